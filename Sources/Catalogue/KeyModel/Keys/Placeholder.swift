package import JSON
import Text

/// A part of a text that a tool replaces before the system reads it: a build setting, `$(SETTING)`,
/// `${SETTING}` or `${NAME:operator}`; `@SETTING@` as CMake and autoconf write it; or one of
/// `templates`.
///
/// The regular expressions of schemas and the tests of the checker are made from `forms` and `templates`.
///
/// Source: CMake, `configure_file`.
package enum Placeholder {
  /// A tool's spelling of a placeholder, as regular expressions.
  struct Syntax: Sendable {
    /// Finds one in a text.
    var pattern: String
    /// Matches one and nothing else.
    var exactPattern: String
    /// Finds a text with one, without lookahead.
    var linearPattern: String

    init(_ pattern: String, exactly exactPattern: String? = nil) {
      self.pattern = pattern
      self.exactPattern = exactPattern ?? pattern
      linearPattern = pattern
    }

    /// A build setting: `$(NAME)`. The name may hold another placeholder, `$(FLAG_$(CONFIGURATION))`,
    /// and operators may follow it.
    init(settingIn open: String, _ close: String) {
      // No other placeholder begins inside, for that one would be found too. Without this, a text of beginnings alone
      // would be read to its end from each of them.
      let begin = "\\\(open)[A-Za-z_$]"
      let inside = "[^\(close)$]*"
      pattern = "\\$\(begin)\(inside)(?:\\$(?!\(begin))\(inside))*\\\(close)"
      let plain = "[^\(open)\(close)\\s]"
      exactPattern = "\\$\(begin)(?:\(plain)|\\\(open)\(plain)*\\\(close))*\\\(close)"
      linearPattern = "\\$\(begin)[\\s\\S]*\\\(close)"
    }
  }

  private static let settings = [Syntax(settingIn: "(", ")"), Syntax(settingIn: "{", "}")]
  private static let forms = settings + [Syntax("@[A-Za-z_][A-Za-z0-9_]*@")]

  /// A regular expression in the dialect of JSON Schema that finds a placeholder in a text.
  package static let pattern = (forms + templates).map { $0.pattern }.joined(separator: "|")

  /// The schema of a text with a placeholder.
  package static let schema: JSONValue = ["type": "string", "pattern": .string(pattern)]

  /// A regular expression that finds a build setting in brackets, which a build should have replaced.
  package static let settingPattern = settings.map { $0.pattern }.joined(separator: "|")

  /// A regular expression that matches one placeholder and nothing else, as a Boolean or a number needs.
  package static let exactPattern =
    "^(?:" + (forms + templates).map { $0.exactPattern }.joined(separator: "|") + ")$"

  /// Whether a text holds a placeholder: what `pattern` finds, in linear time.
  package static func occurs(in text: String) -> Bool {
    ofTheBuildOccurs(in: text) || mayOccur(in: text) && anyTemplate?.matches(text) == true
  }

  /// Whether a text holds a placeholder that the build replaces, not one of another tool.
  package static func ofTheBuildOccurs(in text: String) -> Bool {
    mayOccur(in: text) && anyForm?.matches(text) == true
  }

  /// Whether a text holds a build setting in brackets: what `settingPattern` finds.
  package static func settingOccurs(in text: String) -> Bool {
    mayOccur(in: text) && anySetting?.matches(text) == true
  }

  /// Whether a text has a mark that begins a placeholder, as few texts do. Underscores and colons must be doubled.
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

  private static let anySetting = try? Pattern(
    settings.map { $0.linearPattern }.joined(separator: "|"))
  private static let anyForm = try? Pattern(forms.map { $0.linearPattern }.joined(separator: "|"))
  private static let anyTemplate = try? Pattern(templates.map { $0.pattern }.joined(separator: "|"))
  private static let exactly = try? Pattern(exactPattern)

  /// Whether a text is one placeholder and nothing else: what `exactPattern` matches.
  package static func isWhole(_ text: String) -> Bool { exactly?.matches(text) == true }

  /// Whether a text between elements of an XML list is a placeholder or begins a statement of a template engine.
  package static func isOfTemplate(_ text: String) -> Bool {
    occurs(in: text) || ["{{", "{%", "%", "::"].contains { text.hasPrefix($0) }
  }

  /// Whether a text in a template contains a word in capitals that a script replaces:
  /// `TEAM.com.example`. Outside templates, such a word may be meant literally.
  package static func wordToReplaceOccurs(in text: String) -> Bool {
    text.utf8.split { !($0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_")) }.contains { word in
      word.count >= 4 && word.allSatisfy { $0.isUppercase || $0 == UInt8(ascii: "_") }
    }
  }

  /// Whether a text holds a placeholder of a tool that completes the file before the build reads it.
  package static func ofAToolOccurs(in text: String) -> Bool {
    occurs(in: text) && !settingOccurs(in: text)
  }

  /// Whether a text may be the name of a C macro: capitals with an underscore.
  package static func mayBeMacro(_ text: String) -> Bool {
    let underscore = UInt8(ascii: "_")
    return text.utf8.contains(underscore) && text.utf8.first?.isDigit == false
      && text.utf8.allSatisfy { $0.isUppercase || $0.isDigit || $0 == underscore }
  }
}

/// Placeholders of scripts, project generators and template engines, which may complete a file before the build.
extension Placeholder {
  private static let templates = [
    // %NAME%: two capitals and more, for %A9 and what follows it may be percent-encoded text.
    Syntax("%[A-Z_][A-Z_][A-Z0-9_]+%"),
    // {name}, {NAME}, {your-name}
    Syntax("\\{[A-Za-z_][A-Za-z0-9_.-]*\\}"),
    // {{ name }}
    Syntax("\\{\\{[^{}]+\\}\\}", exactly: "\\{\\{[^{}\\s]+\\}\\}"),
    // __NAME__
    Syntax("__[A-Z][A-Z0-9_]*__"),
    // ___NAME___, ___NAME:identifier___
    Syntax("___[A-Za-z][A-Za-z0-9_:]*___"),
    // ::NAME::
    Syntax("::[A-Za-z_][A-Za-z0-9_]*::"),
    // $NAME, $name
    Syntax("\\$[A-Za-z_][A-Za-z0-9_]*"),
  ]
}
