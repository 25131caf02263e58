package import Text

extension Diagnostic {
  /// Reports an unprintable character that was replaced.
  package static func unprintable(_ scalar: Unicode.Scalar, at location: SourceLocation?)
    -> Diagnostic
  {
    let name = "U+" + String(scalar.value, radix: 16, uppercase: true).leftPadded(to: 4)
    let reason =
      if scalar.joinsRun {
        "is one of too many combining marks in a row"
      } else if (0x2000..<0x2070).contains(scalar.value) {
        "would reorder the text around it"
      } else {
        "cannot be shown"
      }
    return .warning(
      "unprintable-character", at: location, "\(name) \(reason)",
      remedy: "remove it; U+FFFD is shown instead")
  }
}
