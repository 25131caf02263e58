import Diagnostics
import Foundation
import KeyValidation
import Syntaxes
import Testing

private let suite = ProcessInfo.processInfo.environment["DOCGEN_TOML_SUITE"]

/// The public tests of TOML, toml-lang/toml-test, which are not in this repository: `DOCGEN_TOML_SUITE` names its folder `tests`.
@Suite(.enabled(if: suite != nil)) struct TOMLSuiteTests {
  private func files(_ kind: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = URL(fileURLWithPath: suite ?? "")
    let list = try String(
      contentsOf: folder.appendingPathComponent("files-toml-1.0.0"), encoding: .utf8)
    return try list.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix(kind + "/") && $0.hasSuffix(".toml") }
      .map { ($0, Array(try Data(contentsOf: folder.appendingPathComponent($0)))) }
  }

  @Test func everyInvalidDocumentIsRefused() throws {
    let files = try files("invalid")
    let accepted = files.filter {
      !TOMLReader().read($0.bytes, file: $0.name).diagnostics.containsErrors
    }
    print("toml-test: \(files.count - accepted.count) of \(files.count) invalid documents refused")
    #expect(!files.isEmpty && accepted.map(\.name) == [])
  }

  @Test func everyValidDocumentHasItsValues() throws {
    let files = try files("valid")
    var wrong: [String] = []
    for (name, bytes) in files {
      let reading = TOMLReader().read(bytes, file: name)
      let url = URL(fileURLWithPath: suite ?? "")
        .appendingPathComponent(String(name.dropLast(5)) + ".json")
      let expected = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
      guard reading.diagnostics.isEmpty, let root = reading.document?.root,
        isAlike(root, expected)
      else {
        wrong.append("\(name): \(reading.diagnostics)")
        continue
      }
    }
    print(
      "toml-test: \(files.count - wrong.count) of \(files.count) valid documents have their values")
    #expect(!files.isEmpty && wrong == [])
  }

  private func isAlike(_ node: PropertyListDocument.Node, _ expected: Any) -> Bool {
    if let elements = expected as? [Any] {
      guard case .array(let nodes) = node.value else { return false }
      return nodes.count == elements.count && zip(nodes, elements).allSatisfy { isAlike($0, $1) }
    }
    guard let object = expected as? [String: Any] else { return false }
    if object.count == 2, let type = object["type"] as? String,
      let value = object["value"] as? String
    {
      return isScalar(node, type, value)
    }
    guard case .dictionary(let members) = node.value, members.count == object.count else {
      return false
    }
    return members.allSatisfy { member in
      object[member.key].map { isAlike(member.node, $0) } ?? false
    }
  }

  private func isScalar(_ node: PropertyListDocument.Node, _ type: String, _ value: String) -> Bool
  {
    switch (type, node.value) {
    case ("string", .string(let text)): Array(text.utf8) == Array(value.utf8)
    case ("integer", .integer(let number)): Int64(value) == number
    case ("float", .real(let number)):
      number.isNaN ? value.hasSuffix("nan") : Double(value) == number
    case ("bool", .boolean(let flag)): value == String(flag)
    case ("datetime", .date(let text)), ("datetime-local", .date(let text)),
      ("date-local", .date(let text)), ("time-local", .date(let text)):
      withoutZeros(text) == withoutZeros(value)
    default: false
    }
  }

  /// A time without zeros behind its fraction, and with `Z` for an offset of zero.
  private func withoutZeros(_ date: String) -> String {
    date.replacing("+00:00", with: "Z").replacing(/\.([0-9]*?)0*(?=Z|[+-]|$)/) { match in
      match.1.isEmpty ? "" : "." + match.1
    }
  }
}
