import KeyModel

private let personality = "IOKitPersonalities/*/"
private let audioClient = personality + "IOUserAudioDriverUserClientProperties"
private let midiClient = personality + "IOUserMIDIDriverUserClientProperties"
private let merged = personality + "IOProviderMergeProperties"

private let audioDriver = SourceReference.framework(
  "audiodriverkit/iouseraudiodriver", confidence: .high)
private let audioArticle = SourceReference.framework(
  "audiodriverkit/creating-an-audio-device-driver", confidence: .high)
private let midiArticle = SourceReference.framework(
  "mididriverkit/creating-a-midi-device-driver", confidence: .high)
private let videoArticle = SourceReference.framework(
  "coremediaio/overriding-the-default-usb-video-class-extension", confidence: .high)

/// How Core Audio, Core MIDI and the camera system reach a DriverKit driver.
var userClientKeys: [Key] {
  [
    Key(
      PropertyPath(audioClient), .dictionary,
      summary: "Lets Core Audio connect to a driver built with AudioDriverKit.",
      discussion: """
        Write the dictionary into the personality of the driver's subclass of `IOUserAudioDriver`.
        It has two entries: `IOClass` with `IOUserUserClient`, and `IOUserClass` with
        `IOUserAudioDriverUserClient`. In `NewUserClient`, call the superclass for the type
        `kIOUserAudioDriverUserClientType`; the superclass creates the connection from this
        dictionary. Apps that communicate with the driver need a second dictionary, with a name and
        a class that you define. The driver also needs the entitlements
        [`com.apple.developer.driverkit.family.audio`](key:entitlements:com.apple.developer.driverkit.family.audio)
        and
        [`com.apple.developer.driverkit.allow-any-userclient-access`](key:entitlements:com.apple.developer.driverkit.allow-any-userclient-access),
        the latter only on macOS. AudioDriverKit is also available on iPads with an M-series chip,
        with iPadOS 16 or later.
        """,
      consequence: Consequence(
        "Without the dictionary, Core Audio doesn't match the driver.", from: audioDriver),
      availability: [.macOS(.unknown, from: .current)],
      apis: [API("IOUserAudioDriver", of: "AudioDriverKit")],
      example: ["IOClass": "IOUserUserClient", "IOUserClass": "IOUserAudioDriverUserClient"],
      seeAlso: [
        "IOKitPersonalities/*/IOUserClass",
        "entitlements:com.apple.developer.driverkit.family.audio",
      ],
      sources: [.framework("audiodriverkit"), audioDriver, audioArticle]),
    Key(
      PropertyPath(midiClient), .dictionary,
      summary: "Lets Core MIDI connect to a driver built with MIDIDriverKit.",
      discussion: """
        Write the dictionary into the personality of the driver's subclass of `IOUserMIDIDriver`. It
        has two entries: `IOClass` with `IOUserUserClient`, and `IOUserClass` with
        `IOUserMIDIDriverUserClient`. In `NewUserClient`, call the superclass for the type
        `kIOUserMIDIDriverUserClientType`. If apps communicate with the driver directly, it needs a
        second dictionary, with a name and a class that you define, from which `NewUserClient`
        creates the app's connection. Apple's sample driver also has the entitlements
        [`com.apple.developer.driverkit.family.midi`](key:entitlements:com.apple.developer.driverkit.family.midi)
        and
        [`com.apple.developer.driverkit.allow-any-userclient-access`](key:entitlements:com.apple.developer.driverkit.allow-any-userclient-access),
        which is for macOS alone and only for drivers that apps connect to. MIDIDriverKit is also
        available on iPads with an M-series chip, with iPadOS 18 or later.
        """,
      consequence: Consequence(
        "Without the dictionary, Core MIDI can't connect to the driver.", from: midiArticle),
      availability: [.macOS("15.0", from: .current)],
      apis: [API("IOUserMIDIDriver", of: "MIDIDriverKit")],
      example: ["IOClass": "IOUserUserClient", "IOUserClass": "IOUserMIDIDriverUserClient"],
      seeAlso: ["IOKitPersonalities/*/IOUserClass"],
      sources: [midiArticle]),
    Key(
      PropertyPath(merged), .dictionary,
      summary: "Adds properties to the object of the device that the personality matches.",
      discussion: """
        The system copies the entries into the provider's properties when it tries the personality.
        Apple documents one use: to replace the system's extension for USB cameras with yours,
        through the entry
        [`CameraAssistantBundleID`](key:IOKitPersonalities/*/IOProviderMergeProperties/CameraAssistantBundleID).
        That personality has `UVCService` as its `IOClass`, `IOUSBHostInterface` as its provider,
        the camera's vendor and product, and a high
        [`IOProbeScore`](key:IOKitPersonalities/*/IOProbeScore), so that it takes precedence over
        the system's driver. Apple's example also writes `*` for `bConfigurationValue`,
        `bInterfaceNumber` and `bInterfaceSubClass`, and 14 for the class of the interface. You don't
        have to change the driver's code from the template.
        """,
      consequence: Consequence(
        "Without `CameraAssistantBundleID` in the dictionary, the system uses its generic extension for a USB camera.",
        from: videoArticle),
      availability: [.macOS("12.3", from: .current)],
      example: ["CameraAssistantBundleID": "com.example.camera.extension"],
      seeAlso: ["IOKitPersonalities/*/IOProbeScore", "CMIOExtension"],
      sources: [
        videoArticle, .gitHub("apple-oss-distributions/IOHIDFamily"),
      ]),
    Key(
      PropertyPath(merged + "/IOUserClientClass"), .string,
      summary:
        "Names the kernel class through which programs access the device itself.",
      discussion: """
        Apple's own drivers of USB and input devices have the key. The entry becomes a property of
        the device's object, and a program that opens the object gets a connection of this class. In
        the personality, [`IOUserClientClass`](key:IOKitPersonalities/*/IOUserClientClass) does the
        same for the driver.
        """,
      availability: [.macOS(from: .gitHub)],
      required: .optional,
      example: "ExampleUserClient",
      seeAlso: ["IOKitPersonalities/*/IOUserClientClass"],
      sources: [.gitHub("apple-oss-distributions/IOHIDFamily")]),
    Key(
      PropertyPath(merged + "/CameraAssistantBundleID"), .string,
      summary: "Names the camera extension that handles a USB camera instead of the system's.",
      discussion: """
        Write the bundle identifier of your [camera extension](key:CMIOExtension). Since macOS 12.3,
        the system uses its generic extension for USB cameras. For a camera that this personality
        matches, it loads yours instead. The key goes in the Info.plist of the DriverKit driver.
        """,
      consequence: Consequence(
        "Without the entry, the system uses its generic extension for the camera.",
        from: videoArticle),
      availability: [.macOS("12.3", from: .current)],
      required: .optional,
      rules: [bundleIdentifierRule],
      example: "com.example.camera.extension",
      seeAlso: ["CMIOExtension/CMIOExtensionMachServiceName"],
      sources: [videoArticle, .bundleIdentifiers]),
  ]
}
