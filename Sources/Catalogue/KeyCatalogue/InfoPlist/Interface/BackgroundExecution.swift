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

private let hotspotHelper = SourceReference.framework(
  "networkextension/nehotspothelper/register(options:queue:handler:)")

/// Background modes, agents and their environment.
private var backgroundKeys: [Key] {
  [
    Key(
      "UIBackgroundModes", .array(of: .string), title: "Required background modes",
      summary: "Lists what the app continues to do in the background.",
      discussion: """
        With a mode, the system starts or resumes the app in the background for the work that the
        mode names. Xcode writes the array when you choose modes in the Background Modes capability;
        for a watch app with a WatchKit extension, add the capability to the extension. macOS has no
        background modes.

        Declare only what the app does: App Review rejects apps that list `audio` or `voip` without
        a feature that people can notice, and App Store Connect refuses a value that it doesn't know
        (ITMS-90112). Leave out `location` if the significant-change location service is enough.
        `processing`, and `fetch` for a `BGAppRefreshTask`, also need
        [`BGTaskSchedulerPermittedIdentifiers`](key:BGTaskSchedulerPermittedIdentifiers). With
        `location`, code also sets `CLLocationManager.allowsBackgroundLocationUpdates`; without the
        mode, setting it is a fatal error.
        """,
      consequence: Consequence(
        "Without a mode, the app is typically suspended while it is in the background.",
        from: .framework("xcode/configuring-background-execution-modes")),
      availability: [
        .iOS("4.0", from: .current), .visionOS("1.0", from: .current),
        .watchOS("4.0", from: .current),
      ],
      values: .documented(
        [
          AllowedValue(
            "audio",
            "For players, recorders, AirPlay and Picture in Picture: audio continues after people leave the app."
          ),
          AllowedValue(
            "location",
            "For navigation and tracking: the standard location service continues in the background.",
            availability: [.iOS("4.0", from: .archive2018), .watchOS("4.0", from: .current)]),
          AllowedValue("voip", "For calls over the network, with CallKit."),
          AllowedValue(
            "fetch",
            "For news and feeds: the system wakes the app from time to time to fetch content.",
            availability: [.iOS("7.0", from: .archive2018), .visionOS("1.0", from: .current)]),
          AllowedValue(
            "remote-notification",
            "For a server that announces new content: a silent notification wakes the app to fetch it.",
            availability: [
              .iOS("7.0", from: .archive2018), .visionOS("1.0", from: .current),
              .watchOS(.unknown, from: .current),
            ]),
          AllowedValue(
            "processing",
            "For longer scheduled tasks, whose names `BGTaskSchedulerPermittedIdentifiers` lists.",
            availability: [.iOS("13.0", from: .current), .visionOS("1.0", from: .current)]),
          AllowedValue(
            "bluetooth-central",
            "For apps that communicate with Bluetooth LE accessories while the app isn't on the screen.",
            availability: [.iOS("5.0", from: .archive2018), .visionOS("1.0", from: .current)]),
          AllowedValue(
            "bluetooth-peripheral",
            "For apps that act as a Bluetooth LE accessory for other devices.",
            availability: [.iOS("6.0", from: .archive2018)]),
          AllowedValue(
            "external-accessory", "For an MFi accessory that sends data at regular intervals.",
            availability: [.iOS("5.0", from: .archive2018)]),
          AllowedValue(
            "nearby-interaction",
            "For measuring the distance to nearby devices with Nearby Interaction.",
            availability: [.iOS(.unknown, from: .current)]),
          AllowedValue(
            "push-to-talk",
            "For walkie-talkie apps: a push notification starts the app, which then plays the audio.",
            availability: [.iOS(.unknown, from: .current)]),
          AllowedValue(
            "network-authentication", "For Wi-Fi logins with `NEHotspotHelper`.",
            availability: [.iOS("9.0", from: hotspotHelper)]),
          AllowedValue(
            "newsstand-content", "For magazines in Newsstand, which iOS no longer has.",
            availability: [.iOS("5.0", from: .archive2018)]),
        ], codes: ["ITMS-90112"]),
      valuesSource: .ownPage,
      required: .optional,
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
        hotspotHelper, .framework("corelocation/cllocationmanager/allowsbackgroundlocationupdates"),
        .framework("uikit/using-background-tasks-to-update-your-app"),
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
          choice: "The values are those of the key's page.",
          reason: "The mode for workouts is in `WKBackgroundModes`."),
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS, iPadOS, visionOS and watchOS."),
            .init(
              .framework("xcode/configuring-background-execution-modes"),
              "Gives audio, fetch, remote-notification and processing to tvOS too."),
          ],
          choice: "The platforms are those of the key's page.",
          reason: "The article names no version of tvOS."),
      ]),
    Key(
      "BGTaskSchedulerPermittedIdentifiers", .array(of: .string),
      title: "Permitted background task scheduler identifiers",
      summary: "Lists the identifiers of the background tasks that the app may schedule.",
      discussion: """
        Write one identifier in reverse-DNS form for each task; each task needs a handler. Use the
        same text in `register(forTaskWithIdentifier:using:launchHandler:)` and in the request. For
        a `BGContinuedProcessingTask` (iOS 26 and later), begin with the app's bundle identifier and
        end with `.*`; each request then replaces the asterisk with its own text.

        Add `fetch` to [`UIBackgroundModes`](key:UIBackgroundModes) for refresh tasks and
        `processing` for longer tasks. Without the mode, `submit(_:)` fails with `notPermitted`. In
        Simulator, the method fails with `unavailable`, so test on a device. For refresh and longer
        tasks, register the handler before the app has finished launching. The system terminates an
        app that registers an identifier twice. With the key, older background fetch methods, such
        as `application(_:performFetchWithCompletionHandler:)`, no longer work.
        """,
      consequence: Consequence(
        "A task that isn't listed can't be registered: `register(forTaskWithIdentifier:using:launchHandler:)` returns `false`.",
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
        ).codes("ITMS-90771").saying(
          "the background mode 'processing' needs the identifiers of the app's tasks",
          "list them in {key}, or remove the mode from 'UIBackgroundModes'"),
      ],
      example: ["com.example.app.cleanup"],
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
        .framework("backgroundtasks/bgtaskscheduler/error/code/notpermitted"),
        .framework("backgroundtasks/bgtaskscheduler/error/code/unavailable"),
      ]),
    Key(
      "LSUIElement", .boolean, title: "Application is agent (UIElement)",
      summary: "Makes a Mac app an agent, without a Dock icon or a menu bar.",
      discussion: """
        Use it for apps that run in the menu bar, and for helpers that show a window occasionally.
        The app can still show windows, but it isn't in the Dock or in the ⌘-Tab app switcher, and
        its menus don't replace those of the active app. An app that never shows anything needs
        [`LSBackgroundOnly`](key:LSBackgroundOnly) instead. Code can change this while the app runs,
        with `setActivationPolicy(_:)`, for example to appear in the Dock while a window is open.

        With `YES`, `NSWorkspace` doesn't post `didLaunchApplicationNotification` for the app, and
        UI tests see the app as running in the background.
        """,
      consequence: Consequence(
        "Without `YES`, the app has an icon in the Dock and a menu bar.",
        from: .framework("appkit/nsapplication/activationpolicy-swift.enum/accessory")),
      availability: [.macOS("10.0", from: .current)],
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
        .framework("appkit/nsworkspace/didlaunchapplicationnotification"),
        .framework("xcuiautomation/xcuiapplication/state"),
      ],
      notes: [textForFlagNote("LSUIElement")],
      alsoAccepts: [.string]),
    Key(
      "LSBackgroundOnly", .boolean, title: "Application is background only",
      summary: "Marks a Mac app that never shows a window or a menu.",
      discussion: """
        Use it for a helper that works only in the background. An executable without a bundle runs
        this way by default. For an app that shows windows or a menu bar item
        but no icon in the Dock, write [`LSUIElement`](key:LSUIElement) instead.
        """,
      consequence: Consequence(
        "Without `YES` or `LSUIElement`, the app appears in the Dock; with `YES`, it can't create windows or become active.",
        from: .framework("appkit/nsapplication/activationpolicy-swift.enum/prohibited")),
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      example: true,
      seeAlso: ["LSUIElement"],
      sources: [
        .ownPage, .publicProjects("LSBackgroundOnly"),
        .framework("appkit/nsapplication/activationpolicy-swift.enum/prohibited"),
      ],
      notes: [textForFlagNote("LSBackgroundOnly")],
      alsoAccepts: [.string]),
    Key(
      "LSMultipleInstancesProhibited", .boolean, title: "Application prohibits multiple instances",
      summary: "Lets only one user of a Mac run the app at a time.",
      discussion: """
        Use it for an app whose resources can't be shared, such as a device that only one process
        can use. With fast user switching, several users can be logged in to a Mac, and each can run
        a copy of the app.
        """,
      consequence: Consequence(
        "With `YES`, the launch fails for a second user; Launch Services returns `kLSMultipleSessionsNotSupportedErr`.",
        from: .framework("coreservices/klsmultiplesessionsnotsupportederr")),
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      example: true,
      sources: [.ownPage, .framework("coreservices/klsmultiplesessionsnotsupportederr")]),
    Key(
      "LSEnvironment", .dictionary,
      title: "Environment variables",
      summary: "Sets environment variables for a Mac app before it starts.",
      discussion: """
        Write a dictionary with the variables' names as keys. Use it for libraries that read their
        settings from the environment. Launch Services sets the variables when it starts the app.
        """,
      consequence: Consequence(
        "An executable that is run from the command line, rather than by Launch Services, doesn't get the variables.",
        from: .archive2018("LaunchServicesKeys.html, LSEnvironment")),
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      example: ["PATH": "/usr/local/bin:/usr/bin:/bin"],
      sources: [.ownPage, .archive2018("LaunchServicesKeys.html, LSEnvironment")]),
    Key(
      "LSEnvironment/*", .string,
      placeholder: "variable",
      summary: "Sets one environment variable, whose name is the key.",
      discussion: """
        Write the variable's name as the code reads it, and its value as a string, even if it is a
        number. Code finds the value in `ProcessInfo.processInfo.environment`.
        [`LSEnvironment`](key:LSEnvironment) explains when variables are set.
        """,
      consequence: Consequence(
        "A program that is started in Terminal, rather than by Launch Services, doesn't get the variable.",
        from: .archive2018("LaunchServicesKeys.html, LSEnvironment")),
      required: .optional,
      example: "/usr/local/bin:/usr/bin:/bin",
      sources: [.ownPage, .archive2018("LaunchServicesKeys.html, LSEnvironment")]),
    Key(
      "LSFileQuarantineEnabled", .boolean,
      title: "File quarantine enabled",
      summary:
        "Puts files that the app creates into quarantine, as if they had been downloaded.",
      discussion: """
        Use it for an app that saves files from the internet, such as a browser, an email app or a
        chat app. With `YES`, the files get the extended attribute `com.apple.quarantine`, so that
        Gatekeeper checks them when people open them. Leave it out of other apps, and exempt the
        files that the app writes for itself with
        [`LSFileQuarantineExcludedPathPatterns`](key:LSFileQuarantineExcludedPathPatterns). An app
        that updates itself must remove the attribute from its downloads; in apps built with
        Electron, the key has broken updates.
        """,
      consequence: Consequence(
        "Without `YES`, the files that the app creates aren't quarantined by default.",
        from: .archive2018("LaunchServicesKeys.html, LSFileQuarantineEnabled")),
      availability: [.macOS("10.0", from: .current)],
      default: false,
      defaultSource: .archive2018("LaunchServicesKeys.html, LSFileQuarantineEnabled"),
      required: .optional,
      example: true,
      seeAlso: ["LSFileQuarantineExcludedPathPatterns"],
      sources: [
        .ownPage, .archive2018("LaunchServicesKeys.html, LSFileQuarantineEnabled"),
        .gitHub("nwjs/nw.js/issues/2294"),
        .gitHub("electron-userland/electron-builder/issues/3754"),
      ]),
  ]
}

/// Agents and background apps whose Boolean is a text.
private func textForFlagNote(_ name: String) -> EditorNote {
  EditorNote(
    .type,
    [
      .init(.ownPage, "A Boolean."),
      .init(.publicProjects(name), "A string in several shipped apps: `1`, `YES` or `true`."),
    ],
    choice: "The value is a Boolean; a string is not an error.",
    reason: "The apps with a string run without an icon in the Dock.")
}
