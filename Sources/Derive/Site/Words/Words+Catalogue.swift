import Diagnostics
import KeyModel
import Text

/// Facts of a catalogue in the words of the interface.
extension Words {
  /// The label that a catalogue gives to titles, or the one that it has by itself.
  func label(_ label: String) -> String { label == Word.title.rawValue ? self[.title] : label }

  /// Types with "or" between them.
  func types(_ types: [ValueType]) -> String { list(types.map(type), .or) }

  /// The type in words: `array of strings`, `string`.
  func type(_ type: ValueType) -> String {
    guard case .array(let elements) = type, !elements.isEmpty else {
      return self[Self.word(for: type).one]
    }
    return self(.arrayOf, ["types": list(elements.map(plural), .or)])
  }

  private func plural(_ type: ValueType) -> String {
    guard case .array(let elements) = type, !elements.isEmpty else {
      return self[Self.word(for: type).several]
    }
    return self(.arraysOf, ["types": list(elements.map(plural), .or)])
  }

  private static func word(for type: ValueType) -> (one: Word, several: Word) {
    switch type {
    case .string: (.typeString, .typesString)
    case .integer: (.typeInteger, .typesInteger)
    case .real: (.typeReal, .typesReal)
    case .number: (.typeNumber, .typesNumber)
    case .boolean: (.typeBoolean, .typesBoolean)
    case .date: (.typeDate, .typesDate)
    case .data: (.typeData, .typeData)
    case .dictionary: (.typeDictionary, .typesDictionary)
    case .null: (.typeNull, .typesNull)
    case .any: (.typeAny, .typesAny)
    case .array: (.typeArray, .typesArray)
    }
  }

  /// A statement in a few words: `Deck 8.0+ (deprecated in 9.0)`.
  func phrase(of statement: AvailabilityStatement) -> String {
    let platform = statement.platform.name
    guard statement.isAvailable else { return self(.notOn, ["platform": platform]) }
    let start =
      switch statement.introduced {
      case .version(let version): self(.from, ["platform": platform, "version": version.text])
      case .atMost(let version): self(.fromAtMost, ["platform": platform, "version": version.text])
      case .unknown: platform
      }
    let ends: [(word: Word, since: Word, moment: Moment?)] = [
      (.isDeprecated, .deprecatedIn, statement.deprecated),
      (.isIgnored, .ignoredIn, statement.ignored),
      (.isRemoved, .removedIn, statement.removed),
    ]
    let phrases = ends.compactMap { word, since, moment in
      moment.map { $0 == .unknown ? self[word] : self(since, ["version": $0.text]) }
    }
    return phrases.isEmpty
      ? start
      : self(.withEnds, ["start": start, "ends": phrases.joined(separator: self[.comma])])
  }

  /// The moment in the cell of a table.
  func cell(_ moment: Moment) -> String {
    switch moment {
    case .version(let version): version.text
    case .atMost(let version): self(.orEarlier, ["version": version.text])
    case .unknown: self[.yesVersionUnknown]
    }
  }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: self[.severityError]
    case .warning: self[.severityWarning]
    case .note: self[.severityNote]
    }
  }

  /// How severe a finding is, and how severe where a rule is advice.
  func severityPhrase(_ severities: (usual: Severity, advised: Severity?)) -> String {
    let usual = severity(severities.usual)
    guard let advised = severities.advised else { return usual }
    return self(.severityWhereAdvice, ["severity": usual, "advice": severity(advised)])
  }
}

extension Words {
  /// Writes the start of a document in the language.
  func openDocument(_ writer: inout HTMLWriter) {
    writer.open("html", ("lang", language), ("dir", direction.isEmpty ? nil : direction))
  }
}

extension HTMLWriter {
  /// Writes a word of the interface; its values are elements, by their names.
  mutating func pattern(
    _ words: Words, _ word: Word, _ value: (String, inout HTMLWriter) -> Void
  ) {
    for piece in words.pieces(of: word) {
      switch piece {
      case .text(let text): self.text(text)
      case .value(let name, _): value(name, &self)
      }
    }
  }
}
