import KeyModel

private let noAppRules = Consequence(
  "In an app that is signed for distribution, `NETestAppMapping` has no effect.",
  from: .framework("networkextension/netunnelprovidermanager"))

var systemServiceKeys: [Key] {
  [
    Key(
      "GKGameCenterBadgingDisabled", .boolean,
      summary: "Stops Game Center from adding a badge to the icon of a turn-based game.",
      discussion: """
        Only a turn-based game needs the key. Game Center can put a badge on the icon of such a
        game; write `YES` if the game sets its own badge, so that the two counts don't conflict.
        """,
      consequence: Consequence(
        "Without the key, the default applies: Game Center may add its badge.",
        from: .cocoaKeys("GKGameCenterBadgingDisabled")),
      availability: [
        .iOS("7.0", from: .cocoaKeys), .iPadOS("7.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      default: false,
      defaultSource: .cocoaKeys("GKGameCenterBadgingDisabled"),
      required: .optional,
      example: true,
      sources: [.cocoaKeys("GKGameCenterBadgingDisabled"), .cocoaKeys("Table 1"), .ownPage],
      notes: [
        EditorNote(
          .values,
          [
            .init(.cocoaKeys("Table 1"), "Says whether the app has badges."),
            .init(.cocoaKeys("GKGameCenterBadgingDisabled"), "YES opts out of badges."),
            .init(.ownPage, "Says whether GameKit can add badges."),
          ],
          choice: "`YES` means no badges.",
          reason: "The key's own section says so, and its name ends in Disabled."),
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 1"), "iOS 7.0."),
            .init(.cocoaKeys("GKGameCenterBadgingDisabled"), "iOS without a version."),
          ],
          choice: "iOS 7.0.",
          reason: "The table is the more precise of the two.", isEditorial: true),
        EditorNote(
          .name,
          [
            .init(.cocoaKeys("Cocoa Keys"), "Cocoa keys begin with NS."),
            .init(
              .cocoaKeys("Table 1"), "Lists keys that begin with GK, NE and UT as Cocoa keys too."),
          ],
          choice: "The names are those of the table.",
          reason:
            "Game Center, Network Extension and uniform type identifiers use different prefixes.",
          isEditorial: true),
      ]),
    Key(
      "GKShowChallengeBanners", .boolean,
      summary: "Shows or hides Game Center's challenge banners inside the app.",
      discussion: """
        Write `NO` if a banner would cover the game at the wrong time, and show challenges yourself
        at a better moment. A `GKLocalPlayerListener`, which inherits from `GKChallengeListener`,
        receives the challenges. With `YES`, Game Center shows its banners in the game. The key has
        been deprecated since iOS 26, and Apple names no replacement.
        """,
      availability: [
        .iOS("7.0", deprecated: "26.0", from: .current),
        .visionOS("1.0", deprecated: "26.0", from: .current),
      ],
      required: .optional,
      apis: [API("GKChallengeListener", of: "GameKit")],
      example: true,
      sources: [
        .cocoaKeys("GKShowChallengeBanners"), .cocoaKeys("Table 1"), .ownPage,
        .framework("gamekit/gkchallengelistener"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 1"), "iOS 7.0."),
            .init(.cocoaKeys("GKShowChallengeBanners"), "iOS without a version."),
            .init(.ownPage, "iOS 7.0, deprecated in 26.0; names no replacement."),
          ],
          choice: "The key has existed since iOS 7.0 and was deprecated in 26.0.",
          reason: "The table and the current reference agree on the introduction.")
      ]),
    Key(
      "NETestAppMapping", .dictionary,
      summary: "Lets you test a per-app VPN extension without a device management server.",
      discussion: """
        Production devices get the mapping of apps to a VPN from a mobile device management (MDM)
        server; this key provides it during development. Each key is the `VPNUUID` of a VPN
        configuration, and each value is an array of the bundle identifiers of the apps whose
        traffic goes through that VPN.

        1. Create a configuration profile with a payload of the type
           `com.apple.vpn.managed.applayer`, and choose a string for its field `VPNUUID`.
        2. Add that string and the apps to this key in the app's Info.plist, and build.
        3. Install the app and the profile. The system creates one app rule for each bundle
           identifier in the array.
        """,
      consequence: noAppRules,
      availability: [.iOS("9.0", from: .cocoaKeys), .macOS("10.11", from: .cocoaKeys)],
      required: .optional,
      apis: [API("NETunnelProviderManager", of: "Network Extension")],
      rules: [.developmentOnly.from(.cocoaKeys("NETestAppMapping"))],
      example: ["6F2B1D6C-1D0A-4B0E-9A57-0C5B7F3E2A41": ["com.example.browser"]],
      sources: [
        .cocoaKeys("NETestAppMapping"), .cocoaKeys("Table 1"),
        .archive2018("CocoaKeys.html"), .framework("networkextension/netunnelprovidermanager"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 1"), "iOS 9.0 and macOS 10.11."),
            .init(.cocoaKeys("NETestAppMapping"), "iOS and macOS without versions."),
          ],
          choice: "iOS 9.0 and macOS 10.11.",
          reason: "The table is the more precise of the two.", isEditorial: true)
      ]),
    Key(
      "NETestAppMapping/*", .array(of: .string),
      placeholder: "VPNUUID",
      summary: "Lists the bundle identifiers of the apps whose traffic goes through one VPN.",
      discussion: """
        The key is the `VPNUUID` from the payload of the VPN's configuration profile, exactly as
        written there. The array lists the bundle identifiers of the apps to route through that VPN;
        the system creates one app rule for each identifier. For the steps, see
        [`NETestAppMapping`](key:NETestAppMapping).
        """,
      consequence: noAppRules,
      required: .optional,
      rules: [.developmentOnly.from(.archive2018("CocoaKeys.html"))],
      example: ["com.example.browser"],
      sources: [
        .framework("networkextension/netunnelprovidermanager"), .archive2018("CocoaKeys.html"),
      ]),
    Key(
      "NSUserActivityTypes", .array(of: .string),
      summary: "Lists the user activities that the app can continue, from other devices or apps.",
      discussion: """
        Write an identifier in reverse-DNS form for each activity that the app accepts through
        Handoff, or donates to Siri as a shortcut. Create the `NSUserActivity` with exactly the same
        text. Code also sets its `isEligibleForHandoff` or, for Siri, its `isEligibleForPrediction`
        to `true`. For Handoff, the apps on both devices must be signed by the same team. A running
        app receives the activity in `scene(_:continue:)`, or, without scenes and on the Mac, in
        `application(_:continue:restorationHandler:)`. If the activity starts an app with scenes,
        it is in `connectionOptions.userActivities` of `scene(_:willConnectTo:options:)`; only a
        Handoff activity comes after that, in `scene(_:continue:)`.

        The list may differ by platform: each app lists the activities that it can continue. Handoff
        doesn't send activities to watchOS apps, so they don't need the key for it. An app that
        imports credentials adds `ASCredentialExchangeActivity`, the type of the activity that
        starts the app.
        """,
      consequence: Consequence(
        "The system doesn't hand the app an activity whose type isn't in the list.",
        from: .framework("foundation/nsuseractivity/creating_a_user_activity_object")),
      availability: [
        .iOS("8.0", from: .cocoaKeys), .macOS("10.10", from: .cocoaKeys),
        .iPadOS("8.0", from: .current),
      ],
      required: .optional,
      apis: [
        API("NSUserActivity", of: "Foundation"),
        API("ASCredentialImportManager", of: "Authentication Services"),
      ],
      example: ["com.example.app.reading"],
      sources: [
        .cocoaKeys("NSUserActivityTypes"), .cocoaKeys("Table 1"), .ownPage,
        .framework("foundation/task_management/implementing_handoff_in_your_app"),
        .framework("uikit/uiscenedelegate/scene(_:continue:)"),
        .framework("uikit/uiscene/connectionoptions/useractivities"),
        .framework("authenticationservices/ascredentialimportmanager"),
        .framework("authenticationservices/ascredentialexchangeactivity"),
        .framework("foundation/nsuseractivity/creating_a_user_activity_object"),
        .framework("sirikit/donating-shortcuts"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 1"), "iOS and macOS without versions."),
            .init(.cocoaKeys("NSUserActivityTypes"), "iOS 8 and macOS 10.10."),
          ],
          choice: "iOS 8.0 and macOS 10.10.",
          reason: "The key's own section is the more precise of the two.", isEditorial: true),
        EditorNote(
          .values,
          [
            .init(
              .framework("authenticationservices/ascredentialimportmanager"),
              "Sends an activity of the type ASCredentialExchangeActivity, and adds ASCredentialExchangeActivityType to the list."
            ),
            .init(
              .framework("authenticationservices/ascredentialexchangeactivity"),
              "The constant for the activity's type has no Type at its end."),
          ],
          choice: "The list contains `ASCredentialExchangeActivity`.",
          reason: "The system looks for the activity's type in the list."),
      ]),
    Key(
      "NSUserNotificationAlertStyle", .string,
      summary: "Requests the style in which a Mac app's notifications appear at first.",
      discussion: """
        Leave it out unless the app's notifications can't wait. Banners are the default, and Apple
        recommends them. The key is only a request, because people choose the style in System
        Settings, and developers report that macOS often ignores it, especially for apps that aren't
        signed. An Electron app gets an additional button in a notification only if it is signed and
        has the value `alert`.
        Apple's current documentation no longer lists the key.
        """,
      consequence: Consequence(
        "Without the key, notifications appear as banners, which disappear automatically.",
        from: .cocoaKeys("NSUserNotificationAlertStyle")),
      availability: [.macOS("10.8", from: .archive2018)],
      values: .documented([
        AllowedValue(
          "banner", "Notifications disappear automatically, which suits almost all apps."),
        AllowedValue(
          "alert",
          "Notifications stay on the screen until someone answers, because they can't wait."),
        AllowedValue("none", "Notifications don't appear on the screen."),
      ]),
      valuesSource: .cocoaKeys("Table 1"),
      default: "banner",
      defaultSource: .cocoaKeys("NSUserNotificationAlertStyle"),
      required: .optional,
      example: "alert",
      sources: [
        .cocoaKeys("NSUserNotificationAlertStyle"), .cocoaKeys("Table 1"),
        .archive2018("CocoaKeys.html"), .gitHub("MaikuB/flutter_local_notifications/issues/715"),
        .gitHub("lionheart/openradar-mirror/issues/5525"),
        .gitHub("Daij-Djan/DDMountainNotifier/issues/3"),
        .gitHub("electron/electron/blob/main/docs/api/structures/notification-action.md"),
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.cocoaKeys("Table 1"), "banner, alert and none."),
            .init(.cocoaKeys("NSUserNotificationAlertStyle"), "Mentions banner and alert only."),
            .init(.archive2018("CocoaKeys.html"), "banner, alert and none."),
          ],
          choice: "The values are `banner`, `alert` and `none`.",
          reason:
            "The section gives advice rather than a list, and the later edition has all three.")
      ]),
  ]
}
