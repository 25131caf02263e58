/* The page of all results, with a query and filters as form fields and in the page's address. */
"use strict";
{
  const { load, obstacle, resultLink, placeLinks, kindButtons, summaryOf, element } = window.docgenResults;
  const form = document.querySelector("form.filters"), status = form.querySelector("[role=status]");
  const results = document.querySelector(".results"), kinds = form.querySelector(".search-kinds");
  const query = form.elements.q, selects = [...form.querySelectorAll("select")];
  const asked = new URLSearchParams(location.search);
  let isFilled = false;

  /** Offers the values that the index has, and selects those that the address names. */
  function fill() {
    for (const select of selects) {
      if (select.length === 1)
        for (const [value, name] of docgenSearch.choices(select.name).sort())
          select.append(new Option(name ? `${name} (${value})` : docgenWord(value), value));
      select.value = asked.get(select.name) || "";
      // A value that the index doesn't have.
      if (!select.value) select.value = "";
      if (select.length === 1) select.parentNode.remove();
    }
    form.querySelector("details").open = selects.some(({ value }) => value);
    isFilled = true;
  }

  function chooseKind(kind) {
    form.elements.kind.value = kind;
    update();
  }

  function update() {
    const problem = obstacle();
    status.textContent = problem;
    if (problem) return;
    if (!isFilled) fill();
    const chosen = selects.filter((select) => select.value);
    const textOf = (filters) => [query.value.trim(), ...filters.map(({ name, value }) => `${name}:"${value}"`)].join(" ").trim();
    const text = textOf(chosen), { kind } = form.elements;
    const answer = docgenSearch.search(text, Infinity);
    const all = kind.value ? docgenSearch.search(textOf(chosen.filter((select) => select !== kind)), 1) : answer;
    kinds.replaceChildren(...kindButtons(all.kinds, kind.value, chooseKind));
    results.replaceChildren(element("ol", "", ...answer.results.map((result) => element("li", "", resultLink(result), ...placeLinks(result)))));
    status.textContent = text ? summaryOf(answer) : "";
    const address = new URLSearchParams([query, ...chosen].map(({ name, value }) => [name, value]));
    try {
      history.replaceState(null, "", text ? "?" + address : location.pathname);
    } catch {
      // Some browsers don't let a file change its address.
    }
  }

  query.value = asked.get("q") || "";
  for (const kind of ["input", "change"]) form.addEventListener(kind, update);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.querySelector(".without-script").hidden = true;
  load(update);
  update();
}
