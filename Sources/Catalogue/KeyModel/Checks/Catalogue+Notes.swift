public import Diagnostics
import Text

extension Catalogue {
  /// Notes on things that could be better without being mistakes, in reading order.
  public func notes() -> [Diagnostic] {
    (notesOnTexts + notesOnReadings).inReadingOrder()
  }

  /// Keys that were last compared with a copy from a year before the newest comparison, or earlier.
  private var notesOnReadings: [Diagnostic] {
    guard let newest = readings.map(\.compared).max(), let year = Int(newest.prefix(4)) else {
      return []
    }
    let oldest = "\(year - 1)" + newest.dropFirst(4)
    return keys.compactMap { key in
      guard let reading = reading(of: key.sources), reading.edition < oldest else { return nil }
      return Diagnostic(
        .note, "old-reading", at: key.location,
        "'\(key.path)' was last compared with a page of \(reading.edition)",
        remedy: "compare it with a newer copy of \(reading.section)")
    }
  }

  private var notesOnTexts: [Diagnostic] {
    keys.compactMap { key -> Diagnostic? in
      guard key.hasText else {
        return Diagnostic(
          .note, "entry-without-text", at: key.location, "'\(key.path)' has no text",
          remedy: "write a summary: what the key is for, in one sentence")
      }
      guard key.isThin, !key.summary.isEmpty else { return nil }
      return Diagnostic(
        .note, "thin-entry", at: key.location,
        "'\(key.path)' says little beyond its summary",
        remedy:
          "add what to write, when it is needed and what happens otherwise, or link to the key that explains it"
      )
    }
  }
}

extension Key {
  /// True if the discussion and the consequence together have at most twelve words, and no link leads to another key.
  var isThin: Bool {
    let text = [avoid ?? "", discussion, consequence?.text ?? ""].joined(separator: " ")
    guard !text.contains("](key:") else { return false }
    return plain(text).split(whereSeparator: \.isWhitespace).count <= 12
  }
}
