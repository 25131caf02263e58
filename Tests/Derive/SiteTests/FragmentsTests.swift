import KeyModel
import Site
import Testing

/// The pages for the folder of another generator.
struct FragmentsTests {
  private static func files(
    for tool: FragmentTool, base: String? = nil, keys: [Key] = Fixture.keys
  ) -> [String: String] {
    var keys = keys
    keys[keys.count - 1].movedFrom = ["keys/Former"]
    var input = Fixture.input(catalogue: Fixture.catalogue(keys: keys), baseURL: base)
    input.form = .fragments(tool)
    return Dictionary(
      uniqueKeysWithValues: Site(input).rendered().map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self))
      })
  }

  @Test(arguments: FragmentTool.allCases)
  func pagesAreMarkdownWithFrontMatterAndLinksToFilesThatAreThere(tool: FragmentTool) throws {
    let files = Self.files(for: tool)
    #expect(files.keys.contains(tool == .hugo ? "_index.md" : "index.md"))
    #expect(files.keys.contains("keys/NSExtension/NSExtensionMode.md"))
    for (path, text) in files {
      #expect(path.hasSuffix(".md"))
      #expect(text.hasPrefix("---\ntitle: \""), "\(path)")
      let folder = path.split(separator: "/").dropLast()
      for part in text.split(separator: "](").dropFirst() {
        let link = part.prefix { $0 != ")" && $0 != "#" }
        guard !link.isEmpty, !link.contains(":") else { continue }
        var steps = folder
        for step in link.split(separator: "/") {
          if step == ".." { steps.removeLast() } else { steps.append(step) }
        }
        #expect(files.keys.contains(steps.joined(separator: "/")), "\(path): \(link)")
      }
    }
  }

  @Test func eachToolGetsItsFrontMatter() throws {
    let name = "keys/NSName.md"
    let hugo = try #require(Self.files(for: .hugo)[name])
    #expect(hugo.contains("\nweight: ") && hugo.contains("\naliases:\n  - \"former\"\n---\n"))
    let docusaurus = try #require(Self.files(for: .docusaurus)[name])
    #expect(
      docusaurus.contains("\nsidebar_position: ") && docusaurus.contains("\nslug: \"NSName\"\n"))
    #expect(!docusaurus.contains("\n# "))
    let sphinx = try #require(Self.files(for: .sphinx)[name])
    #expect(
      sphinx.contains("myst:\n  html_meta:\n    description: \"Names the app.\"\n---\n\n# NSName\n")
    )
    let mkdocs = try #require(Self.files(for: .mkdocs)[name])
    #expect(
      mkdocs.contains("title: \"NSName\"\ndescription: \"Names the app.\"\n---\n\n# NSName\n"))
  }

  @Test func onlySphinxGetsListsOfPages() throws {
    let files = Self.files(for: .sphinx)
    #expect(
      files["index.md"]?.hasSuffix("```{toctree}\n:hidden:\n:glob:\n\n*/index\n```\n") == true)
    #expect(files["keys/index.md"]?.hasSuffix("\n**\n```\n") == true)
    #expect(Self.files(for: .mkdocs).values.allSatisfy { !$0.contains("toctree") })
  }

  /// Text that one of the programs would take for code, a component, a directive or a shortcode.
  @Test func textStaysText() throws {
    let text = "Sets {a} and <B/> and $x$ and {{% y %}}."
    var keys = Fixture.keys
    keys[3] = Key(
      "NSName", .string, summary: text,
      discussion: "```\n{{< a >}} {{< b\n```\n\nSee `{{% c %}}`.",
      sources: [SourceReference("manual", "Lists")])
    for tool in FragmentTool.allCases {
      let page = try #require(Self.files(for: tool, keys: keys)["keys/NSName.md"])
      let body = page.split(separator: "---\n\n", maxSplits: 1)[1]
      #expect(body.contains("Sets &#123;a&#125; and &#60;B/&#62; and &#36;x&#36;"), "\(body)")
      let code = tool == .hugo ? "{{</* a */>}} {\u{2060}{< b" : "{{< a >}} {{< b"
      #expect(body.contains(code), "\(body)")
      #expect(body.contains(tool == .hugo ? "`{{%/* c */%}}`" : "`{{% c %}}`"))
    }
  }

  /// Generators leave out files whose names begin with `_`, or take them for something else.
  @Test func aPageOfAnElementIsNotHidden() throws {
    var keys = Fixture.keys
    keys.insert(
      Key(
        "NSList", .array([.string]), summary: "Lists.",
        sources: [SourceReference("manual", "Lists")]), at: 3)
    keys.insert(
      Key("NSList/[]", .string, summary: "Is one.", sources: [SourceReference("manual", "Lists")]),
      at: 4)
    let files = Self.files(for: .docusaurus, keys: keys)
    #expect(files.keys.contains("keys/NSList/-_item.md"))
    #expect(files["keys/NSList.md"]?.contains("](NSList/-_item.md)") == true)
  }

  @Test func aLinkOutOfTheFolderLeadsToTheSiteIfItIsKnown() {
    let alone = Self.files(for: .mkdocs)["keys/index.md"] ?? ""
    #expect(!alone.contains("https://example.com/docs/"))
    let known = Self.files(for: .mkdocs, base: "https://example.com/docs/")
    #expect(known.values.contains { $0.contains("](https://example.com/docs/") })
  }
}
