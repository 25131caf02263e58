// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "docgen",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "docgen", targets: ["docgen"]),
    // What a catalogue of another format builds on: its vocabulary, and every command over it.
    .library(name: "KeyModel", targets: ["KeyModel"]),
    .library(name: "DocgenCommands", targets: ["DocgenCommands"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
  ],
  targets: [
    // Locations in texts, similar names, escapes. Imports no other target.
    .target(name: "Text", swiftSettings: settings),
    // Reads and writes JSON, keeping the order of members, and reads the texts of YAML.
    .target(
      name: "JSON", dependencies: ["Text", .product(name: "Yams", package: "Yams")],
      swiftSettings: settings),
    // Every target reports findings, so this one imports few others.
    .target(name: "Diagnostics", dependencies: ["JSON", "Text"], swiftSettings: settings),
    // Messages of JSON-RPC, from bytes and to bytes.
    .target(name: "JSONRPC", dependencies: ["JSON"], swiftSettings: settings),
    // Distributes work over all cores; a lock.
    .target(name: "Parallelism", swiftSettings: settings),
    .systemLibrary(
      name: "CLibDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .target(name: "Digests", dependencies: ["CDigests", "CLibDeflate"], swiftSettings: settings),
    // The processor's instructions for SHA-256.
    .target(name: "CDigests"),
    // The vocabulary: values and checks, no input or output.
    .target(
      name: "KeyModel", dependencies: ["Diagnostics", "JSON", "Text", "Parallelism"],
      swiftSettings: settings),
    // The data. It compiles slowly and is edited at another pace, so no engine target imports it.
    .target(name: "KeyCatalogue", dependencies: ["KeyModel"], swiftSettings: settings),
    .target(
      name: "KeySchema", dependencies: ["KeyModel", "Diagnostics", "JSON", "Text"],
      swiftSettings: settings),
    // Reads property lists with their locations, and checks them against a catalogue.
    .target(
      name: "KeyValidation", dependencies: ["KeyModel", "Diagnostics", "JSON", "Text"],
      swiftSettings: settings),
    // What editors show of property lists, as values; nothing here reads a file.
    .target(
      name: "LanguageServer",
      dependencies: ["KeyModel", "KeyValidation", "Diagnostics", "JSON", "JSONRPC", "Text"],
      swiftSettings: settings),
    // The search engine, of which the page's script is a twin.
    .target(
      name: "KeySearch", dependencies: ["KeyModel", "Diagnostics", "JSON", "Text", "Parallelism"],
      swiftSettings: settings),
    .systemLibrary(
      name: "CCmarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .target(
      name: "Markup", dependencies: ["CCmarkGFM", "Diagnostics", "JSON", "Text", "Parallelism"],
      swiftSettings: settings),
    // Archives as bytes; nothing here touches the disk.
    .target(name: "Archive", dependencies: ["CLibDeflate", "Digests"], swiftSettings: settings),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    // Pages with an index in the form that Dash and Zeal read; a value like every other output.
    .target(
      name: "Docset",
      dependencies: [
        "Digests", "CSQLite", "KeyModel", "Markup", "Diagnostics", "JSON", "Text",
      ],
      swiftSettings: settings),
    .target(
      name: "Site",
      dependencies: [
        "Archive", "Digests", "Docset", "KeyModel", "KeySchema", "KeySearch", "Markup",
        "Diagnostics", "JSON", "Text",
        "Parallelism",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: settings),
    // Checks files where they are: in projects, bundles and archives, by settings and baselines. What it finds is a value.
    .target(
      name: "Checking",
      dependencies: [
        "Archive", "FileSystem", "KeyModel", "KeyValidation", "Diagnostics", "JSON", "Text",
      ],
      swiftSettings: settings),
    // Files, folders, programs and streams: every call to the operating system except for the network.
    .target(name: "FileSystem", dependencies: ["CFileSystem"], swiftSettings: settings),
    .target(name: "CFileSystem"),
    // From folders to a site's input, and from a site's files to the output folder.
    .target(
      name: "Publish",
      dependencies: [
        "Archive", "Digests", "FileSystem", "Site", "KeyModel", "Diagnostics", "Text",
        "Parallelism",
      ],
      swiftSettings: settings),
    // A site in the browser while it is written. The only target with a network.
    .target(
      name: "Preview",
      dependencies: [
        "Digests", "Diagnostics", "JSON", "Text",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings),
    // Notices changes of a site's sources, and of the running program's own.
    .target(
      name: "Watching",
      dependencies: [
        "FileSystem", "Publish", "Preview", "Site", "KeyModel", "Diagnostics", "Parallelism",
        "Text",
      ],
      swiftSettings: settings),
    // A package for another catalogue, as files; nothing here touches the disk.
    .target(name: "Scaffold", swiftSettings: settings),
    // Every command, for any catalogue that a program provides.
    .target(
      name: "DocgenCommands",
      dependencies: [
        "Archive", "Checking", "KeyModel", "KeySchema", "KeySearch", "KeyValidation", "Markup",
        "FileSystem", "JSONRPC", "LanguageServer", "Scaffold", "Site", "Publish", "Preview",
        "Watching", "Diagnostics", "JSON", "Text",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "docgen", dependencies: ["DocgenCommands", "KeyCatalogue"], swiftSettings: settings),
    // The example that `docgen new` copies, compiled here with everything else.
    .executableTarget(
      name: "LampExample", dependencies: ["DocgenCommands", "KeyModel"],
      path: "Examples/LampReference/Sources/LampReference", swiftSettings: settings),
    // What tests of several modules use.
    .target(
      name: "TestSupport", dependencies: ["CSQLite", "FileSystem", "JSON", "KeyModel"],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "TextTests", dependencies: ["Text", "Diagnostics", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "JSONTests", dependencies: ["JSON", "Text", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ParallelismTests", dependencies: ["Parallelism"], swiftSettings: settings),
    .testTarget(name: "DigestsTests", dependencies: ["Digests"], swiftSettings: settings),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "JSON", "Text"],
      swiftSettings: settings),
    .testTarget(
      name: "KeyModelTests",
      dependencies: ["KeyModel", "Diagnostics", "JSON", "Text", "TestSupport"],
      exclude: ["Corpus"],
      swiftSettings: settings),
    .testTarget(
      name: "KeyCatalogueTests",
      dependencies: [
        "KeyCatalogue", "KeyModel", "KeyValidation", "Diagnostics", "JSON", "Text", "TestSupport",
      ],
      exclude: ["Documents"], swiftSettings: settings),
    .testTarget(
      name: "KeySchemaTests",
      dependencies: [
        "KeySchema", "KeyModel", "KeyCatalogue", "Diagnostics", "JSON", "Text", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "KeyValidationTests",
      dependencies: [
        "KeyValidation", "KeyCatalogue", "KeyModel", "Diagnostics", "JSON", "Text", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CheckingTests",
      dependencies: ["Archive", "Checking", "FileSystem", "KeyModel", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "JSONRPCTests", dependencies: ["JSONRPC", "JSON", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "LanguageServer", "KeyValidation", "KeyCatalogue", "KeyModel", "Diagnostics", "JSON",
        "JSONRPC", "Site", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "KeySearchTests",
      dependencies: [
        "TestSupport", "Archive", "KeySearch", "KeyCatalogue", "KeyModel", "Diagnostics", "JSON",
      ],
      exclude: ["Vectors", "compare.js"], swiftSettings: settings),
    .testTarget(
      name: "MarkupTests", dependencies: ["TestSupport", "Markup", "Diagnostics", "Text"],
      exclude: ["Corpus"],
      swiftSettings: settings),
    .testTarget(
      name: "ArchiveTests", dependencies: ["Archive"], swiftSettings: settings),
    .testTarget(
      name: "DocsetTests", dependencies: ["Docset", "Digests", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SiteTests",
      dependencies: [
        "TestSupport",
        "Archive", "CLibDeflate", "Digests", "Docset", "Site", "KeyModel", "KeySearch",
        "Diagnostics", "JSON", "Text", "Markup", .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "FileSystemTests", dependencies: ["FileSystem", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PublishTests",
      dependencies: [
        "Publish", "FileSystem", "TestSupport", "Site", "KeyModel", "Diagnostics",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WatchingTests",
      dependencies: ["Watching", "FileSystem", "Site", "KeyModel", "Diagnostics"],
      swiftSettings: settings),
    .testTarget(
      name: "DocgenCommandsTests",
      dependencies: [
        "Archive", "Checking", "DocgenCommands", "FileSystem", "JSON", "JSONRPC", "KeyModel",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(name: "ScaffoldTests", dependencies: ["Scaffold"], swiftSettings: settings),
    .testTarget(
      name: "PreviewTests",
      dependencies: ["TestSupport", "Preview", "Diagnostics", "JSON", "Text"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// Some of the tests alone, with what they depend on: `DOCGEN_TESTS="JSONTests TextTests" swift build --build-tests`.
if let chosen = Context.environment["DOCGEN_TESTS"] {
  var queue = chosen.split(whereSeparator: \.isWhitespace).map(String.init)
  var wanted = Set(queue)
  while let name = queue.popLast() {
    for case .byNameItem(let other, _) in package.targets.first(where: { $0.name == name })?
      .dependencies ?? []
    where wanted.insert(other).inserted {
      queue.append(other)
    }
  }
  package.targets.removeAll { !wanted.contains($0.name) }
  package.products.removeAll { product in !wanted.contains(product.name) }
}
