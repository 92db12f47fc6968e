import { expect, test } from "vitest";
import type { Question } from "#lib/schemas/quiz.ts";
import { cardHtml } from "./card-html.ts";
import { cardSides } from "./card-sides.ts";

const question = (given: Partial<Question>): Question => ({
  ...{ id: "q", type: "open", stem: "Why?", options: null, answer: "Because.", accepted: [] },
  ...{ explanation: "", conceptId: null, code: null, codeLanguage: null, difficulty: "easy" },
  evidence: { quote: "", start: 0, end: 0 },
  ...given,
});

test.each<[Partial<Question>, front: string, back: string]>([
  [
    {
      evidence: { quote: "It is so.\nAnd so.", start: 0, end: 9 },
      explanation: "The note says it.",
    },
    "Why?",
    "Because.\n\nThe note says it.\n\n> It is so.\n> And so.",
  ],
  [
    {
      type: "free_recall",
      answer: "A passage.",
      evidence: { quote: "A passage.", start: 0, end: 9 },
    },
    "Why?",
    "A passage.",
  ],
  [
    { type: "multiple_choice", options: ["> 5", "- 1", "`x`", "1. one"], answer: "> 5" },
    "Why?\n\n- \\> 5\n- \\- 1\n- `x`\n- 1\\. one",
    "\\> 5",
  ],
  [{ type: "true_false", answer: "false" }, "Why?\n\nTrue / False", "False"],
  [
    {
      ...{ type: "fill_in", answer: "x=1", accepted: ["x = 1"] },
      ...{ code: "let ____;", codeLanguage: "js" },
    },
    "Why?\n\n```js\nlet ____;\n```",
    "x=1 / x = 1",
  ],
  [{ type: "ordering", options: ["b", "a"], answer: "a\nb" }, "Why?\n\n- b\n- a", "1. a\n2. b"],
  [
    {
      type: "matching",
      options: ["Heap", "Stack", "last in", "a tree"],
      answer: "a tree\nlast in",
    },
    "Why?\n\n1. Heap\n2. Stack\n\n- last in\n- a tree",
    "- Heap — a tree\n- Stack — last in",
  ],
  [{ type: "naming", answer: "Heap\n# Stack" }, "Why?", "- Heap\n- \\# Stack"],
])("%o", (given, front, back) => {
  expect(cardSides(question(given), "en")).toEqual({ front, back });
});

test.each([
  ...["> 5", "- 1", "+ 3", "* 2", "* * *", "---", "1. one", "1) one", "# define N 10", "#", "~~~"],
  ...["```", "```x", "$$ x", "[a]: b", "[x] done", "[ ] open", "    x", "a\nb"],
])("the option %j is words, and keeps its signs", (option) => {
  const type = "multiple_choice";
  const { back } = cardSides(question({ type, options: [option], answer: option }), "en");
  const html = cardHtml(back);
  expect(html).toMatch(/^<p>[^<]*<\/p>$/);
  expect(html.replaceAll(/<\/?p>/g, "").replaceAll("&gt;", ">")).toBe(
    option.trim().replace("\n", " "),
  );
});

test("true and false speak the language of the quiz", () => {
  expect(cardSides(question({ type: "true_false", answer: "true" }), "ru")).toEqual({
    front: "Why?\n\nВерно / Неверно",
    back: "Верно",
  });
});
