/// The parts of a browser's request that an answer depends on.
struct PreviewRequest: Equatable, Sendable {
  /// A browser's reason for a request.
  ///
  /// Source: W3C, "Fetch Metadata Request Headers".
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

/// An answer to a browser.
struct PreviewResponse: Sendable {
  enum Status: Int, Sendable {
    case ok = 200
    case partialContent = 206
    case found = 302
    case notModified = 304
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case contentTooLarge = 413
    case targetTooLong = 414
    case rangeNotSatisfiable = 416
    case misdirectedRequest = 421
    case headersTooLarge = 431
    case serviceUnavailable = 503

    /// The words of RFC 9110, section 15, and RFC 6585, section 5.
    var phrase: String {
      switch self {
      case .ok: "OK"
      case .partialContent: "Partial Content"
      case .found: "Found"
      case .notModified: "Not Modified"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .contentTooLarge: "Content Too Large"
      case .targetTooLong: "URI Too Long"
      case .rangeNotSatisfiable: "Range Not Satisfiable"
      case .misdirectedRequest: "Misdirected Request"
      case .headersTooLarge: "Request Header Fields Too Large"
      case .serviceUnavailable: "Service Unavailable"
      }
    }
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

  /// A short text for a person.
  init(_ status: Status, text: String, _ headers: [String: String] = [:]) {
    self.init(
      status, headers.merging(["Content-Type": "text/plain; charset=utf-8"]) { given, _ in given },
      body: Array((text + "\n").utf8))
  }

  /// The same without its body, for HEAD.
  var withoutBody: PreviewResponse {
    var response = self
    response.body = []
    return response
  }
}
