import Diagnostics
import KeyModel
import Text

extension XMLPropertyListReader {
  mutating func checkAttributes(_ range: Range<Int>, of name: String, _ element: Element?) {
    let allowed: Set<String> = element == .plist ? ["version"] : []
    guard let attribute = lexer.firstAttribute(in: range, except: allowed) else { return }
    builder.findings.report(
      .note, "unexpected-attribute", at: attribute.lowerBound,
      "'<\(name)>' has an attribute \(quoted(spelling(attribute)))",
      remedy: element == .plist
        ? "keep version only" : "remove it: no element inside <plist> has attributes")
  }

  /// Reports all elements that are closed implicitly, in one finding at the innermost.
  mutating func reportUnclosedElement(closedBy what: String, above index: Int) {
    let unclosed = openElements.dropFirst(index + 1)
    guard !isNestingInDoubt, let last = unclosed.last(where: { $0.element != nil }) else { return }
    let others = unclosed.count > 1 ? ", nor are \(unclosed.count - 1) around it" : ""
    error(
      "unclosed-element", at: last.start,
      "'<\(last.name)>' is not closed before \(what)\(others)", remedy: "write </\(last.name)>")
  }

  mutating func reportMismatchedTag(_ name: String, at offset: Int) {
    guard !isNestingInDoubt else { return }
    let open = openElements.last.map {
      "; '<\($0.name)>' from line \(builder.findings.line(of: $0.start)) is open"
    }
    error(
      "mismatched-tag", at: offset,
      "\(quoted("</\(name)>")) has no matching start tag\(open ?? "")",
      remedy: openElements.last.map { "write </\($0.name)>, or remove the tag" } ?? "remove it")
    guard let last = openElements.last else { return }
    if name.isEmpty || !nearestNames(to: name, among: [last.name]).isEmpty {
      closeLast(at: lexer.scanner.position, next: nil)
    } else if ["dict", "array", "plist"].contains(name) {
      isNestingInDoubt = true
    }
  }

  mutating func reportUnclosedTag(_ name: String, at offset: Int, isEndTag: Bool) {
    let tag = isEndTag ? "</\(name)" : "<\(name)"
    error(
      "unclosed-tag", at: offset, "the tag \(quoted(tag)) has no '>'", remedy: "write \(tag)>")
  }

  mutating func reportUnclosed(_ construct: String, _ end: String, at offset: Int) {
    let id =
      switch construct {
      case "<!--": "unclosed-comment"
      case "<![CDATA[": "unclosed-cdata"
      case "<?": "unclosed-instruction"
      default: "unclosed-doctype"
      }
    isNestingInDoubt = isNestingInDoubt || lexer.scanner.isAtEnd
    error(id, at: offset, "'\(construct)' is not closed", remedy: "write \(end) where it ends")
  }

  mutating func reportBareLessThan(at offset: Int) {
    // <%= NAME %>, <@NAME@/>. The limit bounds the work in a text with many '<' and no '>'.
    let rest = text.bytes[(offset + 1)...].prefix(128).prefix {
      $0 != UInt8(ascii: ">") && !$0.isWhiteSpace
    }
    if Placeholder.isOfTemplate(String(decoding: rest, as: UTF8.self)) {
      stopAtTemplate(at: offset)
    } else {
      error("bare-less-than", at: offset, "'<' begins no tag", remedy: "write &lt;")
    }
  }

  mutating func reportMarkupInText(_ opened: OpenElement, at offset: Int) {
    error(
      "markup-in-text", at: offset, "an element is inside the text of '<\(opened.name)>'",
      remedy: "write &lt; for the <, or put the text in <![CDATA[ and ]]>")
  }

  mutating func reportReference(_ name: String, isEnded: Bool, at offset: Int) {
    if !isEnded {
      error("bare-ampersand", at: offset, "'&' begins no reference", remedy: "write &amp;")
    } else if name.hasPrefix("#") {
      error(
        "invalid-character-reference", at: offset,
        "\(quoted("&\(name);")) is the number of no character",
        remedy: "write a Unicode scalar value other than 0, such as &#x1F600;")
    } else {
      error(
        "unknown-entity", at: offset,
        "\(quoted("&\(name);")) is unknown\(suggestion(for: name, among: ["amp", "lt", "gt", "quot", "apos"]))",
        remedy: "write the character itself; only amp, lt, gt, quot and apos have names")
    }
  }
}
