import KeyModel

extension KeyGroup {
  /// The keys of Safari app extensions.
  static var safariExtensions: KeyGroup {
    KeyGroup(
      "safari-extensions", "Safari app extensions",
      summary: "What a Safari app extension adds to web pages, the toolbar and the context menu.",
      availability: [.macOS("10.11.5", from: .current)],
      keys: safariPageKeys + safariInterfaceKeys)
  }
}

private let safariExtension: ExtensionPointScope = .only(["com.apple.Safari.extension"])
private let websiteAccess = SourceReference.framework(
  "safariservices/adjusting-website-access-permissions", confidence: .high)
private let scriptPermissions = SourceReference.framework(
  "safariservices/using-permissions-for-scripts-and-style-sheets", confidence: .high)
private let scriptKeys = SourceReference.framework(
  "safariservices/using-content-script-and-style-sheet-keys", confidence: .high)

/// The form of a pattern for scripts and style sheets.
private let urlPattern = Rule.should(
  .pattern(
    "^(?:https?|[*])://[^/]+/",
    "a pattern with scheme, domain and path, such as `https://*.example.com/*`")
).from(scriptPermissions)

/// Scripts and style sheets, and the pages that they go into.
private var safariPageKeys: [Key] {
  [
    Key(
      "NSExtension/SFSafariWebsiteAccess", .dictionary,
      summary: "Limits the websites that a Safari app extension can work on.",
      discussion: """
        List the extension's domains, with
        [`Level`](key:NSExtension/SFSafariWebsiteAccess/Level) set to `Some`, or choose `All` for
        every website or `None` for none. Scripts, style sheets and page properties are limited to
        the websites that the dictionary allows. [URL
        patterns](<key:NSExtension/SFSafariContentScript/[]/Allowed URL Patterns>) of single scripts
        can narrow that further, but never widen it.

        In Safari 17 and later, people must also agree: on their first visit to a page, Safari marks
        the toolbar button. A click lets them allow the extension on the website for 24 hours, on
        the website always, or on all websites.
        """,
      consequence: Consequence(
        "Without the dictionary, the extension has the access level `All`: every website.",
        from: scriptPermissions),
      availability: [.macOS("10.11.5", from: .current)],
      required: .optional,
      apis: [API("SFSafariPageProperties", of: "Safari Services")],
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: ["Allowed Domains": ["example.com", "*.example.com"], "Level": "Some"],
      sources: [
        .ownPage, websiteAccess, scriptPermissions,
        .framework("safariservices/setting-safari-app-extension-feature-keys"),
      ]),
    Key(
      "NSExtension/SFSafariWebsiteAccess/Level", .string,
      summary: "Sets whether a Safari app extension can access no, some or all websites.",
      discussion: """
        With `Some`, [`Allowed Domains`](<key:NSExtension/SFSafariWebsiteAccess/Allowed Domains>)
        has to name the domains; leave the list out with the other two levels. Xcode's template
        writes `Some`, so replace the domains that it lists. In Safari 17 and later, people also
        have to allow a website, or all websites.
        """,
      consequence: Consequence(
        "Without `Some` or `None`, the default applies: access to all websites.",
        from: scriptPermissions),
      availability: [.macOS("10.11.5", from: .current)],
      values: .closed([
        AllowedValue(
          "None",
          "For an extension that only adds a button or menu items: nothing is injected, and most page properties are undefined."
        ),
        AllowedValue(
          "Some",
          "For an extension that serves certain websites, whose domains `Allowed Domains` lists."),
        AllowedValue("All", "For an extension that has to work on any page, such as a translator."),
      ]),
      valuesSource: websiteAccess,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: "Some",
      seeAlso: ["NSExtension/SFSafariWebsiteAccess/Allowed Domains"],
      sources: [
        .ownPage, websiteAccess, scriptPermissions,
        .framework("safariservices/using-safari-app-extension-default-keys"),
      ]),
    Key(
      "NSExtension/SFSafariWebsiteAccess/Allowed Domains", .array(of: .string),
      summary: "Lists the domains whose pages a Safari app extension can access.",
      discussion: """
        Write it only with the [`Level`](key:NSExtension/SFSafariWebsiteAccess/Level) `Some`. Each
        entry is a domain without a scheme or a path, such as `developer.example.com`. A leading
        asterisk matches all subdomains: `*.example.com`. Don't confuse this with the URL patterns
        for scripts and style sheets, which have a scheme, a domain and a path.
        """,
      consequence: Consequence(
        "With the level `Some` and no domains, the extension can't access any page.",
        from: websiteAccess),
      availability: [.macOS("10.11.5", from: .current)],
      bundleKinds: [.appExtension],
      rules: [
        .present.when(.has("NSExtension/SFSafariWebsiteAccess/Level", "Some")).from(websiteAccess),
        .should(.count(atLeast: 1).when(.has("NSExtension/SFSafariWebsiteAccess/Level", "Some")))
          .from(websiteAccess), .withoutText(["/"]).from(websiteAccess),
      ],
      extensionPoints: safariExtension,
      example: ["example.com", "*.example.com"],
      seeAlso: ["NSExtension/SFSafariWebsiteAccess/Level"],
      sources: [.ownPage, websiteAccess, scriptPermissions]),
    Key(
      "NSExtension/SFSafariContentScript", .array(of: .dictionary),
      summary: "Lists the JavaScript files that Safari injects into web pages.",
      discussion: """
        Write one dictionary for each script; leave the key out if the extension has none. Scripts
        run in the order of the list, on every page that
        [`SFSafariWebsiteAccess`](key:NSExtension/SFSafariWebsiteAccess) and their own patterns
        allow, before the page has loaded: `document.body` is still `null`, so wait for
        `DOMContentLoaded`. Scripts can read and change the page, and exchange messages with the
        extension. `safari.extension.baseURI` is the address of the bundle's resources. If nothing
        is injected, check that people have turned on the extension, that the website is allowed,
        and that `pluginkit -mAvvv -p com.apple.Safari.extension` lists the extension. Messages that
        scripts write with `console.log` are in Safari's debugging console.
        """,
      consequence: Consequence(
        "Without the key, Safari injects no scripts of the extension.",
        from: .framework("safariservices/injecting-a-script-into-a-webpage")),
      availability: [.macOS("10.11.5", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: [["Script": "script.js"]],
      seeAlso: ["NSExtension/SFSafariStyleSheet", "NSExtension/SFSafariWebsiteAccess"],
      sources: [
        .ownPage, scriptKeys,
        .framework("safariservices/injecting-a-script-into-a-webpage"),
        .framework("safariservices/using-safari-app-extension-default-keys"), scriptPermissions,
        .framework("safariservices/troubleshooting-your-safari-app-extension"),
      ]),
    Key(
      "NSExtension/SFSafariContentScript/[]/Script", .string,
      summary: "Gives the path of one JavaScript file that Safari injects.",
      discussion: """
        Write the file's path, starting from the Resources folder of the extension's bundle, so a
        file at the top of it is just `script.js`. Add the file to the extension's target, not to
        that of the app: Safari looks for it in the extension's bundle.

        Without [patterns](<key:NSExtension/SFSafariContentScript/[]/Allowed URL Patterns>), the
        script runs on every page that
        [`SFSafariWebsiteAccess`](key:NSExtension/SFSafariWebsiteAccess) allows (on all, if that key
        is missing), before the page has loaded. In Safari 17 and later, people have to allow the
        website too. The script runs in frames as well; test `window.top === window` to skip frames.
        """,
      availability: [.macOS("10.11.5", from: .current)],
      required: .required,
      requiredSource: scriptKeys,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: "script.js",
      sources: [
        .ownPage, scriptKeys, .framework("safariservices/injecting-a-script-into-a-webpage"),
        .framework("safariservices/using-injected-style-sheets-and-scripts"), scriptPermissions,
      ]),
    Key(
      "NSExtension/SFSafariContentScript/[]/Allowed URL Patterns", .array(of: .string),
      summary: "Limits one script to pages whose address matches a pattern.",
      discussion: """
        Write it if the script should run only on some pages. A pattern has a scheme, a domain and a
        path, as in `https://*.example.com/*`. The scheme is `http` or `https`; an asterisk can
        stand for any text in the domain and the path, but not in the scheme, so cover both schemes
        with two patterns. Keep the patterns within the domains of
        [`SFSafariWebsiteAccess`](key:NSExtension/SFSafariWebsiteAccess): a pattern can't add to
        them.
        """,
      consequence: Consequence(
        "Without the key, the script is injected into every page that the extension may access.",
        from: scriptPermissions),
      availability: [.macOS("10.11.5", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [
        urlPattern
      ],
      extensionPoints: safariExtension,
      example: ["https://*.example.com/*"],
      seeAlso: ["NSExtension/SFSafariContentScript/[]/Excluded URL Patterns"],
      sources: [.ownPage, scriptKeys, scriptPermissions]),
    Key(
      "NSExtension/SFSafariContentScript/[]/Excluded URL Patterns", .array(of: .string),
      summary: "Keeps one script out of pages whose address matches a pattern.",
      discussion: """
        Use it for exceptions: account or payment pages of a site that the script otherwise works
        on. The patterns have the form of those in
        [`Allowed URL Patterns`](<key:NSExtension/SFSafariContentScript/[]/Allowed URL Patterns>),
        and an excluded page stays excluded even if it matches an allowed pattern.
        """,
      consequence: Consequence(
        "Without the key, no page is excluded: `Allowed URL Patterns` and the extension's website access decide alone.",
        from: .framework("safariservices/using-permissions-for-scripts-and-style-sheets")),
      availability: [.macOS("10.11.5", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [
        urlPattern
      ],
      extensionPoints: safariExtension,
      example: ["https://www.example.com/account/*"],
      seeAlso: ["NSExtension/SFSafariContentScript/[]/Allowed URL Patterns"],
      sources: [.ownPage, scriptKeys, scriptPermissions]),
    Key(
      "NSExtension/SFSafariStyleSheet", .array(of: .dictionary),
      summary: "Lists the style sheets that Safari injects into web pages.",
      discussion: """
        Write one dictionary for each CSS file; leave the key out if the extension has none. Style
        sheets apply in the order of the list, on the pages that
        [`SFSafariWebsiteAccess`](key:NSExtension/SFSafariWebsiteAccess) and their own patterns
        allow. Relative addresses in them start at the Resources folder of the extension's bundle.
        Mark a declaration `!important` if it must override the page's own.
        """,
      consequence: Consequence(
        "Without the key, Safari injects no style sheets of the extension.",
        from: .framework("safariservices/injecting-css-style-sheets-into-a-webpage")),
      availability: [.macOS("10.11.5", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: [["Style Sheet": "style.css"]],
      seeAlso: ["NSExtension/SFSafariContentScript", "NSExtension/SFSafariWebsiteAccess"],
      sources: [
        .ownPage, scriptKeys,
        .framework("safariservices/injecting-css-style-sheets-into-a-webpage"),
        .framework("safariservices/using-safari-app-extension-default-keys"), scriptPermissions,
        .framework("safariservices/using-injected-style-sheets-and-scripts"),
      ]),
    Key(
      "NSExtension/SFSafariStyleSheet/[]/Style Sheet", .string,
      summary: "Gives the path of one CSS file that Safari injects.",
      discussion: """
        Write the file's path, starting from the Resources folder of the extension's bundle, so a
        file at the top of it is just `style.css`. Add the file to the extension's target: Safari
        looks for it in the extension's bundle, not in that of the app.

        Without [patterns](<key:NSExtension/SFSafariStyleSheet/[]/Allowed URL Patterns>), the style
        sheet applies to every page that
        [`SFSafariWebsiteAccess`](key:NSExtension/SFSafariWebsiteAccess) allows (to all, if that key
        is missing). In Safari 17 and later, people have to allow the website too.
        """,
      availability: [.macOS("10.11.5", from: .current)],
      required: .required,
      requiredSource: scriptKeys,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: "style.css",
      sources: [
        .ownPage, scriptKeys,
        .framework("safariservices/injecting-css-style-sheets-into-a-webpage"), scriptPermissions,
      ]),
    Key(
      "NSExtension/SFSafariStyleSheet/[]/Allowed URL Patterns", .array(of: .string),
      summary: "Limits one style sheet to pages whose address matches a pattern.",
      discussion: """
        Write it if the style sheet should apply only to some pages. The patterns have the same form
        as those of [scripts](<key:NSExtension/SFSafariContentScript/[]/Allowed URL Patterns>):
        scheme, domain and path, as in `https://*.example.com/*`. They can't reach beyond the
        domains that [`SFSafariWebsiteAccess`](key:NSExtension/SFSafariWebsiteAccess) allows.
        """,
      consequence: Consequence(
        "Without the key, the style sheet is injected into every page that the extension may access.",
        from: scriptPermissions),
      availability: [.macOS("10.11.5", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [
        urlPattern
      ],
      extensionPoints: safariExtension,
      example: ["https://*.example.com/*"],
      seeAlso: ["NSExtension/SFSafariStyleSheet/[]/Excluded URL Patterns"],
      sources: [.ownPage, scriptKeys, scriptPermissions]),
    Key(
      "NSExtension/SFSafariStyleSheet/[]/Excluded URL Patterns", .array(of: .string),
      summary: "Keeps one style sheet out of pages whose address matches a pattern.",
      discussion: """
        Use it for exceptions, such as the print pages of a site that the style sheet otherwise
        applies to. The patterns have the same form as those of
        [scripts](<key:NSExtension/SFSafariContentScript/[]/Allowed URL Patterns>), for example
        `https://www.example.com/print/*`.
        """,
      consequence: Consequence(
        "Without the key, no page is excluded: `Allowed URL Patterns` and the extension's website access decide alone.",
        from: .framework("safariservices/using-permissions-for-scripts-and-style-sheets")),
      availability: [.macOS("10.11.5", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [
        urlPattern
      ],
      extensionPoints: safariExtension,
      example: ["https://www.example.com/print/*"],
      seeAlso: ["NSExtension/SFSafariStyleSheet/[]/Allowed URL Patterns"],
      sources: [.ownPage, scriptKeys, scriptPermissions]),
  ]
}
