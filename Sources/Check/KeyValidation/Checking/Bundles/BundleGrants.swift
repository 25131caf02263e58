package import Diagnostics
package import KeyModel
import Text

/// A bundle's granting file.
package struct GrantFile: Sendable {
  package let kind: DocumentKind.Bundles.Grant
  /// Its path in findings.
  package let path: String
  /// Nil if it cannot be read.
  fileprivate let root: PropertyListDocument.Node?

  /// Reads a grant's bytes.
  package init(
    _ bytes: [UInt8], file: String, _ kind: DocumentKind.Bundles.Grant,
    reader: PropertyListReader = PropertyListReader()
  ) {
    self.kind = kind
    path = file
    let read = SignedMessage.content(of: bytes).map { reader.read($0, file: file) }
    root = read.flatMap { $0.diagnostics.containsErrors ? nil : $0.document?.root }
  }

  package var isReadable: Bool { root != nil }

  /// The granted values by their names.
  var grantedMembers: [PropertyListDocument.Member] {
    root?.node(at: kind.granted)?.members ?? []
  }

  /// The purpose of the product, if the grant shows it.
  package var purpose: String? {
    root.flatMap { root in kind.purposes.first { $0.marks.allSatisfy(root.has) }?.name }
  }
}

extension DocumentCheckers {
  /// Reports claims that the grant does not allow, in the signed file or else in the one made for the signature.
  package func ungrantedClaims(
    of files: [ReadFile], over grant: GrantFile, for document: DocumentKind
  ) -> [Diagnostic] {
    guard let root = grant.root else {
      return note(
        .unreadableGrant, grant, "the \(grant.kind.name) cannot be read",
        "copy it from its source into the bundle again")
    }
    var findings: [Diagnostic] = []
    if let today = options.date, let date = grant.kind.expires.flatMap({ root.node(at: $0) }),
      case .date(let date) = date.value, date < today
    {
      findings += note(
        .expiredGrant, grant, "the \(grant.kind.name) expired on \(date.prefix(10))",
        "sign the product with a new one")
    }
    let claiming = files.filter { $0.document.id == document.id && $0.root != nil }
    guard case .dictionary? = root.node(at: grant.kind.granted)?.value,
      let file = claiming.first(where: { $0.isSigned }) ?? claiming.first
    else { return findings }
    let platform = files.lazy.compactMap { $0.facts?.platform }.first
    let granted = Dictionary(firstOf: grant.grantedMembers.map { ($0.key, $0.node) })
    findings += unclaimed(of: granted, in: file, grant)
    guard !disabled.contains(DiagnosticKind.notGranted.id) else { return findings }
    for member in file.root?.members ?? [] {
      guard findings.count < PropertyListReader.Limits.default.findings else { break }
      guard !grant.kind.exempts(member.key, on: platform), !member.node.matches(.boolean(false))
      else {
        continue
      }
      guard let allowed = granted[member.key] else {
        findings.append(
          finding(
            file, member.keyRange, member.key, grant,
            "\(quoted(member.key)) is not in the \(grant.kind.name) '\(grant.path)'"))
        continue
      }
      let values = GrantedValues(allowed)
      let refused = member.node.scalars.lazy.filter { !values.allow($0) }
      for value in refused.prefix(PropertyListReader.Limits.default.findings) {
        findings.append(
          finding(
            file, value.range, member.key, grant,
            "\(value.plainText.map(quoted) ?? "the value") of \(quoted(member.key)) is not what the \(grant.kind.name) '\(grant.path)' allows: \(allowed.shown)"
          ))
      }
    }
    return findings
  }

  /// Reports claims that need a grant, of signed files in a bundle that has none.
  package func claimsWithoutGrant(of files: [ReadFile], for document: DocumentKind)
    -> [Diagnostic]
  {
    guard let kind = document.bundles?.grant, !kind.restricted.isEmpty,
      !disabled.contains(DiagnosticKind.missingGrant.id)
    else { return [] }
    let platform =
      options.platform ?? files.lazy.compactMap { $0.facts?.platform ?? $0.build?.platform }.first
    return files.filter { $0.isSigned && $0.document.id == document.id }.flatMap { file in
      let claims = (file.root?.members ?? []).filter { member in
        !member.node.matches(.boolean(false)) && !kind.exempts(member.key, on: platform)
          && kind.restricted.contains { $0.includes(member.key, surelyOn: platform) }
      }
      guard let first = claims.first else { return [] as [Diagnostic] }
      let names = claims.prefix(3).map { quoted($0.key) } + (claims.count > 3 ? ["others"] : [])
      var finding = Diagnostic(
        options.escalated(.warning), DiagnosticKind.missingGrant.id, at: file.span(of: nil).start,
        "\(alternatives(names, "and")) \(claims.count == 1 ? "needs" : "need") \(withArticle(kind.name)), and the bundle has none",
        remedy:
          "copy it to \(quoted(kind.files.last ?? "")) before signing, or don't claim \(claims.count == 1 ? "it" : "them")",
        path: first.key.asPathStep)
      finding.document = document.id
      return [finding.inSignature(of: file.path, document)]
    }
  }

  /// Reports what a signature lacks although it is granted, where a service expects both.
  private func unclaimed(
    of granted: [String: PropertyListDocument.Node], in file: ReadFile, _ grant: GrantFile
  ) -> [Diagnostic] {
    guard file.isSigned, let root = file.root, !disabled.contains(DiagnosticKind.notClaimed.id)
    else { return [] }
    let claims = Set(root.names)
    return grant.kind.claimed.flatMap { claimed in
      claimed.names.filter { granted[$0] != nil && !claims.contains($0) }.map { name in
        var finding = Diagnostic(
          options.escalated(.warning), DiagnosticKind.notClaimed.id, at: file.span(of: nil).start,
          "the \(file.document.name) lacks \(quoted(name)), which the \(grant.kind.name) '\(grant.path)' grants",
          remedy: "sign with \(quoted(name)) as it is in the \(grant.kind.name)",
          codes: codes(claimed.codes, for: grant.purpose))
        finding.document = file.document.id
        return finding.inSignature(of: file.path, file.document)
      }
    }
  }

  private func finding(
    _ file: ReadFile, _ range: Range<Int>?, _ key: String, _ grant: GrantFile, _ message: String
  ) -> Diagnostic {
    let (start, end) = file.span(of: range)
    // A file that was not signed is perhaps not what will be.
    var finding = Diagnostic(
      file.isSigned ? .error : options.escalated(.warning), DiagnosticKind.notGranted.id,
      at: start, to: end, message, remedy: grant.kind.remedy, path: key.asPathStep,
      codes: codes(grant.kind.codes, for: grant.purpose))
    finding.document = file.document.id
    return file.isSigned ? finding.inSignature(of: file.path, file.document) : finding
  }

  private func note(
    _ kind: DiagnosticKind, _ grant: GrantFile, _ message: String, _ remedy: String
  ) -> [Diagnostic] {
    guard !disabled.contains(kind.id) else { return [] }
    return [
      Diagnostic(.note, kind.id, at: SourceLocation(file: grant.path), message, remedy: remedy)
    ]
  }
}

/// The values that a grant has for a key; each is looked up for every claimed value.
private struct GrantedValues {
  private var texts: Set<String> = []
  /// The beginnings of texts with any end, by their length.
  private var beginnings: [Int: Set<Substring>] = [:]
  private var flags: Set<Bool> = []
  private var hasOthers = false

  init(_ node: PropertyListDocument.Node) { add(node) }

  private mutating func add(_ node: PropertyListDocument.Node) {
    switch node.value {
    case .array(let elements): for element in elements { add(element) }
    case .string(let text):
      texts.insert(text)
      if text.hasSuffix("*") {
        beginnings[text.utf8.count - 1, default: []].insert(text.dropLast())
      }
    case .boolean(let flag): flags.insert(flag)
    default: hasOthers = true
    }
  }

  /// Whether a value is allowed. So are values that cannot be compared.
  func allow(_ value: PropertyListDocument.Node) -> Bool {
    if hasOthers { return true }
    switch value.value {
    case .string(let text):
      guard flags.isEmpty else { return true }
      guard !texts.isEmpty else { return false }
      return Placeholder.occurs(in: text) || texts.contains(text)
        || beginnings.contains { length, all in
          text.utf8.count >= length && all.contains(Substring(text.utf8.prefix(length)))
        }
    case .boolean(let flag):
      return !texts.isEmpty || flags.contains(true) || !flag && !flags.isEmpty
    default: return !texts.isEmpty || !flags.isEmpty
    }
  }
}

extension DocumentKind.Bundles.Grant {
  /// Whether a key needs no grant on a platform; if the platform is unknown, on at least one.
  fileprivate func exempts(_ name: String, on platform: Platform?) -> Bool {
    free.contains { $0.includes(name, on: platform) }
  }
}

extension DocumentKind.Bundles.Grant.Names {
  /// Whether a name on a platform is meant, or may be where the platform is unknown.
  fileprivate func includes(_ name: String, on platform: Platform?) -> Bool {
    names.contains { Text.name(name.utf8, fits: $0) }
      && (platforms.isEmpty || platform.map(platforms.contains) ?? true)
  }

  /// Whether a name on a platform is meant for sure.
  fileprivate func includes(_ name: String, surelyOn platform: Platform?) -> Bool {
    includes(name, on: platform) && (platforms.isEmpty || platform != nil)
  }
}

extension PropertyListDocument.Node {
  /// The value in short.
  var shown: String {
    if case .boolean(let flag) = value { return flag ? "YES" : "NO" }
    let texts = scalars.prefix(5).map { $0.plainText.map(quoted) ?? "…" }
    return texts.isEmpty ? "none" : texts.joined(separator: ", ") + (scalars.count > 5 ? ", …" : "")
  }
}
