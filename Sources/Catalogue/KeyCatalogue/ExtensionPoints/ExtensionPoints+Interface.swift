import KeyModel

private let attributes = "NSExtension/NSExtensionAttributes/"
private let declared = ExtensionPoint.Use("NSExtension", .required)

/// Keyboards, photo editing and former interfaces.
var userInterfacePoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.keyboard-service", "Custom Keyboard", .nsExtension,
      summary: "Replaces the system keyboard in all apps that allow it.",
      discussion: """
        The principal class is a subclass of `UIInputViewController`, which Xcode's template names
        `KeyboardViewController`. It writes with `textDocumentProxy`. People add the keyboard in
        Settings. Password fields and phone pads always show the system keyboard, and an app can
        reject custom keyboards. To use the network or write to a shared container, the keyboard
        needs [`RequestsOpenAccess`](key:NSExtension/NSExtensionAttributes/RequestsOpenAccess) and
        people's consent. Where `needsInputModeSwitchKey` is true, show a key that switches to the
        next keyboard with `advanceToNextInputMode()`.
        """,
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass",
          sample: "$(PRODUCT_MODULE_NAME).KeyboardViewController"),
        .init(PropertyPath(attributes + "IsASCIICapable"), .optional),
        .init(PropertyPath(attributes + "PrefersRightToLeft"), .optional),
        .init(PropertyPath(attributes + "PrimaryLanguage"), .optional),
        .init(PropertyPath(attributes + "RequestsOpenAccess"), .optional),
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"), .appExtensionKeys("Custom Keyboard Extension Keys"),
        .archive2018("AppExtensionKeys.html"), .framework("uikit/uiinputviewcontroller"),
        .framework("uikit/creating-a-custom-keyboard"),
        .framework("uikit/configuring-a-custom-keyboard-interface"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.appExtensionKeys("Custom Keyboard Extension Keys"), "iOS only."),
            .init(
              .framework("uikit/uiinputviewcontroller"),
              "The principal class is available on iPadOS, Mac Catalyst and visionOS too."),
            .init(
              .current("nsextension/nsextensionattributes/primarylanguage"),
              "The keys for keyboards are available on iOS and iPadOS."),
          ],
          choice:
            "The extension point has the platforms of its principal class; each key has the platforms of its page.",
          reason: "Apple's pages of the keys name neither Mac Catalyst nor visionOS.")
      ]),
    ExtensionPoint(
      "com.apple.photo-editing", "Photo Editing", .nsExtension,
      summary: "Edits a photo or a video in the Photos app.",
      discussion: """
        The view controller conforms to `PHContentEditingController`: it gets the photo in
        `startContentEditing(with:placeholderImage:)` and returns the result in
        `finishContentEditing(completionHandler:)`. Without
        [`PHSupportedMediaTypes`](key:NSExtension/NSExtensionAttributes/PHSupportedMediaTypes) the
        extension is for photos only; to edit videos, add `Video` to that array. Photos stores your
        adjustment data with the edit, so that people can change the edit later. In `canHandle(_:)`,
        say whether you can read the adjustment data of the last edit; if not, you get the edited
        photo.
        """,
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current),
        .macCatalyst("14.0", from: .current),
        .macOS("10.11", from: .current), .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init("NSExtension/NSExtensionPrincipalClass"),
        .init(PropertyPath(attributes + "PHSupportedMediaTypes"), .optional),
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"), .appExtensionKeys("Photo Editing Extension Keys"),
        .archive2018("AppExtensionKeys.html"), .framework("photosui/phcontenteditingcontroller"),
        .current("nsextension/nsextensionattributes/phsupportedmediatypes"),
        .framework("photosui/phcontenteditingcontroller/canhandle(_:)"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.appExtensionKeys("Photo Editing Extension Keys"), "iOS only."),
            .init(
              .framework("photosui/phcontenteditingcontroller"),
              "The protocol of the extension's controller is also available on macOS 10.11, Mac Catalyst 14.0 and visionOS 1.0."
            ),
            .init(
              .current("nsextension/nsextensionattributes/phsupportedmediatypes"),
              "The key for photo editing is available on iOS and iPadOS."),
          ],
          choice:
            "The extension point has the platforms of its protocol; the key has the platforms of its page.",
          reason: "The protocol shows where such an extension can run.")
      ]),
    ExtensionPoint(
      "com.apple.widget-extension", "Today", .nsExtension,
      summary: "Shows a widget in the Today view of Notification Center.",
      discussion: """
        The view controller conforms to `NCWidgetProviding`, which has been deprecated since iOS 14
        and macOS 11. Make new widgets with WidgetKit, whose extension point is
        [`com.apple.widgetkit-extension`](point:com.apple.widgetkit-extension).
        """,
      availability: [
        .iOS("8.0", deprecated: "14.0", from: .appExtensionKeys),
        .macOS("10.10", deprecated: "11.0", from: .current),
      ],
      uses: [
        declared,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init("NSExtension/NSExtensionPrincipalClass"),
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"), .archive2018("AppExtensionKeys.html"),
        .framework("notificationcenter/ncwidgetproviding"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.appExtensionKeys("Table 2"), "iOS and macOS, without mentioning a deprecation."),
            .init(
              .framework("notificationcenter/ncwidgetproviding"),
              "Available since iOS 10.0, deprecated in iOS 14.0 and macOS 11.0."),
          ],
          choice: "iOS 8.0 and the deprecation are listed.",
          reason:
            "The older document was written before the deprecation; it has the identifier for iOS 8.0."
        )
      ]),
    ExtensionPoint(
      "com.apple.watchkit", "Watch App", .nsExtension,
      summary: "Contains the code of a watch app that has a WatchKit extension.",
      discussion: """
        Current watch apps don't use this extension: a watch app with a single target uses
        [`WKApplication`](key:WKApplication) instead. Apple's current list of extension points
        leaves this one out. A WatchKit extension names the watch app that it belongs to in
        [`WKAppBundleIdentifier`](key:NSExtension/NSExtensionAttributes/WKAppBundleIdentifier).
        """,
      availability: [.iOS(from: .appExtensionKeys).alone, .watchOS(from: .appExtensionKeys)],
      uses: [
        declared,
        .init("NSExtension/NSExtensionAttributes", .required),
        .init(
          PropertyPath(attributes + "WKAppBundleIdentifier"), .required,
          sample: "com.example.app.watchkitapp"),
        .init("WKExtensionDelegateClassName"),
      ],
      entry: .unstated,
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"), .archive2018("AppExtensionKeys.html"),
        .current("wkappbundleidentifier", confidence: .medium),
        .current("nsextension/nsextensionpointidentifier"),
        .framework("clockkit/displaying-essential-information-on-a-watch-face"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.appExtensionKeys("Table 2"), "iOS and watchOS, without versions."),
            .init(
              .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
              "The key that contains the identifier has existed since iOS 8 and macOS 10.10; watchOS is not named."
            ),
            .init(
              .current("wkappbundleidentifier"),
              "The key that a WatchKit extension needs has existed since watchOS 1.0."),
          ],
          choice: "iOS and watchOS, without versions.",
          reason: "No source dates the extension point itself."),
        EditorNote(
          .name,
          [
            .init(.appExtensionKeys("Table 2"), "Watch App."),
            .init(.archive2018("AppExtensionKeys.html"), "WatchKit extension."),
          ],
          choice: "The name from the table.",
          reason: "Both mean the extension that a watch app contains."),
      ]),
  ]
}
