import FlyingSocks

struct PreviewConnection: Sendable {
  let socket: AsyncSocket
  let server: PreviewServer

  /// The time that a request may take to come, and a browser to take the next piece of an answer.
  private static let timeout = Duration.seconds(5)
  /// The time to go on reading from a refused browser, so that it gets the answer first.
  private static let closeTimeout = Duration.seconds(1)
  private static let piece = 64 << 10

  func run() async {
    defer { try? socket.close() }
    do {
      try await answerRequests()
      // Closed with unread bytes, a connection loses the bytes that were written last.
      try socket.endWriting()
      try await within(Self.closeTimeout) { while true { _ = try await socket.read(atMost: 4096) } }
    } catch {
      // The browser is gone, or too slow.
    }
  }

  private func answerRequests() async throws {
    var reader = RequestReader()
    while true {
      let result: RequestReader.Result
      (reader, result) = try await within(Self.timeout) { [reader] in
        var reader = reader
        while true {
          let result = reader.next()
          guard result == .incomplete else { return (reader, result) }
          reader.receive(try await socket.read(atMost: 4096))
        }
      }
      switch result {
      case .incomplete: return
      case .refused(let status):
        return try await write(PreviewResponse(status, text: status.phrase), isLast: true)
      case .request(let request, var isLast):
        let response = await server.answer(request)
        // The bytes after a refused request may not be another request.
        if response.status.isError { isLast = true }
        try await write(response, isLast: isLast)
        if isLast { return }
      }
    }
  }

  private func write(_ response: PreviewResponse, isLast: Bool) async throws {
    let bytes = response.head(isLast: isLast) + response.body
    for start in stride(from: 0, to: bytes.count, by: Self.piece) {
      let piece = bytes[start..<min(start + Self.piece, bytes.count)]
      try await within(Self.timeout) { try await socket.write(piece) }
    }
  }

  /// Cancels work that takes too long.
  private func within<Result: Sendable>(
    _ limit: Duration, _ work: @Sendable @escaping () async throws -> Result
  ) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(for: limit)
        throw CancellationError()
      }
      defer { group.cancelAll() }
      guard let first = try await group.next() else { throw CancellationError() }
      return first
    }
  }
}

extension PreviewResponse {
  /// The lines before the body. No header's value holds a control character.
  fileprivate func head(isLast: Bool) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue)"]
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
      lines.append("\(name): \(value)")
    }
    lines.append("Connection: \(isLast ? "close" : "keep-alive")")
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
