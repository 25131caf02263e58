import KeyModel

/// The entitlements of apps in cars besides that for audio, including those for systems before iOS 14.
private let otherCarPlayEntitlements: [PropertyPath] = [
  "charging", "communication", "driving-task", "fueling", "maps", "messaging", "parking",
  "public-safety", "quick-ordering", "video", "voice-based-conversation",
].map { PropertyPath("entitlements:com.apple.developer.carplay-\($0)") }

private let displaying = SourceReference.framework("carplay/displaying-content-in-carplay")

/// A scene in the car comes in addition to the one on the device.
private let besideDevice = Rule.should(
  .needs(
    "UIApplicationSceneManifest/UIApplicationSupportsMultipleScenes",
    when: "In an app that also has a scene on the iPhone")
).from(displaying)

/// Scenes in a car.
var carPlayRoleKeys: [Key] {
  [
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationSceneSessionRoleApplication",
      .array(of: .dictionary),
      summary: "Describes the scene that CarPlay shows on the car's main screen.",
      discussion: """
        Write one dictionary, with a name and the class of the scene's delegate; of several, the
        first is the default. CarPlay creates the scene when someone opens the app in the car, and
        the delegate fills it with templates; only navigation apps get a window for their map. The
        app also needs the CarPlay entitlement of its category, such as
        [`com.apple.developer.carplay-audio`](key:entitlements:com.apple.developer.carplay-audio).
        Request it at developer.apple.com/contact/carplay.

        A method `application(_:configurationForConnecting:options:)` in the app delegate takes
        precedence: if it returns a window's configuration for this role, the app doesn't appear in
        CarPlay.
        """,
      consequence: Consequence(
        "Without a configuration for this role, here or in code, CarPlay has no scene of the app to show.",
        from: displaying),
      availability: [.iOS("13.0", from: .current)],
      required: .optional,
      rules: [
        .needs(
          "entitlements:com.apple.developer.carplay-audio",
          when: "Unless the app has the entitlement of another kind of CarPlay app"
        ).when(.all(otherCarPlayEntitlements.map { .absent($0) })).saying(
          "the app has a scene for CarPlay, but no CarPlay entitlement, such as 'com.apple.developer.carplay-audio', so that cars don't show it",
          "request the entitlement for this kind of app and add it, or remove {key}"
        ).from(.gitHub("Evil-Project/Twinskaraoke/pull/120")),
        besideDevice,
      ],
      example: [
        [
          "UISceneConfigurationName": "CarPlay",
          "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).CarPlaySceneDelegate",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .ownPage, displaying, .framework("carplay/requesting-carplay-entitlements"),
        .framework("carplay/cptemplateapplicationscenedelegate"),
        .gitHub("Evil-Project/Twinskaraoke/pull/120"), .gitHub("tauri-apps/tao/pull/1305"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationSceneSessionRoleApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration of the CarPlay scene, so that code can pick it.",
      discussion: """
        Choose a name that no other configuration of the app has, such as `CarPlay`. Code needs it
        only to pick this configuration, in `application(_:configurationForConnecting:options:)`,
        where `UISceneConfiguration(name:sessionRole:)` takes exactly this string.
        """,
      consequence: unknownConfiguration,
      example: "CarPlay",
      sources: [.ownPage, .framework("uikit/uisceneconfiguration/init(name:sessionrole:)")]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationSceneSessionRoleApplication/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "States the class of the CarPlay scene, which is always CarPlay's own.",
      discussion: """
        Leave the key out, or write `CPTemplateApplicationScene`: CarPlay doesn't accept another class.
        Your code goes into the
        [delegate](key:UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationSceneSessionRoleApplication/[]/UISceneDelegateClassName),
        which is called when the scene connects.
        """,
      consequence: Consequence(
        "Leaving the key out has the same effect as `CPTemplateApplicationScene`.", from: .ownPage),
      values: .closed([
        AllowedValue(
          "CPTemplateApplicationScene", "The scene on the car's main screen, filled with templates."
        )
      ]),
      valuesSource: .ownPage,
      required: .optional,
      example: "CPTemplateApplicationScene"),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationSceneSessionRoleApplication/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary: "Names the class that fills the CarPlay scene.",
      discussion: """
        The class adopts `CPTemplateApplicationSceneDelegate`; in Swift, prefix its name with the
        module: `$(PRODUCT_MODULE_NAME).CarPlaySceneDelegate`. When the car connects, the delegate
        sets the root template. In a navigation app, it implements
        `templateApplicationScene(_:didConnect:to:)`, which also passes the window for the map; in
        every other app, it implements `templateApplicationScene(_:didConnect:)`. If the delegate
        has the wrong method, the exception says `Application does not implement CarPlay template
        application lifecycle methods in its scene delegate.`
        """,
      consequence: Consequence(
        "The app crashes in the car if the class lacks the method for the app's category, or the entitlement is missing.",
        from: .gitHub("hansemannn/iOS12-CarPlay-Example/issues/4")),
      apis: [API("CPTemplateApplicationSceneDelegate", of: "CarPlay")],
      example: "$(PRODUCT_MODULE_NAME).CarPlaySceneDelegate",
      sources: [
        .ownPage, displaying, .framework("carplay/cptemplateapplicationscenedelegate"),
        .publicProjects("UISceneDelegateClassName"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication",
      .array(of: .dictionary),
      summary: "Describes the scene with the app's map in the CarPlay Dashboard.",
      discussion: """
        The key is for navigation apps, which have the entitlement
        [`com.apple.developer.carplay-maps`](key:entitlements:com.apple.developer.carplay-maps).
        Write one dictionary, with a name and the class of a delegate that draws the map and sets up
        to two shortcut buttons.
        [`CPSupportsDashboardNavigationScene`](key:UIApplicationSceneManifest/CPSupportsDashboardNavigationScene)
        must be `YES`. This scene comes in addition to the
        [scene on the main screen](key:UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationSceneSessionRoleApplication),
        whose role and class have similar names, so check both names.
        """,
      consequence: Consequence(
        "The Dashboard doesn't show the app if the role or the class is that of the main CarPlay scene.",
        from: displaying),
      availability: [.iOS("13.4", from: .current)],
      required: .optional,
      rules: [
        .should(
          .needs(
            "UIApplicationSceneManifest/CPSupportsDashboardNavigationScene",
            when: "To show this scene")
        ).from(.ownPage),
        besideDevice,
      ],
      example: [
        [
          "UISceneConfigurationName": "CarPlayDashboard",
          "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).DashboardSceneDelegate",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .ownPage, displaying, .framework("carplay/requesting-carplay-entitlements"),
        .framework("carplay/cptemplateapplicationdashboardscenedelegate"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration of the Dashboard scene, so that code can pick it.",
      discussion: """
        Pick a name that no other configuration of the app has, such as `CarPlayDashboard`. Code needs
        it only to pick this configuration, in `application(_:configurationForConnecting:options:)`,
        where `UISceneConfiguration(name:sessionRole:)` takes exactly this string.
        """,
      consequence: unknownConfiguration,
      example: "CarPlayDashboard",
      sources: [.ownPage, .framework("uikit/uisceneconfiguration/init(name:sessionrole:)")]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "States the class of the Dashboard scene, which is always CarPlay's own.",
      discussion: """
        Leave the key out, or write `CPTemplateApplicationDashboardScene`: CarPlay doesn't accept
        another class. Your code goes into the
        [delegate](key:UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication/[]/UISceneDelegateClassName),
        which is called when the scene connects.
        """,
      consequence: Consequence(
        "The Dashboard doesn't show the app if the class is that of the main CarPlay scene.",
        from: displaying),
      values: .documented([
        AllowedValue(
          "CPTemplateApplicationDashboardScene", "The scene of a navigation app in the Dashboard.")
      ]),
      valuesSource: .ownPage,
      required: .optional,
      example: "CPTemplateApplicationDashboardScene",
      notes: [
        EditorNote(
          .values,
          [
            .init(.ownPage, "The list of values names CPTemplateApplicationScene."),
            .init(.ownPage, "The text names CPTemplateApplicationDashboardScene."),
          ],
          choice: "`CPTemplateApplicationDashboardScene`.",
          reason: "The list repeats that of another role.")
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary: "Names the class that draws the app's map in the CarPlay Dashboard.",
      discussion: """
        The class adopts `CPTemplateApplicationDashboardSceneDelegate`; in Swift, prefix its name
        with the module: `$(PRODUCT_MODULE_NAME).DashboardSceneDelegate`. In
        `templateApplicationDashboardScene(_:didConnect:to:)` it gets the window for the map and the
        controller whose `shortcutButtons`, at most two, appear while the app isn't navigating.
        """,
      consequence: unknownDelegate,
      apis: [API("CPTemplateApplicationDashboardSceneDelegate", of: "CarPlay")],
      example: "$(PRODUCT_MODULE_NAME).DashboardSceneDelegate",
      sources: [
        .ownPage, displaying,
        .publicProjects("UISceneDelegateClassName"),
        .framework("carplay/cptemplateapplicationdashboardscenedelegate"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication",
      .array(of: .dictionary),
      summary: "Describes the scene with the app's map in the instrument cluster of a car.",
      discussion: """
        The key is for navigation apps, which have the entitlement
        [`com.apple.developer.carplay-maps`](key:entitlements:com.apple.developer.carplay-maps).
        Write one dictionary, with a name and the class of a delegate that draws the map.
        [`CPSupportsInstrumentClusterNavigationScene`](key:UIApplicationSceneManifest/CPSupportsInstrumentClusterNavigationScene)
        must be `YES`. This scene comes in addition to the
        [scene on the main screen](key:UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationSceneSessionRoleApplication).
        """,
      availability: [.iOS("15.4", from: .current)],
      required: .optional,
      rules: [
        .should(
          .needs(
            "UIApplicationSceneManifest/CPSupportsInstrumentClusterNavigationScene",
            when: "To show this scene")
        ).from(.ownPage),
        besideDevice,
      ],
      example: [
        [
          "UISceneConfigurationName": "CarPlayCluster",
          "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).ClusterSceneDelegate",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .ownPage, displaying, .framework("carplay/requesting-carplay-entitlements"),
        .current("uiapplicationscenemanifest/uisceneconfigurations"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary:
        "Names the configuration of the instrument cluster's scene, so that code can pick it.",
      discussion: """
        Pick a name that no other configuration of the app has, such as `CarPlayCluster`. Code needs it
        only to pick this configuration, in `application(_:configurationForConnecting:options:)`, where
        `UISceneConfiguration(name:sessionRole:)` takes exactly this string.
        """,
      consequence: unknownConfiguration,
      example: "CarPlayCluster",
      sources: [.ownPage, .framework("uikit/uisceneconfiguration/init(name:sessionrole:)")]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "States the class of the instrument cluster's scene, which is always CarPlay's own.",
      discussion: """
        Leave the key out, or write `CPTemplateApplicationInstrumentClusterScene`: CarPlay doesn't
        accept another class. Your code goes into the
        [delegate](key:UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication/[]/UISceneDelegateClassName),
        which is called when the scene connects.
        """,
      consequence: Consequence(
        "Leaving the key out has the same effect as `CPTemplateApplicationInstrumentClusterScene`.",
        from: .ownPage),
      values: .documented([
        AllowedValue(
          "CPTemplateApplicationInstrumentClusterScene",
          "The scene of a navigation app behind the steering wheel.")
      ]),
      valuesSource: .ownPage,
      required: .optional,
      example: "CPTemplateApplicationInstrumentClusterScene",
      notes: [
        EditorNote(
          .values,
          [
            .init(.ownPage, "The list of values names CPTemplateApplicationScene."),
            .init(.ownPage, "The text names CPTemplateApplicationInstrumentClusterScene."),
          ],
          choice: "`CPTemplateApplicationInstrumentClusterScene`.",
          reason: "The list repeats that of another role.")
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary: "Names the class that draws the app's map in the instrument cluster of a car.",
      discussion: """
        The class adopts `CPTemplateApplicationInstrumentClusterSceneDelegate`; in Swift, prefix its
        name with the module: `$(PRODUCT_MODULE_NAME).ClusterSceneDelegate`. In
        `templateApplicationInstrumentClusterScene(_:didConnect:)` it gets a controller whose delegate
        receives the window for the map, in `instrumentClusterControllerDidConnect(_:)`.
        `contentStyleDidChange(_:)` reports whether the map should be light or dark.
        """,
      consequence: unknownDelegate,
      apis: [API("CPTemplateApplicationInstrumentClusterSceneDelegate", of: "CarPlay")],
      example: "$(PRODUCT_MODULE_NAME).ClusterSceneDelegate",
      sources: [
        .ownPage,
        .framework("carplay/cptemplateapplicationinstrumentclusterscenedelegate"),
        .framework("carplay/cpinstrumentclustercontroller"),
        .publicProjects("UISceneDelegateClassName"),
        .framework("uikit/uisceneconfiguration/delegateclass"),
      ]),
  ]
}
