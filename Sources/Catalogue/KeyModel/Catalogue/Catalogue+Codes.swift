package import Diagnostics
import Text

extension Rule.Strength {
  /// The severity of a broken rule: advice weighs one step less than a demand.
  package func severity(of demanded: Severity) -> Severity {
    switch (self, demanded) {
    case (.must, _): demanded
    case (.should, .error): .warning
    case (.should, _): .note
    }
  }
}

extension Catalogue {
  /// The severity of a kind of finding in words: `error`, or `error where the rule says must, warning where it says
  /// should`.
  package func severityPhrase(of kind: DiagnosticKind) -> String {
    let (usual, advised) = severities(of: kind)
    guard let advised else { return usual.rawValue }
    return "\(usual.rawValue) where the rule says must, \(advised.rawValue) where it says should"
  }

  /// The severity of a finding, and the one that it has where a rule is advice; nil if that is no other.
  package func severities(of kind: DiagnosticKind) -> (usual: Severity, advised: Severity?) {
    let rules = keys.lazy.flatMap { $0.rules }.filter { $0.name == kind.id }
    let demands = Set(rules.map { $0.strength.severity(of: kind.severity) })
    return (kind.severity, demands.subtracting([kind.severity]).first)
  }

  /// The rules by the codes with which they are reported, each with the index of its key.
  package var rulesByCode: [RejectionCode.ID: [(key: Int, rule: Rule)]] {
    var rules: [RejectionCode.ID: [(key: Int, rule: Rule)]] = [:]
    for (index, key) in keys.enumerated() {
      for rule in key.rules {
        for code in rule.codes.uniqued { rules[code, default: []].append((index, rule)) }
      }
    }
    return rules
  }

  /// The ids of the findings that are errors only for products that go to a service.
  package func findingsOfServices(among kinds: [DiagnosticKind]) -> Set<String> {
    let errors = Set(kinds.filter { $0.severity == .error }.map { $0.id })
    var ids: Set<String> = []
    for index in keys.indices {
      for rule in keys[index].rules
      where rule.strength == .must && errors.contains(rule.name) && !ids.contains(rule.name) {
        guard concernsOnlyServices(rule.codes, in: document(of: keys[index].path)) else { continue }
        ids.insert(rule.name)
      }
    }
    return ids
  }

  /// The severity of a finding in a document that services report with these codes: an error if the product goes to one that
  /// refuses it, a warning if it presumably does, at most a warning if only others refuse it or the service only warns.
  package func severity(
    _ severity: Severity, of codes: [RejectionCode.ID], in document: DocumentKind,
    for destination: KnownDistribution?
  ) -> Severity {
    let answers = codes.compactMap { refusals[$0] }
    guard !answers.isEmpty, !distributions.isEmpty else { return severity }
    let refusing = answers.flatMap { $0 }
    guard !refusing.isEmpty else { return min(severity, .warning) }
    let unproven = document.isForServices ? severity : min(severity, .warning)
    guard let destination, refusing.contains(destination.id) else { return unproven }
    return destination.isPresumed ? max(unproven, .warning) : .error
  }

  /// The ways that options name, which may also name none.
  package var statedDistributions: [Distribution] {
    distributions.isEmpty ? [] : distributions + [.withoutRules]
  }

  /// Whether a product is refused for one of these codes in the way in which it reaches people.
  package func refuses(_ codes: [RejectionCode.ID], in distribution: Distribution.ID) -> Bool {
    codes.contains { refusals[$0]?.contains(distribution) == true }
  }

  /// The id of the distribution that refuses a product for one of these codes, of a product with a destination; nil if it
  /// refuses none, or where it goes is unknown.
  package func refusal(
    _ codes: [RejectionCode.ID], in document: DocumentKind, by destination: KnownDistribution?
  ) -> Distribution.ID? {
    guard !codes.isEmpty else { return nil }
    // Services alone read such a file, wherever the product goes.
    let usual = document.isForServices ? distributions.first { !$0.usualFor.isEmpty } : nil
    let id = destination?.id ?? usual?.id
    return id.flatMap { refuses(codes, in: $0) ? $0 : nil }
  }

  /// The way in which a product reaches people: the stated one, or the usual one on its platform.
  package func destination(stated id: Distribution.ID?, on platform: Platform?)
    -> KnownDistribution?
  {
    if let id { return KnownDistribution(id) }
    guard let platform else { return nil }
    return distributions.first { $0.usualFor.contains(platform) }
      .map { KnownDistribution($0.id, isPresumed: true) }
  }

  /// The way that products of a platform may take, among others.
  package func possibleDestination(on platform: Platform?) -> Distribution? {
    guard let platform else { return nil }
    return distributions.first { $0.countedFor.contains(platform) }
  }

  /// Whether no system rejects what services report with these codes in a document, so that it is not an error unless the product goes to a
  /// service that refuses it.
  package func concernsOnlyServices(_ codes: [RejectionCode.ID], in document: DocumentKind) -> Bool
  {
    severity(.error, of: codes, in: document, for: nil) != .error
  }
}
