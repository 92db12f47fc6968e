import { type ArtifactSnapshot, artifactFiles } from "#lib/artifacts/artifact-files.ts";
import type { DocxPicture } from "#lib/artifacts/document-docx.ts";
import {
  type DownloadPhoto,
  type DownloadPicture,
  downloadArchive,
  downloadFile,
} from "#lib/artifacts/download-files.ts";
import { createBlockMemory, type StudyBlock } from "#lib/blocks/block-memory.ts";
import type { CardPictureStore } from "#lib/cards/card-store.ts";
import { createPlaceMemory } from "#lib/editing/quote-places.ts";
import { AppError } from "#lib/errors.ts";
import { offloadForPage } from "#lib/offload/offload.ts";
import { decodedPicture } from "#lib/pictures/encode-picture.ts";
import type { CardPicture } from "#lib/schemas/card.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { NoteChanges, StudySettings, StudyView } from "#lib/schemas/study.ts";
import { withoutNoteLinks } from "#lib/study/note-links.ts";
import {
  type AskedPassage,
  documentsOfQuestions,
  placeOfSentence,
  type QuizPassages,
  sentenceOf,
} from "#lib/study/passages-in-documents.ts";
import type { ReadStudyPage } from "#lib/study/study-page.ts";
import type { EditStore, StudyStore } from "#lib/study/study-store.ts";
import type { SourceStore } from "#lib/subjects/source-store.ts";
import { picturesIn } from "#lib/text/card-pictures.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import { readableText } from "#lib/thread-texts/readable-text.ts";
import type { EnqueueRun, ThreadStore } from "#lib/threads/thread-store.ts";
import { readNoteChanges } from "./note-changes.ts";
import { requestAbout } from "./request-about.ts";
import { editCommands } from "./study-edits.ts";
import { namedBlocks, type SplitRecord, type StudyRecord, studyView } from "./study-view.ts";
import { threadView } from "./threads.ts";

/** Messages and edits that come with every view. */
const shown = { messages: 200, edits: 100 };

export interface StudyReading {
  readonly readStudyPage: ReadStudyPage;
  /** True when rules do the work of a model. */
  readonly offline: (ownerId: string) => Promise<boolean>;
}

/**
 * Everything that is stored of a study thread. Until there is a document, its draft is the material.
 * @throws AppError not_found
 */
export const readStudy = async (
  { readStudyPage, offline }: StudyReading,
  ownerId: string,
  threadId: string,
  locale: Language,
): Promise<StudyRecord> => {
  const { thread, study, material, ...page } = await readStudyPage(ownerId, threadId, shown);
  // What rules write while photos are read says that there are no notes.
  const unread = page.uploads.length > 0 && (await offline(ownerId));
  const written = material === null || unread ? null : materialDraft(material);
  return {
    ...page,
    thread: threadView(thread, locale),
    study: { ...study, draft: study.draft ?? written },
  };
};

const materialDraft = (text: string) => ({ stage: "generate_material", text });

export interface StudyCommandPorts {
  readonly study: StudyStore;
  readonly edits: EditStore;
  readonly threads: Pick<ThreadStore, "revision" | "request">;
  readonly readStudyPage: ReadStudyPage;
  readonly enqueue: EnqueueRun;
  readonly pictures: Pick<CardPictureStore, "ofThread" | "read">;
  /** What notes are made from. */
  readonly sources: Pick<SourceStore, "textsOf">;
  readonly newestSettings: (ownerId: string) => Promise<StudySettings | null>;
  readonly quizPassages: (ownerId: string, quizId: string) => Promise<QuizPassages>;
  /** True when rules do the work of a model. */
  readonly offline: (ownerId: string) => Promise<boolean>;
  readonly documentState: (
    ownerId: string,
    threadId: string,
  ) => Promise<{ readonly revision: number; readonly status: "editing" | "completed" }>;
  readonly artifactSnapshot: (
    ownerId: string,
    threadId: string,
    history?: "newest" | "all",
  ) => Promise<ArtifactSnapshot>;
}

/** What pages and route handlers may ask of a study thread. */
export const studyCommands = (ports: StudyCommandPorts) => {
  const { study } = ports;
  const edits = editCommands(ports);
  return {
    read: { ...studyReads(ports), ...edits.read, ...fileReads(ports) },
    write: {
      ...edits.write,
      addUpload: study.addUpload,
      removeUpload: study.removeUpload,
      orderUploads: study.orderUploads,
      changeStudySettings: study.saveSettings,
    },
  };
};

const studyReads = (ports: StudyCommandPorts) => {
  const splitText = createBlockMemory();
  const splitRecord = async ({
    document,
    study: { draft },
  }: StudyRecord): Promise<SplitRecord> => ({
    document: document && (await splitText(document.text)),
    draft: draft && (await splitText(draft.text)),
  });
  const places = createPlaceMemory();
  const shown = createShownMemory();
  return {
    getStudy: async (ownerId: string, threadId: string, locale: Language): Promise<StudyView> => {
      const record = await readStudy(ports, ownerId, threadId, locale);
      const split = await splitRecord(record);
      shown.keep(ownerId, { record, split });
      return studyView(record, { locale, offline: await ports.offline(ownerId), split, places });
    },

    /**
     * Markdown of the blocks with these ids, and the marks of fresh edits in it: of the document, the draft,
     * messages, conflicts, questions and answers. Ids that are not in the thread any more are left out.
     */
    studyBlocks: async (
      ownerId: string,
      threadId: string,
      ids: readonly string[],
    ): Promise<readonly StudyBlock[]> => {
      const known = shown.at(ownerId, threadId, await ports.threads.revision(ownerId, threadId));
      // The language is of no matter: errors have no blocks.
      const record = known?.record ?? (await readStudy(ports, ownerId, threadId, "en"));
      const blocks = namedBlocks(record, known?.split ?? (await splitRecord(record)));
      return ids.flatMap((id) => blocks.get(id) ?? []);
    },

    /** What was changed in the notes since the document was made of them. @throws AppError not_found */
    noteChanges: (ownerId: string, threadId: string): Promise<NoteChanges> =>
      readNoteChanges(ports, ownerId, threadId),

    ...askedPassages(ports),

    /** Revision and status of the document, for a conditional GET. @throws AppError document_not_ready */
    getDocumentState: ports.documentState,
    /** Settings of the owner's newest study thread, for the next one; null before the first. */
    lastStudySettings: ports.newestSettings,
  };
};

/** Of what may have been deleted meanwhile. */
export const nullIfNotFound = (error: unknown): null => {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
};

/** What questions of quizzes have to do with documents. */
const askedPassages = ({
  study,
  quizPassages,
  offline,
}: Pick<StudyCommandPorts, "study" | "quizPassages" | "offline">) => ({
  /** The thread of the document that says what a question of a quiz rests on, by the question's id; of these questions alone. */
  documentsOfQuiz: async (
    ownerId: string,
    quizId: string,
    questionIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> => {
    if (questionIds.length === 0) return new Map();
    const wanted = new Set(questionIds);
    const found = await quizPassages(ownerId, quizId);
    const questions = found.questions.filter(({ id }) => wanted.has(id));
    const documents = await Promise.all(
      found.documents.map(async (id) => {
        // One that was deleted meanwhile says nothing any more.
        const document = await study.document(ownerId, id, "synthesised").catch(nullIfNotFound);
        return document === null ? [] : [{ id, text: document.text }];
      }),
    );
    return documentsOfQuestions({ ...found, questions }, documents.flat());
  },

  /**
   * Where a document says what a question of a quiz rests on, and what a student may ask for there; null where it does not
   * say it any more.
   * @throws AppError not_found
   */
  askedPassage: async (
    ownerId: string,
    threadId: string,
    asked: { readonly quizId: string; readonly questionId: string },
  ): Promise<AskedPassage | null> => {
    const { language } = await study.get(ownerId, threadId);
    const document = await study.document(ownerId, threadId, "synthesised");
    const { questions } = await quizPassages(ownerId, asked.quizId);
    const question = questions.find(({ id }) => id === asked.questionId);
    const sentence = question ? sentenceOf(question.evidence) : null;
    if (document === null || question === undefined || sentence === null) return null;
    const place = placeOfSentence(document.text, sentence);
    if (place === null) return null;
    const text = readableText(sentence);
    const about = { language, stem: question.stem, sentence: text };
    return { text, start: place.start, request: requestAbout(about, await offline(ownerId)) };
  },
});

/** Threads whose last view is remembered: those that somebody looks at while they change. */
const mostShown = 10;

interface Shown {
  readonly record: StudyRecord;
  readonly split: SplitRecord;
}

/** What views were last made of: a page asks for the blocks of its view right after it, and nothing is read twice. */
const createShownMemory = () => {
  const newest = new Map<string, Shown & { readonly ownerId: string }>();
  return {
    keep: (ownerId: string, shown: Shown): void => {
      const { id } = shown.record.thread;
      newest.delete(id);
      newest.set(id, { ownerId, ...shown });
      for (const [oldest] of newest) {
        if (newest.size <= mostShown) break;
        newest.delete(oldest);
      }
    },
    /** Null unless the thread is still of that revision. */
    at: (ownerId: string, threadId: string, revision: number): Shown | null => {
      const known = newest.get(threadId);
      return known?.ownerId === ownerId && known.record.thread.revision === revision ? known : null;
    },
  };
};

const fileReads = ({ study, pictures, artifactSnapshot }: StudyCommandPorts) => {
  /** The pictures of a thread that its texts name. */
  const picturesOf = async (ownerId: string, threadId: string, ...texts: (string | null)[]) => {
    const named = new Set(texts.flatMap((text) => picturesIn(text ?? "")));
    const found: (DownloadPicture & CardPicture)[] = [];
    for (const picture of await pictures.ofThread(ownerId, threadId)) {
      if (!named.has(picture.sha256)) continue;
      const kept = await pictures.read(ownerId, picture.sha256);
      if (kept !== null) found.push({ ...picture, ...kept });
    }
    return found;
  };
  /** `document`, `notes` or `questions` in Markdown, as a person takes it away. @throws AppError not_found */
  const fileOf = async (ownerId: string, threadId: string, name: string, locale: Language) => {
    const snapshot = await artifactSnapshot(ownerId, threadId);
    const text = downloadFile(snapshot, name, locale);
    if (text === null) throw new AppError("not_found", `Thread ${threadId} has no ${name}`);
    return { title: snapshot.title, text };
  };
  return {
    /** The thread's files as they are now, by path. */
    artifacts: async (ownerId: string, threadId: string) =>
      artifactFiles(await artifactSnapshot(ownerId, threadId)),

    downloadFile: fileOf,

    /** The document as a file of Word. @throws AppError not_found */
    downloadDocx: async (ownerId: string, threadId: string) => {
      const { title, document } = await artifactSnapshot(ownerId, threadId);
      if (document === null) throw new AppError("not_found", `Thread ${threadId} has no document`);
      const shown: DocxPicture[] = [];
      for (const picture of await picturesOf(ownerId, threadId, document)) {
        shown.push({ ...picture, ...(await decodedPicture(picture.bytes)) });
      }
      const text = withoutNoteLinks(document);
      return {
        title,
        bytes: await offloadForPage("documentDocx", text, title, noteLanguage(text), shown),
      };
    },

    /** All of them as a ZIP, with the photos and pictures. */
    downloadArchive: async (ownerId: string, threadId: string, locale: Language) => {
      const snapshot = await artifactSnapshot(ownerId, threadId, "all");
      const photos: DownloadPhoto[] = [];
      for (const { id, mediaType } of await study.uploads(ownerId, threadId)) {
        photos.push({ mediaType, bytes: await study.uploadBytes(ownerId, threadId, id) });
      }
      const { title, document, notes } = snapshot;
      const shown = { photos, pictures: await picturesOf(ownerId, threadId, document, notes) };
      return { title, bytes: downloadArchive(snapshot, shown, locale) };
    },

    getUpload: async (ownerId: string, threadId: string, uploadId: string) => {
      const found = (await study.uploads(ownerId, threadId)).find(({ id }) => id === uploadId);
      if (!found) throw new AppError("not_found", `There is no picture ${uploadId}`);
      const bytes = await study.uploadBytes(ownerId, threadId, uploadId);
      return { mediaType: found.mediaType, bytes };
    },
  };
};
