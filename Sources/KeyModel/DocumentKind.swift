import Diagnostics
import Text

/// The kind of file that a catalogue's keys belong in, as texts refer to it.
public struct DocumentKind: Hashable, Sendable {
  /// What such a file is called: `Info.plist`.
  public var name: String
  /// What the names of its JSON Schemas start with: `info-plist`.
  public var fileName: String
  /// What a key's title is: `Name in Xcode`.
  public var titleLabel: String
  /// The file of translated values, such as `InfoPlist.strings`; nil if there is none.
  public var translations: String?
  /// Names of files, with `*` for anything, that editors check.
  public var fileMatch: [String]
  /// What may follow a key at the root to make it hold in some cases only.
  public var keySuffixes: KeySuffixes

  public init(
    _ name: String, fileName: String, titleLabel: String = "Title", translations: String? = nil,
    fileMatch: [String] = [], keySuffixes: KeySuffixes = .none
  ) {
    self.name = name
    self.fileName = fileName
    self.titleLabel = titleLabel
    self.translations = translations
    self.fileMatch = fileMatch
    self.keySuffixes = keySuffixes
  }

  /// For a catalogue that does not say which kind of file its keys belong in.
  public static let configuration = DocumentKind("configuration file", fileName: "configuration")

  /// The name at the start of a title: `Configuration file`, and `lamp.json`, which is a file's own.
  public var title: String {
    name.contains(".") ? name : name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The name with its indefinite article, at the start of a sentence: `An Info.plist`.
  public var phrase: String { withArticle(name).capitalizedFirst }

  /// Whether the files are property lists, which have more forms than JSON.
  public var isPropertyList: Bool { name.hasSuffix(".plist") }

  /// What such a file is in general: `property list`, or what it is called.
  public var noun: String { isPropertyList ? "property list" : name }

  /// The noun with its indefinite article.
  public var indefinite: String { withArticle(noun) }

  /// The names of files that are such documents, with `*` for anything.
  public var filePatterns: [String] { isPropertyList ? ["*.plist"] : fileMatch }

  /// Whether a text is safe at the start of a file's name: lower-case letters, digits, hyphens.
  static func isFileName(_ text: String) -> Bool {
    text.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil
  }
}
