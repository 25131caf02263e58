import KeyModel

extension KeyGroup {
  /// How an app uses graphics hardware.
  static var graphics: KeyGroup {
    KeyGroup(
      "graphics", "Graphics",
      summary: "Graphics processors, captures for debugging, and the colors of rendered scenes.",
      availability: [.macOS("10.5", from: .archive2018), .tvOS("11.2", from: .current)],
      keys: graphicsKeys + graphicsDebuggingKeys)
  }
}

private let forCustomers: Condition = .distribution(
  .appStore, .macAppStore, .developerID, .enterprise)

private var graphicsKeys: [Key] {
  [
    Key(
      "GPUEjectPolicy", .string,
      summary: "Says what happens to a Mac app when its external GPU is about to be disconnected.",
      discussion: """
        Write it for an app that uses external GPUs. With `relaunch`, save what matters when the app
        restores its state: `application(_:willEncodeRestorableState:)` and
        `application(_:didDecodeRestorableState:)`. With `wait`, observe Metal's notification
        `removalRequested` and let go of every object of the device. macOS tells people that it is
        safe to disconnect the GPU when no app uses it anymore.
        """,
      consequence: Consequence(
        "With `wait`, an app that keeps objects of the device keeps people from disconnecting it.",
        from: .ownPage),
      availability: [.macOS("10.14", from: .current)],
      values: .documented([
        AllowedValue(
          "relaunch",
          "For apps that restore their state: macOS quits the app and opens it again with another GPU."
        ),
        AllowedValue("wait", "For apps that move to another GPU in code, without a restart."),
        AllowedValue("kill", "For apps without anything to save: macOS may force them to quit."),
        AllowedValue("ignore", "Only in old apps; the app doesn't react."),
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
      summary: "Says whether Metal prefers or avoids external GPUs for a Mac app.",
      discussion: """
        Write `avoidRemovable` if the app can't handle the removal of a GPU, and `preferRemovable` if it
        gains from a faster one; then choose [`GPUEjectPolicy`](key:GPUEjectPolicy) as well.  OpenGL follows the key too.
        """,
      availability: [.macOS("10.14", from: .current)],
      values: .documented([
        AllowedValue(
          "avoidRemovable", "For apps that can't handle the removal of a GPU."),
        AllowedValue(
          "preferRemovable", "For apps that compute or draw a lot, and that handle the removal."),
      ]),
      valuesSource: .ownPage,
      required: .optional,
      example: "preferRemovable",
      seeAlso: ["GPUEjectPolicy"]),
    Key(
      "MetalCaptureEnabled", .boolean,
      title: "Metal Capture Enabled",
      summary: "Lets the app's code record its Metal commands in a file.",
      discussion: """
        Write `YES` to start captures in code, with `MTLCaptureManager.startCapture(with:)`.
        Captures that you start in Xcode are a different matter. The key costs some processor time,
        so set it for the builds that you examine, not for the one that you ship: a build setting as
        the value does that. Since macOS 14 the environment variable `MTL_CAPTURE_ENABLED=1` works
        as well.

        To save a trace, check `supportsDestination(_:)` first, and end the file's name in
        `.gputrace`; the Metal debugger opens only such files.
        """,
      consequence: Consequence(
        "Without the key or the variable, code can't capture the commands of the app.",
        from: .framework("xcode/capturing-a-metal-workload-programmatically")),
      availability: [.iOS(.unknown, from: .current), .macOS(.unknown, from: .current)],
      required: .optional,
      apis: [API("MTLCaptureManager.startCapture(with:)", of: "Metal")],
      rules: [
        .should(.noneOf([true], reason: "set it in builds that you examine").when(forCustomers))
          .from(.framework("xcode/capturing-a-metal-workload-programmatically"))
      ],
      example: true,
      sources: [
        .framework("xcode/capturing-a-metal-workload-programmatically"),
        .framework("xcode/build-settings-reference"),
      ]),
    Key(
      "UIAppSupportsHDR", .boolean,
      title: "Supports HDR color mode",
      summary: "Keeps Apple TV in HDR while the app runs.",
      discussion: """
        Leave it out, unless you measured that a game needs the whole GPU: in HDR the GPU of Apple TV 4K
        also composes the picture. With `NO` Apple TV changes to SDR before the app starts, and back
        when people leave it.
        """,
      consequence: Consequence(
        "With `NO`, the change from HDR to SDR and back may make the screen flash.",
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
        Write `YES` only if a scene uses the blur of `SCNCamera.motionBlurIntensity`: SceneKit renders
        in wide color on devices that support it, and can't do both. SceneKit is deprecated since iOS 26.
        """,
      consequence: Consequence(
        "Without `YES`, SceneKit draws no motion blur on devices with wide color.",
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
      summary: "Once let a Mac app draw its windows with the graphics card.",
      discussion: """
        Leave it out: Apple's current reference doesn't list the key, and Quartz GL is a technique of
        macOS 10.5. There, `YES` turned it on if the Mac had at least 1 GB of memory and one video card, and `NO` kept code from turning it on.
        """,
      availability: [.macOS("10.5", from: .archive2018)],
      required: .optional,
      example: false,
      sources: [.archive2018("GeneralPurposeKeys.html, QuartzGLEnable")]),
  ]
}
