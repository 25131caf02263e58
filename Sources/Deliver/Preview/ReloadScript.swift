/// The script in every page of a preview: asks for news, reloads the page or its style sheets, and
/// shows errors. Messages are inserted as text, in a shadow tree that the page's styles do not reach.
let reloadScript = #"""
  {
    const script = document.currentScript;
    const page = document.documentElement;
    const retry = 500; // Milliseconds before a server that does not answer is asked again.

    // A service worker would keep showing the pages it has stored.
    navigator.serviceWorker?.getRegistrations()
      .then((all) => all.forEach((one) => one.unregister()), () => {});
    delete Navigator.prototype.serviceWorker;

    // The scroll position survives a reload, whatever the address's fragment says.
    const item = "docgen preview " + location.pathname;
    const [left, top] = (sessionStorage.getItem(item) ?? "").split(" ");
    sessionStorage.removeItem(item);
    if (top) {
      history.scrollRestoration = "manual";
      const restore = () => scrollTo({ left, top, behavior: "instant" });
      addEventListener("DOMContentLoaded", restore);
      addEventListener("load", () => {
        restore();
        history.scrollRestoration = "auto";
      });
    }
    const reload = () => {
      sessionStorage.setItem(item, scrollX + " " + scrollY);
      location.reload();
    };

    const swapStylesheets = (version) => {
      for (const old of document.querySelectorAll('link[rel="stylesheet"]')) {
        const address = new URL(old.href);
        if (address.origin != location.origin) continue;
        address.search = version;
        const link = old.cloneNode();
        link.href = address;
        link.onload = link.onerror = () => old.remove();
        old.after(link);
      }
    };

    const styles = `
      :host { all: initial; color-scheme: light dark; }
      [role=alert] { position: fixed; inset: auto 0 0 0; z-index: 2147483647; box-sizing: border-box;
        max-height: 60vh; overflow: auto; padding: 16px 24px; border-top: 4px solid #c62828;
        background: #fff; color: #1b1b1b; box-shadow: 0 -4px 24px #0006;
        font: 15px/1.5 system-ui, sans-serif; }
      h2 { margin: 0 2em 8px 0; font-size: 17px; color: #b71c1c; }
      ol { margin: 0; padding: 0; list-style: none; }
      li { padding: 8px 0; border-top: 1px solid #8886; overflow-wrap: anywhere; }
      code { display: block; font: 13px/1.5 ui-monospace, monospace; color: #555; }
      p { margin: 0; } .remedy { color: #555; }
      button { position: absolute; top: 12px; right: 16px; padding: 4px 10px; font: inherit;
        color: inherit; background: none; border: 1px solid #8888; border-radius: 6px; }
      @media (prefers-color-scheme: dark) {
        [role=alert] { background: #1d1d1f; color: #f2f2f2; border-color: #ff6b6b; }
        h2 { color: #ff8a80; } code, .remedy { color: #b8b8b8; } }`;
    let overlay = null;
    const make = (name, text, of, has = {}) => {
      const element = Object.assign(document.createElement(name), has);
      if (text) element.textContent = text;
      of.append(element);
      return element;
    };
    const show = (problems) => {
      overlay?.remove();
      overlay = null;
      const errors = problems.filter((problem) => problem.severity == "error");
      if (!errors.length) return;
      overlay = document.createElement("docgen-preview-errors");
      const root = overlay.attachShadow({ mode: "open" });
      make("style", styles, root);
      const panel = make("section", "", root, { role: "alert" });
      const count = errors.length == 1 ? "1 error" : errors.length + " errors";
      const state = "empty" in script.dataset ? "" : " – the page shows the last good state";
      make("h2", count + state, panel);
      make("button", "Hide", panel, { type: "button", onclick: () => overlay?.remove() });
      const list = make("ol", "", panel);
      for (const error of errors.slice(0, 20)) {
        const line = make("li", "", list);
        const where = [error.file, error.line, error.column].filter((part) => part != null);
        make("code", where.join(":"), line);
        make("p", `${error.message} [${error.id}]`, line);
        if (error.remedy) make("p", "Remedy: " + error.remedy, line, { className: "remedy" });
      }
      if (errors.length > 20) make("p", `… and ${errors.length - 20} more`, panel);
      page.append(overlay);
    };

    let version = Number(script.dataset.version);
    let shown = 0;
    const take = (news) => {
      const isNew = news.version != version;
      const hasErrors = news.diagnostics.some((one) => one.severity == "error");
      version = news.version;
      if (isNew && !hasErrors && !news.stylesheetOnly) return reload();
      if (isNew && !hasErrors) swapStylesheets(version);
      // What the reader has hidden stays hidden until something changes.
      if (shown != version) show(news.diagnostics);
      shown = version;
    };

    // A browser opens few connections to one server, so pages in the background do not ask.
    const isShown = () => new Promise((resolve) => {
      const look = () => document.visibilityState == "visible" && resolve();
      look();
      document.addEventListener("visibilitychange", look);
    });
    let asking = new AbortController();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState != "visible") asking.abort();
    });
    const ask = async (wait) => {
      await isShown();
      asking = new AbortController();
      const question = `/-/version?after=${version}` + (wait ? "" : "&now");
      try {
        const answer = await fetch(question, { cache: "no-store", signal: asking.signal });
        take(await answer.json());
        ask(true);
      } catch {
        setTimeout(ask, retry, false);
      }
    };
    addEventListener("DOMContentLoaded", () => ask(false));
  }

  """#
