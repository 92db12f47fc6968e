import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { AddSourceRequest, SourceView, WholeSource } from "#lib/schemas/source.ts";
import type { SubjectView } from "#lib/schemas/subject.ts";
import type { SourceStore, StoredSource } from "#lib/subjects/source-store.ts";
import type { StoredSubject, SubjectStore } from "#lib/subjects/subject-store.ts";

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

/** What an owner may do with their subjects and what lies in them. */
export const subjectCommands = (store: SubjectStore, sources: SourceStore) => ({
  read: {
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
    sourcesOfThread: async (ownerId: string, threadId: string): Promise<SourceView[]> =>
      (await sources.ofThread(ownerId, threadId)).map(sourceView),

    /** A source with its text. @throws AppError not_found */
    getSource: async (ownerId: string, sourceId: string): Promise<WholeSource> => {
      const { text, places, ...source } = await sources.get(ownerId, sourceId);
      return { ...sourceView(source), text, places: [...places] };
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
    ): Promise<SourceView> => {
      const sourceId = await sources.add(ownerId, subjectId, note);
      const { text: _text, places: _places, ...source } = await sources.get(ownerId, sourceId);
      return sourceView(source);
    },

    /** Deletes a source; what rests on it keeps its own text. @throws AppError not_found */
    deleteSource: sources.remove,
  },
});
