import KeyModel
import Testing

struct TemplateNameTests {
  @Test(arguments: [
    ("Info.plist.in", "Info.plist"), ("Info.plist.cmake", "Info.plist"),
    ("Info.template.plist", "Info.plist"), ("App.tmpl.entitlements", "App.entitlements"),
    ("Info.plist", nil), (".template", nil), ("template.plist", nil), ("App.debug.plist", nil),
  ])
  func aTemplateIsNamedForTheFileThatAToolMakes(name: String, plain: String?) {
    #expect(nameOfTemplate(name.utf8).map { String(decoding: $0, as: UTF8.self) } == plain)
  }
}
