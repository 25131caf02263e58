import Site

/// The reason why a name can't be the name of a folder, a package and a Swift module at once.
struct NameProblem: Error, Hashable, Sendable, CustomStringConvertible {
  var description: String
  /// A name to use instead, or how to find one.
  var remedy: String

  init?(_ name: String) {
    remedy =
      "start with a letter, and continue with letters, digits and hyphens, such as lamp-reference"
    if name.isEmpty {
      description = "The name is empty"
    } else if name.utf8.count > 64 {
      description = "The name is longer than 64 letters"
      remedy = "choose a shorter name"
    } else if name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*/) == nil {
      description = "'\(name)' cannot be the name of a package"
    } else if Self.keywords.contains(name) {
      description = "'\(name)' is a keyword of Swift"
      remedy = "choose another name, such as \(name)-reference"
    } else if !isPortableFileName(Substring(name)) {
      description = "'\(name)' cannot be the name of a folder on Windows"
      remedy = "choose another name, such as \(name)-reference"
    } else if Self.modules.contains(name.lowercased()) {
      description = "'\(name)' is the name of a module that the package could not do without"
      remedy = "choose another name, such as \(name)-reference"
    } else {
      return nil
    }
  }

  /// Words that cannot name a module.
  ///
  /// Source: The Swift Programming Language, "Lexical structure", keywords of declarations,
  /// statements, expressions and types.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "async", "await",
    "borrowing", "break",
    "case", "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "macro", "nil", "nonisolated", "open",
    "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  /// Modules that the package could be confused with, in lower case, because some file systems ignore case.
  static let modules = Set(
    (targets + toolchain + macOS + [
      "Builtin", "main", "Package", "program", "Sources", "test", "tests",
    ]).map { $0.lowercased() })

  /// The targets of docgen and of the packages that it depends on.
  static let targets = [
    "Archive", "ArgumentParser", "ArgumentParserTestHelpers", "ArgumentParserToolInfo", "CCmarkGFM",
    "CFileSystem", "changelog-authors", "Checking", "CLibDeflate", "CLibYAML", "color",
    "count-lines",
    "CSQLite",
    "CSystemLinux", "default-as-flag", "Diagnostics", "docgen", "DocgenCommands",
    "FileSystem", "FlyingFox", "FlyingSocks", "generate-docc-reference", "generate-manual",
    "GenerateDoccReference", "GenerateManual", "JSON", "KeyCatalogue", "KeyImport", "KeyModel",
    "KeySchema", "KeySearch", "KeyValidation", "LampExample", "LanguageServer", "Markup", "math",
    "PageChecker", "Preview", "Publish", "repeat", "roll", "Site", "Syntaxes", "TestSupport",
    "Text",
  ]

  /// The modules of Swift and of C that come with Swift.
  static let toolchain = [
    "CDispatch", "CoreFoundation", "CUUID", "Cxx", "CxxShim", "CxxStdlib", "CxxStdlibShim",
    "Darwin", "Dispatch", "DispatchIntrospection", "Distributed", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Glibc", "Musl", "Observation", "os", "RegexBuilder", "Runtime", "std",
    "Swift", "SwiftGlibc", "SwiftOnoneSupport", "SwiftOverlayShims", "SwiftShims",
    "Synchronization", "System", "Testing", "XCTest",
  ]

  /// Modules that Foundation imports on macOS, or nearly every program there.
  private static let macOS = [
    "AppKit", "CFNetwork", "Combine", "CoreData", "CoreGraphics", "CoreServices", "CoreText",
    "DarwinFoundation", "DiskArbitration", "hfs", "ImageIO", "IOKit", "libkern", "mach", "MachO",
    "Network", "ObjectiveC", "ptrauth", "Security", "simd", "SwiftUI", "UIKit", "unicode",
    "UniformTypeIdentifiers", "uuid", "XPC",
  ]
}
