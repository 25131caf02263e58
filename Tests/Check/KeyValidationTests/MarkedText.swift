import Diagnostics
import KeyValidation
import Testing
import Text

/// A text with ⟦ where a finding is expected, and the id of the finding.
struct MarkedText: CustomTestStringConvertible, Sendable {
  var id: String
  var text: String

  init(_ id: String, _ text: String) {
    self.id = id
    self.text = text
  }

  var testDescription: String { "\(id): \(text.prefix(60))" }

  /// The text without its mark, and the 1-based position of the mark.
  var stripped: (text: String, line: Int, column: Int) {
    var line = 1
    var column = 1
    var result = String.UnicodeScalarView()
    var position: (Int, Int)?
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "⟦" {
        position = position ?? (line, column)
        continue
      }
      result.append(scalar)
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if scalar == "\n" || scalar == "\r" && next != "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    return (String(result), position?.0 ?? 0, position?.1 ?? 0)
  }

  /// Checks that reading finds this and, unless more is expected, nothing else.
  func check(_ severity: Severity = .error, andNothingElse isAlone: Bool = true) {
    let (text, line, column) = stripped
    for encode in [utf8, utf16] {
      let (_, diagnostics) = PropertyListReader().read(encode(text), file: "Info.plist")
      let location = SourceLocation(file: "Info.plist", line: line, column: column)
      #expect(
        diagnostics.contains { $0.id == id && $0.location == location && $0.severity == severity },
        "expected \(id) at \(line):\(column), got \(diagnostics)")
      if isAlone { #expect(diagnostics.count == 1, "\(diagnostics)") }
      for diagnostic in diagnostics {
        #expect(!diagnostic.message.hasSuffix(".") && !diagnostic.message.contains("\n"))
        #expect(diagnostic.remedy?.isEmpty == false)
        #expect(PropertyListReader.kinds.contains { $0.id == diagnostic.id }, "\(diagnostic.id)")
      }
    }
  }
}

func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

func utf16(_ text: String) -> [UInt8] {
  [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
}

func read(_ bytes: [UInt8]) -> (document: PropertyListDocument?, diagnostics: [Diagnostic]) {
  PropertyListReader().read(bytes, file: "Info.plist")
}

func read(_ text: String) -> (document: PropertyListDocument?, diagnostics: [Diagnostic]) {
  read(utf8(text))
}
