package import KeyModel
import Text

extension LengthDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(.length(atMost: 3), [.string], kept: ["Key": "abc"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    if let min, min > 0, key.beginning.isEmpty {
      return key.breaches(
        byText: String(repeating: "a", count: min - 1), rejectedBy: "minLength")
    }
    guard let max else { return [] }
    return key.breaches(
      byText: key.beginning + String(repeating: "a", count: max + 1), rejectedBy: "maxLength")
  }
}

extension FormatDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(.format(.scriptTag), [.string], kept: ["Key": "Latn"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    let text = key.beginning + format.counterexample
    return key.breaches(
      byText: format.accepts(text) ? format.counterexample : text, rejectedBy: "pattern")
  }
}

extension PatternDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(.pattern("^[a-z]{2}$", "a code of two letters"), [.string], kept: ["Key": "de"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    let texts = ["~", " ", "", "~~ ~~", "A-_", "1a"].map { key.beginning + $0 }
    let wrong = texts.first { (try? Pattern(pattern))?.matches($0) == false }
    return wrong.map { key.breaches(byText: $0, rejectedBy: "pattern") } ?? []
  }
}

extension WithoutSuffixDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(.withoutSuffix([".view"]), [.string], kept: ["Key": "Main"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    endings.flatMap { key.breaches(byText: "example" + $0, rejectedBy: "not") }
  }
}

extension WithSuffixDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(.withSuffix([".icon"]), [.string], kept: ["Key": "Main.icon"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    key.breaches(byText: "Example.other", rejectedBy: "pattern")
  }
}

extension WithPrefixDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .withPrefix(["group."], orCodeOf: 4), [.string], kept: ["Key": "AB12.trails"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    // As good as the example but for its beginning.
    let example =
      if case .array(let elements)? = key.example { elements.first } else { key.example }
    guard case .string(let text)? = example, prefixes.contains(where: text.hasPrefix) else {
      return key.breaches(byText: "~other", rejectedBy: "pattern")
    }
    return key.breaches(byText: "x" + text, rejectedBy: "pattern")
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    let code = String(repeating: "A", count: codeLength)
    return prefixes.isEmpty ? [.set(key.path, key.listed("\(code).trails"))] : []
  }
}

extension PrefixFromDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .prefix(from: "Other", separator: "."), [.string], others: ["Other": [.array(of: .string)]],
      kept: ["Key": "group.trails.camera", "Other": ["group.trails"]])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach(unseenBySchemas: [.set(key.path, "unheard")])]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    let isArray = catalogue[other]?.elementTypes.isEmpty == false
    return [
      .set(other, isArray ? ["group.trails"] : "group.trails"),
      .set(key.path, .string("group.trails\(separator)camera")),
    ]
  }
}

extension WithoutTextDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(.withoutText(["/"]), [.string], kept: ["Key": "Send"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    pieces.flatMap { key.breaches(byText: "\(key.beginning)a\($0)b", rejectedBy: "not") }
  }
}

extension PredicateDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(.predicate, [.string], kept: ["Key": "a == 1"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach(unseenBySchemas: [.set(key.path, "(a == 1")])]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [.set(key.path, "a == 1")]
  }
}
