import { hashEmbedder } from "../ai/hash-embedder.ts";
import { hashWords } from "../ai/hash-words.ts";
import type { ReadNote } from "../concepts/read-note.ts";
import { sha256 } from "../ids.ts";
import type { Concept, Difficulty, Question } from "../schemas/quiz.ts";
import { takeTurns } from "../take-turns.ts";
import { cosine } from "./cosine.ts";
import { type ComparedQuestion, kinship } from "./near-questions.ts";
import type { OfflineDraft } from "./offline/fact.ts";
import { offlineQuestions } from "./offline-questions.ts";
import type { Slot } from "./plan-slots.ts";
import { questionId } from "./question-id.ts";
import type { Candidate, EarlierQuestion } from "./question-store.ts";
import { questionVectorText } from "./question-vector-text.ts";
import { seededOrder } from "./seeded-order.ts";

/** A little under the default of REPEAT_THRESHOLD, so that what is chosen here is not dropped later. */
const asked = 0.88;

export interface OfflineOrder {
  readonly material: { readonly read: ReadNote; readonly concepts: readonly Concept[] };
  readonly round: number;
  readonly slots: readonly Slot[];
  readonly ordinals: readonly number[];
  readonly earlier: readonly EarlierQuestion[];
  readonly ownEarlier: readonly EarlierQuestion[];
}

/**
 * Fills the planned slots with questions made by rules: of the slot's type and concept where the
 * note yields one, else of another; never one that was asked before. Fewer when the note has no more.
 */
export const offlineCandidates = async (
  threadId: string,
  order: OfflineOrder,
): Promise<Candidate[]> => {
  const { read, concepts } = order.material;
  const turn = takeTurns();
  const pool = new Set<OfflineDraft>();
  for (const draft of offlineQuestions(read, concepts, sha256(read.text))) {
    pool.add(draft);
    await turn();
  }
  const past = [...order.earlier, ...order.ownEarlier].map((question) =>
    withVector(asCompared(question)),
  );
  const uses: Uses = { about: new Map(), kind: new Map() };
  const candidates: Candidate[] = [];
  for (const slot of order.slots) {
    const ordinal = order.ordinals[slot.slot];
    const draft = takeNew(pool, slot, uses, past);
    await turn();
    if (!draft || ordinal === undefined) break;
    countUse(uses.about, draft.about);
    countUse(uses.kind, draft.kind);
    const question = toQuestion(draft, questionId(threadId, order.round, slot.slot));
    candidates.push({ question, ordinal, round: order.round });
  }
  return candidates;
};

/** How often something was asked about, and asked in one of the ways. */
interface Uses {
  readonly about: Map<string, number>;
  readonly kind: Map<OfflineDraft["kind"], number>;
}

const countUse = <Key>(uses: Map<Key, number>, key: Key): void => {
  uses.set(key, (uses.get(key) ?? 0) + 1);
};

interface Past {
  readonly question: ComparedQuestion;
  readonly vector: readonly number[];
}

const withVector = (question: ComparedQuestion): Past => ({
  question,
  vector: hashWords(questionVectorText(question)),
});

/** As far as the history keeps it. */
const asCompared = ({ stem, answer }: EarlierQuestion): ComparedQuestion => ({
  type: answer === "true" || answer === "false" ? "true_false" : "open",
  stem,
  answer,
  accepted: [],
  code: null,
});

const isRepeat = (left: Past, right: Past): boolean => {
  const similarity = cosine(left.vector, right.vector);
  const likeness = { modelId: hashEmbedder.modelId, similarity };
  return kinship(left.question, right.question, likeness, asked) === "repeat";
};

/** Takes the best question that is like none before it; what is too like one is thrown away. */
const takeNew = (
  pool: Set<OfflineDraft>,
  slot: Slot,
  uses: Uses,
  past: Past[],
): OfflineDraft | null => {
  for (let best = choose(pool, slot, uses); best; best = choose(pool, slot, uses)) {
    pool.delete(best);
    const chosen = withVector({ ...best, code: null });
    if (past.some((earlier) => isRepeat(earlier, chosen))) continue;
    past.push(chosen);
    return best;
  }
  return null;
};

/** Statements are right and wrong in turn. */
const truths = ["false", "true"];

/** The best question for a slot: its type before all, then what was asked about least, then its concept, then the way that came least. */
const choose = (pool: ReadonlySet<OfflineDraft>, slot: Slot, uses: Uses): OfflineDraft | null => {
  let best: OfflineDraft | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const draft of pool) {
    const cost = costOf(draft, slot, uses);
    if (cost < lowest) {
      best = draft;
      lowest = cost;
    }
  }
  return best;
};

const costOf = (draft: OfflineDraft, slot: Slot, uses: Uses): number =>
  (draft.type === slot.type ? 0 : 1_000_000) +
  (uses.about.get(draft.about) ?? 0) * 1000 +
  (draft.about === slot.conceptId ? 0 : 500) +
  (draft.type === "true_false" && draft.answer !== truths[slot.slot % truths.length] ? 100 : 0) +
  Math.min(80, (uses.kind.get(draft.kind) ?? 0) * 4) +
  (slot.useCode && draft.kind !== "code" ? 90 : 0);

/** Naming is easier than telling apart, and both are easier than finding the words oneself. */
const difficultyOf = ({ kind, type }: OfflineDraft): Difficulty => {
  if (type === "fill_in" || kind === "order") return "hard";
  return kind === "term" || kind === "list" ? "easy" : "medium";
};

const toQuestion = (draft: OfflineDraft, id: string): Question => {
  const { about: _about, kind: _kind, ...question } = draft;
  return {
    ...question,
    id,
    difficulty: difficultyOf(draft),
    options: draft.options && seededOrder(id, draft.options),
  };
};
