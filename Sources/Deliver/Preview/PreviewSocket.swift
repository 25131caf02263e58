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

/// Functions of the system that FlyingSocks does not have.
enum PreviewSocket {
  static func listening(
    on address: String, _ port: UInt16, _ pool: some AsyncSocketPool
  ) throws(ListeningError) -> AsyncSocket {
    func listening(_ address: some SocketAddress) throws -> AsyncSocket {
      let socket = try Socket(domain: Int32(address.family))
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: address)
      try socket.listen()
      return try AsyncSocket(socket: socket, pool: pool)
    }
    do {
      return isAddress(address, .six)
        ? try listening(.inet6(ip6: address, port: port))
        : try listening(.inet(ip4: address, port: port))
    } catch SocketError.failed(_, let code, _) {
      throw ListeningError(address: address, code: code)
    } catch {
      throw ListeningError(address: address, code: EINVAL)
    }
  }

  enum Version { case four, six }

  static func isAddress(_ text: String, _ version: Version) -> Bool {
    switch version {
    case .four: (try? sockaddr_in.inet(ip4: text, port: 0)) != nil
    case .six: (try? sockaddr_in6.inet6(ip6: text, port: 0)) != nil
    }
  }

  static var machineName: String? {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return nil }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The address under which others on the network reach this machine; nil where it is on none.
  static var addressOnNetwork: String? {
    // Nothing is sent: the system only chooses the address that it would send from.
    guard let socket = try? Socket(domain: AF_INET, type: .datagram) else { return nil }
    defer { try? socket.close() }
    guard let example = try? sockaddr_in.inet(ip4: "192.0.2.1", port: 9),
      (try? socket.connect(to: example)) != nil, case .ip4(let own, _)? = try? socket.sockname()
    else { return nil }
    return own
  }
}

extension Socket {
  var port: UInt16? {
    switch try? sockname() {
    case .ip4(_, let port), .ip6(_, let port): port
    default: nil
    }
  }
}

extension AsyncSocket {
  func write(_ bytes: ArraySlice<UInt8>) async throws { try await write(Data(bytes)) }

  func endWriting() throws {
    guard shutdown(socket.file.rawValue, Int32(SHUT_WR)) == 0 else {
      throw SocketError.disconnected
    }
  }
}

/// The reason why a preview can't answer at an address.
package struct ListeningError: Error, CustomStringConvertible {
  var address: String
  var code = EADDRINUSE

  /// Whether another program has the port.
  package var isTaken: Bool { code == EADDRINUSE }

  package var description: String {
    "Cannot listen on \(address): \(String(cString: strerror(code)))"
  }
}
