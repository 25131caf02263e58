import KeyModel
import Text

/// A file with mistakes, which shows on the page of the checker what it finds.
struct CheckExample: Hashable, Sendable {
  /// A name by which the file is recognized.
  let name: String
  let text: String

  /// The content's own file, or else one that is made from the catalogue; nil where its keys offer no mistake.
  ///
  /// - Parameter documents: The documents that the page checks.
  init?(of input: SiteInput, _ documents: [DocumentKind]) {
    if let file = input.checkExample,
      // The content of the program's own catalogue tells nothing of another one.
      !input.leavesOutForeignGuides,
      let text = String(validating: file.bytes, as: UTF8.self)
    {
      (name, self.text) = (file.path, text)
      return
    }
    guard let document = documents.first else { return nil }
    // By these, the file is recognized.
    let marks = input.catalogue.kindMarks(of: document).all
    let keys = input.catalogue.keys.filter { key in
      guard key.path.components.count == 1, case .name(let name) = key.path.components[0],
        !marks.contains(where: { $0.name == name })
      else { return false }
      return input.catalogue.document(of: key.path).id == document.id
    }
    let entries = Self.mistakes(in: keys)
    guard !entries.isEmpty else { return nil }
    let list = PropertyListValue.dictionary(
      marks.map { .init($0.name, .string($0.value)) } + entries)
    name = document.exampleOfName
    self.text = list.text(of: document)
  }

  /// One entry for each kind of mistake that some key offers: another value than the known ones, another type, and a name with
  /// two letters in the wrong order.
  private static func mistakes(in keys: [Key]) -> [PropertyListValue.Entry] {
    var used: Set<String> = []
    func entry(
      _ isFit: (Key) -> Bool, _ make: (Key) -> PropertyListValue.Entry
    ) -> PropertyListValue.Entry? {
      guard let key = keys.first(where: { isFit($0) && !used.contains($0.name) }) else {
        return nil
      }
      used.insert(key.name)
      return make(key)
    }
    let wrongValue = entry(
      {
        guard case .closed(let values, _) = $0.values, !values.isEmpty else { return false }
        return $0.types == [.string]
      }, { .init($0.name, "Something else") })
    let wrongType = entry(
      { [[.boolean], [.integer], [.real]].contains($0.types) }, { .init($0.name, "yes, please") })
    let misspelt = entry(
      { $0.types == [.string] && slip(in: $0.name) != nil },
      { .init(slip(in: $0.name) ?? $0.name, "Example") })
    return [misspelt, wrongValue, wrongType].compactMap(\.self)
  }

  /// The name with two letters of its end exchanged; nil where that leaves it as it is.
  private static func slip(in name: String) -> String? {
    var letters = Array(name)
    guard letters.count > 5 else { return nil }
    letters.swapAt(letters.count - 3, letters.count - 2)
    let slip = String(letters)
    return slip == name ? nil : slip
  }
}
