// Stands in for Visual Studio Code: loads an extension, does what lines of JSON on standard input say, and answers each
// with a line.
//
//   node visual-studio-code.js EXTENSION-FOLDER < COMMANDS
"use strict";
const Module = require("module");
const path = require("path");
const readline = require("readline");

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
  isEqual(other) { return this.line === other.line && this.character === other.character; }
  isBefore(other) { return this.line < other.line || (this.line === other.line && this.character < other.character); }
}

class Range {
  constructor(start, end) { Object.assign(this, { start, end }); }
  isEqual(other) { return this.start.isEqual(other.start) && this.end.isEqual(other.end); }
  // As the editor's own does: two positions, without names.
  toJSON() { return [this.start, this.end]; }
}

class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  static file(name) { return new Uri(`file://${name.split("/").map(encodeURIComponent).join("/")}`); }
  get scheme() { return this.text.slice(0, this.text.indexOf(":")); }
  get fsPath() { return decodeURIComponent(this.text.replace(/^file:\/\//, "")); }
  toString() { return this.text; }
  toJSON() { return this.text; }
}

class Event {
  constructor() {
    this.listeners = new Set();
    this.subscribe = (listener) => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }
  fire(value) { for (const listener of [...this.listeners]) listener(value); }
}

/** A class that has its arguments as members of these names. */
const record = (...names) => class {
  constructor(...values) { names.forEach((name, index) => { if (values[index] !== undefined) this[name] = values[index]; }); }
};

class MarkdownString extends record("value") {
  appendText(text) {
    this.value = (this.value ?? "") + text.replace(/[\\`*_{}[\]()#+\-!~<>]/g, "\\$&");
    return this;
  }
}

class WorkspaceEdit {
  constructor() { this.changes = new Map(); }
  set(uri, edits) { this.changes.set(uri.toString(), edits); }
}

class Kind {
  constructor(value) { this.value = value; }
  append(part) { return new Kind(this.value ? `${this.value}.${part}` : part); }
}

class TextDocument {
  constructor(uri, languageId, text) { Object.assign(this, { uri, languageId, text, version: 1 }); }
  getText() { return this.text; }
  offset({ line, character }) {
    return this.text.split("\n").slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + character;
  }
  apply(edits) {
    const inOrder = [...edits].sort((a, b) => (a.range.start.isBefore(b.range.start) ? 1 : -1));
    for (const { range, newText } of inOrder) {
      this.text = this.text.slice(0, this.offset(range.start)) + newText + this.text.slice(this.offset(range.end));
    }
    this.version += 1;
    return inOrder.map(({ range, newText }) => ({ range, text: newText }));
  }
}

const [events, providers, settings, messages] = [{}, new Map(), {}, []];
for (const name of ["DidOpenTextDocument", "DidChangeTextDocument", "DidSaveTextDocument", "DidCloseTextDocument", "DidChangeConfiguration", "DidGrantWorkspaceTrust"]) {
  events[name] = new Event();
}
const [findings, log, watchers, commands] = [new Map(), [], [], new Map()];
const documents = [];

const provider = (name) => (selector, value, ...more) => {
  providers.set(name, { value, more });
  return { dispose: () => providers.get(name)?.value === value && providers.delete(name) };
};
const languages = {
  createDiagnosticCollection: () => ({
    set: (uri, list) => findings.set(uri.toString(), list), clear: () => findings.clear(), dispose() {},
  }),
  match(selector, document) {
    const name = path.basename(document.uri.fsPath);
    const fits = (pattern) => new RegExp(`^${pattern.replace("**/", "").replace(/[.+^${}()|[\]\\]/g, "\\$&").replace(/\*/g, ".*")}$`).test(name);
    return selector.some((one) =>
      (!one.scheme || one.scheme === document.uri.scheme) && (!one.language || one.language === document.languageId) &&
      (!one.pattern || fits(one.pattern))) ? 10 : 0;
  },
};
for (const name of ["Hover", "CompletionItem", "CodeActions", "DocumentSymbol", "FoldingRange", "DocumentLink", "Definition"]) {
  languages[`register${name}Provider`] = provider(name);
}
const show = (kind) => (text) => { messages.push({ kind, text }); return Promise.resolve(); };
const watcher = (pattern) => {
  const [created, changed, deleted] = [new Event(), new Event(), new Event()];
  const one = { pattern, changed, onDidCreate: created.subscribe, onDidChange: changed.subscribe, onDidDelete: deleted.subscribe };
  watchers.push(one);
  return { ...one, dispose: () => watchers.splice(watchers.indexOf(one), 1) };
};

const vscode = {
  Position, Range, Uri, MarkdownString, WorkspaceEdit, languages, version: "1.107.0",
  Location: record("uri", "range"), TextEdit: record("range", "newText"), Hover: record("contents", "range"),
  Diagnostic: record("range", "message", "severity"), DiagnosticRelatedInformation: record("location", "message"),
  CompletionItem: record("label", "kind"), CompletionList: record("items", "isIncomplete"), SnippetString: record("value"),
  DocumentSymbol: record("name", "detail", "kind", "range", "selectionRange"), CodeAction: record("title", "kind"),
  CodeActionKind: { Empty: new Kind("") }, FoldingRange: record("start", "end", "kind"), DocumentLink: record("range", "target"),
  env: { appName: "Stand-in", language: "en" },
  commands: { registerCommand: (name, run) => { commands.set(name, run); return { dispose() {} }; } },
  window: {
    createOutputChannel: () => ({ append: (text) => log.push(text), appendLine: (text) => log.push(`${text}\n`), dispose() {} }),
    showErrorMessage: show("error"), showWarningMessage: show("warning"), showInformationMessage: show("information"),
  },
  workspace: {
    textDocuments: documents, workspaceFolders: undefined, isTrusted: true, createFileSystemWatcher: watcher,
    getConfiguration: (section) => ({ ...settings[section], get: (name) => settings[section]?.[name] }),
    applyEdit: async () => true,
    ...Object.fromEntries(Object.entries(events).map(([name, event]) => [`on${name}`, event.subscribe])),
  },
};

const load = Module._load;
Module._load = (name, ...more) => (name === "vscode" ? vscode : load(name, ...more));

const folder = path.resolve(process.argv[2]);
const packageJSON = require(path.join(folder, "package.json"));
const extension = require(path.join(folder, packageJSON.main));
const context = { subscriptions: [], extension: { packageJSON }, extensionPath: folder };
const never = { onCancellationRequested: () => ({ dispose() {} }) };
const found = (name) => documents.find((document) => document.uri.fsPath === name);
const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));
const position = ([line, character]) => new Position(line, character);

const actions = {
  settings({ section, values }) {
    settings[section] = { ...settings[section], ...values };
    const names = Object.keys(values).map((name) => `${section}.${name}`);
    events.DidChangeConfiguration.fire({ affectsConfiguration: (name) => name === section || names.includes(name) });
  },
  workspace({ folder, isTrusted }) {
    const { workspace } = vscode;
    if (folder) workspace.workspaceFolders = [{ uri: Uri.file(folder), name: path.basename(folder) }];
    const wasTrusted = workspace.isTrusted;
    workspace.isTrusted = isTrusted;
    if (isTrusted && !wasTrusted) events.DidGrantWorkspaceTrust.fire();
  },
  activate: () => extension.activate(context),
  deactivate: () => extension.deactivate(),
  open({ file, language, text }) {
    const document = new TextDocument(Uri.file(file), language, text);
    documents.push(document);
    events.DidOpenTextDocument.fire(document);
  },
  change({ file, edits }) {
    const document = found(file);
    const changes = edits.map(([start, end, newText]) => ({ range: new Range(position(start), position(end)), newText }));
    events.DidChangeTextDocument.fire({ document, contentChanges: document.apply(changes) });
    return document.text;
  },
  save: ({ file }) => events.DidSaveTextDocument.fire(found(file)),
  close({ file }) {
    const [document] = documents.splice(documents.indexOf(found(file)), 1);
    events.DidCloseTextDocument.fire(document);
  },
  // The findings, once they satisfy what is waited for: `count` of them.
  async findings({ file, count }) {
    for (let tries = 0; tries < 400; tries += 1) {
      const list = findings.get(found(file).uri.toString());
      if (list && (count === undefined || list.length === count)) return list;
      await sleep(25);
    }
    throw new Error(`${findings.get(found(file).uri.toString())?.length} findings after ten seconds; ${log.join("")}`);
  },
  // The answer of a provider, once there is one.
  async ask({ provider: name, file, at, range, only }) {
    for (let tries = 0; tries < 400 && !providers.has(name); tries += 1) await sleep(25);
    const { value } = providers.get(name);
    const document = found(file);
    const [method] = Object.keys(value).filter((one) => one.startsWith("provide"));
    const whole = range && new Range(position(range[0]), position(range[1]));
    const list = findings.get(document.uri.toString()) ?? [];
    switch (name) {
      case "Hover": case "Definition": return value[method](document, position(at), never);
      case "CompletionItem": return value[method](document, position(at), never, { triggerKind: 0 });
      case "CodeActions": {
        const given = await value[method](document, whole, { diagnostics: list, triggerKind: 1, only: only && new Kind(only) }, never);
        return given.map((action) => ({ ...action, edit: action.edit && Object.fromEntries(action.edit.changes) }));
      }
      case "FoldingRange": return value[method](document, {}, never);
      default: return value[method](document, never);
    }
  },
  async until({ what, count }) {
    const state = { messages, watchers, providers };
    const size = () => state[what].length ?? state[what].size;
    for (let tries = 0; tries < 400 && size() !== count; tries += 1) await sleep(25);
    return { count: size(), messages, providers: [...providers.keys()], log: log.join("") };
  },
  touch: ({ file }) => watchers.forEach((one) => one.changed.fire(Uri.file(file))),
  command: ({ name }) => commands.get(name)(),
};

(async () => {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const command = JSON.parse(line);
    try {
      process.stdout.write(`${JSON.stringify({ result: (await actions[command.do](command)) ?? null })}\n`);
    } catch (error) {
      process.stdout.write(`${JSON.stringify({ error: error.stack })}\n`);
    }
  }
})();
