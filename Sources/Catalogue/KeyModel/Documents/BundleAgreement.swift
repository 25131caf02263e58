extension DocumentKind.Bundles {
  /// A relation between a bundle and the bundles around it and beside it.
  public struct Agreement: Hashable, Sendable {
    /// The relation that the key's value must satisfy.
    public enum Relation: String, Hashable, Sendable, CaseIterable {
      /// It is the value in the bundle around it.
      case same = "same"
      /// It begins with the value in the bundle around it and a dot.
      case below = "below"
      /// After the value in the bundle around it and a dot, it has no other dot.
      case directlyBelow = "directly-below"
      /// It is not an older version than in the bundle around it.
      case notBefore = "not-before"
      /// It is not a later version than in the bundle around it.
      case notAfter = "not-after"
      /// Both arrays have an element in common.
      case shares = "shares"
      /// It is there, or one of the other keys is, and it is not an empty text.
      case present = "present"
      /// If it is there, it is not an empty text.
      case notEmpty = "not-empty"
      /// It is the value of the agreement, or an array with it.
      case has = "has"
      /// No other bundle in the same bundle has it, nor does that one itself.
      case unique = "unique"
      /// No other bundle of these kinds in the same bundle has an element of the array.
      case disjoint = "disjoint"
      /// At most one bundle in the same bundle has the value of the agreement.
      case atMostOne = "at-most-one"
      /// It names a file at one of the paths of the agreement.
      case namesFile = "names-file"
      /// The bundle is not directly in a bundle of these kinds.
      case notInside = "not-inside"
      /// The bundle's program needs no later release than the value.
      case programSince = "program-since"
      /// The bundle's program has no code for the processors in the value of the agreement.
      case programWithout = "program-without"
      /// The bundle's program is for devices, not for a simulator.
      case programForDevices = "program-for-devices"
      /// The bundle's programs are signed if the program of the bundle around it, or one of them, is.
      case programsSigned = "programs-signed"
    }

    /// The key whose values are compared.
    public var key: PropertyPath
    /// The relation that its value must satisfy.
    public var relation: Relation
    /// The value that the relation is about, if it needs one.
    public var value: PropertyListValue?
    /// The key in the bundle around it, or the keys that do instead; empty if it is the key itself.
    public var otherKeys: [PropertyPath]
    /// The paths in the bundle where the file may be that the key names, with `*` for its name.
    public var files: [String]
    /// The names of the kinds of inner bundles; empty for all.
    public var bundleKinds: [String]
    /// The names of the kinds of the bundle directly around it; empty for all, also for none.
    public var outerKinds: [String]
    /// The exceptions: bundles that have any of these.
    public var exceptions: [KeyMark]
    /// The platforms that it holds on; empty for all, also where the platform is unknown.
    public var platforms: [Platform]
    /// The platforms on which a system rejects a product that breaks it, so that it is an error.
    public var rejectedOn: [Platform]
    /// The codes with which a store rejects such a product, or warns of it.
    public var codes: [RejectionCode.ID]

    /// Demands a relation between a key's values in a bundle and in those around it and beside it.
    ///
    /// - Parameters:
    ///   - value: For `has`, `atMostOne` and `programWithout`.
    ///   - otherKeys: The key in the bundle around it if it differs; for `present`, alternatives.
    ///   - files: For `namesFile`, paths in the bundle with `*` for the value, or for each element of an array.
    public init(
      _ key: PropertyPath, _ relation: Relation, _ value: PropertyListValue? = nil,
      otherKeys: [PropertyPath] = [], at files: [String] = [], for bundleKinds: [BundleKind] = [],
      inside outerKinds: [BundleKind] = [], unless exceptions: [KeyMark] = [],
      on platforms: [Platform] = [], rejectedOn: [Platform] = [], codes: [RejectionCode.ID] = []
    ) {
      self.key = key
      self.relation = relation
      self.value = value
      self.otherKeys = otherKeys
      self.files = files
      self.bundleKinds = bundleKinds.map { $0.name }
      self.outerKinds = outerKinds.map { $0.name }
      self.exceptions = exceptions
      self.platforms = platforms
      self.rejectedOn = rejectedOn
      self.codes = codes
    }
  }

  /// Bundles that must have such a file.
  public struct Need: Hashable, Sendable {
    /// The names of the bundles, without their endings; empty for all.
    public var names: [String]
    /// The endings of the bundles; empty for all.
    public var endings: [String]
    /// Further paths in such a bundle where the file may be, with `*` in names for anything.
    public var files: [String]
    /// The platforms that this holds on; empty for all, also where the platform is unknown.
    public var platforms: [Platform]
    /// The codes with which a store reports that the file is missing.
    public var codes: [RejectionCode.ID]

    /// Bundles by their names, or by the endings of these.
    public init(
      _ names: [String] = [], endings: [String] = [], orAt files: [String] = [],
      on platforms: [Platform] = [], codes: [RejectionCode.ID] = []
    ) {
      self.names = names
      self.endings = endings
      self.files = files
      self.platforms = platforms
      self.codes = codes
    }
  }
}
