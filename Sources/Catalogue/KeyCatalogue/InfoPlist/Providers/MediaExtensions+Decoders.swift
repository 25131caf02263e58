import KeyModel

private let decoders: [ExtensionPoint.ID] = [
  "com.apple.mediaextension.videodecoder", "com.apple.mediaextension.rawprocessor",
]
/// Additional keys of video decoders and RAW processors.
var decoderKeys: [Key] {
  [
    Key(
      "EXAppExtensionAttributes/CodecInfo", .array(of: .dictionary),
      summary: "Lists the codecs that a video decoder or RAW processor handles.",
      discussion: """
        Write at least one dictionary, one for each codec, with both keys: the
        [four-character code](<key:EXAppExtensionAttributes/CodecInfo/[]/CodecType>) and a
        [name](<key:EXAppExtensionAttributes/CodecInfo/[]/CodecName>) for people. A codec with
        several codes needs a dictionary for each. The extension also needs the entitlement
        [`com.apple.developer.mediaextension.videodecoder`](key:entitlements:com.apple.developer.mediaextension.videodecoder).
        After people have run the app that contains the decoder or processor, every app that calls
        `VTRegisterProfessionalVideoWorkflowVideoDecoders()` can use it.
        """,
      availability: [
        .macCatalyst("18.0", from: .current), .macOS("15.0", from: .current),
      ],
      symbols: ["kMEVideoDecoderCodecInfoKey"],
      bundleKinds: [.appExtension],
      rules: [
        .should(.count(atLeast: 1)).from(decoderArticle),

        requiredOfDecoders, requiredOfProcessors,
      ],
      extensionPoints: .only(decoders),
      example: [["CodecName": "Trail Video", "CodecType": "TrlV"]],
      seeAlso: ["EXAppExtensionAttributes/ClassImplementationID"],
      sources: [
        .framework("mediaextension/kmevideodecodercodecinfokey"),
        decoderArticle, processorArticle,
        .framework("mediaextension/mevideodecoder"), .framework("mediaextension/merawprocessor"),
      ]),
    Key(
      "EXAppExtensionAttributes/CodecInfo/[]/CodecType", .string,
      summary: "Sets the four-character code of one codec.",
      discussion: """
        Every dictionary of [`CodecInfo`](key:EXAppExtensionAttributes/CodecInfo) needs it. Write
        exactly four ASCII characters, the same as in the video tracks of the files: a
        `CMVideoCodecType` spelled as text, such as `TrlV`. A codec that files mark with several
        codes needs a dictionary for each. Pad a shorter code with a space, as in `VP9 `; published
        decoders do this. If the decoder can't decode a format although it has the code, the factory
        returns the error `MEError.Code.unsupportedFeature`.
        """,
      availability: [
        .macCatalyst("18.0", from: .current), .macOS("15.0", from: .current),
      ],
      required: .required,
      requiredSource: decoderArticle,
      symbols: ["kMEVideoDecoderCodecTypeKey"],
      apis: [API("CMVideoCodecType", of: "Core Media")],
      bundleKinds: [.appExtension],
      rules: [
        .should(.format(.fourCharacterCode)).from(decoderArticle)
      ],
      extensionPoints: .only(decoders),
      example: "TrlV",
      seeAlso: ["EXAppExtensionAttributes/CodecInfo/[]/CodecName"],
      sources: [
        .framework("mediaextension/kmevideodecodercodectypekey"),
        decoderArticle, processorArticle,
        .gitHub("Marginal/QLVideo"), .framework("mediaextension/mevideodecoder"),
      ]),
    Key(
      "EXAppExtensionAttributes/CodecInfo/[]/CodecName", .string,
      summary: "Sets the name under which people see a codec.",
      discussion: """
        Write the key in every dictionary of [`CodecInfo`](key:EXAppExtensionAttributes/CodecInfo):
        the name that people use for the format, such as `Trail Video`. A player may show it as the
        format of a video track.
        """,
      availability: [
        .macCatalyst("18.0", from: .current), .macOS("15.0", from: .current),
      ],
      required: .required,
      requiredSource: decoderArticle,
      symbols: ["kMEVideoDecoderCodecNameKey"],
      bundleKinds: [.appExtension],
      extensionPoints: .only(decoders),
      example: "Trail Video",
      seeAlso: ["EXAppExtensionAttributes/CodecInfo/[]/CodecType"],
      sources: [
        .framework("mediaextension/kmevideodecodercodecnamekey"),
        decoderArticle, processorArticle,
      ]),
  ]
}
