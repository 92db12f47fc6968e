import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { addedCards } from "#lib/schemas/card.ts";
import { cardFileView } from "#lib/schemas/card-file.ts";
import type { Language } from "#lib/schemas/language.ts";
import { subjectList, subjectView } from "#lib/schemas/subject.ts";
import type { Product } from "./crash/product.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { packageRows } from "./package-rows.ts";
import { longestStartMs, offlineTest, phone, serve } from "./product-test.ts";
import { makeQuiz, pixelsTooWide, QuizPage, readQuiz } from "./quiz-page.ts";

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * What a Node process runs first, so that its days are as many ahead as a file says: its database is one, too. The
 * product runs on from day to day, as on a laptop that sleeps; to start it on each took 7 s of processor time.
 */
const daysAhead = (file: string): string => {
  const script = `
    import { readFileSync } from "node:fs";
    const Today = Date;
    let aheadMs = 0, readMs = -Infinity;
    const now = () => {
      if (performance.now() - readMs > 5) {
        aheadMs = Number(readFileSync(${JSON.stringify(file)}, "utf8")) * ${dayMs};
        readMs = performance.now();
      }
      return Today.now() + aheadMs;
    };
    globalThis.Date = new Proxy(Today, {
      construct: (_, given, made) => Reflect.construct(Today, given.length > 0 ? given : [now()], made),
      apply: () => new Today(now()).toString(),
      get: (_, name) => (name === "now" ? now : Reflect.get(Today, name)),
    });`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
};

interface Days {
  /** The file that says how many days ahead the product is. */
  dayFile: string;
  /** A product of this test's own. */
  product: Product;
  /** So many days from now, for the product and for its page. */
  onDay: (days: number) => Promise<void>;
}

const test = offlineTest.extend<Days>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from this pattern
  dayFile: async ({}, use) => {
    const file = join(tmpdir(), `lectern-day-${randomUUID()}`);
    await writeFile(file, "0");
    await use(file);
    await rm(file);
  },
  product: [
    ({ dayFile }, use) =>
      serve({ modelUrl: null, settings: { NODE_OPTIONS: daysAhead(dayFile) } }, use),
    { timeout: longestStartMs },
  ],
  baseURL: ({ product }, use) => use(product.address),
  onDay: ({ page, dayFile }, use) =>
    use(async (days) => {
      await writeFile(dayFile, `${days}`);
      await page.clock.setSystemTime(Date.now() + days * dayMs);
    }),
});

/** All cards, or those of this query, as a package for Anki. */
const packageOf = async (page: Page, query: string): Promise<Buffer> => {
  const sent = await page.request.get(`/api/cards/export?format=apkg&${query}`);
  expect(sent.ok()).toBe(true);
  return sent.body();
};

const noteRows =
  "select guid, flds, reps from notes join cards on cards.nid = notes.id order by notes.id";

const newSubject = async (page: Page): Promise<string> => {
  const made = await page.request.post("/api/subjects", { data: { name: "Anki" } });
  return subjectView.parse(await made.json()).id;
};

/** Imports a package into a subject, as its page does. */
const bring = async (page: Page, packed: Buffer, subjectId: string) => {
  const sent = await page.request.post("/api/card-files?name=all.apkg", {
    ...{ data: packed, headers: { "content-type": "application/octet-stream" } },
  });
  const { cards } = cardFileView.parse(await sent.json());
  const made = await page.request.post("/api/cards", { data: { subjectId, cards } });
  return addedCards.parse(await made.json());
};

/** A glossary, a lecture and a table, as students keep them. */
const notes: Record<Language, readonly string[]> = {
  en: [
    `# Words of the tide

**Ebb** — the flow of the water away from the shore.
**Neap tide** — the tide with the smallest range, at half moon.
**Spring tide** — the tide with the largest range, at full and new moon.
**Slack water** — the short time in which the current stands still.`,
    `# Lecture 4: sailing ships

A schooner is a ship whose sails are set along its keel, on two masts or more. It needs few hands, which is why traders liked it.

The keel is the long beam at the bottom of a hull on which the frames stand. A ship without it drifts to leeward.

A binnacle is the stand in which a compass is kept level on a moving deck. It was lit by an oil lamp at night.

In 1869 the clipper Cutty Sark was launched in Dumbarton. She carried tea from China until steamers took the trade.`,
    `# Winds of the Mediterranean

| Wind | What it is |
| --- | --- |
| Bora | a cold gusty wind from the mountains of the Adriatic |
| Sirocco | a hot wind from the Sahara that brings dust |
| Mistral | a dry cold wind down the valley of the Rhône |
| Meltemi | a steady summer wind over the Aegean Sea |`,
  ],
  ru: [
    `# Слова о приливах

**Отлив** — движение воды прочь от берега.
**Квадратурный прилив** — прилив с наименьшей высотой, при половине Луны.
**Сизигийный прилив** — прилив с наибольшей высотой, в полнолуние и новолуние.
**Стоячая вода** — короткое время, когда течение замирает.`,
    `# Лекция 4. Парусные суда

Шхуна — это судно с косыми парусами на двух или более мачтах. Ей нужна небольшая команда, за что её и любили торговцы.

Киль — это продольная балка в днище корпуса, на которой стоят шпангоуты. Судно без киля сносит ветром.

Нактоуз — это тумба, в которой судовой компас остаётся ровным на качке. Ночью его освещала масляная лампа.

В 1869 году в Дамбартоне спустили на воду клипер «Катти Сарк». Он возил чай из Китая, пока торговлю не забрали пароходы.`,
    `# Ветры Средиземноморья

| Ветер | Что это |
| --- | --- |
| Бора | холодный порывистый ветер с гор Адриатики |
| Сирокко | горячий ветер из Сахары, который несёт пыль |
| Мистраль | сухой холодный ветер вниз по долине Роны |
| Мельтеми | ровный летний ветер над Эгейским морем |`,
  ],
};

/** What a student does in a review with whatever they have at hand. */
interface Hands {
  /** Follows a link of the page. */
  readonly follow: (link: Locator) => Promise<void>;
  readonly turn: () => Promise<void>;
  /** Presses one of the ratings that are offered, from 0. */
  readonly rate: (at: number) => Promise<void>;
  readonly hint: () => Promise<void>;
  readonly undo: () => Promise<void>;
  /** Answers all questions of the quiz that is open. */
  readonly answer: (total: number) => Promise<void>;
}

/** Moves the focus on as Tab does, until it is there. */
const tabTo = async (page: Page, goal: Locator) => {
  await expect(goal).toBeVisible();
  for (let press = 0; press < 80; press += 1) {
    if (await goal.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(goal).toBeFocused();
};

/** Nothing but keys. */
const keys = (page: Page, locale: Language): Hands => ({
  follow: async (link) => {
    await tabTo(page, link);
    await page.keyboard.press("Enter");
  },
  turn: () => page.keyboard.press("Enter"),
  rate: (at) => page.keyboard.press(String(at + 1)),
  hint: () => page.keyboard.press("h"),
  undo: () => page.keyboard.press("u"),
  answer: async (total) => {
    await new QuizPage(page, locale).answerAllByKeys(1, total);
  },
});

/** Nothing but a thumb: what is pressed is in view, and large enough. */
const thumb = (page: Page, locale: Language): Hands => {
  const t = translator(locale, "cards");
  const tap = async (goal: Locator) => {
    await expect(goal).toBeInViewport();
    expect((await goal.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
    await goal.tap();
  };
  return {
    follow: async (link) => {
      await link.scrollIntoViewIfNeeded();
      await link.tap();
    },
    turn: () => tap(page.getByRole("button", { name: t("turn") })),
    rate: (at) =>
      tap(
        page
          .getByRole("group", { name: t("rate") })
          .getByRole("button")
          .nth(at),
      ),
    hint: () => tap(page.getByRole("button", { name: t("hint.button") })),
    undo: () => tap(page.getByRole("button", { name: t("undo") })),
    answer: async (total) => {
      const quiz = new QuizPage(page, locale);
      for (let number = 1; number <= total; number += 1) {
        await expect(quiz.position(number, total)).toBeVisible();
        await page.locator("main label").first().tap();
        await tap(quiz.checkButton);
        await tap(quiz.goOnButton);
      }
      await expect(quiz.resultsHeading).toBeVisible();
    },
  };
};

for (const [name, locale, device, handsOf] of [
  ["by keyboard alone", "en", {}, keys],
  ["on a phone, by thumb", "ru", phone, thumb],
] as const) {
  test.describe(name, () => {
    test.use({ ...device, locale });

    test("a table that was learned is reviewed the next day", async ({ page, onDay }) => {
      const t = translator(locale, "cards");
      const hands = handsOf(page, locale);
      const main = page.locator("main");
      const left = async (count: number) => {
        await expect(main.getByText(t("left", { count })).first()).toBeVisible();
        await expect(page.getByRole("button", { name: t("turn") })).toBeEnabled();
      };
      const start = page.getByRole("link", { name: t("start"), exact: true });
      const rates = page.getByRole("group", { name: t("rate") }).getByRole("button");
      const hard = new RegExp(`^${t("ratings.hard")}`);
      const again = new RegExp(`^${t("ratings.again")}`);
      await onDay(0);
      const [glossary = "", lecture = "", table = ""] = notes[locale];
      // Nobody answers these: what comes of both the next day is the other walk's.
      for (const text of [glossary, lecture]) {
        const id = await makeQuiz(page, { text, wanted: 3 });
        expect((await readQuiz(page, id)).questions.length, text).toBeGreaterThan(0);
      }
      const mix = { multipleChoice: 100, trueFalse: 0, other: 0 };
      const id = await makeQuiz(page, { text: table, mix, wanted: 4 });
      const asked = (await readQuiz(page, id)).questions.length;
      expect(asked).toBeGreaterThan(2);
      await page.goto(`/quiz/${id}`);
      await hands.answer(asked);

      await onDay(1);
      await page.goto("/");
      await expect(page.getByText(t("due", { count: asked }))).toBeVisible();
      await hands.follow(start);
      await left(asked);
      await hands.turn();
      await expect(rates).toHaveCount(4);
      await expectNoViolation(page, `a review ${name}`);
      await hands.rate(3);
      await left(asked - 1);
      await hands.undo();
      await left(asked);
      await hands.hint();
      await expect(page.getByText(t("hint.cost"))).toBeInViewport();
      await hands.turn();
      await expect(rates).toHaveText([again, hard]);
      expect(await pixelsTooWide(page)).toBe(0);
      await hands.rate(1);
      // What was hard comes once more, at the end.
      for (let number = asked - 1; number >= 0; number -= 1) {
        await left(Math.max(1, number));
        await hands.turn();
        await expect(rates).toHaveCount(4);
        await hands.rate(3);
      }
      await expect(page.getByText(t("done"))).toBeVisible();
      await hands.follow(main.getByRole("link", { name: t("home"), exact: true }));
      await expect(page).toHaveURL(/\/$/);
      await expect(start).toBeHidden();

      await onDay(90);
      await page.goto("/");
      await expect(page.getByText(t("due", { count: asked }))).toBeVisible();
      await hands.follow(start);
      await left(asked);
    });
  });
}

test("what was learned from a glossary, a lecture and a table comes back the next day", async ({
  page,
  onDay,
}) => {
  const t = translator("en", "cards");
  const main = page.locator("main");
  const turn = page.getByRole("button", { name: t("turn") });
  const done = page.getByText(t("done"));
  const left = async (count: number) => {
    await expect(main.getByText(t("left", { count })).first()).toBeVisible();
    await expect(turn).toBeVisible();
  };
  let asked = 0;
  await onDay(0);
  const quiz = new QuizPage(page);
  for (const text of notes.en) {
    const id = await makeQuiz(page, { text, wanted: 3 });
    const { questions } = await readQuiz(page, id);
    expect(questions.length, text).toBeGreaterThan(0);
    asked += questions.length;
    await page.goto(`/quiz/${id}`);
    await quiz.answerAllByKeys(1, questions.length);
  }
  // One of the mistakes is made good the same day.
  await page.goto("/review");
  await turn.click();
  await page.keyboard.press("4");
  await expect(turn.or(done).first()).toBeVisible();
  asked -= 1;

  await onDay(1);
  await page.goto("/");
  await expect(page.getByText(t("due", { count: asked }))).toBeVisible();
  await page.getByRole("link", { name: t("start"), exact: true }).click();
  await left(asked);
  await turn.click();
  await page.keyboard.press("4");
  await left(asked - 1);
  await page.keyboard.press("u");
  await left(asked);
  await page.keyboard.press("h");
  await expect(page.getByText(t("hint.cost"))).toBeVisible();
  await turn.click();
  await page.keyboard.press("1");
  // What was forgotten comes once more, at the end.
  for (const number of [...Array.from({ length: asked - 1 }, (_, at) => asked - 1 - at), 1]) {
    await left(number);
    await turn.click();
    await page.keyboard.press("4");
  }
  await expect(done).toBeVisible();
  await page.goto("/cards");
  await expect(main.getByText(t("standing.days", { count: 2 }))).toBeVisible();

  await onDay(2);
  await page.goto("/review");
  // The one that was forgotten.
  await left(1);
  await turn.click();
  await page.keyboard.press("4");
  await expect(done).toBeVisible();

  const packed = await packageOf(page, "schedule=1");
  const [log] = packageRows(packed, "select count(distinct cid) as cards from revlog");
  const rows = packageRows(packed, noteRows);
  expect([rows.length, log?.cards]).toEqual([asked + 1, asked + 1]);
  for (const { reps, flds } of rows) {
    expect(Number(reps)).toBeGreaterThan(0);
    const sides = String(flds).split("\u001f");
    expect(sides.map((side) => side.trim() !== "")).toEqual([true, true]);
  }
  const subjectId = await newSubject(page);
  const [first, again] = [
    await bring(page, packed, subjectId),
    await bring(page, packed, subjectId),
  ];
  expect([first.added, again.added, again.known]).toEqual([asked + 1, 0, asked + 1]);

  const [leech] = packageRows(await packageOf(page, `subject=${subjectId}`), noteRows);
  const ratings = ["easy", ...Array<string[]>(7).fill(["again", "good"]).flat(), "again"];
  for (const [reviews, rating] of ratings.entries()) {
    const data = { key: `leech${reviews}`, rating, reviews };
    const sent = await page.request.post(`/api/cards/${leech?.guid}/reviews`, { data });
    expect(sent.ok()).toBe(true);
  }
  // By itself, as what was brought in is new and comes before a card that waits some minutes.
  const alone = await newSubject(page);
  const moved = await page.request.patch(`/api/cards/${leech?.guid}`, {
    data: { subjectId: alone },
  });
  expect(moved.ok()).toBe(true);
  await page.goto(`/review?subject=${alone}`);
  await expect(page.getByText(t("leech", { count: 8 }))).toBeVisible();
  await page.goto("/cards?state=leech");
  await expect(main.getByText(t("list.forgotten", { count: 8 }))).toBeVisible();
  await onDay(90);
  const { subjects } = subjectList.parse(await (await page.request.get("/api/subjects")).json());
  // But what was brought in.
  await page.goto(`/review?subject=${subjects.find(({ isDefault }) => isDefault)?.id}`);
  await left(asked + 1);
});
