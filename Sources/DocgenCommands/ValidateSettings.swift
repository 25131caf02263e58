import Diagnostics
import KeyModel
import KeyValidation
import Site
import Text

/// The settings of `docgen validate`, on the command line or in `.docgen.json`.
struct ValidateSettings: LayeredSettings, Hashable {
  var platform: String?
  var deploymentTarget: String?
  /// The release whose kit the product is built with: `ios27.0`.
  var sdk: String?
  /// The id of the way in which the product reaches people.
  var distribution: String?
  var extensionPoint: String?
  var profile: String?
  var isStrict: Bool?
  /// Whether notes are printed for people, or only counted; for the whole run.
  var showsNotes: Bool?
  var disabled: [String] = []
  var format: String?
  var baseURL: String?
  /// Patterns of files and folders that are not searched, like those of `.gitignore`.
  var exclude: [String] = []
  /// Settings for some of the files, the later ones before the earlier.
  var overrides: [Override] = []

  /// Settings for the files that fit one of some patterns.
  struct Override: Hashable {
    var files: [String]
    var settings: ValidateSettings
  }

  static let fileName = ".docgen.json"

  /// The fields of the file, in the order of `docgen validate --help`.
  static let fields = [
    "platform", "deploymentTarget", "sdk", "distribution", "extensionPoint", "profile", "strict",
    "notes", "disable", "format", "baseURL", "exclude", "overrides",
  ]

  static var texts: [any WritableKeyPath<Self, String?> & Sendable] {
    [
      \.platform, \.deploymentTarget, \.sdk, \.distribution, \.extensionPoint, \.profile, \.format,
      \.baseURL,
    ]
  }

  /// The same settings, with those of a file where these leave a field open.
  func completed(byFile file: ValidateSettings) -> ValidateSettings {
    var settings = completed(by: file)
    settings.isStrict = isStrict ?? file.isStrict
    settings.showsNotes = showsNotes ?? file.showsNotes
    settings.disabled += file.disabled
    return settings
  }

  /// Reads the fields of a settings file. JSON with property-list types is all it needs, so the
  /// reader of property lists does it, and mistakes have a line.
  static func read(_ bytes: [UInt8], file: String) -> (ValidateSettings, [Diagnostic]) {
    var settings = ValidateSettings()
    let (document, readings) = PropertyListReader().read(bytes, file: file)
    guard let document, !readings.containsErrors else { return (settings, readings) }
    var diagnostics = readings
    func location(_ range: Range<Int>?) -> SourceLocation {
      range.flatMap { document.lines?.location(of: $0.lowerBound, in: file) }
        ?? SourceLocation(file: file)
    }
    guard case .dictionary(let members) = document.root.value, document.format == .json else {
      diagnostics.append(
        .error(
          "invalid-setting", at: location(document.root.range),
          "The settings are not a JSON object",
          remedy: "write an object such as {\"strict\": true}"))
      return (settings, diagnostics)
    }
    settings.take(members, location, &diagnostics)
    return (settings, diagnostics)
  }

  private mutating func take(
    _ members: [PropertyListDocument.Member], isOverride: Bool = false,
    _ location: (Range<Int>?) -> SourceLocation, _ diagnostics: inout [Diagnostic]
  ) {
    for member in members {
      func refuse(_ wanted: String) {
        diagnostics.append(
          .error(
            "invalid-setting", at: location(member.node.range),
            "'\(member.key)' is not a \(wanted)",
            remedy: "write \(wanted == "Boolean" ? "true or false" : "a \(wanted)")"))
      }
      func text() -> String? {
        if case .string(let text) = member.node.value { return text }
        refuse("string")
        return nil
      }
      func flag() -> Bool? {
        if case .boolean(let flag) = member.node.value { return flag }
        refuse("Boolean")
        return nil
      }
      func texts(_ wanted: String) -> [String] {
        guard case .array(let elements) = member.node.value else {
          refuse(wanted)
          return []
        }
        return elements.compactMap { if case .string(let text) = $0.value { text } else { nil } }
      }
      switch member.key {
      case "$schema": continue
      case "platform": platform = text()
      case "deploymentTarget": deploymentTarget = text()
      case "sdk": sdk = text()
      case "distribution": distribution = text()
      case "extensionPoint": extensionPoint = text()
      case "profile": profile = text()
      case "format": format = text()
      case "baseURL": baseURL = text()
      case "strict": isStrict = flag()
      case "notes": showsNotes = flag()
      case "disable": disabled += texts("list of ids")
      case "exclude": exclude += texts("list of patterns")
      case "files" where isOverride: continue
      case "overrides" where !isOverride:
        guard case .array(let elements) = member.node.value else {
          refuse("list of objects")
          continue
        }
        for element in elements {
          guard case .dictionary(let members) = element.value,
            case .array(let files)? = members.first(where: { $0.key == "files" })?.node.value
          else {
            refuse("list of objects with 'files'")
            continue
          }
          var settings = ValidateSettings()
          settings.take(members, isOverride: true, location, &diagnostics)
          let patterns = files.compactMap { file in
            if case .string(let text) = file.value { text } else { nil as String? }
          }
          overrides.append(Override(files: patterns, settings: settings))
        }
      default:
        diagnostics.append(
          .warning(
            "unknown-setting", at: location(member.keyRange),
            "'\(member.key)' is not a setting\(suggestion(for: member.key, among: Self.fields))",
            remedy: "write one of \(Self.fields.joined(separator: ", "))"))
      }
    }
  }

  /// The settings as the checker takes them, or what is wrong with them in one sentence.
  func options(for catalogue: Catalogue) throws(Refusal) -> CheckOptions {
    var options = CheckOptions(isStrict: isStrict ?? false, disabled: Set(disabled))
    if let platform {
      let known = catalogue.releases.platforms
      guard let match = known.first(where: { folded($0.name) == folded(platform) }) else {
        let names = known.map { folded($0.name) }
        throw Refusal(
          "No platform is named '\(platform)'\(suggestion(for: platform, among: names)) Known: \(names.joined(separator: ", "))."
        )
      }
      options.platform = match
    }
    if let deploymentTarget {
      guard platform != nil else {
        throw Refusal("--deployment-target needs --platform: versions count for one platform.")
      }
      let version = Version(deploymentTarget)
      guard version.components != nil else {
        throw Refusal(
          "--deployment-target must be a version such as 12.0, not '\(deploymentTarget)'.")
      }
      options.deploymentTarget = version
    }
    if let sdk {
      guard let release = release(sdk, of: catalogue) else {
        throw Refusal(
          "--sdk must be a platform and a version such as \(sdkExample(of: catalogue)), not '\(sdk)'."
        )
      }
      options.sdk = release
    }
    if let distribution {
      let known = catalogue.distributions
      guard let match = known.first(where: { $0.id == distribution }) else {
        let names = known.map(\.id)
        throw Refusal(
          names.isEmpty
            ? "The catalogue names no distributions."
            : "No distribution is named '\(distribution)'\(suggestion(for: distribution, among: names)) Known: \(names.joined(separator: ", "))."
        )
      }
      options.distribution = match
    }
    if let extensionPoint {
      guard catalogue.extensionPoint(extensionPoint) != nil else {
        let known = catalogue.extensionPoints.map(\.id)
        throw Refusal(
          "No extension point is named '\(extensionPoint)'\(suggestion(for: extensionPoint, among: known))."
        )
      }
      options.extensionPoint = extensionPoint
    }
    if let profile {
      guard let match = CheckOptions.Profile(rawValue: profile) else {
        throw Refusal("--profile must be source or built, not '\(profile)'.")
      }
      options.profile = match
    }
    let ids = findingKinds.map(\.id)
    for id in disabled where !ids.contains(id) {
      throw Refusal("No finding is named '\(id)'\(suggestion(for: id, among: ids))")
    }
    return options
  }

  /// A platform's name and a version behind it, as names of kits are written.
  private func release(_ text: String, of catalogue: Catalogue) -> Release? {
    let name = text.prefix { !("0"..."9").contains($0) }
    let version = Version(String(text.dropFirst(name.count)))
    guard version.components != nil,
      let platform = catalogue.releases.platforms.first(where: {
        folded($0.name) == folded(String(name))
      })
    else { return nil }
    return Release(platform, version)
  }

  private func sdkExample(of catalogue: Catalogue) -> String {
    guard let line = catalogue.releases.lines.first, let version = line.versions.last else {
      return "deck9.0"
    }
    return folded(line.platform.name) + version.text
  }

  struct Refusal: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description.legibleLine() }
  }

  private func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
