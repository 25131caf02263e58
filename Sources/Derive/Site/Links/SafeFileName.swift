import Archive
import Text

/// A name that a file or folder can have on every file system, and that needs no escapes in a URL.
///
/// ASCII letters, digits, `.`, `-` and `_` stay; any other ASCII character becomes `-`, and one outside ASCII
/// its number: `名前` is `u540d-u524d`. A name that Windows reserves for a device, a hidden name, one that ends
/// in a dot or like the file of a page, and one that a site uses itself get a `_` in front. A long one is cut,
/// and ends with a checksum of what it was. Different names may become the same: see `AddressAllocator`.
func safeFileName(_ name: String) -> String {
  var safe = ""
  for scalar in name.unicodeScalars {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": safe.unicodeScalars.append(scalar)
    case _ where scalar.isASCII: safe += "-"
    default:
      safe += (safe.isEmpty ? "u" : "-u") + String(scalar.value, radix: 16).leftPadded(to: 4)
    }
  }
  if safe.utf8.count > 100 {
    safe = safe.prefix(91) + "-" + CRC32(of: Array(name.utf8)).hexadecimal
  }
  while safe.last == "." { safe.removeLast() }
  let lowercased = safe.lowercased()
  let stem = Substring(lowercased.utf8.prefix { $0 != UInt8(ascii: ".") })
  // A folder `a.html` would have the name of the file of the page `a`.
  let isReserved =
    reservedNames.contains(String(stem)) || safe.hasPrefix(".") || safe.isEmpty
    || safe.hasPrefix("_") || PageFormat.all.contains { lowercased.hasSuffix($0.suffix) }
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

/// Microsoft, "Naming Files, Paths, and Namespaces".
private let deviceNames = Set(
  ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

private let reservedNames = deviceNames.union(["index"])
