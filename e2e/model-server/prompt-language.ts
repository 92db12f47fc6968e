import type { Language } from "#lib/schemas/language.ts";
import type { ReplyRequest } from "./reply.ts";

/** The language that the instructions ask for. @throws Error when they name none. */
export const promptLanguage = ({ instructions }: ReplyRequest): Language => {
  if (/\bin Russian\b/.test(instructions)) return "ru";
  if (/\bin English\b/.test(instructions)) return "en";
  throw new Error("the instructions must name the language of the answer");
};
