import KeyModel

private func changed(_ change: (inout Catalogue) -> Void) -> Catalogue {
  var catalogue = catalogue([])
  change(&catalogue)
  return catalogue
}

private let group = KeyGroup("general", "Another", summary: "Any other key.", keys: [])
private let source = Source("manual", "Another", url: nil, summary: "Another manual.")
private let shape = KeyShape("shape", keys: [])
private let sameShape = KeyShape("shape", keys: [])
private let code = RejectionCode("E1", "Wrong", summary: "It is wrong.", sources: manual)
private let sameCode = RejectionCode("E1", "Bad", summary: "It is bad.", sources: manual)
private let line = ReleaseRegistry.Line(.iOS, ["12.0"])
private let repeated = ReleaseRegistry.Line(.tvOS, ["9.0", "10.0", "9.0"])
private let respelled = ReleaseRegistry.Line(.tvOS, ["9", "10.0", "9.0"])
private let twin = point("com.example.twin")
private let otherTwin = point("com.example.twin")

let identityCases: [CheckCase] = [
  CheckCase(
    "duplicate-id", at: group.location, in: changed { $0.groups.append(group) },
    "The group 'general' is declared twice; the other is at KeyModelTests/SmallCatalogues.swift:",
    remedy: "merge the two, or give one of them another id"),
  CheckCase(
    "duplicate-id", at: source.location, in: changed { $0.sources.append(source) },
    "The source 'manual' is declared twice; the other is at KeyModelTests/SmallCatalogues.swift:"),
  CheckCase(
    "duplicate-id", at: sameCode.location, in: catalogue([], codes: [code, sameCode]),
    "The code 'E1' is declared twice; the other is at \(code.location)"),
  CheckCase(
    "duplicate-id", at: sameShape.location, in: catalogue([], shapes: [shape, sameShape]),
    "The shape 'shape' is declared twice; the other is at \(shape.location)"),
  CheckCase(
    "duplicate-id", at: otherTwin.location,
    in: catalogue(extensionKeys, points: [twin, otherTwin]),
    "The extension point 'com.example.twin' is declared twice; the other is at \(twin.location)"),
  CheckCase(
    "duplicate-id", at: line.location, in: changed { $0.releases.lines.append(line) },
    "The releases list iOS twice; the other entry is at KeyModelTests/SmallCatalogues.swift:"),
  CheckCase(
    "duplicate-id", at: repeated.location, in: changed { $0.releases.lines.append(repeated) },
    "The releases of tvOS list version 9.0 twice", remedy: "list each version once"),
  CheckCase(
    "duplicate-id", at: respelled.location, in: changed { $0.releases.lines.append(respelled) },
    "The releases of tvOS list version 9 twice, as '9' and '9.0'"),
]
