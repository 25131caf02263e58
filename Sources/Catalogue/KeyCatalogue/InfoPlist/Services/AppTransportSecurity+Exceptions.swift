import KeyModel

/// The exceptions by domain, and what one domain's exception may hold.
var exceptionDomainKeys: [Key] {
  [
    Key(
      "NSAppTransportSecurity/NSExceptionDomains", .dictionary,
      title: "Exception Domains",
      summary: "Loosens or confirms the rules for secure connections, domain by domain.",
      discussion: """
        Write an entry for each server that you can't bring up to the requirements of
        [`NSAppTransportSecurity`](key:NSAppTransportSecurity). Each key is a domain's name, and
        each value is a dictionary with the rules for connections to that domain. [The page of an
        entry](key:NSAppTransportSecurity/NSExceptionDomains/*) says how to write the name. Fix the
        server instead if you can: some exceptions need a justification in App Review.

        A domain's dictionary also turns ATS back on where
        [`NSAllowsArbitraryLoads`](key:NSAppTransportSecurity/NSAllowsArbitraryLoads) turns it off,
        even if the dictionary is empty.
        """,
      consequence: Consequence(
        "Without an entry or a wider exception, an insecure connection to a domain fails, and the console says that App Transport Security blocked a cleartext resource.",
        from: .framework("security/preventing-insecure-network-connections", confidence: .high)),
      required: .optional,
      example: [
        "less-secure.example.com": [
          "NSExceptionRequiresForwardSecrecy": false,
          "NSExceptionMinimumTLSVersion": "TLSv1.0",
        ]
      ],
      seeAlso: ["NSAppTransportSecurity/NSAllowsArbitraryLoads"],
      sources: [
        .cocoaKeys("Table 2"), .cocoaKeys("NSAppTransportSecurity"), .ownPage,
        .framework("security/preventing-insecure-network-connections", confidence: .high),
      ]),
    Key(
      "NSAppTransportSecurity/NSExceptionDomains/*", .dictionary,
      placeholder: "domain",
      summary: "Sets the rules for connections to the domain that its key names.",
      discussion: """
        Write the key as the name of the domain alone, in lower case, without a port or a wildcard.
        iOS 17, iPadOS 17, macOS 14 and later also accept an address or a range of addresses, such
        as `192.168.42.63` or `2001:db8:12::/48`. The key must match the host as the app writes it:
        an address doesn't cover a name that resolves to it, and a name doesn't cover its address. A
        trailing period matters too: `example.com` and `example.com.` are two domains, and neither
        key covers the other. Settings for the whole app, such as `NSAllowsArbitraryLoads`, don't
        apply to a domain that has an entry, even an empty one.

        Write the keys that begin with `NSException`, no matter who runs the server. The three keys
        that begin with `NSThirdPartyException` were for third-party servers; Apple removed them
        from its reference in 2016.
        [`NSIncludesSubdomains`](key:NSAppTransportSecurity/NSExceptionDomains/*/NSIncludesSubdomains)
        extends the rules to subdomains.
        """,
      consequence: Consequence(
        "If the app contacts the host in another form, such as by its address instead of its name, the rules don't apply.",
        from: .ownPage),
      required: .optional,
      rules: [
        .format(.domainName).from(.ownPage),
        .should(
          .format(.notAddress).until(
            Release(.iOS, "17.0"), Release(.iPadOS, "17.0"), Release(.macOS, "14.0"))
        ).from(.ownPage),
        .should(.withoutSuffix(["."])).from(.ownPage),
      ],
      example: ["NSIncludesSubdomains": true, "NSExceptionAllowsInsecureHTTPLoads": true],
      sources: [
        .cocoaKeys("Table 2"), .cocoaKeys("Table 3"), .cocoaKeys("NSAppTransportSecurity"),
        .ownPage, revisionsOf2016,
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .cocoaKeys("Table 3"),
              "The introduction announces two ways to configure a server, and the list is missing."),
            .init(
              .cocoaKeys("NSAppTransportSecurity"),
              "The structure's comments distinguish domains whose security attributes you control from domains where you do not."
            ),
          ],
          choice: "The two ways were a domain you control and a domain you do not.",
          reason:
            "The structure and the descriptions of the keys make the same distinction, which Apple dropped in 2016."
        ),
        EditorNote(
          .values,
          [
            .init(.cocoaKeys("Table 2"), "A numeric address must not be the name."),
            .init(
              .ownPage,
              "Allows addresses and ranges of them in iOS 17, iPadOS 17 and macOS 14."),
          ],
          choice: "Addresses are accepted, but avoid them if the app runs on older systems.",
          reason: "Apple's newer page names the releases that added support."),
      ]),
    Key(
      "NSAppTransportSecurity/NSExceptionDomains/*/NSIncludesSubdomains", .boolean,
      summary: "Extends a domain's rules to the subdomains one level below it.",
      discussion: """
        With `YES`, the rules of `example.com` also apply to `www.example.com` and
        `api.example.com`, but not to `eu.api.example.com`, which is two levels down. It needs its
        own entry in [`NSExceptionDomains`](key:NSAppTransportSecurity/NSExceptionDomains), or an
        entry for `api.example.com` that also has `NSIncludesSubdomains`.

        In the entry of an address or a range of addresses, the key has no effect. In
        `NSPinnedDomains`, it works the same way as here.
        """,
      consequence: Consequence(
        "Without `YES`, none of the domain's rules apply to a subdomain such as `www.example.com`.",
        from: .current("nsincludessubdomains")),
      default: false,
      defaultSource: .current("nsincludessubdomains"),
      required: .optional,
      example: true,
      sources: [
        .cocoaKeys("Table 3"), .cocoaKeys("NSAppTransportSecurity"),
        .current("nsincludessubdomains"),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(.cocoaKeys("Table 3"), "Applies the exceptions to all subdomains."),
            .init(
              .current("nsincludessubdomains"),
              "Applies them to subdomains of one additional component only, and shows that two are not covered."
            ),
          ],
          choice: "Subdomains one level down are covered, deeper ones are not.",
          reason: "The current page is newer and gives examples for both cases.")
      ]),
    Key(
      "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionAllowsInsecureHTTPLoads", .boolean,
      summary: "Allows plain HTTP to one domain, and lets code judge its certificate.",
      discussion: """
        Write `YES` in the entry of a domain that doesn't support HTTPS, or doesn't have a
        certificate that the system trusts. Connections to a secure server stay secure, but the app
        can also use:

        - plain HTTP;
        - HTTPS to a server whose certificate the system doesn't trust, such as a self-signed or
          expired one, if your code evaluates the certificate and accepts it.

        The key alone changes neither how the system evaluates a server's trust, nor the TLS
        version, nor the requirement for forward secrecy. An HTTPS server with a certificate that
        isn't trusted stays unreachable until the app answers the authentication challenge. For an
        old TLS version or a weak cipher suite add
        [`NSExceptionMinimumTLSVersion`](key:NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionMinimumTLSVersion)
        or
        [`NSExceptionRequiresForwardSecrecy`](key:NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionRequiresForwardSecrecy).

        > [!IMPORTANT]
        > With `YES` you must justify the exception in App Review.
        """,
      consequence: Consequence(
        "Without `YES`, a request over plain HTTP to the domain fails, and the console says that the cleartext resource was blocked.",
        from: .framework("security/preventing-insecure-network-connections", confidence: .high)),
      default: false, defaultSource: .current("nsexceptionallowsinsecurehttploads"),
      required: .optional,
      example: true,
      seeAlso: [
        "NSAppTransportSecurity/NSExceptionDomains/*/NSThirdPartyExceptionAllowsInsecureHTTPLoads",
        "NSAppTransportSecurity/NSAllowsArbitraryLoads",
      ],
      sources: [
        .cocoaKeys("Table 3"), .cocoaKeys("NSAppTransportSecurity"),
        .cocoaKeys("Allowing Insecure Connection to a Single Server"),
        .current("nsexceptionallowsinsecurehttploads"),
        .framework("security/preventing-insecure-network-connections", confidence: .high),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .cocoaKeys("Table 3"),
              "Connects to a server without a certificate, or with one that is self-signed, expired or for another host."
            ),
            .init(
              .cocoaKeys("NSAppTransportSecurity"),
              "The system evaluates a server's trust even where ATS is off."),
            .init(
              .current("nsexceptionallowsinsecurehttploads"),
              "Allows plain HTTP, and lets code loosen the evaluation of trust; the key alone doesn't change the evaluation."
            ),
          ],
          choice:
            "The key allows plain HTTP; an untrusted certificate needs code that accepts it too.",
          reason:
            "The current page is newer, and the archived section on disabled ATS agrees with it.")
      ]),
    Key(
      "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionRequiresForwardSecrecy", .boolean,
      summary: "Requires forward secrecy from one domain, or waives it.",
      discussion: """
        With `YES`, only cipher suites with forward secrecy are accepted, such as those that
        [`NSAppTransportSecurity`](key:NSAppTransportSecurity) lists. `NO` adds these,
        which have no forward secrecy:

        - `TLS_RSA_WITH_AES_256_GCM_SHA384`
        - `TLS_RSA_WITH_AES_128_GCM_SHA256`
        - `TLS_RSA_WITH_AES_256_CBC_SHA256`
        - `TLS_RSA_WITH_AES_256_CBC_SHA`
        - `TLS_RSA_WITH_AES_128_CBC_SHA256`
        - `TLS_RSA_WITH_AES_128_CBC_SHA`

        `NO` also waives the check of the length of the certificate's key. It doesn't change the
        required TLS version; see
        [`NSExceptionMinimumTLSVersion`](key:NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionMinimumTLSVersion).
        """,
      consequence: Consequence(
        "Without `NO`, a server that offers only cipher suites without ECDHE can't be reached.",
        from: .current("nsexceptionrequiresforwardsecrecy")),
      default: true,
      defaultSource: .current("nsexceptionrequiresforwardsecrecy"),
      required: .optional,
      example: false,
      seeAlso: [
        "NSAppTransportSecurity/NSExceptionDomains/*/NSThirdPartyExceptionRequiresForwardSecrecy"
      ],
      sources: [
        .cocoaKeys("Table 3"), .cocoaKeys("NSAppTransportSecurity"),
        .cocoaKeys("Allowing Lowered Security to a Single Server"),
        .current("nsexceptionrequiresforwardsecrecy"),
      ]),
    Key(
      "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionMinimumTLSVersion", .string,
      summary: "Sets the oldest TLS version that the app accepts from one domain.",
      discussion: """
        Write it only for a server that can't speak TLS 1.2, or to insist on a newer version. The
        value is the oldest version that may be negotiated: with `TLSv1.1`, TLS 1.1 and later
        versions work, but TLS 1.0 doesn't. For a version below 1.2, App Review asks for a justification.
        If the server lacks forward secrecy too, set
        [`NSExceptionRequiresForwardSecrecy`](key:NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionRequiresForwardSecrecy)
        to `NO`.
        """,
      consequence: Consequence(
        "Without the key, a server that offers nothing newer than TLS 1.1 can't be reached.",
        from: .framework("security/preventing-insecure-network-connections", confidence: .high)),
      values: .closed(
        tlsVersions + [
          AllowedValue(
            "TLSv1.3",
            "For your own server, if the app must never connect to it over an older version.")
        ]),
      valuesSource: .current("nsexceptionminimumtlsversion"),
      default: "TLSv1.2",
      defaultSource: .current("nsexceptionminimumtlsversion"),
      required: .optional,
      example: "TLSv1.0",
      seeAlso: [
        "NSAppTransportSecurity/NSExceptionDomains/*/NSThirdPartyExceptionMinimumTLSVersion"
      ],
      sources: [
        .cocoaKeys("Table 3"), .cocoaKeys("NSAppTransportSecurity"),
        .cocoaKeys("Allowing Lowered Security to a Single Server"),
        .current("nsexceptionminimumtlsversion"), revisionsOf2016,
        .framework("security/preventing-insecure-network-connections", confidence: .high),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(.current("nsexceptionminimumtlsversion"), "TLSv1.0 and TLSv1.1 are values."),
            .init(
              minimumOfIOS26,
              "In iOS 26 and later, the system requires TLS 1.2, and doesn't accept exceptions below it."
            ),
          ],
          choice: "TLSv1.0 and TLSv1.1 stay listed; test them on iOS 26 before you use them.",
          reason:
            "Apple's page has them, and no Apple page was found that confirms OWASP's statement.",
          isEditorial: false),
        EditorNote(
          .values,
          [
            .init(.cocoaKeys("Table 3"), "TLSv1.0, TLSv1.1 and TLSv1.2 are the valid values."),
            .init(.current("nsexceptionminimumtlsversion"), "Has TLSv1.3 as a fourth value."),
          ],
          choice: "The four values, and no others.",
          reason:
            "TLS 1.3 is newer than the archived edition; each list was complete when it was written."
        ),
      ]),
  ]
}

/// The same exceptions for third-party servers.
var thirdPartyDomainKeys: [Key] {
  [
    Key(
      "NSAppTransportSecurity/NSExceptionDomains/*/NSThirdPartyExceptionAllowsInsecureHTTPLoads",
      .boolean,
      summary: "Allows plain HTTP to a third-party domain, and lets code evaluate its certificate.",
      discussion: """
        Write
        [`NSExceptionAllowsInsecureHTTPLoads`](key:NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionAllowsInsecureHTTPLoads)
        for third-party servers too, and rename the key in an old file. The key was for servers that
        aren't yours. Apple removed it from its reference in September 2016, because apps no longer
        need it.
        """,
      avoid: "Don't write it in a new project.",
      availability: thirdPartyAvailability,
      required: .optional,
      replacedBy: [
        "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionAllowsInsecureHTTPLoads"
      ],
      example: true,
      sources: thirdPartySources,
      notes: [thirdPartyNote]),
    Key(
      "NSAppTransportSecurity/NSExceptionDomains/*/NSThirdPartyExceptionRequiresForwardSecrecy",
      .boolean,
      summary: "Requires forward secrecy from a third-party domain, or waives it.",
      discussion: """
        Write
        [`NSExceptionRequiresForwardSecrecy`](key:NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionRequiresForwardSecrecy)
        for third-party servers too, and rename the key in an old file. `NO` accepts cipher suites
        without forward secrecy. Apple removed the key from its reference in September 2016, because
        apps no longer need it.
        """,
      avoid: "Don't write it in a new project.",
      availability: thirdPartyAvailability,
      required: .optional,
      replacedBy: [
        "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionRequiresForwardSecrecy"
      ],
      example: false,
      sources: thirdPartySources,
      notes: [thirdPartyNote]),
    Key(
      "NSAppTransportSecurity/NSExceptionDomains/*/NSThirdPartyExceptionMinimumTLSVersion", .string,
      summary: "Sets the oldest TLS version accepted from a third-party domain.",
      discussion: """
        Write
        [`NSExceptionMinimumTLSVersion`](key:NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionMinimumTLSVersion)
        for third-party servers too, and rename the key in an old file. With the new key, App Review
        asks for a justification of any version below 1.2. Apple removed the old key from its
        reference in September 2016, because apps no longer need it.
        """,
      avoid: "Don't write it in a new project.",
      availability: thirdPartyAvailability,
      values: .closed(tlsVersions),
      valuesSource: .cocoaKeys("Table 3, edition of March 2016"),
      required: .optional,
      replacedBy: [
        "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionMinimumTLSVersion"
      ],
      example: "TLSv1.1",
      sources: thirdPartySources + [.current("nsexceptionminimumtlsversion")],
      notes: [thirdPartyNote]),
  ]
}

private var tlsVersions: [AllowedValue] {
  [
    AllowedValue("TLSv1.0", "For servers that support nothing newer than TLS 1.0."),
    AllowedValue("TLSv1.1", "For servers that support TLS 1.1 but not TLS 1.2."),
    AllowedValue("TLSv1.2", "The default minimum of ATS, so writing it changes nothing."),
  ]
}

private let revisionsOf2016 = SourceReference.archivedGuide(
  "General/Reference/InfoPlistKeyReference/RevisionHistory.html")

/// OWASP's advice on the TLS versions that systems accept.
private let minimumOfIOS26 = SourceReference.gitHub(
  "OWASP/mastg/blob/master/best-practices/MASTG-BEST-0042.md")

private var thirdPartyAvailability: [AvailabilityStatement] {
  [
    .iOS("9.0", deprecated: .unknown, from: .cocoaKeys),
    .macOS("10.11", deprecated: .unknown, from: .cocoaKeys),
  ]
}

private var thirdPartySources: [SourceReference] {
  [
    .cocoaKeys("Table 3, edition of March 2016"), .cocoaKeys("NSAppTransportSecurity"),
    revisionsOf2016,
  ]
}

private var thirdPartyNote: EditorNote {
  EditorNote(
    .availability,
    [
      .init(
        .cocoaKeys("Table 3, edition of March 2016"),
        "Lists three keys for domains you do not control."),
      .init(
        revisionsOf2016,
        "The revision of September 13, 2016 removed the three keys, which apps no longer need."
      ),
    ],
    choice: "Deprecated, without a version; the name without `ThirdParty` replaces it.",
    reason: "No source says whether the system still reads the key, or what its default is."
  )
}
