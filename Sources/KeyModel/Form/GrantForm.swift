extension CatalogueRecord {
  static let unread = ObjectForm<DocumentKind.Bundles.Unread>(
    "what is not checked", { DocumentKind.Bundles.Unread("", at: []) }
  ) {
    Field("name", .text, \.name, "What the files are.", isRequired: true)
    Field(
      "files", list(of: .pathInside), \.files,
      "Paths in a bundle, with * for anything in a name.", isRequired: true)
  }.form

  static let grant = ObjectForm<DocumentKind.Bundles.Grant>(
    "the grant", { DocumentKind.Bundles.Grant("", files: [], granted: .root, remedy: "") }
  ) {
    Field("name", .text, \.name, "The name for such a file in texts.", isRequired: true)
    Field(
      "files", list(of: .pathInside), \.files,
      "The paths in a bundle where it may be; the first that is there counts.", isRequired: true)
    Field(
      "granted", .steps, \.granted,
      "Where the list has what is granted, under the names of the document's keys.",
      isRequired: true)
    Field(
      "expires", optional: .steps, \.expires, "Where the list has the date on which it expires.")
    Field("free", list: free, \.free, "What the document may have without a grant.")
    Field(
      "purposes", list: purpose, \.purposes,
      "How to recognize whom the product is for; the first that applies counts.")
    Field("remedy", .text, \.remedy, "What to do where something is not granted.", isRequired: true)
    Field(
      "codes", list: .text, \.codes,
      "The codes with which a system or a store rejects a product that claims more.")
  }.form

  private static let free = ObjectForm<DocumentKind.Bundles.Grant.Free>(
    "what needs no grant", { DocumentKind.Bundles.Grant.Free([]) }
  ) {
    Field("names", list(of: .text), \.names, "The names, with * for anything.", isRequired: true)
    Field("platforms", list: .platform, \.platforms, "The only platforms on which they need none.")
  }.form

  private static let purpose = ObjectForm<DocumentKind.Bundles.Grant.Purpose>(
    "a purpose", { DocumentKind.Bundles.Grant.Purpose("") }
  ) {
    Field("name", .text, \.name, "Its name.", isRequired: true)
    Field(
      "marks", list: FactForms.mark, \.marks,
      "What a granting list for this purpose has, all of it.")
  }.form

  static let container = ObjectForm<DocumentKind.Bundles.Container>(
    "a container", { DocumentKind.Bundles.Container("", at: []) }
  ) {
    Field(
      "ending", .text, \.ending,
      "The ending of the ZIP archive or folder, with its dot.", isRequired: true)
    Field(
      "folders", list(of: .pathInside), \.folders,
      "The folders in it that contain bundles.", isRequired: true)
  }.form
}
