package import Diagnostics
package import Text

/// A file as a person reads it: each key with its value, its meaning and what was found about it.
///
/// All texts except findings are on one line each, without characters that can't be shown.
package struct AnnotatedList: Sendable {
  /// The file's path.
  package var path: String
  /// The name of the document that it was read as: `Info.plist`.
  package var document: String
  /// `XML property list`; nil for a file that has no list.
  package var syntax: String?
  /// The product as the file shows it: `built iOS 15.0 app`; nil if it shows nothing.
  package var inference: String?
  /// Whether the reference describes such files.
  package var isRecognized: Bool
  /// The number of findings of each severity, worst first, or nil.
  package var counts: String?
  /// The findings that are not about a key of the list.
  package var findings: AnnotatedFindings
  package var contents: Contents

  /// Keys or elements, as many as are worth reading.
  package struct Contents: Sendable {
    package var items: [AnnotatedItem] = []
    /// The number of items that are left out, because they are like those before or too many.
    package var omitted = 0
    /// The number of findings about items that are left out.
    package var omittedFindings = 0

    package init() {}
  }
}

/// A key or an element of a list.
package struct AnnotatedItem: Sendable {
  /// The name or number within the parent.
  package enum Name: Hashable, Sendable {
    case key(String)
    /// From 0 on, as in the paths of findings.
    case element(Int)
    /// One of several lists in a file.
    case list(Int)
    /// The only value of a file without keys.
    case root
  }

  package enum Unknown: Sendable {
    case nowhereKnown
    /// The reference has a key of the name at another place.
    case knownElsewhere
  }

  package var name: Name
  /// Its line in the file; nil in a binary list.
  package var line: Int?
  package var value: AnnotatedValue
  /// The meaning according to the reference; nil if it has none, or it was said above.
  package var meaning: KeyMeaning?
  /// The meaning of the value, if it is one of a choice.
  package var valueMeaning: String?
  /// Set for a key where the reference lists others only.
  package var unknown: Unknown?
  /// The address of the key's page.
  package var page: PageAddress?
  package var findings = AnnotatedFindings()
  package var contents = AnnotatedList.Contents()

  package init(_ name: Name, _ value: AnnotatedValue, line: Int? = nil) {
    self.name = name
    self.value = value
    self.line = line
  }
}

/// A key in a few words.
package struct KeyMeaning: Hashable, Sendable {
  /// The readable name that an editor shows.
  package var title: String?
  /// Its effect, in one sentence.
  package var summary: String
  /// `Deck 8.0+`, one for each platform; empty where the key around it says the same.
  package var since: [String]
  /// `Deprecated. Use 'Beam' instead.`; nil if some platform still has it.
  package var deprecation: String?
}

/// The findings about one thing, as many as are worth reading.
package struct AnnotatedFindings: Sendable {
  package private(set) var shown: [Diagnostic] = []
  /// The number of findings besides.
  package private(set) var more = 0

  static let most = 20

  package init() {}

  init(_ all: [Diagnostic]) {
    shown = Array(all.prefix(Self.most))
    more = all.count - shown.count
  }
}
