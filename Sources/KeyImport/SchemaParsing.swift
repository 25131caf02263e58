import Diagnostics
import JSON
import Text
import Yams

/// Reads the values of schema files: JSON, or YAML with one document or several.
enum SchemaParsing {
  /// More than any schema has.
  static let bytesLimit = 16 << 20
  static let valuesLimit = 2_000_000
  static let depthLimit = 200

  /// The documents of a file, or what is wrong with it.
  static func documents(in bytes: [UInt8], file: String) -> Result<[SchemaValue], ImportFailure> {
    guard bytes.count <= bytesLimit else {
      return .failure(
        ImportFailure(
          SourceLocation(file: file, line: 1),
          "the file has more than \(bytesLimit >> 20) MB", remedy: "import a smaller schema"))
    }
    let start = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    let isJSON = start == UInt8(ascii: "{") || start == UInt8(ascii: "[")
    if isJSON || file.hasSuffix(".json") {
      let json = self.json(bytes, file: file)
      // A flow mapping of YAML begins like an object.
      guard case .failure = json, !file.hasSuffix(".json") else { return json.map { [$0] } }
      if case .success(let documents) = yaml(bytes, file: file) { return .success(documents) }
      return json.map { [$0] }
    }
    return yaml(bytes, file: file)
  }

  // MARK: - JSON

  private static func json(_ bytes: [UInt8], file: String) -> Result<SchemaValue, ImportFailure> {
    var scanner = JSONScanner(bytes, file: file)
    do throws(JSONScanner.SyntaxError) {
      let value = try value(&scanner)
      try scanner.finish()
      return .success(value)
    } catch {
      return .failure(
        ImportFailure(
          error.location, "not valid JSON: \(error.message)", remedy: "correct the syntax"))
    }
  }

  private static func value(
    _ scanner: inout JSONScanner
  ) throws(JSONScanner.SyntaxError) -> SchemaValue {
    let location = scanner.location
    let content: SchemaValue.Content
    switch try scanner.peek() {
    case .null:
      try scanner.readNull()
      content = .null
    case .boolean: content = .boolean(try scanner.readBoolean())
    case .number:
      switch try scanner.readNumber() {
      case .integer(let number): content = .integer(number)
      case .real(let number): content = .real(number)
      default: content = .null
      }
    case .string: content = .text(try scanner.readString())
    case .array:
      var values: [SchemaValue] = []
      var elements = try scanner.beginArray()
      while try scanner.nextElement(&elements) { values.append(try value(&scanner)) }
      content = .array(values)
    case .object:
      var values: [SchemaObject.Member] = []
      var members = try scanner.beginObject()
      while let name = try scanner.nextMember(&members) {
        values.append(.init(name: name, value: try value(&scanner)))
      }
      content = .object(SchemaObject(values))
    }
    return SchemaValue(content: content, location: location)
  }

  // MARK: - YAML

  private static func yaml(_ bytes: [UInt8], file: String) -> Result<[SchemaValue], ImportFailure> {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .failure(
        ImportFailure(
          SourceLocation(file: file, line: 1), "the file is not text in UTF-8",
          remedy: "import a JSON Schema in JSON or YAML"))
    }
    let excess = YAMLLimits.excess(
      in: text, bytes: bytesLimit, depth: depthLimit, aliases: 1_000)
    if let excess {
      return .failure(
        ImportFailure(
          SourceLocation(file: file, line: 1), "the file \(excess)",
          remedy: "import a simpler schema"))
    }
    do {
      var conversion = YAMLConversion(file: file)
      let nodes = try Array(Yams.compose_all(yaml: text))
      return .success(try nodes.map { try conversion.value($0, depth: 0) })
    } catch let failure as ImportFailure {
      return .failure(failure)
    } catch {
      let (mark, problem) = position(of: error)
      return .failure(
        ImportFailure(
          SourceLocation(file: file, line: mark?.line ?? 1, column: mark?.column),
          "not valid YAML: \(problem)", remedy: "correct the syntax"))
    }
  }

  private static func position(of error: any Error) -> (Mark?, String) {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      (mark, problem)
    case .duplicatedKeysInMapping(let duplicates, let context):
      (context.mark, "a key occurs twice: \(duplicates.joined(separator: ", "))")
    default: (nil, "it can't be read")
    }
  }
}

/// Makes values of YAML's nodes, with the types of YAML's core schema.
private struct YAMLConversion {
  let file: String
  /// Aliases repeat what they mean, so a small text may have any number of values.
  private var count = 0

  init(file: String) { self.file = file }

  mutating func value(_ node: Node, depth: Int) throws -> SchemaValue {
    let location = SourceLocation(
      file: file, line: node.mark?.line ?? 1, column: node.mark?.column)
    count += 1
    guard count <= SchemaParsing.valuesLimit, depth <= SchemaParsing.depthLimit else {
      throw ImportFailure(
        location, "the file repeats or nests too much", remedy: "import a simpler schema")
    }
    let content: SchemaValue.Content
    switch node {
    case .scalar(let scalar): content = Self.content(of: scalar, node)
    case .sequence(let sequence):
      content = .array(try sequence.map { try value($0, depth: depth + 1) })
    case .mapping(let mapping):
      content = .object(
        SchemaObject(
          try mapping.map { name, inner in
            .init(name: name.string ?? "", value: try value(inner, depth: depth + 1))
          }))
    case .alias: content = .null
    }
    return SchemaValue(content: content, location: location)
  }

  private static func content(of scalar: Node.Scalar, _ node: Node) -> SchemaValue.Content {
    let isPlain = scalar.style == .plain || scalar.style == .any
    guard isPlain else { return .text(scalar.string) }
    switch scalar.string {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    default: break
    }
    if let number = Int64(scalar.string) { return .integer(number) }
    if scalar.string.utf8.contains(where: \.isDigit), let number = Double(scalar.string),
      number.isFinite, !scalar.string.lowercased().hasPrefix("0x")
    {
      return .real(number)
    }
    return .text(scalar.string)
  }
}
