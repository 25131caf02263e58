import KeyModel

private let domains = "NSAppTransportSecurity/NSPinnedDomains"

private var pinningPlatforms: [AvailabilityStatement] {
  [.iOS("14.0", from: .current), .macOS("11.0", from: .current), .visionOS("1.0", from: .current)]
}

private var pinsAnIdentity: Rule {
  .atLeastOne(of: [
    PropertyPath(domains + "/*/NSPinnedCAIdentities"),
    PropertyPath(domains + "/*/NSPinnedLeafIdentities"),
  ]).from(.current("nsapptransportsecurity/nspinneddomains"))
}

/// Certificates that the app expects of named domains.
var pinnedDomainKeys: [Key] {
  [
    Key(
      PropertyPath(domains), .dictionary,
      summary: "Binds domains to certificates that their servers must present.",
      discussion: """
        Each key is a domain's name, written as in
        [`NSExceptionDomains`](key:NSAppTransportSecurity/NSExceptionDomains), and each value is a
        dictionary with the public keys that the app accepts from the domain's servers. It needs
        `NSPinnedCAIdentities`, `NSPinnedLeafIdentities` or both; with both, each must match. If a
        server's certificates don't match these keys, the connection fails, even if the system
        trusts the certificates.

        Pinning adds a check. All other requirements of App Transport Security still apply. If the
        server gets a certificate with another key, connections fail until people install an update
        of the app. Also pin the next certificate's key, or pin an authority that signs both
        certificates.
        """,
      consequence: Consequence(
        "Without the key, App Transport Security expects no particular certificate of a server.",
        from: .ownPage),
      availability: pinningPlatforms,
      required: .optional,
      example: [
        "example.com": [
          "NSIncludesSubdomains": true,
          "NSPinnedCAIdentities": [
            ["SPKI-SHA256-BASE64": "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="]
          ],
        ]
      ],
      seeAlso: ["NSAppTransportSecurity/NSExceptionDomains"],
      sources: [.ownPage, .current("nspinnedcaidentities"), .current("nspinnedleafidentities")]),
    Key(
      PropertyPath(domains + "/*"), .dictionary,
      placeholder: "domain",
      summary: "Lists the public keys that the servers of one domain may present.",
      discussion: """
        Write one entry for each domain that you pin. It contains
        [`NSPinnedCAIdentities`](key:NSAppTransportSecurity/NSPinnedDomains/*/NSPinnedCAIdentities)
        for certificate authorities,
        [`NSPinnedLeafIdentities`](key:NSAppTransportSecurity/NSPinnedDomains/*/NSPinnedLeafIdentities)
        for the servers' own certificates, or both. Write the name according to the rules for
        [`NSExceptionDomains`](key:NSAppTransportSecurity/NSExceptionDomains/*).
        """,
      consequence: Consequence(
        "If the domain has both `NSPinnedCAIdentities` and `NSPinnedLeafIdentities`, a connection fails unless each list has a match.",
        from: .current("nspinnedcaidentities")),
      required: .optional,
      rules: [
        .format(.domainName).from(.current("nsapptransportsecurity/nsexceptiondomains"))
      ],
      example: [
        "NSPinnedCAIdentities": [
          ["SPKI-SHA256-BASE64": "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="]
        ]
      ],
      sources: [
        .ownPage, .current("nsapptransportsecurity/nsexceptiondomains"),
        .current("nspinnedcaidentities"),
      ]),
    Key(
      PropertyPath(domains + "/*/NSIncludesSubdomains"), .boolean,
      summary: "Extends the pinning to the subdomains one level below the domain.",
      discussion: """
        Write `YES` if the app also talks to hosts such as `www.example.com` and they present the same
        pinned certificates. It covers one level only: with an entry for `example.com`, connections to
        `eu.www.example.com` aren't pinned.
        """,
      consequence: Consequence(
        "Without `YES`, the domain's entry doesn't pin connections to subdomains.",
        from: .current("nsincludessubdomains")),
      default: false,
      defaultSource: .current("nsincludessubdomains"),
      required: .optional,
      example: true,
      seeAlso: ["NSAppTransportSecurity/NSExceptionDomains/*/NSIncludesSubdomains"],
      sources: [
        .current("nsincludessubdomains"), .current("nsapptransportsecurity/nspinneddomains"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .current("nsincludessubdomains"),
              "iOS and iPadOS 9.0, macOS 10.11, for exception domains and pinned domains together."),
            .init(
              .current("nsapptransportsecurity/nspinneddomains"),
              "iOS and iPadOS 14.0, macOS 11.0 for pinning."),
          ],
          choice: "The versions of the dictionary that contains the key.",
          reason: "Earlier systems don't pin.")
      ]),
    Key(
      PropertyPath(domains + "/*/NSPinnedCAIdentities"), .array(of: .dictionary),
      summary: "Lists the certificate authorities that may have signed the server's certificate.",
      discussion: """
        Each dictionary describes the public key of one root or intermediate authority. A connection
        needs at least one of them in the server's chain of certificates. The server may get a new
        certificate from the same authority without a change of the list.
        """,
      consequence: Consequence(
        "A connection fails if none of the authorities is in the server's chain.",
        from: .current("nspinnedcaidentities")),
      required: .optional,
      rules: [pinsAnIdentity],
      example: [["SPKI-SHA256-BASE64": "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="]],
      seeAlso: ["NSAppTransportSecurity/NSPinnedDomains/*/NSPinnedLeafIdentities"],
      sources: [.current("nspinnedcaidentities")]),
    digest(
      of: "NSPinnedCAIdentities", "nspinnedcaidentities", "an authority's public key",
      file: "ca.pem", "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="),
    Key(
      PropertyPath(domains + "/*/NSPinnedLeafIdentities"), .array(of: .dictionary),
      summary: "Lists the certificates that the server itself may present.",
      discussion: """
        Each dictionary describes the public key of one leaf certificate. Also list the key that the
        server will use next: an app that knows only the current key can't connect after the server
        changes its key.
        """,
      consequence: Consequence(
        "A connection fails if the server's own certificate is not in the list.",
        from: .current("nspinnedleafidentities")),
      required: .optional,
      rules: [pinsAnIdentity],
      example: [["SPKI-SHA256-BASE64": "i9HaIScvf6T/skE3/A7QOq5n5cTYs8UHNOEFCnkguSI="]],
      seeAlso: ["NSAppTransportSecurity/NSPinnedDomains/*/NSPinnedCAIdentities"],
      sources: [.current("nspinnedleafidentities")]),
    digest(
      of: "NSPinnedLeafIdentities", "nspinnedleafidentities", "the server's public key",
      file: "server.pem", "i9HaIScvf6T/skE3/A7QOq5n5cTYs8UHNOEFCnkguSI="),
  ]
}

/// The only key of an identity.
private func digest(
  of list: String, _ page: String, _ owner: String, file: String, _ example: PropertyListValue
) -> Key {
  Key(
    PropertyPath("\(domains)/*/\(list)/[]/SPKI-SHA256-BASE64"), .string,
    summary: "Contains the SHA-256 digest of \(owner), in Base64.",
    discussion: """
      Compute the digest of the certificate's Subject Public Key Info in DER form, not of the
      certificate itself, so that a renewed certificate with the same key still matches. For a
      certificate in the file `\(file)`:

      ```shell
      openssl x509 -in \(file) -noout -pubkey |
        openssl pkey -pubin -outform der |
        openssl dgst -sha256 -binary |
        openssl enc -base64
      ```
      """,
    consequence: Consequence(
      "If no digest in the list matches, App Transport Security blocks the connection.",
      from: .current(page)),
    required: .required,
    requiredSource: .current(page),
    rules: [
      .should(
        .pattern("^[A-Za-z0-9+/]{43}=$", "32 bytes in Base64, which are 44 characters")
      ).from(.current(page + "/spki-sha256-base64"))
    ],
    example: example,
    sources: [.current(page + "/spki-sha256-base64"), .current(page)])
}
