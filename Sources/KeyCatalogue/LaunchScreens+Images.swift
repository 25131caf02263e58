import KeyModel

/// Pictures that older systems show while an app starts.
var launchImageKeys: [Key] {
  [
    Key(
      "UILaunchImages", .array(of: .dictionary),
      summary: "Lists the launch images of an app for iOS 12 and earlier.",
      discussion: """
        Don't write it in a new app: a storyboard
        ([`UILaunchStoryboardName`](key:UILaunchStoryboardName)) or
        [`UILaunchScreen`](key:UILaunchScreen) fits every screen, whereas this list needs an image for
        each size. Xcode filled it in from the launch image set of an asset catalog, with one dictionary
        for each screen size and orientation. From iOS 7 on it is the only source of launch images; the
        file names of iOS 6 don't count beside it.
        """,
      consequence: Consequence(
        "On a screen for which there is no launch image, the app runs with black bars above and below.",
        from: .gitHub("newlinedotco/FlappySwift/issues/59")),
      availability: [
        .iOS("7.0", deprecated: "13.0", from: .current),
        .tvOS("9.0", deprecated: "13.0", from: .current),
      ],
      required: .optional,
      replacedBy: ["UILaunchStoryboardName", "UILaunchScreen"],
      example: [
        [
          "UILaunchImageName": "LaunchImage-700", "UILaunchImageMinimumOSVersion": "7.0",
          "UILaunchImageOrientation": "Portrait", "UILaunchImageSize": "{320, 568}",
        ]
      ],
      seeAlso: ["UILaunchStoryboardName", "UILaunchImageFile"],
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, UILaunchImages")]),
    Key(
      "UILaunchImages/[]/UILaunchImageName", .string,
      summary: "Names the file of a launch image.",
      discussion: """
        Don't write it in a new app: [`UILaunchImages`](key:UILaunchImages) counts only on iOS 7 to
        12, and App Store Connect wants a launch screen
        ([`UILaunchStoryboardName`](key:UILaunchStoryboardName) or
        [`UILaunchScreen`](key:UILaunchScreen)) from an app that is built with the SDK of iOS 27. In an older list, each
        dictionary needs the key. The file is at the top level of the bundle. Write its name without
        the extension and without modifiers such as `@2x`, `-568h`, `~iphone` and `~ipad`:
        `LaunchImage-700` for `LaunchImage-700@2x.png`. The system finds the variants by itself.
        """,
      consequence: Consequence(
        "On a screen for which there is no launch image, the app runs with black bars above and below.",
        from: .gitHub("newlinedotco/FlappySwift/issues/59")),
      required: .required,
      replacedBy: ["UILaunchStoryboardName", "UILaunchScreen"],
      rules: [
        .should(.withoutSuffix([".png"])).from(.ownPage),
        .should(.withoutSuffix(["@2x", "-568h", "~iphone", "~ipad"])).from(.ownPage),
      ],
      example: "LaunchImage-700",
      sources: [
        .ownPage, .archive2018("iPhoneOSKeys.html, Table 5"), .current("uilaunchimages"),
        launchScreenNote, .gitHub("newlinedotco/FlappySwift/issues/59"),
      ]),
    Key(
      "UILaunchImages/[]/UILaunchImageMinimumOSVersion", .string,
      summary: "States the first version of iOS for which a launch image is meant.",
      discussion: """
        Don't write it in a new app; only [`UILaunchImages`](key:UILaunchImages) for iOS 12 and earlier
        has it. Write up to three numbers with periods between them, such as `7.0`. Every entry of
        [`UILaunchImages`](key:UILaunchImages) needs it beside the name of its file. Xcode took the
        number from the launch image set of the asset catalog, so only lists that are kept by hand need
        attention.
        """,
      required: .required,
      replacedBy: ["UILaunchStoryboardName", "UILaunchScreen"],
      rules: [
        .format(.versionNumber).from(.ownPage)
      ],
      example: "7.0",
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, Table 5")]),
    Key(
      "UILaunchImages/[]/UILaunchImageOrientation", .string,
      summary: "Says for which orientation of the screen a launch image is meant.",
      discussion: """
        Don't write it in a new app; only [`UILaunchImages`](key:UILaunchImages) for iOS 12 and earlier
        has it. Write it for every image that isn't for the upright device, because an entry without it
        counts as `Portrait`. `Landscape` covers both ways of turning the device; name a side only if you have
        an image for each. The size in [`UILaunchImageSize`](key:UILaunchImages/[]/UILaunchImageSize)
        stays that of the upright device.
        """,
      consequence: Consequence(
        "Without the key, the image counts as one for the upright device.",
        from: .ownPage),
      values: .documented([
        AllowedValue("Portrait", "For the upright device."),
        AllowedValue("PortraitUpsideDown", "For the device upside down."),
        AllowedValue("Landscape", "For the device on its side, whichever way it is turned."),
        AllowedValue(
          "LandscapeLeft",
          "For the device on its side, as in `UIInterfaceOrientationLandscapeLeft`."),
        AllowedValue(
          "LandscapeRight",
          "For the device on its side, as in `UIInterfaceOrientationLandscapeRight`."),
      ]),
      valuesSource: .archive2018("iPhoneOSKeys.html, Table 5"),
      default: "Portrait",
      defaultSource: .ownPage,
      required: .optional,
      replacedBy: ["UILaunchStoryboardName", "UILaunchScreen"],
      example: "Landscape",
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, Table 5")]),
    Key(
      "UILaunchImages/[]/UILaunchImageSize", .string,
      summary: "States the screen size for which a launch image is meant.",
      discussion: """
        Don't write it in a new app; only [`UILaunchImages`](key:UILaunchImages) for iOS 12 and earlier
        has it. Write width and height in points, in braces, as `NSStringFromCGSize` does: `{320, 568}`
        for a 4-inch iPhone. Always give the size of the upright device, even for a landscape image. Without
        the key the image is for the screen of the first iPhones.
        """,
      consequence: Consequence(
        "Without the key, the image counts as one for a screen of 320 by 480 points.",
        from: .ownPage),
      default: "{320, 480}",
      defaultSource: .ownPage,
      required: .optional,
      replacedBy: ["UILaunchStoryboardName", "UILaunchScreen"],
      rules: [
        .should(
          .pattern("^[{][0-9]+, ?[0-9]+[}]$", "width and height in braces, such as `{320, 568}`")
        ).from(.ownPage)
      ],
      example: "{320, 568}",
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, Table 5")]),
    Key(
      "UILaunchImageFile", .string,
      title: "Launch image",
      summary: "Names the launch image of an app for iOS 6 and earlier.",
      discussion: """
        Don't write it in a new app; today's apps have a launch screen
        ([`UILaunchScreen`](key:UILaunchScreen)), and Apple's current reference no longer has the key.
        In an app for iOS 6 it is the base name of the images: the system adds modifiers and takes the
        file that fits best: `@2x`, `-568h`, `-Landscape`, `~ipad`, or `-` and the URL scheme that opens
        the app. [`UILaunchImages`](key:UILaunchImages) takes precedence.
        """,
      availability: [.iOS("3.2", from: .archive2018)],
      default: "Default",
      defaultSource: .archive2018("iPhoneOSKeys.html, UILaunchImageFile"),
      required: .optional,
      rules: [
        .should(.ignoredBeside(["UILaunchImages"])).from(
          .archive2018("iPhoneOSKeys.html, UILaunchImageFile"))
      ],
      example: "LaunchImage",
      seeAlso: ["UILaunchStoryboardName", "UILaunchScreen", "UILaunchImages"],
      sources: [.archive2018("iPhoneOSKeys.html, UILaunchImageFile")]),
  ]
}

/// How an app fills the screen of a Mac.
var macLaunchKeys: [Key] {
  [
    Key(
      "LSUIPresentationMode", .integer,
      title: "Application UI Presentation Mode",
      summary: "Hides the Dock or the menu bar while a Mac app is in front.",
      discussion: """
        Write it for a kiosk, a game or a presentation that takes over the whole screen; other apps
        leave it out. It is only the mode in which the app starts: code changes it through
        `NSApplication.presentationOptions`, which has finer options, such as blocking the switch to
        other apps. The number goes in as an integer, not as a string.
        """,
      availability: [.macOS("10.0", from: .current)],
      values: .closed([
        AllowedValue(0, "Dock and menu bar stay visible, as usual."),
        AllowedValue(
          1, "The Dock hides, and appears when the pointer reaches its edge: more room for content."
        ),
        AllowedValue(2, "The Dock hides and stays hidden; the menu bar stays."),
        AllowedValue(3, "Dock and menu bar hide and stay hidden: for kiosks."),
        AllowedValue(
          4, "Dock and menu bar hide, and appear at the pointer: for games, from macOS 10.3 on."),
      ]),
      valuesSource: .archive2018("LaunchServicesKeys.html, LSUIPresentationMode"),
      default: 0,
      defaultSource: .ownPage,
      required: .optional,
      example: 3,
      seeAlso: ["LSUIElement"],
      sources: [
        .ownPage,
        .archive2018("LaunchServicesKeys.html, LSUIPresentationMode"),
        .framework("appkit/nsapplication/presentationoptions-swift.struct"),
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "A number, from 0 to 4."),
            .init(
              .archive2018("LaunchServicesKeys.html, LSUIPresentationMode"),
              "A number, with the same values."),
          ],
          choice: "An integer.",
          reason: "All values are whole.")
      ]),
    Key(
      "UILaunchToFullScreenByDefaultOnMac", .boolean,
      summary: "Starts an iPad app in full screen on a Mac with Apple silicon.",
      discussion: """
        Write `YES` for an iPad app with a fixed size, such as a game, that should take over the screen
        when it runs on a Mac. If someone leaves full screen before quitting, the app starts in its
        window the next time. With [`UISupportsTrueScreenSizeOnMac`](key:UISupportsTrueScreenSizeOnMac)
        the app fills the screen to its edges.
        """,
      consequence: Consequence(
        "macOS ignores the key in an app that supports multitasking and resizable windows, or that is built with Mac Catalyst.",
        from: .ownPage),
      availability: [.macOS("12.1", from: .current)],
      required: .optional,
      example: true,
      seeAlso: ["UISupportsTrueScreenSizeOnMac", "UIRequiresFullScreen"]),
    Key(
      "UISupportsTrueScreenSizeOnMac", .boolean,
      summary: "Gives an iPad app the real size of a Mac's screen.",
      discussion: """
        Write `YES` only if the app copes with any size: from 640 × 480 to 8K and more, with and without
        Retina, upright and very wide. The device's orientation may say landscape on a display that
        stands upright. Check layouts and memory, and draw bars at the sides yourself if the content
        needs a certain ratio. The list of
        [supported orientations](key:UISupportedInterfaceOrientations) can stay as it is. For an edge-to-edge
        start, add [`UILaunchToFullScreenByDefaultOnMac`](key:UILaunchToFullScreenByDefaultOnMac).
        """,
      consequence: Consequence(
        "macOS ignores the key in an app that supports multitasking and resizable windows, or that is built with Mac Catalyst.",
        from: .ownPage),
      availability: [.macOS("12.1", from: .current)],
      required: .optional,
      example: true,
      seeAlso: ["UILaunchToFullScreenByDefaultOnMac", "UIRequiresFullScreen"]),
  ]
}
