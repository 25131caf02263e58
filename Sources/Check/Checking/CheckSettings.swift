package import Diagnostics
package import KeyModel
package import KeyValidation
package import Text

/// The settings of a check, from the command line, an editor, or `.docgen.json`.
package struct CheckSettings: Hashable, Sendable {
  package var stated = StatedOptions()
  /// Whether notes are printed for people, or only counted; for the whole run.
  package var showsNotes: Bool?
  package var format: String?
  /// The address of the published reference.
  package var baseURL: PageAddress?
  /// Patterns of files and folders that are not searched, like those of `.gitignore`.
  var exclude: [String] = []
  /// Settings for some of the files, the later ones before the earlier.
  var overrides: [Override] = []

  /// Settings for the files that fit one of some patterns.
  struct Override: Hashable, Sendable {
    var files: [String]
    var settings: CheckSettings
  }

  package static let fileName = ".docgen.json"

  package init() {}

  /// The fields of the file besides the options of a check.
  private enum Field: String, CaseIterable { case baseURL, notes, format, exclude, overrides }

  /// The fields of the file, in the order of `docgen validate --help`.
  package static let fields =
    CheckOption.allCases.map(\.rawValue) + Field.allCases.map(\.rawValue)

  /// The same settings, completed by the settings of a file.
  package func completed(byFile file: Self) -> Self {
    var settings = self
    settings.stated = stated.completed(by: file.stated)
    settings.showsNotes = showsNotes ?? file.showsNotes
    settings.format = format ?? file.format
    settings.baseURL = baseURL ?? file.baseURL
    return settings
  }

  /// Every file of a run is compared with all of these, so each limit is for the whole settings file.
  private static let mostIDs = 1000
  private static let mostOverrides = 100
  private static let longestText = 1000

  // MARK: - Reading

  /// Reads a settings file like a property list, so that mistakes have a line.
  package static func read(_ bytes: [UInt8], file: String) -> (Self, [Diagnostic]) {
    var settings = Self()
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
    var amounts = Amounts()
    settings.read(members, location, &amounts, &diagnostics)
    return (settings, diagnostics)
  }

  /// The amounts in a settings file of things that are limited.
  private struct Amounts {
    var ids = 0
    var bytesOfGlobs = 0
  }

  private mutating func read(
    _ members: [PropertyListDocument.Member], isOverride: Bool = false,
    _ location: (Range<Int>?) -> SourceLocation, _ amounts: inout Amounts,
    _ diagnostics: inout [Diagnostic]
  ) {
    for member in members {
      func refuse(_ wanted: String) {
        diagnostics.append(
          .error(
            "invalid-setting", at: location(member.node.range),
            "'\(member.key)' is not a \(wanted)",
            remedy: "write \(wanted == "Boolean" ? "true or false" : "a \(wanted)")"))
      }
      func limit(_ excess: String) {
        diagnostics.append(
          .error(
            "invalid-setting", at: location(member.node.range), "'\(member.key)' has \(excess)",
            remedy: "keep fewer of them: each counts for every file"))
      }
      func texts(_ wanted: String) -> [String] {
        guard case .array(let elements) = member.node.value else {
          refuse(wanted)
          return []
        }
        return elements.compactMap(\.text)
      }
      func count(_ patterns: [String]) {
        let rules = IgnoreRules(
          patterns, bytesOfGlobs: IgnorePatterns.mostBytesOfGlobs - amounts.bytesOfGlobs)
        amounts.bytesOfGlobs += rules.bytesOfGlobs
        if rules.isCutOff { limit(IgnorePatterns.excess) }
      }
      func text() -> String? {
        guard let text = member.node.text else {
          refuse("string")
          return nil
        }
        if text.utf8.count > Self.longestText { limit("more than \(Self.longestText) bytes") }
        return text
      }
      func flag() -> Bool? {
        guard case .boolean(let flag) = member.node.value else {
          refuse("Boolean")
          return nil
        }
        return flag
      }
      if let option = CheckOption(rawValue: member.key) {
        switch option.kind {
        case .text: stated.texts[option] = text()
        case .flag: stated.flags[option] = flag()
        case .ids:
          let ids = ((stated.ids[option] ?? []) + texts("list of ids")).uniqued
          stated.ids[option] = ids
          amounts.ids += ids.count
          if amounts.ids > Self.mostIDs { limit("more than \(Self.mostIDs) ids") }
        }
        continue
      }
      if member.key == "$schema" || member.key == "files" && isOverride { continue }
      switch Field(rawValue: member.key) {
      case .baseURL:
        guard let text = text() else { continue }
        baseURL = PageAddress(folder: text)
        guard baseURL == nil else { continue }
        diagnostics.append(
          .error(
            "unusable-settings", at: location(member.node.range),
            "'baseURL' is '\(text)', not a web address", remedy: PageAddress.remedy))
      case .format: format = text()
      case .notes: showsNotes = flag()
      case .exclude:
        let patterns = texts("list of patterns")
        count(patterns)
        exclude += patterns
      case .overrides where !isOverride:
        guard case .array(let elements) = member.node.value else {
          refuse("list of objects")
          continue
        }
        for element in elements {
          guard case .dictionary(let members) = element.value,
            case .array(let files)? = element["files"]?.value
          else {
            refuse("list of objects with 'files'")
            continue
          }
          var settings = Self()
          settings.read(members, isOverride: true, location, &amounts, &diagnostics)
          let patterns = files.compactMap(\.text)
          count(patterns)
          overrides.append(Override(files: patterns, settings: settings))
        }
        if overrides.count > Self.mostOverrides {
          limit("more than \(Self.mostOverrides) objects")
        }
      case .overrides, nil:
        diagnostics.append(
          .warning(
            "unknown-setting", at: location(member.keyRange),
            "'\(member.key)' is not a setting\(suggestion(for: member.key, among: Self.fields))",
            remedy: "write one of \(Self.fields.joined(separator: ", "))"))
      }
    }
  }

  /// The settings as the checker takes them.
  package func options(for catalogue: Catalogue) throws(Refusal) -> CheckOptions {
    try stated.options(for: catalogue, knowing: findingKinds.map(\.id))
  }
}

extension StatedOptions {
  /// The same options, with those of others where these leave one open, and the ids of both. It is here because Embedded
  /// Swift has no `merge`.
  fileprivate func completed(by others: Self) -> Self {
    var options = self
    options.texts.merge(others.texts) { own, _ in own }
    options.flags.merge(others.flags) { own, _ in own }
    options.ids.merge(others.ids) { $0 + $1 }
    return options
  }
}

extension PropertyListDocument.Node {
  subscript(_ name: String) -> Self? {
    guard case .dictionary(let members) = value else { return nil }
    return members.first { $0.key == name }?.node
  }
}
