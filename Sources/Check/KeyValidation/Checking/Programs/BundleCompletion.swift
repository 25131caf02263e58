package import Diagnostics
package import KeyModel
import Text

extension DocumentKind.Bundles.Program {
  /// Whether the program of a bundle is started as a process, so that what it uses concerns the bundle's lists.
  package func isProcess(_ bundle: String) -> Bool {
    processes.contains { bundle.hasSuffix($0) }
  }
}

extension DocumentCheckers {
  /// The documents whose lists are in the signatures of a bundle's programs.
  package func documentsInSignatures(of bundle: String) -> [DocumentKind] {
    documents.filter { document in
      document.bundles?.isInSignature == true
        && document.bundles?.endings.contains { bundle.hasSuffix($0) } == true
    }
  }

  /// The purpose of a product that its grants show, as the name of the grant and the way in which the product reaches people;
  /// nil if they show none.
  package func shownWay(by grants: [GrantFile]) -> (grant: String, way: Distribution?)? {
    grants.lazy.compactMap { grant in
      grant.purpose.map { (grant: grant.kind.name, way: self.distribution(for: $0)) }
    }.first
  }

  /// A bundle's lists with what its programs and grants show.
  ///
  /// - Parameters:
  ///   - use: The APIs that the bundle's code uses; nil to leave out what depends on them.
  ///   - distribution: The id of the way in which the bundle reaches people.
  package func completed(
    _ files: [ReadFile], of bundle: String?, _ programs: BundlePrograms, _ use: CodeUse?,
    _ grants: [GrantFile], distribution: String?
  ) -> [ReadFile] {
    let build = programs.main?.build
    let isInterim = grants.contains { $0.purpose.map { self.isInterim($0) } == true }
    return files.map { file in
      changed(build.map { file.built($0) } ?? file) {
        $0.bundlePath = bundle
        if let use { $0.code = use }
        $0.distribution = distribution
        $0.isInterim = isInterim
      }
    }
  }

  /// The findings about a bundle's claims: beside its grant, or for want of one.
  ///
  /// - Parameters:
  ///   - helpers: The lists in the signatures of other programs.
  ///   - lacksOthers: Whether the bundle has no grants but these.
  package func claims(
    of files: [ReadFile], _ helpers: [ReadFile], over grants: [(DocumentKind, GrantFile)],
    lacksOthers: Bool
  ) -> [Diagnostic] {
    let granted = grants.flatMap { ungrantedClaims(of: files, over: $0.1, for: $0.0) }
    guard lacksOthers else { return granted }
    return granted
      + documents.filter { document in !grants.contains { $0.0.id == document.id } }
      .flatMap { claimsWithoutGrant(of: files + helpers, for: $0) }
  }
}
