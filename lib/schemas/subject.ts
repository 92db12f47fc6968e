import { z } from "zod";
import { threadKind, withoutNul } from "./thread.ts";

export const subjectId = withoutNul(z.string().min(1).max(100));
/** Where a new thread belongs; left out for where something was last begun. */
export const inSubject = subjectId.optional();

const subjectName = withoutNul(z.string().trim().min(1).max(80));

/** A subject as pages and the API show it. */
export const subjectView = z.object({
  id: z.string(),
  name: z.string(),
  /** The one that everything starts in; it cannot be archived. */
  isDefault: z.boolean(),
  archived: z.boolean(),
  /** The day of its exam, as 2026-03-01; its cards are asked so that most is known on it. */
  examOn: z.string().nullable(),
  /** How many threads it holds. */
  threads: z.number().int(),
});
export type SubjectView = z.infer<typeof subjectView>;

/**
 * Query of `DELETE /api/subjects/{id}`: where what it holds goes, left out for the bin; then its cards are kept, unless they
 * are to be deleted.
 */
export const deleteSubjectQuery = z
  .object({ to: subjectId.optional(), cards: z.enum(["keep", "delete"]).optional() })
  .refine(({ to, cards }) => to === undefined || cards !== "delete", {
    ...{ path: ["cards"], error: "goes with the bin alone" },
  });
export type DeleteSubjectQuery = z.infer<typeof deleteSubjectQuery>;

/** Body of `POST /api/subjects`. */
export const createSubjectRequest = z.object({ name: subjectName });

/** Body of `PATCH /api/subjects/{id}`. */
export const changeSubjectRequest = z
  .object({
    name: subjectName.optional(),
    archived: z.boolean().optional(),
    /** Null for none. */
    examOn: z.iso
      .date()
      .refine((day) => day >= "2000", "long ago")
      .nullable()
      .optional(),
  })
  .refine((change) => Object.keys(change).length > 0, "changes nothing");
export type SubjectChange = z.infer<typeof changeSubjectRequest>;

/** Why something is not in the file of a subject: it was at work, or what is stored of it does not fit together. */
export const leftOutReason = z.enum(["unfinished", "broken"]);

/** Answer to `POST /api/subject-archives`. */
export const takenSubject = z.object({
  subject: subjectView,
  /** Whether this file was taken in before: then nothing was changed. */
  known: z.boolean(),
  /** What came; null of a file that was known. */
  counts: z
    .object({
      documents: z.number().int(),
      quizzes: z.number().int(),
      guides: z.number().int(),
      sources: z.number().int(),
      cards: z.number().int(),
    })
    .nullable(),
  /** What is not in the file. */
  leftOut: z.array(z.object({ kind: threadKind, title: z.string(), reason: leftOutReason })),
});
export type TakenSubject = z.infer<typeof takenSubject>;

/** Answer to `GET /api/subjects/{id}/archive/contents`. */
export const archiveContents = takenSubject.pick({ leftOut: true });

/** Answer to `GET /api/subjects`; `current` is where new things start, null before anything was begun. */
export const subjectList = z.object({
  subjects: z.array(subjectView),
  current: z.string().nullable(),
});
