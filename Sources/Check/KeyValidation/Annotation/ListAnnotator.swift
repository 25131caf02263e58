import Diagnostics
import KeyModel
import Text

/// Walks a list and the catalogue side by side, in the same way as the check.
struct ListAnnotator {
  typealias Node = PropertyListDocument.Node
  typealias Member = PropertyListDocument.Member

  private let file: ReadFile
  private let locations: ListLocations
  private let findings: [Diagnostic]
  private let page: (PropertyPath) -> PageAddress?
  private let platforms: [Platform]
  /// The kind and the keys of the list at hand.
  private var current: (document: DocumentKind, index: CatalogueIndex)
  /// The findings that have a line and no path.
  private var findingsByLocation: [SourceLocation: [Int]] = [:]
  /// The keys whose meaning was said; it is not said again.
  private var said: Set<PropertyPath> = []
  private var saidValues: [PropertyPath: Set<Int>] = [:]
  private var itemsLeft = ListAnnotator.mostItems

  /// More than anybody reads.
  private static let mostItems = 5_000
  /// More levels than any real list has; each takes room on the stack, which is small in a browser.
  static let mostLevels = 32
  private var level = 0
  /// The keys that the one at hand is inside of.
  private var outerKeys: [KeyEntry] = []

  init(_ file: ReadFile, _ findings: [Diagnostic], page: @escaping (PropertyPath) -> PageAddress?) {
    self.file = file
    self.findings = findings
    self.page = page
    locations = ListLocations(file, findings)
    current = file.kind(ofList: 0)
    platforms = file.catalogue.releases.lines.map { $0.platform }
    for (index, finding) in findings.enumerated() where finding.path == nil {
      guard let location = finding.location, location.line != nil else { continue }
      findingsByLocation[location, default: []].append(index)
    }
  }

  /// The contents of the file, and the findings that are about nothing in it.
  mutating func annotate() -> (contents: AnnotatedList.Contents, rest: [Diagnostic]) {
    let located = findings.indices.filter { findings[$0].path != nil }
    var tree = FindingTree(findings, located)
    let contents = self.contents(&tree)
    let placed = findingsByLocation.values.reduce([]) { $0 + $1 }
    let others = findings.indices.filter { index in
      findings[index].path == nil && findings[index].location?.line == nil
    }
    let rest = (tree.all + placed + others).sorted().map { findings[$0] }
    return (contents, rest)
  }

  private mutating func contents(_ tree: inout FindingTree) -> AnnotatedList.Contents {
    if let settings = file.settings { return contents(of: settings, &tree) }
    let lists = file.lists
    guard lists.count > 1 else {
      return lists.first.map { contents(ofRoot: $0.root, &tree) } ?? AnnotatedList.Contents()
    }
    var made = AnnotatedList.Contents()
    for (number, list) in lists.enumerated() {
      guard itemsLeft > 0 else {
        made.omitted = lists.count - number
        made.omittedFindings = takeAll(&tree)
        break
      }
      itemsLeft -= 1
      current = file.kind(ofList: number)
      var item = AnnotatedItem(
        .list(number), AnnotatedValue(list.root), line: locations.line(of: list.root.range))
      var own = tree.divided(locations.isIn(list.root.range)).meant
      tree = tree.divided(locations.isIn(list.root.range)).others
      item.contents = contents(ofRoot: list.root, &own)
      item.findings = AnnotatedFindings(own.all.map { findings[$0] })
      made.items.append(item)
    }
    return made
  }

  private mutating func contents(
    ofRoot root: Node, _ tree: inout FindingTree
  ) -> AnnotatedList.Contents {
    switch root.value {
    case .dictionary(let members):
      let scope = CatalogueScope(rootOf: current.index)
      return contents(of: members, current.index.scope(of: root, in: scope), &tree)
    case .array(let elements):
      return contents(of: elements, CatalogueScope(current.index.rootShape), &tree)
    default:
      var made = AnnotatedList.Contents()
      made.items.append(
        AnnotatedItem(.root, AnnotatedValue(root), line: locations.line(of: root.range)))
      return made
    }
  }

  /// Settings of a build, each with the meaning of the key that it becomes.
  private mutating func contents(
    of settings: BuildSettings, _ tree: inout FindingTree
  ) -> AnnotatedList.Contents {
    let kind = file.document.build?.settings
    let (prefix, known) = (kind?.prefix ?? "", Set(kind?.names ?? []))
    var made = AnnotatedList.Contents()
    let all = settings.blocks.flatMap { $0 }
    for (index, setting) in all.enumerated() {
      guard itemsLeft > 0 else {
        made.omitted = all.count - index
        break
      }
      let name = String(setting.name.dropFirst(prefix.utf8.count))
      let entry = current.index.root.named[name]
      let member = Member(key: setting.name, keyRange: setting.nameRange, node: setting.value)
      // Each block may set the same.
      var own = tree.take(
        known.contains(name) ? name : setting.name, where: locations.isIn(member.range))
      made.items.append(item(member, CatalogueScope(entry), &own, isUnknown: entry == nil))
    }
    made.omittedFindings = made.omitted > 0 ? takeAll(&tree) : 0
    return made
  }

  // MARK: - Dictionaries

  private mutating func contents(
    of members: [Member], _ scope: CatalogueScope, _ tree: inout FindingTree
  ) -> AnnotatedList.Contents {
    let listsNames = scope.isRoot || scope.level?.keys.isEmpty == false
    let isRepeated = Set(members.map { $0.key }).count < members.count
    var made = AnnotatedList.Contents()
    for (index, member) in members.enumerated() {
      guard itemsLeft > 0 else {
        made.omitted = members.count - index
        made.omittedFindings = takeAll(&tree)
        break
      }
      let match = scope.match(member.key)
      let isUnknown = if case .unknown? = match { listsNames } else { false }
      var own = tree.take(
        member.key.asPathStep, where: isRepeated ? locations.isIn(member.range) : nil)
      made.items.append(item(member, CatalogueScope(match?.entry), &own, isUnknown: isUnknown))
    }
    return made
  }

  private mutating func item(
    _ member: Member, _ scope: CatalogueScope, _ tree: inout FindingTree, isUnknown: Bool
  ) -> AnnotatedItem {
    var item = AnnotatedItem(
      .key(member.key.legibleLine(atMost: 200)), AnnotatedValue(member.node),
      line: locations.line(of: member.keyRange))
    if isUnknown {
      let isElsewhere = current.index.entriesByName[member.key] != nil
      item.unknown = isElsewhere ? .knownElsewhere : .nowhereKnown
    }
    complete(&item, member.node, scope, &tree, at: member.keyRange)
    return item
  }

  /// Adds the meaning, the findings and the contents.
  private mutating func complete(
    _ item: inout AnnotatedItem, _ node: Node, _ scope: CatalogueScope, _ tree: inout FindingTree,
    at keyRange: Range<Int>? = nil
  ) {
    itemsLeft -= 1
    if let key = scope.entry?.key {
      let path = PropertyPath(key.path.components, in: current.document.id)
      item.page = page(path)
      if said.insert(path).inserted {
        item.meaning = KeyMeaning(key, platforms)
        if let outer = outerKeys.last, KeyMeaning(outer.key, platforms).since == item.meaning?.since
        {
          item.meaning?.since = []
        }
      }
      item.valueMeaning = meaning(of: node, for: key)
    }
    var own = tree.takeOwn()
    for range in [keyRange, node.range] {
      if let location = locations.location(of: range) {
        own += findingsByLocation.removeValue(forKey: location) ?? []
      }
    }
    level += 1
    if let entry = scope.entry { outerKeys.append(entry) }
    switch node.value {
    case .dictionary(let members) where level < Self.mostLevels:
      item.contents = contents(of: members, current.index.scope(of: node, in: scope), &tree)
    case .array(let elements) where level < Self.mostLevels:
      item.contents = contents(of: elements, scope, &tree)
    default: break
    }
    level -= 1
    if scope.entry != nil { outerKeys.removeLast() }
    // A finding about something absent is shown where the thing would be.
    item.findings = AnnotatedFindings((own + tree.all).sorted().map { findings[$0] })
    // The finding also says what to write.
    if item.findings.shown.contains(where: { $0.id == DiagnosticKind.deprecated.id }) {
      item.meaning?.deprecation = nil
    }
  }

  /// The meaning of a value of a choice, once.
  private mutating func meaning(of node: Node, for key: Key) -> String? {
    let listed = key.values.listed
    guard let index = listed.firstIndex(where: { node.matches($0.value) }),
      !listed[index].summary.isEmpty,
      saidValues[PropertyPath(key.path.components, in: current.document.id), default: []]
        .insert(index).inserted
    else { return nil }
    return plain(listed[index].summary).legibleLine(atMost: 400)
  }

  // MARK: - Arrays

  private mutating func contents(
    of elements: [Node], _ scope: CatalogueScope, _ tree: inout FindingTree
  ) -> AnnotatedList.Contents {
    var made = AnnotatedList.Contents()
    for index in shownElements(of: elements, tree) {
      guard itemsLeft > 0 else { break }
      let element = elements[index]
      var item = AnnotatedItem(
        .element(index), AnnotatedValue(element), line: locations.line(of: element.range))
      var own = tree.take(String(index))
      var inner = scope.element
      if case .array = element.value, inner.isElement { inner = CatalogueScope(nil) }
      complete(&item, element, inner, &own)
      if inner.isElement { item.page = nil }
      made.items.append(item)
    }
    made.omitted = elements.count - made.items.count
    if made.omitted > 0 { made.omittedFindings = takeAll(&tree) }
    return made
  }

  /// The first elements, and some of those that something is about.
  private func shownElements(of elements: [Node], _ tree: FindingTree) -> [Int] {
    let isOfScalars = elements.first.map { $0.isScalar } ?? true
    let most = isOfScalars ? 12 : 5
    guard elements.count > most + most / 2 else { return Array(elements.indices) }
    let others = tree.elements.filter { $0 >= most && $0 < elements.count }
    return Array(0..<most) + others.prefix(AnnotatedFindings.most)
  }

  private mutating func takeAll(_ tree: inout FindingTree) -> Int {
    defer { tree = FindingTree([], []) }
    return tree.all.count
  }
}

extension PropertyListDocument.Node {
  fileprivate var isScalar: Bool {
    switch value {
    case .array, .dictionary: false
    default: true
    }
  }
}
