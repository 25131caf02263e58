package import Diagnostics
package import KeyModel
import Text

extension DocumentKind.Bundles.Agreement.Relation {
  /// The finding about a bundle that breaks it.
  var finding: DiagnosticKind {
    switch self {
    case .same, .below, .directlyBelow, .notBefore, .notAfter, .shares: .bundleDisagreement
    case .present, .notEmpty, .has, .namesFile: .incompleteBundle
    case .unique, .disjoint, .atMostOne: .collidingBundles
    case .notInside: .misplacedBundle
    case .programSince, .programWithout, .programForDevices, .programsSigned:
      .programDisagreement
    }
  }
}

extension DocumentKind.Bundles {
  /// The findings that have a code and that only a whole bundle shows.
  package func findings(with code: RejectionCode.ID) -> [DiagnosticKind] {
    var sources = agreements.map { ($0.relation.finding, $0.codes) }
    sources += excluded.map { (.excludedFile, $0.codes) }
    if let needed { sources.append((.incompleteBundle, needed.codes)) }
    if let declaration { sources.append((.undeclaredAPI, declaration.codes)) }
    if let grant {
      sources.append((.notGranted, grant.codes))
      sources += grant.claimed.map { (.notClaimed, $0.codes) }
    }
    return sources.filter { $0.1.contains(code) }.map { $0.0 }.uniqued
  }
}
