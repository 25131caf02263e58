import Diagnostics
import KeyModel

/// What a broken rule of the catalogue is called: each id is the rule's name.
extension DiagnosticKind {
  static let range = DiagnosticKind(
    "range", .error, "A number is outside its key's bounds.",
    explanation: "The key's page states the bounds; both ends are allowed.")

  static let format = DiagnosticKind(
    "format", .error, "A text does not have the form that its key wants.",
    explanation: """
      Forms are, for example, identifiers in reverse-DNS form, uniform type identifiers, language \
      tags of BCP 47, and domain names in lower case without a port. A text that contains a build \
      setting is not judged.
      """)

  static let withoutSuffix = DiagnosticKind(
    "without-suffix", .error, "A name has an ending that must not be there.",
    explanation: """
      The system adds the ending itself, so it would look for Main.storyboard.storyboard. Write \
      the name alone; docgen validate --fix removes the ending.
      """)

  static let withSuffix = DiagnosticKind(
    "with-suffix", .error, "A name lacks the ending that it must have.",
    explanation: "The system looks for a file of exactly this name. Write it with the ending.")

  static let withoutText = DiagnosticKind(
    "without-text", .error, "A text contains what must not be in it.",
    explanation: "The key's page names the characters and what the system does with them.")

  static let predicate = DiagnosticKind(
    "predicate", .error, "A predicate cannot be compiled.",
    explanation: """
      Looked for are brackets and quotation marks without their counterpart, and empty texts, with \
      which no predicate compiles. Whether the words of a predicate mean something, only the \
      system can tell.
      """)

  static let firstElement = DiagnosticKind(
    "first-element", .error, "An array does not begin with the element that must come first.",
    explanation: "The order of the array counts. Put the element first; the others may follow.")

  static let mustNotShip = DiagnosticKind(
    "must-not-ship", .warning, "A value is a stub for development.",
    explanation: """
      The value is useful while you develop and is rejected when you submit, alone or as a part of \
      a longer predicate. A warning in a source, an error in a built property list.
      """)

  static let atLeastOne = DiagnosticKind(
    "at-least-one", .error, "A dictionary has none of several keys of which it needs one.",
    explanation: "Each of the keys may be missing, but not all of them. Add one.")

  static let excludes = DiagnosticKind(
    "excludes", .error, "Two keys stand together that exclude each other.",
    explanation: "The system can follow only one of them. Remove the other.")

  static let needsNonzero = DiagnosticKind(
    "needs-nonzero", .error, "A key needs another one with a value other than 0.",
    explanation: """
      Nothing is said where the dictionary that would hold the other key is missing or is a \
      string, as an activation rule may be.
      """)

  static let needs = DiagnosticKind(
    "needs", .warning, "A key needs another one.",
    explanation: """
      The need may depend on a situation that no property list shows; the key's page names it. \
      Nothing is said where the dictionary that would hold the other key is missing.
      """)

  static let ignoredBeside = DiagnosticKind(
    "ignored-beside", .note, "The system ignores a key because another one is present.",
    explanation: """
      Both together are common in apps for several systems, where the older ones read the one and \
      the newer ones the other.
      """)

  static let agrees = DiagnosticKind(
    "agrees-with", .warning, "A value does not occur in the dictionary it must agree with.",
    explanation: """
      Reported only where the other dictionary is present. Types that the system declares, and \
      those of UTImportedTypeDeclarations, need no declaration of your own.
      """)

  static let requiredWhen = DiagnosticKind(
    "required-when", .warning, "A key is missing that some situations require.",
    explanation: """
      Reported where the situation is an extension point, because a property list names its own. \
      What an app calls or where it runs is not in its property list; the key's page tells of it.
      """)

  static let onlyIn = DiagnosticKind(
    "only-in", .warning, "A key is for another kind of bundle.",
    explanation: """
      An app extension is known by its NSExtension or EXAppExtensionAttributes dictionary, other \
      kinds by CFBundlePackageType. Nothing is said of a kind that cannot be told.
      """)

  static let onlyInside = DiagnosticKind(
    "only-inside", .warning, "A key stands in the wrong one of two dictionaries of one shape.",
    explanation: "Exported and imported types, for example, share their keys but not all of them.")

  static let developmentOnly = DiagnosticKind(
    "development-only", .warning, "A key is for development and testing.",
    explanation: "It has no use, or does harm, in a product. Remove it before you ship.")

  static let uniqueElements = DiagnosticKind(
    "unique-elements", .error, "An element occurs twice in an array.",
    explanation: "Every element has a meaning only once. Remove the later one.")

  static let notEmpty = DiagnosticKind(
    "not-empty", .error, "A dictionary or an array is empty that must not be.",
    explanation: "Add what the key's page describes, or remove the key.")

  static let onlyKnownKeys = DiagnosticKind(
    "only-known-keys", .error, "A dictionary holds a key that it must not hold.",
    explanation: """
      The dictionary has a fixed set of keys. Translations, for example, belong in a strings \
      file and not beside the text.
      """)

  static let stated = DiagnosticKind(
    "stated", .note, "A rule that no program can check.",
    explanation: """
      Such a rule is a sentence on the key's page: what a file must contain, how an app must \
      behave. It is never reported.
      """)

  /// The kind of a finding about a broken rule.
  static func ofRule(_ condition: Rule.Condition) -> DiagnosticKind {
    switch condition {
    case .range: .range
    case .format: .format
    case .withoutSuffix: .withoutSuffix
    case .withSuffix: .withSuffix
    case .withoutText: .withoutText
    case .predicate: .predicate
    case .firstElement: .firstElement
    case .mustNotShip: .mustNotShip
    case .atLeastOne: .atLeastOne
    case .excludes: .excludes
    case .needsNonzero: .needsNonzero
    case .needs: .needs
    case .ignoredBeside: .ignoredBeside
    case .agrees: .agrees
    case .requiredWhen: .requiredWhen
    case .onlyIn: .onlyIn
    case .onlyInside: .onlyInside
    case .developmentOnly: .developmentOnly
    case .uniqueElements: .uniqueElements
    case .notEmpty: .notEmpty
    case .onlyKnownKeys: .onlyKnownKeys
    case .stated: .stated
    }
  }
}
