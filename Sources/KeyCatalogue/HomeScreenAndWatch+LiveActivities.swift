import KeyModel

/// Live Activities, and watch apps while the wrist is down.
var liveActivityKeys: [Key] {
  [
    Key(
      "NSSupportsLiveActivities", .boolean, title: "Supports Live Activities",
      summary: "Lets the app show Live Activities in the Dynamic Island and on the Lock Screen.",
      discussion: """
        Write it with `YES` in the Info.plist of the app, not of the widget extension that draws the
        activity. Then define the data in a type that conforms to `ActivityAttributes`, the look in
        an `ActivityConfiguration`, and start with `Activity.request(…)`.
        `ActivityAuthorizationInfo().areActivitiesEnabled` says whether people allow Live Activities
        of the app.
        """,
      consequence: Consequence(
        "Without the key in the app, starting a Live Activity throws an error; the key in the widget extension isn't enough.",
        from: .gitHub("csark0812/expo-targets/pull/90")),
      availability: [.iOS("16.1", from: .current)],
      apis: [API("Activity", of: "ActivityKit"), API("ActivityConfiguration", of: "WidgetKit")],
      rules: [
        .present.when(.code("the app starts Live Activities", ["Activity"])).from(
          .framework("activitykit/displaying-live-data-with-live-activities")),
        .onlyIn(.app).from(
          .framework("activitykit/displaying-live-data-with-live-activities")),
      ],
      example: true,
      seeAlso: ["NSSupportsLiveActivitiesFrequentUpdates"],
      sources: [
        .ownPage, .framework("activitykit/displaying-live-data-with-live-activities"),
        .gitHub("csark0812/expo-targets/pull/90"),
      ]),
    Key(
      "NSSupportsLiveActivitiesFrequentUpdates", .boolean,
      summary: "Lets a server update Live Activities more often by push notification.",
      discussion: """
        Set `YES` for an activity that changes many times in a minute, such as a basketball match.
        First try to send what isn't urgent with priority 5, which doesn't count toward the budget.
        People can forbid frequent updates in the settings of the app: look at
        `ActivityAuthorizationInfo.frequentPushesEnabled`, and let the server send less if it is
        false.
        """,
      consequence: Consequence(
        "Without it, the system may hold back notifications beyond the usual budget for an hour.",
        from: .framework(
          "activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications")),
      availability: [.iOS("16.2", from: .current)],
      required: .optional,
      apis: [API("ActivityAuthorizationInfo.frequentPushesEnabled", of: "ActivityKit")],
      rules: [
        .needs("NSSupportsLiveActivities", when: "To update Live Activities").from(
          .framework(
            "activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications")
        ),
        .onlyIn(.app).from(
          .framework(
            "activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications")
        ),
      ],
      example: true,
      seeAlso: ["NSSupportsLiveActivities"],
      sources: [
        .ownPage,
        .framework(
          "activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications"),
      ]),
    Key(
      "WKSupportsAlwaysOnDisplay", .boolean,
      summary: "Keeps a watch app visible, dimmed, while the wrist is down.",
      discussion: """
        Set `NO` only if the app makes no sense on a dimmed screen. Otherwise it stays visible while
        it is in front or has a session in the background. Hide private data with
        `privacySensitive()` or by `redactionReasons` rather than opt out; `isLuminanceReduced` says
        that the picture is dimmed. Apps built with an SDK before watchOS 8 don't take part by
        default.
        """,
      consequence: Consequence(
        "With `NO`, the watch shows the time over a blurred picture of the app.",
        from: .framework("watchos-apps/designing-your-app-for-the-always-on-state")),
      availability: [.watchOS("8.0", from: .current)],
      default: true,
      defaultSource: .ownPage,
      required: .optional,
      apis: [API("EnvironmentValues.isLuminanceReduced", of: "SwiftUI")],
      example: false,
      sources: [.ownPage, .framework("watchos-apps/designing-your-app-for-the-always-on-state")]),
  ]
}
