import Diagnostics
import JSON
import Testing
import Text

@testable import Preview

/// News of changes and mistakes for pages.
struct NewsTests {
  private let mistake = Diagnostic.error(
    "dangling-link", at: SourceLocation(file: "content/</script>.md", line: 3), "It leads nowhere")

  private func news(_ state: PreviewState, after version: Int) throws -> JSONValue {
    let answer = state.get("/-/version?after=\(version)&now")
    #expect(answer.headers["Content-Type"] == "application/json")
    return state.news(since: version)
  }

  @Test func newSiteReloadsThePage() throws {
    var state = Fixture.state
    state.show(Fixture.site, [])
    #expect(state.version == 6)
    let news = try news(state, after: 5)
    #expect(news["version"] == 6)
    #expect(news["stylesheetOnly"] == false)
  }

  @Test func changedStyleSheetsAreSwapped() throws {
    var state = Fixture.state
    state.show(Fixture.site, [], stylesheetsAlone: true)
    state.show(Fixture.site, [], stylesheetsAlone: true)
    #expect(try news(state, after: 5)["stylesheetOnly"] == true)
    // A page that missed a change of the site before takes all.
    #expect(try news(state, after: 4)["stylesheetOnly"] == false)
    state.show(Fixture.site, [])
    #expect(try news(state, after: 6)["stylesheetOnly"] == false)
  }

  @Test func mistakesKeepTheLastSite() throws {
    var state = Fixture.state
    state.show(nil, [mistake])
    #expect(state.get("/").text.contains("Home"))
    guard case .array(let reported)? = try news(state, after: 5)["diagnostics"] else {
      Issue.record("no diagnostics")
      return
    }
    #expect(reported.map { $0["line"] } == [3])
    state.show(Fixture.site, [], stylesheetsAlone: true)
    #expect(try news(state, after: 6)["diagnostics"] == [])
  }

  @Test func pageWaitsForTheFirstSite() throws {
    var state = PreviewState(firstVersion: 1)
    state.show(nil, [mistake])
    let answer = state.get("/")
    #expect(answer.status == .serviceUnavailable)
    #expect(answer.text.contains("reload.js"))
    #expect(!answer.text.contains("nowhere"))
  }

  @Test func pagesOfAnEarlierServerReload() throws {
    #expect(try news(Fixture.state, after: 1)["stylesheetOnly"] == false)
    #expect(try news(Fixture.state, after: 900)["stylesheetOnly"] == false)
  }

  @Test(arguments: [
    ("/-/version?after=5", 5), ("/-/version?after=5&now", nil), ("/-/version", nil),
    ("/-/version?after=x", nil), ("/?after=5", nil), ("/-/version?after=-3", -3),
  ])
  func onlyPolledRequestsWait(target: String, version: Int?) {
    #expect(
      PreviewState.awaitedVersion(of: PreviewRequest(method: "GET", target: target)) == version)
  }

  @Test func reloadScriptInsertsTextsAsText() {
    #expect(!reloadScript.contains("innerHTML"))
    #expect(!reloadScript.contains("insertAdjacentHTML"))
  }
}
