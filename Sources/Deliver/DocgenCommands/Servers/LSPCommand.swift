import ArgumentParser
import Checking
import FileSystem
import KeyModel
import LanguageServer
import Text

struct LSPCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    let name = Program.current.name
    return CommandConfiguration(
      commandName: "lsp",
      abstract:
        "Serve editors over the Language Server Protocol: findings, meanings, completion, repairs.",
      discussion: """
        An editor starts the server and talks to it over standard input and output. It reports the \
        same findings as '\(name) validate', with the same settings.

        Exit status: 0 ended by the editor, 1 the editor is gone, 2 could not run.

        Examples:
          \(name) lsp
          \(name) lsp --base-url https://example.com/reference
        """)
  }

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp(
      "The address of the published reference (https: or file:); keys then link to their pages.",
      valueName: "url"), transform: PageAddress.ofArgument)
  var baseURL: PageAddress?

  // Clients pass these to any server.
  @Flag(help: ArgumentHelp("Use standard input and output, as always.", visibility: .hidden))
  var stdio = false

  @Option(
    name: .customLong("clientProcessId"),
    help: ArgumentHelp("The editor's process; the server ends when it does.", visibility: .hidden))
  var client: Int?

  @OptionGroup var catalogue: CatalogueOption

  func run() throws {
    let reports = MessageBuffer()
    // Messages go to the editor's user; standard output belongs to the protocol.
    let terminal = Terminal(
      write: { reports.append($0) }, writeError: { reports.append($0) })
    let status = Terminal.$current.withValue(terminal) { serve(reports) }
    guard status == 0 else { throw ExitCode(status) }
  }

  private func serve(_ reports: MessageBuffer) -> Int32 {
    let program = Program.current
    let catalogue = try? catalogue.load()
    let problem =
      catalogue == nil
      ? "The catalogue cannot be used. \(reports.take().joined(separator: " "))" : nil
    var settings = CheckSettings()
    settings.baseURL = baseURL
    var server = EditorServer(
      name: program.name, version: program.version,
      host: EditorFiles(
        catalogue ?? program.catalogue, settings, reports),
      problem: problem)
    do {
      return try converse(&server)
    } catch {
      // The editor has closed its end.
      return 1
    }
  }

  /// Milliseconds between checks that the client is still running.
  private static let heartbeat = 3000
  /// Bytes to read before answering, if more are available.
  private static let mostAtOnce = 1 << 20

  private func converse(_ server: inout EditorServer) throws(FileError) -> Int32 {
    var reader = MessageReader(.headers)
    var nextLook = RunningProgram.steadyClock + Self.heartbeat
    var isOpen = true
    while isOpen {
      var wait = max(0, min(nextLook, server.due ?? .max) - RunningProgram.steadyClock)
      var count = 0
      // Read ahead: cancelled requests, and all changes but the last, need no work.
      reading: while count < Self.mostAtOnce {
        switch try OpenFile.standardInput.input(within: wait) {
        case .bytes(let bytes):
          reader.append(bytes)
          count += bytes.count
          wait = 0
        case .nothing: break reading
        case .end:
          isOpen = false
          break reading
        }
      }
      var arrivals: [Result<Message, MalformedMessage>] = []
      while let next = reader.next() { arrivals.append(next) }
      let now = RunningProgram.steadyClock
      let output = server.receive(arrivals, at: now) + server.work(at: now)
      for message in output {
        try OpenFile.standardOutput.append(Framing.headers.bytes(of: message))
      }
      if let status = server.status { return status }
      if now >= nextLook {
        let parents = [server.parent, client].compactMap(\.self)
        guard parents.allSatisfy(RunningProgram.isRunning) else { return 1 }
        nextLook = now + Self.heartbeat
      }
    }
    return 1
  }
}
