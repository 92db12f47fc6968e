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

test("numbers without words are told as such, those with words with them", () => {
  const places = (labels: readonly string[]) => {
    const candidates = labels.map((label, at) => ({ number: at + 1, label }));
    return lookAtScreen.prompt({ ...input, candidates }).content;
  };
  const some = places(["Loop", "", "", "Play", ""]);
  expect(some).toContain("1: Loop\n4: Play\nwithout words, mostly icons: 2 to 3, 5\n");
  expect(places(["", "", ""])).toContain("1 to 3: the words there could not be read");
});

test("with a part that was enlarged, numbers and fractions are of that alone", () => {
  const { content, instructions } = lookAtScreen.prompt({ ...input, closeUp: picture });
  expect(content).toContain("the place to act on is to be given in it");
  expect(instructions).toContain("in the last picture alone");
  expect(JSON.stringify(lookAtScreen.schema.toJSONSchema())).toContain(
    "fractions of the last picture",
  );
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
