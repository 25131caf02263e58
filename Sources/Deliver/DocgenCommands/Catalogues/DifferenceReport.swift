import JSON
import KeyModel
import Markup
import Site

struct DifferenceReport {
  let differences: [CatalogueDifference]

  var breaksLists: Bool { differences.contains(where: \.isBreaking) }

  // MARK: For readers

  var blocks: [Block] {
    guard !differences.isEmpty else { return [.paragraph([.text("Nothing differs.")])] }
    return DifferenceTexts(differences).sections.flatMap { title, list in
      [.heading(level: 3, [.text(title)], id: ""), list]
    }
  }

  // MARK: For programs

  var json: JSONValue {
    [
      "breaking": .boolean(breaksLists),
      "differences": .array(differences.map(Self.json)),
    ]
  }

  private static func json(_ difference: CatalogueDifference) -> JSONValue {
    var object: JSONValue = [
      "entry": .string(difference.entry), "name": .string(difference.name),
      "change": .string(difference.kind.rawValue), "breaking": .boolean(difference.isBreaking),
    ]
    let texts = [
      ("formerName", difference.formerName), ("member", difference.member),
      ("effect", difference.effect?.rawValue),
    ]
    for (name, text) in texts { if let text { object.append(name, .string(text)) } }
    if let old = difference.old { object.append("old", old) }
    if let new = difference.new { object.append("new", new) }
    return object
  }
}
