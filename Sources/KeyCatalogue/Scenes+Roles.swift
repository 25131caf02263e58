import KeyModel

/// Scenes with windows, on the device and on other screens.
var windowRoleKeys: [Key] {
  [
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication",
      .array(of: .dictionary),
      title: "Application Session Role",
      summary: "Describes the scenes with the app's windows.",
      discussion: """
        Windows on the device and those that people can use on another screen.

        The first element is the default for the role.
        """,
      availability: [
        .iOS("13.0", from: .current),
        .iPadOS("13.0", from: .current),
        .macCatalyst("13.0", from: .current),
      ],
      example: [
        [
          "UISceneConfigurationName": "Default",
          "UISceneDelegateClassName": "Example.SceneDelegate",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication")
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration.",
      discussion: """
        The name is unique within the app. Code that picks a configuration in
        `application(_:configurationForConnecting:options:)` names it.
        """,
      apis: [
        API(
          "application(_:configurationForConnecting:options:)", of: "UIKit",
          url:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)"
        )
      ],
      example: "Default",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneconfigurationname"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "Names the class of the scene.",
      discussion: """
        `UIWindowScene` or a subclass of it, never `UIScene` itself.
        """,
      apis: [
        API(
          "UIWindowScene", of: "UIKit",
          url: "https://developer.apple.com/documentation/uikit/uiwindowscene")
      ],
      example: "UIWindowScene",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneclassname"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary: "Names the class of the scene's delegate.",
      discussion: """
        The class adopts `UIWindowSceneDelegate`. A Swift class needs its module in front:
        `$(PRODUCT_MODULE_NAME).SceneDelegate`.
        """,
      apis: [
        API(
          "UIWindowSceneDelegate", of: "UIKit",
          url: "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate")
      ],
      example: "Example.SceneDelegate",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenedelegateclassname"
        ), .publicProjects("UISceneDelegateClassName"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneStoryboardFile",
      .string,
      title: "Storyboard Name",
      summary: "Names the storyboard with the scene's first screen.",
      discussion: """
        Write the name without `.storyboard`.
        """,
      apis: [
        API(
          "UIStoryboard", of: "UIKit",
          url: "https://developer.apple.com/documentation/uikit/uistoryboard")
      ],
      rules: [
        .should(.withoutSuffix([".storyboard"])).from(
          .current(
            "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenestoryboardfile"
          ))
      ],
      example: "Main",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenestoryboardfile"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive",
      .array(of: .dictionary),
      title: "External Display Session Role Non-Interactive",
      summary: "Describes scenes for a connected screen that takes no input.",
      discussion: """
        For windows that people can use on another screen, `UIWindowSceneSessionRoleApplication`
        holds.

        The first element is the default for the role.
        """,
      availability: [
        .iOS("16.0", from: .current),
        .iPadOS("16.0", from: .current),
        .macCatalyst("16.0", from: .current),
      ],
      example: [
        ["UISceneConfigurationName": "Screen", "UISceneDelegateClassName": "Example.SceneDelegate"]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleexternaldisplaynoninteractive"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration.",
      discussion: """
        The name is unique within the app. Code that picks a configuration in
        `application(_:configurationForConnecting:options:)` names it.
        """,
      example: "Default",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneconfigurationname"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "Names the class of the scene.",
      discussion: """
        `UIWindowScene` or a subclass of it, never `UIScene` itself.
        """,
      example: "UIWindowScene",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneclassname"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary: "Names the class of the scene's delegate.",
      discussion: """
        The class adopts `UIWindowSceneDelegate`.
        """,
      apis: [
        API(
          "UIWindowSceneDelegate", of: "UIKit",
          url: "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate")
      ],
      example: "Example.SceneDelegate",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenedelegateclassname"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneStoryboardFile",
      .string,
      title: "Storyboard Name",
      summary: "Names the storyboard with the scene's first screen.",
      discussion: """
        Write the name without `.storyboard`.
        """,
      rules: [
        .should(.withoutSuffix([".storyboard"])).from(
          .current(
            "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenestoryboardfile"
          ))
      ],
      example: "Main",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenestoryboardfile"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay",
      .array(of: .dictionary),
      title: "External Display Session Role (Legacy)",
      summary: "Describes scenes for a connected screen, before iOS 16.",
      discussion: """
        The first element is the default for the role.
        """,
      availability: [
        .iOS("13.0", deprecated: "16.0", from: .current),
        .iPadOS("13.0", deprecated: "16.0", from: .current),
        .macCatalyst("13.0", deprecated: "16.0", from: .current),
      ],
      replacedBy: [
        "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive"
      ],
      example: [
        ["UISceneConfigurationName": "Screen", "UISceneDelegateClassName": "Example.SceneDelegate"]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleexternaldisplay"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration.",
      discussion: """
        The name is unique within the app. Code that picks a configuration in
        `application(_:configurationForConnecting:options:)` names it.
        """,
      replacedBy: [
        "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneConfigurationName"
      ],
      example: "Default",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneconfigurationname"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "Names the class of the scene.",
      discussion: """
        `UIWindowScene` or a subclass of it, never `UIScene` itself.
        """,
      replacedBy: [
        "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneClassName"
      ],
      example: "UIWindowScene",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneclassname"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary: "Names the class of the scene's delegate.",
      discussion: """
        The class adopts `UIWindowSceneDelegate`.
        """,
      apis: [
        API(
          "UIWindowSceneDelegate", of: "UIKit",
          url: "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate")
      ],
      replacedBy: [
        "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneDelegateClassName"
      ],
      example: "Example.SceneDelegate",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenedelegateclassname"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay/[]/UISceneStoryboardFile",
      .string,
      title: "Storyboard Name",
      summary: "Names the storyboard with the scene's first screen.",
      discussion: """
        Write the name without `.storyboard`.
        """,
      replacedBy: [
        "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneStoryboardFile"
      ],
      rules: [
        .should(.withoutSuffix([".storyboard"])).from(
          .current(
            "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenestoryboardfile"
          ))
      ],
      example: "Main",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenestoryboardfile"
        )
      ]),
  ]
}

/// Scenes in a car.
var carPlayRoleKeys: [Key] {
  [
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationSceneSessionRoleApplication",
      .array(of: .dictionary),
      summary: "Describes the CarPlay scene.",
      discussion: """
        The screen of the car, filled from templates.

        The first element is the default for the role.
        """,
      availability: [
        .iOS("13.0", from: .current),
        .iPadOS("13.0", from: .current),
      ],
      example: [
        [
          "UISceneConfigurationName": "CarPlay",
          "UISceneDelegateClassName": "Example.CarPlaySceneDelegate",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationscenesessionroleapplication"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationSceneSessionRoleApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration.",
      discussion: """
        The name is unique within the app. Code that picks a configuration in
        `application(_:configurationForConnecting:options:)` names it.
        """,
      example: "Default",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationscenesessionroleapplication/uisceneconfigurationname"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationSceneSessionRoleApplication/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "Names the class of the scene.",
      discussion: """
        CarPlay takes no classes of apps: leave the key out or write `CPTemplateApplicationScene`.
        """,
      values: .open([
        AllowedValue("CPTemplateApplicationScene", "The class of CarPlay for this role.")
      ]),
      valuesSource: .current(
        "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationscenesessionroleapplication/uisceneclassname"
      ),
      required: .optional,
      example: "CPTemplateApplicationScene",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationscenesessionroleapplication/uisceneclassname"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationSceneSessionRoleApplication/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary: "Names the class of the scene's delegate.",
      discussion: """
        The class adopts `CPTemplateApplicationSceneDelegate`.
        """,
      apis: [
        API(
          "CPTemplateApplicationSceneDelegate", of: "CarPlay",
          url:
            "https://developer.apple.com/documentation/carplay/cptemplateapplicationscenedelegate")
      ],
      example: "Example.CarPlaySceneDelegate",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationscenesessionroleapplication/uiscenedelegateclassname"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication",
      .array(of: .dictionary),
      summary: "Describes the scene in the CarPlay Dashboard.",
      discussion: """
        [`CPSupportsDashboardNavigationScene`](key:UIApplicationSceneManifest/CPSupportsDashboardNavigationScene)
        must be `YES`.

        The first element is the default for the role.
        """,
      availability: [
        .iOS("13.4", from: .current),
        .iPadOS("13.4", from: .current),
      ],
      example: [
        [
          "UISceneConfigurationName": "CarPlay",
          "UISceneDelegateClassName": "Example.CarPlaySceneDelegate",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationdashboardscenesessionroleapplication"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration.",
      discussion: """
        The name is unique within the app. Code that picks a configuration in
        `application(_:configurationForConnecting:options:)` names it.
        """,
      example: "Default",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationdashboardscenesessionroleapplication/uisceneconfigurationname"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "Names the class of the scene.",
      discussion: """
        CarPlay takes no classes of apps: leave the key out or write
        `CPTemplateApplicationDashboardScene`.
        """,
      values: .open([
        AllowedValue("CPTemplateApplicationDashboardScene", "The class of CarPlay for this role.")
      ]),
      valuesSource: .current(
        "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationdashboardscenesessionroleapplication/uisceneclassname"
      ),
      required: .optional,
      example: "CPTemplateApplicationDashboardScene",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationdashboardscenesessionroleapplication/uisceneclassname"
        )
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(
              .current(
                "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationdashboardscenesessionroleapplication/uisceneclassname"
              ), "The list of values names CPTemplateApplicationScene."),
            .init(
              .current(
                "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationdashboardscenesessionroleapplication/uisceneclassname"
              ), "The text names CPTemplateApplicationDashboardScene."),
          ],
          choice: "`CPTemplateApplicationDashboardScene`.",
          reason: "The list repeats the one of another role.")
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary: "Names the class of the scene's delegate.",
      discussion: """
        The class adopts `CPTemplateApplicationDashboardSceneDelegate`.
        """,
      apis: [
        API(
          "CPTemplateApplicationDashboardSceneDelegate", of: "CarPlay",
          url:
            "https://developer.apple.com/documentation/carplay/cptemplateapplicationdashboardscenedelegate"
        )
      ],
      example: "Example.CarPlaySceneDelegate",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationdashboardscenesessionroleapplication/uiscenedelegateclassname"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication",
      .array(of: .dictionary),
      summary: "Describes the scene in the instrument cluster of a car.",
      discussion: """
        [`CPSupportsInstrumentClusterNavigationScene`](key:UIApplicationSceneManifest/CPSupportsInstrumentClusterNavigationScene)
        must be `YES`.

        The first element is the default for the role.
        """,
      availability: [
        .iOS("15.4", from: .current),
        .iPadOS("15.4", from: .current),
      ],
      example: [
        [
          "UISceneConfigurationName": "CarPlay",
          "UISceneDelegateClassName": "Example.CarPlaySceneDelegate",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationinstrumentclusterscenesessionroleapplication"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration.",
      discussion: """
        The name is unique within the app. Code that picks a configuration in
        `application(_:configurationForConnecting:options:)` names it.
        """,
      example: "Default",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationinstrumentclusterscenesessionroleapplication/uisceneconfigurationname"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "Names the class of the scene.",
      discussion: """
        CarPlay takes no classes of apps: leave the key out or write
        `CPTemplateApplicationInstrumentClusterScene`.
        """,
      values: .open([
        AllowedValue(
          "CPTemplateApplicationInstrumentClusterScene", "The class of CarPlay for this role.")
      ]),
      valuesSource: .current(
        "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationinstrumentclusterscenesessionroleapplication/uisceneclassname"
      ),
      required: .optional,
      example: "CPTemplateApplicationInstrumentClusterScene",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationinstrumentclusterscenesessionroleapplication/uisceneclassname"
        )
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(
              .current(
                "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationinstrumentclusterscenesessionroleapplication/uisceneclassname"
              ), "The list of values names CPTemplateApplicationScene."),
            .init(
              .current(
                "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationinstrumentclusterscenesessionroleapplication/uisceneclassname"
              ), "The text names CPTemplateApplicationInstrumentClusterScene."),
          ],
          choice: "`CPTemplateApplicationInstrumentClusterScene`.",
          reason: "The list repeats the one of another role.")
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary: "Names the class of the scene's delegate.",
      discussion: """
        The class adopts `CPTemplateApplicationInstrumentClusterSceneDelegate`.
        """,
      apis: [
        API(
          "CPTemplateApplicationInstrumentClusterSceneDelegate", of: "CarPlay",
          url:
            "https://developer.apple.com/documentation/carplay/cptemplateapplicationinstrumentclusterscenedelegate"
        )
      ],
      example: "Example.CarPlaySceneDelegate",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationinstrumentclusterscenesessionroleapplication/uiscenedelegateclassname"
        )
      ]),
  ]
}

/// Immersive spaces of visionOS.
var immersiveRoleKeys: [Key] {
  [
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UISceneSessionRoleImmersiveSpaceApplication",
      .array(of: .dictionary),
      summary: "Describes scenes with SwiftUI content in an immersive space.",
      discussion: """
        Such scenes have no classes, delegates or storyboards of the app; the system ignores those
        keys. The first element is the default. Which role starts is said in
        `UIApplicationPreferredDefaultSceneSessionRole`.
        """,
      availability: [
        .visionOS("1.0", from: .current)
      ],
      example: [
        ["UISceneConfigurationName": "Immersive"]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiscenesessionroleimmersivespaceapplication"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UISceneSessionRoleImmersiveSpaceApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration.",
      discussion: """
        The name is unique within the app.
        """,
      example: "Immersive",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiscenesessionroleimmersivespaceapplication"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPSceneSessionRoleImmersiveSpaceApplication",
      .array(of: .dictionary),
      summary: "Describes scenes of Compositor Services in an immersive space.",
      discussion: """
        Such scenes have no classes, delegates or storyboards of the app; the system ignores those
        keys. The first element is the default. Which role starts is said in
        `UIApplicationPreferredDefaultSceneSessionRole`.
        """,
      availability: [
        .visionOS("1.0", from: .current)
      ],
      example: [
        ["UISceneConfigurationName": "Immersive"]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/cpscenesessionroleimmersivespaceapplication"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPSceneSessionRoleImmersiveSpaceApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration.",
      discussion: """
        The name is unique within the app.
        """,
      example: "Immersive",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/cpscenesessionroleimmersivespaceapplication"
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UISceneSessionRoleImmersiveSpaceApplication/[]/UISceneInitialImmersionStyle",
      .string,
      summary: "Sets the style in which an immersive space opens.",
      discussion: """
        Where the surroundings don't allow the style, the system takes another one.
        """,
      values: .open([
        AllowedValue("UIImmersionStyleMixed", "Content among the surroundings."),
        AllowedValue(
          "UIImmersionStyleProgressive",
          "Content that people can let replace part of the surroundings."),
        AllowedValue("UIImmersionStyleFull", "Content that replaces the surroundings."),
      ]),
      valuesSource: .current(
        "uiapplicationscenemanifest/uisceneconfigurations/uiscenesessionroleimmersivespaceapplication/uisceneinitialimmersionstyle"
      ),
      example: "UIImmersionStyleMixed",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiscenesessionroleimmersivespaceapplication/uisceneinitialimmersionstyle"
        )
      ]),
  ]
}
