extension String {
  /// The first words of a text, as many as fit into a number of characters; a first word that is
  /// longer is cut.
  package func firstWords(upTo limit: Int) -> String {
    guard count > limit else { return self }
    let start = prefix(limit + 1)
    return String(start.lastIndex(of: " ").map { start[..<$0] } ?? start.prefix(limit))
  }
}
