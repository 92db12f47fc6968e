import { z } from "zod";
import { AppError } from "../errors.ts";
import { checkNote } from "../notes/check-note.ts";
import { type CreateStudyRequest, createStudyRequest } from "../schemas/create-thread.ts";
import { maxTopicCharacters } from "../study/study-limits.ts";
import { formField, formNote, formTexts, parseField } from "./form-fields.ts";
import { parseInput } from "./parse-input.ts";

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
export const studyFromJson = (body: unknown): CreateStudyRequest => {
  checkTopic(body);
  const study = parseInput(createStudyRequest, body);
  if (study.text.trim() === "") return { ...study, text: "" };
  checkNote(study.text);
  return study;
};

const form = z.object({
  kind: z.string(),
  topic: z.string().optional(),
  text: z.string().default(""),
  title: formField,
  fileName: formField,
  settings: formField,
});

/** The same of a form; a note of its `file` comes after what is in `text`. Photos are the caller's. */
export const studyFromForm = async (data: FormData): Promise<CreateStudyRequest> => {
  const { settings, text, fileName, ...fields } = parseInput(form, formTexts(data));
  checkTopic(fields);
  const file = await formNote(data);
  return studyFromJson({
    ...fields,
    text: [text, file?.text ?? ""].filter((part) => part.trim() !== "").join("\n\n"),
    fileName: file?.fileName ?? fileName,
    ...(settings === undefined ? {} : { settings: parseField("settings", settings) }),
  });
};
