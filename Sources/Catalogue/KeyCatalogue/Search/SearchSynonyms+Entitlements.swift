import KeyModel

/// Everyday words for things that an app needs permission for.
var entitlementSynonyms: [SearchSynonym] {
  sharingSynonyms + protectionSynonyms + connectionSynonyms + permissionSynonyms
}

private var sharingSynonyms: [SearchSynonym] {
  [
    SearchSynonym("push notification", means: "aps environment"),
    SearchSynonym("remote notification", means: "aps environment"),
    SearchSynonym("apns", means: "aps environment"),
    SearchSynonym("universal link", means: "associated domains"),
    SearchSynonym("app links", means: "associated domains"),
    SearchSynonym("shared web credentials", means: "associated domains"),
    SearchSynonym("sign in with apple", means: "applesignin"),
    SearchSynonym("apple id login", means: "applesignin"),
    SearchSynonym("shared container", means: "application groups"),
    SearchSynonym("app group", means: "application groups"),
    SearchSynonym("shared user defaults", means: "application groups"),
    SearchSynonym("share between app and extension", means: "application groups"),
    SearchSynonym("shared keychain", means: "keychain access groups"),
    SearchSynonym("keychain sharing", means: "keychain access groups"),
    SearchSynonym("key value storage", means: "ubiquity kvstore"),
    SearchSynonym("team id", means: "team identifier"),
    SearchSynonym("attach debugger", means: "get task allow"),
    SearchSynonym("app attest", means: "appattest environment"),
    SearchSynonym("file encryption", means: "data protection"),
    SearchSynonym("app clip parent", means: "parent application identifiers"),
  ]
}

private var protectionSynonyms: [SearchSynonym] {
  [
    SearchSynonym("notarize", means: "get task allow"),
    SearchSynonym("code injection", means: "dyld environment variables", "library validation"),
    SearchSynonym("dylib", means: "library validation", "dyld environment variables"),
    SearchSynonym("third party plug-in", means: "library validation"),
    SearchSynonym("self-modifying code", means: "unsigned executable memory"),
    SearchSynonym("javascript engine", means: "allow jit"),
    SearchSynonym("full disk access", means: "files all"),
    SearchSynonym("desktop folder", means: "user selected"),
    SearchSynonym("mach service", means: "mach lookup"),
    SearchSynonym("xpc lookup", means: "mach lookup"),
    SearchSynonym("other app preferences", means: "shared preference"),
    SearchSynonym("control other apps", means: "apple events", "scripting targets"),
    SearchSynonym("applescript", means: "apple events", "scripting targets"),
    SearchSynonym("mte", means: "checked allocations"),
    SearchSynonym("memory safety", means: "checked allocations", "hardened process"),
    SearchSynonym("pointer authentication", means: "hardened process"),
    SearchSynonym("buffer overflow", means: "hardened process"),
  ]
}

private var connectionSynonyms: [SearchSynonym] {
  [
    SearchSynonym("proxy", means: "networkextension"),
    SearchSynonym("content filter", means: "networkextension"),
    SearchSynonym("ssid", means: "wifi info"),
    SearchSynonym("wifi name", means: "wifi info"),
    SearchSynonym("captive portal", means: "hotspot helper"),
    SearchSynonym("udp broadcast", means: "multicast"),
    SearchSynonym("5g", means: "slicing"),
    SearchSynonym("satellite", means: "carrier constrained"),
    SearchSynonym("mptcp", means: "multipath"),
    SearchSynonym("rfid", means: "nfc readersession"),
    SearchSynonym("card emulation", means: "nfc hce"),
    SearchSynonym("usb driver", means: "driverkit transport usb"),
    SearchSynonym("virtual keyboard", means: "hid virtual device"),
    SearchSynonym("file system driver", means: "fskit"),
    SearchSynonym("virtual machine", means: "virtualization", "hypervisor"),
    SearchSynonym("qemu", means: "hypervisor"),
    SearchSynonym("esim", means: "fine grained"),
    SearchSynonym("sim card", means: "fine grained"),
  ]
}

private var permissionSynonyms: [SearchSynonym] {
  [
    SearchSynonym("apple pay", means: "in app payments"),
    SearchSynonym("merchant id", means: "in app payments"),
    SearchSynonym("boarding pass", means: "pass type identifiers"),
    SearchSynonym("pkpass", means: "pass type identifiers"),
    SearchSynonym("tap to pay", means: "proximity reader payment"),
    SearchSynonym("reader app", means: "external link account"),
    SearchSynonym("sideload", means: "marketplace app installation"),
    SearchSynonym("app store alternative", means: "marketplace app installation"),
    SearchSynonym("default browser", means: "web browser"),
    SearchSynonym("default mail app", means: "mail client"),
    SearchSynonym("mute switch", means: "critical alerts"),
    SearchSynonym("interruption level", means: "time sensitive"),
    SearchSynonym("suppress notification", means: "usernotifications filtering"),
    SearchSynonym("walkie talkie", means: "push to talk"),
    SearchSynonym("age verification", means: "declared age range"),
    SearchSynonym("shareplay", means: "group session"),
    SearchSynonym("nudity", means: "sensitive content"),
    SearchSynonym("car crash", means: "severe vehicular crash"),
    SearchSynonym("diving", means: "submerged"),
    SearchSynonym("exam", means: "assessment"),
    SearchSynonym("device name", means: "user assigned device name"),
    SearchSynonym("out of memory", means: "increased memory limit"),
    SearchSynonym("memory limit", means: "increased memory limit"),
    SearchSynonym("leaderboard", means: "game center"),
    SearchSynonym("achievements", means: "game center"),
    SearchSynonym("tv provider", means: "video subscriber"),
    SearchSynonym("vision pro camera", means: "main camera access"),
    SearchSynonym("clinical records", means: "healthkit access"),
    SearchSynonym("heart rate", means: "healthkit"),
    SearchSynonym("neural engine", means: "inference", "neural engine access"),
    SearchSynonym("install fonts", means: "user fonts"),
  ]
}
