import JSON
import KeyModel
import TestSupport
import Testing

/// Differences between two editions of a catalogue, breaking or not.
struct CatalogueDifferenceTests {
  private static let width = Key("Width", .integer, summary: "Sets the width.", sources: manual)
  private static let colour = Key("Colour", .string, summary: "Sets the colour.", sources: manual)

  private func differences(_ old: [Key], _ new: [Key]) -> [CatalogueDifference] {
    CatalogueDifference.all(from: catalogue(old), to: catalogue(new))
  }

  /// The only difference after one change of a key.
  private func difference(_ change: (inout Key) -> Void) throws -> CatalogueDifference {
    var key = Self.width
    change(&key)
    let found = differences([Self.width], [key])
    #expect(found.count == 1)
    return try #require(found.first)
  }

  @Test("The differences are the edits that were made", arguments: fuzzSeeds(otherwise: 13))
  func everyEditIsNamed(seed: Int) {
    let edits = CatalogueEdits(seed: seed)
    let found = CatalogueDifference.all(from: edits.old, to: edits.new).map { difference in
      switch difference.kind {
      case .changed: "\(difference.name): \(difference.member ?? "")"
      case .renamed: "\(difference.name) renamed from \(difference.formerName ?? "")"
      case .added, .removed: "\(difference.name) \(difference.kind)"
      }
    }
    #expect(found.count == edits.expected.count)
    #expect(Set(found) == edits.expected)
    #expect(CatalogueDifference.all(from: edits.new, to: edits.new).isEmpty)
  }

  @Test func wideningIsNotBreakingAndNarrowingIs() throws {
    let wider = try difference { $0.types = [.integer, .string] }
    #expect(wider.member == "types" && wider.effect == .widened && !wider.isBreaking)
    #expect(wider.old == ["integer"] && wider.new == ["integer", "string"])
    let other = try difference { $0.types = [.string] }
    #expect(other.effect == .shifted && other.isBreaking)
    let required = try difference { $0.required = .required }
    #expect(required.effect == .narrowed && required.isBreaking)
    let optional = try difference { $0.required = .optional }
    #expect(optional.effect == nil && !optional.isBreaking)
    let rule = try difference { $0.rules = [.range(min: 1, max: 9)] }
    #expect(rule.effect == .narrowed && rule.isBreaking)
    let real = try difference { $0.rules = [.range(0.5...9.5)] }
    #expect(real.effect == .narrowed && real.isBreaking)
    let advice = try difference { $0.rules = [.should(.range(min: 1, max: 9))] }
    #expect(advice.effect == nil && !advice.isBreaking)
    let situation = try difference { $0.rules = [.present.when(.code("it is dark"))] }
    #expect(situation.effect == nil && !situation.isBreaking)
  }

  @Test func aTypeMoreIsBreakingWhereItsValuesAreJudgedOtherwise() {
    var closed = Key("Lit", .boolean, summary: "Is lit.", sources: manual)
    closed.values = .closed([AllowedValue(true, "Lit."), AllowedValue("auto", "At night.")])
    var wider = closed
    wider.types = [.boolean, .string]
    // `YES` was taken for true.
    #expect(differences([closed], [wider]).map(\.isBreaking) == [true])
  }

  @Test func textsAndAvailabilityAreNotBreaking() throws {
    let text = try difference { $0.discussion = "More." }
    #expect(text.member == "discussion" && !text.isBreaking)
    let since = try difference { $0.availability = [.iOS("8.0", deprecated: "9.0")] }
    #expect(since.member == "availability" && !since.isBreaking)
  }

  @Test func whatAKeyInheritsIsSaidOfItsParent() {
    let inside = Key("Beam/Width", .integer, summary: "Sets the width.", sources: manual)
    let beam = { (availability: [AvailabilityStatement]) in
      Key(
        "Beam", .dictionary, summary: "Describes it.", availability: availability, sources: manual)
    }
    let found = differences([beam([.iOS("8.0")]), inside], [beam([.iOS("9.0")]), inside])
    #expect(found.map(\.name) == ["Beam"])
  }

  @Test func aNewKeyIsBreakingWhereListsMustHaveIt() {
    var required = Self.colour
    required.required = .required
    #expect(differences([Self.width], [Self.width, Self.colour]).map(\.isBreaking) == [false])
    #expect(differences([Self.width], [Self.width, required]).map(\.isBreaking) == [true])
    // A name that was arbitrary means something now.
    let any = Key("*", .string, summary: "Is anything.", sources: manual)
    #expect(differences([any], [any, Self.colour]).map(\.isBreaking) == [true])
  }

  @Test func aKeyThatReplacesARemovedOneIsRenamed() throws {
    var successor = Self.colour
    successor.replaces = ["Width"]
    let found = differences([Self.width], [successor])
    let renaming = try #require(found.first)
    #expect(renaming.kind == .renamed && renaming.formerName == "Width" && renaming.isBreaking)
    #expect(Set(found.dropFirst().compactMap(\.member)) == ["types", "summary", "replaces"])
  }

  @Test func aKeyWithAFormerNameIsRenamed() throws {
    var successor = Self.colour
    successor.formerNames = ["Width"]
    let found = differences([Self.width], [successor])
    let renaming = try #require(found.first)
    #expect(renaming.kind == .renamed && renaming.formerName == "Width" && renaming.isBreaking)
    #expect(!found.contains { $0.kind == .removed || $0.kind == .added })
  }

  @Test func extensionPointsAreCompared() {
    let keys =
      extensionKeys + [Key("NSExtension/Own", .string, summary: "Is read.", sources: manual)]
    let old = catalogue(keys, points: [point()])
    let demanding = catalogue(
      keys, points: [point(uses: [.init("NSExtension/Own", .required)])])
    let found = CatalogueDifference.all(from: old, to: demanding)
    #expect(found.map(\.entry) == ["extension point"])
    #expect(found.map(\.member) == ["keys"] && found.map(\.isBreaking) == [true])
    #expect(CatalogueDifference.all(from: demanding, to: old).map(\.isBreaking) == [false])
  }
}
