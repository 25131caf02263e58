import KeyValidation
import Text

/// The scopes of comments: the next key, section or element behind each.
struct TOMLScopes {
  private struct Scope {
    var start: Int
    /// Nil at the end of an array, where a comment is about nothing.
    var range: Range<Int>?
  }

  /// Whether the text may have comments that leave out findings.
  private let isNeeded: Bool
  private var scopes: [Scope] = []
  /// The sections that are open, from the outermost: those whose path begins the path of the last.
  private var sections: [(path: [String], scope: Int)] = []
  private var elements: [Int] = []

  init(isNeeded: Bool) { self.isNeeded = isNeeded }

  /// Begins a key's scope.
  mutating func begin(at offset: Int) -> Int {
    guard isNeeded else { return 0 }
    // A mistake may have left some open.
    elements = []
    scopes.append(Scope(start: offset, range: offset..<offset))
    return scopes.count - 1
  }

  mutating func end(_ scope: Int, at offset: Int) {
    guard isNeeded else { return }
    scopes[scope].range = scopes[scope].start..<offset
  }

  mutating func beginSection(_ path: [TOMLTables.Name], at offset: Int) {
    guard isNeeded else { return }
    let path = path.map { $0.text }
    while let last = sections.last, last.path.count >= path.count || !path.starts(with: last.path) {
      end(last.scope, at: offset)
      sections.removeLast()
    }
    sections.append((path, begin(at: offset)))
  }

  mutating func beginElement(at offset: Int) {
    guard isNeeded else { return }
    scopes.append(Scope(start: offset, range: offset..<offset))
    elements.append(scopes.count - 1)
  }

  mutating func endElement(at offset: Int) {
    guard isNeeded, let last = elements.popLast() else { return }
    end(last, at: offset)
  }

  mutating func close(at offset: Int) {
    guard isNeeded else { return }
    scopes.append(Scope(start: offset, range: nil))
  }

  mutating func finish(at offset: Int) {
    for section in sections { end(section.scope, at: offset) }
    sections = []
  }

  /// - Parameter first: The start of the first line that isn't a comment; those before it are about the whole file.
  func scoped(_ comment: IgnoreComment, after first: Int?) -> IgnoreComment {
    changed(comment) { comment in
      let offset = comment.range.lowerBound
      guard let first, offset > first else {
        comment.scope = 0..<Int.max
        return
      }
      let next = scopes.partitionIndex { $0.start < offset }
      comment.scope = next < scopes.count ? scopes[next].range : nil
    }
  }
}
