import KeyModel
import TestSupport

let manual: [SourceReference] = [SourceReference("manual", "Section")]

/// A catalogue of one group whose only source is `manual`, with the platforms iOS and macOS.
func catalogue(
  _ keys: [Key], availability: [AvailabilityStatement] = [], shapes: [KeyShape] = [],
  points: [ExtensionPoint] = [], codes: [RejectionCode] = [],
  distributions: [Distribution] = [], conventions: Conventions = Conventions()
) -> Catalogue {
  Catalogue(
    title: "Small",
    groups: [
      KeyGroup("general", "General", summary: "Any key.", availability: availability, keys: keys)
    ],
    shapes: shapes, extensionPoints: points, distributions: distributions,
    sources: [
      Source("manual", "Manual", url: "https://example.com/manual", summary: "A manual."),
      Source("errata", "Errata", url: nil, summary: "Its corrections."),
    ],
    releases: ReleaseRegistry([
      .init(.iOS, ["8.0", "9.0", "10.0", "10.11"]), .init(.macOS, ["10.10", "10.11", "11.0"]),
    ]), codes: codes, conventions: conventions)
}

/// The dictionary and the identifier that an extension point needs, both sound.
let extensionKeys: [Key] = [
  Key(
    "NSExtension", .dictionary, summary: "Declares an extension.",
    extensionPoints: .all(.nsExtension), sources: manual),
  Key(
    "NSExtension/NSExtensionPointIdentifier", .string, summary: "Names the extension point.",
    values: .extensionPoints(.nsExtension), required: .required,
    extensionPoints: .all(.nsExtension), sources: manual),
]

func point(
  _ id: ExtensionPoint.ID = "com.example.point", summary: String = "Extends the example.",
  availability: [AvailabilityStatement] = [], uses: [ExtensionPoint.Use] = [],
  entitlements: [PropertyPath] = [], samples: [PropertyPath: PropertyListValue] = [:],
  sources: [SourceReference] = manual, notes: [EditorNote] = []
) -> ExtensionPoint {
  ExtensionPoint(
    id, "Example", .nsExtension, summary: summary, availability: availability, uses: uses,
    entitlements: entitlements, samples: samples, sources: sources, notes: notes)
}
