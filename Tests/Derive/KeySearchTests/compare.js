// Asks the page's search engine what Swift was asked, and prints where they differ.
//
//   node compare.js search-engine.js VECTORS.json
"use strict";
const fs = require("fs");
const path = require("path");

const engine = require(path.resolve(process.argv[2]));
const vectors = JSON.parse(fs.readFileSync(process.argv[3], "utf8"));
for (const part of ["names", "text"]) new Function("docgenSearchIndex", vectors[part])(engine.load);

let failures = 0;
function expect(what, wanted, found) {
  const [one, other] = [JSON.stringify(wanted), JSON.stringify(found)];
  if (one === other) return;
  failures++;
  if (failures <= 20) console.log(`${what}\n  swift:  ${one}\n  script: ${other}`);
}

for (const { text, tokens, stems } of vectors.tokens) {
  expect(`tokens of ${JSON.stringify(text)}`, tokens, engine.tokens(text));
  expect(`stems of ${JSON.stringify(text)}`, stems, engine.tokens(text).map(engine.stem));
}
const results = (list) =>
  list.map(({ name, path, title, summary, url, score, places, marks }) => ({
    name, path, title, summary, url, score, places: places.map(({ url }) => url), marks: marks.map((range) => range.join("-")).join(" "),
  }));
for (const { query, answer } of vectors.queries) {
  const found = engine.search(query, vectors.limit);
  expect(`answer to ${JSON.stringify(query)}`, answer, {
    results: results(found.results), isGuess: found.isGuess,
    note: found.note, kinds: found.kinds.map(({ kind, count }) => ({ kind, count })), problems: found.problems,
  });
}
console.log(`${vectors.tokens.length} texts, ${vectors.queries.length} queries, ${failures} differences`);
process.exitCode = failures ? 1 : 0;
