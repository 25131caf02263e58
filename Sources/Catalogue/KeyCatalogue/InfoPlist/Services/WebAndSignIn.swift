import KeyModel

extension KeyGroup {
  /// Web views, browsers, Safari extensions and signing in.
  static var webAndSignIn: KeyGroup {
    KeyGroup(
      "web-and-sign-in", "Web, Safari and signing in",
      summary: "Which sites a web view trusts, what a browser can do, and how extensions sync.",
      availability: [.iOS("14.0", from: .current)],
      keys: webKeys + browserSessionKeys + safariKeys + smartCardKeys)
  }
}

private let appBound = SourceReference.webKit("10882/app-bound-domains")
private let embedding = SourceReference.framework(
  "browserenginekit/creating-browser-extensions-in-xcode")

/// Web views and browser engines.
private var webKeys: [Key] {
  [
    Key(
      "WKAppBoundDomains", .array(of: .string),
      summary:
        "Lists the sites where the app may inject scripts into web views and change cookies.",
      discussion: """
        Write it to promise that the app doesn't track people through its web views. As soon as the
        key exists, no web view of the app may inject scripts or style sheets, change cookies or use
        message handlers. A web view whose configuration has `limitsNavigationsToAppBoundDomains`
        regains these abilities, but can show only the sites listed here. Local files, data URLs and
        HTML strings of the app need no entry.

        List at most ten domains. An app whose web views must open any site leaves the key out.
        """,
      consequence: Consequence(
        "A web view with `limitsNavigationsToAppBoundDomains` can't open a site that isn't listed: the navigation fails with the error `navigationAppBoundDomain`.",
        from: .framework("webkit/wkerror/code/navigationappbounddomain")),
      availability: [.iOS("14.0", from: .webKit)],
      required: .optional,
      apis: [
        API("WKWebViewConfiguration.limitsNavigationsToAppBoundDomains", of: "WebKit"),
        API("WKError.Code.navigationAppBoundDomain", of: "WebKit"),
      ],
      rules: [.count(atMost: 10).from(appBound)],
      example: ["example.com", "example.org"],
      sources: [
        appBound, .framework("webkit/wkwebviewconfiguration/limitsnavigationstoappbounddomains"),
        .framework("webkit/wkerror/code/navigationappbounddomain"),
      ]),
    Key(
      "BEEmbeddedWebBrowserEngine", .string,
      summary: "Names the alternative browser engine in an app that isn't a browser.",
      discussion: """
        Only an app with the entitlement
        [`com.apple.developer.embedded-web-browser-engine`](key:entitlements:com.apple.developer.embedded-web-browser-engine)
        needs the key. Such an app also states the [version of the
        engine](key:BEEmbeddedWebBrowserEngineVersion), and has `embedded-web-browser-engine` among
        its [`UIRequiredDeviceCapabilities`](key:UIRequiredDeviceCapabilities). The engine is in the
        app's executable or a dynamic library, is compiled only for `arm64`, and runs without
        just-in-time compilation. App Store Connect doesn't accept the app if it also has
        entitlements of web browsers or their extensions.
        """,
      availability: [.iOS("17.4", from: .current)],
      approval:
        "Apple grants the entitlement on request, in the [European Union](https://developer.apple.com/support/alternative-browser-engines) and in [Japan](https://developer.apple.com/support/alternative-browser-engines-jp).",
      rules: [
        .present.when(.present("entitlements:com.apple.developer.embedded-web-browser-engine"))
          .from(embedding),
        .needs("BEEmbeddedWebBrowserEngineVersion", when: "To name an engine").from(embedding),
      ],
      example: "Gecko",
      seeAlso: ["BEEmbeddedWebBrowserEngineVersion"],
      sources: [.ownPage, embedding],
      notes: [engineTitleNote]),
    Key(
      "BEEmbeddedWebBrowserEngineVersion", .string,
      summary: "Sets the version of the browser engine in an app that isn't a browser.",
      discussion: """
        An app that names its engine in
        [`BEEmbeddedWebBrowserEngine`](key:BEEmbeddedWebBrowserEngine) also needs this key. Write
        numbers separated by periods, optionally after `v` or `version`, such as `128.0.2` or
        `v128`. Letters after the number, as in `128.0b2`, don't match the required form.
        """,
      availability: [.iOS("17.4", from: .current)],
      rules: [
        .present.when(.present("entitlements:com.apple.developer.embedded-web-browser-engine"))
          .from(embedding),
        .pattern("^(?:v(?:ersion)?\\s?)?\\d+(?:[.]\\d+)*$", "a version such as `128.0.2` or `v128`")
          .from(embedding),
      ],
      example: "128.0.2",
      seeAlso: ["BEEmbeddedWebBrowserEngine"],
      sources: [.ownPage, embedding],
      notes: [engineTitleNote]),
  ]
}

private let engineTitleNote = EditorNote(
  .title,
  [
    .init(.ownPage, "App Clip."),
    .init(.current("nsappclip"), "App Clip too."),
  ],
  choice: "No title is given.",
  reason: "The name in Xcode is that of another key, most likely by mistake.")

private let browser = "aswebauthenticationsessionwebbrowsersupportcapabilities"
private let signOn = SourceReference.framework(
  "authenticationservices/supporting-single-sign-on-in-a-web-browser-app")

/// Sign-in sessions that a Mac browser takes over for other apps.
private var browserSessionKeys: [Key] {
  [
    Key(
      "ASWebAuthenticationSessionWebBrowserSupportCapabilities", .dictionary,
      summary: "Lets a Mac browser show the sign-in pages of other apps.",
      discussion: """
        Write it if the app is a web browser for the Mac. When an app starts an
        `ASWebAuthenticationSession`, macOS asks the default browser to show the page and to return
        the callback. Set
        [`IsSupported`](key:ASWebAuthenticationSessionWebBrowserSupportCapabilities/IsSupported) to
        `YES`. With
        [`EphemeralBrowserSessionIsSupported`](key:ASWebAuthenticationSessionWebBrowserSupportCapabilities/EphemeralBrowserSessionIsSupported)
        you promise to honor `shouldUseEphemeralSession` of each request.

        At launch, set `ASWebAuthenticationSessionWebBrowserSessionManager.shared.sessionHandler` to an
        object that adopts `ASWebAuthenticationSessionWebBrowserSessionHandling`. When the page redirects
        to the request's callback scheme, call `complete(withCallbackURL:)`.
        """,
      consequence: Consequence(
        "Without the dictionary, sign-in sessions open in Safari even if the app is the default browser.",
        from: signOn),
      availability: [.macOS("10.15", from: .current)],
      apis: [
        API("ASWebAuthenticationSessionWebBrowserSessionHandling", of: "Authentication Services"),
        API("ASWebAuthenticationSessionRequest", of: "Authentication Services"),
        API(
          "ASWebAuthenticationSessionWebBrowserSessionManager.sessionHandler",
          of: "Authentication Services"),
      ],
      rules: [
        .present.when(.code("the app is a browser that handles sign-in for other apps")).from(
          .ownPage)
      ],
      example: ["EphemeralBrowserSessionIsSupported": true, "IsSupported": true],
      sources: [.ownPage, signOn]),
    Key(
      "ASWebAuthenticationSessionWebBrowserSupportCapabilities/IsSupported", .boolean,
      summary: "Declares that the browser handles sign-in requests of other apps.",
      discussion: """
        Write `YES`. If people have made the browser their default, it receives the requests that
        other apps start with `ASWebAuthenticationSession`. Set the `sessionHandler` of the shared
        `ASWebAuthenticationSessionWebBrowserSessionManager` at launch: the system may launch the
        browser just for a request.
        """,
      consequence: Consequence(
        "Without `YES`, the system opens sign-in pages in Safari even if the app is the default browser.",
        from: signOn),
      required: .required,
      requiredSource: signOn,
      example: true,
      sources: [.ownPage, signOn]),
    Key(
      "ASWebAuthenticationSessionWebBrowserSupportCapabilities/EphemeralBrowserSessionIsSupported",
      .boolean,
      summary: "Declares that the browser can sign in without the cookies of earlier visits.",
      discussion: """
        Write `YES` once the browser can open an ephemeral session. Apple strongly recommends
        supporting ephemeral sessions, because apps ask for them explicitly. With `YES`, open a
        separate session whenever a request's `shouldUseEphemeralSession` is true: use no cookies or
        other data from before, and keep no data afterward.
        """,
      consequence: Consequence(
        "Without `YES`, the system warns people when an app asks for an ephemeral session.",
        from: .ownPage),
      required: .optional,
      apis: [
        API(
          "ASWebAuthenticationSessionRequest.shouldUseEphemeralSession",
          of: "Authentication Services")
      ],
      example: true,
      sources: [.ownPage, signOn]),
    Key(
      "ASWebAuthenticationSessionWebBrowserSupportCapabilities/CallbackURLMatchingIsSupported",
      .boolean,
      summary:
        "Declares that the browser can match redirects with `ASWebAuthenticationSession.Callback`.",
      discussion: """
        Write `YES` if the browser compares each redirect with the request's `callback` instead of
        only with its `callbackURLScheme`. Since macOS 14.4, apps can use a `Callback` to wait for
        an HTTPS address rather than for a custom URL scheme.
        """,
      consequence: Consequence(
        "Without `YES`, requests with an `ASWebAuthenticationSession.Callback` go to Safari.",
        from: .ownPage),
      required: .optional,
      apis: [API("ASWebAuthenticationSession.Callback", of: "Authentication Services")],
      example: true,
      sources: [
        .ownPage, .framework("authenticationservices/aswebauthenticationsession/callback"),
      ]),
    Key(
      "ASWebAuthenticationSessionWebBrowserSupportCapabilities/AdditionalHeaderFieldsAreSupported",
      .boolean,
      summary:
        "Declares that the browser sends the HTTP header fields that a sign-in request adds.",
      discussion: """
        Write `YES` if the browser reads `additionalHeaderFields` of each request and sends them
        when it loads the first page.
        """,
      consequence: Consequence(
        "Without `YES`, requests with additional header fields go to Safari.", from: .ownPage),
      required: .optional,
      apis: [
        API(
          "ASWebAuthenticationSessionRequest.additionalHeaderFields", of: "Authentication Services")
      ],
      example: true),
    Key(
      "ASAccountAuthenticationModificationOptOutOfSecurityPromptsOnSignIn", .boolean,
      summary: "Turns off the system's security advice when people sign in to the app.",
      discussion: """
        Write `YES` if the system shouldn't suggest a new password when people sign in to the app.
        To let the system change the password for them instead, ship an [account authentication
        extension](key:NSExtension/NSExtensionAttributes/ASAccountAuthenticationModificationSupportsStrongPasswordChange).
        """,
      consequence: Consequence(
        "Without `YES`, iOS may suggest a new password to people who sign in with a weak or leaked one.",
        from: .framework(
          "authenticationservices/upgrading-account-security-with-an-account-authentication-modification-extension"
        )),
      availability: [.iOS("14.0", from: .current)],
      required: .optional,
      example: true,
      sources: [
        .ownPage,
        .framework(
          "authenticationservices/upgrading-account-security-with-an-account-authentication-modification-extension"
        ),
      ]),
  ]
}
