import KeyModel

/// Extensions built on ExtensionKit: decoders and file systems.
var extensionKitPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.mediaextension.videodecoder", "Video decoder", .exAppExtensionAttributes,
      summary: "Decodes a video codec for apps that use such decoders.",
      discussion: """
        The class conforms to `MEVideoDecoderExtension` and creates an `MEVideoDecoder` for each
        video track. The entitlement comes with the capability Media Extension Video Decoder. An app
        uses decoders of other apps only after it calls
        `VTRegisterProfessionalVideoWorkflowVideoDecoders()`.
        """,
      availability: [.macOS("14.0", from: .current)],
      uses: decoderUses(
        "com.example.app.videodecoder.trail", "TrailDecoderFactory", "Trail decoder"),
      entitlements: ["entitlements:com.apple.developer.mediaextension.videodecoder"],
      symbols: ["kMEVideoDecoderExtensionPointName"],
      sources: [
        .framework("mediaextension/video-decoder-property-list-dictionary", confidence: .high),
        .framework("mediaextension/mevideodecoderextension"),
        .framework("mediaextension/mevideodecoder"),
        .framework("mediaextension/video-decoder-entitlement"),
        .framework("mediaextension/kmevideodecoderextensionpointname"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.framework("mediaextension/mevideodecoderextension"), "macOS 14.0."),
            .init(
              .framework("mediaextension/kmevideodecoderextensionpointname"),
              "macOS 15.0 and Mac Catalyst 18.0."),
          ],
          choice: "The extension point is listed from macOS 14.0 on, its keys from 15.0.",
          reason: "Each statement is kept where its page makes it.")
      ]),
    ExtensionPoint(
      "com.apple.mediaextension.rawprocessor", "RAW processor", .exAppExtensionAttributes,
      summary: "Turns what a decoder of RAW video returns into pictures.",
      discussion: """
        The class conforms to `MERAWProcessorExtension`. A RAW processor always works together with
        a [video decoder](point:com.apple.mediaextension.videodecoder) for its codec, and needs the
        same entitlement.
        """,
      availability: [.macOS("15.0", from: .current)],
      uses: decoderUses(
        "com.example.app.rawprocessor.trail", "TrailProcessorFactory", "Trail RAW processor"),
      entitlements: ["entitlements:com.apple.developer.mediaextension.videodecoder"],
      symbols: ["kMERAWProcessorExtensionPointName"],
      sources: [
        .framework("mediaextension/raw-processor-property-list-dictionary", confidence: .high),
        .framework("mediaextension/merawprocessorextension"),
        .framework("mediaextension/merawprocessor"),
        .framework("mediaextension/raw-processor-entitlement"),
      ]),
    ExtensionPoint(
      "com.apple.fskit.fsmodule", "File system module", .exAppExtensionAttributes,
      summary: "Adds a file system to the Mac without a kernel extension.",
      discussion: """
        A structure marked `@main` conforms to `UnaryFileSystemExtension` and returns a subclass of
        `FSUnaryFileSystem`; the list names no class. The extension needs the entitlement
        [`com.apple.developer.fskit.fsmodule`](key:entitlements:com.apple.developer.fskit.fsmodule),
        and has to be sandboxed. People turn it on in System Settings.
        """,
      availability: [.macOS("15.4", from: .current)],
      uses: [
        .init("EXAppExtensionAttributes", .required),
        .init("EXAppExtensionAttributes/FSShortName", sample: "trailfs"),
        .init(
          "EXAppExtensionAttributes/FSPersonalities",
          sample: ["TrailFS": ["FSName": "Trail File System"]]),
        .init("EXAppExtensionAttributes/FSSupportsBlockResources", sample: true),
        .init("EXAppExtensionAttributes/FSMediaTypes", sample: [:]),
        .init(
          "EXAppExtensionAttributes/FSActivateOptionSyntax", sample: ["shortOptions": "g:m:o:u:"]),
        .init("EXAppExtensionAttributes/FSCheckOptionSyntax", sample: ["shortOptions": "nqy"]),
        .init("EXAppExtensionAttributes/FSFormatOptionSyntax", sample: ["shortOptions": "v"]),
        .init("EXAppExtensionAttributes/FSSupportsPathURLs"),
        .init("EXAppExtensionAttributes/FSSupportsGenericURLResources"),
        .init("EXAppExtensionAttributes/FSRequiresSecurityScopedPathURLResources"),
      ],
      entitlements: [
        "entitlements:com.apple.developer.fskit.fsmodule",
        "entitlements:com.apple.security.app-sandbox",
      ],
      sources: [
        .framework("fskit/unaryfilesystemextension", confidence: .high), .framework("fskit"),
        .framework("bundleresources/entitlements/com.apple.developer.fskit.fsmodule"),
        .gitHub("KhaosT/FSKitSample"),
      ]),
  ]
}

private func decoderUses(_ id: String, _ factory: String, _ name: String) -> [ExtensionPoint.Use] {
  [
    .init("EXAppExtensionAttributes", .required),
    .init("EXAppExtensionAttributes/ClassImplementationID", .required, sample: .string(id)),
    .init("EXAppExtensionAttributes/EXPrincipalClass", .required, sample: .string(factory)),
    .init("EXAppExtensionAttributes/ObjectName", .required, sample: .string(name)),
    .init(
      "EXAppExtensionAttributes/CodecInfo", .required,
      sample: [["CodecName": "Trail Video", "CodecType": "TrlV"]]),
  ]
}
