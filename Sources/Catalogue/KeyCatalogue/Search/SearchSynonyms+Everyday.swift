import KeyModel

/// Everyday and technical words for features whose keys are named differently.
let everydaySynonyms = SearchSynonym.table(
  """
  open with menu, file association, associate file, airdrop = bundle document types
  open in = bundle document types, opening documents in place
  default app = bundle document types, url types
  background processing = background modes, task scheduler permitted identifiers
  background task = task scheduler permitted identifiers, background modes
  pip, picture in picture = background modes
  widget gallery = com.apple.widgetkit-extension
  liquid glass, new design = design requires compatibility
  name under icon = bundle display name, bundle name
  app tracking transparency, att, idfa, advertising identifier = user tracking usage description
  missing compliance = uses non exempt encryption
  iphone only, ipad only = device family
  itunes file sharing = file sharing enabled
  safari extension = safari web extension, safari app extension
  geofence, geofencing, ibeacon, ibeacons, beacon, beacons = location always and when in use
  gps = location when in use, required device capabilities
  compass, magnetometer, gyroscope, barometer, accelerometer = required device capabilities
  selfie, webcam, video recording = camera usage
  screenshare, screen sharing, screen recording = com.apple.broadcast-services-upload
  lan = local network usage, local network
  mdns, zeroconf, dns-sd = bonjour services, local network usage
  retina, hidpi, dpi = high resolution capable
  alarm, alarms = alarm kit usage
  heart rate, heartrate, workout, workouts = health share usage, health update usage
  voice recognition, speech to text, stt = speech recognition usage
  3dtouch, 3d touch, long press menu = application shortcut items
  facebook, google, social login = url types, queries schemes
  whatsapp, telegram, instagram = queries schemes
  public transport, transit = directions application supported modes
  darktheme = user interface style, aqua system appearance
  oom, jetsam = increased memory limit
  lidar, depth camera = camera usage
  -34018 = keychain access groups
  """)
