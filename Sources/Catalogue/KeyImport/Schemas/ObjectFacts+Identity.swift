import JSON
import Text

/// Tells whether two alternatives for an object are the same shape.
struct ObjectIdentity: Hashable {
  let object: ObjectFacts

  init(_ object: ObjectFacts) { self.object = object }

  static func == (one: Self, other: Self) -> Bool {
    one.object.origin == other.object.origin && one.object.facts == other.object.facts
  }

  func hash(into hasher: inout Hasher) { hasher.combine(object.origin) }
}

extension ObjectFacts {
  /// The object without its texts.
  var facts: ObjectFacts { changed(self) { ($0.name, $0.notes) = (nil, SchemaNotes()) } }

  /// Whether any object fits.
  var allowsEverything: Bool {
    properties.isEmpty && required.isEmpty && patterns.isEmpty
      && (others == .anything || isPartial && others == .nothing) && names.isEmpty
      && count.allowAny && atLeastOne.isEmpty && notTogether.isEmpty
      && conditions.isEmpty
  }

  /// Whether names that nothing is said about are refused.
  var refusesOthers: Bool { others == .nothing && !isPartial }

  /// The schemas of what is directly inside.
  var children: [SchemaChild] {
    var children = properties.map(\.value) + patterns.map(\.value)
    if case .value(let child) = others { children.append(child) }
    return children
  }

  /// The names that it says something about, in order; those that only rules mention come last.
  var knownNames: [String] {
    (properties.map(\.name) + required + atLeastOne.joined() + notTogether.joined()
      + conditions.flatMap { [$0.premise.name, $0.name] }).uniqued
  }
}

extension ObjectCondition.Premise {
  /// The property that it is about.
  var name: String {
    switch self {
    case .present(let name), .value(let name, _), .otherValue(let name, _): name
    }
  }
}

extension SchemaNode {
  /// The alternatives for an object; empty where any object fits, or none.
  var alternatives: [ObjectFacts] {
    guard types.contains(.object), !objects.contains(where: \.allowsEverything) else { return [] }
    return objects.uniqued(by: ObjectIdentity.init)
  }

  /// Whether it says nothing but types.
  var isPlain: Bool {
    text == TextFacts() && number == NumberFacts() && flags == nil && alternatives.isEmpty
      && !hasArrayFacts
  }

  var hasArrayFacts: Bool {
    types.contains(.array)
      && (array.elements != nil || !array.count.allowAny
        || array.isUnique)
  }
}
