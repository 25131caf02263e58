package import Diagnostics
import JSON
import Text

/// Not together with these keys.
package struct ExcludesDemand: KeysDemand {
  package var keys: [PropertyPath]

  package static let name = "excludes"
  package static let severity = Severity.error
  package static let summary = "Two keys are combined that exclude each other."
  package static let explanation = """
    Each of the two keys is right alone. Together they contradict each other.
    """
  package static let cost = """
    The system follows only one of them, or refuses the file. The key's page says which, if a source \
    does.
    """
  package static let repair = """
    Decide which of the two keys you need, and remove the other with its value.
    """

  package func sentence(_ must: String) -> String {
    "\(must) not be combined with \(alternatives(keys.map(link)))."
  }

  package init(_ keys: [PropertyPath]) { self.keys = keys }

  package func schema(at path: PropertyPath) -> DemandSchema {
    guard let names = path.siblingNames(keys) else {
      return .inexpressible("The keys are in different dictionaries.")
    }
    let pairs = names.map { name -> JSONValue in
      ["required": JSONValue(strings: [path.name, name].sorted())]
    }
    return .demands([.holder([.init("not", ["anyOf": .array(pairs)])])])
  }

  package static let judges: Set<DemandAspect> = [.key]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    keys.flatMap { other -> [RuleProblem] in
      let carriesRuleToo = list.catalogue[other]?.rules.contains {
        if case .excludes(let demand) = $0.demand, $0.applies(like: subject.rule) {
          demand.keys.contains(subject.key.path)
        } else {
          false
        }
      }
      return list.occurrences(of: other).keys.filter { rival in
        guard limitedAlike(subject.written, rival) else { return false }
        guard carriesRuleToo == true else { return true }
        // Both keys carry the rule: the later one is reported, in a binary list the second by name.
        guard let own = subject.written.offset else { return subject.key.path < other }
        return own > rival.offset ?? 0
      }.map { rival in
        RuleProblem(
          "\(subject.quotedKey) must not be combined with '\(rival.text)'",
          remedy: "remove one of the two")
      }
    }
  }
}

extension Rule {
  /// Not together with these keys.
  public static func excludes(_ keys: [PropertyPath]) -> Self {
    Self(.excludes(ExcludesDemand(keys)))
  }
}

extension ExcludesDemand {
  /// Keys for two different devices never meet.
  private func limitedAlike(_ one: WrittenKey, _ other: WrittenKey) -> Bool {
    one.suffix.isEmpty || other.suffix.isEmpty || one.suffix == other.suffix
  }
}
