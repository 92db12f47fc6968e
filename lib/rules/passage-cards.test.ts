import { describe, expect, it } from "vitest";
import { passageCardAgain, passageCards } from "./passage-cards.ts";

const made = async (text: string, marked = text, language: "en" | "ru" = "en") => {
  const start = text.indexOf(marked);
  const span = { start, end: start + marked.length };
  const [before, behind] = [text.lastIndexOf("\n\n", start), text.indexOf("\n\n", span.end)];
  const blocks = {
    start: before < 0 ? 0 : before + 2,
    end: behind < 0 ? text.length : behind,
  };
  const drafts = await passageCards(text, language, { blocks, marked: span });
  // Whatever is made says where it is from, to the sign.
  for (const { passage, start: from } of drafts.cards)
    expect(text.slice(from, from + passage.length)).toBe(passage);
  return drafts;
};
const sides = async (...given: Parameters<typeof made>) =>
  (await made(...given)).cards.map(({ front, back }) => [front, back]);

const document = `# Tides [[1]](#note-L1)

- **Neap**: the weakest tide of a month [[2]](#note-L2)
- **Spring**: the strongest tide of a month [[3]](#note-L3)
- **Ebb**: water that flows back to the sea [[4]](#note-L4)

A stack is a collection in which the last element added is the first one removed. [[5]](#note-L5) It is used everywhere.

| Mineral | Hardness |
| --- | --- |
| Quartz | 7 |
| Talc | 1 |

\`\`\`bash
ls -la # list all files with details
\`\`\`

$$E = mc^2$$

Prose goes on and on about many things that nobody has set apart.
`;

describe("a marked passage", () => {
  it("gives its terms with their meanings, the whole item of one that is marked in part", async () => {
    expect(await sides(document, "strongest")).toEqual([
      ["Spring", "the strongest tide of a month"],
    ]);
    expect(await sides(document, "month [[2]](#note-L2)\n- **Spring**: the")).toEqual([
      ["Neap", "the weakest tide of a month"],
      ["Spring", "the strongest tide of a month"],
    ]);
  });

  it("gives of a paragraph what is marked of it, from the sentence that says it", async () => {
    const text =
      "**Neap**: the weakest tide of a month. It comes at half moon. Mozart was born in 1756 in Salzburg.\n";
    expect((await made(text, "weakest")).cards).toMatchObject([
      { front: "Neap", passage: "**Neap**: the weakest tide of a month." },
    ]);
    expect((await made(text, "half moon")).cards).toEqual([]);
  });

  it("gives a sentence with a gap for what it is about", async () => {
    expect(await sides(document, "collection in which")).toEqual([
      [
        "A {{c1::stack}} is a collection in which the last element added is the first one removed.",
        "",
      ],
    ]);
    expect(await sides("Mozart was born in 1756 in Salzburg.")).toEqual([
      ["Mozart was born in {{c1::1756}} in Salzburg.", ""],
    ]);
  });

  it.each([
    ["{{c1::Osmosis}} is the diffusion of water through a membrane that lets only water pass."],
    ["{{c1::Entropy}} refers to the degree of disorder in a system."],
    ["{{c1::Elasticity}} is defined as the ratio of two relative changes."],
    ["The rate at which work is done is called {{c1::power}}."],
    ["An entire set of molecules in the nucleus is called the {{c1::genome}}."],
    ["{{c1::Скоростью}} называется отношение пути ко времени.", "ru"],
    ["Под {{c1::инфляцией}} понимают рост общего уровня цен.", "ru"],
    ["Отношение пути ко времени называется {{c1::скоростью}}.", "ru"],
    ["{{c1::Осмос}} называется диффузией растворителя через мембрану.", "ru"],
  ] as const)("defines alone: %j", async (front, language: "en" | "ru" = "en") => {
    const sentence = front.replace(/\{\{c1::(.*?)\}\}/, "$1");
    expect(await sides(sentence, sentence, language)).toEqual([[front, ""]]);
  });

  it.each([
    ["It is the sum of all the parts."],
    ["This is the case of a very bad day."],
    ["There is the question of the cost of it."],
    ["He is the author of the whole book."],
    ["The result is the sum of both of the numbers."],
    ["The city is the capital of the whole country."],
    ["Losses are the black thundercloud that causes businesses to flee."],
    ["Marx refers to the alienation of the worker in his book."],
    ["The book refers to the rights of all the women."],
    ["Shown is the breakdown of maltose to form two glucose monomers."],
    ["Physicists call the ratio of path and time velocity."],
    ["**Pro tip**: keep a list of the parts that you have changed."],
    ["**Pro tip** keep a list of the parts that you have changed."],
    ["Физики называют отношение пути ко времени скоростью.", "ru"],
    ["Обычно называют молодых людей студентами из города.", "ru"],
    ["Роман называется «Мёртвые души» и написан в России.", "ru"],
    ["Город называется Москвой и стоит на реке с давних пор.", "ru"],
    ["Под таким словом понимают рост общего уровня цен.", "ru"],
    ["Эта величина называется скоростью движения тела.", "ru"],
    ["Результат — это сумма всех чисел ряда.", "ru"],
    ["**Лайфхак**: держите список всех частей под рукой.", "ru"],
  ] as const)("defines nothing: %j", async (sentence, language: "en" | "ru" = "en") => {
    expect(await sides(sentence, sentence, language)).toEqual([]);
  });

  it("gives each cell of a row under its column, and lines of code that a comment explains", async () => {
    expect(await sides(document, "Quartz")).toEqual([["Quartz · Hardness", "7"]]);
    expect(await sides(document, "ls -la")).toEqual([["`ls -la`", "list all files with details"]]);
  });

  it("gives Russian terms, and words of another language as they are written", async () => {
    const text =
      "# Приливы\n\n- **Сизигийный прилив** — самый сильный прилив месяца\n- **Квадратурный прилив** — самый слабый прилив месяца\n";
    expect(await sides(text, "слабый", "ru")).toEqual([
      ["Квадратурный прилив", "самый слабый прилив месяца"],
    ]);
    const words = "- der Hund – dog\n- die Katze – cat\n- das Haus – house\n";
    expect(await sides(words, "Katze")).toEqual([["die Katze", "cat"]]);
  });

  it.each([
    ["Prose goes on", "prose"],
    ["E = mc^2", "prose"],
    ["Tides", "words"],
    ["```bash", "words"],
  ] as const)("%j gives none, and says why", async (marked, none) => {
    expect(await made(document, marked)).toEqual({ cards: [], none });
  });

  it("of code without a comment gives none, nor of a picture", async () => {
    expect(await made("```js\nlet a = 1;\nlet b = 2;\n```\n")).toEqual({ cards: [], none: "code" });
    expect(await made(`![a tide](picture:${"a".repeat(64)})\n`)).toEqual({
      ...{ cards: [], none: "words" },
    });
  });

  it("is read to its end, however long it is", async () => {
    const lines = Array.from(
      { length: 400 },
      (_, at) => `- **Term${at}x**: the thing of kind ${at} that is unlike others`,
    );
    const { cards } = await made(`# Terms\n\n${lines.join("\n")}\n`);
    expect(cards).toHaveLength(400);
    expect(cards.at(-1)).toMatchObject({ front: "Term399x" });
  });

  it("with gaps of its own makes none of them twice", async () => {
    const { cards } = await made("- **{{c1::Neap}}**: the weakest tide of a month\n");
    expect(cards.every(({ front }) => front !== "")).toBe(true);
  });
});

/** What becomes of each card of a text when it is changed, by its front: the passage is its line. */
const again = async (text: string, edited: string) => {
  const all = { start: 0, end: text.length };
  const { cards } = await passageCards(text, "en", { blocks: all, marked: all });
  const lines = edited.split("\n");
  const became = await Promise.all(
    cards.map(async ({ passage, start, ...card }) => {
      const line = text.slice(0, start).split("\n").length - 1;
      const from = lines.slice(0, line).join("\n").length + Math.min(line, 1);
      const now = await passageCardAgain(
        "en",
        card,
        { text, span: { start, end: start + passage.length } },
        { text: edited, span: { start: from, end: from + (lines[line]?.length ?? 0) } },
      );
      return [card.front, now && [now.front, now.back]] as const;
    }),
  );
  return Object.fromEntries(became);
};
const cities = (head: string, row: string) =>
  `# Cities\n\n| City | ${head} |\n| --- | --- | --- |\n| Rome | ${row} |\n`;
const founded = cities("Founded | Country", "753 BC | Italy");
const treaty = "The treaty was signed in 1648 and the war began in 1618.";
const gap = (sentence: string, year: string) => [sentence.replace(year, `{{c1::${year}}}`), ""];

describe("a card of a changed passage", () => {
  it("is the one of the same words, wherever that stands now", async () => {
    expect(await again(founded, cities("Country | Founded", "Italy | 753 BC"))).toEqual({
      "Rome · Founded": ["Rome · Founded", "753 BC"],
      "Rome · Country": ["Rome · Country", "Italy"],
    });
  });

  it("becomes no other's fact, nor that of another column", async () => {
    expect(await again(founded, cities("Country | Mayor", "Italy | Gualtieri"))).toEqual({
      "Rome · Founded": null,
      "Rome · Country": ["Rome · Country", "Italy"],
    });
    const now = "The treaty was signed and the war began in 1618 and was over in 1650.";
    expect(await again(treaty, now)).toEqual({
      [gap(treaty, "1648")[0] ?? ""]: null,
      [gap(treaty, "1618")[0] ?? ""]: gap(now, "1618"),
    });
  });

  it("is the one of its front, and of its gap where the sentence says more or less by now", async () => {
    expect(await again(founded, cities("Founded | Country", "752 BC | Italy"))).toMatchObject({
      "Rome · Founded": ["Rome · Founded", "752 BC"],
    });
    const now = "The treaty was signed in 1648 and the war began in 1618, not in 1620.";
    expect(await again(treaty, now)).toEqual({
      [gap(treaty, "1648")[0] ?? ""]: gap(now, "1648"),
      [gap(treaty, "1618")[0] ?? ""]: gap(now, "1618"),
    });
  });

  it("has the other name of its term, and the year that was put right", async () => {
    expect(await again(founded, cities("Since | Country", "753 BC | Italy"))).toMatchObject({
      "Rome · Founded": ["Rome · Since", "753 BC"],
    });
    const now = "The treaty was signed in 1649 and the war began in 1618.";
    expect(await again(treaty, now)).toEqual({
      [gap(treaty, "1648")[0] ?? ""]: gap(now, "1649"),
      [gap(treaty, "1618")[0] ?? ""]: gap(now, "1618"),
    });
  });

  it("that is the only one becomes the only one", async () => {
    const neap =
      "# Tides\n\n- **Neap**: the weakest tide of a month\n- **Spring**: the strongest tide\n";
    const now = neap.replace("Neap**: the weakest", "Neap tide**: the smallest");
    expect(await again(neap, now)).toMatchObject({
      Neap: ["Neap tide", "the smallest tide of a month"],
    });
  });

  it("of a line of code is read with all of its code", async () => {
    const code =
      "# Set-up\n\nKeys:\n\n```sh\nMODEL=openai:gpt-5  # writes: provider:model\nJUDGE_MODEL=anthropic:claude  # checks facts\n```\n\nMore.\n";
    expect(await again(code, code.replace("checks facts", "checks every fact"))).toEqual({
      "`MODEL=openai:gpt-5`": ["`MODEL=openai:gpt-5`", "writes: provider:model"],
      "`JUDGE_MODEL=anthropic:claude`": ["`JUDGE_MODEL=anthropic:claude`", "checks every fact"],
    });
  });

  it("that the student changed is none of them", async () => {
    const whole = { text: founded, span: { start: 0, end: founded.length } };
    const own = { front: "Rome · Founded", back: "long ago" };
    expect(await passageCardAgain("en", own, whole, whole)).toBeNull();
  });
});
