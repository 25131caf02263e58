package import Diagnostics
import JSON
import Text

/// The description of an edition in its own folder, by which builds of other editions know it.
package struct EditionDescription: Hashable, Sendable {
  package var name: String
  package var title: String

  package static let path = "edition.json"
  package static let bytesLimit = 64 << 10
  private static let titleLimit = 300

  var bytes: [UInt8] {
    Array((["edition": .string(name), "title": .string(title)] as JSONValue).serialized().utf8)
  }

  init(name: String, title: String) {
    self.name = name
    self.title = title
  }

  /// Reads the description in a folder; a finding says why another build has to leave it out.
  package static func read(_ bytes: [UInt8], folder: EditionName, file: String) -> (
    EditionDescription?, Diagnostic?
  ) {
    func broken(_ message: String, at location: SourceLocation) -> (EditionDescription?, Diagnostic)
    {
      (
        nil,
        .warning(
          "broken-edition", at: location, "The edition is left out of the menu: \(message)",
          remedy: "publish it again with --edition \(folder.text), or remove its folder")
      )
    }
    let value: JSONValue
    do {
      var scanner = JSONScanner(bytes, file: file)
      value = try scanner.readValue()
      try scanner.finish()
    } catch {
      return broken("\(error.message)", at: error.location)
    }
    guard case .string(folder.text)? = value["edition"], case .string(let title)? = value["title"]
    else {
      return broken(
        "'edition' is not its folder's name, or 'title' is missing", at: SourceLocation(file: file))
    }
    return (
      EditionDescription(name: folder.text, title: title.oneLine.shortened(to: titleLimit)), nil
    )
  }
}
