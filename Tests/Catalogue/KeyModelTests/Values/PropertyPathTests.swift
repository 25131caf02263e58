import KeyModel
import Testing

@Suite struct PropertyPathTests {
  @Test(arguments: [
    ("NSExtension", [PropertyPath.Component.name("NSExtension")]),
    ("A/*/B", [.name("A"), .anyName, .name("B")]),
    ("A/[]/B", [.name("A"), .element, .name("B")]),
    ("a~1b/c~0d", [.name("a/b"), .name("c~d")]),
    ("~01", [.name("~1")]), ("~1~0~1", [.name("/~/")]),
    ("public.mime-type", [.name("public.mime-type")]),
    ("", []),
  ])
  func pathTextIsReadBack(text: String, components: [PropertyPath.Component]) {
    #expect(PropertyPath(text).components == components)
    #expect(PropertyPath(components).description == text)
  }

  @Test(arguments: ["a/b", "~", "/", "~0", "~1", "~~//", "a b", "größe", "[]x", "**", "\u{301}e"])
  func everyNameSurvivesItsTextForm(name: String) {
    let path = PropertyPath([.name("root"), .name(name), .name("leaf")])
    #expect(PropertyPath(path.description) == path)
  }

  @Test(arguments: [
    ("A", "A"), ("A/B", "B"), ("A/*", "*"), ("A/[]", "A"), ("A/[]/B/[]", "B"), ("", ""),
  ])
  func nameOfAPathIsItsLastKey(path: PropertyPath, name: String) {
    #expect(path.name == name)
  }

  @Test func parentsOfAPathEndAtTheRoot() {
    var next: PropertyPath? = "A/*/[]/B"
    var seen: [String] = []
    while let path = next {
      seen.append(path.description)
      next = path.parent
    }
    #expect(seen == ["A/*/[]/B", "A/*/[]", "A/*", "A", ""])
    #expect(PropertyPath.root.isRoot)
  }

  @Test(arguments: [
    ("", "A", true), ("A", "A/B", true), ("A", "A/B/C", true), ("A", "A", false),
    ("A/B", "A", false), ("A", "AB/C", false), ("A/*", "A/x/B", false),
  ])
  func ancestorsOfAPathIncludeIt(one: PropertyPath, other: PropertyPath, leads: Bool) {
    #expect(one.isAncestor(of: other) == leads)
  }

  @Test(arguments: [
    ("A/B", "A/B", true), ("A/*/B", "A/example.com/B", true), ("A/*", "A/*", true),
    ("A/*", "A/[]", false), ("A/x", "A/*", false), ("A/*", "A", false), ("A", "A/B", false),
    ("A/B", "A/C", false), ("A/[]", "A/[]", true), ("A/[]", "A/B", false),
  ])
  func wildcardPathMatchesItsInstances(pattern: PropertyPath, actual: PropertyPath, matches: Bool) {
    #expect(pattern.matches(actual) == matches)
  }

  @Test func pathsSortParentsFirstThenByCodePoint() {
    let ordered: [PropertyPath] = [
      "", "A", "A/*", "A/*/Z", "A/B", "A/B/[]", "A/B/[]/C", "A/b", "AB", "a", "ä", "日",
    ]
    #expect(ordered.shuffled().sorted() == ordered)
  }

  @Test(arguments: [
    ("lamp:Name", "lamp", ["Name"]), ("lamp:A/*/[]", "lamp", ["A", "*", "[]"]),
    ("Lamp:Name", nil, ["Lamp:Name"]), ("lamp~2Name", nil, ["lamp:Name"]),
    ("A/lamp:Name", nil, ["A", "lamp:Name"]), ("-:x", nil, ["-:x"]),
  ])
  func aTextMayNameADocument(text: String, document: String?, names: [String]) {
    let path = PropertyPath(text)
    #expect(path.document == document)
    #expect(path.components.count == names.count)
    #expect(path == PropertyPath(path.description))
    #expect(path.description == text)
  }
}
