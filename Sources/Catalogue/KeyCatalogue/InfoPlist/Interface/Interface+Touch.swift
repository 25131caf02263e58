import KeyModel

/// How AppKit treats gestures and touches.
var touchKeys: [Key] {
  [
    Key(
      "NSIsTouchNative", .boolean,
      summary: "Stops AppKit from turning touches into mouse events.",
      discussion: """
        Apps with an AppKit interface rarely need the key. For apps with a third-party interface
        framework, AppKit adds gesture recognizers that create the mouse events that these
        frameworks expect. Write `YES` if your app or its framework handles touches itself and
        doesn't need these events.
        """,
      consequence: Consequence(
        "Without `YES`, the gesture recognizers that AppKit adds can interfere with an app's own handling of touches.",
        from: .ownPage),
      availability: [.macOS("27.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      example: true,
      seeAlso: ["NSViewGestureRecognizerIsExclusive"]),
    Key(
      "NSViewGestureRecognizerIsExclusive", .boolean,
      summary: "Limits gestures to one view at a time.",
      discussion: """
        Leave the key out unless people should be able to use several views at once, such as two
        faders in a mixer. By default, a gesture in one view prevents touches in other views from
        starting another gesture. `NO` allows simultaneous gestures everywhere in the app; for
        individual views, set `exclusiveGestureBehavior` in code instead.
        """,
      consequence: Consequence(
        "With `NO`, gestures in several views run at the same time and can conflict.",
        from: .ownPage),
      availability: [.macOS("27.0", from: .current)],
      default: true,
      defaultSource: .ownPage,
      required: .optional,
      apis: [
        API(
          "NSView.exclusiveGestureBehavior", of: "AppKit",
          url:
            "https://developer.apple.com/documentation/appkit/nsview/exclusivegesturebehavior-swift.property"
        )
      ],
      example: false,
      seeAlso: ["NSGestureRecognizerSuppressesMainMenuActions"]),
    Key(
      "NSGestureRecognizerSuppressesMainMenuActions", .boolean,
      summary: "Ignores the keyboard shortcuts of menu items during a gesture.",
      discussion: """
        Write `YES` if accidentally pressing a shortcut would disrupt a gesture, such as a stroke in
        a drawing app. The key matters only for gestures that aren't exclusive: during an exclusive
        gesture, AppKit ignores the shortcuts anyway. Which gestures are exclusive depends on
        [`NSViewGestureRecognizerIsExclusive`](key:NSViewGestureRecognizerIsExclusive).
        """,
      consequence: Consequence(
        "Without `YES`, pressing a shortcut during a gesture that isn't exclusive can disrupt the gesture.",
        from: .ownPage),
      availability: [.macOS("27.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      example: true,
      seeAlso: ["NSViewGestureRecognizerIsExclusive"],
      sources: [
        .ownPage,
        .current("nsviewgesturerecognizerisexclusive"),
      ]),
  ]
}
