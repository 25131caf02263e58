import KeyModel

extension KeyGroup {
  /// How an app appears and reacts.
  static var interface: KeyGroup {
    KeyGroup(
      "interface", "Interface",
      summary: "Orientation, status bar, appearance, fonts and input of an app.",
      availability: [.iOS("2.0", from: .current), .macOS("10.0", from: .current)],
      keys: orientationKeys + statusBarKeys + appearanceKeys + touchKeys + stylingKeys
        + initialAppearanceKeys)
  }
}

/// Orientations and the size of the screen.
private var orientationKeys: [Key] {
  [
    Key(
      "UISupportedInterfaceOrientations", .array(of: .string),
      title: "Supported interface orientations",
      summary: "Lists the orientations in which the app can be used.",
      discussion: """
        List all four for an iPad app: multitasking needs them, and the App Store takes fewer only with
        [`UIRequiresFullScreen`](key:UIRequiresFullScreen). An iPhone app usually leaves out upside
        down, which iPhones without a Home button ignore. If iPad and iPhone differ, put the list for
        iPad into `UISupportedInterfaceOrientations~ipad`. A view controller can narrow the list for its
        screen with `supportedInterfaceOrientations`, but not extend it.
        """,
      consequence: Consequence(
        "App Store Connect refuses an iPad app that lacks an orientation and doesn't ask for the full screen (`ITMS-90474`).",
        from: .appStoreConnect("ITMS-90474")),
      availability: [.iOS("3.2", from: .current)],
      values: .documented([
        AllowedValue(
          "UIInterfaceOrientationPortrait", "Upright, with the front camera at the top."),
        AllowedValue(
          "UIInterfaceOrientationPortraitUpsideDown",
          "Upside down: for iPads; iPhones without a Home button ignore it."),
        AllowedValue(
          "UIInterfaceOrientationLandscapeLeft", "Sideways, with the front camera on the right."),
        AllowedValue(
          "UIInterfaceOrientationLandscapeRight", "Sideways, with the front camera on the left."),
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
      example: [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
        "UIInterfaceOrientationLandscapeRight",
      ],
      seeAlso: ["UIInterfaceOrientation", "UIRequiresFullScreen"],
      sources: [
        .ownPage, .appStoreConnect("ITMS-90474"),
        .framework("uikit/uiviewcontroller/supportedinterfaceorientations"),
      ],
      notes: [upsideDownNote]),
    Key(
      "UIInterfaceOrientation", .string,
      title: "Initial interface orientation",
      summary: "Sets the orientation in which the app starts, where no list of orientations does.",
      discussion: """
        New apps don't need it: they list their orientations in
        [`UISupportedInterfaceOrientations`](key:UISupportedInterfaceOrientations), which came with iOS
        3.2 and makes the system ignore this key. Without either the app starts upright. A game that has
        only the older key, and should start sideways, names `UIInterfaceOrientationLandscapeRight`.
        """,
      consequence: Consequence(
        "The system ignores the key if the list also has `UISupportedInterfaceOrientations`.",
        from: .ownPage),
      availability: [.iOS("2.0", from: .current)],
      values: .documented([
        AllowedValue(
          "UIInterfaceOrientationPortrait", "Upright, with the front camera at the top."),
        AllowedValue(
          "UIInterfaceOrientationPortraitUpsideDown",
          "Upside down; ignored on iPhones without a Home button."),
        AllowedValue(
          "UIInterfaceOrientationLandscapeLeft", "Sideways, with the front camera on the right."),
        AllowedValue(
          "UIInterfaceOrientationLandscapeRight", "Sideways, with the front camera on the left."),
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
        "Opts an iPad app out of resizing, if it is built with an SDK before that of iOS 27.",
      discussion: """
        Don't write it in a new app; let its scenes resize. In iPadOS 18 and earlier an app with `YES`
        has the whole screen, and people can't resize it. Where windows overlap (Stage Manager since
        iPadOS 16, windowed apps since iPadOS 26), the scene keeps its size: other apps share the
        screen, and the system scales the picture when someone resizes the window. An iPhone app has no
        use for the key before iOS 27.

        An app that is built with the SDK of iOS 27 can't opt out anymore: people resize it, and with
        this key the scene gets its new size once, when they let go. The key is deprecated, and later
        systems will ignore it. An app that resizes from a certain system on names that system in
        [`UIRequiresFullScreenIgnoredStartingWithVersion`](key:UIRequiresFullScreenIgnoredStartingWithVersion).
        """,
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
        .ownPage,
        .current("uirequiresfullscreenignoredstartingwithversion"), .appStoreConnect("ITMS-90474"),
        .framework(
          "technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key",
          confidence: .high),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(.ownPage, "Today: a compatibility mode that keeps the size of the scene."),
            .init(
              .ownPage,
              "The page's edition of 2025: prevents the app from sharing the screen."),
          ],
          choice: "Both, by system.",
          reason: "The newer edition says which systems do what.")
      ]),
    Key(
      "UIRequiresFullScreenIgnoredStartingWithVersion", .string,
      summary: "Names the first version of iOS that ignores `UIRequiresFullScreen`.",
      discussion: """
        For an app that resizes in newer systems but still needs the full screen in older ones: leave
        [`UIRequiresFullScreen`](key:UIRequiresFullScreen) at `YES`, and write here the first version in
        which the app resizes, such as `26.0`. iOS 18 then still gives it the whole screen. If the app
        resizes everywhere, remove both keys instead.
        """,
      consequence: Consequence(
        "The system ignores this key unless `UIRequiresFullScreen` is `YES`.",
        from: .ownPage),
      availability: [.iOS("26.2", from: .current)],
      required: .optional,
      rules: [
        .should(.format(.versionNumber)).from(.ownPage),
        .should(.needs("UIRequiresFullScreen", when: "Beside this key")).from(.ownPage),
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
    .init(.ownPage, "Upside down is ignored on devices without a Home button."),
    .init(
      .framework("uikit/uiviewcontroller/supportedinterfaceorientations"),
      "All iPads support upside down; iPhones without a Home button don't."),
  ],
  choice: "Ignored on iPhones without a Home button.",
  reason: "The page of UIKit distinguishes iPads from iPhones.")

/// The status bar.
private var statusBarKeys: [Key] {
  [
    Key(
      "UIStatusBarHidden", .boolean,
      title: "Status bar is initially hidden",
      summary: "Hides the status bar over the launch screen.",
      discussion: """
        Write `YES` if the launch screen fills the display, as that of a game does. To keep the bar
        hidden afterward, a view controller returns `true` from `prefersStatusBarHidden`. In an app that
        sets [`UIViewControllerBasedStatusBarAppearance`](key:UIViewControllerBasedStatusBarAppearance)
        to `NO`, view controllers have no say, and the bar stays as this key has it.
        """,
      consequence: Consequence(
        "After launch the bar appears, unless the first view controller returns `true` from `prefersStatusBarHidden` or its height is compact.",
        from: .framework("uikit/uiviewcontroller/prefersstatusbarhidden")),
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
      summary: "Sets the color of the status bar's text over the launch screen.",
      discussion: """
        Write `UIStatusBarStyleLightContent` if the launch screen is dark, or the clock can hardly be
        read. Later each view controller decides in `preferredStatusBarStyle`; choose the style of the
        first one, so that the bar doesn't change color. For one style in the whole app, set
        [`UIViewControllerBasedStatusBarAppearance`](key:UIViewControllerBasedStatusBarAppearance) to
        `NO` as well.
        """,
      consequence: Consequence(
        "Text in the color of its background can't be read, such as black text over a dark launch screen.",
        from: .framework("technotes/tn3105-customizing-uistatusbar-syle")),
      availability: [.iOS("2.0", from: .current), .macCatalyst("2.0", from: .current)],
      values: .documented([
        AllowedValue(
          "UIStatusBarStyleDefault",
          "Dark text in the light appearance, light text in Dark Mode: for a screen that changes with it."
        ),
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
            .init(.ownPage, "The page's edition of 2024 said Mac Catalyst 16.1."),
          ],
          choice: "Mac Catalyst 2.0.",
          reason: "The page's newer edition counts.")
      ]),
    Key(
      "UIViewControllerBasedStatusBarAppearance", .boolean,
      title: "View controller-based status bar appearance",
      summary: "Says whether view controllers or the app decide about the status bar.",
      discussion: """
        Leave it out, and each view controller decides with `preferredStatusBarStyle` and
        `prefersStatusBarHidden`; a navigation controller asks its children only if it overrides
        `childForStatusBarStyle`. Write `NO` for one look in the whole app:
        [`UIStatusBarStyle`](key:UIStatusBarStyle) and [`UIStatusBarHidden`](key:UIStatusBarHidden) then
        hold beyond the launch.
        """,
      consequence: Consequence(
        "With `NO`, the system ignores the status bar style that view controllers prefer.",
        from: .ownPage),
      availability: [.iOS("7.0", from: .current)],
      default: true,
      defaultSource: .ownPage,
      required: .optional,
      apis: [
        API("UIViewController.preferredStatusBarStyle", of: "UIKit"),
        API("UIApplication.setStatusBarStyle(_:animated:)", of: "UIKit"),
      ],
      example: false,
      seeAlso: ["UIStatusBarStyle", "UIStatusBarHidden"],
      sources: [
        .ownPage,
        .framework("technotes/tn3105-customizing-uistatusbar-syle"),
      ]),
  ]
}
