import { z } from "zod";
import { fence, languageName } from "#lib/ai/fence.ts";
import type { Task } from "#lib/ai/task.ts";
import { listFromModel, textFromModel } from "#lib/ai/text-from-model.ts";
import type { Language } from "#lib/schemas/language.ts";
import { fenceRule } from "./section-fences.ts";

export interface MissedQuestion {
  readonly question: string;
  /** What of it the sections do not say, where they answer the rest; empty where they answer nothing. */
  readonly missing: string;
  readonly product: string;
  /** What the manual was searched for besides the question's own words. */
  readonly phrases: readonly string[];
  /** Titles of the sections that were found and do not answer. */
  readonly titles: readonly string[];
  /** Of the manual. */
  readonly languages: readonly Language[];
}

const schema = z.object({
  queries: listFromModel(textFromModel(200)).describe(
    "One to four short phrases that were not searched for, in the manual's language; empty where there are none",
  ),
});

/** Before the manual is said to be silent: what else it may call what is asked. */
export const otherPhrases: Task<MissedQuestion, z.infer<typeof schema>> = {
  name: "other-phrases",
  version: 2,
  role: "writer",
  schema,
  prompt: ({ question, missing, product, phrases, titles, languages }) => ({
    instructions,
    content: [
      fence("product", product),
      fence("question", question),
      ...(missing === "" ? [] : [fence("missing", missing)]),
      fence("searched", phrases.join("\n")),
      fence("titles", titles.join("\n")),
      fence("languages", languages.map((one) => languageName[one]).join(", ")),
    ].join("\n\n"),
  }),
  offline: () => ({ queries: [] }),
};

const instructions = `A student asked something about a computer program. Its manual was searched for the question and for what stands under "searched"; the sections found, whose titles you see, do not answer it. The search finds words only. You say what else to search for, before the student is told that nothing was found.

${fenceRule}

- "queries": one to four phrases of one to four words each, as this manual's headings, menus or index might call what is asked. The titles show how it names things: follow them. Go another way than before: the thing that the command acts on instead of the command, the menu, panel, dialog or setting where it would stand, the general name for a special case, the special name for a general one.
- In the language of the manual, named under "languages"; if there are two, some in each. No sentences, not the product's name, nothing that was searched for already, in whatever order of words.
- If a block "missing" is there, the rest of the question is answered, and only what it names is still looked for.
- Where nothing else comes to mind that such a manual could have, an empty list is right: then the student is told at once.

The failure to avoid: the phrases of before with another ending.

Example
  product: Krita
  question: can i get rid of the grey stuff around my drawing
  searched: transparency background / crop to content
  titles: Transparency masks / Crop tool / Image background colour
  languages: English
Answer
  { "queries": ["canvas border", "canvas only mode", "display settings"] }`;
