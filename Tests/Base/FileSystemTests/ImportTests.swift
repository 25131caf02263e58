import FileSystem
import Foundation
import TestSupport
import Testing

/// The modules that may use the operating system: compared with the imports of every source file.
struct ImportTests {
  private static let sources = repository.appending(path: "Sources")

  /// The modules that a module's files import, and the files that do.
  private static let imports = Result { try read() }

  private static func read() throws -> [(module: String, file: String, imported: String)] {
    try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .flatMap { path in
        let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
        let pattern =
          /^\s*(?:@\w+\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
          .anchorsMatchLineEndings()
        let module = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
        return text.matches(of: pattern).map { (module, path, String($0.1)) }
      }
  }

  private static let system: Set<String> = [
    "Glibc", "Musl", "Darwin", "Android", "Bionic", "WASILibc", "Foundation",
    "FoundationEssentials",
    "System", "SystemPackage", "Subprocess", "CFileSystem",
  ]

  @Test func onlyFileSystemTouchesTheDisk() throws {
    // Threads and their locks, and what sockets need.
    let exceptions: Set<String> = [
      "Base/Text/Parallelism/Crew.swift", "Base/Text/Parallelism/Lock.swift",
      "Deliver/Preview/PreviewSocket.swift",
    ]
    let found = try Self.imports.get().filter {
      Self.system.contains($0.imported) && $0.module != "FileSystem"
        && !exceptions.contains($0.file)
    }
    #expect(found.map { "\($0.file) imports \($0.imported)" } == [])
  }

  @Test func onlyPreviewUsesTheNetwork() throws {
    let network: Set<String> = [
      "FlyingFox", "FlyingSocks", "FoundationNetworking", "Network", "NIO", "CFNetwork",
    ]
    let found = try Self.imports.get().filter {
      network.contains($0.imported) && $0.module != "Preview"
    }
    #expect(found.map { "\($0.file) imports \($0.imported)" } == [])
  }
}
