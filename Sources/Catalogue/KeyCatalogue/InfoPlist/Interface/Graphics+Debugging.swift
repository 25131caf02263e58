import KeyModel

private let hud = SourceReference.framework(
  "xcode/monitoring-your-metal-apps-graphics-performance", confidence: .high)
private let renderer = SourceReference.framework(
  "spritekit/requesting-the-opengl-renderer", confidence: .high)

/// Keys for people who look for slow or wrong drawing.
var graphicsDebuggingKeys: [Key] {
  [
    Key(
      "MetalHudEnabled", .boolean,
      summary: "Lets the app's code show Metal's overlay of frame rates and GPU times.",
      discussion: """
        You need it only to turn on the Metal Performance HUD in code. In addition to the key,
        either set `MetalHUDForceEnabled` to `1` in the app's user defaults, or give the
        `CAMetalLayer` a `developerHUDProperties` dictionary with `mode` and, to log each frame,
        `logging`, both set to `default`. To turn it on without code, set the environment variable
        `MTL_HUD_ENABLED=1`, or turn on Show Graphics HUD in the Developer settings of an iPhone,
        iPad or Apple TV. Apple doesn't name a type; projects write `YES`.
        """,
      availability: [.iOS(.unknown, from: .current), .macOS(.unknown, from: .current)],
      required: .optional,
      apis: [API("CAMetalLayer.developerHUDProperties", of: "Core Animation")],
      example: true,
      seeAlso: ["MetalCaptureEnabled"],
      sources: [hud, .publicProjects("MetalHudEnabled")],
      notes: [
        EditorNote(
          .type,
          [
            .init(hud, "Names the key without a type or a value."),
            .init(.publicProjects("MetalHudEnabled"), "A Boolean, true."),
          ],
          choice: "A Boolean.", reason: "No source states another type.")
      ]),
    Key(
      "PrefersOpenGL", .boolean,
      summary: "Makes SpriteKit and SceneKit draw with OpenGL instead of Metal.",
      discussion: """
        It is for debugging, for example to find out whether a shader works on devices without
        Metal: since iOS 9 and macOS 10.11, both frameworks use Metal where they can. Test with
        `YES` and without the key, and remove it before you ship. The entry
        `debugDrawStats_SKContextType` in the user default `SKDefaults` makes SpriteKit show which
        renderer is active.
        """,
      consequence: Consequence(
        "With `YES`, SceneKit content uses OpenGL too, whether or not the app uses SpriteKit.",
        from: renderer),
      availability: [.iOS("9.0", from: .current), .macOS("10.11", from: .current)],
      default: false,
      defaultSource: renderer,
      required: .optional,
      apis: [API("SKView", of: "SpriteKit"), API("SKShader", of: "SpriteKit")],
      example: true,
      seeAlso: ["MetalCaptureEnabled", "SCNDisableWideGamut"],
      sources: [
        renderer, .framework("spritekit/executing-shaders-in-metal-and-opengl"),
      ]),
  ]
}
