import { readFile } from "node:fs/promises";
import { z } from "zod";

const retrievalQuestion = z.object({
  question: z.string().trim().min(1),
  /** Addresses of sections that answer it, such as `page.html#anchor`; none when the manual does not. */
  gold: z.array(z.string()),
  /**
   * Other sections that answer it by themselves, as a reader found who went through the sure answers without a gold section
   * among the first five. They count in no figure but that of sure answers as read.
   */
  also: z.array(z.string()).default([]),
  /** Texts that answer it, wherever in the page or section `at` they stand. */
  spans: z.array(z.object({ at: z.string(), text: z.string() })).default([]),
  /** On which the search is tuned, on which weights were chosen afterwards, and the newest, written by who knew neither. */
  part: z.enum(["dev", "test", "fresh"]).optional(),
});
export type RetrievalQuestion = z.infer<typeof retrievalQuestion>;

/**
 * Reads questions about a manual.
 * @throws ZodError when the file is not a list of questions
 */
export const readQuestions = async (path: string): Promise<RetrievalQuestion[]> =>
  z.array(retrievalQuestion).parse(JSON.parse(await readFile(path, "utf8")));

/**
 * Reads what to search for besides each question, as a model would be asked for it.
 * @throws ZodError when the file is not an object of lists of phrases
 */
export const readPhrases = async (path: string): Promise<Record<string, string[]>> =>
  z.record(z.string(), z.array(z.string())).parse(JSON.parse(await readFile(path, "utf8")));
