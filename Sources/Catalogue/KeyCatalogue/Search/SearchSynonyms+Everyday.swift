import KeyModel

/// Everyday words for features whose keys are named differently.
var everydaySynonyms: [SearchSynonym] {
  [
    SearchSynonym("open with menu", means: "bundle document types"),
    SearchSynonym("open in", means: "bundle document types", "opening documents in place"),
    SearchSynonym("file association", means: "bundle document types"),
    SearchSynonym("associate file", means: "bundle document types"),
    SearchSynonym("default app", means: "bundle document types", "url types"),
    SearchSynonym(
      "background processing", means: "background modes", "task scheduler permitted identifiers"),
    SearchSynonym(
      "background task", means: "task scheduler permitted identifiers", "background modes"),
    SearchSynonym("widget gallery", means: "com.apple.widgetkit-extension"),
    SearchSynonym("liquid glass", means: "design requires compatibility"),
    SearchSynonym("new design", means: "design requires compatibility"),
    SearchSynonym("name under icon", means: "bundle display name", "bundle name"),
    SearchSynonym("app tracking transparency", means: "user tracking usage description"),
    SearchSynonym("att", means: "user tracking usage description"),
    SearchSynonym("idfa", means: "user tracking usage description"),
    SearchSynonym("advertising identifier", means: "user tracking usage description"),
    SearchSynonym("missing compliance", means: "uses non exempt encryption"),
    SearchSynonym("iphone only", means: "device family"),
    SearchSynonym("ipad only", means: "device family"),
    SearchSynonym("itunes file sharing", means: "file sharing enabled"),
    SearchSynonym("safari extension", means: "safari web extension", "safari app extension"),
  ]
}
