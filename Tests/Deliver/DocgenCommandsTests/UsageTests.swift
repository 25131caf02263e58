import Testing

@testable import DocgenCommands

/// Arguments, help and exit statuses of all commands.
struct UsageTests {
  @Test func theVersionIsPrinted() {
    let outcome = run("--version")
    #expect((outcome.status, outcome.output, outcome.errors) == (0, "1.2.3\n", ""))
  }

  @Test(arguments: [
    "build", "serve", "search", "show", "validate", "schema", "check", "diff", "slots", "mcp",
    "new",
  ])
  func everyCommandHasHelpWithAnExample(command: String) {
    let outcome = run(command, "--help")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains(command == "new" ? "docgen new" : "lamp \(command)"))
  }

  @Test func aProgramOfOneCatalogueStartsNoOthers() {
    let program = Program(name: "lamp", version: "1") { lamp.catalogue }
    #expect(run("new", "x", program: program).status == 2)
    #expect(!run("--help", program: program).output.contains("  new "))
  }

  @Test(arguments: [
    ["bild"], ["build", "--ouput", "x"], ["show"], ["search"], ["search", ""], ["validate"],
    ["search", "--limit", "0", "x"], ["search", "--limit", "many", "x"],
    ["schema", "--minimum-version", "9.0"], ["schema", "--draft", "4"],
    ["schema", "--profile", "x"],
    ["build", "--base-url", "example.com"], ["build", "--repository-url", "ftp://x"],
    ["diff"], ["diff", "--format", "x", "a"], ["check", "--code-languages", "cobol"],
    ["serve", "--port", "70000"], ["slots", "extra"],
  ])
  func aWrongArgumentIsAnErrorWithStatus2(arguments: [String]) {
    let outcome = run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("Error: "))
  }

  /// Linux without /proc: a check that did nothing must not look like one that found nothing.
  @Test func withoutItsOwnNameTheCommandLineWasNotRead() {
    let outcome = captured { RootCommand.run(line: []) }
    #expect((outcome.status, outcome.output) == (2, ""))
    #expect(outcome.errors.contains("lamp cannot read its arguments"))
    #expect(captured { RootCommand.run(line: ["lamp", "--version"]) }.output == "1.2.3\n")
  }

  @Test(arguments: [
    ("serach", "; did you mean 'search'?"), ("Build", "; did you mean 'build'?"),
    ("version", "; write 'lamp --version'"),
    ("unheard-of", ""),
  ])
  func anUnknownCommandIsAnsweredWithTheNearOne(name: String, hint: String) {
    for more in [[], ["x"], ["--json"]] {
      let outcome = run([name] + more)
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasPrefix("Error: '\(name)' is not a command\(hint)\n"))
    }
  }

  @Test func slotsAreListed() {
    #expect(run("slots").output.contains("content"))
    #expect(run("slots", "--markdown").output.hasPrefix("|"))
  }
}
