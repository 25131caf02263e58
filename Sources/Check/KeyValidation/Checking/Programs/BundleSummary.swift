package import Diagnostics
import KeyModel
import Text

/// A bundle of a product as a person reads it: what its files say side by side.
package struct BundleSummary: Sendable {
  /// Facts in rows, with a title for each column; the first names what the row is about.
  package struct Table: Sendable {
    package let title: String
    package let columns: [String]
    package let rows: [[String]]
  }

  package let path: String
  /// `built iOS 17.0 app`; nil if nothing shows it.
  package let inference: String?
  package let tables: [Table]
  /// Its lists in files, not in signatures.
  package let lists: [(file: ReadFile, findings: [Diagnostic])]
  /// The findings that are about no list.
  package let findings: [Diagnostic]

  package init(
    _ bundle: DocumentCheckers.Bundle, _ programs: BundlePrograms, _ grants: [GrantFile],
    _ findings: [Diagnostic], _ checkers: DocumentCheckers
  ) {
    path = bundle.path
    inference = bundle.files.lazy.compactMap { checkers.inference(about: $0) }.first
    let files = bundle.files.filter { !$0.isSigned }
    lists = files.map { file in (file, findings.filter { $0.location?.file == file.path }) }
    let own = Set(files.map { $0.path })
    self.findings = findings.filter { !own.contains($0.location?.file ?? "") }
    let tables =
      [Self.identity(of: bundle), Self.table(of: programs, in: bundle.path)]
      + bundle.files.filter { $0.isSigned }.map { Self.claims(of: $0, grants) }
      + checkers.declaredUses(of: bundle, programs)
    self.tables = tables.filter { !$0.rows.isEmpty }
  }

  /// The keys that bundles of a product agree on.
  private static func identity(of bundle: DocumentCheckers.Bundle) -> Table {
    let rows = bundle.files.filter { !$0.isSigned }.flatMap { file -> [[String]] in
      let keys = (file.document.bundles?.agreements ?? []).map { $0.key }.uniqued
      return keys.compactMap { key in
        file.root?.text(at: key).map { [key.name, $0] }
      }
    }
    return Table(title: "Identity", columns: ["Key", "Value"], rows: rows.uniqued)
  }

  private static func table(of programs: BundlePrograms, in bundle: String) -> Table {
    let rows = programs.own.map { program in
      [
        program.name(in: bundle),
        program.systems.map { $0.platform.name + ($0.isSimulator ? " (simulator)" : "") }
          .joined(separator: ", "),
        program.oldest?.text ?? "", program.sdk?.text ?? "",
        program.processors.joined(separator: ", "), program.isSigned ? "yes" : "no",
      ]
    }
    return Table(
      title: "Programs",
      columns: ["Program", "Built for", "Needs", "SDK", "Processors", "Signed"], rows: rows)
  }

  private static func claims(of file: ReadFile, _ grants: [GrantFile]) -> Table {
    let granted = grants.flatMap { $0.granted }
    let claimed = file.root?.members ?? []
    let names = (claimed.map { $0.key } + granted.map { $0.name }).uniqued.sorted()
    let rows = names.map { name in
      [
        name, claimed.first { $0.key == name }?.node.shown ?? "–",
        grants.isEmpty ? "none" : granted.first { $0.name == name }?.value ?? "–",
      ]
    }
    return Table(
      title: "Claims of the signature",
      columns: [
        "Claim", "In the signature",
        (file.document.bundles?.grant?.name ?? "grant").capitalizedFirst,
      ],
      rows: rows)
  }
}

extension DocumentCheckers {
  /// The APIs that a bundle's program uses and that lists declare, for each document that has such a list.
  fileprivate func declaredUses(of bundle: Bundle, _ programs: BundlePrograms)
    -> [BundleSummary.Table]
  {
    documents.compactMap { document in
      guard let declaration = document.bundles?.declaration,
        let key = catalogue[catalogue.path(declaration.key, from: document.id)]
      else { return nil }
      let lists = bundle.files.filter { $0.document.id == document.id }
      let declared = Set(lists.flatMap { $0.root?.texts(along: declaration.key) ?? [] })
      let rows = key.values.listed.compactMap { value -> [String]? in
        guard let name = value.value.plainText else { return nil }
        let used = value.apis.filter { programs.main?.apis.contains($0) == true }
        guard !used.isEmpty || declared.contains(name) else { return nil }
        return [
          name, used.isEmpty ? "none that is known" : used.joined(separator: ", "),
          declared.contains(name) ? "yes" : "no",
        ]
      }
      return BundleSummary.Table(
        title: "APIs in the \(document.name)", columns: ["Category", "Used", "Declared"], rows: rows
      )
    }
  }

  /// A list that declares what a bundle's program uses and no list declares, in XML, with the values to choose from in
  /// comments; nil if nothing is missing.
  package func missingDeclaration(of bundle: Bundle, _ programs: BundlePrograms) -> String? {
    guard let program = programs.main else { return nil }
    for document in documents {
      guard let declaration = document.bundles?.declaration,
        !bundle.files.contains(where: { $0.document.id == document.id }),
        let key = catalogue[catalogue.path(declaration.key, from: document.id)],
        let array = declaration.key.components.first?.plainText
      else { continue }
      let used = key.values.listed.filter { value in
        value.apis.contains(where: program.apis.contains)
      }
      guard !used.isEmpty else { continue }
      let parent = catalogue.parent(of: key.path)?.path
      let beside = catalogue.keys.filter {
        $0.path != key.path && catalogue.parent(of: $0.path)?.path == parent
          && $0.required == .required
      }
      var lines = PropertyListValue.xmlStart
      lines += ["<dict>", "\t<key>\(array.escapedForXML)</key>", "\t<array>"]
      for value in used {
        let name = value.value.plainText ?? ""
        let apis = value.apis.filter(program.apis.contains).joined(separator: ", ")
        lines += ["\t\t\(comment(apis))", "\t\t<dict>"]
        lines += [
          "\t\t\t<key>\(key.path.name.escapedForXML)</key>",
          "\t\t\t<string>\(name.escapedForXML)</string>",
        ]
        for other in beside {
          lines += ["\t\t\t<key>\(other.path.name.escapedForXML)</key>", "\t\t\t<array>"]
          for choice in choices(for: value, of: other) {
            let text = (choice.value.plainText ?? "").escapedForXML
            lines.append("\t\t\t\t\(comment("<string>\(text)</string> \(choice.summary)"))")
          }
          lines.append("\t\t\t</array>")
        }
        lines.append("\t\t</dict>")
      }
      return (lines + ["\t</array>", "</dict>", "</plist>", ""]).joined(separator: "\n")
    }
    return nil
  }

  /// A comment in XML, where two hyphens may not follow each other.
  private func comment(_ text: String) -> String {
    "<!-- \(text.legibleLine(atMost: 500).substituting("--", with: "- -").substituting("--", with: "- -")) -->"
  }

  /// The values that a key may have beside a value of another one.
  func choices(for value: AllowedValue, of key: Key) -> [AllowedValue] {
    for rule in key.rules {
      guard case .oneOf(let demand) = rule.demand,
        case .value(_, let values, _) = rule.condition, values == [value.value]
      else { continue }
      return key.values.listed.filter { demand.values.contains($0.value) }
    }
    return []
  }
}

extension GrantFile {
  /// The names that it grants, each with its value in short.
  fileprivate var granted: [(name: String, value: String)] {
    grantedMembers.map { ($0.key, $0.node.shown) }
  }
}
