import Text

/// A part of a programming interface that reads a key, or that works only with it.
public struct API: Hashable, Sendable {
  /// Its name in code, with the type that it belongs to: `Lamp.dim(to:)`.
  public var symbol: String
  /// The framework or library that it is part of; nil if no source says.
  public var framework: String?
  /// The address of its documentation; nil if there is none.
  public var url: String?
  /// The names in a program that uses it, each a way to use it: symbols as the program has them, and methods behind a
  /// `-`, with spaces between those that belong together: `_OBJC_CLASS_$_Lamp -dimToLevel:`.
  public var linked: [String]
  /// The words in Swift sources that use it, each a way to use it, with spaces between those that belong together; empty if
  /// they are those of its symbol.
  public var written: [String]

  /// False if the address follows from the catalogue's conventions.
  private(set) var statesAddress: Bool

  /// A type, function or property by its name in code, whose address follows from the catalogue's conventions.
  public init(
    _ symbol: String, of framework: String? = nil, linked: String..., written: String...
  ) {
    self.symbol = symbol
    self.framework = framework
    self.linked = linked
    self.written = written
    statesAddress = false
  }

  /// A type, function or property by its name in code; the address is nil if no source has one.
  public init(
    _ symbol: String, of framework: String? = nil, url: String?, linked: String...,
    written: String...
  ) {
    self.symbol = symbol
    self.framework = framework
    self.url = url
    self.linked = linked
    self.written = written
    statesAddress = true
  }

  /// The same API with an address.
  func at(_ address: String?) -> API {
    changed(self) { ($0.url, $0.statesAddress) = (address, true) }
  }

  /// The name of the type that it is or belongs to, or of the function: `Lamp`.
  package var owner: String {
    let end = symbol.utf8.firstIndex { byte in
      [UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "<")].contains(byte)
    }
    return end.map { String(symbol[..<$0]) } ?? symbol
  }
}
