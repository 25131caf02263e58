import KeyModel

private let launchScreenIdentifiers: PropertyPath =
  "UILaunchScreens/UILaunchScreenDefinitions/[]/UILaunchScreenIdentifier"
private let launchStoryboardIdentifiers: PropertyPath =
  "UILaunchStoryboards/UILaunchStoryboardDefinitions/[]/UILaunchStoryboardIdentifier"

/// Launch screens that depend on the URL scheme that opens the app.
var launchScreensBySchemeKeys: [Key] {
  [
    Key(
      "UILaunchScreens", .dictionary,
      summary:
        "Describes several launch screens and chooses one by the URL scheme that opens the app.",
      discussion: """
        Use it if your app starts on a different screen when another app opens it with a URL.
        Describe the screens in
        [`UILaunchScreenDefinitions`](key:UILaunchScreens/UILaunchScreenDefinitions), each with an
        identifier, assign them to schemes of [`CFBundleURLTypes`](key:CFBundleURLTypes) in
        [`UIURLToLaunchScreenAssociations`](key:UILaunchScreens/UIURLToLaunchScreenAssociations),
        and name the screen for everything else in
        [`UIDefaultLaunchScreen`](key:UILaunchScreens/UIDefaultLaunchScreen).

        The key is only for apps that require iOS 14 or later. An app that also runs on earlier systems
        needs a storyboard, with [`UILaunchStoryboards`](key:UILaunchStoryboards); developers report
        that App Store Connect otherwise rejects the upload. For a single screen, use
        [`UILaunchScreen`](key:UILaunchScreen).
        """,
      consequence: withoutLaunchScreen,
      availability: [.iOS("14.0", from: .current)],
      rules: launchScreenRules,
      example: [
        "UIDefaultLaunchScreen": "standard",
        "UILaunchScreenDefinitions": [
          [
            "UILaunchScreenIdentifier": "standard", "UIColorName": "LaunchBackground",
            "UIImageName": "LaunchLogo",
          ],
          ["UILaunchScreenIdentifier": "sharing", "UIImageName": "SharingLogo"],
        ],
        "UIURLToLaunchScreenAssociations": ["example-share": "sharing"],
      ],
      seeAlso: ["UILaunchScreen", "CFBundleURLTypes"],
      sources: [
        .ownPage, launchScreenNote, .gitHub("rhomobile/rhodes/issues/818"),
        .gitHub("nordicsemi/IOS-nRF-Connect-Device-Manager/issues/187"),
      ],
      notes: [launchScreenException]),
    Key(
      "UILaunchScreens/UIDefaultLaunchScreen", .string,
      summary: "Names the launch screen to show when no URL scheme chooses another.",
      discussion: """
        Write the
        [`UILaunchScreenIdentifier`](key:UILaunchScreens/UILaunchScreenDefinitions/[]/UILaunchScreenIdentifier)
        of one of the screens, not the name of its image or color. The screen appears when someone opens
        the app from the Home Screen, and for URL schemes that
        [`UIURLToLaunchScreenAssociations`](key:UILaunchScreens/UIURLToLaunchScreenAssociations) doesn't
        list.
        """,
      rules: [.should(.agrees(with: launchScreenIdentifiers)).from(.ownPage)],
      example: "standard",
      seeAlso: ["UILaunchScreens/UILaunchScreenDefinitions/[]/UILaunchScreenIdentifier"]),
    Key(
      "UILaunchScreens/UIURLToLaunchScreenAssociations", .dictionary,
      summary: "Assigns launch screens to the URL schemes of the app.",
      discussion: """
        The keys are schemes that the app declares in [`CFBundleURLTypes`](key:CFBundleURLTypes),
        without `://`. The values are identifiers of screens, not names of images.
        """,
      consequence: Consequence(
        "A URL scheme that the dictionary doesn't list gets the screen that `UIDefaultLaunchScreen` names.",
        from: .current("uilaunchscreens/uidefaultlaunchscreen")),
      required: .optional,
      example: ["example-share": "sharing"],
      seeAlso: ["CFBundleURLTypes"],
      sources: [.ownPage, .current("uilaunchscreens")]),
    Key(
      "UILaunchScreens/UIURLToLaunchScreenAssociations/*", .string,
      placeholder: "URL scheme",
      summary: "Chooses the launch screen for one URL scheme.",
      discussion: """
        The key is a scheme of [`CFBundleURLTypes`](key:CFBundleURLTypes), written without `://`:
        `example-share` for `example-share://photo/1`. The value is the
        [identifier](key:UILaunchScreens/UILaunchScreenDefinitions/[]/UILaunchScreenIdentifier) of one
        of the screens, not the name of its image.
        """,
      consequence: Consequence(
        "A URL scheme that the dictionary doesn't list gets the screen that `UIDefaultLaunchScreen` names.",
        from: .current("uilaunchscreens/uidefaultlaunchscreen")),
      rules: [
        .should(.agrees(with: launchScreenIdentifiers)).from(.current("uilaunchscreens"))
      ],
      example: "sharing"),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions", .array(of: .dictionary),
      summary: "Describes each of the launch screens.",
      discussion: """
        Write one dictionary for each screen. It has the keys of [`UILaunchScreen`](key:UILaunchScreen),
        such as `UIColorName` and `UIImageName`, and a
        [`UILaunchScreenIdentifier`](key:UILaunchScreens/UILaunchScreenDefinitions/[]/UILaunchScreenIdentifier)
        by which the default and the URL schemes refer to it. A screen with nothing but an identifier
        shows the system's background color.
        """,
      example: [
        [
          "UILaunchScreenIdentifier": "standard", "UIColorName": "LaunchBackground",
          "UIImageName": "LaunchLogo",
        ],
        ["UILaunchScreenIdentifier": "sharing", "UIImageName": "SharingLogo"],
      ],
      sources: [
        .ownPage,
        .current("uilaunchscreens/uilaunchscreendefinitions/uicolorname"),
      ]),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UILaunchScreenIdentifier", .string,
      summary: "Identifies one of several launch screens.",
      discussion: """
        Pick any name that no other screen of the app has. Use the same string in
        [`UIDefaultLaunchScreen`](key:UILaunchScreens/UIDefaultLaunchScreen) or in the values of
        [`UIURLToLaunchScreenAssociations`](key:UILaunchScreens/UIURLToLaunchScreenAssociations).
        """,
      consequence: Consequence(
        "Without an identifier, neither `UIDefaultLaunchScreen` nor a URL scheme can refer to the screen.",
        from: .current("uilaunchscreens/uilaunchscreendefinitions")),
      rules: [.should(.present).from(.current("uilaunchscreens"))],
      example: "standard"),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UIColorName", .string,
      summary: "Sets the background color of one of several launch screens.",
      discussion: """
        Write the name of a color set in the asset catalog, the string that you would pass to `UIColor(named:)`. The key
        works as the [key of a single launch screen](key:UILaunchScreen/UIColorName) does. If the app supports Dark Mode,
        give the color set a dark variant.
        """,
      consequence: Consequence(
        "Without the key, the background is `systemBackground`, which follows Dark Mode.",
        from: .ownPage),
      defaultSource: .ownPage,
      defaultDescription: "the color `systemBackground`",
      required: .optional,
      apis: [API("UIColor.init(named:)", of: "UIKit")],
      example: "LaunchBackground"),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UIImageName", .string,
      summary: "Puts an image on one of several launch screens.",
      discussion: """
        Write the name of an image set in the asset catalog, as for `UIImage(named:)`; the image may be sliced. The
        background shows through the transparent parts of the image. For size and position, see the [key of a single launch
        screen](key:UILaunchScreen/UIImageName).
        """,
      consequence: Consequence(
        "Without an image, the launch screen shows only the background color.", from: .ownPage),
      apis: [namedImage],
      example: "LaunchLogo"),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UIImageRespectsSafeAreaInsets", .boolean,
      summary: "Keeps the image of one of several launch screens inside the safe area.",
      discussion: """
        The key works as the [key of a single launch screen](key:UILaunchScreen/UIImageRespectsSafeAreaInsets) does: with
        `YES`, a large image stays out of areas such as the one behind the status bar. Apple documents no default.
        """,
      required: .optional,
      example: true,
      sources: [
        .ownPage,
        .framework("uikit/uiview/safeareainsets"),
        .framework("xcode/specifying-your-apps-launch-screen"),
      ]),
  ]
}

/// Bars on one of several launch screens, and the images that may replace them.
var launchBarsBySchemeKeys: [Key] {
  [
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UINavigationBar", .dictionary,
      summary: "Shows a navigation bar on one of several launch screens.",
      discussion: """
        Write the key for a screen that leads to a view with a navigation bar; an empty dictionary shows a plain bar. The
        key works as the [key of a single launch screen](key:UILaunchScreen/UINavigationBar) does. Each screen can have
        different bars.
        """,
      consequence: Consequence(
        "Without the key, this launch screen has no navigation bar.",
        from: .ownPage),
      required: .optional,
      example: ["UIImageName": "LaunchNavigationBar"]),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UINavigationBar/UIImageName", .string,
      summary: "Replaces the plain navigation bar of one of several launch screens with an image.",
      discussion: """
        Write the name of an image set in the asset catalog, as for `UIImage(named:)`. The key works as the [key of a single
        launch screen](key:UILaunchScreen/UINavigationBar/UIImageName) does.
        """,
      consequence: Consequence(
        "Without the key, the launch screen shows the system's plain bar.",
        from: .current("uilaunchscreens/uilaunchscreendefinitions/uinavigationbar")),
      required: .optional,
      apis: [namedImage],
      example: "LaunchNavigationBar",
      sources: [.ownPage, .current("uilaunchscreens/uilaunchscreendefinitions/uinavigationbar")]),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UITabBar", .dictionary,
      summary: "Shows a tab bar on one of several launch screens.",
      discussion: """
        Write the key for a screen that leads to a view with a tab bar; an empty dictionary shows a plain bar. The key works
        as the [key of a single launch screen](key:UILaunchScreen/UITabBar) does. Each screen can have different bars.
        """,
      consequence: Consequence(
        "Without the key, this launch screen has no tab bar.",
        from: .ownPage),
      required: .optional,
      example: ["UIImageName": "LaunchTabBar"]),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UITabBar/UIImageName", .string,
      summary: "Replaces the plain tab bar of one of several launch screens with an image.",
      discussion: """
        Write the name of an image set in the asset catalog, as for `UIImage(named:)`. The key works as the [key of a single
        launch screen](key:UILaunchScreen/UITabBar/UIImageName) does.
        """,
      consequence: Consequence(
        "Without the key, the launch screen shows the system's plain bar.",
        from: .current("uilaunchscreens/uilaunchscreendefinitions/uitabbar")),
      required: .optional,
      apis: [namedImage],
      example: "LaunchTabBar",
      sources: [.ownPage, .current("uilaunchscreens/uilaunchscreendefinitions/uitabbar")]),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UIToolbar", .dictionary,
      summary: "Shows a toolbar on one of several launch screens.",
      discussion: """
        Write the key for a screen that leads to a view with a toolbar; an empty dictionary shows a plain bar. The key works
        as the [key of a single launch screen](key:UILaunchScreen/UIToolbar) does. Each screen can have different bars.
        """,
      consequence: Consequence(
        "Without the key, this launch screen has no toolbar.",
        from: .ownPage),
      required: .optional,
      example: ["UIImageName": "LaunchToolbar"]),
    Key(
      "UILaunchScreens/UILaunchScreenDefinitions/[]/UIToolbar/UIImageName", .string,
      summary: "Replaces the plain toolbar of one of several launch screens with an image.",
      discussion: """
        Write the name of an image set in the asset catalog, as for `UIImage(named:)`. The key works as the [key of a single
        launch screen](key:UILaunchScreen/UIToolbar/UIImageName) does.
        """,
      consequence: Consequence(
        "Without the key, the launch screen shows the system's plain bar.",
        from: .current("uilaunchscreens/uilaunchscreendefinitions/uitoolbar")),
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
      summary: "Chooses the launch storyboard by the URL scheme that opens the app.",
      discussion: """
        Give each storyboard an identifier in
        [`UILaunchStoryboardDefinitions`](key:UILaunchStoryboards/UILaunchStoryboardDefinitions), assign
        the identifiers to schemes of [`CFBundleURLTypes`](key:CFBundleURLTypes) in
        [`UIURLToLaunchStoryboardAssociations`](key:UILaunchStoryboards/UIURLToLaunchStoryboardAssociations),
        and name the storyboard for everything else in
        [`UIDefaultLaunchStoryboard`](key:UILaunchStoryboards/UIDefaultLaunchStoryboard).

        For one storyboard, [`UILaunchStoryboardName`](key:UILaunchStoryboardName) is simpler. In
        iOS 14 and later, [`UILaunchScreens`](key:UILaunchScreens) does the same without
        storyboards.
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
      ], notes: [launchScreenException]),
    Key(
      "UILaunchStoryboards/UILaunchStoryboardDefinitions", .array(of: .dictionary),
      summary: "Lists the launch storyboards, each with an identifier.",
      discussion: """
        Write one dictionary for each storyboard:
        [`UILaunchStoryboardFile`](key:UILaunchStoryboards/UILaunchStoryboardDefinitions/[]/UILaunchStoryboardFile)
        names the file in the bundle, and
        [`UILaunchStoryboardIdentifier`](key:UILaunchStoryboards/UILaunchStoryboardDefinitions/[]/UILaunchStoryboardIdentifier)
        gives it the name by which the default and the URL schemes refer to it. Include the default
        storyboard too.
        """,
      example: [
        ["UILaunchStoryboardIdentifier": "standard", "UILaunchStoryboardFile": "LaunchScreen"]
      ],
      sources: [
        .ownPage,
        .current("uilaunchstoryboards"),
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
          reason:
            "Apple's page is the newer source, and one dictionary has room for only one storyboard."
        )
      ]),
    Key(
      "UILaunchStoryboards/UILaunchStoryboardDefinitions/[]/UILaunchStoryboardIdentifier", .string,
      summary: "Identifies one of several launch storyboards.",
      discussion: """
        Pick any name that no other storyboard in the list has. Use it, never the filename, in
        [`UIDefaultLaunchStoryboard`](key:UILaunchStoryboards/UIDefaultLaunchStoryboard) and in the
        values of
        [`UIURLToLaunchStoryboardAssociations`](key:UILaunchStoryboards/UIURLToLaunchStoryboardAssociations).
        """,
      consequence: Consequence(
        "Without an identifier, neither `UIDefaultLaunchStoryboard` nor a URL scheme can refer to the storyboard.",
        from: .current("uilaunchstoryboards/uiurltolaunchstoryboardassociations")),
      rules: [
        .should(.present).from(.current("uilaunchstoryboards/uilaunchstoryboarddefinitions"))
      ],
      example: "standard",
      sources: [
        .ownPage,
        .archive2018("iPhoneOSKeys.html, UILaunchStoryboards"),
      ]),
    Key(
      "UILaunchStoryboards/UILaunchStoryboardDefinitions/[]/UILaunchStoryboardFile", .string,
      summary: "Names the file of one of several launch storyboards.",
      discussion: """
        Write the name of a storyboard or xib in the bundle, such as `LaunchSharing` for `LaunchSharing.storyboard`; the
        filename extension isn't needed. The rules for [any launch storyboard](key:UILaunchStoryboardName) apply: use only
        UIKit views, without custom classes or connections to code.
        """,
      consequence: Consequence(
        "If no storyboard in the bundle has this name, the launch screen doesn't appear.",
        from: .framework("technotes/tn3118-debugging-your-apps-launch-screen")),
      rules: [
        .should(.present).from(.current("uilaunchstoryboards/uilaunchstoryboarddefinitions"))
      ],
      example: "LaunchScreen",
      sources: [
        .ownPage,
        .archive2018("iPhoneOSKeys.html, UILaunchStoryboards"),
        .framework("xcode/specifying-your-apps-launch-screen"),
      ]),
    Key(
      "UILaunchStoryboards/UIDefaultLaunchStoryboard", .string,
      summary: "Names the launch storyboard to show when no URL scheme chooses another.",
      discussion: """
        Write the
        [identifier](key:UILaunchStoryboards/UILaunchStoryboardDefinitions/[]/UILaunchStoryboardIdentifier)
        of a storyboard, not the name of its file: `standard`, not `LaunchScreen`. The storyboard
        appears when someone opens the app from the Home Screen, and for URL schemes without an
        association.
        """,
      rules: [.should(.agrees(with: launchStoryboardIdentifiers)).from(.ownPage)],
      example: "standard",
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, UILaunchStoryboards")]),
    Key(
      "UILaunchStoryboards/UIURLToLaunchStoryboardAssociations", .dictionary,
      summary: "Assigns launch storyboards to the URL schemes of the app.",
      discussion: """
        The keys are schemes of [`CFBundleURLTypes`](key:CFBundleURLTypes) without `://`. The values are
        [identifiers](key:UILaunchStoryboards/UILaunchStoryboardDefinitions/[]/UILaunchStoryboardIdentifier)
        of storyboards, not names of files.
        """,
      consequence: Consequence(
        "A URL scheme that the dictionary doesn't list gets the storyboard that `UIDefaultLaunchStoryboard` names.",
        from: .archive2018("iPhoneOSKeys.html, UILaunchStoryboards")),
      required: .optional,
      example: ["example-share": "sharing"],
      seeAlso: ["CFBundleURLTypes"],
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, UILaunchStoryboards")]),
    Key(
      "UILaunchStoryboards/UIURLToLaunchStoryboardAssociations/*", .string,
      placeholder: "URL scheme",
      summary: "Chooses the launch storyboard for one URL scheme.",
      discussion: """
        The key is a scheme of [`CFBundleURLTypes`](key:CFBundleURLTypes) without `://`. The value
        is the
        [identifier](key:UILaunchStoryboards/UILaunchStoryboardDefinitions/[]/UILaunchStoryboardIdentifier)
        of a storyboard, not the name of its file.
        [`UIDefaultLaunchStoryboard`](key:UILaunchStoryboards/UIDefaultLaunchStoryboard) covers all
        schemes that aren't listed.
        """,
      consequence: Consequence(
        "A URL scheme that the dictionary doesn't list gets the storyboard that `UIDefaultLaunchStoryboard` names.",
        from: .archive2018("iPhoneOSKeys.html, UILaunchStoryboards")),
      rules: [
        .should(.agrees(with: launchStoryboardIdentifiers)).from(
          .archive2018("iPhoneOSKeys.html, UILaunchStoryboards"))
      ],
      example: "sharing",
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, UILaunchStoryboards")]),
  ]
}
