import KeyModel

extension KeyGroup {
  /// The screen of an app while it starts.
  static var launchScreens: KeyGroup {
    KeyGroup(
      "launch-screens", "Launching",
      summary: "What people see while an app launches, and what the app loads.",
      availability: [.iOS("9.0", from: .current)],
      keys: launchKeys + launchScreensBySchemeKeys + launchBarsBySchemeKeys
        + launchStoryboardsBySchemeKeys + macLaunchKeys
        + launchImageKeys)
  }
}

/// App Store Connect's requirements for apps that are built with a current SDK.
let launchScreenNote = SourceReference.framework(
  "technotes/tn3208-preparing-your-apps-launch-screen-to-meet-app-store-requirements",
  confidence: .high)

/// Any of four keys will do: for every app that is built with a current SDK, and with an older one for an app that
/// shares the screen of an iPad. Any other app runs in a smaller frame without one. The container of stickers or of a watch app is never opened.
let launchScreenRules: [Rule] = [
  .atLeastOne(of: launchScreenKeys).when(.sdk(from: Release(.iOS, "27.0")) && opened).from(
    launchScreenNote
  ).codes("ITMS-90870").saying(
    "an app that is built with the SDK of iOS 27 or later needs a launch screen",
    "add 'UILaunchScreen', which may be an empty dictionary, or 'UILaunchStoryboardName'"),
  .atLeastOne(of: launchScreenKeys).when(.sdk(before: Release(.iOS, "27.0")) && resizable).from(
    .gitHub("codenameone/CodenameOne/issues/5230")
  ).codes("ITMS-90475").saying(
    "the App Store refuses an iPad app that shares the screen and has no launch screen",
    "add 'UILaunchScreen', or 'UILaunchStoryboardName' for systems before iOS 14"),
  .should(
    .atLeastOne(of: launchScreenKeys).when(
      .sdk(before: Release(.iOS, "27.0")) && opened && !resizable && .product
        && .contains("CFBundleSupportedPlatforms", "iPhoneOS") && .absent("UILaunchImages")
        && .absent("UILaunchImageFile") && !.has("ITSWatchOnlyContainer", true))
  ).saying(
    "an app without a launch screen runs in a smaller frame",
    "add 'UILaunchScreen', which may be an empty dictionary, or 'UILaunchStoryboardName'"
  ).from(.gitHub("permissionlesstech/bitchat/issues/236")),
]

private let launchScreenKeys: [PropertyPath] = [
  "UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName", "UILaunchStoryboards",
]

private let opened: Condition = .bundle(.app) && !.has("LSApplicationLaunchProhibited", true)

private let resizable: Condition =
  .distribution(.appStore) && .contains("UIDeviceFamily", 2) && !.has("UIRequiresFullScreen", true)
  && opened

/// The build system's own code, which writes what the build setting asks for.
private let generatedLaunchScreen = SourceReference.gitHub(
  "swiftlang/swift-build/blob/main/Sources/SWBTaskExecution/TaskActions/InfoPlistProcessorTaskAction.swift"
)

let withoutLaunchScreen = Consequence(
  "App Store Connect rejects an app that is built with the iOS 27 SDK and has no launch screen.",
  from: launchScreenNote)

/// Storyboards and launch screens.
private var launchKeys: [Key] {
  [
    Key(
      "UILaunchStoryboardName", .string,
      title: "Launch screen interface file base name",
      summary: "Names the storyboard that the system shows as the launch screen.",
      discussion: """
        Every iOS app needs a launch screen. This key takes it from a storyboard;
        [`UILaunchScreen`](key:UILaunchScreen) describes one without a storyboard. Write the name without the
        filename extension: `LaunchScreen` for `LaunchScreen.storyboard`. The system draws the initial view
        controller and runs none of your code, so use only UIKit views: no custom classes, runtime attributes,
        outlets or actions.

        If an old screen still appears, clean the build folder and delete the app from the device.
        If no screen appears, check that a view controller is marked as initial and that its images
        come from the asset catalog.
        """,
      consequence: Consequence(
        "App Store Connect rejects an iPad app that supports multitasking if it has no launch screen or the storyboard isn't in the bundle.",
        from: .gitHub("tauri-apps/tauri/issues/9853")),
      availability: [
        .iOS("9.0", from: .current),
        .tvOS("9.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      rules: [
        .should(.withoutSuffix([".storyboard", ".xib", ".nib"])).from(.ownPage),
        .should(.noneOf([""], reason: "write a storyboard's name, or use `UILaunchScreen`")).saying(
          "{key} is empty, so that loading the launch screen fails whenever the app starts",
          "write the name of a storyboard, or replace the key with 'UILaunchScreen'"
        ).from(.gitHub("isledecomp/isle-portable/pull/857")),
        nameWithoutSpace,
        .stated("The storyboard must be in the bundle.", on: .files).from(
          .gitHub("tauri-apps/tauri/issues/9853")
        ).codes("ITMS-90476").saying(
          "the bundle has no storyboard named {value}",
          "write the name without '.storyboard', and check that the target contains the file"),
      ] + launchScreenRules,
      example: "LaunchScreen",
      seeAlso: ["UILaunchScreen", "UIMainStoryboardFile"],
      sources: [
        .ownPage,
        .framework("technotes/tn3118-debugging-your-apps-launch-screen"),
        launchScreenNote, .gitHub("rhomobile/rhodes/issues/818"),
        .gitHub("tauri-apps/tauri/issues/9853"),
        .framework("xcode/specifying-your-apps-launch-screen"),
        .gitHub("isledecomp/isle-portable/pull/857"),
      ],
      notes: [launchScreenException]),
    Key(
      "UILaunchScreen", .dictionary,
      summary:
        "Describes the screen that appears while the app launches, without using a storyboard.",
      discussion: """
        Every iOS app needs a launch screen, and an empty dictionary is enough: it shows the
        system's background color. `UIColorName` and `UIImageName` name a color and an image in the
        asset catalog, where case matters; the keys for bars make the launch screen resemble the
        app's first screen. For screens that depend on the URL scheme, use
        [`UILaunchScreens`](key:UILaunchScreens); for a layout, use a storyboard and
        [`UILaunchStoryboardName`](key:UILaunchStoryboardName). An iPad app that supports
        multitasking and iOS 13 needs the storyboard, because App Store Connect accepts this key
        only for iOS 14 and later.

        Without any launch screen, iOS runs the app in a smaller frame with black bars around it. If a change of
        the launch screen doesn't appear, delete the app from the device and build it again.

        If the build setting `INFOPLIST_KEY_UILaunchScreen_Generation` is on, the build system writes
        an empty dictionary, or one with an empty
        [`UILaunchScreen`](key:UILaunchScreen/UILaunchScreen) in versions before May 2026.
        """,
      consequence: withoutLaunchScreen,
      availability: [.iOS("14.0", from: .current)],
      buildSetting: "INFOPLIST_KEY_UILaunchScreen_Generation",
      rules: launchScreenRules,
      example: ["UIColorName": "LaunchBackground", "UIImageName": "LaunchLogo"],
      seeAlso: ["UILaunchStoryboardName"],
      sources: [
        .ownPage,
        launchScreenNote,
        .framework("technotes/tn3118-debugging-your-apps-launch-screen"),
        .framework("xcode/build-settings-reference"),
        .gitHub("tauri-apps/tauri/issues/9853"),
        generatedLaunchScreen, .framework("xcode/specifying-your-apps-launch-screen"),
        .gitHub("yonaskolb/XcodeGen/issues/1503"),
        .gitHub("codenameone/CodenameOne/pull/5230"),
      ],
      notes: [launchScreenException]),
    Key(
      "UILaunchScreen/UILaunchScreen", .dictionary,
      summary: "Marks a launch screen that the build system generated.",
      discussion: """
        For the build setting `INFOPLIST_KEY_UILaunchScreen_Generation`, the build system wrote this key, with
        an empty dictionary, inside the outer `UILaunchScreen`. Since a correction of May 2026, it writes only
        the outer dictionary, which is empty. Apple's page of [`UILaunchScreen`](key:UILaunchScreen) doesn't
        list the key.
        """,
      avoid: "Don't write it by hand: an empty [`UILaunchScreen`](key:UILaunchScreen) is enough.",
      required: .optional,
      example: [:],
      seeAlso: ["UILaunchScreen"],
      sources: [generatedLaunchScreen, .current("uilaunchscreen")]),
    Key(
      "UILaunchScreen/UIColorName", .string,
      summary: "Sets the background color of the launch screen.",
      discussion: """
        Write the name of a color set in the asset catalog, the string that you would pass to
        `UIColor(named:)`. Match it to the background of the app's first screen, and give the set a
        dark variant if the app supports Dark Mode, which the default color follows.
        The color also shows through transparent parts of the image that
        [`UIImageName`](key:UILaunchScreen/UIImageName) puts on top. If the old color still appears,
        delete the app from the device and build again.
        """,
      consequence: Consequence(
        "An app whose first screen is always dark flashes white at launch if its launch screen has no color and the system uses the light appearance.",
        from: .gitHub("Silo-Server/silo-apple/pull/229")),
      defaultSource: .ownPage,
      defaultDescription: "the color `systemBackground`",
      required: .optional,
      apis: [API("UIColor.init(named:)", of: "UIKit")],
      example: "LaunchBackground",
      seeAlso: ["UILaunchScreen/UIImageName"],
      sources: [
        .ownPage,
        .current("uilaunchscreen/uiimagename"),
        .framework("xcode/specifying-your-apps-launch-screen"),
        .framework("technotes/tn3118-debugging-your-apps-launch-screen"),
      ]),
    Key(
      "UILaunchScreen/UIImageName", .string,
      summary: "Puts an image on the launch screen, over the background color.",
      discussion: """
        Write the name of an image set in the app's asset catalog, as you would for
        `UIImage(named:)`: `LaunchLogo`, not `LaunchLogo.png`. A developer found that the image is
        centered and not scaled, so supply a logo at the size at which it should appear; Apple's
        page says that a sliced image can be small and work on several platforms. Without the key,
        only the background shows, which [`UIColorName`](key:UILaunchScreen/UIColorName) sets.

        If the old screen still appears after a change, clean the build folder, delete the app from
        the device or Simulator, and build again.
        """,
      consequence: Consequence(
        "The launch screen isn't displayed properly if no image in the asset catalog has exactly this name, including case.",
        from: .framework("technotes/tn3118-debugging-your-apps-launch-screen")),
      apis: [API("UIImage.init(named:)", of: "UIKit")],
      example: "LaunchLogo",
      seeAlso: ["UILaunchScreen/UIImageRespectsSafeAreaInsets"],
      sources: [
        .ownPage,
        .framework("technotes/tn3118-debugging-your-apps-launch-screen"),
        .gitHub("afterxleep/afterxleep.github.io"),
      ]),
    Key(
      "UILaunchScreen/UIImageRespectsSafeAreaInsets", .boolean,
      summary: "Keeps the launch image inside the safe area.",
      discussion: """
        Write `YES` if a large image, set in [`UIImageName`](key:UILaunchScreen/UIImageName), must
        stay inside the safe area, clear of the status bar for example. Apple says only that the
        image then respects the safe area insets, and one developer saw no difference in iOS 17.2.
        """,
      consequence: Consequence(
        "Without the key, the image may cover the areas outside the safe area: a developer found that `NO` is the default in iOS 14.",
        from: .gitHub("afterxleep/afterxleep.github.io")),
      required: .optional,
      example: true,
      seeAlso: ["UILaunchScreen/UIImageName"],
      sources: [
        .ownPage,
        .gitHub("afterxleep/afterxleep.github.io"),
        .gitHub(
          "sparrowcode/sparrowcode.io-content/blob/main/en/tutorials/set-launch-screen-via-plist.md"
        ),
        .framework("xcode/specifying-your-apps-launch-screen"),
      ]),
    Key(
      "UILaunchScreen/UINavigationBar", .dictionary,
      summary: "Shows a navigation bar on the launch screen.",
      discussion: """
        Write the key if the app's first screen has a navigation bar, so that the launch screen
        already resembles it. An empty dictionary shows a plain bar;
        [`UIImageName`](key:UILaunchScreen/UINavigationBar/UIImageName) inside it shows your own
        image instead. A developer saw no change in iOS 17, because the plain bar has no visible
        background in that version.
        """,
      consequence: Consequence(
        "Without the key, the launch screen has no navigation bar.",
        from: .ownPage),
      required: .optional,
      example: ["UIImageName": "LaunchNavigationBar"],
      sources: [
        .ownPage,
        .framework("xcode/specifying-your-apps-launch-screen"),
        .gitHub(
          "sparrowcode/sparrowcode.io-content/blob/main/en/tutorials/set-launch-screen-via-plist.md"
        ),
      ]),
    Key(
      "UILaunchScreen/UINavigationBar/UIImageName", .string,
      summary: "Replaces the plain navigation bar of the launch screen with an image.",
      discussion: """
        Write the name of an image set in the asset catalog, as for `UIImage(named:)`. Use it for a
        navigation bar that looks different from the system's; an empty
        [`UINavigationBar`](key:UILaunchScreen/UINavigationBar) shows the plain bar.
        """,
      consequence: Consequence(
        "Without the key, the launch screen shows the system's plain bar.",
        from: .current("uilaunchscreen/uinavigationbar")),
      required: .optional,
      example: "LaunchNavigationBar",
      sources: [.ownPage, .current("uilaunchscreen/uinavigationbar")]),
    Key(
      "UILaunchScreen/UITabBar", .dictionary,
      summary: "Shows a tab bar on the launch screen.",
      discussion: """
        Write the key if the app's first screen has a tab bar, so that the launch screen already
        resembles it. An empty dictionary shows a plain bar;
        [`UIImageName`](key:UILaunchScreen/UITabBar/UIImageName) inside it shows your own image
        instead. A developer found that the plain bar is taller than a real tab bar in iOS 17.
        """,
      consequence: Consequence(
        "Without the key, the launch screen has no tab bar.",
        from: .ownPage),
      required: .optional,
      example: ["UIImageName": "LaunchTabBar"],
      sources: [
        .ownPage,
        .framework("xcode/specifying-your-apps-launch-screen"),
        .gitHub(
          "sparrowcode/sparrowcode.io-content/blob/main/en/tutorials/set-launch-screen-via-plist.md"
        ),
      ]),
    Key(
      "UILaunchScreen/UITabBar/UIImageName", .string,
      summary: "Replaces the plain tab bar of the launch screen with an image.",
      discussion: """
        Write the name of an image set in the asset catalog, as for `UIImage(named:)`. Use it for a tab
        bar that looks different from the system's; an empty [`UITabBar`](key:UILaunchScreen/UITabBar)
        shows the plain bar.
        """,
      consequence: Consequence(
        "Without the key, the launch screen shows the system's plain bar.",
        from: .current("uilaunchscreen/uitabbar")),
      required: .optional,
      example: "LaunchTabBar",
      sources: [.ownPage, .current("uilaunchscreen/uitabbar")]),
    Key(
      "UILaunchScreen/UIToolbar", .dictionary,
      summary: "Shows a toolbar on the launch screen.",
      discussion: """
        Write the key if the app's first screen has a toolbar, so that the launch screen already
        resembles it. An empty dictionary shows a plain bar;
        [`UIImageName`](key:UILaunchScreen/UIToolbar/UIImageName) inside it shows your own image
        instead.
        """,
      consequence: Consequence(
        "Without the key, the launch screen has no toolbar.",
        from: .ownPage),
      required: .optional,
      example: ["UIImageName": "LaunchToolbar"],
      sources: [
        .ownPage,
        .framework("xcode/specifying-your-apps-launch-screen"),
      ]),
    Key(
      "UILaunchScreen/UIToolbar/UIImageName", .string,
      summary: "Replaces the plain toolbar of the launch screen with an image.",
      discussion: """
        Write the name of an image set in the asset catalog, as for `UIImage(named:)`. Use it for a
        toolbar that looks different from the system's; an empty
        [`UIToolbar`](key:UILaunchScreen/UIToolbar) shows the plain bar.
        """,
      consequence: Consequence(
        "Without the key, the launch screen shows the system's plain bar.",
        from: .current("uilaunchscreen/uitoolbar")),
      required: .optional,
      example: "LaunchToolbar",
      sources: [.ownPage, .current("uilaunchscreen/uitoolbar")]),
    Key(
      "NSMainStoryboardFile", .string,
      title: "Main storyboard file base name",
      summary: "Names the storyboard that a Mac app loads when it starts.",
      discussion: """
        Write the name without the filename extension, such as `Main` for `Main.storyboard`. The file must be a
        member of the target. AppKit loads the storyboard at launch and opens the window of its initial
        controller; code gets the storyboard as `NSStoryboard.main`. An app with a nib file uses
        [`NSMainNibFile`](key:NSMainNibFile), and an iOS app without scenes uses
        [`UIMainStoryboardFile`](key:UIMainStoryboardFile).
        """,
      consequence: Consequence(
        "If the bundle has no such storyboard, the app crashes at launch: `Could not find a storyboard named 'Main' in bundle NSBundle`.",
        from: .gitHub("BabylonJS/BabylonNative/issues/150")),
      availability: [
        .macOS("10.10", from: .current)
      ],
      rules: [
        .should(.withoutSuffix([".storyboard"])).from(
          .framework("appkit/nsstoryboard/init(name:bundle:)")), nameWithoutSpace,
      ],
      example: "Main",
      seeAlso: ["UIMainStoryboardFile", "NSMainNibFile"],
      sources: [
        .ownPage,
        .framework("appkit/nsstoryboard/main"),
        .framework("appkit/nsstoryboard/init(name:bundle:)"),
        .gitHub("lionheart/openradar-mirror/issues/8840"),
      ]),
  ]
}
