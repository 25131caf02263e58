import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import TestSupport
import Testing

/// Repairs in lists of the catalogue's examples that were changed as people err: a list is never worse after them.
@Suite("Mutated lists of known keys")
struct MutatedListsTests {
  private static let checkers = [
    infoPlistCatalogue, entitlementsCatalogue, privacyManifestCatalogue,
  ]
  .map { PropertyListChecker($0) }
  private static let listsOfSeed = 5

  @Test(
    "A repair adds no finding, and a second run changes nothing",
    arguments: fuzzSeeds(otherwise: 20))
  func repairsLeaveABetterList(_ seed: Int) {
    var numbers = SeededNumbers(seed: 17 * seed + 3)
    for number in 0..<Self.listsOfSeed {
      // Most keys belong to the first document.
      let checker = Self.checkers[number < 3 ? 0 : number - 2]
      var list = Self.list(of: checker.catalogue, &numbers)
      for _ in 0...Int.random(in: 0..<3, using: &numbers) { list = list.mistaken(&numbers) }
      let isJSON = number == 1
      check(Array((isJSON ? list.json.serialized() : list.xmlDocument()).utf8), checker)
    }
  }

  private static func list(of catalogue: Catalogue, _ numbers: inout SeededNumbers)
    -> PropertyListValue
  {
    let keys = (0...Int.random(in: 0..<4, using: &numbers)).compactMap { _ in
      catalogue.keys.randomElement(using: &numbers)
    }
    return .merging(
      keys.map { key in
        (key.example ?? [:]).nested(at: key.path) { catalogue[$0]?.placeholder ?? "name" }
      })
  }

  private func check(_ bytes: [UInt8], _ checker: PropertyListChecker) {
    let text = String(decoding: bytes, as: UTF8.self)
    let before = checker.check(bytes, file: "Info.plist")
    let repairs = before.compactMap(\.fixIt)
    let (fixed, applied) = checker.fix(bytes, file: "Info.plist")
    #expect((applied > 0) == !repairs.isEmpty)
    guard applied > 0 else { return #expect(fixed == bytes) }
    let after = checker.check(fixed, file: "Info.plist")
    let added = counted(after).filter { $0.value > counted(before)[$0.key] ?? 0 }
    #expect(added.isEmpty, "\(added) after the repairs of \(text)")
    #expect(after.count < before.count, "\(text)")
    let again = checker.fix(fixed, file: "Info.plist")
    #expect(again.applied == 0 && again.bytes == fixed, "\(text)")
    expectOnlyEdits(repairs, in: bytes)
  }

  /// Every byte outside of what the edits name is there after them, in the same order.
  private func expectOnlyEdits(_ repairs: [FixIt], in bytes: [UInt8]) {
    let fixed = FixApplier.apply(repairs, to: bytes).bytes
    var (old, new) = (0, 0)
    for edit in repairs.flatMap(\.replacements).sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      let kept = edit.range.lowerBound - old
      #expect(bytes[old..<old + kept] == fixed[new..<new + kept])
      old = edit.range.upperBound
      new += kept + edit.text.utf8.count
    }
    #expect(bytes[old...].elementsEqual(fixed[new...]))
  }

  private func counted(_ findings: [Diagnostic]) -> [String: Int] {
    Dictionary(findings.map { ("\($0.id): \($0.message)", 1) }, uniquingKeysWith: +)
  }
}

extension PropertyListValue {
  /// The value with one mistake somewhere.
  fileprivate func mistaken(_ numbers: inout SeededNumbers) -> PropertyListValue {
    switch self {
    case .dictionary(var entries) where !entries.isEmpty:
      let index = Int.random(in: entries.indices, using: &numbers)
      let entry = entries[index]
      // Most mistakes are further in.
      guard Int.random(in: 0..<3, using: &numbers) == 0 || entry.value.isScalar else {
        entries[index].value = entry.value.mistaken(&numbers)
        return .dictionary(entries)
      }
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0: entries[index].key = entry.key.misspelled(&numbers)
      case 1: entries[index].key += " "
      case 2: entries[index].key += " - 2"
      case 3: entries.append(Entry(entry.key + " - 2", entry.value))
      case 4:
        // Out of its dictionary, into the one around it.
        guard case .dictionary(let inner) = entry.value,
          let moved = inner.randomElement(using: &numbers)
        else { fallthrough }
        entries[index].value = .dictionary(inner.filter { $0.key != moved.key })
        entries.append(moved)
      case 5:
        // Into the dictionary beside it.
        let beside = entries.firstIndex { other in
          if case .dictionary = other.value { other.key != entry.key } else { false }
        }
        guard let beside, case .dictionary(let inner) = entries[beside].value else { fallthrough }
        entries[beside].value = .dictionary(inner + [entry])
        entries.remove(at: index)
      case 6: entries.remove(at: index)
      default: entries[index].value = entry.value.mistaken(&numbers)
      }
      return .dictionary(entries)
    case .array(var elements) where !elements.isEmpty:
      let index = Int.random(in: elements.indices, using: &numbers)
      elements[index] = elements[index].mistaken(&numbers)
      return .array(elements)
    case .string(let text):
      let mistakes = [
        text + " ", "\n\t" + text, text.misspelled(&numbers), text.uppercased(), text.lowercased(),
        text + ".storyboard", "", text + ".",
      ]
      return .string(mistakes.randomElement(using: &numbers) ?? text)
    case .boolean(let flag):
      return .string(
        (flag ? ["YES", "true", "1"] : ["NO", "false"]).randomElement(using: &numbers) ?? "")
    case .integer(let number): return .string(String(number))
    default: return "YES"
    }
  }

  private var isScalar: Bool {
    switch self {
    case .dictionary(let entries): entries.isEmpty
    case .array(let elements): elements.isEmpty
    default: true
    }
  }
}

extension String {
  /// The text with a letter less, twice, in the other case or exchanged with the next.
  fileprivate func misspelled(_ numbers: inout SeededNumbers) -> String {
    var letters = Array(self)
    guard letters.count > 2 else { return self + "x" }
    let index = Int.random(in: 1..<letters.count - 1, using: &numbers)
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: letters.remove(at: index)
    case 1: letters.insert(letters[index], at: index)
    case 2:
      letters[index] = Character(
        letters[index].isUppercase ? letters[index].lowercased() : letters[index].uppercased())
    default: letters.swapAt(index, index + 1)
    }
    return String(letters)
  }
}
