package import JSON
package import KeyModel

extension Catalogue {
  /// The document that `catalogue.json` is, as a value.
  package func json(
    keyURL: @escaping (Key) -> String, extensionPointURL: @escaping (ExtensionPoint) -> String
  ) -> JSONValue {
    let bytes = jsonBytes(keyURL: keyURL, extensionPointURL: extensionPointURL)
    var scanner = JSONScanner(bytes, file: "catalogue.json")
    return (try? scanner.readValue()) ?? .null
  }
}
