// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "LampReference",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "docgen", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "LampReference",
      dependencies: [
        .product(name: "DocgenCommands", package: "docgen"),
        .product(name: "KeyModel", package: "docgen"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
