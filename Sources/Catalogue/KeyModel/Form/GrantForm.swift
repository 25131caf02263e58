extension CatalogueRecord {
  static let unread = ObjectForm<DocumentKind.Bundles.Unread>(
    "what is not checked", { DocumentKind.Bundles.Unread("", at: []) }
  ) {
    Field("name", .text, { $0.name }, { $0.name = $1 }, "What the files are.", isRequired: true)
    Field(
      "files", list(of: .pathInside), { $0.files }, { $0.files = $1 },
      "Paths in a bundle, with * for anything in a name.", isRequired: true)
  }.form

  static let grant = ObjectForm<DocumentKind.Bundles.Grant>(
    "the grant", { DocumentKind.Bundles.Grant("", files: [], granted: .root, remedy: "") }
  ) {
    Field(
      "name", .text, { $0.name }, { $0.name = $1 }, "The name for such a file in texts.",
      isRequired: true)
    Field(
      "files", list(of: .pathInside), { $0.files }, { $0.files = $1 },
      "The paths in a bundle where it may be; the first that is there counts.", isRequired: true)
    Field(
      "granted", .steps, { $0.granted }, { $0.granted = $1 },
      "Where the list has what is granted, under the names of the document's keys.",
      isRequired: true)
    Field(
      "expires", optional: .steps, { $0.expires }, { $0.expires = $1 },
      "Where the list has the date on which it expires.")
    Field(
      "free", list: names("what needs no grant"), { $0.free }, { $0.free = $1 },
      "What the document may have without a grant.")
    Field(
      "restricted", list: names("what needs a grant"), { $0.restricted }, { $0.restricted = $1 },
      "What a signature may have only with a grant.")
    Field(
      "claimed", list: claimed, { $0.claimed }, { $0.claimed = $1 },
      "What a signature must claim where it is granted.")
    Field(
      "purposes", list: purpose, { $0.purposes }, { $0.purposes = $1 },
      "How to recognize whom the product is for; the first that applies counts.")
    Field(
      "remedy", .text, { $0.remedy }, { $0.remedy = $1 },
      "What to do where something is not granted.", isRequired: true)
    Field(
      "codes", list: .text, { $0.codes }, { $0.codes = $1 },
      "The codes with which a system or a store rejects a product that claims more.")
  }.form

  private static func names(_ noun: String) -> Form<DocumentKind.Bundles.Grant.Names> {
    ObjectForm<DocumentKind.Bundles.Grant.Names>(
      noun, { DocumentKind.Bundles.Grant.Names([]) }
    ) {
      Field(
        "names", list(of: .text), { $0.names }, { $0.names = $1 },
        "The names, with * for anything.", isRequired: true)
      Field(
        "platforms", list: .platform, { $0.platforms }, { $0.platforms = $1 },
        "The only platforms that are meant.")
    }.form
  }

  private static let claimed = ObjectForm<DocumentKind.Bundles.Grant.Claimed>(
    "what must be claimed", { DocumentKind.Bundles.Grant.Claimed([]) }
  ) {
    Field(
      "names", list(of: .text), { $0.names }, { $0.names = $1 }, "The names of the keys.",
      isRequired: true)
    Field(
      "codes", list: .text, { $0.codes }, { $0.codes = $1 },
      "The codes with which a service reports a signature without them.")
  }.form

  private static let purpose = ObjectForm<DocumentKind.Bundles.Grant.Purpose>(
    "a purpose", { DocumentKind.Bundles.Grant.Purpose("") }
  ) {
    Field("name", .text, { $0.name }, { $0.name = $1 }, "Its name.", isRequired: true)
    Field(
      "marks", list: FactForms.mark, { $0.marks }, { $0.marks = $1 },
      "What a granting list for this purpose has, all of it.")
  }.form

  static let container = ObjectForm<DocumentKind.Bundles.Container>(
    "a container", { DocumentKind.Bundles.Container("", at: []) }
  ) {
    Field(
      "ending", .text, { $0.ending }, { $0.ending = $1 },
      "The ending of the ZIP archive or folder, with its dot.", isRequired: true)
    Field(
      "folders", list(of: .pathInside), { $0.folders }, { $0.folders = $1 },
      "The folders in it that contain bundles.", isRequired: true)
  }.form
}
