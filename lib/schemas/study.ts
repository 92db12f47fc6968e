import { z } from "zod";
import { guidedStages } from "#lib/schemas/stage-presets.ts";
import {
  maxDocumentCharacters,
  maxPhotos,
  maxRequestCharacters,
} from "#lib/schemas/study-limits.ts";
import { language } from "./language.ts";
import { namedPlace } from "./source.ts";
import { threadView, withoutNul } from "./thread.ts";

/** Whether the student is asked at a stage, or it runs alone. */
const stageMode = z.enum(["ask", "alone"]);

const studyStages = z.object({
  /** Asks for notes when none were given, and for a review of what was read from photos. */
  notes: stageMode,
  edit: stageMode,
  questions: stageMode,
});
export type StudyStages = z.infer<typeof studyStages>;

/** What a student may set when a study document is made; `null` leaves it to the topic. */
export const studySettings = z.object({
  level: z.enum(["school", "undergraduate", "graduate"]).default("undergraduate"),
  audience: z.enum(["self", "classmates", "examiner"]).default("self"),
  style: z.enum(["academic", "plain", "conversational"]).default("academic"),
  depth: z.enum(["brief", "standard", "exhaustive"]).default("standard"),
  subject: withoutNul(z.string().trim().max(120)).nullable().default(null),
  language: language.nullable().default(null),
  instructions: withoutNul(z.string().trim().max(2_000)).default(""),
  stages: studyStages.default(guidedStages),
});
export type StudySettings = z.infer<typeof studySettings>;

/** Where in the document something is, as UTF-16 offsets into the text of that revision; `end` exclusive. */
export const documentSpan = z.object({
  revision: z.number().int().min(0),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
});
export type DocumentSpan = z.infer<typeof documentSpan>;

const requestText = withoutNul(z.string().trim().min(1).max(maxRequestCharacters));

/** What a student says to the edit agent; `selection` is the passage they marked. */
export const editRequest = z.object({
  type: z.literal("request"),
  text: requestText,
  selection: documentSpan.nullable().default(null),
});
export type EditRequest = z.infer<typeof editRequest>;

/** Every answer that a study thread understands; which of them fits depends on its question's kind. */
export const studyReply = z.union([
  z.object({
    type: z.literal("notes"),
    text: withoutNul(z.string().max(maxDocumentCharacters)).default(""),
  }),
  z.object({ type: z.literal("skip") }),
  z.object({
    type: z.literal("reviewed"),
    pages: z
      .array(z.object({ id: z.string(), text: withoutNul(z.string().max(200_000)) }))
      .max(maxPhotos),
  }),
  editRequest,
  /** One of the question's choices, by its id: the place of an ambiguous quote, or "all", or "none". */
  z.object({ type: z.literal("choice"), choice: z.string().max(100) }),
  /** The document is fine as it is: on to the questions. */
  z.object({ type: z.literal("accept") }),
  z.object({ type: z.literal("feedback"), text: requestText }),
  z.object({ type: z.literal("finalise") }),
  z.object({ type: z.literal("answer_again"), questionIds: z.array(z.string()).min(1).max(100) }),
  /** New questions on the document as it is now. */
  z.object({ type: z.literal("questions_again") }),
]);
export type StudyReply = z.infer<typeof studyReply>;

/** The kinds of `ThreadQuestion` that a study thread puts. */
export const studyQuestionKind = z.enum([
  "study_notes",
  "study_review",
  "study_edit",
  "study_choice",
  "study_questions",
  "study_done",
]);
export type StudyQuestionKind = z.infer<typeof studyQuestionKind>;

export const patch = z.object({
  start: z.number().int().min(0),
  removed: z.string(),
  inserted: z.string(),
});

/** Who made an edit: a model, the offline commands, the student by hand, or another client over HTTP. */
export const editAuthor = z.enum(["agent", "rules", "student", "client"]);
export type EditAuthor = z.infer<typeof editAuthor>;

export const editKind = z.enum(["edit", "typed", "undo", "redo", "restore"]);
export type EditKind = z.infer<typeof editKind>;

/** One edit as history and margin show it. `number` is the revision that it made. */
const editView = z.object({
  number: z.number().int(),
  kind: editKind,
  author: editAuthor,
  /** Edits that were applied all or nothing share it. */
  batchId: z.string().nullable(),
  /** The edit that an undo took back or a redo brought again; of a batch, its last one. */
  target: z.number().int().nullable(),
  similarity: z.number().nullable(),
  reason: z.string(),
  oldPreview: z.string(),
  newPreview: z.string(),
  /** Where its new text stands now; null when later edits took it away. */
  place: documentSpan.nullable(),
  undone: z.boolean(),
  createdAt: z.string(),
});
export type EditView = z.infer<typeof editView>;

const historyEdit = editView.omit({ place: true }).extend({
  /** The first of the typed edits that were taken together in this one; null where it stands for itself. */
  first: z.number().int().nullable(),
});
export type HistoryEdit = z.infer<typeof historyEdit>;

/** A page of the history, newest first; `more` when there are older edits. */
export const historyPage = z.object({
  edits: z.array(historyEdit),
  more: z.boolean(),
});
export type HistoryPage = z.infer<typeof historyPage>;

/** A top-level piece of the document's Markdown; `id` names its source and marks, so that equal pieces render once. */
export const blockView = z.object({
  id: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  /** Level and text of a heading, for the outline; null for everything else. */
  heading: z.object({ level: z.number().int(), text: z.string() }).nullable(),
  /** Names by which links of the text lead to it, `fn:3` to a footnote and `fnref:3` to where it is referred to. */
  anchors: z.array(z.string()).readonly().optional(),
});
export type BlockView = z.infer<typeof blockView>;

export const messageView = z.object({
  id: z.string(),
  author: z.enum(["student", "agent", "program"]),
  kind: z.enum([
    "request",
    "reply",
    "edits",
    "edit_error",
    "question",
    "report",
    "completed",
    "stage",
  ]),
  /** In the thread's language. Markdown. */
  text: z.string(),
  /** The block id of `text` (`blockId(text, [])`), so that its rendering is fetched like the document's. */
  textBlock: z.string(),
  /** The edits that it is about. */
  editNumbers: z.array(z.number().int()),
  createdAt: z.string(),
});
export type MessageView = z.infer<typeof messageView>;

/** A line of a page (from 0) that was hard to read, with the reason. */
export const doubtfulLine = z.object({
  line: z.number().int(),
  reason: z.string(),
  /** Where it stands in the picture, in its pixels; absent when the reader does not know. */
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).optional(),
});
export type DoubtfulLine = z.infer<typeof doubtfulLine>;

/** One photo and what was read from it. */
export const notePageView = z.object({
  id: z.string(),
  uploadId: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  fileName: z.string().nullable(),
  /** What was read, or the student's correction of it; null while it is being read. */
  text: z.string().nullable(),
  doubtful: z.array(doubtfulLine),
  basis: z.enum(["model", "ocr", "failed"]).nullable(),
  error: z.string().nullable(),
  reviewed: z.boolean(),
});
export type NotePageView = z.infer<typeof notePageView>;

/** Where notes and generated material disagree; the notes won until the student says otherwise. */
/** A sentence of the notes that was changed since the document was made of them. */
const noteChange = z.object({
  /** Null of a sentence that is new, and `after` of one that is no more. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Whether the document says the former sentence, says the new one already, or neither. */
  standing: z.enum(["former", "present", "neither"]),
  /** Whether the document says the former sentence more than once, word for word. */
  isRepeated: z.boolean(),
});
export type NoteChange = z.infer<typeof noteChange>;

export const noteChanges = z.object({
  /** The notes that were changed, as they are now. */
  sources: z.array(z.object({ id: z.string(), title: z.string(), revision: z.number().int() })),
  changes: z.array(noteChange),
  /** Whether there are notes that are another text by now, so that their sentences are not told. */
  rewritten: z.boolean(),
});
export type NoteChanges = z.infer<typeof noteChanges>;

const conflictView = z.object({
  id: z.string(),
  subject: z.string(),
  material: z.string(),
  materialBlock: z.string(),
  note: z.string(),
  noteBlock: z.string(),
  /** Whose word the student took; null while that is open. */
  settled: z.enum(["note", "material"]).nullable(),
  /** Whether there is a sentence of the material's that could stand in the document. */
  replaceable: z.boolean(),
  /** Where the document speaks of it now; null when it does not any more. */
  place: documentSpan.nullable(),
});
export type ConflictView = z.infer<typeof conflictView>;

export const reviewQuestionView = z.object({
  id: z.string(),
  number: z.number().int(),
  text: z.string(),
  textBlock: z.string(),
  /** Null until it was answered. Markdown. */
  answer: z.string().nullable(),
  answerBlock: z.string().nullable(),
  basis: z.enum(["model", "rules"]).nullable(),
  /** The passages that the answer rests on: their text, and where it stands now. */
  passages: z.array(
    z.object({ quote: z.string(), quoteBlock: z.string(), place: documentSpan.nullable() }),
  ),
  status: z.enum(["proposed", "answering", "answered", "failed"]),
  error: z.string().nullable(),
});
export type ReviewQuestionView = z.infer<typeof reviewQuestionView>;

/** Everything that the study page shows; the ETag is the thread's revision. */
export const studyView = z.object({
  thread: threadView,
  topic: z.string(),
  language,
  settings: studySettings,
  /** True when rules do the work of a model. */
  offline: z.boolean(),
  /** Material that is being written; its blocks render like the document's. */
  draft: z.object({ stage: z.string(), blocks: z.array(blockView) }).nullable(),
  document: z
    .object({
      revision: z.number().int(),
      status: z.enum(["editing", "completed"]),
      words: z.number().int(),
      blocks: z.array(blockView),
      canUndo: z.boolean(),
      canRedo: z.boolean(),
    })
    .nullable(),
  /** The newest edits, newest last; older ones come with the history. */
  edits: z.array(editView),
  editCount: z.number().int(),
  messages: z.array(messageView),
  /** Requests that wait until the present work is done. */
  queued: z.array(z.string()),
  /** The student's own notes as text, for citations; null when none were given. */
  note: z.string().nullable(),
  /** Pages, slides and chapters of files, by the first and the last line of the note that they fill, from 1. */
  notePlaces: z.array(
    namedPlace.extend({ firstLine: z.number().int(), lastLine: z.number().int() }),
  ),
  pages: z.array(notePageView),
  conflicts: z.array(conflictView),
  questions: z.array(reviewQuestionView),
  /** The revision that the questions were made on; they are behind when the document's is higher. */
  questionsRevision: z.number().int().nullable(),
  artifacts: z.object({ files: z.array(z.string()), error: z.string().nullable() }),
});
export type StudyView = z.infer<typeof studyView>;

/** The words before and after one edit, for its diff: `text` with whether it stayed, went or came. */
export const editDiff = z.object({
  number: z.number().int(),
  parts: z.array(z.object({ kind: z.enum(["same", "removed", "added"]), text: z.string() })),
});
export type EditDiff = z.infer<typeof editDiff>;

/** Edits that others made since a revision, for a source editor that catches up. */
export const editsSince = z.object({
  revision: z.number().int(),
  edits: z.array(z.object({ number: z.number().int(), patches: z.array(patch) })),
});
export type EditsSince = z.infer<typeof editsSince>;

/** Blocks that one request may ask for; rendering them takes a second at the worst. */
const maxBlocks = 500;

/** Body of `POST /api/study/{id}/blocks`. */
export const blocksRequest = z.object({ ids: z.array(z.string().max(100)).max(maxBlocks) });

/** Chosen by the client, so that a request that is sent again is done once. */
const key = z.string().min(1).max(100);

const revision = z.coerce.number().int().min(0).max(2_147_483_647);

/** Body of `POST /api/study/{id}/undo`; `edit` is the number of one that need not be the newest. */
export const undoRequest = z.object({ key, edit: revision.nullable().default(null) });

/** Body of `POST /api/study/{id}/redo`. */
export const redoRequest = z.object({ key });

/** Body of `POST /api/study/{id}/restore`. */
export const restoreRequest = z.object({ key, revision });

/** Body of `POST /api/study/{id}/conflicts/{conflict}`. */
export const conflictRequest = z.object({ key, choice: z.enum(["note", "material"]) });

/** Body of `POST /api/study/{id}/repair`. */
export const repairRequest = z.object({ key });

/** Body of `POST /api/study/{id}/typing`: all patches against the text of `baseRevision`. */
export const typingRequest = z.object({
  /** The same for the same work, so that it is stored once, however often it is repeated. */
  key,
  baseRevision: revision,
  patches: z
    .array(
      patch.extend({
        removed: z.string().max(maxDocumentCharacters),
        inserted: z.string().max(maxDocumentCharacters),
      }),
    )
    .min(1)
    .max(10_000),
});
export type TypingRequest = z.infer<typeof typingRequest>;

/** Query of `GET /api/study/{id}/edits`. */
export const editsQuery = z.object({ since: revision.default(0) });

/** Query of `GET /api/study/{id}/history`: edits before this one, or the newest. */
export const historyQuery = z.object({ before: revision.nullable().default(null) });

/** Body of `POST /api/edit/{id}`; `quote` are the words that were marked, as the page shows them. */
export const editRequestBody = z.object({
  request: z.string().trim().min(1).max(maxRequestCharacters),
  selection: documentSpan.nullable().default(null),
  quote: z.string().max(maxDocumentCharacters).nullable().default(null),
});

/** Body of `POST /api/edit/{id}/patch`. Snake case, because existing clients speak it. */
export const documentPatchRequest = z.object({
  old_text: z.string().max(maxDocumentCharacters),
  new_text: z.string().max(maxDocumentCharacters),
  edit_metadata: z
    .object({
      similarity: z.number().min(0).max(1).nullable().default(null),
      /** When the client made it. The history has the time of its storing. */
      timestamp: z
        .union([z.string().max(100), z.number()])
        .nullable()
        .optional(),
    })
    .nullable()
    .default(null),
});

/** Body of `PATCH /api/study/{id}/settings`: the settings that change. */
export const settingsChange = z.record(z.string(), z.json());

/** Answer to `GET /api/document/{id}`. Snake case, because existing clients speak it. */
export const documentState = z.object({
  /** Markdown. */
  document: z.string(),
  edit_count: z.number().int(),
  status: z.enum(["editing", "completed"]),
  revision: z.number().int(),
});

/** Answer to `POST /api/edit/{id}/patch`. */
export const patchedDocument = z.object({
  success: z.literal(true),
  edit_count: z.number().int(),
  document_updated: z.literal(true),
});

/** Answer to `POST /api/study/{id}/blocks`: each as sanitised HTML. */
export const renderedBlocks = z.object({
  blocks: z.array(z.object({ id: z.string(), html: z.string() })),
});

/** The document's text at a revision. */
export const documentAtRevision = z.object({ revision: z.number().int(), text: z.string() });

/** The same as blocks of sanitised HTML. */
export const blocksAtRevision = z.object({
  revision: z.number().int(),
  blocks: z.array(blockView.extend({ html: z.string() })),
});

/** Answer to `POST /api/study/{id}/typing`: the revision that it made. */
export const typedRevision = z.object({ revision: z.number().int() });
