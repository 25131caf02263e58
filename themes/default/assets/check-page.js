/* The page that checks files: takes them, shows findings beside the text, and applies repairs. */
"use strict";
{
  const megabyte = 2 ** 20, most = { lists: 2000, visited: 20000, bytes: 64 * megabyte };
  const page = document.querySelector(".check-page"), find = (selector) => page.querySelector(selector);
  const input = find(".check-input").elements, options = find(".filters"), actions = find(".check-result").elements;
  const status = find("[role=status]"), results = [find(".check-actions"), find(".check-columns")], list = find(".check-findings ol");
  const lines = find(".check-lines"), annotated = find(".check-annotated"), views = [...page.querySelectorAll("[name=view]")];
  const decoder = new TextDecoder(), encoder = new TextEncoder();
  // The policy of a site may demand that only a named rule makes elements of text.
  const rule = { createHTML: (text) => text };
  const elements = window.trustedTypes?.createPolicy("docgen-check", rule) ?? rule;

  // Not every site has pages about findings.
  const explanations = JSON.parse(options.dataset.explained ?? "{}"), isExplained = "explained" in options.dataset;

  // Files with their bytes before each repair; reports on them; the index of the one that is shown.
  let files = [], reports = [], shown = 0;
  // Programs and profiles beside the files, and the paths of everything in a product.
  let beside = [], paths = [];
  // The rest of the status; the name for the text in the field; the number of the latest check.
  let notes = [], pastedName, latest = 0;

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children.filter(Boolean));
    return made;
  }

  const capitalized = (word) => word[0].toUpperCase() + word.slice(1);

  function say(text, isBad) {
    status.textContent = [text, ...notes].filter(Boolean).join(" ");
    status.classList.toggle("bad", !!isBad);
  }

  const reveal = (isThere) => results.forEach((part) => part.hidden = !isThere);

  /** Reports what keeps the checker from working; the command is the way out. */
  function fail({ message }) {
    reveal(false);
    find(".without-script").hidden = false;
    say(message, true);
  }

  // ---- Checking

  const chosen = () => Object.fromEntries([...new FormData(options)].filter(([, value]) => value.trim()));

  async function check() {
    const run = ++latest;
    if (!files.length) {
      reveal(false);
      return say("", notes.length);
    }
    say("Checking…");
    // The browser shows that before the checker has the thread.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      const report = await docgenCheck.report([...files, ...beside], chosen(), paths);
      if (run !== latest) return;
      find(".without-script").hidden = true;
      reveal(!report.error);
      if (report.error) return say(inWords(report.error), true);
      reports = report.files;
      const [{ documentName, syntax }] = reports, isOne = files.length === 1;
      const what = isOne ? [documentName, syntax].filter(Boolean).join(", ") || "The file" : `${files.length} files`;
      const isUnknown = isOne && syntax && !documentName && options.elements.document;
      say(`${report.verdict ? `${report.verdict} ` : ""}${what}: ${report.summary}.${isUnknown ? " Neither its name nor its keys show what kind of file it is: choose one." : ""}`);
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

  const patterns = JSON.parse(options.dataset.names).map(
    (name) => new RegExp(`^${name.split("*").map((part) => part.replace(/\W/g, "\\$&")).join(".*")}$`, "s"));
  const skipped = JSON.parse(options.dataset.skipped);
  const { endings, places, grants } = JSON.parse(options.dataset.bundles ?? '{"endings": [], "places": [], "grants": []}');
  const folderOf = (path) => path.split("/").slice(0, -1);
  const isInBundle = (path) => folderOf(path).some((name) => endings.some((ending) => name.endsWith(ending)));
  /** Whether a file has the name of its bundle, or is where programs are. */
  const mayBeProgram = (path) => {
    const names = path.split("/"), name = names.pop(), folder = names.pop() ?? "";
    return folder.startsWith(name + ".") || places.includes(folder) || name.endsWith(".dylib");
  };
  const isGrant = (path) => isInBundle(path) && grants.some((name) => path.endsWith("/" + name));

  /** Whether a file begins like a Mach-O program, or like an archive. */
  async function kindOf(file) {
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    const number = start.reduce((sum, byte) => sum * 256 + byte, 0);
    return [0xfeedface, 0xfeedfacf, 0xcefaedfe, 0xcffaedfe, 0xcafebabe, 0xcafebabf].includes(number) ? "program" : number === 0x504b0304 ? "archive" : "";
  }

  /** The files of a ZIP archive, each with its path in the product. */
  async function* unzipped(file) {
    const bytes = async (start, end) => new DataView(await file.slice(start, end).arrayBuffer());
    const tail = await bytes(Math.max(0, file.size - 65557), file.size);
    let end = tail.byteLength - 22;
    while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) end--;
    if (end < 0) throw new Error();
    const [count, size, start] = [tail.getUint16(end + 10, true), tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
    const directory = await bytes(start, start + size);
    for (let entry = 0, at = 0; entry < count; entry++) {
      if (directory.getUint32(at, true) !== 0x02014b50) throw new Error();
      const field = (offset) => directory.getUint32(at + offset, true), short = (offset) => directory.getUint16(at + offset, true);
      const [method, packed, unpacked, header] = [short(10), field(20), field(24), field(42)];
      const name = decoder.decode(new Uint8Array(directory.buffer, directory.byteOffset + at + 46, short(28)));
      at += 46 + short(28) + short(30) + short(32);
      if (name.endsWith("/")) continue;
      const open = async () => {
        const local = await bytes(header, header + 30), data = header + 30 + local.getUint16(26, true) + local.getUint16(28, true);
        const part = file.slice(data, data + packed);
        if (method && method !== 8) throw new Error();
        // The length is a promise of the archive alone.
        return method ? new Blob([await limited(part.stream().pipeThrough(new DecompressionStream("deflate-raw")), unpacked)]) : part;
      };
      yield { name: name.replace(/^(Payload|Products\/Applications)\//, ""), size: unpacked, open };
    }
  }

  /** The bytes of a stream that may have no more than it promises. */
  async function limited(stream, most) {
    const parts = [], reader = stream.getReader();
    for (let length = 0, one; !(one = await reader.read()).done; parts.push(one.value))
      if ((length += one.value.length) > most) throw new Error();
    return new Blob(parts).arrayBuffer();
  }

  const isList = (path) => patterns.some((pattern) => pattern.test(path.split("/").pop()));
  const isSkipped = (folder) => folder.startsWith(".") || skipped.includes(folder);

  /** The files that were chosen one by one, or those in a chosen folder whose names can be lists'. */
  async function* those(chosen) {
    for (const file of chosen) {
      const path = file.webkitRelativePath;
      if (!path || isInBundle(path) || isList(path) && !path.split("/").slice(1, -1).some(isSkipped)) yield { name: path || file.name, open: () => file };
    }
  }

  // A dropped file or folder. Browsers know two kinds; in a page that was opened as a file, some read only handles.
  const fromHandle = (handle) => ({
    name: handle.name,
    isFolder: handle.kind === "directory",
    open: () => handle.getFile(),
    async *children() {
      for await (const one of handle.values()) yield fromHandle(one);
    }
  });
  const fromEntry = (entry) => ({
    name: entry.name,
    isFolder: entry.isDirectory,
    open: () => new Promise((...done) => entry.file(...done)),
    async *children() {
      const reader = entry.createReader();
      for (let some; (some = await new Promise((...done) => reader.readEntries(...done))).length;) yield* some.map(fromEntry);
    }
  });

  /** The lists in a dropped folder. `visit` says whether there is time for one more entry. */
  async function* inside(folder, path, visit) {
    try {
      for await (const one of folder.children()) {
        if (!visit()) return;
        const name = path + one.name;
        if (!one.isFolder && (isList(one.name) || isInBundle(name))) yield { name, open: one.open };
        else if (one.isFolder && !isSkipped(one.name)) yield* inside(one, name + "/", visit);
      }
    } catch {
      yield { name: path, open: () => Promise.reject() };
    }
  }

  async function* dropped(items) {
    let visited = 0;
    const visit = () => ++visited <= most.visited;
    for (const { file, entry, handle } of items) {
      const access = entry?.isDirectory && await handle;
      const folder = access ? fromHandle(access) : entry?.isDirectory && fromEntry(entry);
      if (folder) yield* inside(folder, folder.name + "/", visit);
      else if (file) yield { name: file.name, open: () => file };
    }
    if (visited > most.visited) notes.push(`Only ${most.visited.toLocaleString("en")} entries were looked at: drop a smaller folder.`);
  }

  /** Reads files until there are too many, and checks them. */
  async function take(found) {
    const taken = [];
    let room = most.bytes;
    [beside, paths] = [[], []];
    notes = [];
    latest++;
    input.text.value = "";
    forget();
    say("Reading…");
    /** Reads one file. Returns false when no more fit. */
    async function read(name, open, size) {
      const isInside = isInBundle(name);
      if (isInside) paths.push(name);
      if (taken.length === most.lists) {
        notes.push(`Only the first ${most.lists.toLocaleString("en")} lists were read: drop a smaller folder.`);
        return false;
      }
      try {
        // Most files in an archive are nothing to check, and are not unpacked.
        if (isInside && size != null && !isList(name) && !isGrant(name) && !mayBeProgram(name)) return true;
        if (size > most.bytes) {
          notes.push(`“${name}” was not read: it is larger than ${most.bytes / megabyte} MB.`);
          return true;
        }
        const file = await open(), kind = await kindOf(file);
        if (kind === "archive" && size == null) {
          for await (const inner of unzipped(file)) if (!await read(inner.name, inner.open, inner.size)) return false;
          return true;
        }
        if (isInside && !isList(name) && !isGrant(name) && kind !== "program") return true;
        if (file.size > most.bytes) {
          notes.push(`“${name}” was not read: it is larger than ${most.bytes / megabyte} MB${kind ? "" : ", and no list is"}.`);
          return true;
        }
        if (file.size > room) {
          notes.push(`Only the first ${most.bytes / megabyte} MB were read: choose fewer files.`);
          return false;
        }
        const bytes = new Uint8Array(await file.arrayBuffer());
        room -= bytes.length;
        (kind === "program" || isGrant(name) ? beside : taken).push({ name, bytes });
      } catch {
        notes.push(`“${name}” could not be read: it is gone, locked or damaged. Choose it again.`);
      }
      return true;
    }
    for await (const { name, open } of found) if (!await read(name, open)) break;
    // Nothing is missing for sure where not all was seen.
    if (notes.length) paths = [];
    if (notes.length > 3) notes.splice(2, Infinity, `And ${notes.length - 2} more could not be read.`);
    if (!taken.length && !notes.length) notes.push(`No file there has the name of a list: ${JSON.parse(options.dataset.names).join(", ")}.`);
    await checkOnly(taken.sort((one, other) => one.name < other.name ? -1 : 1));
  }

  /** Checks the text in the field. */
  function takeText() {
    [notes, beside, paths] = [[], [], []];
    return checkOnly(input.text.value ? [{ name: pastedName, bytes: encoder.encode(input.text.value) }] : []);
  }

  for (const field of [input.files, input.folder])
    field.onchange = () => {
      if (field.files.length) take(those([...field.files]));
      // So that the same file can be chosen again.
      field.value = "";
    };

  let typing;
  input.text.oninput = ({ inputType }) => {
    if (!input.text.value) forget();
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
    take(dropped(items));
  });

  addEventListener("paste", (event) => {
    const { files: pasted } = event.clipboardData, text = event.clipboardData.getData("text/plain");
    if (pasted.length) take(those([...pasted]));
    else if (text && !event.target.matches?.("input, textarea")) {
      forget();
      input.text.value = text;
      takeText();
    } else return;
    event.preventDefault();
  });

  // ---- Showing

  function show() {
    const names = reports.map(({ name, documentName }, index) => files[index].name || name || documentName);
    const counts = reports.map(({ findings }) => findings.length);
    if (shown < 0) shown = Math.max(0, counts.findIndex((count) => count));
    actions.file.replaceChildren(...names.map((name, index) => new Option(counts[index] ? `${name} (${counts[index]})` : name, index)));
    actions.file.value = shown;
    actions.file.parentNode.hidden = files.length < 2;
    showFile();
  }

  function showFile() {
    const { findings, text, listHTML } = reports[shown], { past } = files[shown];
    list.replaceChildren(...findings.map(shownFinding));
    showLines(text, findings);
    annotated.replaceChildren();
    for (const part of [views[1], views[1].nextElementSibling]) part.hidden = !listHTML;
    if (!listHTML) views[0].checked = true;
    turn();
    actions.all.hidden = !findings.some(isRepairable);
    actions.undo.hidden = actions.save.hidden = !past.length;
    actions.copy.hidden = !past.length || text == null || !navigator.clipboard;
  }

  const isRepairable = ({ fixIndex }) => fixIndex != null;

  /** A finding with what to do about it, and the way to its line. */
  function shownFinding(finding, index) {
    const { id, severity, line, message, remedy, codes, fix, kindUrl, keyUrl, path } = finding;
    const link = (href, ...text) => href && element("a", { href, target: "_blank" }, ...text);
    const more = [
      link(keyUrl, "About the key ", element("code", {}, path?.split("/").pop() ?? "")),
      codes?.length && element("span", {}, "Codes: ", codes.join(", ")),
      isRepairable(finding) && element("button", { type: "button", className: "apply", onclick: () => apply([finding.fixIndex], index) }, `Apply: ${fix?.title ?? "repair"}`)
    ].filter(Boolean);
    const item = element("li", { className: severity, tabIndex: -1 },
      element("p", {}, element("strong", {}, capitalized(severity)), " ",
        line && element("button", { type: "button", className: "to-line", onclick: () => showLine(line) }, `Line ${line}`), " ", message),
      remedy && element("p", { className: "remedy" }, remedy),
      more.length && element("p", { className: "more" }, ...more.flatMap((part) => [part, " "])),
      isExplained && kindUrl && element("details", {}, element("summary", {}, "Why: ", element("code", {}, id)),
        element("p", {}, explanations[id], " ", link(kindUrl, "More about this finding"))));
    item.onclick = ({ target }) => line && !target.closest("a, button, details") && !String(getSelection()) && showLine(line);
    return item;
  }

  /** The text, its lines numbered; a line with findings leads to them. */
  function showLines(text, findings) {
    if (text == null) return lines.replaceChildren(element("p", {}, "The file is binary, so there is no text to show."));
    const marks = new Map();
    findings.forEach(({ line }, index) => marks.set(line, [...marks.get(line) ?? [], index]));
    const ordered = element("ol");
    text.replace(/(?:\r\n|\r|\n)$/, "").split(/\r\n|\r|\n/).forEach((content, index) => {
      const own = marks.get(index + 1);
      const item = element("li", {}, element("code", {}, content));
      if (own) {
        item.className = "marked " + findings[own[0]].severity;
        item.tabIndex = -1;
        for (const one of own) {
          const word = capitalized(findings[one].severity);
          item.append(" ", element("button", { type: "button", className: findings[one].severity, title: findings[one].message, ariaLabel: `${word}: go to the finding`, onclick: () => focus(list.children[one]) }, word));
        }
      }
      ordered.append(item);
    });
    lines.replaceChildren(ordered);
    ordered.style.setProperty("--digits", String(ordered.children.length).length);
  }

  function focus(item) {
    item.focus({ preventScroll: true });
    item.scrollIntoView({ block: "center" });
  }

  function showLine(line) {
    const item = lines.querySelector(`li:nth-child(${line})`);
    if (!item) return;
    views[0].checked = true;
    turn();
    focus(item);
  }

  /** Shows the text or the annotated list, which is long, so it is made when it is wanted. */
  function turn() {
    const isAnnotated = views[1].checked;
    lines.hidden = isAnnotated;
    annotated.hidden = !isAnnotated;
    if (!isAnnotated || annotated.firstChild) return;
    annotated.innerHTML = elements.createHTML(reports[shown].listHTML);
    for (const link of annotated.querySelectorAll("a")) {
      link.target = "_blank";
      if (!isExplained && link.getAttribute("href").startsWith("findings/")) link.replaceWith(...link.childNodes);
    }
  }

  for (const view of views) view.onchange = turn;

  actions.file.onchange = () => {
    shown = +actions.file.value;
    showFile();
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
    const buttons = [...list.children].slice(index).flatMap((item) => [...item.querySelectorAll(".apply")]);
    (buttons[0] ?? list.querySelector(".apply") ?? actions.undo).focus();
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

  actions.copy.onclick = () => navigator.clipboard.writeText(reports[shown].text).then(() => say("Copied."), () => say("Not copied: the browser refused.", true));

  actions.save.onclick = () => {
    const { name, bytes } = files[shown], href = URL.createObjectURL(new Blob([bytes]));
    element("a", { href, download: (name || reports[shown].documentName || "repaired").split("/").pop() }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10000);
  };

  // ---- The address, which says what to check and how

  const fields = [...options.elements].filter(({ name }) => name);

  /** The text of an example stays in the address until another file is there. */
  let example = [];

  function forget() {
    pastedName = undefined;
    example = [];
    writeAddress();
  }

  function writeAddress() {
    const address = new URLSearchParams([...Object.entries(chosen()), ...example]) + "";
    try {
      history.replaceState(null, "", address ? "#" + address : location.pathname + location.search);
    } catch {
      // Some browsers let no file change its address.
    }
  }

  function readAddress() {
    // Other fragments are for headings.
    if (!location.hash.includes("=")) return;
    const asked = new URLSearchParams(location.hash.slice(1)), text = asked.get("text");
    for (const field of fields) {
      field.value = asked.get(field.name) ?? "";
      // A value that the catalogue doesn't have.
      if (field.selectedIndex < 0) field.value = "";
    }
    suggest();
    if (text == null) return;
    notes = [];
    try {
      const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
      input.text.value = decoder.decode(Uint8Array.from(binary, (unit) => unit.charCodeAt()));
    } catch {
      return say("The text in this page's address is damaged: follow the link again, or paste the text.", true);
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
      field.placeholder = isIdle ? "needs a platform" : `such as ${(field.list ?? options.querySelector("[id^='sdk.']")).options[0].value}`;
    }
  }

  /** The message about an option of the command, with the name of its field. */
  const inWords = (message) => fields.reduce((text, { name, labels }) =>
    text.replaceAll(`--${name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase())}`, labels[0].firstChild.data.trim()), message);

  function choose() {
    suggest();
    writeAddress();
    check();
  }

  options.onchange = choose;
  options.onreset = () => setTimeout(choose);
  for (const form of page.querySelectorAll("form")) form.onsubmit = (event) => event.preventDefault();
  addEventListener("hashchange", readAddress);

  // The module is loaded as soon as somebody is about to use it.
  const prepare = () => docgenCheck.prepare().catch(fail);
  for (const kind of ["focusin", "pointerdown", "dragenter"]) addEventListener(kind, ({ target }) => page.contains(target) && prepare());
  find(".without-script").hidden = true;
  suggest();
  readAddress();
}
