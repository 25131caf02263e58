import Text

/// The rules on a text, and texts that probably keep them.
struct TextRules {
  private var formats: [TextFormat] = []
  private var patterns: [Pattern] = []
  private var starts = [""]
  private var ends = [""]
  private var least = 0
  private var most = Int.max

  init(_ rules: [Rule]) {
    for rule in rules {
      switch rule.demand {
      case .format(let demand):
        formats.append(demand.format)
        if let pattern = demand.format.compiledPattern { patterns.append(pattern) }
      case .pattern(let demand):
        if let pattern = try? Pattern(demand.pattern) { patterns.append(pattern) }
      case .length(let demand):
        least = max(least, demand.min ?? 0)
        most = min(most, demand.max ?? .max)
      case .withPrefix(let demand): starts = demand.prefixes + starts
      case .withSuffix(let demand): ends = demand.endings + ends
      default: continue
      }
    }
  }

  /// Words with the beginnings and endings that the rules ask for.
  ///
  /// - Parameter text: The text to write where the rules allow any.
  func words(any text: String) -> [String] {
    let isAny = patterns.isEmpty && formats.isEmpty && starts.count + ends.count == 2
    let plain = (isAny ? [text] : []) + formats.map { $0.example } + Self.words
    return starts.flatMap { start in ends.flatMap { end in plain.map { start + $0 + end } } }
  }

  /// A text that is made from the patterns and suits.
  func text(where suits: (String) -> Bool) -> String? {
    let text = Pattern.example(of: patterns, least: max(least, 1), most: most, where: suits)
    if let text { return text }
    for start in starts {
      for end in ends where suits(start + end) { return start + end }
    }
    return nil
  }

  private static let words = ["name", "example", "other"] + (1...20).map { "name-\($0)" }
}
