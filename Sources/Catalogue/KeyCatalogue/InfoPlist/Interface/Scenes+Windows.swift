import KeyModel

/// The class of a window's scene is more than the base of all scenes.
let noBaseClass = Rule.should(
  .noneOf(
    ["UIScene"], reason: "a scene with windows has the class `UIWindowScene` or a subclass")
).from(.framework("uikit/uisceneconfiguration/sceneclass"))

/// The consequence if the Info.plist describes no scene.
let noConfiguration = Consequence(
  "Without a configuration in the Info.plist, UIKit may log `Info.plist contained no UIScene configuration dictionary`.",
  from: .gitHub("yonaskolb/XcodeGen/issues/1305"))

/// Scenes with the windows that people use.
var windowRoleKeys: [Key] {
  [
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication",
      .array(of: .dictionary),
      title: "Application Session Role",
      summary: "Describes the scenes with the windows that people use.",
      discussion: """
        A UIKit app describes a scene here, with the class of its scene delegate and, if the app has
        one, the storyboard, or returns the configuration from
        `application(_:configurationForConnecting:options:)`. The role is for windows that people interact with, on the
        device's own screen or on a connected one. Most apps need one dictionary; UIKit takes the
        first unless `application(_:configurationForConnecting:options:)` picks another by its name.
        A SwiftUI app declares its windows in code. The role exists on tvOS and visionOS too, which
        Apple's page of the key doesn't list.
        """,
      consequence: noConfiguration,
      availability: [.iOS("13.0", from: .current), .macCatalyst("13.0", from: .current)],
      required: .optional,
      example: [
        [
          "UISceneConfigurationName": "Default",
          "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .ownPage,
        .framework("uikit/uiscenesession/role-swift.struct/windowapplication"),
        .framework("uikit/specifying-the-scenes-your-app-supports"),
        .framework("uikit/transitioning-to-the-uikit-scene-based-life-cycle"),
        .framework("visionos/presenting-windows-and-spaces"),
        .gitHub("yonaskolb/XcodeGen/issues/1305"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration of a window scene, so that code can pick it.",
      discussion: """
        Pick a name that no other configuration of the app has; Apple's example is
        `Default Configuration`. The name matters once there are several configurations: in
        `application(_:configurationForConnecting:options:)`, code returns
        `UISceneConfiguration(name:sessionRole:)` with exactly this string. Apple asks for a name in
        each configuration, and for different names if the app supports several windows.
        """,
      consequence: unknownConfiguration,
      apis: [
        API(
          "application(_:configurationForConnecting:options:)", of: "UIKit",
          url:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)"
        )
      ],
      example: "Default Configuration",
      sources: [
        .ownPage,
        .framework("uikit/transitioning-to-the-uikit-scene-based-life-cycle"),
        .framework("uikit/specifying-the-scenes-your-app-supports"),
        .framework("uikit/uisceneconfiguration/init(name:sessionrole:)"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "States the class of a window scene.",
      discussion: """
        Leave the key out, as Apple's own example for the move to scenes does, or write
        `UIWindowScene`. You can name a subclass of it, but not `UIScene` itself. The scene notifies
        its
        [delegate](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneDelegateClassName)
        of changes. Code can also set the class, in `UISceneConfiguration.sceneClass`.
        """,
      required: .optional,
      apis: [API("UIWindowScene", of: "UIKit")],
      rules: [
        noBaseClass
      ],
      example: "UIWindowScene",
      sources: [
        .ownPage,
        .framework("uikit/uisceneconfiguration/sceneclass"),
        .framework("uikit/transitioning-to-the-uikit-scene-based-life-cycle"),
        .framework("uikit/specifying-the-scenes-your-app-supports"),
      ],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(
              .framework("uikit/specifying-the-scenes-your-app-supports"),
              "UIKit needs the class of each scene."),
            .init(
              .framework("uikit/transitioning-to-the-uikit-scene-based-life-cycle"),
              "The Info.plist that it shows leaves the class out."),
          ],
          choice: "Optional.",
          reason:
            "The newer article shows what to write, and most published apps have only the delegate."
        )
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary: "Names the class that creates a scene's window and receives its events.",
      discussion: """
        The class adopts `UIWindowSceneDelegate`. Prefix a Swift class with its module, as in
        `$(PRODUCT_MODULE_NAME).SceneDelegate`; the build replaces the variable. Without a
        storyboard, the class creates the window in `scene(_:willConnectTo:options:)`; a storyboard
        loads only if the scene has a delegate. Code can set the class too, in
        `UISceneConfiguration.delegateClass`.
        """,
      consequence: Consequence(
        "If UIKit can't load the class, the screen stays black and the log says `could not load class with name`.",
        from: .gitHub("twilio/video-quickstart-ios/issues/551")),
      apis: [API("UIWindowSceneDelegate", of: "UIKit")],
      example: "$(PRODUCT_MODULE_NAME).SceneDelegate",
      sources: [
        .ownPage,
        .publicProjects("UISceneDelegateClassName"),
        .framework("uikit/uisceneconfiguration/delegateclass"),
        .framework("uikit/transitioning-to-the-uikit-scene-based-life-cycle"),
        .gitHub("twilio/video-quickstart-ios/issues/551"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneStoryboardFile",
      .string,
      title: "Storyboard Name",
      summary: "Names the storyboard with the first screen of a window scene.",
      discussion: """
        Write the name without `.storyboard`: `Main` for `Main.storyboard`. UIKit creates the window
        and shows the storyboard's initial view controller in it, so mark one view controller as
        initial. The scene also needs a
        [delegate](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneDelegateClassName).
        Leave the key out if the delegate creates the window. If you move to SwiftUI, remove it and
        [`UIMainStoryboardFile`](key:UIMainStoryboardFile).
        """,
      consequence: Consequence(
        "If the bundle has no storyboard of that name, the app crashes when UIKit loads it.",
        from: .gitHub("lionheart/openradar-mirror/issues/4694")),
      required: .optional,
      apis: [API("UIStoryboard", of: "UIKit")],
      rules: [
        .should(.withoutSuffix([".storyboard"])).from(.ownPage)
      ],
      example: "Main",
      sources: [
        .ownPage,
        .framework("uikit/specifying-the-scenes-your-app-supports"),
        .framework("uikit/transitioning-to-the-uikit-scene-based-life-cycle"),
        .framework("swiftui/migrating-to-the-swiftui-life-cycle"),
        .gitHub("twilio/video-quickstart-ios/issues/551"),
      ]),
  ]
}
