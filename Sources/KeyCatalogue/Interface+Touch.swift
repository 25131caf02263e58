import KeyModel

/// How AppKit treats gestures and touches.
var touchKeys: [Key] {
  [
    Key(
      "NSIsTouchNative", .boolean,
      summary: "Stops AppKit from turning touches into mouse events.",
      discussion: """
        For apps with an interface framework of another maker, AppKit adds gesture recognizers that
        make the mouse events such frameworks expect. If your app reads touches itself, they get in
        its way: set `YES`. Apps whose interface is made with AppKit rarely need the key.
        """,
      availability: [.macOS("27.0", from: .current)],
      default: false, defaultSource: .ownPage, required: .optional,
      example: true,
      seeAlso: ["NSViewGestureRecognizerIsExclusive"]),
    Key(
      "NSViewGestureRecognizerIsExclusive", .boolean,
      summary: "Keeps gestures to one view at a time.",
      discussion: """
        During a gesture in one view, touches in other views start no gesture. `NO` lets several views
        recognize gestures at once; write it only if your app is made for that. For single views, set
        `exclusiveGestureBehavior` in code instead.
        """,
      availability: [.macOS("27.0", from: .current)],
      default: true, defaultSource: .ownPage,
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
      summary: "Ignores the keyboard shortcuts of menus during a gesture.",
      discussion: """
        During an exclusive gesture AppKit ignores them anyway. The key is for apps that also have
        gestures which aren't exclusive, and in which a shortcut pressed by accident would spoil the
        gesture.
        """,
      availability: [.macOS("27.0", from: .current)],
      default: false, defaultSource: .ownPage,
      required: .optional,
      example: true,
      seeAlso: ["NSViewGestureRecognizerIsExclusive"]),
  ]
}
