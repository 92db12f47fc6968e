import { describe, expect, test } from "vitest";
import { parseFences } from "../../../lib/ai/fence.ts";
import { solveQuestion } from "./solve-question.ts";
import {
  type ConceptMaterial,
  type WriteQuestionsInput,
  writeQuestions,
} from "./write-questions.ts";

const concept = (id: string, status: ConceptMaterial["status"]): ConceptMaterial => ({
  id,
  term: `Term ${id}`,
  definition: `Definition ${id}`,
  status,
  code: null,
  codeLanguage: null,
});
const base = { language: "en" as const, sentences: [{ number: 1, text: "It is so." }] };
const history = [{ stem: "What was asked?", answer: "This <b>one</b>\nof two lines" }];
const prompts = (concepts: WriteQuestionsInput["concepts"]) => [
  writeQuestions.prompt({ ...base, concepts, slots: [], history }),
  solveQuestion.prompt({ ...base, concepts, questions: [] }),
];

describe.each([
  ["the writer", 0],
  ["the solver", 1],
])("%s", (_, index) => {
  const promptOf = (...statuses: ConceptMaterial["status"][]) => {
    const concepts = statuses.map((status, at) => concept(`c${at}`, status));
    const prompt = prompts(concepts)[index];
    return { instructions: prompt?.instructions ?? "", content: prompt?.content ?? "" };
  };
  const statusesIn = (content: string) =>
    parseFences(content).flatMap(({ label, attributes }) =>
      label === "concept" ? [attributes.status] : [],
    );

  test("is told of each definition whether it was checked", () => {
    const { content } = promptOf("verified", "unchecked");
    expect(statusesIn(content)).toEqual(["verified", "unchecked"]);
  });

  test("is told that a definition was checked only when one was", () => {
    expect(promptOf("verified").instructions).toContain("has been checked and wins");
    expect(promptOf("verified").instructions).not.toContain("nobody has checked");
    expect(promptOf("unchecked").instructions).not.toContain("has been checked and wins");
    expect(promptOf("unchecked").instructions).toContain("nobody has checked");
    expect(promptOf().instructions).not.toMatch(/been checked|nobody has checked/);
  });

  test("is told both of a note that was checked in part", () => {
    const { instructions } = promptOf("verified", "unchecked");
    expect(instructions).toContain("has been checked and wins");
    expect(instructions).toContain("nobody has checked");
  });
});

test("the writer is shown the history, question and answer, one to a line", () => {
  const { content } = writeQuestions.prompt({ ...base, concepts: [], slots: [], history });
  const shown = parseFences(content).find(({ label }) => label === "history");
  expect(shown?.text.split("\n").map((line) => JSON.parse(line))).toEqual(history);
});
