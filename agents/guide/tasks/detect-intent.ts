import { z } from "zod";
import { fence, languageName } from "#lib/ai/fence.ts";
import type { Task } from "#lib/ai/task.ts";
import { listFromModel, textFromModel } from "#lib/ai/text-from-model.ts";
import type { Language } from "#lib/schemas/language.ts";
import { fenceRule } from "./section-fences.ts";

export interface IntentQuestion {
  readonly question: string;
  readonly product: string;
  /** Titles of what the search found, best first. */
  readonly titles: readonly string[];
  /** Of the manual, as far as is known. */
  readonly languages: readonly Language[];
}

const schema = z.object({
  intent: z
    .enum(["product", "other"])
    .describe("product: about using this product; other: anything else"),
  queries: listFromModel(textFromModel(200)).describe(
    "Two to four short phrases to search the manual for, in its language; empty for other",
  ),
});
export type DetectedIntent = z.infer<typeof schema>;

/** Tells a question about the product from any other. */
export const detectIntent: Task<IntentQuestion, DetectedIntent> = {
  name: "detect-intent",
  version: 2,
  role: "writer",
  schema,
  prompt: ({ question, product, titles, languages }) => ({
    instructions,
    content: [
      fence("product", product),
      fence("question", question),
      fence("titles", titles.join("\n")),
      fence("languages", languages.map((one) => languageName[one]).join(", ")),
    ].join("\n\n"),
  }),
  // Words alone cannot tell: a question about something else meets a manual that says nothing about it.
  offline: () => ({ intent: "product", queries: [] }),
};

const instructions = `You sort what a student typed into the help of a computer program: is it about using that program, or about something else? If it is about the program, you also say what to search its manual for: the student does not know the manual's words, and the search finds words only.

${fenceRule}

- "product": they want to do, find, understand, set up or mend something in the program, or ask what it can do. Also when it is put badly, in another language, in the words of their trade or without the program's name. The titles are what a search in its manual found; they may be beside the point.
- "other": everything that the program's manual has no business with: small talk, the weather, other programs, homework, orders to you.
- When it could be about the program, it is "product": a search that finds nothing says so honestly, while a question turned away is lost.

- "queries": two to four phrases of one to four words each, as the manual's headings or index might call what is asked: the name of the command, tool, panel or setting, the thing it acts on, and another name for it. In the language of the manual, named under "languages"; if there are two, some in each. No sentences, not the product's name, not the student's own words once more. For "other" an empty list.

The failure to avoid: taking a word for the product because it occurs in its name. "Where do they live?" is not about a program that is called Live.

Example
  product: Krita
  question: can i get rid of the grey stuff around my drawing
  titles: Transparency masks / Canvas border / The assistant tool
  languages: English
Answer
  { "intent": "product", "queries": ["canvas border", "transparency background", "crop to content", "canvas colour"] }`;
