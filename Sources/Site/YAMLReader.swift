import Diagnostics
import Yams

/// Reads the fields of a YAML text and knows their places in the file around it.
struct YAMLReader {
  var file: String
  /// The line of the file that the text starts on.
  var firstLine = 1
  /// What messages call the text: `front matter`.
  var name: String
  /// The id of a finding about the text's form.
  var id: String

  /// Where a part of the text stands; what comes before the text where nobody knows.
  func place(_ mark: Mark?) -> SourceLocation {
    let line = mark.map { $0.line + firstLine - 1 } ?? max(firstLine - 1, 1)
    return SourceLocation(file: file, line: line, column: mark?.column)
  }

  /// The fields of a whole file, or why there are none.
  static func fields(of source: SourceFile, name: String, id: String) -> (
    reader: YAMLReader, fields: Node.Mapping?, diagnostics: [Diagnostic]
  ) {
    let reader = YAMLReader(file: source.path, name: name, id: id)
    guard let written = String(validating: source.bytes, as: UTF8.self) else {
      let place = SourceLocation(file: source.path, line: lineOfInvalidUTF8(source.bytes))
      return (
        reader, nil,
        [
          .error(
            "not-utf-8", at: place, "The file is not UTF-8 text",
            remedy: "save it in the encoding UTF-8")
        ]
      )
    }
    let unprintable = written.unprintables().prefix(20).map { scalar, line, column in
      Diagnostic.unprintable(
        scalar, at: SourceLocation(file: source.path, line: line, column: column))
    }
    let (fields, diagnostics) = reader.mapping(in: written.legible)
    return (reader, fields, unprintable + diagnostics)
  }

  /// The text's fields, or why there are none.
  func mapping(in yaml: String) -> (fields: Node.Mapping?, diagnostics: [Diagnostic]) {
    if let excess = YAMLLimits.excess(in: yaml) { return failure(nil, excess, "shorten it") }
    let node: Node?
    do {
      node = try Yams.compose(yaml: yaml)
    } catch YamlError.scanner(_, let problem, let mark, _), YamlError.parser(
      _, let problem, let mark, _), YamlError.composer(_, let problem, let mark, _)
    {
      return failure(mark, "is no YAML: \(problem)", "correct this line")
    } catch YamlError.duplicatedKeysInMapping(let names, let context) {
      // Yams tells where the fields start; the second of the name is the one to look at.
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
      return failure(nil, "is no YAML", nil)
    }
    guard let mapping = node?.mapping else {
      return failure(nil, "holds no fields", "write fields such as 'title: …'")
    }
    return (mapping, [])
  }

  /// A finding about the whole text.
  private func failure(_ mark: Mark?, _ predicate: String, _ remedy: String?) -> (
    Node.Mapping?, [Diagnostic]
  ) {
    (nil, [.error(id, at: place(mark), "The \(name) \(predicate)", remedy: remedy)])
  }
}
