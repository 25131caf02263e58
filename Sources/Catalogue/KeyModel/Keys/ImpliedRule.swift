import Text

/// A rule that follows from a key's entry itself, besides those in its `rules`.
package struct ImpliedRule: Hashable, Sendable {
  /// The parts of an entry that rules follow from, in the order a reader asks.
  package enum Origin: String, Hashable, Sendable, CaseIterable {
    case type, position, values, requirement, extensionPoints, platforms
  }

  /// The part of the entry that the rule follows from.
  package var origin: Origin
  /// The rule as one sentence of Markdown, with keys as `[name](key:path)` links.
  package var sentence: String

  /// A key at the wrong position or on the wrong system is not an error: another program may read it there.
  package var strength: Rule.Strength {
    switch origin {
    case .type, .values, .requirement: .must
    case .position, .extensionPoints, .platforms: .should
    }
  }
}

extension Catalogue {
  /// The rules that follow from a key's entry, in the order of `ImpliedRule.Origin`.
  package func impliedRules(of key: Key) -> [ImpliedRule] {
    ImpliedRule.Origin.allCases.compactMap { origin in
      sentence(from: origin, of: key).map { ImpliedRule(origin: origin, sentence: $0) }
    }
  }

  private func sentence(from origin: ImpliedRule.Origin, of key: Key) -> String? {
    switch origin {
    case .type: "Must be \(key.types.map { withArticle($0.phrase) }.joined(separator: " or "))."
    case .position:
      if let parent = parent(of: key.path) {
        "Should be directly in \(link(parent.path, as: parent.displayName))."
      } else {
        "Should be at the top level of the \(noun(for: self.document(of: key.path)))."
      }
    case .values:
      key.values.isClosed
        ? (key.elementTypes.isEmpty ? "Must be one of " : "Each element must be one of ")
          + key.values.listed.map { code($0.value.plainText ?? "…") }.joined(separator: ", ") + "."
        : nil
    case .requirement:
      switch (key.required, parent(of: key.path)) {
      case (.required, let parent?):
        "Must be present wherever \(link(parent.path, as: parent.displayName)) is."
      case (.required, nil): "Must be present in what you ship."
      default: nil
      }
    case .extensionPoints:
      if case .only(let ids) = key.extensionPoints {
        "Only for " + ids.map { link(toPoint: $0) }.joined(separator: ", ") + "."
      } else {
        nil
      }
    case .platforms: platformSentence(key.statements)
    }
  }

  /// The platforms and releases where the key has an effect.
  private func platformSentence(_ statements: [AvailabilityStatement]) -> String? {
    let parts = statements.compactMap { statement -> String? in
      let name = statement.platform.name
      guard statement.isAvailable else { return "not on \(name)" }
      var words: [String] = []
      if case .version(let first) = statement.introduced { words.append("from \(first.text) on") }
      for (word, end) in statement.moments.dropFirst() {
        switch end {
        case .version(let first): words.append("\(word) from \(first.text) on")
        case .atMost(let first): words.append("\(word) from \(first.text) on or earlier")
        case .unknown: words.append(word)
        }
      }
      return words.isEmpty ? nil : "\(name) \(words.joined(separator: ", "))"
    }
    return parts.isEmpty ? nil : "Platforms: \(parts.joined(separator: "; "))."
  }
}
