import KeyModel

/// Shares of CloudKit, and downloads of documents.
var iCloudSharingKeys: [Key] {
  [
    Key(
      "CKSharingSupported", .boolean,
      summary: "Opens the app when a person follows a link to shared CloudKit records.",
      discussion: """
        The link to a share arrives in a message or an email from the owner of a `CKShare`. Before
        the app opens, CloudKit checks that the person has an iCloud account and, for a private
        share, is a participant. An app with scenes then receives the share's metadata in
        `windowScene(_:userDidAcceptCloudKitShareWith:)`, or in `scene(_:willConnectTo:options:)` if
        it wasn't running. A Mac app, and an iOS app without scenes, gets the metadata in
        `application(_:userDidAcceptCloudKitShareWith:)`. If the metadata's `participantStatus` is
        `pending`, the app accepts the share with `CKAcceptSharesOperation`. Apple's page of the key
        doesn't list watchOS, but a watchOS app gets the metadata in
        `userDidAcceptCloudKitShare(with:)`.
        """,
      consequence: Consequence(
        "Without the key, the system doesn't open the app when someone follows a link to a share.",
        from: .ownPage),
      availability: [
        .iOS("10.0", from: .current),
        .macOS("10.12", from: .current), .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [API("CKShare", of: "CloudKit"), API("CKShare.Metadata", of: "CloudKit")],
      capability: "iCloud",
      bundleKinds: [.app],
      rules: [
        .present.when(.code("the app supports CloudKit sharing")).from(.ownPage)
      ],
      example: true,
      seeAlso: ["entitlements:com.apple.developer.icloud-services"],
      sources: [.ownPage, .framework("cloudkit/ckshare/metadata")]),
    Key(
      "NSDownloadsUbiquitousContents", .boolean,
      summary:
        "Lets the app open an iCloud document before its download and show the progress itself.",
      discussion: """
        Write `YES` only if the app shows the progress of the download itself, for example in the
        document's window. Otherwise, macOS downloads the document first and shows the progress, and
        the app receives the complete file.
        """,
      consequence: Consequence(
        "Without the key, the system shows the download's progress.", from: .ownPage),
      availability: [.macOS("11.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      example: true,
      seeAlso: ["CFBundleDocumentTypes"]),
  ]
}
