import Diagnostics
import KeyModel
import Text

/// Keys that their dictionary does not know, and keys that are missing.
extension CheckRun {
  /// Reports a key that its dictionary does not know, if it is likely to be a mistake.
  ///
  /// - Returns: Whether it was reported.
  mutating func checkUnknown(_ member: Member, level: Level, owner: KeyEntry?) -> Bool {
    if reportMisplaced(member, level: level, owner: owner) { return true }
    if owner == nil, let document = checker.otherDocuments[member.key] {
      report(
        .misplacedKey, at: member.keyRange,
        "\(quoted(member.key)) has no effect in \(withArticle(catalogue.document.name)); it is a key of \(withArticle(document.name))",
        remedy: "move it to \(withArticle(document.name))", about: nil)
      return true
    }
    let near = nearMiss(of: member, in: level)
    let closing = owner?.key.rules.first { $0.judges(.unknownKey) && applies($0) }
    guard near != nil || closing != nil else { return false }
    if let closing, let owner {
      let phrase = quoted(name(of: owner))
      check(
        closing, of: owner.key, written: written(member),
        .unknownKey(member.key, near: near, phrase: phrase), at: member.keyRange)
      return true
    }
    let hint = near.map { "; did you mean \(quoted($0))?" } ?? ""
    let fixIt = near.flatMap {
      edit.replacing(member.keyRange, member.key, with: $0, title: "Rename to '\($0)'")
    }
    let page =
      near.flatMap { level.named[String(split($0).name)]?.key.path } ?? owner?.key.path
    if let near {
      report(
        .misspelledKey, at: member.keyRange, "unknown key \(quoted(member.key))\(hint)",
        remedy: "write \(quoted(near)), or leave it if the key is your own", about: page,
        fixIt: fixIt)
    }
    return true
  }

  /// A name that is known here, a slip away, not yet taken, and right for the value.
  private func nearMiss(of member: Member, in level: Level) -> String? {
    let written = split(member.key)
    let taken = frames.last?.written ?? []
    // `~Small` is not a suffix; `~small` is.
    if written.suffix.isEmpty, let name = withLowercaseSuffix(member.key),
      level.named[String(split(name).name)] != nil, !taken.contains(name)
    {
      return name
    }
    guard let near = level.nearMiss.certain(for: String(written.name), work),
      let entry = level.named[near], mayHold(member.node, entry)
    else { return nil }
    let name = near + written.suffix
    return taken.contains(name) || taken.contains(near) ? nil : name
  }

  /// The key with its suffix in lower case, or nil where it has none that is written wrongly.
  private func withLowercaseSuffix(_ key: String) -> String? {
    for part in suffixes.parts {
      guard let byte = part.mark.utf8.first, let mark = key.utf8.lastIndex(of: byte) else {
        continue
      }
      let name = key[..<mark] + key[mark...].lowercased()
      if name != key, !split(String(name)).suffix.isEmpty { return String(name) }
    }
    return nil
  }

  /// Reports a key that is known elsewhere, if its name is unlikely to be the author's own.
  private mutating func reportMisplaced(_ member: Member, level: Level, owner: KeyEntry?) -> Bool {
    let name = String(suffixes.split(member.key).name)
    let known = checker.index.entriesByName[name] ?? []
    work.count += known.count
    let homes = known.filter { mayHold(member.node, $0) }
    guard let home = homes.first else { return false }
    if let wildcard = level.wildcard, mayHold(member.node, wildcard) { return false }
    let top = frames.count > 1 ? steps.first : nil
    let sharesTop = homes.contains { $0.key.path.components.first == top.map { .name($0) } }
    guard isDistinctive(name) || sharesTop else { return false }
    let locations = homes.prefix(3).map { home in
      let parent = home.key.path.parent ?? .root
      return parent.isRoot ? "the root" : readable(parent)
    }
    report(
      .misplacedKey, at: member.keyRange,
      "\(quoted(name)) belongs in \(alternatives(locations)), not in \(holder(owner))",
      remedy: "move it to \(alternatives(locations))", about: home.key.path)
    return true
  }

  /// Whether a name begins with capitals that say who defined it, and has more than a word.
  private func isDistinctive(_ name: String) -> Bool {
    let start = name.utf8.prefix(3)
    return name.utf8.count >= 8 && start.allSatisfy(\.isUppercase)
  }

  /// A path as a sentence shows it: `Lamps/[]/<name>`.
  private func readable(_ path: PropertyPath) -> String {
    var prefix = PropertyPath.root
    var parts: [String] = []
    for component in path.components {
      prefix = prefix.appending(component)
      switch component {
      case .name(let name): parts.append(name)
      case .anyName: parts.append("<\(checker.catalogue[prefix]?.placeholder ?? "name")>")
      case .element: parts.append("[]")
      }
    }
    return parts.joined(separator: "/")
  }

  private func name(of owner: KeyEntry) -> String {
    owner.key.path.components.last == .anyName ? steps.dropLast().last ?? "" : owner.key.name
  }

  /// The dictionary at hand, in words.
  private func holder(_ owner: KeyEntry?) -> String {
    guard let owner, let frame = frames.last else { return "the root" }
    if frame.isElement { return "an element of \(quoted(owner.key.name))" }
    return quoted(name(of: owner))
  }

  /// Whether a value has a form that a key takes, so that the key may be meant.
  func mayHold(_ node: Node, _ entry: KeyEntry) -> Bool {
    switch node.value {
    case .dictionary: return entry.key.types.contains(.dictionary)
    case .array: return entry.isArray
    case .string(let text) where isSubstituted(text):
      return entry.key.types.contains {
        switch $0 {
        case .array, .dictionary: false
        default: true
        }
      }
    default:
      if case .wrong = fit(node, entry.key.types) { return false }
      return true
    }
  }

  // MARK: - Missing keys

  mutating func checkPresence(
    _ frame: Frame, level: Level, owner: KeyEntry?, range: Range<Int>?
  ) {
    guard isComplete else { return }
    let present = frame.present
    let holder = owner?.key.path ?? .root
    for entry in level.required
      + (facts.requiredInside[holder] ?? []).compactMap({ level.named[$0] })
    where !work.isSpent {
      work.count += 1
      guard !present.contains(entry.key.name) else { continue }
      guard isRequired(entry, owner: owner) else { continue }
      let name = entry.key.name
      let point = facts.asked[entry.key.path] ?? facts.point?.id
      let kind = point.map { "; \(quoted($0)) needs it" } ?? ""
      report(
        .missingRequiredKey, at: range,
        "\(subject(owner)) lacks the required key \(quoted(name))\(facts.required.contains(entry.key.path) ? kind : "")",
        remedy: "add \(quoted(name)), \(withArticle(entry.key.typePhrase))", about: entry.key.path)
    }
    for demand in level.demands where !work.isSpent && applies(demand.rule) {
      let key = demand.entry.key
      let lacksKey =
        level.named[key.name] != nil && !present.contains(key.name)
        && !isRequired(demand.entry, owner: owner)
      check(
        demand.rule, of: key, written: WrittenKey(key.name),
        .holder(present: present, phrase: subject(owner), lacksKey: lacksKey), at: range)
    }
  }

  /// Reports a key that is there, but turns off what an extension point needs.
  mutating func checkIsOn(_ occurrence: Occurrence) {
    guard let point = facts.asked[occurrence.entry.key.path],
      occurrence.member.node.matches(.boolean(false))
    else { return }
    report(
      .missingRequiredKey, at: occurrence.member.node.range,
      "\(quoted(occurrence.member.key)) is false; \(quoted(point)) needs it",
      remedy: "set it to true", about: occurrence.entry.key.path)
  }

  private func isRequired(_ entry: KeyEntry, owner: KeyEntry?) -> Bool {
    if facts.required.contains(entry.key.path) { return true }
    guard entry.key.required == .required else { return false }
    // A build may add keys at the root.
    guard owner == nil, catalogue.document.build != nil else { return true }
    return facts.profile == .built && facts.isProduct
  }

  private func subject(_ owner: KeyEntry?) -> String {
    owner == nil ? "the \(catalogue.noun(for: catalogue.document))" : holder(owner)
  }
}
