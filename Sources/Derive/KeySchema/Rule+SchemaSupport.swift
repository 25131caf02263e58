package import KeyModel

/// The degree to which a schema expresses a rule.
package enum SchemaSupport: String, Sendable, CaseIterable {
  /// A list that breaks the rule is not valid.
  case expressed
  /// Only some schemas express it: those for products, those of extension points, or strict ones.
  case partly
  /// No schema expresses it; `docgen validate` checks it.
  case checkerOnly = "checker only"
  /// No program can check it: the rule is for people.
  case people
}

extension Rule {
  /// The degree to which a schema expresses this rule of a key.
  ///
  /// Schemas omit advice, which is never an error, and rules that end with a release. What only services refuse is in the strict ones.
  package func schemaSupport(at key: Key, in catalogue: Catalogue) -> SchemaSupport {
    let demands: [SchemaDemand]
    switch schema(at: key.path) {
    case .forPeople: return .people
    case .inexpressible: return .checkerOnly
    case .demands(let all): demands = all
    }
    guard strength == .must, until.isEmpty else { return .checkerOnly }
    let support = demands.map { supportOf($0, at: key) }
    if support.contains(.expressed) {
      if catalogue.concernsOnlyServices(codes, in: catalogue.document(of: key.path)) {
        return .partly
      }
      // Only the extension point's own schema reaches a key under an arbitrary name.
      return !extensionPoints.isEmpty && key.path.components.contains(.anyName)
        ? .partly : .expressed
    }
    return support.contains(.partly) ? .partly : .checkerOnly
  }

  private func supportOf(_ demand: SchemaDemand, at key: Key) -> SchemaSupport {
    let types = key.types + key.elementTypes
    // If the value is a dictionary, a rule on an arbitrary key is about its name.
    let isText = types.contains(.string) || key.path.isOfAnyName
    let isExpressed =
      switch demand {
      case .number: types.contains { [.integer, .real, .number].contains($0) }
      case .text, .notText: isText
      case .array, .firstElement: key.types.contains { $0.name == "array" }
      case .dictionary: key.types.contains(.dictionary)
      case .onlyKnownKeys: types.contains(.dictionary) && extensionPoints.isEmpty
      case .holder, .values, .notValues, .absence: true
      case .presence: !extensionPoints.isEmpty
      }
    guard isExpressed else { return .checkerOnly }
    if case .notText(_, inProductsOnly: true) = demand { return .partly }
    return .expressed
  }
}

extension ImpliedRule {
  /// The degree to which a schema expresses this implied rule of a key.
  package func schemaSupport(at key: Key, in document: DocumentKind) -> SchemaSupport {
    switch origin {
    case .type, .values: .expressed
    // A build may still add keys at the root.
    case .requirement:
      key.path.components.count > 1 || document.build == nil ? .expressed : .partly
    // Only strict schemas, schemas of extension points, and schemas of platforms express them.
    case .extensionPoints, .platforms: .partly
    // Every dictionary may have unknown keys.
    case .position: .checkerOnly
    }
  }
}
