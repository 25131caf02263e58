import Diagnostics
import KeyModel
import Text

/// The fields of a guide's front matter.
struct GuideFields {
  /// The purpose of a text with front matter.
  enum Form { case guide, home, html }

  /// A name in a field, with its location.
  struct Mention: Sendable {
    var name: String
    var location: SourceLocation
  }

  var title: String?
  var summary: String?
  var order: Int?
  var keys: [(path: PropertyPath, line: Int)] = []
  var searches: [String] = []
  var placeholder: String?
  var isDraft = false
  var updated: String?
  var applies: String?
  var checked: String?
  var releases: [(name: String, line: Int)] = []
  var movedFrom: [(address: String, line: Int)] = []
  var label: String?
  var isListed = true
  var layout: Mention?
  var head: Mention?

  static func names(of form: Form) -> [String] {
    switch form {
    case .guide: names
    case .home: namesAtHome
    case .html: names.filter { $0 != "order" && $0 != "sidebar" }
    }
  }

  private static let names = [
    "title", "summary", "order", "keys", "searches", "draft", "updated", "applies", "checked",
    "releases", "movedFrom", "sidebar", "layout", "head",
  ]
  private static let namesAtHome = [
    "title", "summary", "keys", "searches", "placeholder", "updated",
  ]

  private static let sidebarNames = ["label", "order", "hidden"]

  /// Fields of other generators, each with the one that says the same here.
  private static let foreign = [
    "description": "summary", "excerpt": "summary", "sidebar_position": "order", "weight": "order",
    "nav_order": "order", "position": "order", "sidebar_label": "sidebar", "lastUpdated": "updated",
    "last_update": "updated", "lastmod": "updated", "date": "updated", "aliases": "movedFrom",
    "redirect_from": "movedFrom", "tags": "searches", "keywords": "searches", "unlisted": "sidebar",
  ]

  /// Reads the lines between the marks.
  ///
  /// - Parameter yaml: A text whose lines have the numbers that they have in the file.
  static func read(_ yaml: String, file: String, as form: Form) -> (
    fields: GuideFields?, diagnostics: [Diagnostic]
  ) {
    guard yaml.contains(where: { !$0.isWhitespace }) else { return (GuideFields(), []) }
    let reader = FieldReader(file: file, name: "front matter", id: "invalid-front-matter")
    let (found, problems) = reader.fields(in: yaml)
    guard let written = found else { return (nil, problems) }
    var reading = Reading(written: written, diagnostics: problems)
    let known = names(of: form)
    for member in written.members {
      if known.contains(member.key) {
        reading.read(member)
      } else {
        reading.note(unknown: member, among: known)
      }
    }
    return (reading.fields, reading.diagnostics)
  }

  private struct Reading {
    let written: WrittenFields
    var fields = GuideFields()
    var diagnostics: [Diagnostic]

    mutating func read(_ member: WrittenFields.Member) {
      let value = member.node
      switch member.key {
      case "title": fields.title = text(member)
      case "summary": fields.summary = text(member)
      case "placeholder": fields.placeholder = text(member)
      case "order": fields.order = number(member)
      case "layout": fields.layout = mention(member)
      case "head": fields.head = mention(member)
      case "draft": fields.isDraft = truth(member) ?? false
      case "searches":
        let texts = value.elements?.map(\.writtenText)
        if texts?.contains(nil) ?? true { wrong("searches", "a list of texts", value) }
        fields.searches = texts?.compactMap { $0?.oneLine } ?? []
      case "updated": fields.updated = day(member)
      case "checked": fields.checked = day(member)
      case "applies": fields.applies = text(member)
      case "keys":
        fields.keys = texts(value, of: "keys", "a list of paths") {
          PropertyPath($0)
        }.map { (path: $0, line: $1) }
      case "releases":
        fields.releases = texts(value, of: "releases", "a list of platforms with versions") {
          $0.oneLine
        }.map { (name: $0, line: $1) }
      case "movedFrom":
        let wanted = "a list of former names, such as 'setup/first'"
        fields.movedFrom = texts(value, of: "movedFrom", wanted) {
          GuideFields.address(of: $0)
        }.map { (address: $0, line: $1) }
      default: readSidebar(member)
      }
    }

    /// Reads a label, `no`, or the fields of Starlight.
    private mutating func readSidebar(_ member: WrittenFields.Member) {
      guard let inside = member.node.members else {
        guard let label = text(member) else { return }
        if ["no", "false"].contains(label) {
          fields.isListed = false
        } else {
          fields.label = label
        }
        return
      }
      for member in inside {
        switch member.key {
        case "label": fields.label = text(member)
        case "order": fields.order = fields.order ?? number(member)
        case "hidden": fields.isListed = truth(member).map { !$0 } ?? true
        default: note(unknown: member, among: GuideFields.sidebarNames)
        }
      }
    }

    private mutating func text(_ member: WrittenFields.Member) -> String? {
      guard let text = member.node.writtenText?.oneLine else {
        wrong(member.key, "a text", member.node)
        return nil
      }
      return text.isEmpty ? nil : text
    }

    private mutating func mention(_ member: WrittenFields.Member) -> Mention? {
      text(member).map { Mention(name: $0, location: written.location(of: member.node)) }
    }

    private mutating func day(_ member: WrittenFields.Member) -> String? {
      let day = member.node.writtenText?.oneLine ?? ""
      if RuleSchedule.isDay(day) { return day }
      wrong(member.key, "a day", member.node, remedy: "write it as 2026-11-03")
      return nil
    }

    private mutating func number(_ member: WrittenFields.Member) -> Int? {
      let number = member.node.writtenText.flatMap { Int($0) }
      if number == nil { wrong(member.key, "a number", member.node) }
      return number
    }

    private mutating func truth(_ member: WrittenFields.Member) -> Bool? {
      switch member.node.writtenText {
      case "true", "yes": return true
      case "false", "no": return false
      default:
        wrong(member.key, "yes or no", member.node)
        return nil
      }
    }

    /// The texts of a list as something else, each with its line.
    private mutating func texts<Meaning>(
      _ value: WrittenFields.Node, of field: String, _ wanted: String,
      _ read: (String) -> Meaning?
    ) -> [(Meaning, Int)] {
      guard let elements = value.elements else {
        wrong(field, wanted, value)
        return []
      }
      var found: [(Meaning, Int)] = []
      for item in elements {
        if let meaning = item.writtenText.flatMap(read) {
          found.append((meaning, written.location(of: item).line ?? 1))
        } else {
          wrong(field, wanted, item)
        }
      }
      return found
    }

    private mutating func wrong(
      _ field: String, _ wanted: String, _ node: WrittenFields.Node, remedy: String? = nil
    ) {
      diagnostics.append(
        .error(
          "invalid-front-matter", at: written.location(of: node), "'\(field)' is not \(wanted)",
          remedy: remedy))
    }

    mutating func note(unknown member: WrittenFields.Member, among known: [String]) {
      var finding = written.unknown(
        member, in: " in the front matter", id: "unknown-front-matter-field", among: known)
      finding.severity = .warning
      if let ours = GuideFields.foreign[member.key], known.contains(ours) {
        finding.remedy = "write '\(ours)', which says the same"
      }
      diagnostics.append(finding)
    }
  }

  /// The address of a former name: `setup/first`, `first.md`, or `/first` from the site's root; nil for a name that no
  /// page could have.
  private static func address(of name: String) -> String? {
    var name = name.oneLine[...]
    let isFromRoot = name.first == "/"
    for ending in [".md", ".html"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    let parts = name.split(separator: "/")
    guard !parts.isEmpty, parts.allSatisfy(isPortableFileName) else { return nil }
    let path = parts.joined(separator: "/")
    return isFromRoot ? path : PageKind.guide.folder + "/" + path
  }
}
