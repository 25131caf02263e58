import KeyModel

extension KeyGroup {
  /// The keys of extensions for Messages, Mail and unwanted communication.
  static var messagesAndMail: KeyGroup {
    KeyGroup(
      "messages-and-mail", "Messages and Mail",
      summary: "What filters and reports unwanted messages, and what extends Messages and Mail.",
      availability: [.iOS("11.0", from: .current), .macOS("12.0", from: .current)],
      keys: unwantedMessageKeys + messagesAppKeys + mailKeys)
  }
}

private let filterArticle = SourceReference.framework(
  "identitylookup/creating-a-message-filter-app-extension", confidence: .high)
private let reportArticle = SourceReference.framework(
  "identitylookup/sms-and-call-spam-reporting", confidence: .high)
private let responseHeader = SourceReference.sdkHeaders("ILClassificationResponse.h")
private let composeArticle = SourceReference.framework(
  "mailkit/mecomposesessionhandler/viewcontroller(for:)", confidence: .high)
private let stickerArticle = SourceReference.framework(
  "messages/adding-sticker-packs-and-imessage-apps-to-the-system-stickers-app-messages-camera-and-facetime",
  confidence: .high)
private let mailExtension: ExtensionPointScope = .only(["com.apple.email.extension"])

/// Filters and reports of unwanted messages and calls.
private var unwantedMessageKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/ILMessageFilterExtensionNetworkURL", .string,
      summary: "Names the server that a message filter may ask about a message.",
      discussion: """
        A filter that cannot decide by itself calls `deferQueryRequestToNetwork(completion:)`: the
        system sends the message as JSON to this address, with HTTPS, and hands the answer back. The
        domain must be associated with the app: add `messagefilter:` and the domain to
        [`com.apple.developer.associated-domains`](key:entitlements:com.apple.developer.associated-domains).
        """,
      consequence: Consequence(
        "Without a valid URL a deferred query fails with `invalidNetworkURL`.",
        from: .framework("identitylookup/ilmessagefiltererror-swift.struct/code/invalidnetworkurl")
      ),
      availability: [.iOS("11.0", from: .current)],
      apis: [
        API(
          "ILMessageFilterError.Code.invalidNetworkURL", of: "Identity Lookup",
          url:
            "https://developer.apple.com/documentation/identitylookup/ilmessagefiltererror-swift.struct/code/invalidnetworkurl"
        ),
        API(
          "ILMessageFilterExtensionContext.deferQueryRequestToNetwork(completion:)",
          of: "Identity Lookup"),
      ],
      bundleKinds: [.appExtension],
      rules: [
        .should(.withPrefix(["https://"])).from(filterArticle),
        .format(.url).from(filterArticle),
      ],
      extensionPoints: .only(["com.apple.identitylookup.message-filter"]),
      example: "https://filter.example.com/api",
      seeAlso: ["entitlements:com.apple.developer.associated-domains"],
      sources: [
        filterArticle,
        .framework("identitylookup/ilmessagefiltererror-swift.struct/code/invalidnetworkurl"),
        .framework(
          "identitylookup/ilmessagefilterextensioncontext/deferqueryrequesttonetwork(completion:)"),
        .current("nsextension/nsextensionattributes/idmessagefilterextensionnetworkurl"),
      ],
      notes: [
        EditorNote(
          .name,
          [
            .init(
              .current("nsextension/nsextensionattributes/idmessagefilterextensionnetworkurl"),
              "`IDMessageFilterExtensionNetworkURL`, since iOS and iPadOS 11.0."),
            .init(filterArticle, "`ILMessageFilterExtensionNetworkURL`, in a complete example."),
            .init(
              .framework(
                "identitylookup/ilmessagefiltererror-swift.struct/code/invalidnetworkurl"),
              "`ILMessageFilterExtensionNetworkURL`."),
          ],
          choice: "The name begins with `IL`.",
          reason: "The framework's pages and published extensions agree; the other page has a slip."
        )
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/ILClassificationExtensionSMSReportDestination", .string,
      summary: "Sets the phone number that receives reports of unwanted messages and calls.",
      discussion: """
        Write the whole number with its country code. When people report something, the system puts
        the report into a text message to this number and shows it, so that they can send it or not.
        The text of the message is the `userString` of the extension's `ILClassificationResponse`.

        For reports that go to a server, without a text message, write
        [`ILClassificationExtensionNetworkReportDestination`](key:NSExtension/NSExtensionAttributes/ILClassificationExtensionNetworkReportDestination).
        """,
      availability: [.iOS("12.0", from: .current)],
      apis: [API("ILClassificationResponse", of: "Identity Lookup")],
      bundleKinds: [.appExtension],
      rules: [
        .should(.pattern("^[+]?[0-9 ()-]+$", "a telephone number")).from(.ownPage),
        .present.when(.code("reports are sent as text messages")).from(reportArticle),
      ],
      extensionPoints: .only(["com.apple.identitylookup.classification-ui"]),
      example: "+15555550100",
      seeAlso: [
        "NSExtension/NSExtensionAttributes/ILClassificationExtensionNetworkReportDestination"
      ],
      sources: [
        .ownPage, reportArticle, .framework("identitylookup/ilclassificationresponse"),
        responseHeader,
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .framework("identitylookup/ilclassificationresponse"),
              "The body of the message is JSON with the action and the response's `userInfo`."),
            .init(
              responseHeader,
              "`userString`, since iOS 12.1, is sent with this key, and `userInfo` with the key for a server."
            ),
          ],
          choice: "The message has the text of `userString`.",
          reason:
            "The header states it for each property, and the property is newer than the class.")
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/ILClassificationExtensionNetworkReportDestination",
      .string,
      summary: "Sets the server that receives reports of unwanted messages and calls.",
      discussion: """
        When people report something, the system sends the report to this address. It has the action
        of the extension's `ILClassificationResponse` and, as JSON, its `userInfo`.

        The extension needs
        [`com.apple.developer.associated-domains`](key:entitlements:com.apple.developer.associated-domains)
        with `classificationreport:` and the domain. For reports in text messages, write
        [`ILClassificationExtensionSMSReportDestination`](key:NSExtension/NSExtensionAttributes/ILClassificationExtensionSMSReportDestination).
        """,
      availability: [.iOS("12.0", from: .current)],
      apis: [API("ILClassificationResponse", of: "Identity Lookup")],
      bundleKinds: [.appExtension],
      rules: [
        .format(.url).from(reportArticle),
        .should(
          .needs(
            "entitlements:com.apple.developer.associated-domains",
            when: "To send reports over the network")
        ).from(reportArticle),
        .present.when(.code("reports are sent to a server")).from(reportArticle),
      ],
      extensionPoints: .only(["com.apple.identitylookup.classification-ui"]),
      example: "https://reports.example.com/unwanted",
      seeAlso: [
        "NSExtension/NSExtensionAttributes/ILClassificationExtensionSMSReportDestination",
        "entitlements:com.apple.developer.associated-domains",
      ],
      sources: [reportArticle, responseHeader]),
  ]
}

/// iMessage apps and sticker packs.
private var messagesAppKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/MSSupportedPresentationContexts", .array(of: .string),
      summary: "Lists where an iMessage app or a sticker pack appears.",
      discussion: """
        Without the key it appears in Messages only. With the media context its stickers are in
        the Stickers app, the emoji keyboard, and the effects of the camera in Messages and of
        FaceTime; there it can insert stickers and images, but no text and no interactive messages. With
        both values, stickers appear in the media context only.
        """,
      availability: [.iOS("12.0", from: .current)],
      values: .documented([
        AllowedValue(
          "MSMessagesAppPresentationContextMessages", "It is in the list of apps of Messages."),
        AllowedValue(
          "MSMessagesAppPresentationContextMedia",
          "It is in the Stickers app, the camera of Messages and FaceTime."),
      ]),
      valuesSource: stickerArticle,
      default: ["MSMessagesAppPresentationContextMessages"],
      defaultSource: .framework("messages/msmessagesappviewcontroller/presentationcontext"),
      required: .optional,
      apis: [API("MSMessagesAppViewController.presentationContext", of: "Messages")],
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.message-payload-provider"]),
      example: ["MSMessagesAppPresentationContextMedia"],
      sources: [
        stickerArticle, .framework("messages/msmessagesappviewcontroller/presentationcontext"),
        .current("nsextension/nsextensionattributes/msmessagesapppresentationcontextmessages"),
      ],
      notes: [
        EditorNote(
          .name,
          [
            .init(
              .current(
                "nsextension/nsextensionattributes/msmessagesapppresentationcontextmessages"),
              "A page with the name of a value, `MSMessagesAppPresentationContextMessages`."),
            .init(stickerArticle, "The key is `MSSupportedPresentationContexts`."),
          ],
          choice: "The key is listed under the name of the article.",
          reason: "The page's own list of values shows that its title is one of them.")
      ])
  ]
}

/// Extensions of Mail.
private var mailKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/MEExtensionCapabilities", .array(of: .string),
      summary: "Lists what an extension does in Mail.",
      discussion: """
        For each value the principal class, which conforms to `MEExtension`, returns an object that
        does the work. Mail asks only for what is listed.
        """,
      availability: [.macOS("12.0", from: .current)],
      values: .documented([
        AllowedValue(
          "MEComposeSessionHandler", "The extension takes part while people write a message."),
        AllowedValue(
          "MEMessageActionHandler",
          "The extension marks, flags or files messages while Mail downloads them."),
        AllowedValue("MEContentBlocker", "The extension blocks content in messages."),
        AllowedValue(
          "MEMessageSecurityHandler", "The extension signs, encrypts and decrypts messages."),
      ]),
      valuesSource: .ownPage,
      apis: [API("MEExtension", of: "MailKit")],
      bundleKinds: [.appExtension],
      rules: [
        .should(
          .containing("MEComposeSessionHandler").when(
            .present("NSExtension/NSExtensionAttributes/MEComposeSession"))
        ).from(.current("nsextension/nsextensionattributes/mecomposesession"))
      ],
      extensionPoints: mailExtension,
      example: ["MEContentBlocker"],
      seeAlso: ["NSExtension/NSExtensionAttributes/MEComposeSession"],
      sources: [
        .ownPage,
        .framework("mailkit/meextension"), .framework("mailkit/memessageactionhandler"),
        .framework("mailkit/memessagesecurityhandler"),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/MEComposeSession", .dictionary,
      summary: "Describes the button that an extension adds to Mail's compose window.",
      discussion: """
        The button opens the view controller that `viewController(for:)` returns. It needs the value
        `MEComposeSessionHandler` in
        [`MEExtensionCapabilities`](key:NSExtension/NSExtensionAttributes/MEExtensionCapabilities).
        """,
      availability: [.macOS("12.0", from: .current)],
      apis: [API("MEComposeSessionHandler.viewController(for:)", of: "MailKit")],
      bundleKinds: [.appExtension],
      extensionPoints: mailExtension,
      example: ["MEComposeIcon": "ComposeIcon", "MEComposeIconToolTip": "Attach a trail."],
      sources: [.ownPage, composeArticle, .framework("mailkit/mecomposesessionhandler")]),
    Key(
      "NSExtension/NSExtensionAttributes/MEComposeSession/MEComposeIcon", .string,
      summary: "Names the icon of the extension in Mail's compose window.",
      discussion: """
        The icon is in the extension's bundle, best in its asset catalog with a light and a dark
        variant.
        """,
      availability: [.macOS("12.0", from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: mailExtension,
      example: "ComposeIcon",
      sources: [.ownPage, composeArticle]),
    Key(
      "NSExtension/NSExtensionAttributes/MEComposeSession/MEComposeIconToolTip", .string,
      summary: "Sets the help text of the extension's icon in Mail's compose window.",
      availability: [.macOS("12.0", from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: mailExtension,
      example: "Attach a trail.",
      sources: [.ownPage, composeArticle]),
  ]
}
