// Offers to keep the site in the browser, starts the worker that does it, and shows its reports.
{
  // A sandboxed frame may not even ask.
  const serviceWorkers = () => {
    try {
      return navigator.serviceWorker;
    } catch {}
  };
  const page = document, word = window.docgenWord;
  const line = page.getElementById("offline");
  const root = new URL("..", page.currentScript.src).href;
  const workers = serviceWorkers();
  const make = (name, has) => Object.assign(page.createElement(name), has);

  // Pages opened as files have neither workers nor caches.
  if (workers && root.startsWith("http")) {
    const manifest = root + "manifest.webmanifest";

    workers.onmessage = ({ data, source }) => {
      if (data.root != root) return;
      line.ariaLive = data.live;
      const share = /\d+(?= %)/.exec(data.text)?.[0];
      line.textContent = share ? word("Saving for offline reading: {share} %", { share }) : word(data.text);
      const onclick = () => {
        workers.oncontrollerchange = () => location.reload();
        source.postMessage("change edition");
      };
      if (data.isNewer) line.append(make("button", { onclick, textContent: word("reload") }));
      if (data.goesOn) source.postMessage("fill");
    };

    // The policy of a site may demand that only a named rule makes addresses of scripts.
    const rule = { createScriptURL: (path) => root + path };
    const addresses = window.trustedTypes?.createPolicy("docgen-offline", rule) ?? rule;
    const keep = () => workers.register(addresses.createScriptURL("sw.js"), { updateViaCache: "none" }).then((site) => {
      page.head.append(make("link", { rel: "manifest", href: manifest }));
      (site.onupdatefound = function ask() {
        if (site.installing) site.installing.onstatechange = ask;
        site.active?.postMessage("fill");
      })();
    }, () => {});

    // Nothing is stored before a reader asks for it.
    const offer = (size) => line.replaceChildren(make("button", {
      textContent: size ? word("Keep for offline reading ({size})", { size }) : word("Keep for offline reading"),
      onclick: () => {
        line.textContent = word("Saving for offline reading");
        keep();
      }
    }));
    workers.getRegistration(root).then((site) => site?.scope == root ? keep()
      : fetch(manifest).then((answer) => answer.json()).then((about) => offer(about.offline_size), () => offer()), () => {});
  }
}
