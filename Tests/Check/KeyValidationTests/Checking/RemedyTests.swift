import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import TestSupport
import Testing

/// Who follows a remedy gets no other finding: tried for every key and every rule of the catalogue.
@Suite struct RemedyTests {
  static let parts = [infoPlistCatalogue, entitlementsCatalogue, privacyManifestCatalogue]
  static let documents = parts.map(\.document.id)

  private static func part(_ document: DocumentKind.ID) -> Catalogue {
    parts.first { $0.document.id == document } ?? infoPlistCatalogue
  }

  /// No platform, and each that the catalogue names.
  private static func platforms(of catalogue: Catalogue) -> [Platform?] {
    let named = Set(catalogue.keys.flatMap(\.statements).map(\.platform))
    return [nil] + named.sorted { $0.name < $1.name }
  }

  private static func list(with key: Key, in catalogue: Catalogue) -> PropertyListValue? {
    key.example?.nested(at: key.path) { catalogue[$0]?.placeholder ?? "name" }
  }

  /// The lists that break a rule of the catalogue.
  private static func brokenLists(of catalogue: Catalogue) -> [PropertyListValue] {
    catalogue.keys.flatMap { key -> [PropertyListValue] in
      guard let list = list(with: key, in: catalogue) else { return [] }
      return key.rules.flatMap { rule in
        let kept = list.applying(rule.preparations(at: key, in: catalogue))
        return rule.breaches(at: key, in: catalogue).map { kept.applying($0.changes) }
      }
    }
  }

  @Test(arguments: documents)
  func removingWhatARemedyNamesLeadsToNoOtherFinding(_ document: DocumentKind.ID) {
    let catalogue = Self.part(document)
    let platforms = Self.platforms(of: catalogue)
    for platform in platforms {
      let checker = PropertyListChecker(catalogue, options: CheckOptions(platform: platform))
      let lists =
        platform == nil
        ? Self.brokenLists(of: catalogue)
        : catalogue.keys.filter { key in key.statements.contains { $0.platform == platform } }
          .compactMap { Self.list(with: $0, in: catalogue) }
      for list in sample(lists, otherwise: 150, atMost: 1_000) { expectRemovalHelps(list, checker) }
    }
  }

  private func expectRemovalHelps(_ list: PropertyListValue, _ checker: PropertyListChecker) {
    let before = checker.check(Array(list.xmlDocument().utf8), file: "a.plist")
    for finding in before {
      guard let path = finding.path?.split(separator: "/").map(String.init),
        let remedy = finding.remedy, remedy.contains("remove")
      else { continue }
      let removed: [String]
      if let range = remedy.firstRange(of: "remove all of ") {
        removed = remedy[range.upperBound...].prefix { $0 != "," }.split(separator: "/").map(
          String.init)
      } else if remedy.contains("remove the key") || remedy.contains("remove it") {
        removed = path
      } else {
        continue
      }
      let after = checker.check(
        Array(list.removing(removed[...]).xmlDocument().utf8), file: "a.plist")
      let known = Set(before.map(\.id))
      // The lists of examples hold little else.
      let added = after.filter { !known.contains($0.id) && $0.id != "empty-value" }
      #expect(
        added.isEmpty,
        "\(finding.message): \(remedy) leads to \(added.map(\.message)) in \(list)")
    }
  }

  @Test(arguments: documents)
  func replacementsAreKeysOfToday(_ document: DocumentKind.ID) {
    let catalogue = Self.part(document)
    for platform in Self.platforms(of: catalogue) {
      let checker = PropertyListChecker(catalogue, options: CheckOptions(platform: platform))
      let check = { (list: PropertyListValue) in
        checker.check(Array(list.xmlDocument().utf8), file: "a.plist")
      }
      for key in catalogue.keys where key.replacedBy != nil {
        guard let list = Self.list(with: key, in: catalogue) else { continue }
        for finding in check(list) where finding.id == "deprecated" || finding.id == "not-available"
        {
          guard let remedy = finding.remedy, remedy.hasPrefix("write '"),
            let name = remedy.split(separator: "'").dropFirst().first.map(String.init),
            let old = catalogue.keys.first(where: {
              finding.message.hasPrefix("'\($0.name)'") && $0.path == key.path
            })
          else { continue }
          let path = (old.path.parent ?? .root).appending(.name(name))
          guard let new = catalogue[path], let other = Self.list(with: new, in: catalogue) else {
            Issue.record("\(old.path): \(remedy)")
            continue
          }
          let ids = check(other).map(\.id)
          #expect(!ids.contains("deprecated") && !ids.contains("not-available"), "\(path)")
        }
      }
    }
  }

  /// Tried for every key with a replacement, in a list that has both.
  @Test(arguments: documents)
  func whatReplacesAKeyAndIsThereIsNotAskedForAgain(_ document: DocumentKind.ID) {
    let catalogue = Self.part(document)
    for platform in Self.platforms(of: catalogue) {
      let checker = PropertyListChecker(catalogue, options: CheckOptions(platform: platform))
      for key in catalogue.keys where key.replacedBy != nil {
        let new = (key.replacedBy ?? []).compactMap { catalogue[$0] }
        let lists = ([key] + new).compactMap { Self.list(with: $0, in: catalogue) }
        let remedies = checker.check(
          Array(PropertyListValue.merging(lists).xmlDocument().utf8), file: "a.plist"
        ).filter { $0.id == "deprecated" && $0.message.hasPrefix("'\(key.name)'") }.map(\.remedy)
        #expect(
          !remedies.contains { $0?.hasPrefix("write '") == true },
          "\(key.path): \(remedies)")
      }
    }
  }

  @Test func aReplacementIsFollowedToItsEnd() {
    let found = findings(
      MarkedList(entry("Oldest", "<string/>")).text, in: ages, CheckOptions(platform: .iOS))
    #expect(found.map(\.remedy) == ["write 'Newest' instead"])
  }

  @Test(
    arguments: [
      ("9.0", "write 'Middle' instead"), ("12.0", "write 'Newest' instead"),
      ("8.0", nil),
    ] as [(Version, String?)])
  func aReplacementFitsTheDeploymentTarget(target: Version, remedy: String?) {
    let found = findings(
      MarkedList(entry("Oldest", "<string/>")).text, in: ages,
      CheckOptions(platform: .iOS, deploymentTarget: target))
    #expect(found.map(\.remedy) == (remedy.map { [$0] } ?? []))
  }

  /// A key that nothing replaces cannot leave a dictionary that needs it.
  @Test func aNeededKeyGoesWithItsDictionary() {
    let found = findings(
      MarkedList(entry("Box", "<dict>\(entry("Lid", "<string/>"))</dict>")).text, in: ages,
      CheckOptions(platform: .macOS))
    #expect(found.map(\.remedy) == ["remove all of Box, in the list for this platform"])
  }

  private let ages: Catalogue = {
    func key(
      _ path: PropertyPath, _ type: ValueType, _ availability: [AvailabilityStatement],
      replacedBy: [PropertyPath]? = nil, required: Requirement = .unstated
    ) -> Key {
      Key(
        path, type, summary: "A key.", availability: availability, required: required,
        replacedBy: replacedBy, sources: [])
    }
    return Catalogue(
      title: "Ages", document: .infoPlist,
      groups: [
        KeyGroup(
          "ages", "Ages", summary: "Keys of several ages.",
          keys: [
            key("Oldest", .string, [.iOS("8.0", deprecated: "9.0")], replacedBy: ["Middle"]),
            key("Middle", .string, [.iOS("9.0", deprecated: "12.0")], replacedBy: ["Newest"]),
            key("Newest", .string, [.iOS("12.0")]), key("Box", .dictionary, [.iOS("8.0")]),
            key(
              "Box/Lid", .string,
              [.iOS("8.0"), AvailabilityStatement(.macOS, isAvailable: false)], required: .required),
          ])
      ], extensionPoints: [], sources: [],
      releases: ReleaseRegistry([.init(.iOS, ["8.0", "9.0", "12.0"]), .init(.macOS, ["11.0"])]))
  }()
}

extension PropertyListValue {
  /// The list without what is at a path of names and indexes.
  fileprivate func removing(_ path: ArraySlice<String>) -> PropertyListValue {
    guard let step = path.first else { return self }
    switch self {
    case .dictionary(let entries):
      return .dictionary(
        entries.compactMap { entry in
          guard entry.key == step else { return entry }
          return path.count == 1 ? nil : Entry(entry.key, entry.value.removing(path.dropFirst()))
        })
    case .array(let elements):
      return .array(
        elements.enumerated().compactMap { index, element in
          guard String(index) == step else { return element }
          return path.count == 1 ? nil : element.removing(path.dropFirst())
        })
    default: return self
    }
  }
}
