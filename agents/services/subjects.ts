import { cardOfQuestion } from "#lib/cards/card-of-question.ts";
import type { Clock } from "#lib/clock.ts";
import { AppError } from "#lib/errors.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { BinnedView } from "#lib/schemas/bin.ts";
import type { Language } from "#lib/schemas/language.ts";
import type {
  AddSourceRequest,
  DeleteSourceQuery,
  SourceChange,
  SourceVersion,
  SourceView,
  WholeSource,
} from "#lib/schemas/source.ts";
import type { DeleteSubjectQuery, SubjectView } from "#lib/schemas/subject.ts";
import { type BinStore, goneAt, type StoredBinned } from "#lib/subjects/bin-store.ts";
import { changeExcerpts, knownRevisions } from "#lib/subjects/source-history.ts";
import { sourceParts } from "#lib/subjects/source-parts.ts";
import type { SourceStore, StoredSource, ThreadSource } from "#lib/subjects/source-store.ts";
import type { StoredSubject, SubjectStore } from "#lib/subjects/subject-store.ts";
import { countWords } from "#lib/text/count-words.ts";
import type { SqlExecutor } from "#lib/threads/thread-store.ts";

/** What a subject is called: the one that everything starts in by the reader's language, until it is given a name. */
export const subjectName = (name: string | null, locale: Language): string =>
  name ?? translator(locale, "subjects")("general");

const subjectView = (subject: StoredSubject, locale: Language): SubjectView => ({
  ...subject,
  name: subjectName(subject.name, locale),
});

const sourceView = (source: StoredSource): SourceView => ({
  ...source,
  createdAt: source.createdAt.toISOString(),
});

/** A source without its text. @throws AppError not_found */
export const readSourceView = async (
  sources: Pick<SourceStore, "get">,
  ownerId: string,
  sourceId: string,
): Promise<SourceView> => {
  const {
    text: _,
    places: _places,
    pictures: _pictures,
    ...source
  } = await sources.get(ownerId, sourceId);
  return sourceView(source);
};

const binnedView = (one: StoredBinned, locale: Language): BinnedView => ({
  ...one,
  subject: { ...one.subject, name: subjectName(one.subject.name, locale) },
  binnedAt: one.binnedAt.toISOString(),
  goneAt: goneAt(one.binnedAt).toISOString(),
});

interface SubjectPorts {
  readonly store: SubjectStore;
  readonly sources: SourceStore;
  readonly bin: BinStore;
  readonly cancelJobs: (threadId: string, sql: SqlExecutor) => Promise<void>;
  readonly abortRun: (runId: string) => void;
  readonly clock: Clock;
}

const sourceWithText = ({
  text,
  places,
  pictures,
  ...source
}: Awaited<ReturnType<SourceStore["get"]>>): Omit<WholeSource, "parts"> => ({
  ...{ ...sourceView(source), text, places: [...places], pictures: [...pictures] },
});

/** Takes along what was made from a source: into the bin, while the cards of its quizzes stay. @throws AppError not_found */
const removeWithMade = async (
  {
    bin,
    cancelJobs,
    abortRun,
    clock,
  }: Pick<SubjectPorts, "bin" | "cancelJobs" | "abortRun" | "clock">,
  ...[ownerId, sourceId, isForGood]: [ownerId: string, sourceId: string, isForGood: boolean]
): Promise<void> => {
  const into = { at: clock(), keptAs: cardOfQuestion, also: cancelJobs };
  const stopped = await bin.removeWithMade(ownerId, sourceId, into, isForGood);
  for (const runId of stopped) abortRun(runId);
};

/** What an owner may do with their subjects and what lies in them. */
export const subjectCommands = ({
  store,
  sources,
  bin,
  cancelJobs,
  abortRun,
  clock,
}: SubjectPorts) => ({
  read: {
    countBinned: bin.count,

    /** What was deleted and is not gone yet, newest first. */
    listBin: async (ownerId: string, locale: Language): Promise<BinnedView[]> =>
      (await bin.list(ownerId)).map((one) => binnedView(one, locale)),

    /** The one that everything starts in, then the others by name; those that are archived come last. */
    listSubjects: async (ownerId: string, locale: Language): Promise<SubjectView[]> =>
      (await store.list(ownerId)).map((subject) => subjectView(subject, locale)),

    /** @throws AppError not_found */
    getSubject: async (
      ownerId: string,
      subjectId: string,
      locale: Language,
    ): Promise<SubjectView> => subjectView(await store.get(ownerId, subjectId), locale),

    /** The subject that new things start in, where none is named; null before anything was begun. */
    currentSubject: store.current,

    /** What is made from in a subject, newest first. @throws AppError not_found */
    listSources: async (ownerId: string, subjectId: string): Promise<SourceView[]> =>
      (await sources.list(ownerId, subjectId)).map(sourceView),

    /** What a thread was made from, as far as it is still there. */
    sourcesOfThread: async (
      ownerId: string,
      threadId: string,
    ): Promise<(SourceView & Pick<ThreadSource, "chosen" | "isLost">)[]> =>
      (await sources.ofThread(ownerId, threadId)).map(({ chosen, isLost, ...source }) => ({
        ...{ ...sourceView(source), chosen, isLost },
      })),

    /** The texts that a source had, newest first, as far as they are kept, and what was changed in each. @throws AppError not_found */
    sourceVersions: async (ownerId: string, sourceId: string): Promise<SourceVersion[]> => {
      const history = await sources.history(ownerId, sourceId);
      const edits = new Map(history.edits.map((edit) => [edit.revision, edit]));
      const known = knownRevisions(history);
      return [...known.keys()].map((revision) => {
        const edit = edits.get(revision);
        const { cause = null, at = null, patches = [] } = edit ?? {};
        const titleOf = (threadId: string) => history.titles.get(threadId) ?? null;
        return {
          ...{ revision, cause },
          quizTitle: cause?.by === "correction" ? titleOf(cause.quizId) : null,
          documentTitle: cause?.by === "document" ? titleOf(cause.threadId) : null,
          at: revision === 0 ? history.createdAt.toISOString() : at,
          changes: changeExcerpts(known.get(revision - 1) ?? "", patches),
        };
      });
    },

    /** An earlier text of a source. @throws AppError not_found, also where it is not kept */
    sourceTextAt: async (ownerId: string, sourceId: string, revision: number): Promise<string> => {
      const text = knownRevisions(await sources.history(ownerId, sourceId)).get(revision);
      if (text === undefined) throw new AppError("not_found", `No revision ${revision}`);
      return text;
    },

    /** A source with its text. @throws AppError not_found */
    getSource: async (ownerId: string, sourceId: string): Promise<Omit<WholeSource, "parts">> =>
      sourceWithText(await sources.get(ownerId, sourceId)),

    /** The same with its parts, of which some can be chosen. @throws AppError not_found */
    sourceWithParts: async (ownerId: string, sourceId: string): Promise<WholeSource> => {
      const source = await sources.get(ownerId, sourceId);
      const parts = sourceParts(source).map(({ start, end, ...part }) => {
        const words = countWords(source.text.slice(start, end));
        return { ...part, start, length: end - start, words };
      });
      return { ...sourceWithText(source), parts };
    },
  },
  write: {
    createSubject: store.create,
    changeSubject: store.change,

    /** Puts a text into a subject as a source, or finds it there. @throws AppError not_found */
    addSource: async (
      ownerId: string,
      subjectId: string,
      note: AddSourceRequest,
    ): Promise<SourceView> =>
      readSourceView(sources, ownerId, await sources.add(ownerId, subjectId, note)),

    /**
     * Deletes a subject. What it holds goes into another one, or else into the bin: from there it comes back into the one
     * that everything starts in. Its cards go there at once, unless they are deleted: those of a quiz come back with it.
     * @throws AppError not_found, default_subject, bad_request
     */
    deleteSubject: async (
      ownerId: string,
      subjectId: string,
      { to, cards }: DeleteSubjectQuery,
    ): Promise<void> => {
      const keptAs = cards === "delete" ? null : cardOfQuestion;
      const into = to === undefined ? { at: clock(), keptAs, also: cancelJobs } : { to };
      const stopped = await bin.removeSubject(ownerId, subjectId, into);
      for (const runId of stopped) abortRun(runId);
    },

    /** Renames a source, puts it into the bin, alone or with what was made from it, or takes it out. @throws AppError not_found */
    changeSource: async (
      ownerId: string,
      sourceId: string,
      { binned, title, made }: SourceChange,
    ): Promise<void> => {
      const change = {
        ...(title === undefined ? {} : { title }),
        ...(binned === undefined ? {} : { binnedAt: binned ? clock() : null }),
      };
      if (made === undefined) return sources.change(ownerId, sourceId, change);
      await removeWithMade({ bin, cancelJobs, abortRun, clock }, ownerId, sourceId, false);
    },

    /** Gives a source another text. @throws AppError not_found, source_known */
    editSource: (ownerId: string, sourceId: string, text: string): Promise<void> =>
      sources.edit(ownerId, sourceId, text),

    /** Gives a source an earlier text of its own once more. @throws AppError not_found, source_known */
    restoreSource: sources.restore,

    /** Deletes a source; what rests on it keeps its own text, there or in the bin. @throws AppError not_found */
    deleteSource: (
      ownerId: string,
      sourceId: string,
      { made }: DeleteSourceQuery = {},
    ): Promise<void> =>
      made === undefined
        ? sources.remove(ownerId, sourceId)
        : removeWithMade({ bin, cancelJobs, abortRun, clock }, ownerId, sourceId, true),
  },
});
