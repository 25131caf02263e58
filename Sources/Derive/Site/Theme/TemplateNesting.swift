import Diagnostics
import Text

/// Finds templates that include themselves, or too much, and would never or hardly ever end.
struct TemplateNesting {
  private let templates: [String: ParsedTemplate]
  private(set) var diagnostics: [Diagnostic] = []
  /// The size and depth of a template with those that it includes.
  private var extents: [String: Extent] = [:]

  fileprivate struct Extent {
    /// The templates and sections around its innermost tag.
    var depth: Int
    var tags: Int
  }

  init(_ templates: [String: ParsedTemplate]) {
    self.templates = templates
    for name in templates.keys.sorted() where extents[name] == nil { visit(name) }
  }

  /// Visits a template after all that it includes. Recursion would need a stack as deep as an untrusted
  /// theme.
  private mutating func visit(_ first: String) {
    var path: [(name: String, rest: ArraySlice<Template.Tag>)] = []
    var isOnPath: Set<String> = []
    func enter(_ name: String) {
      path.append((name, templates[name]?.partials[...] ?? []))
      isOnPath.insert(name)
    }
    enter(first)
    while let (name, rest) = path.last {
      guard let tag = rest.first else {
        path.removeLast()
        isOnPath.remove(name)
        measure(name)
        continue
      }
      path[path.count - 1].rest = rest.dropFirst()
      if isOnPath.contains(tag.name) {
        report(
          "recursive-template", at: tag, of: name,
          "The template '\(name)' includes itself through '\(tag.name)'", "remove the tag")
      } else if templates[tag.name] != nil, extents[tag.name] == nil {
        enter(tag.name)
      }
    }
  }

  private mutating func measure(_ name: String) {
    guard let parsed = templates[name] else { return }
    let tags = parsed.template.tags
    var extent = Extent(depth: tags.map { $0.depth }.max() ?? 0, tags: tags.count)
    for tag in parsed.partials {
      guard let inside = extents[tag.name] else { continue }
      let wasWithin = extent.isWithinLimits
      extent.depth = max(extent.depth, tag.depth + 1 + inside.depth)
      extent.tags += inside.tags
      if wasWithin, !extent.isWithinLimits, inside.isWithinLimits {
        report(
          "invalid-template", at: tag, of: name,
          "The template includes too much: more than \(Template.tagLimit) tags, or templates and sections nested more than \(Template.depthLimit) levels deep",
          "include fewer templates")
      }
    }
    // Beyond the limits the amount does not matter.
    extent.tags = min(extent.tags, Template.tagLimit + 1)
    extents[name] = extent
  }

  private mutating func report(
    _ id: String, at tag: Template.Tag, of name: String, _ message: String, _ remedy: String
  ) {
    guard let source = templates[name]?.source else { return }
    diagnostics.append(
      .error(
        id, at: SourceLocation(file: source.path, line: tag.line, column: tag.column), message,
        remedy: remedy))
  }
}

extension TemplateNesting.Extent {
  fileprivate var isWithinLimits: Bool {
    depth <= Template.depthLimit && tags <= Template.tagLimit
  }
}
