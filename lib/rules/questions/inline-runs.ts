import type { NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import { pairIn } from "./pair-in.ts";
import type { Entry } from "./read-facts.ts";

/** Pairs that an author has put into one line, under what is said before them. */
export interface InlineRun {
  readonly label: string;
  readonly entries: readonly Entry[];
}

const longestLine = 500;

/**
 * "Types: a (x), b (y), c (z)", "Model: id – instincts; ego – reality", "Ports: 22 SSH, 25 SMTP, 53 DNS",
 * "Short: CPU – processor, RAM – memory, OS – system".
 */
export const inlineRuns = ({ sentences }: ReadNote): InlineRun[] =>
  sentences.flatMap((sentence) => {
    if (sentence.role === "row" || sentence.text.length > longestLine) return [];
    for (const read of [ofDetails, ofValues, ofClauses, ofShortForms]) {
      const run = read(sentence);
      if (run) return [run];
    }
    return [];
  });

const fewest = 3;

/** What an author puts before the first pair, in few words. */
const lead =
  /^[*_]{0,3}([\p{L}\p{N}][^:;()|*_]{2,60}?)[*_]{0,3}(?::[*_]{0,3}|\s[—–-]|\s(?:are|include|это|включают)|\sделится на:|\sделятся на:)\s+(?=\S)|^([\p{L}\p{N}][^:;|*_]{2,60}?),? (?:where|где) (?=\p{L})/u;

const details = /^(?<name>[^()]{1,60}?) \((?<said>[^()]{1,90})\)$/;

const ofDetails = (sentence: NoteSentence): InlineRun | null => {
  const { label, parts } = partsOf(
    sentence,
    /(?:[,;]\s+(?:and |и )?|(?<=\))\s(?:and|и|vs\.?)\s)(?![^()]*\)|[^«]*»)/gu,
  );
  const entries = parts.flatMap(({ text, ...span }) => {
    const { name = "", said = "" } = details.exec(text)?.groups ?? {};
    return name === "" || /^(?:e\.g|i\.e|see|см|напр|т\. ?е)/i.test(said)
      ? []
      : [{ ...span, text: `${name}: ${said}` }];
  });
  return entries.length >= fewest && entries.length === parts.length ? { label, entries } : null;
};

/** "FTP 21", "21 FTP", "r = 4"; no letter that its word begins with. */
const ofValues = (sentence: NoteSentence): InlineRun | null => {
  const { label, parts } = partsOf(sentence, /[,;]\s+(?![^()]*\))/g);
  const entries = parts.flatMap(({ text, ...span }) => {
    const [, before, word = "", after] =
      /^(\d{1,5} )?(\p{L}[\p{L}-]{1,20})( \d{1,5})?$/u.exec(text) ?? [];
    const [, sign, meant = ""] = /^([^\s=,;]{1,12}) = ([^=]{1,60})$/.exec(text) ?? [];
    const name = sign ?? word;
    const said = before && after ? "" : (before ?? after ?? meant).trim();
    const isInitial = name.length === 1 && said.toLowerCase().startsWith(name.toLowerCase());
    // Without a label, numbers behind words are a sentence.
    const isSaid = said !== "" && (label !== "" || sign !== undefined);
    return isSaid && !isInitial ? [{ ...span, text: `${name}: ${said}` }] : [];
  });
  return entries.length >= fewest && entries.length === parts.length ? { label, entries } : null;
};

const ofClauses = (sentence: NoteSentence): InlineRun | null => {
  const { label, parts } = partsOf(sentence, /;\s+(?![^()]*\))/g);
  const [first] = parts;
  if (!first || parts.length < fewest) return null;
  if (parts.every(({ text }) => pairIn(text) !== null)) return { label, entries: parts };
  const whole = {
    ...first,
    start: sentence.start,
    text: sentence.text.slice(0, first.end - sentence.start),
  };
  const all = [whole, ...parts.slice(1)];
  return all.every(({ text }) => pairIn(text) !== null) ? { label: "", entries: all } : null;
};

const ofShortForms = (sentence: NoteSentence): InlineRun | null => {
  const { label, parts } = partsOf(sentence, /,\s+(?=\p{Lu}{2,8}\s[—–-]\s)/gu);
  const isRun = parts.every(({ text }) => /^\p{Lu}{2,8}\s[—–-]\s/u.test(text) && pairIn(text));
  return isRun && parts.length >= fewest ? { label, entries: parts } : null;
};

const isNoLabel =
  /^(?:notes?|examples?|also|remember|nb|e\.g|т[ао]кже|тоже|важно|например|примеры?)(?!\p{L})/iu;

/** What stands behind the lead of a sentence, in its parts. */
const partsOf = (
  { text, start }: NoteSentence,
  joint: RegExp,
): { label: string; parts: Entry[] } => {
  const [whole = "", before, formula] = lead.exec(text) ?? [];
  const name = (before ?? formula ?? "").replace(/\s(?:делится|делятся) на$/u, "");
  const end = text.replace(/[.;]$/, "").length;
  const parts: Entry[] = [];
  let from = whole.length;
  const ends = [...text.slice(0, end).matchAll(joint)].filter(({ index }) => index >= from);
  for (const { index, length } of [
    ...ends.map((found) => ({ index: found.index, length: found[0].length })),
    { index: end, length: 0 },
  ]) {
    parts.push({ start: start + from, end: start + index, text: text.slice(from, index) });
    from = index + length;
  }
  return { label: isNoLabel.test(name) ? "" : name, parts };
};
