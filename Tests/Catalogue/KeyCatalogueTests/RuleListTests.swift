import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import TestSupport
import Testing

/// Every rule that a file can break, on lists that its description gives: the checker reports each list that
/// breaks it, with its codes, and none that keeps it.
///
/// A rule's condition is met by things that people have: options as they write them, marks of a build, a code
/// signature, the name of a bundle. A rule whose condition none of these fulfils is never reported.
@Suite struct RuleListTests {
  /// Rules that no list breaks, and why.
  private static let unbreakable: [String: String] = [
    "info-plist: NETestAppMapping/*, 0, development-only": "said of the dictionary",
    "info-plist: UTExportedTypeDeclarations/[]/UTTypeSize320IconFile, 1, only-inside":
      "the key is inside",
    "info-plist: UTExportedTypeDeclarations/[]/UTTypeSize64IconFile, 1, only-inside":
      "the key is inside",
    "info-plist: JSNotificationURLFormat, 2, with-prefix":
      "the key's own part in braces reads like one that a build replaces",
    // Whatever begins with `https:` is a URL, and of a beginning that must be another one finding is enough.
    "info-plist: SKExternalPurchaseLink/*, 2, format": "with-prefix says more",
    "info-plist: SKExternalPurchaseMultiLink/*, 4, format": "with-prefix says more",
  ]

  @Test(arguments: referenceCatalogue.documents.map(\.id))
  func whatBreaksARuleIsReportedAndWhatKeepsItIsNot(_ document: DocumentKind.ID) throws {
    let maker = try #require(RuleListMaker(document))
    for key in maker.catalogue.keys {
      for (number, rule) in key.rules.enumerated() where rule.dependence == nil {
        let label = "\(document): \(key.path), \(number), \(rule.name)"
        let fault = maker.fault(of: rule, at: key)
        if let fault, Self.unbreakable[label] == nil { Issue.record("\(label): \(fault)") }
        if fault == nil, Self.unbreakable[label] != nil { Issue.record("\(label): can be broken") }
      }
    }
  }
}

/// Makes the lists of the rules of one document and checks them.
struct RuleListMaker {
  var catalogue: Catalogue
  private let checker: PropertyListChecker

  init?(_ document: DocumentKind.ID) {
    guard let kind = referenceCatalogue.documents.first(where: { $0.id == document }) else {
      return nil
    }
    catalogue = referenceCatalogue.part(kind)
    checker = PropertyListChecker(catalogue)
  }

  /// The fault of a rule's lists, or of the checker's findings in them; nil if all is right.
  func fault(of rule: Rule, at key: Key) -> String? {
    guard let scene = rule.scene(at: key, in: catalogue) else {
      return "nothing shows that it holds"
    }
    let breaches = rule.breaches(at: key, in: catalogue)
    guard !breaches.isEmpty else { return "nothing breaks it" }
    guard
      let shown = SceneShown(scene, in: catalogue, besides: [key.path] + scene.changes.map(\.path))
    else { return "no option and no file shows \(scene)" }
    // A finding doesn't name its rule, so the list keeps the key's other rules with the same demand.
    let others = key.rules.filter { $0 != rule && $0.name == rule.name }
    let changes =
      others.flatMap { $0.demand.tested.preparations(at: key, in: catalogue) }
      .filter { $0.path != key.path } + scene.changes
    let list = base(of: key, scene)
    let kept = findings(in: list, shown, changes)
    if let finding = kept.first(where: { says(rule, of: key, $0) }) {
      return "kept, and reported: \(finding.message); \(scene)"
    }
    for breach in breaches {
      let found = findings(in: list, shown, changes + breach.changes)
      guard !found.contains(where: { says(rule, of: key, $0) }) else { continue }
      let others = found.map { "\($0.id) at \($0.key ?? "") \($0.codes)" }
      return "broken, and not reported: \(breach.changes); \(scene); \(others)"
    }
    return nil
  }

  /// Whether a finding is about a rule.
  private func says(_ rule: Rule, of key: Key, _ finding: Diagnostic) -> Bool {
    guard rule.codes.allSatisfy(finding.codes.contains),
      let about = finding.key.map(PropertyPath.init(_:))
    else { return false }
    if case .present = rule.demand, finding.id != rule.name {
      // A requirement of an extension point or of the key itself is reported in those words, and an empty
      // element is reported as empty.
      return finding.id == "missing-required-key" && about == key.path
        || finding.id == "empty-value" && about == catalogue.parent(of: key.path)?.path
    }
    guard finding.id == rule.name else { return false }
    // A key of any name may be one that has an entry.
    if key.path.matches(about) { return true }
    // One of several keys that carry the same rule is reported.
    switch rule.demand {
    case .atLeastOne, .excludes:
      return rule.demand.references.contains(about)
        && catalogue[about]?.rules.contains { $0.name == rule.name } == true
    default: return false
    }
  }

  /// A list that has the key: the examples of what it is inside of, and its own.
  private func base(of key: Key, _ scene: RuleScene) -> PropertyListValue {
    let point = scene.extensionPoint.flatMap(catalogue.extensionPoint)
    var list = point.map(catalogue.minimalPropertyList) ?? [:]
    for ancestor in catalogue.ancestors(of: key.path)
    where point == nil && list.value(at: ancestor.path) == nil {
      guard let example = ancestor.example else { continue }
      list = list.applying([.set(ancestor.path, example)])
    }
    guard point == nil || list.value(at: key.path) == nil else { return list }
    return list.applying([.set(key.path, catalogue.someValue(of: key.path))])
  }

  private func findings(in list: PropertyListValue, _ shown: SceneShown, _ changes: [ListChange])
    -> [Diagnostic]
  {
    let checker = checker.with(shown.options)
    let changes = shown.marks + changes
    var surroundings = shown.surroundings
    for document in Set(changes.compactMap(\.path.document)) {
      let beside = ([:] as PropertyListValue).applying(changes, in: document)
      surroundings.lists[document] = PropertyListDocument.Node(beside)
    }
    let root = PropertyListDocument.Node(list.applying(changes))
    return checker.check(
      PropertyListDocument(format: .xml, root: root), bytes: [], file: "Example.plist",
      surroundings: surroundings)
  }
}

/// The facts that make a scene known to the checker.
struct SceneShown {
  var options: CheckOptions
  var surroundings = BundleSurroundings()
  /// The changes of the list by a build, or by the kind of bundle.
  var marks: [ListChange] = []

  /// Nil where no user can have it so.
  ///
  /// - Parameter others: The keys that marks must not be, because the rule is about them.
  init?(_ scene: RuleScene, in catalogue: Catalogue, besides others: [PropertyPath]) {
    let isProduct = scene.isProduct == true
    var stated = StatedOptions()
    stated.texts[.platform] = scene.platform?.schemaName
    stated.texts[.deploymentTarget] = scene.target?.version.text
    stated.texts[.sdk] = scene.sdk.map { $0.platform.schemaName + $0.version.text }
    stated.texts[.distribution] = scene.distribution?.id
    stated.texts[.extensionPoint] = scene.extensionPoint
    stated.texts[.profile] = isProduct ? nil : "source"
    // Services demand something from some day on.
    stated.texts[.date] = "9999-12-31"
    guard let options = try? stated.options(for: catalogue, knowing: []) else { return nil }
    self.options = options
    if isProduct {
      let mark = catalogue.document.build?.marks.first { mark in
        !others.contains { $0 == mark.key || mark.key.isAncestor(of: $0) }
      }
      if let mark { marks.append(.set(mark.key, mark.value ?? catalogue.someValue(of: mark.key))) }
      surroundings.isSigned = catalogue.document.bundles?.isInSignature == true
      guard mark != nil || surroundings.isSigned else { return nil }
    }
    if let kind = scene.bundleKind {
      guard !kind.endings.isEmpty || !kind.marks.isEmpty else { return nil }
      surroundings.bundleKind = kind
    }
    if let apis = scene.apis {
      var use = CodeUse(LinkedAPIs(catalogue.keys.flatMap(\.apis)))
      use.add(Set(apis), at: "Lamp")
      surroundings.code = use
    }
  }
}

extension PropertyListDocument.Node {
  /// A value as if it had been read from a file.
  fileprivate init(_ value: PropertyListValue) {
    let read: PropertyListDocument.Value =
      switch value {
      case .string(let text): .string(text)
      case .integer(let number): .integer(number)
      case .real(let number): .real(number)
      case .boolean(let flag): .boolean(flag)
      case .date(let text): .date(text)
      case .data: .data([])
      case .null: .null
      case .array(let elements): .array(elements.map { Self($0) })
      case .dictionary(let entries):
        .dictionary(
          entries.map { .init(key: $0.key, keyRange: nil, node: Self($0.value)) })
      }
    self.init(read, range: nil)
  }
}
