import Diagnostics
import JSON
import KeyModel
import KeyValidation
import Syntaxes
import Testing

@testable import PageChecker

@Suite struct PageCheckerTests {
  private static let catalogue = """
    {"format": 2, "title": "Lamps", "documents": [{"id": "lamp", "name": "Lamp", "fileMatch": ["*.lamp"]}],
     "keys": [
       {"path": ["Colour"], "types": ["string"], "summary": "The colour.", "url": "keys/colour.html",
        "values": [{"value": "red"}, {"value": "green"}], "valuesAreClosed": true},
       {"path": ["Rooms"], "types": ["array"], "elementTypes": ["string"], "summary": "The rooms.", "url": "keys/rooms.html",
        "values": [{"value": "hall"}], "valuesAreClosed": true},
       {"path": ["Level"], "types": ["integer"], "summary": "The level.",
        "rules": [{"rule": "range", "min": 1, "max": 9}]}
     ]}
    """

  private static let wrong = """
    <plist version="1.0"><dict>
    <key>Colour</key><string> red</string>
    <key>Level</key><integer>12</integer>
    </dict></plist>
    """

  private func checker() throws -> PageChecker {
    try #require(PageChecker(catalogue: Array(Self.catalogue.utf8)))
  }

  private func request(
    _ header: String, _ files: [String]
  ) -> [UInt8] {
    let bytes = Array(header.utf8)
    let length = (0..<4).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) }
    return length + bytes + files.flatMap(\.utf8)
  }

  private func header(_ action: String, _ rest: String = "", file: String = wrong) -> String {
    """
    {"action": "\(action)", "files": [{"name": "desk.lamp", "count": \(file.utf8.count)}]\(rest)}
    """
  }

  private func json(_ bytes: [UInt8]) throws -> JSONValue {
    var scanner = JSONScanner(bytes, file: "answer")
    return try scanner.readValue()
  }

  @Test func findingsAreThoseOfTheChecker() throws {
    var checker = try checker()
    let (catalogue, _) = CatalogueReader.read(Array(Self.catalogue.utf8), file: "catalogue.json")
    let expected = DocumentCheckers(try #require(catalogue))
      .check(Array(Self.wrong.utf8), file: "desk.lamp")
    #expect(expected.count == 2)
    let answer = checker.answer(request(header("findings"), [Self.wrong]))
    #expect(
      String(decoding: answer, as: UTF8.self) == DiagnosticJSON.format(expected).serialized())
  }

  @Test func anOptionChangesTheFindings() throws {
    var checker = try checker()
    let options =
      ", \"options\": {\"disable\": [\"range\"], \"baseURL\": \"https://lamps.example\"}"
    let answer = try json(checker.answer(request(header("findings", options), [Self.wrong])))
    guard case .array(let findings) = answer else {
      Issue.record("no findings: \(answer)")
      return
    }
    #expect(findings.count == 1)
    #expect(findings[0]["url"] == "https://lamps.example/keys/colour.html")
  }

  @Test func anAddressThatIsNoneOfTheWebIsRefusedInWords() throws {
    var checker = try checker()
    let options = ", \"options\": {\"baseURL\": \"javascript:alert(1)//\"}"
    let answer = try json(checker.answer(request(header("report", options), [Self.wrong])))
    #expect(answer["error"]?.text?.contains("is not a web address") == true)
  }

  @Test func anUnknownOptionIsRefusedInWords() throws {
    var checker = try checker()
    let options = ", \"options\": {\"document\": \"lmap\"}"
    let answer = try json(checker.answer(request(header("report", options), [Self.wrong])))
    #expect(
      answer["error"]?.text?.hasPrefix("No document is named 'lmap'; did you mean 'lamp'?") == true)
  }

  @Test func aReportHasWhatAPageShows() throws {
    var checker = try checker()
    let answer = try json(checker.answer(request(header("report"), [Self.wrong])))
    #expect(answer["error"] == .null)
    guard case .array(let files)? = answer["files"],
      case .array(let findings)? = files.first?["findings"]
    else {
      Issue.record("no file: \(answer)")
      return
    }
    #expect(files[0]["document"] == "lamp")
    #expect(files[0]["text"] == .string(Self.wrong))
    #expect(files[0]["summary"] == answer["summary"])
    #expect(findings.map { $0["line"] } == [2, 3])
    #expect(findings[0]["keyUrl"] == "keys/colour.html")
    #expect(findings[0]["keyName"] == "Colour")
    #expect(findings[0]["fixIndex"] == 0)
    #expect(findings[1]["fixIndex"] == .null)
    #expect(findings[1]["kindUrl"] == "findings/content.html#range")
    #expect(files[0]["listHTML"]?.text?.contains("The colour.") == true)
  }

  @Test func aFindingAboutAnElementLeadsToTheKeyAroundIt() throws {
    let list = """
      <plist version="1.0"><dict>
      <key>Rooms</key><array><string>hall</string><string>attic</string></array>
      </dict></plist>
      """
    var checker = try checker()
    let answer = try json(
      checker.answer(request(header("report", file: list), [list])))
    guard case .array(let files)? = answer["files"],
      case .array(let findings)? = files.first?["findings"]
    else {
      Issue.record("no file: \(answer)")
      return
    }
    #expect(findings.map { $0["path"] } == ["Rooms/1"])
    #expect(findings.map { $0["keyUrl"] } == ["keys/rooms.html"])
    #expect(findings.map { $0["keyName"] } == ["Rooms"])
  }

  @Test func aTextThatIsNoListIsOfNoKind() throws {
    let mail = "Dear developer, your lamp was refused."
    var checker = try checker()
    let header = header("report", file: mail).replacing("desk.lamp", with: "")
    let answer = try json(checker.answer(request(header, [mail])))
    guard case .array(let files)? = answer["files"] else {
      Issue.record("no file: \(answer)")
      return
    }
    #expect(files[0]["syntax"] == .null)
    #expect(files[0]["summary"] == "1 error")
  }

  @Test func repairsAreMadeOneByOneOrAll() throws {
    var checker = try checker()
    let repaired = Self.wrong.replacing("> red<", with: ">red<")
    #expect(checker.answer(request(header("repair"), [Self.wrong])) == Array(repaired.utf8))
    let none = header("repair", ", \"only\": []")
    #expect(checker.answer(request(none, [Self.wrong])) == Array(Self.wrong.utf8))
    let first = header("repair", ", \"only\": [0, 7]")
    #expect(checker.answer(request(first, [Self.wrong])) == Array(repaired.utf8))
  }

  @Test(
    arguments: [
      [], [1, 0], [255, 255, 255, 255], [2, 0, 0, 0, 0x7B, 0x7D],
      Array("\u{14}\0\0\0{\"action\":\"report\"}".utf8),
    ] as [[UInt8]])
  func aDamagedRequestIsRefused(_ bytes: [UInt8]) throws {
    var checker = try checker()
    #expect(try json(checker.answer(bytes)) == ["error": "The request is damaged."])
  }

  @Test func aFileLongerThanTheRequestIsRefused() throws {
    var checker = try checker()
    let answer = checker.answer(request(header("findings"), ["<plist>"]))
    #expect(try json(answer) == ["error": "The request is damaged."])
  }

  /// A page's catalogue has less in it, and everything that decides about a file.
  @Test func whatIsLeftOutOfTheCatalogueDecidesNothing() throws {
    let (catalogue, _) = CatalogueReader.read(Array(Self.catalogue.utf8), file: "catalogue.json")
    let bytes = try #require(catalogue).checkingBytes { "pages/\($0.path.name).html" }
    let (read, pages) = CatalogueReader.readWithPages(bytes, file: "catalogue.json")
    let whole = DocumentCheckers(try #require(catalogue))
    let part = DocumentCheckers(try #require(read))
    let file = Array(Self.wrong.utf8)
    #expect(part.check(file, file: "desk.lamp") == whole.check(file, file: "desk.lamp"))
    #expect(pages[PropertyPath("Colour")] == "pages/Colour.html")
  }

  /// YAML is read by the module that has its reader. Of files in folders, only those that say their kind are judged.
  @Test func yamlNeedsItsReader() throws {
    let catalogue = Array(
      """
      {"format": 2, "documents": [{"id": "lamp", "name": "Lamp", "format": "yaml"}],
       "keys": [
         {"path": ["kind"], "types": ["string"], "summary": "The kind.", "values": [{"value": "Lamp"}], "valuesAreClosed": true},
         {"path": ["version"], "types": ["string"], "summary": "The version.", "values": [{"value": "v1"}], "valuesAreClosed": true},
         {"path": ["Level"], "types": ["integer"], "summary": "The level."}
       ]}
      """.utf8)
    func found(_ checker: PageChecker?, _ text: String, in name: String) throws -> [JSONValue] {
      var checker = try #require(checker)
      let header =
        "{\"action\": \"report\", \"files\": [{\"name\": \"\(name)\", \"count\": \(text.utf8.count)}]}"
      guard case .array(let files)? = try json(checker.answer(request(header, [text])))["files"],
        case .array(let findings)? = files.first?["findings"]
      else { return [] }
      return findings.flatMap { [$0["id"] ?? .null, $0["line"] ?? .null, $0["kindUrl"] ?? .null] }
    }
    let stream = "kind: Lamp\nversion: v1\n---\nkind: Lamp\nversion: v1\nLevel: low\n---\n- [\n"
    let families = SyntaxReaders.families.map(\.family)
    let large = PageChecker(catalogue: catalogue, syntaxes: .all, families)
    #expect(
      try found(large, stream, in: "lamp.yaml") == [
        "wrong-type", 6, "findings/values.html#wrong-type", "yaml-syntax", 9,
        "findings/yaml.html#yaml-syntax",
      ])
    #expect(
      try found(PageChecker(catalogue: catalogue), stream, in: "lamp.yaml").first == "unread-syntax"
    )
    #expect(try found(large, "Level: low\n", in: "lamp.yaml").first == "wrong-type")
    #expect(try found(large, "Level: low\n", in: "lamps/lamp.yaml").isEmpty)
  }

  @Test func aBrokenCatalogueMakesNoChecker() {
    #expect(PageChecker(catalogue: Array("{".utf8)) == nil)
  }

  /// The files of a bundle are compared with the files of the bundle around it, as the command compares them.
  @Test func bundlesAreCompared() throws {
    let catalogue = """
      {"format": 2, "documents": [{"id": "info", "name": "Info", "fileMatch": ["Info.plist"],
         "bundles": {"endings": [".lamp"], "files": ["Info.plist"],
           "agreements": [{"key": ["Version"], "relation": "same"}]}}],
       "keys": [{"path": ["Version"], "types": ["string"], "summary": "The version."}]}
      """
    var checker = try #require(PageChecker(catalogue: Array(catalogue.utf8)))
    func list(_ version: String) -> String {
      "<plist version=\"1.0\"><dict><key>Version</key><string>\(version)</string></dict></plist>"
    }
    func disagreements(_ names: [String]) throws -> [JSONValue] {
      let files = [list("2"), list("1"), list("1")]
      let described = zip(names, files).map { name, file in
        "{\"name\": \"\(name)\", \"count\": \(file.utf8.count)}"
      }
      let header = "{\"action\": \"report\", \"files\": [\(described.joined(separator: ","))]}"
      let answer = try json(checker.answer(request(header, files)))
      guard case .array(let reports)? = answer["files"] else { return [] }
      return reports.filter { report in
        guard case .array(let findings)? = report["findings"] else { return false }
        return findings.contains { $0["id"] == "bundle-disagreement" }
      }.compactMap { $0["name"] }
    }
    #expect(
      try disagreements([
        "Desk.lamp/Bulbs/Bulb.lamp/Info.plist", "Desk.lamp/Info.plist", "Other.lamp/Info.plist",
      ]) == ["Desk.lamp/Bulbs/Bulb.lamp/Info.plist"])
    #expect(try disagreements(["a/Info.plist", "b/Info.plist", "c/Info.plist"]) == [])
  }
}
