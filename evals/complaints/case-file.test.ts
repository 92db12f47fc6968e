import { expect, test } from "vitest";
import { judgeComplaint } from "#agents/quiz/tasks/judge-complaint.ts";
import { readCaseFile } from "./case-file.ts";

const cases = await readCaseFile(new URL("./cases.json", import.meta.url));

test("half of the complaints are baseless, in both languages", () => {
  for (const language of ["en", "ru"]) {
    const own = cases.filter(({ input }) => input.language === language);
    expect(own).toHaveLength(15);
    const valid = own.filter((one) => one.valid).length;
    expect(valid).toBeGreaterThanOrEqual(7);
    expect(valid).toBeLessThanOrEqual(8);
  }
});

test("every judge is shown the passage, the whole of the short note and the complaint, and no verdict", () => {
  for (const { input, words } of cases) {
    const { content } = judgeComplaint.prompt(input);
    expect(content).toContain(words);
    expect(content).toContain(input.passage.split("\n")[0]);
    expect(input.sentences.length).toBeGreaterThan(5);
    expect(content).not.toMatch(/"valid"/);
  }
});
