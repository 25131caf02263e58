extension RuleField {
  /// The member's meaning, in one sentence; the same in every rule that has it.
  package var meaning: String { Self.meanings[name] ?? "" }

  private static let meanings: [String: String] = [
    "min": "The least that is allowed.",
    "max": "The most that is allowed.",
    "excludesMin": "Whether `min` itself is not allowed.",
    "excludesMax": "Whether `max` itself is not allowed.",
    "multipleOf": "The number is a multiple of this one.",
    "values": "The values that the rule is about.",
    "value": "The value that the rule is about.",
    "variant":
      "The ending of the key's variant for a device, which the rule is about where a list has it.",
    "format": "The form that the text must have.",
    "pattern": "A regular expression that matches the text.",
    "form": "What a text that matches is, with its article: `a code of two letters`.",
    "pieces": "What the text must not contain.",
    "prefixes": "The beginnings of which the text has one.",
    "exceptPrefixes": "The beginnings of values that are exempt.",
    "endings": "The endings that the rule is about.",
    "codeLength":
      "The length of a code of capital letters and digits that may stand there instead.",
    "separator": "What follows the value of the other key.",
    "compiler": "The program that compiles the text.",
    "bundle": "The name of a kind of bundle.",
    "keys": "The other keys.",
    "owner": "The key with the product's own name.",
    "when": "The situation, at the start of a sentence.",
    "reason": "Why, or what to do instead, for the end of a sentence.",
    "dependsOn": "What decides it, as no file shows it.",
  ]
}
