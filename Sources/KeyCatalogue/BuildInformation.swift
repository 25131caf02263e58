import KeyModel

private let emptyIsRefused = Consequence(
  "App Store Connect refuses a product in which the key is empty.", from: emptyKeys)

extension KeyGroup {
  /// What Xcode adds to the list of a product.
  static var buildInformation: KeyGroup {
    KeyGroup(
      "build-information", "Build information",
      summary: "What Xcode notes in a product about how it was made.",
      availability: [
        .iOS(.unknown, from: .publicProjects),
        .macOS(.unknown, from: .publicProjects), .tvOS(.unknown, from: .publicProjects),
        .visionOS(.unknown, from: .publicProjects), .watchOS(.unknown, from: .publicProjects),
      ],
      keys: buildKeys + productKeys)
  }
}

/// Says which keys may not be empty in a submission.
private let emptyKeys = SourceReference.gitHub("swiftlang/swift-build")

/// Versions of Xcode, the SDK and the machine.
private var buildKeys: [Key] {
  [
    Key(
      "BuildMachineOSBuild", .string,
      summary: "States the build of macOS on which the product was made.",
      discussion: """
        A build number such as `sw_vers` prints. Xcode adds the key to products; don't write it into a
        project's list.
        """,
      consequence: emptyIsRefused,
      required: .optional,
      rules: [.notEmptyInStores(from: emptyKeys)],
      example: "24F74",
      sources: [.publicProjects("What Xcode adds to products"), emptyKeys]),
    Key(
      "DTCompiler", .string,
      summary: "States the compiler that made the product.",
      discussion: """
        Xcode adds the key to products; don't write it into a project's list.
        """,
      required: .optional,
      example: "com.apple.compilers.llvm.clang.1_0",
      sources: [.publicProjects("What Xcode adds to products")]),
    Key(
      "DTPlatformBuild", .string,
      summary: "Records the build of the platform in the Xcode that made the product.",
      discussion: """
        Xcode adds the key to products; don't write it into a project's list.
        """,
      required: .optional,
      example: "22F76",
      seeAlso: ["DTPlatformVersion"],
      sources: [.publicProjects("What Xcode adds to products")]),
    Key(
      "DTPlatformName", .string,
      summary: "States the platform that the product is for.",
      discussion: """
        The names are those of SDKs, such as `iphoneos`, `iphonesimulator` and `macosx`. Xcode adds
        the key to products; don't write it into a project's list.
        """,
      required: .optional,
      example: "iphoneos",
      seeAlso: ["CFBundleSupportedPlatforms"],
      sources: [.publicProjects("What Xcode adds to products")]),
    Key(
      "DTPlatformVersion", .string,
      summary: "Records the version of the platform for which Xcode made the product.",
      discussion: """
        Xcode adds the key to products; don't write it into a project's list.
        """,
      required: .optional,
      example: "18.5",
      seeAlso: ["DTPlatformBuild"],
      sources: [.publicProjects("What Xcode adds to products")]),
    Key(
      "DTSDKBuild", .string,
      summary: "Records the build of the SDK with which the product was made.",
      discussion: """
        Xcode adds the key to products; don't write it into a project's list.
        """,
      required: .optional,
      example: "22F76",
      seeAlso: ["DTSDKName"],
      sources: [.publicProjects("What Xcode adds to products")]),
    Key(
      "DTSDKName", .string,
      summary: "Records the SDK with which the product was made, with its version.",
      discussion: """
        The name of the platform with the version of its SDK. Xcode adds the key to products; don't
        write it into a project's list.
        """,
      required: .optional,
      example: "iphoneos18.5",
      seeAlso: ["DTSDKBuild"],
      sources: [.publicProjects("What Xcode adds to products")]),
    Key(
      "DTXcode", .string,
      summary: "Records the version of the Xcode that made the product, as four digits.",
      discussion: """
        `1640` is Xcode 16.4. Xcode adds the key to products; don't write it into a project's list.
        """,
      consequence: emptyIsRefused,
      required: .optional,
      rules: [.notEmptyInStores(from: emptyKeys)],
      example: "1640",
      seeAlso: ["DTXcodeBuild"],
      sources: [.publicProjects("What Xcode adds to products"), emptyKeys]),
    Key(
      "DTXcodeBuild", .string,
      summary: "Records the build of the Xcode that made the product.",
      discussion: """
        Xcode adds the key to products; don't write it into a project's list.
        """,
      consequence: emptyIsRefused,
      required: .optional,
      rules: [.notEmptyInStores(from: emptyKeys)],
      example: "16F6",
      seeAlso: ["DTXcode"],
      sources: [.publicProjects("What Xcode adds to products"), emptyKeys]),
  ]
}
