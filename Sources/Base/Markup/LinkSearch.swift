/// Finds link destinations in the source of one block, in the order they are written.
struct LinkSearch {
  /// The block's first line in its text, from 0.
  let firstLine: Int
  private let lines: [[Character]]
  /// The position at which the search continues: a line of the block and a character in it.
  private var line = 0
  private var column = 0
  /// The number of characters that may still be examined. Otherwise each link whose source differs from its
  /// destination would cause a search of the whole block.
  private var remaining = 200_000

  init(firstLine: Int, _ source: ArraySlice<Substring>) {
    self.firstLine = firstLine
    lines = Self.withoutCode(source.map(Array.init))
  }

  /// The next occurrence of a destination, or else any in the block; both numbers are 0-based.
  mutating func next(_ destination: String) -> (line: Int, column: Int)? {
    let wanted = Array(destination)
    guard !wanted.isEmpty else { return nil }
    guard let found = find(wanted, line, column) ?? find(wanted, 0, 0) else { return nil }
    (line, column) = (found.line, found.column + wanted.count)
    return found
  }

  private mutating func find(_ wanted: [Character], _ line: Int, _ column: Int) -> (
    line: Int, column: Int
  )? {
    for index in lines.indices.dropFirst(line) {
      let characters = lines[index]
      var start = index == line ? column : 0
      while start + wanted.count <= characters.count {
        guard remaining > 0 else { return nil }
        remaining -= 1
        let end = start + wanted.count
        if characters[start..<end].elementsEqual(wanted),
          Self.mayStart(wanted, after: start > 0 ? characters[start - 1] : nil),
          end == characters.count || Self.ends.contains(characters[end])
            || characters[end].isWhitespace
        {
          return (index, start)
        }
        start += 1
      }
    }
    return nil
  }

  /// A bare address may be anywhere; other destinations follow a bracket.
  private static func mayStart(_ wanted: [Character], after character: Character?) -> Bool {
    guard let character else { return true }
    return character == "(" || character == "<" || wanted.starts(with: "http")
  }

  private static let ends: Set<Character> = [
    ")", ">", "<", "|", ".", ",", ";", ":", "!", "?", "\"",
  ]

  /// The lines with code spans blanked, because a link in one is not a link.
  private static func withoutCode(_ source: [[Character]]) -> [[Character]] {
    var lines = source
    var positions: [(line: Int, column: Int)] = []
    for (line, characters) in source.enumerated() {
      for column in characters.indices { positions.append((line, column)) }
    }
    var runs: [Range<Int>] = []
    var index = 0
    while index < positions.count {
      let start = index
      let line = positions[start].line
      while index < positions.count, positions[index].line == line,
        source[line][positions[index].column] == "`"
      {
        index += 1
      }
      if index > start {
        runs.append(start..<index)
      } else {
        // An escaped backtick opens nothing.
        index += source[line][positions[start].column] == "\\" ? 2 : 1
      }
    }
    var next: [Int: [Int]] = [:]
    for (number, run) in runs.enumerated().reversed() {
      next[run.count, default: []].append(number)
    }
    var number = 0
    while number < runs.count {
      let length = runs[number].count
      while let last = next[length]?.last, last <= number { next[length]?.removeLast() }
      guard let closing = next[length]?.last else {
        number += 1
        continue
      }
      for position in positions[runs[number].lowerBound..<runs[closing].upperBound] {
        lines[position.line][position.column] = " "
      }
      number = closing + 1
    }
    return lines
  }
}
