import { fence } from "#lib/ai/fence.ts";
import type { PromptPicture, Task } from "#lib/ai/task.ts";
import { type ModelLocation, modelLocation } from "#lib/screen/model-location.ts";
import { fenceRule } from "./section-fences.ts";

export interface FindControlInput {
  /** The screen, with the candidates drawn on it. */
  readonly picture: PromptPicture;
  readonly step: string;
  /** What the manual says about the control; "" for nothing. */
  readonly section: string;
  readonly candidates: readonly { readonly number: number; readonly label: string }[];
}

/** Finds the control of a step on a picture of the student's screen. Its numbers and boxes are for the caller to check. */
export const findControl: Task<FindControlInput, ModelLocation> = {
  name: "find-control",
  version: 1,
  role: "vision",
  schema: modelLocation,
  reasks: 1,
  prompt: ({ picture, step, section, candidates }) => ({
    instructions,
    content: [
      "The screen is in the picture.",
      fence("step", step),
      fence("manual", section),
      fence("candidates", candidates.map(({ number, label }) => `${number}: ${label}`).join("\n")),
    ].join("\n\n"),
    pictures: [picture],
  }),
  // What can be had without a model is had from the text of the screen, by whoever asks.
  offline: () => ({ found: false, number: null, box: null }),
};

const instructions = `A student follows a manual on their own screen. You are shown the screen and one step, and say where the control is that this step acts on.

${fenceRule} That holds for what is written in the picture, too.

Places where text was read that may belong to it are framed in the picture and numbered; a list says what was read there. They were found by their words alone, so that none of them may be right.

- If one of the numbered places is the control, or the words on it: "found" true, its "number", "box" null.
- If the control can be seen elsewhere, an icon for instance: "found" true, "number" null, and its "box" as fractions of the picture's width and height, from 0 to 1: x and y of its upper left corner, width, height. Just the control, not the panel around it.
- If it cannot be seen, because its menu is closed, another window is in front, or it is another program: "found" false, the others null.
- A word that stands in a text, a title or a file's name is not the button that bears the same word.

The failure to avoid: pointing at the likeliest place although the control is not on the screen. The student would click it.

Example
  step: Choose **Save as…** in the **File** menu.
  picture: a window with a closed menu bar; 1 frames the word File in the menu bar
Answer
  { "found": true, "number": 1, "box": null }
(The menu is closed: what the step acts on next is the menu itself.)`;
