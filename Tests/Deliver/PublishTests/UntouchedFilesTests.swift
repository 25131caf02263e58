import FileSystem
import Foundation
import Site
import TestSupport
import Testing

@testable import Publish

/// Any change of a file of the site is found.
struct UntouchedFilesTests {
  private let pages = [
    OutputFile("index.html", text: "home"), OutputFile("keys/A.html", text: "page A"),
  ]

  private func changesFound(_ change: (TemporaryFolder) throws -> Void) throws -> [String] {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try change(folder)
    let report = try folder.publish(pages)
    #expect(folder.text("site/keys/A.html") == "page A")
    #expect(try folder.publish(pages).changedByOthers.isEmpty)
    return report.changedByOthers.map(\.text)
  }

  @Test func untouchedSiteHasNoChanges() throws {
    #expect(try changesFound { _ in }.isEmpty)
  }

  @Test func editOfTheSameLengthAndDateIsFound() throws {
    let found = try changesFound { folder in
      let path = folder.path + "/site/keys/A.html"
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
      try folder.write("page B", to: "site/keys/A.html")
      try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: path)
    }
    #expect(found == ["keys/A.html"])
  }

  @Test func editOlderThanTheManifestIsFound() throws {
    let found = try changesFound { folder in
      try folder.write("page B", to: "site/keys/A.html")
      let manifest = folder.path + "/site/" + OutputFolder.manifestName
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: manifest)
    }
    #expect(found == ["keys/A.html"])
  }

  @Test("A folder that was copied is compared whole")
  func copiedFolderIsComparedWhole() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try FileManager.default.copyItem(atPath: folder.path + "/site", toPath: folder.path + "/copy")
    try folder.write("page B", to: "copy/keys/A.html")
    let report = try OutputFolder(FilePath(folder("copy"))).publish(pages)
    #expect(report.changedByOthers == ["keys/A.html"])
    #expect((report.written, report.unchanged) == (1, 1))
  }
}
