import Markup
import Testing

/// Code with a title in the line of its fence.
struct ListingTests {
  private static let text = """
    ```xml title="One & <two>"
    <a/>
    ```

    ```xml
    <b/>
    ```

    > ~~~swift {1} title="Inside a *quote*" more
    > let x = 1
    > ~~~
    """

  @Test func listingsAreNumberedThroughTheText() {
    let blocks = parsed(Self.text).blocks
    #expect(
      blocks == [
        .listing(number: 1, Listing("One & <two>", language: "xml", "<a/>\n")),
        .code(language: "xml", "<b/>\n"),
        .quote([
          .listing(number: 2, Listing("Inside a *quote*", language: "swift", "let x = 1\n"))
        ]),
      ])
  }

  @Test func everyRendererShowsListingNumberAndTitle() {
    let blocks = Array(parsed(Self.text).blocks.prefix(1))
    #expect(
      html(blocks).contains(
        "<figure class=\"listing\" id=\"listing.1\">\n<figcaption><b>Listing 1.</b> One &amp; &lt;two&gt;</figcaption>"
      ))
    #expect(
      MarkdownRenderer(page: "a").render(blocks)
        == "**Listing 1.** One \\& \\<two\\>\n\n```xml\n<a/>\n```\n")
    #expect(
      TerminalRenderer(width: 60, styled: false).render(blocks)
        == "Listing 1. One & <two>\n    <a/>\n")
  }
}
