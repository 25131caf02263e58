import KeyModel

/// The first orientation on Apple Vision Pro, and the status bar of iOS 6.
var initialAppearanceKeys: [Key] {
  [
    Key(
      "UIPreferredDefaultInterfaceOrientation", .string,
      summary: "Sets the orientation in which an iPad or iPhone app starts on Apple Vision Pro.",
      discussion: """
        It is for iPad and iPhone apps that run on visionOS unchanged. Write it if the app supports
        several orientations and looks best in one of them; otherwise an iPad app starts sideways and an
        iPhone app upright. The system may still choose another orientation, such as the one in which
        someone left the app.
        """,
      consequence: Consequence(
        "A value that isn't in `UISupportedInterfaceOrientations` has no effect, and apps built for visionOS ignore the key.",
        from: .ownPage),
      availability: [.iOS("2.0", from: .current)],
      values: .documented([
        AllowedValue(
          "UIInterfaceOrientationPortrait",
          "An upright window, such as for an iPad app with one column."),
        AllowedValue("UIInterfaceOrientationPortraitUpsideDown", "An upright window, upside down."),
        AllowedValue(
          "UIInterfaceOrientationLandscapeLeft",
          "A wide window, with the device turned to the left."),
        AllowedValue(
          "UIInterfaceOrientationLandscapeRight",
          "A wide window, with the device turned to the right; usual for iPad apps."),
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
      summary:
        "Describes the navigation bar from which the status bar took its first color in iOS 6.",
      discussion: """
        Don't write it in a new project, and take it out of an app that doesn't run on iOS 6. There
        the status bar of an iPhone took the color of the navigation bar below it, and the key told
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
      discussion: """
        Don't write it in a new project:
        [`UIStatusBarTintParameters`](key:UIStatusBarTintParameters) helps only on iOS 6. In an app
        that still runs there, write what the first navigation bar of the app looks like: its
        `Style`, whether it is `Translucent`, and its `TintColor` or `BackgroundImage` if it has
        one. Old projects often still have it, with `UIBarStyleDefault` and `NO`.
        """,
      example: ["Style": "UIBarStyleBlack", "Translucent": true],
      sources: [
        .ownPage,
        .publicProjects("UIStatusBarTintParameters"),
      ]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/Style", .string,
      summary: "Says whether the navigation bar of the first screen is light or black.",
      discussion: """
        Don't write it in a new project:
        [`UIStatusBarTintParameters`](key:UIStatusBarTintParameters) helps only on iOS 6. In an app
        that still runs there, write `UIBarStyleBlack` if the first navigation bar of the app is
        black; leave the key out for the usual bar.
        """,
      values: .documented([
        AllowedValue("UIBarStyleDefault", "The usual bar."),
        AllowedValue("UIBarStyleBlack", "A black bar with light content."),
      ]),
      valuesSource: .current("uistatusbartintparameters/uinavigationbar"),
      default: "UIBarStyleDefault",
      defaultSource: .current("uistatusbartintparameters/uinavigationbar"),
      required: .optional,
      example: "UIBarStyleBlack",
      sources: [.current("uistatusbartintparameters/uinavigationbar")]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/Translucent", .boolean,
      summary: "Says whether content shows through the navigation bar of the first screen.",
      discussion: """
        Don't write it in a new project:
        [`UIStatusBarTintParameters`](key:UIStatusBarTintParameters) helps only on iOS 6. In an app
        that still runs there, write what the first navigation bar has as `isTranslucent`: `NO` for
        an opaque bar. Apple documents only the type and this purpose, and no default.
        """,
      required: .optional,
      example: false,
      sources: [.current("uistatusbartintparameters/uinavigationbar")]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/BackgroundImage", .string,
      summary: "Names the image behind the navigation bar of the first screen.",
      discussion: """
        Don't write it in a new project:
        [`UIStatusBarTintParameters`](key:UIStatusBarTintParameters) helps only on iOS 6. In an app
        that still runs there, write the name of the image that the first navigation bar of the app
        has as its background. Apple documents only the type and this purpose: not whether the name
        has an extension, nor where the file lies.
        """,
      required: .optional,
      example: "BarBackground",
      sources: [.current("uistatusbartintparameters/uinavigationbar")]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/TintColor", .dictionary,
      summary: "States the background color of the first screen's navigation bar.",
      discussion: """
        Don't write it in a new project:
        [`UIStatusBarTintParameters`](key:UIStatusBarTintParameters) helps only on iOS 6. In an app
        that still runs there, write the parts of the color as numbers from 0 to 1 in `Red`, `Green`
        and `Blue`, such as 0.1, 0.4 and 0.8 for a blue bar; a part that is missing counts as 0.
        Give the color that the app sets for its first navigation bar.
        """,
      example: ["Red": 0.1, "Green": 0.4, "Blue": 0.8]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/TintColor/Red", .number,
      summary: "Sets the red part of the first navigation bar's background color.",
      discussion: """
        Don't write it in a new project:
        [`UIStatusBarTintParameters`](key:UIStatusBarTintParameters) helps only on iOS 6. In an app that still
        runs there, write a number from 0.0 (none) to 1.0 (full); divide a value from 0 to
        255 by 255. Together with `Green` and `Blue` it makes the [tint
        color](key:UIStatusBarTintParameters/UINavigationBar/TintColor).
        """,
      default: 0.0,
      defaultSource: .current("uistatusbartintparameters/uinavigationbar/tintcolor"),
      required: .optional,
      rules: [
        .range(0.0...1.0).from(
          .current("uistatusbartintparameters/uinavigationbar/tintcolor"))
      ],
      example: 0.1,
      sources: [.current("uistatusbartintparameters/uinavigationbar/tintcolor")]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/TintColor/Green", .number,
      summary: "Sets the green part of the first navigation bar's background color.",
      discussion: """
        Don't write it in a new project:
        [`UIStatusBarTintParameters`](key:UIStatusBarTintParameters) helps only on iOS 6. In an app that still
        runs there, write a number from 0.0 (none) to 1.0 (full); divide a value from 0 to
        255 by 255. Together with `Red` and `Blue` it makes the [tint
        color](key:UIStatusBarTintParameters/UINavigationBar/TintColor).
        """,
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
      summary: "Sets the blue part of the first navigation bar's background color.",
      discussion: """
        Don't write it in a new project:
        [`UIStatusBarTintParameters`](key:UIStatusBarTintParameters) helps only on iOS 6. In an app that still
        runs there, write a number from 0.0 (none) to 1.0 (full); divide a value from 0 to
        255 by 255. Together with `Red` and `Green` it makes the [tint
        color](key:UIStatusBarTintParameters/UINavigationBar/TintColor).
        """,
      default: 0.0,
      defaultSource: .current("uistatusbartintparameters/uinavigationbar/tintcolor"),
      required: .optional,
      rules: [
        .range(0.0...1.0).from(
          .current("uistatusbartintparameters/uinavigationbar/tintcolor"))
      ],
      example: 0.8,
      sources: [.current("uistatusbartintparameters/uinavigationbar/tintcolor")]),
  ]
}
