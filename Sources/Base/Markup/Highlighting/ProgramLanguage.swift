/// The keywords, strings and comments of a language.
struct ProgramLanguage {
  var keywords: Set<String> = []
  /// The mark that begins a comment up to the end of the line.
  var lineComment: String?
  var hasBlockComments = false
  /// Whether a comment in `/* */` may contain another one.
  var nestsComments = false
  /// The marks around strings; longer ones first.
  var quotes: [Quote] = [Quote("\"")]
  /// A mark that makes the next word a keyword: `@objc`, `#if`.
  var keywordSigils: [UInt8] = []
  /// A mark that makes the next word a variable: `$HOME`.
  var variableSigil: UInt8?
  /// Whether a string before a colon names a member.
  var hasNamedMembers = false

  struct Quote {
    var mark: String
    var goesOverLines = false
    var escape: UInt8? = .ascii("\\")

    init(_ mark: String, goesOverLines: Bool = false, escape: UInt8? = .ascii("\\")) {
      self.mark = mark
      self.goesOverLines = goesOverLines
      self.escape = escape
    }
  }
}

extension ProgramLanguage {
  static let json = Self(keywords: ["true", "false", "null"], hasNamedMembers: true)

  static let swift = Self(
    keywords: words(
      """
      actor any as associatedtype async await break case catch class continue default defer deinit do
      else enum extension fallthrough false fileprivate final for func guard if import in init inout
      internal is lazy let mutating nil nonisolated open override package private protocol public
      repeat required return self Self some static struct subscript super switch throw throws true try
      typealias unowned var weak where while
      """), lineComment: "//", hasBlockComments: true, nestsComments: true,
    quotes: [Quote("\"\"\"", goesOverLines: true), Quote("\"")],
    keywordSigils: [.ascii("@"), .ascii("#")])

  static let objectiveC = Self(
    keywords: words(
      """
      BOOL break case char const continue default do double else enum extern float for goto id if in
      inline instancetype int long nil NO nonatomic NULL nullable nonnull readonly return self short
      signed sizeof static strong struct super switch typedef union unsigned void volatile weak while
      YES
      """), lineComment: "//", hasBlockComments: true, quotes: [Quote("\""), Quote("'")],
    keywordSigils: [.ascii("@"), .ascii("#")])

  static let javaScript = Self(
    keywords: words(
      """
      async await break case catch class const continue debugger default delete do else export extends
      false finally for from function if import in instanceof let new null of return static super
      switch this throw true try typeof undefined var void while with yield
      """), lineComment: "//", hasBlockComments: true,
    quotes: [Quote("\""), Quote("'"), Quote("`", goesOverLines: true)])

  static let shell = Self(
    keywords: words(
      "case do done elif else esac export fi for function if in local return set then until while"),
    lineComment: "#",
    quotes: [Quote("\"", goesOverLines: true), Quote("'", goesOverLines: true, escape: nil)],
    variableSigil: .ascii("$"))

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
