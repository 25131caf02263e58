import KeyModel

/// What people call things, and the words of the keys that are meant.
var searchSynonyms: [SearchSynonym] {
  privacySynonyms + deviceSynonyms + networkSynonyms + extensionSynonyms + documentSynonyms
    + appSynonyms + dataSynonyms + extensionKindSynonyms
}

private var privacySynonyms: [SearchSynonym] {
  [
    SearchSynonym("permission", means: "usage description"),
    SearchSynonym("privacy", means: "usage description"),
    SearchSynonym("authorization", means: "usage description"),
    SearchSynonym("consent", means: "usage description"),
    SearchSynonym("purpose string", means: "usage description"),
    SearchSynonym("usage string", means: "usage description"),
    SearchSynonym("ask", means: "usage description"),
    SearchSynonym("request", means: "usage description"),
    SearchSynonym("access", means: "usage description"),
    SearchSynonym("prompt", means: "usage description"),
    SearchSynonym("reason", means: "usage description"),
  ]
}

private var deviceSynonyms: [SearchSynonym] {
  [
    SearchSynonym("photos", means: "photo library"),
    SearchSynonym("pictures", means: "photo library", "image"),
    SearchSynonym("gallery", means: "photo library"),
    SearchSynonym("camera roll", means: "photo library"),
    SearchSynonym("webcam", means: "camera"),
    SearchSynonym("mic", means: "microphone"),
    SearchSynonym("record audio", means: "microphone"),
    SearchSynonym("audio", means: "microphone"),
    SearchSynonym("voice", means: "microphone"),
    SearchSynonym("gps", means: "location"),
    SearchSynonym("position", means: "location"),
    SearchSynonym("background location", means: "location always"),
    SearchSynonym("foreground", means: "when in use"),
    SearchSynonym("address book", means: "contacts"),
    SearchSynonym("events", means: "calendars"),
    SearchSynonym("appointments", means: "calendars"),
    SearchSynonym("todo", means: "reminders"),
    SearchSynonym("tasks", means: "reminders"),
    SearchSynonym("accelerometer", means: "motion"),
    SearchSynonym("fitness", means: "motion"),
    SearchSynonym("steps", means: "motion"),
  ]
}

private var networkSynonyms: [SearchSynonym] {
  [
    SearchSynonym("http", means: "insecure http loads", "arbitrary loads"),
    SearchSynonym("cleartext", means: "insecure http loads", "arbitrary loads"),
    SearchSynonym("unencrypted", means: "insecure http loads", "arbitrary loads"),
    SearchSynonym("plain http", means: "insecure http loads", "arbitrary loads"),
    SearchSynonym("insecure", means: "arbitrary loads"),
    SearchSynonym("ats", means: "app transport security", "arbitrary loads"),
    SearchSynonym("ssl", means: "tls", "app transport security"),
    SearchSynonym("encryption", means: "tls", "forward secrecy"),
    SearchSynonym("pfs", means: "forward secrecy"),
    SearchSynonym("perfect forward secrecy", means: "forward secrecy"),
    SearchSynonym("website", means: "web page", "exception domains"),
    SearchSynonym("host", means: "exception domains"),
    SearchSynonym("server", means: "exception domains"),
    SearchSynonym("vpn", means: "packet tunnel", "test app mapping"),
  ]
}

private var extensionSynonyms: [SearchSynonym] {
  [
    SearchSynonym("rtl", means: "right to left"),
    SearchSynonym("arabic", means: "right to left"),
    SearchSynonym("hebrew", means: "right to left"),
    SearchSynonym("full access", means: "requests open access"),
    SearchSynonym("locale", means: "language"),
    SearchSynonym("share sheet", means: "com.apple.share-services", "activation rule"),
    SearchSynonym("predicate", means: "activation rule"),
    SearchSynonym(
      "widget", means: "com.apple.widgetkit-extension", "com.apple.widget-extension"),
    SearchSynonym("plugin", means: "extension", "plug in"),
    SearchSynonym("addon", means: "extension"),
    SearchSynonym("entry point", means: "principal class"),
    SearchSynonym("main class", means: "principal class"),
    SearchSynonym("photo", means: "image"),
    SearchSynonym("video", means: "movie"),
    SearchSynonym("link", means: "web url"),
    SearchSynonym("maximum", means: "max count"),
    SearchSynonym("minimum", means: "min count"),
    SearchSynonym("limit", means: "max count", "word limit"),
    SearchSynonym("javascript", means: "java script preprocessing"),
    SearchSynonym("codec", means: "media extension format reader"),
    SearchSynonym("fullscreen", means: "full screen presentation"),
    SearchSynonym("ui", means: "storyboard"),
  ]
}

private var documentSynonyms: [SearchSynonym] {
  [
    SearchSynonym("uti", means: "type identifier"),
    SearchSynonym("mime", means: "public.mime-type"),
    SearchSynonym("content type", means: "public.mime-type"),
    SearchSynonym("file extension", means: "public.filename-extension", "file name extension"),
    SearchSynonym("file suffix", means: "public.filename-extension", "file name extension"),
    SearchSynonym("open files", means: "document types"),
    SearchSynonym("files open", means: "document types"),
    SearchSynonym("open with", means: "document types"),
    SearchSynonym("supported files", means: "document types"),
    SearchSynonym("file types", means: "document types"),
    SearchSynonym("file formats", means: "document types"),
    SearchSynonym("custom file type", means: "exported type"),
    SearchSynonym("own file type", means: "exported type"),
    SearchSynonym("core data", means: "persistent store type"),
    SearchSynonym("database", means: "persistent store type"),
    SearchSynonym("cloud", means: "ubiquitous container"),
    SearchSynonym("icloud drive", means: "ubiquitous container"),
    SearchSynonym("icloud", means: "ubiquitous"),
    SearchSynonym("icloud folder", means: "ubiquitous container"),
  ]
}

private var appSynonyms: [SearchSynonym] {
  [
    SearchSynonym("build number", means: "bundle version"),
    SearchSynonym("version number", means: "bundle short version string", "bundle version"),
    SearchSynonym("marketing version", means: "bundle short version string"),
    SearchSynonym("deployment target", means: "minimum os version", "minimum system version"),
    SearchSynonym("deep link", means: "url schemes"),
    SearchSynonym("custom url", means: "url schemes"),
    SearchSynonym("protocol handler", means: "url schemes"),
    SearchSynonym("rotation", means: "interface orientations"),
    SearchSynonym("landscape", means: "interface orientations"),
    SearchSynonym("portrait", means: "interface orientations"),
    SearchSynonym("split view", means: "requires full screen"),
    SearchSynonym("multitasking", means: "requires full screen", "multiple scenes"),
    SearchSynonym("dark mode", means: "user interface style"),
    SearchSynonym("light mode", means: "user interface style"),
    SearchSynonym("splash screen", means: "launch screen", "launch storyboard"),
    SearchSynonym("menu bar app", means: "uielement"),
    SearchSynonym("hide dock icon", means: "uielement"),
    SearchSynonym("export compliance", means: "non exempt encryption"),
    SearchSynonym("custom font", means: "app fonts"),
    SearchSynonym("windows", means: "multiple scenes"),
    SearchSynonym("scene delegate", means: "scene configurations"),
    SearchSynonym("120 hz", means: "minimum frame duration"),
    SearchSynonym("promotion display", means: "minimum frame duration"),
    SearchSynonym("quick action", means: "shortcut items"),
    SearchSynonym("default handler", means: "handler rank"),
    SearchSynonym("files app", means: "file sharing", "opening documents in place"),
    SearchSynonym("idfa", means: "user tracking"),
    SearchSynonym("biometrics", means: "face id"),
    SearchSynonym("bonjour", means: "local network"),
    SearchSynonym("app name", means: "bundle display name", "bundle name"),
    SearchSynonym("application name", means: "bundle display name", "bundle name"),
    SearchSynonym("home screen", means: "bundle display name"),
    SearchSynonym("localized name", means: "bundle display name"),
    SearchSynonym("bundle id", means: "bundle identifier"),
    SearchSynonym("app id", means: "bundle identifier"),
    SearchSynonym("logo", means: "icon file"),
    SearchSynonym("app icon", means: "bundle icon file"),
    SearchSynonym("start screen", means: "launch screen", "launch storyboard", "main storyboard"),
    SearchSynonym("xib", means: "nib file"),
    SearchSynonym("interface builder", means: "nib file", "storyboard"),
    SearchSynonym("handoff", means: "user activity types"),
    SearchSynonym("siri", means: "user activity types"),
    SearchSynonym("notifications", means: "user notification alert style"),
    SearchSynonym("alerts", means: "user notification alert style"),
    SearchSynonym("push", means: "user notification alert style"),
    SearchSynonym("automation", means: "apple script"),
    SearchSynonym("scripting", means: "apple script"),
    SearchSynonym("kill", means: "sudden termination", "automatic termination"),
    SearchSynonym("quit", means: "sudden termination", "automatic termination"),
    SearchSynonym("license", means: "copyright"),
    SearchSynonym("shortcut", means: "key equivalent"),
    SearchSynonym("hotkey", means: "key equivalent"),
    SearchSynonym("cache", means: "purgeable local storage"),
  ]
}
