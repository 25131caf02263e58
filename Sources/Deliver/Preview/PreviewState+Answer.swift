import Archive
import Diagnostics
import JSON
import Text

extension PreviewState {
  /// The folder of the preview's own files, a name that no site uses.
  static let ownFolder = "-"

  func answer(_ request: PreviewRequest, names: HostNames) -> PreviewResponse {
    guard request.host.map(names.contains) ?? false else {
      return PreviewResponse(
        .misdirectedRequest,
        text: "A preview answers to the address that it was started with, and to localhost.")
    }
    guard request.fetch.map(isAllowed) ?? true else {
      return PreviewResponse(.forbidden, text: "Pages of others cannot load parts of a preview.")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return PreviewResponse(
        .methodNotAllowed, text: "A preview can only be read.", ["Allow": "GET, HEAD"])
    }
    let response = answerToGet(request)
    return request.method == "HEAD" ? changed(response) { $0.body = [] } : response
  }

  /// Whether the reader asks, or a page of the preview; a page of others may only lead here.
  private func isAllowed(_ fetch: PreviewRequest.Fetch) -> Bool {
    ["same-origin", "none"].contains(fetch.site)
      || fetch.mode == "navigate" && fetch.destination == "document"
  }

  private func answerToGet(_ request: PreviewRequest) -> PreviewResponse {
    guard let path = RequestPath(target: request.target) else {
      return PreviewResponse(.badRequest, text: "This address is malformed.")
    }
    if path.names.first == Self.ownFolder { return answerToReload(path) }
    guard let site else {
      return PreviewResponse(
        .serviceUnavailable, ["Content-Type": mediaType(of: "index.html")], body: reloading(nil))
    }
    if !path.isFolder, site.hasFolder(at: path.path), site.bytes(at: path.path) == nil {
      let query = path.query.isEmpty ? "" : "?" + path.query
      return PreviewResponse(
        .found, text: "The address is a folder.",
        ["Location": "/" + percentEncoded(path.path, keeping: "/") + "/" + query])
    }
    let name = path.names.isEmpty ? "" : path.path + "/"
    let file = path.isFolder ? name + "index.html" : path.path
    // A service worker would keep showing the pages it has stored.
    let isHidden = path.names.contains { $0.hasPrefix(".") } || file == "sw.js"
    guard !isHidden, let bytes = site.bytes(at: file) else {
      guard let page = site.bytes(at: "404.html") else {
        return PreviewResponse(.notFound, text: "The site has no such file.")
      }
      // Its links start at the root, wherever it is shown.
      return PreviewResponse(
        .notFound, ["Content-Type": mediaType(of: "404.html")],
        body: reloading(page, base: "<base href=\"/\">"))
    }
    let isPage = file.hasSuffix(".html")
    return answer(request, with: isPage ? reloading(bytes) : bytes, type: mediaType(of: file))
  }

  /// A file, or the requested part of it, or the answer that the browser already has it.
  ///
  /// Source: RFC 9110, sections 8.8.3, 13.1.2, 13.1.5 and 14.
  private func answer(_ request: PreviewRequest, with bytes: [UInt8], type: String)
    -> PreviewResponse
  {
    let tag = "\"" + CRC32(of: bytes).hexadecimal + "\""
    var headers = ["Content-Type": type, "ETag": tag, "Accept-Ranges": "bytes"]
    if let known = request.ifNoneMatch,
      entityTags(known).contains(where: { [tag, "*"].contains($0) })
    {
      headers["Content-Length"] = String(bytes.count)
      return PreviewResponse(.notModified, headers)
    }
    let isSame = request.ifRange.map { $0 == tag } ?? true
    let range = request.method == "GET" && isSame ? request.range : nil
    switch ByteRange(range, size: bytes.count) {
    case .whole: return PreviewResponse(.ok, headers, body: bytes)
    case .part(let part):
      headers["Content-Range"] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(bytes.count)"
      return PreviewResponse(.partialContent, headers, body: Array(bytes[part]))
    case .unsatisfiable:
      return PreviewResponse(
        .rangeNotSatisfiable, text: "The file ends before the range.",
        ["Content-Range": "bytes */\(bytes.count)"])
    }
  }

  /// The version of a page that waits for a newer one; nil for any other request.
  static func awaitedVersion(of request: PreviewRequest) -> Int? {
    guard request.method == "GET", let path = RequestPath(target: request.target),
      path.path == "-/version", !path.query.hasSuffix("&now")
    else { return nil }
    return path.parameter("after").flatMap { Int($0) }
  }

  private func answerToReload(_ path: RequestPath) -> PreviewResponse {
    switch path.path {
    case "-/reload.js" where !path.isFolder:
      return PreviewResponse(
        .ok, ["Content-Type": mediaType(of: "reload.js")], body: Array(reloadScript.utf8))
    case "-/version" where !path.isFolder:
      let version = path.parameter("after").flatMap { Int($0) } ?? 0
      return PreviewResponse(
        .ok, ["Content-Type": mediaType(of: "version.json")],
        body: Array(news(since: version).serialized().utf8))
    default:
      return PreviewResponse(.notFound, text: "The preview has no such file.")
    }
  }

  /// A page with the script that reloads it; without a page, an empty one for the errors.
  private func reloading(_ page: [UInt8]?, base: String = "") -> [UInt8] {
    let empty = "<!DOCTYPE html><html lang=\"en\"><head><title>Not yet</title></head></html>"
    let page = page ?? Array(empty.utf8)
    let source = "src=\"/\(Self.ownFolder)/reload.js\" data-version=\"\(version)\""
    let script = "\(base)<script \(source)\(site == nil ? " data-empty" : "")></script>"
    // First of all, so that it runs before the page's own scripts.
    let head = Array("<head>".utf8)
    let start = page.firstRange(of: head)?.upperBound ?? 0
    return page[..<start] + Array(script.utf8) + page[start...]
  }
}

/// The entity tags of a list, without the mark of weak ones.
private func entityTags(_ list: String) -> [String] {
  // The tags of this server contain neither blanks nor commas.
  list.split { ", \t".contains($0) }.map { tag in
    String(tag.hasPrefix("W/") ? tag.dropFirst(2) : tag)
  }
}
