import Diagnostics
import Text

/// The description of a payload of profiles, a declaration or a command, in the form of device-management
/// descriptions.
///
/// Source: <https://github.com/apple/device-management>, `docs/schema.md`.
struct Description {
  enum Kind: CaseIterable {
    case profile, declaration, command

    /// The member of `payload` that names the type.
    var member: String {
      switch self {
      case .profile: "payloadtype"
      case .declaration: "declarationtype"
      case .command: "requesttype"
      }
    }
  }

  var kind: Kind
  var type: String
  var title: String
  var text: String?
  var keys: [SchemaValue]
  /// Where answers begin, which are not imported.
  var answers: SourceLocation?
  /// The member `payload`, with the facts about all keys together.
  var payload: SchemaValue
  var location: SourceLocation

  /// The types with which the keys at the root, and those that all payloads or declarations have, are described.
  static let rootType = "TopLevel"
  static let commonType = "CommonPayloadKeys"
  static let anyType = "any"

  /// Members of `payload` that name the type of something else.
  private static let otherMembers = ["credentialtype", "statusitemtype"]

  /// Whether a file is of this form, complete or not.
  static func isDescription(_ root: SchemaValue) -> Bool {
    guard let payload = root["payload"], payload.object != nil else { return false }
    return root["payloadkeys"]?.elements != nil
      || (Kind.allCases.map(\.member) + otherMembers).contains { payload[$0] != nil }
  }

  /// Whether it describes something that is neither a file nor a part of one.
  static func isOther(_ root: SchemaValue) -> Bool {
    let payload = root["payload"]
    guard Kind.allCases.allSatisfy({ payload?[$0.member] == nil }) else {
      // A message from a device has this form as well.
      return payload?[Kind.command.member] != nil && root.keyNames.contains("MessageType")
    }
    return otherMembers.contains { payload?[$0] != nil }
  }

  init(_ root: SchemaValue, file: String) throws(ImportFailure) {
    guard Self.isDescription(root), let payload = root["payload"] else {
      throw ImportFailure(
        SourceLocation(file: file, line: 1),
        "the file describes no payload, declaration or command, as others do that were given",
        remedy: "leave it out, or import it by itself")
    }
    let kinds = Kind.allCases.filter { payload[$0.member] != nil }
    guard let kind = kinds.first, let type = payload[kind.member]?.text.flatMap(nonempty) else {
      throw ImportFailure(
        payload.location, "the payload has no type",
        remedy: "write 'payloadtype', 'declarationtype' or 'requesttype', with a text")
    }
    guard kinds.count == 1 else {
      throw ImportFailure(
        payload.location, "the payload has \(kinds.count) types",
        remedy: "keep one of \(kinds.map { "'\($0.member)'" }.joined(separator: " and "))")
    }
    switch root["payloadkeys"]?.content {
    case .array(let elements)?: keys = elements
    case .null?, nil: keys = []
    default:
      throw ImportFailure(
        root["payloadkeys"]?.location ?? root.location, "'payloadkeys' is not a list",
        remedy: "write a list of keys")
    }
    self.kind = kind
    self.type = type
    title = root["title"]?.text.flatMap(nonempty) ?? type
    let texts = [root["description"]?.text, payload["content"]?.text].compactMap {
      $0.flatMap(nonempty)
    }
    text =
      texts.count == 2 && texts[1].contains(texts[0])
      ? texts[1] : texts.isEmpty ? nil : texts.uniqued.joined(separator: "\n\n")
    answers = root["responsekeys"]?.location
    self.payload = payload
    location = SourceLocation(file: file, line: 1)
  }
}

extension SchemaValue {
  /// The names of the keys that a description lists.
  fileprivate var keyNames: [String] {
    (self["payloadkeys"]?.elements ?? []).compactMap { $0["key"]?.text }
  }
}
