import { describe, expect, it } from "vitest";
import { sampleNote } from "#lib/samples/sample-note.ts";
import { garbageReason } from "#lib/text/garbage-reason.ts";

/** Letters without a language, the same each time. */
const randomLetters = (alphabet: string, words: number): string => {
  let seed = 7;
  const next = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  return Array.from({ length: words }, () =>
    Array.from({ length: 3 + next(8) }, () => alphabet.charAt(next(alphabet.length))).join(""),
  ).join(" ");
};

describe("no note is", () => {
  it.each([
    ["empty", ""],
    ["empty", " \r\n\t "],
    ["binary", "\u0000\u0001\u0002\u0003PNG\u0004\u0005\u0006IHDR"],
    ["binary", "\uFFFD\uFFFDhello\uFFFD\uFFFD world of\uFFFD bytes"],
    ["repeated", "a".repeat(100_000)],
    ["repeated", "ааа ".repeat(50)],
    ["repeated", "тест ".repeat(50)],
    ["repeated", "lol kek ".repeat(30)],
    ["too_little_text", "123 456 789 + 5 = 8"],
    ["too_little_text", "Стек"],
    ["too_little_text", "!!! ??? 🙂🙂🙂"],
    ["random_letters", randomLetters("abcdefghijklmnopqrstuvwxyz", 30)],
    ["random_letters", randomLetters("абвгдежзийклмнопрстуфхцчшщъыьэюя", 30)],
    ["random_letters", "asdfgh jklqwe zxcvbn qazwsx edcrfv tgbyhn ujmikl plokmn zxcvb qwsdf"],
  ])("%s: %j", (reason, text) => {
    expect(garbageReason(text)).toBe(reason);
  });
});

describe("a note is", () => {
  it.each([
    ["the English sample", sampleNote("en")],
    ["the Russian sample", sampleNote("ru")],
    ["one sentence", "Стек — это LIFO-список."],
    [
      "code alone",
      "```cpp\nint main() { for (int i = 0; i < 10; ++i) std::cout << i; return 0; }\n```",
    ],
    ["formulas", "Теорема: $a^2 + b^2 = c^2$, где $c$ — гипотенуза прямоугольного треугольника."],
    [
      "a glossary of abbreviations",
      "TCP UDP IP HTTP TLS DNS ARP BGP OSPF NAT VLAN MTU RTT SSH FTP",
    ],
    ["badly written", "очередь ета када первый зашол первый вышол тоисть как в магазине кароч"],
    [
      "in another language",
      "Ein Stapel ist eine Datenstruktur, bei der das letzte Element zuerst entnommen wird.",
    ],
    ["in another script", "スタックは後入れ先出しのデータ構造である。キューは先入れ先出しである。"],
    ["a table", "| Term | Meaning |\n|---|---|\n| Heap | a tree with the least element on top |"],
  ])("%s", (_, text) => {
    expect(garbageReason(text)).toBeNull();
  });

  it("whatever comes after much text", () => {
    expect(garbageReason(`${sampleNote("ru")}${"🙂".repeat(500)}`)).toBeNull();
  });
});
