import { expect, test } from "vitest";
import { checkVersionFit } from "./check-version-fit.ts";

const input = {
  ...{ language: "ru" as const, question: "", product: "Studio", byName: null },
  ...{ version: "3", edition: "Home" },
  concerns: [
    { id: "d1", feature: "Surround mixing", fact: "Home has no surround mixing.", limit: null },
    { id: "d2", feature: "Stems", fact: "Stems belong to Studio.", limit: null },
  ],
};
const named = (differenceId: string | null) => ({ differenceId, because: "В Home этого нет" });

test("a difference is heard by its id between other words and by its name", () => {
  for (const written of ["d1", "D2", "[d1]", "d1 (Surround mixing)", "surround mixing", null]) {
    expect(checkVersionFit.check?.(named(written), input)).toBe(null);
  }
  // Some write the word instead of leaving it empty.
  expect(checkVersionFit.check?.({ differenceId: "null", because: "" }, input)).toBe(null);
  for (const written of ["d3", "Surround", "mixing d"]) {
    expect(checkVersionFit.check?.(named(written), input)).toContain("There is no difference");
  }
});

test("what the student is told is in their language", () => {
  const advice = (because: string) =>
    checkVersionFit.advice?.({ differenceId: "d1", because }, input);
  expect(advice("Surround mixing belongs to the Studio edition only.")).toContain("Russian");
  expect(advice("Объёмный звук есть только в Studio.")).toBe(null);
});
