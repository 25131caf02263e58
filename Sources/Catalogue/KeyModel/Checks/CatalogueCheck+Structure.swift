import Diagnostics
import Text

extension CatalogueCheck {
  static let missingType = CatalogueCheck("missing-type", "A key has no type.") { catalogue in
    catalogue.keys.filter(\.types.isEmpty).map { key in
      .error(
        "missing-type", at: key.location, "'\(key.path)' has no type",
        remedy: "state at least one type")
    }
  }

  static let misplacedRule = CatalogueCheck(
    "misplaced-rule", "A rule about the keys of one dictionary is at a key of another."
  ) { catalogue in
    catalogue.keys.flatMap { key in
      key.rules.compactMap { rule in
        if case .atLeastOne(let demand) = rule.demand { demand } else { nil }
      }
      .filter { key.path.siblingNames($0.keys) == nil }
      .map { rule in
        .error(
          "misplaced-rule", at: key.location,
          "'\(key.path)' has a rule about keys that are not beside it: \(alternatives(rule.keys.map { "'\($0)'" }, "and"))",
          remedy: "move the rule to one of these keys, all of which must be in one dictionary")
      }
    }
  }

  static let danglingReference = CatalogueCheck(
    "dangling-reference", "A reference leads to nothing."
  ) { catalogue in
    var keys = KeySuggestions(catalogue)
    var found: [Diagnostic] = []
    for key in catalogue.keys {
      for reference in key.references where catalogue[reference] == nil {
        found.append(
          .error(
            "dangling-reference", at: key.location,
            "There is no key '\(reference.written)'\(keys.ending(for: reference))",
            remedy: "write the full path of a key"))
      }
    }
    for code in catalogue.codes {
      for reference in code.keys where catalogue[reference] == nil {
        found.append(
          .error(
            "dangling-reference", at: code.location,
            "There is no key '\(reference.written)', which '\(code.id)' is about\(keys.ending(for: reference))",
            remedy: "write the full path of a key"))
      }
    }
    for document in catalogue.documents {
      guard let name = document.bundles?.program?.name else { continue }
      let path = catalogue.path(name, from: document.id)
      if catalogue[path] == nil {
        found.append(
          .error(
            "dangling-reference", at: nil,
            "The program of '\(document.id)' is named by the key '\(path)', which doesn't exist\(keys.ending(for: path))",
            remedy: "write the full path of a key"))
      }
    }
    func check(
      _ what: String, _ uses: [(name: String, location: SourceLocation)], among names: [String],
      remedy: String
    ) {
      let known = Set(names)
      var suggestions = Suggestions(names)
      for use in uses where !known.contains(use.name) {
        found.append(
          .error(
            "dangling-reference", at: use.location,
            "There is no \(what) '\(use.name)'\(suggestions.ending(for: use.name))", remedy: remedy)
        )
      }
    }
    check(
      "extension point",
      catalogue.keys.flatMap { key in
        key.namedExtensionPoints.uniqued.map { ($0, key.location) }
      }, among: catalogue.extensionPoints.map(\.id),
      remedy: "write the identifier of an extension point")
    check(
      "distribution",
      catalogue.keys.flatMap { key in
        key.rules.flatMap(\.distributions).uniqued.map { ($0.id, key.location) }
      } + catalogue.codes.flatMap { code in code.refusedBy.uniqued.map { ($0, code.location) } },
      among: catalogue.distributions.map(\.id),
      remedy: "name one of the catalogue's distributions, or add it to them")
    check(
      "kind of bundle",
      catalogue.keys.flatMap { key in
        (key.bundleKinds + key.rules.flatMap(\.bundleKinds)).map { ($0.name, key.location) }
      }, among: catalogue.bundleKinds.map(\.name),
      remedy: "name one of the catalogue's kinds of bundles, or add it to them")
    check(
      "code",
      catalogue.keys.flatMap { key in
        (key.rules.flatMap(\.codes) + key.typeCodes).map { ($0, key.location) }
      }, among: catalogue.codes.map(\.id),
      remedy: "write a code that the catalogue declares, or declare it")
    check(
      "mechanism", catalogue.mechanismReferences,
      among: catalogue.mechanisms.filter { !$0.identifierKey.isRoot }.map(\.name),
      remedy: "list it in 'mechanisms', with the key that names its extension points")
    let keysWithShapes = catalogue.keys.filter { !$0.variants.isEmpty }
    let shapes = Dictionary(grouping: catalogue.shapeEntries) { $0.path.document }
    for (document, keys) in Dictionary(grouping: keysWithShapes, by: { $0.path.document }) {
      check(
        "shape", keys.flatMap { key in key.variants.map { ($0, key.location) } },
        among: (shapes[document] ?? []).map(\.path.name),
        remedy: "name a shape that has an entry: the shape 'bulb' is '{bulb}'")
    }
    for document in catalogue.documents {
      guard let root = document.root,
        catalogue.shape(root, in: catalogue.path(.root, from: document.id).document) == nil
      else { continue }
      found.append(
        .error(
          "dangling-reference", at: nil,
          "There is no shape '\(root)', which the root of \(withArticle(document.name)) has",
          remedy: "declare the key '{\(root)}'"))
    }
    check(
      "shape", catalogue.unknownShapes.map { ($0.shape, $0.key.location) },
      among: catalogue.shapes.map(\.id), remedy: "write the id of a shape")
    return found + catalogue.unknownAPIsOfRules + catalogue.differentlyLinkedAPIs
  }

  static let notOneSentence = CatalogueCheck(
    "not-one-sentence", "A summary is not one sentence."
  ) { catalogue in
    var texts: [(String, SourceLocation, String)] = []
    for key in catalogue.keys {
      let record = KeyRecord(key, in: catalogue, url: "")
      texts += KeyRecord.form.sentences(of: record).map { name, text in
        (text, key.location, "\(name) of '\(key.path)'")
      }
      texts += key.values.listed.map {
        ($0.summary, key.location, "summary of the value '\($0.value.plainText ?? "")'")
      }
    }
    texts += catalogue.extensionPoints.map { ($0.summary, $0.location, "summary of '\($0.id)'") }
    texts += catalogue.codes.map { ($0.summary, $0.location, "summary of '\($0.id)'") }
    let remedy = "write one sentence that ends with a period, and move the rest to the discussion"
    let wrong = texts.filter { text, _, _ in
      !(text.isEmpty && catalogue.isFromOutside) && !isOneSentence(text)
    }
    guard catalogue.isFromOutside else {
      return wrong.map { _, location, what in
        .error("not-one-sentence", at: location, "The \(what) is not one sentence", remedy: remedy)
      }
    }
    return catalogue.advice(
      "not-one-sentence", wrong.map { ($0.2, $0.1) }, remedy: remedy,
      one: { "The \($0) is not one sentence" },
      several: { "\($0) texts are not one sentence each; the first is the \($1)" })
  }

  static let unknownExtensionPointKey = CatalogueCheck(
    "unknown-extension-point-key", "An extension point uses a key that is not in the catalogue."
  ) { catalogue in
    var paths = Suggestions(catalogue.keys.map(\.path.description))
    return catalogue.extensionPoints.flatMap { point -> [Diagnostic] in
      let used = point.uses.map(\.path) + [point.mechanism.identifierKey] + point.entitlements
      return (used + point.samples.keys.sorted()).uniqued
        .filter { !$0.isRoot && catalogue[$0] == nil }
        .map { path in
          .error(
            "unknown-extension-point-key", at: point.location,
            "There is no key '\(path)', which '\(point.id)' uses\(paths.ending(for: path.description))",
            remedy: "write the full path of a key")
        }
    }
  }

  static let missingSource = CatalogueCheck(
    "missing-source", "A fact has no source, or one that the catalogue does not declare."
  ) { catalogue in
    let known = Set(catalogue.sources.map(\.id))
    let mayBeSilent = catalogue.isFromOutside && known.isEmpty
    var found: [Diagnostic] = []
    var names = Suggestions(known.map(\.text).sorted())
    var silent: [(String, SourceLocation)] = []
    var undeclared = EntriesByCause<Source.ID>()
    let remedy = "name the document and the section its facts come from"
    func check(
      _ sources: [SourceReference], and others: [Source.ID] = [], _ what: String,
      at location: SourceLocation
    ) {
      if sources.isEmpty, !mayBeSilent {
        silent.append((what, location))
      }
      let ids = sources.map(\.id) + others
      for id in Set(ids).sorted(by: { $0.text < $1.text }) where !known.contains(id) {
        undeclared.add(id, of: what, at: location)
      }
    }
    for key in catalogue.keys {
      let others =
        (key.availability ?? []).compactMap(\.source?.id) + key.ownSources.map(\.id)
        + key.values.listed.flatMap(\.availability).compactMap(\.source?.id)
        + key.notes.flatMap(\.readings).map(\.source.id)
      check(key.sources, and: others, "'\(key.path)'", at: key.location)
    }
    for point in catalogue.extensionPoints {
      let others =
        point.availability.compactMap(\.source?.id)
        + point.notes.flatMap(\.readings).map(\.source.id)
      check(point.sources, and: others, "'\(point.id)'", at: point.location)
    }
    for code in catalogue.codes { check(code.sources, "'\(code.id)'", at: code.location) }
    for (id, entries, _, location) in undeclared.all {
      found.append(
        .error(
          "missing-source", at: location,
          "The source '\(id)' of \(entries) is not declared\(names.ending(for: id.text))",
          remedy: "correct the id, or declare the source"))
    }
    guard catalogue.isFromOutside else {
      return found
        + silent.map {
          .error("missing-source", at: $0.1, "\($0.0) names no source", remedy: remedy)
        }
    }
    return found
      + catalogue.advice(
        "missing-source", silent, remedy: remedy, one: { "\($0) names no source" },
        several: { "\($0) entries name no source; the first is \($1)" })
  }
}

extension Key {
  /// The sources of its single statements, apart from availability.
  fileprivate var ownSources: [SourceReference] {
    [consequence?.source, valuesSource, defaultSource, requiredSource].compactMap(\.self)
      + rules.compactMap(\.source)
  }
}

extension Catalogue {
  fileprivate var mechanismReferences: [(name: String, location: SourceLocation)] {
    extensionPoints.map { ($0.mechanism.name, $0.location) }
      + keys.compactMap { key in
        guard case .all(let mechanism) = key.extensionPoints else { return nil }
        return (mechanism.name, key.location)
      }
  }

  var styleSeverity: Severity { isFromOutside ? .warning : .error }

  /// One note for what many entries of a first draft have in common.
  fileprivate func advice(
    _ id: String, _ entries: [(what: String, location: SourceLocation)], remedy: String,
    one: (String) -> String, several: (Int, String) -> String
  ) -> [Diagnostic] {
    guard let first = entries.min(by: { $0.location < $1.location }) else { return [] }
    let message = entries.count == 1 ? one(first.what) : several(entries.count, first.what)
    return [Diagnostic(.note, id, at: first.location, message, remedy: remedy)]
  }
}

/// Whether a text ends with a period and no sentence ends before it. Code spans are skipped.
package func isOneSentence(_ text: String) -> Bool {
  var isCode = false
  var (last, beforeLast): (UInt8, UInt8) = (0, 0)
  for index in text.utf8.indices {
    let byte = text.utf8[index]
    // Only a letter outside ASCII is decoded.
    let other = byte < 0xC2 ? nil : text.unicodeScalars[index]
    if (0x0A...0x0D).contains(byte) || other.map(lineBreaks.contains) == true { return false }
    let isMark = byte == UInt8(ascii: "`")
    if isMark { isCode.toggle() }
    guard !isCode else { continue }
    // Code may start a sentence, so it counts as a capital letter.
    let isCapital =
      isMark || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || other?.properties.isUppercase == true
    if isCapital, last == UInt8(ascii: " "), beforeLast.endsSentence,
      !text[..<index].endsInAbbreviation
    {
      return false
    }
    (last, beforeLast) = (byte, last)
  }
  return last == UInt8(ascii: ".") && beforeLast != 0
}

extension Substring {
  /// Whether the last word, before a space, is an abbreviation whose period ends no sentence.
  package var endsInAbbreviation: Bool {
    guard let word = dropLast().split(separator: " ").last?.drop(while: { "([\"'".contains($0) })
    else { return false }
    return abbreviations.contains(String(word))
  }
}

private let abbreviations: Set<String> = [
  "e.g.", "i.e.", "ex.", "vs.", "cf.", "approx.", "etc.", "No.", "resp.", "incl.", "excl.",
]

/// Line breaks outside ASCII (Unicode Standard, section 5.8).
private let lineBreaks: Set<Unicode.Scalar> = ["\u{85}", "\u{2028}", "\u{2029}"]

extension UInt8 {
  fileprivate var endsSentence: Bool {
    self == UInt8(ascii: ".") || self == UInt8(ascii: "!") || self == UInt8(ascii: "?")
  }
}
