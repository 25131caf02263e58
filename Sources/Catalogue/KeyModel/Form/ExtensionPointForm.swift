import JSON
import Text

struct ExtensionPointRecord {
  var point = ExtensionPoint(
    "", "", ExtensionPoint.Mechanism("", identifierKey: .root), summary: "", availability: [],
    sources: [])
  /// Nil where it is the identifier.
  var name: String?
  var uses: [UseRecord] = []
  var samples: [SampleRecord] = []
  var minimal: JSONValue = .null
  var url = ""

  struct UseRecord {
    var path = PropertyPath.root
    var required = Requirement.unstated
    var sample: JSONValue?
    /// False where the key's own entry says as much.
    var isStated = true
  }

  struct SampleRecord: Equatable {
    var path = PropertyPath.root
    var value = JSONValue.null
  }

  static let sample = ObjectForm<SampleRecord>("a sample", { SampleRecord() }) {
    Field(
      "path", .path.defined(as: "path"), { $0.path }, { $0.path = $1 }, "The key.", isRequired: true
    )
    Field("value", .value, { $0.value }, { $0.value = $1 }, "The key's value.", isRequired: true)
  }

  static let use = ObjectForm<UseRecord>("an extension point's key", { UseRecord() }) {
    Field(
      "path", .path.defined(as: "path"), { $0.path }, { $0.path = $1 }, "The key.", isRequired: true
    )
    Field(
      "required", .requirement.defined(as: "required"), { $0.required }, { $0.required = $1 },
      "Whether extensions of this kind must have the key.")
    forReaders(
      Field(
        "sample", optional: .value, { $0.sample }, { $0.sample = $1 },
        "The key's value in the smallest file that works."))
    Field(
      "stated", .flag, { $0.isStated }, { $0.isStated = $1 }, unless: true,
      "False if this follows from the key's own entry.")
  }

  static let form = ObjectForm<ExtensionPointRecord>(
    "an extension point",
    { changed(ExtensionPointRecord()) { $0.point.declaredIn = nil } }
  ) {
    Field(
      "identifier", .text, { $0.point.id }, { $0.point.id = $1 }, "The identifier that files name.",
      isRequired: true)
    forReaders(
      Field("name", .text, "A readable name.", store: { $0.name = $1 }) { $0.point.name })
    forReaders(
      isDerived: true,
      Field("platforms", list(of: .text), "The platforms that have it.", store: { _, _ in }) {
        $0.point.platforms.map { $0.name }
      })
    Field(
      "mechanism", .mechanismName, { $0.point.mechanism }, { $0.point.mechanism = $1 },
      "The name of the mechanism by which an extension declares itself.", isRequired: true)
    Field(
      "availability", FactForms.availability.defined(as: "availability"), { $0.point.availability },
      { $0.point.availability = $1 },
      "Where the extension point works.")
    Field(
      "keys", list(of: use.form), { $0.uses }, { $0.uses = $1 },
      "The keys that extensions of this kind may have.")
    Field(
      "otherMechanisms", list: .text, { $0.point.otherMechanisms },
      { $0.point.otherMechanisms = $1 },
      "The names of other mechanisms by which extensions declare it too.")
    Field(
      "entry", optional: .choice, { $0.point.entry }, { $0.point.entry = $1 },
      "How many of the mechanism's keys name what the system starts, if that is particular to it.")
    Field(
      "entitlements", FactForms.paths, { $0.point.entitlements }, { $0.point.entitlements = $1 },
      unless: [],
      "The keys of other documents that extensions of this kind need.")
    forReaders(
      Field(
        "samples", list: sample.form, { $0.samples }, { $0.samples = $1 },
        "Values of those keys, where their examples are about another extension point."))
    forReaders(
      Field(
        "summary", .text, { $0.point.summary }, { $0.point.summary = $1 },
        "What it extends, in one sentence."))
    forReaders(
      isDerived: true,
      Field("url", .text, { $0.url }, { $0.url = $1 }, "The address of the extension point's page.")
    )
    forReaders(
      Field(
        "discussion", .markdown, { $0.point.discussion }, { $0.point.discussion = $1 },
        "More, in Markdown."))
    forReaders(
      isDerived: true,
      Field(
        "minimal", .value(["type": "object"]), { $0.minimal }, { $0.minimal = $1 },
        "The smallest file that works."))
    forReaders(
      Field(
        "sources", FactForms.sources, { $0.point.sources }, { $0.point.sources = $1 },
        "Where the facts come from."))
    forReaders(
      Field(
        "notes", FactForms.notes, { $0.point.notes }, { $0.point.notes = $1 },
        "Where sources disagree, and what was chosen."))
    forReaders(
      Field(
        "movedFrom", list: .text, { $0.point.movedFrom }, { $0.point.movedFrom = $1 },
        "The addresses that the extension point's page had before, without extension."))
    forReaders(
      isDerived: true,
      Field(
        "declaredIn", optional: .location, { $0.point.declaredIn }, { $0.point.declaredIn = $1 },
        "Where the extension point is declared, as file:line."))
    forReaders(
      Field(
        "symbols", list: .text, { $0.point.symbols }, { $0.point.symbols = $1 },
        "Constants for the identifier in code."))
  }
}

extension ExtensionPointRecord {
  func resolved(at location: SourceLocation) -> ExtensionPoint {
    var point = self.point
    point.name = name ?? point.id
    point.availability = point.availability.droppingSource(point.sources.first)
    point.uses = uses.filter { $0.isStated }.map {
      ExtensionPoint.Use(
        $0.path, $0.required, sample: $0.sample.map { PropertyListValue($0, in: []) })
    }
    point.samples = Dictionary(
      firstOf: samples.map { ($0.path, PropertyListValue($0.value, in: [])) })
    point.location = location
    // A document of an earlier docgen lists no mechanisms.
    if let steps = minimal.steps(to: .string(point.id)), steps.first == point.mechanism.name {
      point.mechanism.identifierKey = PropertyPath(steps.map { .name($0) })
    }
    return point
  }

  init(_ point: ExtensionPoint, in catalogue: Catalogue, url: String) {
    self.point = point
    self.point.availability = point.availability.naming(point.sources.first)
    let stated = Set(point.uses.map { $0.path })
    uses = catalogue.uses(of: point).map { _, use in
      UseRecord(
        path: use.path, required: use.required, sample: use.sample?.json,
        isStated: stated.contains(use.path))
    }
    samples = point.samples.sorted { $0.key < $1.key }.map {
      SampleRecord(path: $0.key, value: $0.value.json)
    }
    minimal = catalogue.minimalPropertyList(for: point).json
    self.url = url
  }
}

extension JSONValue {
  fileprivate func steps(to value: JSONValue) -> [String]? {
    if self == value { return [] }
    guard case .object(let members) = self else { return nil }
    for member in members {
      if let rest = member.value.steps(to: value) { return [member.name] + rest }
    }
    return nil
  }
}
