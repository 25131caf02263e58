import KeyModel

/// Live Activities, and watch apps while the wrist is down.
var liveActivityKeys: [Key] {
  [
    Key(
      "NSSupportsLiveActivities", .boolean, title: "Supports Live Activities",
      summary: "Lets the app show Live Activities, on the Lock Screen for example.",
      discussion: """
        Set it to `YES` in the Info.plist of the app, not of the widget extension that draws the
        activity. Then define the data in a type that conforms to `ActivityAttributes` and the
        appearance in an `ActivityConfiguration`, and start an activity with `Activity.request(…)`
        while the app is in the foreground; in iOS 17.2 and later, a push notification can start it
        too. `ActivityAuthorizationInfo().areActivitiesEnabled` says whether people allow the app's
        Live Activities.
        """,
      consequence: Consequence(
        "Without the key in the app, starting a Live Activity throws an error; the key in the widget extension isn't enough.",
        from: .gitHub("csark0812/expo-targets/pull/90")),
      availability: [.iOS("16.1", from: .current)],
      apis: [API("Activity", of: "ActivityKit"), API("ActivityConfiguration", of: "WidgetKit")],
      rules: [
        .present.when(.code("the app starts Live Activities")).from(
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
      summary: "Lets a server update Live Activities more often with push notifications.",
      discussion: """
        Set `YES` for an activity that changes many times a minute, such as a basketball game.
        First, try sending less urgent updates with priority 5, which don't count toward the budget.
        People can turn off frequent updates in the app's settings: check
        `ActivityAuthorizationInfo.frequentPushesEnabled`, and if it is false, let the server send
        fewer updates.
        """,
      consequence: Consequence(
        "Without `YES`, the system may throttle notifications that exceed the usual hourly budget.",
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
      summary: "Keeps a watch app visible but dimmed while the wrist is down.",
      discussion: """
        Set `NO` only if the app doesn't make sense on a dimmed screen. With `YES`, the app stays
        visible while it is the frontmost app or has a background session. Instead of opting out,
        hide private data with `privacySensitive()` or `redactionReasons`. `isLuminanceReduced` says
        whether the display is dimmed. Apps built with an SDK before watchOS 8 don't stay visible by
        default. In a watch app with a WatchKit extension, write the key in the extension's
        Info.plist.
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
