import Markup

/// A template of slots and text alone, cut into pieces, so that a page is filled in without a search
/// for names.
///
/// Such templates are what themes are made of. Those with sections, comments or other templates
/// inside are rendered by swift-mustache, and the two agree on what both can do.
struct SlotTemplate: Sendable {
  enum Piece: Sendable {
    case text([UInt8])
    /// What `{{name}}` escapes, `{{{name}}}` and `{{&name}}` do not.
    case slot(TemplateSlot, isEscaped: Bool)
  }

  private let pieces: [Piece]

  /// Nil for a template with any other kind of tag.
  ///
  /// - Parameter options: The names of the theme's texts.
  init?(_ template: String, options: some Sequence<String>) {
    var pieces: [Piece] = []
    var rest = template[...]
    while let open = rest.firstRange(of: "{{") {
      pieces.append(.text(Array(rest[..<open.lowerBound].utf8)))
      var inside = rest[open.upperBound...]
      let isTriple = inside.first == "{"
      if isTriple { inside = inside.dropFirst() }
      guard let close = inside.firstRange(of: isTriple ? "}}}" : "}}") else { return nil }
      var name = inside[..<close.lowerBound]
      let isPlain = !isTriple && name.first == "&"
      if isPlain { name = name.dropFirst() }
      while name.first == " " { name.removeFirst() }
      while name.last == " " { name.removeLast() }
      guard let first = name.first, first.isLetter, name.allSatisfy(Self.isInName) else {
        return nil
      }
      pieces.append(
        .slot(
          TemplateSlot(String(name), options: options), isEscaped: !isTriple && !isPlain))
      rest = inside[close.upperBound...]
    }
    pieces.append(.text(Array(rest.utf8)))
    self.pieces = pieces
  }

  /// Writes the text with its slots filled in.
  func fill(
    into writer: inout HTMLWriter, _ write: (TemplateSlot, inout HTMLWriter) -> Void
  ) {
    for piece in pieces {
      switch piece {
      case .text(let text): writer.html(text)
      case .slot(let slot, false): write(slot, &writer)
      case .slot(let slot, true):
        var content = HTMLWriter()
        write(slot, &content)
        writer.text(content.bytes)
      }
    }
  }

  private static func isInName(_ character: Character) -> Bool {
    character == "-" || character.isASCII && (character.isLetter || character.isNumber)
  }
}
