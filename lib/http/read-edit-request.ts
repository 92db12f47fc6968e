import { AppError } from "../errors.ts";
import { editRequestBody } from "../schemas/study-requests.ts";
import { documentBodyLimit } from "./body-limits.ts";
import { readJson } from "./read-json.ts";

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
