import Checking
import Diagnostics
import JSON
import KeyModel
import KeySearch
import Publish
import Site
import Text

struct SearchListing {
  var results: [SearchResult]
  /// Whether nothing matched and these are near misses.
  var isGuess: Bool
  /// A sentence about the query, or empty.
  var note = ""
  var catalogue: Catalogue

  /// - Parameter isOfFile: Whether the catalogue is a file's, so that guides about other keys are left out.
  static func answers(to query: String, limit: Int?, in catalogue: Catalogue, isOfFile: Bool)
    -> (listing: SearchListing, problems: [Diagnostic])
  {
    let index = SearchIndex(
      Site.searchEntries(of: .pages(of: catalogue, isOfFile: isOfFile)),
      synonyms: catalogue.synonyms,
      language: SearchLanguage(catalogue.searchWords))
    let answer = index.search(query, limit: limit ?? SearchLimits.results)
    return (
      SearchListing(
        results: answer.results, isGuess: answer.isGuess, note: answer.note, catalogue: catalogue),
      answer.diagnostics
    )
  }

  var json: JSONValue {
    .array(
      results.map { result in
        let entry = result.entry
        var json: JSONValue = [
          "kind": .string(entry.kind.rawValue),
          "document": JSONValue(key(of: entry).map { catalogue.document(of: $0.path).id }),
          "name": .string(entry.name),
          "path": .string(entry.kind == .extensionPoint ? path(of: entry) : entry.path),
          "title": .string(entry.title),
          "summary": .string(entry.summary), "url": .string(entry.url),
          "score": .integer(result.score),
        ]
        if !result.places.isEmpty {
          json.append(
            "places",
            .array(result.places.map { ["path": .string($0.path), "url": .string($0.url)] }))
        }
        if isGuess { json.append("guess", true) }
        return json
      })
  }

  /// One line per result: its name, its page and its summary, separated by tabs.
  var lines: String {
    results.map { result in
      let entry = result.entry
      return [entry.name, entry.url, entry.summary].map { $0.legibleLine() }
        .joined(separator: "\t") + "\n"
    }.joined()
  }

  /// Three lines per result: name, type and since when; path; summary.
  func cards(width: Int, isStyled: Bool) -> String {
    return results.map { result in
      let entry = result.entry
      var facts = [type(of: entry), since(entry) ?? ""].filter { !$0.isEmpty }.map {
        $0.legibleLine()
      }
      if entry.traits.isDeprecated { facts.insert("deprecated", at: 0) }
      var card = marked(result, isStyled: isStyled) + "  "
      card += facts.joined(separator: ", ").styled("2", isStyled) + "\n"
      let path = path(of: entry).legibleLine()
      if path != entry.name, !path.isEmpty { card += "    " + path.styled("36", isStyled) + "\n" }
      if let others = others(of: result) { card += "    " + others.styled("2", isStyled) + "\n" }
      if !entry.summary.isEmpty {
        card += entry.summary.legibleLine().terminalWords.lines(width: width - 4).map {
          "    \($0)\n"
        }.joined()
      }
      return card
    }.joined(separator: "\n")
  }

  // MARK: - Parts

  private func marked(_ result: SearchResult, isStyled: Bool) -> String {
    let name = result.entry.name
    guard isStyled else { return name.legibleLine() }
    var text = "\u{1B}[1m"
    var end = 0
    let units = Array(name.utf16)
    for mark in result.marks where mark.lowerBound >= end && mark.upperBound <= units.count {
      text += String(decoding: units[end..<mark.lowerBound], as: UTF16.self).legibleLine()
      text +=
        "\u{1B}[4m" + String(decoding: units[mark], as: UTF16.self).legibleLine() + "\u{1B}[24m"
      end = mark.upperBound
    }
    return text + String(decoding: units[end...], as: UTF16.self).legibleLine() + "\u{1B}[0m"
  }

  /// The first of the other places of a name.
  private func others(of result: SearchResult) -> String? {
    let others = result.places.dropFirst()
    guard !others.isEmpty else { return nil }
    let rest = others.count - Self.mostPlaces
    return "also "
      + others.prefix(Self.mostPlaces).map { path(of: $0).legibleLine() }.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let mostPlaces = 3

  private func type(of entry: SearchEntry) -> String {
    key(of: entry)?.typePhrase ?? entry.kind.title
  }

  private func since(_ entry: SearchEntry) -> String? {
    key(of: entry).flatMap(catalogue.availabilityPhrase)
  }

  /// The argument for `docgen show`: a key's path, an extension point's identifier.
  private func path(of entry: SearchEntry) -> String {
    entry.kind == .extensionPoint
      ? entry.values.first ?? ""
      : key(of: entry).map { catalogue.readablePath($0.path).description } ?? entry.path
  }

  private func key(of entry: SearchEntry) -> Key? {
    guard entry.kind == .key else { return nil }
    return catalogue.key(atReadable: entry.path, of: entry.traits.documents.first)
  }
}

extension SiteInput {
  /// A catalogue and its guides: all that has pages.
  ///
  /// - Parameter isOfFile: Whether the catalogue is a file's, so that guides about other keys are left out.
  static func pages(of catalogue: Catalogue, isOfFile: Bool) -> SiteInput {
    let content = CatalogueOption.found("content", isOfFile: isOfFile)
    var input = SiteInput(
      catalogue: catalogue, guides: InputFolders(content: content, theme: "").loadGuides(),
      templates: [])
    if let content { input.contentFolder = content.text }
    input.leavesOutForeignGuides = isOfFile
    input.programName = Program.current.name
    input.findings = findingFamilies(of: catalogue)
    return input
  }
}
