package import JSON

/// A message of JSON-RPC 2.0.
///
/// Source: "JSON-RPC 2.0 Specification", of 4 January 2013; numbers in comments are its sections.
package enum Message: Hashable, Sendable {
  case request(ID, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  /// The answer to a request; the id is null if the request is unknown.
  case response(ID?, Result<JSONValue, RPCError>)

  /// The id of a request.
  package enum ID: Hashable, Sendable {
    case number(Int64)
    case text(String)

    package var json: JSONValue {
      switch self {
      case .number(let number): .integer(number)
      case .text(let text): .string(text)
      }
    }

    package init?(_ json: JSONValue) {
      switch json {
      case .integer(let number): self = .number(number)
      case .string(let text): self = .text(text)
      default: return nil
      }
    }
  }

  /// Reads one message, or throws the answer for its sender.
  package init(_ bytes: [UInt8]) throws(MalformedMessage) {
    let json: JSONValue
    do {
      var scanner = JSONScanner(bytes, file: "", readsLoneSurrogates: true)
      json = try scanner.readValue()
      try scanner.finish()
    } catch {
      throw MalformedMessage(nil, RPCError(.notJSON, "The message is not JSON: \(error.message)."))
    }
    let id = json["id"].flatMap(ID.init)
    func invalid(_ reason: String) -> MalformedMessage {
      MalformedMessage(id, RPCError(.invalidRequest, reason))
    }
    guard case .object = json else { throw invalid("The message is not an object.") }
    guard json["jsonrpc"] == "2.0" else { throw invalid("\"jsonrpc\" is not \"2.0\".") }
    if let method = json["method"] {
      guard let method = method.text else { throw invalid("\"method\" is not a string.") }
      let parameters = json["params"] ?? .null
      switch parameters {
      case .null, .object, .array: break
      default: throw invalid("\"params\" is not an object or an array.")
      }
      guard let written = json["id"] else {
        self = .notification(method: method, parameters: parameters)
        return
      }
      guard let id = ID(written) else { throw invalid("\"id\" is not an integer or a string.") }
      self = .request(id, method: method, parameters: parameters)
    } else if let error = json["error"], error != .null {
      guard case .integer(let code)? = error["code"], case .string(let text)? = error["message"]
      else { throw invalid("\"error\" has no code and message.") }
      self = .response(id, .failure(RPCError(Int(clamping: code), text, data: error["data"])))
    } else if let result = json["result"] {
      self = .response(id, .success(result))
    } else {
      throw invalid("The message has no \"method\".")
    }
  }

  package var json: JSONValue {
    var json: JSONValue = ["jsonrpc": "2.0"]
    switch self {
    case .request(let id, let method, let parameters):
      json.append("id", id.json)
      json.append("method", .string(method))
      if parameters != .null { json.append("params", parameters) }
    case .notification(let method, let parameters):
      json.append("method", .string(method))
      if parameters != .null { json.append("params", parameters) }
    case .response(let id, let result):
      json.append("id", id?.json ?? .null)
      switch result {
      case .success(let value): json.append("result", value)
      case .failure(let failure):
        var error: JSONValue = [
          "code": .integer(failure.code), "message": .string(failure.message),
        ]
        if let data = failure.data { error.append("data", data) }
        json.append("error", error)
      }
    }
    return json
  }
}

/// The reason why a request has no result.
package struct RPCError: Error, Hashable, Sendable {
  package var code: Int
  package var message: String
  /// Details for programs, if any.
  package var data: JSONValue?

  package init(_ code: Int, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  package init(_ code: Code, _ message: String) { self.init(code.rawValue, message) }

  /// The codes of section 5.1.
  package enum Code: Int {
    case notJSON = -32700
    /// The JSON is not a message, or the message is not allowed now.
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case internalError = -32603
  }
}

/// The reason why bytes are not a message, with the id for the answer.
package struct MalformedMessage: Error, Hashable {
  package var id: Message.ID?
  package var failure: RPCError

  package init(_ id: Message.ID?, _ failure: RPCError) {
    self.id = id
    self.failure = failure
  }

  package var message: Message { .response(id, .failure(failure)) }
}
