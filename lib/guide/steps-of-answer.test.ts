import { expect, test } from "vitest";
import { stepsOfAnswer } from "./steps-of-answer.ts";

const answer = "1. Open the menu.  \n   It is long.\n2. Choose Save.\n\nThen press Enter.";
const guideOf = (...steps: string[]) => ({
  ...{ answer_basis: "rules" as const, full_answer: answer, sections: [{}] },
  steps: steps.map((text) => ({
    ...{ text, source: null, unnamed: [], warning: null, state: "open" as const },
    ...{ box: null, drawn: false, check: null, requires_click: true, screenshot_id: null },
  })),
});

test("a step is an item of the answer's list, or a sentence of its prose beside some other list", () => {
  expect(stepsOfAnswer(guideOf("Open the menu.\nIt is long.", "Choose Save."))).toBe("listed");
  expect(stepsOfAnswer(guideOf("Choose Save.", "Then press Enter."))).toBe("prose");
});

test("the answer of a model, or of several sections, is another text than the steps", () => {
  const given = guideOf("Choose Save.");
  expect(stepsOfAnswer({ ...given, answer_basis: "model" })).toBe("apart");
  expect(stepsOfAnswer({ ...given, sections: [{}, {}] })).toBe("apart");
  expect(stepsOfAnswer(guideOf())).toBe("apart");
});
