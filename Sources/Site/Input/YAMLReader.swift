import Diagnostics
import JSON
import Text
import Yams

/// Reads the fields of a YAML text and knows their locations in the file around it.
struct YAMLReader {
  var file: String
  /// The line of the file that the text starts on.
  var firstLine = 1
  /// The text's name in messages: `front matter`.
  var name: String
  /// The id of a finding about the text's form.
  var id: String

  /// The location of a part of the text; that of the text itself if unknown.
  func location(_ mark: Mark?) -> SourceLocation {
    let line = mark.map { $0.line + firstLine - 1 } ?? max(firstLine - 1, 1)
    return SourceLocation(file: file, line: line, column: mark?.column)
  }

  /// The fields of a whole file, or the findings that explain why it cannot be read.
  static func fields(of source: SourceFile, name: String, id: String) -> (
    reader: YAMLReader, fields: Node.Mapping?, diagnostics: [Diagnostic]
  ) {
    let reader = YAMLReader(file: source.path, name: name, id: id)
    switch source.text("file") {
    case .success(let yaml):
      let (fields, diagnostics) = reader.mapping(in: yaml)
      return (reader, fields, diagnostics)
    case .failure(let failure): return (reader, nil, [failure.diagnostic])
    }
  }

  /// The text's fields, or the findings that explain why it cannot be read.
  func mapping(in yaml: String) -> (fields: Node.Mapping?, diagnostics: [Diagnostic]) {
    if let excess = YAMLLimits.excess(in: yaml) { return failure(nil, excess, "shorten it") }
    let node: Node?
    do {
      node = try Yams.compose(yaml: yaml)
    } catch YamlError.scanner(_, let problem, let mark, _), YamlError.parser(
      _, let problem, let mark, _), YamlError.composer(_, let problem, let mark, _)
    {
      return failure(mark, "is not valid YAML: \(problem)", "correct this line")
    } catch YamlError.duplicatedKeysInMapping(let names, let context) {
      // Yams reports where the fields start; the second one of the name is the duplicate.
      let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false)
      let repeated = lines.indices.filter { index in
        names.contains { lines[index].hasPrefix($0 + ":") }
      }.dropFirst().first
      let (_, diagnostics) = failure(
        context.mark, "has \(names.map { "'\($0)'" }.joined(separator: ", ")) twice",
        "keep one of them")
      return (
        nil,
        diagnostics.map { diagnostic in
          var diagnostic = diagnostic
          if let repeated {
            diagnostic.location = SourceLocation(file: file, line: repeated + firstLine)
          }
          return diagnostic
        }
      )
    } catch {
      return failure(nil, "is not valid YAML", nil)
    }
    guard let mapping = node?.mapping else {
      return failure(nil, "has no fields", "write fields such as 'title: …'")
    }
    // An escape of YAML may represent a character that the text itself does not contain.
    var diagnostics: [Diagnostic] = []
    guard case .mapping(let fields) = legible(.mapping(mapping), &diagnostics) else {
      return (mapping, diagnostics)
    }
    return (fields, diagnostics)
  }

  /// The node with unprintable characters of its texts replaced.
  private func legible(_ node: Node, _ diagnostics: inout [Diagnostic]) -> Node {
    switch node {
    case .scalar(var scalar):
      guard let found = scalar.string.unprintables().first else { return node }
      diagnostics.append(.unprintable(found.scalar, at: location(scalar.mark)))
      scalar.string = scalar.string.legible
      return .scalar(scalar)
    case .sequence(var sequence):
      for index in sequence.indices { sequence[index] = legible(sequence[index], &diagnostics) }
      return .sequence(sequence)
    case .mapping(let mapping):
      let pairs = mapping.map { (legible($0.key, &diagnostics), legible($0.value, &diagnostics)) }
      return .mapping(Node.Mapping(pairs, mapping.tag, mapping.style, mapping.mark))
    case .alias: return node
    }
  }

  /// A field that the text may not have.
  func unknown(_ field: Node, in place: String, id: String? = nil, among known: [String])
    -> Diagnostic
  {
    let written = field.string ?? "?"
    return .error(
      id ?? self.id, at: location(field.mark),
      "Unknown \(place.isEmpty ? "setting" : "field") '\(written)'\(place)\(suggestion(for: written, among: known))",
      remedy: "use \(known.joined(separator: ", "))")
  }

  /// A finding about the whole text.
  private func failure(_ mark: Mark?, _ predicate: String, _ remedy: String?) -> (
    Node.Mapping?, [Diagnostic]
  ) {
    (nil, [.error(id, at: location(mark), "The \(name) \(predicate)", remedy: remedy)])
  }
}
