import Diagnostics
package import JSON
import KeyModel
import Text

extension CheckRun {
  mutating func checkRules(
    of occurrence: KeyInList, _ part: DemandSubject<Node>.ListPart, at range: Range<Int>?,
    values: [Node] = []
  ) {
    let key = occurrence.entry.key
    // Rules with the same words are parts of one demand.
    var said: [RuleWords] = []
    for rule in key.rules where rule.judges(part.aspect) {
      let bearing = bearing(of: rule)
      guard bearing != .none, said.isEmpty || !(rule.words.map(said.contains) ?? false) else {
        continue
      }
      let isBroken = judge(
        rule, bearing, of: key, written: written(occurrence.member), part, at: range,
        values: values)
      if isBroken, let words = rule.words { said.append(words) }
    }
  }

  /// The bearing of a rule on the list: it applies, or would in a store that may be the destination, where its breaches count.
  enum Bearing { case applies, counts, none }

  mutating func bearing(of rule: Rule) -> Bearing {
    if applies(rule) { return .applies }
    guard facts.possible != nil, rule.condition.namesDistributions else { return .none }
    supposesStore = true
    defer { supposesStore = false }
    return applies(rule) ? .counts : .none
  }

  /// Reports or counts the breaches of a rule that has a bearing on the list. Returns whether there are any.
  @discardableResult
  mutating func judge(
    _ rule: Rule, _ bearing: Bearing, of key: Key, written: WrittenKey,
    _ part: DemandSubject<Node>.ListPart, at range: Range<Int>?, values: [Node] = []
  ) -> Bool {
    guard bearing == .counts else {
      return check(rule, of: key, written: written, part, at: range, values: values)
    }
    let found = problems(of: rule, at: key, written: written, part, comparing: values.count)
    heldBack += found.count
    return !found.isEmpty
  }

  @discardableResult
  mutating func check(
    _ rule: Rule, of key: Key, written: WrittenKey, _ part: DemandSubject<Node>.ListPart,
    at range: Range<Int>?,
    values: [Node] = []
  ) -> Bool {
    let found = problems(of: rule, at: key, written: written, part, comparing: values.count)
    for problem in found {
      let range = problem.element.map { values[$0].range } ?? range
      report(problem, of: rule, at: key, part, range)
    }
    return !found.isEmpty
  }

  func problems(
    of rule: Rule, at key: Key, written: WrittenKey, _ part: DemandSubject<Node>.ListPart,
    comparing count: Int = 0
  ) -> [RuleProblem] {
    work.count += 1 + rule.references.count + count
    guard !work.isSpent else { return [] }
    return rule.problems(at: key, written: written, part, in: self)
  }

  mutating func report(
    _ problem: RuleProblem, of rule: Rule, at key: Key, _ part: DemandSubject<Node>.ListPart,
    _ range: Range<Int>?
  ) {
    let limit = rule.untilPhrase.map { "; it matters only before \($0)" } ?? ""
    let use = surroundings.code?.phrase(rule.condition.apis).map { "; \($0)" } ?? ""
    report(
      rule, problem.isError.map { $0 ? .error : .warning }, at: range,
      problem.message + limit + use,
      remedy: problem.remedy, about: key.path,
      fixIt: problem.repair.flatMap { fixIt($0, of: part, at: range) })
  }

  /// Nothing is known about a missing file, so a rule that mentions one doesn't apply.
  func applies(_ rule: Rule) -> Bool {
    guard
      rule.extensionPoints.isEmpty
        || facts.point.map({ rule.extensionPoints.contains($0.id) }) == true,
      rule.condition == .always || rule.condition.holds(in: self) == true,
      rule.demand.references.allSatisfy({ $0.document.map(isAtHand) ?? true })
    else { return false }
    return !rule.until.contains { end in
      target.map { $0.platform == end.platform && $0.version >= end.version } ?? false
    }
  }

  private func fixIt(
    _ repair: RuleProblem.Repair, of part: DemandSubject<Node>.ListPart, at range: Range<Int>?
  ) -> FixIt? {
    switch (part, repair) {
    case (.text(let text, _, let isName), _)
    where (isName ? checker.words.names : checker.words.values).contains(text):
      nil
    case (.unknownKey(let name, _, _), .write(let new))
    where !NameSlip.areWithinOneEdit(name, new):
      nil
    case (.text(let text, _, _), .write(let new)):
      edit.replacing(range, text, with: new, title: "Write '\(new)'")
    case (.text(let text, _, _), .keepPrefix(let prefix)):
      edit.removing(text.dropFirst(prefix.count), after: prefix, range)
    case (.unknownKey(let name, _, _), .write(let new)):
      edit.replacing(range, name, with: new, title: "Rename to '\(new)'")
    default: nil
    }
  }
}

extension CheckRun: RuleContext {
  var catalogue: Catalogue { checker.catalogue }
  var isBuilt: Bool { facts.profile == .built }
  var bundleKind: BundleKind? { facts.bundleKind }
  var extensionPointID: ExtensionPoint.ID? { facts.point?.id }
  var platform: Platform? { facts.platform }
  var sdk: Release? { facts.sdk }
  func codeUses(_ apis: [String]) -> Bool? { surroundings.code?.uses(apis) }
  var distribution: String? { supposesStore ? facts.possible?.id : facts.destination?.id }

  func isAtHand(_ document: DocumentKind.ID) -> Bool { surroundings.lists[document] != nil }

  var target: Release? {
    guard let platform = facts.platform, let version = facts.deploymentTarget else {
      return nil
    }
    return Release(platform, version)
  }

  func mayBeMacro(_ text: String) -> Bool {
    isLenient && facts.profile == .source && kind.build?.expandsMacros == true
      && Placeholder.mayBeMacro(text)
  }

  func holds(_ name: String) -> Bool { frames.last?.written.contains(name) ?? false }

  func pathsOfSameShape(as path: PropertyPath) -> [PropertyPath] {
    path.document == nil ? checker.index.pathsOfSameShape(as: path) : []
  }

  func occurrences(of path: PropertyPath) -> KeyOccurrences<Node> {
    work.count += 1
    if let document = path.document {
      guard let neighbor = surroundings.lists[document], let frame = frames.first else {
        return KeyOccurrences()
      }
      return frame.occurrences(of: path) {
        collect(
          neighbor.members, path.components[...],
          endings: catalogue.document(of: path).keySuffixes)
      }
    }
    for frame in frames.reversed()
    where frame.pattern.components.count < path.components.count
      && path.components.starts(with: frame.pattern.components)
    {
      var steps = path.components.dropFirst(frame.pattern.components.count)
      if frame.isElement, steps.first == .element { steps = steps.dropFirst() }
      guard !steps.isEmpty else { continue }
      return frame.occurrences(of: path) {
        collect(frame.members(at: steps.first), steps, endings: frame.suffixes)
      }
    }
    return KeyOccurrences()
  }

  private func collect(
    _ members: [Member], _ path: ArraySlice<PropertyPath.Component>, endings: KeySuffixes
  ) -> KeyOccurrences<Node> {
    var found = KeyOccurrences<Node>()
    var suffixes: Set<String> = []
    collect(members, path, endings: endings, into: &found, &suffixes)
    return found
  }

  private func collect(
    _ members: [Member], _ path: ArraySlice<PropertyPath.Component>, endings: KeySuffixes = .none,
    into found: inout KeyOccurrences<Node>, _ suffixes: inout Set<String>
  ) {
    guard let step = path.first else { return }
    let rest = path.dropFirst()
    for member in members where !work.isSpent {
      work.count += 1
      let key = endings.split(member.key)
      switch step {
      case .name(let name): guard key.name == name else { continue }
      case .anyName: break
      case .element, .shape: continue
      }
      if rest.isEmpty || rest.elementsEqual([.element]) {
        if suffixes.insert(String(key.suffix)).inserted {
          found.keys.append(
            WrittenKey(
              member.key, suffix: String(key.suffix), offset: member.keyRange?.lowerBound))
        }
        add(member.node, to: &found)
        continue
      }
      switch member.node.value {
      case .dictionary(let inner): collect(inner, rest, into: &found, &suffixes)
      case .array(let elements):
        let below = rest.first == .element ? rest.dropFirst() : rest
        for element in elements { collect(element.members, below, into: &found, &suffixes) }
      default: continue
      }
    }
  }

  private func add(_ node: Node, to found: inout KeyOccurrences<Node>) {
    if !node.isZero { found.haveNonzero = true }
    if case .dictionary = node.value { found.containDictionary = true }
    for value in node.scalars {
      work.count += 1
      found.values.append(value)
      if case .dictionary = value.value { found.containDictionary = true }
      guard case .string(let text) = value.value else { continue }
      found.texts.insert(text)
      if isSubstituted(text) { found.areSubstituted = true }
    }
  }

  func written(_ member: Member) -> WrittenKey {
    let suffix = frames.last.map { String($0.split(member.key).suffix) }
    return WrittenKey(
      member.key, suffix: suffix ?? "", offset: member.keyRange?.lowerBound)
  }
}

extension PropertyListDocument.Node {
  /// The elements of an array, or else the value itself.
  var scalars: [PropertyListDocument.Node] {
    if case .array(let elements) = value { elements } else { [self] }
  }
}

extension PropertyListDocument.Node: RuleValue {
  package var number: Double? {
    switch value {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .string(let text): Double(text)
    default: nil
    }
  }

  package var text: String? { if case .string(let text) = value { text } else { nil } }

  package var isSubstituted: Bool { text.map(Placeholder.occurs) ?? false }

  package var identity: JSONValue {
    switch value {
    case .string(let text), .date(let text): .string(text)
    case .integer(let number): .integer(number)
    case .real(let number): JSONValue.real(number).normalized
    case .boolean(let flag): .boolean(flag)
    case .null: .null
    // No text has the form of this array.
    case .data(let bytes): [.array(bytes.map { .integer(Int64($0)) })]
    case .array(let elements): .array(elements.map { $0.identity })
    case .dictionary(let members):
      JSONValue.object(members.map { .init($0.key, $0.node.identity) }).normalized
    }
  }
}
