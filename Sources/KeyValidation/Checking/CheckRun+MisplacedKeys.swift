import Diagnostics
import KeyModel
import Text

/// Known keys in a dictionary where nothing reads them.
extension CheckRun {
  /// A dictionary of the list that a misplaced key may belong in.
  struct Holder {
    /// Its path from the root.
    var steps: [String]
    var members: [Member]
  }

  /// Reports a key that is known elsewhere, if its name is unlikely to be the author's own.
  func reportMisplaced(_ member: Member, level: Level, owner: KeyEntry?) -> Bool {
    let name = String(suffixes.split(member.key).name)
    let known = checker.index.entriesByName[name] ?? []
    work.count += known.count
    let top = frames.count > 1 ? steps.first : nil
    let sharesTop = { (entry: KeyEntry) in
      entry.key.path.components.first == top.map { .name($0) }
    }
    var homes = known.filter { mayHold(member.node, $0) }
    let isOfRightType = !homes.isEmpty
    // A value of another type is likely to be meant for a key whose dictionary the list has.
    if !isOfRightType, isDistinctive(name) {
      homes = known.filter { sharesTop($0) || top == nil && !isElsewhere($0) }
    }
    // A dictionary that holds nothing has no effect anywhere.
    guard let home = homes.first, !member.node.isEmptyCollection else { return false }
    // An arbitrary name may be that of a key, but not where names have a form.
    if let wildcard = level.wildcard, mayHold(member.node, wildcard),
      !wildcard.key.rulesConcernName || !isDistinctive(name)
    {
      return false
    }
    guard isDistinctive(name) || homes.contains(where: sharesTop) else { return false }
    // What the list has comes before what it could have.
    let all = homes.map { $0.key.path.parent ?? .root }
    let present = all.filter { $0.isRoot || !holders(at: $0).isEmpty }
    let parents = Array((present.isEmpty ? all : present).prefix(3))
    let locations = parents.map { $0.isRoot ? "the root" : readable($0) }
    let isRepeated = parents.contains { parent in
      let members =
        parent.isRoot ? frames.first?.members ?? [] : holders(at: parent).flatMap(\.members)
      return members.contains {
        $0.key == member.key && $0.node.identity == member.node.identity
      }
    }
    let repair = homes.count == 1 && isOfRightType ? move(member, into: parents[0]) : nil
    let type = isOfRightType ? "" : ", as \(withArticle(home.key.typePhrase))"
    report(
      // Nothing is lost where the key is also where it belongs.
      .misplacedKey, isRepeated ? .note : nil, at: member.keyRange,
      "\(quoted(name)) belongs in \(alternatives(locations)), not in \(holder(owner))",
      remedy: remedy(for: member, parents: parents) + type, about: home.key.path,
      codes: codes(ofUnknown: member), fixIt: repair,
      choices: repair == nil && isOfRightType ? moves(of: member, to: parents) : [])
    return true
  }

  /// Whether the list has no dictionary for a key.
  private func isElsewhere(_ entry: KeyEntry) -> Bool {
    entry.key.path.parent.map { holders(at: $0).isEmpty } ?? true
  }

  /// Edits that move a key to the dictionaries where it may belong.
  private func moves(of member: Member, to parents: [PropertyPath]) -> [FixIt] {
    guard format == .xml else { return [] }
    var goals: [(name: String, members: [Member])] = []
    for parent in parents {
      if parent.isRoot {
        goals.append(("the root", frames.first?.members ?? []))
      } else {
        goals += nearest(holders(at: parent)).prefix(3).map {
          ($0.steps.joined(separator: "/"), $0.members)
        }
      }
    }
    let edit = edit
    return goals.compactMap { goal in
      guard !goal.members.contains(where: { $0.key == member.key }) else { return nil }
      // The last key may be the one that the member is inside of.
      var move = goal.members.suffix(2).reversed().lazy
        .compactMap { edit.moving(member, behind: $0) }.first
      move?.title = "Move '\(member.key)' to \(goal.name)".legibleLine(atMost: 200)
      return move
    }
  }

  /// The remedy, naming the dictionary of this list if there is one.
  private func remedy(for member: Member, parents: [PropertyPath]) -> String {
    if parents == [.root] {
      return frames.first?.written.contains(member.key) == true
        ? "remove it; the root already has the key" : "move it to the root"
    }
    let found = parents.flatMap { nearest($0.isRoot ? [] : holders(at: $0)) }
    guard let only = found.first else {
      let locations = parents.map { $0.isRoot ? "the root" : readable($0) }
      return "move it to \(alternatives(locations))"
    }
    if found.count == 1 {
      let way = only.steps.joined(separator: "/")
      return only.members.contains { $0.key == member.key }
        ? "remove it; \(way) already has the key" : "move it to \(way)"
    }
    return
      "move it to the dictionary that it is meant for, such as \(only.steps.joined(separator: "/"))"
  }

  /// The edit that moves a key one level down, if the right dictionary is beside it.
  private func move(_ member: Member, into parent: PropertyPath) -> FixIt? {
    guard let frame = frames.last, case .name(let name)? = parent.components.last else {
      return nil
    }
    let here = frame.isElement ? frame.pattern.appending(.element) : frame.pattern
    let beside = frame.members.filter { $0.key == name }
    guard parent.parent ?? .root == here, beside.count == 1, let holder = beside.first,
      let last = holder.node.members.last,
      // Another value, perhaps under a slip of the name, says something else.
      !holder.node.members.contains(where: { NameSlip.areWithinOneEdit($0.key, member.key) }),
      frame.members.count(where: { $0.key == member.key }) == 1
    else { return nil }
    return edit.moving(member, behind: last)
  }

  /// The dictionaries of the list at a path of the catalogue, up to a limit.
  private func holders(at path: PropertyPath) -> [Holder] {
    if let known = holders[path] { return known }
    var found: [Holder] = []
    func search(_ node: Node, _ path: ArraySlice<PropertyPath.Component>, _ steps: [String]) {
      guard found.count < 100, !work.isSpent else { return }
      work.count += 1
      switch (path.first, node.value) {
      case (nil, .dictionary(let members)): found.append(Holder(steps: steps, members: members))
      case (.element?, .array(let elements)):
        for (index, element) in elements.enumerated() {
          search(element, path.dropFirst(), steps + [String(index)])
        }
      case (let step?, .dictionary(let members)):
        for member in members where step == .anyName || step == .name(member.key) {
          search(member.node, path.dropFirst(), steps + [member.key])
        }
      default: break
      }
    }
    search(Node(.dictionary(frames.first?.members ?? []), range: nil), path.components[...], [])
    holders[path] = found
    return found
  }

  /// The dictionaries that share the longest path with the current one.
  private func nearest(_ holders: [Holder]) -> [Holder] {
    let shared = holders.map { zip($0.steps, steps).prefix { $0 == $1 }.count }
    let most = shared.max() ?? 0
    return zip(holders, shared).filter { $0.1 == most }.map(\.0)
  }

  /// A path for a sentence: `Lamps/[]/<name>`.
  func readable(_ path: PropertyPath) -> String {
    var prefix = PropertyPath.root
    var parts: [String] = []
    for component in path.components {
      prefix = prefix.appending(component)
      switch component {
      case .name(let name): parts.append(name)
      case .anyName: parts.append("<\(checker.catalogue[prefix]?.placeholder ?? "name")>")
      case .element: parts.append("[]")
      }
    }
    return parts.joined(separator: "/")
  }
}

extension PropertyListDocument.Node {
  fileprivate var isEmptyCollection: Bool {
    switch value {
    case .array(let elements): elements.isEmpty
    case .dictionary(let members): members.isEmpty
    default: false
    }
  }
}
