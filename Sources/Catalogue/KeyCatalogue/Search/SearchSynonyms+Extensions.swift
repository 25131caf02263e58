import KeyModel

/// Everyday words for the extensions of an app, and for its work while it runs.
var systemExtensionSynonyms: [SearchSynonym] {
  [
    SearchSynonym("quick look", means: "ql supported content types"),
    SearchSynonym("file preview", means: "ql supported content types"),
    SearchSynonym("thumbnails", means: "ql thumbnail minimum dimension"),
    SearchSynonym("spotlight importer", means: "cs supported content types"),
    SearchSynonym("rich notification", means: "notification extension category"),
    SearchSynonym("custom notification", means: "notification extension category"),
    SearchSynonym("notification view", means: "notification extension category"),
    SearchSynonym("siri extension", means: "intents supported"),
    SearchSynonym("sirikit", means: "intents supported"),
    SearchSynonym(
      "password manager", means: "credential provider extension capabilities",
      "autofill credential provider"),
    SearchSynonym("autofill", means: "credential provider extension capabilities"),
    SearchSynonym("otp", means: "provides one time codes"),
    SearchSynonym("2fa", means: "provides one time codes"),
    SearchSynonym("totp", means: "provides one time codes"),
    SearchSynonym("inject javascript", means: "safari content script"),
    SearchSynonym("inject css", means: "safari style sheet"),
    SearchSynonym("browser extension", means: "safari content script", "safari website access"),
    SearchSynonym("right click", means: "safari context menu", "file provider actions"),
    SearchSynonym("spam", means: "message filter extension", "classification extension"),
    SearchSynonym("junk", means: "message filter extension", "classification extension"),
    SearchSynonym("stickers", means: "supported presentation contexts"),
    SearchSynonym("imessage", means: "supported presentation contexts"),
    SearchSynonym("mail plugin", means: "me extension capabilities"),
    SearchSynonym("finder action", means: "allows finder preview item"),
    SearchSynonym("fskit", means: "fs short name", "fs personalities"),
    SearchSynonym("filesystem", means: "fs short name", "fs personalities"),
    SearchSynonym("screen sharing", means: "broadcast process mode"),
    SearchSynonym("replaykit", means: "broadcast process mode"),
    SearchSynonym("rosetta", means: "requires native execution", "architecture priority"),
    SearchSynonym("apple silicon", means: "architecture priority", "requires native execution"),
    SearchSynonym("workout", means: "wk background modes"),
    SearchSynonym("log level", means: "os log preferences"),
    SearchSynonym("logging", means: "os log preferences"),
    SearchSynonym("antivirus", means: "endpoint security"),
    SearchSynonym("edr", means: "endpoint security"),
  ]
}
