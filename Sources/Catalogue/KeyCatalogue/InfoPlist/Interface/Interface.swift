import KeyModel

extension KeyGroup {
  /// How an app appears and reacts.
  static var interface: KeyGroup {
    KeyGroup(
      "interface", "Interface",
      summary: "An app's orientation, status bar, appearance, fonts and input.",
      availability: [.iOS("2.0", from: .current), .macOS("10.0", from: .current)],
      keys: orientationKeys + statusBarKeys + appearanceKeys + touchKeys + stylingKeys
        + initialAppearanceKeys)
  }
}

/// An app that people resize on an iPad.
private let resizableOnPad: Condition =
  .distribution(.appStore) && .bundle(.app) && .contains("UIDeviceFamily", 2)
  && !.has("UIRequiresFullScreen", true)

private func orientation(_ name: String) -> Rule {
  .containing(.string(name), variant: "~ipad").when(resizableOnPad).codes("ITMS-90474").saying(
    "an iPad app that shares the screen needs all four orientations, but {key} lacks some",
    "list all four in 'UISupportedInterfaceOrientations~ipad', or set 'UIRequiresFullScreen' to 'YES'"
  ).from(.gitHub("apache/cordova-ios/issues/1620"))
}

/// Orientations and the size of the screen.
private var orientationKeys: [Key] {
  [
    Key(
      "UISupportedInterfaceOrientations", .array(of: .string),
      title: "Supported interface orientations",
      summary: "Lists the orientations that the app supports.",
      discussion: """
        List all four orientations for an iPad app: multitasking needs them in apps built with an SDK before iOS 27, and the App Store
        accepts fewer only with [`UIRequiresFullScreen`](key:UIRequiresFullScreen). An iPhone app
        usually leaves out upside down, as in the example: iPhones without a Home button ignore it.
        If the app runs on both iPhone and iPad, list all four for iPad in
        `UISupportedInterfaceOrientations~ipad`. A view controller can restrict the orientations for
        its screen with `supportedInterfaceOrientations`, but not add to them. In iPhone Mirroring,
        an app built with the iOS 27 SDK keeps to the list only until people resize its window.
        """,
      consequence: Consequence(
        "App Store Connect refuses an iPad app that lacks one of the four orientations and doesn't set `UIRequiresFullScreen` (`ITMS-90474`).",
        from: .appStoreConnect("ITMS-90474")),
      availability: [.iOS("3.2", from: .current)],
      values: .documented([
        AllowedValue(
          "UIInterfaceOrientationPortrait", "Portrait, with the front camera at the top."),
        AllowedValue(
          "UIInterfaceOrientationPortraitUpsideDown",
          "Upside down: for iPads; iPhones without a Home button ignore it."),
        AllowedValue(
          "UIInterfaceOrientationLandscapeLeft", "Landscape, with the front camera on the right."),
        AllowedValue(
          "UIInterfaceOrientationLandscapeRight", "Landscape, with the front camera on the left."),
      ]),
      valuesSource: .ownPage,
      default: ["UIInterfaceOrientationPortrait"],
      defaultSource: .ownPage,
      required: .optional,
      apis: [
        API("UIViewController.supportedInterfaceOrientations", of: "UIKit"),
        API(
          "application(_:supportedInterfaceOrientationsFor:)", of: "UIKit",
          url:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)"
        ),
      ],
      rules: [
        .present.when(resizableOnPad).codes("ITMS-90474").saying(
          "an iPad app that shares the screen needs all four orientations, but {key} is missing",
          "list all four in 'UISupportedInterfaceOrientations~ipad', or set 'UIRequiresFullScreen' to 'YES'"
        ).from(.appStoreConnect("ITMS-90474")),
        orientation("UIInterfaceOrientationPortrait"),
        orientation("UIInterfaceOrientationPortraitUpsideDown"),
        orientation("UIInterfaceOrientationLandscapeLeft"),
        orientation("UIInterfaceOrientationLandscapeRight"),
      ],
      example: [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
        "UIInterfaceOrientationLandscapeRight",
      ],
      seeAlso: ["UIInterfaceOrientation", "UIRequiresFullScreen"],
      sources: [
        .ownPage, .appStoreConnect("ITMS-90474"), .gitHub("apache/cordova-ios/issues/1620"),
        .framework("uikit/uiviewcontroller/supportedinterfaceorientations"), .iOS27ReleaseNotes,
      ],
      notes: [upsideDownNote]),
    Key(
      "UIInterfaceOrientation", .string, title: "Initial interface orientation",
      summary: "Sets the app's initial orientation if it doesn't list its supported orientations.",
      discussion: """
        New apps don't need the key: they list their orientations in
        [`UISupportedInterfaceOrientations`](key:UISupportedInterfaceOrientations), which iOS 3.2
        introduced and which makes the system ignore this key. A game that has only this key and
        should launch in landscape uses `UIInterfaceOrientationLandscapeRight`.
        """,
      consequence: Consequence(
        "With neither this key nor `UISupportedInterfaceOrientations`, the app launches in portrait; with both, the system ignores this key.",
        from: .ownPage),
      availability: [.iOS("2.0", from: .current)],
      values: .documented([
        AllowedValue(
          "UIInterfaceOrientationPortrait", "Portrait, with the front camera at the top."),
        AllowedValue(
          "UIInterfaceOrientationPortraitUpsideDown",
          "Upside down; ignored on iPhones without a Home button."),
        AllowedValue(
          "UIInterfaceOrientationLandscapeLeft", "Landscape, with the front camera on the right."),
        AllowedValue(
          "UIInterfaceOrientationLandscapeRight", "Landscape, with the front camera on the left."),
      ]),
      valuesSource: .ownPage,
      default: "UIInterfaceOrientationPortrait",
      defaultSource: .ownPage,
      required: .optional,
      rules: [
        .should(.ignoredBeside(["UISupportedInterfaceOrientations"])).from(.ownPage)
      ],
      example: "UIInterfaceOrientationLandscapeRight",
      seeAlso: ["UISupportedInterfaceOrientations"],
      sources: [.ownPage, .framework("uikit/uiviewcontroller/supportedinterfaceorientations")],
      notes: [upsideDownNote]),
    Key(
      "UIRequiresFullScreen", .boolean,
      summary:
        "Opts an iPad app built with an SDK before iOS 27 out of resizing.",
      discussion: """
        On iPadOS 18 and earlier, an app with `YES` uses the whole screen, and people can't resize
        it. Where windows overlap (Stage Manager since iPadOS 16, windowed apps since iPadOS 26),
        the scene keeps its size. Other apps share the screen, and the system scales the content
        when people resize the window. Before iOS 27, the system ignores the key of an iPhone app.

        From iOS 27, an app built with the iOS 27 SDK can't opt out anymore: with `YES`, the scene
        gets its new size only once, when people have finished resizing the window. The key is
        deprecated, and a future system will ignore it. If the app can resize on a certain version
        and later, name that version in
        [`UIRequiresFullScreenIgnoredStartingWithVersion`](key:UIRequiresFullScreenIgnoredStartingWithVersion).
        """,
      avoid: "Don't write it in a new app; let its scenes resize.",
      consequence: Consequence(
        "Once the system ignores the key, an app that relies on a fixed size can show broken layouts and misplaced controls.",
        from: .framework(
          "technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key",
          confidence: .high)),
      availability: [.iOS("9.0", deprecated: "26.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      replacedBy: [],
      example: true,
      seeAlso: ["UISupportedInterfaceOrientations"],
      sources: [
        .ownPage, .iOS27ReleaseNotes,
        .current("uirequiresfullscreenignoredstartingwithversion"), .appStoreConnect("ITMS-90474"),
        .framework(
          "technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key",
          confidence: .high),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .ownPage, "Currently: a compatibility mode that preserves the size of the scene."),
            .init(
              .ownPage,
              "The 2025 edition of the page: prevents the app from sharing the screen."),
          ],
          choice: "Both, by system.",
          reason: "The newer edition describes the behavior of each system.")
      ]),
    Key(
      "UIRequiresFullScreenIgnoredStartingWithVersion", .string,
      summary: "Names the first version of iOS that ignores `UIRequiresFullScreen`.",
      discussion: """
        The key is for an app that can resize on newer systems but still needs full screen on older
        ones. Leave [`UIRequiresFullScreen`](key:UIRequiresFullScreen) set to `YES`, and write the
        first version on which the app can resize, such as `26.0`. With `26.0`, the app still gets
        the whole screen on iOS 18. If the app can resize everywhere, remove both keys instead.
        """,
      consequence: Consequence(
        "The system ignores this key unless `UIRequiresFullScreen` is `YES`.",
        from: .ownPage),
      availability: [.iOS("26.2", from: .current)],
      required: .optional,
      rules: [
        .should(.format(.versionNumber)).from(.ownPage),
        .should(.needs("UIRequiresFullScreen", when: "With this key")).from(.ownPage),
      ],
      example: "26.0",
      seeAlso: ["UIRequiresFullScreen"],
      sources: [
        .ownPage,
        .framework(
          "technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key",
          confidence: .high),
      ]),
  ]
}

private let upsideDownNote = EditorNote(
  .values,
  [
    .init(.ownPage, "Devices without a Home button ignore upside down."),
    .init(
      .framework("uikit/uiviewcontroller/supportedinterfaceorientations"),
      "All iPads support upside down; iPhones without a Home button don't."),
  ],
  choice: "`UIInterfaceOrientationPortraitUpsideDown` is ignored on iPhones without a Home button.",
  reason: "The UIKit page distinguishes iPads from iPhones.")

/// The status bar.
private var statusBarKeys: [Key] {
  [
    Key(
      "UIStatusBarHidden", .boolean,
      title: "Status bar is initially hidden",
      summary: "Hides the status bar on the launch screen.",
      discussion: """
        Write `YES` if the launch screen fills the display, as in a game. After launch, the bar
        appears unless the first view controller returns `true` from `prefersStatusBarHidden`, as
        view controllers of a compact height do by default. In an app that sets
        [`UIViewControllerBasedStatusBarAppearance`](key:UIViewControllerBasedStatusBarAppearance)
        to `NO`, view controllers can't change the status bar, and it stays as this key sets it.
        """,
      consequence: Consequence(
        "With `NO`, the launch screen shows the status bar.", from: .ownPage),
      availability: [.iOS("2.0", from: .current)],
      required: .optional,
      example: true,
      seeAlso: ["UIStatusBarStyle", "UIViewControllerBasedStatusBarAppearance"],
      sources: [
        .ownPage,
        .current("uiviewcontrollerbasedstatusbarappearance"),
        .framework("uikit/uiviewcontroller/prefersstatusbarhidden"),
      ]),
    Key(
      "UIStatusBarStyle", .string,
      title: "Status bar style",
      summary: "Sets the color of the status bar's text on the launch screen.",
      discussion: """
        Write `UIStatusBarStyleLightContent` if the launch screen is dark; otherwise, people can
        hardly read the clock. After launch, each view controller decides in
        `preferredStatusBarStyle`. Choose the style of the first view controller, so that the bar
        doesn't change color. To use one style in the whole app, also set
        [`UIViewControllerBasedStatusBarAppearance`](key:UIViewControllerBasedStatusBarAppearance)
        to `NO`.
        """,
      consequence: Consequence(
        "Text in a color similar to its background, such as black text on a dark launch screen, isn't readable.",
        from: .framework("technotes/tn3105-customizing-uistatusbar-syle")),
      availability: [.iOS("2.0", from: .current), .macCatalyst("2.0", from: .current)],
      values: .documented([
        AllowedValue(
          "UIStatusBarStyleDefault",
          "Dark text in the light appearance, light text in Dark Mode: for a screen that adapts."),
        AllowedValue("UIStatusBarStyleLightContent", "Light text, for a dark background."),
        AllowedValue("UIStatusBarStyleDarkContent", "Dark text, for a light background."),
        AllowedValue(
          "UIStatusBarStyleBlackTranslucent", "A transparent black bar, for old systems."),
        AllowedValue("UIStatusBarStyleBlackOpaque", "An opaque black bar, for old systems."),
      ]),
      valuesSource: .ownPage,
      default: "UIStatusBarStyleDefault",
      defaultSource: .ownPage,
      required: .optional,
      example: "UIStatusBarStyleLightContent",
      seeAlso: ["UIStatusBarHidden", "UIViewControllerBasedStatusBarAppearance"],
      sources: [
        .ownPage,
        .framework("technotes/tn3105-customizing-uistatusbar-syle"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "Mac Catalyst 2.0."),
            .init(.ownPage, "The page's 2024 edition said Mac Catalyst 16.1."),
          ],
          choice: "Mac Catalyst 2.0.",
          reason: "The page's newer edition takes precedence.")
      ]),
    Key(
      "UIViewControllerBasedStatusBarAppearance", .boolean,
      title: "View controller-based status bar appearance",
      summary: "Sets whether view controllers or the app control the status bar's appearance.",
      discussion: """
        If you leave the key out, each view controller decides with `preferredStatusBarStyle` and
        `prefersStatusBarHidden`; a navigation controller asks its children for a style only if it
        overrides `childForStatusBarStyle`. Write `NO` to use one appearance in the whole app:
        [`UIStatusBarStyle`](key:UIStatusBarStyle) and [`UIStatusBarHidden`](key:UIStatusBarHidden)
        then also apply after launch.
        """,
      consequence: Consequence(
        "With `NO`, the system ignores the status bar style that view controllers prefer.",
        from: .ownPage),
      availability: [.iOS("7.0", from: .current)],
      default: true,
      defaultSource: .ownPage,
      required: .optional,
      apis: [
        API("UIViewController.preferredStatusBarStyle", of: "UIKit")
      ],
      example: false,
      seeAlso: ["UIStatusBarStyle", "UIStatusBarHidden"],
      sources: [
        .ownPage,
        .framework("technotes/tn3105-customizing-uistatusbar-syle"),
      ]),
  ]
}
