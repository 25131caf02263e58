import KeyModel

/// Pictures that older systems show while an app starts.
var launchImageKeys: [Key] {
  [
    Key(
      "UILaunchImages", .array(of: .dictionary),
      summary: "Lists the pictures that older systems show while the app starts.",
      discussion: """
        Xcode filled it in from the launch image set of an asset catalog: one dictionary for each
        screen size and orientation. From iOS 7 on it is the only source of launch images; the file
        names of iOS 6 don't count beside it.

        Use a storyboard instead ([`UILaunchStoryboardName`](key:UILaunchStoryboardName)) or
        [`UILaunchScreen`](key:UILaunchScreen). They fit every screen, whereas an app with launch images
        lacks one for each new device.
        """,
      availability: [
        .iOS("7.0", deprecated: "13.0", from: .current),
        .tvOS("9.0", deprecated: "13.0", from: .current),
      ],
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
        The file is at the top of the bundle. Write its name without the extension and without
        modifiers such as `@2x`, `-568h`, `~iphone` and `~ipad`; the system finds the variants.
        """,
      required: .required,
      replacedBy: ["UILaunchStoryboardName", "UILaunchScreen"],
      rules: [
        .withoutSuffix([".png"]).from(.ownPage),
        .should(.withoutSuffix(["@2x", "@3x", "~iphone", "~ipad"])).from(.ownPage),
      ],
      example: "LaunchImage-700",
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, Table 5")]),
    Key(
      "UILaunchImages/[]/UILaunchImageMinimumOSVersion", .string,
      summary: "Names the first system that shows a launch image.",
      discussion: """
        Up to three numbers with periods between them, such as `7.0`.
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
      summary: "Says in which orientation of the screen a launch image is shown.",
      values: .documented([
        AllowedValue("Portrait", "Upright."),
        AllowedValue("PortraitUpsideDown", "Upside down."),
        AllowedValue("Landscape", "Sideways, either way."),
        AllowedValue("LandscapeLeft", "Sideways, as in `UIInterfaceOrientationLandscapeLeft`."),
        AllowedValue("LandscapeRight", "Sideways, as in `UIInterfaceOrientationLandscapeRight`."),
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
      summary: "Says for which size of the screen a launch image is meant.",
      discussion: """
        Width and height in points, in braces, as `NSStringFromCGSize` writes them: `{320, 568}`. Give
        them for the upright device, for images in landscape too.
        """,
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
      summary: "Names the picture that iOS 6 and earlier show while the app starts.",
      discussion: """
        The system adds modifiers to the name and takes the file that fits best: `@2x`, `-568h`,
        `-Landscape`, `~ipad`, or `-` and the URL scheme that starts the app.
        [`UILaunchImages`](key:UILaunchImages) takes precedence. Apple's current reference has neither
        the key nor a replacement; a new app has a launch screen.
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
        For kiosks, games and presentations that take the whole screen. It is the mode in which the app
        starts; code can change it.
        """,
      availability: [.macOS("10.0", from: .current)],
      values: .closed([
        AllowedValue(0, "Everything is visible."),
        AllowedValue(1, "The Dock is hidden, and appears when the pointer reaches its edge."),
        AllowedValue(2, "The Dock is hidden and stays hidden."),
        AllowedValue(3, "Dock and menu bar are hidden and stay hidden."),
        AllowedValue(
          4, "Dock and menu bar are hidden, and appear at the pointer; from macOS 10.3 on."),
      ]),
      valuesSource: .archive2018("LaunchServicesKeys.html, LSUIPresentationMode"),
      default: 0,
      defaultSource: .ownPage,
      required: .optional,
      example: 3,
      seeAlso: ["LSUIElement"],
      sources: [.ownPage, .archive2018("LaunchServicesKeys.html, LSUIPresentationMode")],
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
        If someone leaves full screen before quitting, the app starts in its window the next time. The
        key has no effect on an app that supports multitasking and resizable windows, on one built
        with Mac Catalyst, or on other platforms. With
        [`UISupportsTrueScreenSizeOnMac`](key:UISupportsTrueScreenSizeOnMac) the app fills the screen to
        its edges.
        """,
      availability: [.macOS("12.1", from: .current)],
      example: true,
      seeAlso: ["UISupportsTrueScreenSizeOnMac", "UIRequiresFullScreen"]),
    Key(
      "UISupportsTrueScreenSizeOnMac", .boolean,
      summary: "Gives an iPad app the real size of a Mac's screen.",
      discussion: """
        With `YES` expect any size from 640 × 480 to 8K and more, with and without Retina, upright and
        very wide, also where the device's orientation says something else: check layouts and memory,
        and leave borders yourself if the content needs a certain ratio.

        It has no effect on apps that support multitasking and resizing, with Mac Catalyst, or on other
        platforms.
        """,
      availability: [.macOS("12.1", from: .current)],
      example: true,
      seeAlso: ["UILaunchToFullScreenByDefaultOnMac", "UIRequiresFullScreen"]),
  ]
}
