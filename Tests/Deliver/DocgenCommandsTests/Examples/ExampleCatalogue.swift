import KeyModel

/// The catalogue of an example: its keys in a list about a lamp, which is in bundles and has a project.
func exampleCatalogue(
  _ id: String, _ document: DocumentKind = .lampList, others: [DocumentKind] = [],
  groups: [KeyGroup] = []
) -> Catalogue {
  let store = Distribution("store", name: "the store", for: [.desk], countedFor: [.desk])
  let points: [(String, ExtensionPoint.Mechanism)] = [
    ("com.example.share", .old), ("com.example.keyboard", .old),
    ("com.example.widgets", .new),
  ]
  let isAboutExtensions = ["wrong-extension-point", "wrong-mechanism", "wrong-entry"].contains(id)
  return Catalogue(
    title: "Lamps", document: document, otherDocuments: others,
    groups: [
      KeyGroup(
        "lamp", "Lamp", summary: "Keys.", availability: [],
        keys: ExampleKeys.all[id]?.keys ?? [])
    ] + groups,
    extensionPoints: isAboutExtensions
      ? points.map {
        ExtensionPoint(
          $0.0, "Point", $0.1, summary: "Is extended.", availability: [],
          entry: id == "wrong-entry" ? nil : .unstated, sources: [.init("manual", "Points")])
      } : [],
    bundleKinds: [.wholeApp, .part, .framework], distributions: [store],
    sources: [Source("manual", "Manual", url: nil, summary: "The manual.")],
    releases: ReleaseRegistry([.init(.desk, ["10.0", "12.0", "14.0"])]),
    codes: [
      RejectionCode(
        "STORE-1", "Name", summary: "The name is too long.", refusedBy: [store], sources: [])
    ])
}

extension DocumentKind {
  static let lampList = DocumentKind(
    "Lamp.plist", id: "lamp", format: .propertyList, fileMatch: ["Lamp.plist"],
    build: .init(
      marks: ["Built"],
      settings: .init(
        prefix: "LAMP_KEY_", names: ["Brightness", "Name"],
        files: ["*.project", "*.settings"], file: "LAMP_LIST",
        copies: .init(
          objects: "objects", kind: "isa", phases: ["CopyPhase"], files: "files", file: "fileRef",
          path: "path", children: "children", remedy: "remove it from the build phase"))),
    targets: [.init(.desk, marks: [.init("Runs", "desk")], oldestRelease: "Since")],
    bundles: .init(
      endings: [".app", ".part", ".framework"], files: ["Lamp.plist"],
      folders: ["Parts", "Frameworks"],
      program: .init(
        named: "Program", at: ["*"], processes: [".app"], systems: [.init("macos", .desk)]),
      agreements: [
        .init("Identifier", .below),
        .init("Identifier", .unique), .init("Point", .present, for: [.part]),
        .init("Identifier", .notInside, for: [.framework], inside: [.part]),
        .init("Since", .programSince),
      ],
      excluded: [
        .init(["*.o"], "is code outside of a program", remedy: "remove it from the copied files")
      ]),
    reservedNames: [.init(["com.example.reserved.*"], .must)])

  /// The claims of a product: its signature has such a list, and a charter grants it.
  static let claims = DocumentKind(
    "list of claims", id: "claims", format: .propertyList, fileMatch: ["*.claims"],
    bundles: .init(
      endings: [".app"], files: [], isInSignature: true,
      grant: .init(
        "charter", files: ["charter"], granted: "Rights", expires: "Until",
        restricted: [.init(["Groups"])], claimed: [.init(["Identifier"])],
        remedy: "ask for it, or don't claim it")))

  /// The reasons for which a program uses APIs.
  static let reasons = DocumentKind(
    "list of reasons", id: "reasons", format: .propertyList, fileMatch: ["Lamp.reasons"],
    bundles: .init(
      endings: [".app"], files: ["Lamp.reasons"],
      declaration: .init(at: "Uses/[]/Name", orIn: [])))

  /// A document that says at its root what it is.
  static func shade(_ version: String, deprecation: String? = nil) -> DocumentKind {
    DocumentKind(
      "LampShade \(version)", id: "shade-\(version)", format: .yaml, isClosed: true,
      versionOf: "LampShade", deprecation: deprecation, fileMatch: [])
  }
}

extension BundleKind {
  static let framework = BundleKind("framework", endings: [".framework"])
}
