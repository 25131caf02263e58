import Testing

@testable import KeyImport

@Suite struct SwiftNamesTests {
  @Test(
    arguments: [
      ("beam", "beam"), ("lamp-group", "lampGroup"), ("URL", "url"), ("URLTypes", "urlTypes"),
      ("Beam/Colour", "beamColour"), ("class", "classGroup"), ("2lamps", "group2lamps"),
      ("", "group"), ("日本", "group"), ("a.b_c", "aBC"), ("none", "noneGroup"),
    ])
  func everyNameBecomesAnIdentifier(name: String, identifier: String) {
    var names = SwiftNames()
    #expect(names.identifier(name, "group") == identifier)
  }

  @Test func equalNamesAreNumberedEvenIfOnlyTheirCaseDiffers() {
    var names = SwiftNames()
    #expect(names.identifier("beam", "group") == "beam")
    #expect(names.identifier("bEAM", "group") == "bEAM2")
    #expect(names.identifier("beam!", "group") == "beam3")
    #expect(names.fileName("beam 2", "group") == "Beam2_2")
  }
}
