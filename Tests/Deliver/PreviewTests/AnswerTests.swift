import Diagnostics
import TestSupport
import Testing

@testable import Preview

/// The answer that a browser gets for an address.
struct AnswerTests {
  @Test(arguments: [
    ("/", "Home"), ("/index.html", "Home"), ("/?q=1", "Home"), ("/guides/", "Guides"),
    ("/guides/index.html?x", "Guides"), ("/guides/a%20b%25.html", "Odd"),
    ("/%67uides/", "Guides"),
  ])
  func pagesAreServed(target: String, title: String) {
    let answer = Fixture.state.get(target)
    #expect(answer.status == .ok)
    #expect(answer.text.contains("<title>\(title)</title>"))
    #expect(answer.text.contains("<script src=\"/-/reload.js\" data-version=\"5\">"))
    #expect(answer.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(answer.headers["Cache-Control"] == "no-cache")
    #expect(answer.headers["X-Content-Type-Options"] == "nosniff")
    #expect(answer.headers["Content-Length"] == String(answer.body.count))
  }

  @Test func assetsAreServedUnchanged() {
    let answer = Fixture.state.get("/assets/style.css?v=3")
    #expect(answer.text == "0123456789")
    #expect(answer.headers["Content-Type"] == "text/css; charset=utf-8")
  }

  @Test(arguments: [
    ("/guides", "/guides/"), ("/guides?x=1", "/guides/?x=1"), ("/assets", "/assets/"),
  ])
  func foldersRedirectToTheirSlash(target: String, location: String) {
    let answer = Fixture.state.get(target)
    #expect(answer.status == .found)
    #expect(answer.headers["Location"] == location)
  }

  @Test(arguments: [
    "/nothing", "/guides/nothing.html", "/assets/", "/index.html/", "/Index.html", "/sw.js",
    "/.hidden", "/assets/.hidden", "/-", "/-/", "/-/other",
  ])
  func missingPathsAreNotFound(target: String) {
    let answer = Fixture.state.get(target)
    #expect(answer.status == .notFound)
    #expect(!answer.text.contains("secret"))
  }

  @Test func missingPathsShowTheSitesPage() {
    let answer = Fixture.state.get("/deep/down/nothing")
    #expect(answer.text.contains("Lost"))
    #expect(answer.text.contains("<base href=\"/\">"))
  }

  @Test(arguments: [
    "", "*", "index.html", "http://localhost:8000/", "/..", "/../index.html",
    "/guides/../index.html",
    "/./index.html", "/%2e%2e/index.html", "/%2E%2e%2findex.html", "/guides%2f..%2findex.html",
    "//index.html", "/guides//index.html", "/..\\index.html", "/%5cindex.html", "/index.html%00",
    "/%0a", "/%", "/%4", "/%zz", "/%ff", "/\u{7F}",
  ])
  func malformedTargetsAreRejected(target: String) {
    #expect(Fixture.state.get(target).status == .badRequest)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", ""])
  func otherMethodsAreRejected(method: String) {
    let answer = Fixture.state.get("/", method: method)
    #expect(answer.status == .methodNotAllowed)
    #expect(answer.headers["Allow"] == "GET, HEAD")
  }

  @Test(arguments: ["/", "/nothing", "/guides", "/assets/style.css", "/%"])
  func headHasTheHeadersOfGet(target: String) {
    let (get, head) = (Fixture.state.get(target), Fixture.state.get(target, method: "HEAD"))
    #expect(head.status == get.status)
    #expect(head.headers == get.headers)
    #expect(head.body.isEmpty)
  }

  @Test(arguments: [
    ("localhost", true), ("localhost:8000", true), ("LOCALHOST:1", true), ("127.0.0.1", true),
    ("127.0.0.1:80", true), ("[::1]:8000", true), ("[::1]", true),
    ("example.com", false), ("localhost.example.com", false), ("localhost:80a", false), ("", false),
    ("127.0.0.2", false), ("localhost@example.com", false), ("::1", false),
  ])
  func onlyLocalHostsAreAnswered(host: String, isAnswered: Bool) {
    let request = PreviewRequest(method: "GET", target: "/", host: host)
    let names = HostNames(listeningOn: "127.0.0.1")
    #expect((Fixture.state.answer(request, names: names).status == .ok) == isAnswered)
  }

  @Test func requestsWithoutHostAreRejected() {
    let names = HostNames(listeningOn: "127.0.0.1")
    #expect(
      Fixture.state.answer(PreviewRequest(method: "GET", target: "/"), names: names).status
        == .misdirectedRequest)
  }

  @Test(arguments: [
    ("127.0.0.2", "127.0.0.2:80", true), ("127.0.0.2", "evil.example", false),
    ("::1", "[::1]:8000", true), ("::1", "evil.example", false),
    ("192.168.1.5", "192.168.1.5:8000", true), ("192.168.1.5", "192.168.1.6", false),
    ("192.168.1.5", "evil.example", false), ("fe80::1", "[FE80::1]:1", true),
    ("0.0.0.0", "192.168.1.5:8000", true), ("0.0.0.0", "[fe80::1]:1", true),
    ("0.0.0.0", "localhost", true), ("0.0.0.0", "evil.example", false), ("0.0.0.0", "[]", false),
    ("0.0.0.0", "1.2.3", false), ("0.0.0.0", "fe80::1", false), ("::", "10.0.0.1", true),
    ("::", "10.0.0.1.evil.example", false), ("::", "", false),
  ])
  func aPreviewIsCalledByItsOwnNames(address: String, host: String, isAnswered: Bool) {
    let answer = Fixture.state.answer(
      PreviewRequest(method: "GET", target: "/", host: host), names: HostNames(listeningOn: address)
    )
    #expect(answer.status == (isAnswered ? .ok : .misdirectedRequest))
  }

  @Test(arguments: [
    ("same-origin", "cors", "empty", true), ("none", "navigate", "document", true),
    ("same-origin", "navigate", "iframe", true), ("cross-site", "navigate", "document", true),
    ("same-site", "navigate", "document", true), ("cross-site", "no-cors", "script", false),
    ("same-site", "no-cors", "script", false), ("cross-site", "no-cors", "image", false),
    ("cross-site", "cors", "empty", false), ("cross-site", "navigate", "iframe", false),
    ("cross-site", "navigate", "object", false), ("", "", "", false),
  ])
  func pagesOfOthersOnlyLeadToAPreview(
    site: String, mode: String, destination: String, isAnswered: Bool
  ) {
    for target in ["/", "/assets/style.css", "/-/version", "/nothing"] {
      let answer = Fixture.state.answer(
        PreviewRequest(
          method: "GET", target: target, host: "localhost",
          fetch: .init(site: site, mode: mode, destination: destination)),
        names: HostNames(listeningOn: "127.0.0.1"))
      #expect((answer.status != .forbidden) == isAnswered)
    }
  }

  @Test(arguments: ["/", "/assets/style.css", "/-/reload.js", "/-/version", "/nothing", "/guides"])
  func noOtherOriginMayLoadOrFrameAnAnswer(target: String) {
    let answer = Fixture.state.get(target)
    #expect(answer.headers["Cross-Origin-Resource-Policy"] == "same-origin")
    #expect(answer.headers["X-Frame-Options"] == "DENY")
  }

  /// Random targets of dangerous pieces never reach what is hidden, and never trap.
  @Test(arguments: fuzzSeeds(otherwise: 67))
  func randomTargetsStayInsideTheSite(seed: Int) {
    var random = SeededNumbers(seed: seed)
    let pieces = [
      "/", "..", ".", "%2e", "%2f", "%5c", "\\", "%00", "%", "%c3", "é", "guides", "index.html",
      ".hidden", "?", "#", "&", "-", "-/version", "after=", "99999999999999999999", "sw.js", " ",
    ]
    for _ in 0..<50 {
      let count = Int.random(in: 0...8, using: &random)
      let target =
        "/" + (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let answer = Fixture.state.get(
        target, range: pieces.randomElement(using: &random),
        ifNoneMatch: pieces.randomElement(using: &random))
      #expect(!answer.text.contains("secret"), "\(target)")
      #expect(!answer.text.contains("self"), "\(target)")
      if let path = RequestPath(target: target) {
        #expect(!path.names.contains { $0.isEmpty || $0 == ".." || $0.contains("/") }, "\(target)")
      } else {
        #expect(answer.status == .badRequest, "\(target)")
      }
    }
  }
}
