import Diagnostics
import FileSystem
import Publish
import Text

/// The settings for each file that is checked: the command line's, and below them those of a settings file.
struct FileSettings {
  /// Where settings come from beside the command line.
  enum Source {
    /// The nearest settings file of each file's project.
    case nearest
    /// One file for all.
    case file(FilePath)
    case none
  }

  /// A settings file that was read.
  private struct Loaded {
    var folder: FilePath
    var settings: ValidateSettings
    var excluded: IgnoreRules
    var overrides: [(files: IgnoreRules, settings: ValidateSettings)]
    /// Whether there is more in the file that cannot be used.
    var isDamaged = false

    init(_ settings: ValidateSettings, in folder: FilePath) {
      self.folder = folder
      self.settings = settings
      excluded = IgnoreRules(settings.exclude)
      overrides = settings.overrides.map { (IgnoreRules($0.files), $0.settings) }
    }
  }

  let own: ValidateSettings
  private let named: Loaded?
  private let isNearest: Bool
  private var byFolder: [FilePath: Loaded?] = [:]
  private var byPath: [FilePath: Loaded?] = [:]

  /// Whether the file that the command line names cannot be used, so that only its options hold.
  var isNamedDamaged: Bool { named?.isDamaged == true }

  /// - Throws: `FileError` where a file that is named cannot be read.
  init(_ own: ValidateSettings, from source: Source) throws(FileError) {
    self.own = own
    switch source {
    case .none: (named, isNearest) = (nil, false)
    case .nearest: (named, isNearest) = (nil, true)
    case .file(let path):
      isNearest = false
      let (settings, diagnostics) = try Self.read(path)
      Terminal.report(diagnostics)
      let folder = Files.resolved(path)?.parent ?? "."
      var loaded = Loaded(diagnostics.containsErrors ? ValidateSettings() : settings, in: folder)
      loaded.isDamaged = diagnostics.containsErrors
      named = loaded
    }
  }

  /// The settings of the nearest settings file of each file's project.
  init(_ own: ValidateSettings) {
    (self.own, named, isNearest) = (own, nil, true)
  }

  private static func read(_ path: FilePath) throws(FileError) -> (ValidateSettings, [Diagnostic]) {
    ValidateSettings.read(try Files.read(path, atMost: 1 << 20), file: path.text)
  }

  /// The settings for a file.
  ///
  /// - Parameter isNamed: Whether somebody named the file itself, so that it isn't left out.
  /// - Returns: Nil for a file that is left out.
  mutating func settings(for path: FilePath, isNamed: Bool) -> ValidateSettings? {
    guard let loaded = named ?? (isNearest ? nearest(to: path.parent ?? ".") : nil) else {
      return own
    }
    let full = Files.resolvedAsFarAsPossible(path)
    guard let inside = full.relative(to: loaded.folder) else {
      return own.completed(byFile: loaded.settings)
    }
    if !isNamed, loaded.excluded.leavesOut(inside) { return nil }
    var settings = own
    for override in loaded.overrides.reversed() where override.files.leavesOut(inside) {
      settings = settings.completed(byFile: override.settings)
    }
    return settings.completed(byFile: loaded.settings)
  }

  /// Whether the settings file for a file cannot be used, so that it may say something else.
  mutating func areDamaged(for path: FilePath) -> Bool {
    isNamedDamaged || isNearest && nearest(to: path.parent ?? ".")?.isDamaged == true
  }

  /// The settings of the nearest file in a folder or above it; nil if there is none that can be used.
  private mutating func nearest(to folder: FilePath) -> Loaded? {
    if let known = byFolder[folder] { return known }
    let loaded =
      if let parent = folder.parent, hasSettings(ofItsParent: folder, parent) {
        nearest(to: parent)
      } else {
        load(from: folder)
      }
    byFolder[folder] = .some(loaded)
    return loaded
  }

  /// Whether nothing in a folder makes its settings others than those of the folder above, so that deep folders
  /// need no walk up to the root each.
  private func hasSettings(ofItsParent folder: FilePath, _ parent: FilePath) -> Bool {
    Files.kind(of: folder) == .folder && Files.owner(of: folder) == Files.owner(of: parent)
      && Files.kind(of: folder / FilePath(ValidateSettings.fileName)) == nil
      && Files.kind(of: folder / ".git") == nil
  }

  /// A settings file that cannot be used is reported once, and the files are checked without it.
  private mutating func load(from folder: FilePath) -> Loaded? {
    guard let found = FoundSettings(FilePath(ValidateSettings.fileName), from: folder) else {
      return nil
    }
    if let known = byPath[found.path] { return known }
    byPath[found.path] = .some(nil)
    let location = SourceLocation(file: found.path.text)
    guard found.isTrusted else {
      Terminal.report([
        .warning(
          "foreign-settings", at: location,
          "The settings are not used: they belong to another user and are not in this project",
          remedy: "name the file with --config to use it")
      ])
      return nil
    }
    do throws(FileError) {
      let (settings, diagnostics) = try Self.read(found.path)
      Terminal.report(
        diagnostics.map { finding in
          var finding = finding
          finding.severity = min(finding.severity, .warning)
          return finding
        })
      var loaded = Loaded(settings, in: found.path.parent ?? "/")
      if diagnostics.containsErrors {
        loaded = Loaded(ValidateSettings(), in: found.path.parent ?? "/")
        loaded.isDamaged = true
      }
      byPath[found.path] = .some(loaded)
      return loaded
    } catch {
      Terminal.report([
        .warning(
          "unusable-settings", at: location, "The settings are not used: \(error.description)",
          remedy: "make the file readable, or check without it with --no-config")
      ])
      var loaded = Loaded(ValidateSettings(), in: found.path.parent ?? "/")
      loaded.isDamaged = true
      byPath[found.path] = .some(loaded)
      return loaded
    }
  }

  /// What is set for the whole run, by the command line or the settings nearest to the current folder.
  mutating func forTheRun() -> ValidateSettings {
    guard let loaded = named ?? (isNearest ? nearest(to: ".") : nil) else { return own }
    return own.completed(byFile: loaded.settings)
  }
}
