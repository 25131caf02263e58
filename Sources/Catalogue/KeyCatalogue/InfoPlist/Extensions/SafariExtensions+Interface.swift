import KeyModel

private let safariExtension: ExtensionPointScope = .only(["com.apple.Safari.extension"])
private let blockedResources = SourceReference.framework(
  "safariservices/sfsafariextensionhandling/contentblocker(withidentifier:blockedresourceswith:on:)",
  confidence: .high)
private let validateMenuItem = SourceReference.framework(
  "safariservices/sfsafariextensionhandling/validatecontextmenuitem(withcommand:in:userinfo:validationhandler:)",
  confidence: .high)
private let defaultKeys = SourceReference.framework(
  "safariservices/using-safari-app-extension-default-keys")
private let menuAndToolbar = SourceReference.framework(
  "safariservices/using-contextual-menu-and-toolbar-item-keys", confidence: .high)

/// The toolbar item, the context menu and the description in Safari's settings.
var safariInterfaceKeys: [Key] {
  [
    Key(
      "NSExtension/SFSafariToolbarItem", .dictionary,
      summary: "Adds a button to Safari's toolbar.",
      discussion: """
        Write the dictionary only if the extension has a button; an extension can have just one. All
        four keys in it are required. Safari adds the button when people turn the extension on, and
        people may hide it again. [`Action`](key:NSExtension/SFSafariToolbarItem/Action) decides
        whether a click sends a command or shows a popover. Code can change the image, the badge and
        whether the button is enabled. Xcode's template contains the dictionary; delete it if the
        extension needs no button.
        """,
      consequence: Consequence(
        "Without the dictionary, the extension has no button in Safari's toolbar.",
        from: menuAndToolbar),
      availability: [.macOS("10.11.5", from: .current)],
      required: .optional,
      apis: [API("SFSafariToolbarItem", of: "Safari Services")],
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: [
        "Action": "Command", "Identifier": "SaveTrail", "Image": "ToolbarItemIcon.pdf",
        "Label": "Save Trail",
      ],
      seeAlso: ["NSExtension/SFSafariContextMenu"],
      sources: [
        .ownPage, menuAndToolbar,
        .framework("safariservices/adjusting-settings-for-a-toolbar-item"),
        defaultKeys,
      ]),
    Key(
      "NSExtension/SFSafariToolbarItem/Action", .string,
      summary: "Decides what a click on the toolbar button does.",
      discussion: """
        Every toolbar item needs this key, along with
        [`Identifier`](key:NSExtension/SFSafariToolbarItem/Identifier),
        [`Image`](key:NSExtension/SFSafariToolbarItem/Image) and
        [`Label`](key:NSExtension/SFSafariToolbarItem/Label). The value decides what your
        `SFSafariExtensionHandler` implements: `toolbarItemClicked(in:)` for `Command`, or
        `popoverViewController()` for `Popover`, which returns a subclass of
        `SFSafariExtensionViewController`. The value is fixed when you build the extension. In macOS
        10.14.4 and later, code can also open the popover with `showPopover()`.
        """,
      availability: [.macOS("10.11.5", from: .current)],
      values: .closed([
        AllowedValue(
          "Command", "For a button that acts at once: Safari calls `toolbarItemClicked(in:)`."),
        AllowedValue(
          "Popover",
          "For a button with an interface: Safari shows the view controller of `popoverViewController()`."
        ),
      ]),
      valuesSource: menuAndToolbar,
      required: .required,
      requiredSource: menuAndToolbar,
      apis: [
        API("SFSafariExtensionHandling.toolbarItemClicked(in:)", of: "Safari Services"),
        API("SFSafariExtensionHandling.popoverViewController()", of: "Safari Services"),
        API("SFSafariToolbarItem.showPopover()", of: "Safari Services"),
      ],
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: "Popover",
      sources: [
        .ownPage, menuAndToolbar,
        .framework("safariservices/adjusting-settings-for-a-toolbar-item"),
        .framework("safariservices/sfsafaritoolbaritem/showpopover()"),
      ]),
    Key(
      "NSExtension/SFSafariToolbarItem/Identifier", .string,
      summary: "Identifies the toolbar button in the extension's strings files.",
      discussion: """
        Write any short text; people never see it. You need the identifier to translate the button's
        label: `InfoPlist.strings` holds the translation under the key
        `Toolbar Button Label for Identifier: ` followed by this identifier. If you change the
        identifier, change that key too.
        """,
      availability: [.macOS("10.11.5", from: .current)],
      required: .required,
      requiredSource: menuAndToolbar,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: "SaveTrail",
      sources: [
        .ownPage, menuAndToolbar,
        .framework("safariservices/adjusting-settings-for-a-toolbar-item"),
      ]),
    Key(
      "NSExtension/SFSafariToolbarItem/Image", .string,
      summary: "Names the image on the toolbar button.",
      discussion: """
        Write the filename of a PDF that scales well and has a transparent background, and add the
        file to the extension's target. Draw it as a template image: Safari may resize and recolor
        it. Safari draws the button itself. Code can replace the image with `setImage(_:)`; `nil`
        brings the image of this key back.
        """,
      availability: [.macOS("10.11.5", from: .current)],
      required: .required,
      requiredSource: menuAndToolbar,
      bundleKinds: [.appExtension],
      rules: [.should(.withSuffix([".pdf"])).from(menuAndToolbar)],
      extensionPoints: safariExtension,
      example: "ToolbarItemIcon.pdf",
      sources: [
        .ownPage, menuAndToolbar,
        .framework("safariservices/adjusting-settings-for-a-toolbar-item"),
      ]),
    Key(
      "NSExtension/SFSafariToolbarItem/Label", .string,
      summary: "Sets the text that explains the toolbar button.",
      discussion: """
        Say what the button does. The text isn't on the button: people see it while the pointer
        rests on the button, in the overflow menu, and while they customize the toolbar. To
        translate it, use the [`Identifier`](key:NSExtension/SFSafariToolbarItem/Identifier) in
        `InfoPlist.strings`.
        """,
      availability: [.macOS("10.11.5", from: .current)],
      required: .required,
      requiredSource: menuAndToolbar,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: "Save Trail",
      sources: [
        .ownPage, menuAndToolbar,
        .framework("safariservices/adjusting-settings-for-a-toolbar-item"),
      ]),
    Key(
      "NSExtension/SFSafariContextMenu", .array(of: .dictionary),
      summary: "Adds items to the menu that opens when people Control-click a web page.",
      discussion: """
        Write one dictionary, with a text and a command, for each item; leave the key out if the
        extension adds no items. Safari calls `contextMenuItemSelected(withCommand:in:userInfo:)`
        when people choose an item. For items that depend on the page, implement
        `validateContextMenuItem(withCommand:in:userInfo:validationHandler:)`, which can hide an
        item or change its text in macOS 10.12.4 and later. Without that method, or if it takes too
        long to answer, Safari shows the item with its text from this list.
        """,
      consequence: Consequence(
        "Without the key, the extension has no items in the context menu of web pages.",
        from: menuAndToolbar),
      availability: [.macOS("10.11.5", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: [["Command": "Search", "Text": "Search for Trails Nearby"]],
      seeAlso: ["NSExtension/SFSafariToolbarItem"],
      sources: [
        .ownPage, menuAndToolbar,
        .framework(
          "safariservices/converting-a-legacy-safari-extension-to-a-safari-app-extension"),
        validateMenuItem,
        .framework("safariservices/adjusting-settings-for-contextual-menu-items"),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .framework(
                "safariservices/converting-a-legacy-safari-extension-to-a-safari-app-extension"),
              "Items are static, and nothing validates them."),
            .init(validateMenuItem, "A method validates them, in macOS 10.12.4 and later."),
          ],
          choice: "Safari asks the extension.",
          reason: "The article is older than the method.")
      ]),
    Key(
      "NSExtension/SFSafariContextMenu/[]/Text", .string,
      summary: "Sets the text of one item in Safari's context menu.",
      discussion: """
        Write what people read in the menu, such as "Search for Trails Nearby". Safari shows it
        unless the extension supplies another text when the menu opens. To translate it, add the key
        `Context Menu Item Label for Command: ` followed by the
        [`Command`](key:NSExtension/SFSafariContextMenu/[]/Command) to `InfoPlist.strings`.
        """,
      availability: [.macOS("10.11.5", from: .current)],
      required: .required,
      requiredSource: menuAndToolbar,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: "Search for Trails Nearby",
      sources: [
        .ownPage, menuAndToolbar,
        .framework("safariservices/adjusting-settings-for-contextual-menu-items"),
      ]),
    Key(
      "NSExtension/SFSafariContextMenu/[]/Command", .string,
      summary: "Names the command that Safari sends when people choose the item.",
      discussion: """
        Choose any text; people never see it. Your `SFSafariExtensionHandler` receives the command
        in `contextMenuItemSelected(withCommand:in:userInfo:)`, so give each item a different one.
        The command is also part of the key for the item's translation in `InfoPlist.strings`.
        """,
      availability: [.macOS("10.11.5", from: .current)],
      required: .required,
      requiredSource: menuAndToolbar,
      bundleKinds: [.appExtension],
      extensionPoints: safariExtension,
      example: "Search",
      sources: [
        .ownPage, menuAndToolbar,
        .framework("safariservices/adjusting-settings-for-contextual-menu-items"),
      ]),
    Key(
      "NSExtension/SFSafariAssociatedContentBlockers", .array(of: .string),
      summary: "Lists the content blockers that report to an extension what they block.",
      discussion: """
        List the bundle identifiers of content blockers in the same app, for example to count
        blocked items on the toolbar button. When one of them blocks an address that the extension
        has access to, Safari calls the extension's
        `contentBlocker(withIdentifier:blockedResourcesWith:on:)`. The key goes directly in
        [`NSExtension`](key:NSExtension).
        """,
      consequence: Consequence(
        "Safari doesn't find the key if it is at the top level of Info.plist instead of in `NSExtension`.",
        from: .developerForums("705786")),
      availability: [.macOS("10.15", from: .current)],
      required: .optional,
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
      summary: "Removes your legacy Safari extensions when the app extension is installed.",
      discussion: """
        List the bundle identifiers of the legacy extensions (`.safariextz`) that the app extension
        replaces. They must come from the same developer account. If a legacy extension is turned
        on, Safari also turns the app extension on. Leave the key out if there is nothing to
        replace. For app extensions that a web extension replaces, see
        [`SFSafariAppExtensionBundleIdentifiersToReplace`](key:NSExtension/SFSafariAppExtensionBundleIdentifiersToReplace).
        """,
      consequence: Consequence(
        "The system doesn't remove a legacy extension that isn't listed.",
        from: .framework(
          "safariservices/converting-a-legacy-safari-extension-to-a-safari-app-extension")),
      availability: [.macOS(from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [bundleIdentifierRule],
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
        Say in a sentence or two what the extension does; people read the text in Safari's settings
        after they install the extension. The key is at the top level of the extension's Info.plist,
        beside [`NSExtension`](key:NSExtension), not inside it.
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
