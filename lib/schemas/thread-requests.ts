import { z } from "zod";
import { maxPhotos, maxTopicCharacters } from "#lib/schemas/study-limits.ts";
import { createGuideRequest } from "./guide.ts";
import { defaultMix, questionMix } from "./quiz.ts";
import { fromParts, fromSources, noteMarks } from "./source.ts";
import { documentSpan, studySettings } from "./study.ts";
import { inSubject, subjectId } from "./subject.ts";
import { threadKind, threadPhase, withoutNul } from "./thread.ts";

/** Largest note taken, in UTF-8 bytes. The product promises at least 200 kB. */
export const maxNoteBytes = 1_000_000;

const title = withoutNul(z.string().trim().min(1).max(120)).optional();
const inThread = withoutNul(z.string().min(1).max(100));
const fileName = withoutNul(z.string().max(255)).nullable().default(null);

/** A note that becomes a quiz. */
export const createQuizRequest = z.object({
  kind: z.literal("quiz"),
  /** Empty where it is made from sources, or from a document. */
  text: z.string().default(""),
  title,
  subjectId: inSubject,
  sourceIds: fromSources,
  sourceParts: fromParts,
  /** The document of a thread, or the marked part of it, which is asked about as it stands now. */
  document: z
    .object({ threadId: inThread, selection: documentSpan.nullable().default(null) })
    .optional(),
  marks: noteMarks,
  fileName,
  wanted: z.number().int().min(1).max(100).nullable().default(null),
  mix: questionMix.default(defaultMix),
});
export type CreateQuizRequest = z.infer<typeof createQuizRequest>;

/** A topic, with or without own notes as text; photos come as `photos` of a form. */
export const createStudyRequest = z.object({
  kind: z.literal("study"),
  topic: withoutNul(z.string().trim().min(1).max(maxTopicCharacters)),
  /** The student's own notes; empty for none. */
  text: z.string().default(""),
  title,
  subjectId: inSubject,
  sourceIds: fromSources,
  sourceParts: fromParts,
  marks: noteMarks,
  fileName,
  settings: studySettings.default(studySettings.parse({})),
});
export type CreateStudyRequest = z.infer<typeof createStudyRequest>;

/** Body of `POST /api/threads`, as JSON or as the fields of a multipart form. */
export const createThreadRequest = z.discriminatedUnion("kind", [
  createQuizRequest,
  createStudyRequest,
  createGuideRequest,
]);
export type CreateThreadRequest = z.infer<typeof createThreadRequest>;

/** A picture that was taken, as `POST /api/threads/{id}/uploads` answers. */
export const uploadView = z.object({
  id: z.string(),
  ordinal: z.number().int(),
  mediaType: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** In bytes, as it is kept. */
  size: z.number().int(),
  fileName: z.string().nullable(),
});
export type UploadView = z.infer<typeof uploadView>;

/** Body of `PATCH /api/threads/{id}/uploads`: the photos in the order of the pages. */
export const orderUploadsRequest = z.object({
  ids: z.array(z.string().max(100)).max(maxPhotos),
});

/** Query of `GET /api/threads`: what is left out does not narrow the list. */
export const listThreadsQuery = z.object({
  search: withoutNul(z.string().max(200)).default(""),
  subjectId: subjectId.optional(),
  kind: threadKind.optional(),
  phase: threadPhase.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export type ThreadQuery = Omit<z.infer<typeof listThreadsQuery>, "limit">;

/** Body of `PATCH /api/threads/{id}`: another title, another subject, into the bin or out of it. */
export const changeThreadRequest = z
  .object({
    title: withoutNul(z.string().trim().min(1).max(120)).optional(),
    subjectId: subjectId.optional(),
    binned: z.boolean().optional(),
    /** Whether the cards of a quiz that goes to the bin stay. */
    cards: z.literal("keep").optional(),
  })
  .refine((change) => Object.keys(change).length > 0, "changes nothing")
  .refine(({ binned, cards }) => binned || cards === undefined, {
    ...{ path: ["cards"], error: "goes with the bin alone" },
  });
export type ThreadChange = z.infer<typeof changeThreadRequest>;

/**
 * Query of `DELETE /api/threads/{id}`: whether its cards stay. Left out, those of a quiz go with it, and those of a document,
 * which are the student's own, stay.
 */
export const deleteThreadQuery = z.object({ cards: z.enum(["keep", "delete"]).optional() });
export type DeleteThreadQuery = z.infer<typeof deleteThreadQuery>;

/** Body of `POST /api/threads/{id}/replies`: the answer to the question with this interrupt id. */
export const replyRequest = z.object({
  interruptId: z.string().min(1).max(200),
  value: z.json(),
});
