import { documentPatchRequest } from "../schemas/study-requests.ts";
import { documentBodyLimit } from "./body-limits.ts";
import { readJson } from "./read-json.ts";

/**
 * The body of `POST /api/edit/{id}/patch`.
 * @throws AppError content_type_refused, body_too_large, bad_request
 */
export const readDocumentPatch = async (request: Request) => {
  const given = await readJson(request, documentPatchRequest, documentBodyLimit);
  const { old_text: oldText, new_text: newText, edit_metadata: metadata } = given;
  return { oldText, newText, similarity: metadata?.similarity ?? null };
};
