/* Finds and reads the files to check: chosen one by one, dropped, in folders, or in archives. */
"use strict";

/** The ways to files. `names` are the patterns of lists' names, `skipped` the folders without any, `bundles` says what products have. */
const docgenFiles = ({ names, skipped, bundles: { endings, places, grants } }) => {
  const word = window.docgenWord, megabyte = 2 ** 20, most = { lists: 2000, visited: 20000, bytes: 64 * megabyte };
  const patterns = names.map((name) => new RegExp(`^${name.split("*").map((part) => part.replace(/\W/g, "\\$&")).join(".*")}$`, "s"));
  const folderOf = (path) => path.split("/").slice(0, -1);
  const isInBundle = (path) => folderOf(path).some((name) => endings.some((ending) => name.endsWith(ending)));
  /** Whether a file has the name of its bundle, or is where programs are. */
  const mayBeProgram = (path) => {
    const names = path.split("/"), name = names.pop(), folder = names.pop() ?? "";
    return folder.startsWith(name + ".") || places.includes(folder) || name.endsWith(".dylib");
  };
  const isGrant = (path) => isInBundle(path) && grants.some((name) => path.endsWith("/" + name));
  const isList = (path) => patterns.some((pattern) => pattern.test(path.split("/").pop()));
  const isSkipped = (folder) => folder.startsWith(".") || skipped.includes(folder);

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
      const name = new TextDecoder().decode(new Uint8Array(directory.buffer, directory.byteOffset + at + 46, short(28)));
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

  /** The files that were dropped, and those in dropped folders. */
  async function* dropped(items, notes) {
    let visited = 0;
    const visit = () => ++visited <= most.visited;
    for (const { file, entry, handle } of items) {
      const access = entry?.isDirectory && await handle;
      const folder = access ? fromHandle(access) : entry?.isDirectory && fromEntry(entry);
      if (folder) yield* inside(folder, folder.name + "/", visit);
      else if (file) yield { name: file.name, open: () => file };
    }
    if (visited > most.visited) notes.push(word("Only {count} entries were looked at: drop a smaller folder.", { count: most.visited }));
  }

  /** Reads files until there are too many: the lists, the programs and grants beside them, and the paths of all files of a product. */
  async function read(found, notes) {
    const lists = [], beside = [];
    let room = most.bytes, paths = [];
    /** Reads one file. Returns false when no more fit. */
    async function take(name, open, size) {
      const isInside = isInBundle(name);
      if (isInside) paths.push(name);
      if (lists.length === most.lists) {
        notes.push(word("Only the first {count} lists were read: drop a smaller folder.", { count: most.lists }));
        return false;
      }
      try {
        // Most files in an archive are nothing to check, and are not unpacked.
        if (isInside && size != null && !isList(name) && !isGrant(name) && !mayBeProgram(name)) return true;
        if (size > most.bytes) {
          notes.push(word("“{name}” was not read: it is larger than {size} MB.", { name, size: most.bytes / megabyte }));
          return true;
        }
        const file = await open(), kind = await kindOf(file);
        if (kind === "archive" && size == null) {
          for await (const inner of unzipped(file)) if (!await take(inner.name, inner.open, inner.size)) return false;
          return true;
        }
        if (isInside && !isList(name) && !isGrant(name) && kind !== "program") return true;
        if (file.size > most.bytes) {
          notes.push(word(kind ? "“{name}” was not read: it is larger than {size} MB." : "“{name}” was not read: it is larger than {size} MB, and no list is.", { name, size: most.bytes / megabyte }));
          return true;
        }
        if (file.size > room) {
          notes.push(word("Only the first {size} MB were read: choose fewer files.", { size: most.bytes / megabyte }));
          return false;
        }
        const bytes = new Uint8Array(await file.arrayBuffer());
        room -= bytes.length;
        (kind === "program" || isGrant(name) ? beside : lists).push({ name, bytes });
      } catch {
        notes.push(word("“{name}” could not be read: it is gone, locked or damaged. Choose it again.", { name }));
      }
      return true;
    }
    for await (const { name, open } of found) if (!await take(name, open)) break;
    // Nothing is missing for sure where not all was seen.
    if (notes.length) paths = [];
    if (notes.length > 3) notes.splice(2, Infinity, word("And {count} more could not be read.", { count: notes.length - 2 }));
    if (!lists.length && !notes.length) notes.push(word("No file there has the name of a list: {names}.", { names: names.join(word(", ")) }));
    return { lists: lists.sort((one, other) => one.name < other.name ? -1 : 1), beside, paths };
  }

  return { those, dropped, read };
};
