import KeyModel

private func key(
  _ path: PropertyPath = "A", _ type: ValueType = .integer, values: AllowedValues = .any,
  replacedBy: [PropertyPath]? = nil, rules: [Rule] = [], seeAlso: [PropertyPath] = [],
  sources: [SourceReference] = manual, line: Int = #line
) -> Key {
  Key(
    path, type, summary: "A key.", values: values, replacedBy: replacedBy, rules: rules,
    seeAlso: seeAlso, sources: sources, line: line)
}

private func union(_ path: PropertyPath, _ shapes: [String], line: Int = #line) -> Key {
  Key(path, .dictionary, summary: "A shape.", variants: shapes, sources: manual, line: line)
}

/// Sixteen shapes that each stand for the next one, and the last one.
private let chainOfShapes = (1...17).map { number in
  union(PropertyPath("{s\(number)}"), number < 17 ? ["s\(number + 1)"] : [])
}

private let other = Key("B", .integer, summary: "Another key.", sources: manual)

let listCases: [CheckCase] = [
  CheckCase(
    "listed-twice",
    key(
      values: .open([
        AllowedValue(1, "One."), AllowedValue(2, "Two."), AllowedValue(1, "Once more."),
      ])),
    "'A' lists the value '1' twice", remedy: "keep the one that says more"),
  CheckCase(
    "listed-twice", key(rules: [.range(min: 1, max: 3), .range(min: 1, max: 3)]),
    "'A' lists the rule 'Must be an integer from 1 to 3' twice"),
  CheckCase(
    "listed-twice", beside: [other], key(seeAlso: ["B", "B"]),
    "'A' lists the related key 'B' twice"),
  CheckCase(
    "listed-twice", beside: [other], key(replacedBy: ["B", "B"]),
    "'A' lists the replacement 'B' twice"),
  CheckCase(
    "listed-twice", key(sources: manual + manual),
    "'A' lists the source 'manual, Section' twice"),
  CheckCase(
    "listed-twice", keys: extensionKeys, point(entitlements: ["NSExtension", "NSExtension"]),
    "'com.example.point' lists the needed key 'NSExtension' twice"),
  CheckCase(
    "self-reference", key(seeAlso: ["A"]), "'A' is among its own related keys",
    remedy: "name another key, or remove it"),
  CheckCase("self-reference", key(replacedBy: ["A"]), "'A' replaces itself"),
  CheckCase(
    "self-reference", key(rules: [.excludes(["A"])]), "'A' has the rule 'excludes' about itself"),
  CheckCase(
    "circular-replacement",
    beside: [key(replacedBy: ["B"]), key("B", replacedBy: ["C"])], key("C", replacedBy: ["A"]),
    "'C' is replaced by 'A', which leads back to it",
    remedy: "remove the replacement of the key that should be used"),
  CheckCase(
    "endless-shape", union("{a}", ["a"]), "The alternatives of '{a}' lead back to it"),
  CheckCase(
    "endless-shape", beside: [union("{b}", ["c"]), union("{c}", [])],
    union("{a}", ["b", "c", "a"]), "The alternatives of '{a}' lead back to it"),
  CheckCase(
    "endless-shape",
    beside: chainOfShapes,
    union("{s}", ["s1"]), "nested more than 16 deep"),
  CheckCase(
    "invalid-pattern", key(rules: [.pattern("^(a", "a text with an a")]),
    "The pattern '^(a' of 'A' cannot be read: after 3 characters, '(' has no ')' after it",
    remedy: "correct it; docs/rules.md lists what patterns support"),
  CheckCase(
    "impossible-rule", key(rules: [.range(min: 9, max: 1)]),
    "No number keeps the rule of 'A': the minimum 9 is above the maximum 1",
    remedy: "exchange the two, or correct one of them"),
]
