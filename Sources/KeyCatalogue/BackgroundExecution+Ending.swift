import KeyModel

/// How an app ends, logs and chooses its processor architecture.
var executionKeys: [Key] {
  [
    Key(
      "UIApplicationExitsOnSuspend", .boolean,
      title: "Application does not run in background",
      summary: "Ended an app as soon as people left it, on systems before iOS 13.",
      discussion: """
        Remove the key. On those systems, `YES` made the app quit when people left it, and launch
        again when they came back. Current systems suspend an app that leaves the screen, unless it
        has work that [`UIBackgroundModes`](key:UIBackgroundModes) names; an app that must not keep
        its state can clear it when it enters the background.
        """,
      consequence: Consequence(
        "iOS 13 and later don't support the key: the app is suspended like any other.",
        from: .framework("ios-ipados-release-notes/ios-13-release-notes")),
      availability: [
        .iOS("4.0", deprecated: "13.0", from: .current),
        .tvOS("9.0", deprecated: "13.0", from: .current), .visionOS("1.0", from: .current),
        .watchOS("2.0", deprecated: "6.0", from: .current),
      ],
      required: .optional,
      replacedBy: [],
      example: true,
      seeAlso: ["UIBackgroundModes"],
      sources: [.ownPage, .framework("ios-ipados-release-notes/ios-13-release-notes")]),
    Key(
      "LSGetAppDiedEvents", .boolean,
      title: "Application should get App Died events",
      summary: "Tells a Mac app when a process that it started ends.",
      discussion: """
        With `YES` the app gets an Apple event of the type `kAEApplicationDied` for each child process
        that ends, so that it can start a helper again. Write a handler for that event too. It is for
        processes that the app started itself; other apps are watched with `NSWorkspace`.
        """,
      consequence: Consequence(
        "Without `YES`, the app isn't notified when a child process ends.",
        from: .ownPage),
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      example: true,
      seeAlso: ["NSSupportsSuddenTermination"],
      sources: [.ownPage, .framework("coreservices/kaeapplicationdied")]),
    Key(
      "LSRequiresNativeExecution", .boolean,
      title: "Application requires native environment",
      summary:
        "Keeps a Mac from running an app in translation if it has code for the Mac's own processor.",
      discussion: """
        For a universal app that works on Apple silicon and should never run with Rosetta there, for
        example because its plug-ins are native. The system then takes the architecture that needs no
        translation, and the Info window of the app loses the option Open using Rosetta. Don't add it
        before you have tested the app natively on both kinds of Mac. Linked with an older SDK than that
        of macOS 11, an app with Intel code only still runs translated.
        """,
      consequence: Consequence(
        "An app with Intel code only that is linked with the SDK of macOS 11 or later doesn't run on Apple silicon.",
        from: .ownPage),
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      example: true,
      seeAlso: ["LSArchitecturePriority"],
      sources: [.ownPage, .framework("apple-silicon/building-a-universal-macos-binary")]),
    Key(
      "LSVisibleInClassic", .boolean,
      title: "Application is visible in Classic",
      summary: "Once let apps of the Classic environment see an agent or a background app.",
      discussion: """
        Leave it out. Classic ran apps that are older than macOS on Macs with PowerPC processors; where
        there is no Classic, the key has nothing to act on.
        """,
      availability: [.macOS(from: .archive2018)],
      required: .optional,
      example: true,
      seeAlso: ["LSBackgroundOnly", "LSUIElement"],
      sources: [.archive2018("LaunchServicesKeys.html, LSVisibleInClassic")]),
    Key(
      "OSLogPreferences", .dictionary,
      summary: "Sets which of the app's log messages are recorded, and which are kept on disk.",
      discussion: """
        Use it to ship a build that records more than usual, for example for a tester. The form is that
        of a logging profile: a dictionary for each subsystem, named as in the code's
        `Logger(subsystem:category:)`, and in it one for each category; `DEFAULT-OPTIONS` stands for all
        categories. Each holds `Level` with `Enable`, the least important level that is recorded, and
        `Persist`, what is saved to disk rather than kept in memory. Values are `Default`, `Info`,
        `Debug` and `Inherit`.
        """,
      consequence: Consequence(
        "A subsystem or category that isn't listed follows the system's settings, so `info` and `debug` messages may be missing from the log.",
        from: .framework("os/customizing-logging-behavior-while-debugging")),
      availability: [.macOS("10.15", from: .current)],
      required: .optional,
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
      summary:
        "Lists the sessions for which a watch app keeps running when people lower their wrist.",
      discussion: """
        Xcode writes the array when you choose a session type in the Background Modes capability of the
        watch app, or of its WatchKit extension. Choose by what the app is for, not by what a session
        can do. Beside `workout-processing` there may be one of `self-care`, `mindfulness`,
        `physical-therapy` and `alarm`: an app has one kind of extended runtime session. For
        `underwater-depth`, edit the value in the Info.plist by hand.
        """,
      consequence: Consequence(
        "Without a mode, `WKExtendedRuntimeSession` fails with `notApprovedToStartSession`.",
        from: .framework("watchkit/wkextendedruntimesessionerrorcode/notapprovedtostartsession")),
      availability: [.watchOS("3.0", from: .current)],
      values: .documented([
        AllowedValue(
          "workout-processing", "For apps that record a workout with `HKWorkoutSession`."),
        AllowedValue(
          "self-care", "For short activities of health and well-being, such as brushing teeth."),
        AllowedValue(
          "mindfulness", "For silent meditation; meditation while walking is a workout."),
        AllowedValue(
          "physical-therapy", "For stretching and strengthening; anything strenuous is a workout."),
        AllowedValue(
          "alarm",
          "For waking people at the best moment of a time window; the session is scheduled."),
        AllowedValue("underwater-depth", "For diving and swimming apps that read the depth."),
      ]),
      valuesSource: .ownPage,
      required: .optional,
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
      sources: [
        .ownPage, .framework("watchkit/using-extended-runtime-sessions"),
        .framework("watchkit/wkextendedruntimesessionerrorcode/notapprovedtostartsession"),
        .framework("coremotion/accessing-submersion-data"),
      ]),
  ]
}
