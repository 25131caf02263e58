import KeyModel

/// Live Activities on a watch.
var watchLiveActivityKeys: [Key] {
  [
    Key(
      "WKSupportsLiveActivityLaunchAttributeTypes", .array(of: .string),
      summary: "Opens the watch app when a person taps one of the iPhone app's Live Activities.",
      discussion: """
        Write it in the Info.plist of the watch app, not of the iPhone app. A Live Activity of the
        iPhone appears in the watch's Smart Stack. List the names of the types that conform to
        `ActivityAttributes` and whose activities the watch app can show, such as
        `DeliveryAttributes`; an empty array stands for all of them. The system tells the watch app
        which activity it was opened for. With a generated Info.plist, set the build setting, which
        Xcode calls *Supports Launch for Live Activity Attribute Types*.
        """,
      consequence: Consequence(
        "Without an entry that fits, the watch shows the activity on the full screen, with a button that opens the app on the iPhone.",
        from: .ownPage),
      availability: [.watchOS("11.1", from: .current)],
      required: .optional,
      apis: [API("ActivityAttributes", of: "ActivityKit")],
      bundleKinds: [.app],
      example: ["DeliveryAttributes"],
      sources: [.ownPage, .framework("watchos-release-notes/watchos-11-release-notes")],
      notes: [
        EditorNote(
          .name,
          [
            .init(.ownPage, "WKSupportsLiveActivityLaunchAttributeTypes."),
            .init(
              .framework("watchos-release-notes/watchos-11-release-notes"),
              "WKSupportsLiveActivityLaunchAttributesTypes."),
          ], choice: "`WKSupportsLiveActivityLaunchAttributeTypes`.",
          reason:
            "The key's own page and Xcode's build settings are the reference; the release notes have a slip."
        )
      ])
  ]
}
