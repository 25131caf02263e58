extension DocumentKind.Bundles {
  /// A signed file in a bundle that grants claims of the bundle's document: a property list in a
  /// signed message (CMS), whose signature is not verified.
  public struct Grant: Hashable, Sendable {
    /// The name for such a file in texts.
    public var name: String
    /// The paths in a bundle where it may be; the first that is there counts.
    public var files: [String]
    /// The key of the dictionary with the granted values of the document's keys. A text that ends
    /// in `*` grants every text that begins alike, and an array each of its elements.
    public var granted: PropertyPath
    /// The key of the granting list with the date on which it expires; nil if it has none.
    public var expires: PropertyPath?
    /// Names that need no grant.
    public var free: [Names]
    /// Names that a signature may have only with a grant: a system doesn't start a program without one.
    public var restricted: [Names]
    /// The keys that a signature must claim where they are granted.
    public var claimed: [Claimed]
    /// The audiences that the product may be for; the first that applies counts.
    public var purposes: [Purpose]
    /// The remedy for a claim that is not granted, as an imperative.
    public var remedy: String
    /// The codes with which a system or a store rejects a product that claims more.
    public var codes: [RejectionCode.ID]

    /// A file in a bundle, and where it says what is granted.
    public init(
      _ name: String, files: [String], granted: PropertyPath, expires: PropertyPath? = nil,
      free: [Names] = [], restricted: [Names] = [], claimed: [Claimed] = [],
      purposes: [Purpose] = [], remedy: String,
      codes: [RejectionCode.ID] = []
    ) {
      self.name = name
      self.files = files
      self.granted = granted
      self.expires = expires
      self.free = free
      self.restricted = restricted
      self.claimed = claimed
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

    /// Names of keys on some platforms.
    public struct Names: Hashable, Sendable {
      /// The names, with `*` for anything.
      public var names: [String]
      /// The only platforms that are meant; empty for all.
      public var platforms: [Platform]

      /// Names on some platforms or all.
      public init(_ names: [String], on platforms: [Platform] = []) {
        self.names = names
        self.platforms = platforms
      }
    }

    /// Keys that a signature must have where they are granted.
    public struct Claimed: Hashable, Sendable {
      /// The names of the keys.
      public var names: [String]
      /// The codes with which a service reports a signature without them.
      public var codes: [RejectionCode.ID]

      /// Keys with the codes of a signature without them.
      public init(_ names: [String], codes: [RejectionCode.ID] = []) {
        self.names = names
        self.codes = codes
      }
    }

    /// An audience of products, shown by their grants.
    public struct Purpose: Hashable, Sendable {
      /// Its name; the id of a way of distribution, if the product reaches people that way.
      public var name: String
      /// The marks of a granting list for this purpose, all of them.
      public var marks: [KeyMark]

      /// A purpose with its marks; one without marks is the purpose of the remaining grants.
      public init(_ name: String, _ marks: [KeyMark] = []) {
        self.name = name
        self.marks = marks
      }
    }
  }

  /// Files in a bundle that are not checked.
  public struct Unread: Hashable, Sendable {
    /// Their name, in the plural or as a whole: `images`.
    public var name: String
    /// Paths in a bundle, with `*` for anything in a name.
    public var files: [String]

    /// Files that are not checked, and paths that show that a bundle has them.
    public init(_ name: String, at files: [String]) {
      self.name = name
      self.files = files
    }
  }
}
