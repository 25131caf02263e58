package import Diagnostics
import JSON

/// Needs the other key, or a substitute, with a value other than zero if its dictionary is present.
package struct NeedsNonzeroDemand: DemandDefinition {
  package var other: PropertyPath
  /// Keys beside the other one that serve as well.
  package var substitutes: [PropertyPath]
  package var situation: String

  package static let name = "needs-nonzero"
  package static let severity = Severity.error
  package static let summary = "A key needs another one with a value other than 0."
  package static let explanation = """
    The other key is missing or 0, that is, none, so there is nothing for the first key to work \
    on. Nothing is reported where the dictionary around the other key is missing or is a text.
    """
  package static let cost = "The system never uses the first key."
  package static let repair = """
    Set the key that the message names to 1 or more, or remove the first key.
    """

  package func sentence(_ must: String) -> String {
    "\(situation.lowercasedFirst), \(alternatives(references.map(link))) \(must) be present with a value other than 0."
  }

  package init(
    _ other: PropertyPath, or substitutes: [PropertyPath] = [], when situation: String
  ) {
    self.other = other
    self.substitutes = substitutes
    self.situation = situation
  }

  package var references: [PropertyPath] {
    get { [other] + substitutes }
    set { (other, substitutes) = (newValue[0], Array(newValue.dropFirst())) }
  }

  package static let fields = [keysMember.field, situationMember.field]

  package init?(_ members: RuleMembers) {
    guard let keys = members[keysMember], let other = keys.first else { return nil }
    self.init(other, or: Array(keys.dropFirst()), when: members[situationMember] ?? "")
  }

  package var members: RuleMembers {
    [keysMember.with(references), situationMember.with(situation)]
  }

  package func schema(at path: PropertyPath) -> DemandSchema {
    guard let steps = steps(from: path), let last = steps.last else {
      return .inexpressible("The other key isn't below the dictionary that holds this one.")
    }
    var premise: JSONValue = ["type": "object"]
    let holder = other.parent
    guard substitutes.allSatisfy({ $0.parent == holder }) else {
      return .inexpressible("The keys are not in one dictionary.")
    }
    let choices: [JSONValue] = ([last] + substitutes.map { $0.name }).map { name in
      [
        "required": JSONValue(strings: [name]),
        "properties": .object([.init(name, ["not": ["enum": [0, false]]])]),
      ]
    }
    var conclusion = choices.count == 1 ? choices[0] : ["anyOf": .array(choices)]
    for step in steps.dropLast().reversed() {
      premise = [
        "required": JSONValue(strings: [step]), "properties": .object([.init(step, premise)]),
      ]
      conclusion = ["properties": .object([.init(step, conclusion)])]
    }
    return .demands([
      .holder([
        .init("if", ["allOf": [["required": JSONValue(strings: [path.name])], premise]]),
        .init("then", conclusion),
      ])
    ])
  }

  package static let judges: Set<DemandAspect> = [.key]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard list.isComplete, list.canHold(other) else { return [] }
    guard !references.contains(where: { list.occurrences(of: $0).haveNonzero }) else { return [] }
    let isMissing = list.occurrences(of: other).isEmpty
    return [
      RuleProblem(
        "\(subject.quotedKey) needs '\(other.name)', which is \(isMissing ? "missing" : "0")",
        remedy: "add '\(other.name)' with a value other than 0")
    ]
  }
}

extension Rule {
  /// Needs the other key, or a substitute beside it, with a value other than zero; `situation` is in words.
  public static func needsNonzero(
    _ key: PropertyPath, or substitutes: [PropertyPath] = [], when situation: String
  ) -> Self {
    Self(.needsNonzero(NeedsNonzeroDemand(key, or: substitutes, when: situation)))
  }
}

extension NeedsNonzeroDemand {
  /// The names from the dictionary around the key down to the other key.
  private func steps(from path: PropertyPath) -> [String]? {
    guard let base = path.parent, base.isAncestor(of: other) else { return nil }
    let components = other.components.dropFirst(base.components.count)
    let steps = components.compactMap { step -> String? in
      if case .name(let name) = step { name } else { nil }
    }
    return steps.count == components.count ? steps : nil
  }
}
