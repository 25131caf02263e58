/// Counts in words.
extension Int {
  /// The number with a comma after each thousand: `1,189`.
  var grouped: String {
    var digits = String(self)
    var groups = ""
    while digits.count > 3 {
      groups = "," + digits.suffix(3) + groups
      digits.removeLast(3)
    }
    return digits + groups
  }

  /// The number with a noun: `1 key`, `1,189 keys`.
  func of(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}

func keyCount(_ count: Int) -> String { count.of("key") }

extension Sequence {
  /// The elements with the highest counts first; those with equal counts keep their order.
  func mostUsedFirst(_ count: (Element) -> Int) -> [Element] {
    enumerated().map { (count: count($1), place: $0, element: $1) }
      .sorted { ($1.count, $0.place) < ($0.count, $1.place) }.map { $0.element }
  }
}
