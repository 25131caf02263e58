import KeyCatalogue
import KeyModel
import Testing

/// Looks at every key in one test and records what is the matter with one, after its path: a test case for each key
/// would take many times as long as what it tests.
func expectNoFault(
  of keys: [Key] = infoPlistCatalogue.keys,
  sourceLocation: Testing.SourceLocation = #_sourceLocation, _ fault: (Key) throws -> String?
) rethrows {
  for key in keys {
    guard let fault = try fault(key) else { continue }
    Issue.record("\(key.path): \(fault)", sourceLocation: sourceLocation)
  }
}

/// Looks at every extension point likewise.
func expectNoFaultOfPoints(
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ fault: (ExtensionPoint) throws -> String?
) rethrows {
  for point in infoPlistCatalogue.extensionPoints {
    guard let fault = try fault(point) else { continue }
    Issue.record("\(point.id): \(fault)", sourceLocation: sourceLocation)
  }
}
