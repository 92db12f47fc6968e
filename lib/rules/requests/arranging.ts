import { contentsEntries } from "#lib/editing/contents-list.ts";
import type { DocumentHeading } from "#lib/editing/edit-section.ts";
import { wholeWords } from "#lib/editing/word-edges.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { foldedWords } from "#lib/text/words.ts";
import {
  type Context,
  isIn,
  type Named,
  nameParts,
  type Part,
  partsOf,
  readNoun,
  wordsIn,
} from "./anchors.ts";
import { type ListItem, listWith } from "./document-parts.ts";
import { determiners, type Kind, nounKinds, numberOf, ordinalOf } from "./lexicon.ts";
import {
  changed,
  type Operation,
  type Place,
  pathOf,
  type Reading,
  section,
  single,
  spanOf,
  whole,
} from "./reading.ts";
import { type Slots, type Token, wordsOf } from "./said.ts";

/** The list of an item in another order, or with fewer: numbers are counted anew. */
const listAs = ({ document }: Context, item: ListItem, order: readonly ListItem[]): Place => {
  const { items } = item.list;
  const meant = { start: item.start + item.mark.length, end: item.ownEnd };
  const end = Math.max(...items.map((one) => one.end));
  return {
    start: items[0]?.start ?? item.start,
    end,
    meant,
    text: listWith(document, item.list, order),
  };
};

const withoutPart = (context: Context, part: Part): Place => {
  const rest = part.item?.list.items.filter((one) => one !== part.item) ?? [];
  if (part.item !== undefined && rest.length > 0) return listAs(context, part.item, rest);
  const { heading } = part;
  const isLine = part.kind === "heading" && heading !== undefined;
  const end = isLine
    ? part.start + context.document.slice(part.start, heading.end).trimEnd().length
    : part.end;
  const span = { start: part.start, end };
  return { ...span, meant: span, text: "" };
};

const deletable: readonly Kind[] = [
  ...([
    "section",
    "heading",
    "item",
    "row",
    "sentence",
    "paragraph",
    "list",
    "table",
    "code",
  ] as const),
];

type NounPhrase = NonNullable<ReturnType<typeof readNoun>>;

const deletion: Operation["read"] = ({ what = [] }, context) => {
  const phrase = readNoun(what);
  const quote = wordsOf(what);
  // A passage that stands there letter by letter may hold any noun.
  if (what.length > 3 && phrase?.ordinal === 0 && context.document.includes(quote))
    return wordsDeleted(context, quote);
  // "NB!!": signs that the text has, too, but for the stop of the request itself.
  const signed = quote + (what.at(-1)?.stop.replace(/^[.…]+$/, "") ?? "");
  if (phrase === null && signed !== quote && wordsIn(context, signed) !== null)
    return wordsDeleted(context, signed);
  const found = nameParts(context, what, deletable);
  if (found !== null) return namedDeleted(context, found, quote, phrase);
  if (phrase === null) return wordsDeleted(context, quote);
  const isWords = phrase.kinds.includes("words") && phrase.rest.length > 0;
  return isWords ? wordsDeleted(context, wordsOf(phrase.rest)) : absentPart(context, phrase);
};

const namedDeleted = (
  context: Context,
  found: Named,
  quote: string,
  phrase: NounPhrase | null,
): Reading | null => {
  const { parts, sure, hasNoun } = found;
  // Without a noun a part is meant where the words are all of its name and stand nowhere else.
  const isWords = !hasNoun && (sure < 2 || isElsewhere(context, quote, parts));
  const words = isWords ? wordsDeleted(context, quote) : null;
  // «Из списка убери предупреждение соседей».
  const isOffered = isWords && context.within !== null && found.kind === "item";
  if (isWords && (words !== null || !isOffered)) return words;
  const [part, ...others] = parts;
  // "The section", and no word on which.
  if (others.length > 0 && hasNoun && phrase?.rest.length === 0 && phrase.ordinal === 0)
    return null;
  if (found.kind !== "section" || !part?.heading) {
    const places = parts.map((one) => withoutPart(context, one));
    const read = changed("deleted", quote, places, sure);
    return read && { ...read, isDoubtful: isOffered };
  }
  const name = others.length > 0 ? wordsOf(phrase?.rest ?? []) : pathOf(part.heading);
  return whole({ kind: "section", heading: name, change: "delete", before: null }, sure);
};

const isElsewhere = (
  { document, headings, within }: Context,
  words: string,
  parts: readonly Part[],
): boolean => {
  const own = [
    ...parts.map((part) => part.heading ?? part),
    ...contentsEntries(document, headings),
  ];
  return wholeWords(document, words, "i").some((place) => isIn(place, within) && !isIn(place, own));
};

const offered: ReadonlySet<Kind> = new Set(["section", "item", "row", "sentence", "paragraph"]);

/** What is named as a section or a sentence and is none: the nearest are offered. */
const absentPart = (context: Context, { kinds, rest, ordinal }: NounPhrase): Reading | null => {
  if (ordinal !== 0 || rest.every(({ word }) => determiners.has(word))) return null;
  const words = wordsOf(rest);
  if (kinds[0] === "section" && kinds.length === 1)
    return whole({ kind: "section", heading: words, change: "delete", before: null }, 0);
  const isThere = wordsIn({ ...context, within: null }, words) !== null;
  return isThere || !kinds.every((kind) => offered.has(kind))
    ? null
    : single({ kind: "delete", quote: words }, 0);
};

const pronoun =
  /^(?:it|this|that|them|these|everything|nothing|all|last|ничего|это|его|ее|её|их|все|всё)$/iu;

/** Words alone, whose marks go with them; a sentence that they are goes whole. */
const wordsDeleted = (context: Context, words: string): Reading | null => {
  const quote = pronoun.test(words) ? null : wordsIn(context, words);
  if (quote === null) return null;
  const wanted = foldedWords(quote).join(" ");
  const sentences = partsOf(context, "sentence").filter(
    (one) => isIn(one, context.within) && one.words.join(" ") === wanted,
  );
  if (/\s/.test(quote) && sentences.length > 0) {
    return changed(
      "deleted",
      quote,
      sentences.map((one) => withoutPart(context, one)),
    );
  }
  return single({ kind: "delete", quote, ...(context.within && { within: context.within }) });
};

const movable: readonly Kind[] = ["section", "item", "row", "sentence", "paragraph"];

type Way = "before" | "after" | "top" | "end";

const wayOf = ({ Before, After, ToTop }: Slots): Way =>
  Before ? "before" : After ? "after" : ToTop ? "top" : "end";

const moving: Operation["read"] = (slots, context) => {
  const { what = [], where } = slots;
  if (slots.EndOnly) return movedToEnd(context, what, where ?? []);
  const alone = where === undefined ? nameParts(context, what, movable) : null;
  const found = alone === null ? pairs(context, what, where ?? []) : [{ one: alone, other: null }];
  for (const { one, other } of found) {
    const [part] = one.parts;
    const mark = other === null ? edgeOf(context, part, wayOf(slots)) : other.parts[0];
    const read = part && movedBeside(context, wordsOf(what), part, mark, wayOf(slots));
    if (read) return { ...read, sure: one.sure + (other?.sure ?? 3) };
  }
  return null;
};

/** An entry to the end of its list, a paragraph to the end of a section. */
const movedToEnd = (
  context: Context,
  what: readonly Token[],
  where: readonly Token[],
): Reading | null => {
  const moved = nameParts(context, what, ["item", "row", "sentence", "paragraph"]);
  const target = nameParts(context, where, ["section", "list", "table"]);
  const [[part, ...others], [goal, ...goals]] = [moved?.parts ?? [], target?.parts ?? []];
  if (!part || !goal || others.length + goals.length > 0 || !moved?.hasNoun) return null;
  const end = context.document.slice(0, goal.end).trimEnd().length;
  const block = partsOf(context, "paragraph").findLast((one) => one.end === end);
  const isPlain = moved.kind === "paragraph" || (moved.kind === "sentence" && block !== undefined);
  if (goal.heading) {
    const isLast = context.headings.every(({ start }) => start <= goal.start || start >= goal.end);
    const mark = { ...part, start: end, end };
    return isPlain && isLast && part.end !== end
      ? changed("moved", wordsOf(what), [besidePart(context, part, mark, true)])
      : null;
  }
  return isIn(part, [goal])
    ? movedBeside(context, wordsOf(what), part, edgeOf(context, part, "end"), "end")
    : null;
};

/** The first or the last of a part's list or table. */
const edgeOf = (context: Context, part: Part | undefined, way: Way): Part | undefined => {
  const run = partsOf(context, part?.kind ?? "words").filter((one) => isOneRun(one, part));
  return part?.item || part?.row ? run.at(way === "top" ? 0 : -1) : undefined;
};

const isOneRun = (one: Part | undefined, other: Part | undefined): boolean =>
  one?.item?.list === other?.item?.list && one?.row?.table === other?.row?.table;

const movedBeside = (
  context: Context,
  quote: string,
  part: Part,
  mark: Part | undefined,
  way: Way,
): Reading | null => {
  if (part.heading) {
    const change =
      way === "before" || way === "after" ? (`move_${way}` as const) : (`move_to_${way}` as const);
    return whole(section(part.heading, change, mark?.heading ? pathOf(mark.heading) : null));
  }
  if (mark === undefined || mark === part || !isOneRun(mark, part)) return null;
  const isAfter = way === "after" || way === "end";
  if (part.item === undefined || mark.item === undefined) {
    return changed("moved", quote, [besidePart(context, part, mark, isAfter)]);
  }
  const rest = part.item.list.items.filter((one) => one !== part.item);
  const order = rest.toSpliced(rest.indexOf(mark.item) + (isAfter ? 1 : 0), 0, part.item);
  return changed("moved", quote, [listAs(context, part.item, order)]);
};

/** A part beside another one, with what stands between in its place. */
const besidePart = ({ document }: Context, part: Part, mark: Part, isAfter: boolean): Place => {
  const gap = part.kind === "sentence" ? " " : part.kind === "row" ? "\n" : "\n\n";
  const [text, own] = [part, mark].map((one) => document.slice(one.start, one.end));
  const joined = isAfter ? own + gap + text : text + gap + own;
  const isDown = part.start < mark.start;
  // The space that goes with it stands before it where it is the last of its paragraph, and behind it where it is the first.
  const [isBefore, isBehind] = [
    document.endsWith(gap, part.start),
    document.startsWith(gap, part.end),
  ];
  const from = part.start - (isBefore && (!isDown || !isBehind) ? gap.length : 0);
  const to = part.end + (isBehind && (isDown || !isBefore) ? gap.length : 0);
  return isDown
    ? {
        start: from,
        end: mark.end,
        meant: spanOf(part),
        text: document.slice(to, mark.start) + joined,
      }
    : {
        start: mark.start,
        end: to,
        meant: spanOf(part),
        text: joined + document.slice(mark.end, from),
      };
};

/** "Steps 2 and 3", «2 и 3 пункты»: the noun holds for both. */
const withSharedNoun = (
  first: readonly Token[],
  second: readonly Token[],
): readonly [readonly Token[], readonly Token[]] => {
  const isNumber = ([one, more]: readonly Token[]): boolean =>
    more === undefined && one !== undefined && (numberOf(one.word) || ordinalOf(one.word)) !== 0;
  const noun = (tokens: readonly Token[]) =>
    tokens.filter(({ word, isLocked }) => !isLocked && nounKinds(word) !== null);
  if (isNumber(second)) return [first, [...second, ...noun(first)]];
  return isNumber(first) ? [[...first, ...noun(second)], second] : [first, second];
};

/** Both names as one part each of one kind, first as sections; a noun before one holds for the other, too. */
const pairs = (
  context: Context,
  first: readonly Token[],
  second: readonly Token[],
): { readonly one: Named; readonly other: Named }[] => {
  const names = withSharedNoun(first, second);
  const [a, b] = names.map((tokens) => {
    const phrase = readNoun(tokens);
    const isNoun =
      phrase !== null && !phrase.isGuess && (phrase.rest.length > 0 || phrase.ordinal !== 0);
    return isNoun ? phrase.kinds : null;
  });
  const said = a ?? b ?? null;
  return movable.flatMap((kind) => {
    // Words alone name no sentence.
    const isMeant =
      said === null
        ? kind !== "sentence" && kind !== "paragraph"
        : [a, b].every((kinds) => kinds?.includes(kind) !== false);
    if (!isMeant) return [];
    const [one, other] = names.map((tokens) => nameParts(context, tokens, [kind], said && [kind]));
    const isPair =
      one?.parts.length === 1 && other?.parts.length === 1 && one.parts[0] !== other.parts[0];
    // Words in an entry name it where both are in one list.
    const isBeside = kind === "item" && isPair && isOneRun(one.parts[0], other.parts[0]);
    return isPair &&
      (isBeside ||
        [one, other].every(({ hasNoun, sure }) => hasNoun || kind === "section" || sure > 1))
      ? [{ one, other }]
      : [];
  });
};

const swap: Operation["read"] = ({ one: first = [], other: second = [] }, context) => {
  for (const { one, other } of pairs(context, first, second)) {
    const [a, b] = [one.parts[0], other.parts[0]];
    if (a === undefined || b === undefined || !isOneRun(a, b)) continue;
    const place = partsSwapped(context, a, b);
    return (
      place && changed("swapped", wordsOf(first), [place], one.sure + other.sure, wordsOf(second))
    );
  }
  return wordsSwapped(context, first, second);
};

const partsSwapped = (context: Context, a: Part, b: Part): Place | null => {
  if (a.heading && b.heading) return sectionsSwapped(context, a.heading, b.heading);
  const [one, other] = [a.item, b.item];
  if (!one || !other) return spansSwapped(context, a, b);
  return listAs(
    context,
    one,
    one.list.items.map((entry) => (entry === one ? other : entry === other ? one : entry)),
  );
};

const spansSwapped = ({ document }: Pick<Context, "document">, a: TextSpan, b: TextSpan): Place => {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  const text =
    document.slice(second.start, second.end) +
    document.slice(first.end, second.start) +
    document.slice(first.start, first.end);
  return { start: first.start, end: second.end, meant: spanOf(a), text };
};

/** Words that stand once each. */
const wordsSwapped = (
  context: Context,
  one: readonly Token[],
  other: readonly Token[],
): Reading | null => {
  const [a, b] = [one, other].map((tokens) => {
    const rest = readNoun(tokens)?.kinds.includes("words") ? tokens.slice(1) : tokens;
    const places = wholeWords(context.document, wordsOf(rest), "", 2).filter((place) =>
      isIn(place, context.within),
    );
    return places.length === 1 ? places[0] : undefined;
  });
  if (a === undefined || b === undefined || (a.start < b.end && b.start < a.end)) return null;
  return changed("swapped", wordsOf(one), [spansSwapped(context, a, b)], 1, wordsOf(other));
};

/** The sections with what stands between them in its place, and their entries in the list of contents. */
const sectionsSwapped = (
  { document, headings }: Context,
  a: DocumentHeading,
  b: DocumentHeading,
): Place | null => {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  if (first.level !== second.level || first.sectionEnd > second.start) return null;
  const end = document.slice(0, second.sectionEnd).trimEnd().length;
  const firstText = document.slice(first.start, first.sectionEnd).trimEnd();
  const gap = document.slice(first.start + firstText.length, second.start);
  const text = document.slice(second.start, end) + gap + firstText;
  const place = { start: first.start, end, meant: spanOf(first), text };
  const [one, other] = contentsEntries(document, headings)
    .filter(({ heading }) => heading === first || heading === second)
    .map(({ textStart: start, end }) => ({
      start,
      end: start + document.slice(start, end).trimEnd().length,
    }));
  if (one === undefined || other === undefined || other.end > first.start) return place;
  const entries = spansSwapped({ document }, one, other).text;
  return {
    ...place,
    start: one.start,
    text: entries + document.slice(other.end, first.start) + text,
  };
};

/** "Steps 2 and 3": of one list. */
const bothDeleted: Operation["read"] = ({ one: first = [], other: second = [] }, context) => {
  const [a, b] = withSharedNoun(first, second).map((name) => {
    const found = readNoun(name)?.ordinal ? nameParts(context, name, ["item"]) : null;
    return found?.parts.length === 1 ? found.parts[0]?.item : undefined;
  });
  const rest = a?.list.items.filter((item) => item !== a && item !== b) ?? [];
  return a === undefined || b?.list !== a.list || rest.length === 0
    ? null
    : changed("deleted", wordsOf(first), [listAs(context, a, rest)]);
};

/** Parts that go, or stand in another place. */
export const arranging: readonly Operation[] = [
  {
    frames: [
      "Swap one And other",
      "Change one And other Places",
      "one And other Swap",
      "one And other Change Places",
    ],
    read: swap,
  },
  { frames: ["Delete one And other"], read: bothDeleted },
  { frames: ["Delete what", "what Delete", "Take what Out"], read: deletion },
  {
    frames: ["Needless what"],
    read: (slots, context) => {
      const read = readNoun(slots.what ?? []) === null ? null : deletion(slots, context);
      return read && { ...read, isDoubtful: true };
    },
  },
  {
    frames: ["what Goes DropIt", "what Bad DropIt", "what Goes"],
    // "Commits can go": a part is meant only where it is called one.
    read: (slots, context) => {
      const isQuoted = slots.what?.length === 1 && slots.what[0]?.word === "";
      const read = deletion(slots, context);
      const isNamed = isQuoted || readNoun(slots.what ?? []) !== null;
      return read && { ...read, isDoubtful: !isNamed };
    },
  },
  {
    frames: [
      ...[
        "Move what Before where",
        "Move what After where",
        "what Come Before where",
        "what Come After where",
      ],
      ...[
        "Move what ToEnd OfDocument?",
        "Move what ToTop OfDocument?",
        "Move what EndOnly where",
        "what Come EndOnly where",
        "Move ToEnd what",
        "Move ToTop what",
      ],
      ...["what Come ToEnd OfDocument?", "what Come ToTop OfDocument?"],
    ],
    read: moving,
  },
  {
    frames: [
      ...["what Came Before where", "what Came After where"],
      ...["what Came ToEnd OfDocument?", "what Came ToTop OfDocument?"],
    ],
    // "Joins came before grouping" only tells.
    read: (slots, context) => (context.isWish ? moving(slots, context) : null),
  },
];
