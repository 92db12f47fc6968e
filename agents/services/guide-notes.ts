import type { PassageState } from "#lib/editing/kept-passages.ts";
import type {
  GuideNoteStore,
  GuideOfNote,
  NotedStep,
  StepOfQuestion,
  StoredGuideNote,
} from "#lib/guide/guide-note-store.ts";
import type { GuideStore } from "#lib/guide/guide-store.ts";
import { offloadForPage } from "#lib/offload/offload.ts";
import { type RestingQuestion, restingLinkOf } from "#lib/questions/resting-questions.ts";
import type { GuideNotes } from "#lib/schemas/guide.ts";
import type { AddSourceRequest, SourceView } from "#lib/schemas/source.ts";
import type { SourceStore } from "#lib/subjects/source-store.ts";
import { overlap } from "#lib/text/text-span.ts";
import { newestAnswers } from "./newest-answers.ts";
import { nullIfNotFound } from "./study.ts";
import { readSourceView } from "./subjects.ts";

interface GuideNotePorts {
  readonly notes: GuideNoteStore;
  readonly guide: Pick<GuideStore, "get" | "stepsOf">;
  readonly restingQuestions: (
    ownerId: string,
    sourceId: string,
    quizIds?: readonly string[],
  ) => Promise<RestingQuestion[]>;
  readonly sources: Pick<SourceStore, "get">;
}

/** Notes that were looked at last: a page is read anew with every answer, and its note is the same. */
const mostLookedAt = 50;

const restsOn = ({ places }: RestingQuestion, { state }: NotedStep): boolean =>
  state.kind !== "gone" && places.some((place) => overlap(place, state));

/** What guides have to do with the notes that they were saved as. */
export const guideNoteCommands = ({ notes, guide, restingQuestions, sources }: GuideNotePorts) => {
  const newest = newestAnswers<readonly PassageState[]>(mostLookedAt);

  const readSteps = async (ownerId: string, note: StoredGuideNote): Promise<NotedStep[]> => {
    const { answerRound } = await guide.get(ownerId, note.guide.id);
    const texts = async (round: number) =>
      (await guide.stepsOf(ownerId, note.guide.id, round)).map(({ text }) => text);
    const saved = await texts(note.round);
    const present = note.round === answerRound ? saved : await texts(answerRound);
    const { text, revision, edits } = note;
    const states = await newest([ownerId, note.sourceId, revision, saved], () =>
      offloadForPage("stepsInNote", { text, revision, edits }, saved),
    );
    return saved.map((words, index) => {
      // A step that another answer has, too, is that one; of one that is said twice in it nobody knows which.
      const isOnce = present.indexOf(words) === present.lastIndexOf(words);
      const elsewhere = isOnce && present.includes(words) ? present.indexOf(words) : null;
      const step = present === saved ? index : elsewhere;
      return { step, text: words, state: states[index] ?? { kind: "gone" } };
    });
  };

  /** What became of the steps, and what rests on the note; null where guide or note were deleted meanwhile. */
  const readNote = async (ownerId: string, note: StoredGuideNote, quizIds?: readonly string[]) => {
    try {
      const steps = await readSteps(ownerId, note);
      return { steps, resting: await restingQuestions(ownerId, note.sourceId, quizIds) };
    } catch (thrown) {
      return nullIfNotFound(thrown);
    }
  };

  const noteOf = async (
    ownerId: string,
    note: StoredGuideNote,
    answerRound: number,
  ): Promise<GuideNotes["notes"]> => {
    const read = await readNote(ownerId, note);
    if (read === null) return [];
    const { steps, resting } = read;
    const view = {
      ...{ sourceId: note.sourceId, title: note.title, isEarlier: note.round !== answerRound },
      steps: steps.flatMap((one) => {
        const { step, state } = one;
        if (step === null) return [];
        const start = state.kind === "gone" ? null : state.start;
        const questions = resting.filter((question) => restsOn(question, one)).map(restingLinkOf);
        return [{ step, state: state.kind, start, questions }];
      }),
      others: resting
        .filter((question) => !steps.some((one) => one.step !== null && restsOn(question, one)))
        .map(restingLinkOf),
    };
    return [view];
  };

  return {
    read: {
      /** The sources that a guide was saved as, with what rests on its steps there. @throws AppError not_found */
      guideNotes: async (ownerId: string, guideId: string): Promise<GuideNotes> => {
        const { answer, answerRound } = await guide.get(ownerId, guideId);
        const told: GuideNotes["notes"] = [];
        // One note after the other: each may be of a megabyte.
        for (const note of await notes.ofGuide(ownerId, guideId))
          told.push(...(await noteOf(ownerId, note, answerRound)));
        return { answer, notes: told };
      },

      /** The guide that a source was saved from; null for none. Nothing of another's. */
      guideOfNote: async (ownerId: string, sourceId: string): Promise<GuideOfNote | null> => {
        const note = await notes.ofSource(ownerId, sourceId);
        const steps = note && (await readSteps(ownerId, note).catch(nullIfNotFound));
        return note && steps && { guide: note.guide, steps };
      },

      /**
       * The step that each question of these quizzes rests on first, by the question's id; only of quizzes that were made of a
       * guide's note. Nothing of another's.
       */
      stepsOfQuestions: async (
        ownerId: string,
        quizIds: readonly string[],
      ): Promise<ReadonlyMap<string, StepOfQuestion>> => {
        const found = new Map<string, StepOfQuestion>();
        for (const note of await notes.ofQuizzes(ownerId, quizIds)) {
          const read = await readNote(ownerId, note, quizIds);
          for (const question of read?.resting ?? []) {
            const own = read?.steps.find((one) => restsOn(question, one));
            if (own === undefined) continue;
            found.set(question.id, { guide: note.guide, step: own.step });
          }
        }
        return found;
      },
    },
    write: {
      /** Keeps what an answer of a guide says as a source of a subject, or finds it there. @throws AppError not_found */
      keepGuideNote: async (
        ownerId: string,
        ...kept: [
          guide: { readonly id: string; readonly round: number },
          subjectId: string,
          note: AddSourceRequest,
        ]
      ): Promise<SourceView> => readSourceView(sources, ownerId, await notes.add(ownerId, ...kept)),
    },
  };
};
