import Text

/// `<!-- docgen:ignore ID REASON -->`, which suppresses findings about the element after it.
package struct IgnoreComment: Hashable, Sendable {
  /// The id of the findings; empty if the comment names none.
  package var id: String
  /// The bytes of the comment in the file.
  package var range: Range<Int>
  /// The next element or, before the root, the whole file; nil if no element follows in the same container.
  package var scope: Range<Int>?

  private static let mark = "docgen:ignore"

  /// Whether a text has the mark of such a comment.
  package static func mayBe(in text: [UInt8]) -> Bool {
    var rest = text[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "d")) {
      rest = rest[start...]
      if rest.starts(with: mark.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// - Parameter text: The text between `<!--` and `-->`.
  package init?(_ text: String, at range: Range<Int>) {
    let words = text.split(maxSplits: 2, whereSeparator: { $0.isSpace })
    guard words.first.map(String.init) == Self.mark else { return nil }
    id = words.count > 1 ? String(words[1]) : ""
    self.range = range
  }
}

extension PropertyListDocument.Node {
  func scopes(of comments: [IgnoreComment]) -> [IgnoreComment] {
    guard !comments.isEmpty else { return [] }
    var walk = ScopeWalk(comments: comments)
    walk.assign(0..<Int.max, before: range?.lowerBound)
    walk.enter(self)
    return walk.comments
  }
}

private struct ScopeWalk {
  var comments: [IgnoreComment]
  var next = 0

  mutating func enter(_ node: PropertyListDocument.Node) {
    switch node.value {
    case .array(let elements):
      for element in elements {
        assign(element.range, before: element.range?.lowerBound)
        enter(element)
      }
    case .dictionary(let members):
      for member in members {
        if let start = member.keyRange?.lowerBound, let end = member.node.range?.upperBound {
          assign(start..<max(start, end), before: start)
        }
        assign(member.node.range, before: member.node.range?.lowerBound)
        enter(member.node)
      }
    default: break
    }
    assign(nil, before: node.range?.upperBound)
  }

  mutating func assign(_ scope: Range<Int>?, before offset: Int?) {
    guard let offset else { return }
    while next < comments.count, comments[next].range.lowerBound < offset {
      comments[next].scope = scope
      next += 1
    }
  }
}
