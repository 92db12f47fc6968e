import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "#components/ui/texts.tsx";
import { compiledMessages } from "#lib/i18n/compiled-messages.ts";
import { ChangedAnswer, ChangedStepMark } from "./changed-answer.tsx";

const view = {
  task: "How do I print?",
  thread: { id: "thr_1", subject: { id: "sub_1", name: "General" } },
  ...{ pack: null, version: null, edition: null },
} as unknown as Parameters<typeof ChangedAnswer>[0]["view"];

/** Two steps rest on one sentence, and the prose on another. */
const changes = [
  { step: 0, change: "a", words: "The first" },
  { step: 1, change: "a", words: "The first" },
  { step: null, change: "b", words: "The second" },
];

const router = { refresh: () => {}, push: () => {} } as never;

const shown = (step?: number): string =>
  renderToStaticMarkup(
    <AppRouterContext.Provider value={router}>
      <TextsProvider locale="en" messages={compiledMessages("en", ["guide"])}>
        <ChangedAnswer {...{ view, changes }} {...(step !== undefined && { step })} />
        <ChangedStepMark changes={changes} step={step ?? 9} />
      </TextsProvider>
    </AppRouterContext.Provider>,
  );

test("of steps that rest on one sentence all are named beside the answer, and each says it itself", () => {
  const answer = shown();
  expect(answer).toContain("Step 1, Step 2");
  expect(answer.match(/The first/g)).toHaveLength(1);
  expect(answer).toContain("The second");
  for (const step of [0, 1]) {
    expect(shown(step)).toContain("The first");
    expect(shown(step)).not.toContain("The second");
    expect(shown(step)).toContain("The manual has changed</p>");
  }
  expect(shown(2)).toBe("");
});
