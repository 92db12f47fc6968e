import { z } from "zod";
import { fence, languageName } from "#lib/ai/fence.ts";
import type { Task } from "#lib/ai/task.ts";
import { listFromModel, textFromModel } from "#lib/ai/text-from-model.ts";
import { languageAdvice } from "#lib/guide/answer-advice.ts";
import type { GuideSection } from "#lib/guide/guide-sections.ts";
import { translator } from "#lib/i18n/translator.ts";
import { pathTitle, quoteSection } from "#lib/rules/answer-by-rules.ts";
import type { Language } from "#lib/schemas/language.ts";
import { fenceRule, meantSection, sectionFences } from "./section-fences.ts";

export interface AnswerStepQuestionInput {
  readonly language: Language;
  readonly task: string;
  readonly product: string;
  readonly version: string | null;
  readonly edition: string | null;
  /** What they were told does not fit their version or edition; null when all does. */
  readonly warning: string | null;
  /** The answer that they were given, with its steps; null before there is one. */
  readonly given: string | null;
  /** The step that the student is at; null between the steps. */
  readonly step: string | null;
  readonly question: string;
  /** What the last look at the step came to; null when there was none. */
  readonly check: string | null;
  /** The last messages before the question, oldest first. */
  readonly said: readonly string[];
  /** That of the step first, then what was found for the question. */
  readonly sections: readonly GuideSection[];
}

const schema = z.object({
  answered: z.boolean().describe("Whether the sections answer the question"),
  answer: textFromModel(4_000).describe("The answer in Markdown; empty when not answered"),
  sourceIds: listFromModel(textFromModel()).describe("The sections that the answer rests on"),
});
export type StepAnswer = z.infer<typeof schema>;

/** Answers what a student asks in the middle of a step, from the manual alone. */
export const answerStepQuestion: Task<AnswerStepQuestionInput, StepAnswer> = {
  name: "answer-step-question",
  version: 4,
  role: "writer",
  schema,
  prompt: (input) => ({ instructions: instructions(input.language), content: content(input) }),
  check: ({ answered, answer, sourceIds }, { sections }) => {
    if (!answered) return null;
    if (answer.trim() === "") return "The answer is empty.";
    const known = new Set(sections.map(({ id }) => id));
    const unknown = sourceIds.filter((id) => !known.has(meantSection(id, sections)));
    if (unknown.length > 0 || sourceIds.length === 0) {
      return `Name the sections that the answer rests on. Their ids are ${[...known].join(", ")}.`;
    }
    return null;
  },
  advice: ({ answered, answer }, { language }) =>
    answered ? languageAdvice([answer], language) : null,
  provisional: ({ answered }) => !answered,
  spoken: (answer) => ({ answered: true, answer, sourceIds: [] }),
  offline: ({ language, question, sections }) => {
    const found = quoteSection(question, sections);
    if (!found) return { answered: false, answer: "", sourceIds: [] };
    const { section, quote } = found;
    const answer = translator(language, "guideTalk")("fromSection", {
      title: pathTitle(section),
      quote,
    });
    return { answered: true, answer, sourceIds: [section.id] };
  },
};

const instructions = (
  language: Language,
): string => `A student is being taken through a task in a program, step by step, and says something in the middle of it. You answer in ${languageName[language]}, from the sections of the manual and from nothing else.

${fenceRule}

- Two to five sentences that help with this step. If the student describes what they see, say what the manual says about that.
- The block "student" says what they use. A block "warning" is what they were told about their version or edition before: they know it, and "my edition" means that one.
- A block "answer" is what they were answered before, with its steps: "it" in the question may be what that is about. It is no section, and nothing rests on it.
- A block "check" says what their screen showed when it was looked at last, a block "said" what was said before: "it", "there" and "that one" in the question may mean what stands in them.
- No menu, button, key or value that the sections do not name. Names of controls as the section writes them, in **bold**.
- If the sections do not answer it, "answered" is false and "answer" is empty.
- Do not say that the step is done and do not send the student on: they decide that themselves.

The failure to avoid: a helpful guess about a program that you know from elsewhere.

Example
  step: Choose **Flatten** from the track's menu.
  question: it is grey
  section s1 (Freezing): Flatten is available only for frozen tracks.
Answer
  { "answered": true, "answer": "**Flatten** works for frozen tracks only, so that it stays grey until the track is frozen.", "sourceIds": ["s1"] }`;

const content = (input: AnswerStepQuestionInput): string => {
  const { task, product, version, edition, warning } = input;
  const { given, step, question, check, said, sections } = input;
  return [
    fence(
      "student",
      `${product}, version ${version ?? "unknown"}, edition ${edition ?? "unknown"}`,
    ),
    fence("task", task),
    ...(warning === null ? [] : [fence("warning", warning)]),
    ...(given === null ? [] : [fence("answer", given)]),
    ...(step === null ? [] : [fence("step", step)]),
    sectionFences(sections),
    ...(check === null ? [] : [fence("check", check)]),
    ...(said.length === 0 ? [] : [fence("said", said.join("\n"))]),
    fence("question", question),
  ].join("\n\n");
};
