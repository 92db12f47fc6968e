import type { Language } from "#lib/schemas/language.ts";

/**
 * What joins a term to its definition so that the rest can stand alone. "Is called", "is not" and
 * the Russian verbs that change the case of what follows are left out on purpose.
 */
const connectors: readonly RegExp[] = [
  /^\s*(?:[—–-]\s*)?это\s+/iu,
  /^\s*(?:—|–|-{1,2})\s+(?!не\s)/iu,
  /^\s*:\s+/u,
  /^\s+(?:is|are)(?:\s+\w+ly)?\s+(?=(?:an?|the|any|one of|some)\s)/i,
  /^\s+(?:is|are)\s+defined\s+as\s+/i,
  /^\s+(?:means|refers\s+to|denotes)\s+(?!that\s)/i,
];

/**
 * What a sentence says of a term, without the term and the connecting word: of "A mutex is a lock
 * that …" and of "Мьютекс — это …" the part after it. Null when it cannot stand alone as a
 * definition ("A mutex protects …", "Под мьютексом понимают …").
 */
export const bareDefinition = (term: string, text: string): string | null => {
  const rest = afterTerm(withoutEmphasis(term), withoutEmphasis(secondCell(text)));
  if (rest === null) return null;
  const connector = connectors.map((one) => one.exec(rest)?.[0]).find((one) => one !== undefined);
  return connector === undefined ? null : tidy(rest.slice(connector.length));
};

/** The meaning in a row of a table of terms; other texts as they are. */
const secondCell = (text: string): string =>
  /^\s*\|[^|\n]+\|([^|\n]+)\|\s*$/.exec(text)?.[1] ?? text;

/**
 * The text without Markdown's emphasis and the targets of links, those of a wiki ("[[page|name]]") too; code spans and
 * names such as `__main__` stay.
 */
export const withoutEmphasis = (text: string): string =>
  text
    .replace(/!?\[\[(?:[^[\]|\n]{1,200}\|)?([^[\]|\n]{1,200})\]\](?!\()/g, "$1")
    .replace(/!?\[([^[\]\n]+)\]\([^)[\s]*\)/g, "$1")
    .replace(
      /\*\*(?=\S)((?:(?!\*\*)[^\n])*\S)\*\*|__(?!(?:[a-z0-9]+|[A-Z0-9]+)__)(?=\S)((?:(?!__)[^\n])*\S)__/g,
      "$1$2",
    )
    .replace(
      /(?<![\p{L}\p{N}*])\*(\p{L}{1,40})\*(?=\p{L}{2})|(?<=\p{L}{2})\*(\p{L}{1,40})\*(?![\p{L}\p{N}*])/gu,
      "$1$2",
    )
    .replace(/(?<![\p{L}\p{N}*_>\])}])([*_])(?=\S)([^\n*_]*?\S)\1(?![\p{L}\p{N}<([{])/gu, "$2")
    .replace(/\s+/g, " ")
    .trim();

const afterTerm = (term: string, text: string): string | null => {
  const start = /^(?:(?:an?|the)\s+)?/i.exec(text)?.[0].length ?? 0;
  const bareTerm = term.replace(/^(?:an?|the)\s+/i, "");
  const heads = [bareTerm, `"${bareTerm}"`, `«${bareTerm}»`, `\`${bareTerm}\``];
  const head = heads.find(
    (one) => text.slice(start, start + one.length).toLowerCase() === one.toLowerCase(),
  );
  if (head === undefined) return null;
  const rest = text.slice(start + head.length);
  if (/^[\p{L}\p{N}_]/u.test(rest)) return null;
  return rest.replace(/^\s*\([^)]{1,60}\)/, "");
};

const tidy = (text: string): string | null => {
  const bare = text
    .trim()
    .replace(/(?<![.;,:])[.;,:]+$/, "")
    .replace(/^[-–—:]\s*/, "")
    .trim();
  return /\p{L}/u.test(bare) && bare.length >= 8 ? lowerFirst(bare) : null;
};

/** Lower case at the start, unless the first word is an abbreviation, code, or a single letter. */
const lowerFirst = (text: string): string => {
  const [word = ""] = text.split(/[\s,]/, 1);
  const name = /^.?$|\p{Lu}.*\p{Lu}|[\d_`(]/u.test(word) && !/^[AaIОоУуИиВвКкСс]$/u.test(word);
  return name ? text : text.charAt(0).toLowerCase() + text.slice(1);
};

/** Upper case at the start, for an option or a sentence; code and foreign words stay as they are. */
export const upperFirst = (text: string, language: Language): string => {
  const [word = ""] = text.split(/[\s,]/, 1);
  const ordinary = language === "ru" ? /^[а-яё]/ : /^\p{Ll}[\p{Ll}'’-]*[:;.]?$/u;
  // A lone letter is a symbol.
  return ordinary.test(word) && text.length > 1
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
};
