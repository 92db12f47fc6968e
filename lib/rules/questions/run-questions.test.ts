import { expect, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { notePrograms } from "#lib/questions/note-programs.ts";
import { programOf, verdictOf } from "#lib/questions/run-question.ts";
import { fillsGap } from "#lib/questions/same-answer.ts";
import type { CodeRun } from "#lib/running/program.ts";
import { codePrograms } from "../code-programs.ts";
import { runQuestions } from "./run-questions.ts";

const script = (printed: readonly string[], value: string | null = null): CodeRun => ({
  ...{ is: "script", printed, value, thrown: null },
});
const rows = (...all: readonly (readonly string[])[]): CodeRun => ({
  ...{ is: "query", rows: all, columns: all[0]?.length ?? 1, queries: 1 },
});

/** The questions of a note with one block that did this. */
const asked = (run: CodeRun, { language = "js", code = "f();", heading = "Sums" } = {}) => {
  const note = readNote(`# ${heading}\n\n\`\`\`${language}\n${code}\n\`\`\`\n`, "en");
  return [
    ...runQuestions(
      note,
      notePrograms(note).map((one) => ({ ...one, run })),
    ),
  ];
};
const sql = { language: "sql", code: "SELECT 1" };

test("a block that prints a little is asked for what it prints, with itself as the passage", () => {
  const [question, ...more] = asked(script(["4"]), { code: "console.log(2 + 2); // four" });
  expect(more).toEqual([]);
  expect(question).toMatchObject({
    ...{ type: "fill_in", stem: "“Sums”: what does this code print? ____", answer: "4" },
    ...{ code: "console.log(2 + 2);", codeLanguage: "js", options: null },
    evidence: { quote: "```js\nconsole.log(2 + 2); // four\n```" },
  });
  expect(asked(script([], "[ 'a' ]"))).toMatchObject([
    { stem: expect.stringContaining("last expression"), answer: "`[ 'a' ]`" },
  ]);
});

test("several lines are typed one after the other, however they are parted", () => {
  const [question] = asked(script(["1", "2", "b"]));
  expect(question?.stem).toContain("line after line");
  for (const given of ["1 2 b", "1, 2, b", "1,2 b"])
    expect([given, question && fillsGap(question, given)]).toEqual([given, given !== "1,2 b"]);
});

test("quotes of a list may be of either kind, and spaces stand where one likes", () => {
  const [question] = asked(script(["[ 'a', 'b' ]"]));
  for (const given of ["['a','b']", '["a", "b"]', "[ 'a', 'b' ]"])
    expect([given, question && fillsGap(question, given)]).toEqual([given, true]);
});

test("what cannot be typed, is no work or no answer is not asked", () => {
  const nothing: CodeRun[] = [
    script([]),
    script(["1", "2", "3", "4"]),
    script(["x".repeat(81)]),
    script(["0.30000000000000004"]),
    script(["***"]),
    { is: "script", printed: ["1"], value: null, thrown: "TypeError" },
  ];
  for (const run of nothing) expect(asked(run)).toEqual([]);
  expect(asked(script(["Hello"]), { code: "console.log('Hello');" })).toEqual([]);
  expect(asked(script([], "5"), { code: "x = 5" })).toEqual([]);
  expect(asked(script(["a\tb"]))).toEqual([]);
});

test("a query is asked for its row, the values of its rows, or their number", () => {
  expect(asked(rows(["Ann", "3"]), sql)).toMatchObject([
    { type: "fill_in", answer: "Ann, 3", accepted: ["Ann | 3", "Ann 3"] },
  ]);
  expect(asked(rows(["Ann"], ["Bob"]), sql)).toMatchObject([
    { type: "naming", answer: "Ann\nBob" },
  ]);
  const counted = [rows(["1", "a"], ["2", "b"]), rows(["a"], ["a"]), rows(["a, b"], ["c"])];
  for (const run of counted)
    expect(asked(run, sql)).toMatchObject([
      { type: "fill_in", stem: expect.stringContaining("how many rows"), answer: "2" },
    ]);
  expect(asked(rows(), sql)).toEqual([]);
});

test("each of them is proved by the run that it was made of", () => {
  const runs: [CodeRun, typeof sql | undefined][] = [
    [script(["4"]), undefined],
    [script(["1", "2"]), undefined],
    [script([], "[ 2, 4 ]"), undefined],
    [rows(["Ann", "3"]), sql],
    [rows(["Ann"], ["Bob"]), sql],
    [rows(["1", "a"], ["2", "b"]), sql],
  ];
  for (const [run, of] of runs)
    for (const heading of ["Sums", "`Array.map`", "Какое значение"]) {
      const [question] = asked(run, { ...of, heading });
      expect(question && programOf(question)).toMatchObject({ code: question?.code });
      expect(question && verdictOf(question, run)).toMatchObject({ result: "agrees" });
    }
});

test("of a long note so many are run, those first that nobody was asked about", () => {
  const blocks = Array.from({ length: 30 }, (_, n) => `\`\`\`js\nf(${n});\n\`\`\``);
  const note = readNote(blocks.join("\n\n"), "en");
  const all = notePrograms(note);
  const asked = all.slice(0, 5).map(({ place }) => ({ quote: "", ...place }));
  const chosen = codePrograms(note, asked);
  expect(chosen.map(({ code }) => code)).toEqual(all.slice(5, 17).map(({ code }) => code));
});
