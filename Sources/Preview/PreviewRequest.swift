/// What a browser asks: the parts of a request that an answer depends on.
package struct PreviewRequest: Equatable, Sendable {
  /// What a browser says about why it asks.
  ///
  /// Source: W3C, "Fetch Metadata Request Headers".
  package struct Fetch: Equatable, Sendable {
    /// Whose page asks: `same-origin`, `same-site`, `cross-site`, or `none` for the reader.
    package var site: String
    package var mode: String?
    package var destination: String?

    package init(site: String, mode: String? = nil, destination: String? = nil) {
      self.site = site
      self.mode = mode
      self.destination = destination
    }
  }

  package var method: String
  /// The target as it was sent, such as `/guides/?q=1`, percent-encoding and all.
  package var target: String
  package var host: String?
  package var range: String?
  package var ifRange: String?
  package var ifNoneMatch: String?
  /// Nil where the client is not a browser, or is an old one.
  package var fetch: Fetch?

  package init(
    _ method: String, _ target: String, host: String? = nil, range: String? = nil,
    ifRange: String? = nil, ifNoneMatch: String? = nil, fetch: Fetch? = nil
  ) {
    self.method = method
    self.target = target
    self.host = host
    self.range = range
    self.ifRange = ifRange
    self.ifNoneMatch = ifNoneMatch
    self.fetch = fetch
  }
}

/// What a browser is answered.
package struct PreviewResponse: Sendable {
  package enum Status: Int, Sendable {
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

  package var status: Status
  /// By name, as they are sent.
  package var headers: [String: String]
  package var body: [UInt8]

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
