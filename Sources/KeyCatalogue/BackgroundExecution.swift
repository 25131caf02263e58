import KeyModel

extension KeyGroup {
  /// How an app runs.
  static var backgroundExecution: KeyGroup {
    KeyGroup(
      "background-execution", "Running and background",
      summary: "What an app does in the background, and how the system runs it.",
      availability: [.iOS("4.0", from: .current), .macOS("10.0", from: .current)],
      keys: backgroundKeys + executionKeys + quarantineKeys)
  }
}

/// Background modes, agents and their environment.
private var backgroundKeys: [Key] {
  [
    Key(
      "UIBackgroundModes", .array(of: .string),
      title: "Required background modes",
      summary: "Lists what the app does in the background.",
      discussion: """
        Without a mode the system suspends an app soon after it leaves the screen. With one, the
        system starts or resumes the app for that work. Xcode writes the array when you choose modes
        in the Background Modes capability.

        Declare only what the app does: App Review rejects apps that list `audio` or `voip` without a
        feature that people can notice. Where the significant-change location
        service or a background task is enough, use that.

        `processing` also needs
        [`BGTaskSchedulerPermittedIdentifiers`](key:BGTaskSchedulerPermittedIdentifiers). macOS knows
        no background modes.
        """,
      consequence: Consequence(
        "App Store Connect refuses a value that it doesn't know, and App Review a mode that the app makes no use of.",
        from: .gitHub("VitalysRDT/rclone-gui-ios/pull/91")),
      availability: [
        .iOS("4.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("4.0", from: .current),
      ],
      values: .documented(
        [
          AllowedValue("audio", "Plays or records sound in the background."),
          AllowedValue(
            "location", "Gets locations in the background from the standard service.",
            availability: [.iOS("4.0", from: .archive2018), .watchOS("4.0", from: .current)]),
          AllowedValue("voip", "Makes calls over the network."),
          AllowedValue(
            "fetch", "Fetches new content from time to time.",
            availability: [.iOS("7.0", from: .archive2018), .visionOS("1.0", from: .current)]),
          AllowedValue(
            "remote-notification", "Fetches content when a silent notification arrives.",
            availability: [
              .iOS("7.0", from: .archive2018),
              .visionOS("1.0", from: .current), .watchOS(.unknown, from: .current),
            ]),
          AllowedValue(
            "processing", "Runs scheduled tasks, named in `BGTaskSchedulerPermittedIdentifiers`.",
            availability: [.iOS("13.0", from: .current), .visionOS("1.0", from: .current)]),
          AllowedValue(
            "bluetooth-central", "Talks to Bluetooth LE accessories.",
            availability: [.iOS("5.0", from: .archive2018), .visionOS("1.0", from: .current)]),
          AllowedValue(
            "bluetooth-peripheral", "Acts as a Bluetooth LE accessory.",
            availability: [.iOS("6.0", from: .archive2018)]),
          AllowedValue(
            "external-accessory", "Talks to an accessory that sends data at regular intervals.",
            availability: [.iOS("5.0", from: .archive2018)]),
          AllowedValue(
            "nearby-interaction", "Interacts with nearby devices.",
            availability: [.iOS(.unknown, from: .current)]),
          AllowedValue(
            "push-to-talk", "Starts and plays sound on a push-to-talk notification.",
            availability: [.iOS(.unknown, from: .current)]),
          AllowedValue("network-authentication", "Authenticates with Wi-Fi hotspots."),
          AllowedValue(
            "newsstand-content", "Processes content of Newsstand.",
            availability: [.iOS("5.0", from: .archive2018)]),
        ], codes: ["ITMS-90112"]),
      valuesSource: .ownPage,
      apis: [API("BGTaskScheduler", of: "Background Tasks")],
      capability: "Background Modes",
      rules: [
        .should(.stated("Should list only modes whose services the app offers.", on: .code)).from(
          .archive2018("iPhoneOSKeys.html, Table 3"))
      ],
      example: ["fetch", "remote-notification"],
      seeAlso: ["BGTaskSchedulerPermittedIdentifiers"],
      sources: [
        .ownPage, .framework("xcode/configuring-background-execution-modes"),
        .archive2018("iPhoneOSKeys.html, Table 3"), .gitHub("VitalysRDT/rclone-gui-ios/pull/91"),
        .gitHub("skrafft/react-native-jitsi-meet/issues/180"),
        .gitHub("QuickBlox/quickblox-ios-sdk/issues/430"),
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.ownPage, "Lists network-authentication and newsstand-content."),
            .init(
              .framework("xcode/configuring-background-execution-modes"),
              "Leaves them out, and adds workout-processing for watchOS."),
          ],
          choice: "The values of the page.",
          reason: "Workouts have their mode in `WKBackgroundModes`."),
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS, iPadOS, visionOS and watchOS."),
            .init(
              .framework("xcode/configuring-background-execution-modes"),
              "Gives audio, fetch, remote-notification and processing to tvOS as well."),
          ],
          choice: "As on the page of the key.",
          reason: "The article names no version of tvOS."),
      ]),
    Key(
      "BGTaskSchedulerPermittedIdentifiers", .array(of: .string),
      title: "Permitted background task scheduler identifiers",
      summary: "Lists the background tasks that the app may schedule.",
      discussion: """
        Write one identifier in reverse-DNS form for each task that code registers. The same text goes
        into `register(forTaskWithIdentifier:using:launchHandler:)` and into the request. For tasks
        that continue in the background, from iOS 26 on, an identifier ends with `.*`, and each
        request has its own text in place of the asterisk.

        Register a handler for every identifier before the app has finished launching, and only one:
        the system ends an app that registers an identifier twice. With the key, the older methods of
        background fetch, such as `application(_:performFetchWithCompletionHandler:)`, no longer work.
        """,
      consequence: Consequence(
        "A task that isn't listed cannot be registered: the call returns `false`.",
        from: .framework(
          "backgroundtasks/bgtaskscheduler/register(fortaskwithidentifier:using:launchhandler:)")),
      availability: [
        .iOS("13.0", from: .current),
        .tvOS("13.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      apis: [
        API(
          "BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:)",
          of: "Background Tasks"),
        API("BGTaskScheduler.Error.Code.notPermitted", of: "Background Tasks"),
      ],
      rules: [
        .should(
          .pattern(
            "^[A-Za-z0-9-]+(?:\\.[A-Za-z0-9_-]+)+(?:\\.[*])?$",
            "an identifier in reverse-DNS form, such as `com.example.app.refresh`")
        ).from(.ownPage),
        .present.when(.contains("UIBackgroundModes", "processing")).from(
          .gitHub("fluttercommunity/flutter_uploader/issues/59")
        ).codes("ITMS-90771"),
      ],
      example: ["com.example.app.refresh"],
      seeAlso: ["UIBackgroundModes"],
      sources: [
        .ownPage,
        .framework(
          "backgroundtasks/bgtaskscheduler/register(fortaskwithidentifier:using:launchhandler:)"),
        .framework(
          "backgroundtasks/bgcontinuedprocessingtaskrequest/init(identifier:title:subtitle:)",
          confidence: .high),
        .framework("uikit/using-background-tasks-to-update-your-app", confidence: .high),
        .gitHub("fluttercommunity/flutter_uploader/issues/59"),
      ]),
    Key(
      "LSUIElement", .boolean,
      title: "Application is agent (UIElement)",
      summary: "Makes a Mac app an agent without an icon in the Dock.",
      discussion: """
        For apps that live in the menu bar or in a window of their service. The app can still show
        windows; it isn't in the Dock or among the apps that ⌘-Tab shows. Code can change this while
        the app runs, with `setActivationPolicy(_:)`.
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      required: .optional,
      apis: [
        API(
          "NSApplication.ActivationPolicy.accessory", of: "AppKit",
          url:
            "https://developer.apple.com/documentation/appkit/nsapplication/activationpolicy-swift.enum/accessory"
        ),
        API("MenuBarExtra", of: "SwiftUI"),
      ],
      example: true,
      seeAlso: ["LSBackgroundOnly"],
      sources: [
        .ownPage,
        .framework("appkit/nsapplication/activationpolicy-swift.enum/accessory"),
        .framework("swiftui/menubarextra"), .publicProjects("LSUIElement"),
      ],
      notes: [textForFlagNote("LSUIElement")],
      alsoAccepts: [.string]),
    Key(
      "LSBackgroundOnly", .boolean,
      title: "Application is background only",
      summary: "Marks a Mac app that has no interface.",
      discussion: """
        For a helper that only works in the background. An app that shows windows or a menu bar item
        has [`LSUIElement`](key:LSUIElement).
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      required: .optional,
      example: true,
      seeAlso: ["LSUIElement"],
      sources: [.ownPage, .publicProjects("LSBackgroundOnly")],
      notes: [textForFlagNote("LSBackgroundOnly")],
      alsoAccepts: [.string]),
    Key(
      "LSMultipleInstancesProhibited", .boolean,
      title: "Application prohibits multiple instances",
      summary: "Keeps a second user of a Mac from running the app while the first one does.",
      discussion: """
        With `YES` only one of the people who are logged in to a Mac can run the app.
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      required: .optional,
      example: true),
    Key(
      "LSEnvironment", .dictionary,
      title: "Environment variables",
      summary: "Sets environment variables for the app.",
      discussion: """
        Launch Services sets them when it starts the app. They aren't set for an executable that is
        run from the command line.
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      required: .optional,
      example: ["EXAMPLE_MODE": "fast"],
      sources: [.ownPage, .archive2018("LaunchServicesKeys.html, LSEnvironment")]),
    Key(
      "LSEnvironment/*", .string,
      placeholder: "variable",
      summary: "Holds the value of one environment variable.",
      discussion: """
        The key is the name of the variable.
        """,
      example: "fast"),
    Key(
      "LSFileQuarantineEnabled", .boolean,
      title: "File quarantine enabled",
      summary: "Quarantines the files that the app creates.",
      availability: [
        .macOS("10.0", from: .current)
      ],
      default: false,
      defaultSource: .archive2018("LaunchServicesKeys.html, LSFileQuarantineEnabled"),
      required: .optional,
      example: true,
      sources: [.ownPage, .archive2018("LaunchServicesKeys.html, LSFileQuarantineEnabled")]),
  ]
}

/// Agents and background apps whose Boolean is a text.
private func textForFlagNote(_ name: String) -> EditorNote {
  EditorNote(
    .type,
    [
      .init(.ownPage, "A Boolean."),
      .init(.publicProjects(name), "A string in several apps that ship: `1`, `YES` or `true`."),
    ],
    choice: "A Boolean; a string is not an error.",
    reason: "The apps with a string run without an icon in the Dock.")
}
