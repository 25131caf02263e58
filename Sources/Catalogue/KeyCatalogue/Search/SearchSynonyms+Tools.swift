import KeyModel

/// Names that other tools and their plug-ins have for what a key says.
var toolSynonyms: [SearchSynonym] { toolSettings + toolPackages }

private let toolSettings = SearchSynonym.table(
  """
  MACOSX_BUNDLE_GUI_IDENTIFIER, QMAKE_TARGET_BUNDLE_PREFIX, appBundleId, helperBundleId, ios.bundleIdentifier, ApplicationId = bundle identifier
  MACOSX_BUNDLE_BUNDLE_NAME, QMAKE_BUNDLE_NAME, productName = bundle name
  MACOSX_BUNDLE_BUNDLE_VERSION, FLUTTER_BUILD_NUMBER, ios.buildNumber, buildVersion, ApplicationVersion = bundle version
  MACOSX_BUNDLE_SHORT_VERSION_STRING, FLUTTER_BUILD_NAME, bundleShortVersion, ApplicationDisplayVersion = bundle short version string
  MACOSX_BUNDLE_ICON_FILE = bundle icon file
  MACOSX_BUNDLE_COPYRIGHT = human readable copyright
  MACOSX_BUNDLE_INFO_STRING = bundle get info string
  CMAKE_OSX_DEPLOYMENT_TARGET, QMAKE_MACOSX_DEPLOYMENT_TARGET = minimum system version
  QMAKE_IOS_DEPLOYMENT_TARGET, SupportedOSPlatformVersion = minimum os version
  QMAKE_APPLE_TARGETED_DEVICE_FAMILY, ios.supportsTablet, supportsTablet = device family
  ApplicationTitle = bundle display name
  ios.requireFullScreen = requires full screen
  ios.usesAppleSignIn = applesignin
  ios.privacyManifests = privacy accessed api types
  ios.usesIcloudStorage = icloud services
  ios.appleTeamId = team identifier
  darkModeSupport = requires aqua system appearance
  fileAssociations = bundle document types
  entitlementsInherit = security inherit
  """)

private let toolPackages = SearchSynonym.table(
  """
  expo-camera, react-native-camera, react-native-vision-camera, mobile_scanner, getUserMedia = camera usage
  expo-av, expo-audio, flutter_sound = microphone usage
  expo-location, geolocator, react-native-geolocation, react-native-maps = location when in use
  expo-image-picker, image_picker, react-native-image-picker, photo_manager = photo library usage
  expo-media-library, saver_gallery, gallery_saver = photo library add usage
  expo-contacts, flutter_contacts = contacts usage
  expo-calendar, device_calendar = calendars full access usage, calendars usage
  expo-notifications, firebase_messaging, react-native-push-notification, onesignal = aps environment
  expo-local-authentication, local_auth, react-native-biometrics = face id usage
  expo-tracking-transparency, app_tracking_transparency = user tracking usage
  expo-sensors, pedometer, sensors_plus = motion usage
  flutter_blue, flutter_blue_plus, react-native-ble, react-native-ble-plx = bluetooth always usage
  speech_to_text = speech recognition usage
  nfc_manager, react-native-nfc-manager = nfcreader usage
  url_launcher = queries schemes
  app_links, uni_links = associated domains
  google_sign_in, expo-auth-session, react-native-app-auth = url types, url schemes
  sign_in_with_apple, expo-apple-authentication = applesignin
  react-native-vector-icons, expo-font = app fonts
  expo-splash-screen, flutter_native_splash, react-native-splash-screen = launch screen, launch storyboard
  expo-background-fetch, workmanager = background modes
  react-native-webview, webview_flutter, react-native-http = app transport security
  """)
