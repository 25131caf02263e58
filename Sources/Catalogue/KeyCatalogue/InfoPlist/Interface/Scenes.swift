import KeyModel

extension KeyGroup {
  /// The scenes of an app.
  static var scenes: KeyGroup {
    KeyGroup(
      "scenes", "Scenes",
      summary: "The windows and other scenes of an app, with their delegates.",
      availability: [.iOS("13.0", from: .current)],
      keys: sceneKeys + windowRoleKeys + externalDisplayRoleKeys + carPlayRoleKeys
        + immersiveRoleKeys
        + initialSceneKeys)
  }
}

private let lifeCycle = SourceReference.framework(
  "uikit/transitioning-to-the-uikit-scene-based-life-cycle", confidence: .high)

private let severalScenes = SourceReference.current(
  "uiapplicationscenemanifest/uiapplicationsupportsmultiplescenes")

/// A scene in the car comes in addition to the app's own: with one scene only, UIKit never creates it.
private let needsSeveralScenes = Rule.should(
  .needs(
    "UIApplicationSceneManifest/UIApplicationSupportsMultipleScenes",
    when: "In an app that also has a scene on the iPhone")
).from(severalScenes)

private let displaying = SourceReference.framework("carplay/displaying-content-in-carplay")

/// The manifest describes the scene for which a key asks.
private func needsScene(_ role: String, from source: SourceReference) -> Rule {
  .should(
    .needs(
      PropertyPath(
        "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplication\(role)SceneSessionRoleApplication"
      ), when: "Unless code describes the scene")
  ).from(source)
}

/// The manifest.
private var sceneKeys: [Key] {
  [
    Key(
      "UIApplicationSceneManifest", .dictionary,
      title: "Application Scene Manifest",
      summary: "Opts the app in to scenes, and says which ones it has.",
      discussion: """
        The presence of the dictionary opts in: UIKit puts windows into scenes, and calls the
        scene's delegate instead of the app delegate when a scene moves to the foreground or
        background. [`UISceneConfigurations`](key:UIApplicationSceneManifest/UISceneConfigurations)
        describes the scenes, and
        [`UIApplicationSupportsMultipleScenes`](key:UIApplicationSceneManifest/UIApplicationSupportsMultipleScenes)
        allows several windows. The dictionary alone isn't enough: a window that the app delegate
        creates isn't attached to the scene, and the screen stays black. Create the window from the
        `UIWindowScene` in the scene delegate.

        SwiftUI apps declare their scenes in code; Xcode adds the dictionary if the build setting
        `INFOPLIST_KEY_UIApplicationSceneManifest_Generation` is on.

        In iOS 27 and later, a UIKit app that was built with the iOS 27 SDK must use scenes, though one
        is enough. This is also true of Mac Catalyst, visionOS and tvOS, although Apple's page of the
        key doesn't list tvOS. For an app without scenes, UIKit logs a warning in iOS 18.4 and later.
        """,
      consequence: Consequence(
        "A UIKit app that is built with the iOS 27 SDK and has no scenes fails to launch.",
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
          .saying(
            "a UIKit app that is built with the SDK of iOS 27 or later does not launch without scenes",
            "add {key}, and move the life cycle of the interface to a scene delegate"
          ).from(lifeCycle),
        .should(
          .present.when(
            .sdk(from: .iOS("27.0")) && .bundle(.app) && .product && .absent("UIMainStoryboardFile")
          )
        ).saying(
          "a UIKit app that is built with the SDK of iOS 27 or later does not launch without scenes",
          "add {key}, unless the app is a SwiftUI app"
        ).from(lifeCycle),
      ],
      example: [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Default",
              "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
            ]
          ]
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .ownPage,
        .framework("xcode/build-settings-reference"),
        lifeCycle,
        .framework("technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"),
        .framework("visionos/presenting-windows-and-spaces"),
        .gitHub("expo/expo/issues/50179"),
      ]),
    Key(
      "UIApplicationSceneManifest/UIApplicationSupportsMultipleScenes", .boolean,
      title: "Enable Multiple Windows",
      summary: "Lets people open several windows of the app.",
      discussion: """
        Write `YES` if people may open several windows of the app on iPad, or if a visionOS app
        shows more than one window, or an immersive space beside a window. Apple's example for
        CarPlay sets the key too. With `YES`, several scenes run at the same time, so synchronize
        access to the data that they share; otherwise, it may be corrupted. Give each configuration
        a different name. With `NO`, UIKit never creates a second scene.
        """,
      consequence: Consequence(
        "Without `YES` on iPad or Apple Vision Pro, SwiftUI ignores `openWindow` and logs a runtime error.",
        from: .framework("visionos/presenting-windows-and-spaces")),
      required: .optional,
      apis: [
        API("UIApplication.supportsMultipleScenes", of: "UIKit"),
        API("WindowGroup", of: "SwiftUI"),
      ],
      example: true,
      sources: [
        .ownPage,
        .framework("visionos/presenting-windows-and-spaces"),
        lifeCycle,
        .framework("carplay/displaying-content-in-carplay"),
      ]),
    Key(
      "UIApplicationSceneManifest/UIApplicationSupportsTabbedSceneCollection", .boolean,
      title: "Supports Tabbed Scene Collection",
      summary: "Lets the windows of a Mac Catalyst app gather in tabs.",
      discussion: """
        Write `NO` if the system shouldn't gather the windows in tabs automatically, in macOS 12 and
        later. The key is for apps built with Mac Catalyst that allow [several
        scenes](key:UIApplicationSceneManifest/UIApplicationSupportsMultipleScenes).
        """,
      consequence: Consequence(
        "Without the key, the windows have the tabbing mode `automatic`, and the system may gather them in tabs.",
        from: .ownPage),
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
        The key is for navigation apps only, which have the entitlement
        [`com.apple.developer.carplay-maps`](key:entitlements:com.apple.developer.carplay-maps).
        With `YES`, the Dashboard can show the app's map, the next maneuvers, and up to two shortcut
        buttons while the app isn't navigating. Describe the scene, and the delegate that draws the
        map, in
        [`CPTemplateApplicationDashboardSceneSessionRoleApplication`](key:UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication).
        Also set
        [`UIApplicationSupportsMultipleScenes`](key:UIApplicationSceneManifest/UIApplicationSupportsMultipleScenes)
        to `YES`, as Apple's example does.
        """,
      consequence: Consequence(
        "Without `YES`, the app doesn't declare its support, so its map isn't in the CarPlay Dashboard.",
        from: .framework("carplay/displaying-content-in-carplay")),
      availability: [.iOS("13.1", from: .current)],
      required: .optional,
      rules: [needsSeveralScenes, needsScene("Dashboard", from: displaying)],
      example: true,
      seeAlso: [
        "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication"
      ],
      sources: [
        .ownPage,
        .framework("carplay/displaying-content-in-carplay"),
        .framework("carplay/requesting-carplay-entitlements"), severalScenes,
      ]),
    Key(
      "UIApplicationSceneManifest/CPSupportsInstrumentClusterNavigationScene", .boolean,
      summary: "Shows the app's navigation in the instrument cluster of a car.",
      discussion: """
        The key is for navigation apps only, which have the entitlement
        [`com.apple.developer.carplay-maps`](key:entitlements:com.apple.developer.carplay-maps).
        With `YES`, CarPlay can show the app's map behind the steering wheel. Describe the scene in
        [`CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication`](key:UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication);
        its delegate gets a `CPInstrumentClusterController` with the window. Also set
        [`UIApplicationSupportsMultipleScenes`](key:UIApplicationSceneManifest/UIApplicationSupportsMultipleScenes)
        to `YES`. To exclude systems before iOS 26.2, add
        [`CPInstrumentClusterNavigationSceneOptions`](key:UIApplicationSceneManifest/CPInstrumentClusterNavigationSceneOptions).
        """,
      consequence: Consequence(
        "Without `YES`, the app doesn't declare its support, so its map isn't in the instrument cluster.",
        from: .ownPage),
      availability: [.iOS("15.4", from: .current)],
      required: .optional,
      rules: [needsSeveralScenes, needsScene("InstrumentCluster", from: .ownPage)],
      example: true,
      seeAlso: [
        "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication"
      ],
      sources: [
        .ownPage,
        .framework("carplay/cptemplateapplicationinstrumentclusterscenedelegate"),
        .current("uiapplicationscenemanifest/cpinstrumentclusternavigationsceneoptions"),
        .framework("carplay/requesting-carplay-entitlements"), severalScenes,
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations", .dictionary,
      title: "Scene Configuration",
      summary: "Describes the scenes that the system can create, by their role.",
      discussion: """
        Each key is a role, and its array describes the scenes with that role; UIKit takes the first
        element unless code picks another. A UIKit app needs at least
        [`UIWindowSceneSessionRoleApplication`](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication)
        here, or the method `application(_:configurationForConnecting:options:)` in its app
        delegate. The method takes precedence: if it returns a window's configuration for every
        role, scenes with other roles, such as those for CarPlay, never appear, and nothing is
        logged.

        In a SwiftUI app, an empty dictionary is enough, and stops the log message `Info.plist
        contained no UIScene configuration dictionary`.
        """,
      consequence: noConfiguration,
      required: .optional,
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
            "the delegate of a UIKit app doesn't implement `application(_:configurationForConnecting:options:)`"
          )
        ).from(.ownPage)
      ],
      example: [
        "UIWindowSceneSessionRoleApplication": [
          [
            "UISceneConfigurationName": "Default",
            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
          ]
        ]
      ],
      sources: [
        .ownPage,
        .framework("uikit/uiscenesession/configuration"),
        .gitHub("tauri-apps/tao/pull/1305"),
        .gitHub("TootSDK/TootSDK/pull/132"),
        .gitHub("yonaskolb/XcodeGen/issues/1305"),
      ]),
  ]
}
