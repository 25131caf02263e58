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
      summary: "Lists the orientations that the app supports.",
      discussion: """
        `UISupportedInterfaceOrientations~ipad` holds the list for iPad. An iPad app that takes part
        in multitasking has all four; for the App Store, one that has fewer needs
        [`UIRequiresFullScreen`](key:UIRequiresFullScreen) as well. A view controller can narrow the
        list for its screen, but not extend it.
        """,
      consequence: Consequence(
        "App Store Connect refuses an iPad app that lacks an orientation and doesn't ask for the full screen.",
        from: .appStoreConnect("ITMS-90474")),
      availability: [.iOS("3.2", from: .current)],
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
      example: ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"],
      seeAlso: ["UIInterfaceOrientation", "UIRequiresFullScreen"],
      sources: [
        .ownPage, .appStoreConnect("ITMS-90474"),
        .framework("uikit/uiviewcontroller/supportedinterfaceorientations"),
      ],
      notes: [upsideDownNote]),
    Key(
      "UIInterfaceOrientation", .string,
      title: "Initial interface orientation",
      summary: "Sets the orientation in which the app starts.",
      discussion: """
        The system ignores the key where
        [`UISupportedInterfaceOrientations`](key:UISupportedInterfaceOrientations) is present.
        """,
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
      summary: "Keeps people from resizing an iPad app that is built with an SDK before iOS 27.",
      discussion: """
        In iPadOS 18 and earlier the app has the whole screen and no one can resize it. Where windows
        overlap (Stage Manager since iPadOS 16, windowed apps since iPadOS 26) the scene keeps its
        size: other apps share the screen, and the system scales the picture when someone resizes the
        window. An iPhone app has no use for the key before iOS 27.

        An app that is built with the SDK of iOS 27 can't opt out any more: people resize it, and with
        this key the scene gets its new size once, when they let go. The key is deprecated, and later
        systems will ignore it, so let scenes resize. An app that does so from a certain system on
        names that system in
        [`UIRequiresFullScreenIgnoredStartingWithVersion`](key:UIRequiresFullScreenIgnoredStartingWithVersion).
        """,
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
      summary: "Names the system from which `UIRequiresFullScreen` is ignored.",
      discussion: """
        For an app that supports resizing in newer systems and needs the full screen in older ones.
        The key counts only beside [`UIRequiresFullScreen`](key:UIRequiresFullScreen) with `YES`.
        """,
      availability: [.iOS("26.2", from: .current)],
      rules: [
        .should(.format(.versionNumber)).from(.ownPage),
        .should(.needs("UIRequiresFullScreen", when: "Beside this key")).from(.ownPage),
      ],
      example: "26.0",
      seeAlso: ["UIRequiresFullScreen"]),
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
  reason: "The page of UIKit tells iPads and iPhones apart.")

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
      availability: [.iOS("2.0", from: .current)],
      example: true,
      seeAlso: ["UIStatusBarStyle", "UIViewControllerBasedStatusBarAppearance"],
      sources: [.ownPage, .current("uiviewcontrollerbasedstatusbarappearance")]),
    Key(
      "UIStatusBarStyle", .string,
      title: "Status bar style",
      summary: "Sets the style of the status bar while the app starts.",
      discussion: """
        Write `UIStatusBarStyleLightContent` for a dark launch screen.
        """,
      availability: [.iOS("2.0", from: .current), .macCatalyst("2.0", from: .current)],
      values: .documented([
        AllowedValue(
          "UIStatusBarStyleDefault", "Light or dark text, by the appearance of the system."),
        AllowedValue("UIStatusBarStyleLightContent", "Light text for a dark background."),
        AllowedValue("UIStatusBarStyleDarkContent", "Dark text for a light background."),
        AllowedValue("UIStatusBarStyleBlackTranslucent", "A translucent black bar of old systems."),
        AllowedValue("UIStatusBarStyleBlackOpaque", "An opaque black bar of old systems."),
      ]),
      valuesSource: .ownPage,
      default: "UIStatusBarStyleDefault",
      defaultSource: .ownPage,
      required: .optional,
      example: "UIStatusBarStyleLightContent",
      seeAlso: ["UIStatusBarHidden", "UIViewControllerBasedStatusBarAppearance"],
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
      summary: "Lets each view controller style the status bar.",
      discussion: """
        With `YES` the system asks the view controller on screen for its preferred style, with `NO` it
        uses the one of the application object, and [`UIStatusBarStyle`](key:UIStatusBarStyle) lasts
        beyond the start.
        """,
      availability: [.iOS("7.0", from: .current)],
      default: true,
      defaultSource: .ownPage,
      required: .optional,
      apis: [
        API("UIViewController.preferredStatusBarStyle", of: "UIKit"),
        API("UIApplication.setStatusBarStyle(_:animated:)", of: "UIKit"),
      ],
      example: false,
      seeAlso: ["UIStatusBarStyle", "UIStatusBarHidden"]),
  ]
}
