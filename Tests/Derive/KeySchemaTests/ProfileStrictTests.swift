import Diagnostics
import JSON
import KeyModel
import KeySchema
import Testing
import Text

@Suite struct ProfileStrictTests {
  private typealias Fixture = ProfileFixture

  /// Whether a strict schema of these keys rejects a name at the root.
  private func rejects(_ name: String, knowing known: [String]) throws -> Bool {
    let schema = Fixture.schema(
      known.map { Fixture.key(PropertyPath($0), .string) }, SchemaProfile(unknownKeys: .strict))
    guard case .object(let members)? = schema["patternProperties"] else { return false }
    for member in members where member.value["not"] != nil {
      if try name.firstMatch(of: Regex(member.name)) != nil { return true }
    }
    return false
  }

  @Test(arguments: [
    "nsextension", "NSextension", "NSExtenson", "NSExtensio", "NSExtention", "NSExtennsion",
    "NSExtensionn", "NSExetnsion", "SNExtension",
  ])
  func strictSchemaRejectsNearMisses(name: String) throws {
    #expect(try rejects(name, knowing: ["NSExtension"]))
  }

  @Test(arguments: [
    "NSExtension", "NSExtensions", "NSExtension2", "_NSExtension", "SExtension", "NSExtensionKey",
    "Extension", "ExampleKey", "NSExtension~ipad", "",
  ])
  func strictSchemaAcceptsOtherNames(name: String) throws {
    #expect(try !rejects(name, knowing: ["NSExtension"]))
  }

  @Test func strictSchemaAcceptsKnownKeysThatAreNearOthers() throws {
    let known = ["UTTypeIcon", "UTTypeIconX", "uttypeicon", "UTTypeIcno"]
    for name in known { #expect(try !rejects(name, knowing: known), "\(name)") }
  }

  @Test(
    "A name that differs from a known one in digits alone is accepted, whatever else it is near")
  func strictSchemaAcceptsSiblingsOfKnownKeys() throws {
    let known = ["IconFile", "IconFiles", "Icon2Name", "IconxName"]
    for name in ["IconFile2", "Icon3Name", "Icon7File", "IconName"] {
      #expect(try !rejects(name, knowing: known), "\(name)")
    }
    #expect(try rejects("IconFilex", knowing: known))
  }

  /// Every name that is one edit away, with letters of which each is of another kind.
  private static func edited(_ name: String) -> Set<String> {
    let letters = Array(name)
    var all: Set<String> = [name.lowercased(), name.uppercased()]
    for index in 0...letters.count {
      for added in "sx7_N" { all.insert(name.inserting(added, at: index)) }
      guard index < letters.count else { continue }
      for other in "sx7_N" { all.insert(name.replacing(at: index, 1, with: [other])) }
      all.insert(name.replacing(at: index, 1, with: []))
      if index > 0 {
        all.insert(name.replacing(at: index - 1, 2, with: [letters[index], letters[index - 1]]))
      }
    }
    return all.subtracting([name])
  }

  @Test(
    "A name that is one edit away is rejected where it is a slip, case and a plural aside",
    arguments: [
      "NSExtension", "NSServices", "Key2Flags", "UTType2", "AAbbcc7", "NSKey1s", "Nnnnnn", "Port",
      "Ab7c", "Width",
    ])
  func strictSchemaAndNameSlipAgree(known: String) throws {
    let schema = Fixture.schema(
      [Fixture.key(PropertyPath(known), .string)], SchemaProfile(unknownKeys: .strict))
    guard case .object(let members)? = schema["patternProperties"] else { return }
    let patterns = try members.filter { $0.value["not"] != nil }.map { try Regex($0.name) }
    for written in Self.edited(known) {
      func distance(_ one: String, _ other: String) -> Int {
        editDistance(Array(one.utf16), Array(other.utf16), atMost: 2)
      }
      let isSlip = NameSlip.isSlip(
        written, for: known, distance: distance(written.lowercased(), known.lowercased()))
      let isRejected = try patterns.contains { try $0.firstMatch(in: written) != nil }
      let isPlural =
        written == known + "s" && !known.hasSuffix("s") || written + "s" == known
      let prefix = String(known.prefix(NameSlip.prefix))
      let writtenPrefix = String(written.prefix(NameSlip.prefix))
      let keepsPrefix = writtenPrefix == prefix || writtenPrefix == String(prefix.reversed())
      let isInItsCase =
        written.lowercased() == known.lowercased()
        || (keepsPrefix || known.count < NameSlip.shortest) && distance(written, known) == 1
      // A digit in addition or instead may make another name, which no pattern rejects.
      let hasAnotherDigit = written.count(where: \.isNumber) > known.count(where: \.isNumber)
      #expect(
        isRejected == (isSlip && !isPlural && isInItsCase && !hasAnotherDigit), "\(written)")
    }
  }

  @Test func strictSchemaComparesShortNamesByCaseAndOrderOnly() throws {
    #expect(try rejects("NAME", knowing: ["Name"]))
    #expect(try rejects("Nmae", knowing: ["Name"]))
    #expect(try !rejects("Nam", knowing: ["Name"]))
  }

  @Test func strictSchemaAcceptsAnyNameInOpenDictionaries() {
    let keys = [
      Fixture.key("Parent", .dictionary), Fixture.key("Parent/*", .string),
      Fixture.key("Parent/Special", .string),
    ]
    let schema = Fixture.schema(keys, SchemaProfile(unknownKeys: .strict))
    #expect(schema.at("properties", "Parent", "patternProperties") == .null)
  }

  /// With `false`, a validator would print the patterns of all names.
  @Test func unknownKeysBesidePatternsAreRejectedInOneSentence() {
    let keys = [
      Fixture.key("Parent", .dictionary, rules: [.onlyKnownKeys]),
      Fixture.key("Parent/Inside", .string),
    ]
    let others = { (unknownKeys: SchemaProfile.UnknownKeys) in
      Fixture.schema(keys, SchemaProfile(unknownKeys: unknownKeys))
        .at("properties", "Parent", "additionalProperties")
    }
    #expect(others(.open) == false)
    #expect(others(.strict).at("not", "description") != .null)
  }

  @Test func strictSchemaRejectsKeysOfOtherExtensionPoints() {
    let other = ExtensionPoint(
      "com.example.other", "Other", .nsExtension, summary: "Another.", availability: [],
      sources: [])
    let keys =
      Fixture.extensionKeys + [
        Fixture.key("NSExtension/Mine", .string, points: .only([Fixture.point.id]))
      ]
    func conditions(_ profile: SchemaProfile) -> [JSONValue] {
      Fixture.schema(keys, points: [Fixture.point, other], profile).at("allOf").elements
    }
    #expect(conditions(SchemaProfile()).isEmpty)
    let strict = conditions(SchemaProfile(unknownKeys: .strict))
    #expect(strict.count == 1)
    #expect(
      strict.first?["if"]?.objects.contains {
        $0["enum"] == ["com.example.other", "com.example.point"]
      } == true)
    let inside = strict.first?.at("then", "allOf").elements ?? []
    #expect(inside.count == 1)
    #expect(
      inside.first?["if"]?.objects.contains { $0["enum"] == ["com.example.point"] } == true)
    #expect(
      inside.first?.at("else", "properties", "NSExtension", "properties", "Mine", "not")
        == ["description": "Only com.example.point reads Mine."])
  }
}

extension String {
  fileprivate func inserting(_ letter: Character, at index: Int) -> String {
    replacing(at: index, 0, with: [letter])
  }

  fileprivate func replacing(at index: Int, _ count: Int, with letters: [Character]) -> String {
    String(prefix(index)) + String(letters) + String(dropFirst(index + count))
  }
}
