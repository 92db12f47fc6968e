import { sentencesAround, sentencesOfPart } from "../../lib/questions/batch-material.ts";
import { inBatches } from "../../lib/questions/in-batches.ts";
import type { Slot } from "../../lib/questions/plan-slots.ts";
import { questionFromReply } from "../../lib/questions/question-from-reply.ts";
import { questionId } from "../../lib/questions/question-id.ts";
import type { Candidate, EarlierQuestion } from "../../lib/questions/question-store.ts";
import { stemKey } from "../../lib/questions/stem-key.ts";
import type { Question } from "../../lib/schemas/quiz.ts";
import type { QuizPorts } from "../ports.ts";
import { askAllBatches } from "./ask-all-batches.ts";
import { askContext } from "./ask-context.ts";
import { conceptMaterial, numberedSentence, type QuizMaterial } from "./quiz-material.ts";
import type { QuizNodeConfig, QuizStateValue } from "./state.ts";
import { type WriteQuestionsInput, writeQuestions } from "./tasks/write-questions.ts";

/** Questions written in one request; more make models careless. */
const batchSize = 8;
/** Earlier questions shown in one request. */
const historyShown = 80;

/** The stage that the student sees. */
export const writingStage = (round: number): string =>
  round === 0 ? "generate_questions" : "replacing";

export interface WritingOrder {
  readonly material: QuizMaterial;
  readonly round: number;
  readonly slots: readonly Slot[];
  /** Place in the quiz of each slot. */
  readonly ordinals: readonly number[];
  /** Questions of other quizzes, newest first. */
  readonly earlier: readonly EarlierQuestion[];
  /** Questions of this quiz, kept and dropped. */
  readonly ownEarlier: readonly Question[];
}

/**
 * Has the planned questions written in batches and stores each batch as it comes, so that a crash
 * costs at most the batches under way; a batch that is stored is not asked for again.
 */
export const writeCandidates = async (
  ports: QuizPorts,
  state: QuizStateValue,
  config: QuizNodeConfig,
  order: WritingOrder,
): Promise<void> => {
  const { ownerId, threadId } = state;
  const stored = await ports.questions.byState(ownerId, threadId, "candidate");
  const storedIds = new Set(stored.map(({ question }) => question.id));
  const isStored = ({ slot }: Slot) => storedIds.has(questionId(threadId, order.round, slot));
  const batches = inBatches(order.slots, batchSize).map(
    (slots, part, { length: parts }): Batch => ({ ...order, slots, part, parts }),
  );
  const work = { threadId, stage: writingStage(order.round), round: order.round };
  await askAllBatches(ports, work, config, batches, async (batch) => {
    if (batch.slots.some(isStored)) return;
    const candidates = await writeBatch(ports, state, config, batch);
    await ports.questions.saveCandidates(ownerId, threadId, candidates);
  });
};

type Batch = WritingOrder & { readonly part: number; readonly parts: number };

const writeBatch = async (
  ports: QuizPorts,
  state: QuizStateValue,
  config: QuizNodeConfig,
  batch: Batch,
): Promise<Candidate[]> => {
  const { material, round, slots } = batch;
  const concepts = conceptsOf(batch);
  const sentences =
    concepts.length > 0
      ? sentencesAround(
          material.read.sentences,
          concepts.map(({ span }) => span),
        )
      : sentencesOfPart(material.read.sentences, batch.part, batch.parts);
  const input: WriteQuestionsInput = {
    language: material.note.language,
    concepts: concepts.map(conceptMaterial),
    sentences: sentences.map(numberedSentence),
    slots,
    history: historyFor(batch, concepts),
  };
  const { output } = await ports.ask(writeQuestions, input, askContext(ports, state, config));
  const asked = new Set(batch.ownEarlier.map(stemKey));
  const shown = new Set(sentences.map(({ number }) => number));
  return slots.flatMap((slot): Candidate[] => {
    const reply = output.questions.find((one) => one.slot === slot.slot);
    const question =
      reply &&
      questionFromReply(reply, {
        id: questionId(state.threadId, round, slot.slot),
        slot,
        concept: concepts.find(({ id }) => id === slot.conceptId) ?? null,
        note: material.read,
        shown,
      });
    const ordinal = batch.ordinals[slot.slot];
    // The same stem with another key would be a dropped question patched.
    if (!question || "refused" in question || ordinal === undefined) return [];
    if (asked.has(stemKey(question))) return [];
    return [{ question, ordinal, round }];
  });
};

const conceptsOf = ({ material, slots }: Batch) => {
  const ids = new Set(slots.map(({ conceptId }) => conceptId));
  return material.concepts.filter(({ id }) => ids.has(id));
};

/**
 * What must not come again: the questions that name a term of the batch first, then the others,
 * of this quiz before those of earlier ones.
 */
const historyFor = (
  { earlier, ownEarlier }: Batch,
  concepts: readonly { readonly term: string }[],
): { stem: string; answer: string }[] => {
  const terms = concepts.map(({ term }) => term.toLowerCase());
  const isNear = ({ stem, answer }: EarlierQuestion) => {
    const text = `${stem}\n${answer}`.toLowerCase();
    return terms.some((term) => text.includes(term));
  };
  const all = [...ownEarlier, ...earlier];
  return [...all.filter(isNear), ...all.filter((question) => !isNear(question))]
    .slice(0, historyShown)
    .map(({ stem, answer }) => ({ stem, answer }));
};
