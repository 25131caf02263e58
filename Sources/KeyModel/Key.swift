import Diagnostics
public import Text

/// Whether a key must be present where its parent is.
public enum Requirement: String, Hashable, Sendable, CaseIterable {
  case required, optional
  /// No source says.
  case unstated
}

/// Which extension points a key serves.
public enum ExtensionPointScope: Hashable, Sendable {
  /// The key is not about extensions.
  case none
  /// Every extension point that has the mechanism.
  case all(ExtensionPoint.Mechanism)
  case only([ExtensionPoint.ID])
}

/// A configuration key, declared once; its page, schema, search entry and checks derive from it.
///
/// A key has some thirty parts and is passed around a lot, so a copy refers to the same ones. With the parts
/// in the struct itself, a build of 10,000 keys takes 5.8 % more instructions and a quarter more page faults.
public struct Key: Sendable {
  private var storage: Storage

  /// The parts, none of which changes: a changed key gets its own.
  private final class Storage: Sendable {
    let facts: Facts
    init(_ facts: Facts) { self.facts = facts }
  }

  init(_ facts: Facts) { storage = Storage(facts) }

  /// What the key is made of.
  var facts: Facts {
    get { storage.facts }
    set { storage = Storage(newValue) }
  }

  /// Where the key is, from the root down; it identifies the key.
  public var path: PropertyPath {
    get { storage.facts.path }
    set { facts.path = newValue }
  }
  /// The types that the value may have.
  public var types: [ValueType] {
    get { storage.facts.types }
    set { facts.types = newValue }
  }
  /// Types that systems take in practice although the sources name others: no error, but not what
  /// to write.
  public var alsoAccepts: [ValueType] {
    get { storage.facts.alsoAccepts }
    set { facts.alsoAccepts = newValue }
  }
  /// The codes with which a service reports a value of another type.
  public var typeCodes: [RejectionCode.ID] {
    get { storage.facts.typeCodes }
    set { facts.typeCodes = newValue }
  }
  /// A readable name, such as the one that an editor shows.
  public var title: String? {
    get { storage.facts.title }
    set { facts.title = newValue }
  }
  /// The placeholder of the key's name if it is arbitrary, such as `domain`.
  public var placeholder: String? {
    get { storage.facts.placeholder }
    set { facts.placeholder = newValue }
  }
  /// What the key does, in one sentence of inline Markdown.
  public var summary: String {
    get { storage.facts.summary }
    set { facts.summary = newValue }
  }
  /// More, in Markdown.
  public var discussion: String {
    get { storage.facts.discussion }
    set { facts.discussion = newValue }
  }
  /// What happens if the key is missing or wrong; nil if no source says.
  public var consequence: Consequence? {
    get { storage.facts.consequence }
    set { facts.consequence = newValue }
  }
  /// Nil where the key inherits its parent's or its group's.
  public var availability: [AvailabilityStatement]? {
    get { storage.facts.availability }
    set { facts.availability = newValue }
  }
  /// The values that the key, or an element of its array, may have.
  public var values: AllowedValues {
    get { storage.facts.values }
    set { facts.values = newValue }
  }
  /// Where the set of values is stated.
  public var valuesSource: SourceReference? {
    get { storage.facts.valuesSource }
    set { facts.valuesSource = newValue }
  }
  /// The value that applies without the key; nil if no source says.
  public var defaultValue: PropertyListValue? {
    get { storage.facts.defaultValue }
    set { facts.defaultValue = newValue }
  }
  /// Where the default is stated.
  public var defaultSource: SourceReference? {
    get { storage.facts.defaultSource }
    set { facts.defaultSource = newValue }
  }
  /// What applies without a default value of the key's own, in words: "the bundle's name".
  public var defaultDescription: String? {
    get { storage.facts.defaultDescription }
    set { facts.defaultDescription = newValue }
  }
  /// Whether the key must be present where its parent is.
  public var required: Requirement {
    get { storage.facts.required }
    set { facts.required = newValue }
  }
  /// Whether a file of translations may contain a translated value; nil where no source says.
  public var localizable: Bool? {
    get { storage.facts.localizable }
    set { facts.localizable = newValue }
  }
  /// The key the system reads where this one is missing.
  public var fallback: PropertyPath? {
    get { storage.facts.fallback }
    set { facts.fallback = newValue }
  }
  /// The build setting that sets the value; nil if there is none.
  public var buildSetting: String? {
    get { storage.facts.buildSetting }
    set { facts.buildSetting = newValue }
  }
  /// Constants for the key's name in code.
  public var symbols: [String] {
    get { storage.facts.symbols }
    set { facts.symbols = newValue }
  }
  /// The parts of programming interfaces that read the key or need it.
  public var apis: [API] {
    get { storage.facts.apis }
    set { facts.apis = newValue }
  }
  /// What turns the key on in the developer's tools. Where several do, their names are separated by commas.
  public var capability: String? {
    get { storage.facts.capability }
    set { facts.capability = newValue }
  }
  /// Whose permission the key needs, in one sentence; nil if it needs none, or if no source says.
  public var approval: String? {
    get { storage.facts.approval }
    set { facts.approval = newValue }
  }
  /// The kinds of bundles that the key belongs in; empty if no source says.
  public var bundleKinds: [BundleKind] {
    get { storage.facts.bundleKinds }
    set { facts.bundleKinds = newValue }
  }
  /// The keys to use instead of this one; empty if a source says that nothing replaces it, nil if no
  /// source says.
  public var replacedBy: [PropertyPath]? {
    get { storage.facts.replacedBy }
    set { facts.replacedBy = newValue }
  }
  /// The keys that this one is used for now.
  public var replaces: [PropertyPath] {
    get { storage.facts.replaces }
    set { facts.replaces = newValue }
  }
  /// What the value has to satisfy besides its types.
  public var rules: [Rule] {
    get { storage.facts.rules }
    set { facts.rules = newValue }
  }
  /// The extension points that the key is for.
  public var extensionPoints: ExtensionPointScope {
    get { storage.facts.extensionPoints }
    set { facts.extensionPoints = newValue }
  }
  /// A value that shows the key at work.
  public var example: PropertyListValue? {
    get { storage.facts.example }
    set { facts.example = newValue }
  }
  /// The shape whose keys are inside this key's dictionary.
  public var shape: KeyShape.ID? {
    get { storage.facts.shape }
    set { facts.shape = newValue }
  }
  /// Related keys.
  public var seeAlso: [PropertyPath] {
    get { storage.facts.seeAlso }
    set { facts.seeAlso = newValue }
  }
  /// Where the facts come from; the first one is meant where a statement names none.
  public var sources: [SourceReference] {
    get { storage.facts.sources }
    set { facts.sources = newValue }
  }
  /// Where sources disagree, and what was chosen.
  public var notes: [EditorNote] {
    get { storage.facts.notes }
    set { facts.notes = newValue }
  }
  /// The group the key is filed under; set by the catalogue.
  public var group: KeyGroup.ID {
    get { storage.facts.group }
    set { facts.group = newValue }
  }
  /// A finer division of the group.
  public var subgroup: String? {
    get { storage.facts.subgroup }
    set { facts.subgroup = newValue }
  }
  /// The addresses that the page had before, from the site's root without extension: `keys/Former`.
  public var movedFrom: [String] {
    get { storage.facts.movedFrom }
    set { facts.movedFrom = newValue }
  }
  /// The location that diagnostics about the key point at.
  public var location: SourceLocation {
    get { storage.facts.location }
    set { facts.location = newValue }
  }
  /// Where the key is declared in Swift, for whoever edits it; nil if unknown.
  public var declaredIn: SourceLocation? {
    get { storage.facts.declaredIn }
    set { facts.declaredIn = newValue }
  }

  /// Declares a key. Only its path and summary are required; a key without types is reported, and so is one without
  /// sources unless the catalogue's conventions say which page is its own.
  public init(
    _ path: PropertyPath, _ types: ValueType..., title: String? = nil, placeholder: String? = nil,
    summary: String, discussion: String = "", consequence: Consequence? = nil,
    availability: [AvailabilityStatement]? = nil, values: AllowedValues = .any,
    valuesSource: SourceReference? = nil, default defaultValue: PropertyListValue? = nil,
    defaultSource: SourceReference? = nil, defaultDescription: String? = nil,
    required: Requirement = .unstated,
    localizable: Bool? = nil, fallback: PropertyPath? = nil, buildSetting: String? = nil,
    symbols: [String] = [], apis: [API] = [], capability: String? = nil,
    approval: String? = nil, bundleKinds: [BundleKind] = [], replacedBy: [PropertyPath]? = nil,
    replaces: [PropertyPath] = [],
    rules: [Rule] = [], extensionPoints: ExtensionPointScope = .none,
    example: PropertyListValue? = nil, shape: KeyShape.ID? = nil, seeAlso: [PropertyPath] = [],
    sources: [SourceReference] = [.ownPage], notes: [EditorNote] = [], subgroup: String? = nil,
    alsoAccepts: [ValueType] = [], typeCodes: [RejectionCode.ID] = [], movedFrom: [String] = [],
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    let location = SourceLocation(file: "\(file)", line: line)
    self.init(
      Facts(
        path: path, types: types, alsoAccepts: alsoAccepts, typeCodes: typeCodes, title: title,
        placeholder: placeholder,
        summary: summary, discussion: discussion, consequence: consequence,
        availability: availability, values: values, valuesSource: valuesSource,
        defaultValue: defaultValue, defaultSource: defaultSource,
        defaultDescription: defaultDescription, required: required, localizable: localizable,
        fallback: fallback, buildSetting: buildSetting, symbols: symbols, apis: apis,
        capability: capability, approval: approval, bundleKinds: bundleKinds,
        replacedBy: replacedBy, replaces: replaces, rules: rules, extensionPoints: extensionPoints,
        example: example, shape: shape, seeAlso: seeAlso, sources: sources, notes: notes, group: "",
        subgroup: subgroup, movedFrom: movedFrom, location: location, declaredIn: location))
  }

  /// The last name on the path, or `*` for an arbitrary one.
  public var name: String { path.name }

  /// The name as a reader sees it: an arbitrary key shows its placeholder in angle brackets.
  package var displayName: String {
    path.components.last == .anyName ? "<\(placeholder ?? "name")>" : name
  }

  /// The types of the elements, where the key may be an array.
  package var elementTypes: [ValueType] { types.flatMap(\.elementTypes) }

  /// The types in words: `boolean or string`.
  package var typePhrase: String { types.map(\.phrase).joined(separator: " or ") }
}

extension Key {
  /// What a key is made of, by the names of its properties.
  struct Facts: Sendable {
    var path: PropertyPath
    var types: [ValueType]
    var alsoAccepts: [ValueType]
    var typeCodes: [RejectionCode.ID]
    var title: String?
    var placeholder: String?
    var summary: String
    var discussion: String
    var consequence: Consequence?
    var availability: [AvailabilityStatement]?
    var values: AllowedValues
    var valuesSource: SourceReference?
    var defaultValue: PropertyListValue?
    var defaultSource: SourceReference?
    var defaultDescription: String?
    var required: Requirement
    var localizable: Bool?
    var fallback: PropertyPath?
    var buildSetting: String?
    var symbols: [String]
    var apis: [API]
    var capability: String?
    var approval: String?
    var bundleKinds: [BundleKind]
    var replacedBy: [PropertyPath]?
    var replaces: [PropertyPath]
    var rules: [Rule]
    var extensionPoints: ExtensionPointScope
    var example: PropertyListValue?
    var shape: KeyShape.ID?
    var seeAlso: [PropertyPath]
    var sources: [SourceReference]
    var notes: [EditorNote]
    var group: KeyGroup.ID
    var subgroup: String?
    var movedFrom: [String]
    var location: SourceLocation
    var declaredIn: SourceLocation?
  }
}
