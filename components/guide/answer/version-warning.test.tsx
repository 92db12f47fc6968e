import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "#components/ui/texts.tsx";
import { compiledMessages } from "#lib/i18n/compiled-messages.ts";
import type { GuideEnding } from "#lib/schemas/guide.ts";
import { EndingWarning } from "./version-warning.tsx";

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
