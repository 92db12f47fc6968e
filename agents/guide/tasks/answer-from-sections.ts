import { z } from "zod";
import { fence, languageName } from "#lib/ai/fence.ts";
import type { Task } from "#lib/ai/task.ts";
import { listFromModel, mayLeaveOut, textFromModel } from "#lib/ai/text-from-model.ts";
import { languageAdvice, namesAdvice } from "#lib/guide/answer-advice.ts";
import type { GuideSection } from "#lib/guide/guide-sections.ts";
import { answerByRules } from "#lib/rules/answer-by-rules.ts";
import type { Language } from "#lib/schemas/language.ts";
import { fenceRule, meantSection, sectionFences } from "./section-fences.ts";

export interface AnswerFromSectionsInput {
  readonly language: Language;
  readonly product: string;
  readonly version: string | null;
  readonly edition: string | null;
  readonly question: string;
  /** Best first. */
  readonly sections: readonly GuideSection[];
  /** Not shown: whether the search says that they answer the question. */
  readonly found: boolean;
  /** Steps of an answer before this one, that did not solve it. */
  readonly tried: readonly string[];
  /** What the student said while they did those. */
  readonly said: readonly string[];
}

const mostSteps = 30;

const schema = z.object({
  answered: z.boolean().describe("Whether the sections answer the question, or a part of it"),
  missing: mayLeaveOut(
    textFromModel(500).describe(
      "What of the question the sections do not say, in a few words; empty when they say all of it or nothing",
    ),
    "",
  ),
  answer: textFromModel(20_000).describe("The whole answer in Markdown; empty when not answered"),
  steps: listFromModel(
    z.object({
      text: textFromModel(2_000).describe("One thing to do, in the imperative"),
      sourceId: textFromModel().describe("The id of the section that it is taken from"),
      requiresClick: z
        .boolean()
        .describe(
          "Whether it is done with the pointer on something that can be seen on the screen",
        ),
    }),
    mostSteps,
  ).describe("In order; empty when there is nothing to do or not answered"),
  sourceIds: listFromModel(textFromModel()).describe(
    "The sections that the answer rests on, the main one first",
  ),
});
export type ManualAnswer = z.infer<typeof schema>;

/** Answers a question from sections of a manual and from nothing else, and divides what is to be done into steps. */
export const answerFromSections: Task<AnswerFromSectionsInput, ManualAnswer> = {
  name: "answer-from-sections",
  version: 4,
  role: "writer",
  schema,
  prompt: (input) => ({ instructions: instructions(input), content: content(input) }),
  check: ({ answered, answer, steps, sourceIds }, { sections }) => {
    if (!answered) return null;
    const known = new Set(sections.map(({ id }) => id));
    const used = [...steps.map(({ sourceId }) => sourceId), ...sourceIds];
    const unknown = used.filter((id) => !known.has(meantSection(id, sections)));
    if (unknown.length > 0) {
      return `These are no ids of sections: ${[...new Set(unknown)].map((id) => JSON.stringify(id)).join(", ")}. The ids are ${[...known].join(", ")}.`;
    }
    if (answer.trim() === "") return "The answer is empty.";
    if (sourceIds.length === 0) return "No section is named that the answer rests on.";
    return steps.some(({ text }) => text.trim() === "") ? "A step is empty." : null;
  },
  advice: ({ answered, missing, answer, steps }, { language, sections }) =>
    answered
      ? (namesAdvice(withSectionIds(steps, sections), sections) ??
        languageAdvice([answer], language) ??
        languageAdvice([missing], language) ??
        languageAdvice(
          steps.map(({ text }) => text),
          language,
        ))
      : null,
  // A manual may be imported again, and a failure must not decide for other threads.
  provisional: ({ answered, missing }) => !answered || missing !== "",
  offline: (input) => ({ ...answerByRules(input), missing: "" }),
};

/** Steps with the ids of their sections, however the model wrote those. */
export const withSectionIds = <Step extends { readonly sourceId: string }>(
  steps: readonly Step[],
  sections: readonly GuideSection[],
): Step[] => steps.map((step) => ({ ...step, sourceId: meantSection(step.sourceId, sections) }));

const instructions = ({
  language,
}: AnswerFromSectionsInput): string => `You answer a student's question about a program from sections of its manual, in ${languageName[language]}, and divide what they have to do into steps. You know nothing about the program but what stands in the sections.

${fenceRule}

- Everything in the answer stands in the sections. No menu, button, key or value that they do not name, however sure you are that it is there. Names of controls stay as the section writes them, untranslated, in **bold**. Where the section is in another language than ${languageName[language]}, what the name means stands once in brackets behind it, in small letters: **Save** (сохранить), as the program on the student's screen may speak theirs.
- If the sections do not say how to do what is asked, "answered" is false and everything else is empty. Sections about something similar are no answer.
- If they say one part of what is asked and not another, answer that part, and name the other in "missing", as the student would: "how to do it for several files at once". It is read after "Not found in the manual:". What the student did not ask for is not missing, and neither is what the answer says already.
- "answer": what to do and what the student should know about it, in a few short paragraphs of Markdown; no headings, no list of sources.
- "steps": one thing to do in each, in the imperative, in the order in which it is done, with where it is done ("In the **File** menu choose **Export…**"). Nothing of the answer that has to be done is missing from the steps. Where a section already has a numbered list for it, take its items over one by one, unchanged but for the language.
- "sourceId" of a step: the section in which this step stands. "requiresClick": true when it is done with the pointer on a control that can be seen; false for keys, typing, plugging in, listening, waiting.
- An explanation without anything to do has no steps.
- If a block "tried" is there, those steps were done and did not solve it: look for another way in the sections, and if there is none, say that "answered" is false.
- A block "said" is what the student said while they did those: it may tell where the steps went wrong. It is no new question.

The failure to avoid: steps that sound right for programs of this kind and that this manual does not give.

Example
  question: how do I get a picture of only one layer
  section s1 (Layers › Export): To save one layer, select it, then choose Layer ▸ Save Layer as Image. Hidden layers are saved, too.
  section s2 (Layers › Groups): Layers can be grouped.
Answer
  { "answered": true, "missing": "", "answer": "A single layer is saved with **Layer ▸ Save Layer as Image**, also when it is hidden.", "steps": [{ "text": "Select the layer.", "sourceId": "s1", "requiresClick": true }, { "text": "Choose **Layer ▸ Save Layer as Image**.", "sourceId": "s1", "requiresClick": true }], "sourceIds": ["s1"] }
To "… of only one layer, without its mask" the same with "missing": "how to leave the mask out".`;

const content = (input: AnswerFromSectionsInput): string => {
  const { product, version, edition, question, sections, tried, said } = input;
  return [
    fence(
      "student",
      `${product}, version ${version ?? "unknown"}, edition ${edition ?? "unknown"}`,
    ),
    sectionFences(sections),
    ...(tried.length > 0 ? [fence("tried", tried.join("\n"))] : []),
    ...(said.length > 0 ? [fence("said", said.join("\n"))] : []),
    fence("question", question),
  ].join("\n\n");
};
