import Text

/// A part of a text that is replaced by a value before the system reads it: a build setting, `$(SETTING)` or
/// `${SETTING}`, with an operator as in `${NAME:operator}`; `@SETTING@` as CMake and autoconf write it; or the
/// placeholder of another tool, see `templates`.
///
/// `forms` and `templates` are the only description of what a placeholder is: the regular expressions of
/// schemas and what the checker looks for are made from them.
///
/// Sources: CMake, `configure_file`; the macros of build settings that a shell or make writes alike.
package enum Placeholder {
  /// How a placeholder is written, in characters of ASCII.
  struct Syntax: Sendable {
    /// What a placeholder of this form, and one inside of it, begins with.
    var mark: UInt8
    /// The brackets around the name; nil if it is between two marks.
    ///
    /// In brackets, a name may hold another placeholder, `$(FLAG_$(CONFIGURATION))`, and operators
    /// may follow it.
    var brackets: (open: UInt8, close: UInt8)?
  }

  static let forms = [
    Syntax(mark: UInt8(ascii: "$"), brackets: (UInt8(ascii: "("), UInt8(ascii: ")"))),
    Syntax(mark: UInt8(ascii: "$"), brackets: (UInt8(ascii: "{"), UInt8(ascii: "}"))),
    Syntax(mark: UInt8(ascii: "@")),
  ]

  /// A regular expression that finds a placeholder anywhere in a text; the dialect that ECMA-262
  /// and JSON Schema share.
  package static let pattern = (forms.map(\.pattern) + templates.map(\.pattern))
    .joined(separator: "|")

  /// A regular expression that finds a build setting in brackets: what proves that a build has left it.
  package static let settingPattern = forms.filter { $0.brackets != nil }.map(\.pattern)
    .joined(separator: "|")

  /// A regular expression of a text that is one placeholder and nothing else, as a Boolean or a
  /// number needs.
  package static let exactPattern =
    "^(?:" + (forms.map(\.exactPattern) + templates.map(\.exactPattern)).joined(separator: "|")
    + ")$"

  /// Whether a text holds a placeholder: what `pattern` finds, in linear time.
  package static func occurs(in text: String) -> Bool {
    guard mayOccur(in: text) else { return false }
    return ofTheBuildOccurs(in: text) || anyTemplate?.matches(text) == true
  }

  /// Whether a text holds a placeholder that the build replaces, not one of another tool.
  package static func ofTheBuildOccurs(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    return forms.contains { $0.occurs(in: bytes) }
  }

  /// Whether a text holds a build setting in brackets: what `settingPattern` finds.
  package static func settingOccurs(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    return forms.contains { $0.brackets != nil && $0.occurs(in: bytes) }
  }

  /// The build settings in brackets that a text contains, each once: `$(NAME)`.
  package static func settings(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return [] }
    return text.matches(of: /\$\([A-Za-z_][A-Za-z0-9_]*(?::[A-Za-z0-9_,=-]+)*\)/)
      .map { String($0.output) }.uniqued
  }

  /// Whether a text has a mark that begins a placeholder, which most texts lack. An underscore or a colon counts only if
  /// it is doubled: most names have single ones.
  private static func mayOccur(in text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "%"), UInt8(ascii: "{"): return true
      case UInt8(ascii: "_"), UInt8(ascii: ":"): if byte == last { return true }
      default: break
      }
      last = byte
    }
    return false
  }

  private static let anyTemplate = try? Pattern(templates.map(\.pattern).joined(separator: "|"))
  private static let exactly = try? Pattern(exactPattern)

  /// Whether a text is one placeholder and nothing else: what `exactPattern` matches.
  package static func isWhole(_ text: String) -> Bool { exactly?.matches(text) == true }

  /// Whether a text where an XML list has only elements is for a tool that completes the list: a placeholder, or what
  /// begins a statement of a template engine.
  package static func isOfTemplate(_ text: String) -> Bool {
    occurs(in: text) || ["{{", "{%", "%", "::"].contains { text.hasPrefix($0) }
  }

  /// Whether a text in a template contains a word in capitals that a script replaces, as in `TEAM.com.example`. Ask only
  /// about templates: in any other file, such a word may be meant literally.
  package static func wordToReplaceOccurs(in text: String) -> Bool {
    text.utf8.split { !($0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_")) }.contains { word in
      word.count >= 4 && word.allSatisfy { $0.isUppercase || $0 == UInt8(ascii: "_") }
    }
  }

  /// Whether a text holds a placeholder of a tool that completes the file before the build reads it.
  package static func ofAToolOccurs(in text: String) -> Bool {
    occurs(in: text) && !settingOccurs(in: text)
  }

  /// Whether a text may be the name of a C macro. The underscore distinguishes it from a word in
  /// capitals.
  package static func mayBeMacro(_ text: String) -> Bool {
    let underscore = UInt8(ascii: "_")
    return text.utf8.contains(underscore) && text.utf8.first?.isDigit == false
      && text.utf8.allSatisfy { $0.isUppercase || $0.isDigit || $0 == underscore }
  }
}

extension Placeholder.Syntax {
  fileprivate var pattern: String {
    let mark = Unicode.Scalar(mark)
    guard let brackets else { return "\(mark)[A-Za-z_][A-Za-z0-9_]*\(mark)" }
    let (open, close) = (Unicode.Scalar(brackets.open), Unicode.Scalar(brackets.close))
    // No other placeholder begins inside, for that one would be found too. Without this, a text of beginnings alone
    // would be read to its end from each of them.
    let begin = "\\\(open)[A-Za-z_$]"
    let inside = "[^\(close)\(mark)]*"
    return "\\\(mark)\(begin)\(inside)(?:\\\(mark)(?!\(begin))\(inside))*\\\(close)"
  }

  fileprivate var exactPattern: String {
    guard let brackets else { return pattern }
    let mark = Unicode.Scalar(mark)
    let (open, close) = (Unicode.Scalar(brackets.open), Unicode.Scalar(brackets.close))
    let plain = "[^\(open)\(close)\\s]"
    return
      "\\\(mark)\\\(open)[A-Za-z_$](?:\(plain)|\\\(open)\(plain)*\\\(close))*\\\(close)"
  }

  fileprivate func occurs(in text: [UInt8]) -> Bool {
    guard let brackets else {
      // Only a name may lie between two marks.
      return text.split(separator: mark, omittingEmptySubsequences: false)
        .dropFirst().dropLast().contains(where: isName)
    }
    guard let last = text.lastIndex(of: brackets.close) else { return false }
    return (0..<max(0, last - 2)).contains { index in
      text[index] == mark && text[index + 1] == brackets.open && beginsName(text[index + 2])
    }
  }

  /// Whether a name can begin with this byte: in brackets, with another placeholder too.
  private func beginsName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == UInt8(ascii: "_") || brackets != nil && byte == UInt8(ascii: "$")
  }

  private func isName(_ text: ArraySlice<UInt8>) -> Bool {
    text.first.map(beginsName) == true
      && text.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  }
}

/// Placeholders of tools that complete a file before the build reads it: scripts, generators of projects, template
/// engines. Their values are not known, and nothing says that the tool doesn't replace them.
extension Placeholder {
  /// How such a tool writes a placeholder.
  struct Template: Sendable {
    /// A regular expression that finds one in a text.
    var pattern: String
    /// A regular expression of one and nothing else.
    var exactPattern: String

    init(_ pattern: String, exactly exactPattern: String? = nil) {
      (self.pattern, self.exactPattern) = (pattern, exactPattern ?? pattern)
    }
  }

  static let templates = [
    // %NAME%: two capitals and more, for %A9 and what follows it may be percent-encoded text.
    Template("%[A-Z_][A-Z_][A-Z0-9_]+%"),
    // {name}, {NAME}, {your-name}
    Template("\\{[A-Za-z_][A-Za-z0-9_.-]*\\}"),
    // {{ name }}
    Template("\\{\\{[^{}]+\\}\\}", exactly: "\\{\\{[^{}\\s]+\\}\\}"),
    // __NAME__
    Template("__[A-Z][A-Z0-9_]*__"),
    // ___NAME___, ___NAME:identifier___
    Template("___[A-Za-z][A-Za-z0-9_:]*___"),
    // ::NAME::
    Template("::[A-Za-z_][A-Za-z0-9_]*::"),
    // $NAME, $name
    Template("\\$[A-Za-z_][A-Za-z0-9_]*"),
  ]
}
