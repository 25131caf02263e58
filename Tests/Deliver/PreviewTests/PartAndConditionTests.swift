import Testing

@testable import Preview

/// Parts of files, and files that the browser has.
struct PartAndConditionTests {
  @Test(arguments: [
    ("bytes=0-3", 0..<4), ("bytes=4-", 4..<10), ("bytes=-3", 7..<10), ("bytes=8-99", 8..<10),
    ("bytes=-99", 0..<10), ("BYTES=0-0", 0..<1), ("bytes=9-9", 9..<10),
    ("bytes=2-99999999999999999999999", 2..<10),
  ])
  func byteRangesAreServed(header: String, part: Range<Int>) {
    #expect(ByteRange(header, size: 10) == .part(part))
    let answer = Fixture.state.get("/assets/style.css", range: header)
    #expect(answer.status == .partialContent)
    #expect(answer.body == Array(Array("0123456789".utf8)[part]))
    #expect(
      answer.headers["Content-Range"] == "bytes \(part.lowerBound)-\(part.upperBound - 1)/10")
    #expect(answer.headers["Content-Length"] == String(part.count))
  }

  @Test(arguments: ["bytes=10-", "bytes=10-12", "bytes=-0", "bytes=99999999999999999999999-"])
  func byteRangesBeyondTheEndAreRejected(header: String) {
    let answer = Fixture.state.get("/assets/style.css", range: header)
    #expect(answer.status == .rangeNotSatisfiable)
    #expect(answer.headers["Content-Range"] == "bytes */10")
  }

  @Test(arguments: [
    "", "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=3-1", "bytes=0-1,4-5", "items=0-1",
    "bytes=+1-2", "bytes= 1-2", "bytes=1-2-3", "bytes=0x1-2",
  ])
  func malformedByteRangesGetTheWholeFile(header: String) {
    #expect(ByteRange(header, size: 10) == .whole)
    #expect(Fixture.state.get("/assets/style.css", range: header).status == .ok)
  }

  @Test func emptyFilesHaveNoByteRange() {
    #expect(Fixture.state.get("/empty.txt", range: "bytes=0-").status == .rangeNotSatisfiable)
    #expect(Fixture.state.get("/empty.txt").status == .ok)
  }

  @Test func byteRangeOfAChangedFileGetsTheWholeFile() throws {
    let tag = try #require(Fixture.state.get("/assets/style.css").headers["ETag"])
    func status(_ ifRange: String) -> PreviewResponse.Status {
      Fixture.state.get("/assets/style.css", range: "bytes=0-1", ifRange: ifRange).status
    }
    #expect(status(tag) == .partialContent)
    #expect(status("\"other\"") == .ok)
    #expect(status("W/" + tag) == .ok)
  }

  @Test func unchangedFilesAreNotSentAgain() throws {
    let tag = try #require(Fixture.state.get("/assets/style.css").headers["ETag"])
    #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
    for known in [tag, "W/" + tag, "\"a\", \(tag)", "\"a\",\(tag) , \"b\"", "*"] {
      let answer = Fixture.state.get("/assets/style.css", ifNoneMatch: known)
      #expect(answer.status == .notModified, "\(known)")
      #expect(answer.body.isEmpty)
      #expect(answer.headers["ETag"] == tag)
    }
    for other in ["", "\"a\"", "x" + tag] {
      #expect(Fixture.state.get("/assets/style.css", ifNoneMatch: other).status == .ok, "\(other)")
    }
  }

  @Test func entityTagsDependOnTheBytes() {
    var changed = Fixture.state
    var site = Fixture.site
    site.files["assets/style.css"] = Array("abc".utf8)
    changed.show(site, [])
    let state = Fixture.state
    #expect(
      state.get("/assets/style.css").headers["ETag"]
        != changed.get("/assets/style.css").headers["ETag"])
    #expect(state.get("/empty.txt").headers["ETag"] == changed.get("/empty.txt").headers["ETag"])
  }

  @Test(arguments: [
    ("a.html", "text/html; charset=utf-8"), ("a.b.JSON", "application/json"),
    ("x/a.svg", "image/svg+xml; charset=utf-8"), ("a.tgz", "application/gzip"),
    ("a", "application/octet-stream"), ("a.", "application/octet-stream"),
    ("a.unknown", "application/octet-stream"),
  ])
  func contentTypesFollowTheExtension(path: String, type: String) {
    #expect(mediaType(of: path) == type)
  }
}
