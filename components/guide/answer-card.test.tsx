import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "#components/ui/texts.tsx";
import { compiledMessages } from "#lib/i18n/compiled-messages.ts";
import type { GuideEnding } from "#lib/schemas/guide.ts";
import { EndingWarning, TakeUp } from "./answer-card.tsx";

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

/** What the end of a guide says that was gone on with in spite of a warning, or had none. */
const saidAt = (ending: GuideEnding, allowed: boolean): string => {
  const view = {
    ...{ pack: null, version: "12", edition: "Intro", allowed },
    version_explanation: allowed ? null : "Intro has no stems.",
    html: { answer: null, explanation: null, steps: [], messages: {} },
  };
  return renderToStaticMarkup(
    <TextsProvider locale="en" messages={compiledMessages("en", ["guide"])}>
      <EndingWarning view={view} ending={ending} />
    </TextsProvider>,
  );
};

test("where nothing helped and the edition lacks it, the end says so", () => {
  for (const ending of ["guide_unsolved", "guide_no_other"] as const) {
    expect(saidAt(ending, false)).toContain("This is probably why it did not work");
    expect(saidAt(ending, false)).toContain("Intro has no stems.");
    expect(saidAt(ending, true)).toBe("");
  }
});

test("an end that solved it, or was chosen, blames nothing", () => {
  expect([saidAt("guide_solved", false), saidAt("guide_left", false)]).toEqual(["", ""]);
  expect(saidAt("guide_declined", false)).toContain("Intro has no stems.");
});
