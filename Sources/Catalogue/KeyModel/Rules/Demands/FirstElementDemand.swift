package import Diagnostics

/// The first element of an array is this one.
package struct FirstElementDemand: ValueDemand {
  package let value: PropertyListValue

  package static let name = "first-element"
  package static let severity = Severity.error
  package static let summary = "An array does not begin with the element that must come first."
  package static let explanation = """
    The order of the array counts, because the system reads the first element in a special way. The \
    other elements may follow in any order.
    """
  package static let cost = """
    The system takes the wrong element for the first one, or ignores the array.
    """
  package static let repair = """
    Move the element that the message names to the start of the array, or add it there.
    """

  package func sentence(_ must: String) -> String {
    "the first element \(must) be \(value.codeText)."
  }

  package init(_ value: PropertyListValue) { self.value = value }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .demands([.firstElement(value)])
  }

  package static let judges: Set<DemandAspect> = [.array]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .array(let elements) = subject.part,
      elements.first.map({ list.isSubstituted($0) || list.is($0, value) }) != true
    else { return [] }
    return [
      RuleProblem(
        "'\(subject.key.name)' does not begin with '\(list.shown(value) ?? "…")'",
        remedy: "put '\(list.shown(value) ?? "…")' first", element: elements.isEmpty ? nil : 0)
    ]
  }
}

extension Rule {
  /// The first element of an array is this one.
  public static func firstElement(_ value: PropertyListValue) -> Self {
    Self(.firstElement(FirstElementDemand(value)))
  }
}
