import KeyModel
import KeyValidation
import Testing
import Text

/// Annotated lists as text and as HTML.
struct AnnotatedFormTests {
  @Test func aTerminalGetsIndentedLines() {
    let list = annotated("{\"Lamp\": 1, \"Beam\": {\n\"Width\": \"wide\"}, \"Own\": \"x\"}")
    #expect(
      list.text(width: 60, isStyled: false) == """
        lamp.plist
        lamp.plist, JSON. 1 error.

        Lamp  1
            Numbers the lamp.

        Beam  1 key
            Describes the beam.
            Beam.html
          Width  "wide"
              Sets the width.
              error, line 2: 'Width' is a string, not an integer
                [wrong-type]
                remedy: write an integer

        Own  "x"
            Not in the reference.

        """)
  }

  @Test func aTextFitsTheTerminal() {
    let long = String(repeating: "word ", count: 60)
    let name = String(repeating: "Name", count: 12)
    let list = annotated("{\"\(name)\": {\"\(name)\": \"\(long)\"}, \"Colour\": \"\(long)\"}")
    let lines = list.text(width: 80, isStyled: false).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains { $0.hasSuffix("…\"") })
  }

  @Test func onlyTerminalsGetColours() {
    let list = annotated("{\"Colour\": 3}")
    #expect(!list.text(width: 80, isStyled: false).contains("\u{1B}"))
    #expect(list.text(width: 80, isStyled: true).contains("\u{1B}[1;31merror, line 1:\u{1B}[0m"))
  }

  @Test func aFragmentNestsListsInTheOrderOfTheFile() {
    let html = annotated("{\"Lamp\": 1, \"Beam\": {\"Width\": 2}}").html()
    #expect(
      html == """
        <ol class="annotated">
        <li data-line="1"><div><code class="key">Lamp</code> <span class="value">1</span></div>
        <p class="meaning">Numbers the lamp.</p>
        </li>
        <li data-line="1"><div><a href="Beam.html"><code class="key">Beam</code></a> \
        <span class="value">1 key</span> <span class="title">Light beam</span></div>
        <p class="meaning">Describes the beam.</p>
        <ol>
        <li data-line="1"><div><code class="key">Width</code> <span class="value">2</span></div>
        <p class="meaning">Sets the width.</p>
        </li>
        </ol>
        </li>
        </ol>

        """)
  }

  @Test func aFindingLinksToItsPage() {
    let html = annotated("{\"Lamp\": \"x\"}").html {
      PageAddress.ownSite.page("findings/\($0).html")
    }
    #expect(html.contains("<li class=\"error\"><strong>error, line 1:</strong> "))
    #expect(html.contains("<a href=\"findings/wrong-type.html\"><code>wrong-type</code></a>"))
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\"><img src=x>", "'&amp;", "\u{202E}a\u{0}\u{1B}[31m",
  ])
  func whatAListContainsStaysText(hostile: String) {
    let quoted = hostile.unicodeScalars.map { "\\u" + hexadecimal($0) }.joined()
    let text = "{\"\(quoted)\": \"\(quoted)\", \"Colour\": \"\(quoted)\", \"Lamp\": \"\(quoted)\"}"
    let list = annotated(text)
    let html = list.html()
    for unwanted in ["<script", "<img", "'&amp;'", "\u{202E}", "\u{0}", "\u{1B}"] {
      #expect(!html.contains(unwanted))
      #expect(!list.text(width: 80, isStyled: false).contains("\u{1B}"))
    }
  }

  private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
