import KeyModel

private let itemHeader = SourceReference.sdkHeaders("FileProvider, NSFileProviderItem.h")
private let alert: PropertyPath = "NSExtension/NSFileProviderUserInteractions/[]/Alert"

/// The texts of an alert's buttons, and what the buttons are.
var fileProviderAlertButtonKeys: [Key] {
  [
    Key(
      alert.appending("LocalizedRecoveryOptions"), .dictionary,
      summary: "Sets the texts of an alert's buttons.",
      discussion: """
        Write the key if the usual texts don't say what happens: `Continue` for the button that
        carries out the action, `Cancel` for the one that stops it. Which buttons the alert has
        depends on
        [`RecoveryOptions`](key:NSExtension/NSFileProviderUserInteractions/[]/Alert/RecoveryOptions).
        """,
      consequence: Consequence(
        "Without the key, the buttons have their default texts.", from: itemHeader),
      required: .optional,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: ["Cancel": "Keep Here", "Continue": "Move Anyway"],
      sources: [itemHeader]),
    Key(
      alert.appending("LocalizedRecoveryOptions/Continue"), .string,
      summary: "Sets the text of the button that carries out the action.",
      discussion: """
        Write the text, such as “Move Anyway”. If
        [`Continue`](key:NSExtension/NSFileProviderUserInteractions/[]/Alert/RecoveryOptions/Continue)
        in `RecoveryOptions` is `NO`, the alert doesn't have this button, and you can leave the text
        out.
        """,
      consequence: Consequence(
        "Without the key, the button has its default text.", from: itemHeader),
      required: .optional,
      localizable: true,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "Move Anyway",
      sources: [itemHeader]),
    Key(
      alert.appending("LocalizedRecoveryOptions/Cancel"), .string,
      summary: "Sets the text of the button that stops the action.",
      discussion: """
        Write the key if the default text isn't clear enough, for example “Keep Here” in an alert
        about moving files. If people cancel, the action is denied and no further alerts are shown.
        """,
      consequence: Consequence(
        "Without the key, the button has its default text.", from: itemHeader),
      required: .optional,
      localizable: true,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "Keep Here",
      sources: [itemHeader]),
    Key(
      alert.appending("RecoveryOptions"), .dictionary,
      summary: "Decides whether people can continue, and marks destructive actions.",
      discussion: """
        Leave the key out for an ordinary warning. Set
        [`Destructive`](key:NSExtension/NSFileProviderUserInteractions/[]/Alert/RecoveryOptions/Destructive)
        to `YES` if the action is destructive, or
        [`Continue`](key:NSExtension/NSFileProviderUserInteractions/[]/Alert/RecoveryOptions/Continue)
        to `NO` to forbid the action. The texts of the buttons are in
        [`LocalizedRecoveryOptions`](key:NSExtension/NSFileProviderUserInteractions/[]/Alert/LocalizedRecoveryOptions).
        """,
      consequence: Consequence(
        "Without the key, people can continue, and the action doesn't count as destructive.",
        from: itemHeader),
      required: .optional,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: ["Destructive": true],
      sources: [itemHeader],
      notes: [
        EditorNote(
          .placement,
          [
            .init(itemHeader, "The list of keys has RecoveryOptions inside Alert."),
            .init(itemHeader, "The sample has RecoveryOptions beside Alert."),
            .init(.developerForums("717165"), "A developer's file has it inside Alert."),
          ],
          choice: "Inside `Alert`.",
          reason: "The list defines the keys; the sample shows single alerts.")
      ]),
    Key(
      alert.appending("RecoveryOptions/Continue"), .boolean,
      summary: "Shows or removes the button that carries out the action.",
      discussion: """
        Write `NO` for an action that must not happen, such as moving a file out of a legal hold: the
        alert then explains why, and people can only cancel. For a warning, leave the key out.
        """,
      consequence: Consequence(
        "Without the key, the alert has a button that carries out the action.", from: itemHeader),
      default: true, defaultSource: itemHeader, required: .optional,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: false,
      sources: [itemHeader]),
    Key(
      alert.appending("RecoveryOptions/Destructive"), .boolean,
      summary: "Marks the action of an alert as destructive.",
      discussion: """
        Write `YES` if the action destroys something, such as a file that is deleted for all members
        of a shared folder.
        """,
      consequence: Consequence(
        "Without `YES`, the action doesn't count as destructive.", from: itemHeader),
      default: false, defaultSource: itemHeader, required: .optional,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: true,
      sources: [itemHeader]),
  ]
}
