import FileSystem
import Foundation
import TestSupport
import Testing

@testable import Checking

/// Whose settings files count.
struct FoundSettingsTests {
  private func settings(_ folder: TemporaryFolder, from name: FilePath = "a/b") throws
    -> FoundSettings?
  {
    FoundSettings("settings.json", from: folder[name])
  }

  private func folder(_ settings: String = "settings.json") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/b/Info.plist")
    try folder.write("{}", to: settings)
    return folder
  }

  @Test(arguments: ["settings.json", "a/settings.json", "a/b/settings.json"])
  func nearestFileAboveIsFound(path: String) throws {
    let folder = try folder()
    try folder.write("{}", to: path)
    let found = try #require(try settings(folder))
    #expect(found.path == Files.resolved(folder[FilePath(path)]))
    #expect(found.isTrusted)
    #expect(FoundSettings("no-such-file.docgen", from: folder[""]) == nil)
  }

  private static let isRoot: ConditionTrait = .enabled(
    if: geteuid() == 0, "only root gives files away")

  @Test(isRoot) func filesOfOthersAboveAreNotTrusted() throws {
    let folder = try folder()
    chown(folder("settings.json"), 1234, 1234)
    #expect(try settings(folder)?.isTrusted == false)
  }

  @Test(isRoot) func filesOfOthersInTheProjectAreTrusted() throws {
    let folder = try folder()
    try folder.makeFolder(".git")
    chown(folder("settings.json"), 1234, 1234)
    #expect(try settings(folder)?.isTrusted == true)
  }

  @Test(isRoot) func filesOfOthersAboveTheProjectAreNotTrusted() throws {
    let folder = try folder()
    try folder.makeFolder(".git")
    try folder.makeFolder("a/.git")
    chown(folder("settings.json"), 1234, 1234)
    #expect(try settings(folder)?.isTrusted == false)
  }

  @Test(isRoot) func aProjectOfOthersMakesNothingTrusted() throws {
    let folder = try folder()
    try folder.makeFolder(".git")
    for name in [".git", "settings.json"] { chown(folder(name), 1234, 1234) }
    #expect(try settings(folder)?.isTrusted == false)
  }

  @Test(isRoot) func filesOfTheCurrentFoldersOwnerAreTrusted() throws {
    let folder = try folder()
    for name in ["a/b", "settings.json"] { chown(folder(name), 1234, 1234) }
    #expect(try settings(folder)?.isTrusted == true)
  }
}
