import Diagnostics
import JSON
import KeyModel

/// Visual Studio Code's extensions to JSON Schema. Validators ignore them.
///
/// Source: Visual Studio Code, "Editing JSON", sections "Define snippets in JSON schemas" and
/// "Offer hover text in Markdown", and the keywords of vscode-json-languageservice:
/// `markdownDescription`, `enumDescriptions`, `defaultSnippets`, `deprecationMessage`,
/// `errorMessage`, `doNotSuggest`.
extension PropertyListSchema {
  func editorMembers(
    of key: Key, objection: Objection?, isRejected: Bool
  ) -> [JSONValue.Member] {
    var paragraphs: [String] = []
    if let objection { paragraphs.append("**\(objection.sentence)**") }
    if key.isDeprecatedEverywhere, objection?.isDeprecation != true {
      paragraphs.append("**Deprecated.**")
    }
    if !key.summary.isEmpty { paragraphs.append(withoutLinks(key.summary)) }
    if let consequence = key.consequence {
      paragraphs.append("If it is missing or wrong: " + withoutLinks(consequence.text))
    }
    let since = key.statements.compactMap { statement -> String? in
      guard statement.isAvailable else { return nil }
      switch statement.introduced {
      case .version(let version): return "\(statement.platform) \(version)"
      case .atMost(let version): return "\(statement.platform) \(version) or earlier"
      case .unknown: return "\(statement.platform)"
      }
    }
    if !since.isEmpty { paragraphs.append("Since " + since.joined(separator: ", ") + ".") }
    if let value = key.defaultValue?.plainText(in: catalogue.document.format) {
      paragraphs.append("Default: `\(value)`.")
    }
    if let url = keyURL?(key) { paragraphs.append("[Reference](\(url))") }
    var members: [JSONValue.Member] = []
    if !paragraphs.isEmpty {
      members.append(.init("markdownDescription", .string(paragraphs.joined(separator: "\n\n"))))
    }
    if let objection {
      if isRejected { members.append(.init("errorMessage", .string(objection.sentence))) }
      members.append(.init("doNotSuggest", true))
    }
    if key.isDeprecatedEverywhere {
      let names = (key.replacedBy ?? []).map(\.name).joined(separator: " or ")
      let advice = names.isEmpty ? "" : " Use \(names) instead."
      members.append(.init("deprecationMessage", .string("Deprecated." + advice)))
    }
    return members
  }

  /// Whole property lists to start from: one for each extension point.
  func rootSnippets(scope: Scope?) -> [JSONValue] {
    let points = scope.map { [$0.point] } ?? catalogue.extensionPoints
    return points.filter { objection(to: $0.availability) == nil }.map { point in
      snippet(
        point.name, description: plain(point.summary),
        body: catalogue.minimalPropertyList(for: point))
    }
  }

  func snippet(_ label: String, description: String? = nil, body: PropertyListValue) -> JSONValue {
    var snippet: JSONValue = ["label": .string(label)]
    if let description { snippet.append("description", .string(description)) }
    snippet.append("body", body.json.escapedForSnippet)
    return snippet
  }

  /// Links to keys become their text, because they lead nowhere outside the site. Code marks stay.
  private func withoutLinks(_ markdown: String) -> String {
    markdown.utf8.contains(UInt8(ascii: "[")) && markdown.contains("](")
      ? plain(markdown) : markdown
  }
}

extension JSONValue {
  /// The value as a snippet's body, in which `$` begins a variable. Visual Studio Code inserts what follows `^`
  /// unchanged, so such a text has its own quotation marks.
  fileprivate var escapedForSnippet: JSONValue {
    switch self {
    case .string(let text):
      guard text.contains("$") || text.contains("}") || text.hasPrefix("^") else { return self }
      let quoted = JSONValue.string(text).serialized().trimmingNewline
      let escaped = quoted.map { #"\$}"#.contains($0) ? "\\" + String($0) : String($0) }.joined()
      return .string("^" + escaped)
    case .array(let elements): return .array(elements.map(\.escapedForSnippet))
    case .object(let members):
      return .object(members.map { Member($0.name, $0.value.escapedForSnippet) })
    default: return self
    }
  }
}

extension String {
  fileprivate var trimmingNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
