import KeyModel
import KeyValidation
import Testing

/// The values that a finding names for one that is not allowed.
struct NearValueTests {
  private let catalogue: Catalogue = {
    var key = Key(
      "Kind", .string, summary: "A kind.",
      values: .closed(["arm64", "armv6", "bicycle"].map { AllowedValue(.string($0), "A value.") }),
      sources: [])
    key.group = "g"
    return Catalogue(
      title: "Values", document: .infoPlist,
      groups: [KeyGroup("g", "G", summary: "Keys.", keys: [key])], sources: [],
      releases: ReleaseRegistry([]))
  }()

  @Test(arguments: [
    ("armv64", "did you mean 'arm64' or 'armv6'?"), ("rm64", "did you mean 'arm64'?"),
    (" bicycel", "did you mean 'bicycle'?"), ("tram", "is not a value of 'Kind'"),
  ])
  func valuesAsNearAsEachOtherAreAllNamed(written: String, message: String) {
    let list = MarkedList(entry("Kind", "<string>\(written)</string>")).text
    let found = findings(list, in: catalogue)
    #expect(
      found.map(\.message).allSatisfy { $0.hasSuffix(message) } && found.count == 1, "\(found)")
  }
}
