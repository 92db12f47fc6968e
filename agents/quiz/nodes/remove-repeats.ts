import { askContext, askEach, type NodeConfig } from "#agents/node.ts";
import type { QuizPorts } from "#agents/ports.ts";
import { shownCode } from "#lib/concepts/note-windows.ts";
import {
  asksTheSame,
  type ComparedQuestion,
  questionVectorText,
} from "#lib/questions/near-questions.ts";
import type { Candidate, QuestionVector } from "#lib/questions/question-store.ts";
import type { DoubtfulPair } from "#lib/questions/sort-out-repeats.ts";
import { leadTo, type QuizFork, type QuizStateValue, replacementRounds } from "../state.ts";
import { type JudgedQuestion, judgeRepeats } from "../tasks/judge-repeats.ts";
import { afterFailure } from "./ask-all-batches.ts";

/** So many pairs are judged in one request, */
const mostJudged = 40;
/** and so many characters of questions; code can be long. */
const mostCharacters = 12_000;
/** So many requests a round about pairs that are only alike; those beyond, the least near, pass. */
const mostRequests = 4;
/** So many where pairs rest on one sentence, as a rewording may have any words; those beyond are told by their key alone. */
const mostOnSentences = 25;

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
        ports.modelIds.judge === "rules"
          ? null
          : (pairs) => judgePairs(ports, state, config, pairs),
      );
    }
    const kept = await ports.questions.byState(ownerId, threadId, "kept");
    const missing = Math.max(0, state.wanted - kept.length);
    const isReplaced = missing > 0 && state.round < replacementRounds;
    return leadTo(isReplaced ? "generate_questions" : "ready", { missing });
  };

/**
 * The pairs that ask the same, as the solver found; the judge is asked about those that were not put to it. Where the judge
 * fails for good, those on one sentence with one key: a quiz with a repeat is better than none.
 */
const judgePairs = async (
  ports: QuizPorts,
  state: QuizStateValue,
  config: NodeConfig,
  pairs: readonly DoubtfulPair[],
): Promise<DoubtfulPair[]> => {
  const { threadId, judged: known = [] } = state;
  const verdictOn = ({ id, otherId }: DoubtfulPair) =>
    known.find((one) => one.id === id && one.otherId === otherId)?.same;
  const same = pairs.filter((pair) => verdictOn(pair) === true);
  const open = pairs.filter((pair) => verdictOn(pair) === undefined);
  const all = inRequests(open);
  const isAsked = (asked: readonly DoubtfulPair[], index: number) =>
    index < (asked.some(({ inSentence }) => inSentence) ? mostOnSentences : mostRequests);
  const requests = all.filter(isAsked);
  const context = askContext(ports, state, config);
  const outcomes = await askEach(
    requests,
    async (asked) => {
      const input = { pairs: asked.map((pair, index) => ({ pair: index + 1, ...judged(pair) })) };
      const { output } = await ports.ask(judgeRepeats, input, context);
      const same = new Set(output.verdicts.flatMap((one) => (one.same ? [one.pair] : [])));
      return asked.filter((_, index) => same.has(index + 1));
    },
    { afterFailure: (error) => afterFailure(error, config), onStep: async () => {} },
  );
  const found = outcomes.flatMap((outcome, index) => {
    if (outcome.ok) return outcome.output;
    const { code } = outcome.error;
    ports.log.warn({ threadId, code }, "near questions are kept without a judge");
    return (requests[index] ?? []).filter(isSameWithoutJudge);
  });
  const unasked = all.filter((asked, index) => !isAsked(asked, index));
  return [...same, ...found, ...unasked.flat().filter(isSameWithoutJudge)];
};

const isSameWithoutJudge = ({ inSentence, question, other }: DoubtfulPair): boolean =>
  inSentence && asksTheSame(question, other);

const inRequests = (pairs: readonly DoubtfulPair[]): DoubtfulPair[][] => {
  const requests: DoubtfulPair[][] = [];
  let characters = 0;
  for (const pair of pairs) {
    const length = JSON.stringify(judged(pair)).length;
    const last = requests.at(-1);
    const fits = last && last.length < mostJudged && characters + length <= mostCharacters;
    characters = fits ? characters + length : length;
    if (fits) last.push(pair);
    else requests.push([pair]);
  }
  return requests;
};

const judged = ({ question, other }: DoubtfulPair) => ({
  first: shown(question),
  second: shown(other),
});

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
