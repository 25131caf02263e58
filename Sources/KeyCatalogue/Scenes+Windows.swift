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
      summary: "Describes the scenes with the windows that people use.",
      discussion: """
        A UIKit app writes at least one dictionary here, with the class of its scene delegate and, if it
        has one, the storyboard. It is for windows on the device, and for those on another screen that
        people can use there. Most apps need one; UIKit takes the first unless
        `application(_:configurationForConnecting:options:)` picks another by its name. Windows of
        SwiftUI need no entry.
        """,
      availability: [.iOS("13.0", from: .current), .macCatalyst("13.0", from: .current)],
      example: [
        [
          "UISceneConfigurationName": "Default",
          "UISceneDelegateClassName": "Example.SceneDelegate",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .ownPage,
        .framework("uikit/uiscenesession/role-swift.struct/windowapplication"),
        .framework("uikit/specifying-the-scenes-your-app-supports"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration of a window scene, for code that picks one.",
      discussion: """
        Pick a name that no other configuration of the app has; Apple's example is
        `Default Configuration`. It matters once there are several: in
        `application(_:configurationForConnecting:options:)`, code returns
        `UISceneConfiguration(name:sessionRole:)` with exactly this string. Apple asks for a name in
        each configuration, and for different ones if the app supports several windows.
        """,
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
        Leave it out, as Apple's own list for the move to scenes does, or write `UIWindowScene`. A
        subclass of it is possible, `UIScene` itself isn't. Your code usually belongs in the
        [delegate](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneDelegateClassName),
        not in a subclass. Code can also set the class, in `UISceneConfiguration.sceneClass`.
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
              "The list that it shows leaves the class out."),
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
        The class adopts `UIWindowSceneDelegate`. A Swift class needs its module in front:
        `$(PRODUCT_MODULE_NAME).SceneDelegate`, which the build replaces. Without a storyboard it
        creates the window in `scene(_:willConnectTo:options:)`; a storyboard loads only if the scene
        has a delegate. Code can set the class too, in `UISceneConfiguration.delegateClass`.
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
        Write the name without `.storyboard`: `Main` for `Main.storyboard`. UIKit creates the window and
        shows the storyboard's initial view controller in it, so mark one as initial; the scene also
        needs a
        [delegate](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneDelegateClassName).
        Leave the key out if the delegate creates the window, or if you move to SwiftUI; then take out
        [`UIMainStoryboardFile`](key:UIMainStoryboardFile) as well.
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
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive",
      .array(of: .dictionary),
      title: "External Display Session Role Non-Interactive",
      summary: "Describes scenes for content on a connected display that takes no input.",
      discussion: """
        Write it for content that fills a television or projector while people operate the app on the
        device, such as a game or slides. Windows that people can use on another screen have the role
        [`UIWindowSceneSessionRoleApplication`](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication).

        An app that is built with the SDK of iOS 27 gets the scene only after a view controller
        registers a `UISceneAccessory.externalNonInteractive`. Its configuration names one of these
        dictionaries, or sets the delegate class in code.
        """,
      consequence: Consequence(
        "An app without content for this role needs no entry: a connected display then mirrors the device, or shows the app's windows on an iPad that extends its display.",
        from: .framework("uikit/transitioning-to-the-uikit-scene-based-life-cycle")),
      availability: [.iOS("16.0", from: .current), .macCatalyst("16.0", from: .current)],
      required: .optional,
      example: [
        [
          "UISceneConfigurationName": "ExternalDisplay",
          "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).ExternalDisplaySceneDelegate",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .ownPage,
        .iOS27ReleaseNotes,
        .framework("uikit/presenting-content-on-a-connected-display"),
        .framework("uikit/transitioning-to-the-uikit-scene-based-life-cycle"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration of a connected display's scene, for code that picks one.",
      discussion: """
        Pick a name that no other configuration of the app has. Code uses exactly this string in the
        `UISceneConfiguration` that it registers with
        `UISceneAccessory.externalNonInteractive(sceneConfiguration:)`, or before iOS 27 in
        `application(_:configurationForConnecting:options:)`.
        """,
      example: "ExternalDisplay",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneconfigurationname"
        ),
        .framework("uikit/presenting-content-on-a-connected-display"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "States the class of a connected display's scene.",
      discussion: """
        Write `UIWindowScene`, never `UIScene` itself. It works as
        [`UISceneClassName`](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneClassName)
        does for windows on the device, where the key can be left out.
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
      summary: "Names the class that creates the window on a connected display.",
      discussion: """
        The class adopts `UIWindowSceneDelegate`; in Swift, put the module in front:
        `$(PRODUCT_MODULE_NAME).ExternalDisplaySceneDelegate`. In `scene(_:willConnectTo:options:)` it
        attaches a window, which fills the whole display, and in `sceneDidDisconnect(_:)` it cleans up.
        It can be the class of the other scenes or a different one.
        """,
      apis: [API("UIWindowSceneDelegate", of: "UIKit")],
      example: "$(PRODUCT_MODULE_NAME).ExternalDisplaySceneDelegate",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenedelegateclassname"
        ),
        .framework("uikit/presenting-content-on-a-connected-display"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneStoryboardFile",
      .string,
      title: "Storyboard Name",
      summary: "Names the storyboard for a connected display's scene.",
      discussion: """
        Write the name without `.storyboard`. With a storyboard the system creates and attaches the
        window; leave the key out if the
        [delegate](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneDelegateClassName)
        does so in code. The content takes no touches, so controls have no use in it.
        """,
      consequence: Consequence(
        "If the bundle has no storyboard of that name, the app crashes when UIKit loads it.",
        from: .gitHub("lionheart/openradar-mirror/issues/4694")),
      required: .optional,
      rules: [
        .should(.withoutSuffix([".storyboard"])).from(
          .current(
            "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenestoryboardfile"
          ))
      ],
      example: "ExternalDisplay",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenestoryboardfile"
        ),
        .framework("uikit/presenting-content-on-a-connected-display"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay",
      .array(of: .dictionary),
      title: "External Display Session Role (Legacy)",
      summary: "Describes scenes for content on a connected display, for iOS 15 and earlier.",
      discussion: """
        Write it only if the app still supports iOS 15 or earlier. From iOS 16 on, content that takes no
        input has the role
        [`UIWindowSceneSessionRoleExternalDisplayNonInteractive`](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive),
        which works the same way, and windows that people use on the display have
        [`UIWindowSceneSessionRoleApplication`](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication).
        The first dictionary is the default for the role.
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
      summary: "Names the configuration of a connected display's scene, in iOS 15 and earlier.",
      discussion: """
        Pick a name that no other configuration of the app has. Code that picks a configuration in
        `application(_:configurationForConnecting:options:)` uses exactly this string.
        """,
      replacedBy: [
        "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneConfigurationName"
      ],
      example: "LegacyExternalDisplay",
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
      summary: "States the class of a connected display's scene, in iOS 15 and earlier.",
      discussion: """
        Write `UIWindowScene`, never `UIScene` itself. It works as
        [`UISceneClassName`](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneClassName)
        does for windows on the device, where the key can be left out.
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
        "Names the class that creates the window on a connected display, in iOS 15 and earlier.",
      discussion: """
        The class adopts `UIWindowSceneDelegate`; in Swift, put the module in front. It can be the class
        that you name for the
        [newer role](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneDelegateClassName).
        """,
      apis: [API("UIWindowSceneDelegate", of: "UIKit")],
      replacedBy: [
        "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneDelegateClassName"
      ],
      example: "$(PRODUCT_MODULE_NAME).ExternalDisplaySceneDelegate",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleexternaldisplay"
        ),
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenedelegateclassname"
        ),
        .framework("uikit/presenting-content-on-a-connected-display"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay/[]/UISceneStoryboardFile",
      .string,
      title: "Storyboard Name",
      summary: "Names the storyboard for a connected display's scene, in iOS 15 and earlier.",
      discussion: """
        Write the name without `.storyboard`. With a storyboard the system creates the window; leave the
        key out if the
        [delegate](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay/[]/UISceneDelegateClassName)
        does so in code.
        """,
      consequence: Consequence(
        "If the bundle has no storyboard of that name, the app crashes when UIKit loads it.",
        from: .gitHub("lionheart/openradar-mirror/issues/4694")),
      required: .optional,
      replacedBy: [
        "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneStoryboardFile"
      ],
      rules: [
        .should(.withoutSuffix([".storyboard"])).from(
          .current(
            "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenestoryboardfile"
          ))
      ],
      example: "ExternalDisplay",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleexternaldisplay"
        ),
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenestoryboardfile"
        ),
        .framework("uikit/presenting-content-on-a-connected-display"),
      ]),
  ]
}
