import { askContext, type NodeConfig } from "#agents/node.ts";
import type { QuizPorts } from "#agents/ports.ts";
import type { QuizNode, QuizStateValue } from "#agents/quiz/state.ts";
import { gradeOpenAnswer, type OpenGrade, scoreOf } from "#agents/quiz/tasks/grade-open-answer.ts";
import type { ConceptMaterial, MaterialShown } from "#agents/quiz/tasks/material-blocks.ts";
import {
  type Solutions,
  type SolveQuestionInput,
  solveQuestion,
} from "#agents/quiz/tasks/solve-question.ts";
import { hashEmbedder } from "#lib/ai/hash-words.ts";
import { shownCode } from "#lib/concepts/note-windows.ts";
import { toAppError } from "#lib/errors.ts";
import { offload } from "#lib/offload/offload.ts";
import {
  inBatches,
  linesAround,
  sentencesAround,
  sentencesWithin,
} from "#lib/questions/batch-material.ts";
import { blindOptions, type Comparison, compareSolution } from "#lib/questions/compare-solution.ts";
import { passScore } from "#lib/questions/judge-answer.ts";
import { questionVectorText } from "#lib/questions/near-questions.ts";
import { placesOf, restsOn } from "#lib/questions/note-places.ts";
import { type Statement, statementsOf } from "#lib/questions/open-points.ts";
import type { Candidate, FoundDoubts, ProofVerdict } from "#lib/questions/question-store.ts";
import type { DoubtfulPair } from "#lib/questions/sort-out-repeats.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { NoteDoubt, Question } from "#lib/schemas/quiz.ts";
import { overlap } from "#lib/text/text-span.ts";
import { askAllBatches } from "./ask-all-batches.ts";
import { checkingMeans, conceptCacheKey } from "./check-note.ts";
import { proveByRunning } from "./prove-by-running.ts";
import { type QuizMaterial, readMaterial, shownMaterial } from "./quiz-material.ts";

type Asking = Pick<QuizPorts, "ask" | "reporter">;
type Asker = Pick<QuizStateValue, "ownerId" | "threadId">;

/** Questions solved in one request: all of a usual quiz. */
const batchSize = 20;

/** What came out for a question; a passage is in doubt when its solver says that it is wrong. */
interface Solved {
  readonly question: Question;
  readonly comparison: Comparison;
  readonly doubts: readonly NoteDoubt[];
  /** Of the pairs that were put to its solver. */
  readonly judged: NonNullable<QuizStateValue["judged"]>;
}

/**
 * Proves candidates in batches and settles them together, once what was answered in words was graded, of all batches in
 * one call; a step that is repeated finds its answers in the journal. What was left out
 * counts as not proved: a question that nobody solved must hold no place in the quiz. Nor does one
 * that rests on a passage which the solver of another question calls wrong.
 */
const proveBatches = async (
  ports: QuizPorts,
  state: QuizStateValue,
  config: NodeConfig,
  material: QuizMaterial,
  candidates: readonly Candidate[],
): Promise<Solved["judged"]> => {
  const { ownerId, threadId } = state;
  const questions = candidates.map(({ question }) => question);
  const batches = inBatches(byPlace(candidates), batchSize);
  const work = { threadId, stage: "prove_answers", round: state.round };
  const pairs = await pairsInDoubt(ports, state, candidates);
  const solved: Solved[] = [];
  await askAllBatches(ports, work, config, batches, async (batch) => {
    solved.push(...(await solveBatch(ports, state, config, material, batch, pairs)));
  });
  const grades = await gradeOpenOnes(ports, state, config, material, byId(solved));
  const doubts = solved.flatMap((one) => one.doubts);
  const verdicts = questions.map((question): ProofVerdict => {
    const found = solved.find((one) => one.question === question);
    const isInDoubt = restsOn(question.evidence, doubts);
    const reason = isInDoubt ? "material_wrong" : reasonAgainst(found, grades);
    const verdict = { questionId: question.id, proved: reason === null, reason };
    return reason === null ? { ...verdict, proof: { by: "solver" } } : verdict;
  });
  await ports.questions.settleProofs(ownerId, threadId, verdicts, {
    doubts,
    check: material.check,
    cacheKey: conceptCacheKey(material.note.text, ports.modelIds),
    sentences: await doubtfulSentences(ports, material, doubts),
  });
  return solved.flatMap(({ judged }) => judged);
};

/** `isEarlier`: the other question was asked or kept before. */
type PairInDoubt = DoubtfulPair & { readonly isEarlier: boolean };

/** As far as words tell: an embedding model is asked about what was proved. */
const pairsInDoubt = async (
  { questions, repeatThreshold }: QuizPorts,
  { ownerId, threadId }: QuizStateValue,
  candidates: readonly Candidate[],
): Promise<PairInDoubt[]> => {
  const texts = candidates.map(({ question }) => questionVectorText(question));
  const vectors = await hashEmbedder.embed(texts, { ownerId, threadId });
  const { modelId } = hashEmbedder;
  const withVectors = candidates.map(({ question }, index) => ({
    questionId: question.id,
    vectors: [{ modelId, embedding: vectors[index] ?? [] }],
  }));
  const pairs = await questions.doubtfulPairs(ownerId, threadId, withVectors, repeatThreshold);
  const ids = new Set(withVectors.map(({ questionId }) => questionId));
  return pairs.map((pair) => ({ ...pair, isEarlier: !ids.has(pair.otherId) }));
};

/** What is to be remembered of the sentences that a solver doubts. */
const doubtfulSentences = async (
  { modelIds }: Pick<QuizPorts, "modelIds">,
  { note: { text, language }, read }: QuizMaterial,
  doubts: readonly NoteDoubt[],
): Promise<FoundDoubts["sentences"]> => {
  if (doubts.length === 0) return [];
  const keys = await offload("sentenceKeys", text, language, checkingMeans(modelIds));
  return doubts.flatMap(({ span, reason }) =>
    sentencesWithin(read.sentences, span).flatMap(({ number }) => {
      const key = keys[number - 1];
      const verdict = { faults: [], doubt: { reason, by: "disputed" as const } };
      return key === undefined ? [] : [{ key, verdict }];
    }),
  );
};

/** The questions in the order of their passages, so that a batch shows one part of the note. */
const byPlace = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted(
    (left, right) => left.question.evidence.start - right.question.evidence.start,
  );

/** In an order that does not depend on which batch came back first, as it is part of the journal's key. */
const byId = (solved: readonly Solved[]): Solved[] =>
  solved.toSorted((left, right) => (left.question.id < right.question.id ? -1 : 1));

/** Why a question is not proved; null when it is. */
const reasonAgainst = (
  solved: Solved | undefined,
  grades: ReadonlyMap<string, OpenGrade>,
): string | null => {
  if (!solved) return "not solved";
  const { comparison, question } = solved;
  if (comparison.result === "agrees") return null;
  if (comparison.result === "differs") return comparison.reason;
  const grade = grades.get(question.id);
  if (!grade) return "not graded";
  return scoreOf(grade) >= passScore ? null : grade.reason;
};

/** A question with what its solver picks from, if it is open and can be taken apart. */
interface PutQuestion {
  readonly question: Question;
  readonly statements: readonly Statement[] | null;
}

const blindly = (
  { question, falsePoints = [], besidePoint = "" }: Candidate,
  language: Language,
): PutQuestion => {
  const others = { falsePoints, besidePoint };
  return {
    question,
    statements: question.type === "open" ? statementsOf(question, others, language) : null,
  };
};

const solveBatch = async (
  ports: Asking,
  state: Asker,
  config: NodeConfig,
  material: QuizMaterial,
  candidates: readonly Candidate[],
  pairs: readonly PairInDoubt[],
): Promise<Solved[]> => {
  const context = askContext(ports, state, config);
  const batch = candidates.map((candidate) => blindly(candidate, material.note.language));
  const near = nearIn(
    batch.map(({ question }) => question),
    pairs,
  );
  const { output } = await ports.ask(solveQuestion, blindInput(material, batch, near), context);
  return batch.map(({ question, statements }, index) => {
    const solution = output.solutions.find(({ number }) => number === index + 1) ?? null;
    const isWrong = solution?.verdict === "material_wrong";
    return {
      question,
      comparison: compareSolution(question, solution, statements),
      doubts: isWrong ? doubtsOf(material, question, solution) : [],
      judged: (solution?.same ? near : [])
        .filter(({ id }) => id === question.id)
        .map(({ id, otherId, number }) => ({
          ...{ id, otherId },
          same: solution?.same?.includes(number) ?? false,
        })),
    };
  });
};

/** A pair that is put to a solver: `number` is that of the other question. */
interface NearPair extends Pick<DoubtfulPair, "id" | "otherId" | "other"> {
  readonly number: number;
}

/** So many pairs are put to a solver beside its questions, */
const mostPairs = 40;
/** and so many characters of earlier questions; the judge is asked about the others. */
const mostOfEarlier = 4_000;

/** The pairs whose other question is one of the batch, or an earlier one: those are numbered on from the batch's. */
const nearIn = (batch: readonly Question[], pairs: readonly PairInDoubt[]): NearPair[] => {
  const numbers = new Map(batch.map(({ id }, index) => [id, index + 1]));
  const inBatch = new Set(numbers.keys());
  const near: NearPair[] = [];
  let characters = 0;
  for (const { id, otherId, other, isEarlier } of pairs) {
    if (!inBatch.has(id) || near.length >= mostPairs) continue;
    if (!numbers.has(otherId)) {
      // Of a candidate in another batch nobody may be shown the key.
      if (!isEarlier) continue;
      characters += JSON.stringify(shownOf(other)).length;
      if (characters > mostOfEarlier) continue;
      numbers.set(otherId, numbers.size + 1);
    }
    near.push({ id, otherId, other, number: numbers.get(otherId) ?? 0 });
  }
  return near;
};

const shownOf = ({ stem, answer, code }: DoubtfulPair["other"]) => ({
  ...{ question: stem, answer },
  code: code === null ? null : shownCode(code),
});

/**
 * The sentence that the solver names, in the words of the note; all that the question rests on where it names none of
 * these: a solver that counts wrongly would have a right sentence doubted.
 */
const doubtsOf = (
  { note, read }: QuizMaterial,
  { evidence }: Question,
  { reasoning, falseSentence }: Solutions["solutions"][number],
): NoteDoubt[] => {
  const places = placesOf(evidence);
  const named = read.sentences.find(
    (one) => one.number === falseSentence && places.some((place) => overlap(place, one)),
  );
  return (named ? [named] : places).map(({ start, end }) => ({
    ...{ span: { start, end }, quote: note.text.slice(start, end) },
    ...{ reason: reasoning.trim(), by: "solver" },
  }));
};

/** The grades of all answers in words, by the question's id, had in one call. */
const gradeOpenOnes = async (
  ports: Asking,
  state: Asker,
  config: NodeConfig,
  { note }: QuizMaterial,
  solved: readonly Solved[],
): Promise<Map<string, OpenGrade>> => {
  const open = solved.flatMap(({ question, comparison }) =>
    comparison.result === "open" ? [{ question, words: comparison.words }] : [],
  );
  if (open.length === 0) return new Map();
  const answers = open.map(({ question, words }, index) => ({
    number: index + 1,
    stem: question.stem,
    code: question.code,
    key: question.answer,
    passage: question.evidence.quote,
    answer: words,
  }));
  const input = { language: note.language, answers };
  try {
    const { output } = await ports.ask(gradeOpenAnswer, input, askContext(ports, state, config));
    return new Map(
      output.grades.flatMap((grade) => {
        const one = open[grade.number - 1];
        return one ? [[one.question.id, grade] as const] : [];
      }),
    );
  } catch (thrown) {
    const isLast = config.configurable?.lastTry ?? false;
    if (isLast && toAppError(thrown).code === "model_reply_invalid") return new Map();
    throw thrown;
  }
};

/**
 * What the solver sees: nothing of answer, accepted variants, explanation or evidence. The sentences
 * are those that the questions rest on, each with the one before it; concepts only where they add something.
 */
const blindInput = (
  material: QuizMaterial,
  put: readonly PutQuestion[],
  near: readonly NearPair[],
): SolveQuestionInput => {
  const { note, read, concepts } = material;
  const batch = put.map(({ question }) => question);
  const asked = new Set(batch.map(({ conceptId }) => conceptId));
  const withCode = new Set(batch.map(({ code, conceptId }) => (code === null ? null : conceptId)));
  const spans = batch.flatMap(({ evidence }) => placesOf(evidence));
  const shown = shownMaterial(
    material,
    concepts.filter(({ id }) => asked.has(id)),
    sentencesAround(read.sentences, spans, linesAround.toSolve),
    withCode,
  );
  return {
    ...shown,
    concepts: shown.concepts.filter((concept) => addsSomething(concept, shown.sentences)),
    language: note.language,
    questions: put.map(({ question, statements }, index) => ({
      number: index + 1,
      type: question.type,
      stem: question.stem,
      options: blindOptions(question),
      statements: statements?.map(({ text }) => text) ?? null,
      codeOf: question.code === null ? null : question.conceptId,
      near: near.flatMap(({ id, number }) => (id === question.id ? [number] : [])),
      sentences: sentencesAround(
        read.sentences,
        placesOf(question.evidence),
        linesAround.toSolve,
      ).map(({ number }) => number),
    })),
    earlier: [
      ...new Map(
        near.flatMap(({ number, other }) =>
          number > batch.length ? [[number, { number, ...shownOf(other) }] as const] : [],
        ),
      ).values(),
    ],
  };
};

/** Whether a concept tells what its sentences do not: code, another wording, its own name, or that nobody checked it. */
const addsSomething = (
  { term, status, definition, code, sentences }: ConceptMaterial,
  shown: MaterialShown["sentences"],
): boolean =>
  code !== null ||
  definition !== null ||
  (status === "unchecked" && sentences.length > 0) ||
  !shown.some(
    ({ number, text }) =>
      sentences.includes(number) && text.toLowerCase().includes(term.toLowerCase()),
  );

/** Whether somebody who does not see its key comes to the same answer; nothing is stored of it. */
export const isSolvedAlike = async (
  ports: Asking,
  asker: Asker,
  config: NodeConfig,
  material: QuizMaterial,
  candidate: Candidate,
): Promise<boolean> => {
  const solved = await solveBatch(ports, asker, config, material, [candidate], []);
  const grades = await gradeOpenOnes(ports, asker, config, material, solved);
  return reasonAgainst(solved[0], grades) === null;
};

/**
 * Has what asks about code run, where that can be, and every other new question solved again by somebody who does not
 * see its key. Where the answers differ the question is dropped, whoever is right: a question two readers disagree on is
 * no good. What a run gives is right.
 */
export const proveAnswers =
  (ports: QuizPorts): QuizNode =>
  async (state, config) => {
    const { ownerId, threadId } = state;
    await ports.reporter.stage(threadId, "prove_answers");
    const written = await ports.questions.byState(ownerId, threadId, "candidate");
    if (written.length === 0) return {};
    const ran = await proveByRunning(ports, state, written);
    await ports.questions.settleProofs(ownerId, threadId, ran);
    const settled = new Set(ran.map(({ questionId }) => questionId));
    const candidates = written.filter(({ question }) => !settled.has(question.id));
    if (candidates.length === 0) return {};
    if (ports.modelIds.writer === "rules") {
      const { text, language } = await ports.concepts.note(ownerId, threadId);
      const concepts = await ports.concepts.concepts(ownerId, threadId);
      const verdicts = await offload("proveCandidates", text, language, concepts, candidates);
      await ports.questions.settleProofs(ownerId, threadId, verdicts);
      return {};
    }
    const material = await readMaterial(ports, state);
    return { judged: await proveBatches(ports, state, config, material, candidates) };
  };
