import KeyModel
import KeyValidation
import Text

extension ListInEditor {
  /// The range that a skeleton replaces: the start of a word or a tag, if the file has nothing else; nil otherwise.
  func rangeOfSkeleton(at offset: Int) -> Range<Int>? {
    let bytes = list.bytes
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = bytes.starts(with: mark) ? mark.count : 0
    guard let first = bytes[start...].firstIndex(where: { !$0.isWhiteSpace }) else {
      let offset = max(start, offset)
      let line = bytes[..<offset].lastIndex(where: \.endsLine).map { $0 + 1 } ?? start
      return line..<(bytes[offset...].firstIndex(where: \.endsLine) ?? bytes.count)
    }
    let word = bytes[first...].prefix { !$0.isWhiteSpace }
    let isWhole = bytes[word.endIndex...].allSatisfy(\.isWhiteSpace)
    guard isWhole, word.count <= 40,
      !word.dropFirst().contains(where: { "{}()[]=;<>\"".utf8.contains($0) }),
      word.first.map({ !"{([\"".utf8.contains($0) }) == true
    else { return nil }
    return first..<word.endIndex
  }

  /// Whether a range is the only content of a `<plist>`.
  func isInEmptyList(_ range: Range<Int>) -> Bool {
    guard list.format == .xml else { return false }
    let before = list.bytes[..<range.lowerBound]
    let after = list.bytes[range.upperBound...].drop(while: \.isWhiteSpace)
    guard let last = before.lastIndex(where: { !$0.isWhiteSpace }),
      before[last] == UInt8(ascii: ">"),
      let start = before.lastIndex(of: UInt8(ascii: "<"))
    else { return false }
    return before[start...].starts(with: "<plist".utf8)
      && (after.isEmpty || after.starts(with: "</plist".utf8))
  }

  /// Whole lists to start from: one for each possible document of the file, and one for each extension point.
  func skeletons(replacing range: Range<Int>, isInList: Bool = false) -> [Completion] {
    let name = file.path.split(separator: "/").last ?? ""
    let documents = file.isDocumentStated ? [file.document] : catalogue.documents
    return documents.flatMap { document -> [Completion] in
      let format: PropertyListDocument.Format =
        document.isPropertyList && !name.hasSuffix(".json") ? .xml : .json
      let own = skeleton(
        document.name, members(of: document), detail: "the required keys", format, range,
        isInList)
      guard document.id == catalogue.document.id else { return [own] }
      return [own]
        + catalogue.extensionPoints.map { point in
          skeleton(
            point.name, Self.members(of: catalogue.minimalPropertyList(for: point)),
            detail: point.id, format, range, isInList)
        }
    }
  }

  /// The required keys of such a file. For a document without any and with few keys, all of these, empty.
  private func members(of document: DocumentKind) -> [ValueTemplate.Member] {
    let minimal = Self.members(of: catalogue.minimalPropertyList(of: document))
    let roots = catalogue.roots(beside: catalogue.path(.root, from: document.id))
    guard minimal.isEmpty, roots.count <= Self.fewKeys else { return minimal }
    return roots.map { key in
      let value: ValueTemplate =
        switch key.types.first {
        case .array: .array([])
        case .dictionary: .dictionary([])
        default: ValueTemplate(catalogue.example(of: key, text: ""))
        }
      return ValueTemplate.Member(name: key.name, value: value)
    }
  }

  private static func members(of list: PropertyListValue) -> [ValueTemplate.Member] {
    guard case .dictionary(let entries) = list else { return [] }
    return entries.map { ValueTemplate.Member(name: $0.key, value: ValueTemplate($0.value)) }
  }

  private static let fewKeys = 6

  private func skeleton(
    _ name: String, _ members: [ValueTemplate.Member], detail: String,
    _ format: PropertyListDocument.Format, _ range: Range<Int>, _ isInList: Bool
  ) -> Completion {
    var writer = TemplateWriter(format, ListLayout(list, format))
    let lineEnd = writer.layout.lineEnd
    if isInList {
      if list.bytes[..<range.lowerBound].last == UInt8(ascii: ">") { writer.append(lineEnd) }
    } else if format == .xml {
      writer.append(PropertyListValue.xmlStart.joined(separator: lineEnd) + lineEnd)
    }
    writer.write(.dictionary(members), indent: "")
    if !isInList {
      writer.append(lineEnd + (format == .xml ? "</plist>" + lineEnd : ""))
    } else if list.bytes[range.upperBound...].first == UInt8(ascii: "<") {
      writer.append(lineEnd)
    }
    return Completion(
      label: name, kind: .skeleton, range: range, snippet: writer.text.snippet,
      plainText: writer.text.plain, filterText: filterText(name, range), detail: detail)
  }

  /// If the replaced text is a tag, it matches every skeleton.
  private func filterText(_ name: String, _ range: Range<Int>) -> String {
    list.bytes[range].first == UInt8(ascii: "<")
      ? String(decoding: list.bytes[range], as: UTF8.self) + name : name
  }
}
