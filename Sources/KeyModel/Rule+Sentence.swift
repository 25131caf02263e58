extension Rule {
  /// The rule as one sentence of Markdown, with keys as `[name](key:path)` links.
  public var sentence: String {
    let text = condition.sentence(strength == .must ? "must" : "should")
    guard !extensionPoints.isEmpty else { return text.capitalizedFirst }
    let points = extensionPoints.map { "[`\($0)`](point:\($0))" }
    if case .requiredWhen(let situation) = condition {
      // The situation and the extension points are one thing in two forms.
      return "Required when \(situation) (\(list(points)))."
    }
    return "For \(list(points)): \(text)"
  }

  /// The paths of the other keys that the rule speaks of.
  public var references: [PropertyPath] {
    switch condition {
    case .atLeastOne(let keys), .excludes(let keys), .ignoredBeside(let keys): keys
    case .needsNonzero(let key, _), .needs(let key, _), .agrees(let key), .onlyInside(let key):
      [key]
    default: []
    }
  }

  /// The rule's name in `catalogue.json`, and the id of the checker's findings.
  public var name: String {
    switch condition {
    case .range: "range"
    case .format: "format"
    case .withoutSuffix: "without-suffix"
    case .withSuffix: "with-suffix"
    case .withoutText: "without-text"
    case .predicate: "predicate"
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
    case .onlyInside: "only-inside"
    case .developmentOnly: "development-only"
    case .uniqueElements: "unique-elements"
    case .notEmpty: "not-empty"
    case .onlyKnownKeys: "only-known-keys"
    case .stated: "stated"
    }
  }
}

extension Rule.Condition {
  /// The condition with the verb of its strength, in lower case except for what names itself.
  fileprivate func sentence(_ must: String) -> String {
    switch self {
    case .range(let min?, let max?):
      min + 1 == max
        ? "\(must) be \(min) or \(max)." : "\(must) be an integer from \(min) to \(max)."
    case .range(let min?, nil): "\(must) be an integer of at least \(min)."
    case .range(nil, let max?): "\(must) be an integer of at most \(max)."
    case .range(nil, nil): "\(must) be an integer."
    case .format(let format): "\(must) be \(format.phrase)."
    case .withoutSuffix(let endings): "\(must) not end in \(list(endings.map(code)))."
    case .withSuffix(let endings): "\(must) end in \(list(endings.map(code)))."
    case .withoutText(let pieces): "\(must) not contain \(list(pieces.map(code)))."
    case .predicate: "a string \(must) be a predicate that `NSPredicate` can compile."
    case .firstElement(let value):
      "the first element \(must) be \(code(value.plainText ?? "…"))."
    case .mustNotShip(let value, let reason):
      "\(must) not be \(code(value.plainText ?? "…")) in what you ship: \(reason)."
    case .atLeastOne(let keys): "at least one of \(list(keys.map(link))) \(must) be present."
    case .excludes(let keys): "\(must) not be combined with \(list(keys.map(link)))."
    case .needsNonzero(let key, let situation):
      "\(situation.lowercasedFirst), \(link(key)) \(must) be present with a value other than 0."
    case .needs(let key, let situation):
      "\(situation.lowercasedFirst), \(link(key)) \(must) be present."
    case .ignoredBeside(let keys):
      "the system ignores this key where \(list(keys.map(link))) is present."
    case .agrees(let path): "every value \(must) occur in \(link(path)) too."
    case .requiredWhen(let situation): "required when \(situation)."
    case .onlyIn(let kind): "only for \(kind.plural)."
    case .onlyInside(let key): "only inside \(link(key))."
    case .developmentOnly: "only for development and testing; do not ship it."
    case .uniqueElements: "no element may occur twice."
    case .notEmpty: "\(must) not be empty."
    case .onlyKnownKeys: "\(must) hold no other keys than those listed here."
    case .stated(let sentence): sentence
    }
  }
}

extension TextFormat {
  /// The form in words, for the end of a sentence.
  public var phrase: String {
    switch self {
    case .reverseDNS: "an identifier in reverse-DNS form, such as `com.example.app`"
    case .bundleIdentifier: "an identifier of letters, digits, hyphens, periods and underscores"
    case .uniformTypeIdentifier:
      "a uniform type identifier, such as `public.image` or `com.example.document`"
    case .languageTag: "a BCP 47 language tag, such as `en-US`"
    case .scriptTag: "a script tag of four letters, such as `Latn`"
    case .singleCharacter: "a single character"
    case .numericString: "a number written as a string"
    case .domainName: "a domain name in lower case or a numeric address, without a port"
    case .notAddress: "a domain name rather than a numeric address"
    case .url: "a URL"
    case .filenameExtension: "a filename extension without its dot"
    case .filename: "a file's name with its extension"
    case .mimeType: "a MIME type, such as `video/mp4`"
    case .methodName: "a method's name up to its first colon"
    }
  }

  /// A regular expression of the dialect that ECMA-262 and JSON Schema share.
  public var pattern: String {
    switch self {
    case .reverseDNS: "^[A-Za-z0-9-]+(\\.[A-Za-z0-9_-]+)+$"
    case .bundleIdentifier: "^[A-Za-z0-9._-]+$"
    // Uniform Type Identifiers Overview: ASCII letters, digits, hyphen, period, and anything above.
    case .uniformTypeIdentifier: "^[A-Za-z0-9.\\u0080-\\uFFFF-]+$"
    // RFC 5646, section 2.1, without the irregular tags that it grandfathers.
    case .languageTag: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"
    case .scriptTag: "^[A-Z][a-z]{3}$"
    // ECMA-262 counts a character beyond U+FFFF as two, unless it is told that it reads Unicode.
    case .singleCharacter: "^(?:[\\s\\S]|[^\\u0000-\\uD7FF\\uE000-\\uFFFF]{2})$"
    case .numericString: "^[0-9]+$"
    case .domainName:
      "^(?:[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*\\.?|\(Self.addressPattern))$"
    case .notAddress: "^(?!(?:\(Self.addressPattern))$)"
    case .url: "^[A-Za-z][A-Za-z0-9+.-]*:"
    case .filenameExtension: "^[^./][^/]*$"
    case .filename: "^[^/\\r\\n]+\\.[^./\\s]+$"
    case .mimeType: "^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+*-]+$"
    case .methodName: "^[A-Za-z_$][A-Za-z0-9_$]*$"
    }
  }
}

extension TextFormat {
  /// An address of the Internet Protocol, version 4 or 6, or a range of them: `10.0.0.0/8`
  /// (RFC 4632, section 3.1; RFC 4291, sections 2.2 and 2.3).
  static let addressPattern =
    "[0-9]{1,3}(\\.[0-9]{1,3}){3}(/[0-9]{1,2})?|[0-9A-Fa-f]*:[0-9A-Fa-f.]*:[0-9A-Fa-f:.]*(/[0-9]{1,3})?"
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

extension String {
  /// The text with its first letter as a capital.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
