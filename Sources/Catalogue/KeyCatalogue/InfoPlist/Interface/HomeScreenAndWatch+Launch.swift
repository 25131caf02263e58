import KeyModel

/// Live Activities on a watch.
var watchLiveActivityKeys: [Key] {
  [
    Key(
      "WKSupportsLiveActivityLaunchAttributeTypes", .array(of: .string),
      summary: "Opens the watch app when a person taps one of the iPhone app's Live Activities.",
      discussion: """
        Write it in the Info.plist of the watch app, not of the iPhone app. The watch shows
        an iPhone's Live Activities in its Smart Stack. List the names of the types that conform
        to `ActivityAttributes` and whose activities the watch app can show, such as
        `DeliveryAttributes`. An empty array stands for all types. The system tells the watch app
        which activity opened it. With a generated Info.plist, set the build setting that Xcode
        calls *Supports Launch for Live Activity Attribute Types*.
        """,
      consequence: Consequence(
        "Unless the array covers the activity's type, the watch shows the activity in full screen, with a button that opens the app on the iPhone.",
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
          ], choice: "The key is `WKSupportsLiveActivityLaunchAttributeTypes`.",
          reason:
            "The key's own page and Xcode's build settings are the reference; the release notes have a typo."
        )
      ])
  ]
}
