import Diagnostics
import JSON
import KeyModel
import TestSupport
import Testing

@Suite struct CatalogueJSONTests {
  static let small = catalogue(
    extensionKeys + [
      Key(
        "Menu/*", .array([.string, .integer]), .string, title: "Menu entry", placeholder: "item",
        summary: "An entry.", discussion: "More.",
        consequence: Consequence("Nothing is shown.", from: errata),
        availability: [
          .iOS("8.0", deprecated: "≤10.0", note: "Here", from: "errata"), .macOS(),
          AvailabilityStatement(.tvOS, isAvailable: false),
        ],
        values: .closed([
          AllowedValue("a", "First."), AllowedValue(2, "Second.", availability: [.iOS("9.0")]),
        ]), valuesSource: errata, default: ["a"], defaultSource: errata, required: .optional,
        requiredSource: errata,
        localizable: true, fallback: "NSExtension",
        buildSetting: "MENU", symbols: ["kMenu"],
        apis: [API("Menu"), API("Menu.open()", of: "Menus", url: "https://example.com/open")],
        capability: "Menus", approval: "The maker grants it.", bundleKinds: [.app],
        replacedBy: ["NSExtension"],
        rules: [
          .range(min: 1, max: nil).codes("E1", "E2"), .range(...2.0), .excludes(["NSExtension"]),
        ],
        example: ["a", 2],
        seeAlso: ["NSExtension"],
        sources: manual + [SourceReference("errata", "", confidence: .low)],
        notes: [
          EditorNote(
            .type, [.init(SourceReference("errata", "Page 2"), "A string.")], choice: "Both.",
            reason: "Both work.", isEditorial: true)
        ], alsoAccepts: [.array(of: .boolean), .date])
    ],
    points: [
      point(
        availability: [.macOS("10.10")], uses: [.init("NSExtension", .optional)],
        entitlements: ["NSExtension"], samples: ["NSExtension": ["a": 1]])
    ],
    codes: [
      RejectionCode(
        "E1", "Wrong entry", messages: ["ERROR E1: \u{201C}%@\u{201D} is wrong."],
        summary: "An entry is wrong.", discussion: "Correct it.", keys: ["NSExtension"],
        in: "configuration", wrong: ["Menu": 3], right: ["Menu": ["a"]], sources: [errata]),
      RejectionCode("E2", "Other", summary: "More is wrong.", sources: []),
    ])

  static let errata = SourceReference("errata", "Page 3")

  static let document = small.json(
    keyURL: { "keys/\($0.path)" }, extensionPointURL: { "points/\($0.id)" })

  /// The documents in an array member of the whole document.
  static func list(_ name: String) throws -> [JSONValue] {
    guard case .array(let list)? = document[name] else {
      throw Missing(name: name)
    }
    return list
  }

  struct Missing: Error { var name: String }

  @Test func catalogueJSONStatesItsFormat() {
    #expect(Self.document["format"] == 2)
    #expect(Self.document["title"] == "Small")
    #expect(
      Self.document["groups"] == [["id": "general", "title": "General", "summary": "Any key."]])
    #expect(
      Self.document["releases"] == [
        ["platform": "iOS", "versions": ["8.0", "9.0", "10.0", "10.11"]],
        ["platform": "macOS", "versions": ["10.10", "10.11", "11.0"]],
      ])
    #expect(
      Self.document["sources"] == [
        [
          "id": "manual", "title": "Manual", "url": "https://example.com/manual",
          "summary": "A manual.",
        ],
        ["id": "errata", "title": "Errata", "url": .null, "summary": "Its corrections."],
      ])
  }

  @Test func catalogueJSONListsKeysInPathOrder() throws {
    let paths = try Self.list("keys").map { $0["path"] }
    #expect(
      paths == [
        ["Menu", "*"], ["NSExtension"], ["NSExtension", "NSExtensionPointIdentifier"],
      ])
  }

  @Test(arguments: [
    "path", "name", "types", "elementTypes", "title", "summary", "discussion", "availability",
    "values", "default", "required", "extensionPoints", "group", "rules", "seeAlso", "sources",
    "notes", "url",
  ])
  func catalogueJSONHasEveryFieldOfAKey(field: String) throws {
    for key in try Self.list("keys") { #expect(key[field] != nil, "\(key["path"] ?? .null)") }
  }

  static let page3: JSONValue = ["id": "errata", "section": "Page 3"]

  static let facts: [(String, JSONValue)] = [
    ("name", "*"), ("types", ["array", "string"]),
    ("elementTypes", ["string", "integer"]), ("title", "Menu entry"), ("summary", "An entry."),
    ("alsoAccepts", ["array", "date"]), ("alsoAcceptedElementTypes", ["boolean"]),
    ("discussion", "More."), ("default", ["a"]), ("required", false), ("extensionPoints", []),
    ("group", "general"), ("seeAlso", [["NSExtension"]]), ("url", "keys/Menu/*"),
    ("placeholder", "item"), ("localizable", true), ("fallback", ["NSExtension"]),
    ("buildSetting", "MENU"), ("symbols", ["kMenu"]), ("replacedBy", [["NSExtension"]]),
    ("example", ["a", 2]), ("valuesAreClosed", true),
    (
      "apis",
      [
        ["symbol": "Menu"],
        ["symbol": "Menu.open()", "framework": "Menus", "url": "https://example.com/open"],
      ]
    ), ("consequence", "Nothing is shown."), ("consequenceSource", page3),
    ("valuesSource", page3), ("defaultSource", page3), ("requiredSource", page3),
    ("capability", "Menus"),
    ("approval", "The maker grants it."), ("bundleKinds", ["app"]),
    (
      "sources",
      [
        ["id": "manual", "section": "Section"],
        ["id": "errata", "section": "", "confidence": "low"],
      ]
    ),
    (
      "rules",
      [
        [
          "rule": "range", "min": 1, "codes": ["E1", "E2"],
          "text": "Must be an integer of at least 1.",
        ],
        ["rule": "range", "max": .real(2), "text": "Must be a number of at most 2."],
        [
          "rule": "excludes", "keys": [["NSExtension"]],
          "text": "Must not be combined with [`NSExtension`](<key:NSExtension>).",
        ],
      ]
    ),
    (
      "notes",
      [
        [
          "subject": "type",
          "readings": [
            ["source": ["id": "errata", "section": "Page 2"], "text": "A string."]
          ], "choice": "Both.", "reason": "Both work.", "editorial": true,
        ]
      ]
    ),
  ]

  @Test(arguments: facts)
  func catalogueJSONHasEveryFactOfAKey(field: String, value: JSONValue) throws {
    let key = try #require(try Self.list("keys").first)
    #expect(key[field] == value)
  }

  @Test func catalogueJSONDistinguishesUnknownFromUnavailable() throws {
    let key = try #require(try Self.list("keys").first)
    func statement(
      _ platform: JSONValue, _ introduced: JSONValue, _ deprecated: JSONValue = .null,
      note: JSONValue = .null, source: JSONValue = "manual"
    ) -> JSONValue {
      [
        "platform": platform, "introduced": introduced, "deprecated": deprecated,
        "removed": .null, "ignored": .null, "note": note, "source": source,
      ]
    }
    var unavailable = statement("tvOS", .null)
    unavailable.append("available", false)
    #expect(
      key["availability"] == [
        statement("iOS", "8.0", "≤10.0", note: "Here", source: "errata"),
        statement("macOS", .null), unavailable,
      ])
    #expect(
      key["values"] == [
        ["value": "a", "summary": "First."],
        ["value": 2, "summary": "Second.", "availability": [statement("iOS", "9.0")]],
      ])
  }

  @Test func catalogueJSONWritesUnstatedFactsAsNullOrEmpty() throws {
    let key = try #require(try Self.list("keys").dropFirst().first)
    #expect(key["title"] == .null)
    #expect(key["default"] == .null)
    #expect(key["required"] == .null)
    #expect(key["availability"] == [])
    #expect(key["values"] == [])
    #expect(key["extensionPoints"] == ["com.example.point"])
    #expect(key["example"] == nil)
    let last = try #require(try Self.list("keys").last)
    #expect(last["required"] == true)
  }

  @Test func catalogueJSONOfAPointHasKeysAndAMinimalList() throws {
    let point = try #require(try Self.list("extensionPoints").first)
    #expect(point["identifier"] == "com.example.point")
    #expect(point["name"] == "Example")
    #expect(point["mechanism"] == "NSExtension")
    #expect(point["platforms"] == ["macOS"])
    #expect(point["summary"] == "Extends the example.")
    #expect(point["url"] == "points/com.example.point")
    #expect(
      point["keys"] == [
        ["path": ["NSExtension"], "required": false],
        [
          "path": ["NSExtension", "NSExtensionPointIdentifier"], "required": true, "stated": false,
        ],
      ])
    #expect(
      point["minimal"] == ["NSExtension": ["NSExtensionPointIdentifier": "com.example.point"]])
  }

  @Test func catalogueJSONOfAPointHasItsEntitlements() throws {
    #expect(try Self.list("extensionPoints").first?["entitlements"] == [["NSExtension"]])
  }

  @Test func catalogueJSONHasCodes() {
    #expect(
      Self.document["codes"] == [
        [
          "id": "E1", "title": "Wrong entry",
          "messages": ["ERROR E1: \u{201C}%@\u{201D} is wrong."],
          "summary": "An entry is wrong.", "discussion": "Correct it.", "keys": [["NSExtension"]],
          "document": "configuration", "wrong": ["Menu": 3], "right": ["Menu": ["a"]],
          "sources": [Self.page3],
        ],
        [
          "id": "E2", "title": "Other", "summary": "More is wrong.", "discussion": "",
          "sources": [],
        ],
      ])
  }

  /// A tool of another team has to get along without what it doesn't know.
  @Test(arguments: [
    "apis", "consequence", "consequenceSource", "valuesSource", "defaultSource",
    "requiredSource", "capability", "approval", "bundleKinds", "replacedBy",
  ])
  func catalogueJSONLeavesOutWhatNoSourceSays(member: String) throws {
    for key in try Self.list("keys").dropFirst() { #expect(key[member] == nil) }
    #expect(Self.document["codes"] != nil)
    #expect(catalogue([]).json(keyURL: { _ in "" }, extensionPointURL: { _ in "" })["codes"] == nil)
  }

  @Test func everythingThatAnEntrySaysSurvivesWritingAndReading() throws {
    let (read, diagnostics) = CatalogueReader.read(
      Array(Self.document.serialized().utf8), file: "c.json")
    #expect(diagnostics == [])
    let again = try #require(read)
    #expect(
      again.json(keyURL: { "keys/\($0.path)" }, extensionPointURL: { "points/\($0.id)" })
        .serialized() == Self.document.serialized())
    let (one, other) = (try #require(Self.small.keys.first), try #require(again.keys.first))
    #expect(other.apis == one.apis && other.consequence == one.consequence)
    #expect(other.valuesSource == one.valuesSource && other.defaultSource == one.defaultSource)
    #expect(other.requiredSource == one.requiredSource)
    #expect(other.capability == one.capability && other.approval == one.approval)
    #expect(other.bundleKinds.map(\.name) == one.bundleKinds.map(\.name))
    #expect(other.rules == one.rules && other.notes == one.notes)
    #expect(again.codes.map(\.discussion) == Self.small.codes.map(\.discussion))
    #expect(again.extensionPoints.map(\.entitlements) == [["NSExtension"]])
    #expect(again.extensionPoints.map(\.samples) == [["NSExtension": ["a": 1]]])
  }

  /// Three statements are distinct: no source says, nothing replaces it, and something does.
  @Test(arguments: [nil, [], ["NSExtension"]] as [[PropertyPath]?])
  func replacementsSurviveWritingAndReading(paths: [PropertyPath]?) throws {
    let small = catalogue(
      extensionKeys + [Key("A", .string, summary: "A.", replacedBy: paths, sources: manual)])
    let text = small.json(keyURL: { _ in "" }, extensionPointURL: { _ in "" }).serialized()
    let read = CatalogueReader.read(Array(text.utf8), file: "c.json").catalogue
    #expect(try #require(read)["A"]?.replacedBy == paths)
  }

  @Test func catalogueJSONOfTheSameInputHasTheSameBytes() {
    let again = Self.small.json(
      keyURL: { "keys/\($0.path)" }, extensionPointURL: { "points/\($0.id)" })
    #expect(again.serialized() == Self.document.serialized())
  }
}
