package import Diagnostics
import JSON

/// An array has this element.
package struct ContainsDemand: ValueDemand {
  package let value: PropertyListValue

  package static let name = "contains"
  package static let severity = Severity.error
  package static let summary = "An array lacks an element that a rule demands."
  package static let explanation = """
    The others may be as they are; this one must be among them. Add it. If a list has variants of the \
    key for some devices, it may be in one of them.
    """

  package func sentence(_ must: String) -> String { "\(must) contain \(value.codeText)." }

  package init(_ value: PropertyListValue) { self.value = value }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .demands([
      .array([.init("contains", ["anyOf": [["const": value.json], Placeholder.schema]])])
    ])
  }

  package static let judges: Set<DemandAspect> = [.array]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .array(let elements) = subject.part, list.isComplete else { return [] }
    let variants = list.occurrences(of: subject.key.path)
    let isOneOfSeveral = variants.keys.count > 1
    // One variant for a device with the element is enough; the last one is reported.
    guard
      !isOneOfSeveral || variants.keys.last == subject.written,
      !(isOneOfSeveral ? variants.values : elements).contains(where: {
        list.is($0, value) || list.isSubstituted($0)
      })
    else { return [] }
    let text = value.plainText ?? "…"
    return [
      RuleProblem(
        "\(subject.quotedKey) does not contain '\(text)', which must be among its elements\(subject.whenItHolds)",
        remedy: "add '\(text)'")
    ]
  }
}

extension Rule {
  /// An array has this element.
  public static func containing(_ value: PropertyListValue) -> Self {
    Self(.contains(ContainsDemand(value)))
  }
}
