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
      summary: "Sets the server that a message filter may ask about a message.",
      discussion: """
        You need the key only if the extension can't decide everything itself. It then calls
        `deferQueryRequestToNetwork(completion:)`: the system sends the message as JSON to this address,
        over HTTPS, and passes on the answer. The domain must be associated with the app: add
        `messagefilter:` and the domain to [`com.apple.developer.associated-domains`](key:entitlements:com.apple.developer.associated-domains),
        and set up the server as for shared web credentials, with `messagefilter` instead of `webcredentials`.
        The extension itself can't access the network, and gets only SMS and MMS messages from unknown senders.
        """,
      consequence: Consequence(
        "Without a valid URL, a deferred query fails with `invalidNetworkURL`.",
        from: .framework("identitylookup/ilmessagefiltererror-swift.struct/code/invalidnetworkurl")
      ),
      availability: [
        .iOS(
          "11.0",
          from: .current("nsextension/nsextensionattributes/idmessagefilterextensionnetworkurl"))
      ],
      required: .optional,
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
        .framework("identitylookup/sms-and-mms-message-filtering"),
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
          reason: "The framework's pages and published extensions agree; the other page has a typo."
        )
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/ILClassificationExtensionSMSReportDestination", .string,
      summary: "Sets the phone number that receives reports of unwanted messages and calls.",
      discussion: """
        Write it if reports go out as text messages, which also work without a data connection. The
        value is the full phone number, with its country code. When people report something, the
        system puts the report into a message to this number and shows it, so that they can send it
        or cancel. In iOS 12.1 and later, the text is `ILClassificationResponse.userString`; the
        page of that class says that the text is JSON with the action and `userInfo`.

        For reports that go to a server instead, write
        [`ILClassificationExtensionNetworkReportDestination`](key:NSExtension/NSExtensionAttributes/ILClassificationExtensionNetworkReportDestination).
        """,
      consequence: Consequence(
        "Without the key, the system sends no reports as text messages.", from: reportArticle),
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
        Write it if reports go to a server. When people report something, the system posts the
        report to this address. The report contains the action of the extension's
        `ILClassificationResponse` and, as JSON, its `userInfo`.

        The extension needs
        [`com.apple.developer.associated-domains`](key:entitlements:com.apple.developer.associated-domains)
        with `classificationreport:` and the domain. For reports in text messages, write
        [`ILClassificationExtensionSMSReportDestination`](key:NSExtension/NSExtensionAttributes/ILClassificationExtensionSMSReportDestination).
        The system reports only for `reportJunk`, `reportNotJunk` and `reportJunkAndBlockSender`, not for
        `none`. People can turn on one reporting extension under Settings > Phone > SMS/Call Reporting.
        """,
      consequence: Consequence(
        "Without the key, the system posts no reports to a server.", from: reportArticle),
      availability: [.iOS("12.0", from: .framework("identitylookup/ilclassificationresponse"))],
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
      sources: [
        reportArticle, .framework("identitylookup/ilclassificationresponse"), responseHeader,
      ]),
  ]
}

/// iMessage apps and sticker packs.
private var messagesAppKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/MSSupportedPresentationContexts", .array(of: .string),
      summary: "Decides where an iMessage app or a sticker pack appears.",
      discussion: """
        Write it to make stickers available in the Stickers app, the emoji keyboard, and the effects of
        FaceTime and of the camera in Messages. Apple calls these places the media context. An app can
        insert stickers and images there; calls that insert text or interactive messages fail with
        `apiUnavailableInPresentationContext`. With both values, stickers appear in the media context only.
        One value is enough, but the archived reference from 2018 doesn't allow the media context alone.
        """,
      consequence: Consequence(
        "Without the key, an iMessage app appears in Messages only.",
        from: .framework("messages/msmessagesappviewcontroller/presentationcontext")),
      availability: [
        .iOS(
          "12.0",
          from: .current(
            "nsextension/nsextensionattributes/msmessagesapppresentationcontextmessages"))
      ],
      values: .documented([
        AllowedValue(
          "MSMessagesAppPresentationContextMessages",
          "For an app that sends messages: people open it from the list of apps in Messages."),
        AllowedValue(
          "MSMessagesAppPresentationContextMedia",
          "For stickers and images that people put anywhere: in text, on photos and in video calls."
        ),
      ]),
      valuesSource: stickerArticle,
      default: ["MSMessagesAppPresentationContextMessages"],
      defaultSource: .framework("messages/msmessagesappviewcontroller/presentationcontext"),
      required: .optional,
      apis: [API("MSMessagesAppViewController.presentationContext", of: "Messages")],
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.message-payload-provider"]),
      example: [
        "MSMessagesAppPresentationContextMessages", "MSMessagesAppPresentationContextMedia",
      ],
      sources: [
        stickerArticle, .framework("messages/msmessagesappviewcontroller/presentationcontext"),
        .archive2018("AppExtensionKeys.html, MSSupportedPresentationContexts"),
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
          choice: "The key is listed under the name that the article uses.",
          reason: "The page's own list of values shows that its title is a value.")
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
        Write one value for each feature that you implement. For each, Mail asks the principal
        class, which conforms to `MEExtension`, for an object that does the work:
        `handlerForContentBlocker()`, `handlerForMessageActions()`, `handler(for:)` for a compose
        session and `handlerForMessageSecurity()`. List only features that the class supports.
        """,
      consequence: Consequence(
        "Mail doesn't ask the extension for a feature that isn't listed.",
        from: .framework("mailkit/meextension")),
      availability: [.macOS("12.0", from: .current)],
      values: .documented([
        AllowedValue(
          "MEComposeSessionHandler",
          "For an extension that helps people write: it checks addresses, adds headers or holds back a message."
        ),
        AllowedValue(
          "MEMessageActionHandler",
          "For rules in code: the extension marks, flags or moves messages while Mail downloads them."
        ),
        AllowedValue("MEContentBlocker", "For an extension that blocks content in messages."),
        AllowedValue(
          "MEMessageSecurityHandler",
          "For an extension that signs, encrypts and decrypts messages."),
      ]),
      valuesSource: .ownPage,
      apis: [API("MEExtension", of: "MailKit")],
      bundleKinds: [.appExtension],
      rules: [
        .should(
          .containing("MEComposeSessionHandler").when(
            .present("NSExtension/NSExtensionAttributes/MEComposeSession"))
        ).from(.framework("mailkit/mecomposesessionhandler"))
      ],
      extensionPoints: mailExtension,
      example: ["MEContentBlocker"],
      seeAlso: ["NSExtension/NSExtensionAttributes/MEComposeSession"],
      sources: [
        .ownPage, .framework("mailkit/meextension"), .framework("mailkit/memessageactionhandler"),
        .framework("mailkit/memessagesecurityhandler"),
        .framework("mailkit/mecomposesessionhandler"), .framework("mailkit/mecontentblocker"),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/MEComposeSession", .dictionary,
      summary: "Describes the button that an extension adds to Mail's compose window.",
      discussion: """
        Write it if the extension shows a view while people write a message: the button opens the
        view controller that `viewController(for:)` returns. The dictionary contains the button's
        icon and help text. The button needs the value `MEComposeSessionHandler` in
        [`MEExtensionCapabilities`](key:NSExtension/NSExtensionAttributes/MEExtensionCapabilities).
        An extension that only checks addresses or adds headers doesn't need the dictionary.
        """,
      consequence: Consequence(
        "Unless `MEExtensionCapabilities` lists `MEComposeSessionHandler`, Mail doesn't ask the extension for a compose session handler.",
        from: .framework("mailkit/mecomposesessionhandler")),
      availability: [.macOS("12.0", from: .current)],
      required: .optional,
      apis: [API("MEComposeSessionHandler.viewController(for:)", of: "MailKit")],
      bundleKinds: [.appExtension],
      extensionPoints: mailExtension,
      example: ["MEComposeIcon": "ComposeIcon", "MEComposeIconToolTip": "Attach a trail."],
      sources: [.ownPage, composeArticle, .framework("mailkit/mecomposesessionhandler")]),
    Key(
      "NSExtension/NSExtensionAttributes/MEComposeSession/MEComposeIcon", .string,
      summary: "Sets the icon of the extension's button in Mail's compose window.",
      discussion: """
        Write the name of an image in the extension's bundle, without its extension. Put the image
        into the extension's asset catalog, with a light and a dark variant.
        """,
      availability: [.macOS("12.0", from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: mailExtension,
      example: "ComposeIcon",
      sources: [.ownPage, composeArticle]),
    Key(
      "NSExtension/NSExtensionAttributes/MEComposeSession/MEComposeIconToolTip", .string,
      summary: "Sets the help text of the extension's button in Mail's compose window.",
      discussion: """
        Write what the button does, such as "Attach a trail." People read the text while the pointer
        rests on the button.
        """,
      availability: [.macOS("12.0", from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: mailExtension,
      example: "Attach a trail.",
      sources: [.ownPage, composeArticle]),
  ]
}
