/// Why a name cannot be that of a folder, a package and a Swift module at once.
public struct NameProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String
  /// What to write instead.
  public var remedy: String

  /// Nil for a name that will do.
  init?(_ name: String) {
    remedy =
      "start with a letter, and go on with letters, digits and hyphens, such as lamp-reference"
    if name.isEmpty {
      description = "The name is empty"
    } else if name.utf8.count > 64 {
      description = "The name is longer than 64 letters"
      remedy = "choose a shorter name"
    } else if name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*/) == nil {
      description = "'\(name)' is no name of a package"
    } else if Self.keywords.contains(name) {
      description = "'\(name)' is a word of Swift's own"
      remedy = "choose another name, such as \(name)-reference"
    } else if Self.modules.contains(name.lowercased()) {
      description = "'\(name)' is the name of a module that the package would need"
      remedy = "choose another name, such as \(name)-reference"
    } else {
      return nil
    }
  }

  /// Words that cannot name a module.
  ///
  /// Source: The Swift Programming Language, "Lexical structure", keywords of declarations,
  /// statements, expressions and types.
  private static let keywords: Set<String> = [
    "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break",
    "case", "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "macro", "nil", "nonisolated", "open",
    "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  /// Targets of docgen and of the packages it stands on, and modules of every Swift program, in
  /// lower case: some file systems do not tell cases apart.
  static let modules: Set<String> = [
    "archive", "argumentparser", "argumentparsertoolinfo", "ccmarkgfm", "cfileswap", "csqlite",
    "clibdeflate", "cyaml", "darwin", "diagnostics", "dispatch", "docgen", "docgencommands",
    "docset",
    "flyingfox", "flyingsocks", "foundation", "glibc", "keycatalogue", "keymodel", "keyschema",
    "keysearch", "keyvalidation", "markup", "mustache", "preview", "program", "publish", "scaffold",
    "site", "swift", "test", "tests", "yams",
  ]
}
