import { expect, test } from "vitest";
import { checkStep } from "./check-step.ts";

const picture = { sha256: "0", mediaType: "image/webp" } as const;
const input = {
  ...({ language: "en", step: "Tick **Loop**.", section: "Tick **Loop**." } as const),
  ...{ before: null, after: picture },
};
const adviceFor = (explanation: string) => checkStep.advice?.({ done: "no", explanation }, input);

test("a check is asked for once more with asterisks, or in the other language", () => {
  expect(adviceFor("The box **Loop** is still unticked.")).toContain("plain text");
  expect(adviceFor("Флажок «Loop» всё ещё не поставлен, поставьте его.")).toContain("English");
  expect(adviceFor("The box “Loop” is still unticked.")).toBe(null);
});
