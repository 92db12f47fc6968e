import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { translator } from "#lib/i18n/translator.ts";
import { addedCards } from "#lib/schemas/card.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { madeUpNote } from "./made-up-note.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { makeQuiz, pixelsTooWide, QuizPage, readQuiz } from "./quiz-page.ts";
import { setAside } from "./set-aside.ts";

/** A subject by the API. @returns its id */
const newSubject = async (page: Page, name: string): Promise<string> => {
  const made = await page.request.post("/api/subjects", { data: { name } });
  return subjectView.parse(await made.json()).id;
};

const addCards = async (page: Page, subjectId: string, cards: readonly object[]) => {
  const made = await page.request.post("/api/cards", { data: { subjectId, cards } });
  return addedCards.parse(await made.json());
};

/** Three columns, so that a row says more of each cell than its question does. */
const winds = `# Winds of the Mediterranean

| Wind | Where it blows from | What it brings |
| --- | --- | --- |
| Bora | the mountains of the Adriatic | cold gusts and clear air |
| Sirocco | the sands of the Sahara | heat and red dust |
| Mistral | the valley of the Rhône | dry cold |
| Meltemi | the Aegean Sea | steady summer weather |
`;

const rowOf = (page: Page, front: string) => page.getByRole("listitem").filter({ hasText: front });

test("a card is written by hand, comes up in the review, is edited and keeps its progress", async ({
  page,
}) => {
  const subjectId = await newSubject(page, "Biology");
  await page.goto(`/subject/${subjectId}`);
  await page.getByRole("button", { name: "New card" }).click();
  const [front, back] = [
    page.getByRole("textbox", { name: "Front" }),
    page.getByRole("textbox", { name: "Back" }),
  ];
  await expect(front).toBeFocused();
  await front.fill("What is $E = mc^2$ about?");
  await back.fill("Mass and **energy**:\n\n```py\ne = m * c ** 2\n```");
  await expectNoViolation(page, "a new card");
  await back.press("Control+Enter");
  await expect(page.getByText("1 card added.")).toBeVisible();
  await expect(front).toBeFocused();
  await expect(front).toHaveValue("");
  await front.fill("mitosis");
  await back.fill("division of a cell");
  await page.getByRole("button", { name: "Add card" }).click();
  await expect(page.getByText("2 cards added.")).toBeVisible();
  await front.fill(" mitosis");
  await back.fill("division of a cell ");
  await page.getByRole("button", { name: "Add card" }).click();
  await expect(page.getByText("This subject already had 1 of them.")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();

  await page.goto(`/subject/${subjectId}`);
  await page.getByRole("link", { name: "Review 2 today" }).click();
  await expect(page.locator("main .katex").first()).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("status").locator("pre")).toContainText("e = m * c ** 2");
  await expectNoViolation(page, "a card of one's own");
  await page.keyboard.press("4");
  await expect(page.locator("main").getByText("mitosis")).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.locator("main .katex").first()).toBeVisible();
  await page.keyboard.press("Space");
  await page.keyboard.press("4");
  await expect(page.locator("main").getByText("mitosis")).toBeVisible();
  await page.getByRole("link", { name: "Biology" }).click();

  await expect(page.getByText("2 cards", { exact: true })).toBeVisible();
  const row = rowOf(page, "is about");
  await expect(rowOf(page, "about?")).toContainText(/Due \d+ \w+|Due \w+ \d+/);
  await expect(rowOf(page, "mitosis")).toContainText("New");
  await page.getByRole("button", { name: /^Edit card: What is/ }).click();
  await front.fill("What is it about: $E = mc^2$?");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(rowOf(page, "What is it about")).toContainText(/Due/);
  await expect(row).toBeHidden();
  await page.getByRole("button", { name: "Delete card: mitosis" }).click();
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByText("1 card", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Suspend: What is it about/ })).toBeFocused();
  await page.getByRole("button", { name: /^Delete card: What is it about/ }).press("Enter");
  await page.getByRole("button", { name: "Delete permanently" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Cards", exact: true })).toBeFocused();
});

test("a review says what is so: nothing to take back yet, and done where all is suspended", async ({
  page,
}) => {
  const subjectId = await newSubject(page, "Suspended");
  await addCards(page, subjectId, [{ front: "the only one", back: "a fact" }]);
  await page.goto(`/review?subject=${subjectId}`);
  await expect(page.locator("main").getByText("the only one")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo last rating" })).toBeHidden();
  await page.getByRole("link", { name: "All cards" }).click();
  await page.getByRole("button", { name: "Suspend: the only one" }).click();
  await expect(page.getByRole("button", { name: "Resume: the only one" })).toBeVisible();
  await page.goto(`/review?subject=${subjectId}`);
  await expect(page.getByText("Done for today")).toBeVisible();
});

test("Escape asks before it throws away what was written, and not without need", async ({
  page,
  offlineProduct,
}) => {
  await setAside(offlineProduct);
  await page.goto("/cards");
  const dialog = page.getByRole("dialog");
  const open = () => page.getByRole("button", { name: "New card" }).click();
  const front = page.getByRole("textbox", { name: "Front" });
  await open();
  await expect(front).toBeFocused();
  await front.press("Escape");
  await expect(dialog).toBeHidden();
  await open();
  await front.fill("half a card");
  for (const _ of [1, 2]) {
    await front.press("Escape");
    await expect(page.getByRole("button", { name: "Keep writing" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(front).toBeFocused();
    await expect(front).toHaveValue("half a card");
  }
  // A button that had the focus gives way to the question.
  await page.getByRole("button", { name: "Cancel" }).focus();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Keep writing" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(front).toBeFocused();
  await front.press("Escape");
  await expectNoViolation(page, "asked whether to discard");
  await page.getByRole("button", { name: "Keep writing" }).press("Enter");
  await page.getByRole("textbox", { name: "Back" }).fill("the other half");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("1 card added.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: /^Edit card: half/ }).click();
  await front.fill("another half");
  await front.press("Escape");
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, "half a card")).toBeVisible();
});

test("cards that are being added stop when the dialog is cancelled", async ({ page, context }) => {
  // To write so many lines takes the browser half a minute, to paste them no time.
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/cards?subject=${await newSubject(page, "Cancelled")}`);
  let [sent, release] = [0, () => {}];
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/cards", async (route) => {
    sent += 1;
    if (sent === 2) await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Paste a table" }).click();
  const rows = Array.from({ length: 3_500 }, (_, at) => `front ${at}\tback ${at}`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join("\n"));
  await page.getByRole("textbox", { name: /One card per line/ }).press("Control+v");
  await page.getByRole("button", { name: "Add 3,500 cards" }).click();
  await expect(page.getByText("Adding cards: 1,000 of 3,500")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  release();
  await expect(page.getByText("2,000 cards added. You cancelled: 1,500 were not")).toBeVisible();
  expect(sent).toBe(2);
});

test("words of a card become gaps, each asked by itself, and stay gaps on the way to Anki", async ({
  page,
}) => {
  const subjectId = await newSubject(page, "Gaps");
  await page.goto(`/cards?subject=${subjectId}`);
  await page.getByRole("button", { name: "New card" }).click();
  const front = page.getByRole("textbox", { name: "Front" });
  const gap = page.getByRole("button", { name: "Make a gap" });
  await front.fill("Lichen joins a fungus and an alga.");
  await gap.press("Enter");
  await expect(page.getByText("Select the words to hide first.")).toBeVisible();
  const mark = (words: string) =>
    front.evaluate((field: HTMLTextAreaElement, wanted) => {
      const at = field.value.indexOf(wanted);
      field.setSelectionRange(at, at + wanted.length);
    }, words);
  await mark("fungus");
  await gap.press("Enter");
  await expect(front).toBeFocused();
  await expect(front).toHaveValue("Lichen joins a {{c1::fungus}} and an alga.");
  await mark("fungus");
  await gap.press("Enter");
  await expect(page.getByText("These words already have a gap.")).toBeVisible();
  await mark("alga");
  await gap.click();
  await expect(page.getByText("2 cards, one for each gap")).toBeVisible();
  await expectNoViolation(page, "a new card with gaps");
  await front.press("Control+Enter");
  await expect(page.getByText("2 cards added.")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(rowOf(page, "Lichen joins a […] and an alga.")).toContainText(
    "Lichen joins a fungus and an alga.",
  );

  await page.goto(`/review?subject=${subjectId}`);
  const main = page.locator("main");
  await expect(main.getByText("Lichen joins a […] and an alga.")).toBeVisible();
  await page.keyboard.press("h");
  await expect(main.getByText("f·····", { exact: true })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("status").locator("strong")).toHaveText("fungus");
  await expectNoViolation(page, "a card with a gap");
  await page.keyboard.press("2");
  await expect(main.getByText("Lichen joins a fungus and an […].")).toBeVisible();

  const taken = await page.request.get(`/api/cards/export?format=apkg&subject=${subjectId}`);
  const read = await page.request.post("/api/card-files?name=gaps.apkg", {
    data: await taken.body(),
  });
  expect(await read.json()).toMatchObject({
    cards: expect.arrayContaining([
      expect.objectContaining({ front: "Lichen joins a {{c1::fungus}} and an alga.", back: "" }),
      expect.objectContaining({ front: "Lichen joins a fungus and an {{c1::alga}}.", back: "" }),
    ]),
  });
});

test("a table is pasted, looked at, taken once, searched and suspended", async ({ page }) => {
  const subjectId = await newSubject(page, "Sea air");
  await page.goto(`/cards?subject=${subjectId}`);
  await page.getByRole("button", { name: "Paste a table" }).click();
  const field = page.getByRole("textbox");
  await field.last().fill("Winds of Europe\nbora — a dry wind\nföhn — warm; from the Alps\n");
  await expect(page.getByText("This makes 2 cards:")).toBeVisible();
  await expect(page.getByRole("cell", { name: "warm; from the Alps" })).toBeVisible();
  await expect(page.getByText("Winds of Europe", { exact: false }).last()).toBeVisible();
  await expectNoViolation(page, "a pasted table");
  await page.getByRole("button", { name: "Add 2 cards" }).click();
  await expect(page.getByText("2 cards added.")).toBeVisible();
  await expect(page.getByText("2 cards", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Paste a table" }).click();
  await field.last().fill("bora\ta dry wind\nmistral\tcold, from the north");
  await page.getByRole("button", { name: "Add 2 cards" }).click();
  await expect(page.getByText("1 card added. This subject already had 1 of them.")).toBeVisible();

  // A table of a note, asked both ways, with a tag for all of it.
  await page.getByRole("button", { name: "Paste a table" }).click();
  await field.last().fill("| Wind | What it is |\n| --- | --- |\n| sirocco | hot, with dust |");
  await expect(page.getByText("This makes 1 card:")).toBeVisible();
  await page.getByRole("checkbox", { name: "Also ask the other way round" }).check();
  await page.getByRole("combobox", { name: "Tags" }).fill("of the south");
  await expectNoViolation(page, "a table that is asked both ways");
  await page.getByRole("button", { name: "Add 2 cards" }).click();
  await expect(page.getByText("2 cards added.")).toBeVisible();
  for (const front of ["sirocco", "hot, with dust"])
    await expect(page.getByRole("button", { name: `Edit card: ${front}` })).toBeVisible();
  await expect(page.getByRole("link", { name: "of the south" })).toHaveCount(2);

  await page.getByRole("searchbox", { name: "Search cards" }).fill("ALPS");
  await expect(page).toHaveURL(/q=ALPS/);
  await expect(page.getByText("1 card", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Suspend: föhn" }).click();
  await expect(rowOf(page, "föhn")).toContainText("Suspended");
  await page.getByRole("searchbox", { name: "Search cards" }).fill("");
  await page.getByRole("combobox", { name: "State" }).selectOption("Suspended");
  await expect(page.getByRole("listitem").filter({ hasText: "bora" })).toBeHidden();
  await page.getByRole("button", { name: "Resume: föhn" }).click();
  await expect(page.getByText("No cards match.")).toBeVisible();
  await expectNoViolation(page, "no cards match");
});

/** A drawing in a colour of its own, as a file. */
const drawing = (red: number) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .png()
    .toBuffer();

test("a card has pictures: chosen, pasted, described, seen in the review, and taken away", async ({
  page,
}) => {
  const subjectId = await newSubject(page, "Deserts");
  await page.goto(`/cards?subject=${subjectId}`);
  await page.getByRole("button", { name: "New card" }).click();
  const dialog = page.getByRole("dialog");
  const file = async (red: number) => ({
    ...{ name: "wadi.png", mimeType: "image/png", buffer: await drawing(red) },
  });
  await dialog.locator('[data-picture="front"]').setInputFiles(await file(200));
  const alt = dialog.getByRole("textbox", { name: "What the picture shows" });
  await alt.fill("a valley [dry]");
  const back = dialog.getByRole("textbox", { name: "Back" });
  await back.fill("a wadi");
  // Pasted, as from a page.
  const bytes = [...(await drawing(20))];
  await back.evaluate((field, given) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(given)], "x.png", { type: "image/png" }));
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  }, bytes);
  await expect(alt).toHaveCount(2);
  await expectNoViolation(page, "a new card with pictures");
  await dialog.getByRole("button", { name: "Add card" }).click();
  await expect(page.getByText("1 card added.")).toBeVisible();
  await expect(alt).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  const row = rowOf(page, "a valley [dry]");
  await expect(row.locator("img")).toHaveCount(2);

  await page.goto(`/review?subject=${subjectId}`);
  const shown = page.getByRole("img", { name: "a valley [dry]" });
  await expect(shown).toHaveJSProperty("naturalWidth", 300);
  await page.keyboard.press("Space");
  await expect(page.getByRole("status").getByRole("img", { name: "Picture" })).toBeVisible();
  await expectNoViolation(page, "a card with pictures");

  await page.goto(`/cards?subject=${subjectId}`);
  await page.getByRole("button", { name: "Edit card: a valley [dry]" }).click();
  await expect(alt.first()).toHaveValue("a valley [dry]");
  await dialog.getByRole("button", { name: "Remove picture: a valley [dry]" }).press("Enter");
  const front = dialog.getByRole("textbox", { name: "Front" });
  await expect(front).toBeFocused();
  await front.fill("a dry valley");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(rowOf(page, "a dry valley").locator("img")).toHaveCount(1);
});

test.describe("what is no picture", () => {
  test.use({ expected: [/415/] });

  test("is told, and the rest of the card is still there", async ({ page }) => {
    const subjectId = await newSubject(page, "No picture");
    await page.goto(`/cards?subject=${subjectId}`);
    await page.getByRole("button", { name: "New card" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Front" }).fill("kept");
    const file = { name: "a.png", mimeType: "image/png", buffer: Buffer.from("words") };
    await dialog.locator('[data-picture="front"]').setInputFiles(file);
    await expect(dialog.getByRole("alert")).toContainText("not a PNG, JPEG or WebP image");
    await expect(dialog.getByRole("textbox", { name: "Front" })).toHaveValue("kept");
  });
});

test("questions stand among the cards, and are suspended but not edited", async ({
  page,
  offlineProduct,
}) => {
  await setAside(offlineProduct);
  const id = await makeQuiz(page, { ...madeUpNote("among cards"), wanted: 2 });
  const { questions } = await readQuiz(page, id);
  await page.goto(`/quiz/${id}`);
  await new QuizPage(page).answerAllByKeys(1, questions.length);
  await page.goto("/");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search everything" }).fill("all cards");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Cards" })).toBeVisible();
  const row = page
    .getByRole("listitem")
    .filter({ has: page.locator(`a[href="/quiz/${id}"]`) })
    .first();
  await expect(row.getByRole("button", { name: /^Suspend/ })).toBeVisible();
  await expect(row.getByRole("button", { name: /^(Edit|Delete) card/ })).toBeHidden();
  await row.getByRole("button", { name: /^Edit tags/ }).click();
  await page.getByRole("combobox", { name: "Tags" }).fill("of a quiz");
  await expectNoViolation(page, "the tags of a question");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(row.getByRole("link", { name: "of a quiz" })).toBeVisible();
  await row.getByRole("button", { name: /^Suspend/ }).click();
  await expect(page.locator("main").getByText("Suspended").last()).toBeVisible();
  await expectNoViolation(page, "the list of cards");
});

test("what is forgotten again and again is named, suspended by a press, and resumed", async ({
  page,
}) => {
  const subjectId = await newSubject(page, "Leeches");
  await addCards(page, subjectId, [
    { front: "hard to keep", back: "a fact" },
    { front: "met once", back: "a fact" },
  ]);
  await page.goto(`/cards?subject=${subjectId}`);
  const idOf = async (front: string): Promise<string> => {
    const suspend = page.getByRole("button", { name: `Suspend: ${front}` });
    const [asked] = await Promise.all([page.waitForRequest(/\/api\/cards\//), suspend.click()]);
    await page.getByRole("button", { name: `Resume: ${front}` }).click();
    await expect(suspend).toBeVisible();
    return asked.url().split("/").at(-1) ?? "";
  };
  const rate = async (id: string, ratings: readonly string[]) => {
    for (const [reviews, rating] of ratings.entries()) {
      const data = { key: `${id}${reviews}`, rating, reviews };
      expect((await page.request.post(`/api/cards/${id}/reviews`, { data })).ok()).toBe(true);
    }
  };
  const id = await idOf("hard to keep");
  await rate(id, ["easy", ...Array<string[]>(7).fill(["again", "good"]).flat(), "again"]);
  await rate(await idOf("met once"), ["good"]);
  await page.goto(`/cards?subject=${subjectId}&state=leech`);
  await expect(rowOf(page, "hard to keep")).toContainText("forgotten 8 times");
  await page.goto(`/review?subject=${subjectId}`);
  const forgotten = page.getByText("You have forgotten this card 8 times.");
  await expect(forgotten).toBeVisible();
  await expectNoViolation(page, "a card that is forgotten again and again");
  await page.getByRole("button", { name: "Suspend" }).click();
  await expect(page.locator("main").getByText("met once")).toBeVisible();
  await expect(forgotten).toBeHidden();
  // Taken back it is shown again at once.
  await page.getByRole("button", { name: "Undo last rating" }).click();
  await expect(forgotten).toBeVisible();
});

test("in two tabs a card is graded once, and what was graded here is taken back, not there", async ({
  page,
  context,
}) => {
  const subjectId = await newSubject(page, "Two tabs");
  const fronts = ["first", "second", "third"];
  await addCards(
    page,
    subjectId,
    fronts.map((front) => ({ front: `the ${front}`, back: "a fact" })),
  );
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/review?subject=${subjectId}`);
    await expect(tab.locator("main").getByText("the first")).toBeVisible();
  }
  const rate = async (tab: typeof page, next: string) => {
    await tab.getByRole("button", { name: "Show answer" }).click();
    await tab.getByRole("button", { name: /^Easy/ }).click();
    await expect(tab.locator("main").getByText(next)).toBeVisible();
  };
  await rate(page, "the second");
  await rate(other, "the second");
  await expect(other.getByText("was graded in another tab")).toBeVisible();
  // That grade is not taken back here.
  await other.keyboard.press("u");
  await expect(other.getByRole("button", { name: "Undo last rating" })).toBeHidden();
  await rate(other, "the third");
  await rate(page, "the third");
  await page.getByRole("button", { name: "Show answer" }).click();
  await page.getByRole("button", { name: /^Easy/ }).click();
  await expect(page.getByText("Done for today")).toBeVisible();
  await other.getByRole("button", { name: "Undo last rating" }).click();
  await expect(other.locator("main").getByText("the second")).toBeVisible();
});

test("the cards of a subject say how long they will be remembered, and what goes wrong", async ({
  page,
}) => {
  const subjectId = await newSubject(page, "Standing");
  await addCards(page, subjectId, [
    { front: "granite", back: "an igneous rock" },
    { front: "gneiss", back: "a metamorphic rock" },
  ]);
  await page.goto(`/cards?subject=${subjectId}`);
  const section = page.getByRole("region", { name: "Where you stand" });
  await expect(section).toContainText("After your first review");
  await page.goto(`/review?subject=${subjectId}`);
  await page.keyboard.press("Space");
  await page.keyboard.press("4");
  await expect(page.locator("main").getByText("gneiss")).toBeVisible();

  await page.goto(`/cards?subject=${subjectId}`);
  const picture = section.getByRole("figure", { name: "How long you will remember your cards" });
  await expect(picture.getByRole("listitem")).toHaveText(["not reviewed yet: 1", "weeks: 1"]);
  await expect(section).toContainText("in the last 30 days, estimated");
  await expectNoViolation(page, "where you stand");
  await page.getByRole("searchbox", { name: "Search cards" }).fill("granite");
  await expect(section).toBeHidden();
});

test("the cards of a subject say how many come back on each of the next days", async ({ page }) => {
  const subjectId = await newSubject(page, "Days to come");
  await addCards(page, subjectId, [
    { front: "tarn", back: "a mountain lake" },
    { front: "scree", back: "loose stones on a slope" },
  ]);
  await page.goto(`/cards?subject=${subjectId}`);
  const forecast = page.getByRole("figure", { name: "Cards on each of the next 30 days" });
  const days = forecast.getByRole("listitem");
  await expect(days).toHaveCount(30);
  const today = new Date().toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  await expect(days.first()).toContainText(`${today}: 2 cards`);
  await expect(days.nth(1)).toContainText(": no cards");
  await expectNoViolation(page, "cards with the days to come");
  await page.goto(`/cards?subject=${subjectId}&q=tarn`);
  await expect(forecast).toBeHidden();
});

test("a hint is shown by one key, and a card counts as hard at most after it", async ({ page }) => {
  const subjectId = await newSubject(page, "Hints");
  await addCards(page, subjectId, [
    { front: "mitosis", back: "division of a cell" },
    { front: "osmosis", back: "flow of water" },
  ]);
  await page.goto(`/review?subject=${subjectId}`);
  await page.keyboard.press("h");
  await expect(page.getByText("d······· o· a c···")).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint" })).toBeDisabled();
  await expectNoViolation(page, "a hint");
  await page.keyboard.press("Space");
  await expect(page.getByText("division of a cell")).toBeVisible();
  await expect(
    page.getByRole("group", { name: "How well did you remember it?" }).getByRole("button"),
  ).toHaveText([/^Again/, /^Hard/]);
  await page.keyboard.press("4");
  await expect(page.getByText("division of a cell")).toBeVisible();
  await page.keyboard.press("2");
  await expect(page.locator("main").getByText("osmosis")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: /^Easy/ })).toBeVisible();
});

test("a hint is the passage with the answer covered, then an option less, then first letters; then a card is hard at most", async ({
  page,
}) => {
  const t = translator("en", "cards");
  const subjectId = await newSubject(page, "Hints of questions");
  const id = await makeQuiz(page, { text: winds, subjectId });
  const { questions } = await readQuiz(page, id);
  await page.goto(`/quiz/${id}`);
  await new QuizPage(page).answerAllByKeys(1, questions.length);
  await page.goto(`/review?subject=${subjectId}`);
  const main = page.locator("main");
  const hint = page.getByRole("button", { name: t("hint.button") });
  const turn = page.getByRole("button", { name: t("turn") });
  const options = page.getByRole("radio");
  // Terms that are to be matched have no hint.
  const asked = main.getByText("which “Wind” does this belong to?");
  while (!(await asked.isVisible())) {
    await expect(turn).toBeVisible();
    await turn.click();
    await page.keyboard.press("4");
    await expect(turn).toBeVisible();
  }
  const [passage, option, letters] = [
    main.getByRole("heading", { name: t("hint.kinds.passage") }),
    main.getByRole("heading", { name: t("hint.kinds.option") }),
    main.getByRole("heading", { name: t("hint.kinds.letters") }),
  ];
  const kinds = main.getByRole("heading", { level: 3 });
  const told = main.getByRole("status");
  expect(await options.count()).toBe(4);
  await page.keyboard.press("h");
  await expect(passage).toBeVisible();
  await expect(kinds).toHaveCount(1);
  await expect(told.getByRole("cell", { name: "▁▁▁▁" })).toHaveCount(1);
  await expect(options).toHaveCount(4);
  await page.keyboard.press("h");
  await expect(option).toBeVisible();
  await expect(kinds).toHaveCount(2);
  await expect(options).toHaveCount(3);
  await page.keyboard.press("h");
  await expect(letters).toBeVisible();
  // In the passage, and not a second time above them.
  await expect(passage).toBeHidden();
  await expect(told.getByRole("cell", { name: /^[BSM]·+$/ })).toHaveCount(1);
  await expect(options).toHaveCount(3);
  await expect(hint).toBeDisabled();
  await expectNoViolation(page, "all hints of a question");

  await turn.click();
  const rates = page.getByRole("group", { name: t("rate") }).getByRole("button");
  await expect(rates).toHaveText([/^Again/, /^Hard/]);
  await expect(options).toHaveCount(4);
  const reviewed = page.waitForRequest(/\/reviews$/);
  await page.keyboard.press("4");
  await page.keyboard.press("2");
  const sent: unknown = (await reviewed).postDataJSON();
  expect(sent).toMatchObject({ rating: "hard", hinted: true });
  const better = { ...(sent as object), key: "better", rating: "good" };
  const refused = await page.request.post((await reviewed).url(), { data: better });
  expect(refused.status()).toBe(400);
});

test("after an undo no card is asked twice, and none is left out", async ({ page }) => {
  const subjectId = await newSubject(page, "Undone");
  const words = ["first", "second", "third"];
  await addCards(
    page,
    subjectId,
    words.map((front) => ({ front, back: `x of the ${front}` })),
  );
  await page.goto(`/review?subject=${subjectId}`);
  const asked = (front: string) => page.getByText(front, { exact: true });
  const rate = async () => {
    await page.getByRole("button", { name: "Show answer" }).click();
    await page.getByRole("button", { name: /^Good/ }).click();
  };
  await rate();
  await expect(asked("second")).toBeVisible();
  await rate();
  await expect(asked("third")).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByText("Your last rating of this card was undone.")).toBeVisible();
  await expect(asked("second")).toBeVisible();
  await rate();
  // What was rated at first comes back within minutes, before what is new.
  await expect(asked("second")).toBeHidden();
  await rate();
  await expect(page.getByText(/graded in another tab/)).toBeHidden();
});

test("new cards begin as many a day as the settings say", async ({ page }) => {
  const subjectId = await newSubject(page, "Many terms");
  const settings = await (await page.request.get("/api/settings/cards")).json();
  await addCards(
    page,
    subjectId,
    [1, 2, 3].map((one) => ({ front: `term ${one}`, back: "x" })),
  );
  await page.goto("/settings");
  const perDay = page.getByRole("spinbutton", { name: /New cards/ });
  await perDay.fill("0");
  await page.getByRole("spinbutton", { name: /remember/ }).fill("85");
  const form = page.locator("form").filter({ has: perDay });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expectNoViolation(page, "settings of reviews");
  expect(await (await page.request.get("/api/settings/cards")).json()).toEqual({
    ...{ newPerDay: 0, retention: 0.85 },
  });
  // More on another day are none today.
  await page.goto(`/review?subject=${subjectId}&begin=2026-01-02.3`);
  await expect(page.getByText("Done for today")).toBeVisible();
  await page.getByRole("link", { name: "3 more today" }).click();
  await expect(page.getByText("3 cards left today").first()).toBeVisible();
  await page.goto(`/review?subject=${subjectId}`);
  await expect(page.getByText("Done for today")).toBeVisible();
  expect((await page.request.patch("/api/settings/cards", { data: settings })).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText("3 cards left today").first()).toBeVisible();
});

test("the cards of a quiz stay when it is deleted, as cards of one's own", async ({ page }) => {
  const note = madeUpNote("whose cards stay");
  const subjectId = await newSubject(page, "Kept");
  const id = await makeQuiz(page, { ...note, wanted: 2, subjectId });
  const { questions } = await readQuiz(page, id);
  await page.goto(`/quiz/${id}`);
  await new QuizPage(page).answerAllByKeys(1, questions.length);
  await page.goto(`/subject/${subjectId}`);
  const quiz = page.getByRole("listitem").filter({ has: page.locator(`a[href="/quiz/${id}"]`) });
  await quiz.getByRole("button", { name: `Delete: ${note.title}` }).click();
  await expect(page.getByRole("checkbox", { name: /^Keep its/ })).toBeChecked();
  await expectNoViolation(page, "a quiz to be deleted");
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await expect(quiz).toBeHidden();
  await page.getByRole("link", { name: `${questions.length} cards` }).click();
  await expect(page.getByRole("button", { name: /^Edit card/ })).toHaveCount(questions.length);
});

// In Russian, whose words are longer.
test.describe("on a phone, in Russian", () => {
  test.use({ ...phone, locale: "ru" });

  test("cards are listed, written and turned by thumb", async ({ page }) => {
    const t = translator("ru", "cards");
    const subjectId = await newSubject(page, "Терминология и определения");
    await addCards(page, subjectId, [
      { front: "Электроэнцефалографическое исследование", back: "x".repeat(300) },
      {
        front: "$$\\int_0^\\infty e^{-x^2}\\,dx = \\frac{\\sqrt\\pi}{2} + a + b + c$$",
        back: "y",
      },
    ]);
    await page.goto(`/cards?subject=${subjectId}`);
    await expect(page.getByText(t("list.count", { count: 2 }), { exact: true })).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "cards on a phone");
    await page.getByRole("button", { name: t("list.paste") }).tap();
    await page.getByRole("textbox").last().fill("a;b\nc");
    await expect(page.getByText(t("list.look", { count: 1 }))).toBeVisible();
    await expectNoViolation(page, "a pasted table on a phone");
    await page.getByRole("button", { name: t("list.addMany", { count: 1 }) }).tap();
    await expect(page.getByText(t("list.made", { count: 1 }))).toBeVisible();
    await page.getByRole("button", { name: t("list.new") }).tap();
    await page.getByRole("textbox", { name: t("list.front") }).fill("{{c1::a}} {{c2::b}}");
    await expect(page.getByText(t("list.gap.cards", { count: 2 }))).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "a new card with gaps on a phone");
    await page.keyboard.press("Escape");
    await page.goto(`/review?subject=${subjectId}`);
    await page.getByRole("button", { name: t("turn") }).tap();
    const good = page.getByRole("button", { name: new RegExp(`^${t("ratings.good")}`) });
    await expect(good).toBeInViewport();
    expect(await pixelsTooWide(page)).toBe(0);
  });
});
