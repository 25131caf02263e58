import KeyModel

/// The exceptions by domain, and what one domain's exception may hold.
var exceptionDomainKeys: [Key] {
  [
    Key(
      "NSAppTransportSecurity/NSExceptionDomains", .dictionary,
      title: "Exception Domains",
      summary: "Holds ATS rules for individual domains, keyed by domain name.",
      discussion: """
        Each key is a domain's name, each value a dictionary with the rules for connections to that
        domain. [The domain's own page](key:NSAppTransportSecurity/NSExceptionDomains/*) says how to
        write the name.

        A domain's dictionary also brings ATS back where
        [`NSAllowsArbitraryLoads`](key:NSAppTransportSecurity/NSAllowsArbitraryLoads) switches it off.
        """,
      required: .optional,
      example: [
        "less-secure.example.com": [
          "NSExceptionRequiresForwardSecrecy": false,
          "NSExceptionMinimumTLSVersion": "TLSv1.0",
        ]
      ],
      seeAlso: ["NSAppTransportSecurity/NSAllowsArbitraryLoads"],
      sources: [
        .cocoaKeys("Table 2"), .cocoaKeys("NSAppTransportSecurity"),
        .current("nsapptransportsecurity/nsexceptiondomains"),
      ]),
    Key(
      "NSAppTransportSecurity/NSExceptionDomains/*", .dictionary,
      placeholder: "domain",
      summary: "Holds the rules for connections to the domain that its key names.",
      discussion: """
        Write the key as the name of the domain alone: lower case, no port, no wildcard. iOS 17,
        iPadOS 17, macOS 14 and later also take an address or a range of addresses, such as
        `192.168.42.63` or `2001:db8:12::/48`. A dot at the end counts: `example.com` and `example.com.` are two
        domains, and neither key covers the other.

        Which keys the dictionary takes depends on who runs the server:

        - **You do:** the keys that begin with `NSException`.
        - **Somebody else does:** the keys that begin with `NSThirdPartyException`.

        [`NSIncludesSubdomains`](key:NSAppTransportSecurity/NSExceptionDomains/*/NSIncludesSubdomains)
        serves both.
        """,
      required: .optional,
      rules: [
        .format(.domainName),
        .should(
          .format(.notAddress).until(
            Release(.iOS, "17.0"), Release(.iPadOS, "17.0"), Release(.macOS, "14.0"))),
        .should(.withoutSuffix(["."])),
      ],
      example: ["NSIncludesSubdomains": true, "NSExceptionAllowsInsecureHTTPLoads": true],
      sources: [
        .cocoaKeys("Table 2"), .cocoaKeys("Table 3"), .cocoaKeys("NSAppTransportSecurity"),
        .current("nsapptransportsecurity/nsexceptiondomains"),
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
              "The structure's comments tell domains whose security attributes you control from domains where you do not."
            ),
          ],
          choice: "The two ways are a domain you control and a domain you do not.",
          reason: "The structure and the descriptions of the keys make the same distinction."),
        EditorNote(
          .values,
          [
            .init(.cocoaKeys("Table 2"), "A numeric address must not be the name."),
            .init(
              .current("nsapptransportsecurity/nsexceptiondomains"),
              "Allows addresses and ranges of them in iOS 17, iPadOS 17 and macOS 14."),
          ],
          choice: "Addresses are accepted, but avoid them if the app runs on older systems.",
          reason: "Apple's newer page names the releases that added support."),
      ]),
    Key(
      "NSAppTransportSecurity/NSExceptionDomains/*/NSIncludesSubdomains", .boolean,
      summary: "Extends a domain's rules to all of its subdomains.",
      default: false, required: .optional,
      example: true,
      sources: [
        .cocoaKeys("Table 3"), .cocoaKeys("NSAppTransportSecurity"),
        .current("nsincludessubdomains"),
      ]),
    Key(
      "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionAllowsInsecureHTTPLoads", .boolean,
      summary: "Allows plain HTTP and untrusted HTTPS to a domain that you control.",
      discussion: """
        With `YES`, connections to a secure server stay secure, and these work as well:

        - plain HTTP;
        - HTTPS to a server you do not trust: its certificate is missing, self-signed, expired, or
          for another host;
        - HTTPS to a server whose trust your own code evaluates.

        Some servers need further exceptions beside this one. A self-signed certificate over a TLS
        version below 1.2 takes this key and
        [`NSExceptionMinimumTLSVersion`](key:NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionMinimumTLSVersion).
        """,
      default: false, required: .optional,
      example: true,
      seeAlso: [
        "NSAppTransportSecurity/NSExceptionDomains/*/NSThirdPartyExceptionAllowsInsecureHTTPLoads",
        "NSAppTransportSecurity/NSAllowsArbitraryLoads",
      ],
      sources: [
        .cocoaKeys("Table 3"), .cocoaKeys("NSAppTransportSecurity"),
        .cocoaKeys("Allowing Insecure Connection to a Single Server"),
        .current("nsexceptionallowsinsecurehttploads"),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .cocoaKeys("Table 3"), "Begins with plain HTTP alone, as the key's name does."),
            .init(
              .cocoaKeys("Table 3"),
              "Goes on to HTTPS servers whose certificate is missing or not trusted."),
          ],
          choice: "The key covers plain HTTP and HTTPS without trust.",
          reason: "The longer description is the exact one.")
      ]),
    Key(
      "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionRequiresForwardSecrecy", .boolean,
      summary: "Demands forward secrecy of a domain that you control, or waives it.",
      discussion: """
        With `YES`, only the cipher suites that
        [`NSAppTransportSecurity`](key:NSAppTransportSecurity) lists are accepted. `NO` adds these,
        which have no forward secrecy:

        - `TLS_RSA_WITH_AES_256_GCM_SHA384`
        - `TLS_RSA_WITH_AES_128_GCM_SHA256`
        - `TLS_RSA_WITH_AES_256_CBC_SHA256`
        - `TLS_RSA_WITH_AES_256_CBC_SHA`
        - `TLS_RSA_WITH_AES_128_CBC_SHA256`
        - `TLS_RSA_WITH_AES_128_CBC_SHA`
        """,
      default: true, required: .optional,
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
      summary: "Sets the oldest TLS version accepted from a domain that you control.",
      values: .closed(tlsVersions), default: "TLSv1.2", required: .optional,
      example: "TLSv1.0",
      seeAlso: [
        "NSAppTransportSecurity/NSExceptionDomains/*/NSThirdPartyExceptionMinimumTLSVersion"
      ],
      sources: [
        .cocoaKeys("Table 3"), .cocoaKeys("NSAppTransportSecurity"),
        .cocoaKeys("Allowing Lowered Security to a Single Server"),
        .current("nsexceptionminimumtlsversion"),
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.cocoaKeys("Table 3"), "TLSv1.0, TLSv1.1 and TLSv1.2 are the valid values."),
            .init(.current("nsexceptionminimumtlsversion"), "Has TLSv1.3 as a fourth value."),
          ],
          choice: "The four values, and no others.",
          reason:
            "TLS 1.3 is newer than the archived edition; each list was complete when it was written."
        )
      ]),
  ]
}

/// The same exceptions for third-party servers.
var thirdPartyDomainKeys: [Key] {
  [
    Key(
      "NSAppTransportSecurity/NSExceptionDomains/*/NSThirdPartyExceptionAllowsInsecureHTTPLoads",
      .boolean,
      summary: "Allows plain HTTP and untrusted HTTPS to a third-party domain.",
      discussion: """
        Works like
        [`NSExceptionAllowsInsecureHTTPLoads`](key:NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionAllowsInsecureHTTPLoads),
        default included, for a server whose security you have no say in.
        """,
      availability: [.iOS("9.0"), .macOS("10.11")],
      default: false, required: .optional,
      rules: [
        .should(
          .excludes([
            "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionAllowsInsecureHTTPLoads"
          ]))
      ],
      example: true,
      seeAlso: [
        "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionAllowsInsecureHTTPLoads"
      ],
      sources: [.cocoaKeys("Table 3"), .cocoaKeys("NSAppTransportSecurity")],
      notes: [thirdPartyNote]),
    Key(
      "NSAppTransportSecurity/NSExceptionDomains/*/NSThirdPartyExceptionRequiresForwardSecrecy",
      .boolean,
      summary: "Requires forward secrecy of a third-party domain, or waives it.",
      discussion: """
        Works like
        [`NSExceptionRequiresForwardSecrecy`](key:NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionRequiresForwardSecrecy),
        default included, for a server whose security you have no say in.
        """,
      availability: [.iOS("9.0"), .macOS("10.11")],
      default: true, required: .optional,
      rules: [
        .should(
          .excludes([
            "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionRequiresForwardSecrecy"
          ]))
      ],
      example: false,
      seeAlso: [
        "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionRequiresForwardSecrecy"
      ],
      sources: [.cocoaKeys("Table 3"), .cocoaKeys("NSAppTransportSecurity")],
      notes: [thirdPartyNote]),
    Key(
      "NSAppTransportSecurity/NSExceptionDomains/*/NSThirdPartyExceptionMinimumTLSVersion",
      .string,
      summary: "Sets the oldest TLS version accepted from a third-party domain.",
      discussion: """
        Works like
        [`NSExceptionMinimumTLSVersion`](key:NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionMinimumTLSVersion),
        values and default included, for a server whose security you have no say in.
        """,
      availability: [.iOS("9.0"), .macOS("10.11")],
      values: .closed(tlsVersions), default: "TLSv1.2", required: .optional,
      rules: [
        .should(
          .excludes(["NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionMinimumTLSVersion"]))
      ],
      example: "TLSv1.1",
      seeAlso: [
        "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionMinimumTLSVersion"
      ],
      sources: [.cocoaKeys("Table 3"), .cocoaKeys("NSAppTransportSecurity")],
      notes: [thirdPartyNote]),
  ]
}

private var tlsVersions: [AllowedValue] {
  [
    AllowedValue("TLSv1.0", "Accepts TLS 1.0 and later."),
    AllowedValue("TLSv1.1", "Accepts TLS 1.1 and later."),
    AllowedValue("TLSv1.2", "Accepts TLS 1.2 and later, as ATS does on its own."),
    AllowedValue("TLSv1.3", "Accepts TLS 1.3 and later."),
  ]
}

private var thirdPartyNote: EditorNote {
  EditorNote(
    .availability,
    [
      .init(.cocoaKeys("Table 3"), "Lists three keys for domains you do not control."),
      .init(
        .current("nsapptransportsecurity/nsexceptiondomains"),
        "The facts collected from today's pages have no key whose name begins with NSThirdPartyException."
      ),
    ],
    choice: "The key is kept with the platforms of the archived edition, not deprecated.",
    reason: "No source says that the system stopped reading it.")
}
