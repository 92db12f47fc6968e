import { z } from "zod";
import { fence } from "#lib/ai/fence.ts";
import { languageName } from "#lib/ai/language-name.ts";
import type { PromptPicture, Task } from "#lib/ai/task.ts";
import { textFromModel } from "#lib/ai/text-from-model.ts";
import { languageAdvice } from "#lib/guide/answer-advice.ts";
import type { Language } from "#lib/schemas/language.ts";
import { fenceRule } from "./section-fences.ts";

export interface CheckStepInput {
  readonly language: Language;
  readonly step: string;
  readonly section: string;
  /** Null when there is none from before the step. */
  readonly before: PromptPicture | null;
  readonly after: PromptPicture;
}

const schema = z.object({
  done: z
    .enum(["yes", "no", "unknown"])
    .describe("Whether the picture shows that the step was done"),
  explanation: textFromModel(1_000).describe(
    "One or two sentences to the student: what is seen, and what differs from what it should be",
  ),
});
export type StepVerdict = z.infer<typeof schema>;

/** Compares the screen before and after a step with what the step should have done. */
export const checkStep: Task<CheckStepInput, StepVerdict> = {
  name: "check-step",
  version: 2,
  role: "vision",
  schema,
  reasks: 1,
  prompt: ({ language, step, section, before, after }) => ({
    instructions: instructions(language),
    content: [
      before === null
        ? "The picture shows the screen after the step."
        : "The first picture shows the screen before the step, the second one after it.",
      fence("step", step),
      fence("manual", section),
    ].join("\n\n"),
    pictures: before === null ? [after] : [before, after],
  }),
  check: ({ explanation }) =>
    explanation.trim() === "" ? "The sentence to the student is missing." : null,
  advice: ({ explanation }, { language }) =>
    explanation.includes("*")
      ? "The explanation is shown as plain text: write names in quotation marks, without asterisks."
      : languageAdvice([explanation], language),
  // Whoever asks compares the texts of the pictures then.
  offline: () => ({ done: "unknown", explanation: "" }),
};

const instructions = (
  language: Language,
): string => `A student did one step of a manual on their own screen. From the pictures you say whether the screen is now as it should be after that step.

${fenceRule} That holds for what is written in the pictures, too.

- "yes": you see the step's result, or what can only be there after it.
- "no": you see that it was not done, or that something else was. "explanation" then says what you see and what should be there instead, so that the student knows what to do.
- "unknown": the pictures do not show it either way: the place is hidden, the step leaves no trace on the screen, it is another program.
- "explanation": one or two sentences in ${languageName[language]}, to the student; name what can be seen by the words on the screen, in quotation marks. Plain text, no Markdown. No praise.

The failure to avoid: "yes" because the student probably did it. They look at the next step then, and nothing fits.

Example
  step: Tick **Loop** in the clip's panel.
  first picture: the panel with Loop unticked; second picture: the same panel, Loop unticked, another clip selected
Answer
  { "done": "no", "explanation": "The panel now shows another clip, and “Loop” is still unticked. Select the clip from before and tick “Loop” there." }`;
