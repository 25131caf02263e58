import KeyModel

private let inCapabilities =
  "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/"
private let controller = "authenticationservices/ascredentialproviderviewcontroller/"
private let saving = SourceReference.framework(
  controller + "performwithoutuserinteractionifpossible(savepasswordrequest:)")
private let generating = SourceReference.framework(
  controller + "performwithoutuserinteraction(generatepasswordsrequest:)")
private let reporting = SourceReference.framework(
  controller + "reportpublickeycredentialupdate(forrelyingparty:userhandle:newname:)")
private let updater = SourceReference.framework("authenticationservices/ascredentialupdater")
private let exporting = SourceReference.framework(
  "authenticationservices/ascredentialexportmanager")

/// Why a key is on visionOS, although the dictionary that contains it isn't.
func visionNote(
  _ page: SourceReference, _ version: String = "2.0",
  because reason: String =
    "The key's own page names it, and the class of these extensions exists on visionOS."
) -> EditorNote {
  EditorNote(
    .availability,
    [
      .init(page, "visionOS \(version) among others."),
      .init(
        .current("nsextension/nsextensionattributes/ascredentialproviderextensioncapabilities"),
        "The dictionary that contains the key isn't listed for visionOS."),
    ],
    choice: "visionOS is listed.", reason: reason)
}

private let reasonForVision = "The page of what the key turns on names it."

/// The platforms that the page of a method or a class names.
private func platforms(
  _ version: Moment, of page: SourceReference, onMac: Bool = true
) -> [AvailabilityStatement] {
  [.iOS(version, from: page), .macCatalyst(version, from: page)]
    + (onMac ? [.macOS(version, from: page)] : []) + [.visionOS(version, from: page)]
}

private func api(_ method: String) -> API {
  API("ASCredentialProviderViewController." + method, of: "Authentication Services")
}

/// Requests to save, generate and update what a password manager stores, and to exchange it.
var credentialSavingKeys: [Key] {
  [
    Key(
      PropertyPath(inCapabilities + "SupportsSavePasswordCredentials"), .boolean,
      summary: "Lets people save a new password in the password manager.",
      discussion: """
        Write `YES` if the extension saves passwords that people enter in other apps and on
        websites. The system first calls
        `performWithoutUserInteractionIfPossible(savePasswordRequest:)`, without showing the
        extension. If the extension has to ask something, it cancels that request with
        `userInteractionRequired`, and the system shows its interface. After saving, the extension
        calls `completeSavePasswordRequest(completionHandler:)`.
        """,
      consequence: Consequence(
        "Without `YES`, the extension doesn't declare that it saves passwords.", from: saving),
      availability: platforms("26.2", of: saving, onMac: false),
      required: .optional,
      apis: [api("performWithoutUserInteractionIfPossible(savePasswordRequest:)")],
      bundleKinds: [.appExtension],
      extensionPoints: passwordManagers,
      example: true,
      seeAlso: [PropertyPath(inCapabilities + "SupportsGeneratePasswordCredentials")],
      sources: [saving, credentialProviderHeader],
      notes: [visionNote(saving, "26.2", because: reasonForVision)]),
    Key(
      PropertyPath(inCapabilities + "SupportsGeneratePasswordCredentials"), .boolean,
      summary: "Lets the password manager suggest strong passwords.",
      discussion: """
        Write `YES` if the extension generates passwords by the rules that an app or website states.
        The system calls `performWithoutUserInteraction(generatePasswordsRequest:)` without showing
        the extension, which must not ask anything or change what it has stored. Apple's example
        also sets
        [`SupportsSavePasswordCredentials`](key:NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/SupportsSavePasswordCredentials).
        """,
      consequence: Consequence(
        "Without `YES`, the extension doesn't declare that it generates passwords.",
        from: generating),
      availability: platforms("26.2", of: generating, onMac: false),
      required: .optional,
      apis: [api("performWithoutUserInteraction(generatePasswordsRequest:)")],
      bundleKinds: [.appExtension],
      extensionPoints: passwordManagers,
      example: true,
      seeAlso: [
        PropertyPath(inCapabilities + "SupportsSavePasswordCredentials"),
        PropertyPath(inCapabilities + "SupportsGeneratePasswordCredentialsWithUI"),
      ],
      sources: [generating, credentialProviderHeader],
      notes: [visionNote(generating, "26.2", because: reasonForVision)]),
    Key(
      PropertyPath(inCapabilities + "SupportsGeneratePasswordCredentialsWithUI"), .boolean,
      summary: "Says whether the password manager shows an interface for generating passwords.",
      discussion: """
        An extension that generates passwords also shows an interface for it, unless you write `NO`
        here. People open the interface themselves; the system shows it with
        `prepareInterface(for:)` and an `ASGeneratePasswordsRequest`. With `NO`, the system shows
        the generated passwords in an interface of its choice.
        """,
      consequence: Consequence(
        "Without the key, the extension has to implement the interface.",
        from: credentialProviderHeader),
      availability: platforms("26.2", of: generating, onMac: false),
      default: true,
      defaultSource: credentialProviderHeader,
      required: .optional,
      apis: [API("ASGeneratePasswordsRequest", of: "Authentication Services")],
      bundleKinds: [.appExtension],
      extensionPoints: passwordManagers,
      example: false,
      seeAlso: [PropertyPath(inCapabilities + "SupportsGeneratePasswordCredentials")],
      sources: [credentialProviderHeader, generating],
      notes: [visionNote(generating, "26.2", because: reasonForVision)]),
    Key(
      PropertyPath(inCapabilities + "SupportsCredentialUpdate"), .boolean,
      summary: "Lets apps and websites report outdated credentials to the password manager.",
      discussion: """
        Write `YES` if the extension updates what it stores when an app or website reports that a
        user name has changed, or that a passkey or a password is no longer valid. Apps send
        these reports with `ASCredentialUpdater`. The system calls a method of the view controller for each kind
        of report, such as
        `reportPublicKeyCredentialUpdate(forRelyingParty:userHandle:newName:)`. The extension
        updates its data in the background, and shows neither an interface nor an error.
        """,
      consequence: Consequence(
        "Without `YES`, the extension doesn't declare that it takes such reports.",
        from: reporting),
      availability: platforms("26.0", of: updater),
      required: .optional,
      apis: [api("reportPublicKeyCredentialUpdate(forRelyingParty:userHandle:newName:)")],
      bundleKinds: [.appExtension],
      extensionPoints: passwordManagers,
      example: true,
      sources: [reporting, updater, credentialProviderHeader],
      notes: [
        EditorNote(
          .availability,
          [
            .init(reporting, "iOS 12.0 and macOS 11.0, which are the versions of the class."),
            .init(updater, "Apps can report from version 26.0 of each system on."),
          ],
          choice: "Version 26.0.", reason: "Before, no app could send a report.")
      ]),
    Key(
      PropertyPath(inCapabilities + "SupportedCredentialExchangeVersions"),
      .array(of: .string),
      summary: "Lists the versions of the credential exchange format that the app supports.",
      discussion: """
        Write the key beside
        [`SupportsCredentialExchange`](key:NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/SupportsCredentialExchange).
        So far, `1.0` is the only version.
        """,
      availability: platforms("26.0", of: exporting),
      values: .documented([AllowedValue("1.0", "The first version of the format.")]),
      valuesSource: exporting,
      apis: [API("ASCredentialExportManager", of: "Authentication Services")],
      bundleKinds: [.appExtension],
      extensionPoints: passwordManagers,
      example: ["1.0"],
      seeAlso: [PropertyPath(inCapabilities + "SupportsCredentialExchange")],
      sources: [exporting], notes: [visionNote(exporting, "26.0", because: reasonForVision)]),
  ]
}
