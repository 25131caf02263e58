import ArgumentParser

@main
struct Docgen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docgen",
    abstract: "The reference of Info.plist keys: publish it, read it, check it, export schemas.",
    discussion: """
      Examples:
        docgen build                              publish the site into public/
        docgen show NSExtensionPointIdentifier    read a key in the terminal
        docgen schema com.apple.share-services    print a JSON Schema
        docgen validate Info.plist                check a property list
        docgen check                              look for mistakes here

      Exit status: 0 all is well, 1 the input has errors, 2 could not run.
      Completions: docgen --generate-completion-script bash (or zsh, fish).
      """,
    version: "0.1.0",
    subcommands: [Build.self, Check.self, Validate.self, Show.self, Schema.self])
}
