import KeyModel

extension KeyGroup {
  /// The keys that loosen or confirm the security of an app's HTTP connections.
  static var appTransportSecurity: KeyGroup {
    KeyGroup(
      "app-transport-security", "App Transport Security",
      summary:
        "Exceptions to the system's rules for secure HTTP connections, for the whole app or by domain.",
      availability: [.iOS("9.0"), .macOS("10.11")],
      keys: appTransportSecurityKeys + scopedExceptionKeys + exceptionDomainKeys
        + thirdPartyDomainKeys + pinnedDomainKeys)
  }
}

private var appTransportSecurityKeys: [Key] {
  [
    Key(
      "NSAppTransportSecurity", .dictionary,
      title: "App Transport Security Settings",
      summary:
        "Declares the exceptions that an app needs to the system's rules for secure HTTP connections.",
      discussion: """
        App Transport Security (ATS) is on by default. It makes HTTP connections use HTTPS
        (RFC 2818) with TLS 1.2 (RFC 5246) or later, and an attempt over plain HTTP fails. An app
        whose connections all meet the requirements below needs no `NSAppTransportSecurity` at all.
        App extensions can use the key too.

        `NSURLSession` and everything built on it enforce ATS; so does the older `NSURLConnection`.
        The effect depends on the SDK that you link against:

        - **iOS 9.0 or macOS 10.11 SDK, or later:** ATS is on.
        - **An older SDK:** ATS is off on every version of the system, and connections work as before.
        - **An older system:** The system has no ATS and ignores this key.

        With ATS off, for everything or for one domain, HTTPS still checks the server's certificate
        in the usual way (RFC 2818). Your code may override that check case by case. With ATS fully
        on, your code can only make the check stricter.

        > [!IMPORTANT]
        > App Review asks for a justification of exceptions that weaken ATS: `NSAllowsArbitraryLoads`,
        > `NSAllowsArbitraryLoadsForMedia`, `NSAllowsArbitraryLoadsInWebContent`,
        > `NSExceptionAllowsInsecureHTTPLoads`, and a minimum below TLS 1.2.

        ### What a server must offer

        - A certificate from an authority whose root is part of the system, or from a trusted root
          that the user or an administrator installed.
        - TLS 1.2 or later.
        - A cipher suite with forward secrecy; with TLS 1.2, one of:
          - `TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384`
          - `TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256`
          - `TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384`
          - `TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA`
          - `TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256`
          - `TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA`
          - `TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384`
          - `TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256`
          - `TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384`
          - `TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256`
          - `TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA`
        - A leaf certificate with a key of 2048 bits or more (RSA) or 256 bits or more (elliptic
          curve), hashed with SHA-256 or stronger.

        > [!NOTE]
        > Later systems may require more. Apps that are already built keep working.

        ### Finding out why a connection fails

        1. Turn ATS off with [`NSAllowsArbitraryLoads`](key:NSAppTransportSecurity/NSAllowsArbitraryLoads).
           If the connection still fails, ATS is not the cause.
        2. Turn ATS back on and give the domain an exception in
           [`NSExceptionDomains`](key:NSAppTransportSecurity/NSExceptionDomains) that allows insecure
           loads, drops forward secrecy and accepts `TLSv1.0`. If the connection works now, that
           server is probably to blame. If not, either that server or one it redirects to is
           misconfigured.
        3. Look at the server's TLS version, certificate and cipher suite, for example with Apple's
           sample code TLSTool. Fix the server if you can. Otherwise, keep only the exceptions that
           it needs.

        On macOS 10.11 and later, `nscurl` tries the combinations for you; `--verbose` shows the
        dictionary and the error of each attempt:

        ```shell
        /usr/bin/nscurl --ats-diagnostics --verbose https://example.com
        ```

        The environment variable `CFNETWORK_DIAGNOSTICS=1` logs the errors of `NSURLSession`.
        """,
      consequence: Consequence(
        "A connection that doesn't meet the requirements of App Transport Security fails, unless an exception covers it.",
        from: .ownPage),
      availability: [
        .iOS("9.0", from: .cocoaKeys), .macOS("10.11", from: .cocoaKeys),
        .iPadOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [API("URLSession", of: "Foundation")],
      rules: [
        .should(.absent.when(.sdk(before: Release(.iOS, "9.0"), Release(.macOS, "10.11")))).from(
          .ownPage)
      ],
      example: [
        "NSExceptionDomains": [
          "media-server.example.com": ["NSExceptionAllowsInsecureHTTPLoads": true]
        ]
      ],
      seeAlso: [
        "NSAppTransportSecurity/NSAllowsArbitraryLoads",
        "NSAppTransportSecurity/NSExceptionDomains",
      ],
      sources: [.cocoaKeys("NSAppTransportSecurity"), .cocoaKeys("Table 1"), .ownPage],
      notes: appTransportSecurityNotes),
    Key(
      "NSAppTransportSecurity/NSAllowsArbitraryLoads", .boolean,
      title: "Allow Arbitrary Loads",
      summary:
        "Turns App Transport Security off for every domain without its own exception.",
      discussion: """
        Use it for apps that open arbitrary addresses, such as a browser, and for development and
        debugging. Without ATS, a connection may use plain HTTP, an older TLS version, or a cipher
        suite without forward secrecy. HTTPS connections still check the server's certificate; your
        code may override the result.

        > [!IMPORTANT]
        > Fix the server first. If you can't, allow insecure loads for that one domain in
        > [`NSExceptionDomains`](key:NSAppTransportSecurity/NSExceptionDomains) instead. With `YES`, App
        > Review asks for a justification.

        In iOS 10, macOS 10.12 and later, the system ignores this key and assumes `NO` if the
        dictionary also has
        [`NSAllowsArbitraryLoadsForMedia`](key:NSAppTransportSecurity/NSAllowsArbitraryLoadsForMedia),
        [`NSAllowsArbitraryLoadsInWebContent`](key:NSAppTransportSecurity/NSAllowsArbitraryLoadsInWebContent)
        or [`NSAllowsLocalNetworking`](key:NSAppTransportSecurity/NSAllowsLocalNetworking), even
        with the value `NO`. In iOS 9 and macOS 10.11, the reverse is true: this key applies, and
        those three are ignored. With this key and a narrower one, older systems get the broad
        exception, and newer systems the narrow one.

        ATS stays on for a domain with a dictionary in
        [`NSExceptionDomains`](key:NSAppTransportSecurity/NSExceptionDomains). List the servers
        you control there, such as your update server. An empty dictionary is enough; add
        [`NSIncludesSubdomains`](key:NSAppTransportSecurity/NSExceptionDomains/*/NSIncludesSubdomains)
        to cover subdomains too:

        ```xml
        <key>NSAppTransportSecurity</key>
        <dict>
          <key>NSAllowsArbitraryLoads</key>
          <true/>
          <key>NSExceptionDomains</key>
          <dict>
            <key>updates.example.com</key>
            <dict/>
          </dict>
        </dict>
        ```

        With `NO`, ATS applies to connections of `URLSession` and everything else in the URL Loading
        System, unless an exception relaxes it. ATS never covers lower-level interfaces, such as the
        Network framework. A blocked request over plain HTTP logs “App Transport Security has
        blocked a cleartext HTTP” and fails with `NSURLErrorDomain` −1022.
        """,
      consequence: Consequence(
        "Without `YES` or another exception, requests over plain HTTP fail.",
        from: .framework("security/preventing-insecure-network-connections", confidence: .high)),
      default: false, defaultSource: .cocoaKeys("Table 2"), required: .optional,
      rules: [
        .should(
          .ignoredBeside([
            "NSAppTransportSecurity/NSAllowsArbitraryLoadsForMedia",
            "NSAppTransportSecurity/NSAllowsArbitraryLoadsInWebContent",
            "NSAppTransportSecurity/NSAllowsLocalNetworking",
          ])
        ).from(.ownPage)
      ],
      example: true,
      seeAlso: [
        "NSAppTransportSecurity/NSExceptionDomains",
        "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionAllowsInsecureHTTPLoads",
      ],
      sources: [
        .cocoaKeys("Table 2"), .cocoaKeys("NSAppTransportSecurity"),
        .cocoaKeys("Using ATS For Your Servers and Allowing Insecure Connections Elsewhere"),
        .ownPage,
        .current("nsapptransportsecurity"),
        .framework("security/preventing-insecure-network-connections", confidence: .high),
        .sdkHeaders("Foundation, NSURLError.h"),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(.cocoaKeys("Table 2"), "YES turns ATS off, without a condition."),
            .init(
              .ownPage,
              "Ignored in iOS 10, macOS 10.12 and later if any of three narrower keys is present."),
          ],
          choice: "The key is ignored if a narrower exception is present.",
          reason: "The narrower keys came with iOS 10, after the archived edition.")
      ]),
  ]
}

private var appTransportSecurityNotes: [EditorNote] {
  [
    EditorNote(
      .title,
      [
        .init(.cocoaKeys("Table 1"), "Gives the key no Xcode name."),
        .init(.ownPage, "App Transport Security Settings."),
      ],
      choice: "App Transport Security Settings.",
      reason: "Xcode gave the key a name after the archived edition."),
    EditorNote(
      .text,
      [
        .init(
          .cocoaKeys("NSAppTransportSecurity"), "The structure claims to show every possible key."),
        .init(
          .ownPage,
          "Has further keys that the archived edition lacks, such as NSAllowsLocalNetworking and NSPinnedDomains."
        ),
      ],
      choice: "The structure shows the keys of both.",
      reason: "Apple has added keys since iOS 10.0."),
    EditorNote(
      .values,
      [
        .init(
          .cocoaKeys("Requirements for Connecting Using ATS"),
          "The negotiated version must be TLS 1.2."),
        .init(.cocoaKeys("Table 3"), "TLSv1.2 is the default of a minimum."),
        .init(.current("nsexceptionminimumtlsversion"), "A minimum of TLSv1.3 exists."),
      ],
      choice: "TLS 1.2 or later.",
      reason: "TLS 1.2 was the latest version when the archived edition appeared."),
    EditorNote(
      .placement,
      [
        .init(
          .cocoaKeys("Debugging ATS Connections"),
          "Step 2 writes the three exception keys level with the domain's name."),
        .init(
          .cocoaKeys("NSAppTransportSecurity"),
          "The structure puts the exception keys inside the domain's dictionary."),
        .init(
          .cocoaKeys("Examples of Specifying Intended Network Behavior"),
          "All three examples put them inside the domain's dictionary."),
      ],
      choice: "The exception keys belong inside the domain's dictionary.",
      reason:
        "The structure, the examples and the current reference agree; step 2 of the debugging advice lost an indentation."
    ),
    EditorNote(
      .text,
      [
        .init(
          .cocoaKeys("Using the nscurl tool to diagnose ATS Connection Issues"),
          "Says that Table 3 shows the four keys that the tool tries, including NSAllowsArbitraryLoads."
        ),
        .init(.cocoaKeys("Table 2"), "Lists NSAllowsArbitraryLoads."),
        .init(.cocoaKeys("Table 3"), "Lists the three exception keys only."),
      ],
      choice:
        "The tool varies three keys of a domain and `NSAllowsArbitraryLoads` of the whole dictionary.",
      reason: "Table 3 has no row for `NSAllowsArbitraryLoads`."),
    EditorNote(
      .text,
      [
        .init(
          .cocoaKeys("Listing 2"),
          "The text above it finds the keys on lines 10 to 17 and the error on line 19."),
        .init(
          .cocoaKeys("Listing 2"),
          "In the listing, the dictionary occupies lines 9 to 16 and the error is on line 18."),
      ],
      choice: "The discussion names no lines.",
      reason: "The text and its listing are off by one line."),
    EditorNote(
      .text,
      [
        .init(.cocoaKeys("Listing 2"), "The command asks for https://apple.com."),
        .init(
          .cocoaKeys("Listing 2"),
          "The error names a page at http://www.apple.com, a subdomain without an exception."),
      ],
      choice:
        "An exception also has to cover the servers that a domain redirects to, as step 2 of the debugging advice says.",
      reason: "The listing tests one address and fails at another."),
  ]
}
