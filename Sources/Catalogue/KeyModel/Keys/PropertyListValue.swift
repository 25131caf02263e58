import Text

/// A value of a property list or another file, as examples, defaults and allowed values need it.
///
/// Written with plain literals in the catalogue: `["Colour": "red", "Period": 5]`.
public indirect enum PropertyListValue: Hashable, Sendable {
  case string(String)
  case integer(Int64)
  case real(Double)
  case boolean(Bool)
  /// A date in the form a property list holds: `2026-01-31T12:00:00Z`.
  case date(String)
  /// Bytes in base 64.
  case data(String)
  /// The value `null` of JSON and YAML.
  case null
  case array([PropertyListValue])
  /// In the author's order, which is the order of the page.
  case dictionary([Entry])

  /// A key of a dictionary and its value.
  public struct Entry: Hashable, Sendable {
    /// The key's name.
    public var key: String
    /// The value of the key.
    public var value: PropertyListValue

    /// A key with a value.
    public init(_ key: String, _ value: PropertyListValue) {
      self.key = key
      self.value = value
    }
  }
}

extension PropertyListValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(floatLiteral value: Double) { self = .real(value) }
  public init(arrayLiteral elements: PropertyListValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, PropertyListValue)...) {
    self = .dictionary(elements.map { Entry($0.0, $0.1) })
  }
}

extension PropertyListValue {
  /// The type of this value; an array's elements count with every type that occurs among them.
  public var type: ValueType {
    switch self {
    case .string: .string
    case .integer: .integer
    case .real: .real
    case .boolean: .boolean
    case .date: .date
    case .data: .data
    case .null: .null
    case .array(let elements): .array(elements.map { $0.type }.uniqued)
    case .dictionary: .dictionary
    }
  }

  /// The value as a person writes it in a sentence: `YES`, `2`, `TLSv1.2`. Nil for a collection.
  package var plainText: String? {
    switch self {
    case .string(let text), .date(let text), .data(let text): text
    case .integer(let number): String(number)
    case .real(let number): Int64(exactly: number).map { String($0) } ?? String(number)
    case .boolean(let flag): flag ? "YES" : "NO"
    case .null: "null"
    case .array, .dictionary: nil
    }
  }

  /// The same as files of a format have it: only in a property list is a Boolean `YES`.
  package func plainText(in format: DocumentKind.Format) -> String? {
    if case .boolean(let flag) = self, format != .propertyList { return flag ? "true" : "false" }
    return plainText
  }

  /// The value with which sentences about files of a format are made.
  func spoken(in format: DocumentKind.Format) -> PropertyListValue {
    if case .boolean = self, let text = plainText(in: format) { .string(text) } else { self }
  }

  /// The property list that has only this value at a path. `[]` becomes an array of one; `*`
  /// becomes a key named by `placeholder`.
  package func nested(at path: PropertyPath, placeholder: (PropertyPath) -> String)
    -> PropertyListValue
  {
    var value = self
    var path = path
    while let component = path.components.last {
      switch component {
      case .name(let name): value = .dictionary([Entry(name, value)])
      case .anyName: value = .dictionary([Entry(placeholder(path), value)])
      case .element: value = .array([value])
      case .shape: break
      }
      path.components.removeLast()
    }
    return value
  }

  /// All values in one: dictionaries are merged; any other value replaces those before it.
  package static func merging(_ values: [PropertyListValue]) -> PropertyListValue {
    guard let last = values.last, case .dictionary = last else { return values.last ?? [:] }
    let start = values.lastIndex { if case .dictionary = $0 { false } else { true } } ?? -1
    var merged: [Entry] = []
    var parts: [[PropertyListValue]] = []
    var indexes: [String: Int] = [:]
    for case .dictionary(let entries) in values[(start + 1)...] {
      for entry in entries {
        if let index = indexes[entry.key] {
          parts[index].append(entry.value)
        } else {
          indexes[entry.key] = merged.count
          merged.append(entry)
          parts.append([entry.value])
        }
      }
    }
    for index in merged.indices { merged[index].value = merging(parts[index]) }
    return .dictionary(merged)
  }
}

/// The texts that systems read as Booleans, each with its value.
package let spelledFlags: [(text: String, flag: Bool)] =
  ["YES", "Yes", "yes", "true", "True", "TRUE", "Y", "y", "1"].map { ($0, true) }
  + ["NO", "No", "no", "false", "False", "FALSE", "N", "n", "0"].map { ($0, false) }

extension PropertyListValue {
  /// The values that the value has at a path below it.
  package func values(at steps: ArraySlice<PropertyPath.Component>) -> [PropertyListValue] {
    guard let step = steps.first else { return [self] }
    let rest = steps.dropFirst()
    switch (step, self) {
    case (.element, .array(let elements)): return elements.flatMap { $0.values(at: rest) }
    case (.anyName, .dictionary(let entries)):
      return entries.flatMap { $0.value.values(at: rest) }
    case (.name(let name), .dictionary(let entries)):
      return entries.filter { $0.key == name }.flatMap { $0.value.values(at: rest) }
    default: return []
    }
  }
}
