import Text

/// The position of a key in a property list, from the root down, which identifies the key.
///
/// Written as text, components are separated by `/`, an arbitrary key is `*`, an element of an
/// array is `[]`, and `~1` and `~0` represent `/` and `~` inside a name (as in JSON Pointer, RFC
/// 6901 section 3). A first component in braces, `{bulb}`, is the name of a shape, whose keys are
/// inside of every key with this shape; `~3` represents a first `{` that is meant. The id of another document may precede the path: `lamps:Bulb/Watts`. A colon
/// that would be read so is `~2`.
public struct PropertyPath: Hashable, Sendable {
  /// One step down.
  public enum Component: Hashable, Sendable {
    /// A key of a dictionary.
    case name(String)
    /// Any key of a dictionary: a domain, a container identifier.
    case anyName
    /// Any element of an array.
    case element
    /// A shape, which begins the paths of its keys.
    case shape(String)
  }

  /// Nil for the document of the entry that writes the path; in a catalogue's keys, for its first one.
  public var document: DocumentKind.ID?
  /// The steps from the root down.
  public var components: [Component]

  /// A path of these steps.
  public init(_ components: [Component], in document: DocumentKind.ID? = nil) {
    self.document = document
    self.components = components
  }

  /// Reads the text form. Every text is a path; an empty one is the root.
  public init(_ text: String) {
    let document = Self.document(startOf: text)
    let path = document.map { text.utf8.dropFirst($0.utf8.count + 1) } ?? text.utf8[...]
    self.init(
      path.split(separator: UInt8(ascii: "/")).enumerated().map { index, part in
        let text = String(Substring(part))
        return (index == 0 ? Component.shape(written: text) : nil) ?? Component(text)
      },
      in: document)
  }

  /// The text before a colon, if it may be the id of a document.
  private static func document(startOf text: String) -> DocumentKind.ID? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let start = String(text[..<colon])
    return DocumentKind.isFileName(start) ? start : nil
  }

  /// The root of a property list.
  public static let root = PropertyPath([])

  /// Whether the path has no steps.
  public var isRoot: Bool { components.isEmpty }

  /// The last key name on the path, or `*`: what a developer would call this key. A shape's entry has the shape's name.
  public var name: String {
    switch components.last(where: { $0 != .element }) {
    case .shape(let name)?: name
    case let component?: component.plainText
    case nil: ""
    }
  }

  /// The number of times that the path's last steps go from an array to its elements.
  var levelsOfElements: Int { components.reversed().prefix { $0 == .element }.count }

  /// The shape that the path begins in; nil for a path from the root of a file.
  package var shape: String? {
    if case .shape(let name)? = components.first { name } else { nil }
  }

  /// Whether this is the path of a shape itself.
  package var isShape: Bool { components.count == 1 && shape != nil }

  /// One step up, or nil at the root.
  public var parent: PropertyPath? {
    isRoot ? nil : PropertyPath(Array(components.dropLast()), in: document)
  }

  /// The path one step further down.
  public func appending(_ component: Component) -> PropertyPath {
    PropertyPath(components + [component], in: document)
  }

  /// The path followed by another one.
  public func appending(_ other: PropertyPath) -> PropertyPath {
    PropertyPath(components + other.components, in: document)
  }

  /// Whether the other path leads through this one.
  package func isAncestor(of other: PropertyPath) -> Bool {
    document == other.document && components.count < other.components.count
      && other.components.starts(with: components)
  }

  /// Whether a path met in a real property list, names only, is an instance of this path.
  package func matches(_ other: PropertyPath) -> Bool {
    document == other.document && components.count == other.components.count
      && zip(components, other.components).allSatisfy { pattern, actual in
        switch (pattern, actual) {
        case (.anyName, .name), (.anyName, .anyName): true
        default: pattern == actual
        }
      }
  }
}

extension PropertyPath.Component {
  /// Reads one component of the text form.
  public init(_ text: String) {
    switch text {
    case "*": self = .anyName
    case "[]": self = .element
    default:
      self = .name(
        text.utf8.contains(UInt8(ascii: "~"))
          ? text.substituting("~3", with: "{").substituting("~2", with: ":").substituting(
            "~1", with: "/"
          )
          .substituting("~0", with: "~")
          : text)
    }
  }

  /// The shape that a path's first component names: `{bulb}`.
  static func shape(written text: String) -> Self? {
    guard text.utf8.count > 2, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    return .shape(String(text.dropFirst().dropLast()))
  }

  /// The component as `catalogue.json` holds it: the name, `*`, `[]`, or a shape in braces.
  package var plainText: String {
    switch self {
    case .name(let name): name
    case .anyName: "*"
    case .element: "[]"
    case .shape(let name): "{\(name)}"
    }
  }
}

extension PropertyPath: CustomStringConvertible {
  public var description: String { document.map { "\($0):\(steps)" } ?? unambiguousSteps }

  /// The path as text without its document, for where that is known.
  package var steps: String {
    components.map { $0.plainText.escapedForPointer }.joined(separator: "/")
  }

  /// The path as an author writes it, even if it begins with the name of a document that does not exist.
  package var written: String { document.map { "\($0):\(steps)" } ?? steps }

  private var unambiguousSteps: String {
    let text = steps
    guard let start = Self.document(startOf: text) else { return text }
    return start + "~2" + text.dropFirst(start.count + 1)
  }
}

extension PropertyPath: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

extension PropertyPath: Comparable {
  /// A parent before its children, siblings by code point. Named documents follow the first one.
  public static func < (one: PropertyPath, other: PropertyPath) -> Bool {
    if one.document != other.document { return (one.document ?? "") < (other.document ?? "") }
    for (first, second) in zip(one.components, other.components) where first != second {
      // UTF-8 has the order of code points.
      return first.plainText.utf8.lexicographicallyPrecedes(second.plainText.utf8)
    }
    return one.components.count < other.components.count
  }
}
