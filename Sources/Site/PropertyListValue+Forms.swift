import KeyModel
import Markup

extension PropertyListValue {
  /// The value as a property list in XML and in JSON; in XML alone where it holds what JSON cannot say.
  var forms: Block {
    let xml = Listing("XML", language: "xml", xmlFragment())
    guard isJSON else { return .code(language: xml.language, xml.text) }
    return .forms(
      id: "form", label: "Form of the property list",
      [xml, Listing("JSON", language: "json", json.serialized())])
  }

  /// Dates and bytes have no form in JSON.
  private var isJSON: Bool {
    switch self {
    case .date, .data: false
    case .string, .integer, .real, .boolean: true
    case .array(let elements): elements.allSatisfy(\.isJSON)
    case .dictionary(let entries): entries.allSatisfy(\.value.isJSON)
    }
  }
}
