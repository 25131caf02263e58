/* Checks files with docgen's own checker, in WebAssembly. Any page may load this script, which loads the module
   and the catalogue from beside itself when they are first needed; nothing is sent anywhere.

   docgenCheck(bytes, options) promises the text of `docgen validate --format json`. The options are those of the
   command in camel case, and `name`, the name of the file. Its other functions are for the page of the site. */
"use strict";
{
  const address = new URL("checker-data.js", document.currentScript.src).href;
  // The policy of a site may demand that only a named rule makes addresses of scripts.
  const rule = { createScriptURL: (text) => text };
  const addresses = window.trustedTypes?.createPolicy("docgen-checker", rule) ?? rule;
  const encoder = new TextEncoder(), decoder = new TextDecoder();
  // Promises of the compiled module with its catalogue, and of a running instance.
  let parts, instance;

  /** The call in the script with the data, which gives both as gzip in base 64. */
  const received = () => new Promise((resolve, reject) => {
    const script = document.createElement("script");
    window.docgenCheckerData = resolve;
    script.src = addresses.createScriptURL(address);
    script.onerror = () => reject(new Error("The checker could not be loaded."));
    // After the call, which comes first.
    script.onload = () => reject(new Error("The checker's data is damaged."));
    document.head.append(script);
  }).finally(() => delete window.docgenCheckerData);

  function unpacked(text) {
    const binary = atob(text), bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).arrayBuffer();
  }

  async function load() {
    if (!window.WebAssembly || !window.DecompressionStream)
      throw new Error("This browser cannot run the checker: it has no WebAssembly, or cannot unpack it. Use a newer browser.");
    const data = await received();
    const [module, catalogue] = await Promise.all([unpacked(data.module), unpacked(data.catalogue)]);
    try {
      return [await WebAssembly.compile(module), new Uint8Array(catalogue)];
    } catch (cause) {
      throw new Error("The policy of this site does not let the checker run: its script-src needs 'wasm-unsafe-eval'.", { cause });
    }
  }

  /** Copies bytes into an instance, which reads them at its next call. */
  function put(exports, bytes) {
    const start = exports.docgen_allocate(bytes.length) >>> 0;
    new Uint8Array(exports.memory.buffer).set(bytes, start);
  }

  async function start() {
    const [module, catalogue] = await (parts ??= load());
    try {
      const { exports } = await WebAssembly.instantiate(module, {});
      put(exports, catalogue);
      if (!exports.docgen_load()) return exports;
    } catch (cause) {
      throw new Error("The checker could not start.", { cause });
    }
    throw new Error("The checker cannot read its catalogue: build the site again.");
  }

  /** A running instance. What failed is tried again the next time. */
  function prepare() {
    instance ??= start();
    instance.catch(() => parts = instance = undefined);
    return instance;
  }

  /** The answer to one request: the bytes of a text or of a file. `paths` are those of all files of a product. */
  async function ask(action, files, options, only, paths) {
    const { name: _, ...others } = { date: new Date().toISOString().slice(0, 10), ...options };
    const header = encoder.encode(JSON.stringify({
      action, files: files.map(({ name, bytes }) => ({ name, count: bytes.length })), options: others, only, paths
    }));
    const request = new Uint8Array(files.reduce((sum, { bytes }) => sum + bytes.length, 4 + header.length));
    new DataView(request.buffer).setUint32(0, header.length, true);
    let end = 4;
    for (const bytes of [header, ...files.map(({ bytes }) => bytes)]) {
      request.set(bytes, end);
      end += bytes.length;
    }
    const exports = await prepare();
    try {
      put(exports, request);
      const answer = exports.docgen_run() >>> 0;
      // The memory is another one after it has grown.
      return new Uint8Array(exports.memory.buffer).slice(answer, answer + exports.docgen_result_count());
    } catch (cause) {
      // Whatever stopped it left it in no state to go on.
      instance = undefined;
      throw new Error("The checker could not finish this file, and has started again. Check it with the command instead.", { cause });
    }
  }

  const asBytes = (value) =>
    typeof value === "string" ? encoder.encode(value)
    : ArrayBuffer.isView(value) ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : new Uint8Array(value);

  window.docgenCheck = Object.assign(async (bytes, options = {}) => {
    const text = decoder.decode(await ask("findings", [{ name: options.name, bytes: asBytes(bytes) }], options));
    // Findings are an array; an object says why there are none.
    if (text.startsWith("{")) throw new Error(JSON.parse(text).error);
    return text;
  }, {
    prepare,
    /** A page's report on files, each with `name` and `bytes`. */
    report: async (files, options, paths) => JSON.parse(decoder.decode(await ask("report", files, options, undefined, paths))),
    /** A file's bytes after some of its repairs, by their indexes, or after all. */
    repair: (file, options, only) => ask("repair", [file], options, only)
  });
}
