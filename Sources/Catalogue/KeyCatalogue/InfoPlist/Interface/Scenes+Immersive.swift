import KeyModel

/// The page of a key that is the same for windows.
private let olderPage = EditorNote(
  .availability,
  [
    .init(
      .current(
        "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneconfigurationname"
      ), "iOS, iPadOS and Mac Catalyst 13.0, for windows."),
    .init(.framework("swiftui/immersivespace"), "visionOS 1.0 for immersive spaces."),
  ],
  choice: "visionOS 1.0, like the role.",
  reason: "Immersive spaces came with visionOS 1.0.")

/// Immersive spaces of visionOS.
var immersiveRoleKeys: [Key] {
  [
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UISceneSessionRoleImmersiveSpaceApplication",
      .array(of: .dictionary),
      summary: "Describes a visionOS app's immersive spaces with SwiftUI content.",
      discussion: """
        Write the key for an app that starts in an immersive space, to set the style in which the
        space opens. An app that starts with a window and opens the space later, with
        `openImmersiveSpace`, sets the style in code. To start in the space, also name this role in
        [`UIApplicationPreferredDefaultSceneSessionRole`](key:UIApplicationSceneManifest/UIApplicationPreferredDefaultSceneSessionRole).
        The first dictionary is the default.
        """,
      consequence: Consequence(
        "In the dictionaries of this key, the system ignores `UISceneClassName`, `UISceneDelegateClassName` and `UISceneStoryboardFile`.",
        from: .ownPage),
      availability: [
        .visionOS("1.0", from: .current)
      ],
      required: .optional,
      example: [
        [
          "UISceneConfigurationName": "Immersive",
          "UISceneInitialImmersionStyle": "UIImmersionStyleFull",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .ownPage,
        .framework("swiftui/immersivespace"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UISceneSessionRoleImmersiveSpaceApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration of an immersive space with SwiftUI content.",
      discussion: """
        Pick a name that no other configuration of the app has. The name matters only to code that
        distinguishes configurations; SwiftUI finds the space by the `id` of `ImmersiveSpace`, not
        by this name.
        """,
      example: "Immersive",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiscenesessionroleimmersivespaceapplication"
        ),
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneconfigurationname"
        ),
        .framework("swiftui/immersivespace"),
      ], notes: [olderPage]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPSceneSessionRoleImmersiveSpaceApplication",
      .array(of: .dictionary),
      summary: "Describes the immersive spaces that a visionOS app draws with Metal.",
      discussion: """
        The key is for apps whose `ImmersiveSpace` contains a `CompositorLayer` of Compositor
        Services. An app that opens with a window, as Apple advises, doesn't need the key. An app
        that starts in the space also names this role in
        [`UIApplicationPreferredDefaultSceneSessionRole`](key:UIApplicationSceneManifest/UIApplicationPreferredDefaultSceneSessionRole),
        and the system shows the app's first immersive space. The first dictionary is the default.
        """,
      consequence: Consequence(
        "In the dictionaries of this key, the system ignores `UISceneClassName`, `UISceneDelegateClassName` and `UISceneStoryboardFile`.",
        from: .ownPage),
      availability: [
        .visionOS("1.0", from: .current)
      ],
      required: .optional,
      example: [
        [
          "UISceneConfigurationName": "Immersive",
          "UISceneInitialImmersionStyle": "UIImmersionStyleFull",
        ]
      ],
      seeAlso: ["UIApplicationSceneManifest/UISceneConfigurations"],
      sources: [
        .ownPage,
        .framework("compositorservices/drawing-fully-immersive-content-using-metal"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPSceneSessionRoleImmersiveSpaceApplication/[]/UISceneConfigurationName",
      .string,
      title: "Configuration Name",
      summary: "Names the configuration of an immersive space that is drawn with Metal.",
      discussion: """
        Pick a name that no other configuration of the app has. The name matters only to code that
        distinguishes configurations; the space is found by the `id` of `ImmersiveSpace`, not by
        this name.
        """,
      example: "Immersive",
      sources: [
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/cpscenesessionroleimmersivespaceapplication"
        ),
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneconfigurationname"
        ),
        .framework("swiftui/immersivespace"),
      ], notes: [olderPage]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/UISceneSessionRoleImmersiveSpaceApplication/[]/UISceneInitialImmersionStyle",
      .string,
      summary: "Sets the style of the immersive space in which the app starts.",
      discussion: """
        Write the key if the app starts in the space and shouldn't begin with the mixed style, which
        spaces have by default. Offer the same style in code with `immersionStyle(selection:in:)`,
        with which the app also changes the style later. For a space that opens after a window, code
        alone sets the style.
        """,
      consequence: Consequence(
        "If the surroundings don't allow the style, the system opens the space in another style.",
        from: .ownPage),
      values: .documented([
        AllowedValue(
          "UIImmersionStyleMixed",
          "People keep seeing their surroundings, with the content among them."),
        AllowedValue(
          "UIImmersionStyleProgressive",
          "Content fills a part of the view, and people turn the Digital Crown to change its size."
        ),
        AllowedValue(
          "UIImmersionStyleFull", "Content replaces the surroundings, as in a virtual-reality game."
        ),
      ]),
      valuesSource: .ownPage,
      required: .optional,
      example: "UIImmersionStyleFull",
      sources: [
        .ownPage,
        .framework("swiftui/immersivespace"),
        .framework("swiftui/immersionstyle/progressive"),
      ]),
    Key(
      "UIApplicationSceneManifest/UISceneConfigurations/CPSceneSessionRoleImmersiveSpaceApplication/[]/UISceneInitialImmersionStyle",
      .string,
      summary:
        "Sets the style of the Metal-drawn immersive space in which the app starts.",
      discussion: """
        Apple documents the key only for spaces with
        [SwiftUI content](key:UIApplicationSceneManifest/UISceneConfigurations/UISceneSessionRoleImmersiveSpaceApplication/[]/UISceneInitialImmersionStyle).
        Godot's exporter writes the key for this role too, with the full or the mixed style;
        Compositor Services supports both by default. The progressive style needs more code: the app
        draws a mask for the part of the view that its content fills.
        """,
      values: .documented([
        AllowedValue(
          "UIImmersionStyleMixed",
          "People keep seeing their surroundings, with the content among them."),
        AllowedValue(
          "UIImmersionStyleProgressive",
          "Content fills a part of the view, and people turn the Digital Crown to change its size."
        ),
        AllowedValue(
          "UIImmersionStyleFull", "Content replaces the surroundings, as in a virtual-reality game."
        ),
      ]),
      valuesSource: .current(
        "uiapplicationscenemanifest/uisceneconfigurations/uiscenesessionroleimmersivespaceapplication/uisceneinitialimmersionstyle"
      ),
      example: "UIImmersionStyleFull",
      sources: [
        .gitHub("godotengine/godot"),
        .current(
          "uiapplicationscenemanifest/uisceneconfigurations/uiscenesessionroleimmersivespaceapplication/uisceneinitialimmersionstyle"
        ),
        .framework("compositorservices/drawing-fully-immersive-content-using-metal"),
        .framework("compositorservices/controlling-metal-rendering-immersion-level"),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .framework("compositorservices/drawing-fully-immersive-content-using-metal"),
              "Spaces with a CompositorLayer are always fully immersive."),
            .init(
              .framework("compositorservices/controlling-metal-rendering-immersion-level"),
              "Full and mixed by default, and progressive in an app that supports it."),
          ],
          choice: "All three styles.",
          reason: "The second article is the newer one.")
      ]),
  ]
}
