import KeyModel

private let launchScreenIdentifiers: PropertyPath =
  "UILaunchScreens/UILaunchScreenDefinitions/[]/UILaunchScreenIdentifier"
private let launchStoryboardIdentifiers: PropertyPath =
  "UILaunchStoryboards/UILaunchStoryboardDefinitions/[]/UILaunchStoryboardIdentifier"

/// Launch screens that depend on the URL scheme which starts the app.
var launchScreensBySchemeKeys: [Key] {
  [
    Key(
      "UILaunchScreens", .dictionary,
      summary: "Describes several launch screens and chooses one by URL scheme.",
      discussion: """
        For an app that other apps start with a URL, and that should begin differently then. Describe
        the screens in
        [`UILaunchScreenDefinitions`](key:UILaunchScreens/UILaunchScreenDefinitions), each with an
        identifier, assign schemes in
        [`UIURLToLaunchScreenAssociations`](key:UILaunchScreens/UIURLToLaunchScreenAssociations), and
        name the screen for everything else in
        [`UIDefaultLaunchScreen`](key:UILaunchScreens/UIDefaultLaunchScreen).

        For one screen use [`UILaunchScreen`](key:UILaunchScreen), for storyboards
        [`UILaunchStoryboards`](key:UILaunchStoryboards).
        """,
      consequence: withoutLaunchScreen,
      availability: [.iOS("14.0", from: .current)],
      rules: launchScreenRules,
      example: [
        "UIDefaultLaunchScreen": "standard",
        "UILaunchScreenDefinitions": [
          ["UILaunchScreenIdentifier": "standard", "UIColorName": "LaunchBackground"],
          ["UILaunchScreenIdentifier": "sharing", "UIImageName": "SharingLogo"],
        ],
        "UIURLToLaunchScreenAssociations": ["example-share": "sharing"],
      ],
      seeAlso: ["UILaunchScreen", "CFBundleURLTypes"],
      sources: [.ownPage, launchScreenNote, .gitHub("rhomobile/rhodes/issues/818")]),
    Key(
      "UILaunchScreens/UIDefaultLaunchScreen", .string,
      summary: "Names the launch screen to show where no other is chosen.",
      discussion: """
        Write the identifier of one of the screens. It is shown when someone opens the app from the
        Home Screen, and for URL schemes without an association.
        """,
      rules: [.should(.agrees(with: launchScreenIdentifiers)).from(.ownPage)],
      example: "standard",
      seeAlso: ["UILaunchScreens/UILaunchScreenDefinitions/[]/UILaunchScreenIdentifier"]),
    Key(
      "UILaunchScreens/UIURLToLaunchScreenAssociations", .dictionary,
      summary: "Assigns launch screens to URL schemes.",
      discussion: """
        The keys are schemes of the app, as in [`CFBundleURLTypes`](key:CFBundleURLTypes), without
        `://`. The values are identifiers of screens.
        """,
      example: ["example-share": "sharing"],
      seeAlso: ["CFBundleURLTypes"],
      sources: [.ownPage, .current("uilaunchscreens")]),
    Key(
      "UILaunchScreens/UIURLToLaunchScreenAssociations/*", .string,
      placeholder: "URL scheme",
      summary: "Chooses the launch screen for one URL scheme.",
      discussion: """
        The key is a scheme of [`CFBundleURLTypes`](key:CFBundleURLTypes), the value the identifier of
        one of the screens in
        [`UILaunchScreenDefinitions`](key:UILaunchScreens/UILaunchScreenDefinitions).
        """,
      rules: [
        .should(.agrees(with: launchScreenIdentifiers)).from(.current("uilaunchscreens"))
      ],
      example: "sharing"),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions", .array(of: .dictionary),
      summary: "Describes each of the launch screens.",
      discussion: """
        Each dictionary has the keys of [`UILaunchScreen`](key:UILaunchScreen), and an identifier.
        """,
      example: [
        ["UILaunchScreenIdentifier": "standard", "UIColorName": "LaunchBackground"],
        ["UILaunchScreenIdentifier": "sharing", "UIImageName": "SharingLogo"],
      ]),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UILaunchScreenIdentifier", .string,
      summary: "Identifies one of several launch screens.",
      discussion: """
        Any name that no other screen of the app has. Associations and the default refer to it.
        """,
      rules: [.should(.present).from(.current("uilaunchscreens"))],
      example: "sharing"),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UIColorName", .string,
      summary: "Names the background color of one of several launch screens.",
      discussion: """
        A color of the asset catalog.
        """,
      defaultSource: .ownPage,
      defaultDescription: "the color `systemBackground`",
      required: .optional,
      apis: [API("UIColor.init(named:)", of: "UIKit")],
      example: "LaunchBackground"),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UIImageName", .string,
      summary: "Names the image on one of several launch screens.",
      discussion: """
        An image of the asset catalog, which may have slices. The background shows through where it is
        transparent, and alone if there is no image.
        """,
      consequence: launchScreenWithoutImage,
      required: .optional,
      apis: [namedImage],
      example: "SharingLogo",
      sources: [.ownPage, .framework("technotes/tn3118-debugging-your-apps-launch-screen")]),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UIImageRespectsSafeAreaInsets", .boolean,
      summary: "Keeps the image of one of several launch screens inside the safe area.",
      example: true),
  ]
}

/// Bars on one of several launch screens, and the images that may replace them.
var launchBarsBySchemeKeys: [Key] {
  [
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UINavigationBar", .dictionary,
      summary: "Shows a navigation bar on one of several launch screens.",
      discussion: """
        An empty dictionary shows a plain bar. Leave the key out for a screen without one.
        """,
      required: .optional,
      example: ["UIImageName": "LaunchNavigationBar"]),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UINavigationBar/UIImageName", .string,
      summary:
        "Names an image to show instead of a navigation bar on one of several launch screens.",
      discussion: """
        An image of the asset catalog.
        """,
      required: .optional,
      apis: [namedImage],
      example: "LaunchNavigationBar",
      sources: [.ownPage, .current("uilaunchscreens/uilaunchscreendefinitions/uinavigationbar")]),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UITabBar", .dictionary,
      summary: "Shows a tab bar on one of several launch screens.",
      discussion: """
        An empty dictionary shows a plain bar. Leave the key out for a screen without one.
        """,
      required: .optional,
      example: ["UIImageName": "LaunchTabBar"]),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UITabBar/UIImageName", .string,
      summary: "Names an image to show instead of a tab bar on one of several launch screens.",
      discussion: """
        An image of the asset catalog.
        """,
      required: .optional,
      apis: [namedImage],
      example: "LaunchTabBar",
      sources: [.ownPage, .current("uilaunchscreens/uilaunchscreendefinitions/uitabbar")]),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UIToolbar", .dictionary,
      summary: "Shows a toolbar on one of several launch screens.",
      discussion: """
        An empty dictionary shows a plain bar. Leave the key out for a screen without one.
        """,
      required: .optional,
      example: ["UIImageName": "LaunchToolbar"]),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UIToolbar/UIImageName", .string,
      summary: "Names an image to show instead of a toolbar on one of several launch screens.",
      discussion: """
        An image of the asset catalog.
        """,
      required: .optional,
      apis: [namedImage],
      example: "LaunchToolbar",
      sources: [.ownPage, .current("uilaunchscreens/uilaunchscreendefinitions/uitoolbar")]),
  ]
}

private var namedImage: API {
  API("UIImage.init(named:)", of: "UIKit")
}

/// Storyboards that depend on the URL scheme.
var launchStoryboardsBySchemeKeys: [Key] {
  [
    Key(
      "UILaunchStoryboards", .dictionary,
      summary: "Chooses the storyboard to show at launch by the URL scheme that opens the app.",
      discussion: """
        Give each storyboard an identifier in
        [`UILaunchStoryboardDefinitions`](key:UILaunchStoryboards/UILaunchStoryboardDefinitions),
        assign them to schemes of [`CFBundleURLTypes`](key:CFBundleURLTypes) in
        [`UIURLToLaunchStoryboardAssociations`](key:UILaunchStoryboards/UIURLToLaunchStoryboardAssociations),
        and name the one for everything else in
        [`UIDefaultLaunchStoryboard`](key:UILaunchStoryboards/UIDefaultLaunchStoryboard).

        For one storyboard [`UILaunchStoryboardName`](key:UILaunchStoryboardName) is simpler. Since
        iOS 14 [`UILaunchScreens`](key:UILaunchScreens) does the same without storyboards.
        """,
      consequence: withoutLaunchScreen,
      availability: [.iOS("9.0", from: .current)],
      rules: launchScreenRules,
      example: [
        "UIDefaultLaunchStoryboard": "standard",
        "UILaunchStoryboardDefinitions": [
          [
            "UILaunchStoryboardIdentifier": "standard", "UILaunchStoryboardFile": "LaunchScreen",
          ],
          ["UILaunchStoryboardIdentifier": "sharing", "UILaunchStoryboardFile": "LaunchSharing"],
        ],
        "UIURLToLaunchStoryboardAssociations": ["example-share": "sharing"],
      ],
      seeAlso: ["UILaunchStoryboardName", "CFBundleURLTypes"],
      sources: [
        .ownPage, .archive2018("iPhoneOSKeys.html, UILaunchStoryboards"),
        launchScreenNote, .gitHub("rhomobile/rhodes/issues/818"),
      ]),
    Key(
      "UILaunchStoryboards/UILaunchStoryboardDefinitions", .array(of: .dictionary),
      summary: "Gives each launch storyboard an identifier.",
      example: [
        ["UILaunchStoryboardIdentifier": "standard", "UILaunchStoryboardFile": "LaunchScreen"]
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "An array of dictionaries."),
            .init(
              .archive2018("iPhoneOSKeys.html, UILaunchStoryboards"), "A dictionary."),
          ],
          choice: "An array of dictionaries.",
          reason: "It is the newer source, and one dictionary has room for one storyboard only.")
      ]),
    Key(
      "UILaunchStoryboards/UILaunchStoryboardDefinitions/[]/UILaunchStoryboardIdentifier", .string,
      summary: "Identifies one of several launch storyboards.",
      discussion: """
        Any name; associations and the default refer to it.
        """,
      rules: [.should(.present).from(.current("uilaunchstoryboards"))],
      example: "sharing"),
    Key(
      "UILaunchStoryboards/UILaunchStoryboardDefinitions/[]/UILaunchStoryboardFile", .string,
      summary: "Names the file of one of several launch storyboards.",
      discussion: """
        A storyboard or xib in the bundle; the extension isn't needed.
        """,
      rules: [.should(.present).from(.current("uilaunchstoryboards"))],
      example: "LaunchSharing",
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, UILaunchStoryboards")]),
    Key(
      "UILaunchStoryboards/UIDefaultLaunchStoryboard", .string,
      summary: "Names the launch storyboard to show where no other is chosen.",
      discussion: """
        Write its identifier, not the name of its file.
        """,
      rules: [.should(.agrees(with: launchStoryboardIdentifiers)).from(.ownPage)],
      example: "standard",
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, UILaunchStoryboards")]),
    Key(
      "UILaunchStoryboards/UIURLToLaunchStoryboardAssociations", .dictionary,
      summary: "Assigns launch storyboards to URL schemes.",
      discussion: """
        The keys are schemes of the app without `://`, the values identifiers of storyboards.
        """,
      example: ["example-share": "sharing"],
      seeAlso: ["CFBundleURLTypes"],
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, UILaunchStoryboards")]),
    Key(
      "UILaunchStoryboards/UIURLToLaunchStoryboardAssociations/*", .string,
      placeholder: "URL scheme",
      summary: "Chooses the launch storyboard for one URL scheme.",
      discussion: """
        The key is a scheme of [`CFBundleURLTypes`](key:CFBundleURLTypes), the value the identifier of
        one of the storyboards in
        [`UILaunchStoryboardDefinitions`](key:UILaunchStoryboards/UILaunchStoryboardDefinitions), not
        the name of its file.
        """,
      rules: [
        .should(.agrees(with: launchStoryboardIdentifiers)).from(
          .archive2018("iPhoneOSKeys.html, UILaunchStoryboards"))
      ],
      example: "sharing",
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, UILaunchStoryboards")]),
  ]
}
