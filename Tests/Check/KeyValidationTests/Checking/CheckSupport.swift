import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import TestSupport

/// A property list written for a test. `⟦` marks where a finding is expected; it is not part of the
/// list.
struct MarkedList {
  var text: String
  var line: Int?
  var column: Int?

  /// Wraps the inside of the root dictionary in a whole file of XML.
  init(_ inside: String) {
    let whole = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(inside)
      </dict>
      </plist>

      """
    var text = ""
    var (line, column) = (1, 1)
    for character in whole {
      if character == "⟦" {
        (self.line, self.column) = (line, column)
        continue
      }
      text.append(character)
      if character == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    self.text = text
  }

  var bytes: [UInt8] { Array(text.utf8) }
}

/// One key and its value, as XML.
func entry(_ key: String, _ value: String) -> String { "<key>\(key)</key>\n\(value)\n" }

func findings(
  _ text: String, in catalogue: Catalogue, _ options: CheckOptions = CheckOptions()
) -> [Diagnostic] {
  PropertyListChecker(catalogue, options: options).check(
    Array(text.utf8), file: "Info.plist")
}

/// The checker of the reference, which takes a while to make.
let infoPlistChecker = PropertyListChecker(infoPlistCatalogue)

/// The findings of the reference in a list.
func findings(_ text: String, _ options: CheckOptions = CheckOptions()) -> [Diagnostic] {
  infoPlistChecker.with(options).check(Array(text.utf8), file: "Info.plist")
}

/// A distribution of the reference.
func distribution(_ id: String) -> Distribution? {
  infoPlistCatalogue.distributions.first { $0.id == id }
}

/// A catalogue with one key for every rule, so that tests need not follow the real data.
let ruleCatalogue = Catalogue(
  title: "Rules",
  document: documentWithReservedNames,
  groups: [
    KeyGroup(
      "rules", "Rules", summary: "One key for every rule.", availability: [.iOS("8.0")],
      keys: scalarRuleKeys + relatedRuleKeys + placedKeys)
  ],
  extensionPoints: [
    ExtensionPoint(
      "com.example.one", "One", .nsExtension, summary: "The first.", availability: [.iOS("8.0")],
      uses: [.init("NSExtension/XXRequiredByPoint", .required, sample: "x")],
      sources: [.init("test", "One")]),
    ExtensionPoint(
      "com.example.two", "Two", .nsExtension, summary: "The second.", availability: [.iOS("8.0")],
      sources: [.init("test", "Two")]),
    ExtensionPoint(
      "com.example.three", "Three", .nsExtension, summary: "The third.",
      availability: [.iOS("8.0")],
      uses: [.init("NSExtension/NSExtensionAttributes/XXNeeded", .required, sample: "x")],
      sources: [.init("test", "Three")]),
    ExtensionPoint(
      "com.example.plug", "Plug", .socket, summary: "The third.", availability: [.iOS("8.0")],
      sources: [.init("test", "Plug")]),
  ],
  bundleKinds: [.appExtension, .app],
  sources: [Source("test", "Test", url: nil, summary: "For tests.")],
  releases: ReleaseRegistry([
    .init(.iOS, ["8.0", "9.0", "12.0", "13.0"]), .init(.macOS, ["10.10", "11.0"]),
  ]))

private let documentWithReservedNames = {
  var document = DocumentKind.infoPlist
  document.reservedNames = [
    .init(["XX*UsageReason"], .must, codes: ["CODE-1"]), .init(["com.example.reserved.*"]),
  ]
  return document
}()

private func key(
  _ path: PropertyPath, _ types: [ValueType], rules: [Rule] = [], values: AllowedValues = .any,
  required: Requirement = .unstated, availability: [AvailabilityStatement]? = nil,
  replacedBy: [PropertyPath] = [], points: ExtensionPointScope = .none
) -> Key {
  var key = Key(
    path, summary: "A key.", availability: availability, values: values, required: required,
    replacedBy: replacedBy, rules: rules, extensionPoints: points,
    sources: [SourceReference("test", "Keys")])
  key.types = types
  return key
}

private var removedStatement: AvailabilityStatement {
  var statement = AvailabilityStatement.iOS("8.0", deprecated: "9.0")
  statement.removed = "12.0"
  return statement
}

private var titledKey: Key {
  var key = key("XXLensUsageReason", [.string])
  key.title = "Privacy - Lens Usage Reason"
  return key
}

private var scalarRuleKeys: [Key] {
  [
    key("XXRange", [.integer], rules: [.range(min: 1, max: 2)]),
    key("XXShare", [.number], rules: [.range(0.0...1.0)]),
    key("XXLanguage", [.string], rules: [.format(.languageTag)]),
    key("XXStoryboard", [.string], rules: [.withoutSuffix([".storyboard"])]),
    key("XXMenuText", [.string], rules: [.withoutText(["/"])]),
    key("XXPredicate", [.string, .dictionary], rules: [.predicate(for: "NSPredicate")]),
    key("XXIconAdvice", [.string], rules: [.should(.withSuffix([".icns"]))]),
    key("XXPlugIn", [.string], rules: [.withSuffix([".plugin"])]),
    key("XXGroup", [.string], rules: [.withPrefix(["group."], orCodeOf: 4)]),
    key("XXFirst", [.array(of: .string)], rules: [.firstElement("a")]),
    key("XXStub", [.string], rules: [.mustNotShip("TRUEPREDICATE", reason: "it is a stub")]),
    key("XXUnique", [.array(of: .string)], rules: [.uniqueElements]),
    key("XXFilled", [.dictionary], rules: [.count(atLeast: 1)]),
    key("XXFixed", [.dictionary], rules: [.onlyKnownKeys]),
    key("XXFixed/default", [.string]),
    key("XXDevelopment", [.string], rules: [.developmentOnly]),
    key("XXAppOnly", [.string], rules: [.onlyIn(.app)]),
    key("XXFlagOfSystem", [.boolean]),
    key("XXCountOfThings", [.integer]),
    key("XXDate", [.date]),
    key(
      "XXChoice", [.string],
      values: .closed([AllowedValue("First", "One."), AllowedValue("Second", "Two.")])),
    key(
      "XXDocumented", [.string],
      values: .documented([AllowedValue("First", "One."), AllowedValue("Second", "Two.")])),
    key("XXOpenChoice", [.string], values: .open([AllowedValue("com.example.known", "One.")])),
    key("XXUnderstood", [.string], rules: [.stated("No program can check it.", on: .intent)]),
  ]
}

private var relatedRuleKeys: [Key] {
  [
    key("XXServices", [.array(of: .dictionary)]),
    key(
      "XXServices/[]/XXSends", [.string],
      rules: [.atLeastOne(of: ["XXServices/[]/XXSends", "XXServices/[]/XXReturns"])]),
    key(
      "XXServices/[]/XXReturns", [.string],
      rules: [.atLeastOne(of: ["XXServices/[]/XXSends", "XXServices/[]/XXReturns"])]),
    key("XXServices/[]/XXMessage", [.string], required: .required),
    key("XXNib", [.string], rules: [.excludes(["XXBoard"])]),
    key("XXBoard", [.string], rules: [.excludes(["XXNib"])]),
    key("XXScript", [.string], rules: [.needsNonzero("XXRule/XXPages", when: "Always")]),
    key("XXRule", [.dictionary, .string]),
    key("XXRule/XXPages", [.integer]),
    key("XXNeedy", [.string], rules: [.needs("XXRange", when: "Always")]),
    key("XXOlder", [.string], rules: [.ignoredBeside(["XXNewer"])]),
    key("XXNewer", [.string]),
    key(
      "XXTypes", [.array(of: .string)], rules: [.agrees(with: "XXDeclared/[]/XXIdentifier")]),
    key("XXDeclared", [.array(of: .dictionary)]),
    key("XXDeclared/[]/XXIdentifier", [.string]),
    key(
      "XXImported/[]/XXIcon", [.string], rules: [.onlyInside("XXDeclared")]),
    key("XXImported", [.array(of: .dictionary)]),
  ]
}

extension ExtensionPoint.Mechanism {
  fileprivate static let socket = Self(
    "XXSocket", identifierKey: "XXSocket/XXKind", entryKeys: ["XXSocket/XXStart"], entry: .one)
}

private var placedKeys: [Key] {
  [
    key("XXSocket", [.dictionary]),
    key("XXSocket/XXKind", [.string], values: .extensionPoints(.socket)),
    key("XXSocket/XXStart", [.string]),
    key("NSExtension", [.dictionary], points: .all(.nsExtension)),
    key(
      "NSExtension/NSExtensionPointIdentifier", [.string], values: .extensionPoints(.nsExtension),
      required: .required, points: .all(.nsExtension)),
    key("NSExtension/XXRequiredByPoint", [.string]),
    key(
      "NSExtension/XXSituation", [.string],
      rules: [.must(.present, for: ["com.example.two"])]),
    key("NSExtension/NSExtensionAttributes", [.dictionary]),
    key(
      "NSExtension/NSExtensionAttributes/XXOnlyOfTwo", [.string], points: .only(["com.example.two"])
    ),
    key("NSExtension/NSExtensionAttributes/XXNeeded", [.array(of: .string)]),
    titledKey,
    key("XXPort", [.dictionary]), key("XXPort/port", [.integer]),
    key("XXGone", [.string], availability: [removedStatement]),
    key("XXDomains", [.dictionary]),
    key("XXDomains/*", [.dictionary], rules: [.format(.domainName)]),
    key("XXDomains/*/XXSubdomains", [.boolean]),
    key(
      "XXOld", [.string], availability: [.iOS("8.0", deprecated: "12.0")],
      replacedBy: ["XXNewer"]),
    key("XXFuture", [.string], availability: [.iOS("13.0")]),
    key(
      "XXElsewhere", [.string],
      availability: [AvailabilityStatement(.iOS, isAvailable: false), .macOS("10.10")]),
  ]
}
