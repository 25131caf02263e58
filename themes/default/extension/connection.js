"use strict";

/** Messages of JSON-RPC to and from a program, each after a header with its length in bytes. */
class Connection {
  /** `handlers` has `notification(method, params)`, `request(method, params)` and `end(reason)`. */
  constructor(program, handlers) {
    this.program = program;
    this.handlers = handlers;
    this.waiting = new Map();
    this.lastID = 0;
    this.received = Buffer.alloc(0);
    this.isOpen = true;
    program.stdout.on("data", (bytes) => this.#receive(bytes));
    // A program that ended reads no more; its end is what is reported.
    program.stdin.on("error", () => {});
    program.on("error", (error) => this.#end(error));
    program.on("close", (code, signal) => this.#end({ message: `it ended with ${signal ?? `status ${code}`}` }));
  }

  notify(method, params) {
    this.#send({ method, params });
  }

  /** The result, or null if the program has none anymore. Rejects where the program reports an error. */
  request(method, params, token) {
    if (!this.isOpen) return Promise.resolve(null);
    const id = ++this.lastID;
    return new Promise((resolve, reject) => {
      const listener = token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
      this.waiting.set(id, (message) => {
        listener?.dispose();
        if (message.error && ![-32800, -32801].includes(message.error.code)) {
          reject(new Error(`${method}: ${message.error.message}`));
        } else {
          resolve(message.result ?? null);
        }
      });
      this.#send({ id, method, params });
    });
  }

  #send(message) {
    if (!this.isOpen) return;
    const content = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.program.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${content.length}\r\n\r\n`), content]));
  }

  #receive(bytes) {
    this.received = Buffer.concat([this.received, bytes]);
    for (;;) {
      const end = this.received.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = /^content-length: *(\d+) *$/im.exec(this.received.toString("latin1", 0, end));
      if (!length) return void this.program.kill();
      const start = end + 4;
      const next = start + Number(length[1]);
      if (this.received.length < next) return;
      const content = this.received.toString("utf8", start, next);
      this.received = this.received.subarray(next);
      try {
        this.#handle(JSON.parse(content));
      } catch (error) {
        if (error instanceof SyntaxError) return void this.program.kill();
        throw error;
      }
    }
  }

  async #handle(message) {
    if (message.method === undefined) {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    } else if (message.id === undefined) {
      this.handlers.notification(message.method, message.params);
    } else {
      try {
        this.#send({ id: message.id, result: (await this.handlers.request(message.method, message.params)) ?? null });
      } catch (error) {
        this.#send({ id: message.id, error: { code: error.code ?? -32603, message: error.message } });
      }
    }
  }

  #end(reason) {
    if (!this.isOpen) return;
    this.isOpen = false;
    for (const answer of this.waiting.values()) answer({ result: null });
    this.waiting.clear();
    this.handlers.end(reason);
  }
}

module.exports = { Connection };
