import type { DocumentHeading } from "#lib/editing/edit-section.ts";
import type { RequestReading } from "../read-edit-request.ts";
import {
  bare,
  begunNoun,
  type Context,
  headingOf,
  partsOf,
  pathOf,
  scoped,
  section,
  single,
  whole,
  wordsIn,
} from "./context.ts";
import { listMoved, partsSwapped } from "./part-changes.ts";
import {
  cutEnd,
  cutStart,
  divisions,
  everywhere,
  partNouns,
  sectionNouns,
  sectionNounsBehind,
  unquoted,
  wordNouns,
} from "./phrases.ts";

const befores = [" before ", " above ", " in front of ", " перед ", " выше "];
const afters = [" after ", " below ", " behind ", " после ", " за ", " ниже ", " под "];
const ends = [
  ...[
    " to the end",
    " to the very end",
    " to the bottom",
    " at the end",
    " last",
    " down to the end",
  ],
  ...[" в конец", " в самый конец", " последним", " последней", " последнюю", " в конце"],
];
const tops = [
  ...[" to the top", " to the beginning", " to the start", " to the very top", " to the front"],
  ...[" first", " в начало", " в самое начало", " первым", " первой", " наверх", " вверх"],
];
const ofDocument = [
  ...[" of the document", " of the text", " of the note", " of the notes", " of the page"],
  ...[" документа", " текста", " конспекта", " section", " one"],
];

/** "The section Aims before Methods", "Aims to the end", "Quantum above Preemption". */
export const moving = (rest: string, context: Context): RequestReading | null => {
  const sought = (name: string): DocumentHeading | null => {
    const noun =
      cutStart(name, sectionNouns) ?? cutEnd(cutStart(name, ["the "]) ?? name, sectionNounsBehind);
    return headingOf(context, unquoted(noun ?? name), false);
  };
  const plain = cutEnd(rest, ofDocument) ?? rest;
  for (const [signs, change] of [
    [ends, "move_to_end"],
    [tops, "move_to_top"],
  ] as const) {
    const name = cutEnd(plain, signs) ?? cutEnd(rest, signs);
    if (name === null) continue;
    const found = sought(name);
    return found === null ? null : whole(section(found, change, null));
  }
  const found = [
    ...divisions(rest, befores).map((pair) => ({ pair, change: "move_before" as const })),
    ...divisions(rest, afters).map((pair) => ({ pair, change: "move_after" as const })),
  ].flatMap(({ pair: [what, where], change }) => {
    const [moved, beside] = [sought(what), sought(where)];
    return moved && beside ? [section(moved, change, pathOf(beside))] : [];
  });
  const [only] = found;
  if (only !== undefined) return found.length === 1 ? whole(only) : null;
  const listed = [
    ...divisions(rest, befores).map((pair) => ({ pair, after: false })),
    ...divisions(rest, afters).map((pair) => ({ pair, after: true })),
  ].flatMap(({ pair: [what, where], after }) => {
    const moved = listMoved(context.document, partsOf(context), {
      what: unquoted(withoutNoun(what)),
      where: unquoted(withoutNoun(where)),
      after,
    });
    return moved === null ? [] : [moved];
  });
  const [item] = listed;
  return item === undefined || listed.length > 1 ? null : single(item);
};

const withoutNoun = (words: string): string => {
  for (const [noun] of partNouns) {
    const rest = cutStart(words, begunNoun(noun));
    if (rest !== null) return rest;
  }
  return cutStart(words, wordNouns) ?? words;
};

const ands = [" and ", " with ", " и ", " с "];

/** Two sections, two entries of one list or table, or words that stand once each change places. */
export const swap = (rest: string, context: Context): RequestReading | null => {
  const { document } = context;
  const sections = cutStart(rest, ["the sections ", "sections ", "разделы ", "главы "]);
  const words =
    sections ??
    cutStart(rest, [
      "the words ",
      "words ",
      "слова ",
      "the items ",
      "пункты ",
      "строки ",
      "the rows ",
      "rows ",
    ]) ??
    rest;
  const found = divisions(words, ands).flatMap(([one, other]) => {
    const pair = [unquoted(withoutNoun(one)), unquoted(withoutNoun(other))] as const;
    const swapped = partsSwapped(document, context.headings, partsOf(context), {
      pair,
      headings: pair.map((name) => headingOf(context, name, true)),
      onlySections: sections !== null,
    });
    return swapped === null ? [] : [swapped];
  });
  const [only] = found;
  return only === undefined || found.length > 1 ? null : single(only);
};

const looks = [
  { mark: "**", behind: [" bold", " in bold", " жирным", " полужирным", " жирным шрифтом"] },
  { mark: "*", behind: [" italic", " in italics", " italics", " курсивом"] },
  { mark: "`", behind: [" code", " as code", " in monospace", " моноширинным", " кодом"] },
] as const;
const looksBefore = [
  { mark: "**", before: ["жирным ", "полужирным ", "жирным шрифтом ", "bold "] },
  { mark: "*", before: ["курсивом ", "italic ", "italicise ", "italicize "] },
] as const;

/** "The word quantum bold", «жирным полупроницаемую мембрану», «раздел Мембрана последним». */
export const marking = (made: string, said: string, context: Context): RequestReading | null => {
  const isMade = cutStart(said, ["make ", "сделай ", "сделайте "]) !== null;
  const moved = isMade ? (firstOrLast(made, context) ?? moving(made, context)) : null;
  if (moved !== null) return moved;
  const found = [
    ...looks.map(({ mark, behind }) => ({ mark, words: cutEnd(made, behind) })),
    ...looksBefore.map(({ mark, before }) => ({
      mark,
      words: cutStart(made, before) ?? cutStart(said, before),
    })),
  ].find(({ words }) => words !== null);
  return found === undefined || found.words === null
    ? null
    : marked(found.words, found.mark, context);
};

/** "The Aims section the last section". */
const firstOrLast = (made: string, context: Context): RequestReading | null => {
  const last = cutEnd(made, [" the last section", " the last one", " the last"]);
  const name = last ?? cutEnd(made, [" the first section", " the first one", " the first"]);
  const found =
    name === null ? null : headingOf(context, cutStart(name, sectionNouns) ?? name, false);
  return found && whole(section(found, last === null ? "move_to_top" : "move_to_end", null));
};

const marked = (
  words: string,
  mark: (typeof looks)[number]["mark"],
  context: Context,
): RequestReading | null => {
  const everyPlace = cutEnd(
    words,
    everywhere.map((word) => ` ${word}`),
  );
  const asked = everyPlace ?? words;
  const quote = wordsIn(context.document, bare(asked));
  const place = quote === null ? scoped(asked, context) : null;
  const inside = place?.within == null ? null : wordsIn(context.document, bare(place.words));
  const said = { kind: "mark", mark, everywhere: everyPlace !== null } as const;
  if (quote !== null) return single({ ...said, quote });
  return inside === null || place?.within == null
    ? null
    : single({ ...said, quote: inside, within: place.within });
};
