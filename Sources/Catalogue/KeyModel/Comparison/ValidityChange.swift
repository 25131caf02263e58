import JSON
import Text

/// Decides whether a difference breaks lists that were valid; in doubt, it does.
struct ValidityChange {
  typealias Effect = CatalogueDifference.Effect

  let old: Catalogue
  let new: Catalogue

  // MARK: Entries

  func breaks(removing entry: ComparedEntry) -> Bool {
    switch entry.kind {
    case .document, .key, .extensionPoint, .mechanism, .bundleKind, .distribution: true
    case .catalogue, .group, .source, .code, .platform: false
    }
  }

  func breaks(adding entry: ComparedEntry) -> Bool {
    if let key = entry.key { return breaks(adding: key) }
    if let point = entry.point { return !requirements(of: point, in: new).isEmpty }
    return false
  }

  private func breaks(adding key: Key) -> Bool {
    // A list that uses no unknown names has nothing inside of what is new.
    if let parent = new.parent(of: key.path), old[parent.path] == nil { return false }
    // Its name may be one of those that were arbitrary.
    let sibling = key.path.parent.map { $0.appending(.anyName) }
    return key.required == .required || sibling.flatMap { old[$0] } != nil
      || key.rules.contains { $0.mayReject && $0.judges(.holder) }
  }

  // MARK: Members

  func breaks(changing member: String, of old: ComparedEntry, to new: ComparedEntry) -> Bool {
    switch effect(of: member, from: old, to: new) {
    case .narrowed, .shifted: return true
    case .widened: return judgesOtherTypes(old.key, new.key)
    case nil: break
    }
    switch (new.kind, member) {
    case (.key, "extensionPoints"), (.key, "everyExtensionOf"):
      return new.key?.required == .required
    case (.document, "format"), (.document, "keySuffixes"), (.document, "build"),
      (.document, "root"),
      (.extensionPoint, "mechanism"), (.mechanism, _), (.bundleKind, _):
      return true
    case (.document, "closed"), (.document, "closedRoot"): return new[member] != nil
    default: return false
    }
  }

  /// Whether a new type subjects values to rules that they did not have to keep: `YES`, which was a
  /// Boolean, is now one of a closed set of texts.
  private func judgesOtherTypes(_ old: Key?, _ new: Key?) -> Bool {
    guard let old, let new, new.values.isClosed || !new.demands.isEmpty else { return false }
    let (before, after) = (old.scalarTypes, new.scalarTypes)
    return !before.isEmpty && !after.isSubset(of: before)
  }

  /// Nil where a member has no effect on what is valid, or none that is known.
  func effect(of member: String, from before: ComparedEntry, to after: ComparedEntry) -> Effect? {
    if let one = before.point, let other = after.point {
      guard ["keys", "entitlements"].contains(member) else { return nil }
      return effect(
        fewer: requirements(of: other, in: new).isSubset(of: requirements(of: one, in: old)),
        more: requirements(of: one, in: old).isSubset(of: requirements(of: other, in: new)))
    }
    guard let one = before.key, let other = after.key else { return nil }
    switch member {
    case "types", "elementTypes", "alsoAccepts", "alsoAcceptedElementTypes":
      return effect(fewer: other.accepts(one), more: one.accepts(other))
    case "variants":
      let (names, others) = (Set(one.variants), Set(other.variants))
      return effect(
        fewer: others.isEmpty || !names.isEmpty && others.isSuperset(of: names),
        more: names.isEmpty || !others.isEmpty && names.isSuperset(of: others))
    case "values", "valuesAreClosed":
      return effect(fewer: other.values.include(one.values), more: one.values.include(other.values))
    case "required":
      return effect(fewer: other.required != .required, more: one.required != .required)
        .flatMap { one.required == .required || other.required == .required ? $0 : nil }
    case "rules":
      let (demands, others) = (one.demands, other.demands)
      return effect(fewer: others.isSubset(of: demands), more: demands.isSubset(of: others))
    default: return nil
    }
  }

  /// - Parameters:
  ///   - fewer: Whether what was valid is still valid.
  ///   - more: Whether what is valid was valid before.
  private func effect(fewer: Bool, more: Bool) -> Effect? {
    switch (fewer, more) {
    case (true, true): nil
    case (true, false): .widened
    case (false, true): .narrowed
    case (false, false): .shifted
    }
  }

  private func requirements(
    of point: ExtensionPoint, in catalogue: Catalogue
  ) -> Set<PropertyPath> {
    Set(
      catalogue.uses(of: point).filter {
        $0.use.required == .required && $0.key.required != .required
      }.map(\.use.path) + point.entitlements)
  }
}

extension Key {
  fileprivate func accepts(_ other: Key) -> Bool {
    (other.types + other.alsoAccepts).allSatisfy { type in
      (types + alsoAccepts).contains { $0.accepts(type) }
    }
  }

  fileprivate var scalarTypes: Set<ValueType> {
    Set(types + elementTypes).intersection([.string, .integer, .real, .number, .boolean])
  }

  /// The rules that can make a list invalid, without their codes, words and sources.
  fileprivate var demands: Set<Rule> {
    Set(
      rules.filter(\.mayReject).map { rule in
        changed(rule) {
          $0.codes = []
          $0.words = nil
          $0.source = nil
        }
      })
  }
}

extension Rule {
  /// Whether the rule can make a list invalid.
  fileprivate var mayReject: Bool { strength == .must && dependence == nil }
}

extension AllowedValues {
  fileprivate func include(_ other: AllowedValues) -> Bool {
    guard isClosed else { return true }
    guard other.isClosed else { return false }
    // A closed set judges only values of the types that it lists.
    guard judgedTypes.isSubset(of: other.judgedTypes) else { return false }
    let values = Set(listed.map(\.value.json.normalized))
    return other.listed.allSatisfy { values.contains($0.value.json.normalized) }
  }

  /// The types of the listed values; whole numbers and others are of one type.
  private var judgedTypes: Set<ValueType> {
    Set(listed.map { $0.value.type == .integer ? .real : $0.value.type })
  }
}
