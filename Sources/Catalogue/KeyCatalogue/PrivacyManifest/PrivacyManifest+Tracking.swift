import KeyModel

private let addingTrackingKeys = SourceReference.framework(
  "technotes/tn3182-adding-privacy-tracking-keys-to-your-privacy-manifest", confidence: .high)

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
        Write it in `PrivacyInfo.xcprivacy`. Tracking is what App Tracking Transparency asks
        permission for: linking data about people or devices with data from other companies for
        advertising, or giving it to data brokers. Analyzing your own app with your own data is not
        tracking.

        With `YES`, write at least one entry in
        [`NSPrivacyTrackingDomains`](key:NSPrivacyTrackingDomains). Requests to those domains then
        fail with an error until the person allows tracking. An app or SDK that doesn't track leaves
        both keys out, or writes only this key, with `NO`. A developer got the code `ITMS-91064` for
        keys that don't match. An SDK that tracks says so in its own manifest, so the app's manifest
        doesn't need `YES` because of it.

        ```xml
        <key>NSPrivacyTracking</key>
        <true/>
        <key>NSPrivacyTrackingDomains</key>
        <array>
          <string>tracking.example.com</string>
        </array>
        ```
        """,
      consequence: Consequence(
        "App Store Connect rejects a manifest with `YES` and an empty list of domains, or with `NO` and a list.",
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
        .appStore("user-privacy-and-data-use/"),
        .dataUseInPrivacyManifests, .gitHub("opendocument-app/OpenDocument.ios/pull/134"),
        .developerForums("749099"),
      ]),
    Key(
      "NSPrivacyTrackingDomains", .array(of: .string),
      title: "Privacy Tracking Domains",
      summary: "Lists the internet domains that an app or SDK uses for tracking.",
      discussion: """
        Write the domain alone, such as `tracking.example.com`, without path, query or trailing
        slash. The list takes effect only if [`NSPrivacyTracking`](key:NSPrivacyTracking) is `YES`;
        a list beside `NO` makes the manifest invalid. If there are no tracking domains, leave out
        both keys, or write only `NSPrivacyTracking` with `NO`.

        Until a person allows tracking, the system blocks the domains of every manifest in the app.
        One SDK's list therefore blocks the requests of all code in the app; a developer found that
        requests from a web view still go through. A blocked request fails as if there were no
        network, with `NSURLErrorDomain` -1009 and `_NSURLErrorBlockedTrackerFailureKey`. If a
        server also does other work, give tracking a separate domain. To find domains that may be
        tracking, profile the app with the Network template of Instruments and look at Points of
        Interest.
        """,
      consequence: Consequence(
        "App Store Connect rejects a manifest with domains if `NSPrivacyTracking` is `NO`, or with an empty list if it is `YES`.",
        from: .invalidPrivacyManifests),
      rules: [
        .count(atLeast: 1).when(.has("NSPrivacyTracking", true))
          .codes("ITMS-91064", "ITMS-91107").saying(
            "'NSPrivacyTracking' is 'YES', but {key} names no domain",
            "list the domains that the code contacts to track people"
          ).from(.invalidPrivacyManifests),
        .count(exactly: 0).when(!.has("NSPrivacyTracking", true))
          .codes("ITMS-91064", "ITMS-91107").saying(
            "{key} names domains, but 'NSPrivacyTracking' is not 'YES'",
            "set 'NSPrivacyTracking' to 'YES' if they serve tracking, or empty the list"
          ).from(.invalidPrivacyManifests),
        .should(.present).when(.has("NSPrivacyTracking", true))
          .from(addingTrackingKeys),
        .format(.domainWithoutPath).codes("ITMS-91056", "ITMS-91108").saying(
          "{value} is not a domain name",
          "write the domain alone, such as 'example.com', without path, query and trailing slash"
        ).from(
          .invalidPrivacyManifests),
        .should(.withoutText(["://"])).from(.ownPage),
      ],
      example: ["tracking.example.com"],
      seeAlso: ["NSPrivacyTracking"],
      sources: [
        .ownPage, .privacyManifest("nsprivacytracking"), addingTrackingKeys,
        .invalidPrivacyManifests, .privacyManifestFiles,
        .gitHub("opendocument-app/OpenDocument.ios/pull/134"), trackingDomainsOfAdjust,
        .gitHub("segmentio/analytics-swift/issues/317"),
        .gitHub("Flagsmith/flagsmith-ios-client/issues/57"), .sessionVideos("wwdc2023/10060"),
        .developerForums("735916"), .developerForums("749184"),
        .framework("xcode/detecting-when-your-app-contacts-domains-that-may-be-profiling-users"),
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
          choice: "A URL scheme is a warning, not an error.",
          reason:
            "The technical note doesn't mention schemes, and shipped apps contain the Adjust SDK, whose list has them."
        )
      ]),
  ]
}
