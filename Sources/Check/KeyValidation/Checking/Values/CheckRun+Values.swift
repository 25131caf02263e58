import Diagnostics
package import KeyModel
import Text

extension CheckRun {
  mutating func checkValue(of occurrence: KeyInList) {
    let entry = occurrence.entry
    let node = occurrence.node
    guard occurrence.depth < Self.deepest else { return reportDepth(of: occurrence) }
    switch node.value {
    case .dictionary(let members):
      guard entry.types.contains(.dictionary) || entry.types.contains(.any) else {
        return isAlsoAccepted(node, by: entry) ? () : reportType(of: node, at: occurrence)
      }
      checkRules(
        of: occurrence, members.isEmpty ? .emptiness : .entries(members.count), at: node.range)
      if entry.rulesConcernName { checkName(of: occurrence) }
      checkDictionary(members, of: node, at: occurrence)
    case .array(let elements):
      // An empty array is of every type of arrays, the key's own first.
      let isOwn = elements.isEmpty && entry.isArray
      guard isOwn || !isAlsoAccepted(node, by: entry) else { return }
      guard entry.isArray || entry.types.contains(.any) else {
        return reportType(of: node, at: occurrence)
      }
      if elements.isEmpty { checkRules(of: occurrence, .emptiness, at: node.range) }
      checkElements(elements, of: node, at: occurrence)
    default:
      if entry.rulesConcernName { checkName(of: occurrence) }
      let scalars = entry.types.filter { $0 != .dictionary }
      checkScalar(node, types: scalars, at: occurrence)
    }
  }

  private mutating func reportDepth(of occurrence: KeyInList) {
    report(
      .nestedTooDeeply, at: occurrence.node.range,
      "'\(occurrence.member.key)' and what is inside are not checked: they are in more than \(Self.deepest) keys and shapes",
      remedy: "flatten the \(catalogue.noun(for: kind))", about: occurrence.entry.key.path)
  }

  mutating func checkElements(_ elements: [Node], of node: Node, at occurrence: KeyInList) {
    let types = occurrence.entry.elementTypes
    let inArray = changed(occurrence) { $0.isElement = true }
    for (index, element) in elements.enumerated() where !work.isSpent && !element.hasUnknownTag {
      work.count += 1
      steps.append(String(index))
      defer { steps.removeLast() }
      if let entry = occurrence.entry.inside.element {
        checkValue(
          of: occurrence.inside(
            entry, Member(key: occurrence.member.key, keyRange: nil, node: element),
            isElement: true))
        continue
      }
      switch element.value {
      case .dictionary(let members):
        guard types.isEmpty || types.contains(.dictionary) || types.contains(.any) else {
          reportType(of: element, among: types, at: inArray)
          continue
        }
        checkDictionary(members, of: element, isElement: true, at: inArray)
      case .array:
        let takesArrays = types.contains(.any) || types.contains(where: { $0.isArray })
        if !types.isEmpty, !takesArrays { reportType(of: element, among: types, at: inArray) }
      default:
        if !types.isEmpty { checkScalar(element, types: types, at: inArray) }
      }
    }
    if !elements.contains(where: { $0.hasUnknownValue }) {
      checkRules(of: occurrence, .array(elements), at: node.range, values: elements)
    }
  }

  private mutating func checkName(of occurrence: KeyInList) {
    checkText(
      occurrence.member.key, isName: true, of: occurrence, at: occurrence.member.keyRange)
  }

  private mutating func checkRules(ofScalar node: Node, at occurrence: KeyInList) {
    guard !occurrence.entry.rulesConcernName else { return }
    checkRules(of: occurrence, .scalar(node), at: node.range)
    if case .string(let text) = node.value {
      checkText(text, isName: false, of: occurrence, at: node.range)
    }
  }

  mutating func checkScalar(_ node: Node, types: [ValueType], at occurrence: KeyInList) {
    if case .string(let text) = node.value {
      if isSubstituted(text) {
        let isFinal = facts.profile == .built
        if isFinal, !types.contains(.string), !Placeholder.settingOccurs(in: text) {
          return reportType(of: node, among: types, at: occurrence)
        }
        if isFinal { reportPlaceholder(text, of: node, at: occurrence) }
        let takesText = (types + occurrence.entry.key.alsoAccepts).contains { type in
          type == .any || type.isScalar && (type == .string || Placeholder.isWhole(text))
        }
        if !takesText { reportType(of: node, among: types, at: occurrence) }
        return checkRules(ofScalar: node, at: occurrence)
      }
      if mayBeMacro(text), !types.contains(.string) { return }
    }
    if node.isAmbiguous, reportAmbiguity(of: node, types, at: occurrence) { return }
    switch fit(node, types) {
    case .right: break
    case .wrong where isAlsoAccepted(node, by: occurrence.entry),
      .works where isAlsoAccepted(node, by: occurrence.entry):
      break
    case .wrong: return reportType(of: node, among: types, at: occurrence)
    // A value in the wrong form is checked further once it is written correctly.
    case .works(let kind, let severity):
      return reportLeniency(kind, severity, node, types, at: occurrence)
    }
    if reportOuterSpace(of: node, at: occurrence) { return }
    checkAllowed(node, types: types, at: occurrence)
    checkRules(ofScalar: node, at: occurrence)
  }
}

extension ValueType {
  /// Whether a value of the type is a scalar in a file, which a build setting can replace.
  package var isScalar: Bool {
    switch self {
    case .array, .dictionary: false
    default: true
    }
  }
}
