import KeyModel

private let scalar = Key("Text", .string, summary: "A text.", sources: manual)
private let dictionary = Key("Menu", .dictionary, summary: "A menu.", sources: manual)
private let list = Key("List", .array(of: .dictionary), summary: "A list.", sources: manual)

private let strayPoint = ExtensionPoint(
  "lamp.bulb", "Bulb", .init("Socket", identifierKey: "other:Socket"), summary: "Is a bulb.",
  availability: [], sources: manual)

private let inFirst = Key(
  "Plug", .string, summary: "A plug.", seeAlso: ["Socket"], sources: manual)

private let lostGroup = KeyGroup("lost", "Lost", in: "nowhere", summary: "Is lost.", keys: [])

private let lostCode = RejectionCode(
  "E1", "Wrong", summary: "It is wrong.", in: "nowhere", sources: manual)

let structureCases: [CheckCase] = [
  CheckCase(
    "duplicate-path", beside: [scalar], Key("Text", .string, summary: "Again.", sources: manual),
    "'Text' is declared twice; the other is at \(scalar.location)",
    remedy: "remove one, or give it another path"),
  CheckCase(
    "unknown-document", at: lostGroup.location,
    in: Catalogue(
      title: "Small", groups: [lostGroup], sources: [], releases: ReleaseRegistry([])),
    "The group 'lost' is in the document 'nowhere', which does not exist",
    remedy: "write the id of one of the catalogue's documents"),
  CheckCase(
    "unknown-document", at: lostCode.location, in: catalogue([], codes: [lostCode]),
    "The example of 'E1' is in the document 'nowhere', which does not exist",
    remedy: "write the id of one of the catalogue's documents"),
  CheckCase(
    "overlapping-documents", at: nil,
    in: Catalogue(
      title: "Small", document: .configuration, otherDocuments: [.configuration], groups: [],
      sources: [], releases: ReleaseRegistry([])),
    "Two documents have the id 'configuration'", remedy: "give one of them another id"),
  CheckCase(
    "impossible-pattern", at: nil,
    in: Catalogue(
      title: "Small", document: DocumentKind("a", id: "a", fileMatch: ["conf/", "a/*.json"]),
      groups: [], sources: [], releases: ReleaseRegistry([])),
    "No file of the document 'a' can be named 'conf/': it ends with '/', and files are looked for, not folders",
    remedy: "write a name, such as 'lamp.json', or folders and a name, such as 'conf/**/*.json'"),
  CheckCase(
    "misplaced-mechanism", at: strayPoint.location,
    in: Catalogue(
      title: "Small", document: .configuration,
      otherDocuments: [DocumentKind("other.json", id: "other")],
      groups: [
        KeyGroup(
          "other", "Other", in: "other", summary: "Others.",
          keys: [Key("Socket", .string, summary: "A socket.", sources: manual)])
      ], extensionPoints: [strayPoint],
      sources: [Source("manual", "Manual", url: nil, summary: "A manual.")],
      releases: ReleaseRegistry([])),
    "The mechanism 'Socket' is in the document 'other', but extension points belong in 'configuration', the first one",
    remedy: "make 'other' the first document"),
  CheckCase(
    "missing-type", Key("Text", summary: "A text.", sources: manual), "'Text' has no type"),
  // Nothing can be said about the example of a key without a type.
  CheckCase(
    "missing-type", Key("Text", summary: "A text.", example: true, sources: manual),
    "'Text' has no type"),
  CheckCase(
    "misplaced-rule", beside: [Key("Menu/Item", .string, summary: "An item.", sources: manual)],
    Key(
      "Menu", .dictionary, summary: "A menu.", rules: [.atLeastOne(of: ["Menu/Item"])],
      sources: manual),
    "'Menu' has a rule about keys that are not beside it: 'Menu/Item'",
    remedy: "move the rule to one of these keys, all of which must be in one dictionary"),
  CheckCase(
    "child-of-scalar", beside: [scalar],
    Key("Text/Child", .string, summary: "A child.", sources: manual),
    "'Text/Child' is inside 'Text', which is a string",
    remedy: "make the parent a dictionary or an array of dictionaries"),
  CheckCase(
    "child-of-scalar",
    beside: [Key("Names", .array(of: .string), summary: "Names.", sources: manual)],
    Key("Names/[]/Child", .string, summary: "A child.", sources: manual),
    "'Names/[]/Child' is inside 'Names', which is an array of strings"),
  CheckCase(
    "child-of-scalar", Key("Ghost/Child", .string, summary: "A child.", sources: manual),
    "'Ghost/Child' is inside a key that the catalogue does not declare",
    remedy: "declare 'Ghost'"),
  CheckCase(
    "child-of-scalar", beside: [dictionary],
    Key("Menus/Child", .string, summary: "A child.", sources: manual),
    "'Menus/Child' is inside a key that the catalogue does not declare; did you mean 'Menu'?",
    remedy: "declare 'Menus'"),
  CheckCase(
    "child-of-scalar", beside: [dictionary],
    Key("Menu/Ghost/Child", .string, summary: "A child.", sources: manual),
    "'Menu/Ghost/Child' is inside a key that the catalogue does not declare",
    remedy: "declare 'Menu/Ghost'"),
  CheckCase(
    "child-of-scalar", beside: [list],
    Key("List/[]/Ghost/[]/Child", .string, summary: "A child.", sources: manual),
    "is inside a key that the catalogue does not declare", remedy: "declare 'List/[]/Ghost'"),
  CheckCase(
    "child-of-scalar", beside: [dictionary],
    Key("Menu/[]/Child", .string, summary: "A child.", sources: manual),
    "'Menu/[]/Child' is inside 'Menu', which is a dictionary"),
]

private let vagueCode = RejectionCode(
  "E1", "Wrong", summary: "It is wrong.", keys: ["Txet"], sources: manual)

let referenceCases: [CheckCase] = [
  CheckCase(
    "dangling-reference", beside: [scalar, dictionary],
    Key("A", .string, summary: "A key.", seeAlso: ["Txet"], sources: manual),
    "There is no key 'Txet'; did you mean 'Text'?", remedy: "write the full path of a key"),
  CheckCase(
    "dangling-reference",
    beside: [dictionary, Key("Menu/Title", .string, summary: "A title.", sources: manual)],
    Key("A", .string, summary: "A key.", seeAlso: ["Elsewhere/Deep/Titel"], sources: manual),
    "There is no key 'Elsewhere/Deep/Titel'; did you mean 'Menu/Title'?"),
  CheckCase(
    "dangling-reference",
    beside: [dictionary, Key("Menu/Title", .string, summary: "A title.", sources: manual)],
    Key("A", .string, summary: "A key.", seeAlso: ["Title"], sources: manual),
    "There is no key 'Title'; did you mean 'Menu/Title'?"),
  // A path without a known document is shown as it was written.
  CheckCase(
    "dangling-reference", beside: [scalar],
    Key("A", .string, summary: "A key.", seeAlso: ["lamps:Text"], sources: manual),
    "There is no key 'lamps:Text'"),
  CheckCase(
    "dangling-reference", at: inFirst.location,
    in: Catalogue(
      title: "Small", document: .configuration,
      otherDocuments: [DocumentKind("other.json", id: "others")],
      groups: [
        KeyGroup("first", "First", summary: "The first.", keys: [inFirst]),
        KeyGroup(
          "second", "Second", in: "others", summary: "The second.",
          keys: [Key("Socket", .string, summary: "A socket.", sources: manual)]),
      ], sources: [Source("manual", "Manual", url: nil, summary: "A manual.")],
      releases: ReleaseRegistry([])),
    "There is no key 'Socket'; did you mean 'others:Socket'?"),
  CheckCase(
    "dangling-reference",
    Key("A", .string, summary: "A key.", fallback: "Unheard", sources: manual),
    "There is no key 'Unheard'"),
  CheckCase(
    "dangling-reference", Key("A", .string, summary: "A.", replacedBy: ["B"], sources: manual),
    "There is no key 'B'; did you mean 'A'?"),
  CheckCase(
    "dangling-reference",
    Key("A", .string, summary: "A key.", replaces: ["Unheard"], sources: manual),
    "There is no key 'Unheard'"),
  CheckCase(
    "dangling-reference",
    Key(
      "A", .string, summary: "A key.", rules: [.excludes(["Unheard"])], sources: manual),
    "There is no key 'Unheard'"),
  CheckCase(
    "dangling-reference",
    Key(
      "A", .string, summary: "A key.", rules: [.agrees(with: "Unheard")], sources: manual),
    "There is no key 'Unheard'"),
  CheckCase(
    "dangling-reference", beside: extensionKeys,
    Key(
      "A", .string, summary: "A key.", extensionPoints: .only(["com.example.piont"]),
      sources: manual), points: [point()],
    "There is no extension point 'com.example.piont'; did you mean 'com.example.point'?"),
  CheckCase(
    "dangling-reference", beside: extensionKeys,
    Key(
      "A", .string, summary: "A key.",
      rules: [.must(.count(atLeast: 1), for: ["com.example.piont"])], sources: manual),
    points: [point()],
    "There is no extension point 'com.example.piont'; did you mean 'com.example.point'?"),
  CheckCase(
    "dangling-reference", beside: extensionKeys,
    Key(
      "A", .string, summary: "A key.",
      rules: [.absent.when(!.extensionPoint("com.example.piont"))], sources: manual),
    points: [point()],
    "There is no extension point 'com.example.piont'; did you mean 'com.example.point'?"),
  CheckCase(
    "dangling-reference",
    Key(
      "A", .string, summary: "A key.",
      rules: [.count(atLeast: 1).codes("E404").saying("{key} is empty", "add one")],
      sources: manual),
    "There is no code 'E404'", remedy: "write a code that the catalogue declares, or declare it"),
  CheckCase(
    "dangling-reference", at: vagueCode.location, in: catalogue([scalar], codes: [vagueCode]),
    "There is no key 'Txet', which 'E1' is about; did you mean 'Text'?",
    remedy: "write the full path of a key"),
  CheckCase(
    "dangling-reference",
    Key("A", .string, summary: "A key.", bundleKinds: [.app], sources: manual),
    "There is no kind of bundle 'app'"),
  CheckCase(
    "dangling-reference",
    Key("A", .dictionary, summary: "A key.", shape: "unheard", sources: manual),
    "There is no shape 'unheard'"),
  CheckCase(
    "unknown-extension-point-key", point(uses: [.init("NSExtention")]),
    "There is no key 'NSExtention', which 'com.example.point' uses; did you mean 'NSExtension'?"),
  CheckCase(
    "unknown-extension-point-key", keys: [], point(),
    "There is no key 'NSExtension/NSExtensionPointIdentifier'"),
]

let sourceCases: [CheckCase] = [
  CheckCase(
    "missing-source", Key("A", .string, summary: "A key.", sources: []), "'A' names no source",
    remedy: "name the document and the section its facts come from"),
  CheckCase(
    "missing-source",
    Key("A", .string, summary: "A key.", sources: [SourceReference("manaul", "Section")]),
    "The source 'manaul' of 'A' is not declared; did you mean 'manual'?"),
  CheckCase(
    "missing-source",
    Key(
      "A", .string, summary: "A key.", availability: [.iOS("8.0", from: "rumour")],
      sources: manual), "The source 'rumour' of 'A' is not declared"),
  CheckCase(
    "missing-source",
    Key(
      "A", .string, summary: "A key.",
      values: .open([AllowedValue("a", "A value.", availability: [.iOS("8.0", from: "rumour")])]),
      sources: manual), "The source 'rumour' of 'A' is not declared"),
  CheckCase(
    "missing-source",
    Key("A", .string, summary: "A key.", sources: manual, notes: [rumour]),
    "The source 'rumour' of 'A' is not declared"),
  CheckCase(
    "missing-source",
    Key(
      "A", .string, summary: "A key.", consequence: Consequence("It fails.", from: unknown),
      sources: manual), "The source 'rumour' of 'A' is not declared"),
  CheckCase(
    "missing-source",
    Key(
      "A", .string, summary: "A key.", values: .open([AllowedValue("a", "A value.")]),
      valuesSource: unknown, sources: manual), "The source 'rumour' of 'A' is not declared"),
  CheckCase(
    "missing-source",
    Key(
      "A", .string, summary: "A key.", default: "a", defaultSource: unknown, sources: manual),
    "The source 'rumour' of 'A' is not declared"),
  CheckCase(
    "missing-source",
    Key(
      "A", .string, summary: "A key.", rules: [.must(.count(atLeast: 1), for: [], source: unknown)],
      sources: manual), "The source 'rumour' of 'A' is not declared"),
  CheckCase(
    "missing-source", at: unsourcedCode.location, in: catalogue([], codes: [unsourcedCode]),
    "'E1' names no source"),
  CheckCase("missing-source", point(sources: []), "'com.example.point' names no source"),
  CheckCase(
    "missing-source", point(notes: [rumour]),
    "The source 'rumour' of 'com.example.point' is not declared"),
  CheckCase(
    "missing-source", keys: identifierWithoutValues,
    point(availability: [.macOS("10.10", from: "rumour")]),
    "The source 'rumour' of 'com.example.point' is not declared"),
]

/// Keys that do not take the statements of extension points over.
let identifierWithoutValues: [Key] = extensionKeys.map { key in
  var key = key
  key.values = .any
  return key
}

private let unknown = SourceReference("rumour", "Page 1")
private let unsourcedCode = RejectionCode(
  "E1", "Wrong", summary: "Something is wrong.", sources: [])
private let longCode = RejectionCode("E1", "Wrong", summary: "One. Two.", sources: manual)

private let rumour = EditorNote(
  .type, [.init(SourceReference("rumour", "Page 1"), "A string.")], choice: "A string.",
  reason: "No source says otherwise.")

let sentenceCases: [CheckCase] =
  [
    "No period", "", ".", "One. Two.", "One! Two.", "What? That.", "One.\nTwo.", "One `a.b`. Two.",
    "Ends in `code`", "Sets it. `NSValue` does not.",
  ].map { text in
    CheckCase(
      "not-one-sentence", Key("A", .string, summary: text, sources: manual),
      "The summary of 'A' is not one sentence",
      remedy: "write one sentence that ends with a period, and move the rest to the discussion")
  } + [
    CheckCase(
      "not-one-sentence",
      Key(
        "A", .string, summary: "A key.", values: .open([AllowedValue("b", "no period")]),
        sources: manual), "The summary of the value 'b' is not one sentence"),
    CheckCase(
      "not-one-sentence",
      Key(
        "A", .string, summary: "A key.", consequence: Consequence("No period", from: manual[0]),
        sources: manual), "The consequence of 'A' is not one sentence"),
    CheckCase(
      "not-one-sentence",
      Key("A", .string, summary: "A key.", approval: "One. Two.", sources: manual),
      "The approval of 'A' is not one sentence"),
    CheckCase(
      "not-one-sentence", at: longCode.location, in: catalogue([], codes: [longCode]),
      "The summary of 'E1' is not one sentence"),
    CheckCase(
      "not-one-sentence", keys: identifierWithoutValues, point(summary: "No period"),
      "The summary of 'com.example.point' is not one sentence"),
  ]
