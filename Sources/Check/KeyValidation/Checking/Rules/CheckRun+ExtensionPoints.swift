import Diagnostics
import KeyModel
import Text

extension CheckRun {
  /// Reports a value of a mechanism's key that is not one of its extension points. Returns whether it did.
  mutating func checkIdentifier(
    _ text: String, near: NearNames.Match?, _ change: FixIt?, of node: Node, at key: PropertyPath
  ) -> Bool {
    guard let mechanism = catalogue.mechanisms.first(where: { $0.identifierKey == key }),
      !mayBeMacro(text), !text.isEmpty, !mechanism.otherIdentifiers.contains(text)
    else { return false }
    if let point = catalogue.extensionPoint(text) {
      // The second of two declarations is reported once, elsewhere.
      guard point.mechanism != mechanism, !point.otherMechanisms.contains(mechanism.name),
        mechanisms.count == 1
      else { return false }
      let wanted = point.mechanism
      report(
        .wrongMechanism, at: node.range,
        "\(quoted(text)) is declared in \(quoted(wanted.identifierKey.description)), not in \(quoted(key.description))",
        remedy:
          "write the identifier into \(quoted(wanted.identifierKey.description)), and remove \(quoted(mechanism.declaration.description))",
        about: wanted.identifierKey,
        codes: wanted.codes.foreign)
      return true
    }
    if let prefix = mechanism.systemPrefix, !text.hasPrefix(prefix), near == nil { return false }
    work.count += catalogue.extensionPoints.count
    let name =
      near?.name
      ?? NearNames(catalogue.extensionPoints.map { $0.id }).nearest(to: text, limit: 1).first
    report(
      near == nil ? .unknownValue : .misspelledValue, at: node.range,
      "\(quoted(text)) is not a known extension point"
        + (name.map { "; did you mean \(quoted($0))?" } ?? ""),
      remedy: name.map { "write \(quoted($0)), or leave it if it is intended" }
        ?? "write an identifier from the key's page, or leave it if it is intended",
      about: key, codes: mechanism.codes.unknown, fixIt: change)
    return true
  }

  mutating func checkDeclarations(of root: Node) {
    if mechanisms.count > 1 {
      let names = mechanisms.map { quoted($0.identifierKey.description) }
      report(
        .wrongMechanism, at: root.node(at: mechanisms[1].identifierKey)?.range,
        "\(alternatives(names, "and")) both declare an extension point",
        remedy:
          "remove \(alternatives(mechanisms.map { quoted($0.declaration.description) })): an extension has one of them",
        about: mechanisms[1].identifierKey)
    } else if let mechanism = mechanisms.first, isComplete {
      checkEntry(of: mechanism, in: root)
    }
  }

  private mutating func checkEntry(of mechanism: ExtensionPoint.Mechanism, in root: Node) {
    guard let point = facts.point, point.mechanism == mechanism, !mechanism.entryKeys.isEmpty,
      root.text(at: mechanism.identifierKey) == point.id
    else { return }
    let there = mechanism.entryKeys.filter { root.node(at: $0) != nil }
    let names = mechanism.entryKeys.map { quoted($0.description) }
    let isRejected = facts.platform.map(mechanism.rejectedOn.contains) == true
    switch point.entry ?? mechanism.entry {
    case .unstated: return
    case .one where there.isEmpty:
      // The extension point may say which one is missing.
      guard !mechanism.entryKeys.contains(where: facts.required.contains) else { return }
      let lacks =
        names.count > 1 ? "has neither \(alternatives(names, "nor"))" : "lacks \(names[0])"
      report(
        .wrongEntry, isRejected ? .error : nil,
        at: root.node(at: mechanism.identifierKey)?.range,
        "the extension \(lacks), so the system has nothing to start",
        remedy: "add \(alternatives(names))", about: mechanism.entryKeys[0],
        codes: mechanism.codes.noEntry)
    case .one where there.count > 1:
      report(
        .wrongEntry, at: root.node(at: there[1])?.range,
        "the extension has \(alternatives(there.map { quoted($0.description) }, "and")), but the system starts only one",
        remedy: "remove \(alternatives(there.map { quoted($0.description) }))", about: there[1])
    case .one: return
    case .nothing:
      for key in there {
        report(
          .wrongEntry, at: root.node(at: key)?.range,
          "an extension for \(quoted(point.id)) has no \(quoted(key.description))",
          remedy: "remove the key: the system finds the code by itself", about: key)
      }
    }
  }
}

extension DiagnosticKind {
  static let wrongMechanism = DiagnosticKind(
    "wrong-mechanism", .warning,
    "An extension point is declared with the key of other extension points.",
    explanation: """
      Each extension point is declared in one dictionary, and the system looks for it only there. \
      Here its identifier is in the dictionary of another kind of extension.
      """,
    cost: """
      The system doesn't find the extension. With two such dictionaries, no source states which \
      one counts.
      """,
    repair: """
      Move the identifier to the key that the remedy names, choose the matching product type in \
      the project, and remove the other dictionary.
      """,
    wrong: """
      <key>Extension</key>
      <dict>
      \t<key>Point</key>
      \t<string>com.example.widgets</string>
      </dict>
      """,
    right: """
      <key>NewExtension</key>
      <dict>
      \t<key>Point</key>
      \t<string>com.example.widgets</string>
      </dict>
      """)

  static let wrongEntry = DiagnosticKind(
    "wrong-entry", .warning,
    "An extension does not name exactly one thing for the system to start.",
    explanation: """
      Most extensions name either a class or a first screen. This one names none or both, or it \
      names one where the system finds the code by itself. It is an error on platforms whose \
      installer is known to refuse the product, otherwise a warning. Extension points whose needs \
      no source states are left alone.
      """,
    cost: "The system can't start the extension, or doesn't install the product.",
    repair: "Add the key that the remedy names, or remove it if the remedy says so.",
    wrong: """
      <key>Extension</key>
      <dict>
      \t<key>Point</key>
      \t<string>com.example.share</string>
      </dict>
      """,
    right: """
      <key>Extension</key>
      <dict>
      \t<key>Point</key>
      \t<string>com.example.share</string>
      \t<key>StartClass</key>
      \t<string>Lamp</string>
      </dict>
      """)
}
