import KeyModel

/// Names of keys that people look for and that don't exist, with where to go instead.
let absentNames = [
  SearchSynonym(
    "NSScreenCaptureUsageDescription", means: "audio capture usage",
    note: "There is no such key: macOS writes its own prompt for screen recording."),
  SearchSynonym(
    "NSScreenRecordingUsageDescription", means: "audio capture usage",
    note: "There is no such key: macOS writes its own prompt for screen recording."),
  SearchSynonym(
    "NSAccessibilityUsageDescription", means: "apple events usage",
    note: "There is no such key: macOS writes its own prompt for control by accessibility."),
  SearchSynonym(
    "NSInputMonitoringUsageDescription", means: "apple events usage",
    note: "There is no such key: macOS writes its own prompt for input monitoring."),
  SearchSynonym(
    "NSNotificationUsageDescription", means: "aps environment",
    note: "There is no such key: the system writes its own prompt for notifications."),
  SearchSynonym(
    "NSUserNotificationsUsageDescription", means: "aps environment",
    note: "There is no such key: the system writes its own prompt for notifications."),
  SearchSynonym(
    "NSPushNotificationsUsageDescription", means: "aps environment",
    note: "There is no such key: the system writes its own prompt for notifications."),
  SearchSynonym(
    "NSFullDiskAccessUsageDescription", means: "system administration usage",
    note: "There is no such key: people grant full disk access in System Settings."),
  SearchSynonym(
    "NSPhotosUsageDescription", means: "photo library usage",
    note: "There is no such key: the key for photos is NSPhotoLibraryUsageDescription."),
  SearchSynonym(
    "NSLocationAlwaysAndWhenInUsageDescription", means: "location always and when in use",
    note: "There is no such key: the name has Use before Usage."),
  SearchSynonym(
    "NSBluetoothUsageDescription", means: "bluetooth always usage",
    note: "There is no such key: the key for Bluetooth is NSBluetoothAlwaysUsageDescription."),
  SearchSynonym(
    "NSNFCUsageDescription", means: "nfcreader usage",
    note: "There is no such key: the name begins with NFC."),
  SearchSynonym(
    "NSIDFAUsageDescription", means: "user tracking usage",
    note: "There is no such key: tracking needs NSUserTrackingUsageDescription."),
  SearchSynonym(
    "NSHealthUsageDescription", means: "health share usage", "health update usage",
    note: "There is no such key: reading and writing health data have a key each."),
  SearchSynonym(
    "NSUIElement", means: "uielement",
    note: "There is no such key: the name begins with LS."),
  SearchSynonym(
    "CFBundleMinimumSystemVersion", means: "minimum system version",
    note: "There is no such key: macOS reads LSMinimumSystemVersion."),
  SearchSynonym(
    "com.apple.security.device.screen-capture", means: "persistent content capture",
    note: "There is no such entitlement: people allow screen recording in System Settings."),
  SearchSynonym(
    "com.apple.security.network", means: "network client", "network server",
    note: "There is no such entitlement: client and server have one each."),
]
