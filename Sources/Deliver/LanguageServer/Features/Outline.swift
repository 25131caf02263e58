import KeyValidation
import Text

extension ListInEditor {
  /// The keys and elements of the list, as a tree; of several lists, each as one item.
  package func outline() -> [OutlineItem] {
    let items = list.items
    var depths: [Int] = []
    for item in items { depths.append(item.holder.map { depths[$0] + 1 } ?? 0) }
    // Going backwards, an item's children are complete before the item.
    var inside: [Int: [OutlineItem]] = [:]
    var roots: [OutlineItem] = []
    for index in items.indices.reversed() where depths[index] <= Self.mostLevels {
      let children = Array((inside.removeValue(forKey: index) ?? []).reversed())
      if file.lists.count > 1, items[index].holder == nil {
        roots.insert(rootItem(index, children), at: 0)
      } else if items[index].holder == nil, items[index].kind.isContainer {
        roots = children + roots
      } else if let holder = items[index].holder {
        inside[holder, default: []].append(outlineItem(index, children))
      }
    }
    return roots
  }

  /// Deeper than any real list.
  private static let mostLevels = 100

  /// One of several lists, by its kind and its name.
  private func rootItem(_ index: Int, _ children: [OutlineItem]) -> OutlineItem {
    let item = list.items[index]
    let named = children + children.flatMap(\.children)
    let name = named.first { $0.name == "name" && $0.detail?.isEmpty == false }?.detail
    return OutlineItem(
      name: file.kind(ofList: item.index).document.name,
      detail: name ?? counted(children.count, "key"),
      kind: item.kind, range: item.range,
      selectionRange: item.range.lowerBound..<item.range.lowerBound, children: children)
  }

  private func outlineItem(_ index: Int, _ children: [OutlineItem]) -> OutlineItem {
    let item = list.items[index]
    let name = item.key == nil ? String(item.index) : item.name
    let selection = item.key?.content ?? item.value?.range ?? item.range
    return OutlineItem(
      name: name.shortened(to: 200).legible.oneLine, detail: detail(of: item, children),
      kind: item.kind, range: item.range, selectionRange: selection, children: children)
  }

  private func detail(of item: EditedList.Item, _ children: [OutlineItem]) -> String? {
    guard item.value != nil else { return nil }
    switch item.kind {
    case .dictionary:
      // An element of an array is named by a value that it contains.
      if item.key == nil, let name = Self.name(among: children) { return name }
      return counted(children.count, "key")
    case .array: return counted(children.count, "element")
    case .data: return nil
    default: return list.text(of: item).map { $0.shortened(to: 60).legible.oneLine }
    }
  }

  private static func name(among children: [OutlineItem]) -> String? {
    let texts = children.filter {
      [.string, .unknown].contains($0.kind) && $0.detail?.isEmpty == false
    }
    for ending in ["name", "title", "identifier", "id", "type", "key"] {
      if let child = texts.first(where: { $0.name.lowercased().hasSuffix(ending) }) {
        return child.detail
      }
    }
    return texts.first?.detail
  }
}
