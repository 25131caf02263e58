import KeyModel

extension KeyShape {
  /// The description of one audio component.
  static var audioComponent: KeyShape {
    KeyShape(
      "audio-component",
      keys: audioComponentKeys.map {
        withPlatforms(of: [publishing, .technicalNotes("TN2276")], $0)
      })
  }

  /// The same keys in an extension, a form newer than all of them.
  static var audioUnitExtension: KeyShape {
    KeyShape(
      "audio-unit-extension",
      keys: audioComponentKeys.map { key in
        var key = key
        key.availability = nil
        key.notes.removeAll { $0.subject == .availability }
        // The principal class of an extension creates the audio unit.
        if key.path == "factoryFunction" {
          key.consequence = nil
          key.rules = []
        }
        return withPlatforms(of: [.framework("audiotoolbox/auaudiounit")], key)
      })
  }
}

private let header = SourceReference.sdkHeaders("AudioToolbox, AudioComponent.h")
private let article = SourceReference.framework("audiotoolbox/audio-components")

private let publishing = SourceReference.framework(
  "audiotoolbox/audiooutputunitpublish(_:_:_:_:)")

/// A key that inherits its platforms, with the pages that name them before other pages.
private func withPlatforms(of pages: [SourceReference], _ key: Key) -> Key {
  guard key.availability == nil else { return key }
  var key = key
  key.sources.removeAll(where: pages.contains)
  let first = key.sources.firstIndex { $0.id == .current } ?? key.sources.endIndex
  key.sources.insert(contentsOf: pages, at: first)
  return key
}

/// The header's rule on the codes that identify a component.
private let fourCharacters: [Rule] = [.format(.fourCharacterCode).from(header)]

private var audioComponentKeys: [Key] {
  [
    Key(
      "type", .string, .integer,
      summary: "States the kind of an audio component, as a four-character code.",
      discussion: """
        Choose the code according to the audio unit's input and output. The type,
        [`subtype`](key:AudioComponents/[]/subtype) and
        [`manufacturer`](key:AudioComponents/[]/manufacturer) together identify the component, so
        keep all three the same in every release.
        """,
      values: .open([
        AllowedValue("aufx", "For an effect: audio in, audio out."),
        AllowedValue(
          "aumf", "For an effect that MIDI controls too, such as a vocoder played on a keyboard."),
        AllowedValue("aumu", "For an instrument: MIDI in, audio out."),
        AllowedValue("aumi", "For a MIDI processor, such as an arpeggiator: MIDI in, MIDI out."),
        AllowedValue(
          "augn", "For a generator, such as a file player: audio out without any input."),
        AllowedValue(
          "auou", "For an output unit, which sends audio to a device or a similar destination."),
        AllowedValue("aumx", "For a mixer of several inputs."),
        AllowedValue("aupn", "For a panner, which places a sound in space."),
        AllowedValue("aufc", "For a converter between formats, such as sample rates."),
        AllowedValue(
          "aurx", "For an effect in an Inter-App Audio app, deprecated since iOS 13."),
        AllowedValue(
          "aurg", "For a generator in an Inter-App Audio app, deprecated since iOS 13."),
        AllowedValue(
          "auri", "For an instrument in an Inter-App Audio app, deprecated since iOS 13."),
        AllowedValue(
          "aurm", "For an effect with MIDI in an Inter-App Audio app, deprecated since iOS 13."),
        AllowedValue("ausp", "For a voice that speaks text, since iOS 16 and macOS 13."),
        AllowedValue("auol", "For an effect that processes files instead of playing audio."),
      ]),
      valuesSource: .sdkHeaders("AudioToolbox, AUComponent.h"),
      rules: fourCharacters,
      example: "aufx",
      seeAlso: ["subtype", "manufacturer"],
      sources: [header, .sdkHeaders("AudioToolbox, AUComponent.h"), article]),
    Key(
      "subtype", .string, .integer,
      summary:
        "Distinguishes a manufacturer's components of the same type, by a four-character code.",
      discussion: """
        Choose a code of four ASCII characters that none of your other components of the same type
        has. Keep the code the same in every release, because type, subtype and manufacturer
        together identify the component. If a code isn't text, write it as a 32-bit integer.
        """,
      consequence: Consequence(
        "With an empty code, the system fails to read the component's dictionary (`trouble parsing Info.plist's AudioComponents`).",
        from: .gitHub("kbob/AudioUnitTemplates/issues/1")),
      rules: fourCharacters,
      example: "trmo",
      sources: [header, article, .gitHub("kbob/AudioUnitTemplates/issues/1")]),
    Key(
      "manufacturer", .string, .integer,
      summary: "Identifies the manufacturer of a component, as a four-character code.",
      discussion: """
        Register a code with Apple and use it in all your components; Apple's own is `appl`. Keep the
        code the same in every release, because type, subtype and manufacturer together identify the
        component.
        """,
      rules: fourCharacters,
      example: "Exmp",
      sources: [
        header, article,
        .framework("audiotoolbox/audiocomponentdescription/componentmanufacturer"),
      ]),
    Key(
      "name", .string,
      summary: "Sets the name under which hosts list a component.",
      discussion: """
        Write the manufacturer's name, a colon and the audio unit's name, as in `Example: Tremolo`.
        `AUAudioUnit` derives its `manufacturerName` and its `audioUnitName` from this text.
        """,
      rules: [
        .should(
          .pattern(
            "[^:\\s] ?: ?[^:\\s]", "the manufacturer's name, a colon and the audio unit's name"
          )
          .when(!.has("type", "aurg", "auri", "aurm", "aurx"))
        ).from(.framework("audiotoolbox/auaudiounit"))
      ],
      example: "Example: Tremolo",
      sources: [
        .framework("audiotoolbox/auaudiounit"), article,
        .framework("audiotoolbox/auaudiounit/manufacturername"),
        .framework("audiotoolbox/auaudiounit/audiounitname"),
      ]),
    Key(
      "description", .string,
      summary: "Describes a component in a few words.",
      discussion: """
        Xcode's template for audio units contains the key, and published audio units keep it. No
        documentation says what reads it, so don't rely on it. What people see comes from
        [`name`](key:AudioComponents/[]/name) and [`tags`](key:AudioComponents/[]/tags).
        """,
      required: .optional,
      example: "Tremolo",
      sources: [.publicProjects("AudioComponents")]),
    Key(
      "version", .integer,
      summary: "Sets the version of a component, as one number.",
      discussion: """
        The number is `0xMMMMmmDD`: four hexadecimal digits for the major version, two for the minor
        version, and two for the third part. So 65536, which is `0x00010000`, is 1.0.0, and 66051,
        which is `0x00010203`, is 1.2.3. Write an integer; text such as `1.0` belongs in
        [`CFBundleShortVersionString`](key:CFBundleShortVersionString), not in this key.
        """,
      example: 65536,
      sources: [
        article, .framework("audiotoolbox/audiocomponentgetversion(_:_:)"),
        .framework("audiotoolbox/auaudiounit"),
      ]),
    Key(
      "factoryFunction", .string,
      summary: "Names the exported function that creates a component.",
      discussion: """
        A component bundle needs the key: the binary exports an `AudioComponentFactoryFunction`
        under exactly this name, so check that the linker keeps the symbol. In an app extension, the
        principal class creates the audio unit, although some templates contain the key there too.
        """,
      consequence: Consequence(
        "In a component bundle without the key, the system fails to read the component's dictionary (`trouble parsing Info.plist's AudioComponents`).",
        from: .gitHub("AxioDL/amuse/issues/2")),
      apis: [API("AudioComponentFactoryFunction", of: "Audio Toolbox")],
      rules: [
        .should(.present.when(.present("../AudioComponents") && .platform(.macOS))).from(header)
      ],
      example: "ExampleTremoloFactory",
      sources: [
        header, .framework("audiotoolbox/auaudiounit"), article, .gitHub("AxioDL/amuse/issues/2"),
      ]),
    Key(
      "sandboxSafe", .boolean,
      summary: "Lets sandboxed hosts load a component.",
      discussion: """
        Write `true` only for a component that works without files, devices, the network and other
        processes, because a sandboxed host may deny all of them. For any other component, leave the
        key out. In a component bundle, describe what the component needs in
        [`resourceUsage`](key:AudioComponents/[]/resourceUsage) instead; don't write both keys.
        """,
      consequence: Consequence(
        "Without the key, the component is considered unsafe, and a sandboxed host may fail to open it.",
        from: header),
      availability: [.iOS(.unknown, from: .current), .macOS("10.8", from: .sdkHeaders)],
      default: false,
      defaultSource: header,
      required: .optional,
      example: true,
      sources: [header, .framework("audiotoolbox/audiocomponentflags/sandboxsafe"), article]),
    Key(
      "tags", .array(of: .string),
      summary: "Lists words that hosts use to group and filter components.",
      discussion: """
        Add the key if hosts should be able to find your component by what it does. Pick standard
        tags and copy them exactly, because the system translates only these. Don't copy `Effect`
        from Apple's sample: the standard tag is `Effects`. You can add other words, and translate
        them in a file `AudioUnitTags.strings`. Code reads the tags of a component with
        `AVAudioUnitComponent.allTagNames`, and those of all components with
        `AVAudioUnitComponentManager.tagNames`.
        """,
      availability: [
        .iOS(.unknown, from: .current), .macOS("10.10", from: .sdkHeaders),
      ],
      values: .open(standardTags),
      valuesSource: header,
      required: .optional,
      apis: [
        API("AVAudioUnitComponent.allTagNames", of: "AVFAudio"),
        API("AVAudioUnitComponentManager.tagNames", of: "AVFAudio"),
      ],
      example: ["Effects"],
      sources: [
        header, .framework("avfaudio/avaudiounitcomponent/alltagnames"),
        .framework("avfaudio/avaudiounitcomponentmanager/tagnames"), article,
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(header, "The headers of the SDKs for macOS 10.8 and 10.9 don't have the key."),
            .init(header, "The header of the SDK for macOS 10.10 explains it."),
            .init(
              .framework("avfaudio/avaudiounitcomponent/alltagnames"),
              "The API that reads tags is from iOS 9.0 and macOS 10.10."),
          ],
          choice: "macOS 10.10; no version for iOS.",
          reason: "No source says since when iOS reads the key itself.")
      ]),
  ]
}

private var standardTags: [AllowedValue] {
  let tags: [(String, String)] = [
    ("Equalizer", "Equalizers."),
    ("Dynamics", "Compressors, gates and similar processors."),
    ("Dynamics Processor", "Compressors and other processors of loudness."),
    ("Distortion", "Distortion and overdrive."),
    ("Synthesizer", "Instruments that synthesize sound."),
    ("Sampler", "Instruments that play recordings."),
    ("Drums", "Drum machines and effects for drums."),
    ("Guitar", "Made for guitar."),
    ("Vocal", "Made for voice."),
    ("Bass", "Made for bass."),
    ("Effects", "Effects of any kind."),
    ("Filter", "Filters."),
    ("Delay", "Echoes and delays."),
    ("Reverb", "Reverbs."),
    ("Pitch", "Pitch shifters and correction."),
    ("Panner", "Placing a sound between speakers."),
    ("Imaging", "Stereo width and image."),
    ("Mixer", "Mixers."),
    ("Format Converter", "Converters between audio formats."),
    ("Time Effect", "Stretching or compressing time."),
    ("Output", "Output to a device."),
    ("Offline Effect", "Effects for files instead of live audio."),
    ("MIDI", "MIDI processing."),
  ]
  return tags.map { AllowedValue(.string($0.0), $0.1) }
}
