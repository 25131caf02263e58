import KeyModel

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
      availability: [.iOS("13.0", from: .current)],
      example: [
        [
          "UISceneConfigurationName": "CarPlay",
          "UISceneDelegateClassName": "Example.CarPlaySceneDelegate",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationSceneSessionRoleApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration of a CarPlay scene, for code that picks one.",
      discussion: """
        The name is unique within the app. Code that picks a configuration in
        `application(_:configurationForConnecting:options:)` names it.
        """,
      example: "Default"),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationSceneSessionRoleApplication/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "Names the class of a CarPlay scene.",
      discussion: """
        CarPlay takes no classes of apps: leave the key out or write `CPTemplateApplicationScene`.
        """,
      values: .closed([
        AllowedValue("CPTemplateApplicationScene", "The class of CarPlay for this role.")
      ]),
      valuesSource: .ownPage,
      required: .optional,
      example: "CPTemplateApplicationScene"),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationSceneSessionRoleApplication/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary: "Names the class that takes the events of a CarPlay scene.",
      discussion: """
        The class adopts `CPTemplateApplicationSceneDelegate`.
        """,
      apis: [API("CPTemplateApplicationSceneDelegate", of: "CarPlay")],
      example: "Example.CarPlaySceneDelegate"),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication",
      .array(of: .dictionary),
      summary: "Describes the scene in the CarPlay Dashboard.",
      discussion: """
        [`CPSupportsDashboardNavigationScene`](key:UIApplicationSceneManifest/CPSupportsDashboardNavigationScene)
        must be `YES`.

        The first element is the default for the role.
        """,
      availability: [.iOS("13.4", from: .current)],
      rules: [
        .should(
          .needs(
            "UIApplicationSceneManifest/CPSupportsDashboardNavigationScene",
            when: "To show this scene")
        ).from(.ownPage)
      ],
      example: [
        [
          "UISceneConfigurationName": "CarPlay",
          "UISceneDelegateClassName": "Example.CarPlaySceneDelegate",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary:
        "Names the configuration of a scene in the CarPlay Dashboard, for code that picks one.",
      discussion: """
        The name is unique within the app. Code that picks a configuration in
        `application(_:configurationForConnecting:options:)` names it.
        """,
      example: "Default"),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "Names the class of a scene in the CarPlay Dashboard.",
      discussion: """
        CarPlay takes no classes of apps: leave the key out or write
        `CPTemplateApplicationDashboardScene`.
        """,
      values: .documented([
        AllowedValue("CPTemplateApplicationDashboardScene", "The class of CarPlay for this role.")
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
          reason: "The list repeats the one of another role.")
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationDashboardSceneSessionRoleApplication/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary: "Names the class that takes the events of a scene in the CarPlay Dashboard.",
      discussion: """
        The class adopts `CPTemplateApplicationDashboardSceneDelegate`.
        """,
      apis: [API("CPTemplateApplicationDashboardSceneDelegate", of: "CarPlay")],
      example: "Example.CarPlaySceneDelegate"),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication",
      .array(of: .dictionary),
      summary: "Describes the scene in the instrument cluster of a car.",
      discussion: """
        [`CPSupportsInstrumentClusterNavigationScene`](key:UIApplicationSceneManifest/CPSupportsInstrumentClusterNavigationScene)
        must be `YES`.

        The first element is the default for the role.
        """,
      availability: [.iOS("15.4", from: .current)],
      rules: [
        .should(
          .needs(
            "UIApplicationSceneManifest/CPSupportsInstrumentClusterNavigationScene",
            when: "To show this scene")
        ).from(.ownPage)
      ],
      example: [
        [
          "UISceneConfigurationName": "CarPlay",
          "UISceneDelegateClassName": "Example.CarPlaySceneDelegate",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary:
        "Names the configuration of a scene in the instrument cluster of a car, for code that picks one.",
      discussion: """
        The name is unique within the app. Code that picks a configuration in
        `application(_:configurationForConnecting:options:)` names it.
        """,
      example: "Default"),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "Names the class of a scene in the instrument cluster of a car.",
      discussion: """
        CarPlay takes no classes of apps: leave the key out or write
        `CPTemplateApplicationInstrumentClusterScene`.
        """,
      values: .documented([
        AllowedValue(
          "CPTemplateApplicationInstrumentClusterScene", "The class of CarPlay for this role.")
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
          reason: "The list repeats the one of another role.")
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary:
        "Names the class that takes the events of a scene in the instrument cluster of a car.",
      discussion: """
        The class adopts `CPTemplateApplicationInstrumentClusterSceneDelegate`.
        """,
      apis: [API("CPTemplateApplicationInstrumentClusterSceneDelegate", of: "CarPlay")],
      example: "Example.CarPlaySceneDelegate"),
  ]
}
