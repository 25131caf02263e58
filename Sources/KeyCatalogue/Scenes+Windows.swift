import KeyModel

/// The class of a window's scene is more than the base of all scenes.
private let noBaseClass = Rule.should(
  .noneOf(
    ["UIScene"], reason: "The class of a scene with windows is `UIWindowScene` or a subclass.")
).from(.framework("uikit/uisceneconfiguration/sceneclass"))

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
      availability: [.iOS("13.0", from: .current), .macCatalyst("13.0", from: .current)],
      example: [
        [
          "UISceneConfigurationName": "Default",
          "UISceneDelegateClassName": "Example.SceneDelegate",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [.ownPage, .framework("uikit/uiscenesession/role-swift.struct/windowapplication")]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration of a window scene, for code that picks one.",
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
      example: "Default"),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "Names the class of a window scene.",
      discussion: """
        `UIWindowScene` or a subclass of it, never `UIScene` itself.
        """,
      apis: [API("UIWindowScene", of: "UIKit")],
      rules: [
        noBaseClass
      ],
      example: "UIWindowScene",
      sources: [.ownPage, .framework("uikit/uisceneconfiguration/sceneclass")]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary: "Names the class that takes the events of a window scene.",
      discussion: """
        The class adopts `UIWindowSceneDelegate`. A Swift class needs its module in front:
        `$(PRODUCT_MODULE_NAME).SceneDelegate`.
        """,
      apis: [API("UIWindowSceneDelegate", of: "UIKit")],
      example: "Example.SceneDelegate",
      sources: [.ownPage, .publicProjects("UISceneDelegateClassName")]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneStoryboardFile",
      .string,
      title: "Storyboard Name",
      summary: "Names the storyboard with the first screen of a window scene.",
      discussion: """
        Write the name without `.storyboard`.
        """,
      apis: [API("UIStoryboard", of: "UIKit")],
      rules: [
        .should(.withoutSuffix([".storyboard"])).from(.ownPage)
      ],
      example: "Main"),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive",
      .array(of: .dictionary),
      title: "External Display Session Role Non-Interactive",
      summary: "Describes scenes for a connected screen that takes no input.",
      discussion: """
        Windows that people can use on another screen have the role
        `UIWindowSceneSessionRoleApplication`. The first element is the default for the role.

        The system doesn't offer such scenes to apps that are built with the SDK of iOS 27 unless a view
        controller registers a `UISceneAccessory.externalNonInteractive`.
        """,
      availability: [.iOS("16.0", from: .current), .macCatalyst("16.0", from: .current)],
      example: [
        ["UISceneConfigurationName": "Screen", "UISceneDelegateClassName": "Example.SceneDelegate"]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [.ownPage, .iOS27ReleaseNotes]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration of a connected screen's scene, for code that picks one.",
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
      summary: "Names the class of a connected screen's scene.",
      discussion: """
        `UIWindowScene`, never `UIScene` itself.
        """,
      rules: [
        noBaseClass
      ],
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
      summary: "Names the class that takes the events of a connected screen's scene.",
      discussion: """
        The class adopts `UIWindowSceneDelegate`.
        """,
      apis: [API("UIWindowSceneDelegate", of: "UIKit")],
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
      summary: "Names the storyboard with the first screen of a connected screen's scene.",
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
        .macCatalyst("13.0", deprecated: "16.0", from: .current),
      ],
      replacedBy: [
        "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive"
      ],
      example: [
        ["UISceneConfigurationName": "Screen", "UISceneDelegateClassName": "Example.SceneDelegate"]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary:
        "Names the configuration of a connected screen's scene before iOS 16, for code that picks one.",
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
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleexternaldisplay"
        ),
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneconfigurationname"
        ),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "Names the class of a connected screen's scene, before iOS 16.",
      discussion: """
        `UIWindowScene`, never `UIScene` itself.
        """,
      replacedBy: [
        "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneClassName"
      ],
      rules: [
        noBaseClass
      ],
      example: "UIWindowScene",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleexternaldisplay"
        ),
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneclassname"
        ),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary:
        "Names the class that takes the events of a connected screen's scene, before iOS 16.",
      discussion: """
        The class adopts `UIWindowSceneDelegate`.
        """,
      apis: [API("UIWindowSceneDelegate", of: "UIKit")],
      replacedBy: [
        "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneDelegateClassName"
      ],
      example: "Example.SceneDelegate",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleexternaldisplay"
        ),
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenedelegateclassname"
        ),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay/[]/UISceneStoryboardFile",
      .string,
      title: "Storyboard Name",
      summary:
        "Names the storyboard with the first screen of a connected screen's scene, before iOS 16.",
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
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleexternaldisplay"
        ),
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenestoryboardfile"
        ),
      ]),
  ]
}
