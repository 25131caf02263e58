import Text

/// The parts of a catalogue that a program can check, in numbers: its rules, its sets of values and its codes.
package struct CatalogueCounts: Sendable {
  /// The rules of keys.
  package private(set) var rules = 0
  /// The rules that no property list decides, by their dependence.
  package private(set) var undecided: [Condition.Dependence: Int] = [:]
  /// The keys that have a closed, a documented or an open set of values.
  package private(set) var (closedSets, documentedSets, openSets) = (0, 0, 0)
  /// The keys, and how many of them were compared with a page of a source.
  package private(set) var (keys, comparedKeys) = (0, 0)
  /// The codes that have a page.
  package private(set) var codes: Int
  /// The codes that a finding can name.
  package private(set) var codesOfFindings: Int
  /// The rules with a code that files decide, and how many of them have their own words.
  package private(set) var (rulesWithCode, wordedRules) = (0, 0)

  package init(_ catalogue: Catalogue) {
    keys = catalogue.keys.count
    for key in catalogue.keys {
      if catalogue.reading(of: key.sources) != nil { comparedKeys += 1 }
      rules += key.rules.count
      let coded = key.rules.filter { $0.needsWords }
      rulesWithCode += coded.count
      wordedRules += coded.count { $0.words != nil }
      for dependence in key.rules.compactMap({ $0.dependence }) {
        undecided[dependence, default: 0] += 1
      }
      switch key.values {
      case .closed: closedSets += 1
      case .documented: documentedSets += 1
      case .open, .extensionPoints: openSets += 1
      case .any: break
      }
    }
    codes = catalogue.codes.count
    let ofFindings = Set(catalogue.codesOfFindings)
    codesOfFindings = catalogue.codes.count { ofFindings.contains($0.id) }
  }

  /// A sentence with the number of rules that files decide and what the others depend on.
  package var sentenceOnRules: String {
    let others = Condition.Dependence.allCases.compactMap { dependence in
      undecided[dependence].map { ($0, dependence.subject) }
    }
    let phrases = others.enumerated().map { index, other in
      let verb = index > 0 ? "" : other.0 == 1 ? " depends" : " depend"
      return "\(other.0)\(verb) on \(other.1)"
    }
    return "Files decide \(rules - undecided.values.reduce(0, +)) of \(rules) rules"
      + (others.isEmpty ? "." : "; \(alternatives(phrases, "and")).")
  }

  /// All counts, a sentence for each thing that the catalogue has.
  package var sentences: [String] {
    let sets = closedSets + documentedSets + openSets
    return [
      rules > 0 ? sentenceOnRules : nil,
      sets > 0
        ? "Sets of values: \(closedSets) closed, \(documentedSets) documented, \(openSets) open."
        : nil,
      codes > 0 ? "Findings can name \(codesOfFindings) of \(codes) rejection codes." : nil,
      comparedKeys > 0
        ? "\(comparedKeys) of \(keys) keys were compared with a page of their sources." : nil,
      rulesWithCode > 0
        ? "\(wordedRules) of \(rulesWithCode) rules with a code have their own words." : nil,
    ].compactMap { $0 }
  }
}

extension Condition.Dependence {
  /// The end of a sentence such as "depends on".
  package var subject: String {
    switch self {
    case .code: "what the code does"
    case .device: "the device or the system"
    case .files: "other files"
    case .review: "a review or an account"
    case .intent: "what the product is for"
    }
  }
}

extension Catalogue {
  /// The codes that findings name, even for the presence of a key that is always required.
  fileprivate var codesOfFindings: [RejectionCode.ID] {
    var codes: [RejectionCode.ID] = []
    for key in keys {
      codes += key.values.codes + key.typeCodes
      for rule in key.rules where !rule.codes.isEmpty {
        let isOfMissingKey =
          if case .present = rule.demand { key.required == .required } else { false }
        if rule.dependence == nil || isOfMissingKey { codes += rule.codes }
      }
    }
    for mechanism in mechanisms {
      codes += mechanism.codes.unknown + mechanism.codes.foreign + mechanism.codes.noEntry
    }
    for document in documents {
      codes += document.reservedNames.flatMap { $0.codes }
      guard let bundles = document.bundles else { continue }
      codes += bundles.agreements.flatMap { $0.codes }
      codes += (bundles.needed?.codes ?? []) + (bundles.grant?.codes ?? [])
      codes += (bundles.declaration?.codes ?? []) + bundles.excluded.flatMap { $0.codes }
    }
    return codes
  }
}
