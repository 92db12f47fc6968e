/** Longest title of a thread, in UTF-16 code units. Where there is less room for it, the page cuts it by the eye. */
export const maxTitle = 120;

/** A line as a title: whole up to `most` UTF-16 units, as long as a title may be, else cut between words. */
export const shortTitle = (line: string, most = maxTitle): string => {
  if (line.length <= most) return line;
  // A character outside the basic plane is not cut in two.
  const cut = line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "");
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > most / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
};

const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Lines outside fenced code, where a `#` is a comment and no heading. */
const proseLines = (text: string): string[] => {
  let open = "";
  return text.split(/\r\n?|\n/).filter((line) => {
    const mark = fence.exec(line)?.[1] ?? "";
    if (open === "" && mark !== "") open = mark;
    else if (open !== "" && mark.startsWith(open)) open = "";
    else return open === "";
    return false;
  });
};

/** The line without the signs of Markdown around its words. */
const bare = (line: string): string =>
  line
    .replace(/^\s*(?:#{1,6}\s+|>\s*|[-*+]\s+|\d+[.)]\s+)+/, "")
    .replace(/\s#+\s*$/, "")
    .replaceAll(/!?\[([^[\]]*)\]\([^[)]*\)/g, "$1")
    .replaceAll("`", "")
    .replaceAll(/(?<![\p{L}\p{N}])[*_~]+(?=\S)|(?<=\S)[*_~]+(?![\p{L}\p{N}])/gu, "")
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim();

/** As many whole sentences of a line as a title has room for; the line itself where not even the first one fits. */
const firstSentences = (line: string): string => {
  if (line.length <= maxTitle) return line;
  const ends = line.slice(0, maxTitle + 1).matchAll(/[.!?…][»”"')\]]?(?=\s[\p{Lu}\p{N}«“"(])/gu);
  const end = [...ends].at(-1);
  return end ? line.slice(0, end.index + end[0].length) : line;
};

/** Longer titles are cut before they are numbered, in UTF-16 units: a little less than a title may have. */
const longestNumbered = 110;

/** The title of a quiz that is not the first one of its note. */
export const numberedTitle = (title: string, number: number): string =>
  `${title
    .replace(/ · \d+$/, "")
    .slice(0, longestNumbered)
    .toWellFormed()} · ${number}`;

/** A title for a note that was given none: its first heading, else its first sentences or words. */
export const noteTitle = (text: string): string => {
  // A title stands near the beginning; a large note need not be read to its end.
  const start = text.slice(0, 20_000);
  const lines = proseLines(start);
  const heading = lines.find((line) => /^ {0,3}#{1,6}\s+\S/.test(line));
  const candidates = [heading ?? "", ...lines, ...start.split(/\r\n?|\n/)];
  const line = candidates.map(bare).find((one) => /[\p{L}\p{N}]/u.test(one));
  return shortTitle(firstSentences(line ?? "…"));
};
