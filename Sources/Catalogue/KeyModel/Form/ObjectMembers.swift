import JSON
import Text

/// The result of reading a member.
enum FieldOutcome { case read, empty, wrong }

/// The members of an object, whatever owns it: one piece of code reads all objects.
struct ObjectMembers: Sendable {
  struct Member: Sendable {
    var name: String
    var summary: String
    var isRequired: Bool
  }

  /// The object's name in messages: `a key`.
  let holder: String
  let members: [Member]
  fileprivate let indexes: [String: Int]

  init(_ holder: String, _ members: [Member]) {
    self.holder = holder
    self.members = members
    indexes = Dictionary(firstOf: members.enumerated().map { ($1.name, $0) })
  }

  var names: [String] { members.map { $0.name } }
}

extension CatalogueReader {
  /// Reads an object by its members' numbers. Returns false for another value, or one that lacks a member that it must have.
  #if hasFeature(Embedded)
    // Optimized, it would be copied for each function that it is called with.
    @_optimize(none)
  #endif
  mutating func readObject(
    _ object: ObjectMembers, _ advice: (String) -> String?,
    _ read: (inout CatalogueReader, Int) throws(SyntaxError) -> FieldOutcome
  ) throws(SyntaxError) -> Bool {
    let start = scanner.location
    guard try scanner.peek() == .object else {
      try readMembers(of: object.holder, named: []) { (_: inout CatalogueReader, _: String) in
        false
      }
      return false
    }
    var outcomes = [FieldOutcome](repeating: .empty, count: object.members.count)
    try readMembers(of: object.holder, named: object.names, advice: advice) {
      (reader, name) throws(SyntaxError) in
      guard let index = object.indexes[name] else { return false }
      outcomes[index] = try read(&reader, index)
      return true
    }
    for (member, outcome) in zip(object.members, outcomes)
    where member.isRequired && outcome != .read {
      if outcome == .empty {
        reportMissing(member.name, of: object.holder, meaning: member.summary, at: start)
      }
      return false
    }
    return true
  }
}
