import FileSystem
import JSON
import KeyModel
import KeyValidation
import LanguageServer
import Text

/// The settings and projects of the files that an editor has open, found as `validate` finds them.
struct FilesOfEditor: EditorSurroundings {
  private let catalogue: Catalogue
  /// The command line's settings, and with the client's.
  private let commandLine: ValidateSettings
  private var own: ValidateSettings
  private var checkers: FileCheckers
  private var projects: ProjectTargets?
  private let log: Reports

  init(_ catalogue: Catalogue, _ own: ValidateSettings, _ log: Reports) {
    self.catalogue = catalogue
    commandLine = own
    self.own = own
    self.log = log
    checkers = FileCheckers(catalogue, settings: FileSettings(own))
    forgetFiles()
  }

  mutating func checking(of path: String) -> Checking? {
    checkers.checkers(for: FilePath(path), isNamed: false).map {
      Checking($0.checkers, catalogue, pages: $0.pages)
    }
  }

  mutating func complete(
    _ file: inout DocumentCheckers.File, at path: String, _ checkers: DocumentCheckers
  ) {
    projects?.complete(&file, at: FilePath(path), checkers)
  }

  mutating func take(_ settings: JSONValue) {
    // Settings that are all unknown are another server's.
    let isOwn = ValidateSettings.fields.contains { settings[$0] != nil } || settings == .object([])
    guard isOwn else { return }
    let (read, problems) = ValidateSettings.read(settings.serializedBytes(), file: "settings")
    Terminal.report(problems)
    var new = commandLine.completed(byFile: read)
    do throws(ValidateSettings.Refusal) {
      _ = try new.options(for: catalogue)
    } catch {
      Terminal.writeError("The editor's settings are not used: \(error.description)\n")
      new = commandLine
    }
    own = new
    forgetFiles()
  }

  mutating func forgetFiles() {
    checkers.use(FileSettings(own))
    projects = ProjectTargets(catalogue.documents, of: catalogue)
  }

  mutating func reports() -> [String] { log.take() }
}

/// What a command has to say to somebody, until it is taken.
final class Reports: Sendable {
  private let texts = Lock<[String]>([])

  func append(_ text: String) {
    let text = text.hasSuffix("\n") ? String(text.dropLast()) : text
    if !text.isEmpty { texts.withLock { $0.append(text) } }
  }

  func take() -> [String] {
    texts.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }
}
