package import KeyModel

extension Catalogue {
  /// For the id of each document of property lists an entry with an empty value of each type, to copy; braces stand
  /// for the name. The id is empty if there is one document alone.
  package var searchEntryTexts: [String: [String: String]] {
    let texts = Dictionary(
      firstOf: Self.emptyValues.map { type, value in
        (type.name, PropertyListValue.dictionary([.init("{}", value)]).xmlFragment())
      })
    return Dictionary(
      firstOf: documents.filter(\.isPropertyList).map { (hasSeveralDocuments ? $0.id : "", texts) })
  }

  private static let emptyValues: [(ValueType, PropertyListValue)] = [
    (.string, ""), (.boolean, true), (.integer, 0), (.real, .real(0)),
    (.date, .date("2026-01-31T12:00:00Z")), (.data, .data("")),
    (ValueType.array([ValueType]()), .array([])),
    (.dictionary, .dictionary([])),
  ]
}
