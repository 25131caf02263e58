import KeyModel

/// Extensions built on ExtensionKit: decoders and file systems.
var extensionKitPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.mediaextension.videodecoder", "Video decoder", .exAppExtensionAttributes,
      summary: "Decodes a video codec for apps that opt in to decoders in extensions.",
      discussion: """
        The class in [`EXPrincipalClass`](key:EXAppExtensionAttributes/EXPrincipalClass) conforms to
        `MEVideoDecoderExtension`. Video Toolbox creates it once and asks it for each decoder in
        `makeVideoDecoder(codecType:videoFormatDescription:videoDecoderSpecifications:pixelBufferManager:)`.
        If you can't decode a format, throw `MEError.unsupportedFeature`. The returned
        `MEVideoDecoder` runs in a sandbox without access to files and the network. It writes each
        frame into a buffer from `makePixelBuffer()`.

        The system finds the decoder only after people have opened the app that contains it once. An
        app uses the decoder only after calling
        `VTRegisterProfessionalVideoWorkflowVideoDecoders()`. Add the entitlement with the
        capability Media Extension Video Decoder; it needs a provisioning profile. A [codec
        type](<key:EXAppExtensionAttributes/CodecInfo/[]/CodecType>) has exactly four characters.
        """,
      availability: [.macOS("14.0", from: .current)],
      uses: decoderUses(
        "com.example.app.videodecoder.trail", "$(PRODUCT_MODULE_NAME).TrailDecoderFactory",
        "Trail decoder"),
      entitlements: ["entitlements:com.apple.developer.mediaextension.videodecoder"],
      symbols: ["kMEVideoDecoderExtensionPointName"],
      sources: [
        .framework("mediaextension/mevideodecoderextension"),
        .framework("mediaextension/video-decoder-property-list-dictionary", confidence: .high),
        .framework("mediaextension/mevideodecoder"),
        .framework("mediaextension/video-decoder-entitlement"),
        .framework("mediaextension/kmevideodecoderextensionpointname"),
        .gitHub("Marginal/QLVideo"),
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
          choice: "macOS 14.0 for the extension point, and 15.0 for its keys.",
          reason: "Each page gives the version of what it describes.")
      ]),
    ExtensionPoint(
      "com.apple.mediaextension.rawprocessor", "RAW processor", .exAppExtensionAttributes,
      summary: "Turns the output of a RAW video decoder into pictures.",
      discussion: """
        The class in [`EXPrincipalClass`](key:EXAppExtensionAttributes/EXPrincipalClass) conforms to
        `MERAWProcessorExtension`, and returns a processor from
        `makeProcessor(formatDescription:pixelBufferManager:)`, or throws
        `MEError.unsupportedFeature` if it can't handle the format. Each `MERAWProcessor` works
        together with a [video decoder](point:com.apple.mediaextension.videodecoder) that returns
        RAW frames, and needs the same entitlement.

        The processor runs in a sandbox without access to files and the network. As with decoders,
        people have to open the app that contains it once, and an app that uses it calls
        `VTRegisterProfessionalVideoWorkflowVideoDecoders()`.
        """,
      availability: [.macOS("15.0", from: .current)],
      uses: decoderUses(
        "com.example.app.rawprocessor.trail", "$(PRODUCT_MODULE_NAME).TrailProcessorFactory",
        "Trail RAW processor"),
      entitlements: ["entitlements:com.apple.developer.mediaextension.videodecoder"],
      symbols: ["kMERAWProcessorExtensionPointName"],
      sources: [
        .framework("mediaextension/merawprocessorextension"),
        .framework("mediaextension/raw-processor-property-list-dictionary", confidence: .high),
        .framework("mediaextension/merawprocessor"),
        .framework("mediaextension/raw-processor-entitlement"),
      ]),
    ExtensionPoint(
      "com.apple.fskit.fsmodule", "File system module", .exAppExtensionAttributes,
      summary: "Adds a file system to the Mac without a kernel extension.",
      discussion: """
        A structure marked `@main` conforms to `UnaryFileSystemExtension` and returns a subclass of
        `FSUnaryFileSystem`, so the Info.plist doesn't name a class. That subclass conforms to
        `FSUnaryFileSystemOperations`: it says in `probeResource(resource:replyHandler:)` whether a
        disk has the format of the file system, and returns the volume from
        `loadResource(resource:options:replyHandler:)`. The extension needs the entitlement
        [`com.apple.developer.fskit.fsmodule`](key:entitlements:com.apple.developer.fskit.fsmodule),
        and has to be sandboxed. People can't mount the file system until they have turned on the
        extension in System Settings. The options in the minimal Info.plist are those of the sample
        project that is cited below: write the options that your commands accept, and the type of
        your partitions in `Content Hint`.
        """,
      availability: [.macOS("15.4", from: .current)],
      uses: [
        .init("EXAppExtensionAttributes", .required),
        .init("EXAppExtensionAttributes/FSShortName", sample: "trailfs"),
        .init(
          "EXAppExtensionAttributes/FSPersonalities",
          sample: ["TrailFS": ["FSName": "Trail File System"]]),
        .init("EXAppExtensionAttributes/FSSupportsBlockResources", sample: true),
        .init(
          "EXAppExtensionAttributes/FSMediaTypes",
          sample: [
            "TrailFS": [
              "FSMediaProperties": [
                "Content Hint": "7E3C0A52-4B1D-4F6A-9C2E-18D5A0B6F374", "Leaf": true,
              ], "FSProbeOrder": 1000,
            ]
          ]),
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
        .framework("fskit/fsunaryfilesystemoperations"),
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
