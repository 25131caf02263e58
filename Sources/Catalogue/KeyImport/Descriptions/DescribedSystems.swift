import KeyModel
import Text

/// The systems that support something, and on which terms: what `supportedOS` says, and what it inherits.
struct DescribedSystems {
  /// Reports something that is left out.
  typealias Weaken = (SourceLocation, String) -> Void

  private var platforms: [String] = []
  private var members: [String: SchemaObject] = [:]
  private var inherited: [String: [String: SchemaValue]] = [:]

  /// The same with what a part states itself.
  func overridden(by value: SchemaValue?) -> Self {
    let object = value?.object
    var result = Self()
    result.platforms = (platforms + (object?.members ?? []).map(\.name)).uniqued
    for platform in result.platforms {
      result.inherited[platform] = terms(on: platform)
      result.members[platform] = object?[platform]?.object
    }
    return result
  }

  /// All that is said about a platform.
  private func terms(on platform: String) -> [String: SchemaValue] {
    var terms = inherited[platform] ?? [:]
    for member in members[platform]?.members ?? [] { terms[member.name] = member.value }
    return terms
  }

  // MARK: - Versions

  /// The statements about the platforms.
  ///
  /// - Parameter parent: The statements about what contains it, which nothing inside can precede.
  func statements(
    within parent: [AvailabilityStatement], _ weaken: Weaken
  ) -> [AvailabilityStatement] {
    platforms.compactMap { name in
      let title = ForeignText.title(name)
      guard nonempty(title) != nil else { return nil }
      let platform = Platform(title)
      let outer = parent.first { $0.platform == platform }
      return statement(on: name, platform, within: outer, weaken)
    }.uniqued(by: \.platform)
  }

  private func statement(
    on name: String, _ platform: Platform, within outer: AvailabilityStatement?, _ weaken: Weaken
  ) -> AvailabilityStatement {
    let terms = terms(on: name)
    if terms["introduced"]?.text == "n/a" {
      return AvailabilityStatement(platform, isAvailable: false)
    }
    var earlier = version(terms["introduced"], weaken) ?? outer?.introduced.version
    var statement = AvailabilityStatement(
      platform, introduced: earlier.map(Moment.version) ?? .unknown)
    if let own = earlier, let first = outer?.introduced.version, own < first {
      statement.introduced = .version(first)
      earlier = first
    }
    let later: [(String, WritableKeyPath<AvailabilityStatement, Moment?>)] = [
      ("deprecated", \.deprecated), ("removed", \.removed),
    ]
    for (member, moment) in later {
      guard let value = terms[member], let version = version(value, weaken) else { continue }
      if let earlier, version < earlier {
        weaken(
          value.location,
          "'\(member)' is left out, because \(version) is before \(earlier) on \(platform)")
        continue
      }
      statement[keyPath: moment] = .version(version)
      earlier = version
    }
    return statement
  }

  private func version(_ value: SchemaValue?, _ weaken: Weaken) -> Version? {
    // A key of all versions is as old as what contains it.
    guard let value, !["n/a", "all"].contains(value.text) else { return nil }
    let text = value.text ?? value.count.map(String.init)
    guard let text, Version(text).components != nil, text.utf8.count < 60 else {
      weaken(value.location, "the version is left out, because it is not a text such as '10.10'")
      return nil
    }
    return Version(text)
  }

  // MARK: - Terms

  /// A sentence about a term with a value, said also where the value only lifts what is inherited.
  private struct Phrase {
    var path: [String]
    var value: String
    var words: String
    var lifts = false
  }

  private static let phrases: [Phrase] =
    [
      Phrase(path: ["supervised"], value: "true", words: "Only on supervised devices"),
      Phrase(
        path: ["supervised"], value: "false", words: "Also on devices without supervision",
        lifts: true),
      Phrase(
        path: ["requiresdep"], value: "true", words: "Only on devices that enrolled automatically"),
      Phrase(
        path: ["userapprovedmdm"], value: "true",
        words: "Only where the user has approved the management"),
      Phrase(path: ["allowmanualinstall"], value: "false", words: "Can't be installed by hand"),
      Phrase(path: ["multiple"], value: "false", words: "Only one at a time"),
      Phrase(path: ["devicechannel"], value: "false", words: "Not on the device channel"),
      Phrase(path: ["userchannel"], value: "false", words: "Not on the user channel"),
    ] + modes("userenrollment", "with user enrollment") + modes("sharedipad", "on shared devices")
    + [
      Phrase(
        path: ["sharedipad", "devicechannel"], value: "false",
        words: "On shared devices not on the device channel"),
      Phrase(
        path: ["sharedipad", "userchannel"], value: "false",
        words: "On shared devices not on the user channel"),
    ]

  private static func modes(_ member: String, _ words: String) -> [Phrase] {
    let path = [member, "mode"]
    return [
      Phrase(path: path, value: "required", words: "Only \(words)"),
      Phrase(path: path, value: "forbidden", words: "Not \(words)"),
      Phrase(path: path, value: "ignored", words: "Ignored \(words)"),
      Phrase(path: path, value: "allowed", words: "Also \(words)", lifts: true),
    ]
  }

  /// Terms whose values are named.
  private static let named = [
    ("accessrights", "Needs the access right"), ("allowed-enrollments", "Kinds of enrollment:"),
    ("allowed-scopes", "Scopes:"),
  ]

  /// The terms that are stated here and differ from what is inherited, as one paragraph.
  var remark: String? {
    var sentences: [(words: String, platforms: [String])] = []
    func add(_ words: String, _ platform: String) {
      if let index = sentences.firstIndex(where: { $0.words == words }) {
        sentences[index].platforms.append(platform)
      } else {
        sentences.append((words, [platform]))
      }
    }
    for platform in platforms where terms(on: platform)["introduced"]?.text != "n/a" {
      guard let own = members[platform] else { continue }
      let before = inherited[platform] ?? [:]
      for phrase in Self.phrases {
        let value = own[phrase.path[0]]?.word(at: phrase.path.dropFirst())
        let former = before[phrase.path[0]]?.word(at: phrase.path.dropFirst())
        guard value == phrase.value, value != former, !phrase.lifts || former != nil else {
          continue
        }
        add(phrase.words, platform)
      }
      for (member, words) in Self.named {
        guard let value = own[member], value.json != before[member]?.json else { continue }
        let names = (value.texts ?? value.text.map { [$0] } ?? []).filter {
          !["None", "n/a", "Special Case"].contains($0) && !$0.contains("`")
        }
        guard !names.isEmpty else { continue }
        add("\(words) \(alternatives(names.map { "`\($0)`" }))", platform)
      }
    }
    guard !sentences.isEmpty else { return nil }
    return sentences.map { "\($0.words) (\($0.platforms.joined(separator: ", ")))." }
      .joined(separator: " ")
  }
}

extension SchemaValue {
  /// The Boolean or the text at a path of members.
  fileprivate func word(at path: ArraySlice<String>) -> String? {
    guard let name = path.first else { return flag.map(String.init) ?? text }
    return self[name]?.word(at: path.dropFirst())
  }
}

extension ReleaseRegistry {
  /// The versions that the keys of groups name, in their order.
  init(of groups: [KeyGroup]) {
    var platforms: [Platform] = []
    var versions: [Platform: Set<Version>] = [:]
    for statement in groups.flatMap(\.keys).flatMap({ $0.availability ?? [] }) {
      if versions[statement.platform] == nil { platforms.append(statement.platform) }
      let moments = [statement.introduced, statement.deprecated, statement.removed]
      versions[statement.platform, default: []].formUnion(moments.compactMap { $0?.version })
    }
    self.init(platforms.map { Line($0, versions[$0, default: []].sorted()) })
  }
}
