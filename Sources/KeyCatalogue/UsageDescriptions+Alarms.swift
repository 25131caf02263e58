import KeyModel

/// Alarms, Focus and calls.
var alarmAndCallKeys: [Key] {
  [
    Key(
      "NSAlarmKitUsageDescription", .string,
      summary: "Tells people why the app wants to set alarms.",
      discussion: """
        The system shows the text when the app calls `requestAuthorization()`, or else when it
        schedules its first alarm.
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
      summary: "Tells people why the app wants to know whether they have silenced notifications.",
      discussion: """
        An app for messages shows others that someone has a Focus turned on. The system shows the
        text when the app calls `requestAuthorization(completionHandler:)`.
        """,
      consequence: .missingUsageDescription,
      availability: [
        .iOS("15.0", from: .current),
        .macOS("12.0", from: .current), .watchOS("8.0", from: .current),
      ],
      localizable: true,
      apis: [API("INFocusStatusCenter.requestAuthorization(completionHandler:)", of: "Intents")],
      rules: [
        .present.when(.code("the app asks for the Focus status")).from(.ownPage)
      ],
      example: "Shows your friends that you are busy.",
      sources: [
        .ownPage,
        .framework("intents/infocusstatuscenter/requestauthorization(completionhandler:)"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSVoIPUsageDescription", .string,
      summary: "Tells people why the app receives internet calls in the background.",
      availability: [
        .iOS("10.0", from: .current),
        .tvOS("10.0", from: .current), .watchOS("3.0", from: .current),
      ],
      localizable: true,
      apis: [API("CXProvider", of: "CallKit")],
      example: "Rings when someone calls you.",
      seeAlso: ["UIBackgroundModes"]),
  ]
}
