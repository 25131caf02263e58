import Diagnostics
import KeyModel
import Testing

@testable import KeyImport

/// The catalogue that device-management descriptions become.
@Suite struct DescriptionTests {
  private static let lamp = """
    title: Lamp
    description: The lamp. It may blink.
    payload:
      payloadtype: example.lamp
      supportedOS:
        Deck: {introduced: '2.0', supervised: true, userenrollment: {mode: forbidden}}
        Wall: {introduced: n/a}
    payloadkeys:
    - {key: Mode, title: Mode of light, type: <string>, presence: required, rangelist: [on, off], default: dim,
       content: How it shines. More., combinetype: enum-last, valuetype: url}
    - {key: Level, type: <integer>, range: {min: 1, max: 9}, supportedOS: {Deck: {introduced: '3.1', deprecated: '4.0'}}}
    - {key: Code, type: <string>, format: '^[0-9]{4}$'}
    - {key: Picture, type: <data>}
    - {key: Until, type: <date>}
    - {key: Free, type: <dictionary>, subkeys: [{key: ANY, type: <real>}]}
    - key: Pair
      type: <array>
      subkeys: [{key: PairItem, type: <string>, repetition: {min: 2, max: 2}}]
    """
  private static let bell = """
    title: Bell
    payload: {payloadtype: example.bell}
    payloadkeys:
    - {key: Loud, type: <boolean>, presence: optional}
    """
  private static let common = """
    payload: {payloadtype: CommonPayloadKeys}
    payloadkeys:
    - {key: PayloadType, type: <string>, presence: required, content: The kind of payload.}
    - {key: PayloadUUID, type: <string>, presence: required}
    """
  private static let root = """
    payload: {payloadtype: TopLevel, supportedOS: {Deck: {introduced: '1.0'}}}
    payloadkeys:
    - {key: PayloadContent, type: <array>, presence: required}
    - {key: EncryptedPayloadContent, type: <data>}
    - key: Consent
      type: <dictionary>
      subkeys: [{key: ConsentItem, type: <dictionary>, subkeys: [{key: ANY, type: <string>}]}]
    """

  private func imported(_ texts: String...) -> SchemaImport.Result { imported(texts) }

  private func imported(_ texts: [String]) -> SchemaImport.Result {
    SchemaImport.catalogue(
      of: texts.enumerated().map {
        .init(name: "\($0.offset).yaml", bytes: Array($0.element.utf8))
      })
  }

  private func catalogue(_ texts: String...) throws -> Catalogue {
    let result = imported(texts)
    let catalogue = try #require(result.catalogue, "\(result.diagnostics)")
    #expect(catalogue.check().filter { $0.severity == .error } == [])
    return catalogue
  }

  private func path(_ shape: String, _ names: String...) -> PropertyPath {
    PropertyPath([.shape(shape)] + names.map { $0 == "*" ? .anyName : .name($0) })
  }

  // MARK: - Profiles

  @Test func eachTypeOfPayloadIsAShapeWithItsConstantAndTheCommonKeys() throws {
    let all = try catalogue(Self.lamp, Self.bell, Self.common, Self.root)
    #expect(all.documents.map(\.id) == ["profile"])
    #expect(all.document.format == .propertyList && all.document.fileMatch == ["*.mobileconfig"])
    #expect(
      all["PayloadContent"]?.variants == ["example.lamp", "example.bell", "other-profile"])
    let type = try #require(all[path("example.lamp", "PayloadType")])
    #expect(type.required == .required && type.values.isClosed)
    #expect(type.values.listed.map(\.value) == ["example.lamp"])
    #expect(type.summary == "The kind of payload.")
    #expect(all[path("example.bell", "PayloadUUID")]?.required == .required)
    #expect(all.groups.map(\.title).contains("Lamp"))
    #expect(all[path("other-profile", "PayloadType")]?.values.isClosed == false)
  }

  @Test func keysHaveWhatTheirDescriptionSays() throws {
    let all = try catalogue(Self.lamp)
    let mode = try #require(all[path("example.lamp", "Mode")])
    #expect(mode.types == [.string] && mode.required == .required && mode.title == "Mode of light")
    #expect(mode.values.listed.map(\.value) == ["on", "off"] && mode.values.isClosed)
    #expect(mode.summary == "How it shines." && mode.discussion.hasPrefix("More."))
    #expect(mode.discussion.contains("is a URL") && mode.discussion.contains("listed last"))
    #expect(mode.defaultValue == nil && mode.defaultDescription == #"`"dim"`"#)
    #expect(all[path("example.lamp", "Level")]?.rules == [.range(min: 1, max: 9)])
    #expect(all[path("example.lamp", "Code")]?.rules.count == 1)
    #expect(all[path("example.lamp", "Picture")]?.types == [.data])
    #expect(all[path("example.lamp", "Until")]?.types == [.date])
    #expect(all[path("example.lamp", "Free", "*")]?.types == [.number])
    let pair = try #require(all[path("example.lamp", "Pair")])
    #expect(pair.types == [.array(of: .string)] && pair.rules == [.count(exactly: 2)])
  }

  @Test func systemsAreInheritedAndOverriddenByMember() throws {
    let all = try catalogue(Self.lamp)
    let deck = Platform("Deck")
    #expect(
      all[path("example.lamp")]?.availability
        == [
          AvailabilityStatement(deck, introduced: "2.0"),
          AvailabilityStatement(Platform("Wall"), isAvailable: false),
        ])
    #expect(
      all[path("example.lamp", "Level")]?.availability?.first
        == AvailabilityStatement(deck, introduced: "3.1", deprecated: "4.0"))
    #expect(
      all[path("example.lamp")]?.discussion.contains(
        "Only on supervised devices (Deck). Not with user enrollment (Deck).") == true)
    #expect(all[path("example.lamp", "Level")]?.discussion.contains("supervised") == false)
    #expect(all.releases.lines.map(\.versions) == [["2.0", "3.1", "4.0"], []])
  }

  @Test func aProfileHasItsPayloadsInOneOfTwoPlaces() throws {
    let all = try catalogue(Self.root, Self.bell)
    #expect(all["PayloadContent"]?.required == .optional)
    #expect(all.keys.contains { $0.rules.contains { $0.name == "at-least-one" } })
    // The item stands for arbitrary names.
    #expect(all[PropertyPath([.name("Consent"), .anyName])]?.types == [.string])
  }

  @Test func aListThatContainsItselfIsAShapeThatNeedsItself() throws {
    let all = try catalogue(
      """
      payload: {payloadtype: example.tree}
      payloadkeys:
      - key: Branches
        type: <array>
        subkeytype: Branch
        subkeys: &branches
        - key: BranchItem
          type: <dictionary>
          subkeys:
          - {key: Leaves, type: <integer>}
          - {key: Branches, type: <array>, subkeys: *branches}
      """)
    #expect(all[path("example.tree", "Branches")]?.variants == ["Branch"])
    #expect(all[path("Branch", "Branches")]?.variants == ["Branch"])
    #expect(all[path("Branch", "Leaves")]?.types == [.integer])
  }

  @Test func descriptionsOfOneTypeAreOneShapeIfTheyAgree() throws {
    let more = """
      title: More
      payload: {payloadtype: example.bell}
      payloadkeys: [{key: Tone, type: <integer>, presence: required}]
      """
    let one = try catalogue(Self.bell, more)
    #expect(one["PayloadContent"]?.variants == ["example.bell", "other-profile"])
    #expect(one[path("example.bell", "Loud")] != nil)
    #expect(one[path("example.bell", "Tone")]?.required == .optional)
    let other = more.replacing("Tone", with: "Loud")
    let result = imported(Self.bell, other)
    #expect(
      result.catalogue?["PayloadContent"]?.variants
        == ["example.bell-Bell", "example.bell-More", "other-profile"])
    let finding = try #require(result.diagnostics.first)
    #expect(finding.location?.file == "1.yaml" && finding.location?.line == 3)
    #expect(finding.message.contains("either is allowed"))
  }

  // MARK: - Declarations and commands

  @Test func declarationsAndCommandsHaveTheirOwnDocuments() throws {
    let declaration = """
      title: Chime
      payload: {declarationtype: example.chime}
      payloadkeys: [{key: Sound, type: <data>, presence: required}]
      """
    let command = """
      title: Ring
      payload: {requesttype: Ring}
      payloadkeys: [{key: Times, type: <integer>}]
      responsekeys: [{key: Rung, type: <boolean>}]
      """
    let all = try catalogue(declaration, command, command.replacing("Ring", with: "Stop"))
    #expect(all.documents.map(\.id) == ["declaration", "command"])
    #expect(all.documents.map(\.format) == [.json, .propertyList])
    let sound = try #require(all.keys.first { $0.path.name == "Sound" })
    #expect(sound.types == [.string] && sound.required == .required)
    #expect(sound.path.description.hasSuffix("{example.chime}/Payload/Sound"))
    let root = try #require(all.keys.first { $0.path.name == "Command" })
    #expect(root.required == .required && root.variants == ["Ring", "Stop", "other-command"])
    #expect(all.keys.contains { $0.path.name == "CommandUUID" })
    #expect(!all.keys.contains { $0.path.name == "Rung" })
    let answers = imported(command, command.replacing("Ring", with: "Stop")).diagnostics
    #expect(answers.map(\.message) == ["what devices answer to 2 commands is not imported"])
  }

  // MARK: - Mistakes

  @Test(arguments: [
    ("payload: {title: x}\npayloadkeys: []", 1, "no type"),
    ("payload: {payloadtype: a, requesttype: b}", 1, "2 types"),
    ("payload: {payloadtype: a}\npayloadkeys: {}", 2, "not a list"),
    ("payload: {payloadtype: a}\npayloadkeys:\n- {type: <string>}", 3, "no name"),
    ("type: object", 1, "no payload"), ("", 1, "no payload"),
    (
      "payload: {payloadtype: a}\npayloadkeys: "
        + String(repeating: "[{key: a, type: <dictionary>, subkeys: ", count: 10_000), 2, "nested"
    ),
  ])
  func whatIsNoDescriptionIsAnErrorAtItsLine(text: String, line: Int, message: String) throws {
    let result = imported(text, Self.bell)
    #expect(result.catalogue == nil)
    let error = try #require(result.diagnostics.first { $0.severity == .error })
    #expect(error.location?.file == "0.yaml" && error.location?.line == line)
    #expect(error.message.contains(message) && error.remedy?.isEmpty == false)
  }

  @Test(arguments: [
    ("- {key: a, type: <text>}", "'<text>' is unknown"),
    ("- {key: a}", "the key has no type"),
    ("- {key: a, type: <string>, format: '('}", "pattern '('"),
    ("- {key: a, type: <string>, rangelist: [1, b]}", "other values are allowed"),
    ("- {key: a, type: <string>, range: {min: 1}}", "the range is left out"),
    ("- {key: a, type: <integer>}\n- {key: a, type: <data>}", "listed twice"),
    ("- {key: a, type: <data>, supportedOS: {Deck: {introduced: 10.1}}}", "not a text such as"),
    (
      "- {key: a, type: <data>, supportedOS: {Deck: {introduced: '2', removed: '1'}}}",
      "'removed' is left out"
    ),
  ])
  func whatCannotBeSaidIsLeftOutWithAWarning(keys: String, message: String) throws {
    let result = imported("payload: {payloadtype: a}\npayloadkeys:\n\(keys)")
    #expect(result.catalogue?.check().containsErrors == false)
    let warning = try #require(result.diagnostics.first)
    #expect(warning.severity == .warning && (warning.location?.line ?? 0) >= 3)
    #expect(warning.message.contains(message), "\(warning.message)")
  }

  @Test func nothingSaysWhichFileOfAFolderIsTheSchema() {
    let schema = SchemaImport.File(
      name: "a/b.yaml", bytes: Array("type: object".utf8), isFromFolder: true)
    let result = SchemaImport.catalogue(of: [schema])
    #expect(result.diagnostics.map(\.remedy).first??.contains("--schemas") == true)
  }
}
