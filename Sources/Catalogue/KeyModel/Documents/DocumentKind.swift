import Diagnostics
import Text

/// A kind of file that keys belong in, as texts refer to it.
public struct DocumentKind: Hashable, Sendable {
  /// A short name that stays: lower-case letters, digits and hyphens.
  public typealias ID = String

  /// The syntax of such files. A property list may come in any of its forms.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case json = "json"
    /// JSON in which comments and commas behind the last value are allowed.
    case jsonWithComments = "json-with-comments"
    case propertyList = "property-list"
    case yaml, toml
  }

  /// A fact about every file of a kind that has no member for it.
  public struct Fact: Hashable, Sendable {
    /// The label: `Scope`.
    public var name: String
    /// The fact, in inline Markdown: `Namespaced`.
    public var text: String

    /// States a fact.
    public init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The changes of a build to such a file.
  public struct Build: Hashable, Sendable {
    /// Marks of files that were built, any of which is enough.
    public var marks: [KeyMark]
    /// Whether the build may replace names of macros, in capitals with an underscore.
    public var expandsMacros: Bool
    /// The settings of the build that become keys; nil if none do.
    public var settings: Settings?

    /// A build that adds one of these keys at least.
    public init(marks: [KeyMark], expandsMacros: Bool = false, settings: Settings? = nil) {
      self.marks = marks
      self.expandsMacros = expandsMacros
      self.settings = settings
    }
  }

  /// Folders that people handle like one file and that have such a file at a fixed path.
  public struct Bundles: Hashable, Sendable {
    /// The endings of the folders' names, each with its dot.
    public var endings: [String]
    /// The paths in a bundle where such a file may be, with `*` in the last name for anything.
    public var files: [String]
    /// The folders in a bundle that contain other bundles; `.` for the bundle itself.
    public var folders: [String]
    /// The names of such files in the folder that a bundle is in, with `*` for anything: one with the
    /// bundle's name, or the only one beside the only bundle.
    public var beside: [String]
    /// The program of a bundle; nil if bundles have none, or another document describes it.
    public var program: Program?
    /// Whether the code signature of the bundle's program contains such a file.
    public var isInSignature: Bool
    /// Relations between a bundle and those around it and beside it.
    public var agreements: [Agreement]
    /// The containers in which bundles are distributed.
    public var containers: [Container]
    /// The file in a bundle that says what this document may have; nil if bundles have no such file.
    public var grant: Grant?
    /// Other content of a bundle, which is not checked.
    public var unread: [Unread]
    /// The bundles inside others that must have such a file; nil if a source names none.
    public var needed: Need?
    /// The key that declares what the bundle's program uses; nil if none does.
    public var declaration: Declaration?
    /// Files that must not be in a bundle.
    public var excluded: [Excluded]

    /// Bundles whose names have one of the endings; the paths are relative to a bundle.
    public init(
      endings: [String], files: [String], folders: [String] = [], beside: [String] = [],
      program: Program? = nil, isInSignature: Bool = false, agreements: [Agreement] = [],
      containers: [Container] = [], grant: Grant? = nil, unread: [Unread] = [],
      needed: Need? = nil, declaration: Declaration? = nil, excluded: [Excluded] = []
    ) {
      self.endings = endings
      self.files = files
      self.folders = folders
      self.beside = beside
      self.program = program
      self.isInSignature = isInSignature
      self.agreements = agreements
      self.containers = containers
      self.grant = grant
      self.unread = unread
      self.needed = needed
      self.declaration = declaration
      self.excluded = excluded
    }

    /// A ZIP archive or a folder that contains bundles for somebody else, such as a store.
    public struct Container: Hashable, Sendable {
      /// The ending of its name, with its dot.
      public var ending: String
      /// The folders in it that contain bundles.
      public var folders: [String]

      /// An archive or a folder, and where it has bundles.
      public init(_ ending: String, at folders: [String]) {
        self.ending = ending
        self.folders = folders
      }
    }

    static func isPathInside(_ path: String) -> Bool {
      !path.isEmpty
        && path.split(separator: "/", omittingEmptySubsequences: false)
          .allSatisfy { !["", ".", ".."].contains($0) && !$0.utf8.contains(0) }
    }
  }

  /// The name for such a file: `lamp.json`.
  public var name: String
  /// The identifier in paths, addresses and the names of JSON Schemas: `lamp`.
  public var id: ID
  /// The syntax of such files.
  public var format: Format
  /// Whether readers of such files accept a Boolean only as a Boolean, not as a text or a number.
  public var hasExactBooleans: Bool
  /// Whether a text or a Boolean may stand for a number or a Boolean, a text such as `$(SETTING)` for a value that
  /// a build fills in, and white space around a value is only reported. Property lists are lenient unless they say otherwise.
  public var isLenient: Bool {
    get { statedLeniency ?? isPropertyList }
    set { statedLeniency = newValue }
  }
  private var statedLeniency: Bool?
  /// The shape of the value at the root, if that is not simply a dictionary of the document's keys.
  public var root: String?
  /// Whether dictionaries whose keys are known may have no others, unless there is an entry for other names.
  public var isClosed: Bool
  /// Whether the root may have no other keys than its known ones, even if other dictionaries may.
  public var hasClosedRoot: Bool
  /// Whether only services read such a file, so that what they refuse is wrong for every distribution.
  public var isForServices: Bool
  /// The word for a key's title on pages.
  public var titleLabel: String
  /// The file of translated values; nil if there is none.
  public var translations: String?
  /// The thing of which this document and others with the same text are versions; nil if there is one version.
  public var versionOf: String?
  /// The purpose of such files, in one sentence of inline Markdown.
  public var summary: String
  /// More about such files, in Markdown.
  public var discussion: String
  /// Short facts about every such file: where it belongs, what else it is called.
  public var facts: [Fact]
  /// The warning for whoever has such a file, if the kind is deprecated.
  public var deprecation: String?
  /// Names by which such files are recognized, with `*` for anything, and folders that they are in: `lamp.json`, `*.lamp`,
  /// `conf/**/*.json`. Files whose root says what kind they are need none.
  public var fileMatch: [String]
  /// Suffixes of a key at the root that limit it to some cases.
  public var keySuffixes: KeySuffixes
  /// Nil if a program reads the file as it was written.
  public var build: Build?
  /// The marks by which a file's platform is recognized.
  public var targets: [Target]
  /// A project's names for such a file; nil if the settings of its build say it.
  public var projectFile: ProjectFile?
  /// Nil if such files are in no bundles.
  public var bundles: Bundles?
  /// The names of folders that tools fill, and that are not searched unless they are named: `node_modules`.
  public var skippedFolders: [String]
  /// The files of other tools that contain such a document.
  public var embeddings: [Embedding]
  /// Names at the root that only the makers of the format give to keys.
  public var reservedNames: [ReservedNames]
  /// Names at the root, with `*` for anything, that only the makers' own programs have. Findings in
  /// lists with such a key are only notes.
  public var privateNames: [String]

  /// Describes a kind of file; only its names are required.
  public init(
    _ name: String, id: ID, format: Format = .json, hasExactBooleans: Bool = false,
    isLenient: Bool? = nil, root: String? = nil, isClosed: Bool = false,
    hasClosedRoot: Bool = false,
    isForServices: Bool = false,
    titleLabel: String = "Title",
    translations: String? = nil, versionOf: String? = nil, summary: String = "",
    discussion: String = "", facts: [Fact] = [], deprecation: String? = nil,
    fileMatch: [String] = [],
    keySuffixes: KeySuffixes = .none,
    build: Build? = nil, targets: [Target] = [], projectFile: ProjectFile? = nil,
    bundles: Bundles? = nil, skippedFolders: [String] = [], embeddings: [Embedding] = [],
    reservedNames: [ReservedNames] = [], privateNames: [String] = []
  ) {
    self.name = name
    self.id = id
    self.format = format
    self.hasExactBooleans = hasExactBooleans
    statedLeniency = isLenient
    self.root = root
    self.isClosed = isClosed
    self.hasClosedRoot = hasClosedRoot
    self.isForServices = isForServices
    self.titleLabel = titleLabel
    self.translations = translations
    self.versionOf = versionOf
    self.summary = summary
    self.discussion = discussion
    self.facts = facts
    self.deprecation = deprecation
    self.fileMatch = fileMatch
    self.keySuffixes = keySuffixes
    self.build = build
    self.targets = targets
    self.projectFile = projectFile
    self.bundles = bundles
    self.skippedFolders = skippedFolders
    self.embeddings = embeddings
    self.reservedNames = reservedNames
    self.privateNames = privateNames
  }

  /// The default of a catalogue that names no document.
  public static let configuration = DocumentKind("configuration file", id: "configuration")

  /// The name at the start of a title: `Configuration file`, but `lamp.json`.
  package var title: String {
    name.contains(".") ? name : name.capitalizedFirst
  }

  /// The name with its indefinite article, at the start of a sentence: `A lamp.json`.
  package var phrase: String { withArticle(name).capitalizedFirst }

  /// Whether the files are property lists, which have more forms than JSON.
  package var isPropertyList: Bool { format == .propertyList }

  /// The noun for such a file: `property list`, or its name.
  package var noun: String { isPropertyList ? "property list" : name }

  /// The names of files that may be such documents, as `fileMatch` writes them.
  package var filePatterns: [String] {
    guard isPropertyList else { return fileMatch }
    let any = "*.plist"
    return [any] + fileMatch.filter { !$0.hasSuffix(".plist") }
  }

  /// Whether files at this path are such documents.
  package func matches(path: String) -> Bool {
    guard !fileMatch.isEmpty else { return false }
    let names = path.utf8.split(separator: UInt8(ascii: "/"))
    return fileMatch.contains { FilePattern($0).fits(names) }
  }

  /// The names of files that editors check with the document's JSON Schema.
  package var editorFileMatch: [String] {
    isPropertyList ? fileMatch.map { $0 + ".json" } : fileMatch
  }

  /// The member at the root of a JSON file that is the editor's: the address of a schema.
  package static let editorSchema = "$schema"

  /// Whether editors may add that member to such files.
  package var takesEditorSchema: Bool { format == .json || format == .jsonWithComments }

  /// An id for a document that has only a name: `lamp-json`.
  static func id(for name: String) -> ID {
    let words = name.lowercased().split { !($0.isASCII && $0.isOfWord) }
    return words.isEmpty ? "document" : words.joined(separator: "-")
  }

  /// Whether a text consists of lower-case letters and digits, with single hyphens between them.
  package static func isFileName(_ text: String) -> Bool {
    var isAfterHyphen = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        isAfterHyphen = false
      case UInt8(ascii: "-") where !isAfterHyphen: isAfterHyphen = true
      default: return false
      }
    }
    return !isAfterHyphen
  }
}

extension [DocumentKind] {
  /// The names of files that may be one of the documents, each once.
  package var filePatterns: [String] { flatMap { $0.filePatterns }.uniqued }
}
