import Text

/// A picture within a text.
package struct Picture: Hashable, Sendable {
  package var file: PictureFile
  /// The words for readers who do not see it; empty for a picture that says nothing.
  package var text: String
  /// The caption of a picture that is alone in its paragraph; empty without one.
  package var caption: String
}

/// A picture's file in the site.
package struct PictureFile: Hashable, Sendable {
  /// From the site's root.
  package var path: String
  /// The file to show on dark pages, if there is another one.
  package var darkPath: String?
  /// In pixels of the style sheet; nil for a drawing without a size.
  package var width: Int?
  package var height: Int?

  package init(path: String, darkPath: String? = nil, width: Int? = nil, height: Int? = nil) {
    self.path = path
    self.darkPath = darkPath
    self.width = width
    self.height = height
  }
}

extension HTMLRenderer {
  /// Writes a picture with its size, so that the text does not move when it is there.
  func render(_ picture: Picture, into writer: inout HTMLWriter) {
    let file = picture.file
    if let dark = file.darkPath {
      // A script changes the condition where readers choose their colours.
      writer.markup("<picture>")
      writer.open(
        "source", ("srcset", address(of: .file(dark))), ("media", "(prefers-color-scheme: dark)"))
    }
    writer.open(
      "img", ("src", address(of: .file(file.path))), ("alt", picture.text),
      ("width", file.width.map { "\($0)" }), ("height", file.height.map { "\($0)" }),
      ("loading", "lazy"), ("decoding", "async"))
    if file.darkPath != nil { writer.markup("</picture>") }
  }

  /// Writes a picture with its caption.
  func figure(_ picture: Picture, into writer: inout HTMLWriter) {
    writer.markup("<figure>\n")
    render(picture, into: &writer)
    writer.markup("\n<figcaption>")
    writer.text(picture.caption)
    writer.markup("</figcaption>\n</figure>\n")
  }
}

extension MarkdownRenderer {
  func render(_ picture: Picture, into bytes: inout [UInt8]) {
    bytes.append("![")
    escape(picture.text.isEmpty ? Self.decorative : picture.text, into: &bytes)
    bytes.append("](")
    render(.file(picture.file.path), into: &bytes)
    if !picture.caption.isEmpty {
      bytes.append(" \"")
      for (index, part) in picture.caption.oneLine.split(
        separator: "\"", omittingEmptySubsequences: false
      ).enumerated() {
        if index > 0 { bytes.append("\\\"") }
        escape(String(part), into: &bytes)
      }
      bytes.append("\"")
    }
    bytes.append(")")
  }

  /// The words of a picture that says nothing: `![-](line.png)`.
  static let decorative = "-"
}
