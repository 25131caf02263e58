import KeyValidation
import TestSupport
import Testing

/// Settings that name files, as projects have them.
struct TargetSettingsTests {
  private static let tokens = [
    "{", "}", "(", ")", ";", "=", ",", "\"", "FILE", "OTHER", "SDK", "[sdk=a]", "a.plist", "NO",
    "//", "/*", "\n", "é", "\0", "$(A)/",
  ]
  private static let sources = [
    "{ a = { FILE = a.plist; OTHER = b.plist; SDK = sea; }; b = { SDK = (sea, air); }; }",
    "FILE[sdk=a] = a.plist // c\nOTHER = b.plist\nSDK = NO\n",
    "<plist><dict><key>FILE</key><string>a.plist</string></dict></plist>",
  ]

  /// Looking a file up finds the same as a search through all blocks.
  @Test(arguments: fuzzSeeds(otherwise: 20))
  func damagedSettingsNameTheFilesThatTheirBlocksName(seed: Int) {
    var numbers = SeededNumbers(seed: 17 * seed)
    for source in Self.sources {
      let bytes = numbers.damaged(Array(source.utf8), with: Self.tokens)
      let (settings, _) = BuildSettings.read(bytes, file: "a.settings") { $0 != "isa" }
      let target = TargetSettings(settings, fileSettings: ["FILE", "OTHER"])
      for name in ["FILE", "OTHER"] {
        for file in target.files(of: name) {
          let found = target.blocks(naming: file, by: name)
          let expected = settings.blocks.indices.filter { index in
            settings.blocks[index].contains { assignment in
              assignment.name == name && assignment.words == String(decoding: file, as: UTF8.self)
            }
          }
          #expect(found == expected, "\(bytes)")
          let files = target.targetFiles(of: name, at: file)
          #expect(files.settings.isSuperset(of: target.ofAnyTarget))
        }
        #expect(target.blocks(naming: Array("nowhere".utf8), by: name).isEmpty)
      }
    }
  }

  /// More than a path has is not remembered: it would be compared for each file of a project.
  @Test func anEndlessValueNamesNoFile() {
    let long = String(repeating: "a", count: 5_000)
    let text = "FILE = \(long)\nOTHER = b.plist\n"
    let (settings, _) = BuildSettings.read(Array(text.utf8), file: "a.settings") { _ in true }
    let target = TargetSettings(settings, fileSettings: ["FILE", "OTHER"])
    #expect(target.blocks(naming: Array(long.utf8), by: "FILE").isEmpty)
    #expect(target.blocks(naming: Array("b.plist".utf8), by: "OTHER") == [0])
  }
}

extension BuildSettings.Assignment {
  /// The words of the value, with one space between each.
  fileprivate var words: String {
    let nodes: [PropertyListDocument.Node]
    if case .array(let elements) = value.value { nodes = elements } else { nodes = [value] }
    return nodes.flatMap { ($0.plainText ?? "").split(separator: " ") }.joined(separator: " ")
  }
}
