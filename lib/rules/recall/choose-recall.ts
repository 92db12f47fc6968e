import { spreadOrder } from "#lib/questions/plan-slots.ts";
import type { Passage, Span } from "#lib/schemas/quiz.ts";
import { takeTurns } from "#lib/take-turns.ts";
import { overlap } from "#lib/text/text-span.ts";
import type { RecallDraft } from "./recall-questions.ts";

/** A passage to recall, or a definition that no other question asks about. */
export type Recall = Omit<RecallDraft, "kind"> & {
  readonly kind: RecallDraft["kind"] | "definition";
};

export interface RecallOrder {
  readonly wanted: number;
  /** What other questions of the quiz ask about: other passages come before these. */
  readonly taken: readonly Passage[];
  /** Passages that were asked for before, in their words. */
  readonly asked: readonly string[];
  /** Passages that nothing may rest on. */
  readonly doubts: readonly Span[];
  /** True where a quiz would be empty otherwise: what was asked before may then come again. */
  readonly again: boolean;
}

/**
 * Which passages of a note are to be recalled, in its order: definitions before sections and lists, these before paragraphs, those that nothing
 * else asks about before the others, spread over the note where it has more of them than are wanted.
 */
export const chooseRecall = async (
  drafts: Iterable<Recall>,
  quoteOf: (passage: Span) => string,
  { wanted, taken, asked, doubts, again }: RecallOrder,
): Promise<Recall[]> => {
  const turn = takeTurns();
  const known = new Set(asked);
  const spans = taken.flatMap((passage): readonly Span[] => passage.places ?? [passage]);
  const ranks: Recall[][] = [[], [], [], [], []];
  const repeated: Recall[] = [];
  for (const draft of wanted > 0 ? drafts : []) {
    await turn();
    if (doubts.some((doubt) => overlap(doubt, draft.answer))) continue;
    if (known.has(quoteOf(draft.answer))) repeated.push(draft);
    else ranks[rankOf(draft, spans)]?.push(draft);
  }
  const found = ranks.some((rank) => rank.length > 0);
  if (!found && again) ranks[0] = repeated;
  const chosen: Recall[] = [];
  for (const rank of ranks) {
    const missing = wanted - chosen.length;
    const known = [...spans, ...chosen.flatMap((one) => definitionsIn(one))];
    const left = rank.filter((one) => !asksAgain(one, chosen) && !isOnly(one, known));
    chosen.push(...spreadOrder(left, missing).slice(0, missing));
  }
  return chosen.sort((left, right) => left.answer.start - right.answer.start);
};

const rankOf = ({ kind, answer }: Recall, taken: readonly Span[]): number =>
  kind === "definition"
    ? 0
    : (kind === "paragraph" ? 3 : 1) + (taken.some((span) => overlap(span, answer)) ? 1 : 0);

const definitionsIn = ({ kind, answer }: Recall): readonly Span[] =>
  kind === "definition" ? [answer] : [];

/** Where so much of a passage was asked about that the rest of it says nothing more. */
const nearlyAll = 0.7;

/** A section that is only the definition which is asked for already. */
const isOnly = ({ kind, answer }: Recall, known: readonly Span[]): boolean =>
  kind !== "definition" && isCovered(answer, known);

/** Whether other passages hold nearly all of one, or another share of it. */
export const isCovered = (
  passage: Span,
  others: readonly Span[],
  share: number = nearlyAll,
): boolean => {
  const { start, end } = passage;
  const held = others.reduce(
    (sum, one) => sum + Math.max(0, Math.min(end, one.end) - Math.max(start, one.start)),
    0,
  );
  return held >= (end - start) * share;
};

/** A paragraph that goes on with a definition which is asked for by its term. */
const asksAgain = ({ kind, answer }: Recall, chosen: readonly Recall[]): boolean =>
  kind === "paragraph" &&
  chosen.some((one) => one.kind === "definition" && overlap(one.answer, answer));
