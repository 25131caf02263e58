import Site
import TestSupport
import Testing

/// A template that is filled in directly gives the same page as one that swift-mustache renders.
struct SlotTemplateTests {
  private static let slots = [
    "title", "heading", "site-title", "document-title", "description", "root", "canonical",
    "alternate-links", "search", "navigation", "breadcrumb", "contents", "metadata", "edit",
    "footer", "previous-next", "content", "option-motto",
  ]

  private static let texts = ["<p>", "\n", "  ", "\n\n", "}", "{", "é ", "a"]

  /// A layout of random slots and texts, each slot in one of the three forms.
  private static func layout(_ random: inout SeededNumbers) -> String {
    var text = "<html>{{{content}}}"
    for _ in 0..<12 {
      let slot = slots.randomElement(using: &random) ?? ""
      let forms = ["{{\(slot)}}", "{{ \(slot) }}", "{{{\(slot)}}}", "{{&\(slot)}}"]
      text +=
        (texts.randomElement(using: &random) ?? "") + (forms.randomElement(using: &random) ?? "")
    }
    return text + "</html>\n"
  }

  @Test(arguments: 1...40)
  func templatesRenderTheSameWithComments(seed: Int) {
    var random = SeededNumbers(seed: seed)
    let layout = Self.layout(&random)
    // A comment within a line leaves nothing behind, and is no slot.
    let commented = layout.replacing("</html>", with: "{{! nothing }}</html>")
    #expect(Self.pages(layout: layout) == Self.pages(layout: commented), "\(layout)")
  }

  private static func pages(layout: String) -> [OutputFile] {
    let kept = Fixture.templates.filter { $0.stem != "layout" }
    var input = Fixture.input(templates: kept + [Fixture.file("t/layout.mustache", layout)])
    input.themeOptions = ["motto": "Less & <more> \"is\" 'it'"]
    return Site(input).rendered().filter { $0.path.hasSuffix(".html") }
  }
}
