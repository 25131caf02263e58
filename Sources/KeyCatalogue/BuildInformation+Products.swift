import KeyModel

private let emptyProduct = Consequence(
  "The App Store refuses a product in which it is empty.", from: processor)

private let processor = SourceReference.gitHub(
  "swiftlang/swift-build/blob/main/Sources/SWBTaskExecution/TaskActions/InfoPlistProcessorTaskAction.swift"
)
private let productTypes = SourceReference.gitHub(
  "swiftlang/swift-build/blob/main/Sources/SWBApplePlatform/Specs/DarwinProductTypes.xcspec")

/// What only some builds add: those of Swift Playgrounds, of bundles without code, of containers.
var productKeys: [Key] {
  [
    Key(
      "DTSwiftPlaygroundsVersion", .string,
      summary: "States the version of Swift Playgrounds that made the product.",
      discussion: """
        Don't write it into a project's list. Like the keys about Xcode it is left out where it would
        be empty: an upload with an empty one is refused.
        """,
      consequence: emptyProduct,
      required: .optional,
      rules: [.notEmptyInStores(from: processor)],
      example: "4.6.4",
      seeAlso: ["DTSwiftPlaygroundsBuild", "DTXcode"],
      sources: [processor]),
    Key(
      "DTSwiftPlaygroundsBuild", .string,
      summary: "States the build of Swift Playgrounds that made the product.",
      discussion: """
        Don't write it into a project's list, and never leave it empty.
        """,
      consequence: emptyProduct,
      required: .optional,
      rules: [.notEmptyInStores(from: processor)],
      example: "2025.5",
      seeAlso: ["DTSwiftPlaygroundsVersion", "DTXcodeBuild"],
      sources: [processor]),
    Key(
      "DTBundleClientLibraries", .array(of: .string),
      summary: "Lists the libraries and programs that use a bundle without code.",
      discussion: """
        Xcode's build system adds the names to a bundle of resources if the imports of an SDK are
        turned on. Don't write it into a project's list.
        """,
      required: .optional,
      example: ["libExample.a"],
      sources: [processor]),
    Key(
      "CFBundleResourceSpecification", .string,
      summary: "Names an old list of rules for the files that a signature covers.",
      discussion: """
        The file, usually `ResourceRules.plist`, said which resources `codesign` should leave out.
        Such rules are obsolete. Delete the key, as tools that sign apps again do.
        """,
      required: .optional,
      example: "ResourceRules.plist",
      sources: [processor, .gitHub("maciekish/iReSign"), .gitHub("DanTheMan827/ios-app-signer")]),
    Key(
      "LSApplicationLaunchProhibited", .boolean,
      summary: "Keeps people from opening an app that only contains stickers or a watch app.",
      discussion: """
        The program of such a container is a stub that Xcode brings along. Xcode's build system adds
        the key to the container of an iMessage app or sticker pack, and to that of a watch app
        without a companion. Don't write it into a project's list.
        """,
      availability: [.iOS(.unknown, from: .gitHub)],
      required: .optional,
      bundleKinds: [.app],
      example: true,
      seeAlso: ["ITSWatchOnlyContainer"],
      sources: [productTypes]),
    Key(
      "ITSWatchOnlyContainer", .boolean,
      summary: "Marks the iPhone container of a watch app that has no iPhone app.",
      discussion: """
        The container's program is a stub; what counts is the watch app inside. Xcode's build system
        adds the key, together with
        [`LSApplicationLaunchProhibited`](key:LSApplicationLaunchProhibited). The watch app itself has
        [`WKWatchOnly`](key:WKWatchOnly).
        """,
      availability: [.iOS(.unknown, from: .gitHub)],
      required: .optional,
      bundleKinds: [.app],
      example: true,
      seeAlso: ["LSApplicationLaunchProhibited", "WKWatchOnly"],
      sources: [productTypes]),
  ]
}
