import { expect, test } from "vitest";
import { guideStage } from "#components/guide/guide-workspace.tsx";
import { studyStage } from "#components/study/workspace/workspace-bar.tsx";
import { messagesIn } from "#lib/i18n/catalogue.ts";
import { runSteps, stepOfStage } from "./run-progress.tsx";

test("a run without a model never shows that facts are checked", () => {
  expect(runSteps({ offline: true, strategy: "standard", fromCache: false })).not.toContain(
    "fact_check",
  );
});

test("facts are checked in one step with the search for concepts, in a direct quiz without it", () => {
  for (const strategy of ["standard", "direct_quiz"] as const) {
    const steps = runSteps({ offline: false, strategy, fromCache: false });
    expect(steps).toContain("fact_check");
    expect(steps).not.toContain("parse");
  }
});

test("a direct quiz without a model shows neither concepts nor facts", () => {
  const steps = runSteps({ offline: true, strategy: "direct_quiz", fromCache: false });
  expect(steps.slice(0, 2)).toEqual(["analyse_content", "generate_questions"]);
});

test("a note that was checked before is not shown as checked again", () => {
  expect(runSteps({ offline: false, strategy: "standard", fromCache: true })).not.toContain(
    "fact_check",
  );
});

test("every stage that has words is one that a quiz, a study document or a guide shows", () => {
  const stages = Object.keys(messagesIn("en").stages);
  const shown = (stage: string) =>
    stepOfStage(stage) !== null || studyStage(stage) === stage || guideStage(stage) === stage;
  expect(stages.filter((stage) => !shown(stage))).toEqual([]);
});
