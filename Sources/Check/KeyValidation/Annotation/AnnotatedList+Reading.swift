package import Diagnostics
package import KeyModel
package import Text

extension AnnotatedList {
  /// Annotates a file that was read and checked.
  ///
  /// - Parameters:
  ///   - findings: The findings about the file, in reading order.
  ///   - page: The address of the page of a key of the file's document; nil where it has none.
  package init(
    _ file: ReadFile, _ findings: [Diagnostic], page: @escaping (PropertyPath) -> PageAddress?
  ) {
    path = file.path.legibleLine(atMost: 400)
    document = file.document.name.legibleLine(atMost: 200)
    syntax = file.settings == nil ? file.list?.format.title : "build settings"
    isRecognized = !file.isUnrecognized
    counts = findings.countPhrase
    var annotator = ListAnnotator(file, findings, page: page)
    let (contents, rest) = annotator.annotate()
    self.contents = contents
    self.findings = AnnotatedFindings(rest)
  }

  /// The kind of file, and the number of findings: `Info.plist, XML property list, iOS 15.0 app. 2 errors and 1 note.`
  package var facts: String {
    let words = [document, syntax, inference.map { $0.legibleLine(atMost: 200) }]
    return words.compactMap { $0 }.joined(separator: ", ") + ". " + summary
  }

  private var summary: String {
    (counts ?? (isRecognized ? "Nothing to report" : "Not checked")) + "."
  }

  /// The reason why nothing was found; nil for a file that was judged.
  package var remark: String? {
    isRecognized
      ? nil
      : "No document of the reference has a file of this name, or any key at this file's root. Name its document to have it checked."
  }
}

extension Diagnostic {
  /// `error, line 3:`
  var label: String {
    severity.rawValue + (location?.line.map { ", line \($0)" } ?? "") + ":"
  }

  /// Its id and the codes of others for it: `[wrong-type] [LAMP-7]`.
  var marks: [String] { ([id] + codes).map { $0.legibleLine(atMost: 100) } }
}
