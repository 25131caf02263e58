import CCmarkGFM

/// The kind of a node in cmark's tree. Kinds from extensions have names instead of numbers.
enum MarkdownNodeKind {
  case document, paragraph, heading, codeBlock, htmlBlock, quote, list, item, table, thematicBreak
  case footnoteDefinition, footnoteReference
  case text, htmlInline, softBreak, lineBreak, code, emphasis, strong, strikethrough, link, image
  case other

  init(_ node: OpaquePointer) {
    self =
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT: .text
      case CMARK_NODE_CODE: .code
      case CMARK_NODE_SOFTBREAK: .softBreak
      case CMARK_NODE_LINEBREAK: .lineBreak
      case CMARK_NODE_PARAGRAPH: .paragraph
      case CMARK_NODE_LINK: .link
      case CMARK_NODE_EMPH: .emphasis
      case CMARK_NODE_STRONG: .strong
      case CMARK_NODE_LIST: .list
      case CMARK_NODE_ITEM: .item
      case CMARK_NODE_HEADING: .heading
      case CMARK_NODE_CODE_BLOCK: .codeBlock
      case CMARK_NODE_BLOCK_QUOTE: .quote
      case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
      case CMARK_NODE_HTML_BLOCK: .htmlBlock
      case CMARK_NODE_HTML_INLINE: .htmlInline
      case CMARK_NODE_IMAGE: .image
      case CMARK_NODE_DOCUMENT: .document
      case CMARK_NODE_FOOTNOTE_DEFINITION: .footnoteDefinition
      case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference
      default:
        switch cmark_node_get_type_string(node).map({ String(cString: $0) }) {
        case "table": .table
        case "strikethrough": .strikethrough
        default: .other
        }
      }
  }
}
