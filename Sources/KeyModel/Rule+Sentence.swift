extension Rule {
  /// The rule as one sentence of Markdown, with keys as `[name](key:path)` links.
  public var sentence: String {
    let text = condition.sentence(strength == .must ? "must" : "should")
    guard !extensionPoints.isEmpty else { return text.capitalizedFirst }
    let points = extensionPoints.map { "[`\($0)`](point:\($0))" }
    if case .requiredWhen(let situation) = condition {
      // The situation and the extension points are one thing in two forms.
      return "Required when \(situation) (\(list(points)))."
    }
    return "For \(list(points)): \(text)"
  }

  /// The paths of the other keys that the rule speaks of.
  public var references: [PropertyPath] {
    switch condition {
    case .atLeastOne(let keys), .excludes(let keys), .ignoredBeside(let keys): keys
    case .needsNonzero(let key, _), .needs(let key, _), .agrees(let key), .onlyInside(let key):
      [key]
    default: []
    }
  }

  /// The rule's name in `catalogue.json`, and the id of the checker's findings.
  public var name: String {
    switch condition {
    case .range: "range"
    case .format: "format"
    case .withoutSuffix: "without-suffix"
    case .withSuffix: "with-suffix"
    case .withoutText: "without-text"
    case .predicate: "predicate"
    case .firstElement: "first-element"
    case .mustNotShip: "must-not-ship"
    case .atLeastOne: "at-least-one"
    case .excludes: "excludes"
    case .needsNonzero: "needs-nonzero"
    case .needs: "needs"
    case .ignoredBeside: "ignored-beside"
    case .agrees: "agrees-with"
    case .requiredWhen: "required-when"
    case .onlyIn: "only-in"
    case .onlyInside: "only-inside"
    case .developmentOnly: "development-only"
    case .uniqueElements: "unique-elements"
    case .notEmpty: "not-empty"
    case .onlyKnownKeys: "only-known-keys"
    case .stated: "stated"
    }
  }
}

extension Rule.Condition {
  /// The condition with the verb of its strength, in lower case except for what names itself.
  fileprivate func sentence(_ must: String) -> String {
    switch self {
    case .range(let min?, let max?):
      min + 1 == max
        ? "\(must) be \(min) or \(max)." : "\(must) be an integer from \(min) to \(max)."
    case .range(let min?, nil): "\(must) be an integer of at least \(min)."
    case .range(nil, let max?): "\(must) be an integer of at most \(max)."
    case .range(nil, nil): "\(must) be an integer."
    case .format(let format): "\(must) be \(format.phrase)."
    case .withoutSuffix(let endings): "\(must) not end in \(list(endings.map(code)))."
    case .withSuffix(let endings): "\(must) end in \(list(endings.map(code)))."
    case .withoutText(let pieces): "\(must) not contain \(list(pieces.map(code)))."
    case .predicate: "a string \(must) be a predicate that `NSPredicate` can compile."
    case .firstElement(let value):
      "the first element \(must) be \(code(value.plainText ?? "…"))."
    case .mustNotShip(let value, let reason):
      "\(must) not be \(code(value.plainText ?? "…")) in what you ship: \(reason)."
    case .atLeastOne(let keys): "at least one of \(list(keys.map(link))) \(must) be present."
    case .excludes(let keys): "\(must) not be combined with \(list(keys.map(link)))."
    case .needsNonzero(let key, let situation):
      "\(situation.lowercasedFirst), \(link(key)) \(must) be present with a value other than 0."
    case .needs(let key, let situation):
      "\(situation.lowercasedFirst), \(link(key)) \(must) be present."
    case .ignoredBeside(let keys):
      "the system ignores this key where \(list(keys.map(link))) is present."
    case .agrees(let path): "every value \(must) occur in \(link(path)) too."
    case .requiredWhen(let situation): "required when \(situation)."
    case .onlyIn(let kind): "only for \(kind.plural)."
    case .onlyInside(let key): "only inside \(link(key))."
    case .developmentOnly: "only for development and testing; do not ship it."
    case .uniqueElements: "no element may occur twice."
    case .notEmpty: "\(must) not be empty."
    case .onlyKnownKeys: "\(must) hold no other keys than those listed here."
    case .stated(let sentence): sentence
    }
  }
}

extension BundleKind {
  /// The kind in the plural, for a sentence.
  public var plural: String { rawValue + "s" }
}

private func code(_ text: String) -> String { "`\(text)`" }

private func link(_ path: PropertyPath) -> String { "[`\(path.name)`](<key:\(path)>)" }

private func list(_ items: [String]) -> String {
  guard let last = items.last, items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " or " + last
}

extension String {
  /// The text with its first letter as a capital.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
