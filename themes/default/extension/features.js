"use strict";
const vscode = require("vscode");

// From what the server sends to what the editor shows.

const position = ({ line, character }) => new vscode.Position(line, character);
const range = ({ start, end }) => new vscode.Range(position(start), position(end));
const location = (value) => new vscode.Location(vscode.Uri.parse(value.uri ?? value.targetUri), range(value.range ?? value.targetSelectionRange));
const textEdit = (edit) => new vscode.TextEdit(range(edit.range), edit.newText);
const list = (value) => (Array.isArray(value) ? value : value ? [value] : []);

function text(content) {
  if (content === undefined) return undefined;
  if (typeof content === "string") return new vscode.MarkdownString(content);
  return content.kind === "plaintext" ? new vscode.MarkdownString().appendText(content.value) : new vscode.MarkdownString(content.value);
}

function workspaceEdit(edit) {
  const result = new vscode.WorkspaceEdit();
  const changes = edit.documentChanges?.map((change) => [change.textDocument.uri, change.edits]) ?? Object.entries(edit.changes ?? {});
  for (const [uri, edits] of changes) result.set(vscode.Uri.parse(uri), edits.map(textEdit));
  return result;
}

function diagnostic(value) {
  // The server counts severities from 1, the editor from 0.
  const result = new vscode.Diagnostic(range(value.range), value.message, (value.severity ?? 1) - 1);
  result.source = value.source;
  result.code = value.codeDescription ? { value: value.code, target: vscode.Uri.parse(value.codeDescription.href) } : value.code;
  result.tags = value.tags;
  result.relatedInformation = value.relatedInformation?.map(
    (related) => new vscode.DiagnosticRelatedInformation(location(related.location), related.message));
  return result;
}

function completion(value) {
  const item = new vscode.CompletionItem(value.labelDetails ? { label: value.label, ...value.labelDetails } : value.label, (value.kind ?? 1) - 1);
  for (const name of ["detail", "sortText", "filterText", "preselect", "tags", "commitCharacters"]) {
    if (value[name] !== undefined) item[name] = value[name];
  }
  item.documentation = text(value.documentation);
  const inserted = value.textEdit?.newText ?? value.insertText ?? value.label;
  item.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(inserted) : inserted;
  if (value.textEdit) item.range = range(value.textEdit.range);
  if (value.insertTextMode === 1) item.keepWhitespace = true;
  item.additionalTextEdits = value.additionalTextEdits?.map(textEdit);
  return item;
}

function symbol(value) {
  const result = new vscode.DocumentSymbol(value.name, value.detail ?? "", value.kind - 1, range(value.range), range(value.selectionRange));
  result.tags = value.tags;
  result.children = (value.children ?? []).map(symbol);
  return result;
}

function codeAction(value) {
  const action = new vscode.CodeAction(value.title, value.kind && vscode.CodeActionKind.Empty.append(value.kind));
  if (value.edit) action.edit = workspaceEdit(value.edit);
  action.diagnostics = value.diagnostics?.map(diagnostic);
  action.isPreferred = value.isPreferred;
  return action;
}

const folding = { comment: 1, imports: 2, region: 3 };

// The server's features, by capability: the editor's request, and the way in which it shows the answer.

/** Registers a provider for each capability of the server. `ask(method, params, token)` sends a request. */
function register(selector, capabilities, ask, publishedOn) {
  const { languages } = vscode;
  const of = (document) => ({ textDocument: { uri: document.uri.toString() } });
  const at = (document, where) => ({ ...of(document), position: { line: where.line, character: where.character } });
  const providers = {
    hoverProvider: () =>
      languages.registerHoverProvider(selector, {
        async provideHover(document, where, token) {
          const hover = await ask("textDocument/hover", at(document, where), token);
          return hover && new vscode.Hover(list(hover.contents).map(text), hover.range && range(hover.range));
        },
      }),
    completionProvider: ({ triggerCharacters = [], resolveProvider }) => {
      const sent = new WeakMap();
      return languages.registerCompletionItemProvider(selector, {
        async provideCompletionItems(document, where, token, context) {
          const asked = { triggerKind: context.triggerKind + 1, triggerCharacter: context.triggerCharacter };
          const found = await ask("textDocument/completion", { ...at(document, where), context: asked }, token);
          const items = list(found?.items ?? found).map((value) => {
            const item = completion(value);
            sent.set(item, value);
            return item;
          });
          return new vscode.CompletionList(items, found?.isIncomplete ?? false);
        },
        async resolveCompletionItem(item, token) {
          const whole = resolveProvider && (await ask("completionItem/resolve", sent.get(item), token));
          return whole ? Object.assign(item, { detail: whole.detail, documentation: text(whole.documentation) }) : item;
        },
      }, ...triggerCharacters);
    },
    codeActionProvider: ({ codeActionKinds }) =>
      languages.registerCodeActionsProvider(selector, {
        async provideCodeActions(document, where, context, token) {
          const asked = {
            // The server's own findings, with all that the editor leaves out of its form of them.
            diagnostics: publishedOn(document).filter((value) =>
              context.diagnostics.some((shown) => shown.message === value.message && shown.range.isEqual(range(value.range)))),
            ...(context.only && { only: [context.only.value] }),
            triggerKind: context.triggerKind,
          };
          const actions = await ask("textDocument/codeAction", { ...of(document), range: { start: where.start, end: where.end }, context: asked }, token);
          return list(actions).map(codeAction);
        },
      }, codeActionKinds && { providedCodeActionKinds: codeActionKinds.map((kind) => vscode.CodeActionKind.Empty.append(kind)) }),
    documentSymbolProvider: () =>
      languages.registerDocumentSymbolProvider(selector, {
        provideDocumentSymbols: async (document, token) =>
          list(await ask("textDocument/documentSymbol", of(document), token)).map(symbol),
      }),
    foldingRangeProvider: () =>
      languages.registerFoldingRangeProvider(selector, {
        provideFoldingRanges: async (document, _, token) =>
          list(await ask("textDocument/foldingRange", of(document), token)).map(
            (value) => new vscode.FoldingRange(value.startLine, value.endLine, folding[value.kind])),
      }),
    documentLinkProvider: () =>
      languages.registerDocumentLinkProvider(selector, {
        provideDocumentLinks: async (document, token) =>
          list(await ask("textDocument/documentLink", of(document), token)).map((value) => {
            const link = new vscode.DocumentLink(range(value.range), vscode.Uri.parse(value.target));
            link.tooltip = value.tooltip;
            return link;
          }),
      }),
    definitionProvider: () =>
      languages.registerDefinitionProvider(selector, {
        provideDefinition: async (document, where, token) =>
          list(await ask("textDocument/definition", at(document, where), token)).map(location),
      }),
  };
  return Object.entries(providers).flatMap(([name, provider]) => {
    const capability = capabilities[name];
    return capability ? [provider(capability === true ? {} : capability)] : [];
  });
}

/** The capabilities of this client, as the server wants to know them. */
const capabilities = {
  general: { positionEncodings: ["utf-16"] },
  workspace: { applyEdit: true, workspaceFolders: true, didChangeWatchedFiles: { dynamicRegistration: true } },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true, tagSupport: { valueSet: [1, 2] } },
    hover: { contentFormat: ["markdown", "plaintext"] },
    completion: {
      contextSupport: true,
      completionItem: {
        snippetSupport: true, documentationFormat: ["markdown", "plaintext"], tagSupport: { valueSet: [1] },
        preselectSupport: true, labelDetailsSupport: true, commitCharactersSupport: true,
        insertTextModeSupport: { valueSet: [1, 2] },
      },
    },
    codeAction: { isPreferredSupport: true, codeActionLiteralSupport: { codeActionKind: { valueSet: ["", "quickfix", "refactor", "source", "source.fixAll"] } } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    foldingRange: { lineFoldingOnly: true },
    documentLink: { tooltipSupport: true },
    definition: {},
  },
};

module.exports = { capabilities, diagnostic, register, workspaceEdit };
