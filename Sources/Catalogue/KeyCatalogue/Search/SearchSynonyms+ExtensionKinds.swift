import KeyModel

/// Everyday words for kinds of extensions.
var extensionKindSynonyms: [SearchSynonym] {
  [
    SearchSynonym("live activity", means: "com.apple.widgetkit-extension"),
    SearchSynonym("control center", means: "com.apple.widgetkit-extension"),
    SearchSynonym("shortcuts", means: "app intents", "intents"),
    SearchSynonym("push image", means: "notification service"),
    SearchSynonym("caller id", means: "call directory", "caller id lookup"),
    SearchSynonym("block calls", means: "call directory"),
    SearchSynonym("tunnel", means: "packet tunnel"),
    SearchSynonym("parental controls", means: "device activity", "shield", "family controls"),
    SearchSynonym("screen time", means: "device activity", "shield", "family controls"),
    SearchSynonym("adblock", means: "content blocker"),
    SearchSynonym("ad blocker", means: "content blocker"),
    SearchSynonym("chrome extension", means: "safari web extension"),
    SearchSynonym("passkey", means: "credential provider", "associated domains"),
    SearchSynonym("sso", means: "single sign-on"),
    SearchSynonym("wallet", means: "wallet issuer provisioning"),
    SearchSynonym("smart home", means: "matter device setup", "homekit"),
    SearchSynonym("live stream", means: "broadcast upload"),
    SearchSynonym("screen recording", means: "broadcast upload"),
    SearchSynonym("fuse", means: "file system module", "fskit"),
    SearchSynonym("xcode plugin", means: "xcode source editor"),
    SearchSynonym("xcode command", means: "xcode source editor", "source editor command"),
    SearchSynonym("ime", means: "input method"),
    SearchSynonym("crash", means: "crash report"),
  ]
}

/// Everyday words for networks, downloads, icons of documents, help and drivers.
var dataSynonyms: [SearchSynonym] {
  [
    SearchSynonym("certificate pinning", means: "pinned domains"),
    SearchSynonym("ssl pinning", means: "pinned domains"),
    SearchSynonym("public key pinning", means: "pinned domains"),
    SearchSynonym("localhost", means: "allows local networking"),
    SearchSynonym("local server", means: "allows local networking"),
    SearchSynonym("ip address", means: "allows local networking", "exception domains"),
    SearchSynonym("webview", means: "arbitrary loads in web content"),
    SearchSynonym("hls", means: "arbitrary loads for media"),
    SearchSynonym("asset pack", means: "managed asset packs"),
    SearchSynonym("large download", means: "managed asset packs", "initial download"),
    SearchSynonym("on demand resources", means: "managed asset packs"),
    SearchSynonym("document icon", means: "type icons", "type icon file"),
    SearchSynonym("file icon", means: "type icons", "type icon file"),
    SearchSynonym("sf symbol", means: "type symbol name"),
    SearchSynonym("share records", means: "sharing supported"),
    SearchSynonym("cloudkit", means: "sharing supported", "icloud services"),
    SearchSynonym("user manual", means: "help book"),
    SearchSynonym("sidecar", means: "related item type"),
    SearchSynonym("gatekeeper", means: "quarantine"),
    SearchSynonym("thunderbolt", means: "tunnel compatible"),
    SearchSynonym("kext", means: "personalities"),
    SearchSynonym("dext", means: "user server name", "user class", "driverkit"),
    SearchSynonym("touchscreen", means: "touch native"),
    SearchSynonym("gestures", means: "gesture recognizer"),
    SearchSynonym("voice isolation", means: "microphone mode"),
    SearchSynonym("ad attribution", means: "advertising attribution"),
    SearchSynonym("machine learning", means: "mlmodelc"),
  ]
}
