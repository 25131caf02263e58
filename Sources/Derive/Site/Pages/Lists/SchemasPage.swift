import JSON
import KeyModel
import KeySchema
import Markup

extension PageKind {
  static let schemas = PageKind(
    "JSON Schemas", at: "schemas/index", in: [.search],
    summary: { SchemasPage(context: $0).summary }, page: { SchemasPage(context: $0).page })
}

/// The published schemas and their purposes.
struct SchemasPage: PageMaker {
  let context: SiteContext

  fileprivate var summary: String {
    let points = catalogue.extensionPoints.isEmpty ? "" : " and of each extension point"
    return "JSON Schemas of the whole \(wholeFile)\(points), for VS Code and any validator."
  }

  fileprivate var page: Page {
    context.listPage(.schemas) { builder in
      let published = PublishedSchemas(context)
      let points = published.entries.filter { $0.profile.extensionPoint != nil }
      var blocks: [Block] = [
        .paragraph(
          introduction + archive + [
            .link(.file("schemas/catalog.json"), [.code("catalog.json")]),
            " lists them in SchemaStore’s format. Each is one file, and refers to no other. Most tools and editors read draft-07; 2020-12 is the current edition. Both accept the same files.",
          ])
      ]
      blocks += use(&builder)
      for document in catalogue.documents {
        let general = published.entries.filter { entry in
          entry.document.id == document.id && entry.profile.extensionPoint == nil
        }
        blocks += [
          builder.heading("The whole \(document.name)", id: "whole"),
          table(general, of: published, caption: "Schemas of the whole \(document.name)"),
        ]
      }
      if !catalogue.releases.lines.isEmpty {
        blocks += [
          builder.heading("For one platform", id: "platforms"),
          .paragraph([
            "A schema whose descriptions say what is deprecated, ignored, removed or not available on a platform comes from the command:"
          ]), .code(language: "sh", ofPlatform),
        ]
      }
      if !points.isEmpty {
        blocks += [
          builder.heading("For one extension point", id: "extension-points"),
          table(points, of: published, caption: "Schemas of one extension point"),
        ]
      }
      if !published.embeddingFiles.isEmpty {
        blocks += [
          builder.heading("For files of other tools", id: "tools"),
          table(
            published.embeddingFiles.map { file in
              [
                ["\(file.tool), \(file.name)"], [.text(PublishedSchemas.purpose(of: file))],
                [
                  .link(
                    .file("schemas/" + PublishedSchemas.fileName(of: file)),
                    [.text(Draft.draft07.rawValue)])
                ],
              ]
            }, caption: "Schemas for files of other tools"),
        ]
      }
      blocks += [
        builder.heading("What they cannot express", id: "limits"),
        .paragraph([
          "No schema can express some of the rules; ", builder.link(to: PageKind.rules.link),
          " lists them. JSON has one kind of number, so an integer and a whole real are the same.",
        ]), builder.heading("The reference itself", id: "reference"),
        .paragraph([
          .link(.file("catalogue.json"), [.code("catalogue.json")]),
          " holds the reference as data; ",
          .link(.file("schemas/" + PublishedSchemas.catalogueSchema), ["its schema"]),
          " describes its format.",
        ]),
      ]
      return blocks
    }
  }

  /// The choice of a schema, and its use with a tool.
  private func use(_ builder: inout PageBuilder) -> [Block] {
    let stem = PublishedSchemas.stem(for: catalogue.document)
    let file = catalogue.document.name
    let json = catalogue.document.isPropertyList ? "\(file).json" : file
    let hasStages = catalogue.documents.contains(where: \.isPropertyList)
    let match = catalogue.document.editorFileMatch.first ?? json
    let settings: JSONValue = [
      "json.schemas": [
        [
          "fileMatch": [.string(match)],
          "url": .string("./\(stem).editor\(Draft.draft07.fileSuffix)"),
        ]
      ]
    ]
    let choice =
      hasStages
      ? "For a file in a project take the first schema of its kind, for the file in a finished product, as CI sees it, the one that is called built, and in an editor the one for editors."
      : "For a validator take the first schema of a kind of file, in an editor the one for editors."
    return [
      builder.heading("Which one to take", id: "use"),
      .paragraph([
        .text(choice),
        " The strict one also rejects names that look misspelt and what only a store refuses.",
      ]),
      .code(
        language: "sh",
        """
        check-jsonschema --schemafile \(stem)\(Draft.draft202012.fileSuffix) \(json)
        npx ajv-cli validate -s \(stem)\(Draft.draft07.fileSuffix) -d \(json)
        """),
      .paragraph([
        "In Visual Studio Code the schema belongs into ", .code(".vscode/settings.json"), ":",
      ]), .code(language: "json", settings.serialized()),
    ]
  }

  private var wholeFile: String {
    alternatives(catalogue.documents.map { catalogue.noun(for: $0) }, "and")
  }

  /// The command for the schema of a platform's releases, of the first platform that has several.
  private var ofPlatform: String {
    let lines = catalogue.releases.lines
    let line = lines.first { $0.versions.count > 1 } ?? lines.first
    let platform = line?.platform.schemaName ?? "PLATFORM"
    let version = line?.versions.dropLast().last ?? line?.versions.last
    return
      "\(context.programName) schema --platform \(platform) --minimum-version \(version?.text ?? "VERSION")"
  }

  private var introduction: [Inline] {
    guard catalogue.documents.contains(where: \.isPropertyList) else {
      let file = catalogue.hasSeveralDocuments ? "a file" : catalogue.document.name
      return ["Give \(file) as JSON to a validator with one of these files. "]
    }
    return [
      "Convert a property list to JSON, for example with ", .code("plutil"), " or Python’s ",
      .code("plistlib"), ", and give it to a validator with one of these files. ",
    ]
  }

  private var archive: [Inline] {
    guard context.offersDownloads else { return [] }
    let link = Destination.page(PageKind.downloads.link.path, fragment: nil)
    return [.link(link, ["All schemas in one archive"]), "; "]
  }

  private func table(
    _ entries: [PublishedSchemas.Entry], of published: PublishedSchemas, caption: String
  ) -> Block {
    func links(_ entry: PublishedSchemas.Entry) -> [Inline] {
      var inlines: [Inline] = []
      for draft in entry.drafts {
        if !inlines.isEmpty { inlines.append(.text(", ")) }
        inlines.append(
          .link(.file("schemas/" + published.fileName(of: entry, draft)), [.text(draft.rawValue)]))
      }
      return inlines
    }
    return table(
      entries.map { [[.text($0.title)], [.text($0.purpose)], links($0)] }, caption: caption)
  }

  private func table(_ rows: [[[Inline]]], caption: String) -> Block {
    .table(caption, ["Schema", "Purpose", "Download"], rows: rows, style: "schemas")
  }
}
