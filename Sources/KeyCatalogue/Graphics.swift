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
      summary: "Says what happens to a Mac app when the external GPU that it uses is removed.",
      discussion: """
        Someone who wants to disconnect the GPU has to wait until no app uses it. With `relaunch` save
        what matters when the app restores its state: `application(_:willEncodeRestorableState:)` and
        `application(_:didDecodeRestorableState:)`. With `wait` observe the notification
        `removalRequested` of Metal and let go of every object of the device; an app that doesn't keeps
        the person waiting.
        """,
      availability: [.macOS("10.14", from: .current)],
      values: .documented([
        AllowedValue("relaunch", "macOS quits the app and opens it again with another GPU."),
        AllowedValue("wait", "The app itself moves to another GPU, and macOS waits for it."),
        AllowedValue("kill", "macOS may force the app to quit."),
        AllowedValue("ignore", "Nothing happens; not for new apps."),
      ]),
      valuesSource: .ownPage,
      default: "relaunch",
      defaultSource: .framework("metal/selecting-device-objects-for-graphics-rendering"),
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
        OpenGL follows it too. An app that avoids external GPUs needs no code for their removal; one
        that prefers them chooses [`GPUEjectPolicy`](key:GPUEjectPolicy) as well.
        """,
      availability: [.macOS("10.14", from: .current)],
      values: .documented([
        AllowedValue(
          "avoidRemovable", "Avoids external GPUs; for apps that can't handle their removal."),
        AllowedValue("preferRemovable", "Prefers external GPUs where there are any."),
      ]),
      valuesSource: .ownPage,
      required: .optional,
      example: "preferRemovable",
      seeAlso: ["GPUEjectPolicy"]),
    Key(
      "MetalCaptureEnabled", .boolean,
      title: "Metal Capture Enabled",
      summary: "Lets the app's code record what it sends to the GPU.",
      discussion: """
        `MTLCaptureManager.startCapture(with:)` needs it. It takes a little time of the processor, so
        set it for the builds that you examine, not for the one that you ship: a build setting as the
        value does that. Since macOS 14 the environment variable
        `MTL_CAPTURE_ENABLED=1` works as well.
        """,
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
        With `NO` Apple TV 4K changes to SDR before the app starts and back afterwards, which can make
        the screen flash. In HDR the GPU also composes the picture, so a game that needs all of it may be
        faster with `NO`; leave the key alone unless you measured that.
        """,
      availability: [.tvOS("11.2", from: .current)],
      default: true,
      defaultSource: .ownPage,
      required: .optional,
      example: false),
    Key(
      "SCNDisableWideGamut", .boolean,
      summary: "Makes SceneKit render without wide color.",
      discussion: """
        SceneKit uses wide color on devices that support it, and then draws no motion blur. Set `YES`
        if the app needs the blur of `motionBlurIntensity`. SceneKit is deprecated since iOS 26.
        """,
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
      summary: "Draws a Mac app's windows on the graphics card.",
      discussion: """
        Quartz GL is a technique of macOS 10.5. With `YES` it is on if the
        Mac has at least 1 GB of memory and one video card; with `NO` code can't turn it on either.
        Apple's current reference doesn't list the key; leave it out.
        """,
      availability: [.macOS("10.5", from: .archive2018)],
      example: false,
      sources: [.archive2018("GeneralPurposeKeys.html, QuartzGLEnable")]),
  ]
}
