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

  static let childOfScalar = CatalogueCheck(
    "child-of-scalar", "A key is inside one that is not a dictionary."
  ) { catalogue in
    var paths = Suggestions(catalogue.keys.map(\.path.description))
    return catalogue.keys.compactMap { key -> Diagnostic? in
      guard let above = key.path.parent, !above.isRoot else { return nil }
      let isInElement = above.components.last == .element
      let owner = isInElement ? above.parent ?? .root : above
      guard let parent = catalogue.parent(of: key.path), parent.path == owner else {
        return .error(
          "child-of-scalar", at: key.location,
          "'\(key.path)' is inside a key that the catalogue does not declare\(paths.ending(for: owner.description))",
          remedy: "declare '\(owner)'")
      }
      let holdsKeys = parent.types.contains {
        $0 == .dictionary && !isInElement || $0.elementTypes.contains(.dictionary)
      }
      guard !holdsKeys else { return nil }
      return .error(
        "child-of-scalar", at: key.location,
        "'\(key.path)' is inside '\(parent.path)', which is \(withArticle(parent.typePhrase))",
        remedy: "make the parent a dictionary or an array of dictionaries")
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
    var points = Suggestions(catalogue.extensionPoints.map(\.id))
    var found: [Diagnostic] = []
    for key in catalogue.keys {
      for reference in key.references where catalogue[reference] == nil {
        found.append(
          .error(
            "dangling-reference", at: key.location,
            "There is no key '\(reference.written)'\(keys.ending(for: reference))",
            remedy: "write the full path of a key"))
      }
      var ids = key.rules.flatMap(\.namedExtensionPoints)
      if case .only(let own) = key.extensionPoints { ids += own }
      for id in ids.uniqued where catalogue.extensionPoint(id) == nil {
        found.append(
          .error(
            "dangling-reference", at: key.location,
            "There is no extension point '\(id)'\(points.ending(for: id))",
            remedy: "write the identifier of an extension point"))
      }
    }
    for document in catalogue.documents {
      guard let name = document.bundles?.signedProgram?.name else { continue }
      let path = catalogue.path(name, from: document.id)
      if catalogue[path] == nil {
        found.append(
          .error(
            "dangling-reference", at: nil,
            "The signed program of '\(document.id)' is named by the key '\(path)', which doesn't exist\(keys.ending(for: path))",
            remedy: "write the full path of a key"))
      }
    }
    var kinds = Suggestions(catalogue.bundleKinds.map(\.name))
    let kindNames = Set(catalogue.bundleKinds.map(\.name))
    for key in catalogue.keys {
      let inRules = key.rules.flatMap(\.bundleKinds)
      for kind in key.bundleKinds + inRules where !kindNames.contains(kind.name) {
        found.append(
          .error(
            "dangling-reference", at: key.location,
            "There is no kind of bundle '\(kind.name)'\(kinds.ending(for: kind.name))",
            remedy: "name one of the catalogue's kinds of bundles, or add it to them"))
      }
    }
    var codes = Suggestions(catalogue.codes.map(\.id))
    let knownCodes = Set(catalogue.codes.map(\.id))
    for key in catalogue.keys {
      for code in key.rules.flatMap(\.codes) + key.typeCodes where !knownCodes.contains(code) {
        found.append(
          .error(
            "dangling-reference", at: key.location,
            "There is no code '\(code)'\(codes.ending(for: code))",
            remedy: "write a code that the catalogue declares, or declare it"))
      }
    }
    let known = catalogue.mechanisms.filter { !$0.identifierKey.isRoot }
    let names = Set(known.map(\.name))
    var mechanisms = Suggestions(known.map(\.name))
    for (mechanism, location) in catalogue.mechanismReferences where !names.contains(mechanism.name)
    {
      found.append(
        .error(
          "dangling-reference", at: location,
          "There is no mechanism '\(mechanism.name)'\(mechanisms.ending(for: mechanism.name))",
          remedy: "list it in 'mechanisms', with the key that names its extension points"))
    }
    var shapes = Suggestions(catalogue.shapes.map(\.id))
    for (key, shape) in catalogue.unknownShapes {
      found.append(
        .error(
          "dangling-reference", at: key.location,
          "There is no shape '\(shape)'\(shapes.ending(for: shape))",
          remedy: "write the id of a shape"))
    }
    return found + catalogue.unknownNamesOfRules
  }

  static let notOneSentence = CatalogueCheck(
    "not-one-sentence", "A summary is not one sentence."
  ) { catalogue in
    var texts = catalogue.keys.map { ($0.summary, $0.location, "summary of '\($0.path)'") }
    for key in catalogue.keys {
      texts += key.values.listed.map {
        ($0.summary, key.location, "summary of the value '\($0.value.plainText ?? "")'")
      }
    }
    for key in catalogue.keys {
      if let consequence = key.consequence {
        texts.append((consequence.text, key.location, "consequence of '\(key.path)'"))
      }
      if let approval = key.approval {
        texts.append((approval, key.location, "approval of '\(key.path)'"))
      }
    }
    texts += catalogue.extensionPoints.map { ($0.summary, $0.location, "summary of '\($0.id)'") }
    texts += catalogue.codes.map { ($0.summary, $0.location, "summary of '\($0.id)'") }
    return texts.compactMap { text, location, what -> Diagnostic? in
      guard !isOneSentence(text) else { return nil }
      return Diagnostic(
        catalogue.styleSeverity, "not-one-sentence", at: location,
        "The \(what) is not one sentence",
        remedy: "write one sentence that ends with a period, and move the rest to the discussion")
    }
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
    func check(_ ids: [Source.ID], _ what: String, at location: SourceLocation) {
      for id in Set(ids).sorted(by: { $0.text < $1.text }) where !known.contains(id) {
        found.append(
          .error(
            "missing-source", at: location,
            "The source '\(id)' of \(what) is not declared\(names.ending(for: id.text))",
            remedy: "correct the id, or declare the source"))
      }
    }
    for key in catalogue.keys {
      if key.sources.isEmpty, !mayBeSilent {
        found.append(
          Diagnostic(
            catalogue.styleSeverity, "missing-source", at: key.location,
            "'\(key.path)' names no source",
            remedy: "name the document and the section its facts come from"))
      }
      let ids =
        key.sources.map(\.id) + (key.availability ?? []).compactMap(\.source)
        + key.ownSources.map(\.id)
        + key.values.listed.flatMap(\.availability).compactMap(\.source)
        + key.notes.flatMap(\.readings).map(\.source.id)
      check(ids, "'\(key.path)'", at: key.location)
    }
    for point in catalogue.extensionPoints {
      if point.sources.isEmpty, !mayBeSilent {
        found.append(
          Diagnostic(
            catalogue.styleSeverity, "missing-source", at: point.location,
            "'\(point.id)' names no source",
            remedy: "name the document and the section its facts come from"))
      }
      check(
        point.sources.map(\.id) + point.availability.compactMap(\.source)
          + point.notes.flatMap(\.readings).map(\.source.id), "'\(point.id)'", at: point.location)
    }
    for code in catalogue.codes {
      if code.sources.isEmpty, !mayBeSilent {
        found.append(
          Diagnostic(
            catalogue.styleSeverity, "missing-source", at: code.location,
            "'\(code.id)' names no source",
            remedy: "name the document and the section its facts come from"))
      }
      check(code.sources.map(\.id), "'\(code.id)'", at: code.location)
    }
    return found
  }
}

extension Key {
  /// The sources of its single statements, apart from availability.
  fileprivate var ownSources: [SourceReference] {
    [consequence?.source, valuesSource, defaultSource].compactMap(\.self)
      + rules.compactMap(\.source)
  }
}

extension Catalogue {
  /// The mechanisms that entries name, each with the location of the entry.
  fileprivate var mechanismReferences: [(ExtensionPoint.Mechanism, SourceLocation)] {
    extensionPoints.map { ($0.mechanism, $0.location) }
      + keys.compactMap { key in
        if case .all(let mechanism) = key.extensionPoints { (mechanism, key.location) } else { nil }
      }
  }

  var styleSeverity: Severity { isFromOutside ? .warning : .error }
}

/// Whether a text is one sentence: it ends with a period, and no period, question or exclamation
/// mark before the end is followed by another sentence. Code spans do not count.
func isOneSentence(_ text: String) -> Bool {
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
    if isCapital, last == UInt8(ascii: " "), beforeLast.endsSentence { return false }
    (last, beforeLast) = (byte, last)
  }
  return last == UInt8(ascii: ".") && beforeLast != 0
}

/// Line breaks outside ASCII (Unicode Standard, section 5.8).
private let lineBreaks: Set<Unicode.Scalar> = ["\u{85}", "\u{2028}", "\u{2029}"]

extension UInt8 {
  fileprivate var endsSentence: Bool {
    self == UInt8(ascii: ".") || self == UInt8(ascii: "!") || self == UInt8(ascii: "?")
  }
}
