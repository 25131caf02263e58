/// Finds which of many names differ in case alone, or by one letter that is missing, added, swapped
/// with its neighbour or another one, without comparing each with each.
///
/// Two such names have a text in common once one letter is taken out of each.
/// Source: W. Garbe, "Symmetric Delete spelling correction" (2012).
struct NameNeighbourhood {
  private var names: [String] = []
  /// Which names become a text when a letter is taken out, or none.
  private var places: [String: [Int]] = [:]

  init(_ names: [String]) {
    self.names = names
    for (place, name) in names.enumerated() {
      for text in Self.remainders(of: name) { places[text, default: []].append(place) }
    }
  }

  /// The neighbours of a name, in the order the names were given.
  func neighbours(of name: String) -> [String] {
    Set(Self.remainders(of: name).flatMap { places[$0] ?? [] }).sorted().map { names[$0] }
      .filter { $0 != name }
  }

  private static func remainders(of name: String) -> Set<String> {
    let letters = Array(name)
    var texts: Set<String> = [name, name.lowercased()]
    for index in letters.indices {
      texts.insert(String(letters[..<index]) + String(letters[(index + 1)...]))
    }
    return texts
  }
}
