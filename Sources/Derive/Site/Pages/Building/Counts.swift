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
