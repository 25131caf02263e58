import KeyModel

/// Alarms, Focus and calls.
var alarmAndCallKeys: [Key] {
  [
    Key(
      "NSAlarmKitUsageDescription", .string,
      summary: "Tells people why the app wants to set alarms.",
      discussion: """
        It covers the alarms and timers that the app schedules with AlarmKit. The system shows the
        text when the app calls `requestAuthorization()`, or else when it schedules its first alarm;
        call the method yourself to choose the moment. A notification at a set time isn't an alarm:
        it needs the permission for notifications, for which the Info.plist has no text.
        """,
      consequence: Consequence(
        "Without the key, or with an empty text, the app can't schedule alarms.",
        from: .ownPage),
      availability: [.iOS("26.0", from: .current), .macCatalyst("26.0", from: .current)],
      localizable: true,
      apis: [API("AlarmManager.requestAuthorization()", of: "AlarmKit")],
      rules: [
        .present.when(.code("the app schedules alarms with AlarmKit")).from(.ownPage)
      ],
      example: "Wakes you at the end of your nap.",
      sources: [.ownPage, .framework("alarmkit/scheduling-an-alarm-with-alarmkit")]),
    Key(
      "NSFocusStatusUsageDescription", .string,
      summary: "Tells people why the app wants to know whether a Focus silences notifications.",
      discussion: """
        It is for messaging apps that show others that someone has a Focus turned on. The system
        shows the text when the app calls `requestAuthorization(completionHandler:)` of
        `INFocusStatusCenter`. To read the status, the app also needs the permission for
        notifications and the entitlement
        [`com.apple.developer.usernotifications.communication`](key:entitlements:com.apple.developer.usernotifications.communication).
        The app learns only whether notifications are silenced, not which Focus is on.
        """,
      consequence: .missingUsageDescription,
      availability: [
        .iOS("15.0", from: .current),
        .macOS("12.0", from: .current), .watchOS("8.0", from: .current),
      ],
      localizable: true,
      apis: [
        API(
          "INFocusStatusCenter.requestAuthorization(completionHandler:)", of: "Intents",
          linked: "-requestAuthorizationWithCompletionHandler: _OBJC_CLASS_$_INFocusStatusCenter")
      ],
      rules: [
        .present.when(
          .code(
            "the app asks for the Focus status",
            ["INFocusStatusCenter.requestAuthorization(completionHandler:)"])
        ).from(.ownPage)
      ],
      example: "Shows your friends that you have silenced notifications.",
      sources: [
        .ownPage,
        .framework("intents/infocusstatuscenter/requestauthorization(completionhandler:)"),
        .framework(
          "usernotifications/handling-communication-notifications-and-focus-status-updates"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSVoIPUsageDescription", .string,
      summary: "Tells people why the app receives internet calls in the background.",
      discussion: """
        Apple documents only its type, and that the text says why the app gets internet calls in the
        background. No source says where the text appears or that an app needs it. What a calling
        app does need is the background mode `voip` in [`UIBackgroundModes`](key:UIBackgroundModes)
        and [`NSMicrophoneUsageDescription`](key:NSMicrophoneUsageDescription).
        """,
      availability: [
        .iOS("10.0", from: .current),
        .tvOS("10.0", from: .current), .watchOS("3.0", from: .current),
      ],
      localizable: true,
      apis: [API("CXProvider", of: "CallKit")],
      example: "Rings when someone calls you.",
      seeAlso: ["UIBackgroundModes", "NSMicrophoneUsageDescription"]),
  ]
}
