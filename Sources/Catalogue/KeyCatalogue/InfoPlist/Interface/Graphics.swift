import KeyModel

extension KeyGroup {
  /// How an app uses graphics hardware.
  static var graphics: KeyGroup {
    KeyGroup(
      "graphics", "Graphics",
      summary: "Graphics processors, debugging captures, and the colors of rendered scenes.",
      availability: [.macOS("10.5", from: .archive2018), .tvOS("11.2", from: .current)],
      keys: graphicsKeys + graphicsDebuggingKeys)
  }
}

private let forCustomers: Condition = .distribution(
  .appStore, .macAppStore, .developerID, .enterprise)

private let startCapture = SourceReference.framework(
  "metal/mtlcapturemanager/startcapture(with:)")

private var graphicsKeys: [Key] {
  [
    Key(
      "GPUEjectPolicy", .string,
      summary: "Sets what happens to a Mac app before people disconnect its external GPU.",
      discussion: """
        Write it for an app that uses external GPUs. With `relaunch`, save and restore important
        data in `application(_:willEncodeRestorableState:)` and
        `application(_:didDecodeRestorableState:)`. With `wait`, observe Metal's notification
        `removalRequested` and release every object of the device: macOS waits for that before it
        tells people that they can safely disconnect the GPU.
        """,
      consequence: Consequence(
        "Without the key, macOS quits the app and opens it again when its external GPU is removed.",
        from: .framework("metal/selecting-device-objects-for-graphics-rendering")),
      availability: [.macOS("10.14", from: .current)],
      values: .documented([
        AllowedValue(
          "relaunch",
          "For apps that restore their state: macOS quits the app and opens it again with another GPU."
        ),
        AllowedValue("wait", "For apps that move to another GPU in code, without a restart."),
        AllowedValue("kill", "For apps that have nothing to save: macOS may force them to quit."),
        AllowedValue(
          "ignore", "Only for old apps: macOS ignores the message that announces the removal."),
      ]),
      valuesSource: .ownPage,
      default: "relaunch",
      defaultSource: .framework("metal/selecting-device-objects-for-graphics-rendering"),
      required: .optional,
      apis: [API("MTLDeviceNotificationName.removalRequested", of: "Metal")],
      rules: [
        .should(.noneOf(["ignore"], reason: "choose `relaunch` or `wait`")).from(.ownPage)
      ],
      example: "wait",
      seeAlso: ["GPUSelectionPolicy"],
      sources: [.ownPage, .framework("metal/selecting-device-objects-for-graphics-rendering")]),
    Key(
      "GPUSelectionPolicy", .string,
      summary: "Sets whether Metal prefers or avoids external GPUs for a Mac app.",
      discussion: """
        Write `avoidRemovable` if the app can't handle the removal of a GPU, and `preferRemovable`
        if it can handle the removal and benefits from a faster GPU. With `preferRemovable`, also
        choose what happens on removal, in [`GPUEjectPolicy`](key:GPUEjectPolicy). In older apps
        that draw with OpenGL, the key works in the same way. Apple doesn't say which GPU Metal
        prefers without the key.
        """,
      availability: [.macOS("10.14", from: .current)],
      values: .documented([
        AllowedValue(
          "avoidRemovable", "For apps that can't handle the removal of a GPU."),
        AllowedValue(
          "preferRemovable", "For apps that compute or draw a lot and can handle the removal."),
      ]),
      valuesSource: .ownPage,
      required: .optional,
      example: "preferRemovable",
      seeAlso: ["GPUEjectPolicy"]),
    Key(
      "MetalCaptureEnabled", .boolean,
      title: "Metal Capture Enabled",
      summary: "Lets the app's code record its Metal commands to a file.",
      discussion: """
        Write `YES` to start captures in code, with `MTLCaptureManager.startCapture(with:)`. The key
        costs some processor time, so set it in builds that you examine, not in the build that you
        ship, for example with a build setting as the value. On macOS 14 and later, the environment
        variable `MTL_CAPTURE_ENABLED=1` works too.

        To save a trace, first check `supportsDestination(_:)`, and end the file's name with
        `.gputrace`, so that the Metal debugger can replay it.
        """,
      consequence: Consequence(
        "Without `YES` or the environment variable `MTL_CAPTURE_ENABLED=1`, code can't capture the app's commands.",
        from: .framework("xcode/capturing-a-metal-workload-programmatically")),
      availability: [
        .iOS("13.0", from: startCapture), .macOS("10.15", from: startCapture),
        .tvOS("13.0", from: startCapture), .visionOS("1.0", from: startCapture),
      ],
      required: .optional,
      apis: [API("MTLCaptureManager.startCapture(with:)", of: "Metal")],
      rules: [
        .should(.noneOf([true], reason: "set it in builds that you examine").when(forCustomers))
          .from(.framework("xcode/capturing-a-metal-workload-programmatically"))
      ],
      example: true,
      sources: [
        .framework("xcode/capturing-a-metal-workload-programmatically"),
        .framework("xcode/build-settings-reference"), startCapture,
      ]),
    Key(
      "UIAppSupportsHDR", .boolean,
      title: "Supports HDR color mode",
      summary: "Keeps Apple TV in HDR while the app runs.",
      discussion: """
        Leave it out unless measurements show that a game needs the whole GPU: in HDR, the GPU of
        Apple TV 4K also composites the picture. With `NO`, Apple TV changes to SDR before the app
        launches, and back when people leave the app.
        """,
      consequence: Consequence(
        "With `NO`, the screen may flash when it changes from HDR to SDR and back.",
        from: .ownPage),
      availability: [.tvOS("11.2", from: .current)],
      default: true,
      defaultSource: .ownPage,
      required: .optional,
      example: false),
    Key(
      "SCNDisableWideGamut", .boolean,
      summary: "Makes SceneKit render without wide color.",
      discussion: """
        Write `YES` only if a scene uses the blur of `SCNCamera.motionBlurIntensity`: SceneKit
        renders in wide color on devices that support it, and can't draw the blur then. Apple's page
        names the key without its type, and the name suggests a Boolean. SceneKit has been
        deprecated since iOS 26.
        """,
      consequence: Consequence(
        "Without `YES`, SceneKit doesn't draw motion blur on devices with wide color.",
        from: .framework("scenekit/scncamera/motionblurintensity")),
      availability: [
        .iOS(.unknown, from: .current), .macOS(.unknown, from: .current),
        .macCatalyst(.unknown, from: .current), .tvOS(.unknown, from: .current),
        .visionOS(.unknown, from: .current), .watchOS(.unknown, from: .current),
      ],
      default: false,
      defaultSource: .framework("scenekit/scncamera/motionblurintensity"),
      required: .optional,
      apis: [API("SCNCamera.motionBlurIntensity", of: "SceneKit")],
      example: true,
      sources: [.framework("scenekit/scncamera/motionblurintensity")]),
    Key(
      "QuartzGLEnable", .boolean,
      summary: "Allowed a Mac app to draw its windows with the graphics card.",
      discussion: """
        Quartz GL came with macOS 10.5; `YES` turned it on if
        the Mac had at least 1 GB of memory and one video card, and `NO` prevented code from turning
        it on.
        """,
      avoid: "Leave it out: Apple's current reference doesn't list the key.",
      availability: [.macOS("10.5", from: .archive2018)],
      required: .optional,
      example: false,
      sources: [.archive2018("GeneralPurposeKeys.html, QuartzGLEnable")]),
  ]
}
