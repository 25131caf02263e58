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

  /// Reports what a bundle lacks and where it disagrees with its contents, the bundle around it, or with earlier ones beside it.
  package func mismatches(
    of bundle: Bundle, in outer: Bundle?, beside earlier: EarlierBundles,
    _ contents: BundleContents = .unknown
  ) -> [Diagnostic] {
    let platform = platform(of: bundle, in: outer, contents)
    return missingFiles(of: bundle, in: outer, contents, on: platform)
      + excludedFiles(of: bundle, contents, on: platform)
      + undeclaredAPIs(of: bundle, contents, on: platform)
      + bundle.files.flatMap { file -> [Diagnostic] in
        let agreements = file.document.bundles?.agreements ?? []
        guard !agreements.isEmpty, let facts = file.facts, let root = file.root else { return [] }
        let outerList = outer?.lists[file.document.id]
        let comparison = BundleComparison(
          file: file, root: root, platform: facts.platform ?? outerList?.platform,
          kind: facts.bundleKind, outer: outerList, earlier: earlier, contents: contents,
          checkers: self)
        return agreements.indices.compactMap { comparison.finding($0) }
      }
  }

  /// The platform of a bundle: what its lists or its program show, or else the bundle around it.
  private func platform(of bundle: Bundle, in outer: Bundle?, _ contents: BundleContents)
    -> Platform?
  {
    func listed(_ bundle: Bundle) -> Platform? {
      bundle.files.lazy.compactMap { bundle.lists[$0.document.id]?.platform }.first
    }
    return options.platform ?? listed(bundle) ?? contents.programs.main?.build?.platform
      ?? outer.flatMap(listed)
  }

  private func missingFiles(
    of bundle: Bundle, in outer: Bundle?, _ contents: BundleContents, on platform: Platform?
  ) -> [Diagnostic] {
    guard !disabled.contains(DiagnosticKind.incompleteBundle.id) else { return [] }
    return documents.flatMap { document -> [Diagnostic] in
      guard let bundles = document.bundles, let needed = bundles.needed,
        bundles.endings.contains(where: bundle.path.hasSuffix),
        needed.platforms.isEmpty || platform.map(needed.platforms.contains) == true
      else { return [] }
      func finding(_ name: String, at path: String) -> Diagnostic {
        self.finding(
          .incompleteBundle, about: document, in: bundle, on: platform, at: path,
          "\(quoted(name)) has no \(document.name)",
          remedy: needed.names.isEmpty
            ? "leave it out of the files that are copied, or make it a product with one"
            : "update it to a version that has one", needed.codes)
      }
      // Others are in folders where no such bundle belongs.
      var findings = needed.endings.flatMap { contents.files(["**/*" + $0]) }
        .filter { path in !contents.hasFile(bundles.files.map { "\(path)/\($0)" }) }
        .map { finding($0, at: "\(bundle.path)/\($0)") }
      let name = fileName(of: bundle.path).split(separator: ".").first.map(String.init) ?? ""
      if outer != nil, needed.names.isEmpty || needed.names.contains(name),
        needed.endings.isEmpty || needed.endings.contains(where: bundle.path.hasSuffix),
        bundle.lists[document.id] == nil,
        needed.files.isEmpty || !contents.hasFile(needed.files)
      {
        let shown = needed.names.isEmpty ? String(fileName(of: bundle.path)) : name
        findings.append(finding(shown, at: bundle.path))
      }
      return findings
    }
  }
}
