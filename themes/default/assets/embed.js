/* Two elements for pages of other sites: <docgen-key name="…"> shows what this reference says of a key, and
   <docgen-search> finds its pages. Texts stay texts; each element keeps its styles to itself. */

const root = new URL("..", import.meta.url).href;
const longestQuery = 200, mostResults = 8, mostValues = 12;

// The policy of a site may demand that only a named rule makes addresses of scripts.
const rule = { createScriptURL: (path) => root + path };
const addresses = globalThis.trustedTypes?.createPolicy("docgen-embed", rule) ?? rule;

const styles = new CSSStyleSheet();
styles.replaceSync(`
  :host { display: block; font: inherit; color: inherit; }
  :host([hidden]) { display: none; }
  [part=card], [part=results]:not(:empty) { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 6px; padding: 0.7em 1em; }
  p, ul, dl { margin: 0.4em 0 0; padding: 0; }
  [part=title] { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  [part=facts], [part=status], small { font-size: 0.875em; opacity: 0.8; }
  code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.95em; }
  a { color: var(--docgen-link, LinkText); }
  input { box-sizing: border-box; width: 100%; font: inherit; color: inherit; background: transparent; padding: 0.4em 0.6em; border: 1px solid currentColor; border-radius: 6px; }
  ul { list-style: none; }
  li + li { margin-top: 0.5em; }
  li span { display: block; }
`);

function element(name, part, ...children) {
  const result = document.createElement(name);
  if (part) result.setAttribute("part", part);
  result.append(...children);
  return result;
}

function link(address, ...children) {
  const result = element("a", "", ...children);
  result.href = new URL(address, root).href;
  return result;
}

/** The parts of a line of Markdown: text, and code between backticks; links are their texts. */
function inline(markdown) {
  const plain = (text) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/\*\*?|__/g, "").replace(/\\([!-/:-@[-`{-~])/g, "$1");
  return String(markdown ?? "").split(/`([^`]+)`/).map((part, i) => (i % 2 ? element("code", "", part) : plain(part)));
}

// ---- The search of the reference

let engine = null;

function load(path) {
  return new Promise((loaded, failed) => {
    const script = document.createElement("script");
    script.src = addresses.createScriptURL(path);
    script.onload = loaded;
    script.onerror = () => failed(new Error("The search could not be loaded."));
    document.head.append(script);
  });
}

/** The engine with its index, which all elements share; a failed attempt is made again. */
function searching() {
  engine ??= load("assets/search-engine.js").then(() => load("search-index.js")).then(() => load("search-text.js"))
    .then(() => globalThis.docgenSearch)
    .catch((error) => {
      engine = null;
      throw error;
    });
  return engine;
}

// ---- Elements

class Embedded extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: "open" }).adoptedStyleSheets = [styles];
  }
}

/** `name`: the key's name or path, and `document` if several kinds of files have it; or `page`: its address in the reference. */
class KeyCard extends Embedded {
  static observedAttributes = ["name", "page", "document"];
  #turn = 0;

  connectedCallback() {
    this.#show();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#show();
  }

  /** Shows the key; an answer that comes after the attributes have changed again is dropped. */
  async #show() {
    const turn = ++this.#turn;
    let parts;
    try {
      const page = this.getAttribute("page") ?? (await this.#pageOfName());
      const answer = await fetch(this.#address(page, ".json"));
      if (!answer.ok) throw new Error(`There is no key at ${page}.`);
      parts = this.#card(await answer.json(), page);
    } catch (error) {
      parts = [element("p", "status", error instanceof TypeError ? "The reference could not be reached." : error.message)];
    }
    if (turn === this.#turn) this.shadowRoot.replaceChildren(element("div", "card", ...parts));
  }

  /** The address of a page in the reference, and nowhere else. */
  #address(page, ending) {
    const address = new URL(page.replace(/\.html$/, "") + ending, root).href;
    if (!address.startsWith(root)) throw new Error(`${page} is not a page of the reference.`);
    return address;
  }

  async #pageOfName() {
    const name = this.getAttribute("name") ?? "", document = this.getAttribute("document");
    const { search } = await searching();
    const query = name.split("/").at(-1).slice(0, longestQuery) + (document ? ` document:${document}` : "");
    const keys = search(query, 200).results.flatMap((result) => [result, ...result.places.map((place) => ({ ...result, ...place }))]).filter((result) => result.isKey);
    const found = keys.find(({ path }) => path === name) ?? keys.find((key) => key.name === name);
    if (!found) throw new Error(`The reference has no key ${name}.`);
    return found.url;
  }

  #card(key, page) {
    const title = element("p", "title", link(this.#address(page, ".html"), element("code", "", String(key.name))));
    if (key.title) title.append(" ", element("small", "", String(key.title)));
    const since = (key.availability ?? []).map(({ platform, introduced, deprecated, removed }) =>
      [platform, introduced && introduced + "+", removed ? `(removed in ${removed})` : deprecated && `(deprecated in ${deprecated})`].filter(Boolean).join(" "));
    const facts = [(key.types ?? []).join(" or "), key.required === true ? "required" : "", since.join(", ")].filter(Boolean).join(" · ");
    const parts = [title, element("p", "facts", facts), element("p", "summary", ...inline(key.summary))];
    const values = (key.values ?? []).slice(0, mostValues).flatMap(({ value }, i) => [i ? ", " : "", element("code", "", typeof value === "string" ? value : JSON.stringify(value))]);
    if (values.length) parts.push(element("p", "values", "Values: ", ...values, key.values.length > mostValues ? ", …" : ""));
    if (key.default !== undefined && key.default !== null) {
      parts.push(element("p", "default", "Default: ", element("code", "", typeof key.default === "string" ? key.default : JSON.stringify(key.default))));
    }
    return parts;
  }
}

/** `placeholder`: the words in the empty field; `query`: the words that it begins with. */
class SearchField extends Embedded {
  #field = element("input", "field");
  #status = element("p", "status");
  #results = element("ul", "results");
  #engine = null;

  connectedCallback() {
    if (this.shadowRoot.childElementCount) return;
    const text = this.getAttribute("placeholder") ?? "Search the reference";
    Object.assign(this.#field, { type: "search", maxLength: longestQuery, placeholder: text, ariaLabel: text, autocomplete: "off", spellcheck: false });
    this.#status.role = "status";
    this.shadowRoot.append(this.#field, this.#status, this.#results);
    this.#field.addEventListener("input", () => this.#update());
    this.#field.addEventListener("focus", () => this.#update(), { once: true });
    this.shadowRoot.addEventListener("keydown", (event) => this.#pressed(event));
    const query = this.getAttribute("query");
    if (query) {
      this.#field.value = query;
      this.#update();
    }
  }

  async #update() {
    const text = () => this.#field.value.trim();
    if (!this.#engine) {
      if (text()) this.#status.textContent = "Loading…";
      try {
        this.#engine = await searching();
      } catch (error) {
        this.#status.textContent = error.message;
        return;
      }
    }
    if (!text()) {
      this.#results.replaceChildren();
      this.#status.textContent = "";
      return;
    }
    const { results } = this.#engine.search(text(), mostResults);
    this.#status.textContent = results.length ? "" : "Nothing found. Fewer or other words may find it.";
    this.#results.replaceChildren(...results.map((result) => {
      const name = element(result.isKey ? "code" : "strong", "", result.name);
      return element("li", "result", link(result.url, name), " ", element("small", "", result.kindTitle), element("span", "", result.summary));
    }));
  }

  /** Arrows move between the field and the results. */
  #pressed(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    const stops = [this.#field, ...this.#results.querySelectorAll("a")];
    const next = stops[stops.indexOf(this.shadowRoot.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}

for (const [name, kind] of [["docgen-key", KeyCard], ["docgen-search", SearchField]]) {
  // A page may show elements of one reference alone.
  if (!customElements.get(name)) customElements.define(name, kind);
}
