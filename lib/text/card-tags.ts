import { withoutUnseenSigns } from "./unseen-signs.ts";

/** UTF-16 units of one tag, and tags of one card, at most. */
export const maxTagCharacters = 60;
export const mostTagsOfCard = 20;

/** Signs that part tags, and others that no line has. */
export const partingSigns = /[,\p{Cc}\p{Zl}\p{Zp}]/u;

/** A tag as it is kept: composed, without signs that nobody sees, and with one space between its words. */
const cleanTag = (written: string): string =>
  withoutUnseenSigns(written.normalize()).text.replaceAll(/\s+/g, " ").trim();

/** What is equal of two tags that are one: neither capitals count nor whether a space or a low line is between words, as Anki has no spaces. */
export const tagKey = (tag: string): string =>
  cleanTag(tag)
    .toLowerCase()
    .replaceAll(/[\s_]+/g, " ");

/** Each tag once, as it is written first. */
export const distinctTags = (tags: readonly string[]): string[] => {
  const known = new Map<string, string>();
  for (const tag of tags.map(cleanTag)) {
    const key = tagKey(tag);
    if (tag !== "" && !known.has(key)) known.set(key, tag);
  }
  return [...known.values()];
};

/** The tags of a file that a card may have, and how many it may not, as they are too long or too many. */
export const fittingTags = (
  given: readonly string[],
): { readonly tags: string[]; readonly left: number } => {
  const tags = distinctTags(given);
  const fitting = tags.filter((tag) => tag.length <= maxTagCharacters && !partingSigns.test(tag));
  const taken = fitting.slice(0, mostTagsOfCard);
  return { tags: taken, left: tags.length - taken.length };
};

/** The tags of a card with others, as many as it has room for; those that it had stay. */
export const withTags = (before: readonly string[], more: readonly string[]): string[] => [
  ...before,
  ...distinctTags([...before, ...more])
    .slice(distinctTags(before).length)
    .slice(0, Math.max(0, mostTagsOfCard - before.length)),
];

/** Writes tags as those of other cards are written already. The known ones are read once, for however many cards. */
export const spelledAs = (known: readonly string[]): ((tags: readonly string[]) => string[]) => {
  const spellings = new Map(distinctTags(known).map((tag) => [tagKey(tag), tag]));
  return (tags) => tags.map((tag) => spellings.get(tagKey(tag)) ?? tag);
};

/** Whether a tag is another or lies below it: `med::heart` below `med`. */
export const isTagOf = (tag: string, above: string): boolean =>
  tagKey(tag) === tagKey(above) || tagKey(tag).startsWith(`${tagKey(above)}::`);

/** A tag as Anki has it, where white space parts tags. */
export const ankiTag = (tag: string): string => tag.trim().replaceAll(/[\s"]+/g, "_");

/** The tag that a subject is among those of Anki, where two colons would put it below another; a comma parts tags here. */
export const subjectTag = (subject: string): string =>
  ankiTag(subject).replaceAll(/:{2,}/g, ":").replaceAll(/,+/g, "_");

/**
 * Tags of a note of Anki. `leech` is Anki's word for a card that its own log says was forgotten too often: here the card
 * begins anew. A comma, which parts tags here, is a low line.
 */
export const tagsOfAnki = (written: string): string[] =>
  written
    .split(/\s+/)
    .map((tag) => tag.replaceAll(/,+/g, "_"))
    .filter((tag) => tag !== "" && tagKey(tag) !== "leech");

/** Tags as a cell of a table has them. In other tables a semicolon parts them, so that one within a tag has a backslash before it. */
export const cellOfTags = (tags: readonly string[]): string =>
  tags.map((tag) => tag.replaceAll(/[\\;]/g, String.raw`\$&`)).join(", ");

/** Tags in a cell of a table, with commas, semicolons or line ends between them; after the last sign the next one begins. */
export const tagsOfCell = (written: string): string[] => {
  const tags = [""];
  for (const piece of written.match(/\\[\\;]|[,;\n]|[^,;\n\\]+|\\/g) ?? []) {
    if (/^[,;\n]$/.test(piece)) tags.push("");
    else tags.push(`${tags.pop()}${piece.replace(/^\\(?=[\\;])/, "")}`);
  }
  return tags;
};
