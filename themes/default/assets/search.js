/* The search field at the top of every page, as the combobox of the ARIA Authoring Practices, and
   what it shares with the page of all results. Engine and index are loaded when they are wanted. */
(function () {
  "use strict";

  // How much the list shows; the command "docgen search" shows as much (SearchLimits).
  const mostKeys = 20, mostOthers = 5, mostRecents = 5, storage = "docgen-recent-searches";
  const root = new URL("..", document.currentScript.src).href;

  const form = document.querySelector("form.search");
  if (!form) return;
  const field = form.querySelector("[role=combobox]"), panel = form.querySelector(".search-panel");
  const status = panel.querySelector("[role=status]"), list = panel.querySelector("[role=listbox]");
  const all = panel.querySelector("a"), forget = panel.querySelector("button");
  let options = [], active = -1;

  const on = (target, kind, act) => target.addEventListener(kind, act);
  const set = (target, name, value) => target.setAttribute(name, value);
  const hasModifier = (event) => event.ctrlKey || event.metaKey || event.altKey;

  // ---- Loading

  const waiting = new Set();
  let isPrepared = false, failure = "";

  function addScript(path, next, failed) {
    const script = document.createElement("script");
    script.src = root + path;
    script.onload = next;
    script.onerror = failed;
    document.head.append(script);
  }

  /** Loads the engine and the index once; calls back when a part has come, or none will. */
  function load(tell) {
    const isFirst = !waiting.size;
    waiting.add(tell);
    if (!isFirst) return;
    const told = () => waiting.forEach((each) => each());
    const failed = () => {
      failure = "Search could not be loaded.";
      told();
    };
    const idle = window.requestIdleCallback || ((work) => setTimeout(work, 20));
    const prepare = () => {
      isPrepared = docgenSearch.prepare(10);
      if (isPrepared) told();
      else idle(prepare, { timeout: 50 });
    };
    addScript("assets/search-engine.js", () =>
      addScript("search-index.js", () => {
        idle(prepare, { timeout: 50 });
        addScript("search-text.js", told, failed);
      }, failed), failed);
  }

  /** Why there can be no answer yet, or empty. */
  const obstacle = () => (isPrepared ? "" : failure || "Loading…");

  // ---- What a result looks like

  function element(name, className, ...children) {
    const result = document.createElement(name);
    if (className) result.className = className;
    result.append(...children);
    return result;
  }

  function marked(name, marks) {
    const parts = [];
    let end = 0;
    for (const [from, to] of marks) {
      parts.push(name.slice(end, from), element("mark", "", name.slice(from, to)));
      end = to;
    }
    return [...parts, name.slice(end)];
  }

  /** A link to what was found: its name, its nature, its summary. */
  function item(result) {
    const isKey = result.kind === "key", parent = result.path.split("/").slice(0, -1).join("/");
    const facts = [isKey ? result.types.join(" or ") : result.kind, result.platforms.join(", "), parent && "in " + parent];
    const link = element("a", "", element(isKey ? "code" : "strong", "", ...marked(result.name, result.marks)), " ");
    if (result.isDeprecated) link.append(element("span", "badge deprecated", "Deprecated"), " ");
    link.append(element("small", "", facts.filter(Boolean).join(" · ")), element("span", "", result.summary));
    link.href = root + result.url;
    link.dataset.key = result.name;
    return link;
  }

  const count = (number, one, many) => number + " " + (number === 1 ? one : many);

  /** What an answer says of itself: how much was found, or why nothing. */
  function message(answer, limit) {
    if (answer.problems.length)
      return answer.problems.map(({ filter, value, nearest }) =>
        (value === null ? `There is no filter “${filter}:”` : `Nothing has “${filter}:${value}”`)
        + (nearest ? `; did you mean “${nearest}”?` : ".")).join(" ");
    const found = [[answer.keys.length, "key", "keys"], [answer.others.length, "other page", "other pages"]]
      .filter(([number]) => number).map((some) => count(...some)).join(", ");
    return !found ? "Nothing found." : answer.isGuess ? "No good match. Guesses: " + found
      : (answer.keys.length === limit ? "The first " : "") + found;
  }

  const allResults = (query) => root + "search.html?" + new URLSearchParams({ q: query });

  // ---- Recent searches

  function recents() {
    try {
      return JSON.parse(localStorage.getItem(storage)).filter((one) => typeof one === "string").slice(0, mostRecents);
    } catch {
      return [];
    }
  }

  function keepRecents(texts) {
    try {
      localStorage.setItem(storage, JSON.stringify(texts.slice(0, mostRecents)));
    } catch {
      // Without storage nothing is remembered.
    }
  }

  function remember() {
    const text = field.value.trim();
    if (text) keepRecents([text, ...recents().filter((one) => one !== text)]);
  }

  // ---- The list

  function select(number) {
    active = number;
    options.forEach((option, i) => set(option, "aria-selected", i === active));
    if (active < 0) return field.removeAttribute("aria-activedescendant");
    set(field, "aria-activedescendant", options[active].id);
    options[active].scrollIntoView({ block: "nearest" });
  }

  /** Shows groups of links, or hides the panel. */
  function show(groups, text) {
    options = groups.flatMap(([, links]) => links);
    options.forEach((option, i) => {
      option.id = "search." + i;
      option.tabIndex = -1;
      set(option, "role", "option");
    });
    list.replaceChildren(...groups.filter(([, links]) => links.length).map(([title, links]) => {
      const heading = element("div", "search-heading", title), group = element("div", "", heading, ...links);
      set(heading, "aria-hidden", true);
      set(group, "role", "group");
      set(group, "aria-label", title);
      return group;
    }));
    if (text !== undefined) status.textContent = text;
    form.classList.toggle("open", !!text);
    list.hidden = !options.length;
    set(field, "aria-expanded", !list.hidden);
    const query = field.value.trim();
    all.hidden = !text || !query;
    all.href = allResults(query);
    forget.hidden = !text || !!query;
    select(-1);
  }

  const close = () => show([]);

  function update() {
    const text = field.value.trim();
    if (!form.contains(document.activeElement)) return;
    if (!text) {
      const links = recents().map((one) => Object.assign(element("a", "", one), { href: allResults(one) }));
      if (links.length) show([["Recent searches", links]], links.length + " recent; Delete removes one");
      else show([], "");
    } else if (obstacle()) show([], obstacle());
    else {
      const answer = docgenSearch.search(text, mostKeys);
      answer.others.splice(mostOthers);
      const guess = answer.isGuess ? "Guesses: " : "";
      show([[guess + "Keys", answer.keys.map(item)], [guess + "Other pages", answer.others.map(item)]], message(answer, mostKeys));
    }
  }

  /** A recent search is put back into the field, anything else opened. */
  function choose(option) {
    if (!field.value.trim()) {
      field.value = option.textContent;
      return update();
    }
    remember();
    location.href = option.href;
  }

  // ---- Keys and clicks

  on(field, "keydown", (event) => {
    const last = options.length - 1;
    let isOurs = !event.isComposing;
    if (!isOurs || hasModifier(event)) return;
    if (event.key === "ArrowDown" && list.hidden) update();
    else if (event.key === "ArrowDown") select(active === last ? 0 : active + 1);
    else if (event.key === "ArrowUp" && !list.hidden) select(active <= 0 ? last : active - 1);
    else if (event.key === "Home" && active >= 0) select(0);
    else if (event.key === "End" && active >= 0) select(last);
    else if (event.key === "Enter" && options.length && (active >= 0 || field.value.trim())) choose(options[Math.max(active, 0)]);
    else if (event.key === "Delete" && active >= 0 && !field.value) {
      keepRecents(recents().filter((one, i) => i !== active));
      update();
    } else if (event.key === "Escape") {
      if (!form.classList.contains("open")) field.value = "";
      close();
    } else {
      isOurs = false;
      if (event.key.startsWith("Arrow")) select(-1);
    }
    if (isOurs) event.preventDefault();
  });

  on(field, "input", update);
  on(field, "click", update);
  /** Better results are there; who is choosing already keeps the list. */
  const improve = () => {
    if (field.value.trim() && active < 0) update();
  };

  on(field, "focus", () => {
    load(improve);
    update();
  });
  on(form, "focusout", (event) => {
    if (!form.contains(event.relatedTarget)) close();
  });
  on(form, "submit", remember);
  on(list, "click", (event) => {
    const option = event.target.closest("[role=option]");
    if (!option || hasModifier(event) || event.shiftKey) return;
    event.preventDefault();
    field.focus();
    choose(option);
  });
  on(all, "click", remember);
  on(forget, "click", () => {
    keepRecents([]);
    field.focus();
    update();
  });

  on(document, "keydown", (event) => {
    if (!["/", "s"].includes(event.key) || hasModifier(event)) return;
    if (event.target.closest("input, textarea, select, [contenteditable]")) return;
    event.preventDefault();
    field.focus();
    field.select();
  });

  form.nextElementSibling.hidden = true;
  form.hidden = false;
  window.docgenSearchResults = { load, obstacle, item, message, element };
})();
