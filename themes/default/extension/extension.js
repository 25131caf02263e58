"use strict";
const { spawn } = require("child_process");
const path = require("path");
const vscode = require("vscode");
const { Connection } = require("./connection");
const { capabilities, diagnostic, register, workspaceEdit } = require("./features");

// After more ends than this within this many milliseconds, the server is not started again.
const LIMIT = { ends: 4, time: 180_000 };
// How long the server may take to end, in milliseconds.
const PATIENCE = 2_000;

/** The server, and what the editor knows from it. It starts with the first file that it is for. */
class Client {
  constructor(context) {
    const { name, displayName, server } = context.extension.packageJSON;
    Object.assign(this, { id: name, title: displayName, ...server });
    this.arguments = this.arguments.map((one) => one.replace("${extensionPath}", () => context.extensionPath));
    this.log = vscode.window.createOutputChannel(displayName);
    this.findings = vscode.languages.createDiagnosticCollection(this.id);
    this.published = new Map();
    this.provided = [];
    this.ends = [];
    const { workspace } = vscode;
    context.subscriptions.push(
      this.log, this.findings,
      workspace.onDidOpenTextDocument((document) => this.isFor(document) && (this.connection ? this.open(document) : this.start())),
      workspace.onDidChangeTextDocument((event) => this.change(event)),
      workspace.onDidSaveTextDocument((document) => this.tell("didSave", document)),
      workspace.onDidCloseTextDocument((document) => this.tell("didClose", document)),
      workspace.onDidChangeConfiguration((event) => event.affectsConfiguration(this.section) && this.restart()),
      workspace.onDidGrantWorkspaceTrust(() => this.start()),
      vscode.commands.registerCommand(`${this.section}.restart`, () => this.restart()));
    this.start();
  }

  isFor(document) {
    return vscode.languages.match(this.selector, document) > 0;
  }

  get settings() {
    return vscode.workspace.getConfiguration(this.section);
  }

  // The server's life

  async start() {
    // Whoever waits for the same end finds the new connection, so that one server is started.
    await this.stopping;
    const documents = vscode.workspace.textDocuments.filter((document) => this.isFor(document));
    if (this.connection || this.isGivenUp || !documents.length) return;
    const name = this.settings.get("path") || this.program;
    if (!vscode.workspace.isTrusted && !path.isAbsolute(name)) {
      return void this.log.appendLine(`In a workspace that is not trusted, '${name}' is not started: only a full path in ${this.section}.path is.`);
    }
    const folders = vscode.workspace.workspaceFolders ?? [];
    // Not in the workspace's folder: Windows looks for a program's name in the current folder first.
    const program = spawn(name, [...this.arguments, ...(this.settings.get("arguments") ?? [])]);
    program.stderr.on("data", (text) => this.log.append(String(text)));
    const connection = new Connection(program, {
      notification: (method, params) => this.notified(method, params),
      request: (method, params) => this.asked(method, params),
      end: (reason) => this.connection === connection && this.ended(reason),
    });
    this.connection = connection;
    this.isReady = false;
    try {
      const answer = await connection.request("initialize", {
        processId: process.pid, clientInfo: { name: vscode.env.appName, version: vscode.version }, locale: vscode.env.language, capabilities,
        rootUri: folders[0]?.uri.toString() ?? null,
        workspaceFolders: folders.map((folder) => ({ uri: folder.uri.toString(), name: folder.name })),
      });
      if (!answer || this.connection !== connection) return;
      connection.notify("initialized", {});
      const sync = answer.capabilities.textDocumentSync;
      this.isIncremental = (sync?.change ?? sync) === 2;
      this.isReady = true;
      vscode.workspace.textDocuments.forEach((document) => this.open(document));
      this.provided.push(...register(
        this.selector, answer.capabilities, (method, params, token) => this.ask(method, params, token),
        (document) => this.published.get(document.uri.toString()) ?? []));
    } catch (error) {
      this.log.appendLine(error.message);
      this.stop();
    }
  }

  /** Forgets what came from a server that no longer runs. */
  forget() {
    this.connection = undefined;
    this.isReady = false;
    this.provided.splice(0).forEach((one) => one.dispose());
    this.findings.clear();
    this.published.clear();
  }

  ended(reason) {
    this.forget();
    this.log.appendLine(`${this.program}: ${reason.message}`);
    const now = Date.now();
    this.ends = [...this.ends.filter((time) => now - time < LIMIT.time), now];
    this.isGivenUp = reason.code === "ENOENT" || this.ends.length > LIMIT.ends;
    if (!this.isGivenUp) return void this.start();
    if (reason.code === "ENOENT") {
      vscode.window.showErrorMessage(`${this.title}: '${reason.path}' was not found. Install it, or set ${this.section}.path to its path.`);
    } else {
      vscode.window.showErrorMessage(`${this.title}: the language server ended ${this.ends.length} times and is not started again; its output says why.`);
    }
  }

  async restart() {
    this.stopping ??= this.stop().finally(() => { this.stopping = undefined; });
    await this.stopping;
    this.ends = [];
    this.isGivenUp = false;
    await this.start();
  }

  /** Ends the server: as it wants to be ended, and by force if it does not follow. */
  async stop() {
    const { connection } = this;
    if (!connection) return;
    this.forget();
    const { program } = connection;
    const closed = new Promise((resolve) => program.once("close", resolve));
    const timer = setTimeout(() => program.kill("SIGKILL"), PATIENCE);
    connection.request("shutdown").catch(() => {}).then(() => {
      connection.notify("exit");
      program.stdin.end();
    });
    if (connection.isOpen) await closed;
    clearTimeout(timer);
  }

  async ask(method, params, token) {
    try {
      return this.isReady ? await this.connection.request(method, params, token) : null;
    } catch (error) {
      this.log.appendLine(error.message);
      return null;
    }
  }

  // Documents

  open(document) {
    if (!this.isReady || !this.isFor(document)) return;
    const { languageId, version } = document;
    this.connection.notify("textDocument/didOpen", {
      textDocument: { uri: document.uri.toString(), languageId, version, text: document.getText() },
    });
  }

  change({ document, contentChanges }) {
    if (!contentChanges.length) return;
    const changes = contentChanges.map(({ range, text }) => ({ range: { start: range.start, end: range.end }, text }));
    this.tell("didChange", document, {
      contentChanges: this.isIncremental ? changes : [{ text: document.getText() }],
    });
  }

  tell(what, document, more) {
    if (!this.isReady || !this.isFor(document)) return;
    const textDocument = { uri: document.uri.toString(), version: document.version };
    this.connection.notify(`textDocument/${what}`, { textDocument, ...more });
  }

  // Messages from the server

  notified(method, params) {
    if (method === "textDocument/publishDiagnostics") {
      this.published.set(params.uri, params.diagnostics);
      this.findings.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
    } else if (method === "window/logMessage") {
      this.log.appendLine(params.message);
    } else if (method === "window/showMessage") {
      const show = [undefined, "showErrorMessage", "showWarningMessage"][params.type] ?? "showInformationMessage";
      vscode.window[show](params.message);
    }
  }

  async asked(method, params) {
    switch (method) {
      case "workspace/applyEdit":
        return { applied: await vscode.workspace.applyEdit(workspaceEdit(params.edit)) };
      case "client/registerCapability":
        return params.registrations.forEach((one) => this.watch(one.registerOptions?.watchers ?? []));
      case "client/unregisterCapability":
      case "window/workDoneProgress/create":
        return null;
      default:
        throw Object.assign(new Error(`${method} is not supported`), { code: -32601 });
    }
  }

  watch(watchers) {
    const report = (type) => (uri) =>
      this.isReady && this.connection.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
    for (const { globPattern } of watchers) {
      const watcher = vscode.workspace.createFileSystemWatcher(globPattern.pattern ?? globPattern);
      this.provided.push(watcher, watcher.onDidCreate(report(1)), watcher.onDidChange(report(2)), watcher.onDidDelete(report(3)));
    }
  }
}

let client;

exports.activate = (context) => {
  client = new Client(context);
};

exports.deactivate = () => client?.stop();
