import KeyModel

extension KeyGroup {
  /// Audio units and other components that the audio system finds by their lists.
  static var audioUnits: KeyGroup {
    KeyGroup(
      "audio-units", "Audio units",
      summary: "How audio apps find an audio unit, and what they can find out before it runs.",
      availability: [.macOS("10.7", from: .technicalNotes)],
      keys: audioUnitKeys + audioUnitResourceKeys)
  }
}

private let header = SourceReference.sdkHeaders("AudioToolbox, AudioComponent.h")
private let article = SourceReference.framework("audiotoolbox/audio-components")

private var audioUnitKeys: [Key] {
  [
    Key(
      "AudioComponents", .array(of: .dictionary),
      summary: "Registers the audio units and codecs that a bundle contains.",
      discussion: """
        A bundle with version 2 audio units or codecs needs the array. It contains one dictionary
        for each component, with the three codes that identify it, a name, a version and the
        function that creates it. The system looks for bundles with the filename extension
        `.component` or `.audiocomp` in `/Library/Audio/Plug-Ins/Components` and the same folder in
        the user's library.

        A version 3 audio unit is an app extension instead and has
        [`AudioComponents`](key:NSExtension/NSExtensionAttributes/AudioComponents) among its
        attributes. In an iOS app, the array describes the nodes of Inter-App Audio, which is
        deprecated since iOS 13.
        """,
      consequence: Consequence(
        "Without the array, the system can't register the components of a bundle.", from: article),
      availability: [.iOS("7.0", from: .current), .macOS("10.7", from: .technicalNotes)],
      apis: [
        API("AudioComponentFactoryFunction", of: "Audio Toolbox"),
        API("AUAudioUnitV2Bridge", of: "Audio Toolbox"),
        API("AudioOutputUnitPublish(_:_:_:_:)", of: "Audio Toolbox"),
      ],
      rules: [
        .present.when(
          .code(
            "the bundle contains a version 2 audio unit or a codec")
        ).from(article)
      ],
      example: [
        [
          "factoryFunction": "ExampleTremoloFactory", "manufacturer": "Exmp",
          "name": "Example: Tremolo", "sandboxSafe": true, "subtype": "trmo", "tags": ["Effects"],
          "type": "aufx", "version": 65536,
        ]
      ],
      shape: "audio-component",
      seeAlso: ["NSExtension/NSExtensionAttributes/AudioComponents"],
      sources: [
        .framework("audiotoolbox/audiooutputunitpublish(_:_:_:_:)"), article, header,
        .framework("audiotoolbox/auaudiounit"), .technicalNotes("TN2276"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(article, "Names no version of the key."),
            .init(
              .technicalNotes("TN2276"),
              "Components are described in the Info.plist since Mac OS X Lion."
            ),
            .init(
              .framework("audiotoolbox/audiooutputunitpublish(_:_:_:_:)"),
              "Inter-App Audio came with iOS 7.0."),
          ],
          choice: "macOS 10.7, and iOS 7.0 for nodes of Inter-App Audio.",
          reason: "These are the first systems with something that reads the key.")
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/AudioComponents", .array(of: .dictionary),
      summary: "Describes the version 3 audio units in an app extension.",
      discussion: """
        Write one dictionary for each audio unit; hosts list the audio unit based on this
        information, before any code runs. The principal class of the extension conforms to
        `AUAudioUnitFactory` and creates an `AUAudioUnit` when a host asks for one. An audio unit
        that only your own app uses doesn't need an extension: register a subclass in code with
        `registerSubclass(_:as:name:version:)`.
        """,
      consequence: Consequence(
        "Without the array, the extension doesn't register any audio units.",
        from: .framework("audiotoolbox/auaudiounit")),
      availability: [
        .iOS("9.0", from: .current),
        .macOS("10.11", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [
        API("AUAudioUnit", of: "Audio Toolbox"),
        API("AUAudioUnitFactory", of: "Audio Toolbox"),
      ],
      bundleKinds: [.appExtension],
      example: [
        [
          "description": "Tremolo", "manufacturer": "Exmp", "name": "Example: Tremolo",
          "sandboxSafe": true, "subtype": "trmo", "tags": ["Effects"], "type": "aufx",
          "version": 65536,
        ]
      ],
      shape: "audio-unit-extension",
      seeAlso: ["AudioComponents", "NSExtension/NSExtensionAttributes/AudioComponentBundle"],
      sources: [
        .framework("audiotoolbox/auaudiounit"), header,
        .framework("audiotoolbox/auaudiounit/registersubclass(_:as:name:version:)"),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/AudioComponentBundle", .string,
      summary:
        "Names the framework with an audio unit's code, so that Mac hosts can load it in process.",
      discussion: """
        Write the key only if hosts on the Mac should be able to run the audio unit in their own
        process (`loadInProcess`), which avoids communication between processes in each render
        cycle. Move all code into a framework and write the framework's bundle identifier here. In
        [`NSExtensionPrincipalClass`](key:NSExtension/NSExtensionPrincipalClass), prefix the class
        with the framework's module, not with the extension's as in the example. The extension
        itself keeps at least one source file that imports the framework. Load nibs and storyboards
        from the framework's bundle: override `init(nibName:bundle:)`.
        """,
      consequence: Consequence(
        "Without the key, the audio unit runs in its own process, because a host can't load the extension's main binary.",
        from: .framework("avfaudio/creating-custom-audio-effects")),
      availability: [.macOS(from: .current)],
      required: .optional,
      apis: [API("AudioComponentInstantiationOptions.loadInProcess", of: "Audio Toolbox")],
      bundleKinds: [.appExtension],
      rules: [
        bundleIdentifierRule
      ],
      extensionPoints: .only(["com.apple.AudioUnit", "com.apple.AudioUnit-UI"]),
      example: "com.example.app.TremoloFramework",
      seeAlso: ["NSExtension/NSExtensionAttributes/AudioComponents"],
      sources: [.framework("avfaudio/creating-custom-audio-effects"), header, .bundleIdentifiers]),
  ]
}

/// Resources of a component that isn't sandbox-safe.
private var audioUnitResourceKeys: [Key] {
  [
    Key(
      "AudioComponents/[]/resourceUsage", .dictionary,
      summary: "Lists the resources that a component needs and a sandbox may forbid.",
      discussion: """
        Write the key for a component that can't be
        [sandbox-safe](key:AudioComponents/[]/sandboxSafe), and name everything that it uses:
        drivers, Mach services, the network or files. If a sandboxed host is allowed all of that,
        the component opens as if it were sandbox-safe. Otherwise, if the host has
        `com.apple.security.temporary-exception.audio-unit-host`, the system asks people whether it
        may open the component. If they agree, it suspends the host's sandbox. Leave the dictionary
        out of a sandbox-safe component.
        """,
      consequence: Consequence(
        "If a sandboxed host lacks access to a listed resource, it can't open the component, unless the host has `com.apple.security.temporary-exception.audio-unit-host` and people agree.",
        from: header),
      availability: [.macOS("10.8", from: .sdkHeaders)],
      required: .optional,
      rules: [
        .should(.absent.when(.has("AudioComponents/[]/sandboxSafe", true))).from(header)
      ],
      example: [
        "iokit.user-client": ["com_example_driver_UserClient"], "network.client": true,
      ],
      seeAlso: ["AudioComponents/[]/sandboxSafe"],
      sources: [header, article],
      notes: [resourceVersionNote]),
    Key(
      "AudioComponents/[]/resourceUsage/iokit.user-client", .array(of: .string),
      summary: "Lists the classes of IOKit user clients that a component opens.",
      discussion: """
        Write the key if the component communicates with a driver, such as one for a DSP card or a
        dongle. List the class name of each user client that it opens. A sandboxed host that may
        open all of them loads the component as if it were
        [sandbox-safe](key:AudioComponents/[]/sandboxSafe); the page of
        [`resourceUsage`](key:AudioComponents/[]/resourceUsage) says what happens in other hosts.
        The key only declares what the component needs; it doesn't grant access.
        """,
      required: .optional,
      example: ["com_example_driver_UserClient"],
      sources: [header, article]),
    Key(
      "AudioComponents/[]/resourceUsage/mach-lookup.global-name", .array(of: .string),
      summary: "Lists the Mach and XPC services that a component connects to.",
      discussion: """
        Write the name of each service, such as your license daemon's. It doesn't matter whether the
        component looks up the service with `bootstrap_look_up()` or connects to it through
        `xpc_connection_create_mach_service()`. The page of
        [`resourceUsage`](key:AudioComponents/[]/resourceUsage) says what happens in a sandboxed
        host that lacks access to one of the services.
        """,
      required: .optional,
      example: ["com.example.license"],
      sources: [header, article]),
    Key(
      "AudioComponents/[]/resourceUsage/network.client", .boolean,
      summary: "Declares that a component receives data from the network.",
      discussion: """
        Write `true` if the component downloads something, such as presets or a license. A sandboxed
        host can use the network only with the entitlement
        [`com.apple.security.network.client`](key:entitlements:com.apple.security.network.client);
        the page of [`resourceUsage`](key:AudioComponents/[]/resourceUsage) says what happens in a
        host without it. Leave the key out if the component doesn't use the network.
        """,
      required: .optional,
      example: true,
      seeAlso: ["entitlements:com.apple.security.network.client"],
      sources: [header, article]),
    Key(
      "AudioComponents/[]/resourceUsage/temporary-exception.files.all.read-write", .boolean,
      summary: "Declares that a component needs to read and write files anywhere.",
      discussion: """
        The key is for older components that open files by path. Apple has announced that a future
        system will no longer support the key, so let people choose files in an open panel, and keep
        access to them with security-scoped bookmarks. Until then, write `true` only if the
        component fails without it. The page of
        [`resourceUsage`](key:AudioComponents/[]/resourceUsage) says what happens in a sandboxed
        host.
        """,
      required: .optional,
      example: true,
      sources: [header, article]),
  ]
}

private let resourceVersionNote = EditorNote(
  .availability,
  [
    .init(header, "The flag for sandbox-safe components came with macOS 10.8."),
    .init(article, "Names no version."),
  ],
  choice: "macOS 10.8.",
  reason: "Only the version of `sandboxSafe` is known, and the dictionary complements that key.")
