import { z } from "zod";
import { cardPicture } from "./card.ts";
import { mostMarks, mostSources, openingLength } from "./source-limits.ts";
import { subjectId } from "./subject.ts";
import { withoutNul } from "./thread.ts";

/** What the parts of a file are counted in. */
const placeUnit = z.enum(["page", "slide", "chapter"]);

/** Where a page, a slide or a chapter of a file begins in the text that was read from it. */
export const sourcePlace = z.object({
  /** In UTF-16 units of the text. */
  start: z.number().int().min(0),
  length: z.number().int().min(1),
  file: z.string(),
  unit: placeUnit,
  /** Its number; null of a chapter, which has its title. */
  page: z.number().int().nullable(),
  title: z.string(),
});
export type SourcePlace = z.infer<typeof sourcePlace>;

/** Of a text that was made of chosen parts of a source: where the part stands in the source's text of that revision. */
export const excerptPlace = sourcePlace.extend({
  within: z.object({ start: z.number().int().min(0), end: z.number().int().min(0) }).optional(),
});
export type ExcerptPlace = z.infer<typeof excerptPlace>;

/** A page, a slide or a chapter of a file, as a passage names where it comes from. */
export const namedPlace = sourcePlace.omit({ start: true, length: true });
export type NamedPlace = z.infer<typeof namedPlace>;

/**
 * A part of a file that a note was put together from, as it is sent with the note: the student may have changed the text
 * since, so that its place is looked for.
 */
const noteMark = sourcePlace.omit({ start: true }).extend({
  file: withoutNul(z.string().max(255)),
  title: withoutNul(z.string().max(200)),
  /** How it begins. */
  opening: withoutNul(z.string().min(1).max(openingLength)),
});
export type NoteMark = z.infer<typeof noteMark>;

/** The parts of the files that a note was read from, in their order. */
export const noteMarks = z.array(noteMark).max(mostMarks).optional();

/** What something is made from, instead of a text: sources of the owner's, in this order. */
export const fromSources = z.array(subjectId).min(1).max(mostSources).optional();

/** Which parts of a source something is made from: those that begin at these places of its text, as `GET /api/sources/{id}` tells. */
const chosenParts = z.object({
  sourceId: subjectId,
  /** Of the text in which they begin there. */
  revision: z.number().int().min(0),
  starts: z.array(z.number().int().min(0)).min(1).max(mostMarks),
});
export type ChosenParts = z.infer<typeof chosenParts>;

/** Of some of the sources that something is made from; of the others it is made whole. */
export const fromParts = z.array(chosenParts).min(1).max(mostSources).optional();

/** Body of `POST /api/subjects/{id}/sources`: a text, and the parts of the file that it was read from. */
export const addSourceRequest = z.object({
  text: z.string(),
  fileName: withoutNul(z.string().max(255)).nullable().default(null),
  marks: noteMarks,
});
export type AddSourceRequest = z.infer<typeof addSourceRequest>;

/** Where what was made from a source that goes is put; left out, it stays with a text of its own. */
const madeInto = z.literal("bin").optional();

/** Query of `DELETE /api/sources/{id}`. */
export const deleteSourceQuery = z.object({ made: madeInto });
export type DeleteSourceQuery = z.infer<typeof deleteSourceQuery>;

/** Body of `PATCH /api/sources/{id}`: another title, into the bin or out of it. */
export const changeSourceRequest = z
  .object({
    title: withoutNul(z.string().trim().min(1).max(120)).optional(),
    binned: z.boolean().optional(),
    made: madeInto,
  })
  .refine((change) => Object.keys(change).length > 0, "changes nothing")
  .refine(({ binned, title, made }) => (binned && title === undefined) || made === undefined, {
    ...{ path: ["made"], error: "goes with the bin alone" },
  });
export type SourceChange = z.infer<typeof changeSourceRequest>;

/** Body of `PUT /api/sources/{id}/text`. */
export const sourceTextRequest = z.object({ text: z.string() });

/** One change of a note, as an edit is (`lib/quotes/patch.ts`): `inserted` takes the place of `removed`. */
export const notePatch = z.object({
  start: z.number().int(),
  removed: z.string(),
  inserted: z.string(),
});

/** How the text of a source came to be another one. */
const sourceEditCause = z.discriminatedUnion("by", [
  /** By the student's hand. */
  z.object({ by: z.literal("hand") }),
  /** By corrections of a quiz: its wording, the former one, or what the student wrote in its place. */
  z.object({
    by: z.literal("correction"),
    quizId: z.string(),
    wording: z.enum(["fixed", "original", "own"]),
  }),
  /** By what was changed in the document that it was taken from. */
  z.object({ by: z.literal("document"), threadId: z.string() }),
  /** By bringing an earlier text back. */
  z.object({ by: z.literal("restored"), revision: z.number().int().min(0) }),
]);
export type SourceEditCause = z.infer<typeof sourceEditCause>;

/** One change of a source's text. */
export const sourceEdit = z.object({
  /** Of the text that it led to. */
  revision: z.number().int().min(1),
  at: z.iso.datetime(),
  cause: sourceEditCause,
  /** Against the text before, in its order. */
  patches: z.array(notePatch),
});
export type SourceEdit = z.infer<typeof sourceEdit>;

/** A change of a text, where not all of it is quoted with some text around it. */
const shownChange = z.object({
  before: z.string(),
  after: z.string(),
  /** Whether it lies between the fences of code. */
  isCode: z.boolean(),
});

/** A text that a source had or has, and what made it of the one before. */
const sourceVersion = z.object({
  revision: z.number().int(),
  /** Since when; null where that is not known. */
  at: z.string().nullable(),
  /** Null of the oldest one that is known. */
  cause: sourceEditCause.nullable(),
  /** The title of the quiz that corrected it; null where it was none, or is no more. */
  quizTitle: z.string().nullable(),
  /** The title of the document whose change it took over; null where it was none, or is no more. */
  documentTitle: z.string().nullable(),
  changes: z.array(shownChange),
});
export type SourceVersion = z.infer<typeof sourceVersion>;

/** Answer to `GET /api/sources/{id}/revisions`: newest first. */
export const sourceVersions = z.object({ revisions: z.array(sourceVersion) });

/** Body of `POST /api/sources/{id}/revisions`: the text of which revision comes back, as a new one. */
export const restoreSourceRequest = z.object({ revision: z.number().int().min(0) });

/** What was changed in the document that a source was taken from, since the source has its text. */
const documentChange = z.object({
  sourceId: z.string(),
  sourceTitle: z.string(),
  document: z.object({ threadId: z.string(), title: z.string() }),
  /** Names what was seen, for the press that settles it. */
  change: z.string(),
  /** What the source would say that it does not; empty where nothing is left of its part in the document. */
  changes: z.array(shownChange),
  /** Words of the student's own in the source that give way to it. */
  lost: z.array(z.string()),
  /** Words that the student deleted there, and that it brings back. */
  returned: z.array(z.string()),
});
export type DocumentChange = z.infer<typeof documentChange>;

/** Answer to `GET /api/sources/{id}/document`: null where the source was taken from no document, or nothing of it was changed. */
export const documentChangeAnswer = z.object({ changed: documentChange.nullable() });

/** Body of `POST /api/sources/{id}/document`: whether the source gets what was changed, or stays as it is. */
export const settleDocumentRequest = z.object({ change: z.string().max(100), take: z.boolean() });
export type SettleDocument = z.infer<typeof settleDocumentRequest>;

/** A source in the list of a subject. */
export const sourceView = z.object({
  id: z.string(),
  subjectId: z.string(),
  title: z.string(),
  fileName: z.string().nullable(),
  words: z.number().int(),
  /** How often its text was changed. */
  revision: z.number().int(),
  /** How many threads rest on it, on any of its texts. */
  threads: z.number().int(),
  createdAt: z.string(),
});
export type SourceView = z.infer<typeof sourceView>;

/** A part of a source that can be chosen by itself, up to where the next begins. */
const sourcePartView = sourcePlace.extend({
  /** 1 for what stands above all others. */
  level: z.number().int(),
  words: z.number().int(),
});

/** A source as `GET /api/sources/{id}` answers. */
export const wholeSource = sourceView.extend({
  text: z.string(),
  places: z.array(sourcePlace),
  /** All of its text: by its places, else by its headings. */
  parts: z.array(sourcePartView),
  /** Those that its text shows; a reference to any other one shows its caption. */
  pictures: z.array(cardPicture),
});
export type WholeSource = z.infer<typeof wholeSource>;

/** Answer to `GET /api/subjects/{id}/sources`. */
export const sourceList = z.object({ sources: z.array(sourceView) });
