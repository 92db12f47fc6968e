import type { QuizPorts } from "#agents/ports.ts";
import { aside } from "#lib/aside/aside.ts";
import { proveBatches } from "../prove-batches.ts";
import { readMaterial } from "../quiz-material.ts";
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
    if (ports.modelIds.writer === "rules") {
      const { text, language } = await ports.concepts.note(ownerId, threadId);
      const concepts = await ports.concepts.concepts(ownerId, threadId);
      const verdicts = await aside("proveCandidates", text, language, concepts, candidates);
      await ports.questions.settleProofs(ownerId, threadId, verdicts);
    } else {
      const material = await readMaterial(ports, state);
      await proveBatches(ports, state, config, material, candidates);
    }
    return {};
  };
