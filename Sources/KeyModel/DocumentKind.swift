import Diagnostics
import Text

/// The kind of file that a catalogue's keys belong in, as texts refer to it.
public struct DocumentKind: Hashable, Sendable {
  /// How such files are written, for texts about them. The checker reads every form it knows.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case json = "json"
    case propertyList = "property-list"
  }

  /// What a build does with such a file before a program reads it.
  public struct Build: Hashable, Sendable {
    /// What a build adds to a file: one that has any of these was built.
    public var marks: [KeyMark]
    /// Whether the build may replace names of macros, in capitals with an underscore.
    public var expandsMacros: Bool

    /// A build that adds one of these keys at least.
    public init(marks: [KeyMark], expandsMacros: Bool = false) {
      self.marks = marks
      self.expandsMacros = expandsMacros
    }
  }

  /// Folders that people handle like one file, and that have such a file at a fixed path. The checker
  /// looks for it only there.
  public struct Bundles: Hashable, Sendable {
    /// What the folders' names end in, each with its dot.
    public var endings: [String]
    /// The paths in a bundle where such a file may be.
    public var files: [String]
    /// The folders in a bundle that contain other bundles.
    public var folders: [String]

    /// Bundles whose names have one of the endings; the paths are relative to a bundle.
    public init(endings: [String], files: [String], folders: [String] = []) {
      self.endings = endings
      self.files = files
      self.folders = folders
    }

    /// Whether a path leads to something inside a folder.
    static func isPathInside(_ path: String) -> Bool {
      !path.isEmpty
        && path.split(separator: "/", omittingEmptySubsequences: false)
          .allSatisfy { !["", ".", ".."].contains($0) && !$0.utf8.contains(0) }
    }
  }

  /// What such a file is called: `lamp.json`.
  public var name: String
  /// What the names of its JSON Schemas start with: `lamp`.
  public var fileName: String
  /// How such files are written.
  public var format: Format
  /// What pages call a key's title.
  public var titleLabel: String
  /// The file of translated values; nil if there is none.
  public var translations: String?
  /// Names of files, with `*` for anything, that editors check.
  public var fileMatch: [String]
  /// What may follow a key at the root to make it hold in some cases only.
  public var keySuffixes: KeySuffixes
  /// Nil if a program reads the file as it was written.
  public var build: Build?
  /// Nil if such files are in no bundles.
  public var bundles: Bundles?

  /// Describes a kind of file; only its names are required.
  public init(
    _ name: String, fileName: String, format: Format = .json, titleLabel: String = "Title",
    translations: String? = nil, fileMatch: [String] = [], keySuffixes: KeySuffixes = .none,
    build: Build? = nil, bundles: Bundles? = nil
  ) {
    self.name = name
    self.fileName = fileName
    self.format = format
    self.titleLabel = titleLabel
    self.translations = translations
    self.fileMatch = fileMatch
    self.keySuffixes = keySuffixes
    self.build = build
    self.bundles = bundles
  }

  /// For a catalogue that does not say which kind of file its keys belong in.
  public static let configuration = DocumentKind("configuration file", fileName: "configuration")

  /// The name at the start of a title: `Configuration file`, and `lamp.json`, which is a file's own.
  package var title: String {
    name.contains(".") ? name : name.capitalizedFirst
  }

  /// The name with its indefinite article, at the start of a sentence: `A lamp.json`.
  package var phrase: String { withArticle(name).capitalizedFirst }

  /// Whether the files are property lists, which have more forms than JSON.
  package var isPropertyList: Bool { format == .propertyList }

  /// What such a file is in general: `property list`, or what it is called.
  package var noun: String { isPropertyList ? "property list" : name }

  /// The noun with its indefinite article.
  package var indefinite: String { withArticle(noun) }

  /// The names of files that are such documents, with `*` for anything.
  package var filePatterns: [String] { isPropertyList ? ["*.plist"] : fileMatch }

  /// Whether a text is safe at the start of a file's name: lower-case letters, digits, hyphens.
  static func isFileName(_ text: String) -> Bool {
    text.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil
  }
}
