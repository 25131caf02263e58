import FileSystem
import Foundation
import KeyModel
import TestSupport

@testable import DocgenCommands

/// The output of a command, and its exit status.
struct Outcome {
  var status: Int32
  var output: String
  var errors: String
}

/// Runs a command of a small program in this process.
func run(_ arguments: String..., program: Program = lamp) -> Outcome {
  run(arguments, program: program)
}

/// - Parameter failure: The error number of every write to the output; nil if they succeed.
func run(_ arguments: [String], program: Program = lamp, failure: Int32? = nil) -> Outcome {
  captured(program: program, failure: failure) { RootCommand.run(arguments) }
}

/// The output while a function runs, and its exit status.
func captured(
  program: Program = lamp, failure: Int32? = nil, _ body: () -> Int32
) -> Outcome {
  let (output, errors) = (Printed(), Printed())
  let terminal = Terminal(
    write: { text throws(FileError) in
      if let failure { throw FileError("write", "standard output", code: failure) }
      output.append(text)
    },
    writeError: { text throws(FileError) in errors.append(text) })
  let status = Terminal.$current.withValue(terminal) {
    Program.$current.withValue(program) { body() }
  }
  return Outcome(status: status, output: output.text, errors: errors.text)
}

private final class Printed: @unchecked Sendable {
  private let lock = NSLock()
  private var pieces: [String] = []

  func append(_ text: String) { lock.withLock { pieces.append(text) } }
  var text: String { lock.withLock { pieces.joined() } }
}

/// A program over a catalogue of four keys.
let lamp = Program(name: "lamp", version: "1.2.3", startsCatalogues: true) { lampCatalogue }

private let lampCatalogue = catalogue(lampText)

func catalogue(_ text: String) -> Catalogue {
  let found = CatalogueReader.read(Array(text.utf8), file: "lamp.json")
  return found.catalogue
    ?? Catalogue(
      title: found.diagnostics.map(\.message).joined(), groups: [], sources: [],
      releases: ReleaseRegistry([]))
}

let lampText = """
  {
    "format": 1, "title": "Lamp Reference",
    "document": {"name": "lamp.plist", "fileName": "lamp", "fileMatch": ["*.plist"],
                 "bundles": {"endings": [".app"], "files": ["Info.plist"]}},
    "keys": [
      {"path": ["Beam"], "types": ["dictionary"], "summary": "Describes the beam.", "title": "Light beam"},
      {"path": ["Beam", "Width"], "types": ["integer"], "summary": "Sets the width in metres.",
       "rules": [{"rule": "range", "min": 1, "max": 9, "codes": ["LAMP-7"]}],
       "consequence": "The lamp stays dark.", "apis": [{"symbol": "Lamp.shine()"}],
       "capability": "Beams"},
      {"path": ["Colour"], "types": ["string"], "summary": "Chooses the colour.",
       "values": [{"value": "red", "summary": "Warm."}, {"value": "blue", "summary": "Cold."}],
       "valuesAreClosed": true},
      {"path": ["Shade", "Width"], "types": ["integer"], "summary": "Sets the shade's width."},
      {"path": ["Shade"], "types": ["dictionary"], "summary": "Describes the shade."}
    ],
    "codes": [{"id": "LAMP-7", "title": "Beam", "summary": "The beam is *wrong*.",
               "discussion": "Make the `Beam` narrower."}]
  }
  """

extension TemporaryFolder {
  /// A property list in the folder.
  func list(_ body: String, _ name: String = "Info.plist") throws {
    try write("<plist version=\"1.0\">\n<dict>\n\(body)\n</dict>\n</plist>\n", to: name)
  }

  /// A folder of guides, a theme and a catalogue, which `build` takes.
  func project(guide: String = "---\ntitle: Start\nsummary: Starts.\n---\nSee `Beam`.\n") throws
    -> [String]
  {
    try write(guide, to: "content/start.md")
    try write("<title>{{title}}</title>{{{content}}}", to: "theme/templates/layout.mustache")
    try write("{{{content}}}", to: "theme/templates/page.mustache")
    try write("body {}", to: "theme/assets/style.css")
    return [
      "--content", self("content"), "--theme", self("theme"), "--settings", self("docgen.yaml"),
    ]
  }
}
