/// A name that a file or folder can have on every file system, and that needs no escapes in a URL.
///
/// Letters, digits, `.`, `-` and `_` stay; anything else becomes `-`. A name that Windows reserves
/// for a device, a hidden name, one that ends in a dot or like the file of a page, and one that a site
/// uses itself get a `_` in front; a long one is cut. Different names may become the same: see `AddressAllocator`.
func safeFileName(_ name: String) -> String {
  var bytes = name.unicodeScalars.map { scalar in
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": UInt8(truncatingIfNeeded: scalar.value)
    default: UInt8(ascii: "-")
    }
  }
  bytes.removeLast(max(0, bytes.count - 100))
  while bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
  let safe = String(decoding: bytes, as: UTF8.self)
  let lowercased = safe.lowercased()
  let stem = Substring(lowercased.utf8.prefix { $0 != UInt8(ascii: ".") })
  let isReserved =
    reservedNames.contains(String(stem)) || safe.hasPrefix(".") || safe.isEmpty
    || safe.hasPrefix("_") || pageSuffixes.contains { lowercased.hasSuffix($0) }
  return isReserved ? "_" + safe : safe
}

/// Whether every file system accepts the name of a file, and a URL can contain it, at most percent-encoded.
package func isPortableFileName(_ name: Substring) -> Bool {
  let stem = name.split(separator: ".", omittingEmptySubsequences: false).first ?? ""
  return name.unicodeScalars.allSatisfy {
    (" "..."~").contains($0) && !"\"#%*:<>?\\|".unicodeScalars.contains($0)
  } && !name.isEmpty && !name.hasPrefix(".") && !name.hasSuffix(".")
    && !name.hasSuffix(" ") && !deviceNames.contains(stem.lowercased())
}

/// A folder `a.html` would have the name of the file of the page `a`.
private let pageSuffixes = [".html", ".md", ".json"]

/// Microsoft, "Naming Files, Paths, and Namespaces".
private let deviceNames = Set(
  ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

private let reservedNames = deviceNames.union(["index"])
