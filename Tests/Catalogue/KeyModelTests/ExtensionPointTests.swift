import KeyModel
import Testing

@Suite struct ExtensionPointTests {
  static let small = catalogue(
    extensionKeys + [
      Key(
        "NSExtension/Attributes", .dictionary, summary: "Attributes.",
        extensionPoints: .only(["com.example.b"]), sources: manual),
      Key(
        "NSExtension/Attributes/*", .integer, placeholder: "type", summary: "A count.",
        extensionPoints: .only(["com.example.b"]), sources: manual),
      Key("Icons", .array(of: .dictionary), summary: "Icons.", sources: manual),
      Key("Icons/[]/File", .string, summary: "A file.", required: .required, sources: manual),
    ],
    points: [
      point(
        "com.example.b", availability: [.macOS("10.10")],
        uses: [
          .init("NSExtension/Attributes/*", .optional, sample: 1),
          .init("Icons/[]/File", .required, sample: "a.png"), .init("NSExtension/Attributes"),
        ], sources: [SourceReference("errata", "Table 2")]),
      point("com.example.a", summary: "Extends another example."),
    ])

  @Test func extensionPointsAreSortedAndFound() {
    #expect(Self.small.extensionPoints.map(\.id) == ["com.example.a", "com.example.b"])
    #expect(Self.small.extensionPoint("com.example.b")?.id == "com.example.b")
    #expect(Self.small.extensionPoint("com.example.c") == nil)
  }

  @Test func identifierKeyListsThePointsOfItsMechanism() throws {
    let key = try #require(Self.small["NSExtension/NSExtensionPointIdentifier"])
    #expect(!key.values.isClosed)
    #expect(key.values.listed.map(\.value) == ["com.example.a", "com.example.b"])
    #expect(
      key.values.listed.map(\.summary) == ["Extends another example.", "Extends the example."])
  }

  /// The point's source says so, not the source of the key whose value it becomes.
  @Test func statementsOfAnExtensionPointHaveTheirSource() throws {
    let key = try #require(Self.small["NSExtension/NSExtensionPointIdentifier"])
    let value = try #require(key.values.listed.last)
    #expect(
      value.availability == [.macOS("10.10", from: SourceReference("errata", "Table 2"))])
  }

  @Test func usesOfAPointAreItsKeys() throws {
    let b = try #require(Self.small.extensionPoint("com.example.b"))
    let uses = Self.small.uses(of: b)
    #expect(
      uses.map(\.key.path) == [
        "Icons/[]/File", "NSExtension", "NSExtension/Attributes", "NSExtension/Attributes/*",
        "NSExtension/NSExtensionPointIdentifier",
      ])
    #expect(uses.map(\.use.required) == [.required, .unstated, .unstated, .optional, .required])
    let a = try #require(Self.small.extensionPoint("com.example.a"))
    #expect(
      Self.small.uses(of: a).map(\.key.path) == [
        "NSExtension", "NSExtension/NSExtensionPointIdentifier",
      ])
  }

  /// A required key rules out its alternatives, and an empty dictionary is not listed.
  @Test func aPointReadsOnlyTheSharedKeysThatItCanUse() throws {
    let socket = ExtensionPoint.Mechanism(
      "Socket", identifierKey: "Socket/Kind", entryKeys: ["Socket/Code", "Socket/Screen"],
      entry: .one)
    let shared = ["Socket", "Socket/Kind", "Socket/Code", "Socket/Screen"]
    let points: [(id: String, uses: [ExtensionPoint.Use], entry: ExtensionPoint.EntryCount?)] = [
      ("bulb", [.init("Socket/Code", .required)], nil), ("fuse", [], .nothing), ("lamp", [], nil),
      ("plug", [.init("Socket/More/Volts", .required)], .unstated),
    ]
    let small = catalogue(
      (shared + ["Socket/More"]).map { path in
        Key(
          PropertyPath(path), ["Socket", "Socket/More"].contains(path) ? .dictionary : .string,
          summary: "Is a key.", required: path == "Socket" ? .required : .unstated,
          extensionPoints: .all(socket), sources: manual)
      } + [Key("Socket/More/Volts", .integer, summary: "Is a number.", sources: manual)],
      points: points.map { point in
        ExtensionPoint(
          point.id, point.id, socket, summary: "Is one.", availability: [], uses: point.uses,
          entry: point.entry, sources: manual)
      })
    let read = small.extensionPoints.map { small.uses(of: $0).map { "\($0.key.path)" } }
    #expect(
      read == [
        ["Socket", "Socket/Code", "Socket/Kind"], ["Socket", "Socket/Kind"],
        ["Socket", "Socket/Code", "Socket/Kind", "Socket/Screen"],
        ["Socket", "Socket/Kind", "Socket/More", "Socket/More/Volts"],
      ])
    let plug = try #require(small.extensionPoint("plug"))
    #expect(small.uses(of: plug).first { $0.key.path == "Socket/More" }?.use.required == .required)
  }

  @Test func keysListTheExtensionPointsTheyServe() throws {
    let served = ["NSExtension", "NSExtension/Attributes", "Icons"].map { path in
      Self.small[PropertyPath(path)].map { Self.small.extensionPoints(of: $0).map(\.id) }
    }
    #expect(served == [["com.example.a", "com.example.b"], ["com.example.b"], []])
  }

  @Test func minimalListHasTheIdentifierAndEverySample() throws {
    let b = try #require(Self.small.extensionPoint("com.example.b"))
    #expect(
      Self.small.minimalPropertyList(for: b) == [
        "NSExtension": [
          "NSExtensionPointIdentifier": "com.example.b", "Attributes": ["type": 1],
        ],
        "Icons": [["File": "a.png"]],
      ])
    let a = try #require(Self.small.extensionPoint("com.example.a"))
    #expect(
      Self.small.minimalPropertyList(for: a) == [
        "NSExtension": ["NSExtensionPointIdentifier": "com.example.a"]
      ])
  }

  @Test func platformsOfAPointAreWhereItIsAvailable() {
    let point = point(availability: [
      .macOS("10.10"), AvailabilityStatement(.tvOS, isAvailable: false), .iOS(),
    ])
    #expect(point.platforms == [.macOS, .iOS])
  }

  @Test(
    arguments: [
      ("Socket/Kind", "Socket"), ("A/B/Kind", "A/B"), ("Kind", "Kind"),
    ] as [(PropertyPath, PropertyPath)])
  func mechanismIsDeclaredByTheDictionaryOfItsKey(key: PropertyPath, declaration: PropertyPath) {
    #expect(ExtensionPoint.Mechanism("A", identifierKey: key).declaration == declaration)
  }
}
