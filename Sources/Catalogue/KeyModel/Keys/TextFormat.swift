/// A form of text that a checker and a schema can test.
public enum TextFormat: String, Sendable, CaseIterable {
  /// `com.example.app`: letters, digits, hyphens, separated by dots.
  case reverseDNS = "reverse-dns"
  /// The characters of a bundle identifier, with or without a dot.
  case bundleIdentifier = "bundle-identifier"
  /// A uniform type identifier: reverse DNS, or `public.` and the like.
  case uniformTypeIdentifier = "uniform-type-identifier"
  /// A language tag of BCP 47 (RFC 5646).
  case languageTag = "language-tag"
  /// Four letters of ISO 15924: `Latn`.
  case scriptTag = "script-tag"
  case singleCharacter = "single-character"
  /// Decimal digits in a string.
  case numericString = "numeric-string"
  /// A domain name in lower case, or an address or a range of addresses; no port, no wildcard.
  case domainName = "domain-name"
  /// A domain name, perhaps with the scheme of a URL before it, but with nothing after it.
  case domainWithoutPath = "domain-without-path"
  /// A name rather than the numbers of an address.
  case notAddress = "not-an-address"
  case url = "url"
  /// A file name extension without its dot.
  case filenameExtension = "filename-extension"
  /// A file's name with its extension.
  case filename = "filename"
  /// `video/mp4` (RFC 6838).
  case mimeType = "mime-type"
  /// The first part of a method's name, without colons.
  case methodName = "method-name"
  /// One to three integers with periods between them.
  case versionNumber = "version-number"
  /// Integers with periods between them, perhaps with the suffix of a development stage: `1.4.2d3`.
  case buildVersion = "build-version"
  /// A language tag, or the same with underscores, as folders of translations are called.
  case localization = "localization"
  /// Four printable characters of ASCII.
  case fourCharacterCode = "four-character-code"
  /// The part of a URL before its colon (RFC 3986, section 3.1).
  case urlScheme = "url-scheme"
  /// A word, a colon and a domain name without port and path, perhaps with a query: `links:*.example.com?mode=test`.
  case serviceDomain = "service-domain"
}

extension TextFormat {
  /// The form in words, for the end of a sentence.
  public var phrase: String {
    switch self {
    case .reverseDNS: "an identifier in reverse-DNS form, such as `com.example.app`"
    case .bundleIdentifier: "an identifier of letters, digits, hyphens, periods and underscores"
    case .uniformTypeIdentifier:
      "a uniform type identifier, such as `com.example.document`"
    case .languageTag: "a BCP 47 language tag, such as `en-US`"
    case .scriptTag: "a script tag of four letters, such as `Latn`"
    case .singleCharacter: "a single character"
    case .numericString: "a number written as a string"
    case .domainName: "a domain name in lower case or a numeric address, without a port"
    case .domainWithoutPath:
      "a domain name, such as `example.com`, without path, query or trailing slash"
    case .notAddress: "a domain name rather than a numeric address"
    case .url: "a URL"
    case .filenameExtension: "a filename extension without its dot"
    case .filename: "a file's name with its extension"
    case .mimeType: "a MIME type, such as `video/mp4`"
    case .methodName: "a method's name up to its first colon"
    case .versionNumber: "a version of one to three integers, such as `1.4.2`"
    case .buildVersion:
      "a version of integers with periods between them, such as `1.4.2`"
    case .localization: "a language identifier, such as `en` or `en-US`"
    case .fourCharacterCode: "a code of four characters, such as `APPL`"
    case .urlScheme: "a URL scheme without its colon, such as `com.example.app`"
    case .serviceDomain:
      "a service, a colon and a domain name without scheme, port and path, such as `service:example.com`"
    }
  }

  /// A text of the form.
  package var example: String {
    switch self {
    case .reverseDNS, .bundleIdentifier, .urlScheme: "com.example.app"
    case .uniformTypeIdentifier: "com.example.document"
    case .languageTag, .localization: "en"
    case .scriptTag: "Latn"
    case .singleCharacter: "a"
    case .numericString: "1"
    case .domainName, .domainWithoutPath, .notAddress: "example.com"
    case .url: "https://example.com/"
    case .filenameExtension: "txt"
    case .filename: "example.txt"
    case .mimeType: "video/mp4"
    case .methodName: "perform"
    case .versionNumber, .buildVersion: "1.0"
    case .fourCharacterCode: "APPL"
    case .serviceDomain: "service:example.com"
    }
  }

  /// A regular expression of the dialect that ECMA-262 and JSON Schema share.
  public var pattern: String {
    switch self {
    case .reverseDNS: "^[A-Za-z0-9-]+(\\.[A-Za-z0-9_-]+)+$"
    case .bundleIdentifier: "^[A-Za-z0-9._-]+$"
    // Uniform Type Identifiers Overview: ASCII letters, digits, hyphen, period, and anything above.
    case .uniformTypeIdentifier: "^(?:[A-Za-z0-9.-]|[^\\u0000-\\u007F])+$"
    // RFC 5646, section 2.1, without the irregular tags that it grandfathers.
    case .languageTag: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"
    case .scriptTag: "^[A-Z][a-z]{3}$"
    // ECMA-262 counts a character beyond U+FFFF as two, except in its Unicode mode.
    case .singleCharacter: "^(?:[\\s\\S]|[^\\u0000-\\uD7FF\\uE000-\\uFFFF]{2})$"
    case .numericString: "^[0-9]+$"
    case .domainName:
      "^(?:[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*\\.?|\(Self.addressPattern))$"
    case .domainWithoutPath: "^(?:[A-Za-z][A-Za-z0-9+.-]*://)?[^/?\\u0000-\\u0020]+$"
    case .notAddress: "^(?!(?:\(Self.addressPattern))$)"
    case .url: "^[A-Za-z][A-Za-z0-9+.-]*:"
    case .filenameExtension: "^[^./][^/]*$"
    case .filename: "^[^/\\r\\n]+\\.[^./\\s]+$"
    case .mimeType: "^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+*-]+$"
    case .methodName: "^[A-Za-z_$][A-Za-z0-9_$]*$"
    case .versionNumber: "^[0-9]+(\\.[0-9]+){0,2}$"
    // Archived reference of 2018, CFBundleVersion: the stages are development, alpha, beta and final candidate.
    case .buildVersion: "^[0-9]+(\\.[0-9]+)*((?:d|a|b|f|fc)[0-9]{1,3})?$"
    // RFC 5646 allows longer language subtags, but none is registered.
    case .localization: "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{1,8})*$"
    case .fourCharacterCode: "^[ -~]{4}$"
    case .urlScheme: "^[A-Za-z][A-Za-z0-9+.-]*$"
    case .serviceDomain:
      "^[A-Za-z]+:(?:[*][.])?[^/:*?\\u0000-\\u0020]+(?:\\?[^/\\u0000-\\u0020]*)?$"
    }
  }
}

extension TextFormat {
  /// An address of the Internet Protocol, version 4 or 6, or a range of them: `10.0.0.0/8`
  /// (RFC 4632, section 3.1; RFC 4291, sections 2.2 and 2.3).
  static let addressPattern =
    "[0-9]{1,3}(\\.[0-9]{1,3}){3}(/[0-9]{1,2})?|[0-9A-Fa-f]*:[0-9A-Fa-f.]*:[0-9A-Fa-f:.]*(/[0-9]{1,3})?"
}
