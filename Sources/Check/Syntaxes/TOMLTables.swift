import KeyValidation
import Text

/// The tables of a TOML document while they are defined, which any line may continue.
///
/// Source: TOML v1.0.0, sections "Keys", "Table", "Inline Table" and "Array of Tables".
struct TOMLTables {
  typealias Node = PropertyListDocument.Node
  typealias Member = PropertyListDocument.Member

  /// One name of a key, with its quotes in the range.
  struct Name {
    var text: String
    var range: Range<Int>
  }

  /// The way in which a table came to be.
  enum Definition {
    /// By its header, or as the root.
    case header
    /// As a part of the path in another table's header.
    case implied
    /// By dotted keys.
    case dotted
    /// In braces.
    case inline
  }

  private enum Slot {
    case node(Node)
    case table(Int)
    /// An array of tables, of which each header in double brackets adds one.
    case list(Int)
  }

  private struct Entry {
    var name: Name
    var slot: Slot
  }

  private struct Table {
    var definition: Definition
    var range: Range<Int>
    var depth: Int
    var entries: [Entry] = []
    /// The index of each name, by its bytes, because canonically equivalent keys are different keys; empty for a small table.
    var indexes: [[UInt8]: Int] = [:]
  }

  private struct List {
    var range: Range<Int>
    var tables: [Int] = []
  }

  private var tables = [Table(definition: .header, range: 0..<0, depth: 1)]
  private var lists: [List] = []

  /// The table at the root.
  static let root = 0
  private static let smallest = 8

  // MARK: - Definitions

  /// A new table that is not in the document: for the lines below a wrong header, or in braces.
  mutating func newTable(_ definition: Definition, at range: Range<Int>, depth: Int) -> Int {
    tables.append(Table(definition: definition, range: range, depth: depth))
    return tables.count - 1
  }

  /// The number of tables, and of arrays of tables, that were made.
  var count: Int { tables.count + lists.count }

  func depth(of table: Int) -> Int { tables[table].depth }

  mutating func setRange(_ range: Range<Int>, of table: Int) { tables[table].range = range }

  mutating func extend(_ table: Int, to end: Int) {
    let range = tables[table].range
    tables[table].range = range.lowerBound..<max(range.upperBound, end)
  }

  /// The table of a header.
  ///
  /// - Parameters:
  ///   - range: The header with its brackets.
  ///   - isElement: Whether the brackets are double.
  mutating func define(_ path: [Name], at range: Range<Int>, isElement: Bool)
    throws(TOMLMistake) -> Int
  {
    var table = Self.root
    for name in path.dropLast() {
      guard let index = index(of: name, in: table) else {
        table = add(.implied, name, to: table, at: range)
        continue
      }
      switch tables[table].entries[index].slot {
      case .table(let inside): table = inside
      case .list(let list): table = lists[list].tables[lists[list].tables.count - 1]
      case .node(let node): throw unextendable(name, node)
      }
    }
    guard let name = path.last else { return table }
    guard let index = index(of: name, in: table) else {
      guard isElement else { return add(.header, name, to: table, at: range) }
      lists.append(List(range: range))
      append(Entry(name: name, slot: .list(lists.count - 1)), to: table)
      return addElement(to: lists.count - 1, at: range, depth: tables[table].depth + 2)
    }
    switch tables[table].entries[index].slot {
    case .list(let list) where isElement:
      return addElement(to: list, at: range, depth: tables[table].depth + 2)
    case .table(let inside) where !isElement && tables[inside].definition == .implied:
      tables[inside].definition = .header
      tables[inside].range = range
      tables[table].entries[index].name.range = name.range
      return inside
    case .list:
      throw TOMLMistake(
        .key, at: name.range.lowerBound,
        "\(name.text.quotedShort) is an array of tables, to which a header in double brackets adds one",
        remedy: "write the header in double brackets, or rename one of the two")
    case .table(let inside):
      let former = tables[inside].definition == .dotted ? "dotted keys" : "a header"
      throw TOMLMistake(
        .key, at: name.range.lowerBound,
        isElement
          ? "\(name.text.quotedShort) is a table already, not an array of tables"
          : "the table \(name.text.quotedShort) is defined twice; \(former) above defined it",
        remedy: isElement ? "rename one of the two" : "join the two, or rename one of them")
    case .node(let node): throw unextendable(name, node)
    }
  }

  /// The table that has the last name of a dotted key.
  mutating func holder(of path: [Name], in table: Int, end: Int) throws(TOMLMistake) -> Int {
    var table = table
    for (number, name) in path.dropLast().enumerated() {
      guard let index = index(of: name, in: table) else {
        table = add(.dotted, name, to: table, at: path[number + 1].range.lowerBound..<end)
        continue
      }
      switch tables[table].entries[index].slot {
      case .node(let node): throw unextendable(name, node)
      case .list:
        throw TOMLMistake(
          .key, at: name.range.lowerBound,
          "\(name.text.quotedShort) is an array of tables, to which a dotted key cannot add",
          remedy: "write the key below the array's header")
      case .table(let inside):
        guard tables[inside].definition != .header else {
          throw TOMLMistake(
            .key, at: name.range.lowerBound,
            "the table \(name.text.quotedShort) has its own header, so a dotted key cannot add to it",
            remedy: "write the key below that header")
        }
        tables[inside].definition = .dotted
        table = inside
      }
    }
    return table
  }

  /// Throws if a table has a name.
  func demandNew(_ name: Name, in table: Int) throws(TOMLMistake) {
    guard index(of: name, in: table) != nil else { return }
    throw TOMLMistake(
      .key, at: name.range.lowerBound,
      "the key \(name.text.quotedShort) occurs twice in one table", remedy: "remove one of the two")
  }

  mutating func add(_ node: Node, as name: Name, to table: Int) {
    append(Entry(name: name, slot: .node(node)), to: table)
  }

  private func unextendable(_ name: Name, _ node: Node) -> TOMLMistake {
    let noun =
      switch node.value {
      case .dictionary: "an inline table, which has all of its keys in its braces"
      case .array: "an array that is written with its elements"
      default: "a value, not a table"
      }
    return TOMLMistake(
      .key, at: name.range.lowerBound, "\(name.text.quotedShort) is \(noun)",
      remedy: "write all of it in one way, or rename one of the two")
  }

  private mutating func add(
    _ definition: Definition, _ name: Name, to table: Int, at range: Range<Int>
  ) -> Int {
    let new = newTable(definition, at: range, depth: tables[table].depth + 1)
    append(Entry(name: name, slot: .table(new)), to: table)
    return new
  }

  private mutating func addElement(to list: Int, at range: Range<Int>, depth: Int) -> Int {
    let new = newTable(.header, at: range, depth: depth)
    lists[list].tables.append(new)
    return new
  }

  private mutating func append(_ entry: Entry, to table: Int) {
    tables[table].entries.append(entry)
    let count = tables[table].entries.count
    guard count >= Self.smallest else { return }
    if count == Self.smallest {
      for (index, entry) in tables[table].entries.enumerated() {
        tables[table].indexes[Array(entry.name.text.utf8)] = index
      }
    } else {
      tables[table].indexes[Array(entry.name.text.utf8)] = count - 1
    }
  }

  private func index(of name: Name, in table: Int) -> Int? {
    let wanted = name.text.utf8
    guard tables[table].entries.count < Self.smallest else {
      return tables[table].indexes[Array(wanted)]
    }
    return tables[table].entries.firstIndex { entry in
      entry.name.text.utf8.count == wanted.count && entry.name.text.utf8.elementsEqual(wanted)
    }
  }

  // MARK: - Values

  /// A table in braces with all that it has. Only the tables inside of it are newer.
  mutating func closeInline(_ table: Int, at end: Int) -> Node {
    extend(table, to: end)
    let node = node(of: table)
    tables.removeSubrange(table...)
    return node
  }

  /// A table as a value. The nesting is limited where tables are defined.
  func node(of table: Int) -> Node {
    let members = tables[table].entries.map { entry in
      let node: Node =
        switch entry.slot {
        case .node(let node): node
        case .table(let inside): self.node(of: inside)
        case .list(let list):
          Node(.array(lists[list].tables.map { self.node(of: $0) }), range: lists[list].range)
        }
      return Member(key: entry.name.text, keyRange: entry.name.range, node: node)
    }
    return Node(.dictionary(members), range: tables[table].range)
  }
}
