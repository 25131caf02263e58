import Text

/// A code span. A text that contains backticks is enclosed in more of them (CommonMark, section 6.1).
func code(_ text: String) -> String {
  var (longest, run) = (0, 0)
  for byte in text.utf8 {
    run = byte == UInt8(ascii: "`") ? run + 1 : 0
    longest = max(longest, run)
  }
  guard longest > 0 else { return "`\(text)`" }
  let fence = String(repeating: "`", count: longest + 1)
  return "\(fence) \(text) \(fence)"
}

func link(_ path: PropertyPath) -> String { link(path, as: path.name) }

func link(_ path: PropertyPath, as text: String) -> String {
  "[\(code(text))](<key:\(percentEncoded(path.description, keeping: "/[]*~"))>)"
}

/// Links to keys; keys of one name say which dictionary each is in.
func links(_ paths: [PropertyPath]) -> [String] {
  paths.map { path in
    let first = paths.count { $0.name == path.name } > 1 ? path.components.first : nil
    guard case .name(let name)? = first else { return link(path) }
    return "\(link(path)) of \(code(name))"
  }
}

func link(toPoint id: ExtensionPoint.ID) -> String {
  "[\(code(id))](point:\(percentEncoded(id)))"
}

/// `A`, `A or B`, `A, B or C`.
package func alternatives(_ items: [String], _ word: String = "or") -> String {
  guard let last = items.last, items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " \(word) " + last
}

extension String {
  /// The text with its first letter as a capital.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  var withoutPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
  /// The text with its first letter in lower case, unless it begins with a name in capitals: `HTTP`.
  var lowercasedFirst: String {
    dropFirst().first?.isUppercase == true ? self : prefix(1).lowercased() + dropFirst()
  }
}

extension PropertyPath {
  /// The names of keys beside this one; nil if one of them is in another dictionary.
  func siblingNames(_ paths: [PropertyPath]) -> [String]? {
    guard !paths.isEmpty, components.last != .anyName,
      paths.allSatisfy({ $0.parent == parent && $0.components.last != .anyName })
    else { return nil }
    return paths.map { $0.name }
  }
}
