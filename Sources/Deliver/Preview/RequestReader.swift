import Text

/// Reads requests of HTTP/1.1, without bodies, from the bytes of a connection as they come.
///
/// Source: RFC 9112, sections 2 to 6, and RFC 9110, section 5, strictly where they leave a choice.
struct RequestReader: Sendable {
  static let longestLine = 16 << 10
  static let longestHead = 64 << 10

  enum Result: Equatable, Sendable {
    /// No request is complete.
    case incomplete
    case request(PreviewRequest, isLast: Bool)
    case refused(PreviewResponse.Status)
  }

  private var bytes: [UInt8] = []
  /// The start of the line that is not complete, and the end of its part that was looked at.
  private var (start, end) = (0, 0)
  /// The number of bytes that were looked at, for tests of the cost of reading.
  private(set) var work = 0
  private var line: (method: String, target: String, version: UInt8)?
  private var headers: [String: String] = [:]

  mutating func receive(_ more: [UInt8]) { bytes += more }

  mutating func next() -> Result {
    while let newline = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) {
      work += newline + 1 - end
      var content = bytes[start..<newline]
      (start, end) = (newline + 1, newline + 1)
      if content.last == UInt8(ascii: "\r") { content.removeLast() }
      guard content.count <= Self.longestLine, end <= Self.longestHead else { return tooLong }
      if line == nil {
        // Empty lines before a request are passed over.
        guard !content.isEmpty else { continue }
        guard readLine(content) else { return .refused(.badRequest) }
      } else if content.isEmpty {
        return finish()
      } else if !readHeader(content) {
        return .refused(.badRequest)
      }
    }
    work += bytes.count - end
    end = bytes.count
    return end - start > Self.longestLine || end > Self.longestHead ? tooLong : .incomplete
  }

  private var tooLong: Result {
    .refused(line == nil ? .targetTooLong : .headersTooLarge)
  }

  /// `GET /path?query HTTP/1.1`
  private mutating func readLine(_ content: ArraySlice<UInt8>) -> Bool {
    let parts = content.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), !parts[1].isEmpty,
      parts[1].allSatisfy({ (0x21...0x7E).contains($0) }),
      parts[2].dropLast().elementsEqual("HTTP/1.".utf8), let version = parts[2].last,
      (UInt8(ascii: "0")...UInt8(ascii: "1")).contains(version)
    else { return false }
    line = (
      String(decoding: parts[0], as: UTF8.self), String(decoding: parts[1], as: UTF8.self), version
    )
    return true
  }

  /// `Name: value`. Two of a name that matters here would leave open which one counts.
  private mutating func readHeader(_ content: ArraySlice<UInt8>) -> Bool {
    guard let colon = content.firstIndex(of: UInt8(ascii: ":")), isToken(content[..<colon]) else {
      return false
    }
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var value = content[(colon + 1)...].drop(while: isBlank)
    while let last = value.last, isBlank(last) { value.removeLast() }
    guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }) else {
      return false
    }
    let name = String(decoding: content[..<colon], as: UTF8.self).lowercased()
    guard Self.known.contains(name) else { return true }
    return headers.updateValue(String(decoding: value, as: UTF8.self), forKey: name) == nil
  }

  private static let known: Set<String> = [
    "connection", "content-length", "host", "if-none-match", "if-range", "range", "sec-fetch-dest",
    "sec-fetch-mode", "sec-fetch-site", "transfer-encoding",
  ]

  /// The host and the rest of a target in the form that proxies are sent; its host outweighs the header.
  ///
  /// Source: RFC 9112, section 3.2.2.
  private static func partsOfAbsolute(_ target: String) -> (host: String, target: String)? {
    let scheme = "http://"
    guard target.prefix(scheme.count).lowercased() == scheme else { return nil }
    let rest = target.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" && $0 != "?" }
    guard !host.isEmpty, !host.contains("@") else { return nil }
    let path = rest.dropFirst(host.count)
    return (String(host), path.hasPrefix("/") ? String(path) : "/\(path)")
  }

  private mutating func finish() -> Result {
    defer {
      bytes.removeFirst(start)
      (start, end, line, headers) = (0, 0, nil, [:])
    }
    guard let line else { return .incomplete }
    if let length = headers["content-length"] {
      guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return .refused(.badRequest)
      }
      guard length.utf8.allSatisfy({ $0 == 0x30 }) else { return .refused(.contentTooLarge) }
    }
    guard headers["transfer-encoding"] == nil else { return .refused(.contentTooLarge) }
    let connection = headers["connection"]?.lowercased() ?? ""
    let absolute = Self.partsOfAbsolute(line.target)
    let request = PreviewRequest(
      method: line.method, target: absolute?.target ?? line.target,
      host: absolute?.host ?? headers["host"], range: headers["range"],
      ifRange: headers["if-range"], ifNoneMatch: headers["if-none-match"],
      fetch: headers["sec-fetch-site"].map {
        PreviewRequest.Fetch(
          site: $0, mode: headers["sec-fetch-mode"], destination: headers["sec-fetch-dest"])
      })
    return .request(
      request, isLast: line.version == UInt8(ascii: "0") || connection.contains("close"))
  }

  /// Source: RFC 9110, section 5.6.2.
  private func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { $0.isLetter || $0.isDigit || "!#$%&'*+-.^_`|~".utf8.contains($0) }
  }
}
