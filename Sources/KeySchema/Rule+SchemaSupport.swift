import Diagnostics
public import KeyModel

/// How much of a rule a schema says.
public enum SchemaSupport: String, Sendable, CaseIterable {
  /// A list that breaks the rule is not valid.
  case expressed
  /// Only some schemas say it: those for products, or the extension point's own.
  case partly
  /// No schema says it; `docgen validate` looks at it.
  case checkerOnly = "checker only"
  /// No program can tell: the rule is for people.
  case people
}

extension Rule {
  /// How much of this rule, at a key that has it, a schema says.
  ///
  /// Advice is never an error, so a schema says nothing of it.
  public func schemaSupport(at key: Key) -> SchemaSupport {
    if case .stated = condition { return .people }
    guard strength == .must else { return .checkerOnly }
    let support = supportForAll(at: key)
    // Under an arbitrary name only the extension point's own schema reaches the key.
    return support == .expressed && !extensionPoints.isEmpty
      && key.path.components.contains(.anyName) ? .partly : support
  }

  /// The same for a rule that must be kept, whatever extension points it is for.
  private func supportForAll(at key: Key) -> SchemaSupport {
    let types = key.types + key.elementTypes
    // A rule on an arbitrary name is about the name where what it holds is a dictionary.
    let isText = types.contains(.string) || key.path.components.last == .anyName
    switch condition {
    case .range:
      return types.contains { [.integer, .real, .number].contains($0) } ? .expressed : .checkerOnly
    case .format, .withoutSuffix, .withSuffix, .withoutText:
      return isText ? .expressed : .checkerOnly
    case .mustNotShip(.string, _): return isText ? .partly : .checkerOnly
    case .firstElement, .uniqueElements:
      return key.types.contains { $0.name == "array" } ? .expressed : .checkerOnly
    case .notEmpty:
      return key.types.contains { $0.name == "array" || $0 == .dictionary }
        ? .expressed : .checkerOnly
    case .onlyKnownKeys:
      return types.contains(.dictionary) && extensionPoints.isEmpty ? .expressed : .checkerOnly
    case .onlyInside: return extensionPoints.isEmpty ? .expressed : .checkerOnly
    case .atLeastOne(let keys), .excludes(let keys):
      return keys.allSatisfy { $0.parent == key.path.parent } ? .expressed : .checkerOnly
    case .needsNonzero(let other, _):
      return key.path.parent?.isAncestor(of: other) == true ? .expressed : .checkerOnly
    // A list says which extension point it is for, and nothing else of its purpose.
    case .requiredWhen: return extensionPoints.isEmpty ? .people : .expressed
    case .mustNotShip, .needs, .ignoredBeside, .agrees, .onlyIn, .developmentOnly, .predicate:
      return .checkerOnly
    case .stated: return .people
    }
  }
}

extension ImpliedRule {
  /// How much of this rule, at the key it follows from, a schema says.
  public func schemaSupport(at key: Key) -> SchemaSupport {
    switch origin {
    case .type, .values: .expressed
    // In a project Xcode may still add what stands at the top.
    case .requirement: key.path.components.count > 1 ? .expressed : .partly
    // The strict schema and the extension points' own; the schemas of platforms.
    case .extensionPoints, .platforms: .partly
    // Every dictionary may hold keys that no catalogue knows.
    case .place: .checkerOnly
    }
  }
}
