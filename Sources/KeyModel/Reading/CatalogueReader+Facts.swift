import Diagnostics

/// Parts that keys, values and extension points have in common.
extension CatalogueReader {
  mutating func readAvailability(_ name: String) throws(SyntaxError) -> [AvailabilityStatement] {
    var statements: [AvailabilityStatement] = []
    try readElements(of: name) { (reader) throws(SyntaxError) in
      let start = reader.scanner.location
      var platform: String?
      var statement = AvailabilityStatement(.iOS)
      try reader.readMembers(of: "a statement of availability") {
        (reader, name) throws(SyntaxError) in
        switch name {
        case "platform": platform = try reader.readText(name)
        case "introduced": statement.introduced = try reader.readMoment(name) ?? .unknown
        case "deprecated": statement.deprecated = try reader.readMoment(name)
        case "removed": statement.removed = try reader.readMoment(name)
        case "ignored": statement.ignored = try reader.readMoment(name)
        case "note": statement.note = try reader.readTextOrNull(name)
        case "source": statement.source = try reader.readTextOrNull(name).map { Source.ID($0) }
        case "available": statement.isAvailable = try reader.readFlag(name) ?? true
        default: return false
        }
        return true
      }
      guard let platform else {
        return reader.reportMissing("platform", of: "a statement of availability", at: start)
      }
      statement.platform = Platform(platform)
      statements.append(statement)
    }
    return statements
  }

  private mutating func readMoment(_ name: String) throws(SyntaxError) -> Moment? {
    try readTextOrNull(name).map { Moment($0) }
  }

  mutating func readSourceReferences(_ name: String) throws(SyntaxError) -> [SourceReference] {
    var references: [SourceReference] = []
    try readElements(of: name) { (reader) throws(SyntaxError) in
      if let reference = try reader.readSourceReference() { references.append(reference) }
    }
    return references
  }

  mutating func readSourceReference() throws(SyntaxError) -> SourceReference? {
    let start = scanner.location
    var (id, section, confidence): (String?, String, Confidence?) = (nil, "", nil)
    try readMembers(of: "a source's section") { (reader, name) throws(SyntaxError) in
      switch name {
      case "id": id = try reader.readText(name)
      case "section": section = try reader.readText(name) ?? ""
      case "confidence": confidence = try reader.readChoice(name, Confidence.self)
      default: return false
      }
      return true
    }
    guard let id else { return reportMissing("id", of: "a source's section", at: start) }
    return SourceReference(Source.ID(id), section, confidence: confidence)
  }

  mutating func readNotes() throws(SyntaxError) -> [EditorNote] {
    var notes: [EditorNote] = []
    try readElements(of: "notes") { (reader) throws(SyntaxError) in
      let start = reader.scanner.location
      var choice: String?
      var note = EditorNote(.text, [], choice: "", reason: "")
      try reader.readMembers(of: "a note") { (reader, name) throws(SyntaxError) in
        switch name {
        case "subject":
          note.subject = try reader.readChoice(name, EditorNote.Subject.self) ?? .text
        case "readings":
          try reader.readElements(of: name) { (reader) throws(SyntaxError) in
            if let reading = try reader.readReading() { note.readings.append(reading) }
          }
        case "choice": choice = try reader.readText(name)
        case "reason": note.reason = try reader.readText(name) ?? ""
        default: return false
        }
        return true
      }
      guard let choice else { return reader.reportMissing("choice", of: "a note", at: start) }
      note.choice = choice
      notes.append(note)
    }
    return notes
  }

  private mutating func readReading() throws(SyntaxError) -> EditorNote.Reading? {
    let start = scanner.location
    var (source, text): (SourceReference?, String?) = (nil, nil)
    try readMembers(of: "a reading") { (reader, name) throws(SyntaxError) in
      switch name {
      case "source": source = try reader.readSourceReference()
      case "text": text = try reader.readText(name)
      default: return false
      }
      return true
    }
    guard let source else { return reportMissing("source", of: "a reading", at: start) }
    guard let text else { return reportMissing("text", of: "a reading", at: start) }
    return EditorNote.Reading(source, text)
  }
}
