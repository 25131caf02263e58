import Diagnostics
import Text

extension CatalogueCheck {
  static let valueOfWrongType = CatalogueCheck(
    "value-of-wrong-type", "An allowed value does not fit the key's types."
  ) { catalogue in
    catalogue.keys.flatMap { key -> [Diagnostic] in
      key.values.listed.filter { value in
        !(key.types + key.elementTypes).contains { $0.accepts(value.value.type) }
      }.map { value in
        .error(
          "value-of-wrong-type", at: key.location,
          "The value '\(value.value.plainText ?? "…")' of '\(key.path)' is \(withArticle(value.value.type.name)), the key \(withArticle(key.typePhrase))"
        )
      }
    }
  }

  static let defaultNotAllowed = CatalogueCheck(
    "default-not-allowed", "A default does not fit the key's types or is no allowed value."
  ) { catalogue in
    catalogue.keys.compactMap { key -> Diagnostic? in
      guard let value = key.defaultValue else { return nil }
      guard let problem = catalogue.problem(with: value, at: key) else { return nil }
      return .error("default-not-allowed", at: key.location, "The default of \(problem)")
    }
  }

  static let invalidExample = CatalogueCheck(
    "invalid-example", "An example is not valid by the catalogue's own statements."
  ) { catalogue in
    catalogue.keys.compactMap { key -> Diagnostic? in
      guard let example = key.example, let problem = catalogue.problem(with: example, at: key)
      else { return nil }
      return .error("invalid-example", at: key.location, "The example of \(problem)")
    }
      + catalogue.extensionPoints.flatMap { point -> [Diagnostic] in
        point.uses.compactMap { use -> Diagnostic? in
          guard let sample = use.sample, let key = catalogue[use.path],
            let problem = catalogue.problem(with: sample, at: key)
          else { return nil }
          return .error(
            "invalid-example", at: point.location, "The sample of '\(point.id)' for \(problem)")
        }
      }
  }
}

extension Catalogue {
  /// What is wrong with a value at a key, as the end of a sentence, or nil if nothing is.
  func problem(with value: PropertyListValue, at key: Key) -> String? {
    guard key.types.contains(where: { $0.accepts(value.type) }) else {
      return
        "'\(key.path)' is \(withArticle(value.type.phrase)), not \(withArticle(key.typePhrase))"
    }
    switch value {
    case .dictionary(let entries): return problem(with: entries, in: key)
    case .array(let elements):
      for rule in key.rules where rule.isUnconditional {
        if let problem = rule.problem(withElements: elements) {
          return "'\(key.path)' breaks a rule: \(problem)"
        }
      }
      for element in elements {
        if case .dictionary(let entries) = element {
          if let problem = problem(with: entries, in: key) { return problem }
        } else if let problem = problem(withScalar: element, at: key) {
          return problem
        }
      }
      return nil
    default: return problem(withScalar: value, at: key)
    }
  }

  private func problem(with entries: [PropertyListValue.Entry], in key: Key) -> String? {
    let children = children(of: key.path)
    let wildcard = children.first { $0.path.components.last == .anyName }
    var seen: Set<String> = []
    for entry in entries {
      guard seen.insert(entry.key).inserted else {
        return "'\(key.path)' holds '\(entry.key)' twice"
      }
      if let child = children.first(where: { $0.path.components.last == .name(entry.key) })
        ?? wildcard
      {
        if let problem = problem(with: entry.value, at: child) { return problem }
      } else if !children.isEmpty {
        let near = suggestion(for: entry.key, among: children.map(\.name))
        return "'\(key.path)' holds '\(entry.key)', which is none of its keys\(near)"
      }
    }
    for child in children where child.required == .required && wildcard?.path != child.path {
      guard seen.contains(child.name) else {
        return "'\(key.path)' lacks '\(child.name)', which is required"
      }
    }
    return nil
  }

  private func problem(withScalar value: PropertyListValue, at key: Key) -> String? {
    if case .closed(let values) = key.values, !values.contains(where: { $0.value == value }),
      // Values of an array are those of its elements; a dictionary beside a string has none.
      values.contains(where: { $0.value.type == value.type })
    {
      return "'\(key.path)' is '\(value.plainText ?? "…")', which is no allowed value"
    }
    // Advice and what holds for one kind of extension alone do not make an example wrong.
    for rule in key.rules
    where rule.isUnconditional && path(of: rule, appliesTo: key) {
      if let problem = rule.problem(with: value)?.withoutPeriod {
        return "'\(key.path)' is '\(value.plainText ?? "…")': \(problem)"
      }
    }
    return nil
  }

  /// A rule on an arbitrary key speaks of its name, not of what it holds.
  private func path(of rule: Rule, appliesTo key: Key) -> Bool {
    key.path.components.last != .anyName || key.types != [.dictionary]
  }
}

extension Rule {
  /// Why one scalar breaks the rule, or nil where it keeps it or the rule speaks of other things.
  func problem(with value: PropertyListValue) -> String? {
    switch (condition, value) {
    case (.range(let min, let max), .integer(let number)):
      (min.map { number < $0 } ?? false) || (max.map { number > $0 } ?? false) ? sentence : nil
    // A build setting stands for a text that nobody knows yet.
    case (_, .string(let text)) where text.contains("$("): nil
    case (.format(let format), .string(let text)): format.accepts(text) ? nil : sentence
    case (.withoutSuffix(let endings), .string(let text)):
      endings.contains { text.hasSuffix($0) } ? sentence : nil
    case (.withSuffix(let endings), .string(let text)):
      endings.contains { text.hasSuffix($0) } ? nil : sentence
    case (.withoutText(let pieces), .string(let text)):
      pieces.contains { text.contains($0) } ? sentence : nil
    case (.mustNotShip(let stub, _), let value): stub == value ? sentence : nil
    default: nil
    }
  }
}

extension Rule {
  /// Why an array as a whole breaks the rule, or nil.
  func problem(withElements elements: [PropertyListValue]) -> String? {
    switch condition {
    case .firstElement(let value): elements.first == value ? nil : sentence.withoutPeriod
    case .uniqueElements: Set(elements).count == elements.count ? nil : sentence.withoutPeriod
    case .notEmpty: elements.isEmpty ? sentence.withoutPeriod : nil
    default: nil
    }
  }
}

extension String {
  /// A sentence at the end of a message, which has no final period.
  fileprivate var withoutPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension TextFormat {
  /// Whether a text has the form, by the same pattern that schemas carry.
  public func accepts(_ text: String) -> Bool {
    guard let regex = try? Regex(pattern) else { return false }
    return text.firstMatch(of: regex) != nil
  }
}
