import CLibYAML

/// Reads the events of a YAML text with libyaml.
final class YAMLParser {
  /// The reason why a text is not valid YAML, in the parser's words.
  struct Failure: Error {
    var problem: String
    var context: String?
    var offset: Int
  }

  private var parser = yaml_parser_t()
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let offsets: CharacterOffsets

  /// - Parameter bytes: A text in UTF-8.
  init(_ bytes: ArraySlice<UInt8>) {
    input = .allocate(capacity: max(bytes.count, 1))
    _ = input.initialize(from: bytes)
    offsets = CharacterOffsets(bytes)
    yaml_parser_initialize(&parser)
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(&parser, input.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(&parser)
    input.deallocate()
  }

  /// The next event after the start of the stream.
  func next() throws(Failure) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    if event.type == YAML_STREAM_START_EVENT { return try next() }
    return made(of: event)
  }

  private func failure() -> Failure {
    // A text that is never closed is wrong where it begins.
    let isUnclosed =
      parser.context.map { String(cString: $0) } == "while scanning a quoted scalar"
      && parser.problem.map { String(cString: $0).hasPrefix("found unexpected") } == true
    let mark = isUnclosed ? parser.context_mark : parser.problem_mark
    return Failure(
      problem: parser.problem.map { String(cString: $0) } ?? "the text is not valid YAML",
      context: parser.context.map { String(cString: $0) },
      // A byte that is not allowed has an offset, not a mark.
      offset: parser.error == YAML_READER_ERROR
        ? parser.problem_offset : offsets.byte(ofCharacter: mark.index))
  }

  private func made(of event: yaml_event_t) -> YAMLEvent {
    let start = offsets.byte(ofCharacter: event.start_mark.index)
    let range = start..<max(start, offsets.byte(ofCharacter: event.end_mark.index))
    let data = event.data
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, range: range)
    case YAML_DOCUMENT_END_EVENT: return YAMLEvent(kind: .documentEnd, range: range)
    case YAML_ALIAS_EVENT:
      return YAMLEvent(kind: .alias(text(data.alias.anchor) ?? ""), range: range)
    case YAML_SCALAR_EVENT:
      let bytes = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
      let scalar = YAMLScalar(
        text: String(decoding: bytes, as: UTF8.self),
        isPlain: data.scalar.style == YAML_PLAIN_SCALAR_STYLE)
      return YAMLEvent(
        kind: .scalar(scalar), range: range, anchor: text(data.scalar.anchor),
        tag: text(data.scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      return YAMLEvent(
        kind: .sequenceStart, range: range, anchor: text(data.sequence_start.anchor),
        tag: text(data.sequence_start.tag),
        isFlow: data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .sequenceEnd, range: range)
    case YAML_MAPPING_START_EVENT:
      return YAMLEvent(
        kind: .mappingStart, range: range, anchor: text(data.mapping_start.anchor),
        tag: text(data.mapping_start.tag),
        isFlow: data.mapping_start.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mappingEnd, range: range)
    default: return YAMLEvent(kind: .streamEnd, range: range)
    }
  }

  private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}

/// The offsets of the characters of a text in UTF-8; libyaml counts characters.
private struct CharacterOffsets {
  private let bytes: ArraySlice<UInt8>
  /// The offset of every 64th character; empty if every character is one byte.
  private var checkpoints: [Int] = []

  private static let step = 64

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    var count = 0
    for (offset, byte) in zip(bytes.indices, bytes) where byte & 0xC0 != 0x80 {
      if count % Self.step == 0 { checkpoints.append(offset) }
      count += 1
    }
  }

  func byte(ofCharacter index: Int) -> Int {
    guard !checkpoints.isEmpty else { return min(bytes.startIndex + index, bytes.endIndex) }
    guard index / Self.step < checkpoints.count else { return bytes.endIndex }
    var offset = checkpoints[index / Self.step]
    var rest = index % Self.step
    while rest > 0, offset < bytes.endIndex {
      offset += 1
      if offset == bytes.endIndex || bytes[offset] & 0xC0 != 0x80 { rest -= 1 }
    }
    return offset
  }
}
