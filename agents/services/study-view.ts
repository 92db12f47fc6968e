import {
  blockId,
  type EditMark,
  type MarkedBlock,
  markBlocks,
  type SplitText,
  type StudyBlock,
} from "#lib/blocks/block-memory.ts";
import type { Stretch } from "#lib/editing/history.ts";
import {
  broughtBy,
  editsAfter,
  invertPatches,
  moveStretch,
  moveStretches,
  undoStack,
} from "#lib/editing/history.ts";
import type { PlaceMemory } from "#lib/editing/quote-places.ts";
import { errorSentence } from "#lib/i18n/translator.ts";
import { patchEnd } from "#lib/quotes/patch.ts";
import type { Language } from "#lib/schemas/language.ts";
import {
  type BlockView,
  type DocumentSpan,
  type EditView,
  editRequest,
  type NotePageView,
  type ReviewQuestionView,
  type StudyView,
} from "#lib/schemas/study.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { StudyPage } from "#lib/study/study-page.ts";
import type {
  NotePage,
  ReviewQuestion,
  StoredConflict,
  StoredEdit,
  UploadInfo,
} from "#lib/study/study-store.ts";

/** Edits whose words are marked in the document: those that a reader still asks about. */
const markedEdits = 20;

/** Of a word that was renamed everywhere no reader looks at more, and each place is moved over every later edit. */
const markedPlaces = 200;

/** Longer than any word; what is longer is marked as it was changed. */
const longestWord = 60;

const wordBefore = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+$/u;
const wordAfter = /^[\p{L}\p{M}\p{N}]+/u;

/** A part of a word is no mark that can be read: it grows to the word. */
const wholeWords = (text: string, { start, end }: Stretch): Stretch => {
  const own = text.slice(start, end);
  const before = wordAfter.test(own)
    ? wordBefore.exec(text.slice(Math.max(0, start - longestWord), start))?.[0]
    : undefined;
  const after = wordBefore.test(own)
    ? wordAfter.exec(text.slice(end, end + longestWord))?.[0]
    : undefined;
  return { start: start - (before?.length ?? 0), end: end + (after?.length ?? 0) };
};

const onlySigns = /^[^\p{L}\p{N}\n]{0,3}$/u;

/** Marks with nothing but a space or a sign between them are one. */
const joined = (text: string, places: readonly Stretch[]): Stretch[] => {
  const all: Stretch[] = [];
  for (const place of places) {
    const last = all.at(-1);
    if (last !== undefined && onlySigns.test(text.slice(last.end, place.start))) {
      all.splice(-1, 1, { start: last.start, end: Math.max(last.end, place.end) });
    } else all.push(place);
  }
  return all;
};

/** Where what an edit brought stands after the edits that came later, place by place. */
const placesOf = (edit: StoredEdit, edits: readonly StoredEdit[]): Stretch[] =>
  moveStretches(
    invertPatches(edit.patches)
      .slice(0, markedPlaces)
      .map((patch) => ({ start: patch.start, end: patchEnd(patch) })),
    editsAfter(edits, edit.number).map(({ patches }) => patches),
  ).filter(({ start, end }) => end > start);

/**
 * The words of the newest edits that stand, each place on its own: what an edit left as it was between two changes is
 * not marked. `edits` are all of the document's, `shown` those that the page names, `text` is the present one.
 */
export const freshMarks = (
  text: string,
  edits: readonly StoredEdit[],
  shown: readonly EditView[],
): EditMark[] => {
  const fresh = new Set(
    shown.slice(-markedEdits).flatMap(({ number, place }) => (place === null ? [] : [number])),
  );
  return edits
    .filter(({ number }) => fresh.has(number))
    .flatMap((edit) =>
      joined(
        text,
        placesOf(edit, edits).map((place) => wholeWords(text, place)),
      ).map((place) => ({ edit: edit.number, ...place })),
    );
};

const turns: ReadonlySet<EditView["kind"]> = new Set(["undo", "redo"]);

/** What an edit brought, where it stands at `revision`; null when later edits took it away. */
const placeOf = (
  edit: StoredEdit,
  edits: readonly StoredEdit[],
  revision: number,
): EditView["place"] => {
  const later = editsAfter(edits, edit.number);
  const place = moveStretch(
    broughtBy(edit.patches),
    later.map(({ patches }) => patches),
  );
  return place && { revision, ...place };
};

/**
 * Edits as the margin shows them, oldest first. `edits` are the newest of the document, without a gap up to
 * `revision`; an edit was undone when neither it nor a redo of it stands.
 */
export const describeEdits = (edits: readonly StoredEdit[], revision: number): EditView[] => {
  const standing = new Set(undoStack(edits).undo.flatMap(({ origin }) => origin));
  return edits.map((edit) => {
    const undone = !turns.has(edit.kind) && !standing.has(edit.number);
    const { number, kind, author, batchId, target, similarity, reason } = edit;
    return {
      ...{ number, kind, author, batchId, target, similarity, reason, undone },
      ...{ oldPreview: edit.oldPreview, newPreview: edit.newPreview },
      place: undone ? null : placeOf(edit, edits, revision),
      createdAt: edit.createdAt.toISOString(),
    };
  });
};

/** A Markdown text about the document, such as a message or an answer, as one block. */
const textBlock = (markdown: string, document: SplitText | null): StudyBlock => {
  const definitions = document?.definitionsFor(markdown) ?? "";
  const source = { markdown, definitions, marks: [] };
  return { ...source, id: blockId(source) };
};

/** Everything that is stored of a study thread, as it was read. */
export interface StudyRecord extends Omit<StudyPage, "thread" | "material"> {
  readonly thread: ThreadView;
}

const outlined = ({ id, start, end, heading, anchors }: MarkedBlock): BlockView => ({
  ...{ id, start, end, heading },
  ...(anchors.length > 0 ? { anchors } : {}),
});

const blockViews = (blocks: readonly MarkedBlock[]): BlockView[] => blocks.map(outlined);

type PlaceOf = (quote: string) => DocumentSpan | null;

/** Where each quote of the thread stands in the document now; null when it does not. */
const placesIn = (
  { thread, document, edits, conflicts, questions }: StudyRecord,
  memory: PlaceMemory,
): PlaceOf => {
  if (document === null) return () => null;
  const { text, revision } = document;
  const quotes = [...conflicts.map(({ quote }) => quote), ...questions.flatMap((q) => q.quotes)];
  const places = memory(thread.id, { text, revision, edits }, quotes);
  return (quote) => {
    const place = places.get(quote);
    return place ? { revision, ...place } : null;
  };
};

/** The texts of a record that are cut into blocks. */
export interface SplitRecord {
  readonly document: SplitText | null;
  readonly draft: SplitText | null;
}

const documentView = (
  { study, document, edits, undo }: StudyRecord,
  parts: SplitText | null,
  shown: StudyView["edits"],
): StudyView["document"] => {
  if (document === null || parts === null) return null;
  return {
    revision: document.revision,
    status: study.documentStatus ?? "editing",
    words: parts.words,
    blocks: blockViews(markBlocks(parts, freshMarks(document.text, edits, shown))),
    ...undo,
  };
};

const pageView = (
  upload: UploadInfo,
  page: NotePage | undefined,
  sentence: (code: string) => string,
): NotePageView => ({
  id: upload.id,
  uploadId: upload.id,
  width: upload.width,
  height: upload.height,
  fileName: upload.fileName,
  text: page ? (page.reviewedText ?? page.text) : null,
  doubtful: page ? [...page.doubtful] : [],
  basis: page?.basis ?? null,
  error: page?.errorCode == null ? null : sentence(page.errorCode),
  reviewed: page?.reviewed ?? false,
});

const questionView = (
  question: ReviewQuestion,
  document: SplitText | null,
  placeOf: PlaceOf,
  sentence: (code: string) => string,
): ReviewQuestionView => ({
  id: question.id,
  number: question.ordinal + 1,
  text: question.text,
  textBlock: textBlock(question.text, document).id,
  answer: question.answer,
  answerBlock: question.answer === null ? null : textBlock(question.answer, document).id,
  basis: question.basis,
  passages: question.quotes.map((quote) => ({
    quote,
    quoteBlock: textBlock(quote, document).id,
    place: placeOf(quote),
  })),
  status: question.status,
  error: question.errorCode === null ? null : sentence(question.errorCode),
});

/** An undo of the edit that took the material's sentence opens the conflict again. */
const conflictView = (
  conflict: StoredConflict,
  document: SplitText | null,
  placeOf: PlaceOf,
  edits: StudyView["edits"],
): StudyView["conflicts"][number] => {
  const { id, subject, material, note, quote, alternative, settledEdit } = conflict;
  const undone = edits.some((edit) => edit.number === settledEdit && edit.undone);
  return {
    ...{ id, subject, material, note },
    settled: undone ? null : conflict.settled,
    materialBlock: textBlock(material, document).id,
    noteBlock: textBlock(note, null).id,
    replaceable: alternative !== null,
    place: placeOf(quote),
  };
};

/** What waits, in the student's words. */
const queuedTexts = (pending: readonly unknown[]): string[] =>
  pending.flatMap((value) => {
    if (typeof value === "string") return [value];
    const request = editRequest.safeParse(value);
    return request.success ? [request.data.text] : [];
  });

/** A study thread as its page shows it. `locale` is the reader's; texts of the thread stay in its own language. */
export const studyView = (
  record: StudyRecord,
  options: {
    readonly locale: Language;
    readonly offline: boolean;
    readonly split: SplitRecord;
    readonly places: PlaceMemory;
  },
): StudyView => {
  const { thread, study, document, edits } = record;
  const { split, offline, locale } = options;
  const placeOf = placesIn(record, options.places);
  const sentence = (code: string) => errorSentence(locale, code, null);
  const shown = document ? describeEdits(edits, document.revision) : [];
  return {
    thread,
    topic: study.topic,
    language: study.language,
    settings: study.settings,
    offline,
    draft: study.draft && {
      stage: study.draft.stage,
      blocks: split.draft ? blockViews(markBlocks(split.draft, [])) : [],
    },
    document: documentView(record, split.document, shown),
    edits: shown,
    editCount: document?.revision ?? 0,
    messages: record.messages.map(({ id, author, kind, text, editNumbers, createdAt }) => ({
      ...{ id, author, kind, text, editNumbers: [...editNumbers] },
      textBlock: textBlock(text, split.document).id,
      createdAt: createdAt.toISOString(),
    })),
    queued: queuedTexts(record.pending),
    note: record.note,
    notePlaces: placesByLine(record.note ?? "", record.notePlaces),
    pages: record.uploads.map((upload) =>
      pageView(
        upload,
        record.pages.find(({ uploadId }) => uploadId === upload.id),
        sentence,
      ),
    ),
    conflicts: record.conflicts.map((conflict) =>
      conflictView(conflict, split.document, placeOf, shown),
    ),
    questions: record.questions.map((question) =>
      questionView(question, split.document, placeOf, sentence),
    ),
    questionsRevision: study.questionsRevision,
    artifacts: {
      files: [...record.artifactPaths],
      error: study.artifactsError === null ? null : sentence(study.artifactsError),
    },
  };
};

/** Places by the lines that they fill, as citations name lines. */
const placesByLine = (note: string, places: StudyRecord["notePlaces"]): StudyView["notePlaces"] => {
  let [line, at] = [1, 0];
  const lineOf = (offset: number): number => {
    for (let end = note.indexOf("\n", at); end >= 0 && end < offset; end = note.indexOf("\n", at)) {
      line += 1;
      at = end + 1;
    }
    return line;
  };
  return places.map(({ start, length, ...named }) => ({
    ...named,
    firstLine: lineOf(start),
    lastLine: lineOf(start + length),
  }));
};

/** Every block that the view names, with its Markdown. */
export const namedBlocks = (
  record: StudyRecord,
  split: SplitRecord,
): Map<string, ReturnType<typeof textBlock>> => {
  const { document, edits } = record;
  const shown = document ? describeEdits(edits, document.revision) : [];
  const texts = [
    ...record.messages.map(({ text }) => text),
    ...record.conflicts.map(({ material }) => material),
    ...record.questions.flatMap(({ text, answer, quotes }) =>
      answer === null ? [text] : [text, answer, ...quotes],
    ),
  ];
  const blocks = [
    ...(document && split.document
      ? markBlocks(split.document, freshMarks(document.text, edits, shown))
      : []),
    ...(split.draft ? markBlocks(split.draft, []) : []),
    ...texts.map((text) => textBlock(text, split.document)),
    ...record.conflicts.map(({ note }) => textBlock(note, null)),
  ];
  return new Map(blocks.map((block) => [block.id, block]));
};
