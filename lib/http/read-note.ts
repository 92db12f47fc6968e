import { z } from "zod";
import { AppError } from "../errors.ts";
import { checkNote } from "../notes/check-note.ts";
import { decodeNote } from "../notes/decode-note.ts";
import { noteTitle } from "../notes/note-title.ts";
import {
  type CreateThreadRequest,
  createThreadRequest,
  maxNoteBytes,
} from "../schemas/create-thread.ts";
import { mediaType, refuseContentType } from "./content-type.ts";
import { parseInput } from "./parse-input.ts";
import { readForm } from "./read-form.ts";
import { readJson } from "./read-json.ts";
import { shownFileName } from "./shown-file-name.ts";

const tooLarge = { code: "note_too_large", toldBytes: maxNoteBytes } as const;

/** JSON may write each character as `\uXXXX`, six bytes for one. */
const maxJson = { ...tooLarge, bytes: 6 * maxNoteBytes + 10_000 };

/** A file may hold two bytes for a character that UTF-8 writes in one; the rest is the form's. */
const maxForm = { ...tooLarge, bytes: 2 * maxNoteBytes + 50_000 };

/**
 * The body of `POST /api/threads`: JSON, or a form with a `file`. The note comes out as text that can
 * be stored, with a title: its own first heading or words when none was given.
 * @throws AppError note_empty, note_not_text, note_too_large, content_type_refused, bad_request
 */
export const readNote = async (request: Request): Promise<CreateThreadRequest> => {
  const note = await readNoteRequest(request);
  checkNote(note.text);
  return { ...note, title: note.title ?? noteTitle(note.text) };
};

const readNoteRequest = async (request: Request): Promise<CreateThreadRequest> => {
  const type = mediaType(request);
  if (type === "multipart/form-data") return fromForm(await readForm(request, maxForm));
  if (type === "application/json") return readJson(request, createThreadRequest, maxJson);
  return refuseContentType(request, ["application/json", "multipart/form-data"]);
};

/** Fields of a form are strings: an empty one is one that was left out. */
const formField = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z.string().optional(),
);

const form = z.object({
  kind: z.string(),
  text: z.string().optional(),
  title: formField,
  wanted: formField,
  mix: formField,
});

const fromForm = async (data: FormData): Promise<CreateThreadRequest> => {
  const { wanted, mix, ...fields } = parseInput(
    form,
    Object.fromEntries([...data].filter(([, value]) => typeof value === "string")),
  );
  const file = data.get("file");
  const upload = file instanceof File ? await readFile(file) : {};
  return parseInput(createThreadRequest, {
    ...fields,
    ...upload,
    ...(wanted === undefined ? {} : { wanted: Number(wanted) }),
    ...(mix === undefined ? {} : { mix: parseMix(mix) }),
  });
};

const readFile = async (file: File): Promise<{ text: string; fileName: string | null }> => ({
  text: decodeNote(new Uint8Array(await file.arrayBuffer())),
  fileName: shownFileName(file.name),
});

const parseMix = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_request", "The mix is not JSON.", {
      cause,
      details: { field: "mix", problem: "not JSON" },
    });
  }
};
