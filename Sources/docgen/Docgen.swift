import ArgumentParser

@main
struct Docgen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docgen",
    abstract: "The reference of Info.plist keys: publish it, read it, check it, export schemas.",
    discussion: """
      Examples:
        docgen build                              publish the site into public/
        docgen show NSExtensionPointIdentifier    read a key's page in the terminal
        docgen schema com.apple.share-services    print the JSON Schema of an extension point
        docgen check                              look for mistakes without publishing

      Exit status: 0 all is well, 1 something is wrong with the input, 2 could not run.
      Completions: docgen --generate-completion-script bash (or zsh, fish).
      """,
    version: "0.1.0",
    subcommands: [Build.self, Check.self, Show.self, Schema.self])
}
