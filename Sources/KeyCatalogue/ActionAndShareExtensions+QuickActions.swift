import KeyModel

private let actions: ExtensionPointScope = .only(["com.apple.services", "com.apple.ui-services"])
private let finderArticle = SourceReference.framework(
  "appkit/add-functionality-to-finder-with-action-extensions")

private let previewItem: PropertyPath =
  "NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsFinderPreviewItem"
private let touchBarItem: PropertyPath =
  "NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsTouchBarItem"

/// Where macOS offers an Action extension: in Finder and in the Touch Bar.
var finderActionKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsFinderPreviewItem", .boolean,
      summary: "Offers a Mac's Action extension in Finder's preview pane and Quick Actions menu.",
      discussion: """
        The action appears for selected files that
        [`NSExtensionActivationRule`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule)
        accepts. macOS doesn't switch new Action extensions on: people do that in System Settings.
        """,
      availability: [.macOS("10.14", from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: actions,
      example: true,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/NSExtensionServiceFinderPreviewIconName",
        "NSExtension/NSExtensionAttributes/NSExtensionServiceFinderPreviewLabel",
      ],
      sources: [.ownPage, finderArticle]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionServiceFinderPreviewLabel", .string,
      summary: "Sets the name of an action in Finder's preview pane and Quick Actions menu.",
      discussion: """
        It has an effect together with
        [`NSExtensionServiceAllowsFinderPreviewItem`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsFinderPreviewItem).
        """,
      availability: [.macOS("10.14", from: .current)],
      defaultSource: .ownPage,
      defaultDescription: "The display name of the extension.",
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [.should(.needs(previewItem, when: "To have an effect")).from(.ownPage)],
      extensionPoints: actions,
      example: "Create Thumbnail",
      seeAlso: ["NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsFinderPreviewItem"]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionServiceFinderPreviewIconName", .string,
      summary: "Names the icon of an action in Finder's preview pane and Quick Actions menu.",
      discussion: """
        Write the name of a system icon, such as `NSActionTemplate`, or of a template image in the
        extension's bundle: one color, transparent, without a shadow. It has an effect together with
        [`NSExtensionServiceAllowsFinderPreviewItem`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsFinderPreviewItem).
        """,
      availability: [.macOS("10.14", from: .current)],
      defaultSource: .ownPage,
      defaultDescription: "A default icon.",
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [.should(.needs(previewItem, when: "To have an effect")).from(.ownPage)],
      extensionPoints: actions,
      example: "NSActionTemplate",
      seeAlso: ["NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsFinderPreviewItem"]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsTouchBarItem", .boolean,
      summary: "Offers a Mac's Action extension as a Quick Action in the Touch Bar.",
      availability: [.macOS("10.14", from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: actions,
      example: true,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/NSExtensionServiceTouchBarIconName",
        "NSExtension/NSExtensionAttributes/NSExtensionServiceTouchBarLabel",
      ],
      sources: [.ownPage, finderArticle]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionServiceTouchBarLabel", .string,
      summary: "Sets the name of an action in the Touch Bar.",
      discussion: """
        It has an effect together with
        [`NSExtensionServiceAllowsTouchBarItem`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsTouchBarItem).
        """,
      availability: [.macOS("10.14", from: .current)],
      defaultSource: .ownPage,
      defaultDescription: "The display name of the extension.",
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [.should(.needs(touchBarItem, when: "To have an effect")).from(.ownPage)],
      extensionPoints: actions,
      example: "Create Thumbnail",
      seeAlso: ["NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsTouchBarItem"]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionServiceTouchBarIconName", .string,
      summary: "Names the icon of an action in the Touch Bar.",
      discussion: """
        Write the name of a system icon or of a template image in the extension's bundle: one color,
        transparent, without a shadow. It has an effect together with
        [`NSExtensionServiceAllowsTouchBarItem`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsTouchBarItem).
        """,
      availability: [.macOS("10.14", from: .current)],
      defaultSource: .ownPage,
      defaultDescription: "A default icon.",
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [.should(.needs(touchBarItem, when: "To have an effect")).from(.ownPage)],
      extensionPoints: actions,
      example: "NSActionTemplate",
      seeAlso: ["NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsTouchBarItem"]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionServiceTouchBarBezelColorName", .string,
      summary: "Names the color around an action in the Touch Bar.",
      discussion: """
        The color is in the extension's asset catalog; one that matches a color of the system fits
        best.
        """,
      availability: [.macOS("10.14", from: .current)],
      defaultSource: .ownPage,
      defaultDescription: "A default color.",
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [.should(.needs(touchBarItem, when: "To have an effect")).from(.ownPage)],
      extensionPoints: actions,
      example: "TouchBarBezel",
      seeAlso: ["NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsTouchBarItem"]),
  ]
}
