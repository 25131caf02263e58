import ArgumentParser

@main
struct Docgen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docgen",
    abstract: "The reference of Info.plist keys: publish it, read it, check it, export schemas.",
    discussion: """
      Examples:
        docgen build                              publish the site into public/
        docgen serve                              see the site while writing it
        docgen search camera permission           find a key
        docgen show NSExtensionPointIdentifier    read a key in the terminal
        docgen schema com.apple.share-services    print a JSON Schema
        docgen validate Info.plist                check a property list
        docgen check                              look for mistakes here

      Exit status: 0 all is well, 1 the input has errors, 2 could not run.
      Completions: docgen --generate-completion-script bash (or zsh, fish).
      """,
    version: "0.1.0",
    subcommands: [
      Build.self, Serve.self, Search.self, Show.self, Validate.self, Schema.self, Check.self,
    ])

  /// Runs the command that the arguments name.
  ///
  /// A wrong argument is one more reason why docgen could not run, and exits like the others; the
  /// parser's own status would be 64 (`EX_USAGE` of sysexits.h).
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      Terminal.writeError(fullMessage(for: error) + "\n")
      exit(withError: ExitCode.couldNotRun)
    }
  }
}
