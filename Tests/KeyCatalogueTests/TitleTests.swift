import KeyCatalogue
import KeyModel
import Testing

/// The names that Xcode shows, as the archived reference gives them.
@Suite struct TitleTests {
  static let documented = [
    ("NSAppleScriptEnabled", "Scriptable"),
    ("NSBluetoothPeripheralUsageDescription", "Privacy - Bluetooth Peripheral Usage Description"),
    ("NSCalendarsUsageDescription", "Privacy - Calendars Usage Description"),
    ("NSCameraUsageDescription", "Privacy - Camera Usage Description"),
    ("NSContactsUsageDescription", "Privacy - Contacts Usage Description"),
    ("NSDockTilePlugIn", "Dock Tile Plugin path"),
    ("NSHumanReadableCopyright", "Copyright (human-readable)"),
    ("NSJavaNeeded", "Cocoa Java application"), ("NSJavaPath", "Java classpaths"),
    ("NSJavaRoot", "Java root directory"),
    ("NSLocationUsageDescription", "Privacy - Location Usage Description"),
    ("NSMainNibFile", "Main nib file base name"),
    ("NSMicrophoneUsageDescription", "Privacy - Microphone Usage Description"),
    ("NSMotionUsageDescription", "Privacy - Motion Usage Description"),
    ("CFBundleDocumentTypes/[]/NSPersistentStoreTypeKey", "Core Data persistent store type"),
    ("NSPhotoLibraryUsageDescription", "Privacy - Photo Library Usage Description"),
    ("NSPrefPaneIconFile", "Preference Pane icon file"),
    ("NSPrefPaneIconLabel", "Preference Pane icon label"), ("NSPrincipalClass", "Principal class"),
    ("NSRemindersUsageDescription", "Privacy - Reminders Usage Description"),
    ("NSServices", "Services"), ("UTExportedTypeDeclarations", "Exported Type UTIs"),
    ("UTImportedTypeDeclarations", "Imported Type UTIs"),
    ("NSAppTransportSecurity/NSExceptionDomains", "Exception Domains"),
    ("NSAppTransportSecurity/NSAllowsArbitraryLoads", "Allow Arbitrary Loads"),
    ("NSServices/[]/NSPortName", "Incoming service port name"),
    ("NSServices/[]/NSMessage", "Instance method name"),
    ("NSServices/[]/NSSendTypes", "Send Types"), ("NSServices/[]/NSReturnTypes", "Return Types"),
    ("NSServices/[]/NSMenuItem", "Menu"),
    ("NSServices/[]/NSKeyEquivalent", "Menu key equivalent"),
    ("NSServices/[]/NSUserData", "User Data"),
    ("NSServices/[]/NSTimeout", "Timeout value (in milliseconds)"),
    ("UTExportedTypeDeclarations/[]/UTTypeConformsTo", "Conforms to UTIs"),
    ("UTExportedTypeDeclarations/[]/UTTypeDescription", "Description"),
    ("UTExportedTypeDeclarations/[]/UTTypeIconFile", "Icon file name"),
    ("UTExportedTypeDeclarations/[]/UTTypeIdentifier", "Identifier"),
    ("UTExportedTypeDeclarations/[]/UTTypeReferenceURL", "Reference URL"),
    ("UTExportedTypeDeclarations/[]/UTTypeTagSpecification", "Equivalent Types"),
  ]

  @Test(arguments: documented)
  func titleIsTheDocumentedOneOrExplained(path: String, title: String) throws {
    let key = try #require(infoPlistCatalogue[PropertyPath(path)])
    #expect(key.title == title || key.notes.contains { $0.subject == .title })
  }

  @Test(arguments: infoPlistCatalogue.keys.map(\.path))
  func titleIsReadable(path: PropertyPath) throws {
    let key = try #require(infoPlistCatalogue[path])
    if let title = key.title {
      #expect(!title.isEmpty && title != key.name)
    } else {
      #expect(key.path.components.last != .anyName || key.placeholder != nil)
    }
  }
}
