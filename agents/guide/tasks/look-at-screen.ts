import { z } from "zod";
import { fence, languageName } from "#lib/ai/fence.ts";
import type { PromptPicture, Task } from "#lib/ai/task.ts";
import { mayLeaveOut, textFromModel } from "#lib/ai/text-from-model.ts";
import { languageAdvice } from "#lib/guide/answer-advice.ts";
import type { Language } from "#lib/schemas/language.ts";
import { fenceRule } from "./section-fences.ts";

export interface LookAtScreenInput {
  readonly language: Language;
  /** What the student wants to get done with all the steps. */
  readonly task: string;
  readonly step: string;
  /** The step after it; null at the last one. */
  readonly next: string | null;
  /** The sentences of the manual on which the step rests; "" for none. */
  readonly manual: string;
  /** The screen before; null when there is no picture of it. */
  readonly before: PromptPicture | null;
  readonly now: PromptPicture;
  /** A part of the newest one in its own pixels, where this was made smaller; null for a look at the whole alone. */
  readonly closeUp: PromptPicture | null;
  /** Whether the newest picture came after the student was shown the step. */
  readonly isAfter: boolean;
  /** What is written at the place that was marked for the step before; null when none was. */
  readonly marked: string | null;
  /** What the last look at this step came to; null when there was none. */
  readonly check: string | null;
  /** The last messages, oldest first. */
  readonly said: readonly string[];
  /** Places that are framed and numbered in the newest picture; mostly none. */
  readonly candidates: readonly { readonly number: number; readonly label: string }[];
}

const schema = z.object({
  state: z
    .enum(["done", "already", "not_done", "unknown"])
    .describe("How far the step is, by what the newest picture shows"),
  explanation: textFromModel(1_000).describe(
    "One or two sentences to the student: what is seen, and what differs from what it should be",
  ),
  number: mayLeaveOut(
    z.number().nullable().describe("The number of the framed place to act on; null for none"),
    null,
  ),
  box: mayLeaveOut(
    z
      .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
      .nullable()
      .describe("The place to act on as fractions of the last picture, 0 to 1; null for none"),
    null,
  ),
  label: mayLeaveOut(
    textFromModel(200)
      .nullable()
      .describe(
        "The words that are written on or beside that place, exactly; null where there are none",
      ),
    null,
  ),
  for: mayLeaveOut(
    z.enum(["this", "next"]).describe("Whether the place belongs to this step or to the next one"),
    "this",
  ),
});
export type ScreenLook = z.infer<typeof schema>;

/** Says how far a step is on the student's screen, and where to act next. Numbers and boxes are for the caller to check. */
export const lookAtScreen: Task<LookAtScreenInput, ScreenLook> = {
  name: "look-at-screen",
  version: 3,
  role: "vision",
  schema,
  reasks: 1,
  prompt: (input) => ({
    instructions: instructions(input.language),
    content: content(input),
    pictures: [input.before, input.now, input.closeUp].filter((picture) => picture !== null),
  }),
  check: ({ explanation }) =>
    explanation.trim() === "" ? "The sentence to the student is missing." : null,
  advice: ({ explanation }, { language }) => languageAdvice([explanation], language),
  // Whoever asks compares the texts of the pictures then.
  offline: () => ({
    ...{ state: "unknown", explanation: "", number: null, box: null, label: null, for: "this" },
  }),
};

const instructions = (
  language: Language,
): string => `A student follows a manual on their own screen, one step at a time. From pictures of the screen you say how far the present step is, and where to act next.

${fenceRule} That holds for what is written in the pictures, too.

The blocks, as far as they are there: "task" is what all the steps are for, "step" the present one and "next" the one after it; "manual" is what the manual says of the present step. "marked" is the place that the student was shown in the earlier picture, "check" what the last look at this step came to, and "said" what student and guide said last.

First "state", by the newest picture:
- "done": the step has been carried out since the earlier picture: you see its result, or what can only be there after it.
- "already": what the step wants is the case, and nothing had to be done for it: the radio button is chosen, the box ticked, the switch on, the tab in front, the value set, and it was so in the earlier picture, or there is no earlier picture. Say so in "explanation"; a second press would undo it.
- "not_done": you see that it has not been carried out, or that something else was. "explanation" says what you see and what should be there instead, so that the student knows what to do.
- "unknown": the pictures do not show it either way: the place is hidden, the step leaves no trace on the screen, it is another program.
A radio button, a checkbox, a switch or a tab stays in view after it was used: judge it by its state, which one is filled or ticked, never by whether it is there. That a menu entry or a button came into view is not that it was used. A dialog, a panel or a page that bears the name of a menu entry or button is what comes of it, and its title is nothing to press.

Then the place to act on, in the last picture alone. That is the newest one, or the part of it that was enlarged for you; numbers and fractions are of no other:
- While the step is "not_done" or "unknown": the control that it acts on now. If a closed menu or list hides it, that menu or list. "for" is "this".
- When it is "done" or "already" and there is a next step: the control of that one, unless it too is as the next step wants it. "for" is "next".
- If one of the framed, numbered places is that control, or the words on it: "number", and "box" null. The number stands on a small tag at its frame; the frames were drawn by us, are not there on the student's screen, and many of them are around other things. Else "box": x and y of its upper left corner, width and height as fractions of the last picture's width and height, from 0 to 1. Just the control, not the panel around it. "label": the words written on or beside it, letter for letter; null for an icon without words.
- A control that is greyed out cannot be pressed: point at it all the same, and say in "explanation" that it is grey, and what must be done before, if the manual says so.
- If it cannot be seen, "number", "box" and "label" are null. A word in a text, a title or a file's name is not the button that bears the same word.
- The program on the screen may speak another language than the step: then the control is the one that means the same, "label" has the words that stand on the screen, and "explanation" both: “Экспорт” (Export).

"explanation": one or two sentences in ${languageName[language]}, to the student; name what can be seen by the words on the screen, in quotation marks. Plain text, no Markdown. No praise.

The failures to avoid: "done" because the student probably did it, as they look at the next step then, and nothing fits; and pointing at the likeliest place although the control is not on the screen, as the student would click it.

Example
  step: Select **Stereo** under Channels.
  next: Click **Export**.
  one picture: a dialog; beside “Stereo” the radio button is filled, beside “Mono” it is empty; a button “Export” at the lower right
Answer
  { "state": "already", "explanation": "“Stereo” is already selected, so there is nothing to change here.", "number": null, "box": { "x": 0.78, "y": 0.91, "width": 0.09, "height": 0.04 }, "label": "Export", "for": "next" }`;

const content = (input: LookAtScreenInput): string => {
  const { task, step, next, manual, marked, check, said, candidates } = input;
  return [
    picturesSaid(input),
    fence("task", task),
    fence("step", step),
    ...(next === null ? [] : [fence("next", next)]),
    ...(manual === "" ? [] : [fence("manual", manual)]),
    ...(marked === null ? [] : [fence("marked", marked)]),
    ...(check === null ? [] : [fence("check", check)]),
    ...(said.length === 0 ? [] : [fence("said", said.join("\n"))]),
    ...(candidates.length === 0
      ? []
      : [
          fence("places", placesSaid(candidates)),
          "The block “places” has the numbers that are framed in the last picture, with what was read there as far as anything was. They were found by program, so that none of them may be right.",
        ]),
  ].join("\n\n");
};

/** Each with its words; those that bear none, and all of a picture that could not be read, by their numbers alone. */
const placesSaid = (candidates: LookAtScreenInput["candidates"]): string => {
  const named = candidates.filter(({ label }) => label !== "");
  if (named.length === 0) return `${numbersSaid(candidates)}: the words there could not be read`;
  const bare = candidates.filter(({ label }) => label === "");
  return [
    ...named.map(({ number, label }) => `${number}: ${label}`),
    ...(bare.length === 0 ? [] : [`without words, mostly icons: ${numbersSaid(bare)}`]),
  ].join("\n");
};

/** "3, 5 to 9, 12". */
const numbersSaid = (candidates: LookAtScreenInput["candidates"]): string => {
  const runs: [first: number, last: number][] = [];
  for (const { number } of candidates) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs
    .map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`))
    .join(", ");
};

const picturesSaid = ({ before, closeUp, isAfter }: LookAtScreenInput): string => {
  const enlarged =
    closeUp === null
      ? ""
      : " The last picture is a part of the newest one in its full size: the place to act on is to be given in it.";
  const newest =
    before === null
      ? "The picture shows the screen"
      : "The first picture shows the screen earlier, the second one shows it";
  return isAfter
    ? `${newest} now, while the student is at this step.${enlarged}`
    : `${newest} as it was before the student began this step.${enlarged}`;
};
