import Diagnostics
import JSON
import KeyValidation
import Syntaxes
import Text

/// Reads the values of schema files: JSON, or YAML with one document or several.
enum SchemaParsing {
  /// More than any schema has.
  static let bytesLimit = 16 << 20
  private static let limits = PropertyListReader.Limits(bytes: bytesLimit, depth: 200)

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

  /// The documents of a file in YAML in which values may contain themselves; nil if it can't be read.
  static func recursiveDocuments(in bytes: [UInt8], file: String) -> [SchemaValue]? {
    guard bytes.count <= bytesLimit else { return nil }
    return try? yaml(bytes, file: file, recursions: [:]).get()
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

  private static func yaml(
    _ bytes: [UInt8], file: String, recursions: [Int: Int]? = nil
  ) -> Result<[SchemaValue], ImportFailure> {
    var recursions = recursions
    let reading = YAMLReader(limits: limits).read(bytes, file: file, &recursions)
    // Programs disagree about a key that occurs twice.
    if let mistake = reading.diagnostics.first(where: { $0.severity > .note }) {
      return .failure(
        ImportFailure(
          mistake.location ?? SourceLocation(file: file, line: 1),
          "the YAML can't be read: \(mistake.message)",
          remedy: mistake.remedy ?? "correct the syntax"))
    }
    return .success(
      reading.documents.map { document in
        func location(_ offset: Int) -> SourceLocation {
          document.lines?.location(of: offset, in: file) ?? SourceLocation(file: file, line: 1)
        }
        return value(document.root, recursions ?? [:], location)
      })
  }

  private static func value(
    _ node: PropertyListDocument.Node, _ recursions: [Int: Int],
    _ location: (Int) -> SourceLocation
  ) -> SchemaValue {
    let content: SchemaValue.Content =
      switch node.value {
      case .boolean(let flag): .boolean(flag)
      case .integer(let number): .integer(number)
      // JSON has no infinite numbers, and no catalogue either.
      case .real(let number): number.isFinite ? .real(number) : .null
      case .string(let text), .date(let text): .text(text)
      case .null, .data: .null
      case .array(let elements): .array(elements.map { value($0, recursions, location) })
      case .dictionary(let members):
        .object(
          SchemaObject(
            members.map { .init(name: $0.key, value: value($0.node, recursions, location)) }))
      }
    let offset = node.range?.lowerBound ?? 0
    return SchemaValue(
      content: content, location: location(offset), repeated: recursions[offset].map(location))
  }
}
