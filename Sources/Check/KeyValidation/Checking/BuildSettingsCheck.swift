package import Diagnostics
import KeyModel
import Text

extension PropertyListChecker {
  func check(_ settings: BuildSettings, bytes: [UInt8], file: String) -> [Diagnostic] {
    guard let kind = catalogue.document.build?.settings else { return [] }
    let known = Set(kind.names)
    let names = NearNames(kind.names)
    return settings.blocks.flatMap { block -> [Diagnostic] in
      var members: [PropertyListDocument.Member] = []
      var findings: [Diagnostic] = []
      for setting in block where setting.name.hasPrefix(kind.prefix) {
        let name = String(setting.name.dropFirst(kind.prefix.count))
        if known.contains(name) {
          // A project's templates leave settings empty.
          guard let key = catalogue[PropertyPath([.name(name)])], !setting.value.isEmptyText else {
            continue
          }
          members.append(
            .init(key: name, keyRange: setting.nameRange, node: setting.value.asValue(of: key)))
        } else if !options.disabled.contains(DiagnosticKind.settingWithoutEffect.id) {
          findings.append(
            finding(
              setting, key: name, near: names.nearest(to: name, limit: 1).first, settings, file))
        }
      }
      // A list of these keys alone lacks nothing, and an edit of it would not be one of the file.
      let document = PropertyListDocument(
        format: .openStep, root: .init(.dictionary(members), range: nil), lines: settings.lines)
      return findings
        + check(document, bytes: bytes, file: file, isComplete: false).map { finding in
          changed(finding) {
            $0.fixIt = nil
            // The build makes a value of the key's type from a text that it does not understand.
            if $0.id == DiagnosticKind.wrongType.id, !options.isStrict { $0.severity = .warning }
          }
        }
    }.inReadingOrder()
  }

  private func finding(
    _ setting: BuildSettings.Assignment, key: String, near: String?, _ settings: BuildSettings,
    _ file: String
  ) -> Diagnostic {
    let document = catalogue.document
    let prefix = document.build?.settings?.prefix ?? ""
    let itself = "\(quoted(key)) into the \(document.name) itself"
    let remedy =
      if catalogue[PropertyPath([.name(key)])] != nil {
        "write \(itself)"
      } else if let near {
        "write \(quoted(prefix + near)), or \(itself)"
      } else {
        "write \(itself), if anything reads it"
      }
    let (start, end) = settings.lines.span(of: setting.nameRange, in: file)
    return Diagnostic(
      options.escalated(.warning), DiagnosticKind.settingWithoutEffect.id, at: start, to: end,
      "the build makes no key of the setting \(quoted(setting.name))", remedy: remedy,
      path: setting.name)
  }
}

extension PropertyListDocument.Node {
  fileprivate var isEmptyText: Bool {
    if case .string(let text) = value { text.isEmpty } else { false }
  }

  /// The value of a setting as the build writes it for a key: words become the elements of an array.
  fileprivate func asValue(of key: Key) -> Self {
    guard key.types.contains(where: { if case .array = $0 { true } else { false } }) else {
      return self
    }
    guard case .string(let text) = value else { return self }
    let words = text.split(separator: " ").map { word in
      Self(.string(word.filter { $0 != "\"" }), range: range)
    }
    return Self(.array(words), range: range)
  }
}

extension DiagnosticKind {
  package static let settingWithoutEffect = DiagnosticKind(
    "setting-without-effect", .warning, "The build makes no key from a setting.",
    explanation: """
      The build turns the settings that it knows into keys. It doesn't know this one, so it makes \
      no key of it. If another file uses the setting, as `$(NAME)`, it has an effect there.
      """,
    cost: "The build drops the setting without a message, and the product lacks the key.",
    repair: "Correct the setting's name, or write the key into the file itself.",
    wrong: "LAMP_KEY_Brightnes = 0.8",
    right: "LAMP_KEY_Brightness = 0.8")

  package static let unreadSettings = DiagnosticKind(
    "unread-settings", .note, "A file of build settings cannot be read.",
    explanation: """
      Settings that become keys are checked in project files and in files of lines `NAME = value`. \
      This one is damaged or too large.
      """,
    cost: "Nothing was checked in this file. The finding fails no run.",
    repair: """
      Open the file in the program that made it, and restore it if that can't read it either.
      """,
    wrong: """
      $ cat lamp.project
      { settings = { LAMP_KEY_Name = Lamp;
      """,
    right: """
      $ cat lamp.project
      { settings = { LAMP_KEY_Name = Lamp; }; }
      """)
}
