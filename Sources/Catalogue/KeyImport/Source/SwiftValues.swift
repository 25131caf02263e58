import KeyModel
import Text

/// Values of the model as the Swift that declares them. A structure is the call of its initializer, whose arguments
/// are its properties: see `SwiftParameter`.
extension DeclaredNames {
  func expression(_ value: Any) -> SwiftExpression {
    switch value {
    case let expression as SwiftExpression: expression
    case let text as String: .text(text)
    case let flag as Bool: .code(String(flag))
    case let number as Int: .code(String(number))
    case let version as Version: .text(version.text)
    case let moment as Moment: .text(moment.text)
    case let id as Source.ID: .text(id.text)
    case let path as PropertyPath: literal(path)
    case let value as PropertyListValue: literal(value)
    case let mark as KeyMark where mark.value == nil: literal(mark.key)
    case ValueType.array(let elements) where elements.count == 1:
      .call(".array", [SwiftArgument(label: "of", value: expression(elements[0]))])
    case let platform as Platform: constant(platform, platform.name)
    case let document as DocumentKind: constant(document, document.id)
    case let mechanism as ExtensionPoint.Mechanism: constant(mechanism, mechanism.name)
    case let kind as BundleKind: constant(kind, kind.name)
    case let distribution as Distribution: constant(distribution, distribution.id)
    case let reference as SourceReference: source(reference)
    case let rule as Rule: self.rule(rule)
    case let condition as Condition: self.condition(condition)
    case let samples as [PropertyPath: PropertyListValue]:
      .dictionary(
        samples.sorted { $0.key < $1.key }.map {
          SwiftEntry(key: $0.key.description, value: literal($0.value))
        })
    case let elements as any SwiftElements:
      .array(elements.values.map(expression), of: Self.name(of: type(of: elements).elementType))
    default: declaration(of: value)
    }
  }

  /// The value, of which constants may stand for the parts.
  func declaration(of value: Any) -> SwiftExpression {
    if let kind = value as? BundleKind, kind.plural == BundleKind(kind.name).plural {
      return declaration(of: changed(kind) { $0.plural = "" })
    }
    let mirror = Mirror(reflecting: value)
    let first = mirror.children.first
    switch mirror.displayStyle {
    case .optional: return first.map { expression($0.value) } ?? .code("nil")
    case .enum:
      guard let first, let name = first.label else { return .code(".\(value)") }
      let payload = Mirror(reflecting: first.value)
      return payload.displayStyle == .tuple
        ? call("." + name, Array(payload.children))
        : .call("." + name, with: expression(first.value))
    default: return call(Self.name(of: type(of: value)), Array(mirror.children))
    }
  }

  /// A call with what is not left to its defaults.
  func call(_ name: String, _ properties: [Mirror.Child]) -> SwiftExpression {
    let arguments = properties.flatMap { label, value -> [SwiftArgument] in
      guard let label, !SwiftParameter.derived.contains(label) else { return [] }
      let isOptional = Mirror(reflecting: value).displayStyle == .optional
      let parameter = SwiftParameter(label, of: name, isOptional: isOptional)
      let expression = self.expression(parameter.type.map { named(value, $0) } ?? value)
      if let plain = expression.plain, parameter.usual.contains(plain) { return [] }
      guard parameter.isVariadic, case .array(let elements, _) = expression else {
        return [SwiftArgument(label: parameter.label, value: expression)]
      }
      return elements.enumerated().map { index, element in
        SwiftArgument(label: index == 0 ? parameter.label : nil, value: element)
      }
    }
    return .call(name, arguments)
  }

  private func constant(_ value: Any, _ name: String) -> SwiftExpression {
    constant(name, of: Self.name(of: type(of: value))).map { .code("." + $0) }
      ?? declaration(of: value)
  }

  /// The values that names in the model stand for in an initializer.
  private func named(_ names: Any, _ type: String) -> Any {
    func value(_ name: String) -> Any {
      switch type {
      case "BundleKind": BundleKind(name)
      case "Distribution": Distribution(name, name: name)
      default: ExtensionPoint.Mechanism(name, identifierKey: .root)
      }
    }
    if let name = names as? String { return value(name) }
    guard let names = names as? [String] else { return names }
    return SwiftExpression.array(names.map { expression(value($0)) }, of: type)
  }

  /// The name of a type in a module that imports the model: `[KeySuffixes.Part]`.
  static func name(of type: Any.Type) -> String {
    if let array = type as? any SwiftElements.Type { return "[\(name(of: array.elementType))]" }
    return String(String(reflecting: type).drop { $0 != "." }.dropFirst())
  }

  private func source(_ reference: SourceReference) -> SwiftExpression {
    if reference == reference.wholeDocument { return .text(reference.id.text) }
    guard reference.confidence == nil, let name = constant(reference.id.text, of: "SourceReference")
    else { return declaration(of: reference) }
    return .call("." + name, with: .text(reference.section))
  }

  /// A path, whose text form has no place for a name that is empty.
  private func literal(_ path: PropertyPath) -> SwiftExpression {
    PropertyPath(path.description) == path
      ? .text(path.description)
      : call("PropertyPath", [("components", path.components), ("document", path.document as Any)])
  }

  /// A value of a file, written with plain literals.
  private func literal(_ value: PropertyListValue) -> SwiftExpression {
    switch value {
    case .string(let text): .text(text)
    case .integer(let number): .code(String(number))
    // A literal with a period or an exponent is not read as an integer.
    case .real(let number) where number.isFinite: .code(number.description)
    case .real(let number):
      .code(number.isNaN ? ".real(.nan)" : number > 0 ? ".real(.infinity)" : ".real(-.infinity)")
    case .boolean(let flag): .code(String(flag))
    case .date, .data, .null: declaration(of: value)
    case .array(let elements): .list(elements.map { literal($0) })
    case .dictionary(let entries):
      .dictionary(entries.map { SwiftEntry(key: $0.key, value: literal($0.value)) })
    }
  }
}

/// An array whose elements are of any type.
private protocol SwiftElements {
  static var elementType: Any.Type { get }
  var values: [Any] { get }
}

extension Array: SwiftElements {
  fileprivate static var elementType: Any.Type { Element.self }
  fileprivate var values: [Any] { self }
}
