import JSON
import KeyValidation
import Text

/// The server's side of the Language Server Protocol. Time is a parameter, in milliseconds of a monotonic clock.
///
/// Source: "Language Server Protocol Specification 3.17".
package struct EditorServer {
  /// The program's name, which is also its section in the client's settings.
  let name: String
  let version: String
  var host: any EditorHost
  var client = ClientCapabilities()
  var documents: [String: OpenDocument] = [:]
  var completions: (list: ListInEditor, all: [Completion])?
  private var stage = Stage.new
  private var output: [Message] = []
  private var requests: Int64 = 0
  private var settingsRequest: Message.ID?
  /// The client's process; the server ends when it does.
  package private(set) var parent: Int?
  /// The reason why the server can't work; nil if it can.
  private let problem: String?

  private enum Stage: Hashable {
    case new, running, shutDown, ended
  }

  /// Error codes that the protocol adds to JSON-RPC's.
  private static let notInitialized = -32002
  private static let cancelled = -32800
  /// The longest text that is checked, in bytes.
  let longestList: Int
  /// Milliseconds without changes after which a text is checked.
  static let quiet = 150

  /// - Parameter problem: The reason why the server can't work, as one sentence, which is shown to the user.
  package init(
    name: String, version: String, host: any EditorHost, problem: String? = nil,
    longestList: Int = 16 << 20
  ) {
    self.name = name
    self.version = version
    self.host = host
    self.problem = problem
    self.longestList = longestList
  }

  /// The exit status after the message `exit`; nil before it.
  package private(set) var status: Int32?

  /// Handles messages in order, and returns those to the client.
  package mutating func receive(
    _ arrivals: [Result<Message, MalformedMessage>], at now: Int
  ) -> [Message] {
    var cancelled: Set<Message.ID> = []
    for case .success(.notification("$/cancelRequest", let parameters)) in arrivals {
      if let id = parameters["id"].flatMap(Message.ID.init) { cancelled.insert(id) }
    }
    for arrival in arrivals where status == nil {
      switch arrival {
      case .failure(let refusal):
        output.append(refusal.message)
        show("\(refusal.failure.message) It was ignored.", .warning)
      case .success(.request(let id, let method, let parameters)):
        let result: Result<JSONValue, RPCError>
        do throws(RPCError) {
          if cancelled.contains(id) {
            throw RPCError(Self.cancelled, "The request was cancelled.")
          }
          result = .success(try answer(method, parameters, at: now))
        } catch {
          result = .failure(error)
        }
        output.append(.response(id, result))
      case .success(.notification(let method, let parameters)):
        handle(method, parameters, at: now)
      case .success(.response(let id, let result)):
        handleResponse(to: id, result, at: now)
      }
      for report in host.reports() { show(report, .warning) }
    }
    defer { output = [] }
    return output
  }

  /// Runs the checks that are due.
  package mutating func work(at now: Int) -> [Message] {
    publishDue(at: now)
    for report in host.reports() { show(report, .warning) }
    defer { output = [] }
    return output
  }

  /// When `work` must be called next, if no message arrives before.
  package var due: Int? { documents.values.compactMap(\.due).min() }

  // MARK: - Stages

  private mutating func answer(
    _ method: String, _ parameters: JSONValue, at now: Int
  ) throws(RPCError) -> JSONValue {
    switch stage {
    case .new:
      guard method == "initialize" else {
        throw RPCError(Self.notInitialized, "The first request must be 'initialize'.")
      }
      return try start(parameters)
    case .shutDown, .ended:
      throw RPCError(.invalidRequest, "The server was shut down; only 'exit' may follow.")
    case .running: break
    }
    switch method {
    case "initialize":
      throw RPCError(.invalidRequest, "The server is already initialized.")
    case "shutdown":
      stage = .shutDown
      documents = [:]
      completions = nil
      return .null
    default: return try answer(method, about: parameters)
    }
  }

  private mutating func handle(_ method: String, _ parameters: JSONValue, at now: Int) {
    if method == "exit" {
      status = stage == .shutDown ? 0 : 1
      stage = .ended
    }
    guard stage == .running else { return }
    switch method {
    case "initialized": beginWithClient()
    case "textDocument/didOpen": open(parameters, at: now)
    case "textDocument/didChange": change(parameters, at: now)
    case "textDocument/didClose": close(parameters)
    case "workspace/didChangeConfiguration":
      if client.sendsConfiguration {
        askForSettings()
      } else {
        setSettings(parameters["settings"] ?? .null, at: now)
      }
    case "workspace/didChangeWatchedFiles":
      host.forgetFiles()
      checkAgain(at: now)
    default: break
    }
  }

  private mutating func start(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    if let problem {
      show(problem, .error)
      throw RPCError(.internalError, problem)
    }
    client = ClientCapabilities(json: parameters["capabilities"] ?? .null)
    parent = parameters["processId"]?.integer
    if let settings = parameters["initializationOptions"] { setSettings(settings, at: 0) }
    stage = .running
    return [
      "capabilities": capabilities,
      "serverInfo": ["name": .string(name), "version": .string(version)],
    ]
  }

  private var capabilities: JSONValue {
    var json: JSONValue = [
      "positionEncoding": client.unit == .utf8 ? "utf-8" : "utf-16",
      // 2: changes are parts of the text.
      "textDocumentSync": ["openClose": true, "change": 2],
      "hoverProvider": true,
      "completionProvider": [
        "triggerCharacters": ["<", ">", "\"", "(", "="], "resolveProvider": true,
      ],
      "definitionProvider": true,
      "documentSymbolProvider": true,
      "foldingRangeProvider": true,
      "documentLinkProvider": ["resolveProvider": false],
    ]
    if client.hasCodeActions {
      json.append(
        "codeActionProvider", ["codeActionKinds": ["quickfix", .string(fixAllKind)]])
    }
    if client.pullsDiagnostics {
      json.append(
        "diagnosticProvider",
        [
          "identifier": .string(name), "interFileDependencies": false,
          "workspaceDiagnostics": false,
        ])
    }
    return json
  }

  // MARK: - The client

  private mutating func beginWithClient() {
    if client.watchesFiles {
      request(
        "client/registerCapability",
        [
          "registrations": [
            [
              "id": "settings", "method": "workspace/didChangeWatchedFiles",
              "registerOptions": ["watchers": [["globPattern": "**/.docgen.json"]]],
            ]
          ]
        ])
    }
    if client.sendsConfiguration { askForSettings() }
  }

  private mutating func askForSettings() {
    settingsRequest = request(
      "workspace/configuration", ["items": [["section": .string(name)]]])
  }

  private mutating func handleResponse(
    to id: Message.ID?, _ result: Result<JSONValue, RPCError>, at now: Int
  ) {
    guard let id, id == settingsRequest else { return }
    settingsRequest = nil
    // A client without such settings answers with null; keep the settings of `initialize`.
    guard case .success(let values) = result, let settings = values.elements.first,
      settings.isObject
    else { return }
    setSettings(settings, at: now)
  }

  /// Takes settings, either alone or under the program's name beside other servers' settings.
  private mutating func setSettings(_ settings: JSONValue, at now: Int) {
    let own = settings[name] ?? settings
    guard own.isObject else { return }
    host.setSettings(own)
    checkAgain(at: now)
  }

  @discardableResult
  mutating func request(_ method: String, _ parameters: JSONValue) -> Message.ID {
    requests += 1
    let id = Message.ID.number(requests)
    output.append(.request(id, method: method, parameters: parameters))
    return id
  }

  mutating func notify(_ method: String, _ parameters: JSONValue) {
    output.append(.notification(method: method, parameters: parameters))
  }

  enum Weight: Int {
    case error = 1
    case warning, information, log
  }

  /// Shows a message, which may quote files. Editors make links of `[text](address)`, which also run commands.
  mutating func show(_ text: String, _ weight: Weight) {
    let text = "\(name): \(text)".substituting("](", with: "] (")
    notify(
      "window/showMessage", ["type": .integer(weight.rawValue), "message": .string(text)])
  }
}
