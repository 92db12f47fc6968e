import { z } from "zod";
import { AppError } from "../errors.ts";
import { decodeNote } from "../notes/decode-note.ts";
import { shownFileName } from "./shown-file-name.ts";

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
