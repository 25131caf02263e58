package import Diagnostics
package import FileSystem
import Text

/// The settings for each file that is checked: the request's, and below them the settings of a file.
package struct FileSettings {
  private struct LoadedSettings {
    var folder: FilePath
    var settings: CheckSettings
    /// The rules for excluded files, then the rules for the files of each override.
    var rules: [IgnoreRules]
    /// Whether there is more in the file that cannot be used.
    var isDamaged: Bool

    init(_ settings: CheckSettings, in folder: FilePath, isDamaged: Bool) {
      let settings = isDamaged ? CheckSettings() : settings
      self.folder = folder
      self.settings = settings
      self.isDamaged = isDamaged
      rules = ([settings.exclude] + settings.overrides.map(\.files)).map { IgnoreRules($0) }
    }
  }

  let own: CheckSettings
  private let named: LoadedSettings?
  private let isNearest: Bool
  /// The folder outside of which nothing is read; nil for none.
  private let boundary: FilePath?
  private var byFolder: [FilePath: LoadedSettings?] = [:]
  private var byPath: [FilePath: LoadedSettings?] = [:]
  /// For each of the rules, whether it fits a folder or one above it, by the folder of the settings.
  private var rulesOfFolder: [FilePath: [FilePath: [Bool]]] = [:]
  private var messages: [Diagnostic] = []

  /// Whether the file that the request names cannot be used, so that only its own settings hold.
  package var isNamedDamaged: Bool { named?.isDamaged == true }

  /// The request's settings, and the settings file nearest to each file.
  ///
  /// - Parameter boundary: The folder outside of which nothing is read; nil for none.
  package init(_ own: CheckSettings, isNearest: Bool = true, within boundary: FilePath? = nil) {
    (self.own, self.isNearest, self.boundary, named) = (own, isNearest, boundary, nil)
  }

  /// The request's settings, and one settings file for all.
  package init(_ own: CheckSettings, from path: FilePath) throws(Refusal) {
    (self.own, isNearest, boundary) = (own, false, nil)
    do throws(FileError) {
      let (settings, diagnostics) = try Self.read(path)
      messages = diagnostics
      named = LoadedSettings(
        settings, in: Files.resolved(path)?.parent ?? ".", isDamaged: diagnostics.containsErrors)
    } catch {
      throw Refusal(error.description)
    }
  }

  private static func read(_ path: FilePath) throws(FileError) -> (CheckSettings, [Diagnostic]) {
    CheckSettings.read(try Files.read(path, atMost: 1 << 20), file: path.text)
  }

  /// Messages about settings files since the last call.
  package mutating func takeMessages() -> [Diagnostic] {
    defer { messages = [] }
    return messages
  }

  /// The settings for a file; nil if they exclude it and the user did not name it.
  mutating func settings(for path: FilePath, isNamed: Bool) -> CheckSettings? {
    guard let loaded = loaded(for: path.parent ?? ".") else { return own }
    let full = Files.resolvedAsFarAsPossible(path)
    guard let inside = full.relative(to: loaded.folder) else {
      return own.completed(byFile: loaded.settings)
    }
    let above = rules(of: loaded, fitting: inside.parent)
    let fits = zip(loaded.rules, above).map { $1 || $0.ignores(inside, isFolder: false) }
    if !isNamed, fits[0] { return nil }
    var settings = own
    for (override, fits) in zip(loaded.settings.overrides, fits.dropFirst()).reversed() where fits {
      settings = settings.completed(byFile: override.settings)
    }
    return settings.completed(byFile: loaded.settings)
  }

  /// For each of the rules, whether it fits a folder or one above it.
  private mutating func rules(
    of loaded: LoadedSettings, fitting folder: FilePath?
  ) -> [Bool] {
    guard let folder else { return loaded.rules.map { _ in false } }
    if let known = rulesOfFolder[loaded.folder]?[folder] { return known }
    let above = rules(of: loaded, fitting: folder.parent)
    let fits = zip(loaded.rules, above).map { $1 || $0.ignores(folder, isFolder: true) }
    rulesOfFolder[loaded.folder, default: [:]][folder] = fits
    return fits
  }

  /// Whether the settings file for a file cannot be used, so that it may say something else.
  mutating func areDamaged(for path: FilePath) -> Bool {
    loaded(for: path.parent ?? ".")?.isDamaged == true
  }

  /// The settings for the whole run: the request's, completed by the ones nearest to the current folder.
  package mutating func globalSettings() -> CheckSettings {
    loaded(for: ".").map { own.completed(byFile: $0.settings) } ?? own
  }

  private mutating func loaded(for folder: FilePath) -> LoadedSettings? {
    isNearest ? nearest(to: folder) : named
  }

  /// The settings of the nearest usable file in a folder or above it, or nil.
  private mutating func nearest(to folder: FilePath) -> LoadedSettings? {
    if let known = byFolder[folder] { return known }
    let loaded =
      if let parent = folder.parent, boundary == nil, hasSettings(ofItsParent: folder, parent) {
        nearest(to: parent)
      } else {
        load(from: folder)
      }
    byFolder[folder] = .some(loaded)
    return loaded
  }

  /// Saves deep folders a walk up to the root each.
  private func hasSettings(ofItsParent folder: FilePath, _ parent: FilePath) -> Bool {
    Files.kind(of: folder) == .folder && Files.owner(of: folder) == Files.owner(of: parent)
      && Files.kind(of: folder / FilePath(CheckSettings.fileName)) == nil
      && Files.kind(of: folder / ".git") == nil
  }

  /// A settings file that cannot be used is reported once, and the files are checked without it.
  private mutating func load(from folder: FilePath) -> LoadedSettings? {
    let name = FilePath(CheckSettings.fileName)
    guard let found = FoundSettings(name, from: folder, within: boundary) else { return nil }
    if let known = byPath[found.path] { return known }
    let loaded = read(found)
    byPath[found.path] = .some(loaded)
    return loaded
  }

  private mutating func read(_ found: FoundSettings) -> LoadedSettings? {
    let location = SourceLocation(file: found.path.text)
    let folder = found.path.parent ?? "/"
    guard found.isTrusted else {
      messages.append(
        .warning(
          "foreign-settings", at: location,
          "The settings are not used: they belong to another user and are not in this project",
          remedy: "name the file with --config to use it"))
      return nil
    }
    do throws(FileError) {
      let (settings, diagnostics) = try Self.read(found.path)
      messages += diagnostics.map {
        changed($0) { $0.severity = min($0.severity, .warning) }
      }
      return LoadedSettings(settings, in: folder, isDamaged: diagnostics.containsErrors)
    } catch {
      messages.append(
        .warning(
          "unusable-settings", at: location, "The settings are not used: \(error.description)",
          remedy: "make the file readable, or check without it with --no-config"))
      return LoadedSettings(CheckSettings(), in: folder, isDamaged: true)
    }
  }
}
