import KeyModel

extension KeyGroup {
  /// The keys that say whether an app or an SDK tracks people, and with which servers.
  static var privacyTracking: KeyGroup {
    KeyGroup(
      "privacy-tracking", "Tracking",
      summary: "Whether an app or SDK tracks people, and the domains it uses to do so.",
      availability: privacyManifestAvailability, keys: trackingKeys)
  }
}

private let trackingDomainsOfAdjust = SourceReference.gitHub(
  "adjust/ios_sdk/blob/0a8cccacfb354c36f8f7fbc57331e7d3a52ed9e5/Adjust/PrivacyInfo.xcprivacy")

private var trackingKeys: [Key] {
  [
    Key(
      "NSPrivacyTracking", .boolean,
      title: "Privacy Tracking Enabled",
      summary: "States whether an app or SDK uses data to track people.",
      discussion: """
        Tracking is what App Tracking Transparency asks permission for: linking data about people or
        devices with data from other companies for advertising, or giving it to data brokers.
        Analyzing your own app with your own data is not tracking.

        With `YES`, write at least one entry in
        [`NSPrivacyTrackingDomains`](key:NSPrivacyTrackingDomains). An app or SDK that doesn't track
        leaves both keys out, or writes this one alone, with `NO`. Each manifest describes the code
        of its bundle only: an app doesn't write `YES` just because an SDK in it tracks people.
        """,
      consequence: Consequence(
        "App Store Connect rejects a manifest with `YES` and an empty list of domains.",
        from: .invalidPrivacyManifests),
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      example: false,
      seeAlso: [
        "NSPrivacyTrackingDomains",
        "NSPrivacyCollectedDataTypes/[]/NSPrivacyCollectedDataTypeTracking",
      ],
      sources: [
        .ownPage, .invalidPrivacyManifests, .privacyManifestFiles,
        .appStore("user-privacy-and-data-use/"), .developerForums("749099"),
      ]),
    Key(
      "NSPrivacyTrackingDomains", .array(of: .string),
      title: "Privacy Tracking Domains",
      summary: "Lists the internet domains that an app or SDK uses for tracking.",
      discussion: """
        The system blocks requests to these domains until the person allows tracking: they fail with
        an error, no matter which code in the app sends them. If the app needs a server for anything
        else, that server can't share a domain with tracking, so give tracking a separate subdomain.

        Write the domain alone, such as `tracking.example.com`, without path, query or trailing
        slash. The list requires [`NSPrivacyTracking`](key:NSPrivacyTracking) with `YES`; with `NO`
        and a list, the manifest is invalid. If there are no tracking domains, leave the key out.
        """,
      consequence: Consequence(
        "Until a person allows tracking, requests to the listed domains fail with an error.",
        from: .ownPage),
      required: .optional,
      rules: [
        .count(atLeast: 1).when(.has("NSPrivacyTracking", true))
          .codes("ITMS-91064", "ITMS-91107").from(.invalidPrivacyManifests),
        .count(exactly: 0).when(!.has("NSPrivacyTracking", true))
          .codes("ITMS-91064", "ITMS-91107").from(.invalidPrivacyManifests),
        .should(.present).when(.has("NSPrivacyTracking", true))
          .from(.privacyManifest("nsprivacytracking")),
        .format(.domainWithoutPath).codes("ITMS-91056", "ITMS-91108").from(
          .invalidPrivacyManifests),
        .should(.withoutText(["://"])).from(.ownPage),
      ],
      example: ["tracking.example.com"],
      seeAlso: ["NSPrivacyTracking"],
      sources: [
        .ownPage, .privacyManifest("nsprivacytracking"),
        .invalidPrivacyManifests, .privacyManifestFiles,
        .gitHub("opendocument-app/OpenDocument.ios/pull/134"), trackingDomainsOfAdjust,
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.ownPage, "Speaks of domains, which have no scheme."),
            .init(
              .invalidPrivacyManifests,
              "Names a domain or subdomain, and forbids path, query and trailing slash."),
            .init(trackingDomainsOfAdjust, "Lists its domains with `https://` before them."),
          ],
          choice: "A scheme is only advised against.",
          reason: "The technical note doesn't mention schemes, and the SDK is in shipped apps."
        )
      ]),
  ]
}
