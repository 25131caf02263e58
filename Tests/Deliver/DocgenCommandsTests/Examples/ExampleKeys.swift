import KeyModel
import Text

/// The keys that the examples of findings are about. Each example has its own catalogue, because they give one name
/// different rules.
struct ExampleKeys {
  var keys: [Key]
  /// The options of the command that shows the finding.
  var options: [String]

  init(_ keys: Key..., options: String...) {
    self.keys = keys
    self.options = options
  }

  static let all: [String: ExampleKeys] = values.merging(relations) { $1 }.merging(contents) { $1 }
    .merging(places) { $1 }

  private static let values: [String: ExampleKeys] = [
    "wrong-type": .init(key("Name", [.string])),
    "boolean-as-string": .init(key("Bright", [.boolean])),
    "boolean-as-number": .init(key("Bright", [.boolean])),
    "real-as-integer": .init(key("Count", [.integer])),
    "number-as-string": .init(key("Count", [.integer])),
    "ambiguous-word": .init(key("bright", [.boolean]), key("label", [.string])),
    "value-not-allowed": .init(key("Mode", [.string], values: .closed(modes))),
    "unknown-value": .init(key("Feature", [.string], values: .documented(features))),
    "misspelled-value": .init(key("Feature", [.string], values: .open(features))),
    "surrounding-space": .init(key("Mode", [.string], values: .closed(modes))),
    "empty-value": .init(
      key("BeamReason", [.string], rules: [.should(.length(atLeast: 10))])),
    "unresolved-placeholder": .init(
      key("Identifier", [.string]), options: "--profile", "built"),
    "unused-ignore": .init(key("Brightness", [.real], rules: [.range(0.0...1.0)])),
  ]

  private static let relations: [String: ExampleKeys] = [
    "absent": .init(
      key("Socket", [.string], rules: [.absent.when(.present("Battery"))]),
      key("Battery", [.boolean])),
    "at-least-one": .init(
      key("Switch", [.dictionary]), key("Switch/Label", [.string]),
      key("Switch/Sends", [.string], rules: [.atLeastOne(of: ["Switch/Sends", "Switch/Returns"])]),
      key("Switch/Returns", [.string])),
    "development-only": .init(
      key("Name", [.string]), key("DebugServer", [.boolean], rules: [.developmentOnly])),
    "excludes": .init(
      key("Storyboard", [.string], rules: [.excludes(["StartClass"])]),
      key("StartClass", [.string])),
    "ignored-beside": .init(
      key("Icon", [.string], rules: [.ignoredBeside(["Icons"])]), key("Icons", [.dictionary]),
      key("Icons/Main", [.string])),
    "needs": .init(
      key("Beam", [.boolean], rules: [.needs("BeamReason", when: "Always")]),
      key("BeamReason", [.string])),
    "needs-nonzero": .init(
      key("Script", [.string], rules: [.needsNonzero("Pages", when: "Always")]),
      key("Pages", [.integer])),
    "only-in": .init(
      key("Kind", [.string]), key("LaunchScreen", [.string], rules: [.onlyIn(.wholeApp)])),
    "only-inside": .init(
      key("Imported", [.array(of: .dictionary)]), key("Imported/[]/Name", [.string]),
      key("Imported/[]/Icon", [.string], rules: [.onlyInside("Exported")]),
      key("Exported", [.array(of: .dictionary)])),
    "only-known-keys": .init(
      key("Names", [.dictionary], rules: [.onlyKnownKeys]), key("Names/en", [.string]),
      key("Names/fr", [.string])),
    "present": .init(
      key("Name", [.string]),
      key("Identifier", [.string], rules: [.present.when(.present("Name"))]),
      options: "--profile", "built"),
    "agrees-with": .init(
      key("Colors", [.array(of: .string)], rules: [.agrees(with: "Palette/[]/Name")]),
      key("Palette", [.array(of: .dictionary)]), key("Palette/[]/Name", [.string])),
    "declared-in": .init(
      key(
        "Opens", [.array(of: .string)],
        rules: [.declared(in: ["Declares/[]/Name"], ifLike: "Identifier")]),
      key("Identifier", [.string]), key("Declares", [.array(of: .dictionary)]),
      key("Declares/[]/Name", [.string])),
    "differs-from": .init(
      key("Read", [.array(of: .string)], rules: [.differs(from: "Write")]),
      key("Write", [.array(of: .string)])),
  ]

  private static let contents: [String: ExampleKeys] = [
    "at-most-one-of": .init(
      key("Modes", [.array(of: .string)], rules: [.atMostOne(of: ["dim", "bright"])])),
    "contains": .init(key("Features", [.array(of: .string)], rules: [.containing("light")])),
    "count": .init(key("Colors", [.array(of: .string)], rules: [.count(atLeast: 1)])),
    "first-element": .init(
      key("Modes", [.array(of: .string)], rules: [.firstElement("default")])),
    "format": .init(key("Language", [.string], rules: [.format(.languageTag)])),
    "length": .init(key("Subtitle", [.string], rules: [.length(atMost: 30)])),
    "must-not-ship": .init(
      key(
        "ShownWhen", [.string],
        rules: [.mustNotShip("TRUEPREDICATE", reason: "say what the lamp is for")])),
    "none-of": .init(
      key("Category", [.string], rules: [.noneOf(["test"], reason: "write what the lamp is")])),
    "not-after": .init(
      key("Version", [.string], rules: [.notAfter("Ceiling")]), key("Ceiling", [.string])),
    "not-more-than": .init(
      key("Least", [.integer], rules: [.notMoreThan("Most")]), key("Most", [.integer])),
    "one-of": .init(
      key("Use", [.string]),
      key(
        "Reasons", [.array(of: .string)],
        rules: [.oneOf(["color.1", "color.2"]).when(.has("Use", "color"))])),
    "pattern": .init(
      key(
        "Identifier", [.string],
        rules: [.pattern("^[A-Za-z0-9.-]+$", "a name of letters, digits, hyphens and periods")])),
    "predicate": .init(key("ShownWhen", [.string], rules: [.predicate])),
    "prefix-from": .init(
      key("Identifier", [.string]),
      key("Companion", [.string], rules: [.prefix(from: "Identifier", separator: ".")])),
    "range": .init(key("Brightness", [.real], rules: [.range(0.0...1.0)])),
    "unique-elements": .init(key("Colors", [.array(of: .string)], rules: [.uniqueElements])),
    "with-prefix": .init(key("Group", [.string], rules: [.withPrefix(["group."])])),
    "with-suffix": .init(key("PlugIn", [.string], rules: [.withSuffix([".plugin"])])),
    "without-suffix": .init(key("Screen", [.string], rules: [.withoutSuffix([".screen"])])),
    "without-text": .init(key("MenuTitle", [.string], rules: [.withoutText(["/"])])),
  ]

  private static let places: [String: ExampleKeys] = [
    "misspelled-key": .init(key("BeamReason", [.string])),
    "unknown-key": .init(key("com.example.reserved.lamp", [.boolean])),
    "misplaced-key": .init(
      key("Extension", [.dictionary]), key("Extension/Point", [.string]),
      key("Extension/Attributes", [.dictionary]), key("Extension/Attributes/Bright", [.boolean])),
    "wrong-extension-point": .init(
      key("Extension", [.dictionary], points: .all(.old)),
      key("Extension/Point", [.string], values: .extensionPoints(.old)),
      key("Extension/KeyboardLanguage", [.string], points: .only(["com.example.keyboard"]))),
    "wrong-mechanism": .init(
      key("Extension", [.dictionary], points: .all(.old)),
      key("Extension/Point", [.string], values: .extensionPoints(.old)),
      key("NewExtension", [.dictionary], points: .all(.new)),
      key("NewExtension/Point", [.string], values: .extensionPoints(.new))),
    "wrong-entry": .init(
      key("Extension", [.dictionary], points: .all(.old)),
      key("Extension/Point", [.string], values: .extensionPoints(.old)),
      key("Extension/StartClass", [.string])),
    "missing-required-key": .init(
      key("Services", [.array(of: .dictionary)]), key("Services/[]/Label", [.string]),
      key("Services/[]/Message", [.string], required: .required)),
    "deprecated": .init(
      key("OldIcon", [.string], on: ("10.0", deprecated: "12.0", removed: nil), use: ["Icons"]),
      key("Icons", [.dictionary]), key("Icons/Main", [.string]),
      options: "--platform", "desk", "--deployment-target", "12.0"),
    "removed": .init(
      key("Name", [.string]),
      key("Shelf", [.boolean], on: ("10.0", deprecated: nil, removed: "12.0")),
      options: "--platform", "desk", "--deployment-target", "12.0"),
    "not-yet-available": .init(
      key("Bright", [.boolean], on: ("14.0", deprecated: nil, removed: nil))),
    "not-available": .init(
      key("Name", [.string]),
      changed(key("WatchFace", [.boolean])) {
        $0.availability = [AvailabilityStatement(.desk, isAvailable: false, from: "manual")]
      }, options: "--platform", "desk"),
    "refused-elsewhere": .init(
      key("Name", [.string], rules: [.length(atMost: 4).codes("STORE-1")])),
  ]

  private static let modes = [
    AllowedValue("dim", "Saves current."), AllowedValue("bright", "Shows all."),
  ]
  private static let features = [
    AllowedValue("dimming", "Dims."), AllowedValue("coloring", "Colours."),
  ]
}

/// A key with what a check looks at.
func key(
  _ path: PropertyPath, _ types: [ValueType], rules: [Rule] = [], values: AllowedValues = .any,
  required: Requirement = .unstated, points: ExtensionPointScope = .none,
  on releases: (String, deprecated: String?, removed: String?)? = nil, use: [PropertyPath] = []
) -> Key {
  let availability = releases.map {
    [
      AvailabilityStatement(
        .desk, introduced: .init($0.0), deprecated: $0.deprecated.map { .init($0) },
        removed: $0.removed.map { .init($0) }, from: "manual")
    ]
  }
  var key = Key(
    path, summary: "A key.", availability: availability, values: values, required: required,
    replacedBy: use, rules: rules, extensionPoints: points,
    sources: [SourceReference("manual", "Keys")])
  key.types = types
  return key
}

extension Platform {
  static let desk = Platform("Desk")
}

extension BundleKind {
  static let wholeApp = BundleKind("app", endings: [".app"])
  static let part = BundleKind(
    "extension", marks: [KeyMark("Kind", "extension")], endings: [".part"])
}

extension ExtensionPoint.Mechanism {
  static let old = Self(
    "Extension", identifierKey: "Extension/Point", entryKeys: ["Extension/StartClass"], entry: .one)
  static let new = Self("NewExtension", identifierKey: "NewExtension/Point")
}
