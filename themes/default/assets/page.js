// Colours, before anything is drawn; then copying, and links to headings.
{
  const page = document;
  const name = "docgen.appearance";
  const shown = page.documentElement.dataset;
  // A browser may refuse to remember.
  try {
    shown.appearance = localStorage[name] || "";
  } catch {}

  addEventListener("DOMContentLoaded", () => {
    const choice = page.querySelector(".appearance");
    if (choice) {
      choice.hidden = false;
      choice.value = shown.appearance || "";
      choice.onchange = () => {
        shown.appearance = choice.value;
        try {
          localStorage[name] = choice.value;
        } catch {}
      };
    }

    // Only secure pages have a clipboard.
    const clipboard = navigator.clipboard;
    if (!clipboard) return;
    const add = (html, place, element) => element.insertAdjacentHTML(place, html);
    const all = (selector) => page.querySelectorAll(selector);
    all("pre").forEach((code) => add("<button class=copy>Copy</button>", "beforebegin", code));
    all("main :is(h2,h3)[id]").forEach((heading) => add(`<a class=anchor href=#${heading.id} title="Link to this heading"></a>`, "beforeend", heading));
    const said = page.createElement("output");
    page.body.append(said);
    page.onclick = ({ target }) => {
      const text = target.className === "copy" ? target.nextSibling.textContent : target.className === "anchor" && target.href;
      if (text) {
        clipboard.writeText(text).then(() => "Copied", () => "Not copied").then((word) => {
          said.textContent = word;
          setTimeout(() => said.textContent = "", 2000);
        });
      }
    };
  });
}
