import KeyModel

/// The first scene of an app, and what scenes know about their surroundings.
var initialSceneKeys: [Key] {
  [
    Key(
      "UIApplicationPreferredDefaultSceneSessionRole", .string,
      summary: "Chooses the kind of scene that an app starts with on Apple Vision Pro.",
      discussion: """
        Apple's reference has the key at the top level, as in the example. Write it inside
        [`UIApplicationSceneManifest`](key:UIApplicationSceneManifest/UIApplicationPreferredDefaultSceneSessionRole)
        instead, as Apple's article on `ImmersiveSpace` says.

        To start in an immersive space, name the role of the space and set its style with
        [`UISceneInitialImmersionStyle`](key:UIApplicationSceneManifest/UISceneConfigurations/UISceneSessionRoleImmersiveSpaceApplication/[]/UISceneInitialImmersionStyle).
        """,
      consequence: Consequence(
        "Without the key, visionOS opens the first window, volume or document that the app declares, even if it declares an immersive space earlier.",
        from: .framework("visionos/presenting-windows-and-spaces")),
      availability: [.visionOS("1.0", from: .current)],
      values: sceneRoles,
      valuesSource: .ownPage,
      required: .optional,
      apis: [immersiveSpace],
      example: "UISceneSessionRoleImmersiveSpaceApplication",
      seeAlso: ["UIApplicationSceneManifest/UIApplicationPreferredDefaultSceneSessionRole"],
      sources: [
        .ownPage,
        .framework("swiftui/immersivespace"),
        .framework("visionos/presenting-windows-and-spaces"),
        .publicProjects("UIApplicationPreferredDefaultSceneSessionRole"),
      ],
      notes: [
        EditorNote(
          .placement,
          [
            .init(.ownPage, "A key at the top level of Info.plist."),
            .init(.framework("swiftui/immersivespace"), "A key of the scene manifest."),
          ],
          choice: "In the scene manifest; the top level stays listed too.",
          reason: "The article says so, and published projects have the key in the manifest.")
      ]),
    Key(
      "UIApplicationSceneManifest/UIApplicationPreferredDefaultSceneSessionRole", .string,
      summary:
        "Chooses, in the manifest, the kind of scene that an app starts with on Apple Vision Pro.",
      discussion: """
        Published projects have the key here. Write
        `UISceneSessionRoleImmersiveSpaceApplication` to start in the first immersive space of the app,
        and set the style of that space with
        [`UISceneInitialImmersionStyle`](key:UIApplicationSceneManifest/UISceneConfigurations/UISceneSessionRoleImmersiveSpaceApplication/[]/UISceneInitialImmersionStyle).
        Apple's reference has the same key
        [outside of the manifest](key:UIApplicationPreferredDefaultSceneSessionRole).
        """,
      consequence: Consequence(
        "Without the key, visionOS opens the first window, volume or document that the app declares, even if it declares an immersive space earlier.",
        from: .framework("visionos/presenting-windows-and-spaces")),
      availability: [.visionOS("1.0", from: .current)],
      values: sceneRoles,
      valuesSource: .current("uiapplicationpreferreddefaultscenesessionrole"),
      required: .optional,
      apis: [immersiveSpace],
      example: "UISceneSessionRoleImmersiveSpaceApplication",
      seeAlso: ["UIApplicationPreferredDefaultSceneSessionRole"],
      sources: [
        .current("uiapplicationpreferreddefaultscenesessionrole"),
        .framework("swiftui/immersivespace"),
        .framework("visionos/presenting-windows-and-spaces"),
        .publicProjects("UIApplicationPreferredDefaultSceneSessionRole"),
      ]),
    Key(
      "UIApplicationSceneManifest/CPInstrumentClusterNavigationSceneOptions", .dictionary,
      summary: "Limits the scene in a car's instrument cluster to iOS 26.2 and later.",
      discussion: """
        Write an empty dictionary if the app's map in the instrument cluster needs iOS 26.2, next to
        [`CPSupportsInstrumentClusterNavigationScene`](key:UIApplicationSceneManifest/CPSupportsInstrumentClusterNavigationScene),
        which alone asks for the scene in iOS 15.4 and later. The dictionary has no entries: CarPlay
        only checks whether it is at the top level of the manifest.
        """,
      consequence: Consequence(
        "Without the key, CarPlay also creates the app's instrument cluster scene before iOS 26.2.",
        from: .ownPage),
      availability: [.iOS("26.2", from: .current)],
      required: .optional,
      rules: [
        .count(exactly: 0).from(.ownPage),
        .should(
          .needs(
            "UIApplicationSceneManifest/CPSupportsInstrumentClusterNavigationScene",
            when: "To show the app's map in an instrument cluster")
        ).from(.current("uiapplicationscenemanifest/cpsupportsinstrumentclusternavigationscene")),
      ],
      example: [:],
      seeAlso: ["UIApplicationSceneManifest/CPSupportsInstrumentClusterNavigationScene"],
      sources: [
        .ownPage,
        .current("uiapplicationscenemanifest/cpsupportsinstrumentclusternavigationscene"),
      ]),
    Key(
      "UIWantsDetailedSurfaceInfo", .boolean,
      summary: "Lets an app find out which kind of surface its window is attached to.",
      discussion: """
        On visionOS, people can attach windows to walls, and volumes to tables and floors. Write
        `YES` if the content depends on the kind of surface, together with
        [`NSWorldSensingUsageDescription`](key:NSWorldSensingUsageDescription); the system shows
        that text and asks for permission when someone first attaches a scene. In a view, read
        `surfaceSnappingInfo` from the environment, and check
        `SurfaceSnappingInfo.authorizationStatus`; the `classification` of an attached scene is then
        the kind of surface, such as `.table`. In a scene or an app, the environment value is always
        the default.
        """,
      consequence: Consequence(
        "Without the key and the usage description, the app can't find out the kind of surface.",
        from: .framework("swiftui/environmentvalues/surfacesnappinginfo")),
      availability: [.visionOS("26.0", from: .current)],
      required: .optional,
      apis: [API("EnvironmentValues.surfaceSnappingInfo", of: "SwiftUI")],
      rules: [
        .should(.needs("NSWorldSensingUsageDescription", when: "With this key")).from(
          .framework("swiftui/environmentvalues/surfacesnappinginfo"))
      ],
      example: true,
      seeAlso: ["NSWorldSensingUsageDescription"],
      sources: [
        .framework("swiftui/environmentvalues/surfacesnappinginfo"),
        .framework("visionos/adopting-best-practices-for-scene-restoration"),
      ]),
  ]
}

private var sceneRoles: AllowedValues {
  .documented([
    AllowedValue("UIWindowSceneSessionRoleApplication", "A window."),
    AllowedValue(
      "UIWindowSceneSessionRoleVolumetricApplication",
      "A volume: a bounded scene with 3D content."),
    AllowedValue(
      "UISceneSessionRoleImmersiveSpaceApplication", "An immersive space with SwiftUI content."),
    AllowedValue(
      "CPSceneSessionRoleImmersiveSpaceApplication",
      "An immersive space that the app draws with Metal and Compositor Services."),
  ])
}

private var immersiveSpace: API {
  API("ImmersiveSpace", of: "SwiftUI")
}
