import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

/// Whatever a file contains, a site is rendered, or findings explain why not.
struct FuzzTests {
  static let seeds = fuzzSeeds(otherwise: 33)

  private func check(_ input: SiteInput) {
    let site = Site(input)
    for location in site.check().compactMap(\.location) {
      guard let file = (input.guides + input.templates).first(where: { $0.path == location.file })
      else { continue }
      // A carriage return may end a line as well.
      let lines = 1 + file.bytes.count { $0 == 0x0A || $0 == 0x0D }
      #expect((1...lines).contains(location.line ?? 1), "\(location)")
    }
    #expect(site.rendered().isEmpty == site.check().containsErrors)
    #expect(site.check().allSatisfy { !$0.message.isEmpty && !$0.message.contains("\n") })
  }

  /// A text with some bytes removed, doubled, swapped or replaced by what matters to a parser.
  private func mutated(_ bytes: [UInt8], _ pieces: [String], _ random: inout SeededNumbers)
    -> [UInt8]
  {
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

  @Test(arguments: seeds)
  func damagedGuidesGetAnAnswer(seed: Int) {
    var random = SeededNumbers(seed: seed)
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

  @Test(arguments: seeds)
  func damagedTemplatesGetAnAnswer(seed: Int) {
    var random = SeededNumbers(seed: seed)
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
