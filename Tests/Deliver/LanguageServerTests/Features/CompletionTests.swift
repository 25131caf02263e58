import Diagnostics
import KeyModel
import KeyValidation
import LanguageServer
import TestSupport
import Testing

/// Completions at each position.
@Suite struct CompletionTests {
  @Test("Keys come with their values, the needed ones first and the deprecated ones last")
  func keys() throws {
    let editor = MarkedEditor(
      "<plist>\n<dict>\n\t<key>Base</key>\n\t<string>desk</string>\n\t|\n</dict>\n</plist>")
    let labels = editor.completions.map(\.label)
    #expect(
      labels == [
        "Name", "Adapter", "Bulbs", "Mode", "On", "Socket", "Zapper", "Zones", "Chain", "Wick",
      ])
    let name = try #require(editor.completion("Name"))
    #expect(name.snippet == "<key>Name</key>\n\t<string>${1:Anglepoise}</string>")
    #expect(name.plainText == "<key>Name</key>\n\t<string>Anglepoise</string>")
    #expect(name.detail == "string, required")
    #expect(editor.completion("Wick")?.isDeprecated == true)
    #expect(editor.completion("Chain")?.isDeprecated == false)
    #expect(
      editor.completion("On")?.snippet == "<key>On</key>\n\t<${1|true,false|}/>")
    #expect(
      editor.completion("Mode")?.snippet
        == "<key>Mode</key>\n\t<string>${1|R&amp;D,dim|}</string>")
    #expect(
      editor.completion("Bulbs")?.snippet == """
        <key>Bulbs</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>Kind</key>
        \t\t\t<string>${1|LED,wire|}</string>
        \t\t\t<key>Watts</key>
        \t\t\t<integer>${2:40}</integer>
        \t\t</dict>
        \t</array>
        """)
    #expect(
      editor.completion("Zones")?.snippet
        == "<key>Zones</key>\n\t<dict>\n\t\t$1\n\t</dict>")
    #expect(editor.completion("Zones")?.plainText == "<key>Zones</key>\n\t<dict>\n\t</dict>")
    let text = try #require(editor.list.documentation(of: name))
    #expect(text.markdown.contains("Names the lamp."))
    #expect(text.plain.contains("Names the lamp."))
  }

  @Test("The keys of the list's extension point come first")
  func extensionPoint() {
    let editor = MarkedEditor(
      "<dict><key>Socket</key><dict><key>Kind</key><string>lamp.plug</string></dict><key>Name</key><string/>|</dict>"
    )
    #expect(editor.completions.first?.label == "Zapper")
    #expect(editor.completions.map(\.label).firstIndex(of: "Adapter")! > 4)
  }

  struct Edit: CustomTestStringConvertible, Sendable {
    var text: String
    var label: String
    var expected: String
    var file = "Lamp.plist"
    var testDescription: String { "\(label) in \(text.replacing("\n", with: "⏎"))" }

    init(_ text: String, _ label: String, _ expected: String, file: String = "Lamp.plist") {
      (self.text, self.label, self.expected, self.file) = (text, label, expected, file)
    }
  }

  @Test(
    "A completion replaces what is typed and adds what is missing",
    arguments: [
      Edit(
        "<dict><key>Na|</key></dict>", "Name",
        "<dict><key>Name</key>\n<string>Anglepoise</string></dict>"),
      Edit(
        "<dict>\n  <key>Na|\n  <key>On</key><true/>\n</dict>", "Base",
        "<dict>\n  <key>Base</key>\n  <string></string>\n  <key>On</key><true/>\n</dict>"),
      Edit(
        "<dict><key>Na|</key><string>x</string></dict>", "Name",
        "<dict><key>Name</key><string>x</string></dict>"),
      Edit("<dict>\n\tNa|\n</dict>", "On", "<dict>\n\t<key>On</key>\n\t<true/>\n</dict>"),
      Edit("<dict>\n\t<|\n</dict>", "On", "<dict>\n\t<key>On</key>\n\t<true/>\n</dict>"),
      Edit("<dict>\n\t<ke|\n</dict>", "On", "<dict>\n\t<key>On</key>\n\t<true/>\n</dict>"),
      Edit("<dict>\r\n\t|\r\n</dict>", "On", "<dict>\r\n\t<key>On</key>\r\n\t<true/>\r\n</dict>"),
      Edit("<dict><key>On</key>|</dict>", "false", "<dict><key>On</key><false/></dict>"),
      Edit("<dict><key>On</key><t|</dict>", "true", "<dict><key>On</key><true/></dict>"),
      Edit("<dict><key>On</key><tr|ue/></dict>", "false", "<dict><key>On</key><false/></dict>"),
      Edit(
        "<dict><key>Mode</key><string>|</string></dict>", "R&D",
        "<dict><key>Mode</key><string>R&amp;D</string></dict>"),
      Edit(
        "<dict><key>Mode</key>|</dict>", "dim", "<dict><key>Mode</key><string>dim</string></dict>"),
      Edit(
        "<dict><key>Name</key><string>|</string></dict>", "$(LAMP_NAME)",
        "<dict><key>Name</key><string>$(LAMP_NAME)</string></dict>"),
      Edit(
        "<dict><key>Name</key>|</dict>", "string",
        "<dict><key>Name</key><string>Anglepoise</string></dict>"),
      Edit(
        "<dict><key>Zones</key><dict>|</dict></dict>", "<zone>",
        "<dict><key>Zones</key><dict><key>zone</key>\n<true/></dict></dict>"),
      Edit(
        "<dict><key>Bulbs</key><array>|</array></dict>", "dictionary",
        "<dict><key>Bulbs</key><array><dict>\n\t<key>Kind</key>\n\t<string>LED</string>\n\t<key>Watts</key>\n\t<integer>40</integer>\n</dict></array></dict>"
      ),
      Edit("{|}", "On", "{\"On\": true}", file: "Lamp.json"),
      Edit("{\"N|\"}", "On", "{\"On\": true}", file: "Lamp.json"),
      Edit(
        "{\"Name\": \"x\", N|}", "On", "{\"Name\": \"x\", \"On\": true}", file: "Lamp.json"),
      Edit(
        "{\n  |\n  \"Name\": \"x\"\n}", "On", "{\n  \"On\": true,\n  \"Name\": \"x\"\n}",
        file: "Lamp.json"),
      Edit("{\"N|\": 1}", "On", "{\"On\": 1}", file: "Lamp.json"),
      Edit("{\"Mode\": |}", "R&D", "{\"Mode\": \"R&D\"}", file: "Lamp.json"),
      Edit("{\"Mode\": \"d|\"}", "dim", "{\"Mode\": \"dim\"}", file: "Lamp.json"),
      Edit("{\"On\": f|}", "false", "{\"On\": false}", file: "Lamp.json"),
      Edit("{ Name = x; | }", "Mode", "{ Name = x; Mode = \"R&D\"; }"),
      Edit("{ \"Mo|\" }", "On", "{ \"On\" = YES; }"),
      Edit("{ Mo| }", "On", "{ On = YES; }"),
      Edit("{ Mode = d|; }", "R&D", "{ Mode = \"R&D\"; }"),
    ])
  func edits(edit: Edit) throws {
    let editor = MarkedEditor(edit.text, file: edit.file)
    let completion = try #require(
      editor.completion(edit.label), "\(editor.completions.map(\.label))")
    #expect(editor.text(with: completion) == edit.expected)
    let range = completion.range
    #expect(range.lowerBound <= editor.offset && editor.offset <= range.upperBound)
    #expect(!editor.text(range).contains("\n"))
    // Editors compare what is typed with the filter, its tag or quote too.
    let sign = editor.text(range.lowerBound..<editor.offset).first { "<\"".contains($0) }
    #expect(sign == nil || completion.filterText.first == sign)
  }

  @Test(
    "Values depend on other keys of the dictionary, and do not repeat",
    arguments: [
      ("LED", "", ["red", "blue"]), ("wire", "", ["yellow"]),
      ("other", "", ["red", "blue", "yellow"]), ("LED", "<string>red</string>", ["blue"]),
    ])
  func dependentValues(kind: String, present: String, expected: [String]) {
    let editor = MarkedEditor(
      "<dict><key>Bulbs</key><array><dict><key>Colours</key><array>\(present)|</array><key>Kind</key><string>\(kind)</string></dict></array></dict>"
    )
    #expect(
      editor.completions.filter { $0.kind == .value && $0.label != "string" }.map(\.label)
        == expected)
  }

  @Test(
    "Nothing is offered where nothing is known",
    arguments: [
      "<dict><!-- | --></dict></plist>", "<dict><key>Unheard</key>|</dict>",
      "<dict></|</dict>",
      "<dict><ke|y>On</key></dict>", "<dict><key>Mode</key><st|ring>dim</string></dict>",
      "<dict><key>Zones</key><di|ct></dict></dict>", "{\"Name\" |}",
      "<dict><key>On</key>|<true/></dict>", "{\"On\":| true}",
      "<dict><key>Bulbs</key><array><dict><key>Watts</key><integer>|</integer></dict></array></dict>",
    ])
  func nothing(text: String) {
    #expect(MarkedEditor(text).completions == [])
  }

  @Test("A list of another program is left alone")
  func otherProgram() {
    let editor = MarkedEditor(
      "<dict><key>CLIENT</key><string>x</string>|</dict>", file: "Service.plist", .infoPlist)
    #expect(editor.completions == [])
    #expect(editor.list.links().isEmpty)
  }

  @Test("Reasons are those of their category")
  func reasons() {
    let editor = MarkedEditor(
      """
      <dict><key>NSPrivacyAccessedAPITypes</key><array><dict>
      <key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategoryDiskSpace</string>
      <key>NSPrivacyAccessedAPITypeReasons</key><array><string>|</string></array>
      </dict></array></dict>
      """, file: "PrivacyInfo.xcprivacy", .infoPlist)
    #expect(Set(editor.completions.map(\.label)) == ["85F4.1", "E174.1", "7D9E.1", "B728.1"])
  }

  @Test("A catalogue of another format has its own keys")
  func otherFormat() {
    let editor = MarkedEditor("{\n  |\n}", file: "stage.json", .theatre)
    #expect(editor.completions.first?.label == "Play")
    let cast = MarkedEditor("{\n  \"|\"\n}", file: "night.cast", .theatre)
    #expect(cast.completions.map(\.label) == ["Fog", "Hero", "Play"])
  }

  // MARK: The real catalogue

  @Test(
    "Every key of every document is inserted with a value that the checker accepts",
    arguments: Reference.infoPlist.catalogue.documents.map(\.id), ["xml", "json"])
  func everyKey(document: DocumentKind.ID, form: String) throws {
    let file =
      ["info-plist": "Info.plist", "privacy-manifest": "PrivacyInfo.xcprivacy"][document]
      ?? "App.entitlements"
    let editor = MarkedEditor(
      form == "xml" ? "<dict>\n\t|\n</dict>" : "{\n  |\n}", file: file, .infoPlist)
    let completions = editor.completions
    #expect(completions.count > 2)
    let known = Set(
      Reference.infoPlist.checkers.check(Array("<dict/>".utf8), file: file).map(\.message))
    for completion in sample(completions, otherwise: 13) {
      let text = editor.text(with: completion)
      let findings = Reference.infoPlist.checkers.check(Array(text.utf8), file: file)
      let bad = findings.filter { finding in
        finding.severity == .error && !known.contains(finding.message)
          // About other keys, which this one is inserted without.
          && !["missing-required-key", "needs", "count"].contains(finding.id)
      }
      #expect(bad.isEmpty, "\(text)\n\(bad)")
    }
  }

  @Test("Every key of the reference has a value of its types")
  func everyType() {
    let editor = MarkedEditor("<dict>\n\t|\n</dict>", file: "Info.plist", .infoPlist)
    let completions = editor.completions
    #expect(completions.count > 300)
    let text = "<dict>\n\(completions.map(\.plainText).joined(separator: "\n"))\n</dict>"
    let wrong = Reference.infoPlist.checkers.check(Array(text.utf8), file: "Info.plist").filter {
      ["wrong-type", "value-not-allowed", "format", "range"].contains($0.id)
        || PropertyListReader.kinds.map(\.id).contains($0.id)
    }
    #expect(wrong.isEmpty, "\(wrong)")
    for completion in completions {
      #expect(Self.expanded(completion.snippet) == completion.plainText.filter { !$0.isWhitespace })
    }
  }

  /// A snippet as an editor inserts it before anything is chosen, without white space.
  static func expanded(_ snippet: String) -> String {
    var text = ""
    var rest = Substring(snippet)
    var depth = 0
    while let character = rest.popFirst() {
      switch character {
      case "\\": text.append(rest.popFirst() ?? " ")
      case "$":
        if rest.first == "{" {
          rest.removeFirst()
          rest = rest.drop { $0.isNumber }
          let mark = rest.popFirst()
          if mark == "|" {
            var option = ""
            var isFirst = true
            while let next = rest.popFirst(), next != "|" {
              if next == "," { isFirst = false }
              let literal = next == "\\" ? rest.popFirst() ?? " " : next
              if isFirst { option.append(literal) }
            }
            text += option
            rest = rest.dropFirst()
          } else {
            depth += 1
          }
        } else {
          rest = rest.drop { $0.isNumber }
        }
      case "}" where depth > 0: depth -= 1
      default: text.append(character)
      }
    }
    return text.filter { !$0.isWhitespace }
  }

  @Test("Any cut of a list can be asked for anything", arguments: ["xml", "json", "old-style"])
  func anyCut(form: String) {
    let catalogue = Reference.infoPlist.catalogue
    let examples = catalogue.keys.filter { $0.example != nil && $0.path.document == nil }
    var numbers = SeededNumbers(seed: 17)
    for key in examples.shuffled(using: &numbers).prefix(fuzzSeeds(otherwise: 2).count) {
      let value = (key.example ?? "").nested(at: key.path) { _ in "name" }
      let text =
        switch form {
        case "xml": value.xmlDocument()
        case "json": value.json.serialized()
        default: "{ \(key.name) = ( \"a\", { b = c; } ); }"
        }
      let bytes = Array(text.utf8)
      for _ in 0..<3 {
        let cut = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &numbers)))
        let list = Reference.infoPlist.editor(cut, "Info.plist")
        for offset in [-1, cut.count, Int.random(in: 0...cut.count, using: &numbers), .max] {
          for completion in list.completions(at: offset) {
            #expect(completion.range.clamped(to: cut.indices) == completion.range)
          }
          _ = list.hover(at: offset)
        }
        _ = (list.outline(), list.folds(), list.links())
      }
    }
  }
}
