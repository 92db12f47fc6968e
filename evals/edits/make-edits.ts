import { skeletonForm, unitsText } from "#lib/quotes/normal-form.ts";
import { isUnique } from "../quotes/passages.ts";
import { Random } from "../quotes/random.ts";
import type { EditCase, EditCases } from "./edit-case.ts";
import {
  codeEdits,
  lineMarker,
  lineOfCodeAdded,
  markingEdits,
  plainEdits,
  type RealEdit,
} from "./real-edits.ts";
import {
  contrary,
  elided,
  markSlips,
  type Slip,
  typographySlips,
  withoutFinal,
  withoutLineMarks,
} from "./slips.ts";

type Passage = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** A line of a program: nobody writes a sentence into it. */
  readonly isCode: boolean;
};
type Maker = { readonly passage: Passage; readonly random: Random; readonly text: string };
/** Quote, new text and what is meant, or null when the passage gives none. */
type Made = Pick<EditCase, "quote" | "newText" | "becomes"> | null;
type CaseMaker = (maker: Maker) => Made;

const lettersOf = (text: string): string => unitsText(skeletonForm(text).units);
const hasLetters = (text: string, part: string): boolean =>
  lettersOf(text).includes(lettersOf(part));

const allEdits = { ...plainEdits, ...markingEdits };

/** Lines with their marks, rows of tables, and sentences of paragraphs; blocks of code and formulas by line. */
export const passagesOf = (text: string): Passage[] => {
  const found: Passage[] = [];
  let open = "";
  for (const { index, 0: line } of text.matchAll(/[^\n]+/g)) {
    const [fence] = /^(?:[ \t]*```|\$\$)/.exec(line) ?? [];
    if (fence !== undefined) open = open === "" ? fence.trim() : "";
    const end = index + line.trimEnd().length;
    if (/^[|\s:-]+$/.test(line) || fence !== undefined) continue;
    const isCode = open === "```";
    if (open !== "" || lineMarker.test(line.trimStart()) || line.startsWith("|")) {
      const start = index + line.length - line.trimStart().length;
      found.push({ start, end, text: text.slice(start, end), isCode });
      continue;
    }
    for (const sentence of line.matchAll(/\S.*?[.!?](?=\s+[\p{Lu}*$`]|\s*$)/gu)) {
      const start = index + sentence.index;
      found.push({ start, end: start + sentence[0].length, text: sentence[0], isCode });
    }
  }
  return found.filter((one) => one.text.length > 8 && isUnique(text, one.text));
};

const pickEdit = (
  edits: Readonly<Record<string, RealEdit>>,
  { passage, random }: Maker,
): string | null => {
  const fitting = passage.isCode ? codeEdits : edits;
  const edit = fitting[random.pick(Object.keys(fitting))];
  const changed = edit?.(passage.text, random) ?? null;
  return changed === passage.text ? null : changed;
};

/** The slip in the quote alone: the new text has all that the passage has. */
const inQuote =
  (slip: Slip, edits: Readonly<Record<string, RealEdit>> = allEdits): CaseMaker =>
  (maker) => {
    const becomes = pickEdit(edits, maker);
    const quote = slip(maker.passage.text);
    return becomes === null || quote === maker.passage.text
      ? null
      : { quote, newText: becomes, becomes: withIndentation(maker, becomes) };
  };

/** What is meant by lines that were written without the indentation of the passage: that they have it, too. */
const withIndentation = ({ passage, text }: Maker, lines: string): string => {
  const indentation = text.slice(text.lastIndexOf("\n", passage.start - 1) + 1, passage.start);
  const isOneBlock = indentation.trim() === "" && !lines.includes("\n\n");
  return isOneBlock ? lines.replaceAll("\n", `\n${indentation}`) : lines;
};

/** The slip in both: what both lack stays in the document. */
const inBoth =
  (slip: Slip, edits: Readonly<Record<string, RealEdit>> = plainEdits): CaseMaker =>
  (maker) => {
    const becomes = pickEdit(edits, maker);
    const quote = slip(maker.passage.text);
    if (becomes === null || quote === maker.passage.text) return null;
    const newText = slip(becomes);
    return newText === quote ? null : { quote, newText, becomes: withIndentation(maker, becomes) };
  };

const oneOf =
  (slips: Readonly<Record<string, Slip>>, make: (slip: Slip) => CaseMaker): CaseMaker =>
  (maker) =>
    make(maker.random.pick(Object.values(slips)))(maker);

const both =
  (one: Slip, other: Slip): Slip =>
  (text) =>
    one(other(text));

const allMarks = markSlips.all_marks as Slip;

const ellipsis =
  (isInBoth: boolean): CaseMaker =>
  ({ passage, random }) => {
    if (passage.isCode) return null;
    const parts = elided(passage.text, random);
    if (parts === null) return null;
    const [head, dots, tail] = parts;
    const quote = head + dots + tail;
    const middle = passage.text.slice(head.length, passage.text.length - tail.length);
    const change = random.pick([
      plainEdits.word_changed,
      plainEdits.words_in_middle,
      plainEdits.word_removed,
    ]);
    const changed = change?.(head, random) ?? null;
    if (changed === null || changed === head) return null;
    const becomes = changed + middle + tail;
    return isInBoth
      ? { quote, newText: changed + dots + tail, becomes }
      : { quote, newText: becomes, becomes };
  };

const ellipsisOfRewrite: CaseMaker = (maker) => {
  if (maker.passage.isCode) return null;
  const parts = elided(maker.passage.text, maker.random);
  const becomes = pickEdit(
    { a: allEdits.rewritten as RealEdit, b: allEdits.rewritten_with_marks as RealEdit },
    maker,
  );
  return parts === null || becomes === null
    ? null
    : { quote: parts.join(""), newText: becomes, becomes };
};

const contraryWord =
  (slip: Slip): CaseMaker =>
  ({ passage, random, text }) => {
    const other = contrary(passage.text, random);
    // What the quote says now may stand elsewhere: then it means that place.
    if (other === null || hasLetters(text, other.text)) return null;
    const edits = [
      "words_at_end",
      "words_at_beginning",
      "words_in_middle",
      "sentence_added",
      "word_changed",
    ];
    const changed = plainEdits[random.pick(edits)]?.(other.text, random) ?? null;
    if (
      changed === null ||
      changed === other.text ||
      timesIn(changed, other.said) !== timesIn(other.text, other.said)
    )
      return null;
    return {
      quote: slip(other.text),
      newText: random.chance(0.5) ? slip(changed) : changed,
      becomes: null,
    };
  };

const timesIn = (text: string, part: string): number => text.split(part).length;

export const kinds: Readonly<Record<string, CaseMaker>> = {
  exact: (maker) => {
    const becomes = pickEdit(allEdits, maker);
    return becomes === null
      ? null
      : {
          quote: maker.passage.text,
          newText: becomes,
          becomes: withIndentation(maker, becomes),
        };
  },
  marks_in_quote: oneOf(markSlips, (slip) => inQuote(slip)),
  marks_in_both: oneOf(markSlips, (slip) => inBoth(slip)),
  line_mark_in_quote: inQuote(withoutLineMarks),
  line_mark_in_both: inBoth(withoutLineMarks),
  line_mark_and_marks_in_quote: inQuote(both(withoutLineMarks, allMarks)),
  line_mark_and_marks_in_both: inBoth(both(withoutLineMarks, allMarks)),
  final_in_quote: inQuote(withoutFinal),
  final_in_both: inBoth(withoutFinal),
  final_and_marks_in_quote: inQuote(both(withoutFinal, allMarks)),
  typography_in_quote: oneOf(typographySlips, (slip) => inQuote(slip)),
  typography_in_both: oneOf(typographySlips, (slip) => inBoth(slip)),
  typography_and_marks_in_quote: oneOf(typographySlips, (slip) => inQuote(both(slip, allMarks))),
  ellipsis_in_quote: ellipsis(false),
  ellipsis_in_both: ellipsis(true),
  ellipsis_of_rewrite: ellipsisOfRewrite,
  contrary: contraryWord((text) => text),
  contrary_without_marks: contraryWord(allMarks),
  line_of_code_added: (maker) => {
    const { text, isCode } = maker.passage;
    const newText = isCode ? lineOfCodeAdded(text, maker.random) : null;
    return newText === null
      ? null
      : { quote: text, newText, becomes: withIndentation(maker, newText) };
  },
};

/** `perKind` edits of every kind, spread over the documents; built from the clean text, never from the quote. */
export const makeEdits = (
  documents: Readonly<Record<string, string>>,
  seed: number,
  perKind: number,
): EditCases => {
  const ids = Object.keys(documents);
  const passages = new Map(ids.map((id) => [id, passagesOf(documents[id] ?? "")]));
  const cases: EditCase[] = [];
  Object.entries(kinds).forEach(([kind, make], index) => {
    const random = new Random(seed + 7919 * (index + 1));
    for (let made = 0, tries = 0; made < perKind && tries < perKind * 60; tries++) {
      const document = ids[tries % ids.length] ?? "";
      const found = passages.get(document) ?? [];
      if (found.length === 0) continue;
      const passage = random.pick(found);
      const item = make({ passage, random, text: documents[document] ?? "" });
      if (item === null || item.quote.trim() === "" || item.newText === item.quote) continue;
      cases.push({ kind, document, ...item, start: passage.start, end: passage.end });
      made++;
    }
  });
  return { documents: { ...documents }, cases };
};
