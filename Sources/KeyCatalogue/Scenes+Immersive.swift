import KeyModel

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
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UISceneSessionRoleImmersiveSpaceApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration of a SwiftUI immersive space, for code that picks one.",
      discussion: """
        The name is unique within the app.
        """,
      example: "Immersive",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiscenesessionroleimmersivespaceapplication"
        ),
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneconfigurationname"
        ),
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
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPSceneSessionRoleImmersiveSpaceApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration of a Compositor Services space, for code that picks one.",
      discussion: """
        The name is unique within the app.
        """,
      example: "Immersive",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/cpscenesessionroleimmersivespaceapplication"
        ),
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneconfigurationname"
        ),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UISceneSessionRoleImmersiveSpaceApplication/[]/UISceneInitialImmersionStyle",
      .string,
      summary: "Sets the style in which an immersive space opens.",
      discussion: """
        Where the surroundings don't allow the style, the system takes another one.
        """,
      values: .documented([
        AllowedValue("UIImmersionStyleMixed", "Content among the surroundings."),
        AllowedValue(
          "UIImmersionStyleProgressive",
          "Content that people can let replace part of the surroundings."),
        AllowedValue("UIImmersionStyleFull", "Content that replaces the surroundings."),
      ]),
      valuesSource: .ownPage,
      example: "UIImmersionStyleMixed"),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPSceneSessionRoleImmersiveSpaceApplication/[]/UISceneInitialImmersionStyle",
      .string,
      summary: "Sets the style in which a space of Compositor Services opens.",
      values: .documented([
        AllowedValue("UIImmersionStyleMixed", "Content among the surroundings."),
        AllowedValue(
          "UIImmersionStyleProgressive",
          "Content that people can let replace part of the surroundings."),
        AllowedValue("UIImmersionStyleFull", "Content that replaces the surroundings."),
      ]),
      valuesSource: .current(
        "uiapplicationscenemanifest/uisceneconfigurations/uiscenesessionroleimmersivespaceapplication/uisceneinitialimmersionstyle"
      ),
      example: "UIImmersionStyleFull",
      sources: [.gitHub("godotengine/godot")]),
  ]
}
