const connectors =
  /^\s*(?:[—–:]|-(?=\s))?\s*(?:(?:—|–|-)?\s*это\b|(?:—|–)\s*|называют\s|называется\s|означает\s|is defined as\b|refers to\b|means\b|is called\b|is\b|are\b|was\b|were\b)?\s*/iu;

/**
 * What a sentence says of a term, without the term and the connecting word: of "A mutex is a lock
 * that …" and of "Мьютекс — это …" the part after it. Null when the text begins with the term but goes on with
 * another verb ("A mutex protects …"), because such a part is no definition.
 */
export const bareDefinition = (term: string, text: string): string | null => {
  const plain = firstSentences(withoutEmphasis(text));
  const rest = afterTerm(withoutEmphasis(term), plain);
  if (rest === null) return tidy(plain);
  const connector = connectors.exec(rest)?.[0] ?? "";
  return connector.trim() === "" ? null : tidy(rest.slice(connector.length));
};

/** The text without Markdown's emphasis; code spans stay. */
export const withoutEmphasis = (text: string): string =>
  text
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^\n*_]*?\S)\1(?![\p{L}\p{N}])/gu, "$2")
    .replace(/\s+/g, " ")
    .trim();

/** Longest definition shown as an option, in UTF-16 units; longer ones cannot be compared at a glance. */
const longest = 260;

/** As many whole sentences as fit. */
const firstSentences = (text: string): string => {
  if (text.length <= longest) return text;
  const ends = [...text.matchAll(/[.!?](?=\s+\p{Lu})/gu)].map(({ index }) => index + 1);
  const cut = ends.findLast((end) => end <= longest) ?? ends[0];
  return cut === undefined ? text : text.slice(0, cut);
};

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
    .replace(/[.;,:]+$/, "")
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

/** Upper case at the start, for an option or a sentence. */
export const upperFirst = (text: string): string =>
  /^\p{Ll}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
