package import Diagnostics
import KeyModel
import Text

/// The lists in a file of another tool, which adds keys and writes each list into its own file.
package struct EmbeddedLists: Sendable {
  /// The lists of each target, in the order of the file.
  package let targets: [[ReadFile]]
  /// The file, with what is wrong with it; nil if it was read to its end.
  package let damaged: ReadFile?
}

extension DocumentCheckers {
  /// Whether a file has the name of another tool's file that may contain lists.
  package func mayEmbed(file: String) -> Bool { !embeddings(in: file).isEmpty }

  private func embeddings(in file: String)
    -> [(embedding: DocumentKind.Embedding, checker: PropertyListChecker)]
  {
    let name = fileName(of: file)
    return checkers.flatMap { checker in
      checker.catalogue.document.embeddings.filter { $0.file == name }.map { ($0, checker) }
    }
  }

  /// Whether a file could be a list itself, by its name and its first bytes.
  package func mayBeList(_ bytes: [UInt8], file: String) -> Bool {
    format(of: bytes, file: file) != nil
  }

  /// Reads the lists in a file of another tool. The time is proportional to the file's length.
  package func embeddedLists(
    in bytes: [UInt8], file: String, reader: PropertyListReader = PropertyListReader()
  ) -> EmbeddedLists {
    let read = syntaxes.read(
      bytes, file: file, as: NamedSyntax(of: fileName(of: file)).ofTool, reader)
    func list(_ read: SyntaxReading, _ checker: PropertyListChecker) -> ReadFile {
      ReadFile(
        path: file, isSigned: false, bytes: bytes, read: read, checker: checker, others: [],
        isDocumentStated: true, isUnrecognized: false)
    }
    guard !read.diagnostics.containsErrors else {
      let reading = SyntaxReading(diagnostics: read.diagnostics)
      return EmbeddedLists(targets: [], damaged: list(reading, checkers[0]))
    }
    guard let document = read.document else { return EmbeddedLists(targets: [], damaged: nil) }
    var found: [(target: [String], list: ReadFile)] = []
    for (embedding, checker) in embeddings(in: file) {
      let (toTarget, inside) = embedding.path.splitAtTarget
      for target in document.root.places(at: toTarget) {
        let platform = embedding.platform ?? statedPlatform(of: target, in: file)
        for place in target.node.places(at: inside) {
          let here = SyntaxReading(
            documents: [document.embedded(place.node, at: target.steps + place.steps)],
            diagnostics: document.findings(read.diagnostics, in: place.node, file: file))
          var list = list(here, checker)
          list.target = platform.map { ListTarget($0) }
          found.append((target.steps, list))
        }
      }
    }
    let targets = Dictionary(grouping: found.enumerated(), by: { $0.element.target }).values
    let inOrder = targets.sorted { one, other in
      (one[0].element.list.start, one[0].offset) < (other[0].element.list.start, other[0].offset)
    }
    return EmbeddedLists(targets: inOrder.map { $0.map { $0.element.list } }, damaged: nil)
  }

  /// Checks the lists of one file, each for itself and against the others of its target.
  package func check(_ lists: EmbeddedLists) -> [Diagnostic] {
    if let damaged = lists.damaged { return check([damaged]) }
    guard let file = lists.targets.first?.first?.path else { return [] }
    var log = FindingLog(file: file)
    for target in lists.targets {
      for finding in check(target) { log.append([finding]) }
    }
    return log.inReadingOrder.withoutRepetitions()
  }

  /// The platform that a target in the manifest of a project states, if the catalogue knows it.
  private func statedPlatform(
    of target: PropertyListDocument.Node.Place, in file: String
  ) -> Platform? {
    for document in catalogue.documents {
      for manifest in document.build?.settings?.manifests ?? []
      where manifest.file == fileName(of: file) && target.steps.first == manifest.targets {
        guard let name = target.node.text(at: PropertyPath([.name(manifest.platform)])) else {
          continue
        }
        return document.targets.first { $0.platform.name == name }?.platform
      }
    }
    return nil
  }
}

extension PropertyPath {
  /// The way to the target that lists belong to, up to the last wildcard or else to the dictionary around the list, and the rest.
  fileprivate var splitAtTarget: (ArraySlice<Component>, ArraySlice<Component>) {
    let last = components.lastIndex { $0 == .anyName || $0 == .element }
    let count = last.map { $0 + 1 } ?? max(components.count - 1, 0)
    return (components[..<count], components[count...])
  }
}

extension ReadFile {
  fileprivate var start: Int { read.document?.root.range?.lowerBound ?? 0 }
}
