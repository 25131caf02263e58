import KeyModel

extension KeyGroup {
  /// The scenes of an app.
  static var scenes: KeyGroup {
    KeyGroup(
      "scenes", "Scenes",
      summary: "The windows and other scenes of an app, with their delegates.",
      availability: [.iOS("13.0", from: .current)],
      keys: sceneKeys + windowRoleKeys + carPlayRoleKeys + immersiveRoleKeys
        + initialSceneKeys)
  }
}

private let lifeCycle = SourceReference.framework(
  "uikit/transitioning-to-the-uikit-scene-based-life-cycle", confidence: .high)

/// The manifest.
private var sceneKeys: [Key] {
  [
    Key(
      "UIApplicationSceneManifest", .dictionary,
      title: "Application Scene Manifest",
      summary: "Opts the app in to scenes, and says which ones it has.",
      discussion: """
        Its presence opts in: each window belongs to a scene, and the scene's delegate, not the
        app's delegate, hears when it moves between foreground and background. The dictionary says
        whether people may open several windows and which scenes there are at first.

        SwiftUI apps need no entry for their scenes; Xcode adds the dictionary if the build setting
        `INFOPLIST_KEY_UIApplicationSceneManifest_Generation` is on.

        From iOS 27 on, a UIKit app has to use scenes, though not several of them. The rule goes by the
        SDK: an app that was built with an older one still starts. Systems since iOS 18.4 warn in the log.
        """,
      consequence: Consequence(
        "A UIKit app that is built with the SDK of iOS 27 and has no scenes ends at launch.",
        from: lifeCycle),
      availability: [
        .iOS("13.0", from: .current),
        .macCatalyst("13.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      buildSetting: "INFOPLIST_KEY_UIApplicationSceneManifest_Generation",
      apis: [API("UIScene", of: "UIKit")],
      rules: [
        // A main storyboard shows that UIKit starts the app; SwiftUI makes its scenes without a manifest.
        .present.when(.sdk(from: .iOS("27.0")) && .bundle(.app) && .present("UIMainStoryboardFile"))
          .from(lifeCycle),
        .should(
          .present.when(
            .sdk(from: .iOS("27.0")) && .bundle(.app) && .product && .absent("UIMainStoryboardFile")
          )
        ).from(lifeCycle),
      ],
      example: [
        "UIApplicationSupportsMultipleScenes": true,
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Default",
              "UISceneDelegateClassName": "Example.SceneDelegate",
            ]
          ]
        ],
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .ownPage, .framework("xcode/build-settings-reference"),
        lifeCycle, .framework("technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"),
      ]),
    Key(
      "UIApplicationSceneManifest/UIApplicationSupportsMultipleScenes", .boolean,
      title: "Enable Multiple Windows",
      summary: "Lets people open several windows of the app.",
      discussion: """
        With `NO` UIKit never makes more than one scene. With `YES` scenes run at the same time in one
        process: code that they share must expect it, or data gets damaged.
        """,
      apis: [
        API("UIApplication.supportsMultipleScenes", of: "UIKit"),
        API("WindowGroup", of: "SwiftUI"),
      ],
      example: true),
    Key(
      "UIApplicationSceneManifest/UIApplicationSupportsTabbedSceneCollection", .boolean,
      title: "Supports Tabbed Scene Collection",
      summary: "Groups the windows of a Mac Catalyst app in tabs.",
      discussion: """
        With `NO` the windows don't gather in tabs, from macOS 12 on.
        """,
      availability: [
        .macCatalyst("15.0", from: .current)
      ],
      default: true,
      defaultSource: .ownPage,
      required: .optional,
      apis: [
        API(
          "NSWindow.TabbingMode", of: "AppKit",
          url: "https://developer.apple.com/documentation/appkit/nswindow/tabbingmode-swift.enum")
      ],
      example: false),
    Key(
      "UIApplicationSceneManifest/CPSupportsDashboardNavigationScene", .boolean,
      summary: "Shows the app's navigation in the CarPlay Dashboard.",
      discussion: """
        Describe the scene in
        [`CPTemplateApplicationDashboardSceneSessionRoleApplication`](key:UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication).
        """,
      availability: [.iOS("13.1", from: .current)],
      example: true,
      seeAlso: [
        "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication"
      ]),
    Key(
      "UIApplicationSceneManifest/CPSupportsInstrumentClusterNavigationScene", .boolean,
      summary: "Shows the app's navigation in the instrument cluster of a car.",
      discussion: """
        Describe the scene in
        [`CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication`](key:UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication).
        """,
      availability: [.iOS("15.4", from: .current)],
      example: true,
      seeAlso: [
        "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication"
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations", .dictionary,
      title: "Scene Configuration",
      summary: "Describes the scenes that the system can make, by their role.",
      discussion: """
        Each key is a role, and its array describes the scenes that play it; the first element is the
        default. Scenes of CarPlay and of immersive spaces have roles as well.
        """,
      apis: [
        API(
          "application(_:configurationForConnecting:options:)", of: "UIKit",
          url:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)"
        )
      ],
      rules: [
        .present.when(
          .code(
            "the app delegate doesn't implement `application(_:configurationForConnecting:options:)`"
          )
        ).from(.ownPage)
      ],
      example: [
        "UIWindowSceneSessionRoleApplication": [
          [
            "UISceneConfigurationName": "Default",
            "UISceneDelegateClassName": "Example.SceneDelegate",
          ]
        ]
      ]),
  ]
}
