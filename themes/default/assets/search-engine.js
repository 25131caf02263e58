/* The search of the site, without its page: the same algorithm as the Swift module KeySearch, whose
   comments explain each step. Both count in integers and UTF-16 code units and give the same results.
   The numbers and words that both need come with the index; KeySearch/SearchConstants.swift lists them.
   It is one file because a page opened from a folder cannot load modules: parts would share their state
   through globals, and each would be another request. Sections begin with "// ----". */
"use strict";
{
  // ---- The index: constants, entries, and the words of texts; each null until it is loaded

  let limits, signs, kindTitles, filterRules, pathParts, stemming, occurrences, tiers, details, abbreviations, lengths, editLimits, usual, nameTiers;
  let strengths, weights, postingDigits, sharedBeginnings;
  let wordCharacters, prefixPattern, wordPattern, surroundingSpace, filterPattern, unspacedRun, numberedText, unknownNote;
  let stopWords;
  let entries = null, keyCount = 0, preparedCount = 0;
  let documentTitles, kindWords, entryTexts;
  let texts = null;

  const list = (text, separator = "\n") => (text ? text.split(separator) : []);

  /** Takes a part of the index. The scripts of the index call this. */
  function load(part, json) {
    const data = JSON.parse(json);
    if (part === "names") loadNames(data);
    else loadTexts(data);
  }

  function loadConstants({ characters, ...constants }) {
    ({ limits, stemming, occurrences, tiers, details, abbreviations, lengths, strengths, weights, usual, nameTiers, unknownNote } = constants);
    signs = new Map(constants.signs);
    ({ filters: filterRules, paths: pathParts, edits: editLimits, postings: postingDigits, sharedBeginnings } = constants);
    kindTitles = new Map(filterRules.kindTitles);
    const { letters, spaces, unspaced, numbers } = characters;
    numberedText = new RegExp(`^([^0-9${spaces}]*)(${numbers})$`);
    unspacedRun = new RegExp(`[${unspaced}]+`, "g");
    wordCharacters = new RegExp(`[${letters}]+`, "g");
    surroundingSpace = new RegExp(`^[${spaces}]+|[${spaces}]+$`, "g");
    filterPattern = new RegExp(`(^|[${spaces}])([A-Za-z]+):("[^"]*"?|[^${spaces}]*)`, "g");
  }

  function loadNames(data) {
    loadConstants(data.constants);
    prefixPattern = new RegExp(data.prefixPattern);
    wordPattern = new RegExp(data.wordPattern, "g");
    stopWords = new Set(data.stopWords.split(" "));
    const rows = (column) => list(column).map((row) => row.split("\t"));
    const kinds = rows(data.kinds).flatMap(([kind, count, names]) => Array(Number(count)).fill({ kind, names: Number(names) }));
    // A column with one empty line has one entry.
    const column = (text) => (kinds.length ? text.split("\n") : []);
    const numbered = (numbers, values) => list(numbers, " ").map((number) => values[number]);
    const folders = numbered(data.folder, rows(data.folders));
    const traits = numbered(data.trait, rows(data.traits).map((row) => {
      const [type, platform, deprecated, point, document] = row.map((cell) => list(cell, ","));
      return { type, platform, isDeprecated: deprecated.length > 0, point, document };
    }));
    documentTitles = new Map(rows(data.documents));
    entryTexts = data.entryTexts ?? {};
    const weights = data.weights;
    const leads = column(data.leads), labels = column(data.labels), symbols = column(data.symbols), values = column(data.values);
    entries = column(data.names).map((name, i) => {
      const [parent, folder] = folders[i], [title, ...others] = labels[i].split("\t");
      return {
        number: i, ...kinds[i], name, title, labels: others, symbols: list(symbols[i], "\t"), leads: list(leads[i], "\t"), values: list(values[i], "\t"), traits: traits[i], weight: parseInt(weights[i], usual.radix),
        path: i < data.keyCount ? parent + name : "", url: folder + name + data.constants.pageSuffix,
      };
    });
    let number = 0;
    for (const [gap, end, file] of rows(data.unusual)) {
      const [parent, folder] = folders[number += Number(gap)];
      Object.assign(entries[number], { path: parent + end, url: folder + file });
    }
    keyCount = data.keyCount;
    kindWords = rows(data.kindWords).map(([words, filter, value]) => ({ stems: tokens(words).map(stem), filter: { name: filter, value } })).filter(({ stems }) => stems.length);
    preparedCount = 0;
  }

  function loadTexts(data) {
    const meaningsOf = new Map(), postings = list(data.postings), notes = new Map(list(data.notes).map((row) => row.split("\t")));
    texts = {
      summaries: data.summaries.split("\n"),
      // For each stem the entries that have it: in their summaries, which are split later, and only in their texts.
      postings: new Map(words(data.words).map((word, i) => [word, { summaries: [], texts: postings[i] }])),
      preparedCount: 0, synonymWords: new Map(),
      synonyms: list(data.synonyms).map((row, i) => {
        const [words, ...meanings] = row.split("\t").map(tokens);
        return {
          words: words.map(queryWord), squashed: words.join(""), note: notes.get(String(i)) ?? "",
          // Synonyms share their meanings, which are looked for once.
          meanings: meanings.map((meaning) => {
            const text = meaning.join(" ");
            if (!meaningsOf.has(text)) meaningsOf.set(text, { words: meaning.map(queryWord), inARow: queryWord(meaning.join("")) });
            return meaningsOf.get(text);
          }),
        };
      }),
    };
    for (const synonym of texts.synonyms)
      for (const { letters, stem } of synonym.words) {
        const known = texts.synonymWords.get(letters);
        if (known) known.synonyms.push(synonym);
        else texts.synonymWords.set(letters, { stem, synonyms: [synonym] });
      }
    texts.unspaced = texts.synonyms.flatMap(({ words }) => words.map(({ letters }) => letters))
      .filter((word) => word.search(unspacedRun) >= 0).sort((one, other) => other.length - one.length);
  }

  /** Words, each written without the letters that it shares with the one before, after a capital for their number. */
  function words(text) {
    let word = "";
    return (text.match(/[A-Z][^A-Z]*/g) || []).map((part) => (word = word.slice(0, part.charCodeAt(0) - sharedBeginnings) + part.slice(1)));
  }

  /**
   * Splits the names of entries and their summaries into words, for a number of milliseconds at most; returns whether
   * all are done. All at once would block a page for 170 ms with 10,000 keys. A search does what is left.
   */
  function prepare(milliseconds) {
    const end = performance.now() + milliseconds;
    while (preparedCount < entries.length) {
      prepareNames(entries[preparedCount++]);
      if (performance.now() > end) return false;
    }
    while (texts && texts.preparedCount < entries.length) {
      prepareSummary(texts.preparedCount++);
      if (performance.now() > end) return false;
    }
    return true;
  }

  function prepareNames(entry) {
    entry.namePhrase = phrase(entry.name);
    entry.labelPhrases = [entry.title, ...entry.labels].filter(Boolean).map(phrase);
    entry.symbolPhrases = entry.symbols.map(phrase);
    // A title leads nowhere.
    const leading = [entry.namePhrase, ...entry.labelPhrases.slice(entry.title ? 1 : 0), ...entry.symbolPhrases];
    entry.leadPhrases = entry.leads.map((keys, i) => [leading[i], list(keys, " ")]).filter(([, keys]) => keys.length);
    entry.valuePhrases = entry.values.map(phrase);
    // People rather mean a word than the key inside of another whose name is that word.
    const isWord = entry.path.includes("/") && entry.namePhrase.words.length === 1;
    entry.tiers = tiers.ofName[entry.name.startsWith("<") ? nameTiers.label : isWord ? nameTiers.word : entry.names];
  }

  function prepareSummary(number) {
    for (const word of tokens(texts.summaries[number])) {
      if (word.length < 2 || stopWords.has(word)) continue;
      const known = texts.postings.get(stem(word));
      if (known) known.summaries.push(number);
      else texts.postings.set(stem(word), { summaries: [number], texts: "" });
    }
  }

  // ---- Letters

  const fold = (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const squash = (text) => fold((text.match(wordCharacters) || []).join(""));
  const trim = (text) => text.replace(surroundingSpace, "");

  /**
   * A set of the letters in a text, as bits. A query with letters that a name lacks needs no comparison: with
   * 10,000 keys, that saves 7 of 16 ms of a keystroke, and 24 of 73 ms of the slowest twentieth.
   */
  function letterSet(text) {
    let set = 0;
    for (let i = 0; i < text.length; i++) set |= 1 << text.charCodeAt(i);
    return set;
  }

  /** How many letters of one set another lacks, at least. */
  function countMissing(one, other) {
    let count = 0;
    for (let missing = one & ~other; missing; missing &= missing - 1) count++;
    return count;
  }

  const editRows = [[], [], []];

  /** The edits between two texts (restricted Damerau distance), or more than the limit. The rows are used again, which halves the time. */
  function editDistance(one, other, limit) {
    if (Math.abs(one.length - other.length) > limit) return limit + 1;
    let [beforeLast, last, current] = editRows, lastLeast = 0;
    for (let column = 0; column <= other.length; column++) last[column] = column;
    for (let row = 0; row < one.length; row++) {
      const letter = one.charCodeAt(row), letterBefore = row ? one.charCodeAt(row - 1) : -1;
      let least = (current[0] = row + 1), before = -1;
      for (let column = 0; column < other.length; column++) {
        const otherLetter = other.charCodeAt(column);
        let best = last[column];
        if (letter !== otherLetter) {
          if (last[column + 1] < best) best = last[column + 1];
          if (current[column] < best) best = current[column];
          best++;
          if (row && column && letter === before && letterBefore === otherLetter && beforeLast[column - 1] + 1 < best)
            best = beforeLast[column - 1] + 1;
        }
        before = otherLetter;
        current[column + 1] = best;
        if (best < least) least = best;
      }
      // A swap may reach back one row.
      if (least > limit && lastLeast > limit) return limit + 1;
      lastLeast = least;
      [beforeLast, last, current] = [last, current, beforeLast];
    }
    return last[other.length];
  }

  const editLimit = (length) => editLimits.find((limit) => length >= limit.length)?.edits ?? 0;

  // ---- Words

  const stems = new Map();

  /** The word without its endings; remembered, which saves 140 of 315 ms of preparing 10,000 keys. */
  function stem(word) {
    let known = stems.get(word);
    if (known === undefined) {
      known = newStem(word);
      stems.set(word, known);
    }
    return known;
  }

  function newStem(word) {
    if (word.length < stemming.shortestWord || /[0-9]/.test(word)) return word;
    for (const step of stemming.steps) {
      const rule = step.find((rule) => endsSo(word, rule));
      if (rule) word = word.slice(0, word.length - rule.ending.length) + rule.replacement;
    }
    const last = word.at(-1);
    const isDoubled = last === word.at(-2) && !stemming.vowels.includes(last);
    return isDoubled && word.length > stemming.leastBeforeDouble ? word.slice(0, -1) : word;
  }

  function endsSo(word, { ending, leastBefore, needsVowel }) {
    const before = word.length - ending.length;
    return before >= leastBefore && word.endsWith(ending)
      && (!needsVowel || [...word.slice(0, before)].some((letter) => stemming.vowelsAndY.includes(letter)));
  }

  /** The words of a text as ranges, and how many of the first are the vendor's. */
  function wordRanges(text) {
    const ranges = [];
    let prefixCount = 0;
    for (const run of text.matchAll(wordCharacters)) {
      let start = run.index, rest = run[0];
      const add = (word) => ranges.push([start, (start += word.length)]);
      const prefix = prefixPattern.exec(rest);
      if (prefix) {
        const [all, leadingK, vendor] = prefix;
        if (leadingK) add(leadingK);
        add(vendor);
        rest = rest.slice(all.length);
        if (leadingK ? run.index === 0 : ranges.length === 1) prefixCount = ranges.length;
      }
      for (const word of rest.match(wordPattern) || []) add(word);
    }
    return { ranges, prefixCount };
  }

  const tokens = (text) => wordRanges(text).ranges.map(([start, end]) => fold(text.slice(start, end)));

  const queryWord = (letters) => ({ letters, stem: stem(letters), letterSet: letterSet(letters), stemSet: letterSet(stem(letters)) });

  // ---- Phrases: names, labels and values, split into words

  function phrase(text) {
    const { ranges, prefixCount } = wordRanges(text);
    const words = ranges.map(([start, end]) => fold(text.slice(start, end))), starts = [0], stems = words.map(stem);
    for (const word of words) starts.push(starts.at(-1) + word.length);
    const squashed = words.join("");
    return {
      text, squashed, ranges, words, starts, stems, letterSet: letterSet(squashed), stemSet: letterSet(stems.join("")),
      unprefixed: prefixCount < words.length ? starts[prefixCount] : 0,
    };
  }

  /** The index of the query at the beginning of a word; undefined if it doesn't occur so. */
  const wordStart = (phrase, query) => phrase.starts.find((start) => phrase.squashed.startsWith(query, start));

  /** The occurrence of a squashed query in the phrase: one of `occurrences`. */
  function occurrenceOf(query, phrase) {
    const { squashed, unprefixed } = phrase, first = query ? squashed.indexOf(query) : -1;
    if (first < 0) return occurrences.none;
    if (first === 0) return query.length === squashed.length ? occurrences.whole : occurrences.start;
    if (unprefixed && squashed.startsWith(query, unprefixed))
      return unprefixed + query.length === squashed.length ? occurrences.wholeUnprefixed : occurrences.startUnprefixed;
    return wordStart(phrase, query) === undefined ? occurrences.inside : occurrences.atWord;
  }

  /** The strength of a word that the phrase has, or 0. */
  function phraseStrength(phrase, word, strength) {
    const { letters } = word;
    if (!(word.stemSet & ~phrase.stemSet) && phrase.stems.includes(word.stem)) return strength.word;
    if (word.letterSet & ~phrase.letterSet) return 0;
    let best = 0;
    for (const start of phrase.starts) {
      if (!phrase.squashed.startsWith(letters, start)) continue;
      // Several words in a row may also be the query's word.
      if (phrase.starts.includes(start + letters.length)) return strength.word;
      if (letters.length >= lengths.prefix) best = strength.prefix;
    }
    return best;
  }

  /** The fewest edits between the query and a run of whole words, or more than the limit. */
  function phraseEdits(phrase, query, querySet, limit, isWhole) {
    const { starts, squashed, unprefixed } = phrase;
    let best = limit + 1;
    if (countMissing(querySet, phrase.letterSet) > limit) return best;
    for (const first of starts) {
      if (isWhole && first !== 0 && first !== unprefixed) continue;
      if (query.length < lengths.wrongFirstLetter && squashed[first] !== query[0]) continue;
      for (const end of starts) {
        if (end <= first || (isWhole && end !== squashed.length)) continue;
        if (Math.abs(end - first - query.length) < best)
          best = Math.min(best, editDistance(query, squashed.slice(first, end), best - 1));
      }
    }
    return best;
  }

  /** The cost of reading the query as an abbreviation of the phrase; undefined if it isn't one. */
  function abbreviationCost(phrase, query, querySet) {
    if (querySet & ~phrase.letterSet) return undefined;
    let least = Array(query.length + 1).fill(Infinity);
    least[0] = 0;
    phrase.words.forEach((word, index) => {
      const skip = phrase.starts[index] < phrase.unprefixed ? 0 : abbreviations.skippedWord;
      const next = least.map((cost) => cost + skip);
      for (let first = 0; first < query.length; first++) {
        if (least[first] === Infinity) continue;
        for (let offset = 0, end = first; offset < word.length && end < query.length; offset++) {
          if (word[offset] === query[end]) {
            end++;
            const gap = end - first === offset + 1 ? 0 : abbreviations.gap;
            next[end] = Math.min(next[end], least[first] + gap);
          } else if (offset === 0 || query.length < abbreviations.shortestWithGaps) break;
        }
      }
      least = next;
    });
    const cost = least[query.length];
    return cost <= abbreviations.most ? cost : undefined;
  }

  // ---- Queries

  function nearestFilter(written) {
    if (written.length < filterRules.shortestWritten) return undefined;
    return filterRules.names.find((name) => name.length >= filterRules.shortestCorrected
      && editDistance(written, name, filterRules.mostEdits) <= filterRules.mostEdits);
  }

  function parse(written) {
    const filters = [], problems = [];
    const withoutFilters = written.slice(0, limits.queryLength).replace(filterPattern, (match, space, name, value) => {
      if (value[0] === '"') value = trim(value.replaceAll('"', ""));
      const folded = fold(name), isKnown = filterRules.names.includes(folded), nearest = nearestFilter(folded);
      if (isKnown && value) filters.push({ name: folded, value });
      else if (!isKnown && nearest && value && value[0] !== "/") problems.push({ filter: name, value: null, nearest });
      else if (!isKnown) return match;
      return space;
    });
    const trimmed = trim(withoutFilters);
    return { filters, problems, ...wordsOf(spaced(signs.get(trimmed) ?? trimmed)) };
  }

  /** What is compared of a query's text. */
  function wordsOf(text) {
    const squashed = squash(text), all = tokens(text), seen = new Set();
    const counting = all.filter((word) => !stopWords.has(word));
    const words = (counting.length ? counting : all).map(queryWord)
      .filter((word) => !seen.has(word.stem) && seen.add(word.stem)).slice(0, limits.queryWords);
    return {
      text, squashed, words, letterSet: letterSet(squashed), phrase: phrase(text),
      writtenWords: all.slice(0, limits.writtenWords).map(queryWord),
    };
  }

  /** The text with only the words of synonyms, if it has any, of each run in a script without spaces between words. */
  const spaced = (text) => trim(text.replace(unspacedRun, (run) => {
    const found = [];
    for (let i = 0; i < run.length;) {
      const word = texts?.unspaced.find((word) => run.startsWith(word, i));
      if (word) found.push(word);
      i += word?.length ?? 1;
    }
    return found.length ? ` ${found.join(" ")} ` : run;
  }));

  /** The filter that the query's words of kind stand for, with the query without them; undefined if it has none. */
  function narrowedQuery(query) {
    const { ranges } = query.phrase, { stems } = query.phrase;
    for (const { stems: wanted, filter } of kindWords) {
      const at = stems.findIndex((_, i) => wanted.every((stem, j) => stems[i + j] === stem));
      if (at < 0) continue;
      const text = trim(query.text.slice(0, ranges[at][0]) + query.text.slice(ranges[at + wanted.length - 1][1]));
      const others = wordsOf(text);
      // A sentence is about more than things of a kind.
      if (others.words.length > limits.narrowedWords) return undefined;
      const counting = wordsOf(others.words.map(({ letters }) => letters).join(" "));
      if (others.words.some(({ letters }) => !stopWords.has(letters))) return { filter, queries: others.squashed === counting.squashed ? [others] : [others, counting] };
    }
    return undefined;
  }

  // ---- Filters

  /** The values of an entry that filters test and that are not among its traits. */
  const filterValues = {
    kind: ({ kind }) => [kind],
    deprecated: ({ number, traits }) =>
      number >= keyCount ? [] : traits.isDeprecated ? filterRules.deprecated : filterRules.notDeprecated,
    value: ({ values }) => values,
    in: ({ path }) => path.split("/").filter(Boolean).slice(0, -1)
      .filter((part) => part !== pathParts.anyName && part !== pathParts.element),
  };

  /** The values that a filter may have, each with its names and the entries that have it. */
  function choicesOf(filter) {
    const choices = new Map();
    const valuesOf = filterValues[filter] ?? (({ traits }) => traits[filter]);
    for (const entry of entries)
      for (const value of valuesOf(entry)) {
        if (!choices.has(value)) choices.set(value, { names: [value], numbers: [] });
        choices.get(value).numbers.push(entry.number);
      }
    if (filter === filterRules.extensionPoint)
      for (const { kind, name, values } of entries)
        if (kind === filterRules.extensionPointKind) choices.get(values[0])?.names.push(name);
    return [...choices.values()];
  }

  function nearestChoice(wanted, choices) {
    let limit = Math.max(1, Math.floor(wanted.length / filterRules.valueLengthPerEdit)), nearest = null;
    for (const name of choices.flatMap((choice) => choice.names)) {
      if (limit === 0) break;
      const distance = editDistance(wanted, squash(name), limit);
      if (distance <= limit && distance > 0) {
        nearest = name;
        limit = distance - 1;
      }
    }
    return nearest;
  }

  /** Whether each entry satisfies every filter; filters that cannot be applied become problems of the query. */
  function entriesSatisfying(query, filters = query.filters) {
    const isAllowed = Array(entries.length).fill(true);
    for (const { name, value } of filters) {
      const choices = choicesOf(name), wanted = squash(value);
      const found = choices.map(({ names }) => Math.max(...names.map((name) => occurrenceOf(wanted, phrase(name)))));
      const best = Math.max(occurrences.none, ...found);
      if (best <= occurrences.inside) {
        query.problems.push({ filter: name, value, nearest: nearestChoice(wanted, choices) });
        continue;
      }
      const satisfying = new Set(choices.filter((_, i) => found[i] === best).flatMap(({ numbers }) => numbers));
      for (let i = 0; i < entries.length; i++) if (!satisfying.has(i)) isAllowed[i] = false;
    }
    return isAllowed;
  }

  // ---- Scores of names

  const detail = (part, whole, isDeprecated) =>
    details.least + Math.floor((details.range * part) / Math.max(whole, 1)) - (isDeprecated ? details.deprecated : 0);

  /** Whether the query is whole words of the phrase in a row, or a form of one of its words. */
  const isWords = ({ squashed, letterSet, phrase: { stems } }, phrase) => (stems.length === 1 && phrase.stems.includes(stems[0]))
    || (!(letterSet & ~phrase.letterSet)
      && phrase.starts.some((start) => phrase.squashed.startsWith(squashed, start) && phrase.starts.includes(start + squashed.length)));

  /** The points that an entry has for being usual, the more of them if whole words match. */
  const usualness = ({ weight }, isOfWords) => (isOfWords ? usual.words + weight * usual.perWord : weight * usual.perPart);

  /** The score of a query in a phrase of an entry; a part counts as all of it if `isEnd`. */
  function phraseScore(query, phrase, entry, { tiers: tierOf, isWeak }, isEnd = false) {
    const { squashed } = query;
    // Only a word can be in a phrase that lacks some of its letters: its stem.
    if ((query.letterSet & ~phrase.letterSet || squashed.length > phrase.squashed.length) && query.phrase.stems.length > 1) return 0;
    const isWhole = isWords(query, phrase);
    const occurrence = Math.max(occurrenceOf(squashed, phrase), isWhole ? occurrences.atWord : 0), tier = tierOf[occurrence];
    if (!tier || (occurrence === occurrences.inside && squashed.length < lengths.inside)) return 0;
    const length = isEnd && occurrence < occurrences.wholeUnprefixed ? squashed.length : phrase.squashed.length;
    return tier + detail(Math.min(squashed.length, length), length, entry.traits.isDeprecated) + (isWeak ? 0 : usualness(entry, isWhole));
  }

  /** The last part of an identifier is worth as much as all of it. */
  const labelScore = (query, phrase, entry, tiersOf) =>
    phraseScore(query, phrase, entry, tiersOf, phrase.squashed.endsWith(query.squashed));

  function nameScore(query, entry) {
    const { namePhrase: name, traits: { isDeprecated } } = entry, { squashed } = query;
    if (query.text === name.text && (entry.tiers.isExact || (entry.tiers === tiers.ofName[nameTiers.word] && query.text !== squashed))) return tiers.exact + entry.weight * usual.perExact + detail(1, 1, isDeprecated);
    if (query.text === entry.title && entry.tiers.isExact) return tiers.exactTitle + detail(1, 1, isDeprecated);
    if (!squashed) return 0;
    let best = phraseScore(query, name, entry, entry.tiers);
    let tiersOf = entry.title ? tiers.ofTitle : tiers.ofLabels[entry.names];
    for (const phrase of entry.labelPhrases) {
      best = Math.max(best, labelScore(query, phrase, entry, tiersOf));
      tiersOf = tiers.ofLabels[entry.names];
    }
    for (const phrase of entry.symbolPhrases) best = Math.max(best, labelScore(query, phrase, entry, tiers.ofSymbol), messageScore(query, phrase));
    for (const phrase of entry.valuePhrases) best = Math.max(best, labelScore(query, phrase, entry, tiers.ofValue));
    const common = usualness(entry);
    if (best < tiers.abbreviation && squashed.length >= abbreviations.shortest && squashed.length === query.text.length) {
      const cost = abbreviationCost(name, squashed, query.letterSet), steps = details.abbreviationSteps;
      if (cost !== undefined) return tiers.abbreviation + common + detail(steps - cost, steps, isDeprecated);
    }
    if (best) return best;
    const inside = [name, ...entry.symbolPhrases].filter((phrase) => isIn(phrase, query));
    if (!inside.length) return 0;
    const longest = Math.max(...inside.map((phrase) => phrase.squashed.length));
    return tiers.inQuery + common + detail(longest, squashed.length, isDeprecated);
  }

  /** The score of a query that has most words of a message: what is between them differs from case to case. */
  function messageScore({ writtenWords }, { stems }) {
    const count = Math.min(writtenWords.length, stems.length);
    if (count < lengths.message) return 0;
    const found = writtenWords.filter(({ stem }) => stems.includes(stem)).length;
    return found * details.messageShare < count * (details.messageShare - 1) ? 0 : tiers.message + detail(Math.min(found, count), count);
  }

  /** Whether the query has all of the phrase's words in a row. */
  function isIn({ words, squashed, letterSet }, query) {
    if (words.length < lengths.inQuery || letterSet & ~query.letterSet || words.every((word) => stopWords.has(word))) return false;
    const { starts } = query.phrase;
    return starts.some((start) => query.squashed.startsWith(squashed, start) && starts.includes(start + squashed.length));
  }

  function typoScore(query, { namePhrase, weight, traits }) {
    const limit = editLimit(query.squashed.length), steps = details.typoSteps;
    const edits = phraseEdits(namePhrase, query.squashed, query.letterSet, limit, true);
    return edits > limit ? 0 : tiers.typo + usualness({ weight }) + detail(steps - edits, steps, traits.isDeprecated);
  }

  function reducedPath(path) {
    const parts = fold(path).split("/").filter(Boolean);
    return parts.filter((part, i) => part !== pathParts.element && (part !== pathParts.anyName || i === parts.length - 1))
      .join("/");
  }

  /** The score of an entry whose path the query is; both may leave out `[]` and `*`. */
  function pathScore(query, queryPath, { path }) {
    if (!path) return 0;
    if (path === query.text) return tiers.wholePath + detail(1, 1);
    if (!queryPath) return 0;
    const reduced = reducedPath(path);
    if (reduced === queryPath) return tiers.exactPath + detail(1, 1);
    return reduced.endsWith("/" + queryPath) ? tiers.endOfPath + detail(1, 1) : 0;
  }

  // ---- Scores of words

  /** The word's strength in name, labels and values. */
  function strengthIn(entry, word) {
    let best = phraseStrength(entry.namePhrase, word, strengths.name);
    for (const label of entry.labelPhrases) best = Math.max(best, phraseStrength(label, word, strengths.label));
    for (const value of entry.valuePhrases) best = Math.max(best, phraseStrength(value, word, strengths.value));
    return best;
  }

  /** Raises the points of entries whose summary or text has the word. */
  function raise(points, word, part) {
    const { base, last, leading } = postingDigits, postings = texts.postings.get(word);
    if (!postings) return;
    for (const number of postings.summaries) points[number] = Math.max(points[number], strengths.summary[part]);
    let number = 0, digits = 0;
    for (const character of postings.texts) {
      const code = character.charCodeAt(0), isLast = code < leading;
      digits = digits * base + code - (isLast ? last : leading);
      if (!isLast) continue;
      number += digits;
      points[number] = Math.max(points[number], strengths.text[part]);
      digits = 0;
    }
  }

  /** The synonyms that have the word, or a word that it begins if it is the last one. */
  function synonymsWith(word, last) {
    const found = new Set(), mayBegin = last?.stem === word.stem && last.letters.length >= lengths.unfinishedSynonym;
    for (const [letters, { stem, synonyms }] of texts.synonymWords)
      if (stem === word.stem || (mayBegin && letters.startsWith(last.letters))) synonyms.forEach((synonym) => found.add(synonym));
    return [...found];
  }

  /** Whether the query has all of the synonym's words, the given one among them. */
  function covers(synonym, word, writtenWords) {
    const means = (written, wanted) => written.stem === wanted.stem || (written === writtenWords.at(-1)
      && written.letters.length >= lengths.unfinishedSynonym && wanted.letters.startsWith(written.letters));
    return synonym.words.every((wanted) => writtenWords.some((written) => means(written, wanted)))
      && synonym.words.some((wanted) =>
        writtenWords.some((written) => written.stem === word.stem && means(written, wanted)));
  }

  function addMeanings(synonyms, points, among) {
    const share = ({ numerator, denominator }, strength) => Math.floor((strength * numerator) / denominator);
    for (const isPhrase of [false, true]) {
      const meanings = new Set(synonyms.filter(({ words }) => words.length > 1 === isPhrase).flatMap(({ meanings }) => meanings));
      for (const { words, inARow } of meanings)
        for (const entry of among) {
          const row = strengthIn(entry, inARow);
          let found = isPhrase ? row : share(strengths.inARow, row);
          if (!found && words.length > 1)
            found = share(strengths.scattered, Math.min(...words.map((word) => strengthIn(entry, word))));
          if (found > points[entry.number]) points[entry.number] = found;
        }
    }
  }

  /** Takes the word for a misspelt one. */
  function correct(word, points, among) {
    const { letters } = word;
    const limit = Math.max(editLimit(letters.length), letters.length >= lengths.correctedWord ? 1 : 0);
    if (!limit) return;
    const distances = among.map(({ namePhrase, labelPhrases }) => Math.min(
      ...[namePhrase, ...labelPhrases].map((phrase) => phraseEdits(phrase, letters, word.letterSet, limit, false))));
    const best = distances.reduce((one, other) => Math.min(one, other), limit);
    distances.forEach((distance, i) => {
      if (distance <= best) points[among[i].number] = strengths.misspelt;
    });
    if (!texts) return;
    const isNear = (other) => (letters.length >= lengths.wrongFirstLetter || other[0] === word.stem[0])
      && editDistance(word.stem, other, best) <= best;
    for (const other of texts.postings.keys()) if (isNear(other)) raise(points, other, "prefix");
    addMeanings(texts.synonyms.filter(({ words }) => words.length === 1 && isNear(words[0].stem)), points, among);
  }

  /** The points of each entry for a word of the query. */
  function pointsFor(word, { writtenWords }, among) {
    const points = Array(entries.length).fill(0);
    for (const entry of among) points[entry.number] = strengthIn(entry, word);
    if (texts) {
      const isLast = writtenWords.at(-1)?.stem === word.stem;
      if (isLast && word.letters.length >= lengths.prefixInText)
        for (const other of texts.postings.keys())
          if (other.startsWith(word.letters)) raise(points, other, "prefix");
      raise(points, word.stem, "word");
      const covering = synonymsWith(word, writtenWords.at(-1)).filter((synonym) => covers(synonym, word, writtenWords));
      const longest = Math.max(...covering.map(({ words }) => words.length));
      addMeanings(covering.filter(({ words }) => words.length === longest), points, among);
    }
    if (!among.some(({ number }) => points[number])) correct(word, points, among);
    return points;
  }

  function wordScores(query, among) {
    const got = Array(entries.length).fill(0), covered = Array(entries.length).fill(0), scores = Array(entries.length).fill(0);
    let total = 0;
    for (const word of query.words) {
      const points = pointsFor(word, query, among), found = among.filter(({ number }) => points[number]);
      const ratio = found.length ? Math.floor((weights.scale * among.length) / found.length) : weights.ratioOfUnknown;
      const weight = ratio.toString(2).length;
      total += weight;
      for (const { number } of found) {
        got[number] += weight * points[number];
        covered[number] += weight;
      }
    }
    for (const { number: i, traits, weight } of among) {
      if (!total || weights.shareFound * covered[i] < total) continue;
      const score = Math.floor((tiers.words * got[i] * covered[i]) / (strengths.name.word * total * total));
      scores[i] = score + Math.floor((score * weight) / usual.wordsShare)
        - (traits.isDeprecated ? Math.floor(score / details.deprecatedWordsShare) : 0);
    }
    return scores;
  }

  /** The score of an entry whose name has a meaning of the synonym that the whole query is. */
  function synonymScore(synonyms, { number, namePhrase, valuePhrases, weight, traits }) {
    const phrases = number < keyCount ? [namePhrase] : [namePhrase, ...valuePhrases];
    let best = 0;
    for (const { words, meanings } of synonyms) {
      const tier = words.length > 1 ? tiers.synonymPhrase : tiers.synonym;
      meanings.forEach(({ inARow }, i) => {
        if (phrases.some((phrase) => phraseStrength(phrase, inARow, strengths.name) === strengths.name.word))
          best = Math.max(best, tier + detail(meanings.length - i, meanings.length, traits.isDeprecated) + weight * usual.perWord);
      });
    }
    return best;
  }

  function scoresOf(query, among = entries) {
    const scores = wordScores(query, among), queryPath = query.text.includes("/") ? reducedPath(query.text) : "";
    let best = 0;
    const raiseTo = (i, score) => {
      best = Math.max(best, score);
      scores[i] = Math.max(scores[i], score);
    };
    const synonyms = (texts?.synonyms ?? []).filter((synonym) => isSynonym(synonym, query));
    for (const entry of among)
      raiseTo(entry.number, Math.max(nameScore(query, entry), pathScore(query, queryPath, entry), synonymScore(synonyms, entry)));
    for (const { leadPhrases, names } of among === entries ? entries : [])
      for (const [phrase, keys] of leadPhrases) {
        const lead = labelScore(query, phrase, { traits: { isDeprecated: false } }, tiers.ofLabels[nameTiers.label]);
        for (const number of lead ? keys : []) {
          const { traits } = entries[number];
          raiseTo(number, lead - (names === nameTiers.label ? 0 : 1) + usualness(entries[number]) - (traits.isDeprecated ? details.deprecated : 0));
        }
      }
    if (best < tiers.abbreviation && editLimit(query.squashed.length))
      for (const entry of among) scores[entry.number] = Math.max(scores[entry.number], typoScore(query, entry));
    return scores;
  }

  const isSynonym = (synonym, { squashed }) => synonym.squashed === squashed;

  /** Puts entries of the kind that the query names first, if they have all of its other words. */
  function narrow(query, scores) {
    const { filter, queries } = narrowedQuery(query) ?? {};
    if (!filter) return;
    const problems = [], isOfKind = entriesSatisfying({ problems }, [filter]);
    if (problems.length) return;
    const among = entries.filter(({ number }) => isOfKind[number]);
    for (const other of queries) {
      const narrowed = scoresOf(other, among);
      for (const { number: i } of among)
        if (narrowed[i] >= limits.narrowed)
          scores[i] = Math.max(scores[i], tiers.narrowed + Math.floor(narrowed[i] / details.narrowedShare));
    }
  }

  // ---- Marks: the parts of a name that the query matched

  /** The pieces of words that make up the query as an abbreviation: of each word as much as possible. */
  function pieces(name, query) {
    const deadEnds = new Set();
    function rest(index, first) {
      if (first === query.length) return [];
      const state = `${index} ${first}`;
      if (index === name.words.length || deadEnds.has(state)) return null;
      const piece = [], word = name.words[index], start = name.starts[index];
      for (let offset = 0; offset < word.length && first + piece.length < query.length; offset++) {
        if (word[offset] === query[first + piece.length]) piece.push([start + offset, start + offset + 1]);
        else if (offset === 0 || query.length < abbreviations.shortestWithGaps) break;
      }
      // Pieces without gaps come first, then those with gaps; last the word is skipped.
      const run = piece.filter(([at], i) => at === start + i).length, sizes = [];
      for (let size = run; size > 0; size--) sizes.push(size);
      for (let size = piece.length; size > run; size--) sizes.push(size);
      for (const size of [...sizes, 0]) {
        const found = rest(index + 1, first + size);
        if (found) return [...piece.slice(0, size), ...found];
      }
      deadEnds.add(state);
      return null;
    }
    return rest(0, 0) || [];
  }

  /** Ranges of the squashed text as ranges of the text, in order; those that touch are joined. */
  function textRanges(name, ranges) {
    const indices = name.ranges.flatMap(([start, end]) => Array.from({ length: end - start }, (_, i) => start + i));
    const sorted = ranges.map(([start, end]) => [indices[start], indices[end - 1] + 1])
      .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
    const joined = [];
    for (const [start, end] of sorted) {
      const last = joined.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else joined.push([start, end]);
    }
    return joined;
  }

  function marksOf(query, name) {
    const { squashed } = query, start = wordStart(name, squashed) ?? name.squashed.indexOf(squashed);
    if (squashed && start >= 0) return textRanges(name, [[start, start + squashed.length]]);
    if (squashed.length === query.text.length && abbreviationCost(name, squashed, query.letterSet) !== undefined)
      return textRanges(name, pieces(name, squashed));
    const found = [];
    for (const word of query.words) {
      const start = wordStart(name, word.letters), index = name.stems.indexOf(word.stem);
      if (start !== undefined) found.push([start, start + word.letters.length]);
      else if (index >= 0) found.push([name.starts[index], name.starts[index + 1]]);
    }
    return textRanges(name, found);
  }

  // ---- Search

  function search(written, limit) {
    const answer = { results: [], kinds: [], isGuess: false, problems: [], note: "" };
    if (!entries) return answer;
    prepare(Infinity);
    const query = parse(String(written)), isAllowed = entriesSatisfying(query), hasText = query.squashed !== "";
    answer.problems = query.problems;
    if (query.problems.length) return answer;
    const scores = hasText ? scoresOf(query) : Array(entries.length).fill(query.filters.length ? limits.guess : 0);
    if (hasText) {
      narrow(query, scores);
      answer.note = noteOn(query, scores);
    }
    const depth = ({ path }) => path.split("/").length;
    const isKey = ({ number }) => number < keyCount;
    const inOrder = (one, other) => scores[other.number] - scores[one.number]
      || (hasText && isKey(other) - isKey(one)) || (hasText && one.name.length - other.name.length)
      || (one.name < other.name ? -1 : one.name > other.name ? 1 : depth(one) - depth(other) || one.number - other.number);
    const found = ({ number }) => isAllowed[number] && scores[number] >= limits.result;
    let all = entries.filter(found);
    if (!all.length && hasText) {
      addNearest(query, scores);
      all = entries.filter(found);
    }
    const rows = folded(all.sort(inOrder), hasText);
    const counts = new Map();
    for (const [{ kind }] of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    answer.kinds = [...counts].map(([kind, count]) => ({ kind, title: kindTitles.get(kind) ?? kind, count }));
    answer.results = rows.slice(0, limit).map((row) => resultOf(row, scores, hasText ? marksOf(query, row[0].namePhrase) : []));
    const best = answer.results[0]?.score ?? 0;
    answer.isGuess = best > 0 && best < limits.guess;
    return answer;
  }

  const resultOf = ([entry, ...others], scores, marks) => ({
    number: entry.number, kind: entry.kind, kindTitle: kindTitles.get(entry.kind) ?? entry.kind, isKey: entry.number < keyCount, name: entry.name, path: entry.path, title: entry.title, url: entry.url,
    summary: texts ? texts.summaries[entry.number] : "", score: scores[entry.number],
    types: entry.traits.type, platforms: entry.traits.platform, documents: entry.traits.document.map((id) => documentTitles.get(id)), isDeprecated: entry.traits.isDeprecated,
    places: others.length ? [entry, ...others].map(({ path, url }) => ({ path, url })) : [], marks,
  });

  /** Rows of results: keys of one name and one document are one row, whose first is the best. */
  function folded(results, hasText) {
    const rows = new Map();
    for (const entry of results) {
      const { number, name, traits: { document } } = entry;
      const id = hasText && number < keyCount && entry.tiers !== tiers.ofName[nameTiers.label] ? `${document}\t${name}` : number;
      if (rows.has(id)) rows.get(id).push(entry);
      else rows.set(id, [entry]);
    }
    return [...rows.values()];
  }

  // ---- Notes on queries that nothing is about

  /** A text in front of a number of some digits, as codes have it; undefined for other texts. */
  const numbered = (text) => numberedText.exec(fold(text))?.slice(1);

  /** What people must know besides the results. Of a code that isn't known, the nearest ones become the results. */
  function noteOn(query, scores) {
    const note = texts?.synonyms.find((synonym) => synonym.note && isSynonym(synonym, query))?.note, asked = numbered(query.text);
    if (note || !asked) return note ?? "";
    const near = entries.flatMap(({ name, number }) => {
      const [word, digits] = numbered(name) ?? [];
      return digits?.length === asked[1].length && (!asked[0] || word === asked[0]) ? [[number, Math.abs(digits - asked[1])]] : [];
    }).sort((one, other) => one[1] - other[1]);
    if (!near.length || near[0][1] === 0) return "";
    scores.fill(0);
    near.slice(0, limits.nearest).forEach(([number], i) => (scores[number] = limits.guess - 1 - i));
    return query.text + unknownNote;
  }

  /** Makes the names that are least unlike the query results. */
  function addNearest({ squashed, text }, scores) {
    const limit = Math.floor(squashed.length / details.shareOfNearest);
    if (limit === 0 || squashed.length !== text.length) return;
    entries.map(({ namePhrase, number }) => [number, editDistance(squashed, namePhrase.squashed.slice(namePhrase.unprefixed), limit)])
      .filter(([, edits]) => edits <= limit).sort((one, other) => one[1] - other[1]).slice(0, limits.nearest)
      .forEach(([number, edits]) => (scores[number] = limits.result + limit - edits));
  }

  /** The values that a filter may have, each with the other name it may have. */
  function choices(filter) {
    const titles = { document: documentTitles }[filter];
    return choicesOf(filter).map(({ names: [value, name] }) => [value, titles?.get(value) ?? name]);
  }

  /** A key with a value of its type as its document writes them; empty where that is not known, or the name is not fixed. */
  function entryOf({ number, name }) {
    const { type: [type], document: [document = ""] } = entries[number].traits;
    return (number < keyCount && /^[\w.-]+$/.test(name) && entryTexts[document]?.[type]?.replace("{}", () => name)) || "";
  }

  const isReady = (part) => (part === "names" ? entries : texts) !== null;
  const engine = { load, entryOf, isReady, prepare, search, choices, tokens, stem, get limits() { return limits; } };
  if (typeof module === "object" && module.exports) module.exports = engine;
  else globalThis.docgenSearch = engine;
  globalThis.docgenSearchIndex = load;
}
