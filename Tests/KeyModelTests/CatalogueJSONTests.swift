import Diagnostics
import JSON
import KeyModel
import Testing

@Suite struct CatalogueJSONTests {
  static let small = catalogue(
    extensionKeys + [
      Key(
        "Menu/*", .array([.string, .integer]), .string, title: "Menu entry", placeholder: "item",
        summary: "An entry.", discussion: "More.",
        availability: [
          .iOS("8.0", deprecated: "≤10.0", note: "Here", from: "errata"), .macOS(),
          AvailabilityStatement(.tvOS, isAvailable: false),
        ],
        values: .closed([
          AllowedValue("a", "First."), AllowedValue(2, "Second.", availability: [.iOS("9.0")]),
        ]),
        default: ["a"], required: .optional, localizable: true, fallback: "NSExtension",
        buildSetting: "MENU", symbols: ["kMenu"], replacedBy: ["NSExtension"],
        rules: [.range(min: 1, max: nil), .excludes(["NSExtension"])], example: ["a", 2],
        seeAlso: ["NSExtension"],
        sources: manual + [SourceReference("errata", "", confidence: .low)],
        notes: [
          EditorNote(
            .type, [.init(SourceReference("errata", "Page 2"), "A string.")], choice: "Both.",
            reason: "Both work.")
        ])
    ],
    points: [point(availability: [.macOS("10.10")], uses: [.init("NSExtension", .optional)])])

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
    #expect(Self.document["format"] == 1)
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

  static let facts: [(String, JSONValue)] = [
    ("name", "*"), ("types", ["array", "string"]),
    ("elementTypes", ["string", "integer"]), ("title", "Menu entry"), ("summary", "An entry."),
    ("discussion", "More."), ("default", ["a"]), ("required", false), ("extensionPoints", []),
    ("group", "general"), ("seeAlso", [["NSExtension"]]), ("url", "keys/Menu/*"),
    ("placeholder", "item"), ("localizable", true), ("fallback", ["NSExtension"]),
    ("buildSetting", "MENU"), ("symbols", ["kMenu"]), ("replacedBy", [["NSExtension"]]),
    ("example", ["a", 2]), ("valuesAreClosed", true),
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
        ["rule": "range", "min": 1, "text": "Must be an integer of at least 1."],
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
          ], "choice": "Both.", "reason": "Both work.",
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

  @Test func catalogueJSONOfTheSameInputHasTheSameBytes() {
    let again = Self.small.json(
      keyURL: { "keys/\($0.path)" }, extensionPointURL: { "points/\($0.id)" })
    #expect(again.serialized() == Self.document.serialized())
  }
}
