import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import Testing

/// A project that copies the Info.plist which its build makes: "Multiple commands produce".
@Suite struct CopiedFilesTests {
  /// - Parameters:
  ///   - file: The reference of the file that the phase copies.
  ///   - setting: The value of `INFOPLIST_FILE`.
  private func findings(
    _ phase: String = "PBXResourcesBuildPhase", file: String = "plist",
    _ setting: String = "Lamp/Info.plist",
    groups: String = "folder = {children = (plist, icon); path = Lamp; };"
  ) -> [Diagnostic] {
    let project = """
      // !$*UTF8*$!
      {
        objects = {
          built = {isa = PBXBuildFile; fileRef = \(file); };
          plist = {isa = PBXFileReference; path = Info.plist; };
          icon = {isa = PBXFileReference; path = Icon.png; };
          \(groups)
          phase = {isa = \(phase); files = (
            built,
          ); };
          settings = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = "\(setting)"; }; };
        };
      }
      """
    return DocumentCheckers(referenceCatalogue)
      .check(Array(project.utf8), file: "Lamp.xcodeproj/project.pbxproj")
  }

  @Test(arguments: ["PBXResourcesBuildPhase", "PBXCopyFilesBuildPhase"])
  func aCopiedListThatTheBuildMakesIsReported(phase: String) {
    let found = findings(phase)
    #expect(found.map(\.id) == ["copied-file"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.location?.line == 9)
    #expect(found.first?.message.contains("'Lamp/Info.plist'") == true)
  }

  @Test func prefixesOfTheProjectDoNotMatter() {
    #expect(
      findings("PBXResourcesBuildPhase", file: "plist", "$(SRCROOT)/Lamp/Info.plist").count == 1)
  }

  @Test func otherFilesMayBeCopied() {
    #expect(findings(file: "icon").isEmpty)
    #expect(findings(file: "missing").isEmpty)
    #expect(findings("PBXResourcesBuildPhase", file: "plist", "Other/Info.plist").isEmpty)
    #expect(findings("PBXSourcesBuildPhase").isEmpty)
  }

  @Test(arguments: [
    "folder = {children = (plist); path = a; }; other = {children = (folder, other); path = b; };",
    "folder = {children = (plist, other); path = a; }; other = {children = (folder); path = b; };",
    "folder = text;", "folder = {children = text; path = (a); };",
  ])
  func circlesAndOtherFormsAreNoTrap(groups: String) {
    #expect(
      findings("PBXResourcesBuildPhase", file: "plist", "Lamp/Info.plist", groups: groups).isEmpty)
  }
}

/// A name that is a known one but for a word.
@Suite struct LackingWordTests {
  private func found(_ list: String) -> [String] {
    findings(MarkedList(list).text).map { "\($0.severity.rawValue) \($0.message)" }
  }

  @Test func aNameThatLacksAWordIsNoted() {
    let list = entry("CFShortVersionString", "<string>1.0</string>")
    #expect(
      found(list) == [
        "note unknown key 'CFShortVersionString'; did you mean 'CFBundleShortVersionString'?"
      ])
  }

  @Test func aNameBesideTheKnownOneAndAnOwnNameAreFine() {
    #expect(
      found(
        entry("CFShortVersionString", "<string>1.0</string>")
          + entry("CFBundleShortVersionString", "<string>1.0</string>")) == [])
    #expect(found(entry("LampShortVersionString", "<string>1.0</string>")) == [])
    #expect(found(entry("CFShortVersionString", "<dict/>")) == [])
  }
}
