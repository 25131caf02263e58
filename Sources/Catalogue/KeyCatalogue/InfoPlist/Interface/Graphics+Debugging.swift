import KeyModel

private let hud = SourceReference.framework(
  "xcode/monitoring-your-metal-apps-graphics-performance", confidence: .high)
private let renderer = SourceReference.framework(
  "spritekit/requesting-the-opengl-renderer", confidence: .high)

private let hudProperties = SourceReference.framework(
  "quartzcore/cametallayer/developerhudproperties", confidence: .high)

/// Keys for people who look for slow or wrong drawing.
var graphicsDebuggingKeys: [Key] {
  [
    Key(
      "MetalHudEnabled", .boolean,
      summary: "Lets the app's code show Metal's overlay of frame rates and GPU times.",
      discussion: """
        You need the key only to turn on the Metal Performance HUD in code. In addition to the key,
        either set `MetalHUDForceEnabled` to `1` in the app's user defaults, or give the
        `CAMetalLayer` a `developerHUDProperties` dictionary with `mode` set to `default`. To log
        each frame, also set `logging` to `default`. To turn on the HUD without code, set the
        environment variable `MTL_HUD_ENABLED=1`, or turn on Show Graphics HUD in the Developer
        settings of an iPhone, iPad or Apple TV. Apple doesn't name a type; projects write `YES`.
        """,
      consequence: Consequence(
        "Code that turns on the Metal Performance HUD needs the key.", from: hud),
      availability: [
        .iOS("16.0", from: hudProperties), .macCatalyst("16.0", from: hudProperties),
        .macOS("13.0", from: hudProperties),
        .tvOS("16.0", from: hudProperties), .visionOS("1.0", from: hudProperties),
      ],
      required: .optional,
      apis: [API("CAMetalLayer.developerHUDProperties", of: "Core Animation")],
      example: true,
      seeAlso: ["MetalCaptureEnabled"],
      sources: [hud, .publicProjects("MetalHudEnabled"), hudProperties],
      notes: [
        EditorNote(
          .type,
          [
            .init(hud, "Names the key without a type or a value."),
            .init(.publicProjects("MetalHudEnabled"), "A Boolean, true."),
          ],
          choice: "The value is a Boolean.", reason: "No source states another type.")
      ]),
    Key(
      "PrefersOpenGL", .boolean,
      summary: "Makes SpriteKit and SceneKit draw with OpenGL instead of Metal.",
      discussion: """
        Use it for debugging, for example to find out whether a shader works on devices without
        Metal. Test with `YES` and without the key, and remove the key before you ship. The key
        affects SceneKit content even if the app doesn't use SpriteKit. The entry
        `debugDrawStats_SKContextType` in the user default `SKDefaults` makes SpriteKit show which
        renderer is active.
        """,
      consequence: Consequence(
        "Without `YES`, SpriteKit draws with Metal on devices that support it.",
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
