extension [UInt8] {
  /// Damages a text in one place: flips a bit, changes, removes, repeats or cuts off bytes, or inserts a token.
  package mutating func damage(with tokens: [String], using numbers: inout SeededNumbers) {
    let index = Int.random(in: 0...count, using: &numbers)
    let end = Swift.min(count, index + Int.random(in: 1...12, using: &numbers))
    switch Int.random(in: 0..<7, using: &numbers) {
    case 0 where index < count: self[index] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
    case 1 where index < count: self[index] = .random(in: 0...255, using: &numbers)
    case 2: removeSubrange(index..<end)
    case 3:
      insert(contentsOf: self[index..<end], at: Int.random(in: 0...count, using: &numbers))
    case 4: removeSubrange(index...)
    case 5 where index < count:
      for byte in index..<end { self[byte] = 0xFF }
    default:
      insert(contentsOf: Array((tokens.randomElement(using: &numbers) ?? "").utf8), at: index)
    }
  }
}
