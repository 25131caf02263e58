import KeyModel

extension DocumentedFactsTests {
  /// The defaults of keys of launch screens, styling, graphics, Quick Look and research sensors.
  static let interfaceDefaults: [String: PropertyListValue] = [
    "LSUIPresentationMode": 0, "NSAutoFillRequiresTextContentTypeForOneTimeCodeOnMac": false,
    "QLNeedsToBeRunInMainThread": true, "QLPreviewHeight": 800.0, "QLPreviewWidth": 600.0,
    "QLSupportsConcurrentRequests": false, "QLThumbnailMinimumSize": 17.0,
    "SCNDisableWideGamut": false, "UIAppSupportsHDR": true,
    "UILaunchImageFile": "Default", "UILaunchImages/[]/UILaunchImageOrientation": "Portrait",
    "UILaunchImages/[]/UILaunchImageSize": "{320, 480}", "UIRequiresPersistentWiFi": false,
    tint + "Style": "UIBarStyleDefault", tint + "TintColor/Blue": 0.0,
    tint + "TintColor/Green": 0.0, tint + "TintColor/Red": 0.0,
    // What happens without the key; the page prints the value to write.
    "UISupportsFullScreenInAssistiveAccess": false,
    "UIViewEdgeAntialiasing": false,
    "UIWhitePointAdaptivityStyle": "UIWhitePointAdaptivityStyleStandard",
  ].merging(
    sensors.map { ("NSSensorKitUsageDetail/SRSensorUsage\($0)/Required", false) },
    uniquingKeysWith: { first, _ in first })

  private static let tint = "UIStatusBarTintParameters/UINavigationBar/"

  /// Those that a study can declare to be indispensable.
  private static let sensors = [
    "AmbientLightSensor", "DeviceUsage", "ECG", "FacialMetrics", "HeartRate", "KeyboardMetrics",
    "MessageUsage", "Motion", "Odometer", "PPG", "Pedometer", "PhoneUsage", "SpeechMetrics",
    "Visits", "WristDetection", "WristTemperature",
  ]
}
