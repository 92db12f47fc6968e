import { expect, test } from "vitest";
import { helpWithStep } from "./help-with-step.ts";

test("without a model the second help is what else the section says, and does not call it the step's", async () => {
  const offline = helpWithStep.offline;
  if (offline === "cannot") throw new Error("Rules help with a step.");
  const section = {
    ...{ id: "s1", title: "Export", path: ["Manual", "Files"] },
    ...{ text: "One.\n\nPress **Render** in the dialog.\n\nIt takes minutes.\n\nFar away." },
  };
  const help = async (given: readonly string[]) => {
    const step = { language: "en", task: "Export", step: "Press Render", check: null } as const;
    return (await offline({ ...step, said: [], section, given })).help;
  };
  const first = await help([]);
  expect(first).toContain("about this step, under “Files › Export”");
  const second = await help([first]);
  expect(second).toBe("The section “Files › Export” also says:\n\nFar away.");
  expect(await help([first, second])).toContain("says no more about this step");
});
