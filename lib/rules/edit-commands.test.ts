import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { applyPatches } from "#lib/quotes/patch.ts";
import type { Language } from "#lib/schemas/language.ts";
import { planCommands, planWhole } from "./edit-commands.ts";
import { type EditCommand, readRequest } from "./read-edit-request.ts";
import { changed, documents, follow } from "./testing/follow-commands.ts";

const document = "# T\n\nOne is so. [[3]](#note-L3) [[4]](#note-L4) Two is not. [[5]](#note-L5)\n";

const after = (request: string): string | null => {
  const read = readRequest(request);
  if (read.kind !== "commands") return read.kind;
  const plan = planCommands({ document, selection: null, language: "en" }, read.commands);
  if (plan.kind !== "placed") return plan.kind;
  const patches = plan.edits.flatMap((edit) => edit.patches);
  return applyPatches(document, patches);
};

test.each([
  [
    'insert "It always was." after "One is so."',
    "One is so. [[3]](#note-L3) [[4]](#note-L4) It always was. Two is not.",
  ],
  ['insert "It never was." after "Two is not"', "Two is not. [[5]](#note-L5) It never was.\n"],
  ['insert "(today)" after "One is so"', "One is so (today). [[3]]"],
])("a sentence keeps its source: %s", (request, expected) => {
  expect(after(request)).toContain(expected);
});

const linked = "See [the heap](https://a.org/heap) and ![](heap.png).\n\n[1]: heap.md\n";

test.each([
  ["once in the text", linked, linked.replace("the heap", "the pile")],
  ["several times in the text", `${linked}A heap.\n`, 2],
  ["in an address alone", "See [it](https://a.org/heap).\n", "See [it](https://a.org/pile).\n"],
] as const)("addresses of links are no text: words that stand %s", (_, document, expected) => {
  const read = readRequest('replace "heap" with "pile"');
  const commands = read.kind === "commands" ? read.commands : [];
  const plan = planCommands({ document, selection: null, language: "en" }, commands);
  if (plan.kind === "placed") {
    const patches = plan.edits.flatMap((edit) => edit.patches);
    expect(applyPatches(document, patches)).toBe(expected);
  } else {
    const [failure] = plan.failures;
    expect(failure?.kind === "ambiguous" ? failure.places.length : failure?.kind).toBe(expected);
  }
});

const priceEn = "Every promise has its price.";
const priceRu = "У каждого обещания есть цена.";

type Change = readonly [from: string, to: string];

describe("what is asked for is done", () => {
  it.each<[Language, string, ...Change[]]>([
    ["en", 'Replace "frequent" with "most frequent".', ["is frequent", "is most frequent"]],
    ["en", 'change "halves a sorted range" to "halves it"', ["halves a sorted range", "halves it"]],
    ["en", 'replace "every promise" with "each promise"', ["Every promise", "Each promise"]],
    ["en", 'replace "usual" with ""', ["the usual picture", "the picture"]],
    ["en", "replace 'len(a)' with 'len(b)'", ["len(a)", "len(b)"]],
    ["en", 'replace "$\\log_2 n$" with "$\\log n$"', ["$\\log_2 n$", "$\\log n$"]],
    [
      "en",
      'replace "A stack is a colection" with "A stack is a list"',
      ["stack** is a collection", "stack** is a list"],
    ],
    ["en", 'delete "It serves requests in order."', [" It serves requests in order.", ""]],
    ["en", 'remove "usual"', ["the usual picture", "the picture"]],
    ["en", 'delete "peek: looks at it"', ["- peek: looks at it\n", ""]],
    [
      "en",
      `delete "A structure promises what is cheap. ${priceEn}"`,
      [`A structure promises what is cheap. ${priceEn}\n\n`, ""],
    ],
    ["en", 'insert "really " before "halves"', ["search halves", "search really halves"]],
    ["en", `insert "See below." after "${priceEn}"`, [priceEn, `${priceEn} See below.`]],
    ["en", 'add "(cheap)" after "looks at it"', ["looks at it", "looks at it (cheap)"]],
    [
      "en",
      '1. replace "frequent" with "common"\n2. delete "usual"',
      ["is frequent", "is common"],
      ["the usual picture", "the picture"],
    ],
    ["ru", "Замени «чаще всего» на «чаще других»", ["чаще всего", "чаще других"]],
    ["ru", "замени слово «тарелок» на «блюдец»", ["тарелок", "блюдец"]],
    ["ru", "исправь «диапазон должен быть» на «он должен быть»", ["Диапазон должен", "Он должен"]],
    [
      "ru",
      "замени «Структура обещает что будет дешево» на «Структура обещает что будет быстро»",
      ["будет дёшево", "будет быстро"],
    ],
    [
      "ru",
      "замени «Стек - это коллекция» на «Стек - это список»",
      ["**Стек** — это коллекция", "**Стек** — это список"],
    ],
    [
      "ru",
      "Удали «Она обслуживает запросы по порядку.»",
      [" Она обслуживает запросы по порядку.", ""],
    ],
    ["ru", "убери «обычный»", ["— обычный пример", "— пример"]],
    ["ru", "удали «peek: смотрит на него»", ["- peek: смотрит на него\n", ""]],
    ["ru", "Вставь «очень » перед «дёшево»", ["будет дёшево", "будет очень дёшево"]],
    ["ru", `Добавь «См. ниже.» после «${priceRu}»`, [priceRu, `${priceRu} См. ниже.`]],
    [
      "ru",
      "замени «тарелок» на «блюдец»\nудали «обычный»",
      ["тарелок", "блюдец"],
      ["— обычный пример", "— пример"],
    ],
  ])("%s: %s", (language, request, ...changes) => {
    expect(follow(language, request)).toBe(changed(language, ...changes));
  });
});

describe("a new block stands by itself", () => {
  it.each<[Language, string, Change]>([
    ["en", 'insert "## Proof" before "A queue is"', ["A queue is", "## Proof\n\nA queue is"]],
    ["en", 'insert "> Note." after "in order"', ["in order.\n", "in order.\n\n> Note.\n"]],
    [
      "en",
      'insert "How to find things." after "Search"',
      ["## Search\n", "## Search\n\nHow to find things.\n"],
    ],
    [
      "en",
      'insert "- size: counts" after "looks at it"',
      ["- peek: looks at it", "- peek: looks at it\n- size: counts"],
    ],
    [
      "en",
      'insert "- size: counts" before "looks at it"',
      ["- peek: looks at it", "- size: counts\n- peek: looks at it"],
    ],
    [
      "en",
      'insert "| sort | $O(n)$ |" before "| search |"',
      ["| search |", "| sort | $O(n)$ |\n| search |"],
    ],
    [
      "en",
      'insert "- a list" after "halves a sorted range"',
      ["must be sorted.\n", "must be sorted.\n\n- a list\n"],
    ],
    ["ru", "вставь «Как находить.» после «Поиск»", ["## Поиск\n", "## Поиск\n\nКак находить.\n"]],
    ["ru", "вставь «1. Раз» перед «Очередь — это»", ["Очередь — это", "1. Раз\n\nОчередь — это"]],
  ])("%s: %s", (language, request, change) => {
    expect(follow(language, request)).toBe(changed(language, change));
  });
});

describe("what is not sure is not done", () => {
  it.each<[Language, string, string]>([
    ["en", 'replace "element" with "item"', "unsure"],
    ["en", 'delete "stack"', "unsure"],
    ["en", 'insert "x" after "element"', "unsure"],
    ["en", 'replace "plate" with "dish"', "absent"],
    ["en", 'replace "Their queue" with "x"', "absent"],
    ["en", 'delete "a passage that nobody ever wrote here"', "absent"],
    ["en", 'replace "frequent" with "frequent"', "unchanged"],
    ["en", 'replace "is frequent" with "is common"\ndelete "frequent"', "overlap"],
    ["en", 'replace "frequent" with "common"\ndelete "a passage that is not here"', "absent"],
    ["en", 'delete "$O(n)$ |"', "breaks"],
    ["ru", "замени «элемент» на «объект»", "unsure"],
    ["ru", "замени «тарелка» на «блюдце»", "absent"],
    ["ru", "замени «тарел» на «блюд»", "absent"],
    ["ru", "замени «Та очередь» на «стек»", "absent"],
    ["ru", "удали «то, чего здесь никто никогда не писал»", "absent"],
    ["ru", "замени «чаще всего» на «чаще всего»", "unchanged"],
    ["ru", "замени «нужна чаще всего» на «важна»\nудали «чаще»", "overlap"],
    ["ru", "удали «$O(n)$ |»", "breaks"],
  ])("%s: %s: %s", (language, request, kind) => {
    expect(follow(language, request)).toBe(kind);
  });

  it("but in a marked passage its own words are meant", () => {
    const plates = "A stack of plates is the usual picture.";
    const request = 'replace "stack" with "pile"';
    expect(follow("en", request, plates)).toBe(changed("en", ["A stack of", "A pile of"]));
    expect(follow("en", 'delete "frequent"', plates)).toBe(changed("en", [" frequent", ""]));
  });

  it("and a quote too long to be looked for is told", () => {
    const commands: EditCommand[] = [{ kind: "delete", quote: "a ".repeat(5_000).trim() }];
    const plan = planCommands({ document: "a", selection: null, language: "en" }, commands);
    expect(plan).toMatchObject({ kind: "failed", failures: [{ kind: "quote_too_long" }] });
  });
});

test("of a quote in more places than anybody chooses from, nothing is done", () => {
  const commands: EditCommand[] = [{ kind: "insert", where: "after", quote: "is", text: "- not" }];
  const plan = (places: number) =>
    planCommands(
      { document: "It is. \n\n".repeat(places), selection: null, language: "en" },
      commands,
    );
  expect(plan(100)).toMatchObject({ kind: "unsure" });
  expect(plan(101)).toMatchObject({ kind: "failed", failures: [{ kind: "too_many_places" }] });
});

test("whatever is asked for, what it changes can be made", () => {
  const words = fc.constantFrom(
    ...[
      "stack",
      "Search",
      "element",
      "A queue is",
      "usual",
      "$O(1)$",
      "## Search",
      "| cost |",
      "- ",
    ],
    ...["lo, hi", "```python", "looks at it", "\n", "**stack**", "log_2"],
  );
  const text = fc.oneof(words, fc.string({ maxLength: 6, unit: "grapheme-ascii" }));
  const quote = text.filter((one) => one.trim() !== "");
  const where = fc.constantFrom("before" as const, "after" as const);
  const command: fc.Arbitrary<EditCommand> = fc.oneof(
    fc.record({ kind: fc.constant("replace" as const), quote, text }),
    fc.record({ kind: fc.constant("delete" as const), quote }),
    fc.record({ kind: fc.constant("insert" as const), where, quote, text: quote }),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 4 }), fc.boolean(), (commands, marked) => {
      const selection = marked ? { start: 17, end: 60 } : null;
      const plan = planCommands({ document: documents.en, selection, language: "en" }, commands);
      if (plan.kind !== "placed") return;
      const patches = plan.edits.flatMap((edit) => edit.patches);
      expect(applyPatches(documents.en, patches)).not.toBeNull();
    }),
    { numRuns: 300 },
  );
});

describe("what is about all places, a section or an earlier edit is read alone", () => {
  const all = { kind: "replace_all", quote: "a", text: "b" };
  const section = { kind: "section", heading: "a", before: null };
  it.each([
    ['replace "a" with "b" everywhere', all],
    ["замени везде слово «a» на «b»", all],
    ["Везде замени «a» на «b»!", all],
    ['delete the section "a"', { ...section, change: "delete" }],
    ["удали раздел «a»", { ...section, change: "delete" }],
    ['move section "a" to the end', { ...section, change: "move_to_end" }],
    ["перенеси раздел «a» в конец", { ...section, change: "move_to_end" }],
    [
      "move the section “a” before the section “b”",
      { ...section, change: "move_before", before: "b" },
    ],
    ["перемести раздел «a» перед «b»", { ...section, change: "move_before", before: "b" }],
    ["undo edit 3", { kind: "undo_edit", number: 3 }],
    ["undo edit #3", { kind: "undo_edit", number: 3 }],
    ["Отмени правку №3", { kind: "undo_edit", number: 3 }],
    ["отмени правку номер 3", { kind: "undo_edit", number: 3 }],
  ])("%s", (request, command) => {
    expect(readRequest(request)).toEqual({ kind: "whole", command });
  });

  it("and beside others it is not", () => {
    const request = 'delete "a"\nundo edit 3';
    expect(readRequest(request)).toEqual({ kind: "unclear", part: request });
  });

  it.each<[Language, string]>([
    ["en", 'delete the section "Search"'],
    ["ru", "удали раздел «Поиск»"],
  ])("%s: %s takes the heading and what stands under it", (language, request) => {
    const read = readRequest(request);
    if (read.kind !== "whole" || read.command.kind === "undo_edit") throw new Error("not read");
    const plan = planWhole(documents[language], read.command, language);
    if (plan.kind !== "placed") throw new Error(plan.kind);
    const patches = plan.edits.flatMap((edit) => edit.patches);
    const left = applyPatches(documents[language], patches) ?? "";
    expect(left).not.toMatch(/^#+ (?:Search|Поиск)$/m);
    expect(left.length).toBeLessThan(documents[language].length);
    expect(plan.edits).toHaveLength(1);
  });

  it("and a heading that the document lacks is told", () => {
    const command = {
      kind: "section",
      heading: "Nowhere",
      change: "delete",
      before: null,
    } as const;
    expect(planWhole(documents.en, command, "en")).toMatchObject({
      kind: "failed",
      failures: [{ kind: "heading_absent" }],
    });
  });
});

test("what a replacement everywhere leaves in code is told", () => {
  const document =
    "# Queues\n\nA queue keeps order; a queue may be full.\n\n```\nqueue = []\n```\n";
  const command = { kind: "replace_all", quote: "queue", text: "list" } as const;
  expect(planWhole(document, command, "en")).toMatchObject({
    edits: [
      { reason: "“queue” was replaced by “list” everywhere but in 1 place in code or an address." },
    ],
  });
  const prose = "A queue keeps order; a queue may be full.\n";
  expect(planWhole(prose, command, "en")).toMatchObject({
    edits: [{ reason: "“queue” was replaced by “list” everywhere." }],
  });
});
