import KeyModel

private let emptyProduct = Consequence(
  "If the key is empty, App Store Connect rejects the upload.", from: infoPlistProcessor)

/// The task of Xcode's build system that writes the Info.plist of a product.
let infoPlistProcessor = SourceReference.gitHub(
  "swiftlang/swift-build/blob/main/Sources/SWBTaskExecution/TaskActions/InfoPlistProcessorTaskAction.swift"
)
let appleProductTypes = SourceReference.gitHub(
  "swiftlang/swift-build/blob/main/Sources/SWBApplePlatform/Specs/DarwinProductTypes.xcspec")

/// Keys that only some builds add: for Swift Playgrounds, bundles without code, and containers.
var productKeys: [Key] {
  [
    Key(
      "DTSwiftPlaygroundsVersion", .string,
      summary: "Records the version of Swift Playgrounds that built the app.",
      discussion: """
        Xcode's build system leaves the key out if the value would be empty.
        """,
      avoid:
        "Don't write it: Swift Playgrounds adds it to the apps that it builds, as Xcode does with [`DTXcode`](key:DTXcode).",
      consequence: emptyProduct,
      required: .optional,
      rules: [.notEmptyInStores(from: infoPlistProcessor)],
      example: "4.6.4",
      seeAlso: ["DTSwiftPlaygroundsBuild", "DTXcode"],
      sources: [infoPlistProcessor]),
    Key(
      "DTSwiftPlaygroundsBuild", .string,
      summary:
        "Records the build number of the version of Swift Playgrounds that built the app.",
      discussion: """
        Xcode's build system leaves the key out if the value would be empty.
        """,
      avoid:
        "Don't write it: Swift Playgrounds adds it to the apps that it builds, beside the version in [`DTSwiftPlaygroundsVersion`](key:DTSwiftPlaygroundsVersion).",
      consequence: emptyProduct,
      required: .optional,
      rules: [.notEmptyInStores(from: infoPlistProcessor)],
      example: "2025.5",
      seeAlso: ["DTSwiftPlaygroundsVersion", "DTXcodeBuild"],
      sources: [infoPlistProcessor]),
    Key(
      "DTBundleClientLibraries", .array(of: .string),
      summary: "Records which libraries and programs use a bundle without code.",
      discussion: """
        Xcode's build system adds the names to a bundle without code if the build setting
        `ENABLE_SDK_IMPORTS` is on. Apple doesn't document what reads the key.
        """,
      avoid: "Don't write it.",
      required: .optional,
      example: ["libExample.a"],
      sources: [infoPlistProcessor]),
    Key(
      "CFBundleResourceSpecification", .string,
      summary: "Once named a list of rules for the files that a signature covers.",
      discussion: """
        The file that the key named, usually `ResourceRules.plist`, said which resources `codesign`
        should leave out. Such rules are obsolete: a signature covers all files of a bundle. Tools
        for re-signing apps remove the key.
        """,
      avoid: "Delete the key: it is obsolete.",
      consequence: Consequence(
        "App Store Connect rejects an app with the key (ITMS-90339).",
        from: .gitHub("kivy/kivy-ios/pull/225")),
      required: .optional,
      example: "ResourceRules.plist",
      sources: [
        infoPlistProcessor, .gitHub("maciekish/iReSign"), .gitHub("DanTheMan827/ios-app-signer"),
        .gitHub("kivy/kivy-ios/pull/225"),
      ]),
    Key(
      "LSApplicationLaunchProhibited", .boolean,
      summary: "Prevents people from opening an app that only contains stickers or a watch app.",
      discussion: """
        The executable of an app that has the key is a stub that Xcode provides.
        """,
      avoid:
        "Don't write it: Xcode's build system adds it to the iOS app that only contains an iMessage app, a sticker pack or a watch app without a companion.",
      availability: [.iOS(.unknown, from: .gitHub)],
      required: .optional,
      bundleKinds: [.app],
      example: true,
      seeAlso: ["ITSWatchOnlyContainer"],
      sources: [appleProductTypes]),
    Key(
      "ITSWatchOnlyContainer", .boolean,
      summary: "Marks the empty iPhone app that contains a watch app without a companion.",
      discussion: """
        The executable of the iPhone app is a stub. What people use is the watch app inside, which
        has [`WKWatchOnly`](key:WKWatchOnly).
        """,
      avoid:
        "Don't write it: Xcode's build system adds it, together with [`LSApplicationLaunchProhibited`](key:LSApplicationLaunchProhibited).",
      availability: [.iOS(.unknown, from: .gitHub)],
      required: .optional,
      bundleKinds: [.app],
      example: true,
      seeAlso: ["LSApplicationLaunchProhibited", "WKWatchOnly"],
      sources: [appleProductTypes]),
  ]
}
