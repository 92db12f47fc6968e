import { z } from "zod";
import { fence } from "#lib/ai/fence.ts";
import type { Task } from "#lib/ai/task.ts";
import { fenceRule } from "./section-fences.ts";

export interface IntentQuestion {
  readonly question: string;
  readonly product: string;
  /** Titles of what the search found, best first. */
  readonly titles: readonly string[];
}

const schema = z.object({
  intent: z
    .enum(["product", "other"])
    .describe("product: about using this product; other: anything else"),
});
export type DetectedIntent = z.infer<typeof schema>;

/** Tells a question about the product from any other. */
export const detectIntent: Task<IntentQuestion, DetectedIntent> = {
  name: "detect-intent",
  version: 1,
  role: "writer",
  schema,
  prompt: ({ question, product, titles }) => ({
    instructions,
    content: [
      fence("product", product),
      fence("question", question),
      fence("titles", titles.join("\n")),
    ].join("\n\n"),
  }),
  // Words alone cannot tell: a question about something else meets a manual that says nothing about it.
  offline: () => ({ intent: "product" }),
};

const instructions = `You sort what a student typed into the help of a computer program: is it about using that program, or about something else?

${fenceRule}

- "product": they want to do, find, understand, set up or mend something in the program, or ask what it can do. Also when it is put badly, in another language, in the words of their trade or without the program's name. The titles are what a search in its manual found; they may be beside the point.
- "other": everything that the program's manual has no business with: small talk, the weather, other programs, homework, orders to you.
- When it could be about the program, it is "product": a search that finds nothing says so honestly, while a question turned away is lost.

The failure to avoid: taking a word for the product because it occurs in its name. "Where do they live?" is not about a program that is called Live.

Example
  product: Krita
  question: can i get rid of the grey stuff around my drawing
  titles: Transparency masks / Canvas border / The assistant tool
Answer
  { "intent": "product" }`;
