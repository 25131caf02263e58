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
      summary: "Lists the sites on which the app's web views may run scripts and read cookies.",
      discussion: """
        As soon as the key exists, no web view of the app may inject scripts or style sheets, change
        cookies or use message handlers. A web view whose configuration has
        `limitsNavigationsToAppBoundDomains` regains all that, and can show only the sites listed
        here. Local files, data URLs and HTML texts of the app need no entry.

        Ten entries are possible.
        """,
      consequence: Consequence(
        "With the key, web views without `limitsNavigationsToAppBoundDomains` can't inject scripts.",
        from: appBound),
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
      ]),
    Key(
      "BEEmbeddedWebBrowserEngine", .string,
      summary: "Names the browser engine inside an app that isn't a browser.",
      discussion: """
        The app needs the entitlement `com.apple.developer.embedded-web-browser-engine`, the
        [version of the engine](key:BEEmbeddedWebBrowserEngineVersion), and
        `embedded-web-browser-engine` among its
        [`UIRequiredDeviceCapabilities`](key:UIRequiredDeviceCapabilities). The engine is compiled
        for `arm64`, runs without just-in-time compilation and without browser extensions.
        """,
      availability: [.iOS("17.4", from: .current)],
      approval: "Apple grants the entitlement on request.",
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
      summary: "Gives the version of the browser engine inside the app.",
      discussion: """
        Numbers with periods between them, if you like after `v` or `version`: `128.0.2`, `v128`.
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
  reason: "The name in Xcode is that of another key, surely by mistake.")

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
        When an app starts an `ASWebAuthenticationSession`, macOS asks the default browser. Without
        this dictionary, or without the ability that the request needs, it asks Safari. Adopt
        `ASWebAuthenticationSessionWebBrowserSessionHandling` to receive the requests.
        """,
      consequence: Consequence(
        "Sign-in sessions go to Safari although the browser is the default one.", from: signOn),
      availability: [.macOS("10.15", from: .current)],
      apis: [
        API("ASWebAuthenticationSessionWebBrowserSessionHandling", of: "Authentication Services"),
        API("ASWebAuthenticationSessionRequest", of: "Authentication Services"),
      ],
      rules: [
        .present.when(.code("the app is a browser that handles sign-in for other apps")).from(
          .ownPage)
      ],
      example: ["EphemeralBrowserSessionIsSupported": true, "IsSupported": true],
      sources: [.ownPage, signOn]),
    Key(
      "ASWebAuthenticationSessionWebBrowserSupportCapabilities/IsSupported", .boolean,
      summary: "Says that the browser takes sign-in requests at all.",
      discussion: """
        With `YES`, and if people have made the browser their default, it receives the requests that
        other apps start with `ASWebAuthenticationSession`. Set the `sessionHandler` of the shared
        `ASWebAuthenticationSessionWebBrowserSessionManager` at launch.
        """,
      required: .required,
      example: true,
      sources: [.ownPage, signOn]),
    Key(
      "ASWebAuthenticationSessionWebBrowserSupportCapabilities/EphemeralBrowserSessionIsSupported",
      .boolean,
      summary: "Says that the browser can sign in without the cookies of earlier visits.",
      discussion: """
        With `YES`, open a separate session whenever a request's `shouldUseEphemeralSession` is
        true.
        """,
      consequence: Consequence(
        "The system warns people when an app asks for an ephemeral session.",
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
        "Says that the browser matches redirects with `ASWebAuthenticationSession.Callback`.",
      discussion: "An app may wait for an HTTPS address rather than for its URL scheme.",
      consequence: Consequence("Requests with such a callback go to Safari.", from: .ownPage),
      required: .optional,
      apis: [API("ASWebAuthenticationSession.Callback", of: "Authentication Services")],
      example: true),
    Key(
      "ASWebAuthenticationSessionWebBrowserSupportCapabilities/AdditionalHeaderFieldsAreSupported",
      .boolean,
      summary: "Says that the browser sends the HTTP header fields that a sign-in request adds.",
      discussion: """
        With `YES`, read `additionalHeaderFields` of each request and send them with the first page.
        """,
      consequence: Consequence(
        "Requests with additional header fields go to Safari.",
        from: .ownPage),
      required: .optional,
      apis: [
        API(
          "ASWebAuthenticationSessionRequest.additionalHeaderFields", of: "Authentication Services")
      ],
      example: true),
    Key(
      "ASAccountAuthenticationModificationOptOutOfSecurityPromptsOnSignIn", .boolean,
      summary: "Keeps the system from giving security advice when people sign in to the app.",
      discussion: """
        Write `YES` if the app advises people itself, or if a system prompt would disturb its
        sign-in.
        """,
      availability: [.iOS("14.0", from: .current)],
      required: .optional,
      example: true),
  ]
}
