package import Diagnostics
import JSON

/// At least one of these keys is present beside this one or is it.
package struct AtLeastOneDemand: KeysDemand {
  package var keys: [PropertyPath]

  package static let name = "at-least-one"
  package static let severity = Severity.error
  package static let summary = "A dictionary has none of several keys of which it needs one."
  package static let explanation = """
    Each of the keys may be missing, but not all of them: without any of them the dictionary, or what \
    makes them necessary, doesn't work.
    """
  package static let cost = """
    The system ignores the dictionary, uses a default or terminates the app, as the key's page says. \
    If the finding names a code, a store refuses the product with it.
    """
  package static let repair = """
    Add one of the keys that the message lists. If none of them fits, remove what makes one \
    necessary.
    """

  package func sentence(_ must: String) -> String {
    "at least one of \(alternatives(keys.map(link))) \(must) be present."
  }

  package init(_ keys: [PropertyPath]) { self.keys = keys }

  package func schema(at path: PropertyPath) -> DemandSchema {
    guard let names = path.siblingNames(keys) else {
      return .inexpressible("The keys are in different dictionaries.")
    }
    let options = names.map { name -> JSONValue in ["required": [.string(name)]] }
    return .demands([.holder([.init("anyOf", .array(options))])])
  }

  package static let judges: Set<DemandAspect> = [.holder]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .holder(let present, let phrase, _) = subject.part, list.isComplete,
      !keys.contains(where: { present.contains($0.name) }),
      subject.key.path.siblingNames(keys) != nil, isFirstCarrier(subject, list.catalogue)
    else { return [] }
    return [
      RuleProblem(
        "\(phrase) has none of \(alternatives(keys.map { "'\($0.name)'" }, "and"))",
        remedy: "add one of them")
    ]
  }
}

extension Rule {
  /// At least one of these keys is present beside this one or is it.
  public static func atLeastOne(of keys: [PropertyPath]) -> Self {
    Self(.atLeastOne(AtLeastOneDemand(keys)))
  }
}

extension AtLeastOneDemand {
  /// Whether no key before this one carries the same rule, which is reported only once.
  private func isFirstCarrier<Value>(_ subject: DemandSubject<Value>, _ catalogue: Catalogue)
    -> Bool
  {
    !keys.contains { other in
      other < subject.key.path
        && catalogue[other]?.rules.contains {
          $0.demand == .atLeastOne(self) && $0.applies(like: subject.rule)
        } == true
    }
  }
}
