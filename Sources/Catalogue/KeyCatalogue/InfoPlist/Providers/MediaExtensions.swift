import KeyModel

extension KeyGroup {
  /// The keys of ExtensionKit extensions, and what media format readers add.
  static var mediaExtensions: KeyGroup {
    KeyGroup(
      "media-extensions", "Media extensions",
      summary:
        "The dictionary of ExtensionKit extensions, and what format readers and video decoders add.",
      keys: mediaExtensionKeys + decoderKeys)
  }
}

/// The platforms of the protocol that every extension built on ExtensionKit adopts.
private var appExtensionPlatforms: [AvailabilityStatement] {
  [
    .iOS("16.0", from: .current),
    .macCatalyst("16.0", from: .current), .macOS("13.0", from: .current),
    .tvOS("16.0", from: .current), .visionOS("1.1", from: .current),
    .watchOS("9.0", from: .current),
  ]
}

/// The extension points of format readers, video decoders and RAW processors.
private let mediaExtensionScope: ExtensionPointScope = .only([
  "com.apple.mediaextension.formatreader", "com.apple.mediaextension.rawprocessor",
  "com.apple.mediaextension.videodecoder",
])
let decoderArticle = SourceReference.framework(
  "mediaextension/video-decoder-property-list-dictionary", confidence: .high)
let processorArticle = SourceReference.framework(
  "mediaextension/raw-processor-property-list-dictionary", confidence: .high)
let requiredOfDecoders = Rule.must(
  .present, for: ["com.apple.mediaextension.videodecoder"], source: decoderArticle)
let requiredOfProcessors = Rule.must(
  .present, for: ["com.apple.mediaextension.rawprocessor"], source: processorArticle)

private let requiredOfReaders = Rule.must(
  .present, for: ["com.apple.mediaextension.formatreader"],
  source: .mediaExtensionHeaders("MEFormatReader.h"))

private var mediaExtensionKeys: [Key] {
  [
    Key(
      "EXAppExtensionAttributes", .dictionary,
      summary: "Declares an extension built on ExtensionKit: its extension point and its code.",
      discussion: """
        Extensions built on ExtensionKit use this dictionary in place of
        [`NSExtension`](key:NSExtension), which older kinds use; the page of each extension point
        says which of the two it needs. Xcode's template writes the dictionary. Each of these
        extensions names its extension point in
        [`EXExtensionPointIdentifier`](key:EXAppExtensionAttributes/EXExtensionPointIdentifier), and
        some kinds need further keys.

        A media format reader adds its identifier, name, class, types and filename extensions; video
        decoders and RAW processors list their codecs here. A format reader may also declare
        [`UTExportedTypeDeclarations`](key:UTExportedTypeDeclarations), which makes the system
        recognize files of its formats and open them in the right app.
        """,
      consequence: Consequence(
        "App Store Connect rejects an extension that has `NSExtension` although its kind needs `EXAppExtensionAttributes` (ITMS-91179).",
        from: .gitHub("brendan-ch/OpenAppLock/pull/21")),
      availability: appExtensionPlatforms,
      apis: [API("AppExtension", of: "ExtensionFoundation")],
      bundleKinds: [.appExtension],
      rules: [
        .must(
          .present, for: ["com.apple.mediaextension.formatreader"],
          source: .formatReader("Overview")),
        requiredOfDecoders, requiredOfProcessors,
        .must(.present, for: ["com.apple.Home.HomeExtension"], source: .ownPage),
      ],
      extensionPoints: .all(.exAppExtensionAttributes),
      example: [
        "ClassImplementationID": "com.example.app.formatreader.trail",
        "EXExtensionPointIdentifier": "com.apple.mediaextension.formatreader",
        "EXPrincipalClass": "$(PRODUCT_MODULE_NAME).TrailReaderFactory",
        "MTFileNameExtensionArray": ["trail"],
        "MTUTTypeArray": ["com.example.trail"],
        "ObjectName": "Trail format reader",
      ],
      seeAlso: ["NSExtension", "UTExportedTypeDeclarations"],
      sources: [
        .formatReader("Overview"), .mediaExtensionHeaders("MEFormatReader.h"),
        .framework("extensionfoundation/appextension"), .ownPage,
        .framework("marketplacekit/marketplaceextension"),
        .framework("mediaextension/format-reader-property-list-dictionaries"), decoderArticle,
        processorArticle, .gitHub("brendan-ch/OpenAppLock/pull/21"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS and iPadOS 27.2, for extensions of the Home app."),
            .init(
              .framework("marketplacekit/marketplaceextension"),
              "A marketplace extension has had the dictionary since iOS and iPadOS 17.4."),
            .init(
              .framework("extensionfoundation/appextension"),
              "The protocol that every such extension adopts has existed since iOS 16, iPadOS 16, Mac Catalyst 16, macOS 13, tvOS 16, visionOS 1.1 and watchOS 9."
            ),
            .init(
              .framework("mediaextension/kmeformatreaderclassimplementationidkey"),
              "What a format reader puts into it has existed since macOS 15."),
          ],
          choice:
            "The dictionary is as old as the protocol, and the keys of format readers as old as their constants.",
          reason: "Each of Apple's pages about the dictionary covers only one kind of extension.")
      ]),
    Key(
      "EXAppExtensionAttributes/ClassImplementationID", .string,
      summary: "Identifies a format reader, video decoder or RAW processor.",
      discussion: """
        Write the value like a bundle identifier: your reverse domain name, `.formatreader.`, and
        then the media format, as in `com.example.formatreader.trail`. For a video decoder, write
        `.videodecoder.` and the codec. If you ship variants of one format, give each its own
        identifier, and keep it from release to release: the system uses it to detect duplicates.
        """,
      consequence: Consequence(
        "If several installed readers have the same identifier, the system picks one of them by `CFBundleVersion`.",
        from: .mediaExtensionHeaders("MEFormatReader.h")),
      availability: [.macCatalyst("18.0", from: .current), .macOS("15.0", from: .current)],
      symbols: [
        "kMEFormatReaderClassImplementationIDKey", "kMEVideoDecoderClassImplementationIDKey",
      ],
      bundleKinds: [.appExtension],
      rules: [
        .should(.format(.reverseDNS)).from(.mediaExtensionHeaders("MEFormatReader.h")),
        requiredOfReaders, requiredOfDecoders, requiredOfProcessors,
      ],
      extensionPoints: mediaExtensionScope,
      example: "com.example.app.formatreader.trail",
      seeAlso: ["EXAppExtensionAttributes/ObjectName"],
      sources: [
        .formatReader("Overview"), .formatReader("Property list keys"),
        .mediaExtensionHeaders("MEExtensionPlugin.h"), .mediaExtensionHeaders("MEFormatReader.h"),
        .framework("mediaextension/kmeformatreaderclassimplementationidkey"),
        .framework("mediaextension/format-reader-property-list-dictionaries"),
        decoderArticle, processorArticle,
        .framework("mediaextension/kmevideodecoderclassimplementationidkey"),
      ],
      notes: [
        EditorNote(
          .name,
          [
            .init(
              .formatReader("Overview"),
              "Names the key, and three others, only by their Swift constants."),
            .init(
              .mediaExtensionHeaders("MEExtensionPlugin.h"),
              "The values of the constants are `ClassImplementationID`, `MTFileNameExtensionArray`, `MTUTTypeArray` and `ObjectName`."
            ),
          ],
          choice: "The four keys are listed under the strings, with the constants beside them.",
          reason: "A property list contains the strings."),
        EditorNote(
          .values,
          [
            .init(.formatReader("Overview"), "Formed like the bundle identifier."),
            .init(
              .mediaExtensionHeaders("MEFormatReader.h"),
              "Starts with the developer's reverse domain, and contains `.formatreader.` and the format's name."
            ),
            .init(
              .mediaExtensionHeaders("MEExtensionPlugin.h (2023)"),
              "Of the form `com.apple.mediatoolbox.formatreader.xxx`."),
          ],
          choice: "Your own reverse domain comes first; `.formatreader.` is advice.",
          reason: "Later headers dropped the form of 2023, which is that of Apple's own readers."),
      ]),
    Key(
      "EXAppExtensionAttributes/EXExtensionPointIdentifier", .string,
      summary:
        "Names the extension point of an extension built on ExtensionKit.",
      discussion: """
        Every extension built on ExtensionKit needs the key. Xcode's template fills it in; the
        values below lead to pages that say what else each kind needs. For a media format reader the
        value is `com.apple.mediaextension.formatreader`, the value of the constant
        `kMEFormatReaderExtensionPointName`.
        """,
      consequence: Consequence(
        "App Store Connect rejects an extension point that it doesn't recognize (ITMS-90349).",
        from: .gitHub("brendan-ch/OpenAppLock/pull/21")),
      availability: appExtensionPlatforms,
      values: .extensionPoints(.exAppExtensionAttributes),
      required: .required,
      requiredSource: decoderArticle,
      bundleKinds: [.appExtension],
      extensionPoints: .all(.exAppExtensionAttributes),
      example: "com.apple.mediaextension.formatreader",
      seeAlso: ["NSExtension/NSExtensionPointIdentifier"],
      sources: [
        .formatReader("Overview"), .formatReader("Property list keys"),
        .mediaExtensionHeaders("MEExtensionPlugin.h"),
        .framework("extensionfoundation/appextension"), .gitHub("brendan-ch/OpenAppLock/pull/21"),
        .framework("marketplacekit/marketplaceappextension"), .ownPage, decoderArticle,
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .formatReader("Overview"),
              "`kMEFormatReaderExtensionPointName` is the value of this key."),
            .init(
              .formatReader("Property list keys"),
              "Lists `kMEFormatReaderExtensionPointName` among the keys, as one that leads to the extension point's name."
            ),
          ],
          choice: "The constant is the value of `EXExtensionPointIdentifier`, not a key.",
          reason: "The headers define it as `com.apple.mediaextension.formatreader`."),
        EditorNote(
          .values,
          [
            .init(.ownPage, "Always com.apple.Home.HomeExtension."),
            .init(
              .framework("marketplacekit/marketplaceappextension"),
              "com.apple.marketplace.extension for a marketplace."),
          ],
          choice: "Any extension point is allowed.",
          reason: "The page is about extensions of the Home app only."),
      ]),
    Key(
      "EXAppExtensionAttributes/EXPrincipalClass", .string,
      summary: "Names the class that creates the objects of a media extension.",
      discussion: """
        Media extensions need this key. The class is a factory, and conforms to
        `MEFormatReaderExtension` for a format reader, `MEVideoDecoderExtension` for a video
        decoder, or `MERAWProcessorExtension` for a RAW processor. Prefix a Swift class with its
        module. The extension also needs an entitlement: a format reader needs
        [`com.apple.developer.mediaextension.formatreader`](key:entitlements:com.apple.developer.mediaextension.formatreader),
        and the other two need
        [`com.apple.developer.mediaextension.videodecoder`](key:entitlements:com.apple.developer.mediaextension.videodecoder).
        """,
      availability: [.macOS("15.0", from: .current)],
      apis: [
        API("MEFormatReaderExtension", of: "MediaExtension"),
        API("MEVideoDecoderExtension", of: "MediaExtension"),
        API("MERAWProcessorExtension", of: "MediaExtension"),
      ],
      bundleKinds: [.appExtension],
      rules: [
        requiredOfReaders, requiredOfDecoders, requiredOfProcessors,
        .stated("The class of a format reader conforms to `MEFormatReaderExtension`.", on: .code)
          .from(.formatReader("Overview")),
      ],
      extensionPoints: mediaExtensionScope,
      example: "$(PRODUCT_MODULE_NAME).TrailReaderFactory",
      seeAlso: ["NSExtension/NSExtensionPrincipalClass"],
      sources: [
        .formatReader("Overview"), .mediaExtensionHeaders("MEFormatReader.h"),
        .framework("mediaextension/merawprocessorextension"),
        .framework("mediaextension/format-reader-property-list-dictionaries"),
        decoderArticle, processorArticle, .framework("mediaextension/format-reader-entitlement"),
        .framework("mediaextension/raw-processor-entitlement"),
      ]),
    Key(
      "EXAppExtensionAttributes/MTFileNameExtensionArray", .array(of: .string),
      summary: "Lists the filename extensions of the files that a media format reader reads.",
      discussion: """
        Write the extensions without the dot, at least one for each type of media file, and those of
        related files too. If the bundle exports types, their filename extensions in
        [`UTExportedTypeDeclarations`](key:UTExportedTypeDeclarations) have to match this list. A
        format reader must have the key, even if its types are declared elsewhere.
        """,
      availability: [.macCatalyst("18.0", from: .current), .macOS("15.0", from: .current)],
      symbols: ["kMEFormatReaderFileNameExtensionArrayKey"],
      bundleKinds: [.appExtension],
      rules: [
        .should(.count(atLeast: 1)).from(.mediaExtensionHeaders("MEFormatReader.h")),
        .should(.format(.filenameExtension)).from(.formatReader("Overview")),
        requiredOfReaders,
        .should(
          .agrees(
            with: "UTExportedTypeDeclarations/[]/UTTypeTagSpecification/public.filename-extension")
        ).from(.formatReader("Overview")),
      ],
      extensionPoints: .only(["com.apple.mediaextension.formatreader"]),
      example: ["trail"],
      seeAlso: [
        "EXAppExtensionAttributes/MTUTTypeArray",
        "UTExportedTypeDeclarations/[]/UTTypeTagSpecification/public.filename-extension",
      ],
      sources: [
        .formatReader("Overview"), .formatReader("Property list keys"),
        .mediaExtensionHeaders("MEExtensionPlugin.h"), .mediaExtensionHeaders("MEFormatReader.h"),
        .framework("mediaextension/kmeformatreaderfilenameextensionarraykey"),
        .framework("mediaextension/format-reader-property-list-dictionaries"),
      ]),
    Key(
      "EXAppExtensionAttributes/MTUTTypeArray", .array(of: .string),
      summary: "Lists the uniform types of the files that a media format reader reads.",
      discussion: """
        Name at least one type, by its identifier. Declare the types that you own in
        [`UTExportedTypeDeclarations`](key:UTExportedTypeDeclarations), under the same identifiers,
        and make them conform to `com.apple.mediaextension-content`: that is how the system
        recognizes the files. Apps enable format readers with
        `MTRegisterProfessionalVideoWorkflowFormatReaders()`.
        """,
      availability: [.macCatalyst("18.0", from: .current), .macOS("15.0", from: .current)],
      symbols: ["kMEFormatReaderUTTypeArrayKey"],
      bundleKinds: [.appExtension],
      rules: [
        .should(.count(atLeast: 1)).from(.mediaExtensionHeaders("MEFormatReader.h")),

        uniformTypeRule,
        requiredOfReaders,
        .should(
          .agrees(
            with: "UTExportedTypeDeclarations/[]/UTTypeIdentifier",
            exceptPrefixes: prefixesOfSystemTypes)
        ).from(.formatReader("Overview")),
      ],
      extensionPoints: .only(["com.apple.mediaextension.formatreader"]),
      example: ["com.example.trail"],
      seeAlso: [
        "EXAppExtensionAttributes/MTFileNameExtensionArray",
        "UTExportedTypeDeclarations/[]/UTTypeIdentifier",
      ],
      sources: [
        .formatReader("Overview"), .formatReader("Property list keys"),
        .mediaExtensionHeaders("MEExtensionPlugin.h"), .mediaExtensionHeaders("MEFormatReader.h"),
        .framework("mediaextension/kmeformatreaderuttypearraykey"),
        .framework("mediaextension/format-reader-property-list-dictionaries"),
        .uniformTypes("Uniform Type Identifier Concepts"),
        .gitHub("vade/FFMPEGMediaExtension"),
        .framework("mediatoolbox/mtregisterprofessionalvideoworkflowformatreaders()"),
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.formatReader("Property list keys"), "An array of type identifiers."),
            .init(
              .gitHub("vade/FFMPEGMediaExtension"), "An array of dictionaries that declare types."),
          ],
          choice: "An array of strings; dictionaries are not an error.",
          reason: "A working format reader has dictionaries."),
        EditorNote(
          .text,
          [
            .init(
              .formatReader("Overview"),
              "`UTTypeIdentifier`, a single string, matches the value of this key, which is an array."
            ),
            .init(
              .formatReader("Property list keys"),
              "The key contains an array of type identifiers."),
          ],
          choice: "Each exported type's identifier is one element of this array.",
          reason: "A string can't equal an array, and a reader may support several types."),
      ],
      alsoAccepts: [.array(of: .dictionary)]),
    Key(
      "EXAppExtensionAttributes/ObjectName", .string,
      summary: "Describes a format reader, video decoder or RAW processor in logs.",
      discussion: """
        Write a readable name. It distinguishes media extensions from each other and may appear in
        logs; people hardly ever see it, because System Settings shows
        [`CFBundleDisplayName`](key:CFBundleDisplayName). You don't need to translate it.
        """,
      availability: [.macCatalyst("18.0", from: .current), .macOS("15.0", from: .current)],
      symbols: ["kMEFormatReaderObjectNameKey", "kMEVideoDecoderObjectNameKey"],
      bundleKinds: [.appExtension],
      rules: [requiredOfReaders, requiredOfDecoders, requiredOfProcessors],
      extensionPoints: mediaExtensionScope,
      example: "Trail format reader",
      seeAlso: ["EXAppExtensionAttributes/ClassImplementationID"],
      sources: [
        .formatReader("Overview"), .formatReader("Property list keys"),
        .mediaExtensionHeaders("MEExtensionPlugin.h"), .mediaExtensionHeaders("MEFormatReader.h"),
        .framework("mediaextension/kmeformatreaderobjectnamekey"),
        .framework("mediaextension/format-reader-property-list-dictionaries"),
        decoderArticle, processorArticle,
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(.formatReader("Overview"), "Text for users to read."),
            .init(
              .mediaExtensionHeaders("MEFormatReader.h"),
              "Readable, but used in logs and to distinguish readers, and hardly ever shown to users."
            ),
          ],
          choice: "The text is treated as internal.",
          reason: "The header says what the system does with it.")
      ]),
  ]
}
