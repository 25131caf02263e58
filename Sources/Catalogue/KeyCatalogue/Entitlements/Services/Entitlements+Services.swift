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
      summary: "Which media formats an extension reads or decodes for all apps.",
      keys: mediaExtensionKeys)
  }
}

/// Xcode replaces the value when it signs, so that only a signature's can be refused.
private var pushEnvironments: AllowedValues {
  .documented([
    AllowedValue(
      "development",
      "For builds you run from Xcode: your server sends to the sandbox environment of the push service."
    ),
    AllowedValue(
      "production",
      "For TestFlight and App Store builds: your server sends to the production environment."),
  ])
}

private var serviceKeys: [Key] {
  [
    Key(
      "aps-environment",
      .string,
      title: "APS Environment Entitlement",
      summary: "Chooses the push service environment that the app registers with.",
      discussion: """
        Every app that registers for push notifications needs this entitlement, whether it uses
        UserNotifications or PushKit. Turn on Push Notifications in Xcode, which writes
        `development`. When Xcode signs the app, it replaces the value with the one in the
        provisioning profile. A Mac app uses
        [`com.apple.developer.aps-environment`](key:com.apple.developer.aps-environment) instead.
        """,
      consequence: Consequence(
        "Without it, registration fails with *no valid 'aps-environment' entitlement string found for application*.",
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
            "an app registers for push notifications") && !.platform(.macOS)
        ).codes("ITMS-90078").saying(
          "the app registers for push notifications without {key}",
          "turn on Push Notifications for its target"
        ).from(.gitHub("zenobase/zenobase-durations/issues/9")),
        .should(.present).when(.contains("info-plist:UIBackgroundModes", "remote-notification"))
          .codes("ITMS-90078").saying(
            "the target has the background mode 'remote-notification' without the entitlement 'aps-environment'",
            "turn on Push Notifications for the target, or remove the mode"
          ).from(.gitHub("GoodDollar/GoodDAPP/issues/3828")),
        .oneOf(["production"]).when(.distribution(.appStore) && .product)
          .codes("ITMS-90046").saying(
            "the App Store takes only apps that are signed for 'production', not for {value}",
            "export the archive with a profile for distribution, which sets {key}"
          ).from(.gitHub("fastlane/fastlane/issues/336")),
        .should(.needs("com.apple.developer.aps-environment", when: "Instead of this entitlement"))
          .when(.platform(.macOS)).from(.entitlement("com.apple.developer.aps-environment")),
      ],
      example: "development",
      seeAlso: ["com.apple.developer.aps-environment"],
      sources: [
        .ownPage, .gitHub("mplorentz/horcrux/pull/111"),
        .gitHub("zenobase/zenobase-durations/issues/9"), .gitHub("fastlane/fastlane/issues/336"),
      ]),
    Key(
      "com.apple.developer.aps-environment",
      .string,
      title: "APS Environment (macOS) Entitlement",
      summary: "Chooses the push service environment that a Mac app registers with.",
      discussion: """
        Every Mac app that registers for push notifications needs this entitlement instead of
        [`aps-environment`](key:aps-environment), which is for other platforms. Turn on Push
        Notifications in Xcode, which writes `development`. When Xcode signs the app, it replaces
        the value with the one in the provisioning profile.
        """,
      consequence: Consequence(
        "Without it, registration fails, and the system calls the app delegate's `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.",
        from: .framework("usernotifications/registering-your-app-with-apns", confidence: .high)),
      availability: [.macOS("10.14", from: .current)],
      values: pushEnvironments,
      valuesSource: .ownPage,
      apis: [API("NSApplication.registerForRemoteNotifications()", of: "AppKit", url: nil)],
      capability: "Push Notifications",
      rules: [
        .should(.needs("aps-environment", when: "Instead of this entitlement")).when(
          .platform(.iOS, .iPadOS, .tvOS, .watchOS, .visionOS)
        ).from(.framework("usernotifications/registering-your-app-with-apns", confidence: .high)),
        .present.when(.code("the Mac app registers for push notifications")).from(
          .framework("usernotifications/registering-your-app-with-apns", confidence: .high)),
      ],
      example: "development",
      seeAlso: ["aps-environment"],
      sources: [
        .ownPage, .framework("usernotifications/registering-your-app-with-apns", confidence: .high),
      ]),
    Key(
      "com.apple.developer.associated-domains",
      .array(of: .string),
      title: "Associated Domains Entitlement",
      summary: "Lists the domains associated with the app, one entry for each service.",
      discussion: """
        An entry is a service, a colon and a domain, such as `applinks:example.com`. The services are:

        - `applinks`: universal links
        - `webcredentials`: passwords and passkeys shared with the website
        - `activitycontinuation`: Handoff
        - `appclips`: App Clips
        - `authsrv`: a single sign-on extension, which signs people in to the domain

        Each subdomain needs its own entry. `*.` before the domain matches all its subdomains, except
        for App Clips. The server provides a file that names the app, at
        `https://example.com/.well-known/apple-app-site-association`. The system downloads the file
        through Apple's content delivery network, which asks the server within a day. Devices check
        for changes about once a week.

        While you develop, write `?mode=developer` after the domain: a device in Developer Mode then
        asks the server directly and accepts any TLS certificate, if the app is signed for
        development and Settings > Developer > Associated Domains Development is on. With
        `?mode=managed`, managed devices ask directly; with `?mode=developer+managed`, only managed
        devices in Developer Mode do. Remove the mode before you submit the app to the App Store.

        In a watch app with a WatchKit extension, add the entitlement to the extension. The value `*`
        belongs only in provisioning profiles: the App Store rejects it in an app's signature.

        The file must be publicly available without a redirect. To test a link, touch and hold it in
        Notes, or enter it in Settings > Developer > Universal Links > Diagnostics. A URL that
        people type in Safari never opens the app, and neither does a link to the domain that Safari
        already shows.
        """,
      consequence: Consequence(
        "Without an entry for the domain, or without the file on the server, universal links open in the browser.",
        from: .framework("technotes/tn3155-debugging-universal-links", confidence: .high)),
      availability: [
        .iOS("9.0", from: .current),
        .macOS("10.15", from: .current),
        .tvOS("9.0", from: .current), .watchOS("6.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      required: .optional,
      capability: "Associated Domains",
      rules: [
        .should(
          .withPrefix([
            "applinks:", "webcredentials:", "activitycontinuation:", "appclips:", "authsrv:",
          ])
        ).codes("ITMS-90046").saying(
          "{value} does not begin with a service",
          "begin it with 'applinks:', 'webcredentials:', 'activitycontinuation:', 'appclips:' or 'authsrv:'"
        ).from(
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
        .framework("appclip/associating-your-app-clip-with-your-website", confidence: .high),
        .framework("technotes/tn3155-debugging-universal-links", confidence: .high),
        .framework("authenticationservices/supporting-passkeys", confidence: .high),
      ]),
  ]
}

private var mediaExtensionKeys: [Key] {
  [
    Key(
      "com.apple.developer.mediaextension.formatreader",
      .boolean,
      summary: "Lets an extension read media files for other apps.",
      discussion: """
        Every format reader needs this entitlement with the value `true` and a provisioning profile
        that grants it. Add the capability Media Extension Format Reader to the extension's target
        in Xcode. The extension's Info.plist also needs [the dictionaries that describe its
        formats](point:com.apple.mediaextension.formatreader).

        After people open the reader's containing app, another app can use the reader if it calls
        `MTRegisterProfessionalVideoWorkflowFormatReaders()`. The reader runs in a sandbox with
        little access to files and the network. Apple's pages name macOS 14 for the API and macOS 15
        for the framework.
        """,
      availability: [.macOS(.unknown, from: .current)],
      apis: [API("MEFormatReader", of: "MediaExtension")],
      capability: "Media Extension Format Reader",
      rules: [
        .present.when(.code("the extension is a media format reader")).from(
          .framework("mediaextension/format-reader-entitlement", confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.mediaextension.videodecoder"],
      sources: [
        .framework("mediaextension/format-reader-entitlement", confidence: .high),
        .framework("mediaextension/meformatreader", confidence: .high),
        .framework("mediaextension", confidence: .high),
      ]),
    Key(
      "com.apple.developer.mediaextension.videodecoder",
      .boolean,
      summary: "Lets an extension decode video or process RAW video for other apps.",
      discussion: """
        Every video decoder needs this entitlement with the value `true` and a provisioning profile
        that grants it. A RAW processor uses the same key, because it always works with a decoder.
        Add the capability Media Extension Video Decoder to the extension's target in Xcode, and
        describe [the codec](point:com.apple.mediaextension.videodecoder) in the extension's
        Info.plist.

        After people open the decoder's containing app, another app can use the decoder if it calls
        `VTRegisterProfessionalVideoWorkflowVideoDecoders()`. Decoders run in a sandbox without
        access to files and the network. Apple's pages name macOS 14 for the API of decoders, and
        macOS 15 for the API of RAW processors and for the framework.
        """,
      availability: [.macOS(.unknown, from: .current)],
      apis: [
        API("MEVideoDecoder", of: "MediaExtension", url: nil),
        API("MERAWProcessor", of: "MediaExtension", url: nil),
      ],
      capability: "Media Extension Video Decoder",
      rules: [
        .present.when(.code("the extension is a video decoder or a RAW processor")).from(
          .framework("mediaextension/video-decoder-entitlement", confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.mediaextension.formatreader"],
      sources: [
        .framework("mediaextension/video-decoder-entitlement", confidence: .high),
        .framework("mediaextension/raw-processor-entitlement", confidence: .high),
        .framework("mediaextension/mevideodecoder", confidence: .high),
        .framework("mediaextension/merawprocessor", confidence: .high),
        .framework("mediaextension", confidence: .high),
      ]),
  ]
}
