import KeyModel

private let ats = "NSAppTransportSecurity/"
private let inDomain = "NSAppTransportSecurity/NSExceptionDomains/*/"

private var scopePlatforms: [AvailabilityStatement] {
  [.iOS("10.0", from: .current), .macOS("10.12", from: .current), .visionOS("1.0", from: .current)]
}

/// Exceptions for one kind of connection only, and stricter rules for all of them.
var scopedExceptionKeys: [Key] {
  [
    Key(
      PropertyPath(ats + "NSAllowsArbitraryLoadsForMedia"), .boolean,
      title: "Allows Arbitrary Loads for Media",
      summary: "Turns App Transport Security off for media that AVFoundation loads.",
      discussion: """
        Use it for media that is already encrypted, such as FairPlay streams, and that isn't
        personalized; App Review asks for a justification. `URLSession` connections
        stay protected, and a domain in
        [`NSExceptionDomains`](key:NSAppTransportSecurity/NSExceptionDomains) keeps its own rules.

        The key's presence matters, not only its value: with either value, iOS 10, macOS 10.12 and
        later ignore [`NSAllowsArbitraryLoads`](key:NSAppTransportSecurity/NSAllowsArbitraryLoads).
        Together, the two keys allow all insecure loads on iOS 9 and macOS 10.11, and only insecure
        media on later systems.
        """,
      consequence: Consequence(
        "Without `YES`, App Transport Security also restricts media that AVFoundation loads.",
        from: .ownPage),
      availability: scopePlatforms,
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      example: true,
      seeAlso: [
        "NSAppTransportSecurity/NSAllowsArbitraryLoads",
        "NSAppTransportSecurity/NSAllowsArbitraryLoadsInWebContent",
      ],
      sources: [
        .ownPage,
        .framework("security/preventing-insecure-network-connections", confidence: .high),
      ]),
    Key(
      PropertyPath(ats + "NSAllowsArbitraryLoadsInWebContent"), .boolean,
      title: "Allow Arbitrary Loads in Web Content",
      summary: "Turns App Transport Security off for what web views load.",
      discussion: """
        Use it for an app that shows arbitrary web pages in a `WKWebView` but connects to its own
        servers securely: `URLSession` connections stay protected. A domain in
        [`NSExceptionDomains`](key:NSAppTransportSecurity/NSExceptionDomains) keeps its own rules. App
        Review asks for a justification.

        If the key is present, even with `NO`, iOS 10, macOS 10.12 and later ignore
        [`NSAllowsArbitraryLoads`](key:NSAppTransportSecurity/NSAllowsArbitraryLoads). Write both
        keys for an app that also runs on iOS 9, which supports only the wider key.
        """,
      consequence: Consequence(
        "Without `YES`, App Transport Security also restricts what web views load.", from: .ownPage),
      availability: scopePlatforms,
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      apis: [API("WKWebView", of: "WebKit")],
      example: true,
      seeAlso: [
        "NSAppTransportSecurity/NSAllowsArbitraryLoads",
        "NSAppTransportSecurity/NSAllowsArbitraryLoadsForMedia",
      ],
      sources: [
        .ownPage,
        .framework("security/preventing-insecure-network-connections", confidence: .high),
      ]),
    Key(
      PropertyPath(ats + "NSAllowsLocalNetworking"), .boolean,
      title: "Allows Local Networking",
      summary: "Allows plain HTTP connections to devices and servers on the local network.",
      discussion: """
        The key covers names without a dot, names that end in `.local`, and IP addresses. What applies
        without the key depends on the system:

        - **iOS 9, macOS 10.11:** all three are blocked, and the key isn't supported. An exception
          for the domain allows names; an address needs
          [`NSAllowsArbitraryLoads`](key:NSAppTransportSecurity/NSAllowsArbitraryLoads).
        - **iOS 10 to 16, macOS 10.12 to 13:** all three are allowed.
        - **iOS 17, macOS 14 and later:** IP addresses are blocked again. This key allows them, and
          so does an entry for the address or its range in
          [`NSExceptionDomains`](key:NSAppTransportSecurity/NSExceptionDomains).

        With the key, iOS 10, macOS 10.12 and later ignore `NSAllowsArbitraryLoads`, so you can
        write both to cover old and new systems. Where the system allows local connections anyway,
        `YES` still declares that the app makes them. `YES` needs no justification in App Review.
        The key doesn't replace
        [`NSLocalNetworkUsageDescription`](key:NSLocalNetworkUsageDescription).
        """,
      consequence: Consequence(
        "Without the key, connections to bare IP addresses fail in iOS 17, macOS 14 and later, unless an exception covers them.",
        from: .ownPage),
      availability: scopePlatforms,
      default: false, defaultSource: .ownPage,
      required: .optional,
      example: true,
      seeAlso: [
        "NSAppTransportSecurity/NSExceptionDomains", "NSLocalNetworkUsageDescription",
        "NSBonjourServices",
      ],
      sources: [
        .ownPage,
        .framework("security/preventing-insecure-network-connections", confidence: .high),
      ]),
    Key(
      PropertyPath(ats + "NSRequiresNIAPTLSPackageVersion"), .string,
      summary: "Makes all connections meet the United States government's requirements for TLS.",
      discussion: """
        Write it only if your customers must comply with the Functional Package for TLS of the National
        Information Assurance Partnership (NIAP). `FCP_v2.1` adds to App Transport Security:

        - With TLS 1.2, only cipher suites with ECDHE, AES-GCM and SHA-256 or stronger.
        - No `rsa_pkcs15_sha1` signatures.
        - A server certificate that is signed with an algorithm that the client offered.
        - The Extended Master Secret extension (RFC 7627) with TLS 1.2.

        To exempt a server that can't meet these requirements, use
        [`NSExceptionRequiresNIAPTLSPackageVersion`](key:NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionRequiresNIAPTLSPackageVersion).
        """,
      consequence: Consequence(
        "Without the key, connections follow only the ordinary requirements of App Transport Security.",
        from: .current("nsrequiresniaptlspackageversion")),
      availability: niapPlatforms,
      values: .documented(niapVersions),
      valuesSource: .current("nsrequiresniaptlspackageversion"),
      required: .optional,
      example: "FCP_v2.1",
      seeAlso: [
        "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionRequiresNIAPTLSPackageVersion"
      ],
      sources: [.current("nsrequiresniaptlspackageversion"), .current("nsapptransportsecurity")],
      notes: [niapNote("nsrequiresniaptlspackageversion")]),
    Key(
      PropertyPath(inDomain + "NSExceptionRequiresNIAPTLSPackageVersion"), .string,
      summary: "Applies US government requirements for TLS to one domain, or exempts it.",
      discussion: """
        The value overrides
        [`NSRequiresNIAPTLSPackageVersion`](key:NSAppTransportSecurity/NSRequiresNIAPTLSPackageVersion),
        whose page lists the requirements. With `none`, only the ordinary requirements of App
        Transport Security apply to the domain. `FCP_v2.1` applies the stricter requirements to this
        domain, even if the rest of the app doesn't follow them.
        """,
      consequence: Consequence(
        "Without the key, `NSRequiresNIAPTLSPackageVersion` applies to the domain, if the app has that key.",
        from: .current("nsexceptionrequiresniaptlspackageversion")),
      availability: niapPlatforms,
      values: .documented(niapVersions),
      valuesSource: .current("nsexceptionrequiresniaptlspackageversion"),
      required: .optional,
      example: "none",
      seeAlso: ["NSAppTransportSecurity/NSRequiresNIAPTLSPackageVersion"],
      sources: [
        .current("nsexceptionrequiresniaptlspackageversion"), .current("nsapptransportsecurity"),
      ],
      notes: [niapNote("nsexceptionrequiresniaptlspackageversion")]),
    Key(
      PropertyPath(inDomain + "NSRequiresCertificateTransparency"), .boolean,
      summary: "Once required that a domain's certificates be recorded in public logs.",
      discussion: """
        On systems that read it, `YES` required signed timestamps from at least two Certificate
        Transparency logs (RFC 6962) that Apple trusts. Current systems require them for every
        certificate anyway.
        """,
      avoid: "Don't write it, and delete it where you find it.",
      consequence: Consequence(
        "Current systems ignore the key; on older systems that read it, `YES` makes connections to servers with new certificates fail.",
        from: .current("nsrequirescertificatetransparency")),
      availability: [
        .iOS("9.0", deprecated: .unknown, from: .current),
        .macOS("10.11", deprecated: .unknown, from: .current),
        .visionOS("1.0", deprecated: .unknown, from: .current),
      ],
      default: false,
      defaultSource: .current("nsrequirescertificatetransparency"),
      required: .optional,
      replacedBy: [],
      example: false,
      seeAlso: ["NSAppTransportSecurity/NSPinnedDomains"],
      sources: [.current("nsrequirescertificatetransparency")],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .current("nsrequirescertificatetransparency"),
              "The header lists the key's platforms without a last version."),
            .init(
              .current("nsrequirescertificatetransparency"),
              "The text calls the key obsolete and irrelevant."),
          ],
          choice: "Deprecated, without a version.",
          reason: "The page tells readers not to use the key, but not since when.")
      ]),
  ]
}

private var niapPlatforms: [AvailabilityStatement] {
  [
    .iOS("26.4", from: .current),
    .macCatalyst("26.4", from: .current), .macOS("26.4", from: .current),
    .tvOS("26.4", from: .current), .visionOS("26.4", from: .current),
    .watchOS("26.4", from: .current),
  ]
}

private var niapVersions: [AllowedValue] {
  [
    AllowedValue(
      "none", "For the ordinary requirements of App Transport Security alone."),
    AllowedValue(
      "FCP_v2.1", "For compliance with exactly version 2.1 of the NIAP package for TLS."),
    AllowedValue(
      "recommended",
      "For the newest version of the NIAP package that the running system supports, currently `FCP_v2.1`."
    ),
  ]
}

private func niapNote(_ page: String) -> EditorNote {
  EditorNote(
    .availability,
    [
      .init(.current(page), "Lists tvOS and watchOS too."),
      .init(
        .current("nsapptransportsecurity"), "Lists neither tvOS nor watchOS for the dictionary."),
    ],
    choice: "The key has the platforms that its page names.",
    reason: "The dictionary's page is older than the key.")
}
