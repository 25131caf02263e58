/// An edit that repairs what a diagnostic is about, certain enough to be made without asking.
public struct FixIt: Hashable, Sendable {
  /// What the edit does, as an order: "Remove '.js'".
  public var title: String
  public var replacements: [Replacement]

  /// Bytes of the file, and the text that takes their place.
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

/// Makes the edits of fix-its in the bytes of one file; every other byte stays as it is.
public struct FixApplier: Sendable {
  public init() {}

  /// Applies as many fix-its as can stand together, in reading order.
  ///
  /// Two that touch the same bytes would garble each other, so the second waits for another run.
  public func apply(_ fixIts: [FixIt], to bytes: [UInt8]) -> (bytes: [UInt8], applied: Int) {
    var accepted: [FixIt.Replacement] = []
    var applied = 0
    // Past the end of every accepted edit nothing can touch; so a long list costs no square.
    var end = 0
    for fixIt in fixIts.sorted(by: { $0.start < $1.start }) {
      guard !fixIt.replacements.isEmpty, fixIt.stays(within: bytes.indices),
        fixIt.start > end
          || fixIt.replacements.allSatisfy({ new in !accepted.contains { $0.touches(new) } })
      else { continue }
      accepted += fixIt.replacements
      end = max(end, fixIt.replacements.map(\.range.upperBound).max() ?? 0)
      applied += 1
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for replacement in accepted.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      // A fix-it whose own replacements overlap is a mistake of its maker; its first one counts.
      guard replacement.range.lowerBound >= position else { continue }
      result += bytes[position..<replacement.range.lowerBound]
      result += Array(replacement.text.utf8)
      position = replacement.range.upperBound
    }
    result += bytes[position...]
    return (result, applied)
  }
}

extension FixIt {
  fileprivate var start: Int { replacements.map(\.range.lowerBound).min() ?? 0 }

  fileprivate func stays(within indices: Range<Int>) -> Bool {
    replacements.allSatisfy {
      indices.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= indices.upperBound
    }
  }
}

extension FixIt.Replacement {
  fileprivate func touches(_ other: Self) -> Bool {
    range == other.range || range.overlaps(other.range)
  }
}
