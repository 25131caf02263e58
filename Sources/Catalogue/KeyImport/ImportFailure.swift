import Diagnostics
import Text

/// The reason why a schema can't be imported.
struct ImportFailure: Error {
  var location: SourceLocation
  /// One line without a final period.
  var message: String
  var remedy: String

  init(_ location: SourceLocation, _ message: String, remedy: String) {
    self.location = location
    self.message = message
    self.remedy = remedy
  }

  var diagnostic: Diagnostic {
    .error("import-failed", at: location, message, remedy: remedy)
  }
}
