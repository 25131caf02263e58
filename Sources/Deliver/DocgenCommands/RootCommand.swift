import ArgumentParser
import Diagnostics
import KeyModel
import Text

struct RootCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    let program = Program.current
    func first(of command: String, otherwise general: String) -> String {
      command + " " + (program.examples[command]?.first ?? general)
    }
    let lines: [(command: String, meaning: String)] = [
      ("build", "publish the site into public/"),
      ("serve", "preview the site while you edit it"),
      (first(of: "search", otherwise: "WORDS"), "find a key"),
      (first(of: "show", otherwise: "KEY"), "read about a key in the terminal"),
      (first(of: "schema", otherwise: "--strict"), "print a JSON Schema"),
      (first(of: "validate", otherwise: "FILE"), "check a file"),
      (first(of: "explain", otherwise: "FILE"), "read what is in a file"),
      ("lsp", "serve an editor"),
      ("mcp", "serve an agent"),
      ("check", "look for mistakes in the catalogue"),
    ]
    let width = lines.map(\.command.count).max() ?? 0
    let shown = lines.map { command, meaning in
      "  \(program.name) \(command)" + String(repeating: " ", count: width - command.count + 4)
        + meaning
    }
    return CommandConfiguration(
      commandName: program.name,
      abstract:
        "A reference of \(documents(of: program.catalogue)) keys: read it, publish it, check files against it, export schemas.",
      discussion: """
        Examples:
        \(shown.joined(separator: "\n"))

        Exit status: 0 success, 1 the input has errors, 2 could not run.
        Completions: \(program.name) --generate-completion-script bash (or zsh, fish).
        """,
      version: program.version,
      subcommands: [
        Build.self, Serve.self, Search.self, Show.self, Validate.self, Explain.self, Schema.self,
        Check.self,
        Diff.self, Import.self, Slots.self, WordsCommand.self, LSPCommand.self, MCPCommand.self,
      ] + (program.startsCatalogues ? [New.self] : []))
  }

  static func run(line: [String]) -> Int32 {
    guard !line.isEmpty else {
      // On Linux, Swift finds the arguments with the help of /proc. Without arguments, the parser would print the help
      // as a success.
      return refusal(
        "no-arguments", "\(Program.current.name) cannot read its arguments",
        remedy: "mount /proc where it runs, for example with: mount -t proc proc /proc"
      ).rawValue
    }
    return run(Array(line.dropFirst()))
  }

  /// Returns 2 for a wrong argument, as for every other reason why the program could not run, and for incomplete output.
  static func run(_ arguments: [String]) -> Int32 {
    let status = statusOfCommand(arguments)
    guard let failure = Terminal.outputFailure else { return status }
    return refusal(
      "output-failed", failure.description,
      remedy: "the output is incomplete; run the command again when there is space for it"
    ).rawValue
  }

  private static func statusOfCommand(_ arguments: [String]) -> Int32 {
    // The texts of commands' help need the catalogue, which is three quarters of a start.
    if arguments == ["--version"] {
      Terminal.write(Program.current.version + "\n")
      return ExitCode.success.rawValue
    }
    do {
      if let long = arguments.first(where: \.hasLongRun) {
        throw ValidationError(
          "'\(long.legibleLine(atMost: 20))' has too many combining marks in a row."
        )
      }
      if let name = arguments.first, let problem = unknownCommand(name) {
        throw ValidationError(problem)
      }
      var command = try parseAsRoot(withNumbersAsText(arguments))
      try command.run()
      return ExitCode.success.rawValue
    } catch let refusal as Refusal {
      Terminal.writeError((refusal.isAnswer ? "" : "Error: ") + refusal.text + "\n")
      return (refusal.isAnswer ? ExitCode.findings : .couldNotRun).rawValue
    } catch {
      let status = exitCode(for: error)
      let message = fullMessage(for: error)
      if !message.isEmpty {
        // Help and the version are what was asked for.
        status.isSuccess ? Terminal.write(message + "\n") : Terminal.writeError(message + "\n")
      }
      return (status == .validationFailure ? ExitCode.couldNotRun : status).rawValue
    }
  }
}

extension RootCommand {
  /// No option begins with a digit, so `-72008` is an error's number: it and what follows is text.
  private static func withNumbersAsText(_ arguments: [String]) -> [String] {
    func isNumber(_ argument: String) -> Bool {
      argument.hasPrefix("-") && argument.dropFirst().first?.isWholeNumber == true
    }
    guard !arguments.contains("--"), let index = arguments.firstIndex(where: isNumber) else {
      return arguments
    }
    return arguments[..<index] + ["--"] + arguments[index...]
  }

  /// Words that people write for something that is not a command.
  private static let otherNames = ["version": "--version"]

  /// The reason why a first argument is not a command; nil if it is one, or an option.
  private static func unknownCommand(_ name: String) -> String? {
    guard !name.hasPrefix("-") else { return nil }
    let known = configuration.subcommands.map { $0._commandName } + ["help"]
    guard !known.contains(name) else { return nil }
    let hint =
      otherNames[name.lowercased()].map { "; write '\(Program.current.name) \($0)'" }
      ?? suggestion(for: name, among: known)
    return "'\(name.legibleLine(atMost: 100))' is not a command\(hint)"
  }
}

/// The files that the keys belong in: `lamp.json`, or `lamp.json and remote.json`.
private func documents(of catalogue: Catalogue) -> String {
  alternatives(catalogue.documents.map(\.name), "and")
}
