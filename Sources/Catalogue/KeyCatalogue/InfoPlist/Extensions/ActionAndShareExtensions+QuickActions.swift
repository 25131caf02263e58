import KeyModel

private let actions: ExtensionPointScope = .only(["com.apple.services", "com.apple.ui-services"])
private let finderArticle = SourceReference.framework(
  "appkit/add-functionality-to-finder-with-action-extensions")

private let previewItem: PropertyPath =
  "NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsFinderPreviewItem"
private let touchBarItem: PropertyPath =
  "NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsTouchBarItem"

/// Keys for the places where macOS offers an Action extension: Finder and the Touch Bar.
var finderActionKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsFinderPreviewItem", .boolean,
      summary: "Offers a Mac Action extension in Finder's preview pane and Quick Actions menu.",
      discussion: """
        Write `YES` if people should be able to run the action on files in Finder. The action
        appears if
        [`NSExtensionActivationRule`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule)
        accepts the selected files. Its label and icon come from
        [`NSExtensionServiceFinderPreviewLabel`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceFinderPreviewLabel)
        and
        [`NSExtensionServiceFinderPreviewIconName`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceFinderPreviewIconName).
        If an action is missing although everything is set up correctly, check the Extensions pane
        of System Settings: new Action extensions are off until people turn them on there.
        """,
      consequence: Consequence(
        "Finder's preview pane and Quick Actions menu don't offer the action unless the key is `YES`.",
        from: finderArticle),
      availability: [.macOS("10.14", from: .current)],
      required: .optional,
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
      summary: "Sets the name that Finder shows for a Quick Action.",
      discussion: """
        Write the name of the action, such as "Create Thumbnail". The key matters only with
        [`NSExtensionServiceAllowsFinderPreviewItem`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsFinderPreviewItem);
        the [label in the Touch
        Bar](key:NSExtension/NSExtensionAttributes/NSExtensionServiceTouchBarLabel) is separate.
        """,
      consequence: Consequence(
        "Without the key, Finder shows the extension's display name.", from: .ownPage),
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
      summary: "Sets the icon that Finder shows for a Quick Action.",
      discussion: """
        Write the name of a system icon, such as `NSActionTemplate`, or of a template image in the
        extension's bundle: one color, transparent, antialiased and without a shadow. The key
        matters only with
        [`NSExtensionServiceAllowsFinderPreviewItem`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsFinderPreviewItem).
        The [icon in the Touch
        Bar](key:NSExtension/NSExtensionAttributes/NSExtensionServiceTouchBarIconName) is separate.
        """,
      consequence: Consequence("Without the key, Finder shows a default icon.", from: .ownPage),
      availability: [.macOS("10.14", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [.should(.needs(previewItem, when: "To have an effect")).from(.ownPage)],
      extensionPoints: actions,
      example: "NSActionTemplate",
      seeAlso: ["NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsFinderPreviewItem"]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsTouchBarItem", .boolean,
      summary: "Offers a Mac Action extension among the Quick Actions in the Touch Bar.",
      discussion: """
        Write `YES` to let people run the action from the Touch Bar.
        [`NSExtensionServiceTouchBarLabel`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceTouchBarLabel),
        [`NSExtensionServiceTouchBarIconName`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceTouchBarIconName)
        and
        [`NSExtensionServiceTouchBarBezelColorName`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceTouchBarBezelColorName)
        set how the button looks. As in Finder, the action appears only after people turn the
        extension on in System Settings, and only for content that
        [`NSExtensionActivationRule`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule)
        accepts.
        """,
      consequence: Consequence(
        "The Touch Bar doesn't offer the action unless the key is `YES`.", from: finderArticle),
      availability: [.macOS("10.14", from: .current)],
      required: .optional,
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
      summary: "Sets the name on a Quick Action's button in the Touch Bar.",
      discussion: """
        Write the name of the action. The key matters only with
        [`NSExtensionServiceAllowsTouchBarItem`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsTouchBarItem);
        Finder takes its label from
        [`NSExtensionServiceFinderPreviewLabel`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceFinderPreviewLabel).
        """,
      consequence: Consequence(
        "Without the key, the button shows the extension's display name.", from: .ownPage),
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
      summary: "Sets the icon on a Quick Action's button in the Touch Bar.",
      discussion: """
        Write the name of a system icon, such as `NSActionTemplate`, or of a template image in the
        extension's bundle: one color, transparent, antialiased and without a shadow. Apple's
        article asks for such an icon for every Quick Action. The key matters only with
        [`NSExtensionServiceAllowsTouchBarItem`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsTouchBarItem).
        """,
      consequence: Consequence("Without the key, the button shows a default icon.", from: .ownPage),
      availability: [.macOS("10.14", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [.should(.needs(touchBarItem, when: "To have an effect")).from(.ownPage)],
      extensionPoints: actions,
      example: "NSActionTemplate",
      seeAlso: ["NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsTouchBarItem"],
      sources: [.ownPage, finderArticle]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionServiceTouchBarBezelColorName", .string,
      summary: "Sets the color of a Quick Action's button in the Touch Bar.",
      discussion: """
        Write the name of a color set in the extension's asset catalog. Apple recommends a color
        that matches a system color; in Apple's sample project the set is named `TouchBarBezel`. The
        key matters only with
        [`NSExtensionServiceAllowsTouchBarItem`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsTouchBarItem).
        """,
      consequence: Consequence("Without the key, the button has a default color.", from: .ownPage),
      availability: [.macOS("10.14", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [.should(.needs(touchBarItem, when: "To have an effect")).from(.ownPage)],
      extensionPoints: actions,
      example: "TouchBarBezel",
      seeAlso: ["NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsTouchBarItem"],
      sources: [.ownPage, finderArticle]),
  ]
}
