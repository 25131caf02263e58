import Diagnostics
import FlyingFox
import FlyingSocks

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers browsers over HTTP from the state that it is given, and notifies their pages of a new one.
package actor PreviewServer {
  private var state: PreviewState
  private let checksHost: Bool
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastTicket = 0

  /// How long a page waits for news before it asks again.
  private static let longestWait = Duration.seconds(10)

  /// - Parameter checksHost: Whether only names of this machine are answered.
  package init(_ state: PreviewState, checksHost: Bool) {
    self.state = state
    self.checksHost = checksHost
  }

  /// Changes what is shown, and notifies the pages.
  package func update(_ change: @Sendable (inout PreviewState) -> Void) {
    change(&state)
    for continuation in waiting.values { continuation.resume() }
    waiting = [:]
  }

  // MARK: - Listening

  /// Begins to answer.
  ///
  /// - Parameters:
  ///   - host: An address in digits.
  ///   - ports: The first that is free is taken; 0 is any free port.
  /// - Returns: The port.
  /// - Throws: `ListeningError`, where none is free or the address is not this machine's.
  package func listen(on host: String, ports: some Sequence<UInt16>) async throws(ListeningError)
    -> UInt16
  {
    var failure = ListeningError(host: host, code: EADDRINUSE)
    for port in ports {
      do {
        let (server, running) = try await start(host, port)
        guard let port = await server.listeningAddress?.port else { continue }
        Task { await keepRunning(running, host, port) }
        return port
      } catch SocketError.failed(_, let code, _) {
        failure.code = code
        guard code == EADDRINUSE else { break }
      } catch {
        // The address is malformed.
        failure.code = EINVAL
        break
      }
    }
    throw failure
  }

  /// Listens again where a lack of resources has ended it.
  private func keepRunning(_ running: Task<Void, any Error>, _ host: String, _ port: UInt16) async {
    var running = running
    while !Task.isCancelled {
      _ = await running.result
      try? await Task.sleep(for: .milliseconds(100))
      if let again = try? await start(host, port) { running = again.running }
    }
  }

  private func start(_ host: String, _ port: UInt16) async throws
    -> (server: HTTPServer, running: Task<Void, any Error>)
  {
    guard let server = try? makeServer(host, port) else {
      throw ListeningError(host: host, code: EINVAL)
    }
    let listening = Task { try await server.waitUntilListening(timeout: 60) }
    let running = Task {
      defer { listening.cancel() }
      try await server.run()
    }
    if case .failure = await listening.result { try await running.value }
    return (server, running)
  }

  private func makeServer(_ host: String, _ port: UInt16) throws -> HTTPServer {
    let handler = ClosureHTTPHandler { [weak self] request in
      await self?.respond(to: request) ?? HTTPResponse(statusCode: .serviceUnavailable)
    }
    // An archive may take its time to make.
    let timeout: TimeInterval = 600
    if host.contains(":") {
      return HTTPServer(
        address: try .inet6(ip6: host, port: port), timeout: timeout, logger: .disabled,
        handler: handler)
    }
    return HTTPServer(
      address: try .inet(ip4: host, port: port), timeout: timeout, logger: .disabled,
      handler: handler)
  }

  // MARK: - Answering

  private nonisolated func respond(to request: HTTPRequest) async -> HTTPResponse {
    let question = PreviewRequest(
      request.method.rawValue, request.target.rawValue, host: request.headers[.host],
      range: request.headers[.range], ifRange: request.headers[HTTPHeader("If-Range")],
      ifNoneMatch: request.headers[.ifNoneMatch])
    let answer = await state(for: question).answer(question, checksHost: checksHost)
    var headers = HTTPHeaders()
    for (name, value) in answer.headers { headers[HTTPHeader(name)] = value }
    return HTTPResponse(
      statusCode: HTTPStatusCode(answer.status.rawValue, phrase: answer.status.phrase),
      headers: headers, body: Data(answer.body))
  }

  /// The state to answer from: for a page that waits for news, the next one, unless it takes long.
  private func state(for request: PreviewRequest) async -> PreviewState {
    guard let version = PreviewState.awaitedVersion(of: request), version == state.version else {
      return state
    }
    lastTicket += 1
    let ticket = lastTicket
    let clock = Task {
      try await Task.sleep(for: Self.longestWait)
      wake(ticket)
    }
    await withCheckedContinuation { waiting[ticket] = $0 }
    clock.cancel()
    return state
  }

  private func wake(_ ticket: Int) { waiting.removeValue(forKey: ticket)?.resume() }
}

/// Why a preview cannot answer at an address.
package struct ListeningError: Error, CustomStringConvertible {
  package var host: String
  var code: Int32

  /// Whether others have every port.
  package var isTaken: Bool { code == EADDRINUSE }

  package var description: String { "Cannot listen on \(host): \(String(cString: strerror(code)))" }
}

extension Socket.Address {
  fileprivate var port: UInt16? {
    switch self {
    case .ip4(_, let port), .ip6(_, let port): port
    case .unix: nil
    }
  }
}
