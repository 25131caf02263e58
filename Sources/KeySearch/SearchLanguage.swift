/// The words that the tokenizer and the ranking know. They travel to the page's script with the index.
package struct SearchLanguage: Sendable {
  /// Kept whole although they contain capitals.
  package var protectedWords: [String]
  /// Letters before a name that identify its vendor; queries may leave them out.
  package var vendorPrefixes: [String]
  /// Ignored in a query that has other words as well.
  package var stopWords: [String]

  package init(protectedWords: [String], vendorPrefixes: [String], stopWords: [String]) {
    // The longest comes first, because the first that fits wins.
    self.protectedWords = protectedWords.sorted { ($1.count, $0) < ($0.count, $1) }
    self.vendorPrefixes = vendorPrefixes.sorted { ($1.count, $0) < ($0.count, $1) }
    self.stopWords = stopWords
  }

  package static let standard = SearchLanguage(
    protectedWords: words(
      """
      iOS iPadOS macOS tvOS watchOS visionOS iCloud iPad iPhone iPod iTunes iMessage IPad IPhone
      MacOS WiFi ASCII UTI UTIs TLSv1
      """),
    vendorPrefixes: words(
      """
      AP AS ATS AV BA BE BG CA CF CK CLK CMIO CP CS DT EN EX FS GC GK HK ID IL IN IO ITS JS LS MDE
      ME MK MS MT NE NFC NS OS OSA PH PUIC QL RP SF SK SM SPK SR TI UI UN UT WK XPC
      """),
    stopWords: words(
      """
      a an and any are as at be been by can could do does doing for from get gets has have how i if
      in info into is it its just key keys let lets list make makes me my need needs of on only or
      our plist s set sets should so such t that the their them then there these this those to
      use used uses using want wants was we what when where which who whom why will with would you
      your
      """))

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
