// Keeps the site in the browser. sw.js loads it, with a line in `files` for each file: a digest and
// an address. A file is kept under both, so an update fetches what is new.
"use strict";

const root = new URL("./", location).href;
const atOnce = 16;
// Browsers end long tasks; pages ask for the rest.
const patience = 60_000;

/** Each address with the name it is kept under. */
const kept = new Map(files.trim().split("\n").map((line) => {
  const [digest, address] = line.split(" ");
  return [root + address, `${root}${address}?${digest}`];
}));

/** One of sixteen: browsers list about ten thousand files of a cache at most. */
function cacheOf(name) {
  return caches.open(`offline ${root} ${name.at(-1)}`);
}

async function stored() {
  const all = [..."0123456789abcdef"].map(async (digit) => (await cacheOf(digit)).keys());
  return (await Promise.all(all)).flat().map((request) => request.url);
}

async function missing() {
  const names = new Set(await stored());
  return [...kept.keys()].filter((address) => !names.has(kept.get(address)));
}

async function keep(address) {
  const response = await fetch(address, { cache: "no-cache", mode: "same-origin" });
  if (response.status !== 200) {
    // A body that is not read keeps its connection open.
    await response.body?.cancel();
    throw new Error(response.status);
  }
  // Browsers refuse a redirected answer for a page; a copy is not one.
  const headers = new Headers(response.headers);
  headers.delete("vary");
  const name = kept.get(address);
  await (await cacheOf(name)).put(name, new Response(response.body, { headers }));
}

/** Sends pages a line to show. */
async function say(text, live, more) {
  const pages = await clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ root, text, live, ...more });
}

/** Fetches what is missing and reports the progress; returns whether everything is there. */
async function fill(report, end = Infinity) {
  const wanted = await missing();
  for (let next = 0; next < wanted.length && Date.now() < end; next += atOnce) {
    await report?.(kept.size - wanted.length + next);
    const batch = wanted.slice(next, next + atOnce).map(keep);
    const results = await Promise.allSettled(batch);
    // The server may lack a file; if a whole batch fails, the server is unreachable.
    if (results.every((result) => result.status === "rejected")) return false;
  }
  return !wanted.length || !(await missing()).length;
}

async function fillOpenly() {
  const end = Date.now() + patience;
  let live = "off";
  let text = "";
  const isComplete = await fill((count) => {
    const now = `Saving for offline reading: ${10 * Math.floor((10 * count) / kept.size)} %`;
    if (now === text) return;
    text = now;
    live = "polite";
    return say(text, live);
  }, end);
  if (!isComplete && Date.now() >= end) return say(text, live, { goesOn: true });
  if (registration.active && registration.waiting) {
    return say("A newer edition is ready: ", "polite", { isNewer: true });
  }
  return say(isComplete ? "Available offline" : "", live);
}

/** If this fails, the older edition stays, and the worker tries again. */
async function update() {
  if (!await fill()) throw new Error("Incomplete");
}

addEventListener("install", (event) => {
  event.waitUntil(registration.active ? update() : fillOpenly());
});

async function removeOld() {
  const names = new Set(kept.values());
  for (const name of await stored()) {
    if (!names.has(name)) await (await cacheOf(name)).delete(name);
  }
}

addEventListener("activate", (event) => {
  event.waitUntil(removeOld().then(() => clients.claim()));
});

let filling;
let isAskedAgain = false;

/** Fills the cache, and again if a page asked meanwhile: the server may be back. */
async function fillUntilAnswered() {
  do {
    isAskedAgain = false;
    await fillOpenly();
  } while (isAskedAgain);
}

addEventListener("message", (event) => {
  if (event.data === "fill") {
    isAskedAgain = true;
    filling ??= fillUntilAnswered().finally(() => { filling = undefined; });
    event.waitUntil(filling);
  }
  if (event.data === "change edition") registration.waiting?.postMessage("serve");
  if (event.data === "serve") skipWaiting();
});

async function answer(request, name) {
  const next = request.mode === "navigate" && registration.waiting;
  // Navigating in the only window loads the newer edition.
  if (next && (await clients.matchAll()).length < 2) {
    next.postMessage("serve");
    return new Response("", { headers: { Refresh: "0" } });
  }
  return await (await cacheOf(name)).match(name) ?? fetch(request);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !address.startsWith(root)) return;
  const files = address.endsWith("/") ? ["index.html"] : ["", ".html"];
  const name = files.map((file) => kept.get(address + file)).find(Boolean);
  if (name) return event.respondWith(answer(request, name));
  if (request.mode !== "navigate") return;
  event.respondWith(fetch(request).catch(() => {
    if (kept.has(`${address}/index.html`)) return Response.redirect(`${address}/`);
    // Every page is listed; other files may be on the server.
    const isPage = /\/([^/.]*|[^/]*\.html)$/.test(address);
    return isPage ? Response.redirect(`${root}404.html`) : Response.error();
  }));
});
