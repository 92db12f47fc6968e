import { AppError } from "../errors.ts";
import { maxSourceBytes } from "../library/library-limits.ts";
import { type BodyLimit, mediaType, readBody } from "./read-body.ts";
import { readForm, shownFileName } from "./read-form.ts";

const rawLimit: BodyLimit = {
  bytes: maxSourceBytes,
  code: "source_too_large",
  toldBytes: maxSourceBytes,
};
/** The rest is the form's. */
const formLimit: BodyLimit = { ...rawLimit, bytes: maxSourceBytes + 50_000 };

const named = (name: string | undefined): string => {
  const shown = shownFileName(name ?? "");
  if (shown !== null) return shown;
  throw new AppError("bad_request", "The file has no name.", {
    details: { field: "name", problem: "missing" },
  });
};

/**
 * A file for the library: of a form's field `file`, or the body itself with `?name=`.
 * @throws AppError source_too_large, bad_request
 */
export const readSource = async (
  request: Request,
  query: Readonly<Record<string, string>>,
): Promise<{ readonly fileName: string; readonly bytes: Uint8Array }> => {
  if (mediaType(request) !== "multipart/form-data") {
    return { fileName: named(query.name), bytes: await readBody(request, rawLimit) };
  }
  const file = (await readForm(request, formLimit)).get("file");
  if (file instanceof File) {
    return { fileName: named(file.name), bytes: new Uint8Array(await file.arrayBuffer()) };
  }
  throw new AppError("bad_request", "The form has no file.", {
    details: { field: "file", problem: "missing" },
  });
};
