package import Diagnostics
import JSON
import Text

/// The description of an edition in its own folder, by which builds of other editions know it.
package struct EditionDescription: Hashable, Sendable {
  package var name: String
  package var title: String
  /// Its former addresses, from its own folder on.
  var moved: [HostedFolder.Move] = []
  /// Whether a page of it runs the checker.
  var checksFiles = false

  package static let path = "edition.json"
  package static let bytesLimit = 16 << 20
  private static let titleLimit = 300

  var bytes: [UInt8] {
    let value: JSONValue = [
      "edition": .string(name), "title": .string(title), "checksFiles": .boolean(checksFiles),
      "moved": .array(moved.map { .array([.string($0.address), .string($0.page)]) }),
    ]
    return Array(value.serialized().utf8)
  }

  init(
    name: String, title: String, moved: [HostedFolder.Move] = [], checksFiles: Bool = false
  ) {
    self.name = name
    self.title = title
    self.moved = moved
    self.checksFiles = checksFiles
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
      EditionDescription(
        name: folder.text, title: title.oneLine.shortened(to: titleLimit),
        moved: elements(of: value["moved"]).compactMap(HostedFolder.Move.init),
        checksFiles: value["checksFiles"] == .boolean(true)), nil
    )
  }
}

extension HostedFolder.Move {
  /// A pair of addresses in a description; nil for what could leave the edition's folder.
  fileprivate init?(_ value: JSONValue) {
    let pair = elements(of: value)
    guard pair.count == 2, case .string(let address) = pair[0], case .string(let page) = pair[1],
      [address, page].allSatisfy({
        $0.split(separator: "/", omittingEmptySubsequences: false).allSatisfy(isPortableFileName)
      })
    else { return nil }
    self.init(address: address, page: page)
  }
}

private func elements(of value: JSONValue?) -> [JSONValue] {
  if case .array(let elements) = value { elements } else { [] }
}
