import { z } from "zod";
import { fence, languageName } from "#lib/ai/fence.ts";
import type { Task } from "#lib/ai/task.ts";
import { textFromModel } from "#lib/ai/text-from-model.ts";
import { languageAdvice } from "#lib/guide/answer-advice.ts";
import type { Language } from "#lib/schemas/language.ts";
import { fenceRule, meantId } from "./section-fences.ts";

export interface CheckVersionFitInput {
  readonly language: Language;
  readonly question: string;
  readonly product: string;
  readonly version: string | null;
  readonly edition: string | null;
  /** What their fields say does not fit this version and edition. */
  readonly concerns: readonly {
    readonly id: string;
    readonly feature: string;
    readonly fact: string;
    readonly limit: string | null;
  }[];
  /** Not shown: the one that rules take for what the question is about; null for none. */
  readonly byName: string | null;
}

const schema = z.object({
  differenceId: textFromModel()
    .nullable()
    .describe("The id of the difference that the question runs into; null when it runs into none"),
  because: textFromModel(600).describe(
    "One sentence to the student: what will not work for them, and why. Empty for none",
  ),
});
export type VersionFit = z.infer<typeof schema>;

/** The difference that a model means by what it wrote; null for none. */
export const meantDifference = (
  written: string | null,
  concerns: readonly { readonly id: string; readonly feature: string }[],
): string | null =>
  written === null || ["", "null", "none"].includes(written.trim().toLowerCase())
    ? null
    : meantId(
        written,
        concerns.map(({ id, feature }) => ({ id, names: [feature] })),
      );

/** Tells which of the differences, that do not fit the student's version and edition, the question is about. */
export const checkVersionFit: Task<CheckVersionFitInput, VersionFit> = {
  name: "check-version-fit",
  version: 1,
  role: "judge",
  schema,
  prompt: (input) => ({ instructions: instructions(input.language), content: content(input) }),
  check: ({ differenceId, because }, { concerns }) => {
    const meant = meantDifference(differenceId, concerns);
    if (meant === null) return null;
    if (!concerns.some(({ id }) => id === meant)) {
      return `There is no difference ${JSON.stringify(differenceId)}. The ids are ${concerns.map(({ id }) => id).join(", ")}.`;
    }
    return because.trim() === "" ? "The sentence to the student is missing." : null;
  },
  advice: ({ because }, { language }) => languageAdvice([because], language),
  offline: ({ byName }) => ({ differenceId: byName, because: "" }),
};

const instructions = (
  language: Language,
): string => `A student asks how to do something in a program. Each of the differences below is true, and by its version or edition it does not hold for this student. You decide one thing only: can what the student asks for be done without the feature of any of them?

${fenceRule}

- Name a difference only if the task needs its feature: without the feature the task cannot be done, or stops at the limit before it is done.
- A feature that merely occurs in the same field, shares a word with the question, or would be another way to the same end, is none.
- If several are needed, name the one that stops the student first.
- "because" is one plain sentence in ${languageName[language]}, made of the difference's fact alone. Do not add what you know of the program.

The failure to avoid: warning a student off a task that works, because a difference shares a word with the question.

Example
  question: how do I make the drums louder in the mixer
  student: version 3, edition Home
  difference d1: Surround mixing – Home has no surround mixing.
  difference d2: Drum synthesiser – belongs to Studio only.
Answer
  { "differenceId": null, "because": "" }`;

const content = ({ question, product, version, edition, concerns }: CheckVersionFitInput) =>
  [
    fence("question", question),
    fence(
      "student",
      `${product}, version ${version ?? "unknown"}, edition ${edition ?? "unknown"}`,
    ),
    ...concerns.map(({ id, feature, fact, limit }) =>
      fence("difference", [feature, fact, ...(limit ? [limit] : [])].join("\n"), { id }),
    ),
  ].join("\n\n");
