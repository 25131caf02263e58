import Text

/// An edit that repairs the cause of a diagnostic and can be made without asking.
public struct FixIt: Hashable, Sendable {
  /// The effect as an imperative: "Remove '.js'".
  public var title: String
  public var replacements: [Replacement]

  /// A range of bytes and the text that replaces it. An empty range inserts the text.
  public struct Replacement: Hashable, Sendable {
    public var range: Range<Int>
    public var text: String

    public init(_ range: Range<Int>, with text: String) {
      self.range = range
      self.text = text
    }
  }

  public init(_ title: String, _ replacements: [Replacement]) {
    self.title = title
    self.replacements = replacements
  }
}

/// Applies fix-its to the bytes of one file; every other byte stays the same.
package enum FixApplier {
  /// Applies, in reading order, every fix-it that doesn't conflict with an earlier one.
  ///
  /// A fix-it is applied completely or not at all. One that conflicts needs another run.
  package static func apply(_ fixIts: [FixIt], to bytes: [UInt8]) -> (bytes: [UInt8], applied: Int)
  {
    var accepted = AcceptedReplacements()
    var applied = 0
    for fixIt in fixIts.sorted(by: { $0.start < $1.start })
    where !fixIt.replacements.isEmpty && fixIt.isWithin(bytes.indices) {
      if accepted.insert(fixIt.replacements) { applied += 1 }
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    for replacement in accepted.sorted {
      result += bytes[offset..<replacement.range.lowerBound]
      result += replacement.text.utf8
      offset = replacement.range.upperBound
    }
    result += bytes[offset...]
    return (result, applied)
  }
}

private struct AcceptedReplacements {
  /// Sorted by start; an insertion comes before a deletion at the same offset.
  private(set) var sorted: [FixIt.Replacement] = []

  /// Inserts all replacements, or none if one of them conflicts.
  mutating func insert(_ replacements: [FixIt.Replacement]) -> Bool {
    for (count, replacement) in replacements.enumerated() where !insert(replacement) {
      for taken in replacements[..<count] { sorted.remove(at: index(of: taken)) }
      return false
    }
    return true
  }

  private mutating func insert(_ new: FixIt.Replacement) -> Bool {
    // Accepted replacements don't overlap, so only the neighbours can conflict with a new one.
    let index = index(of: new)
    if index > 0, sorted[index - 1].conflicts(with: new) { return false }
    if index < sorted.count, sorted[index].conflicts(with: new) { return false }
    sorted.insert(new, at: index)
    return true
  }

  /// The index of the first replacement that does not come before this one.
  private func index(of replacement: FixIt.Replacement) -> Int {
    sorted.partitionIndex(where: { $0.comes(before: replacement) })
  }
}

extension FixIt {
  fileprivate var start: Int { replacements.map { $0.range.lowerBound }.min() ?? 0 }

  fileprivate func isWithin(_ indices: Range<Int>) -> Bool {
    replacements.allSatisfy {
      indices.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= indices.upperBound
    }
  }
}

extension FixIt.Replacement {
  fileprivate func comes(before other: Self) -> Bool {
    (range.lowerBound, range.upperBound) < (other.range.lowerBound, other.range.upperBound)
  }

  /// Whether the two replace a byte in common, one inserts text between bytes that the other
  /// replaces, or both insert text at the same offset.
  ///
  /// `Range.overlaps` is false for every empty range. Text inserted at the start or end of another
  /// replacement is outside it.
  fileprivate func conflicts(with other: Self) -> Bool {
    if range == other.range { return true }
    return range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
  }
}
