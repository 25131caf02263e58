package import Diagnostics

/// A value, or every element, occurs in the value at another path too.
package struct AgreesWithRule: OtherKeyRule {
  package var other: PropertyPath

  package static let name = "agrees-with"
  package static let severity = Severity.warning
  package static let summary = "A value does not occur in the dictionary it must agree with."
  package static let explanation = """
    Reported only where the other dictionary is present. Types that the system declares, and \
    those of UTImportedTypeDeclarations, need no declaration of your own.
    """

  package func sentence(_ must: String) -> String {
    "every value \(must) occur in \(link(other)) too."
  }

  package init(_ other: PropertyPath) { self.other = other }

  package func schema(at path: PropertyPath) -> RuleSchema {
    .inexpressible("A schema can't compare two values of a list.")
  }

  package static let judges: Set<RuleSubject.Aspect> = [.key]

  package func problems(of subject: RuleSubject, in list: some RuleContext) -> [RuleProblem] {
    guard case .key(let values) = subject.part, list.isComplete,
      !list.occurrences(of: other).texts.isEmpty
    else { return [] }
    let known = ([other] + list.pathsOfSameShape(as: other)).map(list.occurrences)
    guard !known.contains(where: \.areSubstituted) else { return [] }
    return values.enumerated().compactMap { index, value in
      guard let text = value.text, !value.isSubstituted, !isDeclaredBySystem(text),
        !known.contains(where: { $0.texts.contains(text) })
      else { return nil }
      return RuleProblem(
        "'\(text)' does not occur in '\(other.name)'",
        remedy: "declare it there, or correct one of the two", element: index)
    }
  }

  package static var example: RuleExample {
    RuleExample(
      .agrees(with: "Other"), [.array(of: .string)], others: ["Other": [.array(of: .string)]],
      kept: ["Key": ["trail"], "Other": ["trail"]])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach(unseenBySchemas: [.set(key.path, key.listed("unheard"))])]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [
      .set(key.path, key.listed("trail")),
      .set(other, catalogue[other]?.listed("trail") ?? "trail"),
    ]
  }
}

extension Rule {
  /// A value, or every element, occurs in the value at another path too.
  public static func agrees(with key: PropertyPath) -> Self { Self(AgreesWithRule(key)) }
}

extension AgreesWithRule {
  /// Types that only the system declares.
  private func isDeclaredBySystem(_ identifier: String) -> Bool {
    ["public.", "com.apple.", "dyn."].contains { identifier.hasPrefix($0) }
  }
}

extension Key {
  /// The text, in an array if the key takes one.
  fileprivate func listed(_ text: String) -> PropertyListValue {
    elementTypes.isEmpty ? .string(text) : [.string(text)]
  }
}
