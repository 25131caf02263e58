import Diagnostics
import JSON
import KeyModel
import Text

struct Tool {
  struct Argument {
    enum ArgumentType {
      case text
      case oneOf([String])
      case flag
      case number(ClosedRange<Int>)
    }

    var name: String
    var type: ArgumentType
    var meaning: String
    var isRequired = false

    init(_ name: String, _ type: ArgumentType, _ meaning: String, isRequired: Bool = false) {
      self.name = name
      self.type = type
      self.meaning = meaning
      self.isRequired = isRequired
    }

    var schema: JSONValue {
      var schema: JSONValue
      switch type {
      case .text: schema = ["type": "string"]
      case .oneOf(let values): schema = ["type": "string", "enum": JSONValue(strings: values)]
      case .flag: schema = ["type": "boolean"]
      case .number(let range):
        schema = [
          "type": "integer", "minimum": .integer(range.lowerBound),
          "maximum": .integer(range.upperBound),
        ]
      }
      schema.append("description", .string(meaning))
      return schema
    }

    /// The demand that a value breaks.
    func demand(brokenBy value: JSONValue) -> String? {
      switch (type, value) {
      case (.text, .string), (.flag, .boolean): nil
      case (.oneOf(let values), .string(let text)) where values.contains(text): nil
      case (.number(let range), .integer(let number)) where range.contains(Int(clamping: number)):
        nil
      case (.text, _): "a string"
      case (.flag, _): "true or false"
      case (.oneOf(let values), _): alternatives(values.map { "'\($0)'" })
      case (.number(let range), _): "an integer from \(range.lowerBound) to \(range.upperBound)"
      }
    }
  }

  /// The arguments of a call, already checked against the tool's.
  struct Arguments {
    fileprivate var members: [JSONValue.Member]

    func text(_ name: String) -> String? {
      if case .string(let text)? = self[name] { text } else { nil }
    }

    func number(_ name: String) -> Int? {
      if case .integer(let number)? = self[name] { Int(clamping: number) } else { nil }
    }

    func isTrue(_ name: String) -> Bool { self[name] == true }

    private subscript(_ name: String) -> JSONValue? { members.first { $0.name == name }?.value }
  }

  /// The result of a call: texts for people and language models, and an object for programs.
  struct Answer {
    var texts: [String]
    var structure: JSONValue?
  }

  var name: String
  var title: String
  var description: String
  var arguments: [Argument]
  /// A JSON Schema of the answer's object; nil if it has none.
  var output: JSONValue?
  var call: (Arguments) throws(Refusal) -> Answer

  var json: JSONValue {
    var json: JSONValue = [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": [
        "type": "object",
        "properties": .object(arguments.map { .init($0.name, $0.schema) }),
        "required": JSONValue(strings: arguments.filter(\.isRequired).map(\.name)),
        "additionalProperties": false,
      ],
    ]
    if let output { json.append("outputSchema", output) }
    json.append("annotations", ["readOnlyHint": true, "openWorldHint": false])
    return json
  }

  /// The result of a call. Errors are results too, so that the model sees them.
  func members(calledWith members: [JSONValue.Member]) -> [JSONValue.Member] {
    do throws(Refusal) {
      let answer = try call(try checked(members))
      var result = [JSONValue.Member("content", Self.content(answer.texts))]
      if let structure = answer.structure {
        result.append(.init("structuredContent", structure))
      }
      return result
    } catch {
      return [.init("content", Self.content([error.text])), .init("isError", true)]
    }
  }

  private func checked(_ members: [JSONValue.Member]) throws(Refusal) -> Arguments {
    for member in members {
      guard let argument = arguments.first(where: { $0.name == member.name }) else {
        let names = arguments.map(\.name)
        throw Refusal(
          "\(name) has no argument '\(member.name.legibleLine())'\(suggestion(for: member.name, among: names)) Known: \(names.joined(separator: ", "))."
        )
      }
      if let demand = argument.demand(brokenBy: member.value) {
        throw Refusal("'\(argument.name)' must be \(demand).")
      }
    }
    for argument in arguments where argument.isRequired {
      guard members.contains(where: { $0.name == argument.name }) else {
        throw Refusal("\(name) needs '\(argument.name)': \(argument.meaning)")
      }
    }
    return Arguments(members: members)
  }

  private static func content(_ texts: [String]) -> JSONValue {
    .array(texts.map { ["type": "text", "text": .string($0)] })
  }
}
