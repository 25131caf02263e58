import KeyModel

extension KeyGroup {
  /// What belongs to an app beside the app itself.
  static var homeScreenAndWatch: KeyGroup {
    KeyGroup(
      "home-screen-and-watch", "Home Screen, watch and App Clips",
      summary: "Quick actions, watch apps, App Clips and Live Activities.",
      availability: [.iOS("9.0", from: .current), .watchOS("1.0", from: .current)],
      keys: watchKeys + watchBehaviorKeys + watchLiveActivityKeys + appClipKeys + quickActionKeys
        + liveActivityKeys)
  }
}

/// A watch app that a build has made for an iOS app.
private let watchAppWithCompanion: Condition =
  .builtWatchApp && !.has("WKWatchOnly", true)

/// Watch apps.
private var watchKeys: [Key] {
  [
    Key(
      "WKApplication", .boolean,
      summary: "Marks a watch app that consists of a single target.",
      availability: [
        .watchOS("7.0", from: .current)
      ],
      example: true,
      seeAlso: ["WKWatchKitApp"],
      sources: [.ownPage, .gitHub("swiftlang/swift-build")]),
    Key(
      "WKWatchKitApp", .boolean,
      summary: "Marks the bundle of a watch app.",
      discussion: """
        Templates of Xcode write the key.
        """,
      availability: [
        .watchOS("1.0", from: .current)
      ],
      example: true,
      seeAlso: ["WKApplication", "WKCompanionAppBundleIdentifier"]),
    Key(
      "WKCompanionAppBundleIdentifier", .string,
      summary: "Names the iOS app that a watch app belongs to.",
      discussion: """
        Write the value of [`CFBundleIdentifier`](key:CFBundleIdentifier) of the iOS app.
        """,
      availability: [
        .watchOS("1.0", from: .current)
      ],
      rules: [
        bundleIdentifierRule,
        .present.when(watchAppWithCompanion).from(.gitHub("AloneMonkey/MonkeyDev/issues/284")),
      ],
      example: "com.example.app",
      seeAlso: ["CFBundleIdentifier"],
      sources: [.ownPage, .bundleIdentifiers, .gitHub("AloneMonkey/MonkeyDev/issues/284")]),
    Key(
      "NSExtension/NSExtensionAttributes/WKAppBundleIdentifier", .string,
      summary: "Names the watch app that a WatchKit extension belongs to.",
      discussion: """
        Write the value of [`CFBundleIdentifier`](key:CFBundleIdentifier) of the watch app, which is
        that of the iOS app with `.watchkitapp` behind it. Xcode's templates wrote the key; change it
        when you change the identifier of the iOS app.
        """,
      availability: [
        .watchOS("1.0", from: .current)
      ],
      rules: [
        bundleIdentifierRule
      ],
      extensionPoints: .only(["com.apple.watchkit"]),
      example: "com.example.app.watchkitapp",
      seeAlso: ["CFBundleIdentifier", "WKCompanionAppBundleIdentifier"],
      sources: [
        .current("wkappbundleidentifier"), .current("cfbundleidentifier"),
        .framework("clockkit/displaying-essential-information-on-a-watch-face"), .bundleIdentifiers,
      ],
      notes: [
        EditorNote(
          .placement,
          [
            .init(.current("wkappbundleidentifier"), "Lists the key without a parent."),
            .init(
              .framework("clockkit/displaying-essential-information-on-a-watch-face"),
              "NSExtension, NSExtensionAttributes, WKAppBundleIdentifier."),
          ],
          choice: "The key belongs in `NSExtensionAttributes`.",
          reason: "The article describes a project that works."),
        EditorNote(
          .availability,
          [
            .init(.current("wkappbundleidentifier"), "watchOS 1.0."),
            .init(.current("nsextension/nsextensionattributes"), "Doesn't name watchOS."),
          ],
          choice: "watchOS 1.0.",
          reason: "The key's own page is the more specific of the two."),
      ]),
    Key(
      "WKExtensionDelegateClassName", .string,
      summary: "Names the class of the WatchKit extension's delegate.",
      discussion: """
        The class adopts `WKExtensionDelegate`. Change the value only if you rename or replace the
        class.
        """,
      availability: [
        .watchOS("2.0", from: .current)
      ],
      apis: [API("WKExtensionDelegate", of: "WatchKit")],
      example: "Example.ExtensionDelegate"),
    Key(
      "WKRunsIndependentlyOfCompanionApp", .boolean,
      title: "App can run independently of companion iPhone app",
      summary: "Lets people use a watch app without its iOS app.",
      discussion: """
        With `YES` the watch app can be installed and runs even where the iOS app isn't installed.
        """,
      availability: [
        .watchOS("6.0", from: .current)
      ],
      example: true,
      seeAlso: ["WKWatchOnly"]),
    Key(
      "WKWatchOnly", .boolean,
      title: "App is only available as a standalone watchOS app",
      summary: "Marks a watch app that has no iOS app.",
      availability: [
        .watchOS("6.0", from: .current)
      ],
      example: true,
      seeAlso: ["WKRunsIndependentlyOfCompanionApp"]),
  ]
}

/// App Clips.
private var appClipKeys: [Key] {
  [
    Key(
      "NSAppClip", .dictionary,
      title: "App Clip",
      summary: "Asks for additional abilities of an App Clip.",
      discussion: """
        It belongs in the Info.plist of the App Clip, not of the full app.
        """,
      availability: [.iOS("14.0", from: .current)],
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.parent-application-identifiers",
            when: "In an App Clip")
        ).from(.ownPage)
      ],
      example: ["NSAppClipRequestLocationConfirmation": true]),
    Key(
      "NSAppClip/NSAppClipRequestEphemeralUserNotification", .boolean,
      title: "Requests ephemeral user notifications",
      summary: "Lets an App Clip notify people for up to eight hours.",
      discussion: """
        The time begins when people open the App Clip.
        """,
      example: true),
    Key(
      "NSAppClip/NSAppClipRequestLocationConfirmation", .boolean,
      title: "Requests location confirmation",
      summary: "Lets an App Clip confirm that people are where they scanned its code.",
      discussion: """
        Pass the region where the code should be, with a radius of at most 500 meters, to
        `confirmAcquired(in:completionHandler:)`. The App Clip learns whether people were there, not
        where they are. It gets an error if they refuse in the card, or came by a link instead of an
        App Clip Code, QR code or NFC tag.
        """,
      apis: [API("APActivationPayload", of: "App Clips")],
      example: true,
      sources: [.ownPage, .framework("appclip/confirming-a-person-s-physical-location")]),
  ]
}
