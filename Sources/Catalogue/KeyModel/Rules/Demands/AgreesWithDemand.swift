package import Diagnostics

/// A value, or every element, occurs in the value at another path too.
package struct AgreesWithDemand: OtherKeyDemand {
  package var other: PropertyPath
  /// Prefixes of values that need not occur there.
  package var exceptPrefixes: [String]

  package static let name = "agrees-with"
  package static let severity = Severity.warning
  package static let summary = "A value does not occur in the key that it must agree with."
  package static let explanation = """
    Each value of the one key must also be in the other, such as a name in the dictionary that \
    defines names. It is reported only where the other key is present. Values that need no \
    definition, such as the system's own, are left out.
    """
  package static let cost = """
    The system finds no definition for the value, and ignores it or what depends on it.
    """
  package static let repair = """
    Add the value to the key that the message names, or correct its spelling in one of the two \
    places.
    """

  package func sentence(_ must: String) -> String {
    "every value \(must) also be in \(link(other))."
  }

  package static let fields = [keysMember.field, exceptPrefixesMember.field]

  init(_ other: PropertyPath, exceptPrefixes: [String]) {
    self.other = other
    self.exceptPrefixes = exceptPrefixes
  }

  package init?(_ members: RuleMembers) {
    guard let other = members[keysMember]?.first else { return nil }
    self.init(other, exceptPrefixes: members[exceptPrefixesMember] ?? [])
  }

  package var members: RuleMembers {
    [
      keysMember.with([other]),
      exceptPrefixesMember.with(exceptPrefixes.isEmpty ? nil : exceptPrefixes),
    ]
  }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .comparesValues
  }

  package static let judges: Set<DemandAspect> = [.key]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .key(let values) = subject.part, list.isComplete,
      !list.occurrences(of: other).texts.isEmpty
    else { return [] }
    let known = ([other] + list.pathsOfSameShape(as: other)).map(list.occurrences)
    guard !known.contains(where: { $0.areSubstituted }) else { return [] }
    return values.enumerated().compactMap { index, value in
      guard let text = value.text, !list.isSubstituted(value),
        !exceptPrefixes.contains(where: { text.hasPrefix($0) }),
        !known.contains(where: { $0.texts.contains(text) })
      else { return nil }
      return RuleProblem(
        "'\(text)' does not occur in '\(other.name)'\(list.phraseOfFile(with: other))",
        remedy: "declare it there, or correct one of the two", element: index)
    }
  }
}

extension Rule {
  /// A value, or every element, occurs in the value at another path too, except for some prefixes.
  public static func agrees(with key: PropertyPath, exceptPrefixes: [String] = []) -> Self {
    Self(.agreesWith(AgreesWithDemand(key, exceptPrefixes: exceptPrefixes)))
  }
}
