import JSON
import KeyModel
import KeySchema
import Markup
import Text

extension PageKind {
  static let schemas = PageKind(
    .jsonSchemas, at: "schemas/index", in: [.search],
    summary: { SchemasPage(context: $0).summary },
    pages: { kind, context in
      let published = PublishedSchemas(context)
      let page = SchemasPage(context: context)
      // A document's heading and schemas, or an extension point's schema.
      let items =
        context.catalogue.documents.map { published.general(for: $0) }
        + published.entries.filter { $0.profile.extensionPoint != nil }.map { [$0] }
      return LongList.pages(
        kind.head(in: context), of: items, in: context, rows: \.count,
        name: { $0.first?.title ?? "" }
      ) { page.page($0, $1, of: published) }
    })
}

/// The published schemas and their purposes.
struct SchemasPage: PageMaker {
  let context: SiteContext

  fileprivate var summary: String {
    words(
      catalogue.extensionPoints.isEmpty ? .aboutSchemas : .aboutSchemasAndPoints,
      ["files": words.list(catalogue.documents.map { catalogue.noun(for: $0) })])
  }

  fileprivate func page(
    _ head: PageHead, _ part: ListPart<[PublishedSchemas.Entry]>, of published: PublishedSchemas
  ) -> Page {
    context.listPage(head) { builder in
      var blocks: [Block] =
        head.isFurtherPart ? [] : [.paragraph(introduction + [" "] + list)] + use(&builder)
      blocks += part.links(on: builder.page, words)
      let points = part.items.flatMap(\.self).filter { $0.profile.extensionPoint != nil }
      for general in part.items {
        guard let entry = general.first, entry.profile.extensionPoint == nil else { continue }
        let name = entry.document.name
        blocks += [
          builder.heading([.text(words(.whole, ["file": name]))], id: "whole"),
          table(general, of: published, caption: words(.schemasOfWhole, ["file": name])),
        ]
      }
      if !points.isEmpty, head.isFurtherPart {
        blocks.append(table(points, of: published, caption: words[.schemasOfPoint]))
      }
      guard !head.isFurtherPart else { return blocks }
      if !catalogue.releases.lines.isEmpty {
        blocks += [
          builder.heading(.forOnePlatform, id: "platforms"),
          .paragraph([.text(words[.forOnePlatformLead])]), .code(language: "sh", ofPlatform),
        ]
      }
      if !points.isEmpty {
        blocks += [
          builder.heading(.forOnePoint, id: "extension-points"),
          table(points, of: published, caption: words[.schemasOfPoint]),
        ]
      }
      if !published.embeddingFiles.isEmpty {
        blocks += [
          builder.heading(.forOtherTools, id: "tools"),
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
            }, caption: words[.schemasForTools]),
        ]
      }
      blocks += [
        builder.heading(.schemaLimits, id: "limits"),
        .paragraph(
          words.inlines(.schemaLimitsLead, ["rules": [builder.link(to: PageKind.rules)]])),
        builder.heading(.referenceItself, id: "reference"),
        .paragraph(
          words.inlines(
            .referenceItselfLead,
            [
              "file": [.link(.file("catalogue.json"), [.code("catalogue.json")])],
              "schema": [
                .link(
                  .file("schemas/" + PublishedSchemas.catalogueSchema),
                  [.text(words[.itsSchema])])
              ],
            ])),
      ]
      return blocks
    }
  }

  /// The choice of a schema, and its use with a tool.
  private func use(_ builder: inout PageBuilder) -> [Block] {
    let stem = PublishedSchemas.stem(for: catalogue.document)
    let document = catalogue.document
    let file = document.isPropertyList ? "\(document.name).json" : document.exampleOfName
    let hasStages = catalogue.documents.contains(where: \.isPropertyList)
    let schema = "./\(stem).editor\(Draft.draft07.fileSuffix)"
    let match = document.editorFileMatch.isEmpty ? [file] : document.editorFileMatch
    let settings: JSONValue =
      switch document.format {
      case .yaml: ["yaml.schemas": .object([.init(schema, JSONValue(strings: match))])]
      case .toml:
        [
          "evenBetterToml.schema.associations": .object(
            match.map { .init(FilePattern.expression(for: $0), .string(schema)) })
        ]
      case .json, .jsonWithComments, .propertyList:
        [
          "json.schemas": [
            ["fileMatch": .array(match.prefix(1).map { .string($0) }), "url": .string(schema)]
          ]
        ]
      }
    let line: (language: String, text: String)? =
      switch document.format {
      case .yaml: ("yaml", "# yaml-language-server: $schema=\(schema)\n")
      case .toml: ("toml", "#:schema \(schema)\n")
      case .json, .jsonWithComments, .propertyList: nil
      }
    let modeline: [Block] =
      line.map { line in
        [.paragraph([.text(words[.schemaInYaml])]), .code(language: line.language, line.text)]
      } ?? []
    let plain = stem + Draft.draft07.fileSuffix
    let other =
      document.format == .toml
      ? "taplo check --schema \"file://$PWD/\(plain)\" \(file)"
      : "npx ajv-cli validate -s \(plain) -d \(file)"
    return [
      builder.heading(.whichSchema, id: "use"),
      .paragraph([.text(words[hasStages ? .whichSchemaByStage : .whichSchemaOfKind])]),
      .code(
        language: "sh",
        """
        check-jsonschema --schemafile \(stem)\(Draft.draft202012.fileSuffix) \(file)
        \(other)
        """),
      .paragraph(
        words.inlines(.schemaInEditor, ["file": [.code(".vscode/settings.json")]])),
      .code(language: "json", settings.serialized()),
    ] + modeline
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
      let file = catalogue.hasSeveralDocuments ? words[.anyFile] : catalogue.document.name
      // Validators read YAML too, but neither comments in JSON nor TOML.
      let isRead = catalogue.documents.allSatisfy { [.json, .yaml].contains($0.format) }
      return [.text(words(isRead ? .useSchemasDirectly : .useSchemas, ["file": file]))]
    }
    return words.inlines(
      .useSchemasWithLists, ["tool": [.code("plutil")], "module": [.code("plistlib")]])
  }

  /// Every schema: in an archive, if there is one, and by name.
  private var list: [Inline] {
    let catalog = Inline.link(.file("schemas/catalog.json"), [.code("catalog.json")])
    let list = words.inlines(.schemaList, ["list": [catalog]])
    guard context.offersDownloads else { return list }
    let archive = Inline.link(
      .page(PageKind.downloads.path, fragment: nil), [.text(words[.schemaArchive])])
    return words.inlines(.archiveAndList, ["archive": [archive], "list": list])
  }

  private func table(
    _ entries: [PublishedSchemas.Entry], of published: PublishedSchemas, caption: String
  ) -> Block {
    func links(_ entry: PublishedSchemas.Entry) -> [Inline] {
      var inlines: [Inline] = []
      for draft in entry.drafts {
        if !inlines.isEmpty { inlines.append(.text(words[.comma])) }
        inlines.append(
          .link(.file("schemas/" + published.fileName(of: entry, draft)), [.text(draft.rawValue)]))
      }
      return inlines
    }
    return table(
      entries.map { [[.text($0.title)], [.text($0.purpose)], links($0)] }, caption: caption)
  }

  private func table(_ rows: [[[Inline]]], caption: String) -> Block {
    .table(caption, [.schema, .purpose, .download].map { words[$0] }, rows: rows, style: "schemas")
  }
}
