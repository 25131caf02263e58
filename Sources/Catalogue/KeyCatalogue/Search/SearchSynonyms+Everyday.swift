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
    SearchSynonym("app name", means: "bundle display name", "bundle name"),
    SearchSynonym("name under icon", means: "bundle display name", "bundle name"),
    SearchSynonym("app tracking transparency", means: "user tracking usage description"),
    SearchSynonym("att", means: "user tracking usage description"),
    SearchSynonym("idfa", means: "user tracking usage description"),
    SearchSynonym("advertising identifier", means: "user tracking usage description"),
    SearchSynonym("missing compliance", means: "uses non exempt encryption"),
    SearchSynonym("export compliance", means: "uses non exempt encryption"),
    SearchSynonym("iphone only", means: "device family"),
    SearchSynonym("ipad only", means: "device family"),
    SearchSynonym("files app", means: "file sharing enabled", "opening documents in place"),
    SearchSynonym("itunes file sharing", means: "file sharing enabled"),
    SearchSynonym("safari extension", means: "safari web extension", "safari app extension"),
    SearchSynonym("camera extension", means: "cmio extension mach service name"),
  ]
}

/// Words of other languages that developers type.
var foreignSynonyms: [SearchSynonym] {
  [
    SearchSynonym("standort", means: "location when in use", "location usage"),
    SearchSynonym("ubicación", means: "location when in use", "location usage"),
    SearchSynonym("ubicacion", means: "location when in use", "location usage"),
    SearchSynonym("localisation", means: "location when in use", "location usage"),
    SearchSynonym("posizione", means: "location when in use", "location usage"),
    SearchSynonym("localização", means: "location when in use", "location usage"),
    SearchSynonym("kamera", means: "camera usage"),
    SearchSynonym("cámara", means: "camera usage"),
    SearchSynonym("camara", means: "camera usage"),
    SearchSynonym("fotocamera", means: "camera usage"),
    SearchSynonym("mikrofon", means: "microphone usage"),
    SearchSynonym("micrófono", means: "microphone usage"),
    SearchSynonym("fotos", means: "photo library usage"),
    SearchSynonym("kontakte", means: "contacts usage"),
    SearchSynonym("contactos", means: "contacts usage"),
    SearchSynonym("kalender", means: "calendars"),
    SearchSynonym("calendario", means: "calendars"),
    SearchSynonym("berechtigung", means: "usage description"),
    SearchSynonym("permiso", means: "usage description"),
    SearchSynonym("permisos", means: "usage description"),
    SearchSynonym("autorisation", means: "usage description"),
    SearchSynonym("benachrichtigung", means: "aps environment"),
    SearchSynonym("notificaciones", means: "aps environment"),
  ]
}
