import Diagnostics
import KeyModel
import KeyValidation
import Testing

/// A person's words for the breach of a rule, with what the file has in the places for it.
struct RuleWordsTests {
  private func messages(_ rule: Rule, _ type: ValueType, _ inside: String) -> [String] {
    let key = Key(
      "Light", type, summary: "A light.",
      rules: [rule.saying("{key} has {value}", "write another in {key}, not {value}")], sources: [])
    let other = Key("Other", .string, summary: "Another.", sources: [])
    let lamps = Catalogue(
      title: "Lamps", document: .infoPlist,
      groups: [KeyGroup("g", "G", summary: "Keys.", keys: [key, other])], sources: [],
      releases: ReleaseRegistry([]))
    return findings(MarkedList(inside).text, in: lamps).map { finding in
      "\(finding.message); \(finding.remedy ?? "")"
    }
  }

  @Test(arguments: [
    (Rule.pattern("^w", "a word"), ValueType.string, "<string>cold</string>", "'cold'"),
    (.noneOf([7]), .integer, "<integer>7</integer>", "'7'"),
    (.oneOf([true]), .boolean, "<false/>", "'NO'"),
    // The wrong element of an array is meant.
    (
      .oneOf(["warm"]), .array(of: .string),
      "<array><string>warm</string><string>cold</string></array>", "'cold'"
    ),
    (
      .noneOf(["cold"]), .array(of: .string),
      "<array><string>cold</string><string>warm</string></array>", "'cold'"
    ),
    (
      .uniqueElements, .array(of: .string),
      "<array><string>warm</string><string>cold</string><string>cold</string></array>", "'cold'"
    ),
    // The demand is about no single value.
    (.count(atLeast: 1), .array(of: .string), "<array/>", "the value"),
  ])
  func theKeyAndTheValueAreThoseOfTheFile(
    rule: Rule, type: ValueType, value: String, shown: String
  ) {
    #expect(
      messages(rule, type, entry("Light", value))
        == ["'Light' has \(shown); write another in 'Light', not \(shown)"])
  }

  @Test func aMissingKeyIsNamed() {
    #expect(
      messages(.present.when(.present("Other")), .string, entry("Other", "<string>a</string>"))
        == ["'Light' has the value; write another in 'Light', not the value"])
  }

  @Test func whatIsCertainIsStillRepaired() {
    let rule = Rule.withoutSuffix([".lamp"]).saying("{value} has an ending", "remove it")
    let key = Key("Light", .string, summary: "A light.", rules: [rule], sources: [])
    let lamps = Catalogue(
      title: "Lamps", document: .infoPlist,
      groups: [KeyGroup("g", "G", summary: "Keys.", keys: [key])], sources: [],
      releases: ReleaseRegistry([]))
    let found = findings(
      MarkedList(entry("Light", "<string>a.lamp</string>")).text, in: lamps)
    #expect(found.map(\.message) == ["'a.lamp' has an ending"])
    #expect(found.allSatisfy { $0.fixIt != nil })
  }
}
