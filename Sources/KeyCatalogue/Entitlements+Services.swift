import KeyModel

extension KeyGroup {
  /// The entitlements of push notifications and associated domains.
  static var serviceEntitlements: KeyGroup {
    KeyGroup(
      "service-entitlements", "Push and associated domains",
      summary: "Which of Apple's services connect an app with servers.", keys: serviceKeys)
  }

  /// The entitlements of media extensions.
  static var mediaExtensionEntitlements: KeyGroup {
    KeyGroup(
      "media-extension-entitlements", "Media extensions",
      summary: "What an extension for media formats needs.", keys: mediaExtensionKeys)
  }
}

/// Xcode replaces the value when it signs, so that only a signature's can be refused.
private var pushEnvironments: AllowedValues {
  .documented([
    AllowedValue("development", "Uses the environment for testing, also called the sandbox."),
    AllowedValue("production", "Uses the environment of TestFlight and the App Store."),
  ])
}

private var serviceKeys: [Key] {
  [
    Key(
      "aps-environment", .string, title: "APS Environment Entitlement",
      summary: "Chooses the environment of the push service in which an app registers.",
      discussion: """
        Xcode writes `development`, and replaces the value by that of the provisioning profile when it
        signs: builds for TestFlight and the App Store use `production`. Both UserNotifications and PushKit need the entitlement.

        Without it, registration fails with *no valid 'aps-environment' entitlement string found for
        application*. A Mac app uses
        [`com.apple.developer.aps-environment`](key:com.apple.developer.aps-environment) instead.
        """,
      consequence: Consequence(
        "Without it, an app can't register for push notifications.",
        from: .gitHub("mplorentz/horcrux/pull/111")),
      availability: [
        .iOS("10.0", from: .current),
        .tvOS("10.0", from: .current),
        .watchOS("3.0", from: .current), .visionOS("1.0", from: .current),
      ],
      values: pushEnvironments,
      valuesSource: .ownPage,
      apis: [API("UIApplication.registerForRemoteNotifications()", of: "UIKit", url: nil)],
      capability: "Push Notifications",
      rules: [
        .present.when(
          .code(
            "an app registers for push notifications",
            ["UIApplication.registerForRemoteNotifications()"]) && !.platform(.macOS)
        ).codes("ITMS-90078").from(.gitHub("zenobase/zenobase-durations/issues/9")),
        .oneOf(["production"]).when(.distribution(.appStore) && .product)
          .codes("ITMS-90046").from(.gitHub("fastlane/fastlane/issues/336")),
        .should(.needs("com.apple.developer.aps-environment", when: "In a Mac app"))
          .when(.platform(.macOS)).from(.entitlement("com.apple.developer.aps-environment")),
      ],
      example: "development",
      seeAlso: ["com.apple.developer.aps-environment"],
      sources: [
        .ownPage, .gitHub("mplorentz/horcrux/pull/111"),
        .gitHub("zenobase/zenobase-durations/issues/9"), .gitHub("fastlane/fastlane/issues/336"),
      ]),
    Key(
      "com.apple.developer.aps-environment", .string, title: "APS Environment (macOS) Entitlement",
      summary: "Chooses the environment of the push service in which a Mac app registers.",
      discussion: """
        It is for Mac apps what [`aps-environment`](key:aps-environment) is for the others. Xcode
        replaces the value by that of the provisioning profile when it signs.
        """,
      availability: [.macOS("10.14", from: .current)],
      values: pushEnvironments,
      valuesSource: .ownPage,
      apis: [API("NSApplication.registerForRemoteNotifications()", of: "AppKit", url: nil)],
      capability: "Push Notifications",
      rules: [
        .should(.needs("aps-environment", when: "In an app that is not for the Mac")).when(
          .platform(.iOS, .iPadOS, .tvOS, .watchOS, .visionOS)
        ).from(.ownPage)
      ],
      example: "development",
      seeAlso: ["aps-environment"]),
    Key(
      "com.apple.developer.associated-domains", .array(of: .string),
      title: "Associated Domains Entitlement",
      summary: "Lists the domains that work together with an app, one entry for each service.",
      discussion: """
        An entry is a service, a colon and a domain, such as `applinks:example.com`. The services are:

        - `applinks`: universal links
        - `webcredentials`: passwords shared with the website
        - `activitycontinuation`: Handoff
        - `appclips`: App Clips
        - `authsrv`: an extension for single sign-on, which signs people in to the domain

        Each subdomain needs its own entry. `*.` before the domain stands for all of them, except for
        App Clips. The server answers `https://example.com/.well-known/apple-app-site-association`
        with a file that names the app. The system gets it from Apple's network, which asks the server
        within a day; devices look for changes about once a week. With `?mode=developer` after the
        domain, a device in developer mode asks the server itself, for an app signed for development
        and with any TLS certificate; `?mode=managed` does so on managed devices, and
        `?mode=developer+managed` on those that are both.

        For a watch app with a WatchKit extension, the extension has the entitlement. `*` alone is in
        provisioning profiles only: the App Store refuses it in a signature.
        """,
      availability: [
        .iOS("9.0", from: .current),
        .macOS("10.15", from: .current),
        .tvOS("9.0", from: .current), .watchOS("6.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      capability: "Associated Domains",
      rules: [
        .should(
          .withPrefix([
            "applinks:", "webcredentials:", "activitycontinuation:", "appclips:", "authsrv:",
          ])
        ).codes("ITMS-90046").from(
          .framework("xcode/configuring-an-associated-domain", confidence: .high)),
        .should(.format(.serviceDomain)).from(
          .framework("xcode/supporting-associated-domains", confidence: .high)),
        .should(.withoutText(["appclips:*"])).from(
          .framework("xcode/supporting-associated-domains", confidence: .high)),
      ],
      example: ["applinks:example.com", "webcredentials:example.com"],
      sources: [
        .ownPage,
        .framework("xcode/supporting-associated-domains", confidence: .high),
        .framework("xcode/configuring-an-associated-domain", confidence: .high),
        .gitHub("fastlane/fastlane/issues/768"),
      ]),
  ]
}

private var mediaExtensionKeys: [Key] {
  [
    Key(
      "com.apple.developer.mediaextension.formatreader", .boolean,
      summary: "Lets an extension read a media format for all apps.",
      discussion: """
        A format reader needs it, with a provisioning profile that grants it; the capability in Xcode
        is *Media Extension Format Reader*.
        """,
      availability: [.macOS(.unknown, from: .current)],
      apis: [API("MEFormatReader", of: "MediaExtension")],
      capability: "Media Extension Format Reader",
      example: true,
      seeAlso: ["com.apple.developer.mediaextension.videodecoder"],
      sources: [.framework("mediaextension/format-reader-entitlement", confidence: .high)]),
    Key(
      "com.apple.developer.mediaextension.videodecoder", .boolean,
      summary: "Lets an extension decode video, or process RAW video, for all apps.",
      discussion: """
        A video decoder needs it, with a provisioning profile that grants it, and so does a RAW
        processor, which always works with a decoder; the capability in Xcode is *Media Extension
        Video Decoder*.
        """,
      availability: [.macOS(.unknown, from: .current)],
      apis: [
        API("MEVideoDecoder", of: "MediaExtension", url: nil),
        API("MERAWProcessor", of: "MediaExtension", url: nil),
      ],
      capability: "Media Extension Video Decoder",
      example: true,
      seeAlso: ["com.apple.developer.mediaextension.formatreader"],
      sources: [
        .framework("mediaextension/video-decoder-entitlement", confidence: .high),
        .framework("mediaextension/raw-processor-entitlement", confidence: .high),
      ]),
  ]
}
