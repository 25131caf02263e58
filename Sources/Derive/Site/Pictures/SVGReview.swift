import Text

/// Reads a drawing, and refuses it if it could run a program or load anything: readers may open it by itself.
///
/// Source: Scalable Vector Graphics (SVG) 2; Extensible Markup Language (XML) 1.0, sections 2 and 3.
struct SVGReview {
  struct Problem {
    var line: Int
    /// The end of a sentence that begins with “The drawing”.
    var message: String
    var remedy: String
  }

  private(set) var problem: Problem?
  private(set) var size = PictureSize()
  private let bytes: [UInt8]
  private var position = 0
  /// The names of the elements that are open.
  private var open: [String] = []
  /// The text of the style that is open, whose parts comments and CDATA sections may separate.
  private var style = ""
  private var hasRoot = false

  /// Elements that run programs, or that show documents of another kind.
  private static let refused: Set<String> = [
    "script", "foreignobject", "iframe", "object", "embed", "handler", "listener", "audio", "video",
    "link", "meta", "base",
  ]
  private static let deepest = 200

  init(_ bytes: [UInt8]) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard String(validating: self.bytes, as: UTF8.self) != nil else {
      refuse("is not UTF-8 text", "save it as UTF-8")
      return
    }
    while problem == nil, position < self.bytes.count { readNext() }
    if problem == nil, !hasRoot || !open.isEmpty {
      refuse("has no end", "save it again")
    }
  }

  private mutating func refuse(_ message: String, _ remedy: String) {
    guard problem == nil else { return }
    let line = 1 + bytes[..<min(position, bytes.count)].count { $0 == 0x0A }
    problem = Problem(line: line, message: message, remedy: remedy)
  }

  private static let cleaning = "remove it, or save the drawing as a plain SVG or a PNG"

  private func starts(with text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  /// Moves behind the next occurrence of a text; nil if the text does not occur.
  private mutating func skip(behind text: String) -> ArraySlice<UInt8>? {
    let wanted = Array(text.utf8)
    var index = position
    while let first = bytes[index...].firstIndex(of: wanted[0]) {
      if bytes[first...].starts(with: wanted) {
        defer { position = first + wanted.count }
        return bytes[position..<first]
      }
      index = first + 1
    }
    return nil
  }

  private mutating func readNext() {
    if starts(with: "<!--") {
      position += 4
      if skip(behind: "-->") == nil { refuse("has a comment without end", "close it with -->") }
    } else if starts(with: "<![CDATA[") {
      position += 9
      guard let text = skip(behind: "]]>") else {
        return refuse("has a CDATA section without end", "close it with ]]>")
      }
      read(text: String(decoding: text, as: UTF8.self))
    } else if starts(with: "<?") {
      let isDeclaration = starts(with: "<?xml ") && position == 0
      guard isDeclaration else {
        return refuse("has an instruction '<?' to programs", Self.cleaning)
      }
      guard let declaration = skip(behind: "?>") else {
        return refuse("has no end of its first line", "close it with ?>")
      }
      // In other encodings the same bytes may be other markup.
      let words = String(decoding: declaration, as: UTF8.self).lowercased()
      if words.contains("encoding"), !words.contains(/encoding\s*=\s*['"]utf-8['"]/) {
        refuse("states another encoding than UTF-8", "save it as UTF-8")
      }
    } else if starts(with: "<!") {
      refuse("has a DOCTYPE, which could declare anything", "remove the declaration '<!DOCTYPE …>'")
    } else if starts(with: "</") {
      position += 2
      guard let text = skip(behind: ">") else { return refuse("has no end", "save it again") }
      let name = String(decoding: text, as: UTF8.self).trimmed
      guard open.popLast() == name else {
        return refuse("ends an element '\(name)' that is not open", "save it again")
      }
      if Self.localName(name) == "style" {
        review(text: style)
        style = ""
      }
    } else if starts(with: "<") {
      readTag()
    } else {
      let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      let text = String(decoding: bytes[position..<end], as: UTF8.self)
      read(text: Self.decoded(text))
      position = end
    }
  }

  private mutating func read(text: String) {
    if isInStyle {
      style += text
    } else if open.isEmpty, !text.allSatisfy(\.isWhitespace) {
      refuse("has text outside of its elements", "save it again")
    }
  }

  private var isInStyle: Bool { open.last.map(Self.localName) == "style" }

  private mutating func readTag() {
    guard open.count < Self.deepest else {
      return refuse("is nested more than \(Self.deepest) levels deep", "simplify it")
    }
    guard !isInStyle else { return refuse("has an element in a style", Self.cleaning) }
    guard !(open.isEmpty && hasRoot) else {
      return refuse("has more than one root", "save it again")
    }
    let start = position
    position += 1
    let name = readName()
    guard !name.isEmpty else { return refuse("has a '<' that begins no element", "write &lt;") }
    let local = Self.localName(name)
    if !hasRoot, local != "svg" {
      return refuse("begins with '\(name)', not 'svg'", "save it as SVG")
    }
    guard !Self.refused.contains(local) else {
      position = start
      return refuse("has an element '\(name)', which could run a program", Self.cleaning)
    }
    var attributes: [String: String] = [:]
    while problem == nil {
      skipSpace()
      if starts(with: "/>") {
        position += 2
        break
      }
      if starts(with: ">") {
        position += 1
        open.append(name)
        break
      }
      guard let (attribute, value) = readAttribute() else {
        return refuse("has an attribute that is not well-formed", "save it again")
      }
      review(attribute: attribute, value, of: local)
      attributes[attribute] = value
    }
    guard !hasRoot else { return }
    hasRoot = true
    size = Self.size(attributes)
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
  }

  private mutating func readName() -> String {
    let end =
      bytes[position...].firstIndex {
        [0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3D, 0x3E, 0x3C].contains($0)
      }
      ?? bytes.count
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private mutating func readAttribute() -> (name: String, value: String)? {
    let name = readName()
    skipSpace()
    guard !name.isEmpty, starts(with: "=") else { return nil }
    position += 1
    skipSpace()
    guard position < bytes.count, [0x22, 0x27].contains(bytes[position]) else { return nil }
    let quote = bytes[position]
    position += 1
    guard let end = bytes[position...].firstIndex(of: quote),
      !bytes[position..<end].contains(UInt8(ascii: "<"))
    else { return nil }
    defer { position = end + 1 }
    return (name, Self.decoded(String(decoding: bytes[position..<end], as: UTF8.self)))
  }

  private mutating func review(attribute name: String, _ value: String, of element: String) {
    let local = Self.localName(name)
    if local.hasPrefix("on") {
      return refuse("has a handler of events '\(name)'", Self.cleaning)
    }
    let plain = value.unicodeScalars.filter { $0.value > 0x20 }
      .reduce(into: "") { $0.unicodeScalars.append($1) }.lowercased()
    if name.hasPrefix("xmlns"), plain == "http://www.w3.org/1999/xhtml" {
      return refuse("has elements of web pages", Self.cleaning)
    }
    // An animation may set what an attribute must not be.
    if local == "attributename", plain.hasSuffix("href") || plain.hasPrefix("on") {
      return refuse("has an animation of '\(value)'", Self.cleaning)
    }
    if ["href", "src", "base"].contains(local), !Self.isInside(plain) {
      return refuse("has a reference '\(value.shortened(to: 60))' to another file", Self.cleaning)
    }
    // Attributes of other namespaces, such as those of editors, are no styles.
    if !name.utf8.contains(UInt8(ascii: ":")), name != "xmlns" { review(text: value) }
  }

  /// Reviews a style or another value for references.
  private mutating func review(text: String) {
    let plain = text.lowercased().filter { !$0.isWhitespace }
    guard
      plain.contains("url(") || plain.contains("@import") || plain.contains("\\")
        || plain.contains("javascript:") || plain.contains("image(") || plain.contains("image-set(")
    else { return }
    let targets = plain.split(separator: "url(", omittingEmptySubsequences: false).dropFirst()
    let areInside = targets.allSatisfy { Self.isInside($0.drop { "'\"".contains($0) }) }
    let rest = ["@import", "\\", "javascript:", "image(", "image-set("]
    if !areInside || rest.contains(where: { plain.contains($0) }) {
      refuse("has a style that may load another file", Self.cleaning)
    }
  }

  /// Whether a reference leads to a part of the drawing, or to a picture within it.
  private static func isInside(_ reference: some StringProtocol) -> Bool {
    reference.hasPrefix("#")
      || ["png", "jpeg", "gif", "webp", "avif"].contains { reference.hasPrefix("data:image/\($0)") }
  }

  /// The name without that of its namespace, in lower case.
  private static func localName(_ name: String) -> String {
    name.split(separator: ":").last.map { $0.lowercased() } ?? ""
  }

  /// The text with references to characters replaced.
  private static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing(/&(#[xX]?[0-9A-Fa-f]+|[A-Za-z]+);/) { match in
      let name = match.1
      if name.hasPrefix("#x") || name.hasPrefix("#X") {
        return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map(String.init)
          ?? ""
      }
      if name.hasPrefix("#") {
        return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
      }
      return ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][String(name)] ?? ""
    }
  }

  /// Source: CSS Values and Units Module, section 6.2.
  private static let units: [(name: String, pixels: Double)] = [
    ("px", 1), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4), ("pt", 96.0 / 72), ("pc", 16),
  ]

  /// The size that the root states, or that of its view box.
  private static func size(_ attributes: [String: String]) -> PictureSize {
    func length(_ name: String) -> Int? {
      guard let written = attributes[name]?.trimmed else { return nil }
      let unit = units.first { written.hasSuffix($0.name) }
      return Double(written.dropLast(unit?.name.count ?? 0)).flatMap {
        pixels($0 * (unit?.pixels ?? 1))
      }
    }
    func pixels(_ number: Double) -> Int? {
      (0.5...100_000).contains(number) ? Int(number.rounded()) : nil
    }
    let box = (attributes["viewBox"] ?? "").split { $0 == " " || $0 == "," || $0.isNewline }
      .compactMap { Double($0) }
    let (width, height) = (length("width"), length("height"))
    if let width, let height { return PictureSize(width: width, height: height) }
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return PictureSize() }
    if let width {
      return PictureSize(width: width, height: pixels(Double(width) * box[3] / box[2]))
    }
    if let height {
      return PictureSize(width: pixels(Double(height) * box[2] / box[3]), height: height)
    }
    return PictureSize(width: pixels(box[2]), height: pixels(box[3]))
  }
}

extension String {
  fileprivate var trimmed: String {
    String(
      trimmingPrefix(while: \.isWhitespace).reversed().trimmingPrefix(while: \.isWhitespace)
        .reversed())
  }
}
