/// A name that a file or folder can have on every file system, and that needs no escapes in a URL.
///
/// Letters, digits, `.`, `-` and `_` stay; anything else becomes `-`. A name that Windows reserves
/// for a device, a hidden name, one that ends in a dot or like the file of a page, and one that a site
/// uses itself get a `_` in front; a long one is cut. Different names may become the same: see `AddressAllocator`.
func safeFileName(_ name: String) -> String {
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

/// A folder `a.html` would have the name of the file of the page `a`.
private let pageSuffixes = [".html", ".md", ".json"]

/// Windows' device names (Microsoft, "Naming Files, Paths, and Namespaces"), and the site's own.
private let reservedNames: Set<String> = Set(
  ["con", "prn", "aux", "nul", "index"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })
