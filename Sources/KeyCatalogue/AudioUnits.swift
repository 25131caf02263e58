import KeyModel

extension KeyGroup {
  /// Audio units and other components that the audio system finds by their lists.
  static var audioUnits: KeyGroup {
    KeyGroup(
      "audio-units", "Audio units",
      summary: "How audio apps find an audio unit, and what they know of it before it runs.",
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
        The system looks for bundles with the extension `.component` or `.audiocomp` in
        `Library/Audio/Plug-Ins/Components`, of the user and of the computer, and registers what
        this array describes. Each component has its own dictionary: three codes that identify it, a
        name, a version and the function that makes it.

        A version 3 audio unit is an app extension instead and has
        [`AudioComponents`](key:NSExtension/NSExtensionAttributes/AudioComponents) among its
        attributes. In an iOS app the array describes the nodes of Inter-App Audio, which is
        deprecated since iOS 13.
        """,
      availability: [.iOS("7.0", from: .current), .macOS("10.7", from: .technicalNotes)],
      apis: [
        API("AudioComponentFactoryFunction", of: "Audio Toolbox"),
        API("AUAudioUnitV2Bridge", of: "Audio Toolbox"),
        API("AudioOutputUnitPublish(_:_:_:_:)", of: "Audio Toolbox"),
      ],
      rules: [
        .present.when(
          .code(
            "the bundle contains a version 2 audio unit or a codec",
            ["AudioComponentFactoryFunction"])
        ).from(article)
      ],
      example: [
        [
          "factoryFunction": "ExampleDelayFactory", "manufacturer": "Exmp",
          "name": "Example: Delay", "sandboxSafe": true, "subtype": "dlay", "tags": ["Delay"],
          "type": "aufx", "version": 65536,
        ]
      ],
      shape: "audio-component",
      seeAlso: ["NSExtension/NSExtensionAttributes/AudioComponents"],
      sources: [
        article, header, .framework("audiotoolbox/auaudiounit"), .technicalNotes("TN2276"),
        .framework("audiotoolbox/audiooutputunitpublish(_:_:_:_:)"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(article, "Names no version of the key."),
            .init(
              .technicalNotes("TN2276"), "Components are described in the list since Mac OS X Lion."
            ),
            .init(
              .framework("audiotoolbox/audiooutputunitpublish(_:_:_:_:)"),
              "Inter-App Audio is of iOS 7.0."),
          ],
          choice: "macOS 10.7, and iOS 7.0 for nodes of Inter-App Audio.",
          reason: "These are the first systems with something that reads the key.")
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/AudioComponents", .array(of: .dictionary),
      summary: "Describes the version 3 audio units in an app extension.",
      discussion: """
        Hosts list the audio unit by what is written here. The principal class of
        the extension conforms to `AUAudioUnitFactory` and creates the audio unit. An app can also
        register a subclass in code, for itself alone, with `registerSubclass(_:as:name:version:)`.
        """,
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
          "description": "Delay", "manufacturer": "Exmp", "name": "Example: Delay",
          "sandboxSafe": true, "subtype": "dlay", "tags": ["Delay"], "type": "aufx",
          "version": 65536,
        ]
      ],
      shape: "audio-component",
      seeAlso: ["AudioComponents", "NSExtension/NSExtensionAttributes/AudioComponentBundle"],
      sources: [
        .framework("audiotoolbox/auaudiounit"), header,
        .framework("audiotoolbox/auaudiounit/registersubclass(_:as:name:version:)"),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/AudioComponentBundle", .string,
      summary: "Names the framework with an audio unit's code, which Mac hosts may load directly.",
      discussion: """
        A host on the Mac can ask for an audio unit in its own process (`loadInProcess`), which
        saves the traffic between processes. The binary of an extension can't be loaded that way.
        Move all code into a framework, write its bundle identifier here, and keep at least one
        source file in the extension that refers to the framework. A nib needs the framework's
        bundle too: override `init(nibName:bundle:)`.
        """,
      availability: [.macOS(from: .current)],
      required: .optional,
      apis: [API("AudioComponentInstantiationOptions.loadInProcess", of: "Audio Toolbox")],
      bundleKinds: [.appExtension],
      rules: [
        bundleIdentifierRule
      ],
      example: "com.example.app.DelayFramework",
      seeAlso: ["NSExtension/NSExtensionAttributes/AudioComponents"],
      sources: [.framework("avfaudio/creating-custom-audio-effects"), header, .bundleIdentifiers]),
  ]
}

/// What a component that isn't sandbox-safe uses.
private var audioUnitResourceKeys: [Key] {
  [
    Key(
      "AudioComponents/[]/resourceUsage", .dictionary,
      summary: "Lists what a component needs that sandboxed apps may not have.",
      discussion: """
        It is for a component that isn't [sandbox-safe](key:AudioComponents/[]/sandboxSafe). If a
        sandboxed host may use everything listed, the component is opened as if it were safe.
        Otherwise the system asks the user whether to suspend the host's sandbox, and only if the
        host has the entitlement `com.apple.security.temporary-exception.audio-unit-host`.
        """,
      availability: [.macOS("10.8", from: .sdkHeaders)],
      required: .optional,
      rules: [
        .should(.absent.when(.has("AudioComponents/[]/sandboxSafe", true))).from(header)
      ],
      example: ["network.client": true],
      seeAlso: ["AudioComponents/[]/sandboxSafe"],
      sources: [header, article],
      notes: [resourceVersionNote]),
    Key(
      "AudioComponents/[]/resourceUsage/iokit.user-client", .array(of: .string),
      summary: "Lists the classes of IOKit user clients that a component opens.",
      discussion: """
        It is for a component that isn't [sandbox-safe](key:AudioComponents/[]/sandboxSafe). A
        sandboxed host that may open all these classes loads the component as if it were safe;
        [`resourceUsage`](key:AudioComponents/[]/resourceUsage) says what happens in others.
        """,
      required: .optional,
      example: ["ExampleUserClient"],
      sources: [header, article]),
    Key(
      "AudioComponents/[]/resourceUsage/mach-lookup.global-name", .array(of: .string),
      summary: "Lists the Mach services that a component connects to.",
      discussion: """
        Services found with `bootstrap_look_up()` count, and XPC services reached through
        `xpc_connection_create_mach_service()`.
        """,
      required: .optional,
      example: ["com.example.license"],
      sources: [header, article]),
    Key(
      "AudioComponents/[]/resourceUsage/network.client", .boolean,
      summary: "Says that a component receives data from the network.",
      required: .optional,
      example: true,
      seeAlso: ["entitlements:com.apple.security.network.client"],
      sources: [header, article]),
    Key(
      "AudioComponents/[]/resourceUsage/temporary-exception.files.all.read-write", .boolean,
      summary: "Says that a component reads and writes files anywhere.",
      discussion: """
        It serves older components. Apple announces that a later system drops it: let people choose
        files in an open panel, and remember them as security-scoped bookmarks.
        """,
      required: .optional,
      example: true,
      sources: [header, article]),
  ]
}

private let resourceVersionNote = EditorNote(
  .availability,
  [
    .init(header, "The flag of sandbox-safe components is of macOS 10.8."),
    .init(article, "Names no version."),
  ],
  choice: "macOS 10.8.",
  reason: "The dictionary is about components without that flag.")
