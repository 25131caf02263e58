import KeyModel

private let decoders: [ExtensionPoint.ID] = [
  "com.apple.mediaextension.rawprocessor", "com.apple.mediaextension.videodecoder",
]
/// What video decoders and RAW processors add.
var decoderKeys: [Key] {
  [
    Key(
      "EXAppExtensionAttributes/CodecInfo", .array(of: .dictionary),
      summary: "Lists the codecs that a video decoder or RAW processor handles.",
      discussion: """
        Each entry names one codec and its four-character code. There is at least one.
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
        decoderArticle, processorArticle,
        .framework("mediaextension/kmevideodecodercodecinfokey"),
      ]),
    Key(
      "EXAppExtensionAttributes/CodecInfo/[]/CodecType", .string,
      summary: "Holds the four-character code of one codec.",
      discussion: """
        Write exactly four ASCII characters, as in the tracks of the files: a `CMVideoCodecType`
        spelled as text.
        """,
      availability: [
        .macCatalyst("18.0", from: .current), .macOS("15.0", from: .current),
      ],
      required: .required,
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
        decoderArticle, processorArticle,
        .framework("mediaextension/kmevideodecodercodectypekey"),
      ]),
    Key(
      "EXAppExtensionAttributes/CodecInfo/[]/CodecName", .string,
      summary: "Names one codec for people.",
      discussion: "A player may show the name as the format of a video track.",
      availability: [
        .macCatalyst("18.0", from: .current), .macOS("15.0", from: .current),
      ],
      required: .required,
      symbols: ["kMEVideoDecoderCodecNameKey"],
      bundleKinds: [.appExtension],
      extensionPoints: .only(decoders),
      example: "Trail Video",
      seeAlso: ["EXAppExtensionAttributes/CodecInfo/[]/CodecType"],
      sources: [
        decoderArticle, processorArticle,
        .framework("mediaextension/kmevideodecodercodecnamekey"),
      ]),
  ]
}
