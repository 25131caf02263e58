import JSON
import Text

/// The rules that a custom resource states in the Common Expression Language.
///
/// Source: Kubernetes, "Validation rules" of custom resource definitions; a rule applies where everything that it names
/// is present.
extension SchemaReader {
  func readValidations(_ object: SchemaObject, into node: inout SchemaNode) {
    var movedCount = 0
    for validation in object["x-kubernetes-validations"]?.elements ?? [] {
      guard let rule = validation["rule"]?.text else { continue }
      let comparison = Comparison(rule)
      if let comparison, comparison.isWhole, node.objects.count == 1, movedCount < Self.mostMoved,
        move(comparison, of: validation, inside: &node.objects[0])
      {
        movedCount += 1
        continue
      }
      node.notes.statements.append(
        SchemaStatement(rule: rule.oneLine, message: validation["message"]?.text))
      if let names = comparison?.names, node.objects.count == 1 {
        node.objects[0].comparisons.append(names)
      }
      if comparison?.isWhole != true || comparison?.names == nil || node.objects.count != 1 {
        weaken(validation, "the rule '\(rule.oneLine.shortened(to: 80))' is shown, but not checked")
      }
    }
  }

  /// The most rules of a dictionary that become those of dictionaries inside, each of which is combined with the others.
  private static let mostMoved = 50

  /// Moves the comparison of two members of one dictionary inside to that dictionary, whose page then has it.
  ///
  /// - Returns: Whether they are in the same dictionary inside.
  private func move(
    _ comparison: Comparison, of validation: SchemaValue, inside object: inout ObjectFacts
  ) -> Bool {
    let path = comparison.shared
    guard let first = path.first, comparison.isInOneDictionary,
      let index = object.properties.firstIndex(where: { $0.name == first })
    else { return false }
    var members: JSONValue = ["rule": .string(comparison.rule(inside: path.count))]
    if let message = validation["message"]?.text {
      members = members.setting("message", .string(message))
    }
    // The empty list of properties says that the rule is about a dictionary.
    var schema: JSONValue = ["properties": [:], "x-kubernetes-validations": [members]]
    for step in path.dropFirst().reversed() { schema = ["properties": [step: schema]] }
    let place = files.position(for: schema, at: validation.location)
    object.properties[index].value = object.properties[index].value.and(SchemaChild(place))
    return true
  }
}

/// A comparison of two members: `self.least <= self.most`, or `self.spec.least <= self.spec.most`.
private struct Comparison {
  private let left: [String]
  private let right: [String]
  private let sign: String

  init?(_ rule: String) {
    let pattern =
      /\s*self((?:\.[A-Za-z_][A-Za-z0-9_]*)+)\s*(<=|>=|<|>)\s*self((?:\.[A-Za-z_][A-Za-z0-9_]*)+)\s*/
    guard rule.utf8.count <= Self.longest, let match = rule.wholeMatch(of: pattern) else {
      return nil
    }
    left = match.1.split(separator: ".").map(String.init)
    right = match.3.split(separator: ".").map(String.init)
    sign = String(match.2)
  }

  private static let longest = 1_000

  /// Whether "not greater" says all of it.
  var isWhole: Bool { sign.count == 2 }

  /// The steps to the innermost dictionary that has both.
  var shared: [String] {
    Array(zip(left.dropLast(), right.dropLast()).prefix { $0 == $1 }.map(\.0))
  }

  var isInOneDictionary: Bool { left.count == right.count && shared.count == left.count - 1 }

  /// Nil if they are not members of this dictionary itself.
  var names: ObjectComparison? {
    guard left.count == 1, right.count == 1 else { return nil }
    return sign.hasPrefix("<")
      ? ObjectComparison(smaller: left[0], greater: right[0])
      : ObjectComparison(smaller: right[0], greater: left[0])
  }

  /// The rule as the dictionary has it that so many steps lead to.
  func rule(inside count: Int) -> String {
    func text(_ steps: [String]) -> String {
      "self." + steps.dropFirst(count).joined(separator: ".")
    }
    return "\(text(left)) \(sign) \(text(right))"
  }
}
