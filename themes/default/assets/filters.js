// Filters a page by what the reader chooses: the rows of the availability matrix and of the values, the
// page of a platform by release, the arrivals by file. The choice is kept in the fragment of
// the page's address.
{
  const page = document;
  const form = page.querySelector("main .filters");
  const status = form.querySelector("[role=status]");
  const fields = form.elements;
  const word = window.docgenWord;
  const all = (selector) => [...page.querySelectorAll(selector)];
  // The choices, and the column to sort by, with a minus in front for the other direction.
  let data, sort = "", show;

  const update = () => {
    data = new FormData(form);
    status.textContent = show();
  };

  form.oninput = () => {
    update();
    const address = new URLSearchParams([...data, ["sort", sort]].filter(([, value]) => value)) + "";
    try {
      history.replaceState(null, "", address ? "#" + address : location.pathname);
    } catch {
      // Some browsers let no file change its address.
    }
  };

  if (fields.from) {
    const { from, to, file } = fields;
    const order = [...from.options].map((option) => option.value);
    // The kinds of changes, as the tables have them, with their numbers.
    const kinds = [
      [word("New key"), "{count} new key|{count} new keys"], [word("New extension point"), "{count} new extension point|{count} new extension points"],
      [word("Deprecated"), "{count} deprecated"], [word("Ignored"), "{count} ignored"], [word("Removed"), "{count} removed"]
    ];

    // After the earlier release, up to the later one.
    show = () => {
      const [first, last] = [order.indexOf(from.value), order.indexOf(to.value) || order.length - 1].sort((a, b) => a - b);
      const counts = {};
      for (const heading of all("main h2[id]")) {
        const index = order.indexOf(heading.textContent.split(" ").pop()), table = heading.nextElementSibling;
        // What no release is known for is between no two of them.
        const isUnknown = index < 0 && !from.value && !to.value;
        let isOut = true;
        for (const row of table.querySelectorAll("tbody tr")) {
          row.hidden = file?.value && file.selectedIndex - 1 != row.dataset.file;
          if (row.hidden) continue;
          if (isUnknown) isOut = false;
          if (index <= first || index > last) continue;
          const kind = row.cells[1].textContent;
          counts[kind] = (counts[kind] || 0) + 1;
          isOut = false;
        }
        for (const part of [heading, table, ...all(`[href="#${heading.id}"]`)]) part.hidden = isOut;
      }
      const parts = kinds.filter(([kind]) => counts[kind]).map(([kind, text]) => word(text, { count: counts[kind] }));
      const ends = { from: from.selectedOptions[0].text, to: to.selectedOptions[0].text };
      return parts.length ? word("{changes} between {from} and {to}", { changes: parts.join(word(", ")), ...ends }) : word("No changes between {from} and {to}", ends);
    };
  } else if (page.querySelector("main .chart")) {
    // The numbers of all files, then those of each; the picture has the numbers of all.
    const sections = all("main h2[id]").map((heading) => {
      const picture = heading.nextElementSibling, table = picture.nextElementSibling;
      const rows = [...table.querySelectorAll("tbody tr")].map((row) => {
        const cells = [...row.cells].slice(1);
        return { row, cells, numbers: [cells.map((cell) => cell.textContent), ...row.dataset.files.split("|").map((part) => part && part.split(" "))] };
      });
      return { heading, picture, table, link: table.nextElementSibling, rows };
    });

    show = () => {
      const chosen = fields.file.selectedIndex;
      let count = 0;
      for (const { heading, picture, table, link, rows } of sections) {
        let isOut = true;
        for (const { row, cells, numbers: { [chosen]: numbers } } of rows) {
          row.hidden = !numbers;
          if (!numbers) continue;
          cells.forEach((cell, i) => cell.textContent = numbers[i]);
          isOut = false;
        }
        picture.hidden = isOut || chosen > 0;
        for (const part of [heading, table, link, ...all(`[href="#${heading.id}"]`)]) part.hidden = isOut;
        count += !isOut;
      }
      return word("{count} of {total} platforms", { count, total: sections.length });
    };
  } else {
    const heads = all(".matrix thead th"), names = heads.map((head) => head.textContent);
    const sum = form.ariaLabel === word("Values to show") ? "{count} of {total} values" : "{count} of {total} keys";
    const rows = all("main tbody tr").map((row) => {
      const { type = "", group, since = "", file } = row.dataset, name = (row.querySelector("td code") || row.querySelector("code")).textContent.toLowerCase(), words = since.split(" ");
      return {
        row, types: type.split(" "), group, file, name, words, isOver: since.includes("!"),
        // Texts that sort in the order of the versions; empty for unknown ones.
        order: [name, ...words.map((word) => (word.match(/\d+/g) || []).map((digits) => digits.padStart(5, 0)) + "")]
      };
    });
    let sorted = "";

    heads.forEach((head, i) => {
      const button = page.createElement("button");
      button.append(...head.childNodes);
      button.onclick = () => {
        sort = (sort === names[i] ? "-" : "") + names[i];
        form.oninput();
      };
      head.append(button);
    });

    show = () => {
      const chosen = data.getAll("platform").map((name) => names.indexOf(name) - 1), match = data.get("match") ? "every" : "some";
      const leaves = data.get("deprecated"), has = (word) => !(leaves ? /[-!]/ : /-/).test(word);
      const type = data.get("type"), group = data.get("group"), file = data.get("file") && fields.file.selectedIndex, text = data.get("q").trim().toLowerCase();
      let count = 0;
      for (const one of rows) {
        const isShown = one.name.includes(text) && (!type || one.types.includes(type)) && (!group || one.group === group) && (!file || one.file == file - 1)
          && (chosen.length ? chosen[match]((i) => has(one.words[i])) : !leaves || !one.isOver || one.words.some(has));
        one.row.hidden = !isShown;
        count += isShown;
      }
      if (sort !== sorted) {
        const isDown = sort[0] === "-", column = names.indexOf(sort.slice(isDown)), sign = isDown ? -1 : 1;
        heads.forEach((head, i) => head.ariaSort = i !== column ? null : isDown ? "descending" : "ascending");
        const compare = ({ order: { [column]: a } }, { order: { [column]: b } }) => !a - !b || sign * ((a > b) - (a < b));
        rows[0].row.parentNode.append(...(column < 0 ? rows : [...rows].sort(compare)).map((one) => one.row));
        sorted = sort;
      }
      return word(sum, { count, total: rows.length });
    };
  }

  /** Selects what the address names. */
  const read = () => {
    const asked = new URLSearchParams(location.hash.slice(1));
    for (const field of fields) {
      if (field.type === "checkbox") field.checked = asked.getAll(field.name).includes(field.value);
      else field.value = asked.get(field.name) || "";
      field.value ||= "";
    }
    sort = asked.get("sort") || "";
    update();
  };

  form.onsubmit = () => false;
  // The fields have their initial values again after all listeners of the event have run.
  form.onreset = () => setTimeout(() => {
    sort = "";
    form.oninput();
  });
  onhashchange = () => location.hash.includes("=") && read();
  read();
}
