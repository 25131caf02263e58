import KeyModel

/// The consequence if code and Info.plist name a configuration differently.
let unknownConfiguration = Consequence(
  "If code asks for a name that Info.plist lacks, UIKit logs `Info.plist contained no UIScene configuration dictionary`, with that name.",
  from: .gitHub("partout-io/passepartout/pull/341"))

/// The consequence if the name of a delegate's class is wrong.
let unknownDelegate = Consequence(
  "If UIKit can't load the class, the log says `could not load class with name`.",
  from: .gitHub("twilio/video-quickstart-ios/issues/551"))

/// The page of a key that all roles of windows share is older than some of the roles.
private func olderPage(_ key: String) -> EditorNote {
  let page = "uiapplicationscenemanifest/uisceneconfigurations/"
  return EditorNote(
    .availability,
    [
      .init(
        .current(page + "uiwindowscenesessionroleapplication/" + key),
        "iOS, iPadOS and Mac Catalyst 13.0, for all roles of windows."),
      .init(
        .current(page + "uiwindowscenesessionroleexternaldisplaynoninteractive"),
        "iOS, iPadOS and Mac Catalyst 16.0 for the role."),
    ],
    choice: "16.0, like the role.",
    reason: "No system before 16.0 creates a scene of the role.")
}

/// Scenes on connected displays that take no input.
var externalDisplayRoleKeys: [Key] {
  [
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive",
      .array(of: .dictionary),
      title: "External Display Session Role Non-Interactive",
      summary: "Describes scenes for content on a connected display that takes no input.",
      discussion: """
        Write it for content that fills a television or projector while people operate the app on the
        device, such as a game or slides. Windows that people can use on another screen have the role
        [`UIWindowSceneSessionRoleApplication`](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication).

        An app that is built with the iOS 27 SDK gets the scene only after a view controller
        registers a `UISceneAccessory.externalNonInteractive`. The accessory's configuration names
        one of the dictionaries in this key, or sets the delegate class in code.
        """,
      consequence: Consequence(
        "Without the key, a connected display mirrors the device, or shows the app's windows if an iPad extends its display.",
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
      summary: "Names the configuration of a connected display's scene, so that code can pick it.",
      discussion: """
        Pick a name that no other configuration of the app has. Code uses exactly this string in the
        `UISceneConfiguration` that it registers with
        `UISceneAccessory.externalNonInteractive(sceneConfiguration:)`, or before iOS 27 in
        `application(_:configurationForConnecting:options:)`. An app that is built with the iOS 27
        SDK gets the scene only after it has registered the accessory.
        """,
      consequence: unknownConfiguration,
      example: "ExternalDisplay",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleexternaldisplaynoninteractive"
        ),
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneconfigurationname"
        ),
        .framework("uikit/presenting-content-on-a-connected-display"),
      ], notes: [olderPage("uisceneconfigurationname")]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneClassName",
      .string,
      title: "Class Name",
      summary: "States the class of a connected display's scene.",
      discussion: """
        Write `UIWindowScene` or the name of a subclass, not `UIScene` itself. Code can also set the
        class, in `UISceneConfiguration.sceneClass`. For [windows on the
        device](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneClassName),
        Apple's own example leaves the key out.
        """,
      required: .optional,
      rules: [noBaseClass],
      example: "UIWindowScene",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleexternaldisplaynoninteractive"
        ),
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneclassname"
        ),
        .framework("technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"),
      ], notes: [olderPage("uisceneclassname")]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary: "Names the class that creates the window on a connected display.",
      discussion: """
        The class adopts `UIWindowSceneDelegate`; in Swift, prefix its name with the module:
        `$(PRODUCT_MODULE_NAME).ExternalDisplaySceneDelegate`. In `scene(_:willConnectTo:options:)`
        it attaches a window, which fills the whole display, and in `sceneDidDisconnect(_:)` it
        cleans up. The class can be the one of your other scenes, or a different one.
        """,
      consequence: unknownDelegate,
      apis: [API("UIWindowSceneDelegate", of: "UIKit")],
      example: "$(PRODUCT_MODULE_NAME).ExternalDisplaySceneDelegate",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleexternaldisplaynoninteractive"
        ),
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenedelegateclassname"
        ),
        .framework("uikit/presenting-content-on-a-connected-display"),
      ], notes: [olderPage("uiscenedelegateclassname")]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneStoryboardFile",
      .string,
      title: "Storyboard Name",
      summary: "Names the storyboard for a connected display's scene.",
      discussion: """
        Write the name without `.storyboard`. With a storyboard, the system creates and attaches the
        window; leave the key out if the
        [delegate](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneDelegateClassName)
        does so in code. The content takes no touches, so controls are of no use in it.
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
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleexternaldisplaynoninteractive"
        ),
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenestoryboardfile"
        ),
        .framework("uikit/presenting-content-on-a-connected-display"),
      ], notes: [olderPage("uiscenestoryboardfile")]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay",
      .array(of: .dictionary),
      title: "External Display Session Role (Legacy)",
      summary: "Describes scenes for content on a connected display, for iOS 15 and earlier.",
      discussion: """
        Write the key only if the app still supports iOS 15 or earlier. In iOS 16 and later, content
        that takes no input has the role
        [`UIWindowSceneSessionRoleExternalDisplayNonInteractive`](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive),
        and windows that people use on the display have
        [`UIWindowSceneSessionRoleApplication`](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication).
        The first dictionary is the default for the role.
        """,
      availability: [
        .iOS("13.0", deprecated: "16.0", from: .current),
        .macCatalyst("13.0", deprecated: "16.0", from: .current),
      ],
      required: .optional,
      replacedBy: [
        "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive"
      ],
      example: [
        [
          "UISceneConfigurationName": "LegacyExternalDisplay",
          "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).ExternalDisplaySceneDelegate",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [.ownPage, .framework("uikit/transitioning-to-the-uikit-scene-based-life-cycle")]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration of a connected display's scene, in iOS 15 and earlier.",
      discussion: """
        If an app keeps the key, pick a name that no other configuration of the app has, not even
        that of the
        [newer role](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneConfigurationName).
        Code that picks a configuration in `application(_:configurationForConnecting:options:)` uses
        exactly this string.
        """,
      avoid: "Don't write it in a new project; the role is for iOS 15 and earlier.",
      consequence: unknownConfiguration,
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
        If an app keeps the key, write `UIWindowScene` or the name of a subclass, not `UIScene`
        itself. Code can also set the class, in `UISceneConfiguration.sceneClass`. For
        [windows on the device](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneClassName),
        Apple's own example leaves the key out.
        """,
      avoid: "Don't write it in a new project; the role is for iOS 15 and earlier.",
      required: .optional,
      replacedBy: [
        "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneClassName"
      ],
      rules: [noBaseClass],
      example: "UIWindowScene",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleexternaldisplay"
        ),
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneclassname"
        ),
        .framework("technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay/[]/UISceneDelegateClassName",
      .string,
      title: "Delegate Class Name",
      summary:
        "Names the class that creates the window on a connected display, in iOS 15 and earlier.",
      discussion: """
        If an app keeps the key, the class adopts `UIWindowSceneDelegate` and attaches a window in
        `scene(_:willConnectTo:options:)`. In Swift, prefix its name with the module. It can be the
        class that you name for the
        [newer role](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplayNonInteractive/[]/UISceneDelegateClassName).
        """,
      avoid: "Don't write it in a new project; the role is for iOS 15 and earlier.",
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
        .framework("uikit/uisceneconfiguration/delegateclass"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay/[]/UISceneStoryboardFile",
      .string,
      title: "Storyboard Name",
      summary: "Names the storyboard for a connected display's scene, in iOS 15 and earlier.",
      discussion: """
        If an app keeps the key, write the name without `.storyboard`: `ExternalDisplay` for
        `ExternalDisplay.storyboard`. With a storyboard, the system creates the window; leave the
        key out if the
        [delegate](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleExternalDisplay/[]/UISceneDelegateClassName)
        does so in code.
        """,
      avoid: "Don't write it in a new project; the role is for iOS 15 and earlier.",
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
