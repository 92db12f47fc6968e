import { expect, it } from "vitest";
import { lastWords, saidOnTheWay } from "./said-on-the-way.ts";

const student = (text: string) => ({ author: "student" as const, text });

it("remarks of the student are kept in their order, choices and other voices are not", () => {
  const messages = [
    student("the button is grey"),
    { author: "agent" as const, text: "It is grey until a clip is selected." },
    student("done, next"),
    student("Thank you!"),
    student("ещё не сделал"),
    student("no, it doesn't work"),
    student("а можно без меню?"),
  ];
  expect(saidOnTheWay(messages)).toEqual(["the button is grey", "а можно без меню?"]);
});

it("of many the newest are kept, and of a long one its beginning", () => {
  const messages = Array.from({ length: 30 }, (_, index) => student(`${index} ${"x".repeat(900)}`));
  const said = saidOnTheWay(messages);
  expect(said.map((text) => text.split(" ")[0])).toEqual(["24", "25", "26", "27", "28", "29"]);
  expect(Math.max(...said.map(({ length }) => length))).toBe(400);
});

it("the last words are those of student and guide, without the program's and the links", () => {
  const words = lastWords([
    student("first"),
    { author: "program" as const, text: "The screenshot is saved." },
    student("where is that?"),
    { author: "agent" as const, text: "Under Edit.\n\nFrom the manual: [Edit](#chunk-chk_1)" },
    student("it is grey"),
    student("x".repeat(900)),
  ]);
  expect(words).toEqual([
    "student: where is that?",
    "guide: Under Edit.\n\nFrom the manual: [Edit]",
    "student: it is grey",
    `student: ${"x".repeat(300)}`,
  ]);
});
