extension Rule {
  /// The rule as one sentence of Markdown, with keys as `[name](key:path)` links.
  public var sentence: String {
    switch self {
    case .range(let min?, let max?): "Must be an integer from \(min) to \(max)."
    case .range(let min?, nil): "Must be an integer of at least \(min)."
    case .range(nil, let max?): "Must be an integer of at most \(max)."
    case .range(nil, nil): "Must be an integer."
    case .format(let format): format.sentence
    case .withoutSuffix(let endings):
      "Must be a file's name without the ending \(list(endings.map(code)))."
    case .withSuffix(let endings):
      "Must name a file with the ending \(list(endings.map(code)))."
    case .firstElement(let value): "The first element must be \(code(value.plainText ?? "…"))."
    case .mustNotShip(let value, let reason):
      "Must not be \(code(value.plainText ?? "…")) in what you ship: \(reason)."
    case .atLeastOne(let keys): "At least one of \(list(keys.map(link))) must be present."
    case .excludes(let keys): "Must not be combined with \(list(keys.map(link)))."
    case .needsNonzero(let key, let situation):
      "\(situation), \(link(key)) must be present with a value other than 0."
    case .needs(let key, let situation): "\(situation), \(link(key)) must be present."
    case .ignoredBeside(let keys):
      "The system ignores this key where \(list(keys.map(link))) is present."
    case .agrees(let path): "Every value must occur in \(link(path)) too."
    case .requiredWhen(let situation): "Required when \(situation)."
    case .onlyIn(let kind): "Only for \(kind.plural)."
    case .developmentOnly: "Only for development and testing; do not ship it."
    case .uniqueElements: "No element may occur twice."
    case .stated(let sentence): sentence
    }
  }

  /// The paths of the other keys that the rule speaks of.
  public var references: [PropertyPath] {
    switch self {
    case .atLeastOne(let keys), .excludes(let keys), .ignoredBeside(let keys): keys
    case .needsNonzero(let key, _), .needs(let key, _), .agrees(let key): [key]
    default: []
    }
  }

  /// The rule's name in `catalogue.json` and in diagnostics.
  public var name: String {
    switch self {
    case .range: "range"
    case .format: "format"
    case .withoutSuffix: "without-suffix"
    case .withSuffix: "with-suffix"
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
    case .developmentOnly: "development-only"
    case .uniqueElements: "unique-elements"
    case .stated: "stated"
    }
  }
}

extension TextFormat {
  /// The form as one sentence of Markdown.
  public var sentence: String {
    switch self {
    case .reverseDNS: "Must be an identifier in reverse-DNS form, such as `com.example.app`."
    case .uniformTypeIdentifier:
      "Must be a uniform type identifier, such as `public.image` or `com.example.document`."
    case .languageTag: "Must be a BCP 47 language tag, such as `en-US`."
    case .scriptTag: "Must be a script tag of four letters, such as `Latn`."
    case .singleCharacter: "Must be a single character."
    case .numericString: "Must be a number written as a string."
    case .domainName:
      "Must be a domain name in lower case, without a port, and not a numeric address."
    case .url: "Must be a URL."
    case .filenameExtension: "Must be a filename extension without its dot."
    case .mimeType: "Must be a MIME type, such as `video/mp4`."
    }
  }

  /// A regular expression of the dialect that ECMA-262 and JSON Schema share, unanchored forms
  /// excluded: it matches the whole text.
  public var pattern: String {
    switch self {
    case .reverseDNS: "^[A-Za-z0-9-]+(\\.[A-Za-z0-9_-]+)+$"
    // Uniform Type Identifiers Overview: ASCII letters, digits, hyphen, period, and anything above.
    case .uniformTypeIdentifier: "^[A-Za-z0-9.\\u0080-\\uFFFF-]+$"
    // RFC 5646, section 2.1, without the irregular tags that it grandfathers.
    case .languageTag: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"
    case .scriptTag: "^[A-Z][a-z]{3}$"
    // ECMA-262 counts a character beyond U+FFFF as two, unless it is told that it reads Unicode.
    case .singleCharacter: "^(?:[\\s\\S]|[^\\u0000-\\uD7FF\\uE000-\\uFFFF]{2})$"
    case .numericString: "^[0-9]+$"
    case .domainName:
      "^(?!([0-9]{1,3}\\.){3}[0-9]{1,3}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*\\.?$"
    case .url: "^[A-Za-z][A-Za-z0-9+.-]*:"
    case .filenameExtension: "^[^./][^/]*$"
    case .mimeType: "^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+*-]+$"
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
