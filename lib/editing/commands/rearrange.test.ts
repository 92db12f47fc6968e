import { describe, expect, it } from "vitest";
import type { Language } from "../../schemas/language.ts";
import { documents, follow } from "../testing/follow-commands.ts";

const en = documents.en;
const ru = documents.ru;

/** The text with its parts in another order; they stand in it one after the other. */
const reordered = (text: string, from: readonly string[], to: readonly string[]): string => {
  expect(text.split(from.join(""))).toHaveLength(2);
  return text.replace(from.join(""), () => to.join(""));
};

const promise = [
  "A structure promises what is cheap.",
  " ",
  "Every promise has its price.",
] as const;
const обещание = [
  "Структура обещает, что будет дёшево.",
  " ",
  "У каждого обещания есть цена.",
] as const;
const items = [
  "push: puts an element on top, $O(1)$",
  "\n- ",
  "pop: takes the element from the top, $O(1)$",
] as const;
const push = "- push: puts an element on top, $O(1)$\n";
const pop = "- pop: takes the element from the top, $O(1)$\n";
const peek = "- peek: looks at it\n";
const pushRu = "- push: кладёт элемент наверх, $O(1)$\n";
const popRu = "- pop: снимает элемент с вершины, $O(1)$\n";
const peekRu = "- peek: смотрит на него\n";
const paragraphs = (text: string, first: string, second: string): readonly string[] => {
  const [one, two] = [first, second].map(
    (start) => text.slice(text.indexOf(start)).split("\n\n")[0] ?? "",
  ) as [string, string];
  return [one, "\n\n", two];
};
const pairEn = paragraphs(en, "A **stack**", "A queue is");
const pairRu = paragraphs(ru, "**Стек**", "Очередь — это");
const search = en.slice(en.indexOf("## Search"), en.indexOf("## Summary"));
const summary = en.slice(en.indexOf("## Summary"));
const mirrored = <Part>(parts: readonly Part[]): Part[] => parts.toReversed();

describe("passages change places", () => {
  it.each<[Language, string, readonly string[]]>([
    [
      "en",
      'Swap "A structure promises what is cheap." and "Every promise has its price."',
      promise,
    ],
    ["en", 'Swap the sentences "A structure promises" and "Every promise"', promise],
    [
      "en",
      'please swap around "A structure promises what is cheap." and "Every promise has its price."',
      promise,
    ],
    [
      "en",
      'exchange the sentence "A structure promises" and the sentence "Every promise"',
      promise,
    ],
    [
      "en",
      'the sentences "A structure promises" and "Every promise" should change places',
      promise,
    ],
    ["en", 'interchange the items "push: puts" with "pop: takes"', items],
    [
      "en",
      'swap the paragraphs "A **stack** is a collection" and "A queue is a collection"',
      pairEn,
    ],
    [
      "ru",
      "Поменяй местами «Структура обещает, что будет дёшево.» и «У каждого обещания есть цена.»",
      обещание,
    ],
    ["ru", "поменяйте местами предложения «Структура обещает» и «У каждого обещания»", обещание],
    [
      "ru",
      "переставь местами предложение «Структура обещает» и предложение «У каждого обещания»",
      обещание,
    ],
    [
      "ru",
      "Предложения «Структура обещает» и «У каждого обещания» поменяй местами, пожалуйста",
      обещание,
    ],
    ["ru", "поменять местами предложения «Структура обещает» с «У каждого обещания»", обещание],
    ["ru", "поменяй местами абзацы «**Стек** — это коллекция» и «Очередь — это коллекция»", pairRu],
  ])("%s: %s", (language, request, parts) => {
    expect(follow(language, request)).toBe(reordered(documents[language], parts, mirrored(parts)));
  });

  it("words within lines, without their marks", () => {
    expect(follow("en", 'swap "**stack**" and "queue"')).toBe(
      en
        .replace("A **stack** is", "A queue is")
        .replace(
          "A queue is a collection from which the element added first",
          "A **stack** is a collection from which the element added first",
        ),
    );
    expect(follow("en", 'swap the headings "Search" and "Summary"')).toBe(
      en
        .replace("## Search", "## S")
        .replace("## Summary", "## Search")
        .replace("## S\n", "## Summary\n"),
    );
    expect(follow("ru", "поменяй местами «peek» и «push»")).toBe(
      ru.replace("- peek", "- p").replace("- push", "- peek").replace("- p:", "- push:"),
    );
  });

  it("a whole section and another", () => {
    expect(follow("en", 'swap the sections "Search" and "Summary"')).toBe(
      reordered(en, [search, summary], [`${summary.trim()}\n\n`, `${search.trim()}\n`]),
    );
  });

  it("a marked passage and a quoted one", () => {
    const request = 'swap this and "Every promise has its price."';
    expect(follow("en", request, promise[0])).toBe(reordered(en, promise, mirrored(promise)));
  });
});

describe("a passage goes elsewhere", () => {
  it.each<[Language, string, readonly string[], readonly string[]]>([
    [
      "en",
      'Move "A structure promises what is cheap." after "Every promise has its price."',
      promise,
      mirrored(promise),
    ],
    [
      "en",
      'move the sentence "Every promise" before the sentence "A structure promises"',
      promise,
      mirrored(promise),
    ],
    [
      "en",
      'Please move the item "push" behind the item "pop"',
      [push, pop, peek],
      [pop, push, peek],
    ],
    [
      "en",
      'move the line "peek: looks at it" before the line "push: puts"',
      [push, pop, peek],
      [peek, push, pop],
    ],
    [
      "en",
      'shift "peek: looks at it" in front of "pop: takes the element from the top, $O(1)$"',
      [push, pop, peek],
      [push, peek, pop],
    ],
    [
      "en",
      'move the paragraph "A **stack**" after the paragraph "A queue is"',
      pairEn,
      mirrored(pairEn),
    ],
    [
      "en",
      'move after the paragraph "A queue is a" the paragraph "A **stack**"',
      pairEn,
      mirrored(pairEn),
    ],
    [
      "ru",
      "Перенеси «Структура обещает, что будет дёшево.» после «У каждого обещания есть цена.»",
      обещание,
      mirrored(обещание),
    ],
    [
      "ru",
      "перенесите предложение «У каждого обещания» перед предложением «Структура обещает»",
      обещание,
      mirrored(обещание),
    ],
    [
      "ru",
      "перемести пункт «push» сразу после пункта «pop»",
      [pushRu, popRu, peekRu],
      [popRu, pushRu, peekRu],
    ],
    [
      "ru",
      "передвинь строку «peek: смотрит» прямо перед строкой «push: кладёт»",
      [pushRu, popRu, peekRu],
      [peekRu, pushRu, popRu],
    ],
    ["ru", "Абзац «**Стек** — это» — нет, перенеси его", [], []],
    [
      "ru",
      "перенеси абзац «**Стек** — это коллекция» после абзаца «Очередь — это коллекция»",
      pairRu,
      mirrored(pairRu),
    ],
    [
      "ru",
      "после абзаца «Очередь — это коллекция» перенеси абзац «**Стек** — это коллекция»",
      pairRu,
      mirrored(pairRu),
    ],
  ])("%s: %s", (language, request, from, to) => {
    const text = documents[language];
    expect(follow(language, request)).toBe(
      from.length === 0 ? "unclear" : reordered(text, from, to),
    );
  });

  it("with another command in the same request, all or nothing", () => {
    const one = 'move the item "push" after the item "pop"';
    expect(follow("en", `${one} and delete "usual"`)).toBe(
      reordered(en, [push, pop], [pop, push]).replace("the usual picture", "the picture"),
    );
    expect(follow("en", `${one} and delete "what nobody has written here"`)).toBe("absent");
  });
});
