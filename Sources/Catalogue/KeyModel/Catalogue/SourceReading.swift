import Text

/// A comparison of the catalogue with a page of a source.
public struct SourceReading: Hashable, Sendable {
  /// The source.
  public var source: Source.ID
  /// The page, as the sections of references name it.
  public var section: String
  /// The day from which the copy is that was read: `2026-09-14`.
  public var edition: String
  /// The day of the comparison.
  public var compared: String

  /// A comparison on a day with a copy of another day or the same.
  public init(of source: Source.ID, _ section: String, edition: String, compared: String) {
    self.source = source
    self.section = section
    self.edition = edition
    self.compared = compared
  }
}

#if !hasFeature(Embedded)
  extension SourceReading {
    /// Reads a table with a line for each copy: the page, the form of the copy, its day, the day of the comparison, and
    /// a fingerprint. Copies of one page are beside each other, and the newest counts. Other lines are left out.
    public static func list(of source: Source.ID, _ table: String) -> [SourceReading] {
      var readings: [SourceReading] = []
      // Every start of the program reads it, and bytes are split many times faster than characters.
      for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
        let words = line.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        guard words.count == 5 else { continue }
        let isCopy = readings.last.map { $0.section == words[0] } ?? false
        if isCopy, let last = readings.last, last.edition >= words[2] { continue }
        if isCopy { readings.removeLast() }
        readings.append(
          SourceReading(
            of: source, String(words[0]), edition: String(words[2]), compared: String(words[3])))
      }
      return readings
    }
  }
#endif

/// The comparisons of a catalogue, by the pages that references name.
struct SourceReadings: Sendable {
  let all: [SourceReading]
  private let indexes: [SourceReference: Int]

  init(_ readings: [SourceReading]) {
    all = readings
    indexes = Dictionary(
      firstOf: readings.enumerated().map { (SourceReference($1.source, $1.section), $0) })
  }

  func reading(of reference: SourceReference) -> SourceReading? {
    guard !all.isEmpty else { return nil }
    // Addresses are compared as web servers of documentation do, and a part of a page is the page.
    let page = reference.section.split(separator: "#", omittingEmptySubsequences: false)[0]
    return indexes[SourceReference(reference.id, page.lowercased())].map { all[$0] }
  }
}

extension Catalogue {
  /// The comparisons with pages of sources; empty if none is recorded.
  public var readings: [SourceReading] {
    get { sourceReadings.all }
    set { sourceReadings = SourceReadings(newValue) }
  }

  /// The last comparison with the page of a reference; nil if none is recorded.
  package func reading(of reference: SourceReference) -> SourceReading? {
    sourceReadings.reading(of: reference)
  }

  /// The last comparison of a page that one of some references names, by the newest copy.
  package func reading(of references: [SourceReference]) -> SourceReading? {
    references.compactMap { reading(of: $0) }.max { $0.edition < $1.edition }
  }
}
