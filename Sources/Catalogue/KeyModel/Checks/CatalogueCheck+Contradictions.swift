import Diagnostics
import Text

extension CatalogueCheck {
  static let impossibleCondition = CatalogueCheck(
    "impossible-condition",
    "The condition of a rule can never hold, or asks for a value that its key can't have."
  ) { catalogue in
    catalogue.keys.flatMap { key -> [Diagnostic] in
      let logic = ConditionLogic(catalogue: catalogue, key: key)
      return key.rules.filter { $0.condition != .always || !$0.extensionPoints.isEmpty }
        .flatMap { rule -> [Diagnostic] in
          let values = catalogue.impossibleValues(in: rule, of: key)
          // A condition about the key itself is another mistake.
          guard values.isEmpty, !rule.condition.references.contains(key.path),
            let reason = logic.reasonWhyNever(rule)
          else { return values }
          return [
            .error(
              "impossible-condition", at: key.location,
              "The rule '\(rule.name)' of '\(key.path)' never applies: \(reason)",
              remedy: "correct its condition, or remove the rule")
          ]
        }
    }
  }

  static let contradictoryRules = CatalogueCheck(
    "contradictory-rules",
    "Two rules of a key apply to the same files, and nothing that the key may hold keeps both."
  ) { catalogue in
    catalogue.keys.flatMap { key -> [Diagnostic] in
      guard key.rules.count > 1 else { return [] }
      let conditions = ConditionLogic(catalogue: catalogue, key: key)
      let demands = DemandLogic(catalogue: catalogue, key: key)
      let rules = key.rules.filter { $0.strength == .must }
      return rules.indices.flatMap { index in
        rules[..<index].filter { other in
          Set(other.extensionPoints) == Set(rules[index].extensionPoints)
            && demands.contradict(other, rules[index])
            && conditions.applyTogether(other, rules[index])
        }.map { other in
          .error(
            "contradictory-rules", at: key.location,
            "Two rules of '\(key.path)' contradict each other: '\(other.text)' and '\(rules[index].text)'",
            remedy: "correct one of them, or give it a condition")
        }
      }
    }
  }
}

extension Rule {
  fileprivate var text: String { plain(sentence).withoutPeriod }
}

extension Catalogue {
  /// Values that a condition compares with a key that can't have them: even under `not`, something else was meant.
  fileprivate func impossibleValues(in rule: Rule, of key: Key) -> [Diagnostic] {
    rule.condition.leaves.flatMap { leaf -> [Diagnostic] in
      guard case .value(let path, let values, _) = leaf, let other = self[path] else { return [] }
      return values.compactMap { value in
        guard let reason = other.reasonAgainst(value) else { return nil }
        let text = value.plainText ?? "…"
        let near = suggestion(
          for: value.plainText ?? "", among: other.values.listed.compactMap(\.value.plainText))
        return .error(
          "impossible-condition", at: key.location,
          "The condition of the rule '\(rule.name)' of '\(key.path)' asks whether '\(path)' is '\(text)', but \(reason)\(near)",
          remedy: "correct the value, or what the catalogue says of '\(path)'")
      }
    }
  }
}

extension Key {
  /// The reason why the key, or its array's element, can't have a value, as the end of a message; nil if it may.
  fileprivate func reasonAgainst(_ value: PropertyListValue) -> String? {
    let types = self.types + alsoAccepts
    let all = types + types.flatMap(\.elementTypes)
    guard !types.isEmpty, !types.contains(.array([])) else { return nil }
    guard all.contains(where: { $0.accepts(value.type) }) else {
      return "it is \(withArticle(typePhrase))"
    }
    guard case .closed(let allowed, _) = values,
      allowed.contains(where: { $0.value.type == value.type }),
      allowed.allSatisfy({ $0.value.differs(value) })
    else { return nil }
    return "that is not one of its values"
  }
}
