extension StringProtocol {
  /// Whether the bytes of a text are somewhere in this one.
  ///
  /// The standard library's `contains` compares characters, and Embedded Swift lacks it.
  package func holds(_ part: String) -> Bool {
    indexOfBytes(part, from: startIndex) != nil
  }

  /// The text with each occurrence of a text's bytes replaced, from left to right.
  package func substituting(_ old: String, with new: String) -> String {
    precondition(!old.isEmpty)
    var (result, start) = ("", startIndex)
    while let found = indexOfBytes(old, from: start) {
      result += String(self[start..<found])
      result += new
      start = utf8.index(found, offsetBy: old.utf8.count)
    }
    return start == startIndex ? String(self) : result + String(self[start...])
  }

  private func indexOfBytes(_ part: String, from start: Index) -> Index? {
    guard let first = part.utf8.first else { return start }
    var start = start
    while let found = utf8[start...].firstIndex(of: first) {
      if utf8[found...].starts(with: part.utf8) { return found }
      start = utf8.index(after: found)
    }
    return nil
  }
}
