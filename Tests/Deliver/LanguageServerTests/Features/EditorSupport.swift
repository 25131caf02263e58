import KeyCatalogue
import KeyModel
import KeyValidation
import LanguageServer
import Site
import TestSupport
import Testing
import Text

/// A list in an editor, and the offset of its cursor.
struct MarkedEditor {
  let list: ListInEditor
  let bytes: [UInt8]
  let offset: Int

  /// - Parameter text: `|` is the cursor.
  init(_ text: String, file: String = "Lamp.plist", _ reference: Reference = .lamp) {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    bytes = Array(parts.joined().utf8)
    offset = parts[0].utf8.count
    list = reference.editor(bytes, file)
  }

  var completions: [Completion] { list.completions(at: offset) }

  func completion(_ label: String) -> Completion? { completions.first { $0.label == label } }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text after a completion, as an editor without snippets has it.
  func text(with completion: Completion) -> String {
    let new = bytes[..<completion.range.lowerBound] + completion.plainText.utf8
    return String(decoding: new + bytes[completion.range.upperBound...], as: UTF8.self)
  }
}

/// A catalogue with what takes long to make of it.
struct Reference: Sendable {
  let catalogue: Catalogue
  let checkers: DocumentCheckers
  let pages: PageAddresses

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    checkers = DocumentCheckers(catalogue)
    let excerpts = PageExcerpts(catalogue)
    let base = PageAddress(folder: "https://docs.example")
    pages = PageAddresses(
      ofKey: { path in
        base.flatMap { base in catalogue[path].map { excerpts.address(of: $0, base: base) } }
      },
      ofExtensionPoint: { id in
        base.flatMap { base in
          catalogue.extensionPoint(id).map { excerpts.address(of: $0, base: base) }
        }
      },
      textOfKey: { catalogue[$0].map { Prose(excerpts.text(of: $0, base: base)) } },
      textOfExtensionPoint: { id in
        catalogue.extensionPoint(id).map { Prose(excerpts.text(of: $0, base: base)) }
      },
      textOfValue: { path, value in
        catalogue[path].map { Prose(excerpts.text(of: value, for: $0, base: base)) }
      })
  }

  func editor(_ bytes: [UInt8], _ file: String) -> ListInEditor {
    ListInEditor(checkers.read(bytes, file: file), in: catalogue, pages: pages)
  }

  static let lamp = Reference(lamps)
  static let theatre = Reference(theatreCatalogue)
  static let infoPlist = Reference(referenceCatalogue)
}

extension Prose {
  fileprivate init(_ text: PageExcerpts.Text) {
    self.init(markdown: text.markdown, plain: text.plain)
  }
}

private let manual: [SourceReference] = [SourceReference("manual", "Lamps")]

/// A catalogue of lamps, whose lists are property lists.
private let lamps = Catalogue(
  title: "Lamps",
  document: DocumentKind(
    "Lamp.plist", id: "lamp", format: .propertyList, fileMatch: ["Lamp.plist", "Lamp.json"],
    keySuffixes: KeySuffixes([.init("~", ["night"])]), build: .init(marks: ["Made"]),
    targets: [.init(.desk, marks: [KeyMark("Base", "desk")])]),
  groups: [
    KeyGroup(
      "lamps", "Lamps", summary: "Every key.",
      availability: [AvailabilityStatement(.desk, introduced: "1.0", from: "manual")],
      keys: [
        Key(
          "Name", .string, summary: "Names the lamp.", discussion: "Usually `$(LAMP_NAME)`.",
          required: .required, example: "Anglepoise", sources: manual),
        Key(
          "Mode", .string, summary: "Chooses how bright it is.",
          values: .closed([
            AllowedValue("dim", "Saves light."), AllowedValue("R&D", "Tries something."),
          ]), default: "dim", sources: manual),
        Key("On", .boolean, summary: "Turns it on.", default: false, sources: manual),
        Key(
          "Bulbs", .array(of: .dictionary), summary: "Lists the bulbs.", sources: manual),
        Key(
          "Bulbs/[]/Watts", .integer, summary: "Is the power.", required: .required, example: 40,
          sources: manual),
        Key(
          "Bulbs/[]/Kind", .string, summary: "Is the kind.",
          values: .closed([AllowedValue("LED", "New."), AllowedValue("wire", "Old.")]),
          required: .required, example: "LED", sources: manual),
        Key(
          "Bulbs/[]/Colours", .array(of: .string), summary: "Are the colours.",
          values: .closed([
            AllowedValue("red", "Red."), AllowedValue("blue", "Blue."),
            AllowedValue("yellow", "Yellow."),
          ]),
          rules: [
            .oneOf(["yellow"]).when(.has("Bulbs/[]/Kind", "wire")),
            .oneOf(["red", "blue"]).when(.has("Bulbs/[]/Kind", "LED")),
          ], sources: manual),
        Key("Zones", .dictionary, summary: "Are the zones.", sources: manual),
        Key("Zones/*", .boolean, placeholder: "zone", summary: "Is a zone.", sources: manual),
        Key("Base", .string, summary: "Is the base.", sources: manual),
        Key(
          "Wick", .string, summary: "Is a wick.",
          availability: [
            AvailabilityStatement(.desk, introduced: "1.0", deprecated: "2.0", from: "manual")
          ], replacedBy: ["Bulbs"], sources: manual),
        Key(
          "Chain", .string, summary: "Hangs it.",
          availability: [AvailabilityStatement(.ceiling, introduced: "1.0", from: "manual")],
          sources: manual),
        Key(
          "Socket", .dictionary, summary: "Declares an extension.",
          extensionPoints: .all(.socket), sources: manual),
        Key(
          "Socket/Kind", .string, summary: "Names the extension point.",
          values: .extensionPoints(.socket), required: .required, sources: manual),
        Key(
          "Zapper", .string, summary: "Is for plugs.", extensionPoints: .only(["lamp.plug"]),
          sources: manual),
        Key(
          "Adapter", .string, summary: "Is for adapters.", extensionPoints: .only(["lamp.adapter"]),
          sources: manual),
      ])
  ],
  extensionPoints: [
    ExtensionPoint(
      "lamp.plug", "Plug", .socket, summary: "Extends the plug.",
      availability: [AvailabilityStatement(.desk, introduced: "1.0", from: "manual")],
      uses: [.init("Zapper", .required, sample: "zap")], sources: manual),
    ExtensionPoint(
      "lamp.adapter", "Adapter", .socket, summary: "Extends the adapter.",
      availability: [AvailabilityStatement(.desk, introduced: "1.0", from: "manual")],
      sources: manual),
  ],
  sources: [Source("manual", "Manual", url: nil, summary: "A manual.")],
  releases: ReleaseRegistry([.init(.desk, ["1.0", "2.0"]), .init(.ceiling, ["1.0"])]))

extension Platform {
  fileprivate static let desk = Platform("Desk")
  fileprivate static let ceiling = Platform("Ceiling")
}

extension ExtensionPoint.Mechanism {
  fileprivate static let socket = Self("Socket", identifierKey: "Socket/Kind")
}
