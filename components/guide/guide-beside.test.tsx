import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "#components/ui/texts.tsx";
import { compiledMessages } from "#lib/i18n/compiled-messages.ts";
import { StepsPanel } from "./guide-beside.tsx";

type Seen = Parameters<typeof StepsPanel>[0]["view"];

const step: Seen["steps"][number] = {
  ...{ text: "Click.", source: null, unnamed: [], warning: null, state: "done" },
  ...{ requires_click: false, screenshot_id: null, box: null, drawn: false, check: null },
};

/** Numbers of the steps that the list leads to, of a guide with two steps that is at the second one. */
const jumpsOf = (part: Pick<Seen, "status" | "stage">): string[] => {
  const view: Seen = {
    ...part,
    ...{ full_answer: null, steps: [step, step], current_step_index: 1 },
    html: { answer: null, explanation: null, steps: [], messages: {} },
  };
  const markup = renderToStaticMarkup(
    <TextsProvider locale="en" messages={compiledMessages("en", ["guide"])}>
      <StepsPanel view={view} notes={[]} changes={[]} onJump={() => {}} />
    </TextsProvider>,
  );
  return [...markup.matchAll(/aria-label="Go to step (\d)"/g)].flatMap(
    ([, number]) => number ?? [],
  );
};

test("the list leads to every step but the present one", () => {
  expect(jumpsOf({ status: "waiting", stage: "wait_user_action" })).toEqual(["1"]);
});

test("the list of an ended guide leads to every step", () => {
  expect(jumpsOf({ status: "done", stage: "guide_left" })).toEqual(["1", "2"]);
});
