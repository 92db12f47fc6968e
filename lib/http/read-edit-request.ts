import { AppError } from "#lib/errors.ts";
import { documentPatchRequest, editRequestBody } from "#lib/schemas/study-requests.ts";
import { maxDocumentCharacters } from "#lib/study/study-limits.ts";
import { type BodyLimit, readJson } from "./read-body.ts";

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
