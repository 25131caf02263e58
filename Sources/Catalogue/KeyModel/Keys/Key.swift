import Diagnostics
public import Text

/// The necessity of a key where its parent is present.
public enum Requirement: String, Hashable, Sendable, CaseIterable {
  case required, optional
  /// No source says.
  case unstated
}

/// The extension points that a key serves.
public enum ExtensionPointScope: Hashable, Sendable {
  /// The key is not about extensions.
  case none
  /// Every extension point that has the mechanism.
  case all(ExtensionPoint.Mechanism)
  case only([ExtensionPoint.ID])
}

/// A configuration key, declared once; its page, schema, search entry and checks derive from it.
public struct Key: Sendable {
  /// The path from the root down; it identifies the key.
  public var path: PropertyPath
  /// The types that the value may have.
  public var types: [ValueType]
  /// A readable name, such as the one that an editor shows.
  public var title: String?
  /// The placeholder of the key's name if it is arbitrary, such as `domain`.
  public var placeholder: String?
  /// The arbitrary names that the key is for, as a regular expression in the syntax of `.pattern`; nil for all without an
  /// entry.
  public var names: String?
  /// The arbitrary names that the key doesn't cover, in the same syntax; they may have any value. Nil if there are none.
  public var exceptNames: String?
  /// The effect of the key, in one sentence of inline Markdown.
  public var summary: String
  /// More, in Markdown.
  public var discussion: String
  /// Why new files should not have the key, in one sentence of inline Markdown; nil for a key to write.
  public var avoid: String?
  /// The consequence of a missing or wrong key; nil if no source says.
  public var consequence: Consequence?
  /// Nil where the key inherits its parent's or its group's.
  public var availability: [AvailabilityStatement]?
  /// The values that the key, or an element of its array, may have.
  public var values: AllowedValues
  /// The source of the set of values.
  public var valuesSource: SourceReference?
  /// The value that applies without the key; nil if no source says.
  public var defaultValue: PropertyListValue?
  /// The values that apply without the key on platforms where that is another than `defaultValue`.
  public var platformDefaults: [PlatformDefault]
  /// The source of the default.
  public var defaultSource: SourceReference?
  /// The default in words: "the bundle's name".
  public var defaultDescription: String?
  /// The key's necessity where its parent is present.
  public var required: Requirement
  /// The source that says that the key is required.
  public var requiredSource: SourceReference?
  /// Whether a file of translations may contain a translated value; nil where no source says.
  public var localizable: Bool?
  /// The key the system reads where this one is missing.
  public var fallback: PropertyPath?
  /// The build setting that sets the value; nil if there is none.
  public var buildSetting: String?
  /// Constants for the key's name in code.
  public var symbols: [String]
  /// The parts of programming interfaces that read the key or need it.
  public var apis: [API]
  /// The capabilities that turn the key on in the developer's tools, separated by commas.
  public var capability: String?
  /// The permission that the key needs, in one sentence; nil if no source says.
  public var approval: String?
  /// The kinds of bundles that the key belongs in; empty if no source says.
  public var bundleKinds: [BundleKind]
  /// The keys to use instead; empty if nothing replaces it, nil if no source says.
  public var replacedBy: [PropertyPath]?
  /// The keys that this one is used for now.
  public var replaces: [PropertyPath]
  /// Names that the key had before, in the same dictionary.
  public var formerNames: [String]
  /// Rules for the value besides its types.
  public var rules: [Rule]
  /// The extension points that the key is for.
  public var extensionPoints: ExtensionPointScope
  /// A value that shows the key at work.
  public var example: PropertyListValue?
  /// More values that are as good as the example.
  public var otherExamples: [PropertyListValue]
  /// The shape whose keys are inside this key's dictionary, as its own keys.
  public var shape: KeyShape.ID?
  /// The shapes' names; the dictionary at this key, or each in its array, has one of these shapes. They have their own
  /// entries: the shape `bulb` is the key `{bulb}`, with keys such as `{bulb}/Watts`.
  public var variants: [String]
  /// Related keys.
  public var seeAlso: [PropertyPath]
  /// The sources of the facts; the first applies to statements that name no source.
  public var sources: [SourceReference]
  /// Notes on disagreements between sources.
  public var notes: [EditorNote]
  /// The group the key is filed under; set by the catalogue.
  public var group: KeyGroup.ID
  /// A finer division of the group.
  public var subgroup: String?
  /// Types that work in practice although no source names them.
  public var alsoAccepts: [ValueType]
  /// The codes with which a service reports a value of another type.
  public var typeCodes: [RejectionCode.ID]
  /// The addresses that the page had before, from the site's root without extension: `keys/Former`.
  public var movedFrom: [String]
  /// The location that diagnostics about the key point at.
  public var location: SourceLocation
  /// The declaration in Swift; nil if unknown.
  public var declaredIn: SourceLocation?

  /// Declares a key. `check()` reports one without types, or without sources unless conventions name its own page.
  public init(
    _ path: PropertyPath, _ types: ValueType..., title: String? = nil, placeholder: String? = nil,
    names: String? = nil, exceptNames: String? = nil, summary: String, discussion: String = "",
    avoid: String? = nil,
    consequence: Consequence? = nil,
    availability: [AvailabilityStatement]? = nil, values: AllowedValues = .any,
    valuesSource: SourceReference? = nil, default defaultValue: PropertyListValue? = nil,
    platformDefaults: [PlatformDefault] = [], defaultSource: SourceReference? = nil,
    defaultDescription: String? = nil, required: Requirement = .unstated,
    requiredSource: SourceReference? = nil, localizable: Bool? = nil, fallback: PropertyPath? = nil,
    buildSetting: String? = nil,
    symbols: [String] = [], apis: [API] = [], capability: String? = nil,
    approval: String? = nil, bundleKinds: [BundleKind] = [], replacedBy: [PropertyPath]? = nil,
    replaces: [PropertyPath] = [], formerNames: [String] = [],
    rules: [Rule] = [], extensionPoints: ExtensionPointScope = .none,
    example: PropertyListValue? = nil, otherExamples: [PropertyListValue] = [],
    shape: KeyShape.ID? = nil, variants: [String] = [],
    seeAlso: [PropertyPath] = [],
    sources: [SourceReference] = [.ownPage], notes: [EditorNote] = [], subgroup: String? = nil,
    alsoAccepts: [ValueType] = [], typeCodes: [RejectionCode.ID] = [], movedFrom: [String] = [],
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    let location = SourceLocation(file: "\(file)", line: line)
    self.path = path
    self.types = types
    self.alsoAccepts = alsoAccepts
    self.typeCodes = typeCodes
    self.title = title
    self.placeholder = placeholder
    self.names = names
    self.exceptNames = exceptNames
    self.summary = summary
    self.discussion = discussion
    self.avoid = avoid
    self.consequence = consequence
    self.availability = availability
    self.values = values
    self.valuesSource = valuesSource
    self.defaultValue = defaultValue
    self.platformDefaults = platformDefaults
    self.defaultSource = defaultSource
    self.defaultDescription = defaultDescription
    self.required = required
    self.requiredSource = requiredSource
    self.localizable = localizable
    self.fallback = fallback
    self.buildSetting = buildSetting
    self.symbols = symbols
    self.apis = apis
    self.capability = capability
    self.approval = approval
    self.bundleKinds = bundleKinds
    self.replacedBy = replacedBy
    self.replaces = replaces
    self.formerNames = formerNames
    self.rules = rules
    self.extensionPoints = extensionPoints
    self.example = example
    self.otherExamples = otherExamples
    self.shape = shape
    self.variants = variants
    self.seeAlso = seeAlso
    self.sources = sources
    self.notes = notes
    group = ""
    self.subgroup = subgroup
    self.movedFrom = movedFrom
    self.location = location
    declaredIn = location
  }

  /// The last name on the path, or `*` for an arbitrary one.
  public var name: String { path.name }

  /// The name as a reader sees it: an arbitrary key shows its placeholder in angle brackets, the elements of an array
  /// the array's name and `[]`.
  package var displayName: String {
    switch path.components.last {
    case .anyName: "<\(placeholder ?? "name")>"
    case .element: name + String(repeating: "[]", count: path.levelsOfElements)
    default: name
    }
  }

  /// The names on the path from another key to this one; elements of arrays have no name.
  package func name(inside parent: PropertyPath?) -> String {
    let steps = path.components.dropFirst(parent?.components.count ?? 0).filter { $0 != .element }
    return PropertyPath(steps.dropLast() + [.name(displayName)]).steps
  }

  /// The types of the elements, where the key may be an array.
  package var elementTypes: [ValueType] { types.flatMap { $0.elementTypes } }

  /// The types in words: `boolean or string`.
  package var typePhrase: String { types.map { $0.phrase }.joined(separator: " or ") }

  /// Whether every file of its document must have the key at its root.
  package var isRequiredRoot: Bool { required == .required && path.components.count == 1 }

  /// Whether rules about texts apply to the arbitrary names that the key stands for.
  package var rulesConcernName: Bool {
    path.components.last == .anyName && types == [.dictionary]
  }
}
