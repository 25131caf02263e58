import Archive
import JSON
import KeyModel
import KeySchema
import Markup
import Text

/// An extension for Visual Studio Code: a client of the program's language server, the names of the files that
/// it is for, and the JSON Schemas that a site knows the addresses of.
///
/// The client is the theme's, and the same for every catalogue: it reads what is particular to one from
/// `package.json`.
///
/// Source: Visual Studio Code, "Extension Manifest"; the archive has the form that `vsce package` makes.
struct EditorExtension: Sendable {
  private let context: SiteContext
  /// The theme's files, by their paths in its folder.
  private let files: [SourceFile]
  private let icon: [UInt8]?
  private let names: EditorFileNames
  /// Whether the catalogue is in the archive, because the program has another one.
  private let carriesCatalogue: Bool

  /// The client's file. A theme without it offers no extension.
  private static let script = "extension.js"
  private static let catalogue = "catalogue.json"
  /// The client puts the folder of the installed extension in its place.
  private static let folder = "${extensionPath}"
  private static let propertyLists = "property-list"
  /// The first version that starts an extension for a language that it brings.
  private static let engine = "^1.75.0"
  private static let categories = ["Programming Languages", "Linters"]

  /// Nil if the theme has no client, or the catalogue's files have no names.
  init?(of context: SiteContext, files: [SourceFile], assets: [SourceFile], carriesCatalogue: Bool)
  {
    let names = EditorFileNames(of: context.catalogue.documents)
    guard files.contains(where: { $0.path == Self.script }), !names.all.isEmpty else { return nil }
    self.context = context
    self.files = files
    self.names = names
    self.carriesCatalogue = carriesCatalogue
    icon = assets.first { $0.path == "icon-192.png" }?.bytes
  }

  var path: String { context.routes.docset + ".vsix" }

  func archive(time: ArchiveTime) throws(ArchiveFailure) -> [UInt8] {
    let compressor = Compressor()
    var archive = ZIPWriter(time: time)
    var bytes: [UInt8] = []
    for part in parts {
      try archive.add(part.path, PackedContent(part.bytes, compressor), to: &bytes)
    }
    return bytes + archive.end()
  }

  /// The files of the installed extension, by their paths in its folder.
  var content: [SourceFile] {
    [SourceFile(path: "package.json", bytes: manifest.serializedBytes())] + files
      + (icon.map { [SourceFile(path: "icon.png", bytes: $0)] } ?? [])
      + (carriesCatalogue
        ? [SourceFile(path: Self.catalogue, bytes: context.catalogueBytes)] : [])
  }

  private var parts: [SourceFile] {
    let content = content
    return [
      SourceFile(path: "[Content_Types].xml", bytes: contentTypes(of: content)),
      SourceFile(path: "extension.vsixmanifest", bytes: packageManifest),
    ] + content.map { SourceFile(path: "extension/" + $0.path, bytes: $0.bytes) }
  }

  // MARK: - Names

  private var identifier: String { Self.identifier(context.catalogue.title) }
  private var program: String { Self.identifier(context.programName) }
  /// The first word of settings and commands: extensions of several catalogues are for the same program.
  private var section: String { carriesCatalogue ? "\(program)-\(identifier)" : program }

  /// The day of the catalogue's last change, as `2026.11.2`, so that a newer extension has a newer version.
  private var version: String {
    let date = context.catalogue.changes.map(\.date).max() ?? "1-0-0"
    return date.split(separator: "-").compactMap { Int($0).map(String.init) }
      .joined(separator: ".")
  }

  private var summary: String {
    "Checks \(names.sentence), completes keys and values, and explains them."
  }

  /// Lower-case letters, digits, and hyphens between them.
  private static func identifier(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? "reference" : words.joined(separator: "-")
  }

  // MARK: - package.json

  var manifest: JSONValue {
    var manifest: JSONValue = [
      "name": .string(identifier),
      "displayName": .string(context.catalogue.title),
      "description": .string(summary),
      "version": .string(version),
      "publisher": .string(program),
      "engines": ["vscode": .string(Self.engine)],
      "categories": JSONValue(strings: Self.categories),
      "main": .string("./" + Self.script),
      "activationEvents": JSONValue(strings: names.languages.map { "onLanguage:" + $0 }),
      "capabilities": [
        "untrustedWorkspaces": [
          "supported": "limited",
          "description":
            "The program is started only if your settings have its full path; those of the workspace can't choose it.",
          "restrictedConfigurations": JSONValue(strings: ["path", "arguments"].map(setting)),
        ],
        "virtualWorkspaces": false,
      ],
      "contributes": contributions,
      // For the client; Visual Studio Code does not read it.
      "server": [
        "program": .string(context.programName),
        "arguments": JSONValue(strings: arguments),
        "section": .string(section),
        "selector": .array(names.selector),
      ],
    ]
    if icon != nil { manifest.append("icon", "icon.png") }
    if let baseURL = context.baseURL { manifest.append("homepage", .string(baseURL)) }
    return manifest
  }

  private var arguments: [String] {
    ["lsp"]
      + (carriesCatalogue ? ["--catalogue", "\(Self.folder)/\(Self.catalogue)"] : [])
      + (context.baseURL.map { ["--base-url", $0] } ?? [])
  }

  private func setting(_ name: String) -> String { "\(section).\(name)" }

  private var contributions: JSONValue {
    var contributions: JSONValue = [
      "languages": .array(names.contributedLanguages(with: own)),
      "commands": [
        [
          "command": .string(setting("restart")),
          "title": "Restart Language Server",
          "category": .string(context.catalogue.title),
        ]
      ],
      "configuration": [
        "title": .string(context.catalogue.title),
        "properties": .object([
          .init(
            setting("path"),
            [
              "type": "string", "default": .string(context.programName),
              "scope": "machine-overridable",
              "description": "The path of the program, if its folder is not in PATH.",
            ]),
          .init(
            setting("arguments"),
            [
              "type": "array", "items": ["type": "string"], "default": [],
              "scope": "machine-overridable",
              "description": "Further options for the language server.",
            ]),
        ]),
      ],
    ]
    if let grammar = own("grammar"), names.hasPropertyLists {
      contributions.append(
        "grammars",
        [
          [
            "language": .string(EditorFileNames.language), "scopeName": "text.xml.plist",
            "path": .string(grammar),
          ]
        ])
    }
    if let base = context.baseURL {
      let schemas = PublishedSchemas(context)
      let entries = schemas.entries.filter { !$0.fileMatch.isEmpty }
      // YAML and TOML are read by other extensions, which have their own contributions.
      var validations: [DocumentKind.Format: [JSONValue]] = [:]
      for entry in entries {
        let schema = schemas.fileName(of: entry, .draft07)
        let url = JSONValue.string(base + relativePath(from: "", to: "schemas/" + schema))
        let format = entry.document.format
        switch format {
        case .toml:
          validations[format, default: []] += entry.fileMatch.map { name in
            ["regex": .string(FilePattern.expression(for: name)), "url": url]
          }
        default:
          validations[format == .yaml ? .yaml : .json, default: []].append(
            ["fileMatch": JSONValue(strings: entry.fileMatch), "url": url])
        }
      }
      contributions.append("jsonValidation", .array(validations[.json] ?? []))
      for (name, format) in [
        ("yamlValidation", DocumentKind.Format.yaml), ("tomlValidation", .toml),
      ] {
        if let values = validations[format] { contributions.append(name, .array(values)) }
      }
    }
    return contributions
  }

  /// The path of a file about property lists, if the theme has it.
  private func own(_ name: String) -> String? {
    let path = "\(Self.propertyLists).\(name).json"
    return files.contains { $0.path == path } ? "./" + path : nil
  }

  // MARK: - The archive's own parts

  private var packageManifest: [UInt8] {
    let icon = icon == nil ? "" : "<Icon>extension/icon.png</Icon>\n"
    let assets =
      [("Code.Manifest", "package.json")]
      + (icon.isEmpty ? [] : [("Services.Icons.Default", "icon.png")])
    let lines = assets.map { type, path in
      "<Asset Type=\"Microsoft.VisualStudio.\(type)\" Path=\"extension/\(path)\" Addressable=\"true\"></Asset>\n"
    }
    return Array(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
      <Metadata>
      <Identity Language="en-US" Id="\(identifier)" Version="\(version)" Publisher="\(program)"></Identity>
      <DisplayName>\(context.catalogue.title.escapedForHTML)</DisplayName>
      <Description>\(summary.escapedForHTML)</Description>
      <Categories>\(Self.categories.joined(separator: ",").escapedForHTML)</Categories>
      <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="\(Self.engine.escapedForHTML)"></Property>
      </Properties>
      \(icon)</Metadata>
      <Installation>
      <InstallationTarget Id="Microsoft.VisualStudio.Code"></InstallationTarget>
      </Installation>
      <Dependencies/>
      <Assets>
      \(lines.joined())</Assets>
      </PackageManifest>

      """.utf8)
  }

  /// The types of the files by the endings of their names.
  private func contentTypes(of content: [SourceFile]) -> [UInt8] {
    let known = [
      "js": "application/javascript", "json": "application/json", "png": "image/png",
      "vsixmanifest": "text/xml",
    ]
    let endings = content.compactMap { $0.path.split(separator: ".").last.map(String.init) }
    let lines = (endings + ["vsixmanifest"]).uniqued.sorted().map { ending in
      "<Default Extension=\".\(ending.escapedForHTML)\" ContentType=\"\(known[ending] ?? "application/octet-stream")\"></Default>\n"
    }
    return Array(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
      \(lines.joined())</Types>

      """.utf8)
  }
}
