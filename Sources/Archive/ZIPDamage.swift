/// What is wrong with a ZIP archive, or with an entry in it, as the end of a sentence.
package struct ZIPDamage: Error, Equatable {
  package let text: String
  package init(_ text: String) { self.text = text }
}
