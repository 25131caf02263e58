import Text

/// The names of this machine. A page of the web could give its own name this machine's address and read the preview (DNS
/// rebinding), but not with an address in digits.
package struct HostNames: Sendable {
  private var names: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
  /// Whether any address in digits is one of them, because the preview listens on all that the machine has.
  private let includesAddresses: Bool

  /// - Parameter address: The address that the preview listens on, in digits.
  package init(listeningOn address: String) {
    includesAddresses = Self.isUnspecified(address)
    names.insert(Self.shown(address).lowercased())
    if !Self.isLoopback(address), let machine = PreviewSocket.machineName?.lowercased() {
      names.formUnion([machine, machine + ".local"])
    }
  }

  func contains(_ host: String) -> Bool {
    var name = host.utf8[...]
    if let colon = name.lastIndex(of: UInt8(ascii: ":")),
      name[name.index(after: colon)...].allSatisfy(\.isDigit)
    {
      name = name[..<colon]
    }
    let text = String(Substring(name)).lowercased()
    if names.contains(text) { return true }
    guard includesAddresses else { return false }
    let isBracketed = text.utf8.first == UInt8(ascii: "[") && text.utf8.last == UInt8(ascii: "]")
    return isBracketed
      ? PreviewSocket.isAddress(String(text.dropFirst().dropLast()), .six)
      : PreviewSocket.isAddress(text, .four)
  }

  /// Whether only programs on this machine reach an address.
  package static func isLoopback(_ address: String) -> Bool {
    address == "::1" || address.utf8.starts(with: "127.".utf8)
  }

  /// An address as a browser takes it: instead of the unspecified one, one on the network.
  package static func shown(_ address: String) -> String {
    if isUnspecified(address) { return PreviewSocket.addressOnNetwork ?? "localhost" }
    return address.utf8.contains(UInt8(ascii: ":")) ? "[\(address)]" : address
  }

  private static func isUnspecified(_ address: String) -> Bool {
    ["0.0.0.0", "::"].contains(address)
  }
}
