package import Diagnostics

/// What can be wrong with a bundle, and with what is in it.
extension DiagnosticKind {
  package static let bundleDisagreement = DiagnosticKind(
    "bundle-disagreement", .warning, "A bundle does not agree with the one that it is inside of.",
    explanation: """
      Identifiers begin with that of the bundle around them, versions are the same, and no bundle inside another one \
      runs on older systems. An error on platforms of which a source says that they reject the product, otherwise a \
      warning. Reported where both files have the key with a final value.
      """)

  package static let incompleteBundle = DiagnosticKind(
    "incomplete-bundle", .warning, "A bundle of its kind must have something that this one lacks.",
    explanation: """
      What kind a bundle is shows in its name and its keys: an extension declares what it extends, a program for a \
      watch names the one beside it. An error on platforms whose installer is known to refuse the product. Nothing \
      is missing where a build has yet to replace settings.
      """)

  package static let collidingBundles = DiagnosticKind(
    "colliding-bundles", .warning, "Two bundles in one bundle have what only one may have.",
    explanation: """
      The bundles inside a bundle have different identifiers, and of some kinds there is only one. The message names \
      both files. An error on platforms whose installer is known to refuse the product.
      """)

  package static let misplacedBundle = DiagnosticKind(
    "misplaced-bundle", .warning, "A bundle is inside of one that may not contain it.",
    explanation: """
      Code that several bundles share is once in the outermost one. A store refuses, or a system ignores, a copy \
      further inside.
      """)
}
