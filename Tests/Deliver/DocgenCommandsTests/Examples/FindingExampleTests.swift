import Checking
import Diagnostics
import Foundation
import KeyModel
import KeyValidation
import TestSupport
import Testing
import Text

@testable import DocgenCommands

/// Each explanation of a finding has an example that causes the finding, and the output of the run that found it.
///
/// After a change of a message, run with `DOCGEN_RECORD=1`, which writes `FindingSessions.swift` and fails.
struct FindingExampleTests {
  @Test func examplesCauseTheFindingThatTheyExplain() throws {
    let ofReader = Set(PropertyListReader.kinds.map(\.id))
    var sessions: [(id: String, text: String)] = []
    for family in findingFamilies {
      for kind in family.kinds where kind.id != "stated" {
        let example = try #require(kind.example, "\(kind.id)")
        let wrong = try ExampleRun(kind, in: family, example.wrong, isWrong: true)
        #expect(wrong.ids.contains(kind.id), "\(kind.id): \(wrong.output)")
        let right = try ExampleRun(kind, in: family, example.right, isWrong: false)
        #expect(
          !right.ids.contains(kind.id) && ofReader.isDisjoint(with: right.ids),
          "\(kind.id): \(right.output)")
        // A store's own finding is beside the note that a store would refuse something.
        if ExampleKeys.all[kind.id] != nil, kind.id != "refused-elsewhere" {
          #expect(Set(wrong.ids) == [kind.id], "\(kind.id): \(wrong.output)")
          #expect(right.ids == [], "\(kind.id): \(right.output)")
        }
        sessions.append((kind.id, wrong.session(of: kind.id)))
      }
    }
    if ProcessInfo.processInfo.environment["DOCGEN_RECORD"] != nil {
      try record(sessions.sorted { $0.id < $1.id })
      Issue.record("FindingSessions.swift was written; run the tests again without DOCGEN_RECORD")
    }
    let recorded = Dictionary(findingKinds.map { ($0.id, $0.session) }) { $1 }
    for session in sessions {
      #expect(
        recorded[session.id] == session.text, "\(session.id): run this with DOCGEN_RECORD=1")
    }
  }

  @Test func everyFindingSaysWhatItCostsAndHowItIsRepaired() {
    for kind in findingKinds {
      for text in [kind.explanation, kind.cost, kind.repair] {
        #expect(text.hasSuffix(".") && !text.contains("\n"), "\(kind.id): \(text)")
        #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(kind.id): \(text)")
      }
    }
  }

  private func record(_ sessions: [(id: String, text: String)]) throws {
    var text = """
      /// The command that finds the mistake of each example, and what it prints. `FindingExampleTests` records them.
      enum FindingSessions {
        static let all: [String: String] = [

      """
    for (id, session) in sessions {
      text += "    \"\(id)\": #\"\"\"\n"
      for line in session.split(separator: "\n") { text += "    \(line)\n" }
      text += "    \"\"\"#,\n"
    }
    let file = repository.appending(path: "Sources/Check/Checking/FindingSessions.swift")
    try Data((text + "  ]\n}\n").utf8).write(to: file)
  }
}

/// A run of docgen over an example.
struct ExampleRun {
  private var command: String
  /// The findings, without the path of the folder.
  var output: String

  init(_ kind: DiagnosticKind, in family: FindingFamily, _ piece: String, isWrong: Bool) throws {
    let folder = try TemporaryFolder()
    var scene = ExampleScene(kind, in: family)
    try scene.prepare(kind.id, piece, isWrong: isWrong, folder)
    let isNote = kind.severity == .note
    let options = (isNote ? ["--notes"] : []) + scene.options
    command =
      scene.hasCommand ? (["$ docgen validate"] + options + scene.files).joined(separator: " ") : ""
    if let made = scene.output {
      output = scene.isWrapped ? made.withLinesMoved : made
      return
    }
    let catalogue = scene.catalogue
    let outcome = run(
      ["validate", "--no-config"] + (isNote ? [] : ["--notes"])
        + options.map(folder.path(ofOption:))
        + scene.files.map { folder($0) },
      program: Program(name: "docgen", version: "1") { catalogue })
    output = outcome.output.replacing(folder.path + "/", with: "")
    if output.isEmpty, outcome.status == 2 { output = outcome.errors }
    if scene.isWrapped { output = output.withLinesMoved }
  }

  /// The ids of the findings.
  var ids: [String] {
    output.split(separator: "\n").filter { !$0.hasPrefix("  ") }.compactMap {
      $0.matches(of: /\[([a-z][a-z0-9-]+)\]/).last.map { String($0.output.1) }
    }
  }

  /// The command, and the first finding of a kind.
  func session(of id: String) -> String {
    var lines: [Substring] = command.isEmpty ? [] : [command[...]]
    var isShown = false
    for line in output.split(separator: "\n") {
      if !line.hasPrefix("  ") {
        if isShown { break }
        isShown = line.contains("[\(id)]")
      }
      if isShown { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The same without the line that a test put before the text.
  fileprivate var withLinesMoved: String {
    replacing(/Lamp\.plist:([0-9]+):/) { match in
      "Lamp.plist:\(max(1, (Int(match.output.1) ?? 2) - 1)):"
    }
  }
}

extension TemporaryFolder {
  fileprivate func path(ofOption option: String) -> String {
    option.hasSuffix(".json") ? self(option) : option
  }
}
