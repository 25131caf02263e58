/// Makes properties of the large arrays in expressions: the time that Swift needs for an
/// expression grows with the square of its size.
struct LargeParts {
  /// The weight from which on an array inside an entry becomes a property.
  private static let weightLimit = 60

  private var names: SwiftNames
  private var properties: [SwiftProperty] = []

  /// - Parameter taken: Names that the properties must not have.
  init(taken: Set<String>) { names = SwiftNames(taken: taken) }

  /// A name for a property that is declared elsewhere.
  mutating func name(_ name: String) -> String { names.identifier(name, "keys") }

  /// The properties since the last call.
  mutating func taken() -> [SwiftProperty] {
    defer { properties = [] }
    return properties
  }

  /// The expression, in which names of properties stand for large arrays.
  ///
  /// - Parameter name: The beginning of the properties' names.
  mutating func moving(outOf expression: SwiftExpression, of name: String) -> SwiftExpression {
    guard expression.weight > Self.weightLimit else { return expression }
    switch expression {
    case .code, .text: return expression
    case .call(let function, let arguments):
      return .call(function, moving(outOf: arguments, of: name))
    case .chained(let base, let function, let arguments):
      return .chained(
        moving(outOf: base, of: name), function, moving(outOf: arguments, of: name))
    case .array(let elements, let type):
      let elements = elements.map { moving(outOf: $0, of: name) }
      let array = SwiftExpression.array(elements, of: type)
      return property(array, elements, of: type, name) ?? array
    case .list(let elements):
      let elements = elements.map { moving(outOf: $0, of: name) }
      return property(.list(elements), elements, of: "PropertyListValue", name)
        .map { .call(".array", with: $0) } ?? .list(elements)
    case .dictionary(let entries):
      let entries = entries.map { entry -> SwiftEntry in
        // Identifiers have the first letters only.
        let name = String((name + " " + entry.key).prefix(200))
        return SwiftEntry(key: entry.key, value: moving(outOf: entry.value, of: name))
      }
      let calls = entries.map { entry in
        SwiftExpression.call("PropertyListValue.Entry", with: .text(entry.key), entry.value)
      }
      return property(.dictionary(entries), calls, of: "PropertyListValue.Entry", name)
        .map { .call(".dictionary", with: $0) } ?? .dictionary(entries)
    }
  }

  private mutating func moving(
    outOf arguments: [SwiftArgument], of name: String
  ) -> [SwiftArgument] {
    arguments.map { argument in
      // These are the only ones that have no array in their place.
      guard argument.label != "samples" else { return argument }
      let name = argument.label.map { name + " " + $0 } ?? name
      return SwiftArgument(label: argument.label, value: moving(outOf: argument.value, of: name))
    }
  }

  /// The name of a new property with the elements, unless the expression has become small.
  private mutating func property(
    _ expression: SwiftExpression, _ elements: [SwiftExpression], of type: String, _ name: String
  ) -> SwiftExpression? {
    guard expression.weight > Self.weightLimit else { return nil }
    let name = names.identifier(name, "values")
    properties.append(SwiftProperty(name: name, elements: elements, type: type))
    return .code(name)
  }
}

/// A computed property with an array.
struct SwiftProperty {
  /// The cost of an array literal at which it is divided.
  private static let costLimit = 500

  var name: String
  var elements: [SwiftExpression]
  /// The type of an element.
  var type: String
  /// The sentence of its documentation; empty if it is private.
  var summary = ""

  var text: String {
    let parts = Self.parts(of: elements)
    let head =
      (summary.isEmpty ? "private " : "/// \(summary)\n") + "var \(name): [\(type)] {\n"
    func literal(_ part: [SwiftExpression], column: Int) -> String {
      SwiftLayout.text(.array(part, of: type), indentation: 2, column: column)
    }
    guard parts.count > 1 else { return head + "  \(literal(parts[0], column: 2))\n}\n" }
    let names = parts.indices.map { "part\($0 + 1)" }
    let lines = zip(names, parts).map { name, part in
      let start = "  let \(name): [\(type)] = "
      return start + literal(part, column: start.count) + "\n"
    }
    let start = "  return "
    return head + lines.joined() + start
      + SwiftLayout.text(Self.joined(names, of: type), indentation: 2, column: start.count)
      + "\n}\n"
  }

  /// The elements of several properties as one array.
  static func joined(_ names: [String], of type: String) -> SwiftExpression {
    let array = SwiftExpression.array(names.map(SwiftExpression.code), of: "[\(type)]")
    return .chained(array, "flatMap", [.init(label: nil, value: .code("\\.self"))])
  }

  /// The elements in parts that Swift compiles quickly, of at most 25 elements or 100 texts; one part at least.
  static func parts(of elements: [SwiftExpression]) -> [[SwiftExpression]] {
    var parts: [[SwiftExpression]] = [[]]
    var total = 0
    for element in elements {
      let cost = element.weight == 1 ? 5 : max(element.weight, 20)
      total += cost
      if total > costLimit, !parts[parts.count - 1].isEmpty {
        parts.append([])
        total = cost
      }
      parts[parts.count - 1].append(element)
    }
    return parts
  }
}
