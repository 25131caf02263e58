/// A parameter of an initializer of the model, or of a function that makes a rule, for a property.
struct SwiftParameter {
  /// The label of the argument; nil if it has none.
  var label: String?
  /// The arguments that are left out.
  var usual: Set<String>
  /// The type of what the property only names.
  var type: String?
  var isVariadic = false

  /// Properties that no initializer has a parameter for.
  static let derived: Set = [
    "location", "declaredIn", "group", "ranks", "compiled", "statesAddress", "isMirrored",
  ]

  /// The parameters that are not called like their property, that have a usual value other than nil, false and what is
  /// empty, or that have none: label, property, the type of what it names, and the default.
  private static let declarations = Dictionary(
    firstOf: """
      AgreesWithDemand: with other
      AbsentDemand: use instead = nil
      AllowedValue: _ value, _ summary
      API: _ symbol, of framework = nil, linked linked... = [], written written... = []
      AtLeastOneDemand: of keys
      AtMostOneOfDemand: of values
      AvailabilityStatement: _ platform, isAvailable = true, introduced = "unknown", from source = nil
      BundleKind: _ name, of general: BundleKind = nil
      Catalogue: title, groups, sources, releases, searchWords = SearchWords(), usage = UsageCounts()
      CatalogueChange: _ id, on date, _ title, _ text
      Consequence: _ text, from source
      CountDemand: atLeast min = nil, atMost max = nil
      ContainsDemand: _ value
      DeclaredInDemand: in keys, ifLike owner
      Distribution: _ id, name, for platforms = [], usualFor = [], countedFor = []
      DocumentKind: _ name, id, format = .json, isLenient statedLeniency = nil, titleLabel = "Title", keySuffixes = KeySuffixes()
      DocumentKind.Build: marks
      DocumentKind.Bundles: endings, files
      DocumentKind.Bundles.Agreement: _ key, _ relation, _ value = nil, at files = [], for bundleKinds: BundleKind = [], inside outerKinds: BundleKind = [], unless exceptions = [], on platforms = []
      DocumentKind.Bundles.Container: _ ending, at folders
      DocumentKind.Bundles.Grant: _ name, files, granted, remedy
      DocumentKind.Bundles.Grant.Names: _ names, on platforms = []
      DocumentKind.Bundles.Grant.Claimed: _ names
      DocumentKind.Bundles.Grant.Purpose: _ name, _ marks = []
      DocumentKind.Bundles.Declaration: at key, orIn files = [], on platforms = []
      DocumentKind.Bundles.Excluded: _ files, unless exceptions = [], _ problem, remedy, on platforms = []
      DocumentKind.Bundles.Need: _ names = [], orAt files = [], on platforms = []
      DocumentKind.Bundles.Program: named name, at files
      DocumentKind.Bundles.Program.Package: _ names, in file, use apis
      DocumentKind.Bundles.Program.Sources: _ files
      DocumentKind.Bundles.Program.System: _ name, _ platform
      DocumentKind.Bundles.Unread: _ name, at files
      DocumentKind.Embedding: _ tool, _ file, at path, on platform, of bundleKind, without ownKeys = [], beside companions = [:], expandsMacros = true
      DocumentKind.Fact: _ name, _ text
      DocumentKind.Manifest: _ file, targets, paths, platform, oldestRelease
      DocumentKind.ProjectFile: _ setting
      DocumentKind.ReservedNames: _ patterns, _ strength = .should
      DocumentKind.SettingMark: _ name, _ values
      DocumentKind.Settings: prefix, names, files
      DocumentKind.Settings.Copies: objects, kind, phases, files, file, path, children, remedy
      DocumentKind.Target: _ platform, marks
      EditorNote: _ subject, _ readings, choice, reason, isEditorial statedEditorial = nil
      EditorNote.Reading: _ source, _ text
      ExcludesDemand: _ keys
      ExtensionPoint: _ id, _ name, _ mechanism, summary, availability, orBy otherMechanisms: ExtensionPoint.Mechanism = [], sources
      ExtensionPoint.Mechanism: _ name, identifierKey, entry = .unstated, codes = ExtensionPoint.Mechanism.Codes()
      ExtensionPoint.Use: _ path, _ required = .unstated
      DiffersFromDemand: from other
      FirstElementDemand: _ value
      FormatDemand: _ format
      IgnoredBesideDemand: _ keys
      Key: _ path, _ types..., summary, values = .any, default defaultValue = nil, required = .unstated, extensionPoints = .none
      KeyGroup: _ id, _ title, in document = nil, summary, keys
      KeyMark: _ key, _ value
      KeyShape: _ id, keys
      KeySuffixes: _ parts = []
      KeySuffixes.Part: _ mark, _ names
      LengthDemand: atLeast min = nil, atMost max = nil
      MustNotShipDemand: _ value, reason
      NeedsDemand: _ other, when situation
      NeedsNonzeroDemand: _ other, or substitutes = [], when situation
      NoneOfDemand: _ values
      NotAfterDemand: _ other
      NotMoreThanDemand: _ other
      OneOfDemand: _ values
      OnlyInDemand: _ bundle
      OnlyInsideDemand: _ other
      PatternDemand: _ pattern, _ form
      Platform: _ name
      PlatformDefault: _ platform, _ value
      PredicateDemand: for compiler = nil
      PrefixFromDemand: from other
      PropertyPath: _ components, in document = nil
      RejectionCode: _ id, _ title, summary, in document = nil, refusedBy: Distribution = [], sources
      Release: _ platform, _ version
      ReleaseRegistry: _ lines
      ReleaseRegistry.Line: _ platform, _ versions
      SearchSynonym: _ words, means meanings...
      SearchWords.Kind: _ words, filter, value
      Source: _ id, _ title, url, summary
      SourceReading: of source, _ section
      SourceReference: _ id, _ section
      StatedDemand: _ text, on dependence
      UsageCounts: projects = 0
      UsageCounts.Count: _ name, _ count
      WithPrefixDemand: _ prefixes, orCodeOf codeLength = 0
      WithSuffixDemand: _ endings
      WithoutSuffixDemand: _ endings
      WithoutTextDemand: _ pieces
      .range: min, max
      """.split(separator: "\n").map { line in
        let name = line.prefix { $0 != ":" }
        let parameters = line.dropFirst(name.count + 2).split(separator: ", ").map(declared)
        return (String(name), Dictionary(firstOf: parameters))
      })

  /// `for bundleKinds: BundleKind = []`.
  private static func declared(_ text: Substring) -> (property: String, parameter: Self) {
    let sides = text.split(separator: " = ").map(String.init)
    let parts = sides[0].split(separator: ": ").map(String.init)
    let names = parts[0].split(separator: " ").map(String.init)
    let property = names[names.count - 1]
    let isVariadic = property.hasSuffix("...")
    let parameter = Self(
      label: names[0] == "_" ? nil : names[0], usual: Set(sides.dropFirst()),
      type: parts.count > 1 ? parts[1] : nil, isVariadic: isVariadic)
    return (isVariadic ? String(property.dropLast(3)) : property, parameter)
  }
}

extension SwiftParameter {
  /// - Parameter isOptional: Whether the property is nil where nothing is said.
  init(_ property: String, of function: String, isOptional: Bool) {
    self =
      Self.declarations[function]?[property]
      // The parts of a tuple that have no label have numbers.
      ?? (property.hasPrefix(".")
        ? Self(usual: [])
        : Self(label: property, usual: isOptional ? ["nil"] : ["[]", "[:]", "\"\"", "false"]))
  }
}
