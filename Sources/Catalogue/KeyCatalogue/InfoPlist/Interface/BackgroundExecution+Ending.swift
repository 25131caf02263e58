import KeyModel

/// How an app ends, logs and chooses its processor architecture.
var executionKeys: [Key] {
  [
    Key(
      "UIApplicationExitsOnSuspend", .boolean,
      title: "Application does not run in background",
      summary: "Terminated an app as soon as people left it, on systems before iOS 13.",
      discussion: """
        Before iOS 13, `YES` made the app quit when people left it. Current systems suspend an app
        that leaves the screen, unless it has work that [`UIBackgroundModes`](key:UIBackgroundModes)
        names; an app that must not keep its state can clear it when it enters the background.
        """,
      avoid: "Remove the key.",
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
      summary: "Notifies a Mac app when a process that it started exits.",
      discussion: """
        With `YES`, the app receives an Apple event of the type `kAEApplicationDied` for each child
        process that exits, so that it can restart a helper, for example. Write a handler for that
        event too. The key covers only processes that the app started itself; to observe other apps,
        use `NSWorkspace`.
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
        "Prevents a Mac from translating an app that has code for the Mac's own processor.",
      discussion: """
        Use it for a universal app that should never run with Rosetta on Apple silicon, for example
        because its plug-ins are native. The system then uses the architecture that needs no
        translation, and the app's Info window no longer shows the option Open using Rosetta. Test
        the app on both kinds of Mac before you add the key. With the key, an app with only Intel
        code that is linked with the macOS 11 SDK or later doesn't run on Apple silicon; linked with
        an earlier SDK, it runs translated.
        """,
      consequence: Consequence(
        "Without the key, people can make a universal app run with Rosetta.",
        from: .framework("apple-silicon/building-a-universal-macos-binary")),
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      example: true,
      seeAlso: ["LSArchitecturePriority"],
      sources: [.ownPage, .framework("apple-silicon/building-a-universal-macos-binary")]),
    Key(
      "LSVisibleInClassic", .boolean,
      title: "Application is visible in Classic",
      summary: "Once let apps in the Classic environment see an agent or a background app.",
      discussion: """
        Classic ran apps for systems before macOS on Macs with PowerPC processors. On systems
        without Classic, the key has no effect.
        """,
      avoid: "Leave it out.",
      availability: [.macOS(from: .archive2018)],
      required: .optional,
      example: true,
      seeAlso: ["LSBackgroundOnly", "LSUIElement"],
      sources: [.archive2018("LaunchServicesKeys.html, LSVisibleInClassic")]),
    Key(
      "OSLogPreferences", .dictionary,
      summary: "Sets which of the app's log messages are recorded, and which are kept on disk.",
      discussion: """
        Use it to ship a build that records more than usual, to a tester for example. The format is
        that of a logging profile: a dictionary for each subsystem, named as in the code's
        `Logger(subsystem:category:)`, that contains a dictionary for each category;
        `DEFAULT-OPTIONS` stands for all categories. Each category's dictionary has a `Level`
        dictionary with `Enable`, the least important level that is recorded, and `Persist`, the
        least important level that is saved to disk rather than kept in memory. The values of both
        are `Default`, `Info`, `Debug` and `Inherit`. With `Inherit`, a category follows its
        subsystem, and a subsystem follows the system.
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
        "Lists the sessions that keep a watch app running when people lower their wrist.",
      discussion: """
        Xcode writes the array when you choose a session type in the Background Modes capability of
        the watch app, or of its WatchKit extension. Choose according to the purpose of the app, not
        the abilities of a session. Besides `workout-processing`, write only one of `self-care`,
        `mindfulness`, `physical-therapy` and `alarm`, because an app has one kind of extended
        runtime session. The system stops a session after 10 minutes for `self-care`, after 30
        minutes for `alarm`, and after an hour for `mindfulness` and `physical-therapy`. An app that
        plays audio or haptic feedback during a workout also needs `audio` in
        [`UIBackgroundModes`](key:UIBackgroundModes).

        For `underwater-depth`, edit the value in the Info.plist by hand. To read the depth, the app
        also needs an entitlement, such as
        [`com.apple.developer.submerged-shallow-depth-and-pressure`](key:entitlements:com.apple.developer.submerged-shallow-depth-and-pressure),
        and [`NSMotionUsageDescription`](key:NSMotionUsageDescription).
        """,
      consequence: Consequence(
        "Without a mode, `WKExtendedRuntimeSession` fails with `notApprovedToStartSession`.",
        from: .framework("watchkit/wkextendedruntimesessionerrorcode/notapprovedtostartsession")),
      availability: [.watchOS("3.0", from: .current)],
      values: .documented([
        AllowedValue(
          "workout-processing", "For apps that record a workout with `HKWorkoutSession`."),
        AllowedValue(
          "self-care", "For short health and well-being activities, such as brushing teeth."),
        AllowedValue(
          "mindfulness", "For silent meditation; meditation while walking is a workout."),
        AllowedValue(
          "physical-therapy", "For stretching and strengthening; strenuous exercise is a workout."),
        AllowedValue(
          "alarm",
          "For waking people at the best moment in a time window; the session is scheduled."),
        AllowedValue("underwater-depth", "For diving and swimming apps that read the depth."),
      ]),
      valuesSource: .ownPage,
      required: .optional,
      apis: [
        API(
          "WKExtendedRuntimeSession", of: "WatchKit",
          linked: "_OBJC_CLASS_$_WKExtendedRuntimeSession"),
        API("HKWorkoutSession", of: "HealthKit"),
      ],
      capability: "Background Modes",
      rules: [
        .present.when(
          .code("the app starts a `WKExtendedRuntimeSession`", ["WKExtendedRuntimeSession"])
        ).from(
          .framework("watchkit/wkextendedruntimesessionerrorcode/notapprovedtostartsession")),
        .should(.atMostOne(of: ["self-care", "mindfulness", "physical-therapy", "alarm"])).from(
          .ownPage),
      ],
      example: ["workout-processing", "physical-therapy"],
      seeAlso: ["UIBackgroundModes"],
      sources: [
        .ownPage, .framework("watchkit/using-extended-runtime-sessions"),
        .framework("watchkit/wkextendedruntimesessionerrorcode/notapprovedtostartsession"),
        .framework("coremotion/accessing-submersion-data"),
        .framework("healthkit/running-workout-sessions"),
      ]),
  ]
}
