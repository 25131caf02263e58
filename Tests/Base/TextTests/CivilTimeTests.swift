import Testing
import Text

struct CivilTimeTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_827_696, "2000-02-29T12:34:56Z"),
    (-1, "1969-12-31T23:59:59Z"),
  ])
  func aTimeIsWrittenAsDatesOfListsAre(seconds: Int64, text: String) {
    #expect(CivilTime(secondsSince1970: seconds).text == text)
  }

  @Test(arguments: [.max, .min, 253_402_300_800, -62_167_219_201])
  func aYearWithoutFourDigitsHasNoText(seconds: Int64) {
    #expect(CivilTime(secondsSince1970: seconds).text == nil)
  }
}
