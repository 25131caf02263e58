package import Diagnostics

/// Needs the other key, where the dictionary that may hold that key is present.
package struct NeedsDemand: OtherKeyDemand {
  package var other: PropertyPath
  package var situation: String

  package static let name = "needs"
  package static let severity = Severity.warning
  package static let summary = "A key needs another one."
  package static let explanation = """
    One key has no effect, or no meaning, without the other. Nothing is reported for a key that is \
    false, where the dictionary for the other key is missing, or about a key of another file that \
    was not checked in the same run.
    """
  package static let cost = """
    The key has no effect, or the system terminates the program when the program uses the function. \
    The key's page says which.
    """
  package static let repair = """
    Add the key that the message names, at the path that it names, or remove the first key.
    """

  package func sentence(_ must: String) -> String {
    "\(situation.lowercasedFirst), \(link(other)) \(must) be present."
  }

  package static let fields = [keysMember.field, situationMember.field]

  init(_ other: PropertyPath, when situation: String) {
    self.other = other
    self.situation = situation
  }

  package init?(_ members: RuleMembers) {
    guard let other = members[keysMember]?.first else { return nil }
    self.init(other, when: members[situationMember] ?? "")
  }

  package var members: RuleMembers { [keysMember.with([other]), situationMember.with(situation)] }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .inexpressible("The need depends on a situation that no file shows.")
  }

  package static let judges: Set<DemandAspect> = [.key]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard list.isComplete, list.canHold(other), list.occurrences(of: other).isEmpty,
      !subject.isFalse
    else { return [] }
    let file = list.phraseOfFile(with: other)
    return [
      RuleProblem(
        "\(subject.quotedKey) needs '\(other.name)', which is missing\(file)",
        remedy: "add '\(other.name)'\(file)")
    ]
  }
}

extension Rule {
  /// Needs the other key; `situation` is in words.
  public static func needs(_ key: PropertyPath, when situation: String) -> Self {
    Self(.needs(NeedsDemand(key, when: situation)))
  }
}

extension DemandSubject {
  /// Whether the key turns off its subject.
  fileprivate var isFalse: Bool {
    guard case .key(let values) = part, let value = values.first else { return false }
    return values.count == 1 && value.matches(.boolean(false))
  }
}

extension RuleContext {
  func phraseOfFile(with path: PropertyPath) -> String {
    path.document == nil ? "" : " in the \(catalogue.document(of: path).name)"
  }

  /// Whether the list has the dictionary around a key, rather than a string.
  func canHold(_ path: PropertyPath) -> Bool {
    guard let parent = path.parent, !parent.isRoot else { return true }
    return occurrences(of: parent).containDictionary
  }
}
