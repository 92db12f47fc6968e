import { expect, test } from "vitest";
import { type PageReading, pageFromReading } from "./page-from-reading.ts";

const line = (text: string, doubt: string | null = null) => ({ text, doubt });
const figure = (description: string, sketch = "") => ({ description, sketch });
const page = (lines: PageReading["lines"], figures: PageReading["figures"] = []) =>
  pageFromReading({ lines, figures }, "en");

test("lines stay lines, doubts stay with theirs", () => {
  const lines = [line("# Waves"), line(""), line("They carry […]", "energy?"), line("and move")];
  expect(page(lines)).toEqual({
    text: "# Waves\n\nThey carry […]\nand move",
    doubtful: [{ line: 2, reason: "energy?" }],
  });
});

test("a drawing becomes its description and a sketch that no sketch can break out of", () => {
  const lines = [line("Before"), line("[figure 1]"), line("After", "smudged")];
  const { text, doubtful } = page(lines, [figure("Two circles,\n  joined.", "\no--o\n```\n|")]);
  expect(text.split("\n")).toEqual([
    ...["Before", "", "**Figure 1.** Two circles, joined.", ""],
    ...["````text", "o--o", "```", "|", "````", "", "After"],
  ]);
  expect(doubtful).toEqual([{ line: 10, reason: "smudged" }]);
});

test("a drawing that stands nowhere comes at the end; a place without a drawing goes", () => {
  const { text } = page([line("[Figure 3]"), line("Text")], [figure("A"), figure("B")]);
  expect(text).toBe("Text\n\n**Figure 1.** A\n\n**Figure 2.** B");
});

test("the name of a figure is in the student's language", () => {
  const reading = { lines: [], figures: [figure("Дерево")] };
  expect(pageFromReading(reading, "ru").text).toBe("**Рисунок 1.** Дерево");
});

test("empty lines at both ends go, and the doubts move", () => {
  const lines = [line(" "), line("a"), line("b", "b or h"), line(""), line("", "nothing there")];
  expect(page(lines)).toEqual({ text: "a\nb", doubtful: [{ line: 1, reason: "b or h" }] });
});

test("several lines in one, doubts without words", () => {
  const read = page([line("$$\nx^2\n$$", " "), line("c", "c or e")]);
  expect(read).toEqual({ text: "$$\nx^2\n$$\nc", doubtful: [{ line: 3, reason: "c or e" }] });
});

test.each([[[]], [[line("")]]])("an empty page is empty: %j", (lines) => {
  expect(page(lines)).toEqual({ text: "", doubtful: [] });
});
