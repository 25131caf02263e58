import KeyModel

extension KeyGroup {
  /// The keys of Safari app extensions.
  static var safariExtensions: KeyGroup {
    KeyGroup(
      "safari-extensions", "Safari app extensions",
      summary: "What a Safari app extension adds to web pages, the toolbar and the shortcut menu.",
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
private let blockedResources = SourceReference.framework(
  "safariservices/sfsafariextensionhandling/contentblocker(withidentifier:blockedresourceswith:on:)",
  confidence: .high)
private let menuAndToolbar = SourceReference.framework(
  "safariservices/using-contextual-menu-and-toolbar-item-keys", confidence: .high)

/// The form of a pattern for scripts and style sheets.
private let urlPattern = Rule.should(
  .pattern(
    "^(?:https?|[*])://[^/]+/",
    "a pattern with scheme, domain and path, such as `https://*.example.com/*`")
).from(scriptKeys)

/// Scripts and style sheets, and the pages that they go into.
private var safariPageKeys: [Key] {
  [
    Key(
      "NSExtension/SFSafariWebsiteAccess", .dictionary,
      summary: "Limits the websites on which a Safari app extension may work.",
      discussion: """
        The extension's scripts, style sheets and page properties work only on the websites that the
        dictionary allows. [Patterns](<key:NSExtension/SFSafariContentScript/[]/Allowed URL Patterns>)
        of single scripts narrow it further, never widen it.

        From Safari 17 on people must agree too: Safari asks when they first open a page that the
        extension wants, and they can allow it for a day, for the website or everywhere.
        """,
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
      summary: "Sets whether an extension may work on no, some or all websites.",
      availability: [.macOS("10.11.5", from: .current)],
      values: .closed([
        AllowedValue(
          "None", "No website: nothing is injected, and few properties of a page have a value."),
        AllowedValue("Some", "Only websites whose domain `Allowed Domains` names."),
        AllowedValue("All", "Every website."),
      ]),
      valuesSource: websiteAccess,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: "All",
      seeAlso: ["NSExtension/SFSafariWebsiteAccess/Allowed Domains"],
      sources: [.ownPage, websiteAccess]),
    Key(
      "NSExtension/SFSafariWebsiteAccess/Allowed Domains", .array(of: .string),
      summary: "Lists the domains on whose pages a Safari app extension may work.",
      discussion: """
        The list counts only if [`Level`](key:NSExtension/SFSafariWebsiteAccess/Level) is `Some`.
        Write domains without a scheme and without a path: `developer.example.com`. A leading
        asterisk stands for all subdomains: `*.example.com`. This is not the form of the URL patterns
        of scripts and style sheets.
        """,
      consequence: Consequence(
        "With the level `Some` and no domains the extension can access no page.",
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
        Each entry names one script. Scripts run in the order of the list, on every page that
        [`SFSafariWebsiteAccess`](key:NSExtension/SFSafariWebsiteAccess) and their own patterns
        allow. They can read and change the page, and exchange messages with the extension;
        `safari.extension.baseURI` is the address of the bundle's resources.
        """,
      availability: [.macOS("10.11.5", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: [["Script": "script.js"]],
      seeAlso: ["NSExtension/SFSafariStyleSheet", "NSExtension/SFSafariWebsiteAccess"],
      sources: [
        .ownPage, scriptKeys,
        .framework("safariservices/injecting-a-script-into-a-webpage"),
        .framework("safariservices/using-safari-app-extension-default-keys"),
      ]),
    Key(
      "NSExtension/SFSafariContentScript/[]/Script", .string,
      summary: "Names one JavaScript file that Safari injects.",
      discussion: """
        The path starts at the Resources folder of the extension's bundle. The file must belong to
        the extension's target.
        """,
      availability: [.macOS("10.11.5", from: .current)],
      required: .required,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: "script.js",
      sources: [.ownPage, scriptKeys]),
    Key(
      "NSExtension/SFSafariContentScript/[]/Allowed URL Patterns", .array(of: .string),
      summary: "Lists the pages that one script is injected into.",
      discussion: """
        A pattern is scheme, domain and path, such as `https://*.example.com/*`. The scheme is `http`
        or `https`; an asterisk in domain or path stands for any text. Without the key the script
        goes into every page that [`SFSafariWebsiteAccess`](key:NSExtension/SFSafariWebsiteAccess)
        allows, and no pattern reaches beyond that.
        """,
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
      summary: "Lists the pages that one script stays out of.",
      discussion: """
        The patterns have the same form as those in
        [`Allowed URL Patterns`](<key:NSExtension/SFSafariContentScript/[]/Allowed URL Patterns>).
        """,
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
        Each entry names one CSS file. Style sheets apply in the order of the list. Relative
        addresses in them start at the Resources folder of the extension's bundle.
        """,
      availability: [.macOS("10.11.5", from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: [["Style Sheet": "style.css"]],
      seeAlso: ["NSExtension/SFSafariContentScript", "NSExtension/SFSafariWebsiteAccess"],
      sources: [
        .ownPage, scriptKeys,
        .framework("safariservices/injecting-css-style-sheets-into-a-webpage"),
        .framework("safariservices/using-safari-app-extension-default-keys"),
      ]),
    Key(
      "NSExtension/SFSafariStyleSheet/[]/Style Sheet", .string,
      summary: "Names one CSS file that Safari injects.",
      discussion: "The path starts at the Resources folder of the extension's bundle.",
      availability: [.macOS("10.11.5", from: .current)],
      required: .required,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: "style.css",
      sources: [.ownPage, scriptKeys]),
    Key(
      "NSExtension/SFSafariStyleSheet/[]/Allowed URL Patterns", .array(of: .string),
      summary: "Lists the pages that one style sheet is injected into.",
      discussion: """
        The patterns have the same form as those of
        [scripts](<key:NSExtension/SFSafariContentScript/[]/Allowed URL Patterns>). Without the key
        the style sheet goes into every page that
        [`SFSafariWebsiteAccess`](key:NSExtension/SFSafariWebsiteAccess) allows.
        """,
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
      summary: "Lists the pages that one style sheet stays out of.",
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

/// The toolbar item, the shortcut menu and the description in Safari's settings.
private var safariInterfaceKeys: [Key] {
  [
    Key(
      "NSExtension/SFSafariToolbarItem", .dictionary,
      summary: "Adds a button of the extension to Safari's toolbar.",
      discussion: """
        An extension has one item at most. All four keys in the dictionary are required. A click
        sends a command to the extension or shows its popover, as
        [`Action`](key:NSExtension/SFSafariToolbarItem/Action) says.
        """,
      availability: [.macOS("10.11.5", from: .current)],
      required: .optional,
      apis: [API("SFSafariToolbarItem", of: "Safari Services")],
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: [
        "Action": "Command", "Identifier": "Button", "Image": "ToolbarItemIcon.pdf",
        "Label": "Save Trail",
      ],
      seeAlso: ["NSExtension/SFSafariContextMenu"],
      sources: [.ownPage, menuAndToolbar]),
    Key(
      "NSExtension/SFSafariToolbarItem/Action", .string,
      summary: "Chooses what a click on the extension's toolbar button does.",
      availability: [.macOS("10.11.5", from: .current)],
      values: .closed([
        AllowedValue("Command", "Safari sends a command to the extension."),
        AllowedValue("Popover", "Safari shows the extension's popover."),
      ]),
      valuesSource: menuAndToolbar,
      required: .required,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: "Popover",
      sources: [.ownPage, menuAndToolbar]),
    Key(
      "NSExtension/SFSafariToolbarItem/Identifier", .string,
      summary: "Identifies the toolbar button in the extension's code.",
      discussion: "People never see it.",
      availability: [.macOS("10.11.5", from: .current)],
      required: .required,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: "Button",
      sources: [.ownPage, menuAndToolbar]),
    Key(
      "NSExtension/SFSafariToolbarItem/Image", .string,
      summary: "Names the image on the extension's toolbar button.",
      discussion: """
        Use a PDF that scales, transparent and drawn as a template: Safari may resize and recolor it.
        Add the file to the extension's target.
        """,
      availability: [.macOS("10.11.5", from: .current)],
      required: .required,
      bundleKinds: [.appExtension],
      rules: [.should(.withSuffix([".pdf"])).from(menuAndToolbar)],
      extensionPoints: safariExtension,
      example: "ToolbarItemIcon.pdf",
      sources: [.ownPage, menuAndToolbar]),
    Key(
      "NSExtension/SFSafariToolbarItem/Label", .string,
      summary: "Sets the text for the extension's toolbar button.",
      discussion: """
        Safari shows it when the pointer rests on the button, in the overflow menu and while people
        customize the toolbar.
        """,
      availability: [.macOS("10.11.5", from: .current)],
      required: .required,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: "Save Trail",
      sources: [.ownPage, menuAndToolbar]),
    Key(
      "NSExtension/SFSafariContextMenu", .array(of: .dictionary),
      summary: "Adds items to the shortcut menu that a Control-click on a web page opens.",
      discussion: """
        Each entry is one item with its text and its command. From macOS 10.12.4 on, Safari asks the
        extension with `validateContextMenuItem(withCommand:in:userInfo:validationHandler:)` whether
        to hide an item, and for another text.
        """,
      availability: [.macOS("10.11.5", from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: [["Command": "Search", "Text": "Search for Trails Nearby"]],
      seeAlso: ["NSExtension/SFSafariToolbarItem"],
      sources: [
        .ownPage, menuAndToolbar,
        .framework(
          "safariservices/converting-a-legacy-safari-extension-to-a-safari-app-extension"),
        .framework(
          "safariservices/sfsafariextensionhandling/validatecontextmenuitem(withcommand:in:userinfo:validationhandler:)",
          confidence: .high),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .framework(
                "safariservices/converting-a-legacy-safari-extension-to-a-safari-app-extension"),
              "Items are static, and nothing validates them."),
            .init(
              .framework(
                "safariservices/sfsafariextensionhandling/validatecontextmenuitem(withcommand:in:userinfo:validationhandler:)",
                confidence: .high), "A method validates them, from macOS 10.12.4 on."),
          ],
          choice: "Safari asks the extension.",
          reason: "The article is older than the method.")
      ]),
    Key(
      "NSExtension/SFSafariContextMenu/[]/Text", .string,
      summary: "Sets the text of one item in the shortcut menu.",
      availability: [.macOS("10.11.5", from: .current)],
      required: .required,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: "Search for Trails Nearby",
      sources: [.ownPage, menuAndToolbar]),
    Key(
      "NSExtension/SFSafariContextMenu/[]/Command", .string,
      summary: "Names the command that the extension receives when people choose the item.",
      availability: [.macOS("10.11.5", from: .current)],
      required: .required,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: "Search",
      sources: [.ownPage, menuAndToolbar]),
    Key(
      "NSExtension/SFSafariAssociatedContentBlockers", .array(of: .string),
      summary: "Names the content blockers that tell an extension what they blocked.",
      discussion: """
        List the bundle identifiers of content blockers in the same app. For each page on which one of
        them blocks something, Safari hands the addresses to the extension, as far as it may see them.
        The key belongs directly in
        [`NSExtension`](key:NSExtension): at the root of the list Safari doesn't find it.
        """,
      availability: [.macOS("10.15", from: .current)],
      apis: [
        API(
          "SFSafariExtensionHandling.contentBlocker(withIdentifier:blockedResourcesWith:on:)",
          of: "Safari Services")
      ],
      bundleKinds: [.appExtension],
      rules: [bundleIdentifierRule],
      extensionPoints: safariExtension,
      example: ["com.example.app.content-blocker"],
      sources: [blockedResources, .developerForums("705786"), .bundleIdentifiers]),
    Key(
      "NSExtension/SFSafariExtensionBundleIdentifiersToUninstall", .array(of: .string),
      summary: "Removes older extensions of yours from Safari when this one is installed.",
      discussion: """
        List the bundle identifiers of the legacy extensions (`.safariextz`) that this one replaces.
        They must come from the same developer account. If one of them was switched on, the new
        extension is switched on too.
        """,
      availability: [.macOS(from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [
        bundleIdentifierRule
      ],
      extensionPoints: safariExtension,
      example: ["com.example.trails-for-safari"],
      sources: [
        .framework(
          "safariservices/converting-a-legacy-safari-extension-to-a-safari-app-extension",
          confidence: .high), .bundleIdentifiers,
      ]),
    Key(
      "NSHumanReadableDescription", .string,
      summary: "Describes a Safari extension to people in Safari's settings.",
      discussion: """
        Say in a sentence or two what the extension does. The key is at the root of the extension's
        list, beside [`NSExtension`](key:NSExtension).
        """,
      availability: [.macOS(from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      example: "Saves the trails of the page that you are reading.",
      seeAlso: ["NSHumanReadableCopyright"],
      sources: [
        .framework(
          "safariservices/setting-safari-app-extension-feature-keys", confidence: .high)
      ]),
  ]
}
