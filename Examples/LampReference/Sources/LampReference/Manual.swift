import KeyModel

/// The document that the facts come from.
let lampManual = Source(
  "manual", "The Lamp Keeper's Manual", url: nil,
  summary: "An invented manual, in the role of the one for your format.")

extension SourceReference {
  /// A chapter of the manual.
  static func manual(_ chapter: String) -> Self { Self("manual", chapter) }
}
