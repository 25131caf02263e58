import KeyModel

extension SwiftExpression {
  /// The literal of a path, whose text form has no place for a name that is empty.
  static func path(_ path: PropertyPath) -> Self {
    if PropertyPath(path.description) == path { return .text(path.description) }
    var call = SwiftCall("PropertyPath")
    call.add(nil, .array(path.components.map(component), of: "PropertyPath.Component"))
    call.add("in", text: path.document)
    return call.expression
  }

  static func paths(_ paths: [PropertyPath]) -> Self { .array(paths.map(path), of: "PropertyPath") }

  private static func component(_ component: PropertyPath.Component) -> Self {
    switch component {
    case .name(let name): .call(".name", with: .text(name))
    case .anyName: .code(".anyName")
    case .element: .code(".element")
    case .shape(let name): .call(".shape", with: .text(name))
    }
  }

  /// A value of a file, written with plain literals.
  static func value(_ value: PropertyListValue) -> Self {
    switch value {
    case .string(let text): .text(text)
    case .integer(let number): .number(number)
    case .real(let number): real(number)
    case .boolean(let flag): .flag(flag)
    case .date(let text): .call(".date", with: .text(text))
    case .data(let text): .call(".data", with: .text(text))
    case .null: .code(".null")
    case .array(let elements): .list(elements.map { Self.value($0) })
    case .dictionary(let entries):
      .dictionary(entries.map { SwiftEntry(key: $0.key, value: Self.value($0.value)) })
    }
  }

  static func values(_ values: [PropertyListValue]) -> Self {
    .array(values.map { Self.value($0) }, of: "PropertyListValue")
  }

  /// A literal with a period or an exponent, so that it is not read as an integer.
  static func real(_ number: Double) -> Self {
    if number.isFinite { return .code(number.description) }
    return .code(
      number.isNaN ? ".real(.nan)" : number > 0 ? ".real(.infinity)" : ".real(-.infinity)")
  }

  static func types(_ types: [ValueType]) -> Self { .array(types.map(type), of: "ValueType") }

  static func type(_ type: ValueType) -> Self {
    guard case .array(let elements) = type else { return .code(".\(type.name)") }
    if elements.count == 1 {
      return .call(".array", [SwiftArgument(label: "of", value: Self.type(elements[0]))])
    }
    return .call(".array", with: types(elements))
  }

  static func mark(_ mark: KeyMark) -> Self {
    // Without a value, a mark is the path itself.
    if mark.value == nil, case .text(let path) = path(mark.key) { return .text(path) }
    var call = SwiftCall("KeyMark")
    call.add(nil, path(mark.key))
    call.add(nil, mark.value.map(value))
    return call.expression
  }

  static func marks(_ marks: [KeyMark]) -> [Self] { marks.map(mark) }
}
