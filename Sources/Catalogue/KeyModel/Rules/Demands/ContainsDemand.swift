package import Diagnostics
import JSON

/// An array has this element.
package struct ContainsDemand: DemandDefinition {
  package var value: PropertyListValue
  /// The ending of the variant of the key that it is about, where a list has that one; empty for any variant.
  package var variant: String

  package static let name = "contains"
  package static let severity = Severity.error
  package static let summary = "An array lacks an element that a rule demands."
  package static let explanation = """
    Other elements may be in the array, but this one must be. If the file has variants of the key \
    for some devices, the element may be in any of them, unless the rule is about one kind of \
    device, whose variant replaces the key there.
    """
  package static let cost = """
    What the key turns on doesn't work without the element, or a store refuses the product. The \
    key's page says which.
    """
  package static let repair = """
    Add the element that the message names to the array, as `<string>NAME</string>`.
    """

  package func sentence(_ must: String) -> String {
    let place = variant.isEmpty ? "" : " (in the variant `\(variant)`, if there is one)"
    return "\(must) contain \(value.codeText)\(place)."
  }

  private static let value = RuleMember.value("value")
  private static let variant = RuleMember.text("variant")
  package static let fields = [value.field, variant.field]

  init(_ value: PropertyListValue, variant: String = "") {
    self.value = value
    self.variant = variant
  }

  package init?(_ members: RuleMembers) {
    guard let value = members[Self.value] else { return nil }
    self.init(value, variant: members[Self.variant] ?? "")
  }

  package var members: RuleMembers {
    [Self.value.with(value), Self.variant.with(variant.isEmpty ? nil : variant)]
  }

  package func schema(at path: PropertyPath) -> DemandSchema {
    guard variant.isEmpty else {
      return .inexpressible("The key counts only where the list has no variant for the device.")
    }
    return .demands([
      .array([.init("contains", ["anyOf": [["const": value.json], Placeholder.schema]])])
    ])
  }

  package static let judges: Set<DemandAspect> = [.array]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .array(let elements) = subject.part, list.isComplete else { return [] }
    let variants = list.occurrences(of: subject.key.path)
    // One variant for a device with the element is enough; the last one is reported.
    let read =
      variant.isEmpty
      ? nil
      : variants.keys.first { $0.suffix.hasSuffix(variant) }
        ?? variants.keys.first { $0.suffix.isEmpty }
    let isOneOfSeveral = read == nil && variants.keys.count > 1
    guard
      variants.keys.count < 2 || (read ?? variants.keys.last) == subject.written,
      !(isOneOfSeveral ? variants.values : elements).contains(where: {
        list.is($0, value) || list.isSubstituted($0)
      })
    else { return [] }
    let text = list.shown(value) ?? "…"
    return [
      RuleProblem(
        "\(subject.quotedKey) does not contain '\(text)', which must be among its elements\(subject.whenItHolds)",
        remedy: "add '\(text)'")
    ]
  }
}

extension Rule {
  /// An array has this element.
  ///
  /// - Parameter variant: the ending of the variant of the key that it is about, where a list has that one; empty for any.
  public static func containing(_ value: PropertyListValue, variant: String = "") -> Self {
    Self(.contains(ContainsDemand(value, variant: variant)))
  }
}
