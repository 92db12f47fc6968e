import type { Passage, Span } from "#lib/schemas/quiz.ts";
import { takeTurns } from "#lib/take-turns.ts";
import { spreadOrder } from "../spread-order.ts";
import type { RecallDraft } from "./recall-questions.ts";

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
 * Which passages of a note are to be recalled, in its order: sections and lists before paragraphs, those that nothing
 * else asks about before the others, spread over the note where it has more of them than are wanted.
 */
export const chooseRecall = async (
  drafts: Iterable<RecallDraft>,
  quoteOf: (passage: Span) => string,
  { wanted, taken, asked, doubts, again }: RecallOrder,
): Promise<RecallDraft[]> => {
  const turn = takeTurns();
  const known = new Set(asked);
  const spans = taken.flatMap((passage): readonly Span[] => passage.places ?? [passage]);
  const ranks: RecallDraft[][] = [[], [], [], []];
  const repeated: RecallDraft[] = [];
  for (const draft of wanted > 0 ? drafts : []) {
    await turn();
    if (doubts.some((doubt) => overlap(doubt, draft.answer))) continue;
    if (known.has(quoteOf(draft.answer))) repeated.push(draft);
    else ranks[rankOf(draft, spans)]?.push(draft);
  }
  const found = ranks.some((rank) => rank.length > 0);
  if (!found && again) ranks[0] = repeated;
  const chosen: RecallDraft[] = [];
  for (const rank of ranks) {
    const missing = wanted - chosen.length;
    chosen.push(...spreadOrder(rank, missing).slice(0, missing));
  }
  return chosen.sort((left, right) => left.answer.start - right.answer.start);
};

const rankOf = ({ kind, answer }: RecallDraft, taken: readonly Span[]): number =>
  (kind === "paragraph" ? 2 : 0) + (taken.some((span) => overlap(span, answer)) ? 1 : 0);

const overlap = (left: Span, right: Span): boolean =>
  left.start < right.end && right.start < left.end;
