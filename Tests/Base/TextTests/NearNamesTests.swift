import TestSupport
import Testing

@testable import Text

@Suite struct NearNamesTests {
  static let names = [
    "NSExtension", "NSExtensionAttributes", "NSServices", "NSPortName", "UTTypeIdentifier",
  ]

  @Test(arguments: [
    ("NSExtesnion", "NSExtension"), ("nsextension", "NSExtension"), ("NSPORTNAME", "NSPortName"),
    ("NSService", "NSServices"), ("UTTypeIdentifer", "UTTypeIdentifier"),
    ("NSExtensionAttribute", "NSExtensionAttributes"),
  ])
  func misspelledNamesAreFound(written: String, meant: String) {
    #expect(nearestNames(to: written, among: Self.names).first == meant)
    #expect(suggestion(for: written, among: Self.names) == "; did you mean '\(meant)'?")
  }

  @Test(arguments: ["CFBundleVersion", "x", "NS", "", "completely different"])
  func unrelatedNamesAreNotSuggested(written: String) {
    #expect(nearestNames(to: written, among: Self.names) == [])
    #expect(suggestion(for: written, among: Self.names) == "")
  }

  /// The parts that a family of identifiers begins with say nothing about the rest.
  @Test(arguments: [
    ("com.example.ar.viewer", nil), ("com.example.sender", nil), ("com.example", nil),
    ("com.example.servces", "com.example.services"),
    ("com.exmaple.services", "com.example.services"),
    ("com.example.web-extension", "com.example.extension"),
    ("com.example.Audio.units", "com.example.audio.unit"),
    ("com.example.audio", "com.example.audio.unit"),
  ])
  func anIdentifierIsNearOneWithANearRest(written: String, meant: String?) {
    let names = ["com.example.services", "com.example.extension", "com.example.audio.unit"]
    #expect(nearestNames(to: written, among: names).first == meant)
  }

  @Test func nearestNamesComeFirst() {
    let names = ["colors", "dolor", "color", "colour", "velour"]
    #expect(nearestNames(to: "color", among: names) == ["color", "colors", "colour"])
    #expect(nearestNames(to: "color", among: names, limit: 1) == ["color"])
    #expect(nearestNames(to: "color", among: names.reversed()) == ["color", "colors", "colour"])
  }

  @Test func ofNamesThatAreAsNearTheOneWithMoreOfTheBeginningComesFirst() {
    #expect(
      nearestNames(to: "18.40", among: ["18.0", "18.4", "8.40"]) == ["18.4", "18.0", "8.40"])
    #expect(
      nearestNames(to: "UIColorNam", among: ["IColorNam", "UIColorName"]).first == "UIColorName")
  }

  @Test func oneEditIsAllowedInShortNames() {
    #expect(nearestNames(to: "ab", among: ["ac", "cd", "b", "abc"]) == ["abc", "ac", "b"])
  }

  /// A quadratic search over these would not come to an end.
  @Test func overlongNamesAreNotSearched() {
    let written = String(repeating: "a", count: 200_000)
    #expect(nearestNames(to: written, among: [written + "b"]) == [])
    #expect(nearestNames(to: "NSExtension", among: [written]) == [])
  }

  @Test func namesUpToTheLimitAreSearched() {
    let longest = String(repeating: "a", count: 256)
    #expect(nearestNames(to: longest, among: [longest + "b"]) == [longest + "b"])
    #expect(nearestNames(to: longest + "a", among: [longest]) == [])
  }

  /// Few letters make many names that resemble each other.
  @Test(arguments: fuzzSeeds(otherwise: 7))
  func nearNamesAreThoseOfPairwiseComparison(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let names = Set((0..<100).map { _ in numbers.text(of: ["a", "b", "B", "é", "ca"], atMost: 8) })
    let known = NearNames(names)
    for limit in 0...3 {
      let written = numbers.text(of: ["a", "b", "A", "é", "ac"], atMost: 8)
      let expected = names.compactMap { name -> NearNames.Match? in
        // As bytes, because NearNames compares UTF-8.
        let texts = [name, written].map { $0.lowercased().utf8.map(UInt16.init) }
        let distance = editDistance(texts[0], texts[1], atMost: 100)
        return distance <= limit ? .init(name: name, distance: distance) : nil
      }
      #expect(Set(known.matches(for: written, within: limit)) == Set(expected), "\(written)")
    }
  }

  /// Each name resembles several others, and all have the same beginning.
  @Test(arguments: [1, 2])
  func workOfNearNamesGrowsLinearly(limit: Int) {
    func work(_ count: Int) -> Int {
      let known = NearNames((0..<count).map { "ExampleKeyWithNumber\($0)" })
      var work = 0
      // A sample is enough.
      for number in stride(from: 0, to: count, by: 40) {
        _ = known.matches(for: "exampleKeyWithNumbr\(number)", within: limit, work: &work)
      }
      return work
    }
    #expect(work(8_000) < work(4_000) * 5 / 2)
  }
}
