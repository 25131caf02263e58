import Diagnostics
import KeyModel
import Markup

/// The JSON Schemas, to choose and download.
struct SchemasPage {
  let context: SiteContext

  private var catalogue: Catalogue { context.catalogue }

  var page: Page {
    context.listPage(
      SiteContext.schemas,
      "JSON Schemas of the whole property list and of each extension point, for any validator."
    ) { _ in
      func links(_ name: String) -> [[Inline]] {
        [
          [.link(.file("schemas/\(name).schema.json"), [.text("2020-12")])],
          [.link(.file("schemas/\(name).draft-07.schema.json"), [.text("draft-07")])],
        ]
      }
      let rows: [[[Inline]]] =
        [[[.text("Info.plist, every key")]] + links("info-plist")]
        + catalogue.extensionPoints.map { point in
          [[.text("\(point.name) ("), .code(point.id), .text(")")]]
            + links(context.routes.schemaName(of: point))
        }
      return [
        .paragraph([
          .text("Convert a property list to JSON, for example with "), .code("plutil"),
          .text(" or Python's "), .code("plistlib"),
          .text(", and give it to a validator with one of these files."),
        ]),
        .table(
          Table(
            caption: "JSON Schemas",
            header: [
              [.text("What it checks")], [.text("Current edition")], [.text("Older edition")],
            ], rows: rows, hasRowHeaders: true)),
        .paragraph([
          .text("The reference itself: "),
          .link(.file("catalogue.json"), [.code("catalogue.json")]), .text(" and "),
          .link(.file("schemas/catalogue.schema.json"), [.text("its schema")]), .text("."),
        ]),
      ]
    }
  }
}
