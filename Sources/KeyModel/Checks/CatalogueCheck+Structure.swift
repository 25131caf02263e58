import Diagnostics
import Text

extension CatalogueCheck {
  static let duplicatePath = CatalogueCheck(
    "duplicate-path", "Two keys have the same path, or paths that differ by case alone."
  ) { catalogue in
    var seen: [String: Key] = [:]
    return catalogue.keys.compactMap { key -> Diagnostic? in
      let folded = key.path.description.lowercased()
      guard let first = seen[folded] else {
        seen[folded] = key
        return nil
      }
      let difference = first.path == key.path ? "is declared twice" : "differs by case alone"
      return .error(
        "duplicate-path", at: key.location,
        "'\(key.path)' \(difference); the other is at \(first.location)",
        remedy: "remove one, or give it another path")
    }
  }

  static let missingType = CatalogueCheck("missing-type", "A key has no type.") { catalogue in
    catalogue.keys.filter(\.types.isEmpty).map { key in
      .error("missing-type", at: key.location, "'\(key.path)' has no type")
    }
  }

  static let childOfScalar = CatalogueCheck(
    "child-of-scalar", "A key stands inside one that holds no dictionary."
  ) { catalogue in
    catalogue.keys.compactMap { key -> Diagnostic? in
      guard let place = key.path.parent, !place.isRoot else { return nil }
      let isInElement = place.components.last == .element
      let owner = isInElement ? place.parent ?? .root : place
      guard let parent = catalogue.parent(of: key.path), parent.path == owner else {
        return .error(
          "child-of-scalar", at: key.location,
          "'\(key.path)' stands in a key that the catalogue does not declare",
          remedy: "declare '\(owner)'")
      }
      let holdsKeys = parent.types.contains {
        $0 == .dictionary && !isInElement || $0.elementTypes.contains(.dictionary)
      }
      guard !holdsKeys else { return nil }
      return .error(
        "child-of-scalar", at: key.location,
        "'\(key.path)' stands in '\(parent.path)', which is \(withArticle(parent.typePhrase))",
        remedy: "make the parent a dictionary or an array of dictionaries")
    }
  }

  static let danglingReference = CatalogueCheck(
    "dangling-reference", "A reference names nothing."
  ) { catalogue in
    let paths = catalogue.keys.map(\.path.description)
    let names = catalogue.keys.map(\.name)
    var found: [Diagnostic] = []
    for key in catalogue.keys {
      let references =
        key.seeAlso + key.replacedBy + key.replaces + [key.fallback].compactMap { $0 }
        + key.rules.flatMap(\.references)
      for reference in references where catalogue[reference] == nil {
        // To look for what was meant is slow, and enough of it is enough.
        var near = ""
        if found.count < 50 { near = suggestion(for: reference.description, among: paths) }
        if found.count < 50, near.isEmpty { near = suggestion(for: reference.name, among: names) }
        found.append(
          .error(
            "dangling-reference", at: key.location, "'\(reference)' names no key\(near)",
            remedy: "write the full path of a key"))
      }
      if case .only(let ids) = key.extensionPoints {
        for id in ids where catalogue.extensionPoint(id) == nil {
          let known = catalogue.extensionPoints.map(\.id)
          found.append(
            .error(
              "dangling-reference", at: key.location,
              "'\(id)' names no extension point\(suggestion(for: id, among: known))"))
        }
      }
    }
    for (key, shape) in catalogue.unknownShapes {
      found.append(
        .error("dangling-reference", at: key.location, "'\(shape)' names no shape of keys"))
    }
    return found
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
    texts += catalogue.extensionPoints.map { ($0.summary, $0.location, "summary of '\($0.id)'") }
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
    let paths = catalogue.keys.map(\.path.description)
    return catalogue.extensionPoints.flatMap { point -> [Diagnostic] in
      (point.uses.map(\.path) + [point.mechanism.identifierKey]).filter { catalogue[$0] == nil }
        .map { path in
          .error(
            "unknown-extension-point-key", at: point.location,
            "'\(path)' names no key\(suggestion(for: path.description, among: paths))")
        }
    }
  }

  static let missingSource = CatalogueCheck(
    "missing-source", "A fact names no source, or one that the catalogue does not list."
  ) { catalogue in
    let known = Set(catalogue.sources.map(\.id))
    let mayBeSilent = catalogue.isFromOutside && known.isEmpty
    var found: [Diagnostic] = []
    func check(_ ids: [Source.ID], _ what: String, at location: SourceLocation) {
      for id in Set(ids).sorted(by: { $0.text < $1.text }) where !known.contains(id) {
        let near = suggestion(for: id.text, among: known.map(\.text).sorted())
        found.append(
          .error("missing-source", at: location, "'\(id)' of \(what) is no source\(near)"))
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
        + key.values.listed.flatMap(\.availability).compactMap(\.source)
        + key.notes.flatMap(\.readings).map(\.source.id)
      check(ids, "'\(key.path)'", at: key.location)
    }
    for point in catalogue.extensionPoints {
      if point.sources.isEmpty, !mayBeSilent {
        found.append(
          Diagnostic(
            catalogue.styleSeverity, "missing-source", at: point.location,
            "'\(point.id)' names no source"))
      }
      check(
        point.sources.map(\.id) + point.availability.compactMap(\.source)
          + point.notes.flatMap(\.readings).map(\.source.id), "'\(point.id)'", at: point.location)
    }
    return found
  }
}

extension Catalogue {
  fileprivate var styleSeverity: Severity { isFromOutside ? .warning : .error }
}

/// Whether a text is one sentence: it ends with a period, and no period, question or exclamation
/// mark before the end is followed by a new sentence. Code spans do not count.
func isOneSentence(_ text: String) -> Bool {
  var isCode = false
  var (last, beforeLast): (UInt8, UInt8) = (0, 0)
  for index in text.utf8.indices {
    let byte = text.utf8[index]
    // Few texts have a letter that is not ASCII, which alone is looked at as one.
    let other = byte < 0xC2 ? nil : text.unicodeScalars[index]
    if (0x0A...0x0D).contains(byte) || other.map(lineBreaks.contains) == true { return false }
    let isMark = byte == UInt8(ascii: "`")
    if isMark { isCode.toggle() }
    guard !isCode else { continue }
    // Code may start a sentence, so that it counts as a capital.
    let isCapital =
      isMark || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || other?.properties.isUppercase == true
    if isCapital, last == UInt8(ascii: " "), beforeLast.endsSentence { return false }
    (last, beforeLast) = (byte, last)
  }
  return last == UInt8(ascii: ".") && beforeLast != 0
}

/// Those outside of ASCII (Unicode Standard, section 5.8).
private let lineBreaks: Set<Unicode.Scalar> = ["\u{85}", "\u{2028}", "\u{2029}"]

extension UInt8 {
  fileprivate var endsSentence: Bool {
    self == UInt8(ascii: ".") || self == UInt8(ascii: "!") || self == UInt8(ascii: "?")
  }
}
