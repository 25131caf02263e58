import KeyModel

extension KeyGroup {
  /// Parts that belong to an app beside the app itself.
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

/// A device refuses the app around a watch app that isn't marked as one.
private let markedWatchApp: Rule =
  .atLeastOne(of: ["WKApplication", "WKWatchKitApp"]).when(
    .product && .bundle(.app) && .contains("CFBundleSupportedPlatforms", "WatchOS")
  ).saying(
    "a watch app is not marked as one",
    "set 'WKApplication' to 'YES', or 'WKWatchKitApp' if the app has a WatchKit extension"
  ).from(.gitHub("tuist/tuist/issues/6281"))

/// Watch apps.
private var watchKeys: [Key] {
  [
    Key(
      "WKApplication", .boolean,
      summary: "Marks a watch app that consists of a single target, without a WatchKit extension.",
      discussion: """
        Every watch app has either this key or [`WKWatchKitApp`](key:WKWatchKitApp), never both.
        Xcode adds it with the value `YES` to the Info.plist that it generates for a single-target
        app, which runs on watchOS 7 and later. Write it yourself if the build setting
        `GENERATE_INFOPLIST_FILE` is `NO`, or if another tool creates the Info.plist. To convert an app with a WatchKit extension, choose Validate Settings in Xcode's
        Editor menu.
        """,
      consequence: Consequence(
        "An iOS app can't be installed if its watch app has neither this key nor `WKWatchKitApp` set to `YES`.",
        from: .gitHub("craft-native/craft/issues/194")),
      availability: [
        .watchOS("7.0", from: .current)
      ],
      rules: [markedWatchApp],
      example: true,
      seeAlso: ["WKWatchKitApp"],
      sources: [
        .ownPage, .gitHub("swiftlang/swift-build"), .gitHub("tuist/tuist/issues/6281"),
        .framework("technotes/tn3157-updating-your-watchos-project-for-swiftui-and-widgetkit"),
        .gitHub("craft-native/craft/issues/194"), .gitHub("SAP/cloud-sdk-ios-fiori/pull/1612"),
      ]),
    Key(
      "WKWatchKitApp", .boolean,
      summary: "Marks a watch app whose code is in a WatchKit extension.",
      discussion: """
        The key is for the older kind of watch app, with one target for the app and one for its
        extension, in which Xcode sets it to `YES`. A single-target app uses
        [`WKApplication`](key:WKApplication) instead: remove this key when you convert the project.
        """,
      avoid: "Don't write it in a new app.",
      consequence: Consequence(
        "An iOS app can't be installed if its watch app has both this key and `WKApplication`.",
        from: .gitHub("SAP/cloud-sdk-ios-fiori/pull/1612")),
      availability: [
        .watchOS("1.0", from: .current)
      ],
      rules: [markedWatchApp],
      example: true,
      seeAlso: ["WKApplication", "WKCompanionAppBundleIdentifier"],
      sources: [
        .ownPage, .gitHub("tuist/tuist/issues/6281"), .gitHub("swiftlang/swift-build"),
        .gitHub("craft-native/craft/issues/194"),
        .gitHub("SAP/cloud-sdk-ios-fiori/pull/1612"),
        .framework("technotes/tn3157-updating-your-watchos-project-for-swiftui-and-widgetkit"),
      ]),
    Key(
      "WKCompanionAppBundleIdentifier", .string,
      summary: "Names the iOS app that a watch app belongs to.",
      discussion: """
        Every watch app with an iOS app needs the key, even an independent watch app. Write the iOS
        app's [`CFBundleIdentifier`](key:CFBundleIdentifier), such as `com.example.app`; the watch
        app's identifier begins with it, as in `com.example.app.watchkitapp`. Xcode's templates
        contain the key; change it if you change the iOS app's identifier or sign the app under a
        different identifier. A watch-only app uses [`WKWatchOnly`](key:WKWatchOnly) instead.
        """,
      consequence: Consequence(
        "The system refuses to install an iOS app whose watch app doesn't name that iOS app.",
        from: .gitHub("Marxon13/iOS-Asset-Extractor/issues/14")),
      availability: [
        .watchOS("1.0", from: .current)
      ],
      rules: [
        bundleIdentifierRule,
        .present.when(watchAppWithCompanion).saying(
          "the watch app does not say which iOS app it belongs to",
          "add {key} with that app's identifier, or set 'WKWatchOnly' to 'YES' if the app has no companion"
        ).from(.gitHub("AloneMonkey/MonkeyDev/issues/284")),
      ],
      example: "com.example.app",
      seeAlso: ["CFBundleIdentifier"],
      sources: [
        .ownPage, .bundleIdentifiers, .gitHub("AloneMonkey/MonkeyDev/issues/284"),
        .framework("technotes/tn3157-updating-your-watchos-project-for-swiftui-and-widgetkit"),
        .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/WKAppBundleIdentifier", .string,
      summary: "Names the watch app that a WatchKit extension belongs to.",
      discussion: """
        Only a watch app with a separate WatchKit extension needs it, not a single-target app. Write
        the watch app's [`CFBundleIdentifier`](key:CFBundleIdentifier), which is that of the iOS app
        followed by `.watchkitapp`. Xcode's templates wrote the key; change it if you change the iOS
        app's identifier.
        """,
      consequence: Consequence(
        "If the value isn't the identifier of the watch app, the build fails in Xcode.",
        from: .gitHub("kuglee/TermiWatch/issues/9")),
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
        .framework("technotes/tn3157-updating-your-watchos-project-for-swiftui-and-widgetkit"),
        .gitHub("kuglee/TermiWatch/issues/9"), .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"),
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
          reason: "The article describes a working project."),
        EditorNote(
          .availability,
          [
            .init(.current("wkappbundleidentifier"), "watchOS 1.0."),
            .init(.current("nsextension/nsextensionattributes"), "Doesn't name watchOS."),
          ],
          choice: "The version is watchOS 1.0.",
          reason: "The key's own page is the more specific of the two."),
      ]),
    Key(
      "WKExtensionDelegateClassName", .string,
      summary: "Names the class of the WatchKit extension's delegate.",
      discussion: """
        Write the name of a class that adopts `WKExtensionDelegate`, with its module's name in front
        if it is a Swift class. Change the value only if you rename or replace the class. An app
        with the SwiftUI life cycle doesn't need the key: it has a `WKApplicationDelegateAdaptor`,
        or no delegate at all. A single-target app adopts `WKApplicationDelegate`. WatchKit creates
        an object of the class and makes it the `delegate` of the shared `WKExtension`.
        """,
      availability: [.watchOS("2.0", from: .current)],
      required: .optional,
      apis: [API("WKExtensionDelegate", of: "WatchKit")],
      bundleKinds: [.appExtension],
      example: "$(PRODUCT_MODULE_NAME).ExtensionDelegate",
      sources: [
        .ownPage,
        .framework("technotes/tn3157-updating-your-watchos-project-for-swiftui-and-widgetkit"),
        .framework("watchkit/wkextensiondelegate"),
      ]),
    Key(
      "WKRunsIndependentlyOfCompanionApp", .boolean,
      title: "App can run independently of companion iPhone app",
      summary: "Lets people use a watch app without installing its iOS app.",
      discussion: """
        Set `YES`, or select Supports Running Without iOS App Installation in Xcode, if the watch
        app signs in, loads data and asks for permissions itself. It can communicate with the iPhone
        through Watch Connectivity, but must not depend on it. If the app has a WatchKit extension,
        the key is in the extension's Info.plist. For an app without an iOS app, use
        [`WKWatchOnly`](key:WKWatchOnly).
        """,
      consequence: Consequence(
        "Without `YES`, people can't open the watch app until its iOS app is installed on the iPhone.",
        from: .framework("watchos-apps/creating-independent-watchos-apps")),
      availability: [.watchOS("6.0", from: .current)],
      example: true,
      seeAlso: ["WKWatchOnly"],
      sources: [
        .ownPage, .framework("watchos-apps/creating-independent-watchos-apps"),
        .framework("technotes/tn3157-updating-your-watchos-project-for-swiftui-and-widgetkit"),
      ],
      notes: [
        EditorNote(
          .default,
          [
            .init(.ownPage, "Xcode's template for an iOS app with a watch app writes YES."),
            .init(
              .framework("watchos-apps/creating-independent-watchos-apps"),
              "In a new project the option is off, and the watch app depends on the iOS app."),
          ],
          choice: "The entry has no default.",
          reason: "Both sources describe what Xcode writes, not what the system does.")
      ]),
    Key(
      "WKWatchOnly", .boolean,
      title: "App is only available as a standalone watchOS app",
      summary: "Marks a watch app that has no iOS app.",
      discussion: """
        Set `YES`, or choose Watch-only App for a new project in Xcode, which writes the key.
        Nothing is then installed on the iPhone: the iOS target in the project is an empty wrapper
        for the App Store. If you add an iOS app, remove the key and name the app in
        [`WKCompanionAppBundleIdentifier`](key:WKCompanionAppBundleIdentifier). Once the iOS app is
        in the App Store, you can't return to a watch-only app. If the app has a WatchKit extension,
        the key is in the extension's Info.plist.
        """,
      consequence: Consequence(
        "Without `YES`, the watch app must name an iOS app in `WKCompanionAppBundleIdentifier`.",
        from: .gitHub("AloneMonkey/MonkeyDev/issues/284")),
      availability: [.watchOS("6.0", from: .current)],
      example: true,
      seeAlso: ["WKRunsIndependentlyOfCompanionApp"],
      sources: [
        .ownPage, .framework("watchos-apps/creating-independent-watchos-apps"),
        .framework("technotes/tn3157-updating-your-watchos-project-for-swiftui-and-widgetkit"),
        .gitHub("AloneMonkey/MonkeyDev/issues/284"),
      ]),
  ]
}

/// App Clips.
private var appClipKeys: [Key] {
  [
    Key(
      "NSAppClip", .dictionary,
      title: "App Clip",
      summary:
        "Requests additional abilities for an App Clip: notifications and location confirmation.",
      discussion: """
        Write it in the Info.plist of the App Clip, not of the full app, if the App Clip notifies
        people
        ([`NSAppClipRequestEphemeralUserNotification`](key:NSAppClip/NSAppClipRequestEphemeralUserNotification))
        or confirms their location
        ([`NSAppClipRequestLocationConfirmation`](key:NSAppClip/NSAppClipRequestLocationConfirmation)).
        Each ability adds a note to the App Clip card, where people can turn it off.
        """,
      consequence: Consequence(
        "Without the key, temporary notifications and location confirmation are off.",
        from: .framework("appclip/enabling-notifications-in-app-clips")),
      availability: [.iOS("14.0", from: .current)],
      required: .optional,
      bundleKinds: [.appClip],
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.parent-application-identifiers",
            when: "In an App Clip")
        ).from(.entitlement("com.apple.developer.parent-application-identifiers"))
      ],
      example: ["NSAppClipRequestLocationConfirmation": true],
      sources: [
        .ownPage, .framework("appclip/enabling-notifications-in-app-clips"),
        .framework("appclip/confirming-a-person-s-physical-location"),
        .entitlement("com.apple.developer.parent-application-identifiers"),
      ]),
    Key(
      "NSAppClip/NSAppClipRequestEphemeralUserNotification", .boolean,
      title: "Requests ephemeral user notifications",
      summary:
        "Lets an App Clip notify people for up to eight hours without asking for permission.",
      discussion: """
        Set `YES` for news about one errand, for example that a meal is on its way. The eight hours
        start again with each launch. Before you schedule a notification, test for
        `authorizationStatus == .ephemeral`, because people can turn notifications off in the App
        Clip card. To notify people for longer than a day, ask for permission as in an app; if
        people refuse, the App Clip loses the eight hours too.

        If the App Clip serves several businesses, each notification needs a target content
        identifier, `target-content-id` in a payload: a URL that matches the App Clip experience of
        its business.
        """,
      consequence: Consequence(
        "Without `YES`, the App Clip has to ask for permission before it can notify people.",
        from: .framework("appclip/enabling-notifications-in-app-clips")),
      required: .optional,
      apis: [API("UNAuthorizationStatus.ephemeral", of: "User Notifications")],
      example: true,
      sources: [.ownPage, .framework("appclip/enabling-notifications-in-app-clips")]),
    Key(
      "NSAppClip/NSAppClipRequestLocationConfirmation", .boolean,
      title: "Requests location confirmation",
      summary: "Lets an App Clip confirm that people are at the expected location.",
      discussion: """
        Set `YES` if the App Clip has to be sure of the location, for example before it unlocks a
        scooter. Pass the region where people should be, with a radius of at most 500 meters, to
        `confirmAcquired(in:completionHandler:)`. The method returns an error if people decline, or
        opened the App Clip with a link instead of a code or tag. The App Clip learns whether people
        are in the region, not where they are. The full app has to use Core Location instead, so
        don't add the key to the full app.
        """,
      consequence: Consequence(
        "Without `YES`, the App Clip can't confirm the location.",
        from: .framework("appclip/confirming-a-person-s-physical-location")),
      required: .optional,
      apis: [API("APActivationPayload", of: "App Clips")],
      example: true,
      sources: [.ownPage, .framework("appclip/confirming-a-person-s-physical-location")]),
  ]
}
