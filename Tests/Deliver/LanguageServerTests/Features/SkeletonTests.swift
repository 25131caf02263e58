import Diagnostics
import KeyModel
import KeyValidation
import LanguageServer
import TestSupport
import Testing

/// Whole lists to start from.
@Suite struct SkeletonTests {
  @Test(
    "An empty file is offered whole lists",
    arguments: [
      ("Lamp.plist", "|", ["Lamp.plist", "Adapter", "Plug"]),
      ("Lamp.plist", "\n|\n", ["Lamp.plist", "Adapter", "Plug"]),
      ("Lamp.plist", "Pl|", ["Lamp.plist", "Adapter", "Plug"]),
      ("Lamp.plist", "<|", ["Lamp.plist", "Adapter", "Plug"]),
    ])
  func skeletons(file: String, text: String, labels: [String]) throws {
    let editor = MarkedEditor(text, file: file)
    #expect(editor.completions.map(\.label) == labels)
    let completion = try #require(editor.completion("Plug"))
    #expect(completion.kind == .skeleton)
    #expect(
      completion.plainText == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>Socket</key>
        \t<dict>
        \t\t<key>Kind</key>
        \t\t<string>lamp.plug</string>
        \t</dict>
        \t<key>Zapper</key>
        \t<string>zap</string>
        </dict>
        </plist>

        """)
  }

  @Test("An empty JSON file is offered lists in JSON")
  func jsonSkeletons() throws {
    let editor = MarkedEditor("|", file: "stage.json", .theatre)
    #expect(
      editor.completion("Fog")?.plainText
        == "{\n  \"Effect\": {\n    \"Kind\": \"house.fog\",\n    \"Minutes\": 3\n  }\n}\n")
    #expect(editor.completion("stage plan")?.snippet == "{\n  \"Play\": \"$1\"\n\\}\n")
  }

  @Test(
    "A list without a root is offered roots",
    arguments: [
      ("<plist>|</plist>", "<plist>\n", "\n</plist>"),
      ("<plist version=\"1.0\">\n|\n</plist>\n", "<plist version=\"1.0\">\n", "\n</plist>\n"),
      ("<plist>\n<di|\n</plist>", "<plist>\n", "\n</plist>"),
      ("<plist>\nPl|", "<plist>\n", ""),
    ])
  func roots(text: String, before: String, after: String) throws {
    let editor = MarkedEditor(text, file: "Lamp.plist")
    let completion = try #require(editor.completion("Plug"))
    let bytes = editor.bytes.count
    let result =
      editor.text(0..<completion.range.lowerBound) + completion.plainText
      + editor.text(completion.range.upperBound..<bytes)
    let root = """
      <dict>
      \t<key>Socket</key>
      \t<dict>
      \t\t<key>Kind</key>
      \t\t<string>lamp.plug</string>
      \t</dict>
      \t<key>Zapper</key>
      \t<string>zap</string>
      </dict>
      """
    #expect(result == before + root + after)
  }

  @Test(
    "Beside a root, and outside the list, no root is offered",
    arguments: [
      "<plist>\n<dict>\n</dict>\n|</plist>", "<plist>|<dict/></plist>", "<plist></plist>\n|",
      "|<plist></plist>", "<plist><!-- | --></plist>",
    ])
  func noRoots(text: String) {
    #expect(MarkedEditor(text, file: "Lamp.plist").completions.isEmpty)
  }

  @Test("Every skeleton of the reference is a list that the checker accepts")
  func everySkeleton() {
    for file in ["Info.plist", "PrivacyInfo.xcprivacy", "App.entitlements"] {
      let editor = MarkedEditor("|", file: file, .infoPlist)
      #expect(!editor.completions.isEmpty)
      for completion in editor.completions {
        let findings = Reference.infoPlist.checkers.check(
          Array(completion.plainText.utf8), file: file)
        #expect(!findings.containsErrors, "\(completion.label): \(findings)")
      }
    }
  }
}
