import { expect, test } from "vitest";
import { difference } from "../schemas/library.ts";
import { answerWarnings } from "./answer-warnings.ts";

type Chunk = Parameters<typeof answerWarnings>[0][number]["chunk"];
const section: Chunk = {
  ...{ title: "Recording", headingPath: ["Manual"], since: null, until: null, editions: [] },
};
const step = (text: string, chunk: Partial<Chunk> = {}) => ({
  text,
  chunk: { ...section, ...chunk },
});
const stems = difference.parse({
  feature: "Stem Splitter",
  fact: "Only in Studio.",
  source: "A table",
});
const student = { version: "3", edition: "Home" };

test("the steps that name the feature are warned of, and no others", () => {
  const steps = [step("Select the clip."), step("Click **Stem Splitter**.")];
  expect(answerWarnings(steps, stems, student)).toEqual([false, true]);
});

test("so are steps of sections on the feature, and of sections for other versions and editions", () => {
  const steps = [
    step("Select the clip."),
    step("Press it.", { title: "Using the Stem Splitter" }),
    step("Press it.", { headingPath: ["Manual", "Stem Splitter"] }),
    step("Press it.", { editions: ["Studio"] }),
    step("Press it.", { editions: ["home", "Studio"] }),
    step("Press it.", { since: "3.1" }),
    step("Press it.", { since: "2" }),
  ];
  const warned = [false, true, true, true, false, true, false];
  expect(answerWarnings(steps, stems, { version: "3.0", edition: "Home" })).toEqual(warned);
});

test("when it cannot be told which, all are", () => {
  const steps = [step("Select the clip."), step("Press **Go**.")];
  expect(answerWarnings(steps, stems, student)).toEqual([true, true]);
  expect(answerWarnings(steps, null, student)).toEqual([true, true]);
});
