import type { DocumentHeading } from "#lib/editing/edit-section.ts";
import type { EditCommand, RequestReading } from "../read-edit-request.ts";
import {
  bare,
  begunNoun,
  type Context,
  headingOf,
  isPart,
  partsOf,
  plainWords,
  scoped,
  section,
  single,
  standsIn,
  whole,
  withoutAbout,
  wordsIn,
} from "./context.ts";
import { partsDeleted, sentencesDeleted } from "./part-changes.ts";
import {
  cutEnd,
  cutStart,
  partNouns,
  partWords,
  sectionNouns,
  sectionNounsBehind,
  unquoted,
  wordNouns,
} from "./phrases.ts";

/** "The section Aggregate Functions", "the Aims section", "the row Round robin", "the word very". */
export const deletion = (rest: string, context: Context): RequestReading | null => {
  const headingLine = cutStart(rest, ["the heading ", "heading ", "заголовок "]);
  if (headingLine !== null) {
    const found = headingOf(context, unquoted(headingLine), false);
    return found === null ? null : single(lineDeleted(found, context));
  }
  const named =
    cutStart(rest, sectionNouns) ?? cutEnd(cutStart(rest, ["the "]) ?? rest, sectionNounsBehind);
  if (named !== null) return sectionDeleted(unquoted(named), context);
  for (const [noun, kinds] of partNouns) {
    const about = cutStart(rest, begunNoun(noun));
    if (about !== null) return partDeleted(about, kinds, context);
    const behind = cutEnd(cutStart(rest, ["the "]) ?? rest, [` ${noun}`]);
    if (behind !== null && !isPart(behind)) return partDeleted(behind, kinds, context);
  }
  return wordsDeleted(rest, context);
};

const lineDeleted = ({ start, end, path }: DocumentHeading, { document }: Context): EditCommand => {
  const lineEnd = start + document.slice(start, end).trimEnd().length;
  const place = { start, end: lineEnd };
  const quote = path.at(-1) ?? "";
  return {
    kind: "change",
    said: "deleted",
    quote,
    text: "",
    places: [{ ...place, meant: place, text: "" }],
  };
};

const sectionDeleted = (name: string, context: Context): RequestReading | null => {
  const found = headingOf(context, name, false);
  if (found !== null) return whole(section(found, "delete", null));
  // The name of no section, or of several: the nearest are offered.
  const title = withoutAbout(name);
  const words = plainWords(title);
  if (words.length === 0 || words.every((word) => partWords.has(word))) return null;
  return whole({ kind: "section", heading: title, change: "delete", before: null });
};

const connectors = [
  ...[
    "that says ",
    "which says ",
    "saying ",
    "that starts with ",
    "starting with ",
    "beginning with ",
  ],
  ...[
    "that begins with ",
    "with ",
    "containing ",
    "that contains ",
    "about ",
    "on ",
    "for ",
    "called ",
  ],
  ...[
    "named ",
    "that mentions ",
    "mentioning ",
    "где ",
    "где сказано ",
    "про ",
    "о ",
    "об ",
    "обо ",
    "со словами ",
  ],
  ...[
    "со словом ",
    "с текстом ",
    "с ",
    "которое начинается с ",
    "который начинается с ",
    "начинающееся с ",
  ],
  ...["начинающийся с ", "из ", ": "],
];

const partDeleted = (
  about: string,
  kinds: readonly PartKind[],
  context: Context,
): RequestReading | null => {
  const place = scoped(about, context);
  const connected = cutStart(place.words, connectors);
  const words = unquoted(connected ?? place.words);
  if (isPart(words) && connected === null) return null;
  const found = partsDeleted(context.document, partsOf(context), {
    words,
    kinds,
    within: place.within,
  });
  return found === null ? null : single(found);
};

type PartKind = "item" | "row" | "sentence" | "paragraph";

/** Words alone, whose marks go with them; an entry of a list or a table that they name goes whole. */
const wordsDeleted = (rest: string, context: Context): RequestReading | null => {
  const { document } = context;
  const isWord = cutStart(rest, wordNouns) !== null;
  const words = bare(rest);
  const quote = wordsIn(document, words);
  const place = quote === null ? scoped(rest, context) : null;
  if (!isWord) {
    const entry = partsDeleted(document, partsOf(context), {
      words: unquoted(place?.words ?? words),
      kinds: ["item", "row"],
      within: place?.within ?? null,
      surely: true,
    });
    if (entry !== null && !isPart(words)) return single(entry);
  }
  const sentence =
    quote === null || !/\s/.test(quote)
      ? null
      : sentencesDeleted(document, partsOf(context), quote);
  if (sentence !== null) return single(sentence);
  if (quote !== null) return single({ kind: "delete", quote });
  if (place?.within != null) {
    const { within } = place;
    const inside = wordsIn(document, bare(place.words));
    return inside !== null && standsIn(document, inside, within)
      ? single({ kind: "delete", quote: inside, within })
      : null;
  }
  // A section that is named by its title alone is too much to be guessed at.
  return null;
};
