package import Diagnostics
package import FileSystem
import JSON
import KeyValidation
import Text

/// Findings that a project had when it began to be checked, and that are not reported again.
///
/// A finding may move to another line: its file, document, path, id and message identify it.
package struct Baseline {
  private struct BaselineFinding: Hashable, Comparable {
    /// From the folder of the baseline, if the file is in it.
    var file: String
    var document: String?
    var path: String?
    var id: String
    var message: String

    static func < (one: Self, other: Self) -> Bool {
      (one.file, one.path ?? "", one.id, one.message, one.document ?? "")
        < (other.file, other.path ?? "", other.id, other.message, other.document ?? "")
    }
  }

  private let path: FilePath
  private let folder: FilePath
  /// Nil if the file doesn't exist yet.
  private let file: EditedFile?
  /// Whether the file is not a baseline, so that nothing is known and it is not written.
  package var isDamaged: Bool { messages.containsErrors }
  /// The problems of the file.
  package let messages: [Diagnostic]
  private var known: Known

  private typealias Known = [BaselineFinding: (count: Int, location: SourceLocation)]

  private static let mostBytes = 64 << 20

  /// Reads a baseline, which may be missing if the run writes it.
  package init(_ path: FilePath, isWritten: Bool) throws(Refusal) {
    self.path = path
    folder = Files.resolvedAsFarAsPossible(path.parent ?? ".")
    do throws(FileError) {
      file = try EditedFile(path, atMost: Self.mostBytes)
    } catch {
      guard isWritten, error.is(.isMissing) else {
        let remedy = error.is(.isMissing) ? "; --write-baseline writes one" : ""
        throw Refusal(error.description + remedy)
      }
      file = nil
    }
    (known, messages) = file.map { Self.read($0.bytes, at: path) } ?? ([:], [])
  }

  // MARK: - Reading

  private static func read(_ bytes: [UInt8], at path: FilePath) -> (Known, [Diagnostic]) {
    let (document, readings) = PropertyListReader().read(bytes, file: path.text)
    guard let document, !readings.containsErrors else { return ([:], readings) }
    func location(_ node: PropertyListDocument.Node) -> SourceLocation {
      node.range.flatMap { document.lines?.location(of: $0.lowerBound, in: path.text) }
        ?? SourceLocation(file: path.text)
    }
    func error(_ node: PropertyListDocument.Node, _ message: String) -> Diagnostic {
      .error(
        "invalid-baseline", at: location(node), message,
        remedy: "correct the file, or remove it and write it again with --write-baseline")
    }
    let root = document.root
    guard document.format == .json, case .integer(1)? = root["format"]?.value,
      case .array(let entries)? = root["findings"]?.value
    else { return ([:], [error(root, "The file is not a baseline in format 1")]) }
    var diagnostics = readings
    var known: Known = [:]
    for node in entries {
      var count = 1
      if let written = node["count"]?.value {
        if case .integer(let number) = written { count = Int(clamping: number) } else { count = 0 }
      }
      guard let file = node["file"]?.text, let id = node["id"]?.text,
        let message = node["message"]?.text, count > 0
      else {
        diagnostics.append(
          error(node, "The entry does not have the texts file, id and message"))
        continue
      }
      let entry = BaselineFinding(
        file: file, document: node["document"]?.text, path: node["path"]?.text, id: id,
        message: message)
      let sum = (known[entry]?.count ?? 0).addingReportingOverflow(count)
      known[entry] = (sum.overflow ? .max : sum.partialValue, location(node))
    }
    return (diagnostics.containsErrors ? [:] : known, diagnostics)
  }

  // MARK: - Comparing

  /// Removes known findings, and adds a note for each entry of a checked or deleted file whose finding is gone.
  func remaining(of findings: [Diagnostic], checked: Set<String>) -> (
    findings: [Diagnostic], stale: [Diagnostic]
  ) {
    var names = Names(folder)
    var left = known
    let new = findings.filter { finding in
      guard let entry = entry(of: finding, &names), let count = left[entry]?.count, count > 0
      else { return true }
      left[entry]?.count = count - 1
      return false
    }
    let files = Set(checked.map { names[$0] })
    let stale = left.filter { $0.value.count > 0 && isJudged($0.key.file, files) }
      .map { entry, value in
        Diagnostic(
          .note, DiagnosticKind.staleBaseline.id, at: value.location,
          "the baseline expects \(counted(value.count, "more finding")) in '\(entry.file)': \(entry.message) [\(entry.id)]",
          remedy: "write the baseline again with --write-baseline")
      }
    return (new, stale.inReadingOrder())
  }

  private func isJudged(_ file: String, _ checked: Set<String>) -> Bool {
    checked.contains(file) || Files.kind(of: folder / FilePath(file)) == nil
  }

  private func entry(of finding: Diagnostic, _ names: inout Names) -> BaselineFinding? {
    // A file that could not be read or repaired is not a finding about its contents.
    guard let document = finding.document, let file = finding.location?.file else { return nil }
    return BaselineFinding(
      file: names[file], document: document, path: finding.path, id: finding.id,
      message: finding.message)
  }

  private struct Names {
    let folder: FilePath
    var known: [String: String] = [:]

    init(_ folder: FilePath) { self.folder = folder }

    subscript(_ file: String) -> String {
      mutating get {
        if let name = known[file] { return name }
        let full = Files.resolvedAsFarAsPossible(FilePath(file))
        let name = (full.relative(to: folder) ?? full).text
        known[file] = name
        return name
      }
    }
  }

  // MARK: - Writing

  /// Writes the findings, and the known ones of files that were not checked. Returns how many there are.
  func write(_ findings: [Diagnostic], checked: Set<String>) throws(FileError) -> Int {
    var names = Names(folder)
    let files = Set(checked.map { names[$0] })
    var counts = known.filter { !isJudged($0.key.file, files) }.mapValues(\.count)
    for entry in findings.compactMap({ entry(of: $0, &names) }) { counts[entry, default: 0] += 1 }
    let json: JSONValue = [
      "format": 1,
      "findings": .array(
        counts.sorted { $0.key < $1.key }.map { member(of: $0.key, times: $0.value) }),
    ]
    let bytes = Array(json.serialized().utf8)
    if let file {
      guard try file.replace(with: bytes) else { throw FileError("write", path, .isChanged) }
    } else {
      try EditedFile.create(path, with: bytes)
    }
    return counts.values.reduce(0) { $0.addingReportingOverflow($1).partialValue }
  }

  private func member(of entry: BaselineFinding, times count: Int) -> JSONValue {
    var json: JSONValue = ["file": .string(entry.file)]
    if let document = entry.document { json.append("document", .string(document)) }
    if let path = entry.path { json.append("path", .string(path)) }
    json.append("id", .string(entry.id))
    json.append("message", .string(entry.message))
    if count > 1 { json.append("count", .integer(count)) }
    return json
  }
}
