/// How often people meet the keys, extension points and codes of a catalogue, counted in a sample.
///
/// Search and pages put what is usual first.
public struct UsageCounts: Hashable, Sendable {
  /// The number of something with a name in the sample.
  public struct Count: Hashable, Sendable {
    /// The path of a key, the identifier of an extension point, or a code.
    public var name: String
    /// The projects or texts that have it.
    public var count: Int

    /// A name that occurs in so many projects or texts.
    public init(_ name: String, _ count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// The number of projects whose files were counted.
  public var projects: Int
  /// The projects that have a key, by its path.
  public var keys: [Count]
  /// The projects with an extension for an extension point, by its identifier.
  public var extensionPoints: [Count]
  /// The texts in which people ask about a code.
  public var codes: [Count]

  /// Counts of some things; of the others nothing is known.
  public init(
    projects: Int = 0, keys: [Count] = [], extensionPoints: [Count] = [], codes: [Count] = []
  ) {
    self.projects = projects
    self.keys = keys
    self.extensionPoints = extensionPoints
    self.codes = codes
  }

  #if !hasFeature(Embedded)
    /// Reads tables with a line for each count: the number, a space and the name. Other lines are left out.
    ///
    /// A compiler reads one text faster than hundreds of calls.
    public init(
      projects: Int, keyTable: [String] = [], pointTable: String = "", codeTable: String = ""
    ) {
      self.init(
        projects: projects, keys: keyTable.flatMap(Self.counts),
        extensionPoints: Self.counts(of: pointTable), codes: Self.counts(of: codeTable))
    }

    private static func counts(of table: String) -> [Count] {
      // Every start of the program reads it, and bytes are split many times faster than characters.
      table.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
        let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1).map { Substring($0) }
        guard parts.count == 2, let count = Int(parts[0]) else { return nil }
        return Count(String(parts[1]), count)
      }
    }
  #endif
}

extension Catalogue {
  /// The number of projects in the sample that have a key; 0 if nothing is known.
  package func usage(of key: Key) -> Int { usageOfKeys[key.path] ?? 0 }

  /// The number of projects with an extension for an extension point; 0 if nothing is known.
  package func usage(of point: ExtensionPoint) -> Int { usageOfPoints[point.id] ?? 0 }

  /// The number of texts in which people ask about a code; 0 if nothing is known.
  package func usage(of code: RejectionCode) -> Int { usageOfCodes[code.id] ?? 0 }
}
