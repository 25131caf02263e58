import KeyModel

/// The exception that the rules on launch screens make, and Apple's note doesn't.
let launchScreenException = EditorNote(
  .requirement,
  [
    .init(launchScreenNote, "Every app that is built with the iOS 27 SDK, without an exception."),
    .init(
      appleProductTypes,
      "Containers of stickers, iMessage apps and Watch apps get `LSApplicationLaunchProhibited`."),
  ],
  choice: "An app with `LSApplicationLaunchProhibited` is left out of the rules.",
  reason:
    "People can't open it, and no source says whether App Store Connect demands a launch screen of it."
)

/// Pictures that older systems show while an app starts.
var launchImageKeys: [Key] {
  [
    Key(
      "UILaunchImages", .array(of: .dictionary),
      summary: "Lists the launch images of an app for iOS 12 and earlier.",
      discussion: """
        Xcode filled it in from the launch image set in an asset catalog, with one dictionary for
        each screen size and orientation. If the key is present, iOS 7 and later ignore images that
        are named as for iOS 6.
        """,
      avoid:
        "Don't write it in a new app: a storyboard ([`UILaunchStoryboardName`](key:UILaunchStoryboardName)) or [`UILaunchScreen`](key:UILaunchScreen) fits every screen, but this array needs an image for each size.",
      consequence: Consequence(
        "On a screen without a matching launch image, the app runs with black bars above and below.",
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
        In an older Info.plist, each dictionary needs the key. The file is at the top level of the
        bundle. Write its name without the filename extension and without modifiers such as `@2x`,
        `-568h`, `~iphone` and `~ipad`: `LaunchImage-700` for `LaunchImage-700@2x.png`. The system
        finds the variants automatically.
        """,
      avoid:
        "Don't write it in a new app: [`UILaunchImages`](key:UILaunchImages) is for iOS 12 and earlier, and App Store Connect requires a launch screen ([`UILaunchStoryboardName`](key:UILaunchStoryboardName) or [`UILaunchScreen`](key:UILaunchScreen)) in an app built with the iOS 27 SDK.",
      consequence: Consequence(
        "On a screen without a matching launch image, the app runs with black bars above and below.",
        from: .gitHub("newlinedotco/FlappySwift/issues/59")),
      required: .required,
      requiredSource: .archive2018("iPhoneOSKeys.html, Table 5"),
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
      summary: "Sets the first version of iOS that a launch image is for.",
      discussion: """
        In `UILaunchImages`, every entry needs the key in addition to the name of its file: up to
        three numbers with periods between them, such as `7.0`. Xcode took the number from the
        launch image set in the asset catalog, so you need to write it only in an array that you
        maintain manually.
        """,
      avoid:
        "Don't write it in a new app; it belongs in [`UILaunchImages`](key:UILaunchImages) for iOS 12 and earlier.",
      required: .required,
      requiredSource: .archive2018("iPhoneOSKeys.html, Table 5"),
      replacedBy: ["UILaunchStoryboardName", "UILaunchScreen"],
      rules: [
        .format(.versionNumber).from(.ownPage)
      ],
      example: "7.0",
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, Table 5")]),
    Key(
      "UILaunchImages/[]/UILaunchImageOrientation", .string,
      summary: "Sets the screen orientation that a launch image is for.",
      discussion: """
        In `UILaunchImages`, every image that isn't for portrait orientation needs the key, because
        an entry without it is for `Portrait`. `Landscape` covers both landscape orientations; name
        one of the two only if you have an image for each. The size in
        [`UILaunchImageSize`](key:UILaunchImages/[]/UILaunchImageSize) is always that of the upright
        device.
        """,
      avoid:
        "Don't write it in a new app; it belongs in [`UILaunchImages`](key:UILaunchImages) for iOS 12 and earlier.",
      consequence: Consequence(
        "Without the key, the image is for portrait orientation.",
        from: .ownPage),
      values: .documented([
        AllowedValue("Portrait", "For a device held upright."),
        AllowedValue("PortraitUpsideDown", "For a device held upside down."),
        AllowedValue("Landscape", "For a device on its side, in either direction."),
        AllowedValue(
          "LandscapeLeft", "For the left of the two landscape orientations."),
        AllowedValue(
          "LandscapeRight", "For the right of the two landscape orientations."),
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
      summary: "Sets the screen size that a launch image is for.",
      discussion: """
        In `UILaunchImages`, the value is the width and height in points, in braces, as
        `NSStringFromCGSize` writes them: `{320, 568}` for a 4-inch iPhone. It is always the size of
        the upright device, even for a landscape image.
        """,
      avoid:
        "Don't write it in a new app; it belongs in [`UILaunchImages`](key:UILaunchImages) for iOS 12 and earlier.",
      consequence: Consequence(
        "Without the key, the image is for a screen of 320 by 480 points.",
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
        The value is the base name of the images. The system adds modifiers and uses
        the file that fits best: `@2x`, `-568h`, `-Landscape`, `~ipad`, or `-` followed by the URL
        scheme that opens the app. [`UILaunchImages`](key:UILaunchImages) takes precedence.
        """,
      avoid:
        "Don't write it in a new app: current apps use a launch screen ([`UILaunchScreen`](key:UILaunchScreen)), and Apple's current reference no longer lists the key.",
      consequence: Consequence(
        "Without this key and `UILaunchImages`, the system looks for a launch image named `Default.png`.",
        from: .archive2018("iPhoneOSKeys.html, UILaunchImageFile")),
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

private let fullScreenSample = SourceReference.framework(
  "apple-silicon/providing_an_edge-to-edge_full-screen_experience_in_your_ipad_app_running_on_a_mac"
)

/// How an app fills the screen of a Mac.
var macLaunchKeys: [Key] {
  [
    Key(
      "LSUIPresentationMode", .integer,
      title: "Application UI Presentation Mode",
      summary: "Hides the Dock or the menu bar while a Mac app is active.",
      discussion: """
        Write it for an app that takes over the parts of the screen where the Dock or the menu bar
        is, such as a kiosk or a game. The key sets only the initial mode: code changes the mode
        through `NSApplication.presentationOptions`, which has finer options, such as preventing
        people from switching to other apps. Write the number as an integer, not as a string.
        """,
      consequence: Consequence(
        "Without the key, the Dock and the menu bar stay visible.",
        from: .archive2018("LaunchServicesKeys.html, LSUIPresentationMode")),
      availability: [.macOS("10.0", from: .current)],
      values: .closed([
        AllowedValue(0, "The Dock and the menu bar stay visible, as usual."),
        AllowedValue(
          1, "The Dock hides, and may appear when the pointer reaches its edge; the menu bar stays."
        ),
        AllowedValue(2, "The Dock hides and stays hidden; the menu bar stays."),
        AllowedValue(3, "The Dock and the menu bar hide and stay hidden."),
        AllowedValue(
          4,
          "The Dock and the menu bar hide, and may appear at the pointer; on macOS 10.3 and later."
        ),
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
          reason: "All values are whole numbers.")
      ]),
    Key(
      "UILaunchToFullScreenByDefaultOnMac", .boolean,
      summary: "Launches an iPad app in full screen on a Mac with Apple silicon.",
      discussion: """
        Write `YES` for an iPad app, such as a game, that should take over the screen when it runs
        on a Mac. If people exit full screen before they quit the app, state restoration may launch
        it in its window the next time. With
        [`UISupportsTrueScreenSizeOnMac`](key:UISupportsTrueScreenSizeOnMac) the app fills the
        screen to its edges. macOS ignores the key in an app that is built with Mac Catalyst or that
        supports multitasking and resizable windows. Apple's sample prevents such windows with
        [`UIRequiresFullScreen`](key:UIRequiresFullScreen), which is deprecated since iPadOS 26.
        """,
      consequence: Consequence(
        "Without the key, the app launches in a window.", from: fullScreenSample),
      availability: [
        .macOS("12.1", note: "In apps made for iPad, on Apple silicon", from: .current)
      ],
      required: .optional,
      example: true,
      seeAlso: ["UISupportsTrueScreenSizeOnMac", "UIRequiresFullScreen"],
      sources: [.ownPage, fullScreenSample, .current("uirequiresfullscreen")]),
    Key(
      "UISupportsTrueScreenSizeOnMac", .boolean,
      summary: "Gives an iPad app the actual size of a Mac's screen.",
      discussion: """
        Write `YES` only if the app can handle any size: from 640 × 480 to 8K and more, with and
        without Retina, portrait and very wide. The device orientation may be landscape on a display
        in portrait orientation. Check layouts and memory, and draw bars at the sides yourself if
        the content needs a certain aspect ratio. The [supported
        orientations](key:UISupportedInterfaceOrientations) can stay as they are. To launch edge to
        edge, add [`UILaunchToFullScreenByDefaultOnMac`](key:UILaunchToFullScreenByDefaultOnMac).
        macOS ignores the key in an app that is built with Mac Catalyst or that supports
        multitasking and resizable windows. Apple's sample prevents such windows with
        [`UIRequiresFullScreen`](key:UIRequiresFullScreen), which is deprecated since iPadOS 26.
        """,
      consequence: Consequence(
        "Without the key, a full-screen app has the aspect ratio of an iPad, with space at the sides of its content.",
        from: fullScreenSample),
      availability: [
        .macOS("12.1", note: "In apps made for iPad, on Apple silicon", from: .current)
      ],
      required: .optional,
      example: true,
      seeAlso: ["UILaunchToFullScreenByDefaultOnMac", "UIRequiresFullScreen"],
      sources: [.ownPage, fullScreenSample, .current("uirequiresfullscreen")]),
  ]
}
