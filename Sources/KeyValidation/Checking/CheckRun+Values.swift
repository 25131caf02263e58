import Diagnostics
import KeyModel

/// Types, allowed values, and the rules that one value keeps or breaks on its own.
extension CheckRun {
  mutating func checkValue(of place: Place) {
    let key = place.entry.key
    let node = place.member.node
    switch node.value {
    case .dictionary(let members):
      guard key.types.contains(.dictionary) else { return reportType(of: node, at: place) }
      checkEmptiness(members.isEmpty, of: node, at: place)
      if place.entry.rulesConcernName { checkName(of: place) }
      open(
        Frame(pattern: key.path, isElement: false, members: members), level: place.entry.inside,
        owner: place.entry, place: node.range)
    case .array(let elements):
      guard place.entry.isArray else { return reportType(of: node, at: place) }
      checkEmptiness(elements.isEmpty, of: node, at: place)
      checkElements(elements, of: node, at: place)
    default:
      if place.entry.rulesConcernName { checkName(of: place) }
      let scalars = key.types.filter { $0 != .dictionary }
      checkScalar(node, types: scalars, at: place)
    }
  }

  mutating func checkElements(_ elements: [Node], of node: Node, at place: Place) {
    let types = place.entry.elementTypes
    for (index, element) in elements.enumerated() {
      steps.append(String(index))
      defer { steps.removeLast() }
      if let entry = place.entry.inside.element {
        checkValue(
          of: Place(entry: entry, member: Member(key: "", keyRange: nil, node: element)))
        continue
      }
      switch element.value {
      case .dictionary(let members):
        guard types.isEmpty || types.contains(.dictionary) else {
          reportType(of: element, among: types, at: place)
          continue
        }
        open(
          Frame(pattern: place.entry.key.path, isElement: true, members: members),
          level: place.entry.inside, owner: place.entry, place: element.range)
      case .array:
        let takesArrays = types.contains { if case .array = $0 { true } else { false } }
        if !types.isEmpty, !takesArrays { reportType(of: element, among: types, at: place) }
      default:
        if !types.isEmpty { checkScalar(element, types: types, at: place) }
      }
    }
    checkRules(ofArray: elements, node: node, at: place)
  }

  mutating func checkRules(ofArray elements: [Node], node: Node, at place: Place) {
    let key = place.entry.key
    for rule in key.rules where applies(rule) {
      switch rule.condition {
      case .firstElement(let value):
        if let first = elements.first?.plainText, isSubstituted(first) { continue }
        guard elements.first.map({ matches(value, $0) }) != true else { continue }
        report(
          rule, at: elements.first?.range ?? node.range,
          "\(quoted(key.name)) does not begin with \(quoted(value.plainText ?? "…"))",
          remedy: "put \(quoted(value.plainText ?? "…")) first", about: key.path)
      case .uniqueElements:
        var seen: Set<String> = []
        for element in elements {
          guard let text = element.plainText, !seen.insert(text).inserted else { continue }
          report(
            rule, at: element.range, "\(quoted(text)) occurs twice in \(quoted(key.name))",
            remedy: "remove the second one", about: key.path)
        }
      default: break
      }
    }
  }

  mutating func checkEmptiness(_ isEmpty: Bool, of node: Node, at place: Place) {
    guard isEmpty, isComplete else { return }
    for rule in place.entry.key.rules where rule.condition == .notEmpty && applies(rule) {
      report(
        rule, at: node.range, "\(quoted(place.member.key)) is empty",
        remedy: "add what it is for, or remove the key", about: place.entry.key.path)
    }
  }

  /// One value that holds no others, or one element of an array.
  mutating func checkScalar(_ node: Node, types: [ValueType], at place: Place) {
    if case .string(let text) = node.value {
      if isSubstituted(text) {
        if facts.profile == .built { reportPlaceholder(text, of: node, at: place) }
        let takesText = types.contains { type in
          type.holdsNoOther && (type == .string || Placeholder.isWhole(text))
        }
        if !takesText { reportType(of: node, among: types, at: place) }
        // An ending after the setting is final all the same.
        return checkRules(ofScalar: node, at: place, isFinal: false)
      }
      if facts.profile == .source, Placeholder.mayBeMacro(text), !types.contains(.string) { return }
    }
    switch fit(node, types) {
    case .right: break
    case .wrong where isAlsoAccepted(node, by: place.entry.key),
      .works where isAlsoAccepted(node, by: place.entry.key):
      break
    case .wrong: return reportType(of: node, among: types, at: place)
    case .works(let kind, let severity): reportLeniency(kind, severity, node, types, at: place)
    }
    checkAllowed(node, types: types, at: place)
    checkRules(ofScalar: node, at: place, isFinal: true)
  }
}

extension ValueType {
  /// Whether a value of the type is one text in a file, which a build setting can stand for.
  fileprivate var holdsNoOther: Bool {
    switch self {
    case .array, .dictionary: false
    default: true
    }
  }
}
