import KeyModel
import KeyValidation

indirect enum ValueTemplate {
  struct Member {
    var name: String
    /// Whether any name will do.
    var isAnyName = false
    var value: ValueTemplate
  }

  /// An example of a scalar to write.
  case example(PropertyListValue)
  /// A choice, with the first value as the default.
  case choice([PropertyListValue])
  case array([ValueTemplate])
  case dictionary([Member])
}

extension ValueTemplate {
  /// A value of a type, or else of the key's first, with everything required inside.
  init(
    of entry: KeyEntry, as type: ValueType? = nil, example: PropertyListValue? = nil, depth: Int = 0
  ) {
    let key = entry.key
    let example = example ?? key.example
    let given = example.flatMap { example in
      key.types.first { $0.accepts(example.type) }
    }
    switch type ?? given ?? key.types.first {
    case .dictionary:
      self = .dictionary(
        Self.members(of: entry.inside, example, depth: depth, key.rules))
    case .array(let elements):
      self = .array(
        [Self.element(of: entry, elements, example, depth: depth)].compactMap(\.self)
      )
    case let type:
      self = Self.scalar(of: key, as: type ?? .string, example)
    }
  }

  init(elementOf entry: KeyEntry, as type: ValueType) {
    let example: PropertyListValue? =
      if case .array? = entry.key.example { entry.key.example } else { nil }
    self =
      Self.element(of: entry, [type], example, depth: 0) ?? .example("")
  }

  /// The depth to which dictionaries are filled in.
  private static let mostLevels = 6

  private static func element(
    of entry: KeyEntry, _ types: [ValueType], _ example: PropertyListValue?, depth: Int
  ) -> ValueTemplate? {
    var first: PropertyListValue?
    if case .array(let elements)? = example { first = elements.first }
    guard depth < mostLevels else { return nil }
    if let element = entry.inside.element {
      return ValueTemplate(of: element, example: first, depth: depth + 1)
    }
    let given = first.flatMap { first in types.first { $0.accepts(first.type) } }
    switch given ?? types.first {
    case .dictionary:
      return .dictionary(
        members(of: entry.inside, first, depth: depth, entry.key.rules))
    case .array: return .array([])
    case let type?: return scalar(of: entry.key, as: type, first)
    case nil: return nil
    }
  }

  /// The required keys of a dictionary; the example's keys if it must not be empty.
  private static func members(
    of level: Level, _ example: PropertyListValue?, depth: Int,
    _ rules: [Rule]
  ) -> [Member] {
    guard depth < mostLevels else { return [] }
    var entries: [PropertyListValue.Entry] = []
    if case .dictionary(let some)? = example { entries = some }
    let required = level.required.map { entry in
      let value = entries.first { $0.key == entry.key.name }?.value
      return Member(
        name: entry.key.name,
        value: ValueTemplate(of: entry, example: value, depth: depth + 1))
    }
    guard required.isEmpty, rules.contains(where: { $0.judges(.emptiness) }) else {
      return required
    }
    return entries.map { Member(name: $0.key, value: ValueTemplate($0.value)) }
  }

  static func scalar(of key: Key, as type: ValueType, _ example: PropertyListValue?)
    -> ValueTemplate
  {
    let listed = key.values.listed.map(\.value).filter { type.accepts($0.type) }
    if !listed.isEmpty {
      // Don't write a default: it applies anyway.
      let first =
        example.flatMap { listed.contains($0) ? $0 : nil }
        ?? listed.first { $0 != key.defaultValue } ?? listed[0]
      return .choice([first] + listed.filter { $0 != first })
    }
    switch type {
    case .boolean:
      var flag = key.defaultValue != .boolean(true)
      if case .boolean(let given)? = example { flag = given }
      return .choice([.boolean(flag), .boolean(!flag)])
    default:
      if let example, type.accepts(example.type) { return .example(example) }
      return .example(type.sample())
    }
  }

  init(_ value: PropertyListValue) {
    switch value {
    case .array(let elements): self = .array(elements.map { Self($0) })
    case .dictionary(let entries):
      self = .dictionary(entries.map { Member(name: $0.key, value: Self($0.value)) })
    case .boolean(let flag): self = .choice([value, .boolean(!flag)])
    default: self = .example(value)
    }
  }
}
