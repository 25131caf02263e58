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
    if isOfType(node, types) { return .right }
    // A schema does not distinguish 1.0 from 1, but most programs that read TOML do.
    if format == .toml, !isLenient, case .real(let number) = node.value, number.isWhole,
      types.contains(.integer)
    {
      return .works(.realAsInteger, .note)
    }
    // In an old-style list, every scalar is a text.
    guard isLenient || format == .openStep else { return .wrong }
    switch node.value {
    case .string(let text):
      if types.contains(.boolean), flag(spelled: text) != nil {
        return format == .openStep ? .right : .works(.booleanAsString, exactness ?? .warning)
      }
      let isNumber = Int64(text) != nil || types != [.integer] && Double(text)?.isFinite == true
      guard isNumber, types.contains(where: { $0.isNumeric }) else { return .wrong }
      return format == .openStep ? .right : .works(.numberAsString, .warning)
    case .integer(let number) where types.contains(.boolean):
      return booleanAsNumber(isFlag: number == 0 || number == 1)
    case .real(let number) where number.isWhole:
      // JSON has one kind of number.
      if format == .json, types.contains(.boolean) {
        return booleanAsNumber(isFlag: number == 0 || number == 1)
      }
      guard types.contains(.integer) else { return .wrong }
      return format == .json ? .right : .works(.realAsInteger, .note)
    case .boolean where types.contains(where: { $0.isNumeric }):
      return .works(.booleanAsNumber, .warning)
    default: return .wrong
    }
  }

  private func booleanAsNumber(isFlag: Bool) -> Fit {
    .works(.booleanAsNumber, exactness ?? (isFlag ? .note : .warning))
  }

  /// Whether a scalar is of one of some types, not only understood as one.
  private func isOfType(_ node: Node, _ types: [ValueType]) -> Bool {
    if types.contains(.any) { return true }
    switch node.value {
    case .string:
      return types.contains(.string)
        // A format without dates or data writes them as texts.
        || !format.hasDates && types.contains(.date) || !format.hasData && types.contains(.data)
    case .integer: return types.contains { $0.isNumeric }
    case .real(let number):
      return types.contains(.real) || types.contains(.number)
        || !isLenient && !format.hasDates && types.contains(.integer) && number.isWhole
    case .boolean: return types.contains(.boolean)
    case .date: return types.contains(.date)
    case .data: return types.contains(.data)
    case .null: return types.contains(.null)
    case .array, .dictionary: return false
    }
  }

  /// The severity of another form of a Boolean, if the document's readers accept only a Boolean.
  private var exactness: Severity? { kind.hasExactBooleans ? .error : nil }

  /// Whether systems accept the value in practice, although another type is documented.
  func isAlsoAccepted(_ node: Node, by entry: KeyEntry) -> Bool {
    isRight(node, entry.alsoAccepts)
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

  mutating func reportLeniency(
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
  mutating func reportType(of node: Node, among types: [ValueType]? = nil, at occurrence: KeyInList)
  {
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

  mutating func reportPlaceholder(_ text: String, of node: Node, at occurrence: KeyInList) {
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

extension ValueType {
  fileprivate var isNumeric: Bool { self == .integer || self == .real || self == .number }
}

extension Double {
  /// Whether it has no fraction; infinity has.
  fileprivate var isWhole: Bool { isFinite && self == rounded() }
}

func flag(spelled text: String) -> Bool? { spelledFlags.first { $0.text == text }?.flag }
