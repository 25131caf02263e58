import Text

extension Condition {
  /// The condition as the end of a sentence: ``where `A` is present``; nil where it always holds.
  package var phrase: String? {
    self == .always ? nil : clause(isNegated: false).text
  }

  /// Whether a part of it is the opposite of several conditions together.
  var excludesCombinations: Bool {
    switch self {
    case .not(.all(let parts)): parts.count > 1
    case .not(let part): part.excludesCombinations
    case .all(let parts), .any(let parts): parts.contains { $0.excludesCombinations }
    default: false
    }
  }

  /// Words that follow their lead: `where` and `A is present`.
  private struct Clause {
    var lead: String
    var words: String
    /// Whether the words are alternatives, which a comma ends.
    var isOneOf = false

    var text: String { lead.isEmpty ? words : "\(lead) \(words)" }
    /// The leads of circumstances in the order in which they are said: `in built apps on A for B with C`.
    static let circumstances = ["in", "on", "for", "with"]
    var isCircumstance: Bool { Self.circumstances.contains(lead) }
    var isCase: Bool { lead == "where" || lead == "when" || lead == "unless" }
  }

  private func clause(isNegated: Bool) -> Clause {
    switch self {
    case .always: Clause(lead: "", words: isNegated ? "never" : "always")
    case .present(let key):
      Clause(lead: "where", words: "\(link(key)) is \(isNegated ? "absent" : "present")")
    case .value(let key, let values, let isElement):
      Clause(
        lead: "where",
        words:
          "\(link(key)) \(isElement ? isNegated ? "does not contain" : "contains" : isNegated ? "is not" : "is") \(alternatives(values.map { $0.codeText }.uniqued))",
        isOneOf: values.count > 1)
    case .count(let key, let least, let most):
      Clause(
        lead: "where",
        words: "\(link(key)) \(isNegated ? "does not have" : "has") \(counts(least, most))")
    case .all(let parts): joined(parts, isNegated ? "or" : "and", isNegated)
    case .any(let parts): joined(parts, isNegated ? "and" : "or", isNegated)
    case .not(let part): part.clause(isNegated: !isNegated)
    case .extensionPoints(let ids):
      Clause(
        lead: isNegated ? "except for" : "for", words: alternatives(ids.map { link(toPoint: $0) }))
    case .bundles(let kinds):
      Clause(lead: isNegated ? "except in" : "in", words: alternatives(kinds.map { $0.plural }))
    case .platforms(let platforms):
      Clause(
        lead: "on",
        words: (isNegated ? "platforms other than " : "") + alternatives(platforms.map { $0.name }))
    case .target(let limit, let releases):
      Clause(
        lead: "where",
        words: (limit == .before) != isNegated
          ? "the product supports systems before \(Self.list(releases))"
          : "the product needs \(Self.list(releases)) or later", isOneOf: releases.count > 1)
    case .sdk(let limit, let releases):
      Clause(
        lead: "with",
        words: (limit == .before) != isNegated
          ? "an SDK before that of \(Self.list(releases))"
          : "the SDK of \(Self.list(releases)) or later")
    case .distributions(let ways):
      Clause(lead: isNegated ? "except for" : "for", words: alternatives(ways.map { $0.name }))
    case .product:
      Clause(lead: "in", words: isNegated ? "a source file" : Self.wholeProduct)
    case .depends(_, let text, _): Clause(lead: isNegated ? "unless" : "when", words: text)
    }
  }

  private func joined(_ parts: [Condition], _ word: String, _ isNegated: Bool) -> Clause {
    if word == "or", let target = Self.target(parts) {
      return target.clause(isNegated: isNegated)
    }
    let clauses = clauses(of: parts, word, isNegated)
    guard word == "and" else {
      let leads = Set(clauses.map { $0.lead })
      return leads.count == 1
        ? Clause(
          lead: clauses[0].lead, words: alternatives(clauses.map { $0.words }), isOneOf: true)
        : Clause(lead: "", words: alternatives(clauses.map { $0.text }), isOneOf: true)
    }
    var cases: [String] = []
    let others = clauses.filter { $0.isCase }
    for (index, clause) in others.enumerated() {
      // `where A is present and the app does B`
      let isContinued =
        index > 0 && (clause.lead == "unless") == (others[index - 1].lead == "unless")
      cases.append(isContinued ? clause.words : clause.text)
    }
    let ending =
      cases.count == 2 && others[0].isOneOf
      ? [cases[0] + ", and " + cases[1]] : cases.isEmpty ? [] : [alternatives(cases, "and")]
    // Exceptions and alternatives stand between commas.
    let asides = clauses.filter { !$0.isCircumstance && !$0.isCase }.map { $0.text }
    let said = [Self.circumstances(clauses)] + asides + ending
    return Clause(
      lead: "",
      words: said.filter { !$0.isEmpty }.joined(separator: asides.isEmpty ? " " : ", "))
  }

  /// Circumstances in the order in which they are said; a product of a kind is a built one of that kind.
  private static func circumstances(_ clauses: [Clause]) -> String {
    var clauses = clauses
    if let whole = clauses.firstIndex(where: { $0.words == wholeProduct }),
      let place = clauses.firstIndex(where: { $0.lead == "in" && $0.words != wholeProduct })
    {
      clauses[place].words = "built " + clauses[place].words
      clauses.remove(at: whole)
    }
    return Clause.circumstances.flatMap { lead in clauses.filter { $0.lead == lead } }
      .map { $0.text }.joined(separator: " ")
  }

  /// The parts in words. Keys that are all present, or all absent, are in one of them, and a key that is there without a
  /// value is named once.
  private func clauses(of parts: [Condition], _ word: String, _ isNegated: Bool) -> [Clause] {
    let lacking = isNegated || word == "or" ? [] : Set(parts.compactMap { $0.lackingKey })
    let without = Set(parts.compactMap { $0.presentKey }).intersection(lacking)
    let parts = parts.filter { part in part.presentKey.map { !without.contains($0) } ?? true }
    var keys: [Bool: [String]] = [:]
    for presence in parts.compactMap({ $0.presence(isNegated: isNegated) }) {
      keys[presence.isPresent, default: []].append(link(presence.key))
    }
    return parts.compactMap { part -> Clause? in
      guard let presence = part.presence(isNegated: isNegated) else {
        var clause = part.clause(isNegated: isNegated)
        if let key = part.lackingKey, without.contains(key) {
          clause.words = "\(link(key)) is present but" + clause.words.dropFirst(link(key).count)
        }
        return clause
      }
      // The first of them has them all.
      guard let names = keys.removeValue(forKey: presence.isPresent) else { return nil }
      let verb = names.count > 1 && word == "and" ? "are" : "is"
      return Clause(
        lead: "where",
        words: "\(alternatives(names, word)) \(verb) \(presence.isPresent ? "present" : "absent")")
    }
  }

  /// One condition for the targets of several platforms; nil if the parts are others.
  private static func target(_ parts: [Condition]) -> Condition? {
    var limits: Set<Limit> = []
    var releases: [Release] = []
    for part in parts {
      guard case .target(let limit, let others) = part else { return nil }
      limits.insert(limit)
      releases += others
    }
    return limits.count == 1 ? limits.first.map { .target($0, releases) } : nil
  }

  private var presentKey: PropertyPath? {
    if case .present(let key) = self { key } else { nil }
  }

  private var lackingKey: PropertyPath? {
    if case .not(.value(let key, _, _)) = self { key } else { nil }
  }

  private func presence(isNegated: Bool) -> (key: PropertyPath, isPresent: Bool)? {
    switch self {
    case .present(let key): (key, !isNegated)
    case .not(let part): part.presence(isNegated: !isNegated)
    default: nil
    }
  }

  private static let wholeProduct = "a built product"

  private func counts(_ least: Int?, _ most: Int?) -> String {
    switch (least, most) {
    case (let least?, let most?) where least == most: "\(least) elements"
    case (let least?, let most?): "\(least) to \(most) elements"
    case (let least?, nil): "at least \(least) \(least == 1 ? "element" : "elements")"
    case (nil, let most?): "at most \(most) \(most == 1 ? "element" : "elements")"
    case (nil, nil): "elements"
    }
  }

  private static func list(_ releases: [Release]) -> String {
    alternatives(releases.map { "\($0.platform) \($0.version)" })
  }
}
