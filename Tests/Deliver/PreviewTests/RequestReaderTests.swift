import TestSupport
import Testing

@testable import Preview

/// Bytes that are a request, and bytes that end a connection.
struct RequestReaderTests {
  /// The results of a connection for bytes that come in pieces, until it waits or is refused.
  private func results(_ bytes: [UInt8], pieces: Int = .max) -> [RequestReader.Result] {
    var reader = RequestReader()
    var results: [RequestReader.Result] = []
    var rest = bytes[...]
    while true {
      while true {
        let result = reader.next()
        if result == .incomplete { break }
        results.append(result)
        if case .refused = result { return results }
      }
      guard !rest.isEmpty else { return results }
      reader.receive(Array(rest.prefix(pieces)))
      rest = rest.dropFirst(pieces)
    }
  }

  private func results(_ text: String) -> [RequestReader.Result] { results(Array(text.utf8)) }

  @Test(arguments: [
    ("http://localhost:1/a?q", "/a?q", "localhost:1"), ("HTTP://[::1]", "/", "[::1]"),
    ("http://b?q", "/?q", "b"), ("http://u@b/", "http://u@b/", "a"),
    ("http:///a", "http:///a", "a"),
    ("ftp://b/", "ftp://b/", "a"),
  ])
  func theHostOfAnAbsoluteTargetIsThatOfTheRequest(target: String, path: String, host: String) {
    #expect(
      results("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n") == [
        .request(PreviewRequest(method: "GET", target: path, host: host), isLast: false)
      ])
  }

  @Test func aRequestIsItsLineAndTheHeadersThatMatter() {
    let text = """
      GET /a%20b?q=1 HTTP/1.1\r\nHost: localhost:8000\r\nAccept: */*\r\nRange:bytes=0-1 \r
      if-none-match:\t"a"\r\nIf-Range: "b"\r\nSec-Fetch-Site: cross-site\r
      Sec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\nContent-Length: 0\r\n\r\n
      """
    #expect(
      results(text) == [
        .request(
          PreviewRequest(
            method: "GET", target: "/a%20b?q=1", host: "localhost:8000", range: "bytes=0-1",
            ifRange: "\"b\"",
            ifNoneMatch: "\"a\"",
            fetch: .init(site: "cross-site", mode: "navigate", destination: "document")),
          isLast: false)
      ])
  }

  @Test(arguments: [
    ("HTTP/1.1\r\n", false), ("HTTP/1.1\r\nConnection: keep-alive\r\n", false),
    ("HTTP/1.1\r\nConnection: Close\r\n", true), ("HTTP/1.0\r\n", true), ("HTTP/1.1\n", false),
  ])
  func aConnectionGoesOnUnlessItIsClosed(end: String, isLast: Bool) {
    #expect(
      results("GET / \(end)\r\n") == [
        .request(PreviewRequest(method: "GET", target: "/"), isLast: isLast)
      ])
  }

  @Test func requestsFollowOneAnother() {
    let text = "\r\nGET /a HTTP/1.1\r\n\r\n\r\nHEAD /b HTTP/1.1\r\nHost: b\r\n\r\nGET /c"
    #expect(
      results(text) == [
        .request(PreviewRequest(method: "GET", target: "/a"), isLast: false),
        .request(PreviewRequest(method: "HEAD", target: "/b", host: "b"), isLast: false),
      ])
  }

  @Test(arguments: [
    "GET\r\n\r\n", "GET /\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1 \r\n\r\n",
    "GET / HTTP/2.0\r\n\r\n", "GET / HTTP/1.2\r\n\r\n", "GET / http/1.1\r\n\r\n",
    " GET / HTTP/1.1\r\n\r\n", "G\u{0}T / HTTP/1.1\r\n\r\n", "GET /\t HTTP/1.1\r\n\r\n",
    "GET /é HTTP/1.1\r\n\r\n", "GET /\rx HTTP/1.1\r\n\r\n", "\rGET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost : a\r\n\r\n", "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n",
    "GET / HTTP/1.1\r\nA: b\rc\r\n\r\n", "GET / HTTP/1.1\r\nConnection: a\rb\r\n\r\n",
    "GET / HTTP/1.1\r\nA: \u{0}\r\n\r\n", "GET / HTTP/1.1\r\nA\u{0}: b\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 0\r\nContent-Length: 0\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: +5\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length:\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: 0, 0\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 0x1\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\r\n\r\n",
  ])
  func malformedRequestsAreRefused(text: String) {
    #expect(results(text) == [.refused(.badRequest)])
  }

  @Test(arguments: [
    "Content-Length: 1", "Content-Length: 99999999999999999999999", "Transfer-Encoding: chunked",
    "Transfer-Encoding: identity", "Content-Length: 5\r\nTransfer-Encoding: chunked",
  ])
  func requestsWithABodyAreRefused(headers: String) {
    for method in ["GET", "POST"] {
      let text = "\(method) / HTTP/1.1\r\n\(headers)\r\n\r\nGET /robots.txt HTTP/1.1\r\n\r\n"
      #expect(results(text) == [.refused(.contentTooLarge)])
    }
  }

  @Test(arguments: [1, 1000, 4096, .max])
  func whatIsTooLongIsRefusedBeforeItEnds(pieces: Int) {
    func filled(_ start: String, _ count: Int) -> [UInt8] {
      Array(start.utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: count)
    }
    let line = RequestReader.longestLine
    let short = filled("GET /", line - 14)
    #expect(results(short + Array(" HTTP/1.1\r\n\r\n".utf8), pieces: pieces).count == 1)
    #expect(results(filled("GET /", line), pieces: pieces) == [.refused(.targetTooLong)])
    let header = filled("GET / HTTP/1.1\r\nA: ", line)
    #expect(results(header, pieces: pieces) == [.refused(.headersTooLarge)])
    let headers = Array(
      ("GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: RequestReader.longestHead / 6))
        .utf8)
    #expect(results(headers, pieces: pieces) == [.refused(.headersTooLarge)])
    let lines = [UInt8](repeating: UInt8(ascii: "\n"), count: RequestReader.longestHead + 1)
    #expect(results(lines, pieces: pieces) == [.refused(.targetTooLong)])
  }

  @Test(arguments: [1, 100, 4096])
  func everyByteIsLookedAtOnce(piece: Int) {
    for length in [3_000, 6_000, 12_000, 100_000, 200_000] {
      let line = Array("GET /\(String(repeating: "a", count: length)) HTTP/1.1\r\n\r\n".utf8)
      var reader = RequestReader()
      var result = RequestReader.Result.incomplete
      var received = 0
      while result == .incomplete, received < line.count {
        let more = line[received..<min(received + piece, line.count)]
        reader.receive(Array(more))
        received += more.count
        result = reader.next()
      }
      #expect(reader.work == received && received <= RequestReader.longestLine + piece)
    }
  }

  /// Random bytes of dangerous pieces never trap, and it does not matter how they are divided.
  @Test(arguments: fuzzSeeds(otherwise: 67))
  func divisionDoesNotMatter(seed: Int) {
    var random = SeededNumbers(seed: seed)
    let pieces = [
      "GET", " ", "/", "HTTP/1.1", "\r\n", "\r", "\n", ":", "Host", "Host: a\r\n",
      "Content-Length: ",
      "0", "5", "+", "\t", "\u{0}", "é", "GET / HTTP/1.1\r\n", "\r\n\r\n", "Connection: close\r\n",
      "Transfer-Encoding: chunked\r\n", "Range: bytes=0-\r\n",
    ]
    for _ in 0..<50 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let bytes = Array(("GET / HTTP/1.1\r\n" + text).utf8)
      let whole = results(bytes)
      for size in [1, 2, 7] { #expect(results(bytes, pieces: size) == whole) }
    }
  }
}
