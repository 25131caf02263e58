import KeyModel

private let attributes = "NSExtension/NSExtensionAttributes/"
private let stickerContexts = SourceReference.framework(
  "messages/adding-sticker-packs-and-imessage-apps-to-the-system-stickers-app-messages-camera-and-facetime"
)
private let declared = ExtensionPoint.Use("NSExtension", .required)
private let identifiers = SourceReference.current("nsextension/nsextensionpointidentifier")

private func use(
  _ name: String, _ required: Requirement = .unstated, sample: PropertyListValue? = nil
) -> ExtensionPoint.Use {
  .init(PropertyPath(attributes + name), required, sample: sample)
}

/// Extensions that work for services of the system: Siri, AutoFill, Messages, Mail and Photos.
var servicePoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.intents-service", "Intents", .nsExtension,
      summary: "Handles requests from Siri and Maps for an app.",
      discussion: """
        The principal class is a subclass of `INExtension`. Its `handler(for:)` returns an object for each intent that
        [`IntentsSupported`](key:NSExtension/NSExtensionAttributes/IntentsSupported) lists. SiriKit sends the extension no
        other intents. Several extensions of one app must handle different intents. Xcode's template is called Intents
        Extension. Apple keeps SiriKit for existing uses; for a new integration with Siri and Shortcuts, use App Intents.

        Turn on the Siri capability for the app, which gives it the entitlement
        [`com.apple.developer.siri`](key:entitlements:com.apple.developer.siri) that the App Store asks for, and write
        [`NSSiriUsageDescription`](key:NSSiriUsageDescription) in the Info.plist of the iOS app. The iOS app asks people for
        permission with `INPreferences.requestSiriAuthorization(_:)`. An app that only handles shortcuts needs none of
        these. On iOS 14 and later, an app can handle intents without an extension: see
        [`INIntentsSupported`](key:INIntentsSupported).
        """,
      availability: [
        .iOS("10.0", from: .current),
        .macCatalyst("13.1", from: .current), .macOS("11.0", from: .current),
        .tvOS("14.0", from: .current), .visionOS("1.0", from: .current),
        .watchOS("3.2", from: .current),
      ],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass", .required,
          sample: "$(PRODUCT_MODULE_NAME).IntentHandler"),
        use("IntentsSupported", .required, sample: ["INSendMessageIntent"]),
        use("IntentsRestrictedWhileLocked", .optional),
        use("IntentsRestrictedWhileProtectedDataUnavailable", .optional),
        use("SupportedMediaCategories"),
      ],
      sources: [
        .framework("intents/inextension"),
        .framework("sirikit/creating-an-intents-app-extension", confidence: .high), identifiers,
        .current("inintentssupported"), .framework("intents"),
        .entitlement("com.apple.developer.siri"),
        .framework("sirikit/requesting-authorization-to-use-siri"),
      ]),
    ExtensionPoint(
      "com.apple.intents-ui-service", "Intents UI", .nsExtension,
      summary: "Shows the app's own view in Siri and Maps while the app handles an intent.",
      discussion: """
        The storyboard's first view controller conforms to `INUIHostedViewControlling`; to create it
        in code instead, name it in
        [`NSExtensionPrincipalClass`](key:NSExtension/NSExtensionPrincipalClass) and remove the
        storyboard's key, since with both the system doesn't load the extension.
        [`IntentsSupported`](key:NSExtension/NSExtensionAttributes/IntentsSupported) says for which
        intents the view is shown. An [Intents extension](point:com.apple.intents-service) of the app
        handles these intents and returns the data for the view. Xcode's template is called Intents UI Extension.
        """,
      availability: [
        .iOS("10.0", from: .current),
        .macCatalyst("13.1", from: .current), .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init("NSExtension/NSExtensionPrincipalClass"),
        use("IntentsSupported", .required, sample: ["INSendMessageIntent"]),
      ],
      sources: [
        .framework("intentsui/inuihostedviewcontrolling", confidence: .high),
        .framework("sirikit/configuring-your-intents-ui-app-extension-target"), identifiers,
      ]),
    ExtensionPoint(
      "com.apple.authentication-services-credential-provider-ui", "AutoFill credential provider",
      .nsExtension,
      summary: "Fills in a password manager's passwords, passkeys and codes in other apps.",
      discussion: """
        The principal class is a subclass of `ASCredentialProviderViewController`. It shows its list of credentials in
        `prepareCredentialList(for:)`. Accounts that you add to `ASCredentialIdentityStore` appear among the suggestions of
        AutoFill; `provideCredentialWithoutUserInteraction(for:)` fills them in without any interface. Declare what the
        extension offers besides passwords in
        [`ASCredentialProviderExtensionCapabilities`](key:NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities).

        The extension and its app need the AutoFill Credential Provider capability, which gives both
        of them the entitlement
        [`com.apple.developer.authentication-services.autofill-credential-provider`](key:entitlements:com.apple.developer.authentication-services.autofill-credential-provider).
        Nothing is filled in until people have turned the password manager on in Settings.
        """,
      availability: [
        .iOS("12.0", from: .current),
        .macCatalyst("14.0", from: .current), .macOS("11.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init("NSExtension/NSExtensionMainStoryboard"),
        .init(
          "NSExtension/NSExtensionPrincipalClass",
          sample: "$(PRODUCT_MODULE_NAME).CredentialProviderViewController"),
        use("ASCredentialProviderExtensionCapabilities"),
      ],
      entitlements: [
        "entitlements:com.apple.developer.authentication-services.autofill-credential-provider"
      ],
      sources: [
        .framework("authenticationservices/ascredentialproviderviewcontroller", confidence: .high),
        identifiers,
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .framework("authenticationservices/ascredentialproviderviewcontroller"),
              "Mac Catalyst 14.0; the system ignores calls from apps built for it."),
            .init(identifiers, "The identifier, for iOS, iPadOS, macOS and visionOS."),
          ],
          choice: "Mac Catalyst is listed.",
          reason: "The class's page gives a version for it, although the class does nothing there.")
      ]),
    ExtensionPoint(
      "com.apple.authentication-services-account-authentication-modification-ui",
      "Account authentication modification", .nsExtension,
      summary: "Upgrades an account to a strong password or Sign in with Apple.",
      discussion: """
        The principal class is a subclass of `ASAccountAuthenticationModificationViewController`. To change a password, it
        overrides `changePasswordWithoutUserInteraction(for:existingCredential:newPassword:userInfo:)`, and ends with
        `completeChangePasswordRequest(updatedCredential:userInfo:)` of its `extensionContext`. Write `YES` for at least one
        of the two upgrade keys; the minimal Info.plist has the key for strong passwords. The app must be associated with
        the account's domain through a `webcredentials` entry. To upgrade to Sign in with Apple, the app has to support it.
        Xcode's template is called Account Authentication.
        """,
      availability: [.iOS("14.0", from: .current), .visionOS("1.0", from: .current)],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass",
          sample: "$(PRODUCT_MODULE_NAME).AccountAuthenticationModificationViewController"),
        use("ASAccountAuthenticationModificationSupportsStrongPasswordChange", sample: true),
        use("ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple"),
        use("ASAccountAuthenticationModificationPasswordGenerationRequirements", .optional),
      ],
      entitlements: ["entitlements:com.apple.developer.associated-domains"],
      samples: [
        "entitlements:com.apple.developer.associated-domains": ["webcredentials:example.com"]
      ],
      sources: [
        .framework(
          "authenticationservices/asaccountauthenticationmodificationviewcontroller",
          confidence: .high),
        .framework(
          "authenticationservices/upgrading-account-security-with-an-account-authentication-modification-extension"
        ),
        identifiers,
      ]),
    ExtensionPoint(
      "com.apple.identitylookup.message-filter", "Message filter", .nsExtension,
      summary: "Decides whether a text message is unwanted.",
      discussion: """
        The principal class is a subclass of `ILMessageFilterExtension` that conforms to `ILMessageFilterQueryHandling`. In
        `handle(_:context:completion:)` it decides itself, or defers to the server that
        [`ILMessageFilterExtensionNetworkURL`](key:NSExtension/NSExtensionAttributes/ILMessageFilterExtensionNetworkURL)
        names. With a server, the app needs the server's domain in
        [`com.apple.developer.associated-domains`](key:entitlements:com.apple.developer.associated-domains), with the prefix
        `messagefilter:`. The minimal Info.plist doesn't name a server.
        """,
      availability: [
        .iOS("11.0", from: .current),
        .macCatalyst("13.0", from: .current), .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass", .required,
          sample: "$(PRODUCT_MODULE_NAME).MessageFilterExtension"),
        use("ILMessageFilterExtensionNetworkURL"),
      ],
      sources: [
        .framework("identitylookup/ilmessagefilterextension"),
        .framework("identitylookup/creating-a-message-filter-app-extension", confidence: .high),
        identifiers,
      ]),
    ExtensionPoint(
      "com.apple.identitylookup.classification-ui", "Unwanted communication reporting",
      .nsExtension,
      summary: "Lets people report unwanted calls and messages to a service.",
      discussion: """
        The view controller is a subclass of `ILClassificationUIExtensionViewController`. `prepare(for:)` gets the calls or
        messages, and `classificationResponse(for:)` returns what to report. People can turn on only one extension of this
        kind, in Settings. The system sends the report as a text message or to a server, and then deletes the data that the
        extension stored.

        Name the phone number or the server. The minimal Info.plist names a phone number. With
        [`ILClassificationExtensionNetworkReportDestination`](key:NSExtension/NSExtensionAttributes/ILClassificationExtensionNetworkReportDestination)
        instead, reports go to a server, and the extension also needs the server's domain, with the prefix
        `classificationreport:`, in
        [`com.apple.developer.associated-domains`](key:entitlements:com.apple.developer.associated-domains).
        """,
      availability: [
        .iOS("12.0", from: .current),
        .macCatalyst("13.0", from: .current), .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init("NSExtension/NSExtensionPrincipalClass"),
        use("ILClassificationExtensionSMSReportDestination", sample: "+15555550100"),
        use("ILClassificationExtensionNetworkReportDestination"),
      ],
      sources: [
        .framework("identitylookupui/ilclassificationuiextensionviewcontroller"),
        .framework("identitylookup/sms-and-call-spam-reporting"),
        .framework("identitylookup/ilclassificationresponse"), identifiers,
      ]),
    ExtensionPoint(
      "com.apple.message-payload-provider", "iMessage app", .nsExtension,
      summary: "Adds an app or stickers to Messages.",
      discussion: """
        The view controller is a subclass of `MSMessagesAppViewController`. Load its content in
        `willBecomeActive(with:)`, and react in `didSelect(_:conversation:)` when people tap a
        message. The minimal Info.plist names the storyboard; if you don't have one, name the class
        instead. To bring stickers to the Stickers app and to the effects of FaceTime, write only
        `MSMessagesAppPresentationContextMedia` in
        [`MSSupportedPresentationContexts`](key:NSExtension/NSExtensionAttributes/MSSupportedPresentationContexts);
        without the key they are in Messages only. In the media context, an app can't insert text or interactive messages.
        """,
      availability: [.iOS("10.0", from: .current), .macCatalyst("13.1", from: .current)],
      uses: [
        declared,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init("NSExtension/NSExtensionPrincipalClass"),
        use("MSSupportedPresentationContexts", .optional),
      ],
      sources: [
        .framework("messages/msmessagesappviewcontroller"), identifiers, stickerContexts,
        .framework("messages/msmessagesappviewcontroller/presentationcontext"),
      ]),
    ExtensionPoint(
      "com.apple.email.extension", "Mail", .nsExtension,
      summary:
        "Blocks content, sorts, signs or encrypts messages in Mail, or helps people compose them.",
      discussion: """
        The principal class conforms to `MEExtension` and returns an object for each value of
        [`MEExtensionCapabilities`](key:NSExtension/NSExtensionAttributes/MEExtensionCapabilities), such as
        `handlerForContentBlocker()` for `MEContentBlocker` and `handlerForMessageActions()` for `MEMessageActionHandler`.
        List at least one value: Mail requests objects only for the listed values. A button in the compose window also needs
        [`MEComposeSession`](key:NSExtension/NSExtensionAttributes/MEComposeSession).
        """,
      availability: [.macOS("12.0", from: .current)],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass", .required,
          sample: "$(PRODUCT_MODULE_NAME).MailExtension"),
        use("MEExtensionCapabilities", .required, sample: ["MEContentBlocker"]),
        use("MEComposeSession"),
      ],
      sources: [
        .framework("mailkit/meextension", confidence: .high), .gitHub("neshumov/mail-blocker"),
      ]),
    ExtensionPoint(
      "com.apple.photo-project", "Photo project", .nsExtension,
      summary: "Turns photos into a product, such as a book, in a project of the Photos app.",
      discussion: """
        The principal view controller conforms to `PHProjectExtensionController`: it makes the
        product from photos in `beginProject(with:projectInfo:completion:)`, opens it again in
        `resumeProject(with:completion:)` and saves it in `finishProject(completionHandler:)`. If
        the extension creates several kinds of products, write `YES` for
        [`PHProjectExtensionDefinesProjectTypes`](key:NSExtension/NSExtensionAttributes/PHProjectExtensionDefinesProjectTypes), so that people can choose one when they start a project.
        """,
      availability: [.macOS("10.13", from: .current)],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass",
          sample: "$(PRODUCT_MODULE_NAME).ProjectViewController"),
        use("PHProjectExtensionDefinesProjectTypes"),
      ],
      sources: [
        .framework("photosui/phprojectextensioncontroller"), identifiers,
        .current("nsextension/nsextensionattributes/phprojectextensiondefinesprojecttypes"),
      ]),
    ExtensionPoint(
      "com.apple.broadcast-services-upload", "Broadcast upload", .nsExtension,
      summary: "Sends the screen content and audio to a streaming service.",
      discussion: """
        The principal class is a subclass of `RPBroadcastSampleHandler`. `processSampleBuffer(_:with:)` receives the frames
        and the sound if [`RPBroadcastProcessMode`](key:NSExtension/RPBroadcastProcessMode) is
        `RPBroadcastProcessModeSampleBuffer`, between `broadcastStarted(withSetupInfo:)` and `broadcastFinished()`.
        ReplayKit calls the subclass's methods one at a time, so they need no locks. If people have to sign in first, add an
        extension at [`com.apple.broadcast-services-setupui`](point:com.apple.broadcast-services-setupui).

        Both extension points have been deprecated since version 27 of all their systems: an app for
        iOS 27 or macOS 27 captures the screen with ScreenCaptureKit and `SCContentSharingPicker`.
        """,
      availability: [
        .iOS("10.0", deprecated: "27.0", from: .current),
        .macCatalyst("13.1", deprecated: "27.0", from: .current),
        .macOS("11.0", deprecated: "27.0", from: .current),
        .tvOS("10.0", deprecated: "27.0", from: .current),
        .visionOS("1.0", deprecated: "27.0", from: .current),
      ],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass", .required,
          sample: "$(PRODUCT_MODULE_NAME).SampleHandler"),
        .init(
          "NSExtension/RPBroadcastProcessMode", sample: "RPBroadcastProcessModeSampleBuffer"),
      ],
      sources: [
        .framework("replaykit/rpbroadcastsamplehandler", confidence: .high),
        .developerForums("831465"), identifiers,
      ]),
    ExtensionPoint(
      "com.apple.broadcast-services", "Broadcast (first form)", .nsExtension,
      summary:
        "Sent the screen content to a service in the first releases that supported broadcasts.",
      discussion: """
        Don't use this extension point for a new extension. An old extension had a subclass of `RPBroadcastMP4ClipHandler`
        and `RPBroadcastProcessModeMP4Clip`, or a storyboard for signing in. Up to iOS 26,
        [`com.apple.broadcast-services-upload`](point:com.apple.broadcast-services-upload) sends the screen, and
        [`com.apple.broadcast-services-setupui`](point:com.apple.broadcast-services-setupui) lets people sign in. Since iOS
        27, an app uses ScreenCaptureKit instead.
        """,
      availability: [
        .iOS("10.0", deprecated: "11.0", from: .current),
        .tvOS("10.0", deprecated: "11.0", from: .current),
      ],
      uses: [
        declared,
        .init("NSExtension/NSExtensionMainStoryboard"),
        .init(
          "NSExtension/NSExtensionPrincipalClass",
          sample: "$(PRODUCT_MODULE_NAME).BroadcastHandler"),
        .init("NSExtension/RPBroadcastProcessMode"),
        .init("NSExtension/NSExtensionAttributes/NSExtensionActivationRule"),
      ],
      sources: [
        .framework("replaykit/rpbroadcastmp4cliphandler"), .gitHub("SlaunchaMan/Turducken"),
        .archive2018("AppExtensionKeys.html"), .developerForums("831465"), identifiers,
      ]),
    ExtensionPoint(
      "com.apple.FinalCut.WorkflowExtension", "Final Cut Pro workflow", .nsExtension,
      summary: "Shows an app's view in a window of Final Cut Pro.",
      discussion: """
        Create the extension from the template in the [Workflow Extension SDK](https://developer.apple.com/download/all/?q=WorkflowExtensions), which names the view controller in
        [`ProExtensionPrincipalViewControllerClass`](key:NSExtension/ProExtensionPrincipalViewControllerClass).
        Move the app to `/Applications` and open it once: Final Cut Pro doesn't list the extension
        before that.
        """,
      availability: [.macOS(from: .current)],
      uses: [
        declared,
        .init(
          "NSExtension/ProExtensionPrincipalViewControllerClass",
          sample: "$(PRODUCT_MODULE_NAME).WorkflowViewController"),
        .init("NSExtension/ProExtensionAttributes", .optional),
      ],
      entry: .unstated,
      sources: [
        .framework(
          "professional-video-applications/building-a-workflow-extension", confidence: .high),
        .current("nsextension/proextensionprincipalviewcontrollerclass"), .gitHub("tuist/tuist"),
      ],
      notes: [
        EditorNote(
          .name,
          [
            .init(
              .framework("professional-video-applications/building-a-workflow-extension"),
              "`com.apple.FinalCut.WorkfloWExtension`."),
            .init(.gitHub("tuist/tuist"), "`com.apple.FinalCut.WorkflowExtension`."),
          ],
          choice: "The identifier with a lowercase *w* at the end of *Workflow*.",
          reason: "Published extensions spell it that way; the article's capital letter is a typo.")
      ]),
  ]
}
