import JSON
import LanguageServer
import Text

/// A server of the Model Context Protocol, as a value: a message in, an answer out.
///
/// Without state between messages, revisions with a handshake are served like the one whose requests name it.
///
/// Sources: "Model Context Protocol", revisions 2024-11-05, 2025-06-18, 2025-11-25 and 2026-07-28: "Lifecycle",
/// "Versioning", "Discovery", "Tools".
struct MCPServer {
  var name: String
  var version: String
  /// Advice for choosing a tool.
  var instructions: String
  var tools: [Tool]

  /// The newest first. 2025-03-26 is missing because it allows batches of messages.
  static let revisionsWithHandshake = ["2025-11-25", "2025-06-18", "2024-11-05"]
  /// The revisions that each request names.
  static let revisions = ["2026-07-28"]

  private static let prefix = "io.modelcontextprotocol/"
  private static let unsupportedRevision = -32022
  /// The tools never change while the program runs.
  private static let caching: [JSONValue.Member] = [
    .init("ttlMs", 3_600_000), .init("cacheScope", "public"),
  ]

  /// Nil for notifications and responses, which get no answer.
  func answer(to message: Message) -> Message? {
    guard case .request(let id, let method, let parameters) = message else { return nil }
    do throws(RPCError) {
      return .response(id, .success(try result(of: method, parameters)))
    } catch {
      return .response(id, .failure(error))
    }
  }

  private func result(
    of method: String, _ parameters: JSONValue
  ) throws(RPCError) -> JSONValue {
    let about = parameters["_meta"]
    guard let revision = about?[Self.prefix + "protocolVersion"] else {
      switch method {
      case "initialize": return try handshake(parameters)
      case "ping": return [:]
      default: return .object(try members(of: method, parameters))
      }
    }
    guard case .string(let revision) = revision,
      case .object? = about?[Self.prefix + "clientCapabilities"]
    else {
      throw RPCError(
        .invalidParameters,
        "\"_meta\" needs the text \(Self.prefix)protocolVersion and the object \(Self.prefix)clientCapabilities."
      )
    }
    guard Self.revisions.contains(revision) else {
      throw RPCError(
        Self.unsupportedRevision, "The revision \(revision) is not supported.",
        data: [
          "supported": JSONValue(strings: Self.revisions), "requested": .string(revision),
        ])
    }
    var members: [JSONValue.Member]
    if method == "server/discover" {
      members =
        [
          .init("supportedVersions", JSONValue(strings: Self.revisions)),
          .init("capabilities", Self.capabilities), .init("instructions", .string(instructions)),
        ] + Self.caching
    } else {
      members = try self.members(of: method, parameters)
      if method == "tools/list" { members += Self.caching }
    }
    return .object(
      members + [
        .init("resultType", "complete"), .init("_meta", [Self.prefix + "serverInfo": information]),
      ])
  }

  private static let capabilities: JSONValue = ["tools": [:]]

  private var information: JSONValue { ["name": .string(name), "version": .string(version)] }

  private func handshake(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    guard case .string(let wanted)? = parameters["protocolVersion"] else {
      throw RPCError(.invalidParameters, "\"protocolVersion\" is not a string.")
    }
    let known = Self.revisionsWithHandshake
    return [
      "protocolVersion": .string(known.contains(wanted) ? wanted : known[0]),
      "capabilities": Self.capabilities, "serverInfo": information,
      "instructions": .string(instructions),
    ]
  }

  private func members(
    of method: String, _ parameters: JSONValue
  ) throws(RPCError) -> [JSONValue.Member] {
    switch method {
    case "tools/list":
      guard parameters["cursor"] == nil else {
        throw RPCError(
          .invalidParameters,
          "\"cursor\" is not one of this server: all tools are in one list.")
      }
      return [.init("tools", .array(tools.map(\.json)))]
    case "tools/call":
      guard case .string(let name)? = parameters["name"] else {
        throw RPCError(.invalidParameters, "\"name\" is not a string.")
      }
      guard let tool = tools.first(where: { $0.name == name }) else {
        throw RPCError(
          .invalidParameters,
          "No tool is named '\(name)'\(suggestion(for: name, among: tools.map(\.name)))")
      }
      let arguments = parameters["arguments"] ?? [:]
      guard case .object(let arguments) = arguments else {
        throw RPCError(.invalidParameters, "\"arguments\" is not an object.")
      }
      return tool.members(calledWith: arguments)
    default:
      throw RPCError(.unknownMethod, "The method '\(method)' is not supported.")
    }
  }
}
