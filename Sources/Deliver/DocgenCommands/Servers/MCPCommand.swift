import ArgumentParser
import FileSystem
import LanguageServer

struct MCPCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mcp",
      abstract: "Serve the reference to agents and other programs over the Model Context Protocol.",
      discussion: """
        Each message is one line on standard input or output. The tools are search, show, validate \
        and fix. Only files in or below the current folder are read, and nothing is written. The \
        program ends with its input.

        Examples:
          \(Program.current.name) mcp
          \(Program.current.name) mcp --catalogue catalogue.json
        """)
  }

  @OptionGroup var catalogue: CatalogueOption

  func run() throws {
    let tools = MCPTools(catalogue: try catalogue.load(), isOfFile: catalogue.file != nil)
    do throws(FileError) {
      try Self.serve(tools.server) { () throws(FileError) in
        while true {
          switch try OpenFile.standardInput.input(within: .max) {
          case .bytes(let bytes): return bytes
          case .nothing: continue
          case .end: return []
          }
        }
      }
    } catch {
      Terminal.writeError("Error: \(error.description)\n")
      throw ExitCode.couldNotRun
    }
  }

  /// Answers messages until the input ends or the reader of the answers has gone.
  static func serve(
    _ server: MCPServer, reading: () throws(FileError) -> [UInt8]
  ) throws(FileError) {
    let framing = Framing.lines
    var reader = MessageReader(framing)
    while !Terminal.isClosed {
      let bytes = try reading()
      guard !bytes.isEmpty else { return }
      reader.append(bytes)
      while let read = reader.next() {
        let answer: Message? =
          switch read {
          case .success(let message): server.answer(to: message)
          case .failure(let refusal): refusal.message
          }
        guard let answer else { continue }
        Terminal.write(String(decoding: framing.bytes(of: answer), as: UTF8.self), .json)
      }
    }
  }
}
