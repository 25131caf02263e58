package import Diagnostics

extension DiagnosticKind {
  package static let bundleDisagreement = DiagnosticKind(
    "bundle-disagreement", .warning, "A bundle disagrees with the bundle around it.",
    explanation: """
      An inner bundle's identifier begins with that of the bundle around it, its versions are the \
      same, and it runs on no older systems. It is reported if both files have the key with a \
      final value. It is an error on platforms that are known to reject the product, otherwise a \
      warning.
      """,
    cost: "The system doesn't install the product, or a store refuses it.",
    repair: """
      Write the value that the remedy shows into the inner bundle's file. In a project, set it \
      once for all targets.
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
      A bundle's kind follows from its name and keys, and each kind has something that it must \
      contain or declare. Nothing is reported if the build has yet to replace settings. It is an \
      error on platforms whose installer is known to refuse the product, otherwise a warning.
      """,
    cost: "The system doesn't install the product, or ignores the bundle.",
    repair: "Add what the message names to the bundle or its file, and build again.",
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
      Bundles in one product need different identifiers, and some kinds may occur only once. The \
      message names both files. It is an error on platforms whose installer is known to refuse the \
      product, otherwise a warning.
      """,
    cost: "The system doesn't install the product, or a store refuses it.",
    repair: "Give one of the two another value, or remove the one that is too many.",
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
      Code that several bundles share belongs in the outermost one, once. Here a bundle is inside \
      another one that may not contain it.
      """,
    cost: "A store refuses the product, or the system ignores the inner bundle.",
    repair: """
      Embed the bundle in the outermost one: in the project, embed it in the app, and only link it \
      in the extension.
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
      A program says in its header for which system and processors it was built, and whether it is \
      signed. The list of its bundle says something else, or the place where it is meant to run \
      does.
      """,
    cost: """
      The program doesn't start on the releases that the list promises, or a store refuses the \
      product.
      """,
    repair: """
      Write the release that the message names into the list, or build the program for what the \
      list says. A simulator's build is not for devices: build it for one.
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
