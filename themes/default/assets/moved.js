// Leads from a former page to the part of another page that has its content now. The page for lost addresses loads it.
{
  const root = new URL("..", document.currentScript.src).pathname;
  const former = decodeURIComponent(location.pathname).slice(root.length).replace(/\.html$/, "");
  // The anchor of a heading has no punctuation.
  const anchor = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}_-]/gu, "");
  const places = [
    [/^apis\/(?!index$)([^/]+)$/, ([, name]) => "apis/index.html#" + anchor(name)],
    [/^findings\/(?!index$)([^/]+)$/, ([, id]) => "findings/index.html#" + id],
    [/^releases\/([^/]+)-([^/-]+)$/, ([, platform, version]) => `platforms/${platform}.html#${anchor(platform + "-" + version)}`],
    [/^rules\/([^/]+)$/, ([, group]) => `groups/${group}.html`],
    [/^(platforms\/[^/]+)\/differences$/, ([, platform]) => platform + ".html" + location.hash]
  ];
  for (const [pattern, place] of places) {
    const found = former.match(pattern);
    if (found) location.replace(root + place(found));
  }
}
