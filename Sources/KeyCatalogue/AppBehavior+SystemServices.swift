import KeyModel

private let noAppRules = Consequence(
  "An app that is signed for distribution gets no app rules from the key.",
  from: .framework("networkextension/netunnelprovidermanager"))

var systemServiceKeys: [Key] {
  [
    Key(
      "GKGameCenterBadgingDisabled", .boolean,
      summary: "Keeps badges off the icon of a turn-based game.",
      discussion: "With `YES` Game Center adds no badge, with `NO` it may.",
      availability: [
        .iOS("7.0", from: .cocoaKeys), .iPadOS("7.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      default: false, defaultSource: .cocoaKeys("GKGameCenterBadgingDisabled"),
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
          reason: "Game Center, Network Extension and uniform types use different prefixes.",
          isEditorial: true),
      ]),
    Key(
      "GKShowChallengeBanners", .boolean,
      summary: "Shows or hides Game Center's challenge banners inside the app.",
      discussion: """
        With `YES` the app shows the banners, with `NO` it hides them. Apple names no replacement for
        the key.
        """,
      availability: [
        .iOS("7.0", deprecated: "26.0", from: .current),
        .visionOS("1.0", deprecated: "26.0", from: .current),
      ],
      example: true,
      sources: [.cocoaKeys("GKShowChallengeBanners"), .cocoaKeys("Table 1"), .ownPage],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 1"), "iOS 7.0."),
            .init(.cocoaKeys("GKShowChallengeBanners"), "iOS without a version."),
            .init(.ownPage, "iOS 7.0, deprecated in 26.0; names nothing that replaces the key."),
          ],
          choice: "iOS 7.0, deprecated in 26.0.",
          reason: "The table and today's reference agree on the introduction.")
      ]),
    Key(
      "NETestAppMapping", .dictionary,
      summary: "Lets you test a per-app VPN extension without a device management server.",
      discussion: """
        Production devices get the mapping of apps to a VPN from a mobile device management (MDM)
        server; this key provides it during development. Each key is the `VPNUUID` of a VPN
        configuration, each value an array with the bundle identifiers of the apps whose traffic goes
        through it.

        1. Make a configuration profile with a payload of the type `com.apple.vpn.managed.applayer`,
           and invent a string for its field `VPNUUID`.
        2. Write that string and the apps into this key, and build.
        3. Install the app and the profile. The system makes one app rule for each bundle
           identifier in the array.
        """,
      consequence: noAppRules,
      availability: [.iOS("9.0", from: .cocoaKeys), .macOS("10.11", from: .cocoaKeys)],
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
      discussion:
        "The key is the `VPNUUID` in the payload of the VPN's configuration profile.",
      consequence: noAppRules,
      rules: [.developmentOnly.from(.archive2018("CocoaKeys.html"))],
      example: ["com.example.browser"],
      sources: [
        .framework("networkextension/netunnelprovidermanager"), .archive2018("CocoaKeys.html"),
      ]),
    Key(
      "NSUserActivityTypes", .array(of: .string),
      summary: "Lists the types of user activity that the app supports.",
      discussion: """
        The app says here which activities it can continue when they come from another device with
        Handoff, or from another app. Choose an identifier for each activity in reverse-DNS form, and
        make the `NSUserActivity` with the same text. The apps must be signed by the same team.

        The list may differ by platform: each app names what it can continue. watchOS apps send
        activities and receive none, so they have no such key. An app that imports credentials adds
        `ASCredentialExchangeActivityType`.
        """,
      availability: [
        .iOS("8.0", from: .cocoaKeys), .macOS("10.10", from: .cocoaKeys),
        .iPadOS("8.0", from: .current),
      ],
      apis: [
        API("NSUserActivity", of: "Foundation"),
        API("ASCredentialImportManager", of: "Authentication Services"),
      ],
      example: ["com.example.app.reading"],
      sources: [
        .cocoaKeys("NSUserActivityTypes"), .cocoaKeys("Table 1"),
        .ownPage,
        .framework("foundation/task_management/implementing_handoff_in_your_app"),
        .framework("authenticationservices/ascredentialimportmanager"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 1"), "iOS and macOS without versions."),
            .init(.cocoaKeys("NSUserActivityTypes"), "iOS 8 and macOS 10.10."),
          ],
          choice: "iOS 8.0 and macOS 10.10.",
          reason: "The key's own section is the more precise of the two.", isEditorial: true)
      ]),
    Key(
      "NSUserNotificationAlertStyle", .string,
      summary: "Sets the style in which the app's notifications first appear.",
      discussion: """
        Keep the default, `banner`; few apps need `alert`. Apple's current documentation no longer
        lists the key.
        """,
      availability: [.macOS("10.8", from: .archive2018)],
      values: .documented([
        AllowedValue("banner", "Notifications appear as banners (recommended)."),
        AllowedValue("alert", "Notifications appear as alerts."),
        AllowedValue("none", "Notifications do not appear on the screen."),
      ]),
      valuesSource: .cocoaKeys("Table 1"),
      default: "banner", defaultSource: .cocoaKeys("NSUserNotificationAlertStyle"),
      required: .optional,
      example: "banner",
      sources: [
        .cocoaKeys("NSUserNotificationAlertStyle"), .cocoaKeys("Table 1"),
        .archive2018("CocoaKeys.html"),
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.cocoaKeys("Table 1"), "banner, alert and none."),
            .init(.cocoaKeys("NSUserNotificationAlertStyle"), "Mentions banner and alert only."),
            .init(.archive2018("CocoaKeys.html"), "banner, alert and none."),
          ],
          choice: "`banner`, `alert` and `none`.",
          reason:
            "The section gives advice rather than a list, and the later edition has all three.")
      ]),
  ]
}
