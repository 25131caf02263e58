import Diagnostics
import Site
import Testing

/// Whatever a file holds, a site is rendered or says why not.
struct FuzzTests {
  private func check(_ input: SiteInput) {
    let site = Site(planning: input)
    #expect(site.render().isEmpty == site.diagnostics.containsErrors)
    #expect(site.diagnostics.allSatisfy { !$0.message.isEmpty && !$0.message.contains("\n") })
  }

  /// A text with some bytes removed, doubled, swapped or replaced by what matters to a parser.
  private func mutated(_ bytes: [UInt8], _ pieces: [String], _ random: inout Seeded) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
      default:
        bytes.replaceSubrange(start..<end, with: (pieces.randomElement(using: &random) ?? "").utf8)
      }
    }
    return bytes
  }

  @Test(arguments: 1...300)
  func guides(seed: Int) {
    var random = Seeded(seed)
    let pieces = [
      "---", "\n", ":", "- ", "[", "]", "{", "}", "'", "\"", "&a", "*a", "!!int", "|", ">", "#",
      "\t",
      "key:", "guide:start#", "](", "`", "\u{0}", "\u{FEFF}", "\r\n", "<b>", "title: ",
      "99999999999999999999",
      "> [!NOTE]", "%YAML", "? ", "~",
    ]
    let bytes = mutated(Fixture.guides[seed % 2].bytes, pieces, &random)
    check(
      Fixture.input(guides: [
        Fixture.guides[1 - seed % 2], SourceFile(path: Fixture.guides[seed % 2].path, bytes: bytes),
      ]))
  }

  @Test(arguments: 1...300)
  func templates(seed: Int) {
    var random = Seeded(seed)
    let pieces = [
      "{{", "}}", "{{{", "}}}", "{{#title}}", "{{/title}}", "{{^content}}", "{{>", "{{> top}}",
      "{{> layout}}", "{{<page}}", "{{$title}}", "{{=", "=}}", "{{.}}", "{{!", "{{&", "\n", "\r\n",
      "\u{0}", "é", "{{%", "CONTENT_TYPE:TEXT", "*", "(title)", "title.x", "{{#", " ",
    ]
    var templates = Fixture.templates
    let index = seed % templates.count
    templates[index].bytes = mutated(templates[index].bytes, pieces, &random)
    check(Fixture.input(templates: templates))
  }
}
