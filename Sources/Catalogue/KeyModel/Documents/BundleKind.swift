/// A kind of product that some keys are for, such as a program or an extension of one.
///
/// A catalogue declares its kinds as constants in an extension, so that rules can name them, and lists
/// them in `Catalogue.bundleKinds`.
public struct BundleKind: Hashable, Sendable {
  /// The kind in the singular, for a sentence; it identifies the kind.
  public var name: String
  /// The kind in the plural, for a sentence.
  public var plural: String
  /// The name of a more general kind. A file that shows only that kind may belong to this one too.
  public var general: String?
  /// The marks of a bundle of this kind, any of which is enough. Empty if no file shows the kind.
  public var marks: [KeyMark]
  /// The endings of such bundles' names, if they show the kind.
  public var endings: [String]

  /// - Parameters:
  ///   - plural: Nil for the name with an `s`.
  ///   - general: A more general kind.
  public init(
    _ name: String, plural: String? = nil, of general: BundleKind? = nil, marks: [KeyMark] = [],
    endings: [String] = []
  ) {
    self.name = name
    self.plural = plural ?? name + "s"
    self.general = general?.name
    self.marks = marks
    self.endings = endings
  }

  /// Whether a bundle of this kind is one of those that are named.
  package func isOne(of names: [String]) -> Bool {
    names.contains(name) || general.map(names.contains) == true
  }

  /// Whether a bundle of one kind can be of the other one too.
  package func overlaps(_ other: BundleKind) -> Bool {
    name == other.name || general == other.name || other.general == name
  }
}

/// A key, with a certain value or any, that shows something about its file.
///
/// Written as text, it is the path of a key that may have any value.
public struct KeyMark: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A path of names.
  public var key: PropertyPath
  /// Nil for any value.
  public var value: PropertyListValue?

  /// A mark by a key with this value, or with any value if it is nil.
  public init(_ key: PropertyPath, _ value: PropertyListValue? = nil) {
    self.key = key
    self.value = value
  }

  public init(stringLiteral key: String) { self.init(PropertyPath(key)) }
}
