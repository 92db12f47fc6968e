import { z } from "zod";
import type { BodyLimit } from "#lib/bounded-body.ts";
import { AppError } from "#lib/errors.ts";
import { checkNote } from "#lib/notes/check-note.ts";
import { noteTitle } from "#lib/notes/note-title.ts";
import { type AddCardsRequest, addCardsRequest } from "#lib/schemas/card.ts";
import { type CreateGuideRequest, createGuideRequest } from "#lib/schemas/guide.ts";
import { type AddSourceRequest, addSourceRequest, sourceTextRequest } from "#lib/schemas/source.ts";
import { documentPatchRequest, editRequestBody } from "#lib/schemas/study.ts";
import {
  maxDocumentCharacters,
  maxPhotoBytes,
  maxPhotos,
  maxTopicCharacters,
} from "#lib/schemas/study-limits.ts";
import {
  type CreateQuizRequest,
  type CreateStudyRequest,
  type CreateThreadRequest,
  createQuizRequest,
  createStudyRequest,
  maxNoteBytes,
} from "#lib/schemas/thread-requests.ts";
import type { NewUpload } from "#lib/study/study-store.ts";
import {
  formField,
  formNote,
  formTexts,
  mediaType,
  parseField,
  parseInput,
  readForm,
  readJson,
  refuseContentType,
} from "./read-body.ts";
import { readPhotos } from "./read-uploads.ts";

/** A note that becomes a quiz, of a JSON body. @throws AppError note_empty, note_not_text, note_too_large, bad_request */
const noteFromJson = (body: unknown): CreateQuizRequest =>
  checkedNote(parseInput(createQuizRequest, body));

/** The same of a form, with the note as `text` or as a `file`. */
const noteFromForm = async (data: FormData): Promise<CreateQuizRequest> =>
  checkedNote(await quizFromForm(data));

/** The note comes out as text that can be stored, with a title: its own first heading or words when none was given. */
const checkedNote = (note: CreateQuizRequest): CreateQuizRequest => {
  if (note.sourceIds !== undefined && note.document !== undefined) {
    throw new AppError("bad_request", "Sources and a document cannot be given together.", {
      details: { field: "document", problem: "given beside sourceIds" },
    });
  }
  checkParts(note);
  if (note.sourceIds !== undefined || note.document !== undefined) return withoutText(note);
  checkNote(note.text);
  return { ...note, title: note.title ?? noteTitle(note.text) };
};

/** Parts are chosen of what it is made from, once of each. @throws AppError bad_request */
const checkParts = ({
  sourceIds = [],
  sourceParts = [],
}: Pick<CreateQuizRequest, "sourceIds" | "sourceParts">): void => {
  const named = new Set(sourceParts.map(({ sourceId }) => sourceId));
  if (named.size === sourceParts.length && [...named].every((id) => sourceIds.includes(id))) return;
  throw new AppError("bad_request", "Parts are chosen of other sources, or of one twice.", {
    details: { field: "sourceParts", problem: "not of the sources that it is made from" },
  });
};

/** What is made from sources, or from a document, brings no text of its own. @throws AppError bad_request */
const withoutText = <Request extends { readonly text: string }>(request: Request): Request => {
  if (request.text.trim() === "") return request;
  throw new AppError("bad_request", "A text cannot be given beside what it is made from.", {
    details: { field: "text", problem: "given beside what it is made from" },
  });
};

const quizFields = z.object({
  kind: z.string(),
  text: z.string().optional(),
  title: formField,
  subjectId: formField,
  wanted: formField,
  mix: formField,
});

const quizFromForm = async (data: FormData): Promise<CreateQuizRequest> => {
  const { wanted, mix, ...fields } = parseInput(quizFields, formTexts(data));
  const upload = await formNote(data);
  return parseInput(createQuizRequest, {
    ...fields,
    ...upload,
    ...(wanted === undefined ? {} : { wanted: Number(wanted) }),
    ...(mix === undefined ? {} : { mix: parseField("mix", mix) }),
  });
};

/** A missing topic has its own sentence, and so has one that is too long. */
const checkTopic = (body: unknown): void => {
  const topic = typeof body === "object" && body !== null && "topic" in body ? body.topic : "";
  if (typeof topic !== "string") return;
  if (topic.trim() === "") throw new AppError("topic_empty", "There is no topic.");
  if (topic.trim().length > maxTopicCharacters) {
    throw new AppError("topic_too_long", `A topic of ${topic.length} characters.`, {
      details: { limit: maxTopicCharacters },
    });
  }
};

/**
 * A topic with or without notes, of a JSON body. Notes of white space alone are none.
 * @throws AppError topic_empty, topic_too_long, note_not_text, note_too_large, bad_request
 */
const studyFromJson = (body: unknown): CreateStudyRequest => {
  checkTopic(body);
  const study = parseInput(createStudyRequest, body);
  checkParts(study);
  if (study.sourceIds !== undefined) return withoutText(study);
  if (study.text.trim() === "") return { ...study, text: "" };
  checkNote(study.text);
  return study;
};

const studyFields = z.object({
  kind: z.string(),
  topic: z.string().optional(),
  text: z.string().default(""),
  title: formField,
  subjectId: formField,
  marks: formField,
  fileName: formField,
  settings: formField,
});

/** The same of a form; a note of its `file` comes after what is in `text`. Photos are the caller's. */
const studyFromForm = async (data: FormData): Promise<CreateStudyRequest> => {
  const { settings, marks, text, fileName, ...fields } = parseInput(studyFields, formTexts(data));
  checkTopic(fields);
  const file = await formNote(data);
  return studyFromJson({
    ...fields,
    // A form puts its own line ends into what it sends: the same note would be another one than in JSON.
    text: [text.replaceAll("\r\n", "\n"), file?.text ?? ""]
      .filter((part) => part.trim() !== "")
      .join("\n\n"),
    fileName: file?.fileName ?? fileName,
    ...(settings === undefined ? {} : { settings: parseField("settings", settings) }),
    ...(marks === undefined ? {} : { marks: parseField("marks", marks) }),
  });
};

/** A question about a product, of a JSON body. @throws AppError bad_request */
const guideFromJson = (body: unknown): CreateGuideRequest => parseInput(createGuideRequest, body);

const guideFields = z.object({
  kind: z.string(),
  question: formField,
  packId: formField,
  version: formField,
  edition: formField,
  title: formField,
  subjectId: formField,
});

/** The same of a form. */
const guideFromForm = (data: FormData): CreateGuideRequest =>
  guideFromJson(parseInput(guideFields, formTexts(data)));

const tooLarge = { code: "note_too_large", toldBytes: maxNoteBytes } as const;

/** JSON may write each character as `\uXXXX`, six bytes for one; topic and wishes come besides. */
const maxJson: BodyLimit = { ...tooLarge, bytes: 6 * maxNoteBytes + 50_000 };

/** A file may hold two bytes for a character that UTF-8 writes in one; the rest is the form's. */
const noteForm = 2 * maxNoteBytes + 50_000;
const photoForm = noteForm + maxPhotos * (maxPhotoBytes + 1_000);

/** Whether a form begins with the fields of a study document: photos are taken for nothing else. */
const isStudyForm = (start: Uint8Array): boolean =>
  /name="kind"\r\n(?:[^\r\n]+\r\n){0,9}\r\nstudy\r\n/.test(
    new TextDecoder("latin1").decode(start.subarray(0, 64_000)),
  );

/** `kind` must come before photos, as it does in forms of browsers that name it first. */
const maxForm: BodyLimit = {
  ...tooLarge,
  bytes: noteForm,
  larger: {
    limit: { code: "body_too_large", bytes: photoForm, toldBytes: photoForm },
    allowed: isStudyForm,
  },
};

/**
 * The body of `POST /api/subjects/{id}/sources`.
 * @throws AppError note_empty, note_not_text, note_too_large, content_type_refused, bad_request
 */
export const readSourceText = async (request: Request): Promise<AddSourceRequest> => {
  const note = await readJson(request, addSourceRequest, maxJson);
  checkNote(note.text);
  return note;
};

/**
 * The body of `PUT /api/sources/{id}/text`.
 * @throws AppError note_empty, note_not_text, note_too_large, content_type_refused, bad_request
 */
export const readEditedText = async (request: Request): Promise<string> => {
  const { text } = await readJson(request, sourceTextRequest, maxJson);
  checkNote(text);
  return text;
};

/** A thousand cards, or a few with long sides; some requests bring more. */
const maxCards: BodyLimit = { code: "body_too_large", bytes: 2_000_000, toldBytes: 2_000_000 };

/** The body of `POST /api/cards`. @throws AppError content_type_refused, body_too_large, bad_request */
export const readCards = (request: Request): Promise<AddCardsRequest> =>
  readJson(request, addCardsRequest, maxCards);

const anyKind = z.looseObject({ kind: z.string() });

interface ThreadRequest {
  readonly asked: CreateThreadRequest;
  readonly photos: readonly NewUpload[];
}

/**
 * The body of `POST /api/threads`: JSON, or a form with a `file` and, for a study document, `photos`; a question about a product has neither.
 * @throws AppError note_empty, note_not_text, note_too_large, topic_empty, topic_too_long, body_too_large,
 *   content_type_refused, bad_request, and what `readPhotos` throws
 */
export const readThreadRequest = async (request: Request): Promise<ThreadRequest> => {
  const type = mediaType(request);
  if (type === "application/json") {
    const body = await readJson(request, anyKind, maxJson);
    return { asked: fromJson(body), photos: [] };
  }
  if (type === "multipart/form-data") return fromForm(await readForm(request, maxForm));
  return refuseContentType(request, ["application/json", "multipart/form-data"]);
};

const fromJson = (body: { readonly kind: string }): CreateThreadRequest => {
  if (body.kind === "guide") return guideFromJson(body);
  return body.kind === "study" ? studyFromJson(body) : noteFromJson(body);
};

const fromForm = async (guideFields: FormData): Promise<ThreadRequest> => {
  if (guideFields.get("kind") === "guide") return { asked: guideFromForm(guideFields), photos: [] };
  if (guideFields.get("kind") !== "study")
    return { asked: await noteFromForm(guideFields), photos: [] };
  const asked = await studyFromForm(guideFields);
  return { asked, photos: await readPhotos(guideFields) };
};

/** What goes and what comes, each as long as a document may be, and each character written as `\uXXXX`. */
const bytes = 2 * 6 * maxDocumentCharacters + 100_000;

/** Largest JSON body that holds texts of a document. */
export const documentBodyLimit: BodyLimit = { bytes, code: "body_too_large", toldBytes: bytes };

/**
 * The body of `POST /api/edit/{id}/patch`.
 * @throws AppError content_type_refused, body_too_large, bad_request
 */
export const readDocumentPatch = async (request: Request) => {
  const given = await readJson(request, documentPatchRequest, documentBodyLimit);
  const { old_text: oldText, new_text: newText, edit_metadata: metadata } = given;
  return { oldText, newText, similarity: metadata?.similarity ?? null };
};

/**
 * The body of `POST /api/edit/{id}`: `{ request, selection?, quote? }`.
 * @throws AppError content_type_refused, body_too_large, bad_request
 */
export const readEditRequest = async (request: Request) => {
  const {
    request: text,
    selection,
    quote,
  } = await readJson(request, editRequestBody, documentBodyLimit);
  if (selection && selection.end < selection.start) {
    throw new AppError("bad_request", "The selection ends before it begins.", {
      details: { field: "selection", problem: "ends before it begins" },
    });
  }
  return { text, selection, quote };
};
