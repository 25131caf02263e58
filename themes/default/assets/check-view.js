/* Shows what was found in a file: its findings beside the list with its meaning, or beside its text. */
"use strict";

/** The two columns of the page. `codes` are the addresses of codes' pages, `inWords` makes a page's words of the command's, `apply` makes
    a repair. */
const docgenView = (page, { codes, isExplained, inWords, apply }) => {
  const find = (selector) => page.querySelector(selector);
  const word = window.docgenWord;
  const list = find(".check-findings ol"), severities = find(".severities");
  const lines = find(".check-lines"), annotated = find(".check-annotated");
  const [asAnnotated, asText] = ["check.annotated", "check.text"].map((id) => find(`[id="${id}"]`));
  // The policy of a site may demand that only a named rule makes elements of text.
  const rule = { createHTML: (text) => text };
  const elements = window.trustedTypes?.createPolicy("docgen-check", rule) ?? rule;

  let report, chosen;

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children.filter(Boolean));
    return made;
  }

  const capitalized = (word) => word[0].toUpperCase() + word.slice(1);
  const isRepairable = ({ fixIndex }) => fixIndex != null;

  // ---- Findings

  /** A finding with what to do about it, the pages about it, and the way to its line. */
  function shownFinding(finding, index) {
    const { id, severity, line, fix, kindUrl, keyUrl, keyName } = finding;
    const [message, remedy] = [finding.message, finding.remedy].map((text) => text && inWords(text));
    const link = (href, ...text) => element("a", { href, target: "_blank" }, ...text);
    // A remedy that only repeats what the value is not says nothing.
    const isNew = remedy && !message.toLowerCase().includes(remedy.toLowerCase().replace(/^(write|use) /, ""));
    const more = [
      isRepairable(finding) && element("button", { type: "button", className: "apply", onclick: () => apply([finding.fixIndex], index) }, word("Apply: {repair}", { repair: fix?.title ?? word("repair") })),
      keyUrl && link(keyUrl, ...word.parts("About the key {key}", { key: element("code", {}, keyName) })),
      ...(finding.codes ?? []).map((code) => codes[code] ? link(codes[code], ...word.parts("About {code}", { code: element("code", {}, code) })) : element("code", {}, code))
    ].filter(Boolean);
    const item = element("li", { className: severity, tabIndex: -1 },
      element("p", {}, element("strong", {}, capitalized(severity)), " ",
        line && element("button", { type: "button", className: "to-line", onclick: () => choose(line) }, word("Line {number}", { number: String(line) })), " ", message),
      isNew && element("p", { className: "remedy" }, capitalized(remedy)),
      more.length && element("p", { className: "more" }, ...more.flatMap((part) => [part, " "])),
      isExplained && kindUrl && element("details", {}, element("summary", {}, ...word.parts("Why: {finding}", { finding: element("code", {}, id) })),
        element("p", {}, link(kindUrl, word("More about this finding")))));
    item.onclick = ({ target }) => line && !target.closest("a, button, details") && !String(getSelection()) && choose(line);
    return item;
  }

  /** Buttons that leave out the findings of a severity. */
  function showSeverities(findings) {
    const kinds = ["error", "warning", "note"].map((kind) => [kind, findings.filter(({ severity }) => severity === kind).length]).filter(([, count]) => count);
    severities.hidden = kinds.length < 2;
    severities.replaceChildren(...kinds.map(([kind, count]) => {
      const button = element("button", { type: "button", className: kind, ariaPressed: !list.classList.contains("without-" + kind) }, word({ error: "{count} error|{count} errors", warning: "{count} warning|{count} warnings", note: "{count} note|{count} notes" }[kind], { count }));
      button.onclick = () => button.ariaPressed = !list.classList.toggle("without-" + kind);
      return button;
    }));
  }

  // ---- Text

  // Rows of a long text are made as they come into sight: there may be a hundred thousand.
  const rowsInBlock = 200, rowsAtOnce = 2000;
  let rows = [], blocks = [], marks = new Map(), seen;

  function fill(block) {
    if (block.firstChild) return;
    const start = block.start - 1;
    block.append(...rows.slice(start, start + rowsInBlock).map((content, index) => {
      const item = element("li", {}, element("code", {}, content)), own = marks.get(start + index + 1);
      if (!own) return item;
      item.className = "marked " + report.findings[own[0]].severity;
      for (const one of own) {
        const { severity, message } = report.findings[one], title = capitalized(word(severity));
        item.append(" ", element("button", { type: "button", className: severity, title: message, ariaLabel: word("{severity}: go to the finding", { severity: title }), onclick: () => show(list.children[one]) }, title));
      }
      return item;
    }));
  }

  /** The text, its lines numbered; a line with findings leads to them. */
  function showText({ text, findings }) {
    seen?.disconnect();
    [rows, blocks, marks] = [[], [], new Map()];
    if (text == null) return lines.replaceChildren(element("p", {}, word("The file is binary, so there is no text to show.")));
    findings.forEach(({ line }, index) => marks.set(line, [...marks.get(line) ?? [], index]));
    rows = text.replace(/(?:\r\n|\r|\n)$/, "").split(/\r\n|\r|\n/);
    for (let start = 0; start < rows.length; start += rowsInBlock) {
      const block = element("ol", { start: start + 1 });
      block.style.setProperty("--before", start);
      block.style.setProperty("--rows", Math.min(rowsInBlock, rows.length - start));
      blocks.push(block);
    }
    lines.style.setProperty("--digits", String(rows.length).length);
    lines.replaceChildren(element("div", {}, ...blocks));
    if (rows.length <= rowsAtOnce) return blocks.forEach(fill);
    seen = new IntersectionObserver((changes) => changes.forEach(({ isIntersecting, target }) => isIntersecting && fill(target)), { root: lines, rootMargin: "100% 0px" });
    blocks.forEach((block) => seen.observe(block));
  }

  // ---- The way to a line

  /** Moves a scrolled box so that a part of it is in sight, and the page so that the box is. */
  function reveal(item, box) {
    const move = () => box.scrollTop += item.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
    move();
    // What comes into sight may be higher than it was thought to be.
    requestAnimationFrame(move);
    box.scrollIntoView({ block: "nearest" });
  }

  function show(item) {
    item.focus({ preventScroll: true });
    item.scrollIntoView({ block: "center" });
  }

  /** The part of the list, or of the text, at a line. */
  function partAt(line) {
    if (!lines.hidden) {
      const block = blocks[Math.floor((line - 1) / rowsInBlock)];
      if (block) fill(block);
      return block?.children[(line - 1) % rowsInBlock];
    }
    return [...annotated.querySelectorAll("[data-line]")].filter(({ dataset }) => dataset.line <= line).pop();
  }

  function mark() {
    for (const old of page.querySelectorAll(".chosen")) old.classList.remove("chosen");
    const part = chosen && partAt(chosen);
    if (!part) return;
    part.tabIndex = -1;
    part.classList.add("chosen");
    reveal(part, lines.hidden ? annotated : lines);
    return part;
  }

  /** Shows a line in the view that is open, and later in the other one. */
  function choose(line) {
    chosen = line;
    mark()?.focus({ preventScroll: true });
  }

  // ---- Views

  /** Shows the annotated list or the text. */
  function turn() {
    lines.hidden = !asText.checked;
    annotated.hidden = asText.checked;
    if (!annotated.hidden && !annotated.firstChild) {
      annotated.innerHTML = elements.createHTML(report.listHTML);
      for (const link of annotated.querySelectorAll("a")) {
        link.target = "_blank";
        // Not every site has pages about findings.
        if (!isExplained && link.getAttribute("href").startsWith("findings/")) link.replaceWith(...link.childNodes);
      }
      linkCodes();
    }
    mark();
  }

  /** The annotated list with links to the pages of codes, which the checker doesn't know. */
  function linkCodes() {
    for (const code of annotated.querySelectorAll(".findings code")) {
      const href = codes[code.textContent];
      if (href && !code.closest("a")) {
        const link = element("a", { href, target: "_blank" });
        code.replaceWith(link);
        link.append(code);
      }
    }
  }

  asAnnotated.onchange = asText.onchange = turn;

  return {
    isRepairable,
    /** Shows a report on a file; `isOther` says that another file was shown before. */
    file(other, isOther) {
      report = other;
      if (isOther) {
        list.className = "";
        asAnnotated.checked = true;
      }
      chosen = undefined;
      list.replaceChildren(...report.findings.map(shownFinding));
      showSeverities(report.findings);
      showText(report);
      annotated.replaceChildren();
      for (const part of [asAnnotated, asAnnotated.nextElementSibling]) part.hidden = !report.listHTML;
      if (!report.listHTML) asText.checked = true;
      turn();
    },
    /** The first button for a repair from a finding on, or before it. */
    nextRepair: (index) => [...list.children].slice(index).flatMap((item) => [...item.querySelectorAll(".apply")])[0] ?? list.querySelector(".apply")
  };
};
