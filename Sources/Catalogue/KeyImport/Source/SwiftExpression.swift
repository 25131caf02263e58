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
  /// A call whose arguments have no labels.
  static func call(_ name: String, with values: SwiftExpression...) -> Self {
    .call(name, values.map { SwiftArgument(label: nil, value: $0) })
  }

  /// The code of an expression without parts, as defaults are; nil for others.
  var plain: String? {
    switch self {
    case .code(let code): code
    case .text(let text) where text.utf8.count < 20: SwiftLiteral.line(text)
    case .array([], _), .list([]): "[]"
    case .dictionary([]): "[:]"
    case .call(let name, []): name + "()"
    default: nil
    }
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
