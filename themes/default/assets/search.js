/* The search field at the top of every page, as the combobox of the ARIA Authoring Practices, and
   what it shares with the page of all results. The engine and the index are loaded on the first focus. */
"use strict";
{
  const mostRecentSearches = 5, mostPlaces = 3, storageKey = "docgen-recent-searches";
  const root = new URL("..", document.currentScript.src).href, word = window.docgenWord;

  // ---- Loading

  const listeners = new Set();
  let isPrepared = false, failure = "";

  // The policy of a site may demand that only a named rule makes addresses of scripts.
  const rule = { createScriptURL: (path) => root + path };
  const addresses = window.trustedTypes?.createPolicy("docgen-search", rule) ?? rule;

  function addScript(path, loaded, failed) {
    const script = document.createElement("script");
    script.src = addresses.createScriptURL(path);
    script.onload = loaded;
    script.onerror = failed;
    document.head.append(script);
  }

  /** Loads the engine and the index once. Calls back each time that answers improve, or if loading fails. */
  function load(listener) {
    const isFirst = listeners.size === 0;
    listeners.add(listener);
    if (!isFirst) return;
    const notify = () => listeners.forEach((listener) => listener());
    const failed = () => {
      failure = word("Search could not be loaded.");
      notify();
    };
    const whenIdle = window.requestIdleCallback || ((work) => setTimeout(work, 20));
    const prepareSoon = () => whenIdle(prepare, { timeout: 50 });
    const prepare = () => {
      const isDone = docgenSearch.prepare(10);
      isPrepared ||= isDone;
      if (isDone) notify();
      else prepareSoon();
    };
    addScript("assets/search-engine.js", () =>
      addScript("search-index.js", () => {
        prepareSoon();
        addScript("search-text.js", prepareSoon, failed);
      }, failed), failed);
  }

  /** Why nothing can be searched yet, or empty. */
  const obstacle = () => (isPrepared ? "" : failure || word("Loading…"));

  // ---- What results look like

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

  const kindClass = (kind) => "of-kind kind-" + kind.replaceAll(" ", "-");
  const parentOf = (path) => path.replace(/\/?[^/]*$/, "");

  const either = (texts) => texts.reduce((list, last) => word("{list} or {last}", { list, last }));

  /** The name, kind, type, platforms and places of a result. */
  function heading(result) {
    const { isKey, places } = result, parent = parentOf(result.path);
    const name = element(isKey ? "code" : "strong", "", ...marked(result.name, result.marks));
    const kind = element("span", kindClass(result.kind), word(result.kindTitle));
    const facts = [
      isKey ? either(result.types.map((type) => word(type))) : result.title, result.platforms.join(word(", ")),
      result.documents.length ? [...result.documents, parent].filter(Boolean).join(": ") : parent && word("in {place}", { place: parent }),
      places.length ? word("and {count} more place|and {count} more places", { count: places.length - 1 }) : "",
    ];
    const parts = [name, " ", kind, " "];
    if (result.isDeprecated) parts.push(element("span", "badge deprecated", word("Deprecated")), " ");
    return [...parts, element("small", "", facts.filter(Boolean).join(" · "))];
  }

  /** A link to a result with its facts and its summary. */
  function resultLink(result) {
    const link = element("a", "", ...heading(result), element("span", "", result.summary));
    link.href = root + result.url;
    link.dataset.key = result.name;
    return link;
  }

  /** Links to the first of the places that a name has. */
  function placeLinks({ places }) {
    const parents = places.map(({ path }) => path.split("/").slice(0, -1));
    const isShared = (step, i) => parents.every((parent) => parent[i] === step && i < parent.length - 1);
    // What all of them begin with tells nothing.
    const shared = parents.length ? parents[0].findIndex((step, i) => !isShared(step, i)) : 0;
    const links = places.slice(1, 1 + mostPlaces).map(({ path, url }, i) => {
      const link = element("a", "", parents[i + 1].slice(Math.max(shared, 0)).join("/") || path);
      link.href = root + url;
      return link;
    });
    const rest = places.length - 1 - links.length;
    const list = links.flatMap((link, i) => (i ? [word(", "), link] : [link]));
    const all = rest > 0 ? word.parts("{list} and {count} more", { list, count: rest }) : list;
    return links.length ? [element("p", "places", ...word.parts("Also in {places}", { places: all }))] : [];
  }

  /** A button for each kind of results, with their number; the chosen one is pressed. */
  function kindButtons(kinds, chosen, choose) {
    if (kinds.length < 2) return [];
    const all = { kind: "", title: word("all"), count: kinds.reduce((sum, { count }) => sum + count, 0) };
    return [all, ...kinds].map(({ kind, title, count }) => {
      const button = element("button", "", word(title) + " ", element("small", "", count));
      button.type = "button";
      button.value = kind;
      button.ariaPressed = kind === chosen;
      button.addEventListener("click", () => choose(kind));
      return button;
    });
  }

  /** What a wide screen shows of the chosen result: its heading, summary, places and, if its type has one, an entry to copy. */
  function preview(result) {
    const parts = [element("p", "", ...heading(result)), element("p", "", result.summary), ...placeLinks(result)];
    const text = docgenSearch.entryOf(result);
    if (text) parts.push(element("pre", "", element("code", "", text)));
    return parts;
  }

  function problemText({ filter, value, nearest }) {
    const problem = value === null ? word("There is no filter “{filter}:”", { filter }) : word("No entry matches “{filter}:{value}”", { filter, value });
    return nearest ? word("{problem}; did you mean “{nearest}”?", { problem, nearest }) : word("{problem}.", { problem });
  }

  /** The engine's sentence on a query; one on a code that isn't known begins with the code. */
  function noteOf(note) {
    const [, code] = /^(.*) is not known\. These have the nearest numbers\.$/.exec(note) ?? [];
    return code ? word("{code} is not known. These have the nearest numbers.", { code }) : note;
  }

  /** How much was found, or why nothing was. */
  function summaryOf(answer, limit) {
    if (answer.problems.length) return answer.problems.map(problemText).join(" ");
    const count = answer.results.length, sentence = noteOf(answer.note), note = sentence && sentence + " ";
    if (!count) return note + word("Nothing found. Fewer or other words may find it.");
    if (answer.isGuess) return (note || word("No good match.") + " ") + word("Guesses: {count} result|Guesses: {count} results", { count });
    return note + (count === limit ? word("The first {count} result|The first {count} results", { count }) : word("{count} result|{count} results", { count }));
  }

  // ---- Recent searches

  function recentSearches() {
    try {
      const stored = JSON.parse(localStorage.getItem(storageKey));
      return stored.filter((text) => typeof text === "string").slice(0, mostRecentSearches);
    } catch {
      return [];
    }
  }

  function storeRecentSearches(texts) {
    try {
      localStorage.setItem(storageKey, JSON.stringify(texts.slice(0, mostRecentSearches)));
    } catch {
      // Without storage nothing is remembered.
    }
  }

  // ---- The field and its list

  function setUp(form) {
    const field = form.querySelector("[role=combobox]"), status = form.querySelector("[role=status]");
    const list = form.querySelector("[role=listbox]");
    const allResults = form.querySelector(".search-all"), clearButton = form.querySelector("button");
    const kinds = element("div", "search-kinds"), chosenResult = element("div", "search-preview");
    let options = [], results = [], active = -1, kind = "";
    kinds.role = "toolbar";
    kinds.ariaLabel = word("Kinds of results: Alt and an arrow key choose one");
    chosenResult.ariaHidden = true;
    list.before(kinds);
    list.after(chosenResult);

    const fieldText = () => field.value.trim();
    const hasModifier = (event) => event.ctrlKey || event.metaKey || event.altKey;
    const allResultsURL = (query) => root + "search.html?" + new URLSearchParams({ q: query });

    function remember() {
      const text = fieldText();
      if (text) storeRecentSearches([text, ...recentSearches().filter((other) => other !== text)]);
    }

    function activate(index) {
      active = index;
      options.forEach((option, i) => (option.ariaSelected = i === active));
      const option = options[active];
      field.setAttribute("aria-activedescendant", option ? option.id : "");
      option?.scrollIntoView({ block: "nearest" });
      const result = results[Math.max(active, 0)];
      chosenResult.replaceChildren(...(result ? preview(result) : []));
    }

    /** Shows only results of a kind, or of all. */
    function chooseKind(chosen) {
      kind = chosen;
      field.focus();
      update();
    }

    /** The kind so many buttons further. */
    function moveKind(step) {
      const buttons = [...kinds.children], pressed = buttons.findIndex(({ value }) => value === kind);
      buttons[(pressed + step + buttons.length) % buttons.length]?.click();
    }

    /** Shows links, with a heading if they have one, and a status; without a status, closes the panel. */
    function show(links, text, title) {
      options = links;
      kinds.replaceChildren();
      options.forEach((option, i) => {
        option.id = "search." + i;
        option.tabIndex = -1;
        option.role = "option";
      });
      list.replaceChildren(...links);
      if (title) {
        const heading = element("div", "search-heading", title), group = element("div", "", heading, ...links);
        heading.ariaHidden = true;
        group.role = "group";
        group.ariaLabel = title;
        list.replaceChildren(group);
      }
      if (text !== undefined) status.textContent = text;
      form.classList.toggle("open", !!text);
      list.hidden = !options.length;
      field.ariaExpanded = !list.hidden;
      const query = fieldText();
      allResults.hidden = !text || !query;
      allResults.href = allResultsURL(query);
      clearButton.hidden = !text || !!query;
      activate(-1);
    }

    function close() {
      results = [];
      kind = "";
      show([]);
    }

    function update() {
      const text = fieldText();
      if (!form.contains(document.activeElement)) return;
      results = [];
      if (!text) {
        const links = recentSearches().map((recent) => Object.assign(element("a", "", recent), { href: allResultsURL(recent) }));
        if (links.length) show(links, word("{count} recent; Delete removes one", { count: links.length }), word("Recent searches"));
        else show([], "");
      } else if (obstacle()) show([], obstacle());
      else {
        const { limits, search } = docgenSearch, answer = search(text, limits.shown);
        if (!answer.kinds.some((one) => one.kind === kind)) kind = "";
        const shown = kind ? search(`${text} kind:"${kind}"`, limits.shown) : answer;
        results = shown.results;
        show(results.map(resultLink), summaryOf(shown, limits.shown), shown.isGuess ? word("Guesses") : "");
        kinds.replaceChildren(...kindButtons(answer.kinds, kind, chooseKind));
      }
    }

    /** Opens a result; puts a recent search back into the field. */
    function choose(option) {
      if (!fieldText()) {
        field.value = option.textContent;
        update();
        return;
      }
      remember();
      location.href = option.href;
    }

    /** Better answers are available; the list stays if the reader is already choosing from it. */
    function improve() {
      if (fieldText() && active < 0) update();
    }

    function pressed(event) {
      const { key } = event, last = options.length - 1;
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (event.altKey && step && kinds.children.length && !event.isComposing) {
        event.preventDefault();
        moveKind(step);
        return;
      }
      if (event.isComposing || hasModifier(event)) return;
      if (key === "ArrowDown" && list.hidden) update();
      else if (key === "ArrowDown") activate(active === last ? 0 : active + 1);
      else if (key === "ArrowUp" && !list.hidden) activate(active <= 0 ? last : active - 1);
      else if (key === "Home" && active >= 0) activate(0);
      else if (key === "End" && active >= 0) activate(last);
      else if (key === "Enter" && options.length && (active >= 0 || fieldText())) choose(options[Math.max(active, 0)]);
      else if (key === "Delete" && active >= 0 && !field.value) {
        storeRecentSearches(recentSearches().filter((_, i) => i !== active));
        update();
      } else if (key === "Escape") {
        if (!form.classList.contains("open")) field.value = "";
        close();
      } else {
        if (key.startsWith("Arrow")) activate(-1);
        return;
      }
      event.preventDefault();
    }

    // A whole message is longer than a query may be; its code says what it is about.
    field.addEventListener("paste", (event) => {
      const text = event.clipboardData.getData("text"), code = /\b[A-Z]{2,}-?\d{4,}\b/.exec(text);
      if (!code || text.length <= field.maxLength) return;
      event.preventDefault();
      field.value = code[0];
      update();
    });
    field.addEventListener("keydown", pressed);
    field.addEventListener("input", update);
    field.addEventListener("click", update);
    field.addEventListener("focus", () => {
      load(improve);
      update();
    });
    form.addEventListener("focusout", (event) => {
      if (!form.contains(event.relatedTarget)) close();
    });
    form.addEventListener("submit", remember);
    list.addEventListener("click", (event) => {
      const option = event.target.closest("[role=option]");
      if (!option || hasModifier(event) || event.shiftKey) return;
      event.preventDefault();
      field.focus();
      choose(option);
    });
    allResults.addEventListener("click", remember);
    clearButton.addEventListener("click", () => {
      storeRecentSearches([]);
      field.focus();
      update();
    });
    document.addEventListener("keydown", (event) => {
      if (!["/", "s"].includes(event.key) || hasModifier(event)) return;
      if (event.target.closest("input, textarea, select, [contenteditable]")) return;
      event.preventDefault();
      field.focus();
      field.select();
    });

    // The link that replaces the field where scripts don't run.
    form.nextElementSibling.hidden = true;
  }

  const form = document.querySelector("form.search");
  if (form) setUp(form);
  window.docgenResults = { load, obstacle, resultLink, placeLinks, kindButtons, summaryOf, element };
}
