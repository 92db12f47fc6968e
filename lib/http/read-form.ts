import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { decodeNote } from "#lib/notes/decode-note.ts";
import { type BodyLimit, mediaType, readBody, refuseContentType } from "./read-body.ts";

const longestName = 255;

/** A sent file's name without folders, fit to be stored and shown; it is never opened. Null when nothing is left. */
export const shownFileName = (name: string): string | null => {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return last.replaceAll(/\p{C}/gu, "").toWellFormed().slice(-longestName).toWellFormed() || null;
};

/** Fields of a form are strings: an empty one is one that was left out. */
export const formField = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z.string().optional(),
);

/** The fields of a form that are no files. */
export const formTexts = (form: FormData): Record<string, unknown> =>
  Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));

/**
 * The text of a form's `file`, with its name; nothing when none was chosen.
 * @throws AppError note_not_text
 */
export const formNote = async (
  form: FormData,
): Promise<{ text: string; fileName: string | null } | null> => {
  const file = form.get("file");
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) return null;
  const text = decodeNote(new Uint8Array(await file.arrayBuffer()));
  return { text, fileName: shownFileName(file.name) };
};

/** A field that holds JSON. @throws AppError bad_request */
export const parseField = (field: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_request", `The field ${field} is not JSON.`, {
      cause,
      details: { field, problem: "not JSON" },
    });
  }
};

/**
 * The body as a form, read no further than its limit.
 * @throws AppError content_type_refused, bad_request, the limit's code
 */
export const readForm = async (request: Request, limit: BodyLimit): Promise<FormData> => {
  const type = "multipart/form-data";
  if (mediaType(request) !== type) return refuseContentType(request, [type]);
  const bytes = await readBody(request, limit);
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  try {
    return await new Response(bytes, { headers }).formData();
  } catch (cause) {
    throw new AppError("bad_request", "The form cannot be read.", { cause });
  }
};
