/// A type of Kubernetes that a schema of a custom resource has by its extensions, and where it is described.
struct KubernetesType {
  /// One sentence of Markdown.
  let remark: String

  private static let reference =
    "https://kubernetes.io/docs/reference/kubernetes-api/common-definitions"
  private static let guide =
    "https://kubernetes.io/docs/tasks/extend-kubernetes/custom-resources/custom-resource-definitions"

  static let objectMeta = Self(
    remark: "Its fields are those of Kubernetes' [ObjectMeta](\(reference)/object-meta/).")
  private static let quantity = Self(
    remark: "A [Quantity](\(reference)/quantity/) of Kubernetes.")
  private static let intOrString = Self(
    remark: "An [IntOrString](\(guide)/#intorstring) of Kubernetes.")
  private static let resource = Self(
    remark:
      "A whole object of Kubernetes, with `apiVersion`, `kind` and `metadata`: a [RawExtension](\(guide)/#rawextension)."
  )
  private static let anything = Self(
    remark: "Kubernetes [keeps fields](\(guide)/#controlling-pruning) that are not listed here.")

  /// The pattern that controller-gen writes for `resource.Quantity`.
  private static let patternOfQuantity =
    #"^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$"#

  /// The types that a schema has, most specific first.
  static func all(of object: SchemaObject) -> [Self] {
    func isOn(_ keyword: String) -> Bool { object[keyword]?.flag == true }
    if object["pattern"]?.text == patternOfQuantity { return [quantity] }
    if isOn("x-kubernetes-int-or-string") { return [intOrString] }
    if isOn("x-kubernetes-embedded-resource") { return [resource] }
    return isOn("x-kubernetes-preserve-unknown-fields") ? [anything] : []
  }
}
