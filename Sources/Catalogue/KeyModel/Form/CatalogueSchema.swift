package import JSON

extension Catalogue {
  /// The JSON Schema of `catalogue.json`, in edition 2020-12, without its address.
  package static var jsonSchema: [JSONValue.Member] {
    [
      .init("title", "A catalogue of configuration keys"),
      .init("description", "The catalogue.json that docgen publishes and reads."),
      .init("type", "object"),
      .init("required", CatalogueRecord.form.required),
      .init("properties", CatalogueRecord.form.properties),
      .init(
        "$defs",
        [
          "path": Form<PropertyPath>.path.schema,
          "moment": Form<Moment?>.moment.schema,
          "required": Form<Requirement>.requirement.schema,
          "sourceReference": FactForms.section.schema,
          "availability": FactForms.availability.schema,
          "value": FactForms.listedValue.schema,
          "rule": Form<Rule>.rule.schema,
          "condition": Condition.schema,
          "note": FactForms.note.schema,
          "key": KeyRecord.form.schema,
          "extensionPoint": ExtensionPointRecord.form.schema,
        ]),
    ]
  }
}
