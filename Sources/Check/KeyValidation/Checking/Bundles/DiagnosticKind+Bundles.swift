package import Diagnostics

extension DiagnosticKind {
  package static let bundleDisagreement = DiagnosticKind(
    "bundle-disagreement", .warning, "A bundle disagrees with the bundle around it.",
    explanation: """
      An inner bundle's identifier begins with that of the bundle around it, its versions are the same, and it runs on \
      no older systems. An error on platforms that are known to reject the product, otherwise a warning. Reported if \
      both files have the key with a final value.
      """)

  package static let incompleteBundle = DiagnosticKind(
    "incomplete-bundle", .warning, "A bundle lacks something that its kind must have.",
    explanation: """
      A bundle's kind follows from its name and its keys: an extension declares what it extends, a program for a \
      watch names its companion. An error on platforms whose installer is known to refuse the product. Not reported \
      if the build has yet to replace settings.
      """)

  package static let collidingBundles = DiagnosticKind(
    "colliding-bundles", .warning,
    "Two bundles in one bundle share something that only one may have.",
    explanation: """
      Bundles inside one bundle need different identifiers, and some kinds may occur only once. The message names \
      both files. An error on platforms whose installer is known to refuse the product.
      """)

  package static let misplacedBundle = DiagnosticKind(
    "misplaced-bundle", .warning, "A bundle is inside one that may not contain it.",
    explanation: """
      Code that several bundles share belongs in the outermost one, once. A store refuses a copy further inside, or a \
      system ignores it.
      """)

  package static let programDisagreement = DiagnosticKind(
    "program-disagreement", .warning,
    "A bundle's program disagrees with its list or with where it runs.",
    explanation: """
      A program says in its header for which system and processors it was built, and whether it is signed. It can't run \
      on releases before the one that it needs, and a store refuses code for a simulator.
      """)
}
