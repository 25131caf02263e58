package import Diagnostics
package import KeyValidation
import Text

/// Reads YAML into the trees of property lists, one for each document of the text.
///
/// Aliases stand for what they repeat, and `<<` merges dictionaries. What they make of a text is counted, so that a short
/// one can't stand for more values or longer texts than a file may have. Reading takes linear time and no recursion.
package struct YAMLReader: Sendable {
  /// The treatment of scalars.
  package enum Scalars: Sendable {
    /// By their tags or, without one, by the core schema.
    case typed
    /// As texts, whatever they look like: `title: 1.0`.
    case texts
  }

  package var limits: PropertyListReader.Limits
  package var scalars: Scalars

  package init(limits: PropertyListReader.Limits = .default, scalars: Scalars = .typed) {
    self.limits = limits
    self.scalars = scalars
  }

  /// The most lines `%TAG` of a file. libyaml compares each with those before it.
  private static let mostTagDirectives = 1_000

  /// The documents that could be read to their end, and what is wrong with the others.
  package func read(_ bytes: [UInt8], file: String) -> SyntaxReading {
    var recursions: [Int: Int]?
    return read(bytes, file: file, &recursions)
  }

  /// The same where values may contain themselves.
  ///
  /// - Parameter recursions: Nil to refuse such values; otherwise, for each offset of an alias inside of what it repeats,
  ///   where null is read, the offset at which that begins.
  package func read(
    _ bytes: [UInt8], file: String, _ recursions: inout [Int: Int]?
  ) -> SyntaxReading {
    if let error = limits.refusal(of: bytes, file: file) {
      return SyntaxReading(diagnostics: [error])
    }
    let text = SourceText(bytes)
    if let offset = text.firstInvalidByte {
      return .refusing(text, at: offset, in: file, as: text.lines.encoding.rawValue)
    }
    var builder = YAMLTreeBuilder(text, file: file, limits: limits, scalars)
    builder.notesRecursion = recursions != nil
    defer { if recursions != nil { recursions = builder.recursions } }
    if let offset = Self.offsetOfExcessDirective(in: text) {
      builder.stop(
        at: offset, "the file has more than \(Self.mostTagDirectives) directives '%TAG'",
        remedy: "write tags out: '!<tag:example.com,2000:name>'")
      return builder.reading()
    }
    let parser = YAMLParser(text.bytes[text.start...])
    do throws(YAMLParser.Failure) {
      while !builder.isStopped {
        let event = try parser.next()
        if case .streamEnd = event.kind { break }
        builder.add(event)
      }
    } catch {
      builder.report(error)
    }
    return builder.reading()
  }

  /// The offset of the first directive `%TAG` that exceeds their number; text that only looks like one counts as well.
  private static func offsetOfExcessDirective(in text: SourceText) -> Int? {
    var rest = text.bytes[text.start...]
    var count = 0
    while let found = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[(found + 1)...]
      guard rest.starts(with: "TAG".utf8) else { continue }
      count += 1
      if count > mostTagDirectives { return found }
    }
    return nil
  }

  /// Every kind of finding that reading YAML can report, beside the kinds for other files.
  package static let kinds: [DiagnosticKind] = [
    DiagnosticKind(
      "yaml-syntax", .error, "The text is not valid YAML.",
      explanation: """
        What follows the mistake isn't read. Often the indentation differs from that of the lines \
        above, a tab is in it, or a text with `: ` or ` #` needs quotes.
        """,
      cost: "Programs refuse the whole file.",
      repair: """
        Indent the line like its neighbours, with spaces, or put the text into double quotes.
        """,
      wrong: """
        lamp:
          name: Desk
           bright: true
        """,
      right: """
        lamp:
          name: Desk
          bright: true
        """),
    DiagnosticKind(
      "yaml-alias", .error, "An alias stands for nothing, or for itself.",
      explanation: """
        `*name` repeats the value that is marked with `&name` above it. Here, nothing above has \
        this mark, or the value would contain itself. A text that begins with `*` needs quotes.
        """,
      cost: "Programs refuse the whole file.",
      repair: """
        Write `&name` before the value that is meant, correct the name, or put the text into \
        quotes.
        """,
      wrong: "desk: *lamp",
      right: """
        lamp: &lamp
          bright: true
        desk: *lamp
        """),
    DiagnosticKind(
      "yaml-key", .error, "A key is not a text.",
      explanation: """
        YAML allows lists and mappings as keys, but the files that docgen checks have texts, \
        numbers and words. A placeholder `{{name}}` without quotes looks like such a key.
        """,
      cost: "Most programs refuse the whole file.",
      repair: "Write one key for each, or put the placeholder into quotes.",
      wrong: "[red, green]: bright",
      right: """
        red: bright
        green: bright
        """),
    DiagnosticKind(
      "yaml-merge", .error, "Something else than a mapping is merged.",
      explanation: """
        `<<` takes the keys of a mapping, or of each mapping in a list. Here it gets something \
        else.
        """,
      cost: "Programs refuse the file, or make a key named `<<`.",
      repair: "Mark a mapping with `&name` and merge that, or write the keys themselves.",
      wrong: """
        lamp: &lamp bright
        desk:
          <<: *lamp
        """,
      right: """
        lamp: &lamp
          bright: true
        desk:
          <<: *lamp
        """),
    DiagnosticKind(
      "yaml-tag", .note, "A tag is not understood.",
      explanation: """
        A word that begins with `!` tells one program how to read the value. Its meaning is not in \
        the file.
        """,
      cost: "The value was not checked. A program that doesn't know the tag refuses the file.",
      repair: """
        Leave it if your program knows the tag: a note fails no run. Otherwise write the value \
        without it.
        """,
      wrong: "bright: !setting yes",
      right: "bright: true"),
  ]
}

extension PropertyListReader.Limits {
  /// For settings, front matter and the manifests of themes and projects.
  package static let settings = Self(
    bytes: 64 << 10, depth: 64, values: 100_000, texts: 1 << 20, findings: 20)
}
