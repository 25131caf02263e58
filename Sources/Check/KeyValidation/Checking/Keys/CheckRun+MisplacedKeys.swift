import Diagnostics
import KeyModel
import Text

extension CheckRun {
  /// Reports a key that is known elsewhere, if its name is unlikely to be the author's own.
  mutating func reportMisplaced(_ member: Member, in frame: Frame) -> Bool {
    let name = String(checker.index.suffixes.split(member.key).name)
    let known = checker.index.entriesByName[name] ?? []
    work.count += known.count
    let top = frames.count > 1 ? steps.first : nil
    let sharesTop = { (entry: KeyEntry) in
      entry.key.path.components.first == top.map { .name($0) }
    }
    var homes = known.filter { fits(member.node, $0) }
    let isOfRightType = !homes.isEmpty
    // A value of another type is likely to be meant for a key whose dictionary the list has.
    if !isOfRightType, isDistinctive(name) {
      homes = known.filter { entry in
        sharesTop(entry)
          || top == nil && entry.key.path.parent.map { holders(at: $0).isEmpty } == false
      }
    }
    // A dictionary that holds nothing has no effect anywhere.
    guard let home = homes.first, !member.node.isEmptyCollection else { return false }
    // An arbitrary name may equal a key's name, but not if the names have a form.
    if let wildcard = frame.level.wildcard, fits(member.node, wildcard),
      !wildcard.key.rulesConcernName || !isDistinctive(name)
    {
      return false
    }
    guard isDistinctive(name) || homes.contains(where: sharesTop) else { return false }
    // Dictionaries that the list has come before dictionaries that it could have.
    let all = homes.map { $0.key.path.parent ?? .root }
    let present = all.filter { !holders(at: $0).isEmpty }
    let parents = Array((present.isEmpty ? all : present).prefix(3))
    let isRepeated = parents.flatMap(holders).flatMap({ $0.members }).contains {
      $0.key == member.key && $0.node.identity == member.node.identity
    }
    let repair =
      homes.count == 1 && isOfRightType ? move(member, from: frame, into: parents[0]) : nil
    let type = isOfRightType ? "" : ", as \(withArticle(home.key.typePhrase))"
    report(
      // Nothing is lost where the key is also where it belongs.
      .misplacedKey, isRepeated ? .note : nil, at: member.keyRange,
      "\(quoted(name)) belongs in \(alternatives(parents.map(readable))), not in \(frame.phrase)",
      remedy: remedy(for: member, parents: parents) + type, about: home.key.path,
      codes: codes(ofUnknown: member), fixIt: repair,
      choices: repair == nil && isOfRightType ? moves(of: member, to: parents) : [])
    return true
  }

  private func moves(of member: Member, to parents: [PropertyPath]) -> [FixIt] {
    guard format == .xml else { return [] }
    let edit = edit
    return parents.flatMap { nearest(holders(at: $0)).prefix(3) }.compactMap { goal in
      guard !goal.members.contains(where: { $0.key == member.key }) else { return nil }
      // The last key may be the one that the member is inside of.
      var move = goal.members.suffix(2).reversed().lazy
        .compactMap { edit.moving(member, behind: $0) }.first
      move?.title = "Move '\(member.key)' to \(goal.phrase)".legibleLine(atMost: 200)
      return move
    }
  }

  private func remedy(for member: Member, parents: [PropertyPath]) -> String {
    let found = parents.flatMap {
      $0.isRoot && parents.count > 1 ? [] : nearest(holders(at: $0))
    }
    guard let only = found.first else { return "move it to \(alternatives(parents.map(readable)))" }
    guard found.count == 1 else {
      return "move it to the dictionary that it is meant for, such as \(only.phrase)"
    }
    return only.members.contains { $0.key == member.key }
      ? "remove it; \(only.phrase) already has the key" : "move it to \(only.phrase)"
  }

  /// The edit that moves a key one level down, if the right dictionary is beside it.
  private func move(_ member: Member, from frame: Frame, into parent: PropertyPath) -> FixIt? {
    guard case .name(let name)? = parent.components.last else { return nil }
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

  private func holders(at path: PropertyPath) -> [Holder] {
    frames.first?.holders(at: path) { findHolders(at: path) } ?? []
  }

  private func findHolders(at path: PropertyPath) -> [Holder] {
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
    return found
  }

  private func nearest(_ holders: [Holder]) -> [Holder] {
    let shared = holders.map { zip($0.steps, steps).prefix { $0 == $1 }.count }
    let most = shared.max() ?? 0
    return zip(holders, shared).filter { $0.1 == most }.map { $0.0 }
  }

  /// A path for a sentence: `Lamps/[]/<name>`.
  func readable(_ path: PropertyPath) -> String {
    guard !path.isRoot else { return "the root" }
    var prefix = PropertyPath.root
    var parts: [String] = []
    for component in path.components {
      prefix = prefix.appending(component)
      switch component {
      case .name(let name): parts.append(name)
      case .anyName: parts.append("<\(checker.catalogue[prefix]?.placeholder ?? "name")>")
      case .element: parts.append("[]")
      case .shape(let name): parts.append("<\(name)>")
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
