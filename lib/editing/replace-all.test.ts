import { expect, test } from "vitest";
import { applyPatches } from "#lib/quotes/patch.ts";
import { changedSentences, replaceAll } from "./replace-all.ts";

const replaced = (document: string, oldText: string, newText: string): string | null => {
  const placed = replaceAll(document, { forms: [{ oldText, newText }], reason: "r" });
  return placed.kind === "placed" ? applyPatches(document, placed.edit.patches) : placed.kind;
};

test.each([
  ["stack", "heap", "The stack, a stack. Stack it!", "The heap, a heap. Heap it!"],
  ["stack", "heap", "stacked stackable", "absent"],
  ["x", "t", "Let $x \\in X$, X a set.", "Let $t \\in X$, X a set."],
  ["state", "microstate", "The State of New York: state.", "The State of New York: microstate."],
  ["state", "unit", "A state. State it.\n\n- State\n> State", "A unit. Unit it.\n\n- Unit\n> Unit"],
  ["state", "unit", "[state](https://a.org/state) `state`", "[unit](https://a.org/state) `state`"],
  ["state", "unit", "```\nstate\n```\n\n`state`", "```\nunit\n```\n\n`unit`"],
  ["the", "", "See the term and the thing.", "See term and thing."],
  ["Стек", "Магазин", "Стек и стек", "Магазин и стек"],
  ["стек", "магазин", "Стек и стек, стеком", "Магазин и магазин, стеком"],
  ["$x$", "$y$", "Let $x$ be; $x$.", "Let $y$ be; $y$."],
  ["a b", "c", "a b, a\nb", "c, c"],
  ["same", "same", "the same", "unchanged"],
  ["in", "within", "In $x \\in A$, in it", "Within $x \\in A$, within it"],
  ["a", "c", "Take a number $a$ and a sum $a + b$.", "Take a number $c$ and a sum $c + b$."],
  ["5", "6", "5 and 5.5, 1,5 or 5%.", "6 and 5.5, 1,5 or 6%."],
  ["C", "Rust", "C, C++ and C#", "Rust, C++ and C#"],
  [
    "cup",
    "mug",
    '[cup](cup.png "a cup") <img src="cup.png"> [1]\n\n[1]: cup.md "cup"',
    '[mug](cup.png "a mug") <img src="cup.png"> [1]\n\n[1]: cup.md "mug"',
  ],
  ["cup", "mug", "[a][cup]\n\n[cup]: a.md", "[a][mug]\n\n[mug]: a.md"],
  ["cup", "mug", "cup ``a `cup` b`` `a\ncup`", "mug ``a `cup` b`` `a\ncup`"],
  ["cup", "mug", "| Cup | cup |\n|---|---|\n| Cup | a |", "| Mug | mug |\n|---|---|\n| Mug | a |"],
  ["cup", "**mug**", "Cup", "**Mug**"],
  ["Law", "rule", "The Law. Law is.", "The rule. Rule is."],
  ["a b", "c", "a\n\nb", "absent"],
  ["very", "", "Very good, a **very** big one. Very.", "Good, a big one."],
  ["очень", "", "Очень хорошо и *очень* быстро.", "Хорошо и быстро."],
  ["всё", "весь ряд", "Всё и все. Все и всё.", "Весь ряд и все. Все и весь ряд."],
])("every place of %j becomes %j in %j", (oldText, newText, document, expected) => {
  expect(replaced(document, oldText, newText)).toBe(expected);
});

test("no place is left out, however many there are", () => {
  expect(replaced("stack ".repeat(5_000), "stack", "heap")).toBe("heap ".repeat(5_000));
});

const forms = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([oldText, newText]) => ({ oldText, newText }));

test("all forms of a term are one edit, a longer one before what stands in it", () => {
  const document = "Транзакция держит замки. Журнал транзакций и две транзакции.";
  const placed = replaceAll(document, {
    reason: "r",
    forms: forms(
      ["транзакция", "операция"],
      ["транзакции", "операции"],
      ["транзакций", "операций"],
      ["транзакцию", "операцию"],
    ),
  });
  const patches = placed.kind === "placed" ? placed.edit.patches : [];
  const edited = applyPatches(document, patches) ?? "";
  expect(edited).toBe("Операция держит замки. Журнал операций и две операции.");
  expect(changedSentences(edited, patches)).toEqual([
    "Операция держит замки.",
    "Журнал операций и две операции.",
  ]);
  const rate = replaceAll("A learning rate and a rate.", {
    reason: "r",
    forms: forms(["rate", "speed"], ["learning rate", "step size"]),
  });
  expect(rate).toMatchObject({ edit: { patches: { length: 2 } } });
  expect(
    rate.kind === "placed" && applyPatches("A learning rate and a rate.", rate.edit.patches),
  ).toBe("A step size and a speed.");
});

test("words may change places, and forms that stand nowhere keep none of the others back", () => {
  const swap = replaceAll("a cat, a dog", {
    forms: forms(["cat", "dog"], ["dog", "cat"]),
    reason: "r",
  });
  expect(swap.kind === "placed" && applyPatches("a cat, a dog", swap.edit.patches)).toBe(
    "a dog, a cat",
  );
  expect(replaceAll("a cat", { forms: forms(["fox", "wolf"]), reason: "r" }).kind).toBe("absent");
  expect(
    replaceAll("a cat", { forms: forms(["fox", "wolf"], ["cat", "dog"]), reason: "r" }).kind,
  ).toBe("placed");
});
