import KeyModel

/// The packages of Flutter, React Native, Expo and .NET whose code uses a protected API.
///
/// Sources: the set-up of iOS in the packages' own documentation, which names the key of the Info.plist.
let packagesOfCode: [DocumentKind.Bundles.Program.Package] = [
  .init(
    ["geolocator", "location"], in: "pubspec.yaml",
    use: ["CLLocationManager.requestWhenInUseAuthorization()"]),
  .init(
    ["camera", "mobile_scanner", "qr_code_scanner"], in: "pubspec.yaml", use: ["AVMediaType.video"]),
  .init(
    ["speech_to_text"], in: "pubspec.yaml", use: ["SFSpeechRecognizer.requestAuthorization(_:)"]),
  .init(
    ["local_auth"], in: "pubspec.yaml", use: ["LAContext.evaluatePolicy(_:localizedReason:reply:)"]),
  .init(
    ["app_tracking_transparency"], in: "pubspec.yaml",
    use: ["ATTrackingManager.requestTrackingAuthorization(completionHandler:)"]),
  .init(
    ["flutter_blue_plus", "flutter_reactive_ble"], in: "pubspec.yaml", use: ["CBCentralManager"]),
  .init(
    ["expo-location", "@react-native-community/geolocation", "react-native-geolocation-service"],
    in: "package.json", use: ["CLLocationManager.requestWhenInUseAuthorization()"]),
  .init(
    ["expo-camera", "react-native-vision-camera"], in: "package.json", use: ["AVMediaType.video"]),
  .init(
    ["expo-local-authentication", "react-native-biometrics"], in: "package.json",
    use: ["LAContext.evaluatePolicy(_:localizedReason:reply:)"]),
  .init(
    ["expo-tracking-transparency", "react-native-tracking-transparency"], in: "package.json",
    use: ["ATTrackingManager.requestTrackingAuthorization(completionHandler:)"]),
  .init(["react-native-ble-plx"], in: "package.json", use: ["CBCentralManager"]),
  .init(["ZXing.Net.Maui", "ZXing.Net.Maui.Controls"], in: "*.csproj", use: ["AVMediaType.video"]),
  .init(["Plugin.BLE"], in: "*.csproj", use: ["CBCentralManager"]),
  .init(
    ["Plugin.Fingerprint"], in: "*.csproj",
    use: ["LAContext.evaluatePolicy(_:localizedReason:reply:)"]),
]
