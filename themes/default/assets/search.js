/* The search field at the top of every page, as the combobox of the ARIA Authoring Practices, and
   what it shares with the page of all results. Engine and index are loaded when they are wanted. */
(function () {
  "use strict";

  const page = document;
  // How much the list shows; the command "docgen search" shows as much (SearchLimits).
  const mostKeys = 20, mostOthers = 5, mostRecents = 5, storage = "docgen-recent-searches";
  const root = new URL("..", page.currentScript.src).href;

  const form = page.querySelector("form.search");
  if (!form) return;
  const part = (selector) => form.querySelector(selector);
  const field = part("[role=combobox]"), status = part("[role=status]"), list = part("[role=listbox]");
  const all = part(".search-all"), forget = part("button");
  let options = [], active = -1;

  const on = (target, kind, act) => target.addEventListener(kind, act);
  const written = () => field.value.trim();
  const stop = (event) => event.preventDefault();
  const hasModifier = (event) => event.ctrlKey || event.metaKey || event.altKey;

  // ---- Loading

  const waiting = new Set();
  let isPrepared = false, failure = "";

  function addScript(path, next, failed) {
    const script = page.createElement("script");
    script.src = root + path;
    script.onload = next;
    script.onerror = failed;
    page.head.append(script);
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
    const result = page.createElement(name);
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
    const isKey = result.kind === "key", parent = result.path.replace(/\/?[^/]*$/, "");
    const facts = [isKey ? result.types.join(" or ") : result.kind, result.platforms.join(", "), parent && "in " + parent];
    const link = element("a", "", element(isKey ? "code" : "strong", "", ...marked(result.name, result.marks)), " ");
    if (result.isDeprecated) link.append(element("span", "badge deprecated", "Deprecated"), " ");
    link.append(element("small", "", facts.filter(Boolean).join(" · ")), element("span", "", result.summary));
    link.href = root + result.url;
    link.dataset.key = result.name;
    return link;
  }

  /** What an answer says of itself: how much was found, or why nothing. */
  function message(answer, limit) {
    if (answer.problems.length)
      return answer.problems.map(({ filter, value, nearest }) =>
        (value === null ? `There is no filter “${filter}:”` : `Nothing has “${filter}:${value}”`)
        + (nearest ? `; did you mean “${nearest}”?` : ".")).join(" ");
    const found = [[answer.keys.length, "key"], [answer.others.length, "other page"]]
      .filter(([number]) => number).map(([number, one]) => number + " " + one + (number > 1 ? "s" : "")).join(", ");
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
    const text = written();
    if (text) keepRecents([text, ...recents().filter((one) => one !== text)]);
  }

  // ---- The list

  function select(number) {
    active = number;
    options.forEach((option, i) => option.ariaSelected = i === active);
    const option = options[active];
    field.setAttribute("aria-activedescendant", option ? option.id : "");
    option?.scrollIntoView({ block: "nearest" });
  }

  /** Shows groups of links, or hides the panel. */
  function show(groups, text) {
    options = groups.flatMap(([, links]) => links);
    options.forEach((option, i) => {
      option.id = "search." + i;
      option.tabIndex = -1;
      option.role = "option";
    });
    list.replaceChildren(...groups.filter(([, links]) => links.length).map(([title, links]) => {
      const heading = element("div", "search-heading", title), group = element("div", "", heading, ...links);
      heading.ariaHidden = true;
      group.role = "group";
      group.ariaLabel = title;
      return group;
    }));
    if (text !== undefined) status.textContent = text;
    form.classList.toggle("open", !!text);
    list.hidden = !options.length;
    field.ariaExpanded = !list.hidden;
    const query = written();
    all.hidden = !text || !query;
    all.href = allResults(query);
    forget.hidden = !text || !!query;
    select(-1);
  }

  const close = () => show([]);

  function update() {
    const text = written();
    if (!form.contains(page.activeElement)) return;
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
    if (!written()) {
      field.value = option.textContent;
      return update();
    }
    remember();
    location.href = option.href;
  }

  // ---- Keys and clicks

  on(field, "keydown", (event) => {
    const { key } = event, last = options.length - 1;
    let isOurs = !event.isComposing;
    if (!isOurs || hasModifier(event)) return;
    if (key === "ArrowDown" && list.hidden) update();
    else if (key === "ArrowDown") select(active === last ? 0 : active + 1);
    else if (key === "ArrowUp" && !list.hidden) select(active <= 0 ? last : active - 1);
    else if (key === "Home" && active >= 0) select(0);
    else if (key === "End" && active >= 0) select(last);
    else if (key === "Enter" && options.length && (active >= 0 || written())) choose(options[Math.max(active, 0)]);
    else if (key === "Delete" && active >= 0 && !field.value) {
      keepRecents(recents().filter((one, i) => i !== active));
      update();
    } else if (key === "Escape") {
      if (!form.classList.contains("open")) field.value = "";
      close();
    } else {
      isOurs = false;
      if (key.startsWith("Arrow")) select(-1);
    }
    if (isOurs) stop(event);
  });

  on(field, "input", update);
  on(field, "click", update);
  /** Better results are there; who is choosing already keeps the list. */
  const improve = () => {
    if (written() && active < 0) update();
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
    stop(event);
    field.focus();
    choose(option);
  });
  on(all, "click", remember);
  on(forget, "click", () => {
    keepRecents([]);
    field.focus();
    update();
  });

  on(page, "keydown", (event) => {
    if (!["/", "s"].includes(event.key) || hasModifier(event)) return;
    if (event.target.closest("input, textarea, select, [contenteditable]")) return;
    stop(event);
    field.focus();
    field.select();
  });

  form.nextElementSibling.hidden = true;
  window.docgenResults = { load, obstacle, item, message, element };
})();
