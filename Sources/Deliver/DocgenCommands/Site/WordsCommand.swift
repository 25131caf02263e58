import ArgumentParser
import Site

struct WordsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "words",
      abstract: "Print the words of the interface in English, for a translation.",
      discussion: """
        A theme has the words in other languages in its folder words, a file for each language, and \
        the setting language chooses one.

        Example:
          \(Program.current.name) words > themes/NAME/words/fr.yaml
        """)
  }

  func run() { Terminal.write(WordsFile.english, .plain) }
}
