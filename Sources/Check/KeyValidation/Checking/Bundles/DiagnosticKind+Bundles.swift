package import Diagnostics

extension DiagnosticKind {
  package static let bundleDisagreement = DiagnosticKind(
    "bundle-disagreement", .warning, "A bundle disagrees with the bundle around it.",
    explanation: """
      An inner bundle's identifier begins with that of the bundle around it, its versions are the same, and it runs on \
      no older systems. An error on platforms that are known to reject the product, otherwise a warning. Reported if \
      both files have the key with a final value.
      """,
    wrong: """
      Lamp.app                    com.example.lamp
      └ Share.part               com.example.share
      """,
    right: """
      Lamp.app                    com.example.lamp
      └ Share.part               com.example.lamp.share
      """)

  package static let incompleteBundle = DiagnosticKind(
    "incomplete-bundle", .warning, "A bundle lacks something that its kind must have.",
    explanation: """
      A bundle's kind follows from its name and its keys: an extension declares what it extends, a program for a \
      watch names its companion. An error on platforms whose installer is known to refuse the product. Not reported \
      if the build has yet to replace settings.
      """,
    wrong: """
      Lamp.app
      └ Parts/Share.part       names no extension point
      """,
    right: """
      Lamp.app
      └ Parts/Share.part       names its extension point
      """)

  package static let collidingBundles = DiagnosticKind(
    "colliding-bundles", .warning,
    "Two bundles in one bundle share something that only one may have.",
    explanation: """
      Bundles inside one bundle need different identifiers, and some kinds may occur only once. The message names \
      both files. An error on platforms whose installer is known to refuse the product.
      """,
    wrong: """
      Lamp.app
      ├ Parts/Share.part       com.example.lamp.extension
      └ Parts/Widget.part      com.example.lamp.extension
      """,
    right: """
      Lamp.app
      ├ Parts/Share.part       com.example.lamp.share
      └ Parts/Widget.part      com.example.lamp.widget
      """)

  package static let misplacedBundle = DiagnosticKind(
    "misplaced-bundle", .warning, "A bundle is inside one that may not contain it.",
    explanation: """
      Code that several bundles share belongs in the outermost one, once. A store refuses a copy further inside, or a \
      system ignores it.
      """,
    wrong: """
      Lamp.app
      └ Parts/Share.part
        └ Frameworks/Light.framework
      """,
    right: """
      Lamp.app
      ├ Frameworks/Light.framework
      └ Parts/Share.part
      """)

  package static let programDisagreement = DiagnosticKind(
    "program-disagreement", .warning,
    "A bundle's program disagrees with its list or with where it runs.",
    explanation: """
      A program says in its header for which system and processors it was built, and whether it is signed. It can't run \
      on releases before the one that it needs, and a store refuses code for a simulator.
      """,
    wrong: """
      Lamp.app                    from release 12.0 on
      └ Lamp                      built for 14.0 and later
      """,
    right: """
      Lamp.app                    from release 14.0 on
      └ Lamp                      built for 14.0 and later
      """)
}
