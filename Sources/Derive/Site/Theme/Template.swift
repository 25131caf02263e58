/// A template of a theme, parsed: text, slots, sections and other templates.
///
/// The form is the part of Mustache that themes/README.md describes. With swift-mustache instead, a build takes 1.8 times
/// the instructions at 1,000 keys and 1.6 times the processor time at 10,000, because it needs
/// the text of every slot before it knows which ones a template has.
struct Template: Sendable {
  enum Piece: Sendable {
    case text([UInt8])
    /// `{{name}}`, which is escaped; `{{{name}}}` and `{{&name}}`, which are not.
    case slot(TemplateSlot, isEscaped: Bool)
    /// `{{#name}}…{{/name}}`, for pages on which the slot has content; `{{^name}}…{{/name}}`, for the others.
    case section(TemplateSlot, isForEmpty: Bool, [Piece])
    /// `{{> name}}`
    case partial(String)
  }

  /// A tag that names something, and where.
  struct Tag: Sendable {
    enum Kind { case slot, partial }

    var name: String
    var kind: Kind
    var line: Int
    var column: Int
    /// The sections around it.
    var depth: Int
  }

  var pieces: [Piece]
  /// The tags in the order they are written.
  var tags: [Tag]

  /// The depth of sections, and of templates that include one another.
  static let depthLimit = 60
  /// The tags of a template and of those that it includes, each counted as often as it occurs.
  static let tagLimit = 10_000
}
