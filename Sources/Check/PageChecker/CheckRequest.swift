import JSON
import KeyValidation

/// A page's request: files, and how to check them.
///
/// Its bytes are the length of a JSON object in four bytes, the lowest first, the object in UTF-8, and the bytes of the
/// files one after the other. The object has `action`, `files` with a `name` and a `count` of bytes each, `paths` with those
/// of all files of a product, read or not, `options` with the names of the command's options, and for repairs `only`, the numbers of those to make.
struct CheckRequest {
  enum Action: String {
    case findings, report, repair
  }

  struct File {
    var name: String
    var bytes: [UInt8]
  }

  var action: Action
  var files: [File] = []
  /// The paths of all files of a product, if all are known.
  var paths: [String] = []
  var options: StatedOptions
  /// The id of the document of every file; nil to recognize each file.
  var document: String?
  /// The address of the reference, for the addresses of keys in findings.
  var baseURL: String?
  /// The repairs to make; nil for all.
  var chosenRepairs: Set<Int>?

  /// Nil if the bytes are not a request.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 4 else { return nil }
    let length = bytes[..<4].reversed().reduce(0) { $0 << 8 | Int64($1) }
    guard length <= bytes.count - 4 else { return nil }
    var offset = 4 + Int(length)
    var scanner = JSONScanner(
      Array(bytes[4..<offset]), file: "request", readsLoneSurrogates: true)
    guard let header = try? scanner.readValue(),
      let action = Action(rawValue: header["action"]?.text ?? "")
    else { return nil }
    self.action = action
    for file in header["files"]?.elements ?? [] {
      guard let count = file["count"]?.count, count <= bytes.count - offset else { return nil }
      files.append(
        File(name: file["name"]?.text ?? "", bytes: Array(bytes[offset..<offset + count])))
      offset += count
    }
    guard !files.isEmpty else { return nil }
    paths = (header["paths"]?.elements ?? []).compactMap { $0.text }
    let stated = header["options"] ?? .null
    options = StatedOptions(stated)
    document = stated["document"]?.text
    baseURL = stated["baseURL"]?.text
    chosenRepairs = header["only"]?.elements.map { Set($0.compactMap { $0.count }) }
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  fileprivate var count: Int? {
    if case .integer(let number) = self, number >= 0 { Int(exactly: number) } else { nil }
  }
}
