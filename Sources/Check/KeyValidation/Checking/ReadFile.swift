import Diagnostics
package import KeyModel
import Text

/// A file that was read, with its document.
package struct ReadFile: Sendable {
  /// Its path in findings.
  package let path: String
  /// Whether it is in a program's code signature, where it has no lines to edit.
  let isSigned: Bool
  package let bytes: [UInt8]
  private(set) var read: SyntaxReading
  var checker: PropertyListChecker
  let others: [PropertyListChecker]
  /// The checker of each list, if each says its kind.
  var kinds: [PropertyListChecker]?
  /// The number of documents of kinds that the catalogue doesn't have.
  package internal(set) var foreign = 0
  /// Warnings about documents that are nearly of a kind that it has.
  var nearMisses: [Diagnostic] = []
  /// Whether the file's name, or the caller, says which document it is.
  package let isDocumentStated: Bool
  /// Whether the file is not recognized as a document, so that it isn't judged.
  package let isUnrecognized: Bool
  /// Its settings that become keys, if it is a file of build settings.
  package var settings: BuildSettings?
  /// The product's platform, from the file's project.
  package var target: ListTarget?
  /// The id of the product's distribution, from its grant.
  package var distribution: String?
  /// Whether the product was granted something for no way of distribution, such as development: it is signed again for one.
  package var isInterim = false
  /// The other source files of its target. They are not checked with it.
  package var companions: [ReadFile] = []
  /// The build settings that may apply to the target.
  package var settingsOfTarget: Set<String> = []
  /// The system and the kit that the program beside it was built for.
  package private(set) var build: ProgramBuild?
  /// The APIs that the code beside it uses; nil if none is at hand.
  package var code: CodeUse?
  /// The path of the bundle that the file belongs to; nil if it was found by itself.
  package var bundlePath: String?

  /// The file in the project and the bundle of another version of it.
  package func inProject(of other: ReadFile) -> ReadFile {
    changed(self) {
      $0.target = other.target
      $0.distribution = other.distribution
      $0.build = other.build
      $0.code = other.code
      $0.companions = other.companions
      $0.settingsOfTarget = other.settingsOfTarget
      $0.bundlePath = other.bundlePath
    }
  }

  /// The file beside a program. A build may have left out the kit, which the program names too.
  package func built(_ build: ProgramBuild) -> ReadFile {
    let target = document.targets.first { $0.platform == build.platform }
    return changed(self) {
      $0.build = build
      guard let kit = build.kit, let key = target?.sdk, key.components.count == 1,
        case .dictionary(let members)? = read.document?.root.value,
        !members.contains(where: { $0.key == key.name })
      else { return }
      let added = PropertyListDocument.Member(
        key: key.name, keyRange: nil, node: .init(.string(kit), range: nil))
      $0.read.documents[0].root.value = .dictionary(members + [added])
    }
  }

  package var document: DocumentKind { checker.catalogue.document }

  /// The keys of the document.
  package var catalogue: Catalogue { checker.catalogue }

  /// The kind and the keys of one of the lists.
  package func kind(ofList number: Int) -> (document: DocumentKind, index: CatalogueIndex) {
    let checker = kinds.flatMap { $0.indices.contains(number) ? $0[number] : nil } ?? checker
    return (checker.catalogue.document, checker.index)
  }

  /// The lists in the file: one at most, except in YAML.
  package var lists: [PropertyListDocument] { read.documents }

  /// The first list; nil if it has no root, and for a file of build settings.
  package var list: PropertyListDocument? { read.document }

  /// The locations of a finding about a range of the file.
  func span(of range: Range<Int>?) -> (start: SourceLocation, end: SourceLocation?) {
    (read.document?.lines).span(of: range, in: path)
  }

  /// The root, if the whole file could be read.
  package var root: PropertyListDocument.Node? {
    isUnrecognized || read.diagnostics.containsErrors ? nil : read.document?.root
  }

  /// The keys that build settings may add to the root. Their values are unknown.
  var addedBySettings: [PropertyListDocument.Member] {
    guard !settingsOfTarget.isEmpty else { return [] }
    var names = Set(
      catalogue.keys.lazy.filter { key in
        key.buildSetting.map(settingsOfTarget.contains) == true
      }.compactMap { key in
        if case .name(let name)? = key.path.components.first { name } else { nil }
      })
    for name in read.document?.root.names ?? [] { names.remove(name) }
    return names.sorted().map { name in
      .init(key: name, keyRange: nil, node: .init(.string("$(\(name))"), range: 0..<0))
    }
  }

  /// The root for comparisons with other files, including keys that the build may add.
  var rootOfProduct: PropertyListDocument.Node? {
    guard var root, case .dictionary(let members) = root.value else { return root }
    root.value = .dictionary(members + addedBySettings)
    return root
  }

  /// The keys of the document's dictionaries.
  package var index: CatalogueIndex { checker.index }

  var bundleKindByName: BundleKind? {
    guard let bundlePath else { return nil }
    let name = fileName(of: bundlePath)
    return catalogue.bundleKinds.first { $0.endings.contains(where: name.hasSuffix) }
  }

  /// The facts that the file shows; nil for an unrecognized file.
  package var facts: ListFacts? {
    guard !isUnrecognized, let document = read.document else { return nil }
    return ListFacts(document, checker: checker, surroundings: surroundings)
  }

  var surroundings: BundleSurroundings {
    changed(BundleSurroundings()) {
      $0.target = target
      $0.bundleKind = bundleKindByName
      $0.distribution = distribution
      $0.build = build
      $0.code = code
      $0.isSigned = isSigned
      $0.isInterim = isSigned && isInterim
    }
  }

  /// The way in which a product for a platform reaches people.
  func destination(on platform: Platform?) -> KnownDistribution? {
    catalogue.destination(stated: checker.options.distribution?.id ?? distribution, on: platform)
  }

  var extensionPoint: ExtensionPoint? {
    read.document.flatMap { ListFacts.extensionPoint(of: $0, checker) }
  }
}
