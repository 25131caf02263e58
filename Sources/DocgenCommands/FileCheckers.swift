import Diagnostics
import FileSystem
import KeyModel
import KeyValidation
import LanguageServer
import Site
import Text

/// The checkers for files, which depend on the settings of each.
struct FileCheckers {
  /// What a file is checked with, and where the pages of the reference are.
  struct Chosen {
    var checkers: DocumentCheckers
    var pages: PageAddresses
  }

  private let catalogue: Catalogue
  private let document: DocumentKind?
  private var settings: FileSettings
  /// Settings with values that mean nothing.
  private var unusable: Set<ValidateSettings> = []
  private var bySettings: [ValidateSettings: Chosen] = [:]
  private let excerpts: PageExcerpts

  /// - Parameter document: The document that every file is taken for; nil to recognize each file.
  init(_ catalogue: Catalogue, only document: DocumentKind? = nil, settings: FileSettings) {
    self.catalogue = catalogue
    self.document = document
    self.settings = settings
    excerpts = PageExcerpts(catalogue)
  }

  /// The settings of the command line.
  var own: ValidateSettings { settings.own }

  /// The checkers for a file; nil if its settings leave it out.
  ///
  /// - Parameter isNamed: Whether somebody named the file itself, so that it isn't left out.
  mutating func checkers(for path: FilePath, isNamed: Bool) -> Chosen? {
    guard let chosen = settings.settings(for: path, isNamed: isNamed) else { return nil }
    if let known = bySettings[chosen] { return known }
    let made: Chosen
    do throws(ValidateSettings.Refusal) {
      made = make(chosen, try chosen.options(for: catalogue))
    } catch {
      // The command line's own have been tried, so the mistake is in the settings file.
      unusable.insert(chosen)
      Terminal.report([
        .warning(
          "unusable-settings", at: SourceLocation(file: ValidateSettings.fileName),
          "The settings for '\(path)' are not used: \(error.description)",
          remedy: "correct them, or check without them with --no-config")
      ])
      made = make(settings.own, (try? settings.own.options(for: catalogue)) ?? CheckOptions())
    }
    bySettings[chosen] = made
    return made
  }

  /// Settings that cannot be used may have excluded a file, or a finding.
  mutating func haveUsableSettings(for path: FilePath) -> Bool {
    guard !settings.areDamaged(for: path) else { return false }
    return settings.settings(for: path, isNamed: true).map { !unusable.contains($0) } ?? true
  }

  /// Uses other settings; checkers for settings that were used before are still there.
  mutating func use(_ settings: FileSettings) {
    self.settings = settings
  }

  private func make(_ settings: ValidateSettings, _ options: CheckOptions) -> Chosen {
    let pages = pages(settings)
    let catalogue = catalogue
    let checkers = DocumentCheckers(catalogue, only: document) { document in
      var options = options
      options.page = { pages.ofKey(catalogue.path($0, from: document.id)) }
      return options
    }
    return Chosen(checkers: checkers, pages: pages)
  }

  private func pages(_ settings: ValidateSettings) -> PageAddresses {
    let (catalogue, excerpts) = (catalogue, excerpts)
    let base = settings.baseURL?.endingInSlash
    return PageAddresses(
      ofKey: { path in
        base.flatMap { base in catalogue[path].map { excerpts.address(of: $0, base: base) } }
      },
      ofExtensionPoint: { id in
        base.flatMap { base in
          catalogue.extensionPoint(id).map { excerpts.address(of: $0, base: base) }
        }
      },
      textOfKey: { path in
        catalogue[path].map { Prose(excerpts.text(of: $0, base: base)) }
      },
      textOfExtensionPoint: { id in
        catalogue.extensionPoint(id).map { Prose(excerpts.text(of: $0, base: base)) }
      },
      textOfValue: { path, value in
        catalogue[path].map { Prose(excerpts.text(of: value, for: $0, base: base)) }
      })
  }
}

extension Prose {
  fileprivate init(_ text: PageExcerpts.Text) {
    self.init(markdown: text.markdown, plain: text.plain)
  }
}
