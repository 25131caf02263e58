import Diagnostics

@testable import Preview

/// A site in memory.
struct Fixture: PreviewedSite {
  var files: [String: [UInt8]]

  func bytes(at path: String) -> [UInt8]? { files[path] }

  func hasFolder(at path: String) -> Bool { files.keys.contains { $0.hasPrefix(path + "/") } }

  static let site = Fixture(files: [
    "index.html": Array("<html><head><title>Home</title></head></html>".utf8),
    "404.html": Array("<html><head><title>Lost</title></head></html>".utf8),
    "guides/index.html": Array("<html><head><title>Guides</title></head></html>".utf8),
    "guides/a b%.html": Array("<html><head><title>Odd</title></head></html>".utf8),
    "assets/style.css": Array("0123456789".utf8),
    "empty.txt": [],
    "sw.js": Array("self".utf8),
    ".hidden": Array("secret".utf8),
    "assets/.hidden": Array("secret".utf8),
  ])

  /// A preview of the site at version 5.
  static var state: PreviewState {
    var state = PreviewState(firstVersion: 4)
    state.show(site, [])
    return state
  }
}

extension PreviewState {
  func get(
    _ target: String, method: String = "GET", range: String? = nil, ifRange: String? = nil,
    ifNoneMatch: String? = nil
  ) -> PreviewResponse {
    answer(
      PreviewRequest(
        method: method, target: target, host: "localhost:8000", range: range, ifRange: ifRange,
        ifNoneMatch: ifNoneMatch), names: HostNames(listeningOn: "127.0.0.1"))
  }
}

extension PreviewResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}
