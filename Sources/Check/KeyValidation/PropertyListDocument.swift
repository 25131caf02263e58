/// A property list as it was read: values, and the range of each in the file.
package struct PropertyListDocument: Sendable {
  /// The four forms that a property list comes in, and other syntaxes of the same values.
  package enum Format: String, Sendable, CaseIterable {
    case xml, binary, json
    /// The braces and semicolons of NeXTSTEP and `defaults`. Every scalar but data is a string.
    case openStep = "old-style"
    case yaml, toml

    /// Whether dates have their own form, rather than that of texts.
    var hasDates: Bool { hasData || self == .toml }

    /// Whether data have their own form, rather than that of texts.
    var hasData: Bool { self == .xml || self == .binary }
  }

  package var format: Format
  package var root: Node
  /// Turns ranges into lines and columns; nil for a binary list.
  package var lines: LineIndex?
  /// The comments that leave out findings, in the order of the file.
  package var ignores: [IgnoreComment]
  /// Whether the file's tags or brackets have mistakes, so that it is a guess what is inside of what.
  package var hasUncertainNesting = false
  /// Whether it is the inside of a dictionary that has more keys.
  package var isFragment = false
  /// The way to it in the file of another tool, which adds keys to it; nil if it has its own file.
  var embedding: [String]?

  package init(
    format: Format, root: Node, lines: LineIndex? = nil, ignores: [IgnoreComment] = []
  ) {
    self.format = format
    self.root = root
    self.lines = lines
    self.ignores = root.scopes(of: ignores)
  }

  /// A document whose keys may be scattered over the file, so that its reader states what each comment is about.
  package init(
    format: Format, root: Node, lines: LineIndex, scopedIgnores: [IgnoreComment]
  ) {
    self.format = format
    self.root = root
    self.lines = lines
    ignores = scopedIgnores
  }

  /// One value and its range.
  package struct Node: Sendable {
    package var value: Value
    /// The bytes of the value in the file, its tags or delimiters included; nil in a binary list.
    package var range: Range<Int>?
    /// Whether some readers of YAML take the text for a Boolean or a number, because it has no quotes, or the number for
    /// another one: `yes`, `010`.
    package var isAmbiguous = false
    /// Whether only the program that reads the file knows what the value stands for: `!Ref Lamp` in YAML.
    package var hasUnknownTag = false

    /// Whether readers disagree what number it is, or only one of them knows the value.
    var hasUnknownValue: Bool {
      if case .integer = value, isAmbiguous { true } else { hasUnknownTag }
    }

    package init(_ value: Value, range: Range<Int>?) {
      self.value = value
      self.range = range
    }
  }

  package indirect enum Value: Sendable {
    case string(String)
    case integer(Int64)
    case real(Double)
    case boolean(Bool)
    /// As XML writes it: `2026-01-31T12:00:00Z`. In TOML also a date or a time alone, and other offsets or none.
    case date(String)
    case data([UInt8])
    /// The value `null` of JSON and YAML.
    case null
    case array([Node])
    /// In the order of the file, duplicates included.
    case dictionary([Member])
  }

  package struct Member: Sendable {
    package var key: String
    /// The bytes of the key, its tags or quotes included; nil in a binary list.
    package var keyRange: Range<Int>?
    package var node: Node

    package init(key: String, keyRange: Range<Int>?, node: Node) {
      self.key = key
      self.keyRange = keyRange
      self.node = node
    }
  }
}
