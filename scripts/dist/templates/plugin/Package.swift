// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "docgen-plugin",
  products: [.plugin(name: "CheckPropertyLists", targets: ["CheckPropertyLists"])],
  targets: [
    .plugin(name: "CheckPropertyLists", capability: .buildTool(), dependencies: ["docgen"]),
    .binaryTarget(
      name: "docgen", url: "{{url}}/{{bundle}}", checksum: "{{checksum}}"),
  ]
)
