package import Diagnostics

/// About what was granted to a product.
extension DiagnosticKind {
  package static let notGranted = DiagnosticKind(
    "not-granted", .error, "A product claims something that was not granted to it.",
    explanation: """
      A signed file in the bundle lists what the product may claim, and the values that it may \
      have; a text that ends in `*` stands for all texts with that beginning. It is an error for \
      claims in the code signature, and a warning for those in a file that was not signed yet. The \
      signature of the granting file is not verified.
      """,
    cost: "The system doesn't start or install the product, or a store refuses it.",
    repair: """
      Ask for the right where the granting file is made and use the new file, or remove the claim.
      """,
    wrong: """
      granted:  Groups: group.com.example.lamps
      claimed:  Groups: group.com.example.lights
      """,
    right: """
      granted:  Groups: group.com.example.lamps
      claimed:  Groups: group.com.example.lamps
      """)

  package static let notClaimed = DiagnosticKind(
    "not-claimed", .warning, "A signature lacks something that was granted to the product.",
    explanation: """
      The granting file has a right that a service expects in the code signature too, such as an \
      identifier.
      """,
    cost: "A service that needs the claim, such as one for test versions, refuses the product.",
    repair: """
      Sign the product with the claim that the message names, with the value that the granting \
      file has.
      """,
    wrong: """
      granted:  Identifier: TEAM.com.example.lamp
      claimed:
      """,
    right: """
      granted:  Identifier: TEAM.com.example.lamp
      claimed:  Identifier: TEAM.com.example.lamp
      """)

  package static let missingGrant = DiagnosticKind(
    "missing-grant", .warning,
    "A signature claims something that needs a grant, and the bundle has none.",
    explanation: """
      The code signature has a claim that needs a signed file in the same bundle, and there is \
      none. Programs beside the main one, and those in inner bundles, need a file in their own \
      bundle.
      """,
    cost: "The system doesn't start the program.",
    repair: """
      Copy the granting file into the bundle at the path that the remedy names, then sign; or sign \
      without the claim.
      """,
    wrong: """
      Lamp.app
      └ Lamp                      signed with a claim
      """,
    right: """
      Lamp.app
      ├ Lamp                      signed with a claim
      └ the granting file
      """)

  package static let expiredGrant = DiagnosticKind(
    "expired-grant", .note, "The file that grants a product its rights has expired.",
    explanation: """
      The expiry date in the granting file is past, compared with today or `--date`. A product \
      that a store has signed again doesn't need the file.
      """,
    cost: "Systems that check the file no longer start the product. Copies from a store still run.",
    repair: "Get a new granting file, put it into the bundle, and sign again.",
    wrong: """
      granted until:  2026-01-31
      checked on:     2026-06-01
      """,
    right: """
      granted until:  2027-01-31
      checked on:     2026-06-01
      """)

  package static let unreadableGrant = DiagnosticKind(
    "unreadable-grant", .note, "The file that grants a product its rights cannot be read.",
    explanation: "The file is not a property list in a signed message (CMS), or it is damaged.",
    cost: """
      Nothing is compared with it, so a missing right shows only when the product is installed. \
      The finding fails no run.
      """,
    repair: """
      Get the file again from where it is made, and copy it into the bundle without editing it.
      """,
    wrong: """
      Lamp.app
      └ charter                   a text that somebody edited
      """,
    right: """
      Lamp.app
      └ charter                   the signed file as it came
      """)
}
