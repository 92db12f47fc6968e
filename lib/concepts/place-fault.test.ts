import { describe, expect, it, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { applyPatch } from "#lib/quotes/patch.ts";
import { isSmallChange, placeFault } from "./place-fault.ts";

const only = (text: string) => {
  const [sentence] = readNote(text).sentences;
  if (!sentence) throw new Error("the text has a sentence");
  return sentence;
};

/** The corrected sentence; what the model is told when there is none. */
const corrected = (text: string, wrong: string, right: string): string | null => {
  const sentence = only(text);
  const placed = placeFault(sentence, { wrong, right });
  if (placed.kind === "placed") return applyPatch(sentence.text, placed.patch);
  return placed.kind === "refused" ? placed.problem : null;
};

describe("a fault is placed in its sentence as an edit is", () => {
  const queue = "**Queue** is a list whose element added *last* is removed first.";

  test.each([
    ["word for word", queue, "added *last* is", "added *first* is"],
    ["without marks", queue, "element added last is", "element added first is"],
    [
      "without marks and full stop, which the new text has",
      queue,
      "Queue is a list whose element added last is removed first",
      "Queue is a list whose element added first is removed first.",
    ],
  ])("%s", (_how, text, wrong, right) => {
    expect(corrected(text, wrong, right)).toBe(text.replace("last", "first"));
  });

  test.each([
    ["Water boils at 90 °C at sea level.", "90", "100 °C", "Water boils at 100 °C at sea level."],
    ["Here 90 % are red.", "90", "95 %", "Here 95 % are red."],
    ["It costs 5 €, they say.", "5", "6 €", "It costs 6 €, they say."],
    ["Сила 5 Н действует.", "5", "10 Н", "Сила 10 Н действует."],
    ["It is slow (about 90) here.", "90", "95)", "It is slow (about 95) here."],
    ["It is slow (about 90) here.", "90", "95 (or 96)", "It is slow (about 95 (or 96)) here."],
    ["Call `f(1)` now.", "1", "`f(2)`", "Call `f(2)` now."],
    ["It runs `n - 1` times.", "n - 1", "`n` times", "It runs `n` times."],
    ["Use **LIFO** order.", "LIFO", "**FIFO** order", "Use **FIFO** order."],
    ["So $E = mc^3$ holds.", "mc^3", "E = mc^2", "So $E = mc^2$ holds."],
    ["The count is -1 here.", "1", "2 - 1", "The count is -2 - 1 here."],
  ])(
    "signs around the wrong words are not put in twice: %s, %s: %s",
    (text, wrong, right, fixed) => {
      expect(corrected(text, wrong, right)).toBe(fixed);
    },
  );

  const isolation = "Serializable is the default isolation level in **PostgreSQL**.";
  test.each([
    [
      "to the end of the sentence",
      isolation,
      "Serializable",
      "Read committed is the default isolation level in PostgreSQL.",
      "Read committed is the default isolation level in **PostgreSQL**.",
    ],
    [
      "from its beginning",
      "Уровень по умолчанию в PostgreSQL — Serializable.",
      "Serializable",
      "Уровень по умолчанию в PostgreSQL — Read Committed",
      "Уровень по умолчанию в PostgreSQL — Read Committed.",
    ],
    [
      "on both sides",
      "A stack is a FIFO list of items.",
      "FIFO",
      "a **LIFO** list",
      "A stack is a **LIFO** list of items.",
    ],
    ["and with a full stop", "A stack is FIFO.", "FIFO", "LIFO.", "A stack is LIFO."],
    [
      "the whole sentence without its marks",
      "A **queue** has what came last removed first.",
      "last",
      "A queue has what came first removed first.",
      "A **queue** has what came first removed first.",
    ],
    [
      "in no more words than the wrong ones",
      "A tree contains exactly one cycle.",
      "exactly one cycle",
      "contains no cycles",
      "A tree contains no cycles.",
    ],
    [
      "not, where the wrong words repeat them themselves",
      "It holds that that rule is old.",
      "that rule",
      "that law",
      "It holds that that law is old.",
    ],
    [
      "not, where it is a sign that may be meant twice",
      "It prints a b b c.",
      "b c",
      "c b d",
      "It prints a b c b d.",
    ],
  ])(
    "words around the wrong ones that the right ones repeat, %s",
    (_how, text, wrong, right, fixed) => {
      expect(corrected(text, wrong, right)).toBe(fixed);
    },
  );

  test.each([
    [
      "other quotation marks",
      "A queue is «LIFO» here.",
      '"LIFO"',
      '"FIFO"',
      "A queue is «FIFO» here.",
    ],
    [
      "a wrapped line",
      "A stack is\na LIFO\nlist.",
      "a LIFO list",
      "a LIFO pile",
      "A stack is\na LIFO\npile.",
    ],
    ["a formula", "$$\nE = mc^3\n$$", "$$ E = mc^3 $$", "$$ E = mc^2 $$", "$$\nE = mc^2\n$$"],
    [
      "a sign of it",
      "It needs $O(n^2)$ steps.",
      "$O(n^2)$",
      "$O(n^3)$",
      "It needs $O(n^3)$ steps.",
    ],
    [
      "commands of which JSON took the first letter",
      String.raw`The sign is $\binom{n}{k}$, not $\theta + \nabla f$.`,
      "$\binom{n}{k}$, not $\theta + \nabla f$",
      "$\frac{n}{k}$, not $\rho + \nabla g$",
      String.raw`The sign is $\frac{n}{k}$, not $\rho + \nabla g$.`,
    ],
    ["part of it taken out", "A is B, and C is D.", ", and C is D", "", "A is B."],
    ["a lone number", "It ended in 1946.", "1946", "1945", "It ended in 1945."],
  ])("%s", (_how, text, wrong, right, expected) => {
    expect(corrected(text, wrong, right)).toBe(expected);
  });

  it("changes whole words, and no more than from the first to the last that differs", () => {
    expect(
      placeFault(only("A queue is LIFO, as a line."), { wrong: "is LIFO", right: "is FIFO" }),
    ).toEqual({ kind: "placed", patch: { start: 11, removed: "LIFO", inserted: "FIFO" } });
  });

  test.each([
    ["an index of at most 1 000 points", "1 000", "10 000"],
    ["it is 3.14 here", "3.14", "3.15"],
    ["an AUC of 0, at best 1", "0", "0.5"],
    ["it holds 5 items", "5", "1 005"],
    ["from 0.5 on", "0.5", "0"],
    ["ровно 2,5 АТФ", "2,5", "1,5"],
    ["in 1914, 1918 and later", "1914", "1915"],
  ])("changes whole numbers: %s", (text, removed, inserted) => {
    const patch = { start: text.indexOf(removed), removed, inserted };
    expect(placeFault(only(text), { wrong: removed, right: inserted })).toEqual({
      kind: "placed",
      patch,
    });
  });

  it("is none when it changes nothing", () => {
    expect(corrected("A is B.", "A is B", "A is B")).toBeNull();
    expect(corrected("**A** is B.", "A is B.", "A is B.")).toBeNull();
  });

  test.each([
    ["is nowhere", "A is B.", "C is D", "C is E", /do not stand in it/],
    ["is empty", "A is B.", " ", "C", /name the words/],
    ["stands there twice", "The dog and the dog.", "dog", "cat", /several times/],
    ["would take the sentence away", "A is B.", "A is B.", "", /cannot be removed/],
    ["would bring code", "A is B.", "B", "C:\n```py\nx = 1\n```", /block of code/],
  ])("goes back to the model when it %s", (_what, text, wrong, right, problem) => {
    expect(corrected(text, wrong, right)).toMatch(problem);
  });

  it("goes back to the model when a table would lose its shape", () => {
    const row = only("| TCP | unreliable |\n| --- | --- |\n");
    const said = { wrong: "unreliable", right: "reliable | yes" };
    expect(placeFault(row, said)).toMatchObject({ kind: "refused" });
  });
});

describe("right words that say the whole sentence anew", () => {
  const isolation = "In PostgreSQL, `REPEATABLE READ` is the default isolation level.";
  const search = "Binary search is linear, O(n), on a sorted array.";

  test.each([
    [
      isolation,
      "`REPEATABLE READ`",
      "`READ COMMITTED` is the default isolation level in PostgreSQL.",
      "`READ COMMITTED` is the default isolation level in PostgreSQL.",
    ],
    [
      isolation,
      "`REPEATABLE READ`",
      "In PostgreSQL, `READ COMMITTED` is the default isolation level.",
      "In PostgreSQL, `READ COMMITTED` is the default isolation level.",
    ],
    [
      search,
      "linear, O(n)",
      "logarithmic, O(log n), on a sorted array.",
      "Binary search is logarithmic, O(log n), on a sorted array.",
    ],
    [
      "The heart has three chambers.",
      "three",
      "The human heart has four chambers.",
      "The human heart has four chambers.",
    ],
    [
      "`touch` removes a file",
      "removes",
      "`touch` creates an empty file",
      "`touch` creates an empty file",
    ],
    [
      "Вода кипит при 90 °C на уровне моря.",
      "90 °C",
      "На уровне моря вода кипит при 100 °C.",
      "На уровне моря вода кипит при 100 °C.",
    ],
    [
      "| `FULL JOIN` | только строки, у которых нет пары |",
      "только строки, у которых нет пары",
      "| `FULL JOIN` | все строки обеих таблиц |",
      "| `FULL JOIN` | все строки обеих таблиц |",
    ],
    [
      "A B-tree is a binary tree.",
      "binary tree",
      "A B-tree is no binary tree: a node has many children",
      "A B-tree is no binary tree: a node has many children.",
    ],
  ])("%s, %s: %s", (text, wrong, right, fixed) => {
    expect(corrected(text, wrong, right)).toBe(fixed);
  });

  test.each([
    [search, "linear", "On a sorted array binary search is logarithmic."],
    [search, "linear", "binary search takes logarithmic time on a sorted array"],
    ["Photosynthesis releases nitrogen.", "nitrogen", "oxygen, which photosynthesis releases"],
    ["HTTP is a stateful protocol.", "stateful", "HTTP is stateless."],
    ["HTTP is a stateful protocol.", "stateful", "It is a stateless protocol."],
    ["The French Revolution began in 1799.", "1799", "It began in 1789."],
    ["Он был написан в 1991 году Торвальдсом на C++.", "на C++", "Он был написан на C."],
    ["DNS uses TCP port 54 by default.", "54", "UDP port 53"],
    [
      "Мьютекс освобождает любой поток программы, а семафор — только владелец.",
      "любой поток программы",
      "мьютекс освобождает владелец, а семафор любой поток",
    ],
  ])("are asked for once more where they cannot be put in: %s, %s: %s", (text, wrong, right) => {
    expect(corrected(text, wrong, right)).toMatch(/stand around/);
  });

  test.each([
    ["A stack is LIFO, a queue is LIFO.", "queue is LIFO", "queue, unlike a stack, is FIFO"],
    [
      "A mutex is released by any thread, a semaphore by its owner.",
      "any thread",
      "the thread that locked the mutex",
    ],
    [
      "A TCP segment has no port.",
      "no port",
      "two ports: one of the segment's source, one of its goal",
    ],
  ])("may name again what they speak of: %s, %s: %s", (text, wrong, right) => {
    expect(corrected(text, wrong, right)).toBe(text.replace(wrong, right));
  });
});

describe("a change that is called minor", () => {
  const change = (removed: string, inserted: string) =>
    isSmallChange({ start: 0, removed, inserted });

  test.each([
    ["tranlates", "translates"],
    ["recieve", "receive"],
    ["occured", "occurred"],
    ["definately", "definitely"],
    ["seperate", "separate"],
    ["колекция", "коллекция"],
    ["элемнет", "элемент"],
    ["алгаритм", "алгоритм"],
    ["list which", "list, which"],
    ["Так как", "Так, как"],
    ["its “own” time", "its «own» time"],
  ])("passes as a slip of the pen: %s, %s", (removed, inserted) => {
    expect(change(removed, inserted)).toBe(true);
  });

  test.each([
    ["sorted", "unsorted"],
    ["unsorted", "sorted"],
    ["minimum", "maximum"],
    ["increase", "decrease"],
    ["synchronous", "asynchronous"],
    ["LIFO", "FIFO"],
    ["is", "is not"],
    ["не ", ""],
    ["всегда", "никогда"],
    ["1946", "1945"],
    ["a < b", "a <= b"],
    ["f(1)", "f[1]"],
    ["++i", "i++"],
    ["a queue", "очередь"],
    ["removes", "creates"],
    ["mitosis", "meiosis"],
    ["", "more words"],
  ])("is shown when it may change the meaning: %s, %s", (removed, inserted) => {
    expect(change(removed, inserted)).toBe(false);
  });
});
