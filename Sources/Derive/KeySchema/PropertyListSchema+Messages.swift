import JSON
import KeyModel
import Text

/// Schemas from whose keywords validators make a good message: they name the keyword that a value breaks, and print
/// its pattern, its list of values or what is in `not`.
extension PropertyListSchema {
  /// A schema of what is valid against a plain one or one of the others.
  ///
  /// With `if`, a validator names what is wrong with the plain form; with `anyOf`, it would only say that no form
  /// fits. Editors complete the values of `anyOf` only.
  func either(_ plain: [JSONValue], or others: [JSONValue]) -> JSONValue {
    others.isEmpty || isForPeople ? any(plain + others) : ["if": any(others), "else": any(plain)]
  }

  /// Whether people edit files with the schema.
  var isForPeople: Bool { profile.isForEditors || !pointer.isEmpty }

  private func any(_ schemas: [JSONValue]) -> JSONValue {
    schemas.count == 1 ? schemas[0] : ["anyOf": .array(schemas)]
  }

  /// Adds keywords for a text. In a source, a text with a placeholder need not satisfy them.
  ///
  /// - Parameter others: Other texts that need not satisfy them.
  func demand(
    _ keywords: [JSONValue.Member], ofTextIn schema: inout JSONValue,
    besides others: [JSONValue] = []
  ) {
    var plain: JSONValue = [:]
    for keyword in keywords {
      if !takesPlaceholders && others.isEmpty || holdsForPlaceholders(keyword) {
        schema.demand(keyword)
      } else {
        plain.demand(keyword)
      }
    }
    guard plain != [:] else { return }
    let placeholder = takesPlaceholders ? [reference(.textWithPlaceholder)] : []
    schema.append("if", any(placeholder + others))
    schema.append("else", plain)
  }

  /// Whether any text with a `$` matches the pattern, so that placeholders do.
  private func holdsForPlaceholders(_ keyword: JSONValue.Member) -> Bool {
    guard keyword.name == "pattern", case .string(let pattern) = keyword.value else { return false }
    return pattern.first != "^" && pattern.last != "$" && !pattern.contains("|")
      && (try? Pattern(pattern))?.matches("$") == true
  }

  /// A schema that refuses everything. A validator prints the text in `not`, an editor shows the description.
  func rejection(_ sentence: String) -> JSONValue {
    let description = JSONValue.Member("description", .string(sentence))
    var schema: JSONValue = .object([description, .init("not", .object([description]))])
    if profile.isForEditors { schema.append("errorMessage", .string(sentence)) }
    return schema
  }

  /// Rejects unknown keys in a dictionary that has patterns for names, all of which a validator prints if this is
  /// `false`.
  var rejectionOfOthers: JSONValue { rejection("No key of this name is known here.") }
}
