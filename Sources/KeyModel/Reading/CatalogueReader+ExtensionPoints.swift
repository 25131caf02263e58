import Diagnostics
import Text

extension CatalogueReader {
  /// One extension point; nil where it lacks its identifier or its mechanism.
  mutating func readExtensionPoint() throws(SyntaxError) -> ExtensionPoint? {
    let start = scanner.location
    var (id, name, mechanism): (String?, String?, ExtensionPoint.Mechanism?) = (nil, nil, nil)
    var point = ExtensionPoint(
      "", "", .nsExtension, summary: "", availability: [], sources: [])
    point.declaredIn = nil
    try readMembers(of: "an extension point") { (reader, member) throws(SyntaxError) in
      switch member {
      case "identifier": id = try reader.readText(member)
      case "name": name = try reader.readText(member)
      case "platforms": _ = try reader.readTexts(member)
      case "mechanism": mechanism = try reader.readChoice(member, ExtensionPoint.Mechanism.self)
      case "availability": point.availability = try reader.readAvailability(member)
      case "keys":
        try reader.readElements(of: member) { (reader) throws(SyntaxError) in
          if let use = try reader.readUse() { point.uses.append(use) }
        }
      case "summary": point.summary = try reader.readText(member) ?? ""
      case "url": _ = try reader.readText(member)
      case "discussion": point.discussion = try reader.readMarkdown(member) ?? ""
      case "minimal": _ = try reader.scanner.skipValue()
      case "sources": point.sources = try reader.readSourceReferences(member)
      case "notes": point.notes = try reader.readNotes()
      case "declaredIn":
        point.declaredIn = try reader.readText(member).map(SourceLocation.init(reading:))
      case "symbols": point.symbols = try reader.readTexts(member)
      default: return false
      }
      return true
    }
    guard let id else { return reportMissing("identifier", of: "an extension point", at: start) }
    guard let mechanism else {
      return reportMissing("mechanism", of: "an extension point", at: start)
    }
    point.id = id
    point.name = name ?? id
    point.mechanism = mechanism
    point.availability = point.availability.droppingSource(point.sources.first?.id)
    point.location = start
    return point
  }

  /// What an extension point asks of a key, or nil where it asks no more than the key's own entry.
  private mutating func readUse() throws(SyntaxError) -> ExtensionPoint.Use? {
    let start = scanner.location
    var path: PropertyPath?
    var isStated: Bool?
    var use = ExtensionPoint.Use("")
    try readMembers(of: "an extension point's key") { (reader, name) throws(SyntaxError) in
      switch name {
      case "path": path = try reader.readPath(name)
      case "required": use.required = try reader.readRequirement(name)
      case "sample":
        use.sample = PropertyListValue(try reader.readListValue(), in: [])
      case "stated": isStated = try reader.readFlag(name)
      default: return false
      }
      return true
    }
    guard let path else {
      return reportMissing("path", of: "an extension point's key", at: start)
    }
    use.path = path
    return isStated ?? true ? use : nil
  }
}
