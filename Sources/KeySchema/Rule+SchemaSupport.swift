package import KeyModel

/// How much of a rule a schema expresses.
package enum SchemaSupport: String, Sendable, CaseIterable {
  /// A list that breaks the rule is not valid.
  case expressed
  /// Only some schemas express it: those for products, or the extension point's own.
  case partly
  /// No schema expresses it; `docgen validate` checks it.
  case checkerOnly = "checker only"
  /// No program can check it: the rule is for people.
  case people
}

extension Rule {
  /// How much of this rule, at a key that has it, a schema expresses.
  ///
  /// Advice is never an error, and newer systems need not keep a rule that ends, so schemas mention
  /// neither.
  package func schemaSupport(at key: Key) -> SchemaSupport {
    let demands: [SchemaDemand]
    switch schema(at: key.path) {
    case .forPeople: return .people
    case .inexpressible: return .checkerOnly
    case .demands(let all): demands = all
    }
    guard strength == .must, until.isEmpty else { return .checkerOnly }
    let support = demands.map { supportOf($0, at: key) }
    if support.contains(.expressed) {
      // Under an arbitrary name only the extension point's own schema reaches the key.
      return !extensionPoints.isEmpty && key.path.components.contains(.anyName)
        ? .partly : .expressed
    }
    return support.contains(.partly) ? .partly : .checkerOnly
  }

  private func supportOf(_ demand: SchemaDemand, at key: Key) -> SchemaSupport {
    let types = key.types + key.elementTypes
    // A rule on an arbitrary name concerns the name where the value is a dictionary.
    let isText = types.contains(.string) || key.path.isOfAnyName
    let isExpressed =
      switch demand {
      case .number: types.contains { [.integer, .real, .number].contains($0) }
      case .text, .notText: isText
      case .array, .firstElement: key.types.contains { $0.name == "array" }
      case .dictionary: key.types.contains(.dictionary)
      case .onlyKnownKeys: types.contains(.dictionary) && extensionPoints.isEmpty
      case .holder, .values, .notValues: true
      case .presence: !extensionPoints.isEmpty
      case .absence: extensionPoints.isEmpty
      }
    guard isExpressed else { return .checkerOnly }
    if case .notText(_, inProductsOnly: true) = demand { return .partly }
    return .expressed
  }
}

extension ImpliedRule {
  /// How much of this rule, at the key it follows from, a schema expresses.
  package func schemaSupport(at key: Key, in document: DocumentKind) -> SchemaSupport {
    switch origin {
    case .type, .values: .expressed
    // A build may still add what is at the root.
    case .requirement:
      key.path.components.count > 1 || document.build == nil ? .expressed : .partly
    // The strict schema and the extension points' own; the schemas of platforms.
    case .extensionPoints, .platforms: .partly
    // Every dictionary may hold keys that no catalogue knows.
    case .position: .checkerOnly
    }
  }
}
