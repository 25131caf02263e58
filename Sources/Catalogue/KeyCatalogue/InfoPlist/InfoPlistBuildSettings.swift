import KeyModel

/// The settings `INFOPLIST_KEY_…` of which the build system makes keys.
///
/// Sources: swift-build, `CoreBuildSystem.xcspec`, the options of that prefix; `BuiltinMacros.swift`, the macros of
/// that prefix; `InfoPlistProcessorTaskAction.swift`, `generatedInfoPlistKeys`, which are written into the product.
let infoPlistBuildSettings = DocumentKind.Settings(
  prefix: "INFOPLIST_KEY_", names: names.split(separator: "\n").map(String.init),
  files: ["project.pbxproj", "*.xcconfig"], folders: ["*.xcodeproj"], file: "INFOPLIST_FILE",
  projectFolders: ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/", "./"],
  manifests: [xcodeGen], copies: xcodeProject)

/// Sources: flutter/flutter, issue 57459, and yonaskolb/XcodeGen, issue 1560, for the failure; public projects for the form.
private let xcodeProject = DocumentKind.Settings.Copies(
  objects: "objects", kind: "isa", phases: ["PBXResourcesBuildPhase", "PBXCopyFilesBuildPhase"],
  files: "files", file: "fileRef", path: "path", children: "children",
  remedy:
    "remove it from Copy Bundle Resources, or the other build phase, of the target; the build fails with 'Multiple commands produce' otherwise"
)

/// Source: XcodeGen, `Docs/ProjectSpec.md`, "Target", "Settings" and "Options".
private let xcodeGen = DocumentKind.Manifest(
  "project.yml", targets: "targets",
  paths: [["info", "path"]], settings: [["settings"], ["settings", "base"]],
  configurations: [["settings", "configs"]], platform: "platform",
  oldestRelease: "deploymentTarget",
  oldestReleases: ["options", "deploymentTarget"])

private let names = """
  CFBundleDisplayName
  CLKComplicationPrincipalClass
  GCSupportsControllerUserInteraction
  GCSupportsGameMode
  ITSAppUsesNonExemptEncryption
  ITSEncryptionExportComplianceCode
  LSApplicationCategoryType
  LSBackgroundOnly
  LSSupportsOpeningDocumentsInPlace
  LSUIElement
  MetalCaptureEnabled
  NFCReaderUsageDescription
  NSAccessoryTrackingUsageDescription
  NSAppDataUsageDescription
  NSAppleEventsUsageDescription
  NSAppleMusicUsageDescription
  NSBluetoothAlwaysUsageDescription
  NSBluetoothPeripheralUsageDescription
  NSBluetoothWhileInUseUsageDescription
  NSCalendarsFullAccessUsageDescription
  NSCalendarsUsageDescription
  NSCalendarsWriteOnlyAccessUsageDescription
  NSCameraUsageDescription
  NSContactsUsageDescription
  NSCriticalMessagingUsageDescription
  NSDesktopFolderUsageDescription
  NSDocumentsFolderUsageDescription
  NSDownloadsFolderUsageDescription
  NSFaceIDUsageDescription
  NSFallDetectionUsageDescription
  NSFileProviderDomainUsageDescription
  NSFileProviderPresenceUsageDescription
  NSFinancialDataUsageDescription
  NSFocusStatusUsageDescription
  NSGKFriendListUsageDescription
  NSHandsTrackingUsageDescription
  NSHealthClinicalHealthRecordsShareUsageDescription
  NSHealthShareUsageDescription
  NSHealthUpdateUsageDescription
  NSHomeKitUsageDescription
  NSHumanReadableCopyright
  NSIdentityUsageDescription
  NSLocalNetworkUsageDescription
  NSLocationAlwaysAndWhenInUseUsageDescription
  NSLocationAlwaysUsageDescription
  NSLocationTemporaryUsageDescription
  NSLocationTemporaryUsageDescriptionDictionary
  NSLocationUsageDescription
  NSLocationWhenInUseUsageDescription
  NSMainCameraUsageDescription
  NSMainNibFile
  NSMainStoryboardFile
  NSMicrophoneUsageDescription
  NSMotionUsageDescription
  NSNearbyInteractionAllowOnceUsageDescription
  NSNearbyInteractionUsageDescription
  NSNetworkVolumesUsageDescription
  NSPhotoLibraryAddUsageDescription
  NSPhotoLibraryUsageDescription
  NSPrincipalClass
  NSRemindersFullAccessUsageDescription
  NSRemindersUsageDescription
  NSRemovableVolumesUsageDescription
  NSSensorKitPrivacyPolicyURL
  NSSensorKitUsageDescription
  NSSiriUsageDescription
  NSSpeechRecognitionUsageDescription
  NSStickerSharingLevel
  NSSupportsLiveActivities
  NSSupportsLiveActivitiesFrequentUpdates
  NSSystemAdministrationUsageDescription
  NSSystemExtensionUsageDescription
  NSUserTrackingUsageDescription
  NSVideoSubscriberAccountUsageDescription
  NSViewGestureRecognizerIsExclusive
  NSVoIPUsageDescription
  NSWorldSensingUsageDescription
  OSBundleUsageDescription
  UIApplicationSceneManifest_Generation
  UIApplicationSupportsIndirectInputEvents
  UILaunchScreen_Generation
  UILaunchStoryboardName
  UIMainStoryboardFile
  UIRequiredDeviceCapabilities
  UIRequiresFullScreen
  UIStatusBarHidden
  UIStatusBarStyle
  UISupportedInterfaceOrientations
  UISupportedInterfaceOrientations_iPad
  UISupportedInterfaceOrientations_iPhone
  UISupportsDocumentBrowser
  UIUserInterfaceStyle
  WKApplication
  WKCompanionAppBundleIdentifier
  WKExtensionDelegateClassName
  WKRunsIndependentlyOfCompanionApp
  WKSupportsLiveActivityLaunchAttributeTypes
  WKWatchOnly
  """
