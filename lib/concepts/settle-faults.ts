import { type Patch, patchEnd } from "../quotes/patch.ts";
import { type NoteWindow, noteWindows } from "./note-windows.ts";
import { type Fault, placeFault } from "./place-fault.ts";
import type { NoteSentence, ReadNote } from "./read-note.ts";

/** What a checker said of one window of a note. */
export interface WindowReading {
  /** Numbers of the sentences it was shown. */
  readonly sentences: readonly number[];
  /** What is wrong in them; null when no answer could be had. */
  readonly faults: readonly Fault[] | null;
}

/** A fault with its place; the patch is against the note. */
export interface SettledFault {
  readonly fault: Fault;
  readonly patch: Patch | null;
}

/** What is known of a sentence that somebody found fault with. */
export type SentenceVerdict =
  /** Nothing is left of it when what was called a change was none. */
  | { readonly kind: "settled"; readonly faults: readonly SettledFault[] }
  /** The answers contradict each other; `heldRight` when one of them had nothing against it. */
  | { readonly kind: "open"; readonly heldRight: boolean; readonly reason: string }
  | { readonly kind: "doubt"; readonly reason: string };

/** Which sentences no reading could check. */
export const uncheckedSentences = (
  note: ReadNote,
  readings: readonly WindowReading[],
): number[] => {
  const checked = new Set(
    readings.flatMap(({ sentences, faults }) => (faults === null ? [] : sentences)),
  );
  return note.sentences.map(({ number }) => number).filter((number) => !checked.has(number));
};

/**
 * Joins what windows say of the same sentences. Several faults of a sentence stand beside each other as long as their
 * words are apart; a sentence is open where they are not, or where two windows that both hold it do not say the same.
 */
export const settleFaults = (
  note: ReadNote,
  readings: readonly WindowReading[],
): Map<number, SentenceVerdict> => {
  const valid = readings.flatMap(({ sentences, faults }) =>
    faults === null ? [] : [{ sentences: new Set(sentences), bySentence: group(faults) }],
  );
  const blamed = new Set(valid.flatMap(({ bySentence }) => [...bySentence.keys()]));
  const verdicts = new Map<number, SentenceVerdict>();
  for (const number of [...blamed].toSorted((a, b) => a - b)) {
    const sentence = note.sentences[number - 1];
    const readers = valid.filter(({ sentences }) => sentences.has(number));
    if (!sentence || readers.length === 0) continue;
    const answers = readers.map(({ bySentence }) =>
      answerOn(note, sentence, bySentence.get(number) ?? []),
    );
    verdicts.set(number, verdictOf(answers));
  }
  return verdicts;
};

/**
 * The verdicts after those that were open were asked about once more: the second answer counts, as it was given in
 * knowledge of the others. What it leaves open is in doubt; so is a sentence against which somebody spoke, and nobody
 * but the second answer for it.
 */
export const settleAgain = (
  note: ReadNote,
  first: ReadonlyMap<number, SentenceVerdict>,
  second: readonly WindowReading[],
): Map<number, SentenceVerdict> => {
  const unasked = new Set(uncheckedSentences(note, second));
  const verdicts = settleFaults(note, second);
  return new Map(
    [...first].map(([number, verdict]): [number, SentenceVerdict] => {
      if (verdict.kind !== "open") return [number, verdict];
      const { reason, heldRight } = verdict;
      const answer = verdicts.get(number) ?? { kind: "settled", faults: [] };
      const isClear =
        !unasked.has(number) &&
        answer.kind === "settled" &&
        (answer.faults.length > 0 || heldRight);
      return [number, isClear ? answer : { kind: "doubt", reason }];
    }),
  );
};

/** Items on each side of a sentence that are shown with it when it is asked about alone. */
const around = 3;

/** The windows in which these sentences are asked about once more, each with what stands around it. */
export const windowsAround = (
  note: ReadNote,
  numbers: readonly number[],
  length: number,
): NoteWindow[] => {
  const wanted = new Set(numbers);
  const places = note.items.flatMap((item, index) =>
    item.kind === "sentence" && wanted.has(item.number) ? [index] : [],
  );
  const near = new Set(
    places.flatMap((place) =>
      Array.from({ length: 2 * around + 1 }, (_, step) => place - around + step),
    ),
  );
  return noteWindows({ items: note.items.filter((_, index) => near.has(index)) }, length);
};

const group = (faults: readonly Fault[]): Map<number, Fault[]> => {
  const groups = new Map<number, Fault[]>();
  for (const fault of faults) {
    groups.set(fault.sentence, [...(groups.get(fault.sentence) ?? []), fault]);
  }
  return groups;
};

interface SentenceAnswer {
  readonly faults: readonly SettledFault[];
  /** Equal for two answers that come to the same. */
  readonly key: string;
  readonly refused: Fault | null;
}

const answerOn = (
  note: ReadNote,
  sentence: NoteSentence,
  faults: readonly Fault[],
): SentenceAnswer => {
  const settled = new Map<string, SettledFault>();
  let refused: Fault | null = null;
  for (const fault of faults) {
    const placed = placeIn(note, sentence, fault);
    if (placed === "refused") refused ??= fault;
    if (placed === "refused" || placed === null) continue;
    const key = JSON.stringify(placed.patch ?? fault.code);
    const same = settled.get(key);
    if (same?.fault.changeType !== "major") settled.set(key, placed);
  }
  const entries = [...settled].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    faults: entries.map(([, fault]) => fault).toSorted((a, b) => startOf(a) - startOf(b)),
    key: entries.map(([key]) => key).join(),
    refused,
  };
};

/** Null for a change that changes nothing. */
const placeIn = (
  note: ReadNote,
  sentence: NoteSentence,
  fault: Fault,
): SettledFault | "refused" | null => {
  if (fault.kind === "code_mismatch") {
    const isCode = fault.code !== null && note.codeBlocks[fault.code - 1] !== undefined;
    return isCode ? { fault, patch: null } : "refused";
  }
  const placed = placeFault(sentence, fault);
  if (placed.kind === "refused") return "refused";
  if (placed.kind === "unchanged") return null;
  return { fault, patch: { ...placed.patch, start: placed.patch.start + sentence.start } };
};

const startOf = ({ patch }: SettledFault): number => patch?.start ?? Number.POSITIVE_INFINITY;

const verdictOf = (answers: readonly SentenceAnswer[]): SentenceVerdict => {
  const reason = answers.flatMap(({ faults }) => faults.map(({ fault }) => fault.why))[0] ?? "";
  const refused = answers.find((answer) => answer.refused !== null)?.refused;
  if (refused) return { kind: "doubt", reason: refused.why };
  const [first] = answers;
  const agree = answers.every(({ key }) => key === first?.key);
  if (first && agree && areApart(first.faults)) {
    return { kind: "settled", faults: gravest(answers) };
  }
  return { kind: "open", heldRight: answers.some(({ key }) => key === ""), reason };
};

/** Of the same change the one that is called major: what one reader would show, the student sees. */
const gravest = (answers: readonly SentenceAnswer[]): SettledFault[] =>
  (answers[0]?.faults ?? []).map((one, index) => {
    const same = answers.flatMap(({ faults }) => faults[index] ?? []);
    return same.find(({ fault }) => fault.changeType !== "minor") ?? one;
  });

const areApart = (faults: readonly SettledFault[]): boolean => {
  const patches = faults.flatMap(({ patch }) => patch ?? []);
  return patches.every((patch, index) => {
    const next = patches[index + 1];
    return !next || (next.start >= patchEnd(patch) && next.start > patch.start);
  });
};
