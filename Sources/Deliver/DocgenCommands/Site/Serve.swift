import ArgumentParser
import Diagnostics
import Dispatch
import FileSystem
import Preview
import Text

struct Serve: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Preview the site in a browser, and update it whenever a file is saved.",
      discussion: """
        Watches guides, theme and catalogue. Open pages reload, keep their scroll position and show \
        mistakes in the input; drafts are pages too. In a checkout, a change in the program's sources rebuilds and restarts \
        it. Nothing is published.

        Only programs on this machine can reach the site, unless --host names another address; with \
        --host 0.0.0.0, everyone on the network can. Ctrl-C stops it.

        Examples:
          \(Program.current.name) serve
          \(Program.current.name) serve --content drafts --port 8080
          \(Program.current.name) serve --catalogue catalogue.json
        """)
  }

  @Option(
    help: ArgumentHelp(
      "The numeric address to listen on (default: 127.0.0.1).", valueName: "address"))
  var host: String?

  @Option(
    help: ArgumentHelp(
      "The port to listen on, 0 for any (default: 8000, or the next free one).",
      valueName: "number"))
  var port: UInt16?

  @OptionGroup var site: SiteOptions

  /// For tests, which must not leave a server behind.
  @Option(help: .hidden)
  var stopAfter: Int?

  func run() throws {
    RunningProgram.exitWhenInterrupted()
    var files = site.sources
    files.showsDrafts = true
    let sources = PreviewSources(
      files, try site.catalogue.load(otherwise: .findings), from: site.catalogue.path,
      product: Program.current.name)
    Task {
      do {
        try await serve(sources)
      } catch {
        Self.exit(withError: error)
      }
    }
    dispatchMain()
  }

  private func serve(_ sources: PreviewSources) async throws {
    var sources = sources
    var watch = FileWatch(
      input: sources.watchedPaths, guides: sources.guides, sources: sources.program?.paths ?? [])
    let server = PreviewServer(
      PreviewState(firstVersion: RunningProgram.clock), names: HostNames(listeningOn: address))
    let first = sources.load()
    await server.update { $0.show(first.site, first.diagnostics) }
    site.report(first.diagnostics)

    let port = try await listen(server)
    if !HostNames.isLoopback(address) {
      Terminal.writeError(
        "Anyone who can reach this machine over the network can read the preview.\n")
    }
    Terminal.write("http://\(HostNames.shown(address)):\(port)/\n")
    Terminal.writeError(
      "Watching \(sources.names.joined(separator: ", ").legibleLine()). Ctrl-C stops.\n")
    if let stopAfter {
      Task {
        try await Task.sleep(for: .seconds(stopAfter))
        RunningProgram.exit(0)
      }
    }
    while true {
      let changed = await watch.nextChanges()
      await show(changed, from: &sources, on: server, port: port)
      watch.watch(input: sources.watchedPaths)
    }
  }

  private var address: String { host.map { $0 == "localhost" ? "127.0.0.1" : $0 } ?? "127.0.0.1" }

  private func listen(_ server: PreviewServer) async throws -> UInt16 {
    do {
      return try await server.listen(
        on: address, ports: port.map { $0...$0 } ?? 8000...8099)
    } catch {
      throw refusal(
        "cannot-listen", "\(error)\(port.map { ", port \($0)" } ?? "")",
        remedy: error.isTaken
          ? "choose another port with --port" : "name an address of this machine with --host")
    }
  }

  /// Shows the result of a change in the browser, and in one line in the terminal.
  private func show(
    _ changed: [FilePath], from sources: inout PreviewSources, on server: PreviewServer,
    port: UInt16
  ) async {
    let clock = ContinuousClock()
    let start = clock.now
    let more = changed.count > 1 ? " and \(changed.count - 1) more" : ""
    let names = (changed.first.map(sources.shownName) ?? "").legibleLine() + more
    if let program = sources.program, changed.contains(where: program.isSource) {
      Terminal.writeError("\(names) changed: building \(Program.current.name).\n")
      var problems: [Diagnostic]
      var built: FileStamps
      repeat {
        built = FileStamps(of: program.paths)
        problems = await program.build()
        // Build again if sources were saved while the compiler ran.
      } while built != FileStamps(of: program.paths)
      if problems.isEmpty { program.start(onPort: port) }
      Terminal.report(problems)
      sources.programProblems = problems
    }
    let next = sources.load()
    await server.update {
      $0.show(next.site, next.diagnostics, stylesheetsAlone: next.stylesheetsAlone)
    }
    site.report(next.diagnostics.filter { !sources.programProblems.contains($0) })
    let elapsed = (clock.now - start).components
    let milliseconds = elapsed.seconds * 1000 + elapsed.attoseconds / 1_000_000_000_000_000
    Terminal.writeError("\(names) changed: \(Summary(next.diagnostics)), \(milliseconds) ms.\n")
  }
}
