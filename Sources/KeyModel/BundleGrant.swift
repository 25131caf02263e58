extension DocumentKind.Bundles {
  /// A signed file in a bundle in which somebody else says what the bundle's document may have. It is a property list
  /// in a signed message (CMS), whose signature is not verified.
  public struct Grant: Hashable, Sendable {
    /// What such a file is called.
    public var name: String
    /// The paths in a bundle where it may be; the first that is there counts.
    public var files: [String]
    /// The key of the granting list whose dictionary has what is granted, under the names of the document's keys. A text
    /// that ends in `*` grants every text that begins alike, and an array each of its elements.
    public var granted: PropertyPath
    /// The key of the granting list with the date on which it expires; nil if it has none.
    public var expires: PropertyPath?
    /// What the document may have without a grant.
    public var free: [Free]
    /// What shows for whom the product is; the first that holds counts.
    public var purposes: [Purpose]
    /// What to do where something is not granted, as an imperative.
    public var remedy: String
    /// The codes with which a system or a store rejects a product that claims more.
    public var codes: [RejectionCode.ID]

    /// A file in a bundle, and where it says what is granted.
    public init(
      _ name: String, files: [String], granted: PropertyPath, expires: PropertyPath? = nil,
      free: [Free] = [], purposes: [Purpose] = [], remedy: String, codes: [RejectionCode.ID] = []
    ) {
      self.name = name
      self.files = files
      self.granted = granted
      self.expires = expires
      self.free = free
      self.purposes = purposes
      self.remedy = remedy
      self.codes = codes
    }

    /// Whether files of this name are such files, by what it ends in.
    package func matches(fileName: Substring) -> Bool {
      files.contains { file in
        file.lastIndex(of: ".").map { fileName.hasSuffix(file[$0...]) } ?? (file == fileName)
      }
    }

    /// Names that need no grant.
    public struct Free: Hashable, Sendable {
      /// The names, with `*` for anything.
      public var names: [String]
      /// The only platforms on which they need none; empty for all.
      public var platforms: [Platform]

      /// Names that need no grant, on some platforms or all.
      public init(_ names: [String], on platforms: [Platform] = []) {
        self.names = names
        self.platforms = platforms
      }
    }

    /// For whom a product is that has a grant of a kind.
    public struct Purpose: Hashable, Sendable {
      /// Its name; the id of a way of distribution, if the product reaches people that way.
      public var name: String
      /// What a granting list for this purpose has, all of it.
      public var marks: [KeyMark]

      /// A purpose, and what shows it; without marks, it is that of the remaining grants.
      public init(_ name: String, _ marks: [KeyMark] = []) {
        self.name = name
        self.marks = marks
      }
    }
  }

  /// Files in a bundle that nothing looks at.
  public struct Unread: Hashable, Sendable {
    /// What they are, in the plural or as a whole: `images`.
    public var name: String
    /// Paths in a bundle, with `*` for anything in a name.
    public var files: [String]

    /// What is not looked at, and the paths that show that a bundle has it.
    public init(_ name: String, at files: [String]) {
      self.name = name
      self.files = files
    }
  }
}
