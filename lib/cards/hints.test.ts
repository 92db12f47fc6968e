import fc from "fast-check";
import { expect, test } from "vitest";
import type { Question } from "#lib/schemas/quiz.ts";
import { hintsOfOwn, hintsOfQuestion } from "./hints.ts";

const question = (given: Partial<Question>): Question => ({
  ...{ id: "qst_1", type: "multiple_choice", stem: "What moves water through a membrane?" },
  ...{ options: ["mitosis", "osmosis", "meiosis"], answer: "osmosis", accepted: [] },
  ...{ explanation: "", conceptId: null, code: null, codeLanguage: null, difficulty: "easy" },
  evidence: {
    ...{ quote: "Osmosis is the flow of water through a membrane into the stronger solution." },
    ...{ start: 0, end: 10 },
  },
  ...given,
});

test("a choice tells its passage without the answer, then a wrong option, then the passage with first letters", () => {
  const [passage, option, letters, ...rest] = hintsOfQuestion(question({}));
  expect(passage).toEqual({
    kind: "passage",
    text: "▁▁▁▁ is the flow of water through a membrane into the stronger solution.",
  });
  expect(option?.kind === "option" && ["mitosis", "meiosis"].includes(option.value)).toBe(true);
  const text = "O······ is the flow of water through a membrane into the stronger solution.";
  expect([letters, ...rest]).toEqual([{ kind: "letters", text }]);
});

test("the letters are those of the passage, which says the answer in its own words", () => {
  const hints = hintsOfQuestion(
    question({
      ...{ type: "fill_in", options: null, answer: "membranes", stem: "What surrounds a cell?" },
      evidence: { quote: "Каждую клетку окружает membrane, тонкая и прочная.", start: 0, end: 9 },
    }),
  );
  expect(hints).toEqual([
    { kind: "passage", text: "Каждую клетку окружает ▁▁▁▁, тонкая и прочная." },
    { kind: "letters", text: "Каждую клетку окружает m·······, тонкая и прочная." },
  ]);
});

test("an option goes of which the passage says least, and none where it says as much of all", () => {
  const optionOf = (quote: string, options: string[], answer = "osmosis") =>
    hintsOfQuestion(question({ options, answer, evidence: { quote, start: 0, end: 9 } })).flatMap(
      (hint) => (hint.kind === "option" ? hint.value : []),
    );
  const options = ["mitosis of cells", "osmosis", "meiosis"];
  const one = "Osmosis moves water; mitosis and cells are of no matter, in a strong solution.";
  expect(optionOf(one, options)).toEqual(["meiosis"]);
  expect(optionOf(`${one} Nor is meiosis.`, options)).toEqual([]);
  // Of the right one it says nothing at all: that another is wrong only the key could tell.
  expect(optionOf("The stronger solution draws plenty of liquid.", options)).toEqual([]);
  fc.assert(
    fc.property(
      fc.array(fc.string(), { minLength: 2, maxLength: 4 }),
      fc.string(),
      (some, quote) => {
        expect(optionOf(quote, some, some[0])).not.toContain(some[0]);
      },
    ),
  );
});

test("what the passage says in other words than the answer has the letters of what is not asked", () => {
  const evidence = { quote: "A strong solution draws plenty of `pure` water.", start: 0, end: 9 };
  expect(hintsOfQuestion(question({ evidence }))).toEqual([
    { kind: "letters", text: "A s····· s······· d···· p····· of `p···` water." },
  ]);
});

test("a formula with words of the answer is covered whole, and has no letters", () => {
  const hints = (quote: string, answer: string) =>
    hintsOfQuestion(
      question({
        ...{ type: "fill_in", options: null, stem: "How strong is it?", answer },
        evidence: { quote, start: 0, end: 9 },
      }),
    );
  expect(hints("Newton: force is $F = \\mathrm{mass} \\cdot a$, by `mass`.", "mass")).toEqual([
    { kind: "passage", text: "Newton: force is ▁▁▁▁, by `▁▁▁▁`." },
    { kind: "letters", text: "Newton: force is ▁▁▁▁, by `m···`." },
  ]);
  expect(hints("The force of Newton is $\\frac{m}{a}$.", "$\\frac{m}{a}$")).toEqual([
    { kind: "passage", text: "The force of Newton is ▁▁▁▁." },
  ]);
});

test("accents stay with their letters", () => {
  expect(hintsOfOwn({ front: "?", back: "кра\u0301сивее и\u0301рис" })).toEqual([
    { kind: "letters", text: "к······· и\u0301···" },
  ]);
});

test("every form of the answer is covered, in Russian as well", () => {
  const [passage] = hintsOfQuestion(
    question({
      ...{ type: "fill_in", options: null, stem: "Что окружает клетку?", answer: "мембрана" },
      evidence: {
        ...{ quote: "Через мембрану вода попадает внутрь; толщина мембраны мала." },
        ...{ start: 0, end: 9 },
      },
    }),
  );
  expect(passage).toEqual({
    kind: "passage",
    text: "Через ▁▁▁▁ вода попадает внутрь; толщина ▁▁▁▁ мала.",
  });
});

test("a passage that says no more than the question is no hint", () => {
  const evidence = { quote: "Osmosis moves water through a membrane.", start: 0, end: 9 };
  const hints = hintsOfQuestion(question({ evidence }));
  expect(hints.map(({ kind }) => kind)).toEqual(["option", "letters"]);
});

test("a question that its student wrote is its own source", () => {
  const [option, ...rest] = hintsOfQuestion(
    question({ evidence: { quote: "", start: 0, end: 0 } }),
  );
  expect(option?.kind).toBe("option");
  expect(rest).toEqual([{ kind: "letters", text: "o······" }]);
});

test("items that are to be named are covered where the passage lists them", () => {
  const evidence = {
    quote: "The crust floats, the mantle flows, the core spins.",
    start: 0,
    end: 9,
  };
  const named = { type: "naming", options: null, answer: "crust\nmantle\ncore", evidence } as const;
  expect(hintsOfQuestion(question({ ...named, stem: "Which layers?" }))).toEqual([
    { kind: "passage", text: "The ▁▁▁▁ floats, the ▁▁▁▁ flows, the ▁▁▁▁ spins." },
    { kind: "letters", text: "The c···· floats, the m····· flows, the c··· spins." },
  ]);
});

test("where a hint would be the answer there is none", () => {
  for (const type of ["true_false", "ordering", "matching"] as const) {
    expect(hintsOfQuestion(question({ type, answer: "true" }))).toEqual([]);
  }
});

test.each([
  ["**Division** of a `cell`", "D······· o· a c···"],
  ["1861", "1···"],
  ["деление — на две", "д······ — н· д··"],
  ["$\\int_0^1 x\\,dx$ is the area of `half`", "▁▁▁▁ i· t·· a··· o· h···"],
  [
    "one two three four five six seven eight nine ten eleven twelve thirteen",
    "o·· t·· t···· f··· f··· s·· s···· e···· n··· t·· e····· t····· …",
  ],
])("%s by its first letters", (back, text) => {
  expect(hintsOfOwn({ front: "What?", back })).toEqual([{ kind: "letters", text }]);
});

test("one letter is no hint of itself, and a hint never shows more than first letters", () => {
  expect(hintsOfOwn({ front: "What?", back: "$x$" })).toEqual([]);
  expect(hintsOfOwn({ front: "What?", back: "$$\\int_0^1 x\\,dx$$" })).toEqual([]);
  expect(hintsOfOwn({ front: "What?", back: "—" })).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 500 }), (back) => {
      for (const hint of hintsOfOwn({ front: "What?", back })) {
        expect(hint.kind === "letters" && /[\p{L}\p{N}]{2}/u.test(hint.text)).toBe(false);
      }
    }),
  );
});

const passage = "Osmosis is the flow of water through a membrane.\nIt is driven by concentration.";

test.each([
  [
    "What drives osmosis?",
    `The concentration.\n\n${passage.replaceAll(/^/gm, "> ")}`,
    "Osmosis is the flow of water through a membrane.\nIt is driven by ▁▁▁▁.",
  ],
  [
    "Water flows through a {{c1::membrane}}.",
    `> ${passage.split("\n")[0]}\n\n> So membranes let it through, slowly.`,
    "Osmosis is the flow of water through a ▁▁▁▁.\n\nSo ▁▁▁▁ let it through, slowly.",
  ],
  [
    "Что окружает клетку?",
    "Мембрана.\n\n> Вода идёт через мембрану внутрь.",
    "Вода идёт через ▁▁▁▁ внутрь.",
  ],
])("%s has the passage that it quotes, without the answer", (front, back, text) => {
  expect(hintsOfOwn({ front, back })[0]).toEqual({ kind: "passage", text });
});

test("a card of a passage has that passage, and first the one that helps", () => {
  const sides = { front: "mitosis", back: "division of a cell" };
  const own = "**Mitosis** is the division of a cell.";
  const letters = "**Mitosis** is the d······· of a c···.";
  expect(hintsOfOwn(sides, [own])).toEqual([{ kind: "letters", text: letters }]);
  const other = "After its division each cell has all the chromosomes.";
  expect(hintsOfOwn(sides, [own, other])).toEqual([
    { kind: "passage", text: "After its ▁▁▁▁ each ▁▁▁▁ has all the chromosomes." },
    { kind: "letters", text: "After its d······· each c··· has all the chromosomes." },
  ]);
  expect(
    hintsOfOwn({ front: "{{c1::Mitosis}} is the division of a cell.", back: "" }, [own]),
  ).toEqual([{ kind: "letters", text: "**M······** is the division of a cell." }]);
  // Its student has given it other words since.
  expect(hintsOfOwn({ front: "mitosis", back: "eine Teilung" }, [own])).toEqual([
    { kind: "letters", text: "e··· T······" },
  ]);
});

test.each([
  ["that is the answer", "> To be, or not to be, that is the question."],
  ["that says no more than the answer", "Water flows.\n\n> The water flows."],
  ["that stands above the answer", "> Water flows through a membrane.\n\nOsmosis"],
])("a quotation %s is no hint", (_, back) => {
  expect(hintsOfOwn({ front: "Which?", back }).map(({ kind }) => kind)).toEqual(["letters"]);
});

/** A fill-in of a passage, or a choice where options are given. */
const asking = (answer: string, quote: string, given: Partial<Question> = {}) =>
  hintsOfQuestion(
    question({
      ...{ type: "fill_in", options: null, stem: "Which?", answer },
      evidence: { quote, start: 0, end: 9 },
      ...given,
    }),
  );
const textsOf = (hints: ReturnType<typeof hintsOfQuestion>) =>
  hints.flatMap((one) => (one.kind === "option" ? [] : one.text));

test.each([
  [
    "in",
    "The operator `in` tests membership of a list.",
    [
      "The operator `▁▁▁▁` tests membership of a list.",
      "The operator `i·` tests membership of a list.",
    ],
  ],
  [
    "С",
    "Витамин С лечит цингу; он есть в овощах, с ними и в соке.",
    ["Витамин ▁▁▁▁ лечит цингу; он есть в овощах, с ними и в соке."],
  ],
  [
    "vitamin A",
    "Retinol, or vitamin A, dissolves in a fat.",
    ["Retinol, or ▁▁▁▁ ▁▁▁▁, dissolves in a fat.", "Retinol, or v······ ▁▁▁▁, dissolves in a fat."],
  ],
  ["three", "An octopus has 3 blue hearts.", ["An o······ has ▁▁▁▁ b··· h·····."]],
  ["==", "The operator `==` compares, while `=` assigns.", []],
  ["\\*\\*", "The operator ** raises a number to a power.", []],
])("%s is nowhere told by its hints", (answer, quote, texts) => {
  expect(textsOf(asking(answer, quote))).toEqual(texts);
});

test("what parts the answer from an option is covered, and where only signs do there is no passage", () => {
  const vitamins = {
    type: "multiple_choice",
    options: ["the vitamin a", "the vitamin in", "the vitamin C"],
  } as const;
  const quote = "Retinol is the vitamin a of milk and butter.";
  expect(
    textsOf(asking("the vitamin a", quote, { ...vitamins, options: [...vitamins.options] }))[0],
  ).toBe("Retinol is the ▁▁▁▁ ▁▁▁▁ of milk and butter.");
  const times = ["in the morning", "at the morning"];
  expect(
    textsOf(
      asking("in the morning", "We met in the morning, early, at six.", { options: times }),
    )[0],
  ).toBe("We met ▁▁▁▁ the ▁▁▁▁, early, at six.");
  const compared = ["count == 1", "count = 1", "count > 1"];
  const code = "Loops with count == 1 end after the first round.";
  expect(textsOf(asking("count == 1", code, { options: compared }))).toEqual([]);
  expect(textsOf(asking("count == 1", "", { options: compared }))).toEqual([]);
});

test("two options have none less", () => {
  const options = ["osmosis", "mitosis"];
  for (const quote of ["", "Osmosis moves the water of plants through a membrane."]) {
    const hints = asking("osmosis", quote, { type: "multiple_choice", options });
    expect(hints.filter(({ kind }) => kind === "option")).toEqual([]);
  }
});

test("a question of code has its key's letters in place, and none for a sign or for what it prints", () => {
  const gap = (answer: string, quote: string) =>
    asking(answer, quote, { code: quote.replace(answer, "____"), codeLanguage: "python" });
  expect(gap("for", "return [n for n in nums]")).toEqual([
    { kind: "letters", text: "return [n f·· n in nums]" },
  ]);
  expect(gap("%", "return n % 2 == 0")).toEqual([]);
  const code = "x = 2\nprint(x * 3)";
  expect(asking("6", code, { code })).toEqual([]);
  expect(asking("6", `${code}  # 6`, { code })).toEqual([]);
});

test.each([
  ["клетка", "Кле\u0301тка мала; клетку окружает мембрана.", "▁▁▁▁ мала; ▁▁▁▁ окружает мембрана."],
  ["osmosis", "_Osmosis_ and __osmosis__ feed a plant.", "_▁▁▁▁_ and __▁▁▁▁__ feed a plant."],
  ["osmosis", "Osmo\u00adsis feeds every plant.", "▁▁▁▁ feeds every plant."],
  ["лёд", "Куски льда плавают, подо льдом рыбы.", "Куски ▁▁▁▁ плавают, подо ▁▁▁▁ рыбы."],
  [
    "ветер",
    "Сила ветра движет парус; ветром гонит волны.",
    "Сила ▁▁▁▁ движет парус; ▁▁▁▁ гонит волны.",
  ],
  ["отец", "Геродота зовут отцом истории; отца чтят.", "Геродота зовут ▁▁▁▁ истории; ▁▁▁▁ чтят."],
  [
    "день",
    "В сутках 24 часа; дни и дня, днём и днями.",
    "В сутках 24 часа; ▁▁▁▁ и ▁▁▁▁, ▁▁▁▁ и ▁▁▁▁.",
  ],
  ["total", "The loop does total+=n every round.", "The loop does ▁▁▁▁=n every round."],
  ["H₂O", "Water, $\\mathrm{H_2O}$, freezes at zero.", "Water, ▁▁▁▁, freezes at zero."],
])("%s is known in %j", (answer, quote, text) => {
  expect(asking(answer, quote)[0]).toEqual({ kind: "passage", text });
});

test("signs of a heading stay, and a block of a formula is covered whole", () => {
  expect(asking("osmosis", "## Flow\n\nStrong drinks.")).toEqual([
    { kind: "letters", text: "## F···\n\nS····· d·····." },
  ]);
  const area = "Area of circles:\n\n```math\n\\pi r^2\n```\n\nas Greeks knew.";
  expect(asking("$\\pi r^2$", area)).toEqual([
    { kind: "passage", text: "Area of circles:\n\n▁▁▁▁\n\nas Greeks knew." },
  ]);
  // Nothing but covers would be left.
  expect(asking("rest energy", "$E = mc^2$")).toEqual([]);
});

/** Words, signs and single letters that a key or a note may have, so many of each that they meet. */
const piece = fc.constantFrom(
  ...[
    "in",
    "on",
    "the",
    "a",
    "A",
    "С",
    "с",
    "в",
    "vitamin",
    "Витамин",
    "клетка",
    "Кле\u0301тка",
    "лёд",
    "льда",
    "3",
    "three",
    "osmosis",
  ],
  ...[
    "_Osmosis_",
    "**the**",
    "`in`",
    "==",
    "=",
    "%",
    "$x$",
    "## Flow",
    "C++",
    "n+1",
    "$A \\cap x$",
    "мембраны",
    "is",
    "flow",
    "water",
  ],
);
const someText = (most: number) =>
  fc.array(piece, { minLength: 1, maxLength: most }).map((pieces) => pieces.join(" "));

/** Whether a text has an answer as words of its own, case aside; one letter in the case that it has. */
const has = (text: string, answer: string): boolean => {
  const read = (one: string) =>
    one
      .normalize("NFD")
      .replaceAll(/\u0301/g, "")
      .normalize("NFC")
      .match(/[\p{L}\p{N}▁·]+/gu) ?? [];
  const sought = read(answer);
  if (sought.length === 0) return text.includes(answer);
  const isSame = (one: string | undefined, other: string) =>
    other.length === 1 ? one === other : one?.toLowerCase() === other.toLowerCase();
  const words = read(text);
  return words.some((_, at) => sought.every((one, next) => isSame(words[at + next], one)));
};

test("no hint has an answer as words of its own", () => {
  const aChoice = fc.array(someText(3), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(
      someText(3),
      aChoice,
      fc.boolean(),
      someText(14),
      (answer, others, isChoice, quote) => {
        const given: Partial<Question> = isChoice
          ? { type: "multiple_choice", options: [answer, ...others], accepted: [] }
          : { accepted: others };
        for (const text of textsOf(asking(answer, quote, given))) {
          for (const one of [answer, ...(isChoice ? [] : others)]) {
            expect(has(text, one), `${one} in ${text}`).toBe(false);
          }
        }
        const gap = { front: `It is {{c1::${answer}}} again.`, back: "" };
        for (const text of textsOf(hintsOfOwn(gap, [quote]))) {
          expect(has(text, answer), `${answer} in ${text}`).toBe(false);
        }
      },
    ),
    { numRuns: 500 },
  );
});
