import KeyModel

extension KeyGroup {
  /// How an app appears and reacts.
  static var interface: KeyGroup {
    KeyGroup(
      "interface", "Interface",
      summary: "Orientation, status bar, appearance, fonts and input of an app.",
      availability: [
        .iOS("2.0", from: .current), .iPadOS("2.0", from: .current), .macOS("10.0", from: .current),
      ],
      keys: orientationKeys + statusBarKeys + appearanceKeys)
  }
}

/// Orientations and the size of the screen.
private var orientationKeys: [Key] {
  [
    Key(
      "UISupportedInterfaceOrientations", .array(of: .string),
      title: "Supported interface orientations",
      summary: "Lists the orientations that the app supports.",
      discussion: """
        `UISupportedInterfaceOrientations~ipad` holds the list for iPad. An iPad app that takes part
        in multitasking has all four; one that has fewer needs
        [`UIRequiresFullScreen`](key:UIRequiresFullScreen) as well. A view controller can narrow the
        list for its screen, but not extend it.
        """,
      consequence: Consequence(
        "App Store Connect refuses an iPad app that lacks an orientation and doesn't ask for the full screen.",
        from: .appStoreConnect("ITMS-90474")),
      availability: [
        .iOS("3.2", from: .current),
        .iPadOS("3.2", from: .current),
      ],
      values: .open([
        AllowedValue(
          "UIInterfaceOrientationPortrait", "Upright, with the front camera at the top."),
        AllowedValue(
          "UIInterfaceOrientationPortraitUpsideDown",
          "Upside down; ignored on devices without a Home button."),
        AllowedValue(
          "UIInterfaceOrientationLandscapeLeft", "Sideways, with the front camera on the right."),
        AllowedValue(
          "UIInterfaceOrientationLandscapeRight", "Sideways, with the front camera on the left."),
      ]),
      valuesSource: .current("uisupportedinterfaceorientations"),
      default: ["UIInterfaceOrientationPortrait"],
      defaultSource: .current("uisupportedinterfaceorientations"),
      required: .optional,
      buildSetting: "INFOPLIST_KEY_UISupportedInterfaceOrientations",
      apis: [
        API(
          "UIViewController.supportedInterfaceOrientations", of: "UIKit",
          url:
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations"
        ),
        API(
          "application(_:supportedInterfaceOrientationsFor:)", of: "UIKit",
          url:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)"
        ),
      ],
      rules: [
        .stated(
          "Must list all four orientations for an iPad app in the App Store without `UIRequiresFullScreen`."
        ).from(.appStoreConnect("ITMS-90474")).codes("ITMS-90474")
      ],
      example: ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"],
      seeAlso: ["UIInterfaceOrientation", "UIRequiresFullScreen"],
      sources: [
        .current("uisupportedinterfaceorientations"), .appStoreConnect("ITMS-90474"),
        .framework("uikit/uiviewcontroller/supportedinterfaceorientations"),
      ]),
    Key(
      "UIInterfaceOrientation", .string,
      title: "Initial interface orientation",
      summary: "Sets the orientation in which the app starts.",
      discussion: """
        The system ignores the key where
        [`UISupportedInterfaceOrientations`](key:UISupportedInterfaceOrientations) is present.
        """,
      availability: [
        .iOS("2.0", from: .current),
        .iPadOS("2.0", from: .current),
      ],
      values: .open([
        AllowedValue(
          "UIInterfaceOrientationPortrait", "Upright, with the front camera at the top."),
        AllowedValue(
          "UIInterfaceOrientationPortraitUpsideDown",
          "Upside down; ignored on devices without a Home button."),
        AllowedValue(
          "UIInterfaceOrientationLandscapeLeft", "Sideways, with the front camera on the right."),
        AllowedValue(
          "UIInterfaceOrientationLandscapeRight", "Sideways, with the front camera on the left."),
      ]),
      valuesSource: .current("uiinterfaceorientation"),
      default: "UIInterfaceOrientationPortrait",
      defaultSource: .current("uiinterfaceorientation"),
      required: .optional,
      rules: [
        .should(.ignoredBeside(["UISupportedInterfaceOrientations"])).from(
          .current("uiinterfaceorientation"))
      ],
      example: "UIInterfaceOrientationLandscapeRight",
      seeAlso: ["UISupportedInterfaceOrientations"],
      sources: [.current("uiinterfaceorientation")]),
    Key(
      "UIRequiresFullScreen", .boolean,
      summary: "Opts an iPad app out of multitasking and resizing.",
      discussion: """
        In iPadOS 18 and earlier the app has the whole screen and no one can resize it. Where windows
        overlap (Stage Manager since iPadOS 16, windowed apps since iPadOS 26) the scene keeps its
        size: other apps share the screen, and the system scales the picture when someone resizes the
        window.

        New apps should support resizing instead. An app that does so from a certain system on can
        name that system in `UIRequiresFullScreenIgnoredStartingWithVersion` (iOS 26.2).
        """,
      availability: [
        .iOS("9.0", from: .current),
        .iPadOS("9.0", from: .current),
      ],
      default: false,
      defaultSource: .current("uirequiresfullscreen"),
      required: .optional,
      buildSetting: "INFOPLIST_KEY_UIRequiresFullScreen",
      example: true,
      seeAlso: ["UISupportedInterfaceOrientations"],
      sources: [
        .current("uirequiresfullscreen"),
        .current("uirequiresfullscreenignoredstartingwithversion"), .appStoreConnect("ITMS-90474"),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .current("uirequiresfullscreen"),
              "Today: a compatibility mode that keeps the size of the scene."),
            .init(
              .current("uirequiresfullscreen"),
              "The page's edition of 2025: prevents the app from sharing the screen."),
          ],
          choice: "Both, by system.",
          reason: "The newer edition says which systems do what.")
      ]),
    Key(
      "UIRequiresFullScreenIgnoredStartingWithVersion", .string,
      summary: "Names the system from which `UIRequiresFullScreen` is ignored.",
      discussion: """
        For an app that supports resizing in newer systems and needs the full screen in older ones.
        The key counts only beside [`UIRequiresFullScreen`](key:UIRequiresFullScreen) with `YES`.
        """,
      availability: [
        .iOS("26.2", from: .current),
        .iPadOS("26.2", from: .current),
      ],
      rules: [
        .should(.format(.versionNumber)).from(
          .current("uirequiresfullscreenignoredstartingwithversion")),
        .should(.needs("UIRequiresFullScreen", when: "Beside this key")).from(
          .current("uirequiresfullscreenignoredstartingwithversion")),
      ],
      example: "26.0",
      seeAlso: ["UIRequiresFullScreen"],
      sources: [.current("uirequiresfullscreenignoredstartingwithversion")]),
  ]
}

/// The status bar.
private var statusBarKeys: [Key] {
  [
    Key(
      "UIStatusBarHidden", .boolean,
      title: "Status bar is initially hidden",
      summary: "Hides the status bar while the app starts.",
      discussion: """
        Once the app runs, view controllers decide, unless
        [`UIViewControllerBasedStatusBarAppearance`](key:UIViewControllerBasedStatusBarAppearance) is
        `NO`.
        """,
      availability: [
        .iOS("2.0", from: .current),
        .iPadOS("2.0", from: .current),
      ],
      buildSetting: "INFOPLIST_KEY_UIStatusBarHidden",
      example: true,
      seeAlso: ["UIStatusBarStyle", "UIViewControllerBasedStatusBarAppearance"],
      sources: [
        .current("uistatusbarhidden"), .current("uiviewcontrollerbasedstatusbarappearance"),
      ]),
    Key(
      "UIStatusBarStyle", .string,
      title: "Status bar style",
      summary: "Sets the style of the status bar while the app starts.",
      discussion: """
        Write `UIStatusBarStyleLightContent` for a dark launch screen.
        """,
      availability: [
        .iOS("2.0", from: .current),
        .iPadOS("2.0", from: .current),
        .macCatalyst("2.0", from: .current),
      ],
      values: .open([
        AllowedValue(
          "UIStatusBarStyleDefault", "Light or dark text, by the appearance of the system."),
        AllowedValue("UIStatusBarStyleLightContent", "Light text for a dark background."),
        AllowedValue("UIStatusBarStyleDarkContent", "Dark text for a light background."),
        AllowedValue("UIStatusBarStyleBlackTranslucent", "A translucent black bar of old systems."),
        AllowedValue("UIStatusBarStyleBlackOpaque", "An opaque black bar of old systems."),
      ]),
      valuesSource: .current("uistatusbarstyle"),
      default: "UIStatusBarStyleDefault",
      defaultSource: .current("uistatusbarstyle"),
      required: .optional,
      buildSetting: "INFOPLIST_KEY_UIStatusBarStyle",
      example: "UIStatusBarStyleLightContent",
      seeAlso: ["UIStatusBarHidden", "UIViewControllerBasedStatusBarAppearance"],
      sources: [.current("uistatusbarstyle")],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.current("uistatusbarstyle"), "Mac Catalyst 2.0."),
            .init(
              .current("uistatusbarstyle"), "The page's edition of 2024 said Mac Catalyst 16.1."),
          ],
          choice: "Mac Catalyst 2.0.",
          reason: "The page's newer edition counts.")
      ]),
    Key(
      "UIViewControllerBasedStatusBarAppearance", .boolean,
      title: "View controller-based status bar appearance",
      summary: "Lets each view controller style the status bar.",
      discussion: """
        With `YES` the system asks the view controller on screen for its preferred style, with `NO` it
        uses the one of the application object, and [`UIStatusBarStyle`](key:UIStatusBarStyle) lasts
        beyond the start.
        """,
      availability: [
        .iOS("7.0", from: .current),
        .iPadOS("7.0", from: .current),
      ],
      default: true,
      defaultSource: .current("uiviewcontrollerbasedstatusbarappearance"),
      required: .optional,
      apis: [
        API(
          "UIViewController.preferredStatusBarStyle", of: "UIKit",
          url:
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarstyle"
        ),
        API(
          "UIApplication.setStatusBarStyle(_:animated:)", of: "UIKit",
          url:
            "https://developer.apple.com/documentation/uikit/uiapplication/setstatusbarstyle(_:animated:)"
        ),
      ],
      example: false,
      seeAlso: ["UIStatusBarStyle", "UIStatusBarHidden"],
      sources: [.current("uiviewcontrollerbasedstatusbarappearance")]),
  ]
}

/// Appearance, fonts, input and graphics.
private var appearanceKeys: [Key] {
  [
    Key(
      "UIUserInterfaceStyle", .string,
      title: "User Interface Style",
      summary: "Fixes the app to the light or the dark appearance.",
      discussion: """
        Without the key the app follows the system and changes with it. Use it for the time until the
        app supports both appearances; a single window or view controller can also override its style
        in code.
        """,
      availability: [
        .iOS("13.0", from: .current),
        .iPadOS("13.0", from: .current),
        .tvOS("10.0", from: .current),
      ],
      values: .open([
        AllowedValue("Automatic", "The appearance of the system, with its changes."),
        AllowedValue("Light", "Always light."),
        AllowedValue("Dark", "Always dark."),
      ]),
      valuesSource: .current("uiuserinterfacestyle"),
      default: "Automatic",
      defaultSource: .current("uiuserinterfacestyle"),
      required: .optional,
      buildSetting: "INFOPLIST_KEY_UIUserInterfaceStyle",
      example: "Light",
      sources: [.current("uiuserinterfacestyle")]),
    Key(
      "UIAppFonts", .array(of: .string),
      title: "Fonts provided by application",
      summary: "Lists font files in the bundle that the app uses.",
      discussion: """
        Write each file's name with its extension, and make the file a member of the target so that it
        is copied into the bundle. In code and storyboards, use the name of the font, which seldom
        matches that of the file. A Mac app names a folder in
        [`ATSApplicationFontsPath`](key:ATSApplicationFontsPath).
        """,
      consequence: Consequence(
        "A font whose file isn't listed cannot be used.",
        from: .framework("uikit/adding-a-custom-font-to-your-app")),
      availability: [
        .iOS("3.2", from: .current),
        .iPadOS("3.2", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      apis: [
        API(
          "UIFont.init(name:size:)", of: "UIKit",
          url: "https://developer.apple.com/documentation/uikit/uifont/init(name:size:)")
      ],
      rules: [
        .should(.stated("Should name each file with its extension.")).from(.current("uiappfonts"))
      ],
      example: ["Example-Regular.ttf", "Example-Bold.otf"],
      seeAlso: ["ATSApplicationFontsPath"],
      sources: [.current("uiappfonts"), .framework("uikit/adding-a-custom-font-to-your-app")]),
    Key(
      "ATSApplicationFontsPath", .string,
      title: "Application fonts resource path",
      summary: "Names the folder or file of fonts that a Mac app uses.",
      discussion: """
        The path starts at the bundle's Resources folder: `Fonts/` for `Contents/Resources/Fonts`. The
        key has nothing to do with App Transport Security.
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      example: "Fonts/",
      seeAlso: ["UIAppFonts"],
      sources: [.current("atsapplicationfontspath")]),
    Key(
      "UIApplicationSupportsIndirectInputEvents", .boolean,
      summary: "Gives pointers and trackpads touches of their kind.",
      discussion: """
        With `YES` a click is a touch of the type `indirectPointer`, and pinching on a trackpad drives
        gesture recognizers without any touches: `numberOfTouches` is 0, and `location(ofTouch:in:)`
        raises an exception. With `NO` UIKit imitates fingers.

        Templates of Xcode contain `YES`. Apple calls the key a help for the transition: support
        indirect input on all systems.
        """,
      availability: [
        .iOS("13.4", from: .current),
        .iPadOS("13.4", from: .current),
        .visionOS(
          "1.0", note: "The system always supports indirect input and ignores the key.",
          from: .current),
      ],
      defaultSource: .current("uiapplicationsupportsindirectinputevents"),
      defaultDescription: "`YES` since iOS 17, `NO` before",
      required: .optional,
      buildSetting: "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents",
      apis: [
        API(
          "UITouch.TouchType.indirectPointer", of: "UIKit",
          url:
            "https://developer.apple.com/documentation/uikit/uitouch/touchtype-swift.enum/indirectpointer"
        ),
        API(
          "UIEvent.EventType.transform", of: "UIKit",
          url: "https://developer.apple.com/documentation/uikit/uievent/eventtype/transform"),
      ],
      example: true,
      sources: [.current("uiapplicationsupportsindirectinputevents")]),
    Key(
      "CADisableMinimumFrameDurationOnPhone", .boolean,
      summary: "Allows the highest frame rates of ProMotion displays.",
      discussion: """
        With `YES` animations and display links can ask for any rate that the display has, such as 120
        frames a second on iPhone. With `NO` they get at most the usual rate.
        """,
      availability: [
        .iOS("15.0", from: .current),
        .iPadOS("15.0", from: .current),
      ],
      default: false,
      defaultSource: .current("cadisableminimumframedurationonphone"),
      required: .optional,
      apis: [
        API(
          "CADisplayLink", of: "Core Animation",
          url: "https://developer.apple.com/documentation/quartzcore/cadisplaylink")
      ],
      example: true,
      sources: [
        .current("cadisableminimumframedurationonphone"),
        .framework("quartzcore/optimizing-iphone-and-ipad-apps-to-support-promotion-displays"),
      ]),
    Key(
      "UIDesignRequiresCompatibility", .boolean,
      summary: "Keeps the look of apps built with earlier SDKs.",
      discussion: """
        With `YES` controls look as they do in an app that was built with the SDK before that of iOS
        26. It is meant for the time in which you revise the interface.
        """,
      availability: [
        .iOS("26.0", from: .current),
        .iPadOS("26.0", from: .current),
        .macOS("26.0", from: .current),
        .tvOS("26.0", from: .current),
      ],
      default: false,
      defaultSource: .current("uidesignrequirescompatibility"),
      required: .optional,
      rules: [
        .should(.stated("Should be set for a time only, while the interface is revised.")).from(
          .current("uidesignrequirescompatibility"))
      ],
      example: true,
      sources: [
        .current("uidesignrequirescompatibility"),
        .framework("technologyoverviews/adopting-liquid-glass"),
      ]),
    Key(
      "NSHighResolutionCapable", .boolean,
      title: "High Resolution Capable",
      summary: "Says whether a Cocoa app supports high-resolution displays.",
      availability: [
        .iOS("2.0", from: .current),
        .iPadOS("2.0", from: .current),
        .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      example: true,
      sources: [.current("nshighresolutioncapable")]),
    Key(
      "NSSupportsAutomaticGraphicsSwitching", .boolean,
      title: "Supports Automatic Graphics Switching",
      summary: "Lets an OpenGL app run on the integrated graphics processor.",
      discussion: """
        It concerns Macs with two graphics processors.
        """,
      availability: [
        .macOS("10.7", from: .current)
      ],
      example: true,
      sources: [.current("nssupportsautomaticgraphicsswitching")]),
  ]
}
