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
          "The value '\(value.value.plainText ?? "…")' of '\(key.path)' is \(withArticle(value.value.type.name)), the key \(withArticle(key.typePhrase))",
          remedy: "correct the value, or add its type to the key")
      }
    }
  }

  static let defaultNotAllowed = CatalogueCheck(
    "default-not-allowed", "A default does not fit the key's types or is not an allowed value."
  ) { catalogue in
    var values = ValueCheck(catalogue)
    return catalogue.keys.compactMap { key -> Diagnostic? in
      guard let value = key.defaultValue, let problem = values.problem(with: value, at: key)
      else { return nil }
      return .error(
        "default-not-allowed", at: key.location, "The default of \(problem)",
        remedy: "correct the default, or what the catalogue says of the key")
    }
  }

  static let invalidExample = CatalogueCheck(
    "invalid-example", "An example contradicts the catalogue's own statements."
  ) { catalogue in
    var values = ValueCheck(catalogue)
    var found: [Diagnostic] = []
    for key in catalogue.keys {
      guard let example = key.example, let problem = values.problem(with: example, at: key)
      else { continue }
      found.append(
        .error(
          "invalid-example", at: key.location, "The example of \(problem)",
          remedy: "correct the example, or what the catalogue says of the key"))
    }
    for point in catalogue.extensionPoints {
      for use in point.uses {
        guard let sample = use.sample, let key = catalogue[use.path],
          let problem = values.problem(with: sample, at: key)
        else { continue }
        found.append(
          .error(
            "invalid-example", at: point.location, "The sample of '\(point.id)' for \(problem)",
            remedy: "correct the sample, or what the catalogue says of the key"))
      }
    }
    return found
  }
}

extension Rule {
  /// Why one scalar breaks the rule, or nil where it does not or the rule is about something else.
  func problem(with value: PropertyListValue) -> String? {
    switch (condition, value) {
    case (.range(let min, let max), .integer(let number)):
      (min.map { number < $0 } ?? false) || (max.map { number > $0 } ?? false) ? sentence : nil
    // A build setting stands for a text that is not known yet.
    case (_, .string(let text)) where Placeholder.occurs(in: text): nil
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
  var withoutPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
