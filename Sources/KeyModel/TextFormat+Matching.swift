import Text

extension TextFormat {
  /// Whether a text has the form: what `pattern` says, in linear time. `Regex` takes hundreds of
  /// times as long, which counts where thousands of lists are checked.
  package func accepts(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    switch self {
    case .reverseDNS:
      let parts = bytes.split(separator: .dot, omittingEmptySubsequences: false)
      return parts.count > 1 && parts.allSatisfy { !$0.isEmpty }
        && parts[0].allSatisfy { $0.isAlphanumeric || $0 == .hyphen }
        && parts.dropFirst().joined().allSatisfy {
          $0.isAlphanumeric || $0 == .hyphen || $0 == .underscore
        }
    case .uniformTypeIdentifier:
      return !bytes.isEmpty
        && bytes.allSatisfy { $0.isAlphanumeric || $0 == .hyphen || $0 == .dot || $0 >= 0x80 }
    case .languageTag:
      let parts = bytes.split(separator: .hyphen, omittingEmptySubsequences: false)
      return (2...8).contains(parts[0].count) && parts[0].allSatisfy(\.isLetter)
        && parts.dropFirst().allSatisfy {
          (1...8).contains($0.count) && $0.allSatisfy(\.isAlphanumeric)
        }
    case .scriptTag:
      return bytes.count == 4 && bytes[0].isUppercase && bytes.dropFirst().allSatisfy(\.isLowercase)
    case .singleCharacter:
      let scalars = text.unicodeScalars.prefix(3)
      return scalars.count == 1 || scalars.count == 2 && scalars.allSatisfy { $0.value > 0xFFFF }
    case .numericString: return !bytes.isEmpty && bytes.allSatisfy(\.isDigit)
    case .bundleIdentifier:
      return !bytes.isEmpty
        && bytes.allSatisfy {
          $0.isAlphanumeric || $0 == .hyphen || $0 == .dot || $0 == .underscore
        }
    case .domainName: return isDomainName(bytes) || isAddress(bytes)
    case .domainWithoutPath: return isDomainWithoutPath(bytes)
    case .notAddress: return !isAddress(bytes)
    case .url:
      guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, bytes[0].isLetter
      else { return false }
      return bytes[..<colon].allSatisfy { $0.isAlphanumeric || "+.-".utf8.contains($0) }
    case .filenameExtension:
      return bytes.first.map { $0 != .dot } == true && !bytes.contains(.slash)
    case .filename:
      guard let dot = bytes.lastIndex(of: .dot) else { return false }
      let ending = String(decoding: bytes[(dot + 1)...], as: UTF8.self).unicodeScalars
      return dot > 0 && !ending.isEmpty && !ending.contains(where: \.isSpaceInPatterns)
        && !bytes.contains { $0 == .slash || $0.endsLine }
    case .mimeType:
      let parts = bytes.split(separator: .slash, omittingEmptySubsequences: false)
      let marks = Array("!#$&^_.+-".utf8)
      return parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty
        && parts[0].allSatisfy { $0.isAlphanumeric || marks.contains($0) }
        && parts[1].allSatisfy {
          $0.isAlphanumeric || marks.contains($0) || $0 == UInt8(ascii: "*")
        }
    case .methodName:
      return bytes.first.map { !$0.isDigit } == true
        && bytes.allSatisfy {
          $0.isAlphanumeric || $0 == .underscore || $0 == UInt8(ascii: "$")
        }
    case .buildVersion:
      let stage = bytes.drop { $0.isDigit || $0 == .dot }
      let letters = String(decoding: stage.prefix { !$0.isDigit }, as: UTF8.self)
      let number = stage.drop { !$0.isDigit }
      return isOfIntegers(bytes[..<stage.startIndex])
        && (stage.isEmpty
          || ["d", "a", "b", "f", "fc"].contains(letters) && (1...3).contains(number.count)
            && number.allSatisfy(\.isDigit))
    case .localization:
      return TextFormat.languageTag.accepts(text.replacing("_", with: "-"))
        && bytes.prefix(while: \.isLetter).count <= 3
    case .fourCharacterCode:
      return bytes.count == 4 && bytes.allSatisfy { (0x20...0x7E).contains($0) }
    case .versionNumber:
      return isOfIntegers(bytes) && bytes.count { $0 == .dot } <= 2
    case .urlScheme:
      return bytes.first?.isLetter == true
        && bytes.allSatisfy { $0.isAlphanumeric || "+.-".utf8.contains($0) }
    case .serviceDomain: return isServiceDomain(bytes)
    }
  }

  private func isOfIntegers(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.split(separator: .dot, omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
  }

  private func isServiceDomain(_ bytes: [UInt8]) -> Bool {
    let service = bytes.prefix(while: \.isLetter)
    var rest = bytes.dropFirst(service.count)
    guard !service.isEmpty, rest.popFirst() == UInt8(ascii: ":") else { return false }
    if rest.starts(with: "*.".utf8) { rest = rest.dropFirst(2) }
    let domain = rest.prefix { $0 != UInt8(ascii: "?") }
    return !domain.isEmpty && rest.allSatisfy { $0 > UInt8(ascii: " ") && $0 != .slash }
      && !domain.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "*") }
  }

  /// Whether a text is an address of the Internet Protocol, or a range of them: `10.0.0.0/8`.
  private func isAddress(_ bytes: [UInt8]) -> Bool {
    let parts = bytes.split(separator: .slash, omittingEmptySubsequences: false)
    let width = parts.count == 2 ? parts[1] : [UInt8(ascii: "0")]
    guard parts.count <= 2, (1...3).contains(width.count), width.allSatisfy(\.isDigit) else {
      return false
    }
    let labels = parts[0].split(separator: .dot, omittingEmptySubsequences: false)
    if labels.count == 4,
      labels.allSatisfy({ (1...3).contains($0.count) && $0.allSatisfy(\.isDigit) })
    {
      return width.count < 3
    }
    let colon = UInt8(ascii: ":")
    let fields = parts[0].split(separator: colon, omittingEmptySubsequences: false)
    return fields.count > 2 && fields[0].allSatisfy(\.isHexadecimalDigit)
      && fields.dropFirst().joined().allSatisfy { $0.isHexadecimalDigit || $0 == .dot }
  }

  /// Whether a text is one word without slash or question mark, perhaps after the scheme of a URL.
  private func isDomainWithoutPath(_ bytes: [UInt8]) -> Bool {
    var name = bytes[...]
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      bytes[colon...].starts(with: "://".utf8),
      bytes[0].isLetter,
      bytes[..<colon].allSatisfy({ $0.isAlphanumeric || "+.-".utf8.contains($0) })
    {
      name = bytes[(colon + 3)...]
    }
    return !name.isEmpty
      && name.allSatisfy { $0 > UInt8(ascii: " ") && $0 != .slash && $0 != UInt8(ascii: "?") }
  }

  private func isDomainName(_ bytes: [UInt8]) -> Bool {
    var labels = bytes.split(separator: .dot, omittingEmptySubsequences: false)
    // A dot at the end is the root of the name system.
    if labels.count > 1, labels.last?.isEmpty == true { labels.removeLast() }
    return labels.allSatisfy { label in
      !label.isEmpty && label.first != .hyphen && label.last != .hyphen
        && label.allSatisfy {
          $0.isLowercase || $0.isDigit || $0 == .underscore || $0 == .hyphen
        }
    }
  }
}

extension UInt8 {
  fileprivate static let dot = UInt8(ascii: ".")
  fileprivate static let hyphen = UInt8(ascii: "-")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let underscore = UInt8(ascii: "_")

  fileprivate var isAlphanumeric: Bool { isLetter || isDigit }
  fileprivate var isHexadecimalDigit: Bool { hexadecimalValue != nil }
}
