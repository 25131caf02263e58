import Checking
import Diagnostics
import FileSystem
import JSON
import KeyModel
import KeyValidation
import LanguageServer
import Text

/// The settings and projects of the files that an editor has open, found as `validate` finds them.
struct EditorFiles: EditorHost {
  private let catalogue: Catalogue
  /// The command line's settings, and with the client's.
  private let commandLine: CheckSettings
  private var own: CheckSettings
  private var checking: FileChecking
  private let pages: ReferencePages
  private let log: MessageBuffer

  init(_ catalogue: Catalogue, _ own: CheckSettings, _ log: MessageBuffer) {
    self.catalogue = catalogue
    commandLine = own
    self.own = own
    self.log = log
    pages = ReferencePages(catalogue)
    checking = FileChecking(
      catalogue, settings: FileSettings(own), today: CheckingOptions.today, page: pages.address)
  }

  mutating func open(
    _ bytes: [UInt8], at path: String, _ reader: PropertyListReader
  ) -> FileInEditor? {
    let opened = checking.open(bytes, at: FilePath(path), isNamed: false, reader: reader)
    Terminal.report(checking.takeMessages())
    return opened.map {
      FileInEditor($0.file, $0.checkers, catalogue, pages: pages.addresses(base: $0.baseURL))
    }
  }

  mutating func setSettings(_ settings: JSONValue) {
    // Settings that are all unknown are another server's.
    let isOwn = CheckSettings.fields.contains { settings[$0] != nil } || settings == .object([])
    guard isOwn else { return }
    let (read, problems) = CheckSettings.read(settings.serializedBytes(), file: "settings")
    Terminal.report(problems)
    var new = commandLine.completed(byFile: read)
    do throws(Refusal) {
      _ = try new.options(for: catalogue)
    } catch {
      Terminal.writeError("The editor's settings are not used: \(error.description)\n")
      new = commandLine
    }
    own = new
    forgetFiles()
  }

  mutating func forgetFiles() { checking.use(FileSettings(own)) }

  mutating func reports() -> [String] { log.take() }
}

final class MessageBuffer: Sendable {
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
