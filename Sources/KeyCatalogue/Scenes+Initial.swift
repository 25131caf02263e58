import KeyModel

/// The first scene of an app, and what scenes know of their surroundings.
var initialSceneKeys: [Key] {
  [
    Key(
      "UIApplicationPreferredDefaultSceneSessionRole", .string,
      summary: "Says with what kind of scene an app starts on Apple Vision Pro.",
      discussion: """
        An app usually starts with a window. To start in an immersive space, name its role; the style
        comes from `UISceneInitialImmersionStyle` in the scene's configuration.

        Xcode's templates, and Apple's article on `ImmersiveSpace`, write the key inside
        [`UIApplicationSceneManifest`](key:UIApplicationSceneManifest).
        """,
      availability: [.visionOS("1.0", from: .current)],
      values: sceneRoles,
      valuesSource: .ownPage,
      apis: [immersiveSpace],
      example: "UISceneSessionRoleImmersiveSpaceApplication",
      seeAlso: ["UIApplicationSceneManifest/UIApplicationPreferredDefaultSceneSessionRole"],
      sources: [.ownPage, .framework("swiftui/immersivespace")],
      notes: [
        EditorNote(
          .placement,
          [
            .init(.ownPage, "A key of the list itself."),
            .init(.framework("swiftui/immersivespace"), "A key of the scene manifest."),
          ],
          choice: "Both.",
          reason: "Published projects have it in the manifest, and the reference has it outside.")
      ]),
    Key(
      "UIApplicationSceneManifest/UIApplicationPreferredDefaultSceneSessionRole", .string,
      summary: "Says, in the manifest, with what kind of scene an app starts on Apple Vision Pro.",
      discussion: """
        This is where templates of Xcode write it. Apple's reference has the same key outside of the
        manifest:
        [`UIApplicationPreferredDefaultSceneSessionRole`](key:UIApplicationPreferredDefaultSceneSessionRole).
        """,
      availability: [.visionOS("1.0", from: .current)],
      values: sceneRoles,
      valuesSource: .current("uiapplicationpreferreddefaultscenesessionrole"),
      apis: [immersiveSpace],
      example: "UIWindowSceneSessionRoleApplication",
      seeAlso: ["UIApplicationPreferredDefaultSceneSessionRole"],
      sources: [
        .framework("swiftui/immersivespace"),
        .current("uiapplicationpreferreddefaultscenesessionrole"),
      ]),
    Key(
      "UIApplicationSceneManifest/CPInstrumentClusterNavigationSceneOptions", .dictionary,
      summary: "Limits the scene in a car's instrument cluster to iOS 26.2 and later.",
      discussion: """
        The value is an empty dictionary. CarPlay then makes the scene in iOS 26.2 and later only, also
        where
        [`CPSupportsInstrumentClusterNavigationScene`](key:UIApplicationSceneManifest/CPSupportsInstrumentClusterNavigationScene)
        would make it in earlier systems.
        """,
      availability: [.iOS("26.2", from: .current)],
      rules: [
        .count(exactly: 0).from(.ownPage)
      ],
      example: [:],
      seeAlso: ["UIApplicationSceneManifest/CPSupportsInstrumentClusterNavigationScene"]),
    Key(
      "UIWantsDetailedSurfaceInfo", .boolean,
      summary: "Tells an app to which kind of surface its window is attached.",
      discussion: """
        On visionOS people can attach windows to walls, and volumes to tables and floors. With `YES` and
        [`NSWorldSensingUsageDescription`](key:NSWorldSensingUsageDescription), `surfaceSnappingInfo` of
        the environment says what the surface is. The system asks for permission when someone first
        attaches a window; check `authorizationStatus`, and read the value in a view, because in a scene
        or an app it is always the default.
        """,
      availability: [.visionOS("26.0", from: .current)],
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
    AllowedValue("UIWindowSceneSessionRoleApplication", "A window."),
    AllowedValue("UIWindowSceneSessionRoleVolumetricApplication", "A volume."),
    AllowedValue(
      "UISceneSessionRoleImmersiveSpaceApplication", "An immersive space of SwiftUI."),
    AllowedValue(
      "CPSceneSessionRoleImmersiveSpaceApplication", "An immersive space of Compositor Services."),
  ])
}

private var immersiveSpace: API {
  API("ImmersiveSpace", of: "SwiftUI")
}
