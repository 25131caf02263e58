import Diagnostics
import KeyModel
import Text

extension CheckRun {
  mutating func checkPresence(in frame: Frame) {
    guard isComplete else { return }
    let (level, present, holding) = (frame.level, frame.present, subject(frame))
    if frame.isElement, frame.members.isEmpty, !level.required.isEmpty || !isDemanded(level) {
      return reportEmptyElement(frame)
    }
    let others = (facts.requiredInside[frame.pattern] ?? []).compactMap { level.named[$0] }
    for entry in level.required + others where !work.isSpent {
      work.count += 1
      guard !present.contains(entry.key.name), isRequired(entry, in: frame) else { continue }
      let name = entry.key.name
      let point = facts.asked[entry.key.path] ?? facts.point?.id
      let kind = point.map { "; \(quoted($0)) needs it" } ?? ""
      let type =
        entry.key.types.contains(.any) ? "" : ", \(withArticle(entry.key.typePhrase))"
      report(
        .missingRequiredKey, at: frame.range,
        "\(holding) lacks the required key \(quoted(name))\(facts.required.contains(entry.key.path) ? kind : "")",
        remedy: "add \(quoted(name))\(type)\(contents(of: entry))",
        about: entry.key.path,
        codes: codes(ofMissing: entry.key))
    }
    for demand in level.demands where !work.isSpent {
      let bearing = bearing(of: demand.rule)
      guard bearing != .none else { continue }
      let key = demand.entry.key
      guard surroundings.code == nil || demand.rule.condition.apis.isEmpty || isAvailable(key)
      else { continue }
      let lacksKey =
        level.named[key.name] != nil && !present.contains(key.name)
        && !isRequired(demand.entry, in: frame)
      judge(
        demand.rule, bearing, of: key, written: WrittenKey(key.name),
        .holder(present: present, phrase: holding, lacksKey: lacksKey), at: frame.range)
    }
  }

  /// Whether the product's platform has a key: code for several platforms uses what only one of them protects.
  private func isAvailable(_ key: Key) -> Bool {
    guard let platform, let statements = key.availability, !statements.isEmpty else { return true }
    return statements.contains { $0.platform == platform && $0.isAvailable }
  }

  /// Whether a rule asks for something, which is said in the rule's own words.
  private func isDemanded(_ level: Level) -> Bool {
    level.demands.contains { _, rule in
      rule.strength == .must && rule.demand.finding.severity == .error && applies(rule)
    }
  }

  /// Reports an empty dictionary in an array, as editors leave it, in one finding for all that it lacks.
  private mutating func reportEmptyElement(_ frame: Frame) {
    let level = frame.level
    let demands = level.demands.filter { applies($0.rule) }
    guard !level.required.isEmpty || !demands.isEmpty else { return }
    let names = level.required.map { quoted($0.key.name) }
    report(
      names.isEmpty ? .emptyValue : .missingRequiredKey, at: frame.range,
      "\(subject(frame)) is empty"
        + (names.isEmpty ? "" : "; it lacks the required \(alternatives(names, "and"))"),
      remedy: "add what it is for, or remove the element", about: frame.owner?.entry.key.path,
      codes: (level.required.flatMap { codes(ofMissing: $0.key) }
        + demands.flatMap { $0.rule.codes })
        .uniqued)
  }

  /// The codes with which a service or a system reports that the key is missing, or what belongs inside of it.
  private func codes(ofMissing key: Key) -> [RejectionCode.ID] {
    let inRules = key.rules.flatMap { rule -> [RejectionCode.ID] in
      if case .present = rule.demand { rule.codes } else { [] }
    }
    let ofBundles = (catalogue.document.bundles?.agreements ?? []).filter { agreement in
      agreement.relation == .present && facts.required.contains(agreement.key)
        && (agreement.key == key.path || agreement.key.parent == key.path)
        && facts.bundleKind?.isOne(of: agreement.bundleKinds) == true
    }
    let mechanism = facts.point?.mechanism
    let ofEntry = mechanism?.entryKeys.contains(key.path) == true ? mechanism?.codes.noEntry : nil
    return (inRules + ofBundles.flatMap { $0.codes } + (ofEntry ?? [])).uniqued
  }

  mutating func checkIsOn(_ occurrence: KeyInList) {
    guard let point = facts.asked[occurrence.entry.key.path],
      self.is(occurrence.node, .boolean(false))
    else { return }
    report(
      .missingRequiredKey, at: occurrence.node.range,
      "\(quoted(occurrence.member.key)) is false; \(quoted(point)) needs it",
      remedy: "set it to true", about: occurrence.entry.key.path)
  }

  private func isRequired(_ entry: KeyEntry, in frame: Frame) -> Bool {
    if facts.required.contains(entry.key.path) { return true }
    guard entry.key.required == .required else { return false }
    // A build may add keys at the root.
    guard frame.owner == nil, catalogue.document.build != nil else { return true }
    return facts.profile == .built && facts.isProduct
  }

  /// The required keys of a missing dictionary: ` with 'KEY'`.
  private func contents(of entry: KeyEntry) -> String {
    let names =
      entry.inside.required.map { $0.key.name } + (facts.requiredInside[entry.key.path] ?? [])
    return names.isEmpty ? "" : " with \(alternatives(names.map { quoted($0) }, "and"))"
  }

  private func subject(_ frame: Frame) -> String {
    frame.owner == nil ? "the \(catalogue.noun(for: catalogue.document))" : frame.phrase
  }
}
