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
      if members.isEmpty { checkRules(of: place, .emptiness, at: node.range) }
      if place.entry.key.rulesConcernName { checkName(of: place) }
      open(
        Frame(pattern: key.path, isElement: false, members: members), level: place.entry.inside,
        owner: place.entry, place: node.range)
    case .array(let elements):
      guard place.entry.isArray else { return reportType(of: node, at: place) }
      if elements.isEmpty { checkRules(of: place, .emptiness, at: node.range) }
      checkElements(elements, of: node, at: place)
    default:
      if place.entry.key.rulesConcernName { checkName(of: place) }
      let scalars = key.types.filter { $0 != .dictionary }
      checkScalar(node, types: scalars, at: place)
    }
  }

  mutating func checkElements(_ elements: [Node], of node: Node, at place: Place) {
    let types = place.entry.elementTypes
    for (index, element) in elements.enumerated() {
      work.count += 1
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
    checkRules(of: place, .array(elements), at: node.range, values: elements)
  }

  /// The rules of a wildcard's dictionary apply to its arbitrary name.
  private mutating func checkName(of place: Place) {
    let name = place.member.key
    checkRules(
      of: place, .text(name, isFinal: !isSubstituted(name), isName: true),
      at: place.member.keyRange)
  }

  private mutating func checkRules(ofScalar node: Node, at place: Place) {
    guard !place.entry.key.rulesConcernName else { return }
    checkRules(of: place, .scalar(node), at: node.range)
    if case .string(let text) = node.value {
      checkRules(
        of: place, .text(text, isFinal: !isSubstituted(text), isName: false), at: node.range)
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
        return checkRules(ofScalar: node, at: place)
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
    checkRules(ofScalar: node, at: place)
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
