package import Diagnostics

/// The bundles that the one at hand is inside of, the outermost first. A bundle is visited before those inside it.
package struct OpenBundles {
  private struct Open {
    var bundle: DocumentCheckers.Bundle
    /// The id of the way in which it reaches people.
    var distribution: String?
    /// The bundles directly in it that were visited before.
    var inside = DocumentCheckers.EarlierBundles()
  }

  private var outer: [Open] = []

  package init() {}

  /// The way in which the bundle around reaches people.
  package var distribution: String? { outer.last?.distribution }

  /// Leaves the bundles that do not contain a path.
  package mutating func leave(for path: String) {
    while let last = outer.last, !(path + "/").utf8.starts(with: (last.bundle.path + "/").utf8) {
      outer.removeLast()
    }
  }

  /// Enters a bundle, and checks its files and how they agree with those of the bundles around it and beside it.
  package mutating func enter(
    _ bundle: DocumentCheckers.Bundle, _ checkers: DocumentCheckers, distribution: String? = nil,
    _ contents: BundleContents = .unknown
  ) -> (files: [Diagnostic], bundle: [Diagnostic]) {
    leave(for: bundle.path)
    let mismatches = checkers.mismatches(
      of: bundle, in: outer.last?.bundle, beside: outer.last?.inside ?? .init(), contents)
    if let last = outer.indices.last { outer[last].inside.add(bundle) }
    outer.append(Open(bundle: bundle, distribution: distribution))
    // Something that a bundle lacks says more than an empty value.
    let findings = checkers.check(bundle.files).filter { note in
      note.id != DiagnosticKind.emptyValue.id
        || !mismatches.contains { $0.location == note.location && $0.path == note.path }
    }
    return (findings, mismatches)
  }
}
