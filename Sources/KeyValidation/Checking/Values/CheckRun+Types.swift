import Diagnostics
import KeyModel
import Text

extension CheckRun {
  enum Fit {
    case right, wrong
    /// Not as documented, but readers understand it.
    case works(DiagnosticKind, Severity)
  }

  func fit(_ node: Node, _ types: [ValueType]) -> Fit {
    if types.contains(.any) { return .right }
    let isNumeric = types.contains { $0 == .integer || $0 == .real || $0 == .number }
    // In an old-style list, every scalar is a text.
    guard isLenient || format == .openStep else { return exactFit(node, types) }
    switch node.value {
    case .string(let text):
      if types.contains(.string) { return .right }
      if types.contains(.boolean), flag(spelled: text) != nil {
        return format == .openStep ? .right : .works(.booleanAsString, exactness ?? .warning)
      }
      if isNumeric, Int64(text) != nil || types != [.integer] && Double(text)?.isFinite == true {
        return format == .openStep ? .right : .works(.numberAsString, .warning)
      }
      // Converters write dates and data of a list as texts where the format has neither.
      if !format.hasDates, types.contains(.date) || types.contains(.data) { return .right }
      return .wrong
    case .integer(let number):
      if isNumeric { return .right }
      guard types.contains(.boolean) else { return .wrong }
      return .works(
        .booleanAsNumber, exactness ?? (number == 0 || number == 1 ? .note : .warning))
    case .real(let number):
      if types.contains(.real) || types.contains(.number) { return .right }
      // JSON has one kind of number.
      if format == .json, types.contains(.boolean), number == number.rounded() {
        return .works(
          .booleanAsNumber, exactness ?? (number == 0 || number == 1 ? .note : .warning))
      }
      guard types.contains(.integer), number == number.rounded() else { return .wrong }
      return format == .json ? .right : .works(.realAsInteger, .note)
    case .boolean:
      if types.contains(.boolean) { return .right }
      return isNumeric ? .works(.booleanAsNumber, .warning) : .wrong
    case .date: return types.contains(.date) ? .right : .wrong
    case .data: return types.contains(.data) ? .right : .wrong
    case .null: return types.contains(.null) ? .right : .wrong
    case .array, .dictionary: return .wrong
    }
  }

  /// The fit of a value that must be of one of the types, not only understood as one.
  private func exactFit(_ node: Node, _ types: [ValueType]) -> Fit {
    let isRight =
      switch node.value {
      case .string:
        types.contains(.string)
          // A format without dates and data writes them as texts.
          || !format.hasDates && (types.contains(.date) || types.contains(.data))
      case .integer: types.contains { $0 == .integer || $0 == .real || $0 == .number }
      case .real(let number):
        types.contains(.real) || types.contains(.number)
          || !format.hasDates && types.contains(.integer) && number == number.rounded()
      case .boolean: types.contains(.boolean)
      case .date: types.contains(.date)
      case .data: types.contains(.data)
      case .null: types.contains(.null)
      case .array, .dictionary: false
      }
    return isRight ? .right : .wrong
  }

  /// The severity of another form of a Boolean, if the document's readers accept only a Boolean.
  private var exactness: Severity? { kind.hasExactBooleans ? .error : nil }

  /// Whether systems accept the value in practice, although another type is documented.
  func isAlsoAccepted(_ node: Node, by key: Key) -> Bool {
    isRight(node, key.alsoAccepts)
  }

  private func isRight(_ node: Node, _ types: [ValueType]) -> Bool {
    guard !types.isEmpty else { return false }
    if types.contains(.any) { return true }
    switch node.value {
    case .dictionary: return types.contains(.dictionary)
    case .array(let elements):
      return types.contains { type in
        guard case .array(let inner) = type else { return false }
        work.count += elements.count
        return inner.isEmpty || elements.allSatisfy { isRight($0, inner) }
      }
    default:
      if case .right = fit(node, types) { return true }
      return false
    }
  }

  func reportLeniency(
    _ kind: DiagnosticKind, _ severity: Severity, _ node: Node, _ types: [ValueType],
    at occurrence: KeyInList
  ) {
    let key = occurrence.entry.key
    var wanted = withArticle(alternatives(types.map { $0.name }))
    var found = withArticle(node.typeName)
    var value = "it"
    var fixIt: FixIt?
    if case .string(let text) = node.value {
      found = "the string \(quoted(text))"
      if kind == .booleanAsString, let flag = flag(spelled: text) {
        (wanted, value) = ("a Boolean", "\(flag)")
        fixIt = edit.replacing(node.range, with: flag)
      }
    }
    report(
      kind, self.severity(severity, of: key.typeCodes), at: node.range,
      "\(quoted(occurrence.member.key)) holds \(found) for \(wanted)",
      remedy: "write \(value) as \(wanted)", about: key.path, codes: key.typeCodes, fixIt: fixIt)
  }

  /// - Parameter types: The types of an element; nil for the key's types.
  func reportType(of node: Node, among types: [ValueType]? = nil, at occurrence: KeyInList) {
    let key = occurrence.entry.key
    let isElement = occurrence.isElement && !occurrence.member.key.isEmpty
    // An entry of elements has their types itself.
    let ofElement = isElement && key.path.components.last != .element ? types : nil
    let types = ofElement ?? key.types
    guard !types.isEmpty else { return }
    let wanted = alternatives(types.map { $0.phrase })
    // In YAML, a scalar without quotes may be of another type than it looks.
    let needsQuotes = format == .yaml && types == [.string] && node.plainText?.isEmpty == false
    let holder =
      isElement ? "an element of \(quoted(occurrence.member.key))" : quoted(occurrence.member.key)
    report(
      .wrongType, at: node.range,
      "\(holder) is \(node.typePhrase), not \(withArticle(wanted))",
      remedy: needsQuotes ? "put it in quotes" : "write \(withArticle(wanted))",
      about: occurrence.entry.key.path,
      codes: occurrence.entry.key.typeCodes)
  }

  func reportPlaceholder(_ text: String, of node: Node, at occurrence: KeyInList) {
    // No one knows whether another tool has completed the file.
    guard Placeholder.ofTheBuildOccurs(in: text) else { return }
    // Ordinary text may be between two signs, so only the forms of build settings are proof.
    let isSetting = Placeholder.settingOccurs(in: text)
    report(
      .unresolvedPlaceholder, isSetting ? .error : .warning, at: node.range,
      "\(quoted(occurrence.member.key)) still holds a build setting: \(quoted(text))",
      remedy: "define the setting, or check a source with --profile source",
      about: occurrence.entry.key.path)
  }
}

func flag(spelled text: String) -> Bool? { spelledFlags.first { $0.text == text }?.flag }
