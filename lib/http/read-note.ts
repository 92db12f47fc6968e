import { z } from "zod";
import { checkNote } from "../notes/check-note.ts";
import { noteTitle } from "../notes/note-title.ts";
import { type CreateQuizRequest, createQuizRequest } from "../schemas/create-thread.ts";
import { formField, formNote, formTexts, parseField } from "./form-fields.ts";
import { parseInput } from "./parse-input.ts";

/** A note that becomes a quiz, of a JSON body. @throws AppError note_empty, note_not_text, note_too_large, bad_request */
export const noteFromJson = (body: unknown): CreateQuizRequest =>
  checked(parseInput(createQuizRequest, body));

/** The same of a form, with the note as `text` or as a `file`. */
export const noteFromForm = async (data: FormData): Promise<CreateQuizRequest> =>
  checked(await fromForm(data));

/** The note comes out as text that can be stored, with a title: its own first heading or words when none was given. */
const checked = (note: CreateQuizRequest): CreateQuizRequest => {
  checkNote(note.text);
  return { ...note, title: note.title ?? noteTitle(note.text) };
};

const form = z.object({
  kind: z.string(),
  text: z.string().optional(),
  title: formField,
  wanted: formField,
  mix: formField,
});

const fromForm = async (data: FormData): Promise<CreateQuizRequest> => {
  const { wanted, mix, ...fields } = parseInput(form, formTexts(data));
  const upload = await formNote(data);
  return parseInput(createQuizRequest, {
    ...fields,
    ...upload,
    ...(wanted === undefined ? {} : { wanted: Number(wanted) }),
    ...(mix === undefined ? {} : { mix: parseField("mix", mix) }),
  });
};
