// Checks files as a page of a site does, with the site's own scripts: node checker.js SITE
//
// Each line of the input is a JSON object with `path`, the file, `name`, the name it is given, and `options`. Each line
// of the output is the answer as a JSON string, or an object with the `error` that the page would get.
"use strict";
const fs = require("fs"), path = require("path"), readline = require("readline"), url = require("url"), vm = require("vm");
const assets = path.resolve(process.argv[2], "assets");

/** Runs a script of the site, as its element in a page would. */
function run(file) {
  vm.runInThisContext(fs.readFileSync(file, "utf8"), { filename: file });
}

// As much of a page as the script uses.
global.window = global;
global.document = {
  currentScript: { src: url.pathToFileURL(path.join(assets, "checker.js")).href },
  createElement: () => ({}),
  head: {
    append(script) {
      run(url.fileURLToPath(script.src));
      script.onload();
    }
  }
};
run(path.join(assets, "checker.js"));

(async () => {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const { path: file, name, options } = JSON.parse(line);
    const answer = await docgenCheck(fs.readFileSync(file), { ...options, name }).catch((error) => ({ error: error.message }));
    console.log(JSON.stringify(answer));
  }
})();
