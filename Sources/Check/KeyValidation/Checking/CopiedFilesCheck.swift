package import Diagnostics
import KeyModel
import Text

extension PropertyListChecker {
  /// Reports files that a project's build phases copy into a product although the build makes them there from a setting.
  func copies(in settings: BuildSettings, file: String) -> [Diagnostic] {
    guard let kind = catalogue.document.build?.settings, let copies = kind.copies,
      let setting = kind.file, let root = settings.root,
      !options.disabled.contains(DiagnosticKind.copiedFile.id)
    else { return [] }
    let made = Set(
      BuildSettings(of: root) { $0 == setting }.blocks.joined()
        .compactMap { $0.value.text.map(kind.pathInProject) })
    guard !made.isEmpty else { return [] }
    let project = ProjectObjects(root, copies)
    return project.copied.filter { made.contains($0.path) }.map { copied in
      let (start, end) = settings.lines.span(of: copied.range, in: file)
      return Diagnostic(
        options.escalated(.warning), DiagnosticKind.copiedFile.id, at: start, to: end,
        "a build phase copies \(quoted(copied.path)), which the build makes from \(setting) too",
        remedy: copies.remedy)
    }
  }
}

/// The objects of a project by their ids.
private struct ProjectObjects {
  private let form: DocumentKind.Settings.Copies
  private let objects: [String: PropertyListDocument.Node]
  private var parents: [String: String] = [:]

  /// Folders in folders beyond this depth are a circle.
  private static let deepest = 100

  init(_ root: PropertyListDocument.Node, _ form: DocumentKind.Settings.Copies) {
    self.form = form
    let members = root.node(at: PropertyPath([.name(form.objects)]))?.members ?? []
    objects = Dictionary(firstOf: members.map { ($0.key, $0.node) })
    for member in members {
      for child in member.node.elements(form.children) {
        if case .string(let id) = child.value { parents[id] = member.key }
      }
    }
  }

  /// The paths that build phases copy, each with the range of its id in the phase.
  var copied: [(path: String, range: Range<Int>?)] {
    objects.sorted { $0.key < $1.key }.map { $0.value }
      .filter { $0.text(form.kind).map(form.phases.contains) == true }
      .flatMap { $0.elements(form.files) }
      .compactMap { element in
        guard case .string(let id) = element.value, let file = objects[id]?.text(form.file),
          let path = path(of: file)
        else { return nil }
        return (path, element.range)
      }
  }

  private func path(of id: String) -> String? {
    var steps: [String] = []
    var next: String? = id
    while let id = next, steps.count < Self.deepest {
      if let path = objects[id]?.text(form.path) { steps.append(path) }
      next = parents[id]
      if next == id { break }
    }
    return steps.isEmpty || steps.count == Self.deepest
      ? nil : steps.reversed().joined(separator: "/")
  }
}

extension PropertyListDocument.Node {
  fileprivate func text(_ name: String) -> String? { text(at: PropertyPath([.name(name)])) }

  fileprivate func elements(_ name: String) -> [PropertyListDocument.Node] {
    guard case .array(let elements)? = node(at: PropertyPath([.name(name)]))?.value else {
      return []
    }
    return elements
  }
}

extension DiagnosticKind {
  package static let copiedFile = DiagnosticKind(
    "copied-file", .warning, "A build copies a file that it also makes.",
    explanation: """
      A build setting names the file from which the build makes the product's own, and a build \
      phase copies the same file.
      """,
    cost: """
      Both write one file, and the build ends with an error such as "Multiple commands produce".
      """,
    repair: "Remove the file from the build phase. The setting stays.",
    wrong: """
      own list:      Lamp/Lamp.plist
      copied files:  Lamp.plist, Lamp.png
      """,
    right: """
      own list:      Lamp/Lamp.plist
      copied files:  Lamp.png
      """)
}
