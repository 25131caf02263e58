/* The search of the site, without its page: the twin of the Swift module KeySearch, which says what
   each step does. Both count in integers and in UTF-16 code units and must give the same results.
   Properties that begin with an underscore are this file's own (@private _). */
"use strict";
{
  const { abs, floor, max, min } = Math;
  const longestText = 200, mostWords = 12, guessLimit = 9000, lowest = 2500, most = 12;
  const none = 0, inside = 1, atWord = 2, startUnprefixed = 3, start = 4, wholeUnprefixed = 5, whole = 6;
  const nameTiers = [0, 50000, 90000, 100000, 110000, 130000, 140000];
  const otherTiers = [0, 50000, 80000, 80000, 80000, 120000, 120000];
  const exactTier = 150000, abbreviationTier = 70000, typoTier = 60000, wordsTier = 49999;
  const filterNames = ["platform", "type", "deprecated", "value", "in", "point"];

  // ---- Letters

  const runs = /[A-Za-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+/g;

  const fold = (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const squash = (text) => fold((text.match(runs) || []).join(""));
  const trim = (text) => text.replace(/^[\0- \xa0]+|[\0- \xa0]+$/g, "");
  const parts = (path) => path.split("/").filter((part) => part);
  const list = (text, separator = "\n") => (text ? text.split(separator) : []);

  function maskOf(text) {
    let mask = 0;
    for (let i = 0; i < text.length; i++) {
      const c = text.charCodeAt(i);
      mask |= c >= 97 && c <= 122 ? 1 << (c - 97) : c >= 48 && c <= 57 ? 1 << 26 : 1 << 27;
    }
    return mask;
  }

  function bits(mask) {
    let count = 0;
    for (; mask; mask &= mask - 1) count++;
    return count;
  }

  /** Restricted Damerau distance, or limit + 1 where it is more. */
  function edits(one, other, limit) {
    const over = limit + 1, width = other.length;
    if (abs(one.length - width) > limit) return over;
    let before = [], last = Array.from({ length: width + 1 }, (_, j) => j), lastLeast = 0;
    for (let i = 0; i < one.length; i++) {
      const current = [i + 1];
      let least = i + 1;
      for (let j = 0; j < width; j++) {
        let best = last[j];
        if (one[i] !== other[j]) {
          best = min(best, last[j + 1], current[j]) + 1;
          if (i && j && one[i] === other[j - 1] && one[i - 1] === other[j]) best = min(best, before[j - 1] + 1);
        }
        current.push(best);
        least = min(least, best);
      }
      // A swap may reach back one row.
      if (least > limit && lastLeast > limit) return over;
      lastLeast = least;
      [before, last] = [last, current];
    }
    return min(last[width], over);
  }

  const editLimit = (length) => (length >= 12 ? 3 : length >= 8 ? 2 : length >= 6 ? 1 : 0);

  const stems = new Map();

  function stem(word) {
    if (!stems.has(word)) {
      if (stems.size > 50000) stems.clear();
      stems.set(word, newStem(word));
    }
    return stems.get(word);
  }

  function newStem(word) {
    if (word.length <= 3 || /[0-9]/.test(word)) return word;
    word = word.replace(/^(..+)ies$/, "$1y").replace(/sses$/, "ss").replace(/([^sui])s$/, "$1");
    const rest = word.replace(/ing$|([^e])ed$/, "$1");
    if (rest !== word && rest.length > 2 && /[aeiouy]/.test(rest)) word = rest;
    else word = word.replace(/^(...+t)ion$/, "$1");
    return word.replace(/^(...+)e$/, "$1").replace(/^(..+)([^aeiou])\2$/, "$1$2");
  }

  // The index; null until it comes. Columns of the names have an element to each entry.
  let stopWords, kinds, names = null, labels, values, paths, urls, traits, keyCount, prefixPattern, wordPattern, subjects = [];
  let text = null;

  // ---- Tokens

  function ranges(value) {
    const words = [];
    let prefixCount = 0;
    for (const run of value.matchAll(runs)) {
      let i = run.index, rest = run[0];
      const first = prefixPattern.exec(rest);
      for (const part of first ? [first[1], first[2]] : []) {
        if (part) words.push([i, (i += part.length)]);
      }
      if (first) rest = rest.slice(first[0].length);
      if (first && words.length === (first[1] ? 2 : 1) && (!first[1] || run.index === 0)) prefixCount = words.length;
      for (const word of rest.match(wordPattern) || []) words.push([i, (i += word.length)]);
    }
    return { _words: words, _prefixCount: prefixCount };
  }

  const tokens = (value) => ranges(value)._words.map(([a, b]) => fold(value.slice(a, b)));

  // ---- Phrases

  function phrase(value) {
    const found = ranges(value), starts = [0];
    const words = found._words.map(([a, b]) => fold(value.slice(a, b)));
    for (const word of words) starts.push(starts.at(-1) + word.length);
    const squashed = words.join("");
    return {
      _text: value, _squashed: squashed, _starts: starts, _words: words, _ranges: found._words, _mask: maskOf(squashed),
      _unprefixed: found._prefixCount < words.length ? starts[found._prefixCount] : 0,
      _stems: words.map(stem),
    };
  }

  function wordPosition(phrase, query) {
    for (const i of phrase._starts) if (phrase._squashed.startsWith(query, i)) return i;
    return -1;
  }

  function place(phrase, query) {
    const first = query ? phrase._squashed.indexOf(query) : -1;
    if (first < 0) return none;
    if (first === 0) return query.length === phrase._squashed.length ? whole : start;
    if (phrase._unprefixed && phrase._squashed.startsWith(query, phrase._unprefixed))
      return phrase._unprefixed + query.length === phrase._squashed.length ? wholeUnprefixed : startUnprefixed;
    return wordPosition(phrase, query) < 0 ? inside : atWord;
  }

  /** The strength of a word in a phrase: as a whole word, as the beginning of one, or 0. */
  function match(phrase, word, full, prefix) {
    if (phrase._stems.includes(word._stem)) return full;
    if (word._mask & ~phrase._mask) return 0;
    let best = 0;
    for (const i of phrase._starts) {
      if (!phrase._squashed.startsWith(word._letters, i)) continue;
      if (phrase._starts.includes(i + word._letters.length)) return full;
      if (word._letters.length > 1) best = prefix;
    }
    return best;
  }

  function phraseEdits(phrase, query, mask, limit, isWhole) {
    let best = limit + 1;
    if (bits(mask & ~phrase._mask) > limit) return best;
    const { _starts: starts, _squashed: squashed } = phrase;
    for (const first of starts) {
      if (isWhole && first && first !== phrase._unprefixed) continue;
      if (first + query.length > squashed.length + limit || (query.length < 6 && squashed[first] !== query[0])) continue;
      for (const end of starts) {
        if (end <= first || (isWhole && end !== squashed.length)) continue;
        if (abs(end - first - query.length) < best)
          best = min(best, edits(query, squashed.slice(first, end), best - 1));
      }
    }
    return best;
  }

  function abbreviationCost(phrase, query, mask) {
    if (mask & ~phrase._mask || !phrase._words.some((word) => word[0] === query[0])) return -1;
    let least = Array(query.length + 1).fill(Infinity);
    least[0] = 0;
    phrase._words.forEach((word, index) => {
      const skip = phrase._starts[index] < phrase._unprefixed ? 0 : 2;
      const next = least.map((cost) => cost + skip);
      for (let i = 0; i < query.length; i++) {
        if (least[i] === Infinity) continue;
        for (let n = 0, end = i; n < word.length && end < query.length; n++) {
          if (word[n] === query[end]) {
            end++;
            next[end] = min(next[end], least[i] + (end - i === n + 1 ? 0 : 1));
          } else if (!n || query.length < 5) break;
        }
      }
      least = next;
    });
    return least[query.length] <= 5 ? least[query.length] : -1;
  }

  // ---- The index

  function load(part, json) {
    (part === "names" ? loadNames : loadText)(JSON.parse(json));
  }

  function loadNames(data) {
    const rows = (column) => list(column).map((row) => row.split("\t"));
    stopWords = new Set(data.stopWords.split(" "));
    prefixPattern = new RegExp(data.prefixPattern);
    wordPattern = new RegExp(data.wordPattern, "g");
    kinds = rows(data.kinds).flatMap(([kind, count]) => Array(+count).fill(kind));
    keyCount = kinds.lastIndexOf("key") + 1;
    [names, labels, values] = [data.names, data.labels, data.values].map((column) => (kinds.length ? column.split("\n") : []));
    const known = rows(data.traits).map((row) => {
      const [type, platform, deprecated, point] = row.map((part) => list(part, ","));
      return { type, platform, deprecated: deprecated.length > 0, point };
    });
    traits = list(data.trait, " ").map((number) => known[number]);
    const places = rows(data.places), place = list(data.place, " ").map((number) => places[number]);
    paths = place.map(([path], i) => path + names[i]);
    urls = place.map(([, folder], i) => folder + names[i] + ".html");
    for (const [number, path, url] of rows(data.odd)) [paths[number], urls[number]] = [path, url];
    subjects = [];
  }

  /** Takes names apart for at most so many milliseconds; true when all are. A search does the rest. */
  function prepare(milliseconds) {
    const end = Date.now() + milliseconds;
    while (subjects.length < names.length) {
      const i = subjects.length;
      const subject = {
        _name: phrase(names[i]), _labels: list(labels[i], "\t").filter((label) => label).map(phrase),
        _values: list(values[i], "\t").map(phrase), _loss: traits[i].deprecated ? 300 : 0,
      };
      subject._others = subject._labels.concat(subject._values);
      const all = [subject._name, ...subject._others];
      subject._mask = all.reduce((mask, other) => mask | other._mask, 0);
      subject._stemMask = all.reduce((mask, other) => mask | maskOf(other._stems.join("")), subject._mask);
      subjects.push(subject);
      if (i % 64 === 63 && Date.now() > end) return false;
    }
    return true;
  }

  function loadText(data) {
    text = { _summaries: data.summaries.split("\n"), _words: list(data.words), _postings: list(data.postings) };
    text._numbers = new Map(text._words.map((word, i) => [word, i]));
    text._expansions = list(data.synonyms).map((row) => {
      const [words, ...meanings] = row.split("\t").map(tokens);
      return {
        _words: words.map(queryWord),
        _meanings: meanings.map((meaning) => ({ _words: meaning.map(queryWord), _inARow: queryWord(meaning.join("")) })),
      };
    });
  }

  function eachPosting(number, visit) {
    let entry = 0, rest = 0;
    const encoded = text._postings[number];
    for (let i = 0; i < encoded.length; i++) {
      const c = encoded.charCodeAt(i);
      rest = rest * 31 + (c < 93 ? c - 61 : c - 93);
      if (c >= 93) continue;
      entry += rest >> 1;
      visit(entry, rest & 1);
      rest = 0;
    }
  }

  // ---- Queries

  const queryWord = (letters) => ({
    _letters: letters, _stem: stem(letters), _mask: maskOf(letters), _both: maskOf(letters) & maskOf(stem(letters)),
  });

  function nearestFilter(written) {
    if (written.length < 3) return;
    return filterNames.find((name) => name.length > 3 && edits(written, name, 1) <= 1);
  }

  function parse(written) {
    const filters = [], problems = [];
    const rest = trim(written.slice(0, longestText).replace(
      /(^|[\0- \xa0])([A-Za-z]+):("[^"]*"?|[^\0- \xa0]*)/g, (match, space, name, value) => {
        if (value[0] === '"') value = trim(value.replace(/"/g, ""));
        const folded = fold(name), isKnown = filterNames.includes(folded), nearest = nearestFilter(folded);
        if (isKnown && value) filters.push({ _name: folded, _value: value });
        else if (!isKnown && nearest && value && value[0] !== "/") problems.push({ filter: name, value: null, nearest });
        else if (!isKnown) return match;
        return space;
      }));
    const squashed = squash(rest), all = tokens(rest), seen = new Set();
    const counting = all.filter((word) => !stopWords.has(word));
    const words = (counting.length ? counting : all).map(queryWord)
      .filter((word) => !seen.has(word._stem) && seen.add(word._stem)).slice(0, mostWords);
    return { _filters: filters, _problems: problems, _text: rest, _squashed: squashed, _mask: maskOf(squashed),
      _words: words,
      _all: all.slice(0, 4 * mostWords).map(queryWord) };
  }

  function valuesOf(i, filter) {
    switch (filter) {
      case "deprecated":
        return i >= keyCount ? [] : traits[i].deprecated ? ["yes", "true"] : ["no", "false"];
      case "value":
        return subjects[i]._values.map((value) => value._text);
      case "in":
        return parts(paths[i]).slice(0, -1).filter((part) => part !== "*" && part !== "[]");
      default:
        return traits[i][filter];
    }
  }

  function choicesOf(filter) {
    const choices = new Map();
    for (let i = 0; i < names.length; i++)
      for (const value of valuesOf(i, filter)) {
        if (!choices.has(value)) choices.set(value, { _names: [value], _entries: [] });
        choices.get(value)._entries.push(i);
      }
    if (filter === "point")
      kinds.forEach((kind, i) => {
        const id = subjects[i]._values[0];
        if (kind === "extension point" && id && choices.has(id._text)) choices.get(id._text)._names.push(names[i]);
      });
    return [...choices.values()];
  }

  function nearestChoice(wanted, choices) {
    let limit = max(1, floor(wanted.length / 3)), nearest = null;
    for (const choice of choices)
      for (const name of choice._names) {
        if (limit === 0) return nearest;
        const distance = edits(wanted, squash(name), limit);
        if (distance <= limit && distance > 0) {
          nearest = name;
          limit = distance - 1;
        }
      }
    return nearest;
  }

  function allowed(query) {
    const result = new Uint8Array(names.length).fill(1);
    for (const { _name: name, _value: value } of query._filters) {
      const choices = choicesOf(name), wanted = squash(value);
      const places = choices.map((choice) => max(none, ...choice._names.map((one) => place(phrase(one), wanted))));
      const best = max(none, ...places);
      if (best <= inside) {
        query._problems.push({ filter: name, value, nearest: nearestChoice(wanted, choices) });
        continue;
      }
      const satisfying = new Uint8Array(names.length);
      choices.forEach((choice, i) => {
        if (places[i] === best) for (const number of choice._entries) satisfying[number] = 1;
      });
      for (let i = 0; i < names.length; i++) result[i] &= satisfying[i];
    }
    return result;
  }

  // ---- Scores

  const detail = (subject, part, all) => 500 + floor((9000 * part) / max(all, 1)) - subject._loss;

  function nameScore(query, subject) {
    const { _name: name } = subject, length = query._squashed.length;
    if (query._text === name._text) return exactTier + detail(subject, 1, 1);
    if (!length) return 0;
    let tier = 0, all = name._squashed.length;
    if (!(query._mask & ~subject._mask)) {
      const found = place(name, query._squashed);
      if (found !== inside || length > 2) tier = nameTiers[found];
      for (const other of subject._others) {
        const where = place(other, query._squashed);
        const score = where !== inside || length > 2 ? otherTiers[where] : 0;
        const size = score === 80000 && other._squashed.endsWith(query._squashed) ? length : other._squashed.length;
        if (score > tier || (score === tier && size < all)) {
          tier = score;
          all = size;
        }
      }
    }
    if (tier < abbreviationTier && length > 1 && length === query._text.length) {
      const cost = abbreviationCost(name, query._squashed, query._mask);
      if (cost >= 0) return abbreviationTier + detail(subject, 9 - cost, 9);
    }
    return tier ? tier + detail(subject, length, all) : 0;
  }

  const reducedPath = (path) => {
    const all = parts(fold(path));
    return all.filter((part, i) => part !== "[]" && (part !== "*" || i === all.length - 1)).join("/");
  };

  function pathScore(query, path, i) {
    if (!path || !paths[i]) return 0;
    if (paths[i] === query._text) return exactTier + 9500;
    const other = reducedPath(paths[i]);
    return other === path ? nameTiers[whole] + 9500 : other.endsWith("/" + path) ? nameTiers[wholeUnprefixed] + 9500 : 0;
  }

  function strength(word, subject) {
    if (word._both & ~subject._stemMask) return 0;
    let best = match(subject._name, word, 12, 8);
    for (const label of subject._labels) best = max(best, match(label, word, 10, 6));
    for (const value of subject._values) best = max(best, match(value, word, 8, 5));
    return best;
  }

  function covers({ _words: words }, word, all) {
    const means = (written, wanted) => written._stem === wanted._stem || (written === all.at(-1)
      && written._letters.length >= 4 && wanted._letters.startsWith(written._letters));
    return words.every((wanted) => all.some((written) => means(written, wanted)))
      && words.some((wanted) => all.some((written) => written._stem === word._stem && means(written, wanted)));
  }

  function expand(expansion, strengths) {
    for (const meaning of expansion._meanings)
      subjects.forEach((subject, i) => {
        let found = floor((strength(meaning._inARow, subject) * 3) / 4);
        if (!found)
          found = floor(meaning._words.reduce((least, word) => min(least, strength(word, subject)), most) / 2);
        strengths[i] = max(strengths[i], found);
      });
  }

  function correct(word, strengths) {
    const { _letters: letters, _mask: mask } = word, length = letters.length;
    const limit = max(editLimit(length), length >= 4 ? 1 : 0);
    if (!limit) return;
    let best = limit;
    const distances = subjects.map((subject) => {
      const distance = min(...[subject._name, ...subject._labels].map((one) => phraseEdits(one, letters, mask, limit)));
      best = min(best, distance);
      return distance;
    });
    distances.forEach((distance, i) => {
      if (distance <= best) strengths[i] = 6;
    });
    if (!text) return;
    const isNear = (other) => (length >= 6 || other[0] === word._stem[0]) && edits(word._stem, other, best) <= best;
    text._words.forEach((other, number) => {
      if (isNear(other)) eachPosting(number, (i, inSummary) => (strengths[i] = max(strengths[i], inSummary ? 3 : 1)));
    });
    for (const expansion of text._expansions)
      if (expansion._words.length === 1 && isNear(expansion._words[0]._stem)) expand(expansion, strengths);
  }

  function strengthsOf(word, query) {
    const strengths = subjects.map((subject) => strength(word, subject));
    const raise = (number, summary, body) => eachPosting(number, (i, inSummary) => {
      strengths[i] = max(strengths[i], inSummary ? summary : body);
    });
    if (text) {
      const last = query._all.at(-1);
      if (last && last._stem === word._stem && word._letters.length > 2)
        text._words.forEach((other, number) => other.startsWith(word._letters) && raise(number, 3, 1));
      if (text._numbers.has(word._stem)) raise(text._numbers.get(word._stem), 6, 3);
      for (const expansion of text._expansions) if (covers(expansion, word, query._all)) expand(expansion, strengths);
    }
    if (!strengths.some((one) => one)) correct(word, strengths);
    return strengths;
  }

  function wordScores(query) {
    const got = Array(names.length).fill(0), covered = Array(names.length).fill(0);
    let total = 0;
    for (const word of query._words) {
      const strengths = strengthsOf(word, query);
      const count = strengths.filter((one) => one).length;
      const weight = 32 - Math.clz32(count ? floor((4 * names.length) / count) : 64);
      total += weight;
      strengths.forEach((one, i) => {
        got[i] += weight * one;
        if (one) covered[i] += weight;
      });
    }
    return got.map((points, i) => {
      if (!total || 3 * covered[i] < total) return 0;
      const score = floor((wordsTier * points * covered[i]) / (most * total * total));
      return score - (subjects[i]._loss ? floor(score / 50) : 0);
    });
  }

  function scoresOf(query) {
    const scores = wordScores(query), path = query._text.includes("/") ? reducedPath(query._text) : "";
    let best = 0;
    subjects.forEach((subject, i) => {
      const score = max(nameScore(query, subject), pathScore(query, path, i));
      best = max(best, score);
      scores[i] = max(scores[i], score);
    });
    const limit = editLimit(query._squashed.length);
    if (best < abbreviationTier && limit)
      subjects.forEach((subject, i) => {
        const distance = phraseEdits(subject._name, query._squashed, query._mask, limit, true);
        if (distance <= limit) scores[i] = max(scores[i], typoTier + detail(subject, 4 - distance, 4));
      });
    return scores;
  }

  // ---- Marks

  function pieces(name, query) {
    const dead = new Set();
    function rest(word, i) {
      if (i === query.length) return [];
      const state = word + " " + i;
      if (word === name._words.length || dead.has(state)) return null;
      const piece = [], letters = name._words[word], first = name._starts[word];
      for (let n = 0; n < letters.length && i + piece.length < query.length; n++)
        if (letters[n] === query[i + piece.length]) piece.push([first + n, first + n + 1]);
        else if (!n || query.length < 5) break;
      // Pieces without gaps come first, then those with gaps, then none.
      const run = piece.filter(([at], n) => at === first + n).length, lengths = [];
      for (let length = run; length > 0; length--) lengths.push(length);
      for (let length = piece.length; length > run; length--) lengths.push(length);
      for (const length of [...lengths, 0]) {
        const found = rest(word + 1, i + length);
        if (found) return [...piece.slice(0, length), ...found];
      }
      dead.add(state);
      return null;
    }
    return rest(0, 0) || [];
  }

  function textRanges(name, found) {
    const positions = name._ranges.flatMap(([a, b]) => Array.from({ length: b - a }, (_, i) => a + i));
    const result = [];
    const sorted = found.map(([a, b]) => [positions[a], positions[b - 1] + 1]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    for (const [a, b] of sorted) {
      const last = result.at(-1);
      if (last && a <= last[1]) last[1] = max(last[1], b);
      else result.push([a, b]);
    }
    return result;
  }

  function marksOf(query, name) {
    const { _squashed: squashed } = query;
    let i = wordPosition(name, squashed);
    if (i < 0) i = name._squashed.indexOf(squashed);
    if (squashed && i >= 0) return textRanges(name, [[i, i + squashed.length]]);
    if (squashed.length === query._text.length && abbreviationCost(name, squashed, query._mask) >= 0)
      return textRanges(name, pieces(name, squashed));
    const found = [];
    for (const word of query._words) {
      const at = wordPosition(name, word._letters), stemmed = name._stems.indexOf(word._stem);
      if (at >= 0) found.push([at, at + word._letters.length]);
      else if (stemmed >= 0) found.push([name._starts[stemmed], name._starts[stemmed + 1]]);
    }
    return textRanges(name, found);
  }

  // ---- Search

  /** The first of many in order, without ordering all. */
  function firstOf(numbers, limit, compare) {
    if (numbers.length <= limit) return numbers.sort(compare);
    const first = [];
    for (const number of numbers) {
      let i = first.length;
      while (i > 0 && compare(number, first[i - 1]) < 0) i--;
      if (i < limit) first.splice(i, 0, number);
      if (first.length > limit) first.pop();
    }
    return first;
  }

  function search(written, limit) {
    const answer = { keys: [], others: [], isGuess: false, problems: [] };
    if (!names) return answer;
    prepare(Infinity);
    const query = parse(String(written)), isAllowed = allowed(query);
    answer.problems = query._problems;
    if (query._problems.length) return answer;
    const hasText = query._squashed !== "";
    const scores = hasText ? scoresOf(query) : Array(names.length).fill(query._filters.length ? guessLimit : 0);
    const compare = (a, b) => scores[b] - scores[a] || (hasText && names[a].length - names[b].length)
      || (names[a] < names[b] ? -1 : names[a] > names[b] ? 1 : a - b);
    const results = (from, to) => {
      const numbers = [];
      for (let i = from; i < to; i++) if (isAllowed[i] && scores[i] >= lowest) numbers.push(i);
      return firstOf(numbers, limit, compare).map((i) => ({
        kind: kinds[i], name: names[i], path: paths[i],
        title: labels[i].split("\t")[0],
        summary: text ? text._summaries[i] : "", url: urls[i], score: scores[i],
        types: traits[i].type, platforms: traits[i].platform, isDeprecated: traits[i].deprecated,
        marks: hasText ? marksOf(query, subjects[i]._name) : [],
      }));
    };
    answer.keys = results(0, keyCount);
    answer.others = results(keyCount, names.length);
    const best = max(answer.keys[0]?.score || 0, answer.others[0]?.score || 0);
    answer.isGuess = best > 0 && best < guessLimit;
    return answer;
  }

  /** The values that a filter may have, each with the other name it may have. */
  function choices(filter) {
    prepare(Infinity);
    return choicesOf(filter).map((choice) => choice._names);
  }

  const isReady = (part) => (part === "names" ? names : text) !== null;
  const engine = { load, prepare, search, choices, tokens, stem, isReady };
  if (typeof module === "object" && module.exports) module.exports = engine;
  else globalThis.docgenSearch = engine;
  globalThis.docgenSearchIndex = load;
}
