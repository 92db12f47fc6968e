import { z } from "zod";
import { fence, languageName } from "#lib/ai/fence.ts";
import type { Task } from "#lib/ai/task.ts";
import { textFromModel } from "#lib/ai/text-from-model.ts";
import { languageAdvice } from "#lib/guide/answer-advice.ts";
import type { GuideSection } from "#lib/guide/guide-sections.ts";
import { translator } from "#lib/i18n/translator.ts";
import { helpByRules, pathTitle } from "#lib/rules/answer-by-rules.ts";
import type { Language } from "#lib/schemas/language.ts";
import { fenceRule, sectionFences } from "./section-fences.ts";

export interface HelpWithStepInput {
  readonly language: Language;
  readonly task: string;
  readonly step: string;
  /** What the last look at the screen came to; null when there was none. */
  readonly check: string | null;
  /** The last messages, oldest first. */
  readonly said: readonly string[];
  /** That of the step. */
  readonly section: GuideSection;
  /** Help that was given for this step before, so that the next one says something else. */
  readonly given: readonly string[];
}

const schema = z.object({
  help: textFromModel(4_000).describe("The step in more detail, in Markdown"),
});
export type StepHelp = z.infer<typeof schema>;

/** Explains one step in more detail, from its section of the manual alone. */
export const helpWithStep: Task<HelpWithStepInput, StepHelp> = {
  name: "help-with-step",
  version: 2,
  role: "writer",
  schema,
  prompt: (input) => ({ instructions: instructions(input.language), content: content(input) }),
  check: ({ help }) => (help.trim() === "" ? "The help is empty." : null),
  advice: ({ help }, { language }) => languageAdvice([help], language),
  spoken: (help) => ({ help }),
  offline: ({ language, step, section, given }) => {
    const text = translator(language, "guideTalk");
    const quote = helpByRules(step, section.text, given);
    const title = pathTitle(section);
    if (quote === null) return { help: text("helpNoMore", { title }) };
    return { help: text(given.length === 0 ? "helpFromSection" : "helpRest", { title, quote }) };
  },
};

const instructions = (
  language: Language,
): string => `A student is stuck at one step of a task in a program. You explain this step in more detail, in ${languageName[language]}, from the manual's section and from nothing else.

${fenceRule}

- What to look for and where, what to do with it, and how they see that it worked: three to six short sentences, or a short list.
- If a block "seen" is there, it says what their screen shows: begin with what is wrong in it.
- If a block "said" is there, it is what was said before: where the student says what is wrong, help with that.
- If a block "given" is there, it did not help: say it differently, or what the section says around the step.
- No menu, button, key or value that the section does not name. Where the section says no more than the step, say so.

The failure to avoid: the step once more in longer words.

Example
  step: Arm the track.
  section s1 (Recording): A track records when its Arm button, at the bottom of its strip, is lit. Only one track is armed at a time unless Ctrl is held.
Answer
  { "help": "The **Arm** button is at the bottom of the track's strip. Click it so that it lights up: then the track records. Arming it turns the others off, unless you hold Ctrl." }`;

const content = (input: HelpWithStepInput): string => {
  const { task, step, check, said, section, given } = input;
  return [
    fence("task", task),
    fence("step", step),
    sectionFences([section]),
    ...(check === null ? [] : [fence("seen", check)]),
    ...(said.length === 0 ? [] : [fence("said", said.join("\n"))]),
    ...given.map((help) => fence("given", help)),
  ].join("\n\n");
};
