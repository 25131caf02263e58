import KeyModel

let launchScreenWithoutImage = Consequence(
  "A name that isn't in the asset catalog, in the same case, leaves the launch screen without its image.",
  from: .framework("technotes/tn3118-debugging-your-apps-launch-screen"))

extension KeyGroup {
  /// What an app shows while it starts.
  static var launchScreens: KeyGroup {
    KeyGroup(
      "launch-screens", "Launching",
      summary: "What people see while an app starts, and what it loads.",
      availability: [.iOS("9.0", from: .current)],
      keys: launchKeys + launchScreensBySchemeKeys + launchBarsBySchemeKeys
        + launchStoryboardsBySchemeKeys + macLaunchKeys
        + launchImageKeys)
  }
}

/// What App Store Connect asks of apps that are built with a current SDK.
let launchScreenNote = SourceReference.framework(
  "technotes/tn3208-preparing-your-apps-launch-screen-to-meet-app-store-requirements",
  confidence: .high)

/// Any of four keys will do: for every app that is built with a current SDK, and with an older one for an app that
/// shares the screen of an iPad. The container of stickers or of a watch app is never opened.
let launchScreenRules: [Rule] = [
  .atLeastOne(of: launchScreenKeys).when(.sdk(from: Release(.iOS, "27.0")) && opened).from(
    launchScreenNote
  ).codes("ITMS-90870"),
  .atLeastOne(of: launchScreenKeys).when(.sdk(before: Release(.iOS, "27.0")) && resizable).from(
    .gitHub("rhomobile/rhodes/issues/818")
  ).codes("ITMS-90475"),
]

private let launchScreenKeys: [PropertyPath] = [
  "UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName", "UILaunchStoryboards",
]

private let opened: Condition = .bundle(.app) && !.has("LSApplicationLaunchProhibited", true)

private let resizable: Condition =
  .distribution(.appStore) && .has("UIDeviceFamily", 2) && !.has("UIRequiresFullScreen", true)
  && opened

/// The build system's own code, which writes what the build setting asks for.
private let generatedLaunchScreen = SourceReference.gitHub(
  "swiftlang/swift-build/blob/main/Sources/SWBTaskExecution/TaskActions/InfoPlistProcessorTaskAction.swift"
)

let withoutLaunchScreen = Consequence(
  "App Store Connect refuses an app that is built with the SDK of iOS 27 and has no launch screen.",
  from: launchScreenNote)

/// Storyboards and launch screens.
private var launchKeys: [Key] {
  [
    Key(
      "UILaunchStoryboardName", .string,
      title: "Launch screen interface file base name",
      summary: "Names the storyboard that is shown while the app starts.",
      discussion: """
        Write the name without `.storyboard`: `LaunchScreen` for `LaunchScreen.storyboard`. The system
        draws the storyboard's initial view controller and runs no code of yours. Without a storyboard,
        describe the screen in [`UILaunchScreen`](key:UILaunchScreen).

        If an old picture still appears, delete the app from the device: the system keeps snapshots of
        launch screens.
        """,
      consequence: Consequence(
        "App Store Connect refuses an iPad app with multitasking that has no launch screen, or whose storyboard isn't in the bundle.",
        from: .gitHub("tauri-apps/tauri/issues/9853")),
      availability: [
        .iOS("9.0", from: .current),
        .tvOS("9.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      rules: [
        .should(.withoutSuffix([".storyboard"])).from(.ownPage),
        .stated("The storyboard must be in the bundle.", on: .files).from(
          .gitHub("tauri-apps/tauri/issues/9853")
        ).codes("ITMS-90476"),
      ] + launchScreenRules,
      example: "LaunchScreen",
      seeAlso: ["UILaunchScreen", "UIMainStoryboardFile"],
      sources: [
        .ownPage,
        .framework("technotes/tn3118-debugging-your-apps-launch-screen"),
        launchScreenNote, .gitHub("rhomobile/rhodes/issues/818"),
        .gitHub("tauri-apps/tauri/issues/9853"),
      ]),
    Key(
      "UILaunchScreen", .dictionary,
      summary: "Describes the screen that is shown while the app starts.",
      discussion: """
        An empty dictionary is enough: the screen then has the background color of the system. Colors
        and images come from the asset catalog, and upper and lower case count. For a screen that
        depends on the URL scheme, use `UILaunchScreens`; for a storyboard,
        [`UILaunchStoryboardName`](key:UILaunchStoryboardName).

        If the build setting `INFOPLIST_KEY_UILaunchScreen_Generation` is on, the build system writes
        the key with one entry, an empty [`UILaunchScreen`](key:UILaunchScreen/UILaunchScreen).
        """,
      consequence: withoutLaunchScreen,
      availability: [.iOS("14.0", from: .current)],
      buildSetting: "INFOPLIST_KEY_UILaunchScreen_Generation",
      rules: launchScreenRules,
      example: ["UIColorName": "LaunchBackground", "UIImageName": "LaunchLogo"],
      seeAlso: ["UILaunchStoryboardName"],
      sources: [
        .ownPage, launchScreenNote,
        .framework("technotes/tn3118-debugging-your-apps-launch-screen"),
        .framework("xcode/build-settings-reference"), .gitHub("tauri-apps/tauri/issues/9853"),
        generatedLaunchScreen,
      ]),
    Key(
      "UILaunchScreen/UILaunchScreen", .dictionary,
      summary: "Marks a launch screen that the build system generated.",
      discussion: """
        The build system writes an empty dictionary here, inside the other, if the build setting
        `INFOPLIST_KEY_UILaunchScreen_Generation` is `YES`; so every app that uses the setting has
        it. Apple's page of [`UILaunchScreen`](key:UILaunchScreen) doesn't list the key. Don't write it
        in a file of yours: an empty `UILaunchScreen` is enough.
        """,
      required: .optional,
      example: [:],
      seeAlso: ["UILaunchScreen"],
      sources: [generatedLaunchScreen, .current("uilaunchscreen")]),
    Key(
      "UILaunchScreen/UIColorName", .string,
      summary: "Names the background color of the launch screen.",
      discussion: """
        A color of the asset catalog, with a variant for the dark appearance if it needs one.
        """,
      defaultSource: .ownPage,
      defaultDescription: "the color `systemBackground`",
      required: .optional,
      apis: [API("UIColor.init(named:)", of: "UIKit")],
      example: "LaunchBackground",
      seeAlso: ["UILaunchScreen/UIImageName"]),
    Key(
      "UILaunchScreen/UIImageName", .string,
      summary: "Names the image on the launch screen.",
      discussion: """
        An image of the asset catalog. Slicing lets a small image fill a large screen. Without the key
        only the background shows.
        """,
      consequence: launchScreenWithoutImage,
      required: .optional,
      apis: [API("UIImage.init(named:)", of: "UIKit")],
      example: "LaunchLogo",
      seeAlso: ["UILaunchScreen/UIImageRespectsSafeAreaInsets"],
      sources: [.ownPage, .framework("technotes/tn3118-debugging-your-apps-launch-screen")]),
    Key(
      "UILaunchScreen/UIImageRespectsSafeAreaInsets", .boolean,
      summary: "Keeps the launch image inside the safe area.",
      example: true,
      seeAlso: ["UILaunchScreen/UIImageName"]),
    Key(
      "UILaunchScreen/UINavigationBar", .dictionary,
      summary: "Shows a navigation bar on the launch screen.",
      discussion: """
        An empty dictionary shows a plain bar. Leave the key out for a screen without one.
        """,
      required: .optional,
      example: ["UIImageName": "LaunchNavigationBar"]),
    Key(
      "UILaunchScreen/UINavigationBar/UIImageName", .string,
      summary: "Names an image to show instead of the navigation bar.",
      discussion: """
        An image of the asset catalog.
        """,
      required: .optional,
      example: "LaunchNavigationBar"),
    Key(
      "UILaunchScreen/UITabBar", .dictionary,
      summary: "Shows a tab bar on the launch screen.",
      discussion: """
        An empty dictionary shows a plain bar. Leave the key out for a screen without one.
        """,
      required: .optional,
      example: ["UIImageName": "LaunchTabBar"]),
    Key(
      "UILaunchScreen/UITabBar/UIImageName", .string,
      summary: "Names an image to show instead of the tab bar.",
      discussion: """
        An image of the asset catalog.
        """,
      required: .optional,
      example: "LaunchTabBar"),
    Key(
      "UILaunchScreen/UIToolbar", .dictionary,
      summary: "Shows a toolbar on the launch screen.",
      discussion: """
        An empty dictionary shows a plain bar. Leave the key out for a screen without one.
        """,
      required: .optional,
      example: ["UIImageName": "LaunchToolbar"]),
    Key(
      "UILaunchScreen/UIToolbar/UIImageName", .string,
      summary: "Names an image to show instead of the toolbar.",
      discussion: """
        An image of the asset catalog.
        """,
      required: .optional,
      example: "LaunchToolbar"),
    Key(
      "NSMainStoryboardFile", .string,
      title: "Main storyboard file base name",
      summary: "Names the storyboard that a Mac app loads when it starts.",
      discussion: """
        Write the name without `.storyboard`. An iOS app has
        [`UIMainStoryboardFile`](key:UIMainStoryboardFile), and an app with a nib file
        [`NSMainNibFile`](key:NSMainNibFile).
        """,
      availability: [
        .macOS("10.10", from: .current)
      ],
      rules: [
        .should(.withoutSuffix([".storyboard"])).from(.ownPage),
        .should(.absent.when(.platform(.iOS, .iPadOS, .tvOS))).from(
          .current("uimainstoryboardfile")),
      ],
      example: "Main",
      seeAlso: ["UIMainStoryboardFile", "NSMainNibFile"]),
  ]
}
