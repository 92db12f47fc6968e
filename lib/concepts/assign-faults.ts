import { type Fault, placeFault } from "./place-fault.ts";
import type { NoteSentence } from "./read-note.ts";

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
  const isSure = isNear(holder.number, fault) && isTelling(fault.wrong);
  return isSure && placeFault(holder, fault).kind === "placed" ? holder : null;
};

const isNear = (number: number, { sentence }: Fault): boolean =>
  Math.abs(number - sentence) <= farthest;

const isTelling = (words: string): boolean => {
  const found = words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return found.length > 1 && found.join("").length >= tellingLength;
};

const suspicionOf = ({ sentence, wrong, why }: Fault, namedElsewhere: boolean): Suspicion => ({
  problem: `the words ${JSON.stringify(wrong)} stand in it, and were named of sentence ${sentence}`,
  ...{ why, namedElsewhere },
});

/** Words and single signs without the marks of Markdown, with a space on each side. */
const lineOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s*_`]/gu) ?? []).join(" ")} `;
