import KeyImport
import KeyModel
import Markup
import Site
import Text

extension ImportMerge {
  /// A summary in numbers, and then each difference.
  var report: [Block] {
    guard !changes.isEmpty || !absent.isEmpty else {
      return [.paragraph([.text("Nothing differs.\(noteOnUnknownKeys)")])]
    }
    var blocks = [Block.paragraph([.text(summary + noteOnUnknownKeys)])]
    let differences = differences
    if !differences.isEmpty { blocks += DifferenceReport(differences: differences).blocks }
    let kept = changes.flatMap { change in
      change.keptTexts.map { member, text -> [Inline] in
        [.code(change.name), .text(": \(member) is yours; the schema now has “\(text)”")]
      }
    }
    if !kept.isEmpty {
      blocks += [.heading(level: 3, [.text("Your texts")], id: ""), .bullets(kept)]
    }
    if !absent.isEmpty {
      let note =
        "The catalogue does not have these keys, so nothing was changed. See whether what it has instead needs the change."
      blocks += [
        .heading(level: 3, [.text("Not in your catalogue")], id: ""), .paragraph([.text(note)]),
      ]
      blocks += DifferenceTexts(absentDifferences).sections.map(\.1)
    }
    return blocks
  }

  /// `27 keys added, 11 changed, 2 gone, 1 text.`
  private var summary: String {
    func count(_ kind: CatalogueMerge.Change.ChangeKind) -> Int {
      changes.count { $0.kind == kind }
    }
    let documents = changes.count { $0.kind == .added && !$0.isKey }
    let keys = count(.added) - documents
    let counts = [
      documents > 0 ? counted(documents, "document") : nil, keys > 0 ? counted(keys, "key") : nil,
    ].compactMap(\.self)
    let parts = [
      counts.isEmpty ? nil : alternatives(counts, "and") + " added",
      count(.changed) > 0 ? "\(count(.changed)) changed" : nil,
      count(.removed) > 0 ? "\(count(.removed)) gone" : nil,
      count(.text) > 0 ? counted(count(.text), "text") : nil,
      absent.isEmpty ? nil : "\(absent.count) not in your catalogue",
    ]
    return parts.compactMap(\.self).joined(separator: ", ") + "."
  }

  private var noteOnUnknownKeys: String {
    guard unknownCount > 0 else { return "" }
    return
      " \(counted(unknownCount, "key")) of the catalogue \(unknownCount == 1 ? "is" : "are") not in"
      + " the schema, and without the record of an earlier import it is not known whether they were."
  }
}
