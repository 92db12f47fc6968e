import type { Candidate, QuestionVector } from "../../../lib/questions/question-store.ts";
import { questionVectorText } from "../../../lib/questions/question-vector-text.ts";
import type { QuizPorts } from "../../ports.ts";
import { askContext } from "../ask-context.ts";
import type { QuizNode, QuizNodeConfig, QuizStateValue } from "../state.ts";

/**
 * Keeps the proved questions that are new to this student. What comes too near to a question they
 * were asked before, in any quiz, is dropped before delivery and replaced in the next round.
 */
export const removeRepeats =
  (ports: QuizPorts): QuizNode =>
  async (state, config) => {
    const { ownerId, threadId } = state;
    await ports.reporter.stage(threadId, "remove_repeats");
    await ports.questions.dropOutdated(ownerId, threadId, ports.repeatThreshold);
    const proved = await ports.questions.byState(ownerId, threadId, "proved");
    if (proved.length > 0) {
      const withVectors = await addVectors(ports, state, config, proved);
      await ports.questions.keepNewQuestions(ownerId, threadId, withVectors, ports.repeatThreshold);
    }
    const kept = await ports.questions.byState(ownerId, threadId, "kept");
    return { missing: Math.max(0, state.wanted - kept.length) };
  };

const addVectors = async (
  ports: QuizPorts,
  state: QuizStateValue,
  config: QuizNodeConfig,
  proved: readonly Candidate[],
): Promise<{ questionId: string; vectors: QuestionVector[] }[]> => {
  const texts = proved.map(({ question }) => questionVectorText(question));
  const spaces: { modelId: string; vectors: number[][] }[] = [];
  for (const { modelId, embed } of ports.embedders) {
    spaces.push({ modelId, vectors: await embed(texts, askContext(ports, state, config)) });
  }
  return proved.map(({ question }, index) => ({
    questionId: question.id,
    vectors: spaces.flatMap(({ modelId, vectors }) => {
      const embedding = vectors[index];
      return embedding ? [{ modelId, embedding }] : [];
    }),
  }));
};
