import Text

/// Suffixes of a key at the root that limit it to some cases, such as `~ipad`. The regular
/// expression of schemas and the function of the checker are made from them.
public struct KeySuffixes: Hashable, Sendable {
  /// A part of a suffix: a mark and one of several names.
  public struct Part: Hashable, Sendable {
    /// One character of ASCII that is not a letter or a digit: `~`.
    public var mark: String
    /// The names that may follow the mark.
    public var names: [String]

    /// A part of a mark and one of these names.
    public init(_ mark: String, _ names: [String]) {
      self.mark = mark
      self.names = names
    }
  }

  /// The parts in their order. Each may be left out.
  public var parts: [Part]

  /// Suffixes of these parts, in their order.
  public init(_ parts: [Part] = []) { self.parts = parts }

  static func isMark(_ text: String) -> Bool {
    text.utf8.count == 1
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !$0.isLetter && !$0.isDigit }
  }

  /// For documents whose keys take no suffixes.
  public static let none = KeySuffixes()

  /// The end of a regular expression for a key's name that demands a suffix; nil if keys take no suffixes.
  package var pattern: String? {
    guard !parts.isEmpty else { return nil }
    let marks = parts.map { escapedForPattern($0.mark) }
    let options = zip(parts, marks).map { part, mark in
      let names = part.names.sorted()
      // Shared beginnings are found by recursion, one level for each name that continues another.
      let choices =
        names.count > mostSharing
        ? names.reversed().map(escapedForPattern).joined(separator: "|")
        : choices(of: names.map { $0[...] })
      return "(\(mark)(\(choices)))?"
    }
    return "(?=\(marks.joined(separator: "|")))\(options.joined())$"
  }

  /// Divides a written key into its name and its suffix, which may be empty.
  package func split(_ key: String) -> (name: Substring, suffix: Substring) {
    var name = Substring(key)
    for part in parts.reversed() {
      guard let mark = name.range(ofLast: part.mark),
        part.names.contains(where: { name[mark.upperBound...].utf8.elementsEqual($0.utf8) })
      else { continue }
      name = name[..<mark.lowerBound]
    }
    // A key that is only a suffix is a name.
    return name.isEmpty ? (Substring(key), "") : (name, key[name.endIndex...])
  }
}

private let mostSharing = 100

/// Sorted texts as alternatives. What several begin or end with is written once, because schemas have the pattern at
/// every key.
private func choices(of texts: [Substring]) -> String {
  var groups: [[Substring]] = []
  for text in texts {
    if let last = groups.last, last[0].first == text.first {
      groups[groups.count - 1].append(text)
    } else {
      groups.append([text])
    }
  }
  // The beginnings of names by what follows them; a name that shares its beginning with none has no end.
  var ends: [String] = []
  var starts: [String: [String]] = [:]
  for group in groups {
    let isShared = group.count > 1 && !group[0].isEmpty
    let start =
      isShared ? group.dropFirst().reduce(group[0]) { $0.commonPrefix(with: $1) } : group[0]
    let end = isShared ? "(\(choices(of: group.map { $0.dropFirst(start.count) })))" : ""
    if starts[end] == nil { ends.append(end) }
    starts[end, default: []].append(escapedForPattern(String(start)))
  }
  return ends.map { end in
    let beginnings = (starts[end] ?? []).joined(separator: "|")
    return end.isEmpty || starts[end]?.count == 1 ? beginnings + end : "(\(beginnings))" + end
  }.joined(separator: "|")
}

extension Substring {
  fileprivate func commonPrefix(with other: Substring) -> Substring {
    prefix(zip(self, other).prefix { $0 == $1 }.count)
  }

  fileprivate func range(ofLast mark: String) -> Range<Index>? {
    guard let byte = mark.utf8.first, let start = utf8.lastIndex(of: byte) else { return nil }
    return start..<utf8.index(after: start)
  }
}
