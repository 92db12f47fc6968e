import { expect, test } from "vitest";
import { namedBySchema } from "#lib/ai/text-from-model.ts";
import { type LookAtScreenInput, lookAtScreen } from "./look-at-screen.ts";

const picture = { sha256: "0", mediaType: "image/png" } as const;
const input: LookAtScreenInput = {
  ...{ language: "en", task: "How do I loop?", step: "Tick **Loop**.", next: null },
  ...{
    manual: "",
    before: null,
    now: picture,
    closeUp: null,
    isAfter: true,
    marked: null,
    check: null,
  },
  ...{ said: [], candidates: [] },
};
const none = { number: null, box: null, label: null, for: "this" } as const;
const adviceFor = (explanation: string) =>
  lookAtScreen.advice?.({ state: "not_done", explanation, ...none }, input);

test("a look is asked for once more in the other language, and not for asterisks", () => {
  expect(adviceFor("The box **Loop** is still unticked.")).toBe(null);
  expect(adviceFor("Флажок «Loop» всё ещё не поставлен, поставьте его.")).toContain("English");
  expect(adviceFor("The box “Loop” is still unticked.")).toBe(null);
});

test("what a model leaves out of the place is no place, and not asked for again", () => {
  const told = { state: "already", explanation: "“Loop” is ticked already." };
  const named = namedBySchema(lookAtScreen.schema, told);
  expect(lookAtScreen.schema.parse(named)).toEqual({ ...told, ...none });
});

test("the second picture, the last check and the last messages go with the question, and what is not there leaves no block", () => {
  const bare = lookAtScreen.prompt(input);
  expect(bare.pictures).toEqual([picture]);
  expect(bare.content).not.toMatch(/<(?:check|said|marked|places|next|manual)/u);
  const before = { ...picture, sha256: "1" };
  const full = lookAtScreen.prompt({
    ...input,
    ...{ before, next: "Press **Play**.", manual: "Tick Loop.", marked: "Loop (x 0.1)" },
    ...{ check: "“Loop” is not ticked.", said: ["student: it is grey"] },
  });
  expect(full.pictures).toEqual([before, picture]);
  for (const words of ["Press **Play**.", "Loop (x 0.1)", "is not ticked", "it is grey"]) {
    expect(full.content).toContain(words);
  }
});
