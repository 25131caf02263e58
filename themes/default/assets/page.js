// Colors, before anything is drawn; then controls that need scripts, copying, and links to headings.
{
  const page = document;
  const root = page.documentElement;

  // The words of scripts by their English texts: `words.js` has those of another language. A bar separates singular and plural.
  const language = (() => {
    try {
      return new Intl.Locale(root.lang, { numberingSystem: "latn" });
    } catch {
      return "en";
    }
  })();
  const forms = new Intl.PluralRules(language);
  const shown = (value) => typeof value === "number" ? value.toLocaleString(language) : value ?? "";
  /** The parts of a text: values may be elements, or lists of them. */
  const parts = (english, values = {}) => {
    const [one, other = one] = english.split("|"), texts = window.docgenWords?.[english] ?? { one, other };
    const text = texts[forms.select(values.count ?? 0)] ?? texts.other ?? texts;
    return text.split(/{(\w+)}/).flatMap((part, i) => i % 2 ? shown(values[part]) : part);
  };
  const word = (english, values) => parts(english, values).join("");
  window.docgenWord = Object.assign(word, { parts });
  const inMarkup = (english) => word(english).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt()};`);

  const name = "docgen.appearance";
  let memory = {};
  // A browser may refuse storage.
  try {
    memory = localStorage;
  } catch {}
  root.className = memory[name] || "";

  // Controls of every page. The field is a combobox with a list, as the ARIA Authoring Practices describe it; its ids
  // have a dot, which no heading's has.
  const controls = {
    search: `<form class="search" role="search">
<input type="text" name="q" role="combobox" aria-label="${inMarkup("Search the reference")}" placeholder="${inMarkup("Type / to search")}" aria-controls="search.list" aria-expanded="false" aria-autocomplete="list" aria-keyshortcuts="/ s" autocomplete="off" autocapitalize="none" spellcheck="false">
<div class="search-panel">
<p role="status"></p>
<div id="search.list" role="listbox" aria-label="${inMarkup("Search results")}" hidden></div>
<a class="search-all" hidden>${inMarkup("All results and filters")}</a>
<button type="button" hidden>${inMarkup("Clear recent searches")}</button>
</div>
</form>`,
    appearance: `<button type="button" class="appearance"><svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="7"/><path d="M10 3v14a7 7 0 0 0 0-14"/></svg></button>`
  };

  const schemes = ["", "light", "dark"];
  const schemeNames = ["as the system", "light", "dark"].map((name) => word(name));
  // What goes without saying in the lines of a card.
  const plainNames = ["What it does", "What it means", "What it is", "What it stands for", "What is wrong"].map((name) => word(name));

  const all = (selector, work) => page.querySelectorAll(selector).forEach(work);
  // The policy of a site may demand that only a named rule makes elements of text.
  const rule = { createHTML: (part) => part };
  const elements = window.trustedTypes?.createPolicy("docgen-page", rule) ?? rule;
  const narrow = matchMedia("(max-width: 40rem)");

  // While the page is parsed, before each part is drawn, so that nothing moves later.
  function complete() {
    all("[type='text/html']", (part) => {
      // What follows shows that it is there as a whole.
      if (!part.nextSibling && page.readyState === "loading") return;
      part.outerHTML = elements.createHTML(part.text || controls[part.dataset.part]);
      // A narrow screen shows the table before its filters.
      all(".filters:not([role]) details", (more) => more.open = innerWidth > 700 || location.hash.includes("="));
    });
    // On a narrow screen a row of a table is a card, whose lines need the names of the columns.
    if (narrow.matches) all("table:not(.matrix) td:not([data-name])", (cell) => {
      const name = cell.cellIndex ? cell.closest("table").tHead.rows[0].cells[cell.cellIndex]?.textContent : "";
      cell.dataset.name = plainNames.includes(name) ? "" : name;
    });
  }

  const parsed = new MutationObserver(complete);
  parsed.observe(page, { childList: true, subtree: true });
  narrow.onchange = complete;

  // The page is parsed, and deferred scripts, which look for their controls, have not run yet.
  page.addEventListener("readystatechange", () => {
    parsed.disconnect();
    complete();
    all(".search-link", ({ href, dataset }) => {
      all("form.search", (form) => form.action = href);
      all(".search-all", (link) => link.href = href);
      all(".search input", (field) => field.maxLength = dataset.limit);
    });
    // Without a wide keyboard no one types a slash.
    all("[role=combobox]", (field) => field.placeholder = page.querySelector(".search-link")?.dataset.hint || (matchMedia("(any-hover: none)").matches ? word("Search") : field.placeholder));
    all(".appearance", (button) => (button.onclick = (event) => {
      const next = (schemes.indexOf(root.className) + !!event) % 3;
      root.className = schemes[next];
      // Dark variants of pictures follow the choice.
      all("picture source", (source) => source.media = ["(prefers-color-scheme: dark)", "not all", "all"][next]);
      button.title = button.ariaLabel = word("Colors: {scheme}", { scheme: schemeNames[next] });
      if (event) memory[name] = root.className;
    })());

    // A menu closes when the reader goes on.
    all("nav.main details", (menu) => {
      const close = ({ key, target }) => {
        if (key ? key === "Escape" && menu.open : !menu.contains(target)) menu.open = false;
      };
      page.addEventListener("click", close);
      page.addEventListener("keydown", close);
      menu.addEventListener("focusout", ({ relatedTarget }) => relatedTarget && close({ target: relatedTarget }));
    });

    // The tree shows where the page is.
    all(".tree", (tree) => {
      const here = tree.querySelector("[aria-current]");
      const turn = () => tree.scrollTop = here?.offsetTop - tree.clientHeight / 2;
      tree.addEventListener("toggle", turn);
      turn();
    });

    // Back to the start, from the second screen of a long page on.
    if (root.scrollHeight > 3 * innerHeight) {
      const up = Object.assign(page.createElement("a"), { className: "top", href: "#", textContent: "↑", title: word("To the top"), ariaLabel: word("To the top"), hidden: true });
      page.querySelector("header.site")?.append(up);
      onscroll = () => up.hidden = scrollY < innerHeight;
    }

    // Only secure pages have a clipboard.
    const clipboard = navigator.clipboard;
    if (!clipboard) return;
    const said = page.body.appendChild(page.createElement("output"));
    const make = (place, element, className, title, href) => Object.assign(page.createElement(element), {
      className,
      title,
      href,
      onclick: ({ target }) => clipboard.writeText(target.href || place.textContent).then(() => word("Copied"), () => word("Not copied")).then((text) => {
        said.textContent = text;
        setTimeout(() => said.textContent = "", 2000);
      })
    });
    all("pre", (code) => code.before(make(code, "button", "copy", word("Copy"))));
    all("main :is(h2,h3)[id]", (heading) => heading.append(make(heading, "a", "anchor", word("Link to here"), "#" + heading.id)));
  }, { once: true });
}
