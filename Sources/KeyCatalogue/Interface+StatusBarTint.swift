import KeyModel

/// The first orientation on Apple Vision Pro, and the status bar of iOS 6.
var initialAppearanceKeys: [Key] {
  [
    Key(
      "UIPreferredDefaultInterfaceOrientation", .string,
      summary: "Sets the orientation in which an iPad or iPhone app starts on Apple Vision Pro.",
      discussion: """
        It is for apps that run on visionOS unchanged; apps built for visionOS ignore it. The value must
        be one of [`UISupportedInterfaceOrientations`](key:UISupportedInterfaceOrientations), and the
        system may still choose another, such as the one in which the app was left.
        """,
      availability: [.iOS("2.0", from: .current)],
      values: .documented([
        AllowedValue("UIInterfaceOrientationPortrait", "Upright."),
        AllowedValue("UIInterfaceOrientationPortraitUpsideDown", "Upside down."),
        AllowedValue("UIInterfaceOrientationLandscapeLeft", "Sideways, turned to the left."),
        AllowedValue("UIInterfaceOrientationLandscapeRight", "Sideways, turned to the right."),
      ]),
      valuesSource: .ownPage,
      defaultSource: .ownPage,
      defaultDescription: "sideways (right) for iPad apps, upright for iPhone apps",
      required: .optional,
      rules: [
        .should(.agrees(with: "UISupportedInterfaceOrientations")).from(.ownPage),
        .should(.absent.when(.platform(.visionOS))).from(.ownPage),
      ],
      example: "UIInterfaceOrientationLandscapeRight",
      seeAlso: ["UISupportedInterfaceOrientations"],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS and iPadOS 2.0."),
            .init(.ownPage, "The page's edition of 2024 said iOS and iPadOS 17.0."),
          ],
          choice: "iOS and iPadOS 2.0.",
          reason:
            "The page's newer edition counts; visionOS, which reads the key, came in the year of iOS 17."
        )
      ]),
    Key(
      "UIStatusBarTintParameters", .dictionary,
      title: "Status bar tinting parameters",
      summary: "Describes the navigation bar from which the status bar takes its first color.",
      discussion: """
        In iOS 6 the status bar of an iPhone took the color of the navigation bar below it; the key told
        the system that color before the app ran. Since iOS 7 the status bar is transparent, and
        [`UIStatusBarStyle`](key:UIStatusBarStyle) sets the color of its text.
        """,
      availability: [
        .iOS("2.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      example: ["UINavigationBar": ["Style": "UIBarStyleDefault", "Translucent": false]],
      seeAlso: ["UIStatusBarStyle"]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar", .dictionary,
      title: "Navigation bar",
      summary: "Describes the navigation bar of the app's first screen.",
      example: ["Style": "UIBarStyleBlack", "Translucent": true]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/Style", .string,
      summary: "Makes the navigation bar of the first screen light or black.",
      values: .documented([
        AllowedValue("UIBarStyleDefault", "The usual bar."),
        AllowedValue("UIBarStyleBlack", "Black, with light content."),
      ]),
      valuesSource: .current("uistatusbartintparameters/uinavigationbar"),
      default: "UIBarStyleDefault",
      defaultSource: .current("uistatusbartintparameters/uinavigationbar"),
      required: .optional,
      example: "UIBarStyleBlack",
      sources: [.current("uistatusbartintparameters/uinavigationbar")]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/Translucent", .boolean,
      summary: "Lets content shine through the navigation bar of the first screen.",
      example: false,
      sources: [.current("uistatusbartintparameters/uinavigationbar")]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/BackgroundImage", .string,
      summary: "Names the image behind the navigation bar of the first screen.",
      example: "BarBackground",
      sources: [.current("uistatusbartintparameters/uinavigationbar")]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/TintColor", .dictionary,
      summary: "Gives the color of that navigation bar by its red, green and blue parts.",
      example: ["Red": 0.1, "Green": 0.4, "Blue": 0.8]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/TintColor/Red", .number,
      summary: "Sets the red part of that navigation bar's color.",
      default: 0.0,
      defaultSource: .current("uistatusbartintparameters/uinavigationbar/tintcolor"),
      required: .optional,
      rules: [
        .range(0.0...1.0).from(
          .current("uistatusbartintparameters/uinavigationbar/tintcolor"))
      ],
      example: 0.4,
      sources: [.current("uistatusbartintparameters/uinavigationbar/tintcolor")]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/TintColor/Green", .number,
      summary: "Sets the green part of that navigation bar's color.",
      default: 0.0,
      defaultSource: .current("uistatusbartintparameters/uinavigationbar/tintcolor"),
      required: .optional,
      rules: [
        .range(0.0...1.0).from(
          .current("uistatusbartintparameters/uinavigationbar/tintcolor"))
      ],
      example: 0.4,
      sources: [.current("uistatusbartintparameters/uinavigationbar/tintcolor")]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/TintColor/Blue", .number,
      summary: "Sets the blue part of that navigation bar's color.",
      default: 0.0,
      defaultSource: .current("uistatusbartintparameters/uinavigationbar/tintcolor"),
      required: .optional,
      rules: [
        .range(0.0...1.0).from(
          .current("uistatusbartintparameters/uinavigationbar/tintcolor"))
      ],
      example: 0.4,
      sources: [.current("uistatusbartintparameters/uinavigationbar/tintcolor")]),
  ]
}
