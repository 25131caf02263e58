import KeyModel

extension KeyShape {
  /// The description of one audio component.
  static var audioComponent: KeyShape {
    KeyShape("audio-component", keys: audioComponentKeys)
  }
}

private let header = SourceReference.sdkHeaders("AudioToolbox, AudioComponent.h")
private let article = SourceReference.framework("audiotoolbox/audio-components")

/// The header's rule on the codes that identify a component.
private let fourCharacters: [Rule] = [.format(.fourCharacterCode).from(header)]

private var audioComponentKeys: [Key] {
  [
    Key(
      "type", .string, .integer,
      summary: "Says what kind of audio component this is, as a code of four characters.",
      discussion: """
        Hosts offer a component by its type: an instrument on an instrument track, an effect in the
        effects of a channel.
        """,
      values: .open([
        AllowedValue("aufx", "Processes audio: an effect."),
        AllowedValue(
          "aumf", "Processes audio and takes MIDI too: an effect played like an instrument."),
        AllowedValue("aumu", "Makes audio from MIDI: an instrument."),
        AllowedValue("aumi", "Takes MIDI and gives MIDI."),
        AllowedValue("augn", "Makes audio without MIDI, such as the player of a file."),
        AllowedValue("auou", "Gives audio to hardware or to a similar goal."),
        AllowedValue("aumx", "Mixes several inputs."),
        AllowedValue("aupn", "Places a sound in space."),
        AllowedValue("aufc", "Converts between formats, such as sample rates."),
        AllowedValue("aurx", "Effect of an app in Inter-App Audio, deprecated since iOS 13."),
        AllowedValue("aurg", "Generator of an app in Inter-App Audio, deprecated since iOS 13."),
        AllowedValue("auri", "Instrument of an app in Inter-App Audio, deprecated since iOS 13."),
        AllowedValue(
          "aurm", "Effect with MIDI of an app in Inter-App Audio, deprecated since iOS 13."),
        AllowedValue("ausp", "Speaks: a voice for synthesized speech, since iOS 16 and macOS 13."),
        AllowedValue("auol", "Processes audio that is not played meanwhile."),
      ]),
      valuesSource: .sdkHeaders("AudioToolbox, AUComponent.h"),
      rules: fourCharacters,
      example: "aufx",
      seeAlso: ["subtype", "manufacturer"],
      sources: [header, .sdkHeaders("AudioToolbox, AUComponent.h"), article]),
    Key(
      "subtype", .string, .integer,
      summary: "Tells the components of one maker and type apart, by a code of four characters.",
      discussion: """
        Choose four ASCII characters that none of your other components of this type has, and keep
        them: a saved project finds the component by type, subtype and manufacturer. A code that is
        no such text is written as an integer of 32 bits.
        """,
      rules: fourCharacters,
      example: "dlay",
      sources: [header, article]),
    Key(
      "manufacturer", .string, .integer,
      summary: "Identifies the maker of a component by a code of four characters.",
      discussion: """
        All your components have the same code, which you register with Apple; Apple's own is `appl`.
        """,
      rules: fourCharacters,
      example: "Exmp",
      sources: [
        header, article,
        .framework("audiotoolbox/audiocomponentdescription/componentmanufacturer"),
      ]),
    Key(
      "name", .string,
      summary: "Gives a component the name that hosts list.",
      discussion: """
        Write the maker's name, a colon and the audio unit's name.
        """,
      rules: [
        .should(
          .pattern("[^:\\s] ?: ?[^:\\s]", "the maker's name, a colon and the unit's name")
            .when(!.has("type", "aurg", "auri", "aurm", "aurx"))
        ).from(.framework("audiotoolbox/auaudiounit"))
      ],
      example: "Example: Delay",
      sources: [.framework("audiotoolbox/auaudiounit"), article]),
    Key(
      "description", .string,
      summary: "Says in a few words what a component does.",
      discussion: "Xcode's template for audio units writes the key. No documentation mentions it.",
      required: .optional,
      example: "Delay",
      sources: [.publicProjects("AudioComponents")]),
    Key(
      "version", .integer,
      summary: "Gives the version of a component as one number.",
      discussion: """
        The number is `0xMMMMmmDD` for the major, minor and dot version: 65536, which is
        `0x00010000`, is 1.0.0. The key takes an integer, not a text such as `1.0`.
        """,
      example: 65536,
      sources: [
        article, .framework("audiotoolbox/audiocomponentgetversion(_:_:)"),
        .framework("audiotoolbox/auaudiounit"),
      ]),
    Key(
      "factoryFunction", .string,
      summary: "Names the function in the binary that creates a component.",
      discussion: """
        A component bundle needs it: the function is an `AudioComponentFactoryFunction` that the
        binary exports. In an app extension the principal class creates the audio unit, although
        some templates write the key there as well.
        """,
      apis: [API("AudioComponentFactoryFunction", of: "Audio Toolbox")],
      rules: [
        .should(.present.when(.present("../AudioComponents") && .platform(.macOS))).from(header)
      ],
      example: "ExampleDelayFactory",
      sources: [header, .framework("audiotoolbox/auaudiounit"), article]),
    Key(
      "sandboxSafe", .boolean,
      summary: "Lets sandboxed hosts load a component.",
      discussion: """
        Set it only for a component that works without files, devices, the network and other
        processes: a sandboxed host gives it little or none of them. For any other component leave the key
        out; in a component bundle describe what it needs in
        [`resourceUsage`](key:AudioComponents/[]/resourceUsage). The flag is of macOS 10.8.
        """,
      default: false,
      defaultSource: header,
      required: .optional,
      example: true,
      sources: [header, article]),
    Key(
      "tags", .array(of: .string),
      summary: "Lists words by which hosts sort a component.",
      discussion: """
        The system translates the standard tags itself, so write them exactly as listed. Translate
        tags of your own in `AudioUnitTags.strings`.
        """,
      values: .open(standardTags),
      valuesSource: header,
      required: .optional,
      example: ["Delay"],
      sources: [header, article]),
  ]
}

private var standardTags: [AllowedValue] {
  let tags: [(String, String)] = [
    ("Equalizer", "Raises and lowers parts of the spectrum."),
    ("Dynamics", "Acts on loudness."),
    ("Dynamics Processor", "Acts on loudness, such as a compressor or a gate."),
    ("Distortion", "Distorts."),
    ("Synthesizer", "Makes sounds."),
    ("Sampler", "Plays recorded sounds."),
    ("Drums", "Plays drums."),
    ("Guitar", "Is for guitars."),
    ("Vocal", "Is for voices."),
    ("Bass", "Is for basses."),
    ("Effects", "Is an effect of any kind."),
    ("Filter", "Filters."),
    ("Delay", "Repeats a sound later."),
    ("Reverb", "Adds the sound of a room."),
    ("Pitch", "Changes pitch."),
    ("Panner", "Places a sound between the speakers."),
    ("Imaging", "Changes the stereo image."),
    ("Mixer", "Combines several signals."),
    ("Format Converter", "Converts between audio formats."),
    ("Time Effect", "Stretches or shrinks time."),
    ("Output", "Gives audio to a device."),
    ("Offline Effect", "Processes files rather than what is playing."),
    ("MIDI", "Works on MIDI."),
  ]
  return tags.map { AllowedValue(.string($0.0), $0.1) }
}
