package import Diagnostics
import KeyModel
import Text

extension DocumentCheckers {
  /// A bundle and its files.
  package struct Bundle {
    /// Its path in findings.
    package let path: String
    package let files: [ReadFile]
    /// The first list of each document.
    let lists: [DocumentKind.ID: ComparedList]

    package init(path: String, files: [ReadFile]) {
      self.path = path
      self.files = files
      lists = Dictionary(firstOf: files.map { ($0.document.id, ComparedList($0)) })
    }
  }

  /// Reports what a bundle lacks and where it disagrees with the bundle around it, or with earlier ones beside it.
  package func mismatches(
    of bundle: Bundle, in outer: Bundle?, beside earlier: EarlierBundles,
    hasFile: (_ patterns: [String]) -> Bool = { _ in true }
  ) -> [Diagnostic] {
    missingFiles(of: bundle, in: outer, hasFile)
      + bundle.files.flatMap { file -> [Diagnostic] in
        let agreements = file.document.bundles?.agreements ?? []
        guard !agreements.isEmpty, let facts = file.facts, let root = file.root else { return [] }
        let outerList = outer?.lists[file.document.id]
        let comparison = BundleComparison(
          file: file, root: root, platform: facts.platform ?? outerList?.platform,
          kind: facts.bundleKind, outer: outerList, earlier: earlier, checkers: self)
        return agreements.indices.compactMap { comparison.finding($0, hasFile) }
      }
  }

  private func missingFiles(
    of bundle: Bundle, in outer: Bundle?, _ hasFile: ([String]) -> Bool
  ) -> [Diagnostic] {
    guard outer != nil, !disabled.contains(DiagnosticKind.incompleteBundle.id) else { return [] }
    let name = fileName(of: bundle.path).split(separator: ".").first.map(String.init) ?? ""
    let bundles = [bundle] + (outer.map { [$0] } ?? [])
    let platform = bundles.lazy.flatMap { bundle in
      bundle.files.compactMap { bundle.lists[$0.document.id]?.platform }
    }.first
    return documents.compactMap { document in
      guard let needed = document.bundles?.needed, needed.names.contains(name),
        document.bundles?.endings.contains(where: bundle.path.hasSuffix) == true,
        bundle.lists[document.id] == nil,
        needed.platforms.isEmpty || platform.map(needed.platforms.contains) == true,
        needed.files.isEmpty || !hasFile(needed.files)
      else { return nil }
      var finding = Diagnostic(
        options.escalated(.warning), DiagnosticKind.incompleteBundle.id,
        at: SourceLocation(file: bundle.path), "'\(name)' has no \(document.name)",
        remedy: "update it to a version that has one", codes: needed.codes)
      finding.document = document.id
      return finding
    }
  }
}
