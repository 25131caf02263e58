struct PreviewRequest: Equatable, Sendable {
  /// A browser's reason for a request. Source: W3C, "Fetch Metadata Request Headers".
  struct Fetch: Equatable, Sendable {
    /// Whose page asks: `same-origin`, `same-site`, `cross-site`, or `none` for the reader.
    var site: String
    var mode: String?
    var destination: String?
  }

  var method: String
  /// The target as it was sent, such as `/guides/?q=1`, percent-encoding and all.
  var target: String
  var host: String?
  var range: String?
  var ifRange: String?
  var ifNoneMatch: String?
  /// Nil where the client is not a browser, or is an old one.
  var fetch: Fetch?
}

struct PreviewResponse: Sendable {
  /// The code and the words of RFC 9110, section 15, and RFC 6585, section 5.
  enum Status: String, Sendable {
    case ok = "200 OK"
    case partialContent = "206 Partial Content"
    case found = "302 Found"
    case notModified = "304 Not Modified"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case contentTooLarge = "413 Content Too Large"
    case targetTooLong = "414 URI Too Long"
    case rangeNotSatisfiable = "416 Range Not Satisfiable"
    case misdirectedRequest = "421 Misdirected Request"
    case headersTooLarge = "431 Request Header Fields Too Large"
    case serviceUnavailable = "503 Service Unavailable"

    var isError: Bool { rawValue >= "400" }
    var phrase: String { String(rawValue.dropFirst(4)) }
  }

  var status: Status
  /// By name, as they are sent.
  var headers: [String: String]
  var body: [UInt8]

  init(_ status: Status, _ headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = [
      // Pages change while they are read, so the browser asks again about what it has stored.
      "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff",
      // Pages of others neither load nor frame what may be a draft.
      "Cross-Origin-Resource-Policy": "same-origin", "X-Frame-Options": "DENY",
    ].merging(headers) { _, given in given }
    self.body = body
    self.headers["Content-Length"] = headers["Content-Length"] ?? String(body.count)
  }

  init(_ status: Status, text: String, _ headers: [String: String] = [:]) {
    self.init(
      status, headers.merging(["Content-Type": "text/plain; charset=utf-8"]) { given, _ in given },
      body: Array((text + "\n").utf8))
  }
}
