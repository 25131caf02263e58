/// Gives each thing its own name: the wanted one or, if another has that, with a number.
struct FreeNames {
  private var taken: Set<String> = []
  /// The number to try next, by the wanted name.
  private var next: [String: Int] = [:]

  /// - Returns: The name, and its number, which is 1 for the wanted name itself.
  mutating func name(_ wanted: String) -> (name: String, number: Int) {
    let key = wanted.lowercased()
    var number = next[key] ?? 1
    while true {
      let name = number == 1 ? wanted : "\(wanted)-\(number)"
      number += 1
      next[key] = number
      if taken.insert(name.lowercased()).inserted { return (name, number - 1) }
    }
  }
}
