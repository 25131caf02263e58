/// An expression of generated Swift, before it is laid out in lines.
indirect enum SwiftExpression: Hashable, Sendable {
  /// Code that is written as it is: a name, a number.
  case code(String)
  case text(String)
  /// `Key("Beam", .string)`.
  case call(String, [SwiftArgument])
  /// `.present.when(.has("Beam", true))`.
  case chained(SwiftExpression, String, [SwiftArgument])
  /// An array literal whose elements have a type.
  case array([SwiftExpression], of: String)
  /// An array literal that is a value of a file.
  case list([SwiftExpression])
  /// A dictionary literal that is a value of a file.
  case dictionary([SwiftEntry])
}

/// An argument of a call.
struct SwiftArgument: Hashable, Sendable {
  var label: String?
  var value: SwiftExpression
}

/// A key and its value in a dictionary literal.
struct SwiftEntry: Hashable, Sendable {
  var key: String
  var value: SwiftExpression
}

extension SwiftExpression {
  static func texts(_ texts: [String]) -> Self { .array(texts.map(Self.text), of: "String") }

  static func flag(_ flag: Bool) -> Self { .code(flag ? "true" : "false") }

  static func number(_ number: some BinaryInteger) -> Self { .code(String(number)) }

  /// A call whose arguments have no labels.
  static func call(_ name: String, with values: SwiftExpression...) -> Self {
    .call(name, values.map { SwiftArgument(label: nil, value: $0) })
  }

  /// The amount of work for the type checker, whose time grows with the square of it.
  var weight: Int {
    switch self {
    case .code, .text: 1
    case .call(_, let arguments): arguments.reduce(1) { $0 + $1.value.weight }
    case .chained(let base, _, let arguments):
      arguments.reduce(base.weight + 1) { $0 + $1.value.weight }
    case .array(let elements, _), .list(let elements): elements.reduce(1) { $0 + $1.weight }
    case .dictionary(let entries): entries.reduce(1) { $0 + $1.value.weight + 1 }
    }
  }
}

/// A call that is composed from what is not left to its default.
struct SwiftCall {
  private let name: String
  private var arguments: [SwiftArgument] = []

  init(_ name: String) { self.name = name }

  var expression: SwiftExpression { .call(name, arguments) }

  /// Adds an argument, unless it is nil.
  mutating func add(_ label: String?, _ value: SwiftExpression?) {
    if let value { arguments.append(SwiftArgument(label: label, value: value)) }
  }

  mutating func add(_ label: String?, text: String?) { add(label, text.map(SwiftExpression.text)) }

  /// Adds a text, unless it has its usual value.
  mutating func add(_ label: String?, text: String, unless usual: String) {
    if text != usual { add(label, text: text) }
  }

  /// Adds a flag, unless it has its usual value.
  mutating func add(_ label: String, flag: Bool, unless usual: Bool = false) {
    if flag != usual { add(label, .flag(flag)) }
  }

  /// Adds an array, unless it is empty.
  mutating func add(_ label: String?, list: [SwiftExpression], of type: String) {
    if !list.isEmpty { add(label, .array(list, of: type)) }
  }

  /// Adds an array of texts, unless it is empty.
  mutating func add(_ label: String?, texts: [String]) {
    add(label, list: texts.map(SwiftExpression.text), of: "String")
  }
}
