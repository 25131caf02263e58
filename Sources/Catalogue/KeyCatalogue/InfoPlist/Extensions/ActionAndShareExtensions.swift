import KeyModel

extension KeyGroup {
  /// The keys of the extensions that take what the user selected: Action and Share.
  static var actionAndShareExtensions: KeyGroup {
    KeyGroup(
      "action-and-share-extensions", "Action and Share extensions",
      summary: "When an Action or Share extension is offered, and how it presents itself.",
      availability: [.iOS("8.0"), .macOS("10.10")],
      keys: presentationKeys + serviceKeys + activationRuleKeys + attachmentCountKeys
        + dataTypeCountKeys + finderActionKeys)
  }
}

/// An Action extension of a Mac.
private let macAction: Condition =
  .extensionPoint("com.apple.services", "com.apple.ui-services") && .platform(.macOS)

private var presentationKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionActionWantsFullScreenPresentation", .boolean,
      summary: "Presents an Action extension full screen instead of in a form sheet.",
      discussion: """
        Write `YES` if the extension needs the whole screen, as an image editor does: its view
        controller is then presented with `UIModalPresentationFullScreen`. The key goes directly in
        [`NSExtension`](key:NSExtension), not in
        [`NSExtensionAttributes`](key:NSExtension/NSExtensionAttributes) like the other keys of
        Action extensions, and matters only to an Action extension with an interface.
        """,
      consequence: Consequence(
        "Without the key, the extension appears in a form sheet (`UIModalPresentationFormSheet`).",
        from: .appExtensionKeys(
          "Action Extension Keys, NSExtensionActionWantsFullScreenPresentation")),
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      default: false,
      defaultSource: .appExtensionKeys(
        "Action Extension Keys, NSExtensionActionWantsFullScreenPresentation"),
      required: .optional,
      extensionPoints: .only(["com.apple.ui-services"]),
      example: true,
      seeAlso: ["NSExtension/NSExtensionMainStoryboard", "NSExtension/NSExtensionPrincipalClass"],
      sources: [
        .appExtensionKeys("Action Extension Keys, NSExtensionActionWantsFullScreenPresentation"),
        .appExtensionKeys("Table 1"),
        .ownPage,
      ],
      notes: [
        EditorNote(
          .placement,
          [
            .init(
              .appExtensionKeys("Action Extension Keys"),
              "Keys of Action extensions belong in NSExtensionAttributes unless their section says otherwise."
            ),
            .init(
              .appExtensionKeys(
                "Action Extension Keys, NSExtensionActionWantsFullScreenPresentation"),
              "Is directly in NSExtension."),
            .init(
              .appExtensionKeys("General App Extension Keys, NSExtension"),
              "Leaves the key out of the four direct children of NSExtension."),
          ],
          choice: "The key goes directly in `NSExtension`.",
          reason: "The key's own section and the current reference both place it there."),
        EditorNote(
          .text,
          [
            .init(
              .appExtensionKeys("Table 1"),
              "Any Action extension, with or without an interface."),
            .init(.ownPage, "Is for `com.apple.ui-services` only."),
          ],
          choice: "The key is filed under the Action extension with an interface.",
          reason: "Without an interface there is nothing to present."),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionJavaScriptPreprocessingFile", .string,
      summary: "Names the JavaScript file that Safari runs on a web page for the extension.",
      discussion: """
        Write the name of a file in the extension's bundle, without `.js`, and accept web pages in
        the activation rule: give
        [`NSExtensionActivationSupportsWebPageWithMaxCount`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsWebPageWithMaxCount)
        a value other than 0. Safari loads the file before the extension starts. Use the script to
        read the page and, on iOS, to change the page afterward. An Action extension can have a
        script on iOS; a Share extension, on iOS and macOS.

        The file defines a global object named `ExtensionPreprocessingJS`, an instance of a class
        that you define, with these functions:

        - `run(arguments)` is called as soon as the file is loaded, on iOS and macOS. It passes its
          results, an object of keys and values, to `arguments.completionFunction`.
        - `finalize(arguments)` is called when the extension completes its request, on iOS only. Its
          argument contains what the extension returned.

        ```javascript
        var PageReader = function() {};
        PageReader.prototype = {
          run: function(arguments) {
            arguments.completionFunction({ "title": document.title });
          },
          finalize: function(arguments) {
            document.title = arguments["title"];
          }
        };
        var ExtensionPreprocessingJS = new PageReader();
        ```

        In the extension, load the item of type `com.apple.property-list` (`UTType.propertyList`)
        from the `NSItemProvider`. The results are in the dictionary under
        `NSExtensionJavaScriptPreprocessingResultsKey`. To pass values to `finalize`, return an item
        provider of the same type whose dictionary has `NSExtensionJavaScriptFinalizeArgumentKey`.
        """,
      consequence: Consequence(
        "The script doesn't run unless the activation rule accepts web pages.",
        from: .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension")),
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .macOS("10.10", from: .appExtensionKeys),
        .iPadOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [API("NSItemProvider", of: "Foundation")],
      rules: [
        .should(.withoutSuffix([".js"])).from(.extensionScenarios("Accessing a Webpage")),
        .should(
          .needsNonzero(
            "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsWebPageWithMaxCount",
            or: [
              "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsWebURLWithMaxCount"
            ], when: "Where the activation rule is a dictionary")
        ).from(
          .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension")),
        .stated(
          "The file must define a global object named `ExtensionPreprocessingJS`.", on: .files
        ).from(.extensionScenarios("Accessing a Webpage")),
        .should(.absent.when(macAction)).from(.extensionScenarios("Accessing a Webpage")),
      ],
      extensionPoints: .only([
        "com.apple.services", "com.apple.share-services", "com.apple.ui-services",
      ]),
      example: "Action",
      seeAlso: ["NSExtension/NSExtensionAttributes/NSExtensionActivationRule"],
      sources: [
        .appExtensionKeys("Action Extension Keys, NSExtensionJavaScriptPreprocessingFile"),
        .appExtensionKeys("Share Extension Keys, NSExtensionJavaScriptPreprocessingFile"),
        .appExtensionKeys("Table 1"), .extensionScenarios("Accessing a Webpage"),
        .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension"),
        .ownPage,
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionJavaScriptPreprocessingFile"),
              "Describes a file that a Share extension supplies, in the section on Action extensions."
            ),
            .init(
              .appExtensionKeys("Table 1"), "A Share or an Action extension supplies the file."),
          ],
          choice: "The key is for Action and Share extensions.",
          reason: "The table, the second document and the current reference name both."),
        EditorNote(
          .availability,
          [
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionJavaScriptPreprocessingFile"),
              "iOS 8 and macOS 10.10, for both kinds of extension."),
            .init(
              .extensionScenarios("Accessing a Webpage"),
              "Share extensions on both platforms, Action extensions on iOS only."),
          ],
          choice: "Both platforms are listed; an Action extension gets a script on iOS only.",
          reason:
            "The scenario chapter distinguishes the kinds of extension; the reference doesn't."
        ),
        EditorNote(
          .text,
          [
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionJavaScriptPreprocessingFile"),
              "Safari runs functions of the file when the extension starts and when it stops."),
            .init(
              .extensionScenarios("Accessing a Webpage"),
              "The function that runs at the end, `finalize`, exists on iOS only."),
          ],
          choice: "On macOS the script runs at the start only.",
          reason: "The scenario chapter says which function runs on which platform."),
        EditorNote(
          .requirement,
          [
            .init(
              .appExtensionKeys("App Extension Keys"),
              "Its sample property list has the script and no activation rule."),
            .init(
              .extensionScenarios("Accessing a Webpage"),
              "A script needs a nonzero count of web pages in the activation rule."),
          ],
          choice:
            "A script should come with a count of web pages; a count of web URLs alone is accepted too.",
          reason:
            "The sample shows how dictionaries nest and is not a whole property list. Some shipped apps have a script and count only web URLs."
        ),
      ]),
  ]
}

/// The look of a toolbar's item without the item.
private var toolbarItemNeeded: Rule {
  .should(
    .needs(
      "NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsToolbarItem",
      when: "To have an effect")
  ).from(.framework("appkit/nstoolbar/allowsextensionitems"))
}

private var serviceKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsToolbarItem", .boolean,
      summary: "Lets people add an Action extension to a window's toolbar as a button.",
      discussion: """
        Write `YES` if the action is useful from a toolbar. It then appears in the sheet for
        customizing the toolbar, if people have turned the extension on and the app's toolbar
        accepts extensions: its `allowsExtensionItems` is `false` by default, so set it to `true`.
        [`NSExtensionServiceToolbarIconFile`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceToolbarIconFile)
        and
        [`NSExtensionServiceToolbarPaletteLabel`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceToolbarPaletteLabel)
        set how the item looks.
        """,
      consequence: Consequence(
        "A toolbar adds an Action extension only if the key is `YES`.",
        from: .framework("appkit/nstoolbar/allowsextensionitems")),
      availability: [.macOS("10.10", from: .appExtensionKeys)],
      required: .optional,
      apis: [API("NSToolbar.allowsExtensionItems", of: "AppKit")],
      extensionPoints: .only(["com.apple.services", "com.apple.ui-services"]),
      example: true,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/NSExtensionServiceToolbarIconFile",
        "NSExtension/NSExtensionAttributes/NSExtensionServiceToolbarPaletteLabel",
      ],
      sources: [
        .appExtensionKeys("Action Extension Keys, NSExtensionServiceAllowsToolbarItem"),
        .appExtensionKeys("Table 1"),
        .ownPage,
        .framework("appkit/nstoolbar/allowsextensionitems"),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionServiceRoleType", .string,
      summary: "States whether an extension edits the content that it gets or only shows it.",
      discussion: """
        Apple's guide says that an Action extension on the Mac requires the key; Xcode's template
        contains it, with the editor role. Keep that role only if the extension returns changed
        items to the host app; an extension that only shows something is a viewer. In Finder, return
        the selected files with the new ones if the selected files should stay. Audio units may have
        the key too: the header that describes their packaging writes
        `NSExtensionServiceRoleTypeEditor` in its example, without saying what the key does there.
        """,
      consequence: Consequence(
        "In Finder, if an extension with the editor role returns no files, the selected files disappear into a staging folder named `NSIRD_Finder_…`, a developer reports.",
        from: .gitHub("jamesryanwilco/Stem-Checker-V4/blob/main/docs/troubleshooting_log_v3.md")),
      availability: [.macOS("10.10", from: .appExtensionKeys)],
      values: .documented([
        AllowedValue(
          "NSExtensionServiceRoleTypeEditor",
          "For an extension that lets people edit the content and returns the result to the host app."
        ),
        AllowedValue(
          "NSExtensionServiceRoleTypeViewer",
          "For an extension that shows the content, such as a translation, and returns no changes."),
      ]),
      valuesSource: .appExtensionKeys("Table 4"),
      rules: [
        .should(.present.when(macAction)).from(
          .actionExtensions("Use the Xcode Action Extension Template"))
      ],
      extensionPoints: .only([
        "com.apple.services", "com.apple.ui-services", "com.apple.AudioUnit",
        "com.apple.AudioUnit-UI",
      ]),
      example: "NSExtensionServiceRoleTypeEditor",
      sources: [
        .appExtensionKeys("Action Extension Keys, NSExtensionServiceRoleType"),
        .appExtensionKeys("Table 1"), .appExtensionKeys("Table 4"),
        .actionExtensions("Use the Xcode Action Extension Template"),
        .sdkHeaders("AudioToolbox, AUAudioUnitImplementation.h"),
        .framework("appkit/add-functionality-to-finder-with-action-extensions"), .ownPage,
        .gitHub("jamesryanwilco/Stem-Checker-V4/blob/main/docs/troubleshooting_log_v3.md"),
      ],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(.appExtensionKeys("Action Extension Keys"), "The section's keys, if used."),
            .init(
              .actionExtensions("Use the Xcode Action Extension Template"),
              "The key is required in an Action extension for macOS."),
          ],
          choice: "The key is required in an Action extension for macOS.",
          reason:
            "The guide is about this key; the reference covers only its section's keys in general.")
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionServiceToolbarIconFile", .string,
      summary: "Sets the icon of an Action extension's toolbar button.",
      discussion: """
        Name an image file in the extension's bundle. The key has no effect unless
        [`NSExtensionServiceAllowsToolbarItem`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsToolbarItem)
        is `YES`.
        """,
      consequence: Consequence(
        "Without the key, the button shows the icon that `CFBundleIconFile` names.",
        from: .appExtensionKeys("Action Extension Keys, NSExtensionServiceToolbarIconFile")),
      availability: [.macOS("10.10", from: .appExtensionKeys)],
      required: .optional,
      fallback: "CFBundleIconFile",
      rules: [toolbarItemNeeded],
      extensionPoints: .only(["com.apple.services", "com.apple.ui-services"]),
      example: "ToolbarIcon",
      seeAlso: ["NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsToolbarItem"],
      sources: [
        .appExtensionKeys("Action Extension Keys, NSExtensionServiceToolbarIconFile"),
        .appExtensionKeys("Table 1"),
        .ownPage,
        .framework("appkit/nstoolbar/allowsextensionitems"),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionServiceToolbarPaletteLabel", .string,
      summary: "Sets the title of an Action extension in the sheet for customizing a toolbar.",
      discussion: """
        Write a short title, such as `Highlight`; people see it under the item while they customize
        the toolbar. The key has no effect unless
        [`NSExtensionServiceAllowsToolbarItem`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsToolbarItem)
        is `YES`.
        """,
      consequence: Consequence(
        "Without the key, the sheet shows `CFBundleDisplayName`.",
        from: .appExtensionKeys("Action Extension Keys, NSExtensionServiceToolbarPaletteLabel")),
      availability: [.macOS("10.10", from: .appExtensionKeys)],
      required: .optional,
      fallback: "CFBundleDisplayName",
      rules: [toolbarItemNeeded],
      extensionPoints: .only(["com.apple.services", "com.apple.ui-services"]),
      example: "Highlight",
      seeAlso: ["NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsToolbarItem"],
      sources: [
        .appExtensionKeys("Action Extension Keys, NSExtensionServiceToolbarPaletteLabel"),
        .appExtensionKeys("Table 1"),
        .ownPage,
        .framework("appkit/nstoolbar/allowsextensionitems"),
      ]),
  ]
}
