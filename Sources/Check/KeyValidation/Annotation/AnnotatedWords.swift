import Text

extension AnnotatedItem.Name {
  /// The name as both forms show it; empty for the only value of a file.
  var phrase: String {
    switch self {
    case .key(let name): name.isEmpty ? "\"\"" : name
    case .element(let index): "[\(index)]"
    case .list(let index): "List \(index + 1)"
    case .root: ""
    }
  }
}

extension AnnotatedItem.Unknown {
  var phrase: String {
    switch self {
    case .nowhereKnown: "Not in the reference."
    case .knownElsewhere: "Not in the reference at this place."
    }
  }
}

extension AnnotatedItem {
  /// The meaning of the value, after the value where the key's meaning is beside it.
  var shownValueMeaning: String? {
    valueMeaning.map { (meaning == nil ? "" : value.phrase(atMost: 40) + ": ") + $0 }
  }
}

extension AnnotatedList.Contents {
  /// `… and 12 more, with 3 findings`; nil if nothing is left out.
  var omission: String? {
    guard omitted > 0 else { return nil }
    let about = omittedFindings > 0 ? ", with \(counted(omittedFindings, "finding"))" : ""
    return "… and \(omitted) more\(about)"
  }
}
