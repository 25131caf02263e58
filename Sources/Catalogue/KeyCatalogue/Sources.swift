import KeyModel

/// The documents that the catalogue's facts come from.
let catalogueSources: [Source] = [
  Source(
    .appExtensionKeys, "App Extension Keys",
    url:
      "https://developer.apple.com/library/archive/documentation/General/Reference/InfoPlistKeyReference/Articles/AppExtensionKeys.html",
    summary:
      "Apple's archived reference of the keys of app extensions, in the edition of Xcode 7, iOS 9 and macOS 10.11."
  ),
  Source(
    .cocoaKeys, "Cocoa Keys",
    url:
      "https://developer.apple.com/library/archive/documentation/General/Reference/InfoPlistKeyReference/Articles/CocoaKeys.html",
    summary:
      "Apple's archived reference of the keys of Cocoa and Cocoa Touch, in the edition of iOS 9.3 and macOS 10.11."
  ),
  Source(
    .cocoaJava, "Cocoa-Java Integration Guide",
    url:
      "https://developer.apple.com/legacy/library/documentation/Cocoa/Conceptual/LanguageIntegration/LanguageIntegration.html",
    summary: "Apple's retired guide to Cocoa apps in Java, in its last edition of 2006."
  ),
  Source(
    .formatReader, "Format reader property list dictionaries",
    url:
      "https://developer.apple.com/documentation/mediaextension/format-reader-property-list-dictionaries",
    summary: "Apple's article on the dictionaries that a media format reader declares."
  ),
  Source(
    .extensionScenarios, "Handling Common Scenarios",
    url:
      "https://developer.apple.com/library/archive/documentation/General/Conceptual/ExtensibilityPG/ExtensionScenarios.html",
    summary:
      "A chapter of Apple's archived App Extension Programming Guide, in the edition of November 2015."
  ),
  Source(
    .actionExtensions, "App Extension Programming Guide: Action",
    url:
      "https://developer.apple.com/library/archive/documentation/General/Conceptual/ExtensibilityPG/Action.html",
    summary:
      "A chapter of Apple's archived App Extension Programming Guide, in the edition of October 2017."
  ),
  Source(
    .backgroundProcess, "NSExtension as a background process",
    url: "https://ianmcdowell.net/blog/nsextension/",
    summary:
      "A developer's article of the time of iOS 10 on the private interface of `NSExtension`."
  ),
  Source(
    .archive2018, "Information Property List Key Reference (2018)",
    url:
      "https://developer.apple.com/library/archive/documentation/General/Reference/InfoPlistKeyReference/Introduction/Introduction.html",
    summary:
      "The last edition of Apple's archived reference, for facts that the earlier editions leave out."
  ),
  Source(
    .current, "Apple Developer Documentation",
    url: "https://developer.apple.com/documentation/",
    summary:
      "Facts on later platforms and deprecations, collected from Apple's current pages; a section is a page's path.",
    sectionsArePaths: true
  ),
  Source(
    .uniformTypes, "Uniform Type Identifiers Overview",
    url:
      "https://developer.apple.com/library/archive/documentation/FileManagement/Conceptual/understanding_utis/understand_utis_intro/understand_utis_intro.html",
    summary: "Apple's archived guide to uniform type identifiers."
  ),
  Source(
    .appStoreConnect, "Error messages of App Store Connect", url: nil,
    summary: "What the App Store answers when it refuses a build, as developers quote it."
  ),
  Source(
    .rulesApple, "Allow underscores in bundle identifiers",
    url: "https://github.com/bazelbuild/rules_apple/pull/2411",
    summary:
      "What the authors of Bazel's rules for Apple platforms found in App Store Connect in 2024."
  ),
  Source(
    .mediaExtensionHeaders, "MediaExtension framework headers", url: nil,
    summary: "The literal strings behind the framework's constants."
  ),
  Source(
    .gitHub, "Projects and reports at GitHub", url: "https://github.com/",
    summary:
      "Files of projects, and what developers report about uploads and builds, with the messages they received; a section is a path.",
    sectionsArePaths: true
  ),
  Source(
    .developerForums, "Apple Developer Forums", url: "https://developer.apple.com/forums/thread/",
    summary: "Answers of Apple's engineers to developers; a section is a thread's number.",
    sectionsArePaths: true
  ),
  Source(
    .appStore, "App Store for Developers", url: "https://developer.apple.com/app-store/",
    summary: "What Apple means by its rules for the App Store; a section is a page's path.",
    sectionsArePaths: true
  ),
  Source(
    .appleSupport, "Apple Developer Support", url: "https://developer.apple.com/support/",
    summary: "What Apple demands of apps in the App Store; a section is a page's path.",
    sectionsArePaths: true
  ),
  Source(
    .sharedIPad, "Optimizing Apps for Shared iPad",
    url: "https://developer.apple.com/education/shared-ipad/",
    summary: "Apple's advice on apps for iPads that several people use."
  ),
  Source(
    .entitlementKeys, "Entitlement Key Reference",
    url:
      "https://developer.apple.com/library/archive/documentation/Miscellaneous/Reference/EntitlementKeyReference/Chapters/AboutEntitlements.html",
    summary: "Apple's archived reference of entitlements, in the edition of 2017."
  ),
  Source(
    .xpcGuide, "Daemons and Services Programming Guide",
    url:
      "https://developer.apple.com/library/archive/documentation/MacOSX/Conceptual/BPSystemStartup/Chapters/CreatingXPCServices.html",
    summary: "The chapter on XPC services in Apple's archived guide, in the edition of 2016."
  ),
  Source(
    .manualPages, "Manual pages of macOS", url: nil,
    summary: "What macOS itself documents in the Terminal."
  ),
  Source(
    .technicalNotes, "Technical Notes",
    url: "https://developer.apple.com/library/archive/technotes/",
    summary: "Apple's archived notes for developers; a section is a note's number."
  ),
  Source(
    .sdkHeaders, "Headers of Apple's SDKs", url: nil,
    summary: "Comments beside declarations; a section names the framework and the file."
  ),
  Source(
    .webKit, "WebKit Blog", url: "https://webkit.org/blog/",
    summary: "What the authors of WebKit write about it; a section is an article's path.",
    sectionsArePaths: true
  ),
  Source(
    .sessionVideos, "Sessions of WWDC", url: "https://developer.apple.com/videos/play/",
    summary: "What Apple's engineers say in their talks; a section is a talk's address.",
    sectionsArePaths: true
  ),
  Source(
    .quickLookGuide, "Quick Look Programming Guide",
    url:
      "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/Quicklook_Programming_Guide/Introduction/Introduction.html",
    summary: "Apple's archived guide to generators of previews and thumbnails, of 2013."
  ),
  Source(
    .archivedGuides, "Apple's archived guides",
    url: "https://developer.apple.com/library/archive/documentation/",
    summary: "Apple's retired programming guides; a section is a page's path.",
    sectionsArePaths: true
  ),
  Source(
    .sampleCode, "Apple's archived sample code",
    url: "https://developer.apple.com/library/archive/samplecode/",
    summary: "What comes with Apple's retired sample projects; a section is a page's path.",
    sectionsArePaths: true
  ),
  Source(
    .publicProjects, "Open-source apps", url: nil,
    summary: "What the property lists and string files of published apps hold in practice."
  ),
]

extension Source.ID {
  static let appExtensionKeys: Self = "app-extension-keys"
  static let cocoaKeys: Self = "cocoa-keys"
  static let cocoaJava: Self = "cocoa-java"
  static let formatReader: Self = "format-reader"
  static let actionExtensions: Self = "action-extensions"
  static let extensionScenarios: Self = "extension-scenarios"
  static let backgroundProcess: Self = "background-process"
  static let archive2018: Self = "archive-2018"
  static let current: Self = "current-documentation"
  static let uniformTypes: Self = "uniform-types"
  static let appStoreConnect: Self = "app-store-connect"
  static let rulesApple: Self = "rules-apple"
  static let mediaExtensionHeaders: Self = "media-extension-headers"
  static let gitHub: Self = "github"
  static let developerForums: Self = "developer-forums"
  static let appStore: Self = "app-store"
  static let appleSupport: Self = "apple-support"
  static let sharedIPad: Self = "shared-ipad"
  static let entitlementKeys: Self = "entitlement-keys"
  static let xpcGuide: Self = "xpc-guide"
  static let manualPages: Self = "manual-pages"
  static let technicalNotes: Self = "technical-notes"
  static let sdkHeaders: Self = "sdk-headers"
  static let webKit: Self = "webkit"
  static let sessionVideos: Self = "session-videos"
  static let quickLookGuide: Self = "quick-look-guide"
  static let archivedGuides: Self = "archived-guides"
  static let sampleCode: Self = "sample-code"
  static let publicProjects: Self = "public-projects"
}

/// Whole documents, which an entry names a section of.
extension SourceReference {
  static let appExtensionKeys = Self(.appExtensionKeys, "")
  static let appleSupport = Self(.appleSupport, "")
  static let archive2018 = Self(.archive2018, "")
  static let cocoaKeys = Self(.cocoaKeys, "")
  static let current = Self(.current, "")
  static let developerForums = Self(.developerForums, "")
  static let entitlementKeys = Self(.entitlementKeys, "")
  static let gitHub = Self(.gitHub, "")
  static let publicProjects = Self(.publicProjects, "")
  static let sdkHeaders = Self(.sdkHeaders, "")
  static let technicalNotes = Self(.technicalNotes, "")
  static let webKit = Self(.webKit, "")
}

extension SourceReference {
  static func appExtensionKeys(_ section: String) -> Self { Self(.appExtensionKeys, section) }
  static func cocoaKeys(_ section: String) -> Self { Self(.cocoaKeys, section) }
  static func cocoaJava(_ section: String) -> Self { Self(.cocoaJava, section) }
  static func formatReader(_ section: String) -> Self { Self(.formatReader, section) }
  static func actionExtensions(_ section: String) -> Self { Self(.actionExtensions, section) }
  static func extensionScenarios(_ section: String) -> Self { Self(.extensionScenarios, section) }
  static func backgroundProcess(_ section: String) -> Self { Self(.backgroundProcess, section) }
  static func mediaExtensionHeaders(_ section: String) -> Self {
    Self(.mediaExtensionHeaders, section, confidence: .medium)
  }
  static func publicProjects(_ section: String) -> Self {
    Self(.publicProjects, section, confidence: .medium)
  }
  static func xpcGuide(_ section: String) -> Self { Self(.xpcGuide, section) }
  static func archivedGuide(_ page: String) -> Self {
    Self(.archivedGuides, page, confidence: .medium)
  }
  static func sampleCode(_ page: String) -> Self {
    Self(.sampleCode, page, confidence: .medium)
  }
  static func manualPages(_ page: String) -> Self { Self(.manualPages, page, confidence: .medium) }
  static func technicalNotes(_ note: String) -> Self { Self(.technicalNotes, note) }
  static func sdkHeaders(_ file: String) -> Self { Self(.sdkHeaders, file, confidence: .medium) }
  static func webKit(_ article: String) -> Self { Self(.webKit, article) }
  static func sessionVideos(_ talk: String) -> Self {
    Self(.sessionVideos, talk, confidence: .medium)
  }
  static func gitHub(_ report: String) -> Self { Self(.gitHub, report, confidence: .medium) }
  static func developerForums(_ thread: String) -> Self {
    Self(.developerForums, thread, confidence: .medium)
  }
  static func appStore(_ page: String) -> Self { Self(.appStore, page, confidence: .medium) }
  static func appleSupport(_ page: String) -> Self { Self(.appleSupport, page) }
  static func sharedIPad(_ section: String) -> Self { Self(.sharedIPad, section) }
  static func archive2018(_ section: String) -> Self {
    Self(.archive2018, section, confidence: .medium)
  }
  static func uniformTypes(_ section: String) -> Self {
    Self(.uniformTypes, section, confidence: .medium)
  }
  static func appStoreConnect(_ section: String) -> Self {
    Self(.appStoreConnect, section, confidence: .medium)
  }
  static func rulesApple(_ section: String) -> Self {
    Self(.rulesApple, section, confidence: .medium)
  }

  static func quickLookGuide(_ section: String) -> Self {
    Self(.quickLookGuide, section, confidence: .medium)
  }

  /// A page of the current Information Property List reference.
  static func current(_ page: String, confidence: Confidence = .high) -> Self {
    Self(
      .current, "bundleresources/information-property-list/" + page, confidence: confidence)
  }

  /// A page of the current reference of privacy manifests.
  static func privacyManifest(_ page: String) -> Self {
    Self(.current, "bundleresources/app-privacy-configuration/" + page)
  }

  /// Any other page of the current documentation.
  static func framework(_ page: String, confidence: Confidence = .medium) -> Self {
    Self(.current, page, confidence: confidence)
  }

  static let bundleIdentifiers = rulesApple("Description")

  /// The names of capabilities by the entitlements that they add.
  static let capabilityNames = gitHub(
    "expo/eas-cli/blob/main/packages/eas-cli/src/credentials/ios/appstore/capabilityList.ts")

  static let iOS27ReleaseNotes = framework(
    "ios-ipados-release-notes/ios-ipados-27-release-notes", confidence: .high)
}

/// The characters of a uniform type identifier; the system rejects a text with any other.
var uniformTypeRule: Rule {
  .format(.uniformTypeIdentifier).from(.uniformTypes("Uniform Type Identifier Concepts"))
}

/// The characters of a bundle identifier elsewhere than in the bundle that has it.
var bundleIdentifierRule: Rule {
  .should(.format(.bundleIdentifier)).from(.bundleIdentifiers)
}
