/// What a browser asks: the parts of a request that an answer depends on.
package struct PreviewRequest: Sendable {
  package var method: String
  /// The target as it was sent, such as `/guides/?q=1`, percent-encoding and all.
  package var target: String
  package var host: String?
  package var range: String?
  package var ifRange: String?
  package var ifNoneMatch: String?

  package init(
    _ method: String, _ target: String, host: String? = nil, range: String? = nil,
    ifRange: String? = nil, ifNoneMatch: String? = nil
  ) {
    self.method = method
    self.target = target
    self.host = host
    self.range = range
    self.ifRange = ifRange
    self.ifNoneMatch = ifNoneMatch
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
    case notFound = 404
    case methodNotAllowed = 405
    case rangeNotSatisfiable = 416
    case misdirectedRequest = 421
    case serviceUnavailable = 503

    /// The words of RFC 9110, section 15.
    var phrase: String {
      switch self {
      case .ok: "OK"
      case .partialContent: "Partial Content"
      case .found: "Found"
      case .notModified: "Not Modified"
      case .badRequest: "Bad Request"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .rangeNotSatisfiable: "Range Not Satisfiable"
      case .misdirectedRequest: "Misdirected Request"
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
    // Pages change while they are read, so the browser asks again about what it has stored.
    self.headers = ["Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"]
      .merging(headers) { _, given in given }
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
