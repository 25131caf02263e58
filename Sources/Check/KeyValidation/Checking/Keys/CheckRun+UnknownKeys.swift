import Diagnostics
import KeyModel
import Text

extension CheckRun {
  mutating func checkUnknown(_ member: Member, in frame: Frame) -> Bool {
    if reportFormerName(member, in: frame) { return true }
    // An editor wrote it, or somebody for one.
    if steps.count == 1, member.key == DocumentKind.editorSchema, !kind.isPropertyList,
      format == .json || fileName(of: file).hasSuffix(".json")
    {
      return true
    }
    // In a property list, slips have their own findings.
    if !kind.isPropertyList, isClosed(frame) {
      reportRefused(member, in: frame)
      return true
    }
    if reportSlip(member, in: frame) || reportTitle(member, in: frame) { return true }
    if reportMisplaced(member, in: frame) { return true }
    if frame.owner == nil, let document = checker.otherDocuments[member.key] {
      report(
        .misplacedKey, at: member.keyRange,
        "\(quoted(member.key)) has no effect in \(withArticle(catalogue.document.name)); it is a key of \(withArticle(document.name))",
        remedy: "move it to \(withArticle(document.name))", about: nil)
      return true
    }
    if reportOtherCase(of: member, in: frame) { return true }
    let near = nearMiss(of: member, in: frame)
    if let owner = frame.owner?.entry.key,
      let closing = owner.rules.first(where: { $0.judges(.unknownKey) && applies($0) })
    {
      check(
        closing, of: owner, written: written(member),
        .unknownKey(member.key, near: near?.name, phrase: quoted(frame.name)), at: member.keyRange)
      return true
    }
    guard let near else {
      return reportUnderWildcard(member, in: frame)
        || reportSlipElsewhere(member, in: frame)
        || frame.owner == nil && reportReserved(member, in: frame)
        || reportLackingWord(member, in: frame)
    }
    let page = frame.entry(of: near.name)?.key.path ?? frame.owner?.entry.key.path
    report(
      .misspelledKey, at: member.keyRange,
      "unknown key \(quoted(member.key)); did you mean \(quoted(near.name))?",
      remedy: "write \(quoted(near.name)), or leave it if the key is your own", about: page,
      codes: codes(ofUnknown: member),
      fixIt: near.isCertain ? rename(member, to: near.name) : nil)
    return true
  }

  /// Reports a name that a key had before.
  private mutating func reportFormerName(_ member: Member, in frame: Frame) -> Bool {
    guard let entry = frame.level.formerNames[member.key] else { return false }
    let name = entry.key.name
    let isTaken = frame.written.contains(name)
    report(
      !kind.isPropertyList && isClosed(frame) ? OnlyKnownKeysDemand.finding : .misspelledKey,
      at: member.keyRange, "\(quoted(member.key)) was renamed to \(quoted(name))",
      remedy: isTaken ? "remove it; \(quoted(name)) is there already" : "write \(quoted(name))",
      about: entry.key.path,
      fixIt: isTaken || !fits(member.node, entry) ? nil : rename(member, to: name))
    return true
  }

  /// Reports a key that is not one of those that a closed dictionary may have.
  private mutating func reportRefused(_ member: Member, in frame: Frame) {
    let near = nearestNames(to: member.key, among: frame.level.names, limit: 1).first
    let holder =
      frame.owner == nil ? "the \(catalogue.noun(for: catalogue.document))" : quoted(frame.name)
    let problem = OnlyKnownKeysDemand.problem(with: member.key, near: near, in: holder)
    report(
      OnlyKnownKeysDemand.finding, at: member.keyRange, problem.message, remedy: problem.remedy,
      about: near.flatMap { frame.level.named[$0]?.key.path } ?? frame.owner?.entry.key.path)
  }

  private mutating func reportOtherCase(of member: Member, in frame: Frame) -> Bool {
    guard frame.isWrittenInOtherCase(member.key),
      !checker.words.names.contains(member.key),
      let near = frame.level.nearMiss.certain(for: member.key, work), near.distance == 0,
      let entry = frame.level.named[near.name], frame.written.contains(near.name)
    else { return false }
    report(
      .misspelledKey, at: member.keyRange,
      "unknown key \(quoted(member.key)); \(quoted(near.name)) is there too",
      remedy: "put the intended value into \(quoted(near.name)), and remove the other key",
      about: entry.key.path)
    return true
  }

  private func rename(_ member: Member, to name: String) -> FixIt? {
    edit.replacing(member.keyRange, member.key, with: name, title: "Rename to '\(name)'")
  }

  /// A known name that is a slip away, not yet used, and fits the value.
  private func nearMiss(of member: Member, in frame: Frame) -> NearNames.Match? {
    let written = frame.split(member.key)
    guard !checker.words.names.contains(String(written.name)) else { return nil }
    let taken = frame.written
    // `~Small` is not a suffix; `~small` is.
    if written.suffix.isEmpty, let name = withLowercaseSuffix(member.key, in: frame),
      frame.entry(of: name) != nil, !taken.contains(name)
    {
      return NearNames.Match(name: name, distance: 0)
    }
    guard var near = frame.level.nearMiss.certain(for: String(written.name), work),
      let entry = frame.level.named[near.name],
      fits(member.node, entry) || isSurelyMeant(near, by: String(written.name))
    else { return nil }
    guard !taken.contains(near.name), !taken.contains(near.name + written.suffix) else {
      return nil
    }
    near.name += written.suffix
    return near
  }

  /// Whether a name is so near another that it is meant whatever the value. A singular for a plural is not.
  private func isSurelyMeant(_ near: NearNames.Match, by written: String) -> Bool {
    near.isCertain && isDistinctive(written) && near.name + "s" != written
      && near.name != written + "s"
  }

  /// The key with its suffix in lower case; nil if the suffix is right or missing.
  private func withLowercaseSuffix(_ key: String, in frame: Frame) -> String? {
    for part in frame.suffixes.parts {
      guard let byte = part.mark.utf8.first, let mark = key.utf8.lastIndex(of: byte) else {
        continue
      }
      let name = key[..<mark] + key[mark...].lowercased()
      if name != key, !frame.split(String(name)).suffix.isEmpty { return String(name) }
    }
    return nil
  }

  /// Reports a misspelt key that belongs in the dictionaries under arbitrary names, not beside them.
  private mutating func reportUnderWildcard(_ member: Member, in frame: Frame) -> Bool {
    guard let wildcard = frame.level.wildcard, !fits(member.node, wildcard) else { return false }
    guard !checker.words.names.contains(member.key),
      let near = wildcard.inside.nearMiss.certain(for: member.key, work),
      let entry = wildcard.inside.named[near.name], fits(member.node, entry)
    else { return reportKeyAmongNames(member, wildcard: wildcard) }
    reportSlip(member, for: near.name, in: readable(wildcard.key.path), about: entry)
    return true
  }

  private mutating func reportSlip(
    _ member: Member, for name: String, in way: String, about entry: KeyEntry
  ) {
    report(
      .misplacedKey, at: member.keyRange,
      "unknown key \(quoted(member.key)); did you mean \(quoted(name)), which belongs in \(way)?",
      remedy: "move it to \(way) as \(quoted(name))", about: entry.key.path)
  }

  /// Reports a name in the form of a key, with a key's value, among arbitrary names of another form.
  private mutating func reportKeyAmongNames(_ member: Member, wildcard: KeyEntry) -> Bool {
    guard wildcard.key.rulesConcernName, !wildcard.inside.named.isEmpty,
      isDistinctive(member.key)
    else { return false }
    let way = readable(wildcard.key.path)
    report(
      .misplacedKey, at: member.keyRange,
      "\(quoted(member.key)) is beside the dictionaries that keys belong in, \(way)",
      remedy: "write a key that is known in \(way), and move it there, or remove it",
      about: wildcard.key.path)
    return true
  }

  private mutating func reportSlipElsewhere(_ member: Member, in frame: Frame)
    -> Bool
  {
    let name = String(checker.index.suffixes.split(member.key).name)
    if let wildcard = frame.level.wildcard, fits(member.node, wildcard) { return false }
    guard isDistinctive(name), !checker.words.names.contains(name),
      let near = checker.index.distinctiveNames.certain(for: name, work), near.isCertain
    else { return false }
    let known = checker.index.entriesByName[near.name] ?? []
    work.count += known.count
    let homes = known.filter { fits(member.node, $0) }
    guard let home = homes.first else { return false }
    let ways = homes.prefix(3).map { readable($0.key.path.parent ?? .root) }
    reportSlip(member, for: near.name, in: alternatives(ways), about: home)
    return true
  }

  /// Notes a name that is a known one but for a word, which its value fits and which is not there.
  private mutating func reportLackingWord(_ member: Member, in frame: Frame) -> Bool {
    guard !checker.words.names.contains(member.key), isDistinctive(member.key),
      let name = LackingWord.name(meantBy: member.key, among: frame.level.names, work),
      !frame.written.contains(name), let entry = frame.level.named[name], fits(member.node, entry)
    else { return false }
    report(
      .misspelledKey, .note, at: member.keyRange,
      "unknown key \(quoted(member.key)); did you mean \(quoted(name))?",
      remedy: "write \(quoted(name)), or leave it if the key is your own", about: entry.key.path)
    return true
  }

  /// Reports an unknown name in a form reserved for the format's makers, with the key that may be meant.
  private mutating func reportReserved(_ member: Member, in frame: Frame) -> Bool {
    let name = String(frame.split(member.key).name)
    guard let reserved = kind.reservedNames.first(where: { $0.contain(name) }) else {
      return false
    }
    work.count += frame.level.names.count
    let taken = frame.present
    let free = frame.level.names.filter { !taken.contains($0) }
    let near = nearestNames(to: name, among: free, limit: 1)
      .first { reserved.isNear(name, to: $0) }
    report(
      .unknownKey, reserved.strength == .must ? .warning : .note, at: member.keyRange,
      "unknown key \(quoted(member.key))\(near.map { "; did you mean \(quoted($0))?" } ?? "")",
      remedy: near.map { "write \(quoted($0)), or remove the key" }
        ?? "remove the key, or look for its name in the documents that define it",
      about: near.flatMap { frame.level.named[$0]?.key.path }, codes: reserved.codes)
    return true
  }

  private mutating func reportTitle(_ member: Member, in frame: Frame) -> Bool {
    guard member.key.utf8.contains(UInt8(ascii: " ")),
      let name = frame.level.namesByTitle[member.key],
      let entry = frame.level.named[name]
    else { return false }
    report(
      member, as: name, isTaken: frame.present.contains(name), about: entry,
      canRename: fits(member.node, entry),
      "\(quoted(member.key)) is the title of the key \(quoted(name)), which editors show instead of its name"
    )
    return true
  }

  private mutating func report(
    _ member: Member, as name: String, isTaken: Bool, about entry: KeyEntry,
    canRename: Bool = true, _ message: String
  ) {
    report(
      .misspelledKey, at: member.keyRange, message,
      remedy: isTaken
        ? "remove it; \(quoted(name)) is there already" : "write \(quoted(name))",
      about: entry.key.path,
      fixIt: isTaken || !canRename ? nil : rename(member, to: name))
  }

  /// The codes with which a store rejects a key at the root that its document does not have.
  func codes(ofUnknown member: Member) -> [RejectionCode.ID] {
    guard frames.count == 1 else { return [] }
    return kind.reservedNames.first { $0.contain(member.key) }?.codes ?? []
  }

  // MARK: - Slips that are no matter of letters

  /// Reports a known key with white space around it, or with the name that an editor gives to a copy: `KEY - 2`.
  private mutating func reportSlip(_ member: Member, in frame: Frame) -> Bool {
    let bare = member.key.withoutOuterSpace ?? member.key
    let original = bare.nameOfOriginal
    let name = original ?? bare
    guard name != member.key, let entry = frame.entry(of: name) else {
      return false
    }
    report(
      member, as: name, isTaken: frame.written.contains(name), about: entry,
      original == nil
        ? "the key \(quoted(member.key)) \(member.key.outerSpacePhrase) white space"
        : "\(quoted(member.key)) is the name that an editor gives to a copy of \(quoted(name))")
    return true
  }

  /// Whether a value fits a key, so that the key may be meant.
  func fits(_ node: Node, _ entry: KeyEntry) -> Bool {
    if isAlsoAccepted(node, by: entry) { return true }
    switch node.value {
    case .dictionary: return entry.key.types.contains(.dictionary)
    case .array: return entry.isArray
    case .string(let text) where isSubstituted(text):
      return entry.key.types.contains { $0.isScalar }
    default:
      if case .wrong = fit(node, entry.key.types) { return false }
      return true
    }
  }
}

extension String {
  /// The original key if an editor named this one as a copy, `KEY - 2`; nil otherwise.
  fileprivate var nameOfOriginal: String? {
    guard let last = utf8.lastIndex(of: UInt8(ascii: "-")), utf8[last...].count > 2 else {
      return nil
    }
    let (name, number) = (self[..<last], self[last...].dropFirst(2))
    guard name.hasSuffix(" "), self[last...].hasPrefix("- "),
      number.utf8.allSatisfy({ $0.isDigit }),
      !name.dropLast().isEmpty
    else { return nil }
    return String(name.dropLast())
  }
}
