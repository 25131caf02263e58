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

  static let valueBreaksRule = CatalogueCheck(
    "value-breaks-rule", "An allowed value breaks a rule of its key."
  ) { catalogue in
    let values = ValueCheck(catalogue)
    return catalogue.keys.flatMap { key in
      key.values.listed.compactMap { value -> Diagnostic? in
        // A value that must not ship is listed to say so.
        guard let rule = values.rule(brokenBy: value.value, at: key) else { return nil }
        if case .mustNotShip = rule.demand { return nil }
        return .error(
          "value-breaks-rule", at: key.location,
          "The value '\(value.value.plainText ?? "…")' of '\(key.path)' breaks a rule: \(rule.sentence.withoutPeriod)",
          remedy: "correct the value, or the rule")
      }
    }
  }

  static let defaultNotAllowed = CatalogueCheck(
    "default-not-allowed", "A default does not fit the key's types or is not an allowed value."
  ) { catalogue in
    var values = ValueCheck(catalogue)
    return catalogue.keys.flatMap { key in
      let defaults = [key.defaultValue].compactMap(\.self) + key.platformDefaults.map(\.value)
      return defaults.compactMap { values.problem(with: $0, at: key) }.map { problem in
        Diagnostic.error(
          "default-not-allowed", at: key.location, "The default of \(problem)",
          remedy: "correct the default, or what the catalogue says of the key")
      }
    }
  }

  static let invalidExample = CatalogueCheck(
    "invalid-example", "An example contradicts the catalogue's own statements."
  ) { catalogue in
    var values = ValueCheck(catalogue)
    var found: [Diagnostic] = []
    for key in catalogue.keys {
      let examples = [key.example].compactMap(\.self) + key.otherExamples
      guard let problem = examples.lazy.compactMap({ values.problem(with: $0, at: key) }).first
      else { continue }
      found.append(
        .error(
          "invalid-example", at: key.location, "The example of \(problem)",
          remedy: "correct the example, or what the catalogue says of the key"))
    }
    for point in catalogue.extensionPoints {
      let ofUses = point.uses.compactMap { use in use.sample.map { (use.path, $0) } }
      let ofOthers = point.samples.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      for (path, sample) in ofUses + ofOthers {
        guard let key = catalogue[path],
          let problem = values.problem(with: sample, at: key)
        else { continue }
        found.append(
          .error(
            "invalid-example", at: point.location, "The sample of '\(point.id)' for \(problem)",
            remedy: "correct the sample, or what the catalogue says of the key"))
      }
    }
    for code in catalogue.codes {
      found += code.problems(in: catalogue, values: &values).map {
        .error(
          "invalid-example", at: code.location, $0,
          remedy: "correct the example, or what the catalogue says of the key")
      }
    }
    return found
  }
}

extension Catalogue {
  /// A key without the examples that contradict the catalogue; the first of the others is its example then.
  package func withoutWrongExamples(_ key: Key) -> Key {
    var values = ValueCheck(self)
    let sound = ([key.example].compactMap(\.self) + key.otherExamples).filter {
      values.problem(with: $0, at: key) == nil
    }
    return changed(key) {
      $0.example = sound.first
      $0.otherExamples = Array(sound.dropFirst())
    }
  }
}

extension RejectionCode {
  /// The problems of the examples. The wrong example may hold values that the catalogue doesn't allow.
  fileprivate func problems(in catalogue: Catalogue, values: inout ValueCheck) -> [String] {
    var found: [String] = []
    if wrong != nil, wrong == right { found.append("The two examples of '\(id)' are the same") }
    for (name, example) in examples {
      guard case .dictionary(let entries) = example else {
        found.append("The \(name) example of '\(id)' is not a dictionary")
        continue
      }
      for entry in entries where name == "right" {
        let path = catalogue.path(PropertyPath([.name(entry.key)]), from: document)
        guard let key = catalogue[path] else {
          found.append("The right example of '\(id)' holds '\(entry.key)', which is not a key")
          continue
        }
        if let problem = values.problem(with: entry.value, at: key) {
          found.append("The right example of '\(id)': \(problem)")
        }
      }
    }
    return found
  }
}
