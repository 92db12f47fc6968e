import { aside } from "../../../lib/aside/aside.ts";
import { planSlots } from "../../../lib/questions/plan-slots.ts";
import { freeOrdinals } from "../../../lib/questions/question-id.ts";
import type { Candidate, EarlierQuestion } from "../../../lib/questions/question-store.ts";
import type { QuizPorts } from "../../ports.ts";
import { type QuizMaterial, readMaterial } from "../quiz-material.ts";
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
    const wanted = material.note.settings.wanted ?? wantedFor(material);
    const { kept, dropped } = await readOwn(ports, state);
    const rules = ports.modelIds.writer === "rules";
    const order = {
      material,
      round,
      slots: planSlots({
        concepts: material.concepts.map(({ id, code }) => ({ id, hasCode: code !== null })),
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
    if (rules) {
      const candidates = await aside("offlineCandidates", threadId, order);
      await ports.questions.saveCandidates(ownerId, threadId, candidates);
    } else {
      await writeCandidates(ports, state, config, order);
    }
    return { round, wanted };
  };

const wantedFor = ({ concepts, read }: QuizMaterial): number =>
  Math.min(most, Math.max(fewest, concepts.length > 0 ? concepts.length : read.sentences.length));

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
