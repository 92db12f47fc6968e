import { z } from "zod";
import { type CreateThreadRequest, maxNoteBytes } from "../schemas/create-thread.ts";
import type { CreateGuideRequest } from "../schemas/guide.ts";
import { createGuideRequest } from "../schemas/guide.ts";
import { maxPhotoBytes, maxPhotos } from "../study/study-limits.ts";
import type { NewUpload } from "../study/study-store.ts";
import { mediaType, refuseContentType } from "./content-type.ts";
import { formField, formTexts } from "./form-fields.ts";
import { parseInput } from "./parse-input.ts";
import type { BodyLimit } from "./read-body.ts";
import { readForm } from "./read-form.ts";
import { readJson } from "./read-json.ts";
import { noteFromForm, noteFromJson } from "./read-note.ts";
import { readPhotos } from "./read-photos.ts";
import { studyFromForm, studyFromJson } from "./read-study-request.ts";

/** A question about a product, of a JSON body. @throws AppError bad_request */
const guideFromJson = (body: unknown): CreateGuideRequest => parseInput(createGuideRequest, body);

const form = z.object({
  kind: z.string(),
  question: formField,
  packId: formField,
  version: formField,
  edition: formField,
  title: formField,
});

/** The same of a form. */
const guideFromForm = (data: FormData): CreateGuideRequest =>
  guideFromJson(parseInput(form, formTexts(data)));

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

const anyKind = z.looseObject({ kind: z.string() });

export interface ThreadRequest {
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

const fromForm = async (form: FormData): Promise<ThreadRequest> => {
  if (form.get("kind") === "guide") return { asked: guideFromForm(form), photos: [] };
  if (form.get("kind") !== "study") return { asked: await noteFromForm(form), photos: [] };
  const asked = await studyFromForm(form);
  return { asked, photos: await readPhotos(form) };
};
