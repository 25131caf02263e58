import ArgumentParser
import Markup
import Site

struct Slots: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "List the slots that a theme's templates can use.",
      discussion: """
        A template inserts a slot as HTML with {{{name}}} and as plain text with {{name}}. A theme's \
        own options are {{option-name}}.

        Examples:
          \(Program.current.name) slots
          \(Program.current.name) slots --markdown > SLOTS.md
        """)
  }

  @Flag(help: "Print a Markdown table.")
  var markdown = false

  func run() {
    let table = [SlotDescription.table]
    markdown
      ? Terminal.write(MarkdownRenderer(page: "").render(table), .styled) : Terminal.write(table)
  }
}
