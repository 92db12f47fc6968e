import { shownCode } from "../../lib/concepts/note-windows.ts";
import { sentencesAround } from "../../lib/questions/batch-material.ts";
import { blindOptions, compareSolution } from "../../lib/questions/compare-solution.ts";
import { passScore } from "../../lib/questions/grade-by-key-words.ts";
import { inBatches } from "../../lib/questions/in-batches.ts";
import type { Candidate } from "../../lib/questions/question-store.ts";
import type { Question } from "../../lib/schemas/quiz.ts";
import type { QuizPorts } from "../ports.ts";
import { askAllBatches } from "./ask-all-batches.ts";
import { askContext } from "./ask-context.ts";
import { conceptMaterial, numberedSentence, type QuizMaterial } from "./quiz-material.ts";
import type { QuizNodeConfig, QuizStateValue } from "./state.ts";
import { gradeOpenAnswer } from "./tasks/grade-open-answer.ts";
import { type SolveQuestionInput, solveQuestion } from "./tasks/solve-question.ts";

/** Questions solved in one request. */
const batchSize = 8;

/**
 * Proves candidates in batches and settles each batch as it comes; see `writeCandidates`. What was
 * left out counts as not proved: a question that nobody solved must hold no place in the quiz.
 */
export const proveBatches = async (
  ports: QuizPorts,
  state: QuizStateValue,
  config: QuizNodeConfig,
  material: QuizMaterial,
  candidates: readonly Candidate[],
): Promise<void> => {
  const { ownerId, threadId } = state;
  const batches = inBatches(
    candidates.map(({ question }) => question),
    batchSize,
  );
  const work = { threadId, stage: "prove_answers", round: state.round };
  const leftOut = await askAllBatches(ports, work, config, batches, async (batch) => {
    const verdicts = await proveBatch(ports, state, config, material, batch);
    await ports.questions.settleProofs(ownerId, threadId, verdicts);
  });
  await ports.questions.settleProofs(ownerId, threadId, leftOut.flat().map(unsolved));
};

interface Verdict {
  readonly questionId: string;
  readonly proved: boolean;
  readonly reason: string | null;
}

const unsolved = ({ id }: Question): Verdict => ({
  questionId: id,
  proved: false,
  reason: "not solved",
});

const proveBatch = async (
  ports: QuizPorts,
  state: QuizStateValue,
  config: QuizNodeConfig,
  material: QuizMaterial,
  batch: readonly Question[],
): Promise<Verdict[]> => {
  const context = askContext(ports, state, config);
  const { output } = await ports.ask(solveQuestion, blindInput(material, batch), context);
  const verdicts: Verdict[] = [];
  for (const [index, question] of batch.entries()) {
    const solution = output.solutions.find(({ number }) => number === index + 1) ?? null;
    const comparison = compareSolution(question, solution);
    if (comparison.result === "open") {
      const grade = await ports.ask(
        gradeOpenAnswer,
        {
          language: material.note.language,
          stem: question.stem,
          code: question.code,
          key: question.answer,
          passage: question.evidence.quote,
          answer: comparison.words,
        },
        context,
      );
      const proved = grade.output.score >= passScore;
      verdicts.push({
        questionId: question.id,
        proved,
        reason: proved ? null : grade.output.reason,
      });
    } else {
      const reason = comparison.result === "differs" ? comparison.reason : null;
      verdicts.push({ questionId: question.id, proved: comparison.result === "agrees", reason });
    }
  }
  return verdicts;
};

/** What the solver sees: nothing of answer, accepted variants, explanation or evidence. */
const blindInput = (
  { note, read, concepts }: QuizMaterial,
  batch: readonly Question[],
): SolveQuestionInput => {
  const asked = new Set(batch.map(({ conceptId }) => conceptId));
  const about = concepts.filter(({ id }) => asked.has(id));
  const spans = [...about.map(({ span }) => span), ...batch.map(({ evidence }) => evidence)];
  return {
    language: note.language,
    concepts: about.map(conceptMaterial),
    sentences: sentencesAround(read.sentences, spans).map(numberedSentence),
    questions: batch.map((question, index) => ({
      number: index + 1,
      type: question.type,
      stem: question.stem,
      options: blindOptions(question),
      code: question.code === null ? null : shownCode(question.code),
    })),
  };
};
