/// A defect of a ZIP archive or of an entry, as the end of a sentence.
package struct ZIPDamage: Error, Equatable {
  package let text: String
  package init(_ text: String) { self.text = text }
}
