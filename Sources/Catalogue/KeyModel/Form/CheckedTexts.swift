import JSON
import Text

extension Form<String> {
  /// Pages link there, and a link of another scheme may run a script.
  static var webAddress: Form {
    checked(
      { $0.hostInWeb != nil }, "is not a web address", remedy: "write one with https:// or http://")
  }

  /// A day, or a month.
  static var day: Form {
    checked(
      { RuleSchedule.isDay($0, orMonth: true) }, pattern: "^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$",
      "is not a day", remedy: "write one such as 2027-04-28, or a month such as 2027-04")
  }

  /// A text that passes a test, with what is wrong with others.
  static func checked(
    _ isValid: @escaping @Sendable (String) -> Bool, pattern: String? = nil, _ problem: String,
    remedy: String
  ) -> Form {
    var form = text
    form.read = { (reader, name) throws(SyntaxError) in
      let start = reader.scanner.location
      guard let text = try reader.readText(name) else { return nil }
      if isValid(text) { return text }
      reader.report("invalid-field", at: start, "'\(text)' \(problem)", remedy: remedy)
      return nil
    }
    return form.with(
      schema: changed(form.schema) { schema in
        if let pattern { schema.append("pattern", .string(pattern)) }
      })
  }
}
