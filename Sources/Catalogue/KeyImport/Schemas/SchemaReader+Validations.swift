import JSON
import Text

/// The rules that a custom resource states in the Common Expression Language.
///
/// Source: Kubernetes, "Validation rules" of custom resource definitions; a rule applies where everything that it names
/// is present.
extension SchemaReader {
  func readValidations(_ object: SchemaObject, into node: inout SchemaNode) {
    for validation in object["x-kubernetes-validations"]?.elements ?? [] {
      guard let rule = validation["rule"]?.text else { continue }
      let comparison = Comparison(rule)
      node.notes.statements.append(
        SchemaStatement(rule: rule.oneLine, message: validation["message"]?.text))
      if let comparison, node.objects.count == 1 {
        node.objects[0].comparisons.append(comparison.names)
      }
      if comparison?.isWhole != true || node.objects.count != 1 {
        weaken(validation, "the rule '\(rule.oneLine.shortened(to: 80))' is shown, but not checked")
      }
    }
  }
}

/// A comparison of two members: `self.least <= self.most`.
private struct Comparison {
  let names: ObjectComparison
  /// Whether "not greater" says all of it.
  let isWhole: Bool

  init?(_ rule: String) {
    guard
      let match = rule.wholeMatch(
        of: /\s*self\.([A-Za-z_][A-Za-z0-9_]*)\s*(<=|>=|<|>)\s*self\.([A-Za-z_][A-Za-z0-9_]*)\s*/)
    else { return nil }
    let (left, sign, right) = (String(match.1), match.2, String(match.3))
    names =
      sign.hasPrefix("<")
      ? ObjectComparison(smaller: left, greater: right)
      : ObjectComparison(smaller: right, greater: left)
    isWhole = sign.count == 2
  }
}
