import KeyModel

/// Live Activities, and watch apps while the wrist is down.
var liveActivityKeys: [Key] {
  [
    Key(
      "NSSupportsLiveActivities", .boolean, title: "Supports Live Activities",
      summary: "Lets the app show Live Activities in the Dynamic Island and on the Lock Screen.",
      discussion: """
        Write it in the Info.plist of the app, not of the widget extension that draws the activity.
        `ActivityAuthorizationInfo().areActivitiesEnabled` says whether people allow Live Activities
        of the app.
        """,
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
      sources: [.ownPage, .framework("activitykit/displaying-live-data-with-live-activities")]),
    Key(
      "NSSupportsLiveActivitiesFrequentUpdates", .boolean,
      summary: "Raises the number of notifications with which a server may update Live Activities.",
      discussion: """
        For an activity that changes many times in a minute, such as a basketball match. People can
        forbid it in the settings of the app: look at
        `ActivityAuthorizationInfo.frequentPushesEnabled`, and let the server send less if it is
        false.
        """,
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
        It works for the app in front, and for one with a session in the background. With `NO` the
        watch shows the time over a blurred picture. Hide private data with `privacySensitive()` or by
        `redactionReasons` rather than opt out; `isLuminanceReduced` says that the picture is dimmed.
        Apps built with an SDK before watchOS 8 don't take part by
        default.
        """,
      availability: [.watchOS("8.0", from: .current)],
      default: true,
      defaultSource: .ownPage,
      required: .optional,
      apis: [API("EnvironmentValues.isLuminanceReduced", of: "SwiftUI")],
      example: false,
      sources: [.ownPage, .framework("watchos-apps/designing-your-app-for-the-always-on-state")]),
  ]
}
