import { contentWords } from "#lib/text/content-words.ts";
import { type ReplyRequest, requireFence, requireFences } from "./reply.ts";

/** A section of the prompt. @throws Error when it lacks its id or place */
export interface PromptSection {
  readonly id: string;
  readonly place: string;
  readonly text: string;
}

/** The sections of a prompt, in order. @throws Error when there is none */
export const promptSections = (request: ReplyRequest): PromptSection[] =>
  requireFences(request, "section").map(({ attributes: { id, place }, text }) => {
    if (id === undefined || place === undefined) {
      throw new Error("a section must come with its id and its place");
    }
    return { id, place, text };
  });

/** Words that the questions of tests hold whatever they are about. */
const asking = new Set(
  contentWords(
    "do use make get add my is it as can what does why where need should work как сделать можно ли нужно мне что такое почему где",
  ),
);

/** The meaningful words of the question. */
export const askedWords = (request: ReplyRequest): string[] =>
  contentWords(requireFence(request, "question").text).filter((word) => !asking.has(word));

/** How many of these words a text holds. */
export const sharedWords = (words: readonly string[], text: string): number => {
  const held = new Set(contentWords(text));
  return words.filter((word) => held.has(word)).length;
};

/** Names in bold. */
export const boldNames = (text: string): string[] =>
  [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = ""]) => name);
