import FlyingSocks

/// Answers browsers over HTTP from the state that it is given, and notifies their pages of a new one.
package actor PreviewServer {
  private var state: PreviewState
  private let names: HostNames
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastTicket = 0
  private var connections = 0

  /// The time that a page waits for news before it asks again.
  private static let longestWait = Duration.seconds(10)
  /// Fewer than the files that a process may open, which the sources of the site need as well.
  private static let mostConnections = 500

  package init(_ state: PreviewState, names: HostNames) {
    self.state = state
    self.names = names
  }

  /// Changes the state, and notifies the pages.
  package func update(_ change: @Sendable (inout PreviewState) -> Void) {
    change(&state)
    for continuation in waiting.values { continuation.resume() }
    waiting = [:]
  }

  // MARK: - Listening

  /// Listens at a numeric address on the first free port, where 0 is any, and returns it.
  package func listen(on address: String, ports: ClosedRange<UInt16>) async throws(ListeningError)
    -> UInt16
  {
    var failure = ListeningError(address: address)
    for port in ports {
      let pool = SocketPool.make()
      do {
        let listener = try PreviewSocket.listening(on: address, port, pool)
        try? await pool.prepare()
        Task { await run(pool) }
        Task { await acceptConnections(on: listener) }
        return listener.socket.port ?? port
      } catch {
        failure = error
        guard error.isTaken else { break }
      }
    }
    throw failure
  }

  private nonisolated func run(_ pool: some AsyncSocketPool) async {
    while !Task.isCancelled {
      try? await pool.run()
      // A signal ended it, as when the program is stopped and goes on.
      try? await Task.sleep(for: .milliseconds(100))
      try? await pool.prepare()
    }
  }

  private func acceptConnections(on listener: AsyncSocket) async {
    while !Task.isCancelled {
      do {
        while connections >= Self.mostConnections { try await Task.sleep(for: .milliseconds(20)) }
        let socket = try await listener.accept()
        connections += 1
        Task {
          await PreviewConnection(socket: socket, server: self).run()
          connections -= 1
        }
      } catch {
        // As where every file descriptor is in use.
        try? await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  // MARK: - Answering

  nonisolated func answer(_ request: PreviewRequest) async -> PreviewResponse {
    await state(for: request).answer(request, names: names)
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
