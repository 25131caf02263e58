extension CataloguePackage {
  var manifest: String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v14)],
      dependencies: [
        \(dependencyDeclaration)
      ],
      targets: [
        .executableTarget(
          name: "\(name)",
          dependencies: [
            .product(name: "DocgenCommands", package: "\(packageName)"),
            .product(name: "KeyModel", package: "\(packageName)"),
          ])
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }

  private var dependencyDeclaration: String {
    switch dependency {
    case .checkout(let path): ".package(path: \"\(escaped(path))\")"
    case .repository(let address, let version):
      ".package(url: \"\(escaped(address))\", from: \"\(escaped(version))\")"
    }
  }

  /// What the package manager calls the dependency: the last part of its place.
  private var packageName: String {
    switch dependency {
    case .checkout(let place), .repository(let place, _):
      let last = place.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? place
      return escaped(last.hasSuffix(".git") ? String(last.dropLast(4)) : last)
    }
  }

  /// A text as it stands between the quotation marks of a literal.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { literal, character in
      switch character {
      case "\\", "\"": literal += "\\\(character)"
      case "\n": literal += "\\n"
      default: literal.append(character)
      }
    }
  }

  var makefile: String {
    """
    # make site    publish the reference into public/
    # make test    look for mistakes in the reference and in the example
    # make serve   see the reference in a browser while writing it

    .PHONY: site test serve

    site:
    \tswift run \(name) build

    test:
    \tswift run \(name) check
    \tswift run \(name) validate lamp.json

    serve:
    \tswift run \(name) serve

    """
  }

  var program: String {
    """
    import DocgenCommands

    @main
    enum Program {
      static func main() {
        Docgen.run(lampCatalogue, as: "\(name)", version: "1.0.0")
      }
    }

    """
  }
}
