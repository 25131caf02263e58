/// Finds which of many names differ only in case, or by one letter that is missing, added, replaced
/// or swapped with its neighbour, without comparing each with each.
///
/// Two such names have a text in common once each has lost a letter at most. The texts are known by
/// hashes of 64 bits: should two of them ever collide, a name would be spared that is not a near miss.
/// Source: W. Garbe, "Symmetric Delete spelling correction" (2012).
struct NameNeighbourhood {
  private let names: [String]
  /// The indexes of the neighbours of the few names that have some, and of the names themselves.
  private var neighbours: [String: Set<Int>] = [:]

  init(_ names: [String]) {
    self.names = names
    var owner: [Int: Int] = [:]
    var shared: [Int: Set<Int>] = [:]
    for (index, name) in names.enumerated() {
      for hash in Self.remainders(of: name) {
        if let other = owner.updateValue(index, forKey: hash), other != index {
          shared[hash, default: [other]].insert(index)
        }
      }
    }
    for indexes in shared.values {
      for index in indexes { neighbours[names[index], default: []].formUnion(indexes) }
    }
  }

  /// The neighbours of one of the names, in the order the names were given.
  func neighbours(of name: String) -> [String] {
    (neighbours[name] ?? []).sorted().map { names[$0] }.filter { $0 != name }
  }

  /// The hashes of the name, of the name in lower case, and of what is left without each letter.
  private static func remainders(of name: String) -> [Int] {
    let letters = numbers(of: name)
    var hashes = [
      hash(letters[...], after: Hasher()),
      hash(numbers(of: name.lowercased())[...], after: Hasher()),
    ]
    var beginning = Hasher()
    for index in letters.indices {
      hashes.append(hash(letters[(index + 1)...], after: beginning))
      beginning.combine(letters[index])
    }
    return hashes
  }

  private static func hash(_ letters: ArraySlice<Int>, after beginning: Hasher) -> Int {
    var hasher = beginning
    for letter in letters { hasher.combine(letter) }
    return hasher.finalize()
  }

  /// A number for each letter, the same for the same letter.
  private static func numbers(of text: String) -> [Int] {
    guard !text.hasLettersOfOneByte else { return text.utf8.map(Int.init) }
    return text.map { letter in
      letter.utf8.count == 1 ? letter.utf8.reduce(0) { $0 + Int($1) } : letter.hashValue
    }
  }
}
