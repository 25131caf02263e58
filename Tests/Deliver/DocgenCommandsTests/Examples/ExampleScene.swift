import Diagnostics
import Foundation
import KeyModel
import KeyValidation
import Syntaxes
import TestSupport
import Text

@testable import DocgenCommands

/// The catalogue, the files and the options that the example of a finding stands for.
struct ExampleScene {
  var catalogue: Catalogue
  var options: [String]
  /// The files that the command names.
  var files = ["Lamp.plist"]
  /// Whether the piece is inside a dictionary that begins one line above.
  var isWrapped = false
  /// The findings; nil until a command finds them.
  var output: String?
  /// Whether a command shows the finding, not a page.
  var hasCommand = true

  private let family: String

  init(_ kind: DiagnosticKind, in family: FindingFamily) {
    catalogue = exampleCatalogue(kind.id)
    options = ExampleKeys.all[kind.id]?.options ?? []
    self.family = family.id
  }

  /// Writes the files of an example.
  mutating func prepare(_ id: String, _ piece: String, isWrong: Bool, _ folder: TemporaryFolder)
    throws
  {
    if try prepareProduct(id, isWrong: isWrong, folder) { return }
    if try prepareRun(id, piece, isWrong: isWrong, folder) { return }
    if try prepareLimit(id, isWrong: isWrong, folder) { return }
    switch (family, id) {
    case ("yaml", _), (_, "ambiguous-word"): prepare(piece, .yaml, "lamp.yaml", id)
    case ("toml", _): prepare(piece, .toml, "lamp.toml", id)
    case (_, "unknown-kind"), (_, "deprecated-document"):
      let isOld = id == "deprecated-document"
      let documents = isOld ? ["v1beta1", "v1"] : ["v1"]
      let kinds = documents.map { version in
        DocumentKind.shade(
          version,
          deprecation: version == "v1beta1" ? "lamps/v1beta1 LampShade is deprecated." : nil)
      }
      catalogue = exampleCatalogue(
        id, kinds[0], others: Array(kinds.dropFirst()),
        groups: zip(kinds, documents).map { kind, version in
          KeyGroup(
            kind.id, "Kind", in: kind == kinds[0] ? nil : kind.id, summary: "Kinds.",
            availability: [],
            keys: [("version", "lamps/\(version)"), ("kind", "LampShade")].map { name, value in
              key(
                PropertyPath(name), [.string],
                values: .closed([AllowedValue(.string(value), "It.")]))
            })
        })
      files = ["shade.yaml"]
      try folder.write(piece + "\n", to: "shade.yaml")
    case ("binary", _): output = said(of: Self.bytes(ofDump: piece), in: "Lamp.plist", .all)
    default:
      isWrapped = piece.hasPrefix("<key>") || piece.hasPrefix("<!-- docgen")
      let text = isWrapped ? "<dict>\n\(piece)\n</dict>\n" : piece
      if options.isEmpty {
        output = said(of: Self.bytes(of: text), in: "Lamp.plist", .all)
      } else {
        try folder.write(bytes: Self.bytes(of: text), to: "Lamp.plist")
      }
    }
  }

  private mutating func prepare(
    _ piece: String, _ format: DocumentKind.Format, _ file: String, _ id: String
  ) {
    catalogue = exampleCatalogue(
      id, DocumentKind(file, id: "lamp", format: format, fileMatch: [file]))
    files = [file]
    output = said(of: Array("\(piece)\n".utf8), in: file, .all)
  }

  /// The bytes of a text in which pictures stand for control characters, and � for a byte of Latin-1.
  private static func bytes(of text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar -> [UInt8] in
      switch scalar.value {
      case 0x2400...0x241F: [UInt8(scalar.value - 0x2400)]
      case 0xFFFD: [0xE9]
      default: Array(String(scalar).utf8)
      }
    }
  }

  /// The bytes of lines such as `5f 10 3c 41×60  a text`.
  static func bytes(ofDump text: String) -> [UInt8] {
    text.split(separator: "\n").flatMap { line -> [UInt8] in
      let end = line.firstRange(of: "  ")?.lowerBound ?? line.endIndex
      return line[..<end].split(separator: " ").flatMap { word -> [UInt8] in
        let parts = word.split(separator: "×")
        return Array(
          repeating: UInt8(parts[0], radix: 16) ?? 0,
          count: parts.count > 1 ? Int(parts[1]) ?? 1 : 1)
      }
    }
  }
}

extension ExampleScene {
  /// The examples that are commands, or files of a project.
  fileprivate mutating func prepareRun(
    _ id: String, _ piece: String, isWrong: Bool, _ folder: TemporaryFolder
  ) throws -> Bool {
    let lines = piece.split(separator: "\n").filter { !$0.hasPrefix("$") }.joined(separator: "\n")
    let list = "<plist version=\"1.0\">\n<dict>\n%\n</dict>\n</plist>\n"
    let bright = list.replacing("%", with: "<key>Bright</key>\n<string>YES</string>")
    let name = list.replacing("%", with: "<key>Name</key>\n<string>Lamp</string>")
    switch id {
    case "fragment":
      files = [isWrong ? "-" : "Lamp.plist"]
      output = said(of: Array(lines.utf8), in: isWrong ? "<stdin>" : "Lamp.plist", .all)
    case "unread-syntax":
      files = ["lamp.yaml"]
      catalogue = exampleCatalogue(
        id, DocumentKind("lamp.yaml", id: "lamp", format: .yaml, fileMatch: ["lamp.yaml"]))
      hasCommand = !isWrong
      output = said(of: Array("name: Lamp".utf8), in: "lamp.yaml", isWrong ? SyntaxReaders() : .all)
    case "not-a-list":
      files = [isWrong ? "Lamp.png" : "Lamp.plist"]
      let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]
      try folder.write(bytes: isWrong ? png : Array(name.utf8), to: files[0])
    case "not-yet-available":
      options = ["--platform", "desk", "--deployment-target", isWrong ? "12.0" : "14.0"]
      try folder.write(bright.replacing("<string>YES</string>", with: "<true/>"), to: "Lamp.plist")
    case "refused-elsewhere":
      options = isWrong ? [] : ["--distribution", "store"]
      let runs =
        "<key>Name</key>\n<string>Desk lamp</string>\n<key>Runs</key>\n<string>desk</string>"
      try folder.write(list.replacing("%", with: runs), to: "Lamp.plist")
    case "unread-settings", "setting-without-effect":
      files = [id == "unread-settings" ? "lamp.project" : "lamp.settings"]
      catalogue = exampleCatalogue("range")
      try folder.write(lines + "\n", to: files[0])
    case "copied-file":
      files = ["lamp.project"]
      try folder.write(
        """
        {
          objects = {
            built = {isa = BuildFile; fileRef = \(isWrong ? "list" : "icon"); };
            list = {isa = File; path = Lamp.plist; };
            icon = {isa = File; path = Lamp.png; };
            folder = {children = (list, icon); path = Lamp; };
            phase = {isa = CopyPhase; files = (
              built,
            ); };
            settings = {isa = Configuration; buildSettings = {LAMP_LIST = "Lamp/Lamp.plist"; }; };
          };
        }

        """, to: files[0])
    case "unclear-document":
      files = ["settings.plist"]
      options = isWrong ? [] : ["--document", "lamp"]
      let other = DocumentKind("shade", id: "shade", format: .propertyList, fileMatch: ["*.shade"])
      catalogue = exampleCatalogue(
        "wrong-type", others: [other],
        groups: [
          KeyGroup(
            "shade", "Shade", in: "shade", summary: "Keys.", availability: [],
            keys: [key("Name", [.string])])
        ])
      try folder.write(name, to: files[0])
    case "stale-baseline", "not-written":
      catalogue = exampleCatalogue("boolean-as-string")
      options = ["--baseline", "known.json"]
      let fixed = bright.replacing("<string>YES</string>", with: "<true/>")
      let lamps = catalogue
      try folder.write(bright, to: "Lamp.plist")
      _ = run(
        ["validate", "--no-config", "--baseline", folder("known.json"), "--write-baseline"]
          + [folder("Lamp.plist")], program: Program(name: "docgen", version: "1") { lamps })
      if id == "not-written" || !isWrong { options.append("--write-baseline") }
      if id == "not-written", isWrong { link(folder("known.json"), folder("twin.json")) }
      try folder.write(fixed, to: "Lamp.plist")
    case "no-property-list":
      files = [isWrong ? "Pictures" : "Lamp"]
      try folder.write("", to: "Pictures/Lamp.txt")
      try folder.write(name, to: "Lamp/Lamp.plist")
    case "unreadable-file":
      files = [isWrong ? "Lmap.plist" : "Lamp.plist"]
      try folder.write(name, to: "Lamp.plist")
    case "not-repaired":
      catalogue = exampleCatalogue("boolean-as-string")
      options = ["--fix"]
      try folder.write(bright, to: "Lamp.plist")
      if isWrong { link(folder("Lamp.plist"), folder("twin.plist")) }
    default: return false
    }
    return true
  }

  /// Examples that are too large to be shown.
  fileprivate mutating func prepareLimit(_ id: String, isWrong: Bool, _ folder: TemporaryFolder)
    throws -> Bool
  {
    guard isWrong || ["too-many-comparisons", "too-many-values", "file-too-large"].contains(id)
    else { return false }
    var bytes: [UInt8]
    switch id {
    case "nested-too-deeply":
      bytes = Array(
        ("<plist version=\"1.0\">\n" + String(repeating: "<array>", count: 513)
          + String(repeating: "</array>", count: 513) + "\n</plist>").utf8)
    case "empty-file": bytes = []
    case "file-too-large":
      bytes = Array("<plist version=\"1.0\"><dict/></plist>".utf8)
      if isWrong { bytes += [UInt8](repeating: 0x20, count: 65 << 20) }
    case "too-many-findings":
      bytes = Array("[\(Array(repeating: "null", count: 1_001).joined(separator: ", "))]".utf8)
    case "too-many-marks":
      bytes = Array("<string>Lamp\(String(repeating: "\u{301}", count: 1_000))</string>".utf8)
    case "too-many-values":
      let count = isWrong ? 80 : 2
      let text = 0x0B + count
      let end = text + 6 + (1 << 20)
      bytes = Self.bytes(
        ofDump: """
          62 70 6c 69 73 74 30 30
          af 10 \(hex(count)) 1×\(count)
          5f 12 00 10 00 00 41×1048576
          08 \(hex(text))
          0×6 01 01 0×7 02 0×8
          0×5 \(hex(end >> 16)) \(hex(end >> 8 & 0xFF)) \(hex(end & 0xFF))
          """)
    case "too-many-comparisons":
      let values = (0..<10_000).map { AllowedValue(.string("name \($0)"), "A name.") }
      catalogue = exampleCatalogue(
        "",
        groups: [
          KeyGroup(
            "lamp", "Lamp", summary: "Keys.", availability: [],
            keys: [key("Names", [.array(of: .string)], values: .open(values))])
        ])
      let names = String(repeating: "<string>Other</string>", count: isWrong ? 100 : 10)
      bytes = Array("<dict>\n<key>Names</key>\n<array>\(names)</array>\n</dict>".utf8)
    default: return false
    }
    try folder.write(bytes: bytes, to: "Lamp.plist")
    return true
  }

  private func hex(_ number: Int) -> String { String(number, radix: 16) }

  /// The findings in a file, as docgen prints them.
  ///
  /// Most examples are checked so, because reading a command's options takes long.
  private func said(of bytes: [UInt8], in file: String, _ syntaxes: SyntaxReaders) -> String {
    let checkers = DocumentCheckers(catalogue, syntaxes: syntaxes)
    return checkers.check([checkers.read(bytes, file: file)])
      .map { DiagnosticText(colored: false).format($0) }.joined(separator: "\n")
  }
}

extension TemporaryFolder {
  func write(bytes: [UInt8], to name: String) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
  }
}
