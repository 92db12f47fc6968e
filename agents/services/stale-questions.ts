import { AppError } from "#lib/errors.ts";
import { sha256, stableId } from "#lib/ids.ts";
import { offloadForPage } from "#lib/offload/offload.ts";
import type { OwnQuestionStore } from "#lib/questions/own-question-store.ts";
import {
  type RestingQuestion,
  type RestingQuiz,
  restingQuestions,
} from "#lib/questions/resting-questions.ts";
import {
  type AlignedSource,
  type ChangedQuiz,
  changesUnder,
  keptWords,
  movedInto,
  patchesSince,
  placedInNote,
  type SentenceChange,
} from "#lib/questions/stale-questions.ts";
import type { Question, SettleStale, StaleOutcome, StaleQuestion } from "#lib/schemas/quiz.ts";
import type { AlignedNote } from "#lib/subjects/note-changes.ts";
import type { SourceStore } from "#lib/subjects/source-store.ts";
import { blankPictures } from "#lib/text/card-pictures.ts";
import type { RebuildOrder } from "../quiz/rebuild-question.ts";
import { newestAnswers } from "./newest-answers.ts";
import { withinTime } from "./while-asked.ts";

interface StalePorts {
  readonly changedQuizzes: (
    ownerId: string,
    threadIds: readonly string[],
  ) => Promise<ChangedQuiz[]>;
  readonly quizzesOnSource: (
    ownerId: string,
    sourceId: string,
    quizIds?: readonly string[],
  ) => Promise<(RestingQuiz & Pick<ChangedQuiz, "language">)[]>;
  readonly sources: Pick<SourceStore, "get">;
  readonly questions: Pick<OwnQuestionStore, "readQuestion" | "keepQuestion" | "replaceQuestion">;
  /** Makes a question again with the models of now; its places are those of the present text. */
  readonly rebuild: (order: RebuildOrder, signal: AbortSignal) => Promise<Question | null>;
  /** How long a request waits for the model, and how long that may take behind it, in milliseconds. */
  readonly gradeWithinMs: number;
  readonly gradeAtLastMs: number;
}

/** A stale question with all that is known of the change. */
interface Stale {
  readonly quiz: ChangedQuiz;
  readonly question: Question;
  readonly changes: readonly SentenceChange[];
  readonly view: StaleQuestion;
}

/** Texts that were brought into line last: a page is read anew with every answer, and its note is the same. */
const mostAligned = 16;

const createAligning = () => {
  const newest = newestAnswers<AlignedNote>(mostAligned);
  return (...texts: [former: string, present: string, language: ChangedQuiz["language"]]) =>
    newest(texts, () => offloadForPage("alignedNotes", ...texts));
};

/** Finds questions whose sentences were changed in the note since, and settles what becomes of them. */
export const staleQuestionCommands = (ports: StalePorts) => {
  const { changedQuizzes, questions } = ports;
  const align = createAligning();

  /** One source after the other, so that another's page finds a thread. */
  const alignedSources = async (quiz: ChangedQuiz): Promise<AlignedSource[]> => {
    const sources: AlignedSource[] = [];
    for (const { id, text, start, next } of quiz.sources) {
      const part = quiz.note.slice(start, next ?? undefined);
      const aligned = movedInto(await align(part, text, quiz.language), start);
      sources.push({ id, text, aligned });
    }
    return sources;
  };

  const staleIn = async (quiz: ChangedQuiz): Promise<Stale[]> => {
    const sources = await alignedSources(quiz);
    return quiz.questions.flatMap((question) => {
      const changes = changesUnder(question, quiz, sources);
      if (changes.length === 0) return [];
      const said = changes.map(({ start, before, after }) => [start, before, after]);
      const view = {
        questionId: question.id,
        change: sha256(JSON.stringify(said)),
        changes: changes.map(({ before, after, isCode }) => ({ before, after, isCode })),
        canRebuild: changes.some(({ at }) => at !== null),
      };
      return [{ quiz, question, changes, view }];
    });
  };

  const remake = async (
    ownerId: string,
    { quiz, question: former, changes }: Stale,
    id: string,
  ): Promise<boolean> => {
    const sources = await alignedSources(quiz);
    const source = sources.find((one) => changes.some((change) => isIn(change, one)));
    const [changed, ...more] = changes.filter((change) => source && isIn(change, source));
    if (source === undefined || changed === undefined) return false;
    const isContested = (one: SentenceChange) =>
      patchesSince(one, quiz.contested, source.text).length > 0;
    if ([changed, ...more].some(isContested)) return false;
    const { threadId } = quiz;
    const order = {
      ...{ ownerId, threadId, id, former, text: source.text },
      places: [changed, ...more].flatMap(({ at }) => at ?? []),
      patches: [changed, ...more].flatMap((one) => patchesSince(one, quiz.patches, source.text)),
      others: quiz.questions.filter((one) => one.id !== former.id),
    };
    const made = await ports.rebuild(order, AbortSignal.timeout(ports.gradeAtLastMs));
    if (made === null) return false;
    const { byHand: _, ...placed } = placedInNote(made, changed, source);
    await questions.replaceQuestion(ownerId, threadId, former, placed);
    return true;
  };

  const keep = async (
    ownerId: string,
    { quiz, question, changes }: Stale,
  ): Promise<StaleOutcome> => {
    const words = keptWords(question, changes);
    await questions.keepQuestion(ownerId, quiz.threadId, question.id, words);
    return { outcome: "kept" };
  };

  const rebuild = async (ownerId: string, asked: Stale, id: string): Promise<StaleOutcome> => {
    const isMade = await withinTime(remake(ownerId, asked, id), ports.gradeWithinMs);
    if (isMade === null) return { outcome: "working" };
    return { outcome: isMade ? "rebuilt" : "nothing" };
  };

  return {
    read: {
      /**
       * The questions that rest on passages of a source, with their cards, in its order; of these quizzes, or of its newest.
       * @throws AppError not_found
       */
      restingQuestions: async (
        ownerId: string,
        sourceId: string,
        quizIds?: readonly string[],
      ): Promise<RestingQuestion[]> => {
        const source = await ports.sources.get(ownerId, sourceId);
        const made = await ports.quizzesOnSource(ownerId, sourceId, quizIds);
        const found = await Promise.all(
          made.map(async ({ language, ...quiz }) => {
            const { text } = quiz.present ?? source;
            const isSame = quiz.former.trimEnd() === blankPictures(text).trimEnd();
            const aligned = isSame ? null : await align(quiz.former, text, language);
            return restingQuestions(quiz, aligned);
          }),
        );
        return found.flat().toSorted((a, b) => a.at - b.at);
      },

      /**
       * The questions of quizzes that rest on a sentence which says something else by now. Computed from both texts: nothing is
       * stored of it, and a sentence that says again what it said is not changed. Nothing of another's.
       */
      staleQuestions: async (
        ownerId: string,
        threadIds: readonly string[],
      ): Promise<StaleQuestion[]> => {
        const changed = await changedQuizzes(ownerId, threadIds);
        const found = await Promise.all(changed.map(staleIn));
        return found.flat().map(({ view }) => view);
      },

      /** What was changed under one question; null where nothing was. @throws AppError not_found */
      staleQuestion: async (
        ownerId: string,
        threadId: string,
        questionId: string,
      ): Promise<StaleQuestion | null> => {
        await questions.readQuestion(ownerId, threadId, questionId);
        const [quiz] = await changedQuizzes(ownerId, [threadId]);
        const found = quiz === undefined ? [] : await staleIn(quiz);
        return found.find(({ question }) => question.id === questionId)?.view ?? null;
      },
    },
    write: {
      /**
       * Keeps a question through a change of its note, or makes it again of what the note says now. A rebuilding that was broken
       * off left nothing behind; the same asked again goes on with what its models have answered.
       * @throws AppError not_found, question_changed when another change, or another question, was seen
       */
      settleStale: async (
        ownerId: string,
        threadId: string,
        questionId: string,
        { settle, change, evenByHand }: SettleStale,
      ): Promise<StaleOutcome> => {
        const newId = stableId("qst", threadId, "rebuilt", questionId, change);
        const [quiz] = await changedQuizzes(ownerId, [threadId]);
        const isAsked = (one: string) => quiz?.questions.some(({ id }) => id === one) ?? false;
        // Done before, and asked for once more; not where the former one was brought back since.
        if (settle === "rebuild" && isAsked(newId) && !isAsked(questionId))
          return { outcome: "rebuilt" };
        const { byHand } = await questions.readQuestion(ownerId, threadId, questionId);
        const found =
          quiz && (await staleIn(quiz)).find(({ question }) => question.id === questionId);
        // Kept before, or the note says again what it said.
        if (found === undefined && settle === "keep") return { outcome: "kept" };
        const isAllowed = settle === "keep" || evenByHand || byHand === undefined;
        if (found?.view.change !== change || !isAllowed)
          throw new AppError("question_changed", `Question ${questionId} rests on other words`);
        return settle === "keep" ? keep(ownerId, found) : rebuild(ownerId, found, newId);
      },
    },
  };
};

const isIn = ({ sourceId, at }: SentenceChange, { id }: AlignedSource): boolean =>
  sourceId === id && at !== null;
