import ArgumentParser
import Diagnostics
import KeyCatalogue
import KeyModel
import Markup
import Site

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a key's page: path, types, availability, values, nesting, rules, example.",
    discussion: """
      A key is named by its full path, its name, or any part of its path that no other key has.

      Examples:
        docgen show NSExtensionPointIdentifier
        docgen show 'NSServices/[]/NSMenuItem/default'
        docgen show ForwardSecrecy
      """)

  @Argument(
    help: "A path, a name, or a unique part of one.",
    completion: .custom { _, _, _ in infoPlistCatalogue.keys.map(\.path.description) })
  var key: String

  func run() throws {
    let catalogue = infoPlistCatalogue
    let matches = catalogue.keys(matching: key)
    guard let match = matches.first, matches.count == 1 else {
      throw unknown(matches, in: catalogue)
    }
    let renderer = TerminalRenderer(
      width: Terminal.width, styled: Terminal.hasColor(STDOUT_FILENO))
    Terminal.write(
      renderer.heading(match.displayName) + "\n\n"
        + renderer.render(document(of: match, in: catalogue)))
  }

  private func unknown(_ matches: [Key], in catalogue: Catalogue) -> ExitCode {
    let paths = matches.map(\.path.description)
    guard paths.isEmpty else {
      let shown = paths.prefix(20).map { "  \($0)\n" }.joined()
      let more = paths.count > 20 ? "  … and \(paths.count - 20) more\n" : ""
      Terminal.writeError("'\(key)' names \(paths.count) keys. Write one of:\n\(shown)\(more)")
      return .findings
    }
    let near = nearestNames(
      to: key, among: Set(catalogue.keys.flatMap { [$0.name, $0.path.description] }).sorted())
    let hint =
      near.isEmpty
      ? "See the list with: docgen show --help\n"
      : "Did you mean:\n" + near.map { "  \($0)\n" }.joined()
    Terminal.writeError("No key is named '\(key)'.\n\(hint)")
    return .findings
  }
}
