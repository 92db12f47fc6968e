import { guideTitle } from "#lib/guide/guide-store.ts";
import type { CreateThreadRequest } from "#lib/schemas/thread-requests.ts";
import { noteLanguage } from "../concepts/note-language.ts";
import { noteTitle } from "../notes/note-title.ts";
import { nameTopic } from "../study/name-topic.ts";

/** The title that the student gave, else one made of the question, the note's first line or the topic. */
export const newThreadTitle = (request: CreateThreadRequest): string => {
  if (request.title !== undefined) return request.title;
  if (request.kind === "guide") return guideTitle(request.question);
  return request.kind === "quiz"
    ? noteTitle(request.text)
    : nameTopic(request.topic, request.settings.language ?? noteLanguage(request.topic));
};
