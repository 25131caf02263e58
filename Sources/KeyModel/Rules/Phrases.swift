/// Parts of the sentences of rules, in Markdown.

func code(_ text: String) -> String { "`\(text)`" }

func link(_ path: PropertyPath) -> String { "[`\(path.name)`](<key:\(path)>)" }

/// `A`, `A or B`, `A, B or C`.
package func alternatives(_ items: [String], _ word: String = "or") -> String {
  guard let last = items.last, items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " \(word) " + last
}

extension String {
  /// The text with its first letter as a capital.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension PropertyPath {
  /// The names of keys that are all in the dictionary where this path ends; nil where one is
  /// elsewhere or there are none.
  func siblingNames(_ paths: [PropertyPath]) -> [String]? {
    guard !paths.isEmpty, components.last != .anyName,
      paths.allSatisfy({ $0.parent == parent && $0.components.last != .anyName })
    else { return nil }
    return paths.map(\.name)
  }
}
