import type { QuizPorts } from "#agents/ports.ts";
import { aside } from "#lib/aside/aside.ts";
import { placesOf } from "#lib/questions/passage-places.ts";
import { type PlannedConcept, planSlots, type SlotPlan } from "#lib/questions/plan-slots.ts";
import { freeOrdinals } from "#lib/questions/question-id.ts";
import type { Candidate, EarlierQuestion } from "#lib/questions/question-store.ts";
import { overlap } from "#lib/quotes/overlap.ts";
import type { Concept } from "#lib/schemas/quiz.ts";
import { definingSentences, type QuizMaterial, readMaterial } from "../quiz-material.ts";
import { replacementRounds } from "../routes.ts";
import type { QuizNode, QuizStateValue } from "../state.ts";
import { writeCandidates, writingStage } from "../write-candidates.ts";

/** How far back the history of earlier questions is read, in questions. */
const historyLimit = 400;

/** Bounds of the number of questions when the student leaves it to the note. */
const fewest = 5;
const most = 20;

/**
 * Writes the questions that are missing: all of them first, then replacements for those that were
 * dropped. What was asked before, in this quiz or another one, is not asked again.
 */
export const generateQuestions =
  (ports: QuizPorts): QuizNode =>
  async (state, config) => {
    const { ownerId, threadId } = state;
    const round = state.missing > 0 ? state.round + 1 : 0;
    await ports.reporter.stage(threadId, writingStage(round));
    const material = await readMaterial(ports, state);
    const rules = ports.modelIds.writer === "rules";
    const asked = material.note.settings.wanted;
    const wanted = asked ?? wantedFor(material, rules);
    const { kept, dropped } = await readOwn(ports, state);
    const order = {
      material,
      round,
      slots: planSlots({
        concepts: material.concepts.map((concept) => plannedConcept(concept, material)),
        corrected: await correctedSentences(ports, state, material, kept),
        wanted,
        mix: material.note.settings.mix,
        preferCode: material.preferCode,
        allowOpen: !rules,
        kept: kept.map(({ question }) => question),
        unlucky: round < replacementRounds ? [] : dropped.map(({ question }) => question.conceptId),
      }),
      ordinals: freeOrdinals(wanted, kept),
      earlier: await readEarlier(ports, state, material),
      ownEarlier: [...dropped, ...kept].map(({ question }) => question),
    };
    if (!rules) {
      await writeCandidates(ports, state, config, order);
      return { round, wanted };
    }
    const candidates = await aside("offlineCandidates", threadId, {
      ...order,
      kept: kept.map(({ question }) => question),
    });
    await ports.questions.saveCandidates(ownerId, threadId, candidates);
    // Where nobody asked for a number, there are as many as the note bears, and none is missing.
    return { round, wanted: asked ?? kept.length + candidates.length };
  };

/** From this length on, in UTF-16 units, a sentence says as much as two of ordinary length. */
const longSentence = 200;

const plannedConcept = (concept: Concept, { read }: QuizMaterial): PlannedConcept => {
  const own = definingSentences(read, concept);
  const long = own.filter(({ text }) => text.length >= longSentence);
  const { id, code } = concept;
  return { id, hasCode: code !== null, sentences: own.length + long.length };
};

/** The sentences in which something was wrong, each once, without those that a kept question rests on. */
const correctedSentences = async (
  ports: QuizPorts,
  { ownerId, threadId }: QuizStateValue,
  { read, concepts }: QuizMaterial,
  kept: readonly Candidate[],
): Promise<SlotPlan["corrected"]> => {
  const asked = kept.flatMap(({ question: { evidence } }) => placesOf(evidence));
  const found = new Map<number, SlotPlan["corrected"][number]>();
  const corrections = await ports.concepts.corrections(ownerId, threadId);
  for (const { type, patch, span, conceptId } of corrections) {
    if (type === "wording") continue;
    const sentence = read.sentences.find(({ start }) => patch !== null && start === span?.start);
    if (!sentence || asked.some((place) => overlap(place, sentence))) continue;
    found.set(sentence.number, {
      conceptId: concepts.find(({ id }) => id === conceptId)?.id ?? null,
      sentences: [sentence.number],
    });
  }
  return [...found.values()];
};

/** Without a model most of a quiz is recalled, which is more work than to choose: fewer are enough then. */
const enoughToRecall = 10;

const wantedFor = ({ concepts, read }: QuizMaterial, rules: boolean): number => {
  const parts = rules
    ? Math.max(concepts.length, Math.min(enoughToRecall, read.headings.length))
    : concepts.length || read.sentences.length;
  return Math.min(most, Math.max(fewest, parts));
};

/** What this quiz has already: the questions kept so far, and those that were dropped. */
const readOwn = async (
  { questions }: QuizPorts,
  { ownerId, threadId }: QuizStateValue,
): Promise<{ kept: Candidate[]; dropped: Candidate[] }> => ({
  kept: await questions.byState(ownerId, threadId, "kept"),
  dropped: [
    ...(await questions.byState(ownerId, threadId, "repeat")),
    ...(await questions.byState(ownerId, threadId, "unproved")),
  ],
});

const readEarlier = (
  { questions }: QuizPorts,
  { threadId, ownerId }: QuizStateValue,
  { note, concepts }: QuizMaterial,
): Promise<EarlierQuestion[]> =>
  questions.askedBefore(ownerId, {
    terms: concepts.map(({ term }) => term),
    noteSha256: note.sha256,
    exceptThreadId: threadId,
    limit: historyLimit,
  });
