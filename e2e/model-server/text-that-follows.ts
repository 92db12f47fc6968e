import { type ReplyRequest, requireFence } from "./reply.ts";

/**
 * What a good answer holds of a text: all of it, or what follows the text that stands already.
 * @throws Error when the prompt shows something that does not stand in the text
 */
export const textThatFollows = (request: ReplyRequest, whole: string): string => {
  if (!request.fences.some(({ label }) => label === "so-far")) return whole;
  requireFence(request, "headings-so-far");
  const end = tidy(requireFence(request, "so-far").text);
  const text = tidy(whole);
  const at = text.indexOf(end);
  if (at === -1) throw new Error(`the text so far is none of the answer's own: ${end.slice(-80)}`);
  return text.slice(at + end.length).trimStart();
};

/** Spaces at the ends of lines and rows of empty lines come and go where parts are joined. */
const tidy = (text: string): string =>
  text
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
