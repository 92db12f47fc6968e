import fc from "fast-check";
import { expect, test } from "vitest";
import type { Question } from "#lib/schemas/quiz.ts";
import { hintsOfOwn, hintsOfQuestion } from "./hints.ts";

const question = (given: Partial<Question>): Question => ({
  ...{ id: "qst_1", type: "multiple_choice", stem: "What moves water through a membrane?" },
  ...{ options: ["mitosis", "osmosis", "meiosis"], answer: "osmosis", accepted: [] },
  ...{ explanation: "", conceptId: null, code: null, codeLanguage: null, difficulty: "easy" },
  evidence: {
    ...{ quote: "Osmosis is the flow of water through a membrane into the stronger solution." },
    ...{ start: 0, end: 10 },
  },
  ...given,
});

test("a choice tells its passage without the answer, then a wrong option, then first letters", () => {
  const [passage, option, letters, ...rest] = hintsOfQuestion(question({}));
  expect(passage).toEqual({
    kind: "passage",
    text: "▁▁▁▁ is the flow of water through a membrane into the stronger solution.",
  });
  expect(option?.kind === "option" && ["mitosis", "meiosis"].includes(option.value)).toBe(true);
  expect([letters, ...rest]).toEqual([{ kind: "letters", text: "o······" }]);
});

test("every form of the answer is covered, in Russian as well", () => {
  const [passage] = hintsOfQuestion(
    question({
      ...{ type: "fill_in", options: null, stem: "Что окружает клетку?", answer: "мембрана" },
      evidence: {
        ...{ quote: "Через мембрану вода попадает внутрь; толщина мембраны мала." },
        ...{ start: 0, end: 9 },
      },
    }),
  );
  expect(passage).toEqual({
    kind: "passage",
    text: "Через ▁▁▁▁ вода попадает внутрь; толщина ▁▁▁▁ мала.",
  });
});

test.each([
  [
    "says no more than the question",
    { evidence: { quote: "Osmosis moves water through a membrane.", start: 0, end: 9 } },
  ],
  [
    "does not have the answer's words",
    { evidence: { quote: "The stronger solution draws plenty of liquid.", start: 0, end: 9 } },
  ],
])("a passage that %s is no hint", (_, given) => {
  expect(hintsOfQuestion(question(given)).map(({ kind }) => kind)).toEqual(["option", "letters"]);
});

test("where a hint would be the answer there is none", () => {
  for (const type of ["true_false", "ordering", "matching"] as const) {
    expect(hintsOfQuestion(question({ type, answer: "true" }))).toEqual([]);
  }
});

test.each([
  ["**Division** of a `cell`", "D······· o· a c···"],
  ["1861", "1···"],
  ["деление — на две", "д······ — н· д··"],
  [
    "one two three four five six seven eight nine ten eleven twelve thirteen",
    "o·· t·· t···· f··· f··· s·· s···· e···· n··· t·· e····· t····· …",
  ],
])("%s by its first letters", (back, text) => {
  expect(hintsOfOwn({ front: "What?", back })).toEqual([{ kind: "letters", text }]);
});

test("one letter is no hint of itself, and a hint never shows more than first letters", () => {
  expect(hintsOfOwn({ front: "What?", back: "$x$" })).toEqual([]);
  expect(hintsOfOwn({ front: "What?", back: "—" })).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 500 }), (back) => {
      for (const hint of hintsOfOwn({ front: "What?", back })) {
        expect(hint.kind === "letters" && /[\p{L}\p{N}_+#]{2}/u.test(hint.text)).toBe(false);
      }
    }),
  );
});

const passage = "Osmosis is the flow of water through a membrane.\nIt is driven by concentration.";

test.each([
  [
    "What drives osmosis?",
    `The concentration.\n\n${passage.replaceAll(/^/gm, "> ")}`,
    "Osmosis is the flow of water through a membrane.\nIt is driven by ▁▁▁▁.",
  ],
  [
    "Water flows through a {{c1::membrane}}.",
    `> ${passage.split("\n")[0]}\n\n> So membranes let it through, slowly.`,
    "Osmosis is the flow of water through a ▁▁▁▁.\n\nSo ▁▁▁▁ let it through, slowly.",
  ],
  [
    "Что окружает клетку?",
    "Мембрана.\n\n> Вода идёт через мембрану внутрь.",
    "Вода идёт через ▁▁▁▁ внутрь.",
  ],
])("%s has the passage that it quotes, without the answer", (front, back, text) => {
  expect(hintsOfOwn({ front, back })[0]).toEqual({ kind: "passage", text });
});

test.each([
  ["that is the answer", "> To be, or not to be, that is the question."],
  ["that says no more than the answer", "Water flows.\n\n> The water flows."],
  ["that stands above the answer", "> Water flows through a membrane.\n\nOsmosis"],
])("a quotation %s is no hint", (_, back) => {
  expect(hintsOfOwn({ front: "Which?", back }).map(({ kind }) => kind)).toEqual(["letters"]);
});
