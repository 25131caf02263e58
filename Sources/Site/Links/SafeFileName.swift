/// A name as a file or folder may bear it on every file system and in a URL without escapes.
///
/// Letters, digits, `.`, `-` and `_` stay; anything else becomes `-`. A name that Windows keeps
/// for a device, that is hidden, that ends in a dot or as a page's file does, or that a site uses
/// itself gets a `_` in front; a long one is cut. Different names may become one: `Routes` tells those apart.
func safeFileName(_ name: String) -> String {
  // Most names are of letters and digits, and longer than any that is reserved.
  if (6...100).contains(name.utf8.count), name.utf8.allSatisfy(\.isLetterOrDigit) { return name }
  var safe = ""
  for scalar in name.unicodeScalars {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": safe.unicodeScalars.append(scalar)
    default: safe += "-"
    }
  }
  if safe.utf8.count > 100 { safe = String(safe.prefix(100)) }
  while safe.hasSuffix(".") { safe.removeLast() }
  let stem = safe.split(separator: ".", omittingEmptySubsequences: false).first ?? ""
  let isReserved =
    reservedNames.contains(stem.lowercased()) || safe.hasPrefix(".") || safe.isEmpty
    || safe.hasPrefix("_") || pageSuffixes.contains { safe.lowercased().hasSuffix($0) }
  return isReserved ? "_" + safe : safe
}

/// A folder `a.html` would stand where the page `a` has its file.
private let pageSuffixes = [".html", ".md", ".json"]

/// Windows' device names (Microsoft, "Naming Files, Paths, and Namespaces"), and the site's own.
private let reservedNames: Set<String> = Set(
  ["con", "prn", "aux", "nul", "index"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
