import Diagnostics
import KeyModel
import Testing

@testable import KeyImport

/// The facts of custom resource definitions.
@Suite struct CustomResourceTests {
  private static let metadata =
    "https://kubernetes.io/docs/reference/kubernetes-api/common-definitions/object-meta/"

  /// A definition with some lines of each version.
  private static func definition(
    of kind: String = "Lamp", in group: String = "lamps.example.com",
    _ versions: [(name: String, lines: String)],
    schema: String = "{type: object, properties: {spec: {type: object}}}"
  ) -> String {
    """
    apiVersion: apiextensions.k8s.io/v1
    kind: CustomResourceDefinition
    metadata: {name: "\(kind.lowercased())s.\(group)"}
    spec:
      group: \(group)
      scope: Namespaced
      names: {kind: \(kind), plural: \(kind.lowercased())s, shortNames: [lm, lmp]}
      versions:

    """
      + versions.map { name, lines in
        "    - {name: \(name), \(lines), schema: {openAPIV3Schema: \(schema)}}\n"
      }.joined()
  }

  private func imported(_ definitions: String...) -> SchemaImport.Result {
    SchemaImport.catalogue(of: [
      SchemaImport.File(
        name: "lamps.yaml", bytes: Array(definitions.joined(separator: "---\n").utf8))
    ])
  }

  private func catalogue(_ definitions: String...) throws -> Catalogue {
    try #require(imported(definitions.joined(separator: "---\n")).catalogue)
  }

  @Test func aDocumentHasTheDescriptionAndTheFactsOfItsVersion() throws {
    let lamps = try catalogue(
      Self.definition(
        [("v1", "served: true, storage: true"), ("v1beta1", "served: true, storage: false")],
        schema: "{type: object, description: Says how a lamp shines. It is read often.}"))
    let document = lamps.document
    #expect(document.summary == "Says how a lamp shines.")
    #expect(document.discussion == "It is read often.")
    #expect(
      document.facts == [
        .init("API version", "lamps.example.com/v1"), .init("Scope", "Namespaced"),
        .init("Plural", "lamps"), .init("Short names", "lm, lmp"),
        .init("Storage version", "yes"),
      ])
    #expect(lamps.documents[1].facts.last == .init("Storage version", "no"))
    #expect(lamps.remarks == [])
  }

  /// API servers don't accept them.
  @Test func aVersionThatIsNotServedIsLeftOutIfThereAreOthers() throws {
    let some = imported(
      Self.definition([
        ("v1", "served: true, storage: true"), ("v1alpha1", "served: false, storage: false"),
      ]))
    #expect(some.catalogue?.documents.map(\.name) == ["Lamp v1"])
    #expect(
      some.diagnostics.map(\.message) == [
        "version 'v1alpha1' of 'Lamp' is left out, because API servers no longer serve it"
      ])
    let all = imported(Self.definition([("v1", "served: false, storage: true")]))
    #expect(
      all.catalogue?.document.deprecation
        == "API servers no longer serve lamps.example.com/v1 Lamp")
  }

  @Test(arguments: [
    ("v1beta1", "deprecationWarning: Write v1 lamps., ", "Write v1 lamps."),
    ("v1beta1", "", "lamps.example.com/v1beta1 Lamp is deprecated; use lamps.example.com/v2 Lamp"),
    // No version is as stable and newer.
    ("v3", "", "lamps.example.com/v3 Lamp is deprecated"),
  ])
  func aDeprecatedVersionHasTheWarningOfAPIServers(name: String, warning: String, text: String)
    throws
  {
    let lamps = try catalogue(
      Self.definition([
        (name, "\(warning)deprecated: true, served: true, storage: false"),
        ("v1", "served: true, storage: false"), ("v2", "served: true, storage: true"),
        ("v10alpha1", "served: true, storage: false"),
      ]))
    #expect(lamps.documents.map(\.deprecation) == [text, nil, nil, nil])
  }

  @Test func aReferenceOfSeveralResourcesIsCalledByWhatTheyBelongTo() throws {
    let one = [("v1", "served: true, storage: true")]
    func title(_ groups: String...) throws -> String {
      try catalogue(
        groups.enumerated().map { Self.definition(of: "Kind\($0)", in: $1, one) }
          .joined(separator: "---\n")
      ).title
    }
    #expect(try title("lamps.example.com") == "Kind0 (lamps.example.com)")
    #expect(try title("a.lamps.org", "b.lamps.org") == "Custom resources of lamps.org")
    #expect(try title("lamps.org", "a.lamps.org") == "Custom resources of lamps.org")
    #expect(try title("lamps.org", "kites.org") == "Custom resources")
  }

  @Test func typesOfKubernetesLeadToTheirReference() throws {
    let lamps = try catalogue(
      Self.definition(
        [("v1", "served: true, storage: true")],
        schema: """
          {type: object, properties: {
           port: {x-kubernetes-int-or-string: true},
           memory: {x-kubernetes-int-or-string: true, pattern: '^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$'},
           extra: {type: object, x-kubernetes-preserve-unknown-fields: true}}}
          """))
    let metadata = try #require(lamps["metadata"])
    #expect(metadata.types == [.dictionary] && metadata.discussion.contains(Self.metadata))
    // An API server refuses an object without a name, but the definition does not say so.
    let smallest = lamps.minimalPropertyList(of: lamps.document).text(of: lamps.document)
    #expect(smallest.hasSuffix("kind: Lamp\nmetadata:\n  name: example\n"), "\(smallest)")
    #expect(lamps["port"]?.discussion.contains("#intorstring") == true)
    #expect(lamps["memory"]?.discussion.contains("/quantity/") == true)
    #expect(lamps["extra"]?.discussion.contains("#controlling-pruning") == true)
    // A definition that says nothing of them still describes the members that every object has.
    #expect(lamps["kind"]?.summary == "Says of which kind the object is.")
  }

  @Test func rulesOfTheWholeObjectAreDecidedWhereTheyCompareTwoMembers() throws {
    let result = imported(
      Self.definition(
        [("v1", "served: true, storage: true")],
        schema: """
          {type: object, x-kubernetes-validations: [
            {rule: "self.spec.power.least <= self.spec.power.most", message: least is too large},
            {rule: "self.low <= self.high"}, {rule: "self.spec.power.least <= self.high"},
            {rule: "self.metadata.name == 'hall'", message: There is one hall}],
           properties: {low: {type: integer}, high: {type: integer},
            spec: {type: object, properties: {power: {type: object, properties: {
             least: {type: integer}, most: {type: integer}}}}}}}
          """))
    let lamps = try #require(result.catalogue)
    #expect(
      lamps["spec/power/least"]?.rules.contains(.notMoreThan("spec/power/most")) == true)
    #expect(lamps["low"]?.rules.contains(.notMoreThan("high")) == true)
    #expect(
      result.diagnostics.map(\.message) == [
        "the rule 'self.spec.power.least <= self.high' is shown, but not checked",
        "the rule 'self.metadata.name == 'hall'' is shown, but not checked",
      ])
    #expect(
      lamps["spec/power"]?.rules.map(\.sentence).joined().contains("Least is too large") == true)
    #expect(lamps.document.discussion.contains("There is one hall"))
    #expect(!lamps.document.discussion.contains("least is too large"))
  }
}
