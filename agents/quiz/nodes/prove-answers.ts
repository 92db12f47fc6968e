import {
  type NoteKnowledge,
  readKnowledge,
} from "../../../lib/questions/offline/solve-by-rules.ts";
import { proveByRules } from "../../../lib/questions/prove-by-rules.ts";
import type { Candidate } from "../../../lib/questions/question-store.ts";
import type { Question } from "../../../lib/schemas/quiz.ts";
import { takeTurns } from "../../../lib/take-turns.ts";
import type { QuizPorts } from "../../ports.ts";
import { proveBatches } from "../prove-batches.ts";
import { type QuizMaterial, readMaterial } from "../quiz-material.ts";
import type { QuizNode } from "../state.ts";

/**
 * Has every new question solved again by somebody who does not see its key. Where the answers
 * differ the question is dropped, whoever is right: a question two readers disagree on is no good.
 */
export const proveAnswers =
  (ports: QuizPorts): QuizNode =>
  async (state, config) => {
    const { ownerId, threadId } = state;
    await ports.reporter.stage(threadId, "prove_answers");
    const candidates = await ports.questions.byState(ownerId, threadId, "candidate");
    if (candidates.length === 0) return {};
    const material = await readMaterial(ports, state);
    if (ports.modelIds.writer === "rules") {
      await ports.questions.settleProofs(
        ownerId,
        threadId,
        await proveAllByRules(material, candidates),
      );
    } else {
      await proveBatches(ports, state, config, material, candidates);
    }
    return {};
  };

const proveAllByRules = async (
  { read, concepts }: QuizMaterial,
  candidates: readonly Candidate[],
): Promise<ReturnType<typeof verdict>[]> => {
  const turn = takeTurns();
  const known = readKnowledge(read, concepts);
  const verdicts: ReturnType<typeof verdict>[] = [];
  for (const { question } of candidates) {
    await turn();
    verdicts.push(verdict(question, known));
  }
  return verdicts;
};

const verdict = (question: Question, known: NoteKnowledge) => ({
  questionId: question.id,
  ...proveByRules(question, known),
});
