import KeyModel

/// The single words that people type most, with the keys that they mean first.
let commonSynonyms = SearchSynonym.table(
  """
  build = bundle version
  version = bundle short version string, bundle version
  name = bundle display name, bundle name
  language, languages, localization, locale, i18n = bundle development region, bundle localizations
  icon, icons = bundle icons, bundle icon file, bundle icon name
  splash, launch image, letterbox, letterboxing, letterboxed, black bars = launch screen, launch storyboard
  push, apn = aps environment
  uwb, ultra wideband, airtag = nearby interaction usage
  nfc = nfcreader usage, nfc readersession
  calendar, calendars = calendars full access usage, calendars usage
  location = location when in use, location always and when in use
  microphone = microphone usage
  bluetooth, ble = bluetooth always usage
  camera = camera usage
  nfc error = nfc readersession formats
  uti, utis = exported type declarations, imported type declarations
  ipad, iphone, universal app = device family
  finder = com.apple.findersync
  vpn = packet tunnel, networking vpn
  url, deeplink, deeplinks = url types, url schemes
  applinks, universallinks = associated domains
  appclip = app clip
  darkmode, dark mode, light mode = user interface style, aqua system appearance
  statusbar = status bar hidden, status bar style
  hotspot = hotspot configuration, hotspot helper
  category = application category type
  applepay = in app payments
  gamemode = supports game mode
  120hz, promotion = minimum frame duration
  fetch = background modes
  sms filter, sms = message filter
  sandboxing = app sandbox
  more memory, gb memory, memory limit, ram = increased memory limit, extended virtual addressing
  compliance = uses non exempt encryption
  passkeys = credential provider, associated domains
  landscape mode, portrait mode = interface orientations
  rich notification, rich push = com.apple.usernotifications.content-extension, com.apple.usernotifications.service
  live activities, ActivityInput = supports live activities
  user defaults = privacy accessed api types
  dock icon = uielement
  font, fonts = app fonts
  arkit, augmented reality = camera usage
  qr code, barcode, scanner = camera usage
  dictation, transcription = speech recognition usage
  game controller = game controllers
  widget = com.apple.widgetkit-extension
  jailbreak = queries schemes
  canopenurl = queries schemes
  minimum version, minimum ios version = minimum os version
  appstore category = application category type
  """)
