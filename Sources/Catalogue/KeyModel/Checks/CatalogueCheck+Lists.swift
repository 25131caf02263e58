import Diagnostics
import Text

extension CatalogueCheck {
  static let listedTwice = CatalogueCheck(
    "listed-twice",
    "An entry lists a value, rule, related key, source, API, symbol, extension point or kind of bundle twice."
  ) { catalogue in
    var found: [Diagnostic] = []
    func add<Item: Hashable>(
      _ what: String, _ items: [Item], of name: @autoclosure () -> String,
      at location: SourceLocation, _ text: (Item) -> String
    ) {
      guard items.count > 1, Set(items).count < items.count else { return }
      var seen: Set<Item> = []
      for item in items.filter({ !seen.insert($0).inserted }).uniqued {
        found.append(
          Diagnostic(
            catalogue.styleSeverity, "listed-twice", at: location,
            "'\(name())' lists the \(what) '\(text(item))' twice",
            remedy: "keep the one that says more"))
      }
    }
    let identifiers = Set(catalogue.mechanisms.map(\.identifierKey))
    for key in catalogue.keys {
      func check<Item: Hashable>(_ what: String, _ items: [Item], _ text: (Item) -> String) {
        add(what, items, of: key.path.description, at: key.location, text)
      }
      // The values of such a key are the extension points, which have their own checks.
      if !identifiers.contains(key.path) {
        check("value", key.values.listed.map(\.value)) { $0.plainText ?? "…" }
      }
      check("rule", key.rules.count > 1 ? key.rules.map(RuleIdentity.init) : []) {
        $0.sentence.withoutPeriod
      }
      check("related key", key.seeAlso, \.written)
      check("replacement", key.replacedBy ?? [], \.written)
      check("source", key.sources.map(SourceIdentity.init)) { "\($0.id), \($0.section)" }
      check("API", key.apis.map(\.symbol), \.self)
      check("symbol", key.symbols, \.self)
      check("kind of bundle", key.bundleKinds.map(\.name), \.self)
      if case .only(let ids) = key.extensionPoints { check("extension point", ids, \.self) }
    }
    for point in catalogue.extensionPoints {
      add("key", point.uses.map(\.path), of: point.id, at: point.location, \.written)
      add("needed key", point.entitlements, of: point.id, at: point.location, \.written)
      add("source", point.sources.map(SourceIdentity.init), of: point.id, at: point.location) {
        "\($0.id), \($0.section)"
      }
    }
    return found
  }

  static let selfReference = CatalogueCheck(
    "self-reference", "A key is related to itself, replaces itself, or has a rule about itself."
  ) { catalogue in
    catalogue.keys.flatMap { key -> [Diagnostic] in
      var mistakes: [String] = []
      if key.seeAlso.contains(key.path) { mistakes.append("is among its own related keys") }
      if key.replacedBy?.contains(key.path) == true || key.replaces.contains(key.path) {
        mistakes.append("replaces itself")
      }
      mistakes += key.rules.filter {
        if case .atLeastOne = $0.demand { return false }
        return $0.references.contains(key.path)
      }.map { "has the rule '\($0.name)' about itself" }
      return mistakes.map {
        Diagnostic(
          catalogue.styleSeverity, "self-reference", at: key.location, "'\(key.path)' \($0)",
          remedy: "name another key, or remove it")
      }
    }
  }

  static let circularReplacement = CatalogueCheck(
    "circular-replacement", "Keys replace each other, so that none is the one to use."
  ) { catalogue in
    var found: [Diagnostic] = []
    var met: Set<PropertyPath> = []
    for start in catalogue.keys where met.insert(start.path).inserted {
      // The keys from the start to the current one, each with the replacements that are still to be followed.
      var trail = [(key: start, rest: replacements(of: start)[...])]
      var isOnTrail: Set<PropertyPath> = [start.path]
      while var last = trail.popLast() {
        guard let next = last.rest.popFirst() else {
          isOnTrail.remove(last.key.path)
          continue
        }
        trail.append(last)
        if isOnTrail.contains(next.path) {
          found.append(
            Diagnostic(
              catalogue.styleSeverity, "circular-replacement", at: last.key.location,
              "'\(last.key.path)' is replaced by '\(next.path)', which leads back to it",
              remedy: "remove the replacement of the key that should be used"))
        } else if met.insert(next.path).inserted {
          trail.append((next, replacements(of: next)[...]))
          isOnTrail.insert(next.path)
        }
      }
    }
    return found

    // A key that replaces itself is a self-reference.
    func replacements(of key: Key) -> [Key] {
      (key.replacedBy ?? []).filter { $0 != key.path }.compactMap { catalogue[$0] }
    }
  }

  static let endlessShape = CatalogueCheck(
    "endless-shape", "A shape is an alternative of itself, or of too many others."
  ) { catalogue in
    catalogue.endlessShapes.map { shape in
      .error(
        "endless-shape", at: shape.location,
        "The alternatives of '\(shape.path)' lead back to it, or are nested more than \(Catalogue.deepestShapes) deep",
        remedy: "name the shapes that dictionaries have, and not those that stand for others")
    }
  }

  static let invalidPattern = CatalogueCheck(
    "invalid-pattern", "The pattern of a rule cannot be read."
  ) { catalogue in
    catalogue.keys.flatMap { key in
      let patterns = key.rules.compactMap { rule in
        if case .pattern(let demand) = rule.demand { demand.pattern } else { nil }
      }
      return (patterns + [key.names, key.exceptNames].compactMap(\.self)).compactMap {
        pattern -> Diagnostic? in
        do throws(PatternError) {
          _ = try Pattern(pattern)
          return nil
        } catch {
          return .error(
            "invalid-pattern", at: key.location,
            "The pattern '\(pattern)' of '\(key.path)' cannot be read: after \(error.offset) characters, \(error.reason)",
            remedy: "correct it; docs/rules.md lists what patterns support")
        }
      }
    }
  }

  static let impossibleRule = CatalogueCheck(
    "impossible-rule", "The bounds of a rule exclude every value."
  ) { catalogue in
    catalogue.keys.flatMap { key in
      key.rules.compactMap { rule -> Diagnostic? in
        guard case .range(let range) = rule.demand, let min = range.min?.number,
          let max = range.max?.number, min > max
        else { return nil }
        return .error(
          "impossible-rule", at: key.location,
          "No number keeps the rule of '\(key.path)': the minimum \(range.min?.plainText ?? "") is above the maximum \(range.max?.plainText ?? "")",
          remedy: "exchange the two, or correct one of them")
      }
    }
  }
}

private struct RuleIdentity: Hashable {
  var sentence: String
  var extensionPoints: [ExtensionPoint.ID]
  var until: [Release]

  init(_ rule: Rule) {
    sentence = rule.sentence
    extensionPoints = rule.extensionPoints
    until = rule.until
  }
}

private struct SourceIdentity: Hashable {
  var id: Source.ID
  var section: String

  init(_ reference: SourceReference) {
    id = reference.id
    section = reference.section
  }
}
