import { z } from "zod";
import { mayLeaveOut, textFromModel } from "#lib/ai/text-from-model.ts";
import { checkEdit } from "#lib/editing/check-edit.ts";
import { placeEdit } from "#lib/editing/place-edits.ts";
import type { NoteSentence } from "#lib/notes/read-note.ts";
import { textHunks } from "#lib/quotes/make-patch.ts";
import { applyPatches, type Patch } from "#lib/quotes/patch.ts";
import { restoreCommands } from "#lib/quotes/repair-escapes.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import { typingDistance } from "#lib/text/edit-distance.ts";
import { plainWords } from "#lib/text/words.ts";
import { newWords } from "./without-surroundings.ts";

/** What a checker says against one sentence of the note. It never holds code. */
export const fault = z.object({
  /** Number of the sentence. */
  sentence: z.number().int(),
  /** A false statement, code that does not show what the sentence says, or a wrong word about what the code does show. */
  kind: mayLeaveOut(z.enum(["fact", "code_mismatch", "code_term"]), "fact"),
  /** The exact words that are wrong; "" where the code does not fit. */
  wrong: textFromModel(5_000),
  /** Asked for before the right words, so that these follow from it. */
  why: mayLeaveOut(textFromModel(2_000), ""),
  right: textFromModel(5_000),
  /** Null when the checker gave none, which counts as major. */
  changeType: mayLeaveOut(z.enum(["minor", "major"]).nullable(), null),
  /** Number of another sentence of the note that proves it; null when it is the model's own knowledge. */
  basis: mayLeaveOut(z.number().int().nullable(), null),
  /** Number of the code that does not fit, or that the wrong word is about. */
  code: mayLeaveOut(z.number().int().nullable(), null),
});
export type Fault = z.infer<typeof fault>;

export type PlacedFault =
  /** `patch` is against the sentence's own text, in whole words. */
  | { readonly kind: "placed"; readonly patch: Patch }
  | { readonly kind: "unchanged" }
  /** In words for the model. */
  | { readonly kind: "refused"; readonly problem: string };

/**
 * The place of a fault within its sentence, found as the place of an edit is: marks that the quote lacks, other quotation
 * marks and a missing full stop do not matter.
 */
export const placeFault = (sentence: FaultySentence, words: FaultWords): PlacedFault => {
  const { wrong, right } = words;
  const whole = { wrong: restoreCommands(wrong), right: restoreCommands(right) };
  const isFormula = /[$\\]/.test(sentence.text + right);
  // The checker sees no tab and no line break in a sentence: in formulas they are what is left of `\theta` and `\nabla`.
  if (isFormula && (whole.wrong !== wrong || whole.right !== right)) {
    const placed = placeWords(sentence, whole);
    if (placed.kind !== "refused") return placed;
  }
  return placeWords(sentence, words);
};

type FaultySentence = Pick<NoteSentence, "text" | "role">;
type FaultWords = Pick<Fault, "wrong" | "right">;

const placeWords = ({ text, role }: FaultySentence, words: FaultWords): PlacedFault => {
  const [wrong, given] = [oneLine(words.wrong), oneLine(words.right)];
  if (holdsCodeBlock(words.right)) return refused("`right` must not hold a block of code.");
  if (wrong === "") return refused("`wrong` must name the words that are wrong.");
  const meant = newWords(text, wrong, given);
  const placed = placeEdit(
    text,
    {
      ...{ oldText: wrong, newText: meant?.of === "wrong" ? meant.text : given },
      ...{ before: null, after: null, reason: "" },
    },
    null,
  );
  if (placed.kind === "unchanged") return placed;
  if (placed.kind === "ambiguous") {
    return refused(`the words ${JSON.stringify(wrong)} stand in it several times; name more of it`);
  }
  if (placed.kind !== "placed") {
    return refused(`the words ${JSON.stringify(wrong)} do not stand in it; copy them exactly`);
  }
  if (meant === null) {
    return refused(
      "`right` repeats words that stand around `wrong`; give those in its place alone",
    );
  }
  const after = meant.of === "sentence" ? meant.text : applyPatches(text, placed.edit.patches);
  if (after === null) return refused("the change cannot be made in it");
  if (!/[\p{L}\p{N}]/u.test(after)) return refused("a sentence cannot be removed");
  const patch = patchOf(text, after);
  if (patch === null) return { kind: "unchanged" };
  const [broken] = checkEdit(text, [patch]);
  if (broken || (role === "row" && cells(text) !== cells(after))) {
    return refused(`\`right\` breaks its Markdown: ${broken?.problem ?? "a row keeps its cells"}`);
  }
  return { kind: "placed", patch };
};

/**
 * Typing slips of one word that pass without being shown. Two already turn `minimum` into `maximum`, `sorted` into
 * `unsorted` and `increase` into `decrease`; the table of the test has what passes and what does not.
 */
const mostSlips = 1;
/** In shorter words one letter makes another word: `no` and `on`, `is` and `it`. */
const shortestWord = 4;

/**
 * Whether a change that a checker calls minor may be made without a word to the student: spelling and punctuation of the
 * words that stand there. Numbers, signs of formulas and code, first letters and the number of words stay the same,
 * so that neither another language nor a negation gets in.
 */
export const isSmallChange = ({ removed, inserted }: Patch): boolean => {
  const [before, after] = [smallWords(removed), smallWords(inserted)];
  return (
    signsOf(removed) === signsOf(inserted) &&
    before.length === after.length &&
    before.every((word, index) => isSlip(word, after[index] ?? ""))
  );
};

const isSlip = (before: string, after: string): boolean => {
  if (before === after) return true;
  if (Math.min(before.length, after.length) < shortestWord || before[0] !== after[0]) return false;
  return /^\p{L}+$/u.test(before + after) && typingDistance(before, after) <= mostSlips;
};

const smallWords = (text: string): string[] => plainWords(text.toLowerCase());

/** The words, each as one letter, between signs that are no punctuation of prose. */
const signsOf = (text: string): string =>
  text.replace(/[\p{L}\p{M}\p{N}]+/gu, "w").replace(/[\s.,;:!?"'«»“”„’‘–—-]+/g, "");

const refused = (problem: string): PlacedFault => ({ kind: "refused", problem });

/** One change from the first word that differs to the last; null when none does. */
const patchOf = (before: string, after: string): Patch | null => {
  const hunks = textHunks(before, after).filter(
    ({ from, to, text }) => before.slice(from, to) !== text,
  );
  const [first, last] = [hunks[0], hunks.at(-1)];
  if (!first || !last) return null;
  const behind = before.length - last.to;
  const inAfter = { start: first.from, end: after.length - behind };
  const whole = withWholeNumbers(after, inAfter);
  const { start, end } = withWholeNumbers(before, {
    start: first.from - (inAfter.start - whole.start),
    end: last.to + (whole.end - inAfter.end),
  });
  return {
    start,
    removed: before.slice(start, end),
    inserted: after.slice(start, after.length - (before.length - end)),
  };
};

/** `1 000`, `3.14` and `2,5` are one word each, or the marks would show that 1 became 10, or .5 came to a 0. */
const number = /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)*/g;

const withWholeNumbers = (text: string, { start, end }: Span): Span => {
  const cut = [...text.matchAll(number)]
    .map((found) => ({ start: found.index, end: found.index + found[0].length }))
    .filter((one) => one.start < end && start < one.end);
  return {
    start: Math.min(start, ...cut.map((one) => one.start)),
    end: Math.max(end, ...cut.map((one) => one.end)),
  };
};

/** The checker sees every sentence on one line. */
const oneLine = (text: string): string =>
  text.replace(/\s+/g, (space) => (/[\n\r\u2028\u2029]/.test(space) ? " " : space)).trim();

const cells = (row: string): number => row.replace(/\\\|/g, "").split("|").length;

const holdsCodeBlock = (text: string): boolean =>
  /^[^\S\n\r\u2028\u2029]*(?:`{3}|~{3})/m.test(text);

/** A fault that may be meant of this sentence, which no patch can be made of. */
export interface Suspicion {
  /** In words for the model. */
  readonly problem: string;
  readonly why: string;
  /** Whether the fault stands against another sentence, too, so that it leaves a trace there. */
  readonly namedElsewhere: boolean;
}

interface AssignedFaults {
  /** By the sentence they are about; their words stand in it, or no other is sure to be meant. */
  readonly bySentence: ReadonlyMap<number, readonly Fault[]>;
  readonly suspicions: ReadonlyMap<number, Suspicion>;
  /** Of a sentence that was not shown, and with words that lead to none. */
  readonly lost: readonly Fault[];
}

type ShownSentence = Pick<NoteSentence, "number" | "text" | "role">;

/** So far a number is off at most: a reader that counts wrongly is one or two lines beside. */
const farthest = 2;
/** Letters and digits in two words or more that do not stand in a second sentence of a window by chance. */
const tellingLength = 10;
/** Words that stand in more sentences lead to none. */
const mostSuspects = 3;

/**
 * The sentences that faults are about. A wrong number is mended where the words tell the right one; where several are
 * possible, each is under suspicion.
 */
export const assignFaults = (
  sentences: readonly ShownSentence[],
  faults: readonly Fault[],
): AssignedFaults => {
  const holdersOf = searchIn(sentences);
  const bySentence = new Map<number, Fault[]>();
  const suspicions = new Map<number, Suspicion>();
  const lost: Fault[] = [];
  const add = (fault: Fault) =>
    bySentence.set(fault.sentence, [...(bySentence.get(fault.sentence) ?? []), fault]);
  for (const fault of faults) {
    const own = sentences.find(({ number }) => number === fault.sentence);
    if (own && standsIn(own, fault)) {
      add(fault);
      continue;
    }
    const holders = holdersOf(fault);
    const meant = meantBy(fault, own, holders);
    const isSuspect = ({ number }: ShownSentence) =>
      own ? isNear(number, fault) : holders.length <= mostSuspects;
    const suspects = meant === null ? holders.filter(isSuspect) : [];
    if (meant !== null) add({ ...fault, sentence: meant.number });
    else if (own) add(fault);
    else if (suspects.length === 0) lost.push(fault);
    for (const { number } of suspects) {
      suspicions.set(number, suspicionOf(fault, own !== undefined));
    }
  }
  return { bySentence, suspicions, lost };
};

const standsIn = (sentence: ShownSentence, fault: Fault): boolean =>
  fault.kind === "code_mismatch" ||
  placeFault(sentence, fault).kind !== "refused" ||
  (fault.wrong.trim() !== "" && lineOf(sentence.text).includes(lineOf(fault.wrong)));

/** The sentences in which the words of a fault stand; read once, and only when some fault needs it. */
const searchIn = (sentences: readonly ShownSentence[]) => {
  let lines: { sentence: ShownSentence; line: string }[] | null = null;
  return ({ kind, wrong }: Fault): ShownSentence[] => {
    const wanted = lineOf(wrong);
    if (kind === "code_mismatch" || wanted.trim() === "") return [];
    lines ??= sentences.map((sentence) => ({ sentence, line: lineOf(sentence.text) }));
    return lines.filter(({ line }) => line.includes(wanted)).map(({ sentence }) => sentence);
  };
};

/** The one sentence that holds the words. A number that does exist counts more than a few words. */
const meantBy = (
  fault: Fault,
  own: ShownSentence | undefined,
  [holder, ...more]: readonly ShownSentence[],
): ShownSentence | null => {
  if (!holder || more.length > 0) return null;
  if (!own) return holder;
  const isSure = isNear(holder.number, fault) && isInformative(fault.wrong);
  return isSure && placeFault(holder, fault).kind === "placed" ? holder : null;
};

const isNear = (number: number, { sentence }: Fault): boolean =>
  Math.abs(number - sentence) <= farthest;

const isInformative = (words: string): boolean => {
  const found = plainWords(words);
  return found.length > 1 && found.join("").length >= tellingLength;
};

const suspicionOf = ({ sentence, wrong, why }: Fault, namedElsewhere: boolean): Suspicion => ({
  problem: `the words ${JSON.stringify(wrong)} stand in it, and were named of sentence ${sentence}`,
  ...{ why, namedElsewhere },
});

/** Words and single signs without the marks of Markdown, with a space on each side. */
const lineOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s*_`]/gu) ?? []).join(" ")} `;
