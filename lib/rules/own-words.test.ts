import { describe, expect, test } from "vitest";
import { applyPatches } from "#lib/quotes/patch.ts";
import { planCommands, planWhole } from "./edit-commands.ts";
import { inOwnWords } from "./own-words.ts";

/** What a request makes of a document: the new text, or the word for why it stays as it is. */
const made = (request: string, document: string): string => {
  const read = inOwnWords(request, document);
  if (read === null) return "not guessed";
  const planning = { document, selection: null, language: "en" } as const;
  const plan =
    read.kind === "commands"
      ? planCommands(planning, read.commands)
      : read.kind === "whole" && read.command.kind !== "undo_edit"
        ? planWhole(document, read.command, "en")
        : null;
  if (plan === null) return read.kind;
  if (plan.kind === "failed") return plan.failures.map(({ kind }) => kind).join(", ");
  if (plan.kind === "unsure") return `which of ${plan.places.length}`;
  const patches = plan.edits.flatMap((edit) => edit.patches);
  return applyPatches(document, patches) ?? "the patches do not fit";
};

const english = `# Databases

## Joins

An inner join keeps rows of both tables. Sales of Hayward and **Oakland** are compared in the table below.

## Aggregate Functions

COUNT counts rows. The section of a report is a group.

## Use of indexes

An index makes reading faster, from A to B.
`;

const russian = `# Планировщик

## Команда at

Команда запускается один раз в Хайварде.

## Агрегатные функции

Функция COUNT считает строки.

## Индексы

Индекс ускоряет чтение.
`;

/** Sentences, an item, a row, code and contents to be named. */
const lecture = `# Scheduling

- [Terms](#terms)
- [Algorithms](#algorithms)
- [Commands](#commands)

## Terms

The sheduler picks a thread. A quantum is 10 ms long.

- **Preemption** — the thread is interrupted
- **Starvation** — a thread waits
  - for ever
- **Throughput** — jobs per second

## Algorithms

| Name | Preemptive |
| --- | --- |
| Round robin | yes |
| First come | no |

1. Measure
2. Choose

## Commands

Use \`nice\` to lower the priority. A thread waits.
`;

const changes = (request: string, ...pairs: readonly (readonly [string, string])[]) => {
  const expected = pairs.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, () => to);
  }, lecture);
  expect(made(request, lecture)).toBe(expected);
};

describe("words that stand in the document are replaced, deleted and marked", () => {
  test.each([
    ["replace Hayward with Oakland.", "Sales of Oakland and"],
    ["Please change hayward to San José.", "Sales of San José and"],
    ["replace the word rows with lines everywhere", "keeps lines of both tables"],
    ["everywhere replace “rows” with lines", "COUNT counts lines"],
    ["replace everywhere rows with lines", "COUNT counts lines"],
    ["replace from A to B with at once", "faster, at once."],
    ["remove An inner join keeps rows of both tables", "Joins\n\nSales of"],
    ["write Oaktown instead of Hayward", "Sales of Oaktown and"],
    ["Hayward should be spelled Heyward", "Sales of Heyward and"],
    ["fix the spelling of Hayward to Heyward", "Sales of Heyward and"],
    ["make Hayward bold", "Sales of **Hayward** and"],
    ["make the word Hayward italic, please", "Sales of *Hayward* and"],
  ])("%s", (request, expected) => {
    expect(made(request, english)).toContain(expected);
  });

  test.each([
    ["замени Хайварде на Окленде", "один раз в Окленде"],
    ["везде замени строки на записи", "считает записи"],
    ["в Хайварде исправить на в Окленде", "один раз в Окленде"],
    ["вместо Хайварде напиши Окленде", "один раз в Окленде"],
    ["выдели жирным слово Хайварде", "в **Хайварде**"],
    ["сделай Хайварде курсивом", "в *Хайварде*"],
  ])("%s", (request, expected) => {
    expect(made(request, russian)).toContain(expected);
  });

  test("what has its mark, and what stands in code, is left", () => {
    expect(made("make Oakland bold", english)).toBe("unchanged");
    expect(made("make nice bold", lecture)).toBe("unchanged");
  });

  test("in the section that is named alone", () => {
    changes("replace thread with task in the section Commands", [
      "A thread waits.",
      "A task waits.",
    ]);
    changes("change waits to sleeps in the Commands section", [
      "A thread waits.",
      "A thread sleeps.",
    ]);
    changes("delete waits from the section Commands", ["A thread waits.", "A thread."]);
  });
});

describe("sections go with their entries of the contents", () => {
  test.each([
    ["delete the section Aggregate Functions", "aggregate"],
    ["could you remove the section about aggregate functions?", "aggregate"],
    ["delete the joins section", "## Joins"],
  ])("%s", (request, gone) => {
    expect(made(request, english).toLowerCase()).not.toContain(gone.toLowerCase());
    expect(made(request, english)).toContain("# Databases");
  });

  test.each([
    ["удали раздел про at", "## Команда at"],
    ["удалите раздел об агрегатных функциях", "## Агрегатные функции"],
  ])("%s", (request, gone) => {
    expect(made(request, russian)).not.toContain(gone);
    expect(made(request, russian)).toContain("# Планировщик");
  });

  const order = (text: string) => [...text.matchAll(/^## (\w+)/gm)].map(([, title]) => title);
  const entries = (text: string) => [...text.matchAll(/^- \[(\w+)\]/gm)].map(([, title]) => title);
  test.each([
    ["delete the section Terms", ["Algorithms", "Commands"]],
    ["move Terms before Commands", ["Algorithms", "Terms", "Commands"]],
    ["move the section Terms after Commands", ["Algorithms", "Commands", "Terms"]],
    ["move Terms to the end", ["Algorithms", "Commands", "Terms"]],
    ["move the section Commands to the top", ["Commands", "Terms", "Algorithms"]],
    ["make Terms the last section", ["Algorithms", "Commands", "Terms"]],
    ["swap Terms and Algorithms", ["Algorithms", "Terms", "Commands"]],
    ["rename Terms to Words", ["Words", "Algorithms", "Commands"]],
    ["rename the section Terms to “Words”", ["Words", "Algorithms", "Commands"]],
  ])("%s", (request, titles) => {
    expect(order(made(request, lecture))).toEqual(titles);
    expect(entries(made(request, lecture))).toEqual(titles);
  });

  test("перенеси Индексы перед Агрегатные функции", () => {
    const text = made("перенеси Индексы перед Агрегатные функции", russian);
    expect(text.indexOf("## Индексы")).toBeLessThan(text.indexOf("## Агрегатные"));
    expect(made("переименуй раздел Индексы в Указатели", russian)).toContain("## Указатели\n");
  });
});

describe("parts are named by their words", () => {
  test("an item, a row and a sentence go", () => {
    changes("delete the bullet Starvation", [
      "- **Starvation** — a thread waits\n  - for ever\n",
      "",
    ]);
    changes("remove Starvation from the list", [
      "- **Starvation** — a thread waits\n  - for ever\n",
      "",
    ]);
    changes("delete the row Round robin", ["| Round robin | yes |\n", ""]);
    changes("remove the sentence about the quantum", [" A quantum is 10 ms long.", ""]);
    changes("remove the sentence that starts with A quantum", [" A quantum is 10 ms long.", ""]);
    changes("delete the last sentence", [" A thread waits.", ""]);
    changes("delete the item Measure", ["1. Measure\n2. Choose", "1. Choose"]);
  });

  test("of two that are meant the student chooses", () => {
    expect(made("delete the sentence with thread", lecture)).toBe("which of 4");
  });

  test("two change places, and one moves", () => {
    changes("swap Measure and Choose", ["1. Measure\n2. Choose", "1. Choose\n2. Measure"]);
    changes("swap Round robin and First come", [
      "| Round robin | yes |\n| First come | no |",
      "| First come | no |\n| Round robin | yes |",
    ]);
    changes("move Choose before Measure", ["1. Measure\n2. Choose", "1. Choose\n2. Measure"]);
    expect(made("swap Measure and Round robin", lecture)).toContain("1. Round robin");
  });
});

describe("something new goes where it is said", () => {
  test("beside an item, in its list", () => {
    changes("add Latency — time to answer after Throughput", [
      "second\n\n## Alg",
      "second\n- Latency — time to answer\n\n## Alg",
    ]);
    changes("insert a bullet Fairness before Starvation", ["- **Starv", "- Fairness\n- **Starv"]);
    changes("after Measure insert a new item Sort", [
      "1. Measure\n2. Choose",
      "1. Measure\n2. Sort\n3. Choose",
    ]);
    changes("add a bullet Latency to the list in Terms", [
      "second\n\n## Alg",
      "second\n- Latency\n\n## Alg",
    ]);
  });

  test("behind a sentence, and at the end of a section or the document", () => {
    changes("add the sentence It is short. after A quantum is 10 ms long", [
      "10 ms long.",
      "10 ms long. It is short.",
    ]);
    changes("add at the end of Commands: Never use nice.", [
      "A thread waits.\n",
      "A thread waits.\n\nNever use nice.\n",
    ]);
    changes("add the sentence “Never use it.” to the end of the section Commands", [
      "A thread waits.\n",
      "A thread waits. Never use it.\n",
    ]);
    changes("add a heading Summary at the end", ["waits.\n", "waits.\n\n## Summary\n"]);
    changes("add a section Summary before Commands", ["## Commands", "## Summary\n\n## Commands"]);
    changes("add a row FCFS | no after Round robin", ["| yes |\n", "| yes |\n| FCFS | no |\n"]);
  });

  test("добавь в конец раздела Индексы: Он занимает место.", () => {
    const request = "добавь в конец раздела Индексы: Он занимает место.";
    expect(made(request, russian)).toBe(`${russian}\nОн занимает место.\n`);
  });
});

describe("what cannot be had", () => {
  test.each([
    "make it shorter",
    "please summarise the section Joins",
    "make the section Joins simpler",
    "rewrite the first paragraph",
    "add an example",
    "replace this with something shorter",
    "сделай текст короче",
    "перепиши раздел попроще",
  ])("only a model writes anew: %s", (request) => {
    expect(made(request, english)).toBe("unable");
  });

  test.each([
    ["replace Paris with London", "absent"],
    ["delete the section Triggers", "heading_absent"],
    ["delete the section joints", "heading_absent"],
  ])("is said of what is not there: %s", (request, why) => {
    expect(made(request, english)).toBe(why);
  });

  test.each([
    // What names a part of the text is not what stands there.
    "delete the table",
    "remove the section",
    "delete it",
    "change the tone to friendly",
    "An index should be small",
    // Where is no part of what is to be written.
    "replace Hayward with Oakland in the table",
    "Убери, пожалуйста, раздел",
    "add it after Joins",
    "move it up",
    "swap it and Joins",
    "make it bold",
  ])("is not guessed: %s", (request) => {
    expect(made(request, english)).toBe("not guessed");
  });

  test("what is only asked is a question", () => {
    expect(made("what is an inner join?", english)).toBe("question");
  });

  test("a number without its unit is not guessed", () => {
    expect(made("change 10 ms to 20", lecture)).toBe("not guessed");
    expect(made("change 10 ms to 20 ms", lecture)).toContain("20 ms long");
  });

  test("of two headings that are meant none is", () => {
    expect(made("delete the section joins", `${english}\n## Joins\n`)).toBe("heading_twice");
  });

  test("where a Russian request says the place, that is not written", () => {
    expect(made("замени строки в разделе Индексы на записи", russian)).toBe("not guessed");
    expect(made("замени строки на записи в разделе Индексы", russian)).toBe("not guessed");
  });

  test("a comment in code is no heading", () => {
    const code = "## Setup\n\n```sh\n# install everything\n```\n";
    expect(made("rename the section install everything to start", code)).toBe("not guessed");
  });

  test("a line that is not understood keeps all others from being followed", () => {
    expect(made("replace Hayward with Oakland\nmake it nice", english)).toBe("not guessed");
    expect(made("replace Hayward with Oaktown\ndelete from A to B", english)).toContain("Oaktown");
  });
});
