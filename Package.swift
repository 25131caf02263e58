// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "docgen",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "docgen", targets: ["docgen"]),
    // The libraries that a catalogue of another format builds on: its vocabulary, and every command over it.
    .library(name: "KeyModel", targets: ["KeyModel"]),
    .library(name: "DocgenCommands", targets: ["DocgenCommands"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
  ],
  targets: [
    // Locations in texts, similar names, escapes; work on all cores. Imports no other target.
    .target(name: "Text"),
    // Reads and writes JSON, keeping the order of members.
    .target(name: "JSON", dependencies: ["Text"]),
    // Every target reports findings, so this one imports few others.
    .target(name: "Diagnostics", dependencies: ["JSON", "Text"]),
    .systemLibrary(
      name: "CLibDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    // The vocabulary: values and checks, no input or output.
    .target(name: "KeyModel", dependencies: ["Diagnostics", "JSON", "Text"]),
    // The data. It compiles slowly and is edited at another pace, so no engine target imports it.
    .target(name: "KeyCatalogue", dependencies: ["KeyModel"]),
    // Makes catalogues of JSON Schemas and custom resource definitions.
    .target(
      name: "KeyImport",
      dependencies: ["Syntaxes", "KeyModel", "KeyValidation", "Diagnostics", "JSON", "Text"]),
    .target(name: "KeySchema", dependencies: ["KeyModel", "Diagnostics", "JSON", "Text"]),
    // Reads property lists with their locations, and checks them against a catalogue.
    .target(name: "KeyValidation", dependencies: ["KeyModel", "Diagnostics", "JSON", "Text"]),
    // Answers a page that checks files: the modules above, built for WebAssembly by scripts/checker.
    .target(
      name: "PageChecker",
      dependencies: ["Syntaxes", "KeyModel", "KeyValidation", "Diagnostics", "JSON", "Text"],
      exclude: ["Runtime"]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // Reads YAML of every kind and TOML, as property lists are read.
    .target(
      name: "Syntaxes",
      dependencies: ["CLibYAML", "KeyModel", "KeyValidation", "Diagnostics", "Text"]),
    // Shows property lists in editors, as values and messages of JSON-RPC; nothing here reads a file.
    .target(
      name: "LanguageServer",
      dependencies: ["KeyModel", "KeyValidation", "Diagnostics", "JSON", "Text"]),
    // The search engine, of which the page's script is a twin.
    .target(name: "KeySearch", dependencies: ["KeyModel", "Diagnostics", "JSON", "Text"]),
    .systemLibrary(
      name: "CCmarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .target(name: "Markup", dependencies: ["CCmarkGFM", "Diagnostics", "Text"]),
    // Archives and digests as bytes; nothing here touches the disk.
    .target(name: "Archive", dependencies: ["CLibDeflate", "Text"]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(
      name: "Site",
      dependencies: [
        "Archive", "CSQLite", "Syntaxes", "KeyModel", "KeySchema", "KeySearch", "KeyValidation",
        "Markup", "Diagnostics", "JSON", "Text",
      ]),
    // Checks files where they are: in projects, bundles and archives, by settings and baselines. What it finds is a value.
    .target(
      name: "Checking",
      dependencies: [
        "Archive", "FileSystem", "Syntaxes", "KeyModel", "KeyValidation", "Diagnostics", "JSON",
        "Text",
      ]),
    // Files, folders, programs and streams: every call to the operating system except for the network.
    .target(name: "FileSystem", dependencies: ["CFileSystem", "Text"]),
    .target(name: "CFileSystem"),
    // From folders to a site's input, and from a site's files to the output folder.
    .target(
      name: "Publish",
      dependencies: ["Archive", "FileSystem", "Site", "KeyModel", "Diagnostics", "JSON", "Text"]),
    // A site in the browser while its sources are written. The only target with a network.
    .target(
      name: "Preview",
      dependencies: [
        "Archive", "FileSystem", "Publish", "Site", "KeyModel", "Diagnostics", "JSON", "Text",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    // Every command, for any catalogue that a program provides.
    .target(
      name: "DocgenCommands",
      dependencies: [
        "Archive", "Checking", "KeyImport", "KeyModel", "KeySchema", "KeySearch", "KeyValidation",
        "Markup",
        "FileSystem", "LanguageServer", "Site", "Publish", "Preview", "Diagnostics", "JSON", "Text",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "docgen", dependencies: ["DocgenCommands", "KeyCatalogue"]),
    // The example that `docgen new` copies, compiled here with everything else.
    .executableTarget(
      name: "LampExample", dependencies: ["DocgenCommands", "KeyModel"],
      path: "Examples/LampReference/Sources/LampReference"),
    // Helpers for the tests of several modules.
    .target(
      name: "TestSupport", dependencies: ["CSQLite", "FileSystem", "JSON", "KeyModel", "Text"],
      path: "Tests/TestSupport"),
    .testTarget(name: "TextTests", dependencies: ["Text", "Diagnostics", "TestSupport"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "Text", "TestSupport"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "JSON", "Text"]),
    .testTarget(
      name: "KeyModelTests",
      dependencies: ["KeyModel", "Diagnostics", "JSON", "Text", "TestSupport"],
      exclude: ["Corpus", "Documents"]),
    .testTarget(
      name: "KeyCatalogueTests",
      dependencies: [
        "KeyCatalogue", "KeyModel", "KeyValidation", "Diagnostics", "JSON", "Text", "TestSupport",
      ],
      exclude: ["Documents"]),
    .testTarget(
      name: "KeyImportTests",
      dependencies: ["KeyImport", "KeyModel", "Diagnostics", "JSON", "Text", "TestSupport"]),
    .testTarget(
      name: "KeySchemaTests",
      dependencies: [
        "KeySchema", "KeyModel", "KeyCatalogue", "Diagnostics", "JSON", "Text", "TestSupport",
      ]),
    .testTarget(
      name: "KeyValidationTests",
      dependencies: [
        "KeyValidation", "KeyCatalogue", "KeyModel", "Diagnostics", "JSON", "Text", "TestSupport",
      ]),
    .testTarget(
      name: "PageCheckerTests",
      dependencies: ["PageChecker", "Syntaxes", "KeyModel", "KeyValidation", "Diagnostics", "JSON"]),
    .testTarget(
      name: "SyntaxesTests",
      dependencies: [
        "Syntaxes", "KeyValidation", "KeyCatalogue", "KeyModel", "Diagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "CheckingTests",
      dependencies: [
        "Archive", "Checking", "FileSystem", "JSON", "KeyModel", "Diagnostics", "Text",
        "TestSupport",
      ]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "LanguageServer", "KeyValidation", "KeyCatalogue", "KeyModel", "Diagnostics", "JSON",
        "Site", "Syntaxes", "Text", "TestSupport",
      ]),
    .testTarget(
      name: "KeySearchTests",
      dependencies: [
        "TestSupport", "Archive", "KeySearch", "KeyCatalogue", "KeyModel", "Diagnostics", "JSON",
      ],
      exclude: ["Vectors", "compare.js"]),
    .testTarget(
      name: "MarkupTests", dependencies: ["TestSupport", "Markup", "Diagnostics", "Text"],
      exclude: ["Corpus"]),
    .testTarget(name: "ArchiveTests", dependencies: ["Archive"]),
    .testTarget(
      name: "SiteTests",
      dependencies: [
        "TestSupport",
        "Archive", "CLibDeflate", "Site", "KeyModel", "KeySearch", "Diagnostics", "JSON", "Text",
        "KeyValidation", "Markup", "Syntaxes",
      ],
      exclude: ["Golden"]),
    .testTarget(name: "FileSystemTests", dependencies: ["FileSystem", "TestSupport"]),
    .testTarget(
      name: "PublishTests",
      dependencies: [
        "Archive", "Publish", "FileSystem", "TestSupport", "Site", "KeyModel", "Diagnostics",
        "Text",
      ]),
    .testTarget(
      name: "DocgenCommandsTests",
      dependencies: [
        "Archive", "Checking", "Diagnostics", "DocgenCommands", "FileSystem", "JSON", "KeyModel",
        "KeyValidation", "LanguageServer", "Site", "Syntaxes", "Text", "TestSupport",
      ]),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "TestSupport", "Preview", "FileSystem", "Site", "KeyModel", "Diagnostics", "JSON", "Text",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// The folders of `Sources` and `Tests`, in the order in which data passes through them.
let rooms = [
  "System": ["CCmarkGFM", "CFileSystem", "CLibDeflate", "CLibYAML", "CSQLite"],
  "Base": ["Text", "JSON", "Diagnostics", "FileSystem", "Archive", "Markup"],
  "Catalogue": ["KeyModel", "KeyCatalogue", "KeyImport"],
  "Check": ["Syntaxes", "KeyValidation", "Checking", "PageChecker"],
  "Derive": ["KeySchema", "KeySearch", "Site"],
  "Deliver": ["Publish", "Preview", "LanguageServer", "DocgenCommands", "docgen"],
]
for (room, modules) in rooms {
  for target in package.targets {
    if modules.contains(target.name) { target.path = "Sources/\(room)/\(target.name)" }
    if target.type == .test, modules.contains(String(target.name.dropLast("Tests".count))) {
      target.path = "Tests/\(room)/\(target.name)"
    }
  }
}

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}

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
