import KeyModel

/// How an app ends, logs and chooses its processor architecture.
var executionKeys: [Key] {
  [
    Key(
      "UIApplicationExitsOnSuspend", .boolean,
      title: "Application does not run in background",
      summary: "Ended an app as soon as people left it, on systems before iOS 13.",
      discussion: """
        Today's systems suspend an app that leaves the screen by themselves, if it has nothing to do in
        the background. Remove the key.
        """,
      availability: [
        .iOS("4.0", deprecated: "13.0", from: .current),
        .tvOS("9.0", deprecated: "13.0", from: .current), .visionOS("1.0", from: .current),
        .watchOS("2.0", deprecated: "6.0", from: .current),
      ],
      replacedBy: [],
      example: true,
      seeAlso: ["UIBackgroundModes"]),
    Key(
      "LSGetAppDiedEvents", .boolean,
      title: "Application should get App Died events",
      summary: "Tells a Mac app when a process that it started ends.",
      discussion: """
        The app gets an App Died event for each child process that ends.
        """,
      availability: [.macOS("10.0", from: .current)],
      example: true,
      seeAlso: ["NSSupportsSuddenTermination"]),
    Key(
      "LSRequiresNativeExecution", .boolean,
      title: "Application requires native environment",
      summary: "Keeps a Mac from translating an app that has native code.",
      discussion: """
        The system takes an architecture that runs without translation: on Apple silicon the Intel
        part of a universal app is never run with Rosetta. Linked with an older SDK than that of
        macOS 11, an app with Intel code only still runs translated.
        """,
      consequence: Consequence(
        "An app with Intel code only that is linked with the SDK of macOS 11 or later doesn't run on Apple silicon.",
        from: .ownPage),
      availability: [.macOS("10.0", from: .current)],
      example: true,
      seeAlso: ["LSArchitecturePriority"]),
    Key(
      "LSVisibleInClassic", .boolean,
      title: "Application is visible in Classic",
      summary: "Showed an agent or a background app to apps in the Classic environment.",
      discussion:
        "Classic ran apps of the system before macOS on PowerPC. The key does nothing today.",
      availability: [.macOS(from: .archive2018)],
      example: true,
      seeAlso: ["LSBackgroundOnly", "LSUIElement"],
      sources: [.archive2018("LaunchServicesKeys.html, LSVisibleInClassic")]),
    Key(
      "OSLogPreferences", .dictionary,
      summary: "Sets which log messages of a Mac app are recorded, by subsystem and category.",
      discussion: """
        The form is that of a logging profile: a dictionary for each subsystem, and in it one for each
        category. `DEFAULT-OPTIONS` stands for all categories. A dictionary holds `Level` with
        `Enable` and with `Persist`, which says what is saved instead of kept in memory; each is
        `Default`, `Info`, `Debug` or `Inherit`. Give only what differs from the system.
        """,
      availability: [.macOS("10.15", from: .current)],
      apis: [API("Logger", of: "os")],
      example: [
        "com.example.app": [
          "DEFAULT-OPTIONS": ["Level": ["Enable": "Info", "Persist": "Inherit"]],
          "Networking": ["Level": ["Enable": "Debug", "Persist": "Inherit"]],
        ]
      ],
      sources: [
        .ownPage,
        .framework("os/customizing-logging-behavior-while-debugging"),
        .gitHub("mullvad/mullvadvpn-app"),
      ]),
    Key(
      "WKBackgroundModes", .array(of: .string),
      title: "Required background modes (Watch)",
      summary: "Lists the sessions for which a watch app keeps running with the wrist down.",
      discussion: """
        Xcode writes the array when you choose modes in the Background Modes capability of the watch
        app. Choose by what the app is for. Beside `workout-processing` there may be one of the
        modes `self-care`, `mindfulness`, `physical-therapy` and `alarm`: an app has one kind of
        extended runtime session.
        """,
      availability: [.watchOS("3.0", from: .current)],
      values: .documented([
        AllowedValue("workout-processing", "A workout session runs in the background."),
        AllowedValue("self-care", "Sessions for short activities of health and well-being."),
        AllowedValue("mindfulness", "Sessions of silent meditation."),
        AllowedValue("physical-therapy", "Sessions of stretching and strengthening."),
        AllowedValue("alarm", "Sessions that find the best time for an alarm."),
        AllowedValue("underwater-depth", "Sessions under water."),
      ]),
      valuesSource: .ownPage,
      apis: [
        API("WKExtendedRuntimeSession", of: "WatchKit"),
        API("HKWorkoutSession", of: "HealthKit"),
      ],
      capability: "Background Modes",
      rules: [
        .should(.atMostOne(of: ["self-care", "mindfulness", "physical-therapy", "alarm"])).from(
          .ownPage)
      ],
      example: ["workout-processing", "physical-therapy"],
      seeAlso: ["UIBackgroundModes"],
      sources: [.ownPage, .framework("watchkit/using-extended-runtime-sessions")]),
  ]
}
