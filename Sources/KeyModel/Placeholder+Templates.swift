import Text

/// Placeholders of tools that complete a file before the build reads it: scripts, generators of projects, template
/// engines. Their values are not known, and nothing says that the tool doesn't replace them.
extension Placeholder {
  /// How such a tool writes a placeholder.
  struct Template: Sendable {
    /// A regular expression that finds one in a text.
    var pattern: String
    /// A regular expression of one and nothing else.
    var exactPattern: String
    /// The end of the longest placeholder that begins at an index of a text; nil if none does. It looks at the
    /// bytes after the index until the first that cannot belong to one.
    var end: @Sendable (_ text: [UInt8], _ start: Int) -> Int?

    init(
      _ pattern: String, exactly exactPattern: String? = nil,
      end: @escaping @Sendable (_ text: [UInt8], _ start: Int) -> Int?
    ) {
      (self.pattern, self.exactPattern, self.end) = (pattern, exactPattern ?? pattern, end)
    }

    func occurs(in text: [UInt8]) -> Bool {
      text.indices.contains { end(text, $0) != nil }
    }

    func isWhole(_ text: [UInt8]) -> Bool { !text.isEmpty && end(text, 0) == text.count }
  }

  static let templates = [
    // %NAME%: two capitals and more, for %A9 and what follows it may be percent-encoded text.
    Template("%[A-Z_][A-Z_][A-Z0-9_]+%") { text, start in
      guard text[start] == UInt8(ascii: "%") else { return nil }
      let name = text[(start + 1)...].prefix {
        $0.isUppercase || $0.isDigit || $0 == UInt8(ascii: "_")
      }
      guard name.count > 2, !name.prefix(2).contains(where: \.isDigit),
        text.has("%", at: name.endIndex)
      else { return nil }
      return name.endIndex + 1
    },
    // {name}, {NAME}, {your-name}
    Template("\\{[A-Za-z_][A-Za-z0-9_.-]*\\}") { text, start in
      guard text[start] == UInt8(ascii: "{"),
        let end = text.endOfName(at: start + 1, also: [UInt8(ascii: "."), UInt8(ascii: "-")]),
        text.has("}", at: end)
      else { return nil }
      return end + 1
    },
    // {{ name }}
    Template("\\{\\{[^{}]+\\}\\}", exactly: "\\{\\{[^{}\\s]+\\}\\}") { text, start in
      guard text.has("{{", at: start) else { return nil }
      let end =
        text[(start + 2)...].firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
        ?? text.endIndex
      return end > start + 2 && text.has("}}", at: end) ? end + 2 : nil
    },
    // __NAME__
    Template("__[A-Z][A-Z0-9_]*__") { text, start in
      guard text.has("__", at: start), start + 2 < text.count, text[start + 2].isUppercase else {
        return nil
      }
      let name = text[(start + 2)...].prefix {
        $0.isUppercase || $0.isDigit || $0 == UInt8(ascii: "_")
      }
      let ends = name.indices.dropFirst()
      return ends.last { text.has("__", at: $0) }.map { $0 + 2 }
    },
    // ___NAME___, ___NAME:identifier___
    Template("___[A-Za-z][A-Za-z0-9_:]*___") { text, start in
      guard text.has("___", at: start), start + 3 < text.count, text[start + 3].isLetter else {
        return nil
      }
      let name = text[(start + 3)...].prefix {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ":")
      }
      return name.indices.dropFirst().last { text.has("___", at: $0) }.map { $0 + 3 }
    },
    // ::NAME::
    Template("::[A-Za-z_][A-Za-z0-9_]*::") { text, start in
      guard text.has("::", at: start), let end = text.endOfName(at: start + 2),
        text.has("::", at: end)
      else { return nil }
      return end + 2
    },
    // $NAME, $name
    Template("\\$[A-Za-z_][A-Za-z0-9_]*") { text, start in
      text[start] == UInt8(ascii: "$") ? text.endOfName(at: start + 1) : nil
    },
  ]
}

extension [UInt8] {
  /// The end of a name of letters, digits and underscores that begins at an index, with a letter or an underscore.
  fileprivate func endOfName(at start: Int, also others: [UInt8] = []) -> Int? {
    let underscore = UInt8(ascii: "_")
    guard start < self.count, self[start].isLetter || self[start] == underscore else { return nil }
    return self[start...].firstIndex {
      !($0.isLetter || $0.isDigit || $0 == underscore || others.contains($0))
    } ?? endIndex
  }

  fileprivate func has(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { self[Swift.min(index, self.count)...].starts(with: $0) }
  }
}
