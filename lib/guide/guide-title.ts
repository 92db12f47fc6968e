import { shortTitle } from "../threads/short-title.ts";

/** A guide's title: its question in one line. */
export const guideTitle = (question: string): string =>
  shortTitle(question.replace(/\s+/gu, " ").trim());
