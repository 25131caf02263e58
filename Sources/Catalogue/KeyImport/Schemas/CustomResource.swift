import KeyModel
import Text

/// The facts of a custom resource definition about the resource, apart from its schemas.
struct CustomResource {
  struct Version {
    var name: String
    var location: SourceLocation
    var isServed = true
    var isStored = false
    var isDeprecated = false
    /// The definition's warning for clients; nil for the usual one.
    var warning: String?
    var schema: SchemaValue?
  }

  let kind: String
  let group: String
  let versions: [Version]
  private let scope: String?
  private let plural: String?
  private let shortNames: [String]

  /// Nil if the definition says no kind or no group.
  init?(_ definition: SchemaValue) {
    let spec = definition["spec"]
    guard let names = spec?["names"], let kind = names["kind"]?.text,
      let group = spec?["group"]?.text
    else { return nil }
    self.kind = kind
    self.group = group
    scope = spec?["scope"]?.text
    plural = names["plural"]?.text
    shortNames = names["shortNames"]?.texts ?? []
    versions = (spec?["versions"]?.elements ?? []).map { version in
      Version(
        name: version["name"]?.text ?? "", location: version.location,
        isServed: version["served"]?.flag ?? true, isStored: version["storage"]?.flag ?? false,
        isDeprecated: version["deprecated"]?.flag ?? false,
        warning: version["deprecationWarning"]?.text.flatMap(nonempty),
        schema: version["schema"]?["openAPIV3Schema"])
    }
  }

  func apiVersion(_ version: Version) -> String { "\(group)/\(version.name)" }

  /// The facts that readers of a version's pages need to use it.
  func facts(of version: Version) -> [DocumentKind.Fact] {
    var facts: [DocumentKind.Fact] = []
    func add(_ name: String, _ texts: [String]) {
      // As code, a word might lead to a key of that name.
      let shown = texts.filter { nonempty($0) != nil }
        .map { ForeignText.markdown(ForeignText.title($0)) }
      if !shown.isEmpty {
        facts.append(DocumentKind.Fact(name, shown.joined(separator: ", ")))
      }
    }
    add("API version", [apiVersion(version)])
    add("Scope", [scope].compactMap(\.self))
    add("Plural", [plural].compactMap(\.self))
    add("Short names", shortNames)
    if !version.isServed { facts.append(.init("Served", "no")) }
    if versions.count > 1 {
      facts.append(.init("Storage version", version.isStored ? "yes" : "no"))
    }
    return facts
  }

  /// The warning with which API servers answer whoever uses a version; nil if it is not deprecated.
  ///
  /// Source: Kubernetes, `deprecationWarning` in `apiextensions.k8s.io/v1`: by default, it names the newest served
  /// version that is not less stable.
  func deprecation(of version: Version) -> String? {
    guard version.isDeprecated else {
      return version.isServed ? nil : "API servers no longer serve \(apiVersion(version)) \(kind)"
    }
    if let warning = version.warning { return warning }
    let newest = versions.filter { $0.isServed && !$0.isDeprecated }.max { $0.rank < $1.rank }
    let end =
      newest.flatMap { $0.rank > version.rank ? "; use \(apiVersion($0)) \(kind)" : nil } ?? ""
    return "\(apiVersion(version)) \(kind) is deprecated\(end)"
  }
}

extension CustomResource.Version {
  /// The place among versions: stable ones are above betas, which are above alphas.
  ///
  /// Source: Kubernetes, "Version priority" of custom resource definitions.
  fileprivate var rank: (stability: Int, major: Int, minor: Int) {
    guard let match = name.wholeMatch(of: /v([0-9]+)(?:(alpha|beta)([0-9]+))?/),
      let major = Int(match.1)
    else { return (0, 0, 0) }
    let stability = match.2.map { $0 == "beta" ? 2 : 1 } ?? 3
    return (stability, major, match.3.flatMap { Int($0) } ?? 0)
  }
}
