import Diagnostics
import KeyValidation
import Syntaxes
import Text

/// Reads the fields of a settings file, of front matter or of a theme's manifest.
struct FieldReader {
  typealias Node = PropertyListDocument.Node

  var file: String
  /// The text's name in messages: `front matter`.
  var name: String
  /// The id of a finding about the text's form.
  var id: String

  /// The fields of a whole file, or the findings that explain why it cannot be read.
  static func fields(of source: SourceFile, name: String, id: String) -> (
    fields: WrittenFields?, diagnostics: [Diagnostic]
  ) {
    switch source.text("file") {
    case .success(let yaml): FieldReader(file: source.path, name: name, id: id).fields(in: yaml)
    case .failure(let failure): (nil, [failure.diagnostic])
    }
  }

  /// The text's fields, or the findings that explain why it cannot be read.
  ///
  /// - Parameter yaml: A text whose lines have the numbers that they have in the file.
  func fields(in yaml: String) -> (fields: WrittenFields?, diagnostics: [Diagnostic]) {
    let start = SourceLocation(file: file, line: 1)
    let reading = YAMLReader(limits: .settings, scalars: .texts).read(Array(yaml.utf8), file: file)
    // A key that occurs twice is a mistake here, although a file that is checked may have it.
    let mistakes = reading.diagnostics.filter { $0.severity > .note }
    guard mistakes.isEmpty else {
      return (
        nil,
        mistakes.map { mistake in
          .error(
            id, at: mistake.location?.line == nil ? start : mistake.location,
            "The \(name) can't be read: \(mistake.message)",
            remedy: mistake.remedy)
        }
      )
    }
    // Comments alone are no document.
    guard let document = reading.documents.first, let lines = document.lines else {
      return (WrittenFields(reader: self, lines: LineIndex([])), [])
    }
    if document.root.isEmptyText { return (WrittenFields(reader: self, lines: lines), []) }
    guard case .dictionary = document.root.value else {
      return failure(
        at: start, "has no fields", "write fields such as 'title: …'")
    }
    var fields = WrittenFields(reader: self, lines: lines)
    guard reading.documents.count == 1 else {
      return failure(
        at: fields.location(of: reading.documents[1].root), "has more than one document",
        "write all fields in one, without lines '---'")
    }
    // An escape of YAML may represent a character that the text itself does not contain.
    var diagnostics: [Diagnostic] = []
    fields.members = fields.legible(document.root, &diagnostics).members ?? []
    return (fields, diagnostics)
  }

  private func failure(at location: SourceLocation, _ predicate: String, _ remedy: String) -> (
    WrittenFields?, [Diagnostic]
  ) {
    (nil, [.error(id, at: location, "The \(name) \(predicate)", remedy: remedy)])
  }
}

/// Fields as they are written, with scalars as texts, and their locations in the file.
struct WrittenFields {
  typealias Node = PropertyListDocument.Node
  typealias Member = PropertyListDocument.Member

  fileprivate let reader: FieldReader
  fileprivate let lines: LineIndex
  fileprivate(set) var members: [Member] = []

  func location(of node: Node) -> SourceLocation { location(node.range) }

  func location(ofName member: Member) -> SourceLocation { location(member.keyRange) }

  private func location(_ range: Range<Int>?) -> SourceLocation {
    lines.location(of: range?.lowerBound ?? 0, in: reader.file)
  }

  /// A field that the text may not have.
  func unknown(_ member: Member, in place: String, id: String? = nil, among known: [String])
    -> Diagnostic
  {
    .error(
      id ?? reader.id, at: location(member.keyRange),
      "Unknown \(place.isEmpty ? "setting" : "field") '\(member.key)'\(place)\(suggestion(for: member.key, among: known))",
      remedy: "use \(known.joined(separator: ", "))")
  }

  /// The value with unprintable characters of its texts and names replaced.
  fileprivate func legible(_ node: Node, _ diagnostics: inout [Diagnostic]) -> Node {
    var node = node
    switch node.value {
    case .string(let text):
      node.value = .string(legible(text, at: node.range, &diagnostics))
    case .array(let elements):
      node.value = .array(elements.map { legible($0, &diagnostics) })
    case .dictionary(let members):
      node.value = .dictionary(
        members.map { member in
          var member = member
          member.key = legible(member.key, at: member.keyRange, &diagnostics)
          member.node = legible(member.node, &diagnostics)
          return member
        })
    default: break
    }
    return node
  }

  private func legible(_ text: String, at range: Range<Int>?, _ diagnostics: inout [Diagnostic])
    -> String
  {
    guard let found = text.unprintables().first else { return text }
    let finding = Diagnostic.unprintable(found.scalar, at: location(range))
    // An alias repeats a text, not its mistake.
    if diagnostics.last != finding { diagnostics.append(finding) }
    return text.legible
  }
}

extension PropertyListDocument.Node {
  /// Whether nothing is written.
  fileprivate var isEmptyText: Bool { writtenText?.isEmpty ?? false }
  /// A scalar's text.
  var writtenText: String? { if case .string(let text) = value { text } else { nil } }
  var elements: [Self]? { if case .array(let elements) = value { elements } else { nil } }
  var members: [PropertyListDocument.Member]? {
    if case .dictionary(let members) = value { members } else { nil }
  }
}
