import { askContext, type NodeConfig } from "#agents/node.ts";
import type { QuizPorts } from "#agents/ports.ts";
import { shownCode } from "#lib/concepts/note-windows.ts";
import { toAppError } from "#lib/errors.ts";
import { type ComparedQuestion, questionVectorText } from "#lib/questions/near-questions.ts";
import type { Candidate, QuestionVector } from "#lib/questions/question-store.ts";
import type { DoubtfulPair } from "#lib/questions/sort-out-repeats.ts";
import { leadTo, type QuizFork, type QuizStateValue, replacementRounds } from "../state.ts";
import {
  type JudgedQuestion,
  type JudgeRepeatsInput,
  judgeRepeats,
} from "../tasks/judge-repeats.ts";
import { afterFailure } from "./ask-all-batches.ts";

/** So many pairs of a round, the nearest, are judged in one request; the others count as different. */
const mostJudged = 40;

/** So many characters of questions; code can be long. */
const mostCharacters = 12_000;

/**
 * Keeps the proved questions that are new to this student. What asks the same as a question they
 * were asked before, in any quiz, is dropped before delivery and replaced in the next round.
 */
export const removeRepeats =
  (ports: QuizPorts): QuizFork =>
  async (state, config) => {
    const { ownerId, threadId } = state;
    await ports.reporter.stage(threadId, "remove_repeats");
    await ports.questions.dropOutdated(ownerId, threadId, ports.repeatThreshold);
    const proved = await ports.questions.byState(ownerId, threadId, "proved");
    if (proved.length > 0) {
      const withVectors = await addVectors(ports, state, config, proved);
      await ports.questions.keepNewQuestions(
        ownerId,
        threadId,
        withVectors,
        ports.repeatThreshold,
        (pairs) => judgePairs(ports, state, config, pairs),
      );
    }
    const kept = await ports.questions.byState(ownerId, threadId, "kept");
    const missing = Math.max(0, state.wanted - kept.length);
    const isReplaced = missing > 0 && state.round < replacementRounds;
    return leadTo(isReplaced ? "generate_questions" : "ready", { missing });
  };

/** The pairs that ask the same; none where nobody can tell, as a quiz with a repeat is better than none. */
const judgePairs = async (
  ports: QuizPorts,
  state: QuizStateValue,
  config: NodeConfig,
  pairs: readonly DoubtfulPair[],
): Promise<DoubtfulPair[]> => {
  if (ports.modelIds.judge === "rules") return [];
  const input = { pairs: judgedPairs(pairs) };
  try {
    const { output } = await ports.ask(judgeRepeats, input, askContext(ports, state, config));
    const same = new Set(output.verdicts.flatMap((one) => (one.same ? [one.pair] : [])));
    return pairs.filter((_, index) => same.has(index + 1) && index < input.pairs.length);
  } catch (thrown) {
    const error = toAppError(thrown);
    if (afterFailure(error, config) === "throw") throw thrown;
    const { threadId } = state;
    ports.log.warn({ threadId, code: error.code }, "near questions are kept without a judge");
    return [];
  }
};

const judgedPairs = (pairs: readonly DoubtfulPair[]): JudgeRepeatsInput["pairs"] => {
  let characters = 0;
  const all = pairs.map(({ question, other }) => ({
    first: shown(question),
    second: shown(other),
  }));
  return all.filter((pair, index) => {
    characters += JSON.stringify(pair).length;
    return index === 0 || (index < mostJudged && characters <= mostCharacters);
  });
};

const shown = ({ stem, answer, code }: ComparedQuestion): JudgedQuestion => ({
  question: stem,
  answer,
  code: code === null ? null : shownCode(code),
});

const addVectors = async (
  ports: QuizPorts,
  state: QuizStateValue,
  config: NodeConfig,
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
