import KeyModel

/// How AppKit treats gestures and touches.
var touchKeys: [Key] {
  [
    Key(
      "NSIsTouchNative", .boolean,
      summary: "Stops AppKit from turning touches into mouse events.",
      discussion: """
        Apps whose interface is made with AppKit rarely need the key. For apps with another company's
        interface framework, AppKit adds gesture recognizers that make the mouse events such frameworks
        expect. Write `YES` if your app, or the framework in it, reads touches itself and needs no such
        help.
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
      summary: "Keeps gestures to one view at a time.",
      discussion: """
        Leave it out unless people are meant to use several views at once, such as two faders of a
        mixer. By default a gesture in one view keeps touches in other views from starting another. `NO`
        allows that everywhere in the app; for single views, set `exclusiveGestureBehavior` in code
        instead.
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
        Write `YES` if a shortcut that someone presses by accident would spoil a gesture, such as a
        stroke in a drawing app. The key matters only for gestures that aren't exclusive: during an
        exclusive one AppKit ignores the shortcuts anyway. Which gestures are exclusive depends on
        [`NSViewGestureRecognizerIsExclusive`](key:NSViewGestureRecognizerIsExclusive).
        """,
      consequence: Consequence(
        "Without `YES`, a shortcut that someone presses during a gesture that isn't exclusive can disturb the gesture.",
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
