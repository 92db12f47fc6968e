import type { NoteHeading, NoteItem, NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import { applyPatches, type Patch, patchEnd } from "#lib/quotes/patch.ts";
import { type NoteWindow, noteWindows } from "./note-windows.ts";
import { assignFaults, type Fault, placeFault, type Suspicion } from "./place-fault.ts";

/** What a checker said of one window of a note. */
export interface WindowReading {
  /** Numbers of the sentences it was asked about. */
  readonly sentences: readonly number[];
  /** All that it was shown; those sentences and any code when absent. */
  readonly shown?: { readonly sentences: readonly number[]; readonly codes: readonly number[] };
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
  /**
   * The answers contradict each other, or one cannot be used: `problem` says why, in words for the model. `blamed` says
   * how many of them had something against it.
   */
  | {
      readonly kind: "open";
      readonly blamed: number;
      readonly reason: string;
      readonly problem: string | null;
    }
  /** `contradicted` when answers were against each other; else none could be used. */
  | { readonly kind: "doubt"; readonly reason: string; readonly contradicted: boolean };

/** Which sentences no reading could check. */
export const uncheckedSentences = (
  note: ReadNote,
  readings: readonly WindowReading[],
): number[] => {
  const checked = new Set(readings.flatMap((reading) => [...answersOf(note, reading).checked]));
  return note.sentences.map(({ number }) => number).filter((number) => !checked.has(number));
};

/**
 * Joins what windows say of the same sentences. Several faults of a sentence stand beside each other as long as their
 * words are apart; a sentence is open where they are not or cannot be placed, and where two windows that both hold it do
 * not come to the same.
 */
export const settleFaults = (
  note: ReadNote,
  readings: readonly WindowReading[],
): Map<number, SentenceVerdict> => {
  const all = readings.map((reading) => answersOf(note, reading));
  const blamed = new Set(all.flatMap(({ blamed }) => [...blamed.keys()]));
  const verdicts = new Map<number, SentenceVerdict>();
  for (const number of [...blamed].toSorted((a, b) => a - b)) {
    const answers = all.flatMap(({ checked, blamed }) =>
      checked.has(number) ? (blamed.get(number) ?? heldRight) : [],
    );
    if (answers.length > 0) verdicts.set(number, verdictOf(answers));
  }
  return verdicts;
};

/**
 * The verdicts after those that were open were asked about once more: the second answer counts, as it was given in
 * knowledge of the others, so that a fault of which nothing is said any more is withdrawn. What it leaves open is in
 * doubt; so is a sentence that several readings blamed before it was held right.
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
      const { reason, blamed, problem } = verdict;
      const answer = verdicts.get(number) ?? { kind: "settled", faults: [] };
      const isClear =
        !unasked.has(number) &&
        answer.kind === "settled" &&
        (answer.faults.length > 0 || blamed < 2);
      return [number, isClear ? answer : { kind: "doubt", reason, contradicted: problem === null }];
    }),
  );
};

/** Items on each side of a sentence that are shown with it when it is asked about alone. */
const around = 3;

/** The windows in which these sentences are asked about once more, each with what stands around it, the headings above and the headers of tables. */
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
  const headers = new Set(
    note.items.flatMap((item, index) =>
      near.has(index) && item.kind === "sentence" ? [item.header] : [],
    ),
  );
  const above = headingsAbove(note.items, near);
  const items = note.items.filter((item, index) => {
    if (item.kind === "heading") return above.has(item);
    return near.has(index) || (item.kind === "sentence" && headers.has(item.number));
  });
  return noteWindows({ items }, length);
};

/** The headings under which the items at these places stand. */
const headingsAbove = (
  items: readonly NoteItem[],
  places: ReadonlySet<number>,
): ReadonlySet<NoteItem> => {
  const path: NoteHeading[] = [];
  const above = new Set<NoteItem>();
  for (const [index, item] of items.entries()) {
    if (item.kind === "heading") {
      while ((path.at(-1)?.depth ?? 0) >= item.depth) path.pop();
      path.push(item);
    } else if (places.has(index)) {
      for (const heading of path) above.add(heading);
    }
  }
  return above;
};

interface SentenceAnswer {
  readonly faults: readonly SettledFault[];
  /** Equal for two answers that come to the same. */
  readonly key: string;
  readonly holdsRight: boolean;
  /** What cannot be used of it. */
  readonly unclear: Refused | null;
}

const heldRight: SentenceAnswer = { faults: [], key: "", holdsRight: true, unclear: null };

interface ReadingAnswers {
  /** Numbers of the sentences about which it can be relied upon. */
  readonly checked: ReadonlySet<number>;
  readonly blamed: ReadonlyMap<number, SentenceAnswer>;
}

/**
 * A fault of nobody knows which sentence leaves all of those unchecked that nothing else is said against: one of them is
 * meant.
 */
const answersOf = (note: ReadNote, { sentences, shown, faults }: WindowReading): ReadingAnswers => {
  if (faults === null) return { checked: new Set(), blamed: new Map() };
  const shownSentences = (shown?.sentences ?? sentences).flatMap(
    (number) => note.sentences[number - 1] ?? [],
  );
  const { bySentence, suspicions, lost } = assignFaults(shownSentences, faults);
  const codes = new Set(shown?.codes ?? note.codeBlocks.map(({ number }) => number));
  const blamed = new Map<number, SentenceAnswer>();
  for (const sentence of shownSentences) {
    const { number } = sentence;
    const own = bySentence.get(number);
    const suspicion = suspicions.get(number);
    if (!own && !suspicion) continue;
    const placed = (own ?? []).map((fault) => placeIn(codes, sentence, fault));
    blamed.set(number, answerOn(note, sentence, placed, suspicion));
  }
  const asked = new Set(sentences);
  return {
    checked: lost.length === 0 ? asked : asked.intersection(new Set(blamed.keys())),
    blamed,
  };
};

/** Null for a change that changes nothing. */
type PlacedIn = SettledFault | Refused | null;

interface Refused {
  readonly problem: string;
  readonly why: string;
}

const isRefused = (placed: PlacedIn): placed is Refused => placed !== null && "problem" in placed;

const placeIn = (codes: ReadonlySet<number>, sentence: NoteSentence, fault: Fault): PlacedIn => {
  const { why } = fault;
  if (fault.kind === "code_mismatch") {
    if (fault.code === null) return { problem: "name the code that does not fit", why };
    if (!codes.has(fault.code)) return { problem: `there is no code ${fault.code} here`, why };
    return { fault, patch: null };
  }
  const placed = placeFault(sentence, fault);
  if (placed.kind === "refused") return { problem: placed.problem, why };
  if (placed.kind === "unchanged") return null;
  return { fault, patch: { ...placed.patch, start: placed.patch.start + sentence.start } };
};

const answerOn = (
  note: ReadNote,
  sentence: NoteSentence,
  placed: readonly PlacedIn[],
  suspicion: Suspicion | undefined,
): SentenceAnswer => {
  const faults = withoutSummaries(note, settledOf(placed));
  const refused = placed.find(isRefused);
  // What a fault of another sentence may mean here is said by a fault of this one.
  const suspected = suspicion?.namedElsewhere && faults.length > 0 ? undefined : suspicion;
  const blamesIt = faults.length > 0 || refused || suspected?.namedElsewhere === false;
  const unclear = refused ?? suspected;
  return {
    faults,
    key: faults.length === 0 ? "" : outcomeOf(note, sentence, faults),
    holdsRight: !blamesIt,
    unclear: unclear ? { problem: unclear.problem, why: unclear.why } : null,
  };
};

/** Each change once, in the sentence's order. */
const settledOf = (placed: readonly PlacedIn[]): SettledFault[] => {
  const settled = new Map<string, SettledFault>();
  for (const one of placed) {
    if (one === null || isRefused(one)) continue;
    const key = JSON.stringify(one.patch ?? one.fault.code);
    const same = settled.get(key);
    if (same?.fault.changeType !== "major") settled.set(key, one);
  }
  return [...settled.values()].toSorted((a, b) => startOf(a) - startOf(b));
};

/** What stands in the end, however many changes lead to it. */
const outcomeOf = (
  { text }: ReadNote,
  { start, end }: NoteSentence,
  faults: readonly SettledFault[],
): string => {
  const patches = faults.flatMap(({ patch }) => patch ?? []);
  const after = applyPatches(
    text.slice(start, end),
    patches.map((patch) => ({ ...patch, start: patch.start - start })),
  );
  const codes = faults.flatMap(({ fault, patch }) => (patch ? [] : [fault.code ?? 0]));
  return JSON.stringify([after ?? patches, codes.toSorted((a, b) => a - b)]);
};

/** Without a change that says once more what several smaller ones say together. */
const withoutSummaries = ({ text }: ReadNote, faults: readonly SettledFault[]): SettledFault[] => {
  for (const whole of faults) {
    const parts = faults.filter((one) => one !== whole && overlap(one, whole));
    if (!whole.patch || parts.length === 0 || !areApart(parts)) continue;
    const together = applyPatches(
      text,
      parts.flatMap(({ patch }) => patch ?? []),
    );
    if (together === null || together !== applyPatches(text, [whole.patch])) continue;
    return faults
      .filter((one) => one !== whole)
      .map((one) => (parts.includes(one) ? asGraveAs(one, [whole]) : one));
  }
  return [...faults];
};

const overlap = ({ patch: a }: SettledFault, { patch: b }: SettledFault): boolean =>
  a !== null && b !== null && a.start <= patchEnd(b) && b.start <= patchEnd(a);

/** What one reader would show, the student sees. */
const asGraveAs = (one: SettledFault, same: readonly SettledFault[]): SettledFault => {
  if (one.fault.changeType !== "minor") return one;
  const graver = same.find(({ fault }) => fault.changeType !== "minor")?.fault;
  if (!graver) return one;
  const { changeType, why } = graver;
  return { ...one, fault: { ...one.fault, changeType, why } };
};

const startOf = ({ patch }: SettledFault): number => patch?.start ?? Number.POSITIVE_INFINITY;

const verdictOf = (answers: readonly SentenceAnswer[]): SentenceVerdict => {
  const [first] = answers;
  const unclear = answers.find((answer) => answer.unclear !== null)?.unclear ?? null;
  const agree = answers.every(({ key }) => key === first?.key);
  if (first && !unclear && agree && areApart(first.faults)) {
    const all = answers.flatMap(({ faults }) => faults);
    const sameAs = (one: SettledFault) =>
      all.filter((other) =>
        one.patch ? overlap(one, other) : !other.patch && other.fault.code === one.fault.code,
      );
    return { kind: "settled", faults: first.faults.map((one) => asGraveAs(one, sameAs(one))) };
  }
  const why = answers.flatMap(({ faults }) => faults.map(({ fault }) => fault.why))[0] ?? "";
  return {
    kind: "open",
    blamed: answers.filter(({ holdsRight }) => !holdsRight).length,
    reason: unclear?.why ?? why,
    problem: unclear?.problem ?? null,
  };
};

const areApart = (faults: readonly SettledFault[]): boolean => {
  const patches = faults.flatMap(({ patch }) => patch ?? []);
  return patches.every((patch, index) => {
    const next = patches[index + 1];
    return !next || (next.start >= patchEnd(patch) && next.start > patch.start);
  });
};
