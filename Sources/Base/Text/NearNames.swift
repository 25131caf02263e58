/// Known names, indexed to find the ones that resemble a written name, whatever their case.
///
/// Names are sorted by their length, because only those of about the same length are near, and then by their letters. Those
/// with a common prefix are neighbours, so a search compares each prefix once and skips all names whose prefix is too far
/// away. Among 10,000 names that takes a quarter of the time of comparing each of about the same length, and a fiftieth for
/// names that are one edit apart, of which schemas need those of every name.
package struct NearNames: Sendable {
  private struct IndexedName {
    var name: String
    var letters: [UInt8]
    /// The length of the prefix that the name shares with the previous one of its length.
    var shared = 0
    /// The index of the next name of its length with a shorter shared prefix, or of the first longer name.
    var next = 0
  }

  private var entries: [IndexedName]
  /// The index of the first name with at least this many letters.
  private var starts: [Int] = [0]

  package init(_ names: some Sequence<String>) {
    entries = names.map { IndexedName(name: $0, letters: Array($0.lowercased().utf8)) }
      .sorted { one, other in
        one.letters.count == other.letters.count
          ? one.letters.lexicographicallyPrecedes(other.letters)
          : one.letters.count < other.letters.count
      }
    var open: [Int] = []
    for index in entries.indices {
      let letters = entries[index].letters
      while starts.count <= letters.count {
        for last in open { entries[last].next = index }
        open = []
        starts.append(index)
      }
      entries[index].next = entries.count
      if index > starts[letters.count] {
        entries[index].shared = zip(entries[index - 1].letters, letters).prefix { $0 == $1 }.count
      }
      while let last = open.last, entries[last].shared > entries[index].shared {
        entries[last].next = index
        open.removeLast()
      }
      open.append(index)
    }
    starts.append(entries.count)
  }

  /// A name that resembles the written one.
  package struct Match: Hashable, Sendable {
    package var name: String
    /// The number of edits between the two, as `editDistance` counts them.
    package var distance: Int

    package init(name: String, distance: Int) {
      self.name = name
      self.distance = distance
    }
  }

  /// The names within a number of edits, in alphabetical order. A name of enormous length resembles none.
  package func matches(for written: String, within limit: Int) -> [Match] {
    var work = 0
    return matches(for: written, within: limit, work: &work)
  }

  /// - Parameter work: Incremented by the number of letters compared.
  package func matches(for written: String, within limit: Int, work: inout Int) -> [Match] {
    let wanted = Array(written.lowercased().utf8)
    guard wanted.count <= Self.longest else { return [] }
    var table = EditTable(wanted, limit: limit)
    var found: [(index: Int, distance: Int)] = []
    let lengths = (wanted.count - limit...wanted.count + limit).clamped(to: 0...starts.count - 1)
    var index = starts[lengths.lowerBound]
    let end = lengths.upperBound + 1 < starts.count ? starts[lengths.upperBound + 1] : entries.count
    while index < end {
      let letters = entries[index].letters
      var isWithin = true
      while isWithin, table.depth < letters.count { isWithin = table.append(letters[table.depth]) }
      if isWithin, table.distance <= limit {
        found.append((index, table.distance))
      }
      index += 1
      if !isWithin {
        // The following names with the same prefix are too far away as well.
        while index < end, entries[index].shared >= table.depth { index = entries[index].next }
      }
      if index < end { table.truncate(to: min(entries[index].shared, table.depth)) }
    }
    work += table.work
    return found.sorted { one, other in
      let (letters, others) = (entries[one.index].letters, entries[other.index].letters)
      return letters == others
        ? one.index < other.index : letters.lexicographicallyPrecedes(others)
    }.map { Match(name: entries[$0.index].name, distance: $0.distance) }
  }

  /// The names that a person most likely meant, nearest first and, at the same distance, by the
  /// length of the common prefix. Names further away than a third of the written length are left
  /// out; parts that two identifiers begin with don't count, because a family says nothing about the
  /// rest: `com.example.ar.viewer` is not `com.example.services`.
  package func nearest(to written: String, limit: Int = 3) -> [String] {
    let wanted = written.lowercased().utf8
    return matches(for: written, within: max(1, wanted.count / 3))
      .filter { isNear(Array(wanted), Array($0.name.lowercased().utf8), distance: $0.distance) }
      .map { (-zip($0.name.lowercased().utf8, wanted).prefix { $0 == $1 }.count, $0) }
      .sorted { ($0.1.distance, $0.0, $0.1.name) < ($1.1.distance, $1.0, $1.1.name) }
      .prefix(limit).map { $0.1.name }
  }

  /// `; did you mean 'X'?` for the nearest name, or nothing: the end of a message about a wrong name.
  package func suggestion(for written: String) -> String {
    nearest(to: written, limit: 1).first.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Comparing two names takes time in proportion to the product of their lengths.
  private static let longest = 256
}

/// Whether two names are near without the parts that both begin with, or one is the beginning of the other.
private func isNear(_ one: [UInt8], _ other: [UInt8], distance: Int) -> Bool {
  let common = zip(one, other).prefix { $0 == $1 }.count
  // A part ends in a period.
  guard let period = one[..<common].lastIndex(of: UInt8(ascii: ".")), common < one.count,
    common < other.count
  else { return true }
  return distance <= max(1, (max(one.count, other.count) - period - 1) / 3)
}

/// The names that a person most likely meant, nearest first. To look up several names, use `NearNames`.
package func nearestNames(
  to written: String, among names: some Sequence<String>, limit: Int = 3
) -> [String] {
  NearNames(names).nearest(to: written, limit: limit)
}

/// `; did you mean 'X'?` for the nearest name, or nothing: the end of a message about a wrong name.
package func suggestion(for written: String, among names: some Sequence<String>) -> String {
  NearNames(names).suggestion(for: written)
}
