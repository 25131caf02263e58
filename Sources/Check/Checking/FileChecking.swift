package import Diagnostics
package import FileSystem
package import KeyModel
package import KeyValidation
import Syntaxes
package import Text

/// Chooses the checkers for each file by its settings, and adds what the projects around it say.
package struct FileChecking {
  /// A file that was read, with its checkers.
  package struct Opened {
    package var file: ReadFile
    package var checkers: DocumentCheckers
    /// The address of the reference in the settings.
    package var baseURL: PageAddress?
  }

  /// `isUsable` is false for settings with values that mean nothing.
  private typealias Chosen = (checkers: DocumentCheckers, baseURL: PageAddress?, isUsable: Bool)

  let catalogue: Catalogue
  let document: DocumentKind?
  private var settings: FileSettings
  /// The day for which files are judged if the settings name none.
  private let today: String?
  private var projects: ProjectTargets?
  /// The address of a key's page in a reference that is served at another.
  private let page: @Sendable (_ key: PropertyPath, _ base: PageAddress) -> PageAddress?
  private let checkersWithoutOptions: DocumentCheckers
  private var bySettings: [CheckSettings: Chosen] = [:]
  private var messages: [Diagnostic] = []

  /// - Parameters:
  ///   - today: The day in ISO 8601, in UTC; nil to compare no dates.
  ///   - boundary: The folder outside of which no project is read; nil for none.
  package init(
    _ catalogue: Catalogue, only document: DocumentKind? = nil, settings: FileSettings,
    today: String? = nil, within boundary: FilePath? = nil,
    page: @escaping @Sendable (_ key: PropertyPath, _ base: PageAddress) -> PageAddress? = {
      _, _ in nil
    }
  ) {
    self.catalogue = catalogue
    self.document = document
    self.settings = settings
    self.today = today
    self.page = page
    checkersWithoutOptions = DocumentCheckers(catalogue, only: document, syntaxes: .all)
    projects = ProjectTargets(documents, of: catalogue, within: boundary)
  }

  var documents: [DocumentKind] { document.map { [$0] } ?? catalogue.documents }

  /// The documents of which a file may say itself that it is one.
  var documentsByKind: [DocumentKind] { checkersWithoutOptions.documentsByKind }

  var own: CheckSettings { settings.own }

  /// Messages about settings since the last call.
  package mutating func takeMessages() -> [Diagnostic] {
    defer { messages = [] }
    return settings.takeMessages() + messages
  }

  /// Replaces the settings and forgets projects; checkers for settings that were used before are kept.
  package mutating func use(_ settings: FileSettings) {
    self.settings = settings
    projects?.forget()
  }

  /// Reads a file and recognizes its document; nil if its settings exclude it and the user did not name it.
  package mutating func open(
    _ bytes: [UInt8], at path: FilePath, as name: String? = nil, isNamed: Bool = true,
    isInProject: Bool = true, reader: PropertyListReader = PropertyListReader()
  ) -> Opened? {
    guard let settings = settings.settings(for: path, isNamed: isNamed) else { return nil }
    let (checkers, baseURL, _) = chosen(by: settings, for: path)
    var file = checkers.read(bytes, file: name ?? path.text, isNamed: isNamed, reader: reader)
    if isInProject { complete(&file, at: path, checkers, reader: reader) }
    return Opened(file: file, checkers: checkers, baseURL: baseURL)
  }

  /// Adds the information of the projects above a file, and the other files of its target.
  mutating func complete(
    _ file: inout ReadFile, at path: FilePath, _ checkers: DocumentCheckers,
    reader: PropertyListReader
  ) {
    projects?.complete(&file, at: path, checkers, reader: reader)
  }

  mutating func checkers(for path: FilePath, isNamed: Bool) -> DocumentCheckers? {
    settings.settings(for: path, isNamed: isNamed).map { chosen(by: $0, for: path).checkers }
  }

  /// Settings that cannot be used may have excluded a file, or a finding.
  mutating func haveUsableSettings(for path: FilePath) -> Bool {
    guard !settings.areDamaged(for: path) else { return false }
    return settings.settings(for: path, isNamed: true).map { chosen(by: $0, for: path).isUsable }
      ?? true
  }

  private mutating func chosen(by settings: CheckSettings, for path: FilePath) -> Chosen {
    if let known = bySettings[settings] { return known }
    let made: Chosen
    do throws(Refusal) {
      made = make(settings, try settings.options(for: catalogue), isUsable: true)
    } catch {
      // The request's own have been tried, so the mistake is in the settings file.
      messages.append(
        .warning(
          "unusable-settings", at: SourceLocation(file: CheckSettings.fileName),
          "The settings for '\(path)' are not used: \(error.description)",
          remedy: "correct them, or check without them with --no-config"))
      made = make(
        own, (try? own.options(for: catalogue)) ?? CheckOptions(), isUsable: false)
    }
    bySettings[settings] = made
    return made
  }

  private func make(_ settings: CheckSettings, _ options: CheckOptions, isUsable: Bool) -> Chosen {
    let (catalogue, page, today) = (catalogue, page, today)
    let base = settings.baseURL
    let checkers = checkersWithoutOptions.with { document in
      var options = options
      options.date = options.date ?? today
      if let base { options.page = { page(catalogue.path($0, from: document.id), base) } }
      return options
    }
    return (checkers, base, isUsable)
  }
}
