import Diagnostics
public import Text

/// A part of the system that an extension plugs into.
public struct ExtensionPoint: Sendable {
  /// An identifier, such as `com.example.share`.
  public typealias ID = String

  /// A way in which extensions declare which extension point they are for.
  ///
  /// A catalogue declares its mechanisms as constants in an extension:
  /// `static let socket = Self("Socket", identifierKey: "Socket/Kind")`.
  public struct Mechanism: Hashable, Sendable {
    /// The name on pages and in `catalogue.json`; usually the name of the declaration's dictionary.
    public var name: String
    /// The key whose value is the identifier of the extension point.
    public var identifierKey: PropertyPath
    /// The prefix of identifiers that only the system declares. Nil if programs may not declare others.
    public var systemPrefix: String?
    /// Identifiers of extension points that exist, but have no entry.
    public var otherIdentifiers: [String]
    /// The keys that name what the system starts.
    public var entryKeys: [PropertyPath]
    /// The number of them in an extension, unless its extension point says something else.
    public var entry: EntryCount
    /// The platforms whose systems do not install an extension that has none of them.
    public var rejectedOn: [Platform]
    /// The codes for wrong declarations.
    public var codes: Codes

    /// A mechanism by its name and the full path of the key.
    public init(
      _ name: String, identifierKey: PropertyPath, systemPrefix: String? = nil,
      otherIdentifiers: [String] = [],
      entryKeys: [PropertyPath] = [], entry: EntryCount = .unstated, rejectedOn: [Platform] = [],
      codes: Codes = Codes()
    ) {
      self.name = name
      self.identifierKey = identifierKey
      self.systemPrefix = systemPrefix
      self.otherIdentifiers = otherIdentifiers
      self.entryKeys = entryKeys
      self.entry = entry
      self.rejectedOn = rejectedOn
      self.codes = codes
    }

    /// The codes with which systems and stores report wrong declarations.
    public struct Codes: Hashable, Sendable {
      /// An identifier that there is not.
      public var unknown: [RejectionCode.ID]
      /// An extension point that is declared by another mechanism.
      public var foreign: [RejectionCode.ID]
      /// An extension that names nothing to start.
      public var noEntry: [RejectionCode.ID]

      /// The codes for each mistake.
      public init(
        unknown: [RejectionCode.ID] = [], foreign: [RejectionCode.ID] = [],
        noEntry: [RejectionCode.ID] = []
      ) {
        self.unknown = unknown
        self.foreign = foreign
        self.noEntry = noEntry
      }
    }

    /// The dictionary of the identifier's key, or the key itself at the root.
    package var declaration: PropertyPath {
      guard let parent = identifierKey.parent, !parent.isRoot else { return identifierKey }
      return parent
    }
  }

  /// The number of a mechanism's `entryKeys` in an extension.
  public enum EntryCount: String, Hashable, Sendable, CaseIterable {
    /// No source says it.
    case unstated = "unstated"
    /// Exactly one of them.
    case one = "one"
    /// Not one: the system finds the code by itself.
    case nothing = "none"
  }

  /// The statement of an extension point about one key.
  public struct Use: Hashable, Sendable {
    /// The key.
    public var path: PropertyPath
    /// The key's requirement in extensions of this kind.
    public var required: Requirement
    /// The value in the smallest property list that works; nil if that list doesn't have the key.
    public var sample: PropertyListValue?

    public init(
      _ path: PropertyPath, _ required: Requirement = .unstated, sample: PropertyListValue? = nil
    ) {
      self.path = path
      self.required = required
      self.sample = sample
    }
  }

  /// The identifier, which a file names.
  public var id: ID
  /// A readable name.
  public var name: String
  /// The mechanism by which an extension names it.
  public var mechanism: Mechanism
  /// The part of the system that it extends, in one sentence of inline Markdown.
  public var summary: String
  /// More, in Markdown.
  public var discussion: String
  /// The releases in which it works.
  public var availability: [AvailabilityStatement]
  /// Keys about which the extension point says more than the keys do themselves.
  public var uses: [Use]
  /// The number of the mechanism's `entryKeys` in an extension of this kind; nil for the mechanism's.
  public var entry: EntryCount?
  /// The names of other mechanisms by which extensions declare it too.
  public var otherMechanisms: [String]
  /// The entitlements that an extension of this kind needs.
  public var entitlements: [PropertyPath]
  /// Their values in a recipe, where the example of the key is about another extension point.
  public var samples: [PropertyPath: PropertyListValue]
  /// Constants for the identifier in code.
  public var symbols: [String]
  /// The sources of the facts; the first applies to statements that name no source.
  public var sources: [SourceReference]
  /// Notes on disagreements between sources.
  public var notes: [EditorNote]
  /// The addresses that the page had before, from the site's root without extension.
  public var movedFrom: [String]
  /// The declaration's location, for diagnostics.
  public var location: SourceLocation
  /// The declaration in Swift; nil if unknown.
  public var declaredIn: SourceLocation?

  public init(
    _ id: ID, _ name: String, _ mechanism: Mechanism, summary: String, discussion: String = "",
    availability: [AvailabilityStatement], uses: [Use] = [],
    entry: EntryCount? = nil, orBy otherMechanisms: [Mechanism] = [],
    entitlements: [PropertyPath] = [], samples: [PropertyPath: PropertyListValue] = [:],
    symbols: [String] = [],
    sources: [SourceReference], notes: [EditorNote] = [], movedFrom: [String] = [],
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    self.id = id
    self.name = name
    self.mechanism = mechanism
    self.summary = summary
    self.discussion = discussion
    self.availability = availability
    self.uses = uses
    self.entry = entry
    self.otherMechanisms = otherMechanisms.map { $0.name }
    self.entitlements = entitlements
    self.samples = samples
    self.symbols = symbols
    self.sources = sources
    self.notes = notes
    self.movedFrom = movedFrom
    self.location = SourceLocation(file: "\(file)", line: line)
    declaredIn = location
  }

  /// The keys of which an extension of this kind chooses one to name what the system starts.
  package var alternativeEntries: [PropertyPath] {
    (entry ?? mechanism.entry) == .one && requiredEntry == nil ? mechanism.entryKeys : []
  }

  /// The one of its mechanism's `entryKeys` that it requires, and which rules out the others.
  private var requiredEntry: PropertyPath? {
    uses.first { $0.required == .required && mechanism.entryKeys.contains($0.path) }?.path
  }

  /// Whether an extension of this kind may have a key that its mechanism shares.
  func mayRead(_ key: Key) -> Bool {
    !mechanism.entryKeys.contains(key.path) || alternativeEntries.contains(key.path)
  }

  /// The platforms a source names, in the order they are stated.
  package var platforms: [Platform] {
    availability.filter { $0.isAvailable }.map { $0.platform }
  }
}
