import KeyModel

extension KeyGroup {
  /// The keys of Intents and Intents UI extensions.
  static var siriIntents: KeyGroup {
    KeyGroup(
      "siri-intents", "Siri intents",
      summary: "Which requests to Siri and Maps an extension handles, and when.",
      availability: [.iOS("10.0", from: .current)],
      keys: intentKeys)
  }
}

private let intentsArticle = SourceReference.framework(
  "sirikit/creating-an-intents-app-extension", confidence: .high)
private let intentsUIArticle = SourceReference.framework(
  "sirikit/configuring-your-intents-ui-app-extension-target", confidence: .high)
private let restrictedIntents = SourceReference.framework(
  "intents/ininterror/code/restrictedintentsnotsupportedbyextension", confidence: .high)
private let intentExtension = API("INExtension", of: "Intents")

private var intentKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/IntentsSupported", .array(of: .string),
      summary: "Lists the intents that an extension handles or shows.",
      discussion: """
        Write class names, such as `INSendMessageIntent`; Xcode writes them for you under Supported
        Intents in the target's settings. The order matters: when a request matches several intents,
        SiriKit takes the one that comes first. An app may have several Intents extensions, each for
        different intents. It may take a few minutes before Siri notices a change.

        In an Intents UI extension the list says for which intents Siri and Maps show its view
        controller. A Share extension of a messaging app lists `INSendMessageIntent`, so that the
        share sheet suggests conversations. The app also needs the [Siri
        capability](key:entitlements:com.apple.developer.siri), whose entitlement the App Store
        requires of every app that contains an Intents extension, and
        [`NSSiriUsageDescription`](key:NSSiriUsageDescription) to ask people for access to Siri.
        """,
      consequence: Consequence(
        "SiriKit doesn't route an unlisted intent to the extension.", from: intentsArticle),
      availability: [
        .iOS("10.0", from: .current),
        .visionOS("1.0", from: .current), .watchOS("3.2", from: .current),
      ],
      apis: [intentExtension, API("INUIHostedViewControlling", of: "Intents UI")],
      capability: "Siri",
      bundleKinds: [.appExtension],
      rules: [
        .must(
          .present,
          for: ["com.apple.intents-service", "com.apple.intents-ui-service"],
          source: intentsUIArticle)
      ],
      extensionPoints: .only([
        "com.apple.intents-service", "com.apple.intents-ui-service", "com.apple.share-services",
      ]),
      example: ["INSendMessageIntent", "INSearchForMessagesIntent"],
      seeAlso: ["NSExtension/NSExtensionAttributes/IntentsRestrictedWhileLocked"],
      sources: [
        .current("nsextension/intentssupported"), intentsArticle, intentsUIArticle,
        .framework("intentsui/inuihostedviewcontrolling"),
        .framework("foundation/supporting-suggestions-in-your-app-s-share-extension"),
        .framework("sirikit/requesting-authorization-to-use-siri"),
      ],
      notes: [
        EditorNote(
          .placement,
          [
            .init(.current("nsextension/intentssupported"), "Is directly in NSExtension."),
            .init(intentsUIArticle, "Is in NSExtensionAttributes."),
          ],
          choice: "The key goes in `NSExtensionAttributes`.",
          reason: "The article describes the file that Xcode makes, and projects follow it.",
          isEditorial: false),
        EditorNote(
          .availability,
          [
            .init(
              .current("nsextension/intentssupported"),
              "iOS and iPadOS 10.0, visionOS 1.0 and watchOS 3.2."),
            .init(
              .current("nsextension/nsextensionattributes"),
              "The dictionary that contains the key exists on iOS, iPadOS, macOS and visionOS."),
          ],
          choice: "watchOS is listed.",
          reason: "The key's own page names it, and watch apps have Intents extensions."),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/IntentsRestrictedWhileLocked", .array(of: .string),
      summary: "Lists the intents that an extension handles only on an unlocked device.",
      discussion: """
        List intents that require an unlocked device; Siri then asks people to unlock it. Some
        intents, such as payments, always require an unlocked device, even if they aren't listed. On
        watchOS, all intents do. Xcode writes the list when you choose Restricted While Locked
        beside an intent.
        """,
      consequence: Consequence(
        "An intent that is in this list but not in `IntentsSupported` causes the error `restrictedIntentsNotSupportedByExtension`.",
        from: restrictedIntents),
      availability: [.iOS("10.0", from: .current), .visionOS("1.0", from: .current)],
      required: .optional,
      apis: [
        intentExtension,
        API(
          "INIntentError.Code.restrictedIntentsNotSupportedByExtension", of: "Intents",
          url:
            "https://developer.apple.com/documentation/intents/ininterror/code/restrictedintentsnotsupportedbyextension"
        ),
      ],
      bundleKinds: [.appExtension],
      rules: [
        .agrees(with: "NSExtension/NSExtensionAttributes/IntentsSupported").from(restrictedIntents)
      ],
      extensionPoints: .only(["com.apple.intents-service"]),
      example: ["INSendMessageIntent"],
      seeAlso: [
        "NSExtension/NSExtensionAttributes/IntentsRestrictedWhileProtectedDataUnavailable",
        "NSExtension/NSExtensionAttributes/IntentsSupported",
      ],
      sources: [restrictedIntents, intentsArticle, .framework("intents/ingetridestatusintent")]),
    Key(
      "NSExtension/NSExtensionAttributes/IntentsRestrictedWhileProtectedDataUnavailable",
      .array(of: .string),
      summary: "Lists the intents that an extension handles only while protected data is readable.",
      discussion: """
        List intents that read protected data, which the system may block while the device is
        locked. For intents that depend only on whether the device is locked, use
        [`IntentsRestrictedWhileLocked`](key:NSExtension/NSExtensionAttributes/IntentsRestrictedWhileLocked).
        Every intent here is in
        [`IntentsSupported`](key:NSExtension/NSExtensionAttributes/IntentsSupported) too. Xcode
        writes the array when you choose Restricted While Locked or Protected Data Unavailable
        beside an intent.
        """,
      availability: [.iOS(from: .current)],
      required: .optional,
      apis: [intentExtension],
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.intents-service"]),
      example: ["INSendMessageIntent"],
      seeAlso: [
        "NSExtension/NSExtensionAttributes/IntentsRestrictedWhileLocked",
        "NSExtension/NSExtensionAttributes/IntentsSupported",
      ],
      sources: [
        .current("inintentsrestrictedwhileprotecteddataunavailable", confidence: .medium),
        .gitHub("Automattic/pocket-casts-ios"), .gitHub("openhab/openhab-ios"),
      ],
      notes: [
        EditorNote(
          .name,
          [
            .init(
              .current("inintentsrestrictedwhileprotecteddataunavailable"),
              "An app that handles intents itself has `INIntentsRestrictedWhileProtectedDataUnavailable` at the top level of its Info.plist."
            ),
            .init(
              .gitHub("Automattic/pocket-casts-ios"),
              "An Intents extension has the name without `IN` in NSExtensionAttributes."),
          ],
          choice: "The name without `IN` is for extensions, and has no versions.",
          reason:
            "Apple's other lists of intents have the same two names; no page gives versions for the name without `IN`."
        )
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/SupportedMediaCategories", .array(of: .string),
      summary: "Lists the kinds of media that people can ask Siri to play with the extension.",
      discussion: """
        Name at least one category if
        [`IntentsSupported`](key:NSExtension/NSExtensionAttributes/IntentsSupported) has
        `INPlayMediaIntent`; Siri considers the app for requests of that kind. Xcode shows the
        categories beside that intent under Supported Intents. Apps that handle the intent
        themselves have [`INSupportedMediaCategories`](key:INSupportedMediaCategories) instead.
        """,
      consequence: Consequence(
        "Without a category, Siri doesn't control the app's media.",
        from: .framework("sirikit/improving-siri-media-interactions-and-app-selection")),
      availability: [
        .iOS("13.0", from: .current),
        .tvOS("14.0", from: .current), .visionOS("1.0", from: .current),
        .watchOS("6.0", from: .current),
      ],
      values: .documented([
        AllowedValue("INMediaCategoryAudiobooks", "For an app that plays audiobooks."),
        AllowedValue("INMediaCategoryMusic", "For an app that plays music."),
        AllowedValue("INMediaCategoryPodcasts", "For an app that plays podcasts."),
        AllowedValue("INMediaCategoryRadio", "For an app that plays radio stations."),
        AllowedValue(
          "INMediaCategoryGeneral",
          "For everything that fits no other category, such as white noise or sound effects."),
      ]),
      valuesSource: .ownPage,
      apis: [API("INPlayMediaIntent", of: "Intents")],
      bundleKinds: [.appExtension],
      rules: [
        .should(
          .present.when(
            .extensionPoint("com.apple.intents-service")
              && .contains(
                "NSExtension/NSExtensionAttributes/IntentsSupported", "INPlayMediaIntent")
          )
        ).from(intentsArticle),
        .should(
          .count(atLeast: 1).when(
            .contains("NSExtension/NSExtensionAttributes/IntentsSupported", "INPlayMediaIntent"))
        ).from(intentsArticle),
      ],
      extensionPoints: .only(["com.apple.intents-service"]),
      example: ["INMediaCategoryMusic", "INMediaCategoryPodcasts"],
      seeAlso: ["NSExtension/NSExtensionAttributes/IntentsSupported"],
      sources: [
        .ownPage, intentsArticle,
        .framework("sirikit/improving-siri-media-interactions-and-app-selection"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS and iPadOS 13.0, tvOS 14.0, visionOS 1.0 and watchOS 6.0."),
            .init(
              .current("nsextension/nsextensionattributes"),
              "The dictionary that contains the key exists on iOS, iPadOS, macOS and visionOS."),
          ],
          choice: "tvOS and watchOS are listed.",
          reason: "The key's own page names them.")
      ]),
  ]
}
