package import Diagnostics
import JSON
import Text

/// A name that begins like the product's own occurs where names are declared.
package struct DeclaredInDemand: DemandDefinition {
  /// The keys that declare names; one of them is enough.
  package var keys: [PropertyPath]
  /// The key with the product's own name, whose last part may differ.
  package var owner: PropertyPath
  /// Prefixes of names that others declare although they resemble the product's.
  package var exceptPrefixes: [String]

  package static let name = "declared-in"
  package static let severity = Severity.warning
  package static let summary = "A name that begins like the product's own is declared nowhere."
  package static let explanation = """
    The name begins like the product's own identifier, so the product must declare it, in the same \
    file. Names that begin otherwise may be declared by somebody else and are left alone.
    """
  package static let cost = "The system doesn't know the name, so what refers to it has no effect."
  package static let repair = """
    Declare the name in the key that the remedy names, or correct its spelling.
    """

  package func sentence(_ must: String) -> String {
    "a value that begins like \(link(owner)) \(must) also be in \(alternatives(links(keys)))."
  }

  private static let owner = RuleMember.paths("owner")
  package static let fields = [keysMember.field, owner.field, exceptPrefixesMember.field]

  init(_ keys: [PropertyPath], owner: PropertyPath, exceptPrefixes: [String]) {
    self.keys = keys
    self.owner = owner
    self.exceptPrefixes = exceptPrefixes
  }

  package init?(_ members: RuleMembers) {
    guard let keys = members[keysMember], !keys.isEmpty, let owner = members[Self.owner]?.first
    else { return nil }
    self.init(keys, owner: owner, exceptPrefixes: members[exceptPrefixesMember] ?? [])
  }

  package var members: RuleMembers {
    [
      keysMember.with(keys), Self.owner.with([owner]),
      exceptPrefixesMember.with(exceptPrefixes.isEmpty ? nil : exceptPrefixes),
    ]
  }

  package var references: [PropertyPath] {
    get { [owner] + keys }
    set { (owner, keys) = (newValue[0], Array(newValue.dropFirst())) }
  }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .comparesValues
  }

  package static let judges: Set<DemandAspect> = [.text]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .text(let text, isFinal: true, isName: false) = subject.part, list.isComplete,
      !exceptPrefixes.contains(where: text.hasPrefix)
    else { return [] }
    let name = text.lowercased()
    let own = list.occurrences(of: owner)
    guard !own.areSubstituted, own.texts.contains(where: { isLike($0.lowercased(), name) }) else {
      return []
    }
    let declared = keys.map(list.occurrences)
    guard !declared.contains(where: { $0.areSubstituted || $0.texts.contains(text) }) else {
      return []
    }
    let known = declared.flatMap { $0.texts }
    // The case of letters makes no difference to names of this form.
    guard !known.contains(where: { $0.lowercased() == name }) else { return [] }
    let homes = alternatives(keys.map { "'\($0.components.first?.plainText ?? $0.name)'" })
    let near = nearestNames(to: text, among: known, limit: 1).first.map { "write '\($0)', or " }
    return [
      RuleProblem(
        "'\(text)' begins like '\(owner.name)', and nothing declares it",
        remedy: "\(near ?? "")declare it in \(homes)")
    ]
  }

  /// Whether a name begins with the product's own, or with its part up to the last period.
  private func isLike(_ own: String, _ name: String) -> Bool {
    guard !own.isEmpty else { return false }
    if name.hasPrefix(own + ".") { return true }
    guard let last = own.lastIndex(of: "."), own[..<last].contains(".") else { return false }
    return name.hasPrefix(own[...last])
  }
}

extension Rule {
  /// A text, or every element, that begins like the value of a key occurs in one of others.
  ///
  /// - Parameter owner: The key with the product's own name, or its part up to the last period.
  public static func declared(
    in keys: [PropertyPath], ifLike owner: PropertyPath, exceptPrefixes: [String] = []
  ) -> Self {
    Self(.declaredIn(DeclaredInDemand(keys, owner: owner, exceptPrefixes: exceptPrefixes)))
  }
}
