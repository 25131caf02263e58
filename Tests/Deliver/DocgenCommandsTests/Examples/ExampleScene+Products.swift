import KeyModel
import KeyValidation
import TestSupport
import Text

extension ExampleScene {
  /// The examples that are bundles, with their lists, programs and granting files.
  mutating func prepareProduct(_ id: String, isWrong: Bool, _ folder: TemporaryFolder) throws
    -> Bool
  {
    let lamp = ["Identifier": "com.example.lamp"]
    let share = [
      "Identifier": "com.example.lamp.share", "Kind": "extension", "Point": "com.example.share",
    ]
    let light = ["Identifier": "com.example.lamp.light"]
    let within = "Lamp.app/Parts/Share.part"
    var lists = ["Lamp.app": lamp]
    var charter: [UInt8]?
    var program: [UInt8]?
    switch id {
    case "bundle-disagreement":
      lists[within] = share.merging(isWrong ? ["Identifier": "com.example.share"] : [:]) { $1 }
    case "incomplete-bundle":
      lists[within] = share.filter { !isWrong || $0.key != "Point" }
    case "colliding-bundles":
      let same = ["Identifier": "com.example.lamp.extension"]
      lists[within] = share.merging(isWrong ? same : [:]) { $1 }
      lists["Lamp.app/Parts/Widget.part"] = share.merging(
        isWrong ? same : ["Identifier": "com.example.lamp.widget"]
      ) { $1 }
    case "misplaced-bundle":
      lists[within] = share
      lists[(isWrong ? within : "Lamp.app") + "/Frameworks/Light.framework"] = light
    case "excluded-file":
      if isWrong { try folder.write("", to: "Lamp.app/light.o") }
    case "program-disagreement":
      lists["Lamp.app"]?["Since"] = isWrong ? "12.0" : "14.0"
      program = signed(nil) { $0.build = (system: 1, oldest: (14, 0), sdk: (14, 0)) }
    case "unreadable-signature":
      let whole = signed(["Groups": "group.com.example.lamps"])
      program = isWrong ? Array(whole.dropLast(20)) : whole
      charter = granting(["Groups": "group.com.example.lamps"])
    case "undeclared-api":
      program = signed(nil) {
        $0.build = (system: 1, oldest: (14, 0), sdk: (14, 0))
        $0.symbols = ["_stat"]
      }
      if !isWrong {
        try folder.write(
          "<dict><key>Uses</key><array><dict><key>Name</key><string>stat</string></dict></array></dict>",
          to: "Lamp.app/Lamp.reasons")
      }
    case "not-granted":
      program = signed(["Groups": isWrong ? "group.com.example.lights" : "group.com.example.lamps"])
      charter = granting(["Groups": "group.com.example.lamps"])
    case "not-claimed":
      program = signed(isWrong ? ["Name": "Lamp"] : ["Identifier": "TEAM.com.example.lamp"])
      charter = granting(["Identifier": "TEAM.com.example.lamp", "Name": "Lamp"])
    case "missing-grant":
      program = signed(["Groups": "group.com.example.lamps"])
      if !isWrong { charter = granting(["Groups": "group.com.example.lamps"]) }
    case "expired-grant":
      options = ["--date", "2026-06-01"]
      charter = granting([:], until: isWrong ? "2026-01-31" : "2027-01-31")
    case "unreadable-grant":
      charter = isWrong ? Array("Rights: Groups".utf8) : granting([:])
    default: return false
    }
    if program != nil { lists["Lamp.app"]?["Program"] = "Lamp" }
    lists["Lamp.app"]?["Runs"] = "desk"
    for (bundle, entries) in lists { try folder.write(list(entries), to: bundle + "/Lamp.plist") }
    if let program { try folder.write(bytes: program, to: "Lamp.app/Lamp") }
    if let charter { try folder.write(bytes: charter, to: "Lamp.app/charter") }
    files = ["Lamp.app"]
    catalogue = productCatalogue
    return true
  }

  private func list(_ entries: [String: String], _ more: String = "") -> String {
    let lines = entries.sorted { $0.key < $1.key }.map {
      "  <key>\($0.key)</key>\n  <string>\($0.value)</string>\n"
    }
    return "<plist version=\"1.0\">\n<dict>\n\(lines.joined())\(more)</dict>\n</plist>\n"
  }

  private func signed(
    _ claims: [String: String]?, _ change: (inout SignedProgram) -> Void = { _ in }
  ) -> [UInt8] {
    var program = SignedProgram(claims.map { list($0) } ?? "")
    change(&program)
    return program.bytes
  }

  private func granting(_ rights: [String: String], until day: String = "2030-01-01") -> [UInt8] {
    let rest =
      "<key>Rights</key>\(list(rights).replacing(/<\/?plist[^>]*>/, with: ""))"
      + "<key>Until</key><date>\(day)T00:00:00Z</date>"
    return signedMessage(Array(list([:], rest).utf8))
  }

  private var productCatalogue: Catalogue {
    let names = ["Identifier", "Kind", "Point", "Program", "Runs", "Since"]
    return exampleCatalogue(
      "", others: [.claims, .reasons],
      groups: [
        KeyGroup(
          "list", "List", summary: "Keys.", availability: [],
          keys: names.map { key(PropertyPath($0), [.string]) }),
        KeyGroup(
          "claims", "Claims", in: "claims", summary: "Keys.", availability: [],
          keys: ["Groups", "Identifier", "Name"].map { key(PropertyPath($0), [.string]) }),
        KeyGroup(
          "reasons", "Reasons", in: "reasons", summary: "Keys.", availability: [],
          keys: [
            key("Uses", [.array(of: .dictionary)]),
            changed(
              key(
                "Uses/[]/Name", [.string],
                values: .closed([AllowedValue("stat", "Reads times.", apis: ["stat"])]))
            ) { $0.apis = [API("stat", linked: "_stat")] },
          ]),
      ])
  }
}
