import KeyModel

/// A report that the status bar of iOS 6 has the navigation bar's color.
private let tintedBar = SourceReference.gitHub("ipup/PPRevealSideViewController/issues/51")

/// The first orientation on Apple Vision Pro, and the status bar of iOS 6.
var initialAppearanceKeys: [Key] {
  [
    Key(
      "UIPreferredDefaultInterfaceOrientation", .string,
      summary: "Sets the initial orientation of an iPad or iPhone app on Apple Vision Pro.",
      discussion: """
        The key is for unmodified iPad and iPhone apps on visionOS, not for apps built for visionOS.
        Write it if the app supports several orientations and looks best in one of them. The system
        may still choose another orientation, such as the one in which people left the app.
        """,
      consequence: Consequence(
        "Without a value that is in `UISupportedInterfaceOrientations`, an iPad app launches in landscape and an iPhone app in portrait.",
        from: .ownPage),
      availability: [.iOS("2.0", from: .current)],
      values: .documented([
        AllowedValue(
          "UIInterfaceOrientationPortrait",
          "A portrait window, for example for an iPad app with one column."),
        AllowedValue("UIInterfaceOrientationPortraitUpsideDown", "A portrait window, upside down."),
        AllowedValue(
          "UIInterfaceOrientationLandscapeLeft",
          "A landscape window, as with the front camera on the right."),
        AllowedValue(
          "UIInterfaceOrientationLandscapeRight",
          "A landscape window, as with the front camera on the left; the default of iPad apps."),
      ]),
      valuesSource: .ownPage,
      defaultSource: .ownPage,
      defaultDescription: "portrait for iPhone apps, landscape (right) for iPad apps",
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
            .init(.ownPage, "The page's 2024 edition said iOS and iPadOS 17.0."),
          ],
          choice: "iOS and iPadOS 2.0.",
          reason:
            "The page's newer edition takes precedence; visionOS, which reads the key, appeared in the year of iOS 17."
        )
      ]),
    Key(
      "UIStatusBarTintParameters", .dictionary,
      title: "Status bar tinting parameters",
      summary:
        "Describes the navigation bar that gives the status bar its initial tint.",
      discussion: """
        Developers report that on iOS 6, the status bar took on the color of the navigation bar
        below it, and that iOS 7 left them no control over the bar's tint. Apple's page says only
        that the key is about the tint. To set the color of the status bar's text, use
        [`UIStatusBarStyle`](key:UIStatusBarStyle).
        """,
      avoid: "Don't write it in a new project: it is for the tinted status bar of iOS 6.",
      availability: [
        .iOS("2.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      example: ["UINavigationBar": ["Style": "UIBarStyleDefault", "Translucent": false]],
      seeAlso: ["UIStatusBarStyle"],
      sources: [.ownPage, tintedBar, .gitHub("lionheart/openradar-mirror/issues/13393")]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar", .dictionary,
      title: "Navigation bar",
      summary: "Describes the navigation bar of the app's first screen.",
      discussion: """
        In an app that runs on iOS 6, describe the appearance of the first navigation bar: its
        `Style`, whether it is `Translucent`, and its `TintColor` or `BackgroundImage`, if any. Old
        projects often still contain the dictionary, with `UIBarStyleDefault` and `NO`.
        """,
      avoid:
        "Don't write it in a new project: [`UIStatusBarTintParameters`](key:UIStatusBarTintParameters) is for the tinted status bar of iOS 6.",
      example: ["Style": "UIBarStyleBlack", "Translucent": true],
      sources: [
        .ownPage, tintedBar,
        .publicProjects("UIStatusBarTintParameters"),
      ]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/Style", .string,
      summary: "Tells the status bar whether the first screen's navigation bar is light or black.",
      discussion: """
        In an app that runs on iOS 6, write `UIBarStyleBlack` if the first navigation bar is
        black; leave the key out for the standard bar.
        """,
      avoid:
        "Don't write it in a new project: [`UIStatusBarTintParameters`](key:UIStatusBarTintParameters) is for the tinted status bar of iOS 6.",
      values: .documented([
        AllowedValue("UIBarStyleDefault", "The standard bar."),
        AllowedValue("UIBarStyleBlack", "A black bar with light content."),
      ]),
      valuesSource: .current("uistatusbartintparameters/uinavigationbar"),
      default: "UIBarStyleDefault",
      defaultSource: .current("uistatusbartintparameters/uinavigationbar"),
      required: .optional,
      example: "UIBarStyleBlack",
      sources: [.current("uistatusbartintparameters/uinavigationbar"), tintedBar]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/Translucent", .boolean,
      summary:
        "Tells the status bar whether content shows through the first screen's navigation bar.",
      discussion: """
        In an app that runs on iOS 6, write the value of the first navigation bar's
        `isTranslucent`: `NO` for an opaque bar. Apple documents only the type and this purpose, not
        a default.
        """,
      avoid:
        "Don't write it in a new project: [`UIStatusBarTintParameters`](key:UIStatusBarTintParameters) is for the tinted status bar of iOS 6.",
      required: .optional,
      example: false,
      sources: [.current("uistatusbartintparameters/uinavigationbar"), tintedBar]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/BackgroundImage", .string,
      summary: "Names the image behind the first screen's navigation bar.",
      discussion: """
        In an app that runs on iOS 6, write the name of the first navigation bar's background
        image. Apple documents only the type and this purpose, not whether the name has an extension
        or where the file is.
        """,
      avoid:
        "Don't write it in a new project: [`UIStatusBarTintParameters`](key:UIStatusBarTintParameters) is for the tinted status bar of iOS 6.",
      required: .optional,
      example: "BarBackground",
      sources: [.current("uistatusbartintparameters/uinavigationbar"), tintedBar]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/TintColor", .dictionary,
      summary: "Describes the background color of the first screen's navigation bar.",
      discussion: """
        In an app that runs on iOS 6, write the components of the color as numbers from 0 to 1 in
        `Red`, `Green` and `Blue`, such as 0.1, 0.4 and 0.8 for a blue bar. A missing component
        counts as zero. Use the color that the app sets for its first navigation bar.
        """,
      avoid:
        "Don't write it in a new project: [`UIStatusBarTintParameters`](key:UIStatusBarTintParameters) is for the tinted status bar of iOS 6.",
      example: ["Red": 0.1, "Green": 0.4, "Blue": 0.8],
      sources: [.ownPage, tintedBar]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/TintColor/Red", .number,
      summary: "Describes the red component of the first navigation bar's background color.",
      discussion: """
        In an app that runs on iOS 6, write a number from 0.0 (none) to 1.0 (full); divide a
        value from 0 to 255 by 255. Together with `Green` and `Blue`, it forms the [tint
        color](key:UIStatusBarTintParameters/UINavigationBar/TintColor).
        """,
      avoid:
        "Don't write it in a new project: [`UIStatusBarTintParameters`](key:UIStatusBarTintParameters) is for the tinted status bar of iOS 6.",
      default: 0.0,
      defaultSource: .current("uistatusbartintparameters/uinavigationbar/tintcolor"),
      required: .optional,
      rules: [
        .range(0.0...1.0).from(
          .current("uistatusbartintparameters/uinavigationbar/tintcolor"))
      ],
      example: 0.1,
      sources: [.current("uistatusbartintparameters/uinavigationbar/tintcolor"), tintedBar]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/TintColor/Green", .number,
      summary: "Describes the green component of the first navigation bar's background color.",
      discussion: """
        In an app that runs on iOS 6, write a number from 0.0 (none) to 1.0 (full); divide a
        value from 0 to 255 by 255. Together with `Red` and `Blue`, it forms the [tint
        color](key:UIStatusBarTintParameters/UINavigationBar/TintColor).
        """,
      avoid:
        "Don't write it in a new project: [`UIStatusBarTintParameters`](key:UIStatusBarTintParameters) is for the tinted status bar of iOS 6.",
      default: 0.0,
      defaultSource: .current("uistatusbartintparameters/uinavigationbar/tintcolor"),
      required: .optional,
      rules: [
        .range(0.0...1.0).from(
          .current("uistatusbartintparameters/uinavigationbar/tintcolor"))
      ],
      example: 0.4,
      sources: [.current("uistatusbartintparameters/uinavigationbar/tintcolor"), tintedBar]),
    Key(
      "UIStatusBarTintParameters/UINavigationBar/TintColor/Blue", .number,
      summary: "Describes the blue component of the first navigation bar's background color.",
      discussion: """
        In an app that runs on iOS 6, write a number from 0.0 (none) to 1.0 (full); divide a
        value from 0 to 255 by 255. Together with `Red` and `Green`, it forms the [tint
        color](key:UIStatusBarTintParameters/UINavigationBar/TintColor).
        """,
      avoid:
        "Don't write it in a new project: [`UIStatusBarTintParameters`](key:UIStatusBarTintParameters) is for the tinted status bar of iOS 6.",
      default: 0.0,
      defaultSource: .current("uistatusbartintparameters/uinavigationbar/tintcolor"),
      required: .optional,
      rules: [
        .range(0.0...1.0).from(
          .current("uistatusbartintparameters/uinavigationbar/tintcolor"))
      ],
      example: 0.8,
      sources: [.current("uistatusbartintparameters/uinavigationbar/tintcolor"), tintedBar]),
  ]
}
