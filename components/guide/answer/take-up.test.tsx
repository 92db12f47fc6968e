import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TakeUp } from "./take-up.tsx";

type Workspace = Parameters<typeof TakeUp>[0]["workspace"];

const question = (choices: readonly string[]): Workspace["view"]["question"] => ({
  ...{ interruptId: "i", kind: "guide_unsolved", text: "?", open: false, rests: true },
  choices: choices.map((id) => ({ id, label: id })),
});

const pack: Workspace["view"]["pack"] = { id: "pack", product: "Mixer", title: "Mixer" };

/** The button of a guide that ended without a solution. */
const shown = (part: Partial<Workspace["view"]>): string =>
  renderToStaticMarkup(
    <TakeUp
      workspace={{
        talk: { choose: async () => true },
        busy: part.question === null,
        view: {
          ...{ status: "done", stage: "guide_unsolved", mode: "review", question: null, pack },
          ...{ allowed: true, full_answer: "Answer.", steps: [], current_step_index: null },
          ...part,
        },
      }}
      choice="yes"
      label="Look for another answer"
    />,
  );

test("the way back is there when the question offers it", () => {
  expect(shown({ question: question(["yes"]) })).toContain('aria-disabled="false"');
  expect(shown({ question: question([]) })).toBe("");
});

test("it keeps its place, and with it the focus, while a run is at work, and does nothing", () => {
  expect(shown({ status: "running", question: null })).toContain('aria-disabled="true"');
});

test("there is none after the end for good, nor without the manual that it would search", () => {
  expect(shown({ question: null })).toBe("");
  expect(shown({ question: question(["yes"]), pack: null })).toBe("");
});
