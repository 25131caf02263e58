/* The editions of the site: a menu that leads to the same page in another one, the note on pages of an edition that is
   not the latest, the address that search engines keep, and a search of all editions. The list of editions comes from
   `editions.js` in the folder around them; the pages of an edition from `edition.js` in its own, when they are needed. */
"use strict";
{
  const { edition, page, noun, address } = document.currentScript.dataset, word = docgenWord;
  const here = new URL("..", document.currentScript.src), around = new URL("..", here);
  const { latest = edition, editions = [] } = window.docgenEditions || {};
  const names = editions.map(({ name }) => name);
  const homeOf = (name) => new URL(name + "/", around).href;
  const addressOf = (name, path) => homeOf(name) + path + ".html";

  function element(name, className, ...children) {
    const result = document.createElement(name);
    if (className) result.className = className;
    result.append(...children);
    return result;
  }

  const link = (text, href) => Object.assign(element("a", "", text), { href });

  // The policy of a site may demand that only a named rule makes addresses of scripts.
  const rule = { createScriptURL: (path) => new URL(path, around).href };
  const addresses = window.trustedTypes?.createPolicy("docgen-editions", rule) ?? rule;

  /** Runs a script of an edition; what it has set is there when the answer comes. */
  const run = (name, path, answer) => new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = addresses.createScriptURL(name + "/" + path);
    script.onload = () => resolve(answer());
    script.onerror = () => resolve(null);
    document.head.append(script);
  });

  // ---- The pages of editions

  const known = new Map();

  /** The addresses of an edition's pages, and those that moved; empty if they cannot be loaded. */
  function pagesOf(name) {
    if (!known.has(name)) known.set(name, run(name, "edition.js", () => window.docgenEdition).then((found) => ({
      pages: new Set(found?.pages), moved: new Map((found?.moved || []).map(([from, to, title]) => [from, { to, title }])),
    })));
    return known.get(name);
  }

  /** The place of this page in an edition, with the title it has there if it was renamed; null if it is not there. */
  async function placeIn(name) {
    const { pages, moved } = await pagesOf(name);
    if (pages.has(page)) return { path: page };
    const now = moved.get(page);
    if (now) return { path: now.to, title: now.title };
    // An older edition has the page under its former address.
    for (const [from, { to }] of (await pagesOf(edition)).moved) if (to === page && pages.has(from)) return { path: from };
    return null;
  }

  // ---- The menu

  function completeMenu(menu) {
    const links = names.map((name) => {
      const item = link(name === latest ? word("{edition} (latest)", { edition: name }) : name, homeOf(name) + "index.html");
      if (name === edition) item.ariaCurrent = "true";
      return [name, item];
    });
    menu.querySelector("ul").prepend(...links.map(([, item]) => element("li", "", item)));
    const complete = () => links.forEach(async ([name, item]) => {
      const place = await placeIn(name);
      if (place) item.href = addressOf(name, place.path);
    });
    menu.addEventListener("toggle", complete, { once: true });
    const close = ({ key, target }) => {
      if (key ? key === "Escape" && menu.open : !menu.contains(target)) menu.open = false;
    };
    document.addEventListener("click", close);
    document.addEventListener("keydown", close);
  }

  // ---- The note on another edition than the latest

  /** The first edition after this one that does not have the page. */
  async function editionWithout() {
    for (const name of names.slice(names.indexOf(latest), names.indexOf(edition)).reverse())
      if (!(await placeIn(name))) return name;
    return null;
  }

  async function note() {
    const place = await placeIn(latest), text = element("p", "", word("This is edition {edition}.", { edition }), " ");
    const home = link(latest, homeOf(latest) + "index.html");
    if (place?.title) text.append(...word.parts("Renamed to {page} in {edition}.", { page: link(place.title, addressOf(latest, place.path)), edition: latest }));
    else if (place) text.append(link(noun === "key" ? word("See this key in {edition}", { edition: latest }) : word("See this page in {edition}", { edition: latest }), addressOf(latest, place.path)));
    else {
      const first = await editionWithout();
      text.append(...first ? word.parts("Removed in {edition}. The latest is {latest}.", { edition: first, latest: home }) : word.parts("This page is not in the latest, {latest}.", { latest: home }));
    }
    const box = element("aside", "edition-note", text);
    box.ariaLabel = word("Edition {edition}", { edition });
    document.querySelector("main").prepend(box);
    return place;
  }

  /** Tells search engines which page is to be found: the latest edition's, wherever this one is there. */
  function setCanonical(place) {
    if (!address || page === "404") return;
    const target = place ? `${latest}/${place.path}` : `${edition}/${page}`;
    document.head.append(Object.assign(document.createElement("link"), { rel: "canonical", href: `${address}${target}.html` }));
  }

  // ---- The search of all editions

  const engines = new Map(), loads = new Map();

  /** Keeps the scripts of several engines apart: each index is loaded into the engine of the same edition. */
  function keepApart() {
    const own = window.docgenSearchIndex;
    window.docgenSearchIndex = (part, json) =>
      (loads.get(new URL(".", document.currentScript.src).href) || own)(part, json);
  }

  /** The engine of an edition with its index; null if it cannot be loaded. */
  async function prepare(name) {
    const own = [window.docgenSearch, window.docgenSearchIndex];
    const engine = await run(name, "assets/search-engine.js", () => {
      const { docgenSearch, docgenSearchIndex } = window;
      [window.docgenSearch, window.docgenSearchIndex] = own;
      loads.set(homeOf(name), docgenSearchIndex);
      return docgenSearch;
    });
    if (!engine) return null;
    for (const path of ["search-index.js", "search-text.js"]) if ((await run(name, path, () => true)) === null) return null;
    while (!engine.prepare(20)) await new Promise((resolve) => setTimeout(resolve));
    return engine;
  }

  function searchAll(form) {
    const { load, obstacle, resultLink } = window.docgenResults;
    const box = element("input"), label = element("label", "all-editions", box, " ", word("All editions"));
    const found = element("div", "other-editions"), mostResults = 20;
    box.type = "checkbox";
    form.querySelector("[role=status]").before(label);
    document.querySelector(".results").after(found);
    let number = 0;

    async function update() {
      const mine = ++number;
      if (!box.checked || obstacle()) return void found.replaceChildren();
      if (!loads.size) {
        loads.set("", null);
        keepApart();
      }
      const filters = [...form.querySelectorAll("select")].filter(({ value }) => value).map(({ name, value }) => `${name}:"${value}"`);
      const text = [form.elements.q.value.trim(), ...filters].join(" ").trim();
      const parts = [];
      // One after another, because each engine is a script that sets the same variable.
      for (const name of names.filter((name) => name !== edition)) {
        if (!engines.has(name)) engines.set(name, prepare(name));
        const engine = await engines.get(name);
        if (mine !== number) return;
        const { results } = engine && text ? engine.search(text, mostResults) : { results: [] };
        const items = results.map((result) => {
          const item = resultLink(result);
          item.href = homeOf(name) + result.url;
          return element("li", "", item);
        });
        parts.push(element("h2", "", name));
        if (items.length) parts.push(element("ol", "", ...items));
        else parts.push(element("p", "", engine ? word("Nothing found in this edition.") : word("This edition could not be searched.")));
      }
      found.replaceChildren(...parts);
    }

    for (const kind of ["input", "change"]) form.addEventListener(kind, update);
    load(update);
  }

  // ----

  const menu = document.querySelector("details.editions");
  if (menu) completeMenu(menu);
  if (names.includes(edition)) {
    if (edition === latest || !names.includes(latest)) setCanonical(null);
    else note().then(setCanonical);
    const form = document.querySelector("form.filters[role=search]");
    if (form && window.docgenResults && names.length > 1) searchAll(form);
  }
}
