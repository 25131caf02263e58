import KeyModel

/// The first scene of an app, and what scenes know about their surroundings.
var initialSceneKeys: [Key] {
  [
    Key(
      "UIApplicationPreferredDefaultSceneSessionRole", .string,
      summary: "Chooses the kind of scene that an app starts with on Apple Vision Pro.",
      discussion: """
        An app usually starts with a window. To start in an immersive space, name its role here and set
        the style with
        [`UISceneInitialImmersionStyle`](key:UIApplicationSceneManifest/UISceneConfigurations/UISceneSessionRoleImmersiveSpaceApplication/[]/UISceneInitialImmersionStyle);
        Apple advises against surprising people that way.

        Write the key inside [`UIApplicationSceneManifest`](key:UIApplicationSceneManifest), as Xcode's
        templates and Apple's article on `ImmersiveSpace` do; only Apple's reference has it at the top
        level.
        """,
      consequence: Consequence(
        "Without the key, visionOS opens the first window, volume or document that the app declares, even if it declares a space before them.",
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
      ],
      notes: [
        EditorNote(
          .placement,
          [
            .init(.ownPage, "A key at the top level of Info.plist."),
            .init(.framework("swiftui/immersivespace"), "A key of the scene manifest."),
          ],
          choice: "Both.",
          reason: "Published projects have it in the manifest, and the reference has it outside.")
      ]),
    Key(
      "UIApplicationSceneManifest/UIApplicationPreferredDefaultSceneSessionRole", .string,
      summary:
        "Chooses, in the manifest, the kind of scene that an app starts with on Apple Vision Pro.",
      discussion: """
        This is where Xcode's templates write it, with the role of a window. Write
        `UISceneSessionRoleImmersiveSpaceApplication` to start in the first immersive space of the app,
        and set the style of that space with
        [`UISceneInitialImmersionStyle`](key:UIApplicationSceneManifest/UISceneConfigurations/UISceneSessionRoleImmersiveSpaceApplication/[]/UISceneInitialImmersionStyle).
        Apple's reference has the same key
        [outside of the manifest](key:UIApplicationPreferredDefaultSceneSessionRole).
        """,
      consequence: Consequence(
        "Without the key, visionOS opens the first window, volume or document that the app declares, even if it declares a space before them.",
        from: .framework("visionos/presenting-windows-and-spaces")),
      availability: [.visionOS("1.0", from: .current)],
      values: sceneRoles,
      valuesSource: .current("uiapplicationpreferreddefaultscenesessionrole"),
      required: .optional,
      apis: [immersiveSpace],
      example: "UISceneSessionRoleImmersiveSpaceApplication",
      seeAlso: ["UIApplicationPreferredDefaultSceneSessionRole"],
      sources: [
        .framework("swiftui/immersivespace"),
        .current("uiapplicationpreferreddefaultscenesessionrole"),
        .framework("visionos/presenting-windows-and-spaces"),
      ]),
    Key(
      "UIApplicationSceneManifest/CPInstrumentClusterNavigationSceneOptions", .dictionary,
      summary: "Limits the scene in a car's instrument cluster to iOS 26.2 and later.",
      discussion: """
        Write an empty dictionary if the app's map in the instrument cluster needs iOS 26.2, next to
        [`CPSupportsInstrumentClusterNavigationScene`](key:UIApplicationSceneManifest/CPSupportsInstrumentClusterNavigationScene),
        which alone asks for the scene in iOS 15.4 and later. The dictionary has no entries; its
        presence at the top level of the manifest is what matters.
        """,
      consequence: Consequence(
        "While the key is present, CarPlay creates no instrument cluster scene for the app before iOS 26.2.",
        from: .ownPage),
      availability: [.iOS("26.2", from: .current)],
      required: .optional,
      rules: [
        .count(exactly: 0).from(.ownPage)
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
        On visionOS people can attach windows to walls, and volumes to tables and floors. Write
        `YES` if the content depends on it, together with
        [`NSWorldSensingUsageDescription`](key:NSWorldSensingUsageDescription); the system shows
        that text and asks for permission when someone first attaches a scene. Then read
        `surfaceSnappingInfo` from the environment and check `authorizationStatus`. Read it in a
        view; in a scene or an app, it always has its default value.
        """,
      consequence: Consequence(
        "Without the key and the usage description, people are never asked, and the kind of surface stays unknown.",
        from: .framework("swiftui/environmentvalues/surfacesnappinginfo")),
      availability: [.visionOS("26.0", from: .current)],
      required: .optional,
      apis: [API("EnvironmentValues.surfaceSnappingInfo", of: "SwiftUI")],
      rules: [
        .should(.needs("NSWorldSensingUsageDescription", when: "Beside this key")).from(
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
    AllowedValue("UIWindowSceneSessionRoleApplication", "A window: the usual start."),
    AllowedValue(
      "UIWindowSceneSessionRoleVolumetricApplication",
      "A volume: a bounded 3D scene beside other apps."),
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
