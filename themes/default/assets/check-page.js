/* The page that checks files: gives the checker what it takes, sums up what was found, and applies repairs. */
"use strict";
{
  const word = window.docgenWord;
  const page = document.querySelector(".check-page"), find = (selector) => page.querySelector(selector);
  const input = find(".check-input").elements, options = find(".filters"), actions = find(".check-result").elements;
  const status = find("[role=status]"), said = find("output"), results = [find(".check-actions"), find(".check-columns")];
  const decoder = new TextDecoder(), encoder = new TextEncoder();
  const data = (name, none) => options.dataset[name] ? JSON.parse(options.dataset[name]) : none;
  const sample = data("example"), ways = docgenFiles({
    names: data("names", []), skipped: data("skipped", []), bundles: data("bundles", { endings: [], places: [], grants: [] })
  });

  // Files with their bytes before each repair; reports on them; the index of the one that is shown.
  let files = [], reports = [], shown = 0, whole;
  // Programs and profiles beside the files, and the paths of everything in a product.
  let beside = [], paths = [];
  // The rest of the status; the name for the text in the field; the number of the latest check.
  let notes = [], pastedName, latest = 0;

  function say(...parts) {
    status.replaceChildren(...[...parts, ...notes].filter(Boolean).map((text) => Object.assign(document.createElement("p"), { textContent: text })));
    status.classList.remove("bad");
  }

  function complain(text) {
    say(text);
    status.classList.add("bad");
  }

  const reveal = (isThere) => results.forEach((part) => part.hidden = !isThere);
  const showCommand = (isShown) => find(".without-script").classList.toggle("wanted", isShown);

  /** Reports what keeps the checker from working; the command is the way out. */
  function fail({ message }) {
    reveal(false);
    showCommand(true);
    complain(word(message));
  }

  // ---- Checking

  const chosen = () => Object.fromEntries([...new FormData(options)].filter(([, value]) => value.trim()));

  async function check() {
    const run = ++latest;
    if (!files.length) {
      reveal(false);
      return notes.length ? complain() : say();
    }
    say(word("Checking…"));
    // The browser shows that before the checker has the thread.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      const report = await docgenCheck.report([...files, ...beside], chosen(), paths);
      if (run !== latest) return;
      showCommand(false);
      reveal(!report.error);
      if (report.error) {
        find(".check-options").open = true;
        return complain(inWords(report.error));
      }
      reports = report.files;
      whole = report;
      show();
    } catch (error) {
      if (run === latest) fail(error);
    }
  }

  /** Checks other files than before. */
  async function checkOnly(others) {
    files = others.map((file) => ({ ...file, past: [] }));
    shown = -1;
    await check();
  }

  // ---- Taking files

  async function take(found) {
    notes = [];
    const run = ++latest;
    input.text.value = "";
    forget();
    say(word("Reading…"));
    const read = await ways.read(found(notes), notes);
    if (run !== latest) return;
    ({ beside, paths } = read);
    await checkOnly(read.lists);
  }

  /** Checks the text in the field. */
  function takeText() {
    [notes, beside, paths] = [[], [], []];
    return checkOnly(input.text.value ? [{ name: pastedName, bytes: encoder.encode(input.text.value) }] : []);
  }

  function takeExample() {
    pastedName = sample.name;
    input.text.value = sample.text;
    example = "example";
    writeAddress();
    takeText();
  }

  const inBase64 = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (unit) => unit.charCodeAt());

  /** Takes the file that another page of the site was given. */
  function takeHandedOver() {
    try {
      const name = "docgen-check", text = sessionStorage.getItem(name);
      sessionStorage.removeItem(name);
      if (!text) return;
      const file = JSON.parse(text), bytes = inBase64(file.data);
      take(() => [{ name: file.name, open: () => new Blob([bytes]) }]);
    } catch {
      // A browser may refuse storage.
    }
  }

  for (const field of [input.files, input.folder])
    field.onchange = () => {
      const chosen = [...field.files];
      if (chosen.length) take(() => ways.those(chosen));
      // So that the same file can be chosen again.
      field.value = "";
    };

  let typing;
  input.text.oninput = ({ inputType }) => {
    if (!input.text.value || example) forget();
    clearTimeout(typing);
    typing = setTimeout(takeText, inputType === "insertFromPaste" ? 0 : 300);
  };

  const hasFiles = (transfer) => transfer.types.includes("Files");
  const drop = find(".drop");
  addEventListener("dragover", (event) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    drop.classList.add("over");
  });
  addEventListener("dragleave", (event) => event.relatedTarget || drop.classList.remove("over"));
  addEventListener("drop", (event) => {
    drop.classList.remove("over");
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    // The items are gone once this function has returned.
    const items = [...event.dataTransfer.items].filter(({ kind }) => kind === "file").map((item) => ({
      file: item.getAsFile(),
      entry: item.webkitGetAsEntry?.(),
      handle: item.getAsFileSystemHandle?.().catch(() => null)
    }));
    take((notes) => ways.dropped(items, notes));
  });

  addEventListener("paste", (event) => {
    const pasted = [...event.clipboardData.files], text = event.clipboardData.getData("text/plain");
    if (pasted.length) take(() => ways.those(pasted));
    else if (text && !event.target.matches?.("input, textarea")) {
      forget();
      input.text.value = text;
      takeText();
    } else return;
    event.preventDefault();
  });

  // ---- Showing

  const repairs = (some) => some.flatMap(({ findings }) => findings).filter(({ fixIndex }) => fixIndex != null).length;

  /** The number of mistakes, and of those that can be repaired: `1 error; 1 can be repaired`. */
  const counted = (summary, some) => repairs(some)
    ? word("{summary}; {count} can be repaired.", { summary, count: repairs(some) }) : word("{summary}.", { summary });

  /** A file's name; of several files of one name, with its number. */
  function nameOf(index) {
    const { name } = files[index], same = files.filter((file) => file.name === name);
    return name && same.length > 1 ? word("{name}, no. {number}", { name, number: same.indexOf(files[index]) + 1 }) : name;
  }

  function sumUp() {
    const { documentName, syntax, inferred, summary } = reports[shown], name = nameOf(shown), isOne = files.length === 1;
    const facts = [documentName !== name && documentName, syntax, inferred && word("inferred: {facts}", { facts: inferred })].filter(Boolean).join(", ");
    const isUnknown = syntax && !documentName && options.elements.document;
    say(
      !isOne && word("{count} files: {summary}", { count: files.length, summary: counted(whole.summary, reports) }), whole.verdict,
      `${name ?? word("Pasted text")}${facts ? ` (${facts})` : ""}: ${counted(summary, [reports[shown]])}`,
      isUnknown && word("Neither its name nor its keys show what kind of file it is: choose one in the options."));
  }

  function show() {
    const counts = reports.map(({ findings }) => findings.length), isOther = shown < 0;
    if (isOther) shown = Math.max(0, counts.findIndex((count) => count));
    actions.file.replaceChildren(...files.map((_, index) => new Option(`${nameOf(index) ?? word("Pasted text")}${counts[index] ? ` (${counts[index]})` : ""}`, index)));
    actions.file.value = shown;
    actions.file.parentNode.hidden = files.length < 2;
    showFile(isOther);
  }

  function showFile(isOther) {
    const { text } = reports[shown], { past } = files[shown], count = repairs([reports[shown]]);
    sumUp();
    view.file(reports[shown], isOther);
    actions.all.hidden = !count;
    actions.all.textContent = count > 1 ? word("Apply all {count} repairs", { count }) : word("Apply the repair");
    actions.undo.hidden = actions.save.hidden = !past.length;
    actions.copy.hidden = !past.length || text == null || !navigator.clipboard;
  }

  actions.file.onchange = () => {
    shown = +actions.file.value;
    showFile(true);
  };

  // ---- Repairs

  /** Applies repairs by their indexes, or all, and goes on to the next one. */
  async function apply(only, index = 0) {
    const file = files[shown];
    try {
      const bytes = await docgenCheck.repair(file, chosen(), only);
      file.past.push(file.bytes);
      await change(file, bytes);
    } catch (error) {
      return fail(error);
    }
    (view.nextRepair(index) ?? actions.undo).focus();
  }

  async function change(file, bytes) {
    file.bytes = bytes;
    if (input.text.value) input.text.value = decoder.decode(bytes);
    await check();
  }

  actions.all.onclick = () => apply();

  actions.undo.onclick = async () => {
    const file = files[shown];
    await change(file, file.past.pop());
    if (actions.undo.hidden) (actions.all.hidden ? actions.file : actions.all).focus();
  };

  let saying;
  function tell(text) {
    said.textContent = text;
    clearTimeout(saying);
    saying = setTimeout(() => said.textContent = "", 4000);
  }

  actions.copy.onclick = () => navigator.clipboard.writeText(reports[shown].text).then(() => tell(word("Copied.")), () => tell(word("Not copied: the browser refused.")));

  actions.save.onclick = () => {
    const { name, bytes } = files[shown], href = URL.createObjectURL(new Blob([bytes]));
    Object.assign(document.createElement("a"), { href, download: (name || reports[shown].documentName || "repaired").split("/").pop() }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10000);
  };

  // ---- The address, which says what to check and how

  const fields = [...options.elements].filter(({ name }) => name);

  /** An example stays in the address until another file is there: its own, or the page's. */
  let example;

  function forget() {
    pastedName = example = undefined;
    writeAddress();
  }

  function writeAddress() {
    const isOwn = example === "example";
    const address = isOwn ? example : new URLSearchParams([...Object.entries(chosen()), ...example ?? []]) + "";
    try {
      history.replaceState(null, "", address ? "#" + address : location.pathname + location.search);
    } catch {
      // Some browsers let no file change its address.
    }
  }

  function readAddress() {
    if (location.hash === "#example" && sample) return takeExample();
    // Other fragments are for headings.
    if (!location.hash.includes("=")) return;
    const asked = new URLSearchParams(location.hash.slice(1)), text = asked.get("text");
    for (const field of fields) {
      field.value = asked.get(field.name) ?? "";
      // A value that the catalogue doesn't have.
      if (field.selectedIndex < 0) field.value = "";
    }
    suggest();
    find(".check-options").open ||= fields.some(({ value }) => value);
    if (text == null) return;
    notes = [];
    try {
      input.text.value = decoder.decode(inBase64(text));
    } catch {
      return complain(word("The text in this page's address is damaged: follow the link again, or paste the text."));
    }
    pastedName = asked.get("name") ?? undefined;
    example = ["name", "text"].filter((name) => asked.has(name)).map((name) => [name, asked.get(name)]);
    takeText();
  }

  /** Suggests the versions of the chosen platform; without one, a deployment target means nothing. */
  function suggest() {
    const platform = options.elements.platform?.value;
    for (const field of fields.filter(({ type }) => type === "text")) {
      const isIdle = !platform && field.name === "deploymentTarget";
      field.setAttribute("list", `${field.name}.${platform}`);
      field.disabled = isIdle;
      field.placeholder = isIdle ? word("needs a platform")
        : word("such as {example}", { example: (field.list ?? options.querySelector("[id^='sdk.']")).options[0].value });
    }
  }

  /** The message about an option of the command, with the name of its field. */
  const inWords = (message, quotes = ["", ""]) => fields.reduce((text, { name, labels }) =>
    text.replaceAll(`--${name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase())}`, quotes.join(labels[0].firstChild.data.trim())), message);

  const view = docgenView(page, {
    codes: data("codes", {}), isExplained: "explained" in options.dataset, apply, inWords: (message) => inWords(message, "“”".split(""))
  });

  function choose() {
    suggest();
    writeAddress();
    check();
  }

  options.onchange = choose;
  options.onreset = () => setTimeout(choose);
  for (const form of page.querySelectorAll("form")) form.onsubmit = (event) => event.preventDefault();
  addEventListener("hashchange", readAddress);
  input.example.hidden = !sample;
  input.example.onclick = takeExample;

  // The module is loaded as soon as somebody is about to use it.
  const prepare = () => docgenCheck.prepare().catch(fail);
  for (const kind of ["focusin", "pointerdown", "dragenter"]) addEventListener(kind, ({ target }) => page.contains(target) && prepare());
  suggest();
  readAddress();
  takeHandedOver();
}
