package import Text

extension Diagnostic {
  /// Reports an unprintable character that was replaced.
  package static func unprintable(_ scalar: Unicode.Scalar, at location: SourceLocation?)
    -> Diagnostic
  {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let reorders = (0x2000..<0x2070).contains(scalar.value)
    return .warning(
      "unprintable-character", at: location,
      "\(name) \(reorders ? "would reorder the text around it" : "cannot be shown")",
      remedy: "remove it; U+FFFD is shown instead")
  }
}
