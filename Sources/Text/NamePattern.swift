/// Whether a name matches a pattern, in which `*` is any text. Names are bytes, as in file systems.
package func name(_ name: some BidirectionalCollection<UInt8>, fits pattern: String) -> Bool {
  let pieces = Array(pattern.utf8).split(
    separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
  guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
    return name.elementsEqual(pattern.utf8)
  }
  guard name.count >= first.count + last.count, name.starts(with: first),
    name.reversed().starts(with: last.reversed())
  else { return false }
  var middle = name.dropFirst(first.count).dropLast(last.count)
  for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
    guard let found = middle.firstRange(of: piece) else { return false }
    middle = middle[found.upperBound...]
  }
  return true
}
