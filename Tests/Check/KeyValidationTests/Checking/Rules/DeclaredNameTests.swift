import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import Testing

/// Names that begin like the product's own, and are declared or not.
struct DeclaredNameTests {
  /// The messages about the types of documents in an app.
  private func messages(
    _ type: String, id: String = "com.example.lamp", declared: [String] = [],
    package: String = "APPL"
  ) -> [Diagnostic] {
    let declarations = declared.map {
      "<dict>\(entry("UTTypeIdentifier", "<string>\($0)</string>"))</dict>"
    }
    let list = MarkedList(
      entry("CFBundleIdentifier", "<string>\(id)</string>")
        + entry("CFBundlePackageType", "<string>\(package)</string>")
        + entry(
          "CFBundleDocumentTypes",
          "<array><dict>\(entry("LSItemContentTypes", "<array><string>\(type)</string></array>"))</dict></array>"
        )
        + entry("UTImportedTypeDeclarations", "<array>\(declarations.joined())</array>"))
    return findings(list.text).filter { $0.id == "declared-in" }
  }

  @Test func aNameOfTheProductsOwnThatIsDeclaredNowhereIsReported() throws {
    let found = try #require(
      messages("com.example.lamp.list", declared: ["com.example.lamps.list"]).first)
    #expect(found.severity == .warning)
    #expect(found.message.contains("'com.example.lamp.list' begins like 'CFBundleIdentifier'"))
    #expect(found.remedy?.contains("write 'com.example.lamps.list', or declare it in") == true)
    #expect(messages("com.example.list").count == 1)
  }

  @Test(arguments: [
    "com.example.lamp.list", "COM.example.lamp.List", "public.text", "com.example",
    "com.example.lamps$(SUFFIX)", "org.example.lamp.list",
  ])
  func aNameThatIsDeclaredOrSomebodyElsesIsSilent(type: String) {
    #expect(messages(type, declared: ["com.example.lamp.list"]) == [])
  }

  @Test func nothingIsSaidWhereItIsNotKnown() {
    #expect(messages("com.example.list", id: "$(PRODUCT_BUNDLE_IDENTIFIER)") == [])
    #expect(messages("com.example.list", id: "com.lamp") == [])
    #expect(messages("com.example.list", declared: ["$(TYPE)"]) == [])
    // Types of the app are declared by the app, whatever is inside of it.
    #expect(messages("com.example.list", package: "BNDL") == [])
    // The system declares types of some vendors.
    #expect(messages("com.microsoft.word.doc", id: "com.microsoft.Word") == [])
  }
}
