import { expect, test } from "vitest";
import { pairIn } from "./pair-in.ts";

test.each([
  ["$u = \\frac{U}{LF}$, the labour force", "a formula is not cut at its sign"],
  ["Second: what falls in a loop is zero", "the second of something"],
  ["Спросят на зачёте — порядок расшифровки", "an aside to oneself"],
  ["difference from Italy: details and symbols", "what tells one thing from another"],
])("%s: %s", (line) => {
  expect(pairIn(line)).toBeNull();
});

test("a form of a foreign word does not stand in its meaning, nor a dash before its name", () => {
  expect(pairIn("müssen – быть вынужденным (ich muss)")?.meaning).toBe("быть вынужденным");
  expect(pairIn("- adverts – an invitation to treat")?.term).toBe("adverts");
  expect(pairIn("Рекурсия – вызов себя (recursion)")?.meaning).toBe("вызов себя (recursion)");
});

test("two names that a dash joins are one, with what they are of", () => {
  expect(pairIn("Стефан – Больцман для звезды: светимость растёт с радиусом")?.term).toBe(
    "Стефан – Больцман для звезды",
  );
});

test("a short form in a name is a part of it", () => {
  expect(pairIn("Внутр. энергия: энергия движения молекул")?.term).toBe("Внутр. энергия");
  expect(pairIn("Готика – сер. XII – XV вв., стрельчатая арка")?.meaning).toBe(
    "сер. XII – XV вв., стрельчатая арка",
  );
});
