/// A part of a YAML text as its parser finds it, in the order of the text.
struct YAMLEvent {
  enum Kind {
    case documentStart, documentEnd, streamEnd
    case scalar(YAMLScalar)
    case alias(String)
    case sequenceStart, mappingStart
    case sequenceEnd, mappingEnd
  }

  var kind: Kind
  /// The bytes of the text; only the opening mark or bracket, if any, for a start.
  var range: Range<Int>
  var anchor: String?
  /// Nil if the text has none.
  var tag: String?
  /// Whether the container is in brackets.
  var isFlow = false
}

/// A scalar as it is written.
struct YAMLScalar {
  var text: String
  /// Whether it has neither quotes nor the mark of a block, so that its text decides its type.
  var isPlain: Bool
}
