import type { ReadNote } from "../concepts/read-note.ts";
import { sha256 } from "../ids.ts";
import type { Concept, Question } from "../schemas/quiz.ts";
import { contentWords } from "./content-words.ts";
import type { OfflineDraft } from "./offline/fact.ts";
import { setLikeness } from "./offline/word-likeness.ts";
import { offlineQuestions } from "./offline-questions.ts";
import type { Slot } from "./plan-slots.ts";
import { questionId } from "./question-id.ts";
import type { Candidate, EarlierQuestion } from "./question-store.ts";
import { questionVectorText } from "./question-vector-text.ts";
import { seededOrder } from "./seeded-order.ts";

/** From this likeness on a question is taken for one that was asked before. */
const asked = 0.85;

export interface OfflineOrder {
  readonly material: { readonly read: ReadNote; readonly concepts: readonly Concept[] };
  readonly round: number;
  readonly slots: readonly Slot[];
  readonly ordinals: readonly number[];
  readonly earlier: readonly EarlierQuestion[];
  readonly ownEarlier: readonly EarlierQuestion[];
}

interface Choice {
  readonly draft: OfflineDraft;
  readonly order: number;
  readonly words: ReadonlySet<string>;
}

/**
 * Fills the planned slots with questions made by rules: of the slot's type and concept where the
 * note yields one, else of another; never one that was asked before. Fewer when the note has no more.
 */
export const offlineCandidates = (threadId: string, order: OfflineOrder): Candidate[] => {
  const { read, concepts } = order.material;
  const drafts = offlineQuestions(read, concepts, sha256(read.text));
  const past = [...order.earlier, ...order.ownEarlier].map(
    ({ stem, answer }) =>
      new Set(contentWords(`${stem}\n${answer === "true" || answer === "false" ? "" : answer}`)),
  );
  const pool = drafts
    .map(
      (draft, index): Choice => ({
        draft,
        order: index,
        words: new Set(contentWords(questionVectorText(draft))),
      }),
    )
    .filter(({ words }) => !past.some((earlier) => setLikeness(words, earlier) >= asked));
  const uses = new Map<string, number>();
  return order.slots.flatMap((slot): Candidate[] => {
    const ordinal = order.ordinals[slot.slot];
    const chosen = choose(pool, slot, uses);
    if (!chosen || ordinal === undefined) return [];
    uses.set(chosen.draft.about, (uses.get(chosen.draft.about) ?? 0) + 1);
    drop(pool, chosen);
    const id = questionId(threadId, order.round, slot.slot);
    return [{ question: toQuestion(chosen.draft, id, slot), ordinal, round: order.round }];
  });
};

/** Statements are right and wrong in turn. */
const truths = ["false", "true"];

/** The best question for a slot: its type before all, then what was asked about least, then its concept. */
const choose = (
  pool: readonly Choice[],
  slot: Slot,
  uses: ReadonlyMap<string, number>,
): Choice | null => {
  const cost = ({ draft }: Choice): number =>
    (draft.type === slot.type ? 0 : 1_000_000) +
    (uses.get(draft.about) ?? 0) * 1000 +
    (draft.about === slot.conceptId ? 0 : 100) +
    (draft.type === "true_false" && draft.answer !== truths[slot.slot % 2] ? 50 : 0) +
    (slot.useCode && draft.code === null ? 10 : 0);
  let best: Choice | null = null;
  for (const choice of pool) {
    if (!best || cost(choice) < cost(best)) best = choice;
  }
  return best;
};

/** Takes a chosen question out of the pool, and with it all that ask nearly the same. */
const drop = (pool: Choice[], chosen: Choice): void => {
  const rest = pool.filter(
    (choice) => choice !== chosen && setLikeness(choice.words, chosen.words) < asked,
  );
  pool.splice(0, pool.length, ...rest);
};

const toQuestion = ({ about: _, ...draft }: OfflineDraft, id: string, slot: Slot): Question => ({
  ...draft,
  id,
  difficulty: slot.difficulty,
  options: draft.options && seededOrder(id, draft.options),
});
