import KeyModel
import KeyValidation
import Testing

/// The choice of the document that a file is checked as.
struct DocumentCheckersTests {
  private static let catalogue = Catalogue(
    title: "Lamps",
    document: DocumentKind(
      "lamp.plist", id: "lamp", format: .propertyList, fileMatch: ["lamp.plist", "*-lamp.plist"]),
    otherDocuments: [
      DocumentKind(
        "remote control's file", id: "remote", format: .propertyList, fileMatch: ["*.remote"])
    ],
    groups: [
      KeyGroup("light", "Light", summary: "Light.", keys: [key("Color"), key("Name")]),
      KeyGroup(
        "buttons", "Buttons", in: "remote", summary: "Buttons.", keys: [key("Zone"), key("Name")]),
    ], sources: [], releases: ReleaseRegistry([]))

  private static func key(_ path: PropertyPath) -> Key {
    Key(path, .string, summary: "Is a key.", sources: [])
  }

  private func findings(_ json: String, file: String, only: String? = nil) -> [String] {
    let catalogue = Self.catalogue
    let checkers = DocumentCheckers(catalogue, only: only.flatMap(catalogue.document(named:)))
    return checkers.check(Array(json.utf8), file: file).map {
      "\($0.document ?? "none"): \($0.id)"
    }
  }

  @Test(arguments: [
    // By name, whatever the keys are.
    ("a/kitchen-lamp.plist", #"{"Zone": 1}"#, ["lamp: misplaced-key"]),
    ("a/kitchen.remote", #"{"Zone": 1}"#, ["remote: wrong-type"]),
    // By most of the keys at the root.
    ("other.plist", #"{"Zone": 1, "Name": "a"}"#, ["remote: wrong-type"]),
    ("other.plist", #"{"Color": 1, "Name": "a"}"#, ["lamp: wrong-type"]),
    // By nothing: the first document.
    ("other.plist", #"{"Mine": 1}"#, []),
    ("other.plist", "{}", []),
    // A file that cannot be read is reported, whatever it is.
    (
      "other.plist", "<plist><dict><key>Mine</key><integer>x</integer></dict></plist>",
      ["lamp: invalid-integer"]
    ),
    ("other.plist", "<plist><array/></plist>", []),
  ])
  func aFileIsTheDocumentThatItsNameOrItsKeysShow(file: String, json: String, expected: [String]) {
    #expect(findings(json, file: file) == expected)
  }

  @Test(arguments: [
    ("other.plist", "<key>Mine</key><integer>x</integer>", true),
    ("other.plist", "<key>Mine</key><string>", true), ("other.plist.in", "<key>", true),
    ("other.plist", "", true),
    ("other.plist", "<key>Zone</key><string>a</string><key>Mine</key><integer>x</integer>", false),
    ("lamp.plist", "<key>Mine</key><integer>x</integer>", false), ("lamp.plist", "", false),
  ])
  func aDamagedFileThatASearchFoundIsAnotherUnlessItsNameOrItsKeysShowMore(
    file: String, members: String, isUnrecognized: Bool
  ) {
    let list = members.isEmpty ? "" : "<plist><dict>\(members)</dict></plist>"
    let checkers = DocumentCheckers(Self.catalogue)
    let found = checkers.read(Array(list.utf8), file: file, isNamed: false)
    #expect(found.isUnrecognized == isUnrecognized)
    #expect(checkers.check([found]).isEmpty == isUnrecognized)
    let named = checkers.read(Array(list.utf8), file: file)
    #expect(!named.isUnrecognized && !checkers.check([named]).isEmpty)
  }

  @Test func aFileThatFitsTwoDocumentsIsReported() {
    #expect(
      findings(#"{"Name": 1}"#, file: "x.plist").sorted() == [
        "lamp: unclear-document", "lamp: wrong-type",
      ])
    #expect(findings(#"{"Name": 1}"#, file: "x.plist", only: "remote") == ["remote: wrong-type"])
  }

  @Test func aKeyOfAnotherDocumentIsReportedOnce() throws {
    let found = DocumentCheckers(Self.catalogue)
      .check(Array(#"{"Zone": "a", "Color": "b"}"#.utf8), file: "lamp.plist")
    #expect(found.map(\.id) == ["misplaced-key"])
    let message = try #require(found.first).message
    #expect(
      message == "'Zone' has no effect in a lamp.plist; it is a key of a remote control's file")
  }

  @Test(arguments: ["<string>YES</string>", "<integer>1</integer>"])
  func anotherFormOfABooleanIsAnErrorWhereADocumentTakesOnlyBooleans(_ value: String) {
    for isExact in [false, true] {
      let catalogue = Catalogue(
        title: "Lamps",
        document: DocumentKind(
          "lamp.plist", id: "lamp", format: .propertyList, hasExactBooleans: isExact,
          fileMatch: ["lamp.plist"]),
        groups: [
          KeyGroup(
            "light", "Light", summary: "Light.",
            keys: [Key("IsOn", .boolean, summary: "Turns it on.", sources: [])])
        ], sources: [], releases: ReleaseRegistry([]))
      let list = "<plist version=\"1.0\"><dict><key>IsOn</key>\(value)</dict></plist>"
      let found = DocumentCheckers(catalogue).check(Array(list.utf8), file: "lamp.plist")
      #expect(found.count == 1)
      #expect(found.containsErrors == isExact)
    }
  }

  /// Kinds of one syntax are distinguished by what names the kind.
  @Test(arguments: [("lamp", "lamp"), ("remote", "remote"), ("other", nil)] as [(String, String?)])
  func aConstantNamesTheKind(kind: String, document: String?) {
    func key(_ path: PropertyPath, _ kind: String) -> Key {
      Key(path, .string, summary: "K.", values: .closed([.init(.string(kind), "K.")]), sources: [])
    }
    let catalogue = Catalogue(
      title: "Kinds", document: DocumentKind("lamp", id: "lamp", format: .json),
      otherDocuments: [DocumentKind("remote", id: "remote", format: .json)],
      groups: [
        KeyGroup("a", "A", summary: "A.", keys: [key("kind", "lamp")]),
        KeyGroup("b", "B", in: "remote", summary: "B.", keys: [key("kind", "remote")]),
      ], sources: [], releases: ReleaseRegistry([]))
    let found = DocumentCheckers(catalogue).check(
      Array(#"{"kind": "\#(kind)", "Kind": 1}"#.utf8), file: "a.json")
    #expect(found.compactMap(\.document).first == document)
    #expect(!found.contains { $0.id == "value-not-allowed" })
  }
}
