import KeyModel
import TestSupport
import Testing

@testable import Site

/// The site of two kinds of file, of another world than Apple's.
struct SeveralDocumentsTests {
  private static let guide = """
    ---
    title: The first night
    summary: Opens the curtain.
    keys: [stage:Play, cast:Hero]
    ---

    ## Curtain

    Write the [play](key:stage:Play), then the [lead](key:cast:Hero), and [fog](point:house.fog).

    """

  private static let site = Site(
    Fixture.input(
      catalogue: theatreCatalogue, guides: [Fixture.file("content/night.md", guide)],
      templates: [
        Fixture.file("theme/layout.mustache", "{{{controls-script}}}<main>{{{content}}}</main>"),
        Fixture.file("theme/page.mustache", "<h1>{{title}}</h1>{{{contents}}}{{{content}}}"),
      ], baseURL: "https://theatre.example/"))

  private static func text(_ path: String) throws -> String { try #require(site.text(of: path)) }

  @Test func noFileMentionsApple() {
    #expect(Self.site.check().map(\.message) == [])
    let files = Self.site.rendered().filter {
      !$0.path.hasSuffix(".zip") && !$0.path.hasSuffix(".tgz")
    }
    #expect(files.count > 80)
    for file in files {
      // A member of the format, and the page that offers the docset to readers on any system.
      let text = String(decoding: file.bytes, as: UTF8.self)
        .replacing("\"entitlements\"", with: "")
      #expect(wordOfApple(in: text) == nil, "\(file.path)")
    }
  }

  @Test func theDocsetListsTheKeysOfEachFileByAnotherType() throws {
    let docset = try UnpackedDocset(of: Self.site)
    for (path, text) in docset.documents { #expect(wordOfApple(in: text) == nil, "\(path)") }
    for entry in [
      DocsetEntry("Play", .property, "stage/Play.html"),
      DocsetEntry("Play", .setting, "cast/Play.html"),
      DocsetEntry("Hero", .setting, "cast/Hero.html"),
      DocsetEntry("Stage plan", .file, "stage/index.html"),
      DocsetEntry("Cast list", .file, "cast/index.html"),
      DocsetEntry("BOX-7", .error, "codes/BOX-7.html"),
    ] {
      #expect(docset.entries.contains(entry), "\(entry)")
    }
  }

  @Test func aNoteIsTitledAsItsFileCallsTitles() throws {
    let notes = try Self.text("notes.md")
    #expect(notes.contains("Name on the board.") && notes.contains("Billing."))
  }

  @Test func groupsOfTheSameTitleNameTheirFile() throws {
    #expect(try Self.text("groups/scenery.md").contains("# Scenery (stage plan)"))
    #expect(try Self.text("groups/effects.md").contains("# Scenery (cast list)"))
    let home = try Self.text("index.md")
    #expect(home.contains("## Stage plan: groups") && home.contains("## Cast list: groups"))
  }

  @Test func rulesNameEachFile() throws {
    #expect(try Self.text("rules.md").contains("a stage plan or a cast list has to follow"))
    let extensionPoint = try Self.text("extension-points/house.fog.md")
    #expect(extensionPoint.contains("in a cast list"))
  }

  @Test(arguments: ["availability.html", "values/index.html", "platforms/hall.html"])
  func listsCanBeFilteredByFile(path: String) throws {
    let page = try Self.text(path)
    #expect(page.contains("<select name=\"file\">") && page.contains("assets/filters.js"))
    #expect(page.contains("data-file=\"0\""))
  }

  @Test func releasesHaveTheNumbersOfEachFile() throws {
    let page = try Self.text("releases/index.html")
    #expect(page.contains("<select name=\"file\">"))
    // New keys, in all, new extension points, over: of the stage plan, then of the cast list.
    #expect(page.contains("<tr data-files=\"0 6 0 1|3 3 0 0\">"))
    #expect(page.contains("<tr data-files=\"6 6 1 0|\">"))
  }

  @Test func searchShowsFilesByName() throws {
    let index = try Self.text("search-index.js")
    #expect(index.contains(#"stage\\tStage plan\\ncast\\tCast list"#))
  }
}
