import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import { passageCards } from "#lib/schemas/passage-card.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { pixelsTooWide } from "./quiz-page.ts";
import { documentText, makeStudy, StudyPage, waitForQuestion } from "./study-page.ts";

/** Terms, prose and a table; the name keeps the notes of two tests apart. */
const note = (name: string) => `# Tides of ${name}

- **Neap ${name}**: the weakest tide of a month
- **Spring ${name}**: the strongest tide of a month
- **Bore of the ${name}**: a wave that runs up a river

Nobody who lives beside the sea of ${name} thinks much of it, and that is how things are there.

| Place | Height |
| --- | --- |
| Fundy ${name} | 16 m |
| Severn ${name} | 15 m |
`;

/** A document of a note in a subject of its own. */
const made = async (page: Page, name: string) => {
  const answer = await page.request.post("/api/subjects", { data: { name } });
  const { id: subjectId } = subjectView.parse(await answer.json());
  const documentId = await makeStudy(page, { topic: name, text: note(name), subjectId });
  await waitForQuestion(page, documentId, "study_edit");
  return { documentId, subjectId };
};

/** Marks words of the document as a pointer would, from one text to another. */
const mark = (page: Page, from: string, to = from) =>
  page.evaluate(
    ([first = "", last = ""]) => {
      const panel = document.querySelector(".doc");
      if (panel === null) throw new Error("There is no document");
      const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let begun = false;
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent ?? "";
        if (!begun && text.includes(first)) {
          range.setStart(node, text.indexOf(first));
          begun = true;
        }
        if (begun && text.includes(last)) {
          range.setEnd(node, text.indexOf(last) + last.length);
          range.startContainer.parentElement?.scrollIntoView({ block: "center" });
          const selection = getSelection();
          selection?.removeAllRanges();
          selection?.addRange(range);
          return;
        }
      }
      throw new Error("The words are not there");
    },
    [from, to],
  );

const cardsOf = async (page: Page, id: string) =>
  passageCards.parse(await (await page.request.get(`/api/study/${id}/passage-cards`)).json());

/** What the page lights. */
const lit = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get("marked-passage") ?? [])].map((range) => range.toString()).join(),
  );

/** What a student sees of it, in their language. */
const look = (page: Page, locale: Language = "en") => {
  const w = translator(locale, "workspace");
  return {
    w,
    bar: page.getByRole("toolbar", { name: w("selection.label") }),
    press: page.getByRole("button", { name: w("selection.cards"), exact: true }),
    notice: page.getByRole("region", { name: w("cards.label") }),
    note: (count: number) => page.getByRole("button", { name: w("cards.here", { count }) }),
  };
};

test("marked words become cards, which lead to their sentence and back", async ({ page }) => {
  const { documentId } = await made(page, "one");
  await page.goto(`/study/${documentId}`);
  const { w, bar, press, notice, note: noteOf } = look(page);
  // Half of one item, and half of the next.
  await mark(page, "of a month", "strongest");
  await press.click();
  await expect(notice).toContainText(w("cards.made", { count: 2 }));
  await expect(notice).toBeFocused();
  await expect(bar).toHaveCount(0);
  await expectNoViolation(page, "cards of a passage");
  await expect(bar).toHaveCount(0);
  // The same press again makes none, and takes back what the first one made.
  await mark(page, "of a month", "strongest");
  await press.click();
  await expect(notice).toContainText(w("cards.allKnown", { count: 2 }));
  await notice.getByRole("button", { name: w("cards.undo") }).click();
  await expect(notice).toContainText(w("cards.undone", { count: 2 }));
  await mark(page, "of a month", "strongest");
  await press.click();
  await expect(notice).toContainText(w("cards.made", { count: 2 }));

  await expect(bar).toHaveCount(0);

  // Prose gives none and says so, also while the notice of what was made stands open.
  await mark(page, "thinks much of it");
  await press.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(w("cards.none.prose"));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  // At the passage: a mark that opens them.
  await noteOf(2).click();
  const there = page.getByRole("link", { name: "Spring one" });
  await expect(there).toBeVisible();
  await expectNoViolation(page, "the cards at a passage");
  await there.click();
  await expect(page).toHaveURL(/\/cards\?card=psg_/);
  const c = translator("en", "cards");
  const title = c("list.fromDocumentOf", { title: "one", name: "Spring one" });
  await page.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/study/${documentId}$`));
  await expect.poll(() => lit(page)).toBe("Spring one: the strongest tide of a month");
  await expect(page.getByText("the strongest tide of a month").first()).toBeInViewport();
  // To see it is no request.
  await expect(new StudyPage(page).askField).toHaveValue("");

  // A second press finds them known, and a way to them.
  await mark(page, "Neap one", "Bore of the one");
  await press.click();
  await expect(notice).toContainText(
    `${w("cards.made", { count: 1 })} ${w("cards.known", { count: 2 })}`,
  );
  await notice.getByRole("button", { name: w("cards.undo") }).click();
  await expect(notice).toContainText(w("cards.undone", { count: 1 }));
  await expect(noteOf(2)).toBeVisible();
  expect((await cardsOf(page, documentId)).cards).toHaveLength(2);
  // What is put away leaves the reader at the passage.
  await notice.getByRole("button", { name: "Close" }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator(".doc-row", { hasText: "Neap one" })).toBeFocused();
});

test("an edit elsewhere keeps the way, one of the sentence is told on the card", async ({
  page,
}) => {
  const { documentId, subjectId } = await made(page, "two");
  await page.goto(`/study/${documentId}`);
  const { press, notice, w, note: noteOf } = look(page);
  await mark(page, "weakest");
  await press.click();
  await expect(notice).toContainText(w("cards.made", { count: 1 }));
  const change = async (old_text: string, new_text: string) => {
    const edit_metadata = { similarity: 1, timestamp: new Date().toISOString() };
    const answer = await page.request.post(`/api/edit/${documentId}/patch`, {
      data: { old_text, new_text, edit_metadata },
    });
    expect(answer.ok()).toBe(true);
  };
  const text = await documentText(page, documentId);
  const [first = ""] = text.split("\n");
  await change(first, `${first}\n\nA word that stands before all others.`);
  await expect(
    page.getByText("A word that stands before all others.", { exact: true }),
  ).toBeVisible();
  await expect(noteOf(1)).toBeVisible();
  const [card] = (await cardsOf(page, documentId)).cards;
  expect(card?.changed).toBe(false);
  await page.goto(`/study/${documentId}?card=${card?.id}`);
  await expect.poll(() => lit(page)).toContain("Neap two: the weakest tide of a month");

  await change("the weakest tide", "the smallest tide");
  await expect(page.getByText(w("cards.changed", { count: 1 }))).toBeVisible();
  await page.goto(`/cards?document=${documentId}`);
  const c = translator("en", "cards");
  await page.getByText(c("passage.changed")).click();
  await expect(page.locator("del")).toHaveText("weakest");
  await expect(page.locator("ins")).toHaveText("smallest");
  await expectNoViolation(page, "a card whose sentence changed");

  // In a review the way stands beside the answer alone.
  await page.goto(`/review?subject=${subjectId}`);
  const way = page.getByRole("link", { name: c("list.fromDocument", { title: "two" }) });
  const asked = page.getByText("Neap two", { exact: true });
  await expect(asked).toBeVisible();
  await expect(way).toHaveCount(0);
  // The sentence says no more than the card: its list does, and its words are those of the list as it is.
  const hint = page.getByRole("button", { name: c("hint.button") });
  await hint.click();
  const told = page.locator("main").getByRole("status");
  await expect(told.getByRole("heading", { name: c("hint.kinds.passage") })).toBeVisible();
  await expect(told.getByRole("listitem").first()).toHaveText(
    "Neap two: the smallest ▁▁▁▁ of a ▁▁▁▁",
  );
  await hint.click();
  await expect(told.getByRole("listitem").first()).toHaveText(
    "Neap two: the smallest t··· of a m····",
  );
  await expect(hint).toBeDisabled();
  await expectNoViolation(page, "hints of a card of a passage");
  await page.getByRole("button", { name: c("turn"), exact: true }).click();
  await expect(way).toBeVisible();
  await expect(page.getByText(c("passage.changed"))).toBeVisible();
  await expectNoViolation(page, "a review of such a card");

  // Where its sentence says more by now, that is the hint, as it reads now.
  await change("the smallest tide", "the smallest and calmest tide");
  await page.reload();
  await hint.click();
  await expect(told).toContainText("Neap two: the smallest and calmest ▁▁▁▁ of a ▁▁▁▁");
  await expect(told.getByRole("listitem")).toHaveCount(1);

  // By one key it is made of the new words, in the list it is kept through others.
  await page.getByRole("button", { name: c("turn"), exact: true }).click();
  await expect(page.getByRole("button", { name: c("passage.rebuild") })).toBeVisible();
  await page.keyboard.press("r");
  await expect(page.getByText(c("passage.changed"))).toHaveCount(0);
  await page.goto(`/cards?document=${documentId}`);
  await expect(page.getByText("the smallest and calmest tide of a month")).toBeVisible();
  await change("the smallest and calmest tide", "the calmest tide");
  await page.reload();
  await page.getByText(c("passage.changed")).click();
  await page.getByRole("button", { name: c("passage.keepOf", { name: "Neap two" }) }).click();
  await expect(page.getByText(c("passage.changed"))).toHaveCount(0);
  await expect(page.getByText("the smallest and calmest tide of a month")).toBeVisible();
  // What was pressed is gone, and the focus is on the card.
  await expect(
    page.getByRole("checkbox", { name: c("list.some.select", { name: "Neap two" }) }),
  ).toBeFocused();
});

test("prose gives no cards, says why and has its own written; its document asks about it", async ({
  page,
}) => {
  const { documentId, subjectId } = await made(page, "three");
  await page.goto(`/study/${documentId}`);
  const { press, notice, w } = look(page);
  const c = translator("en", "cards");
  await mark(page, "thinks much of it");
  await press.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(w("cards.none.prose"));
  const front = dialog.getByRole("textbox", { name: c("list.front"), exact: true });
  await expect(front).toBeFocused();
  await expect(dialog.getByRole("textbox", { name: c("list.back"), exact: true })).toHaveValue(
    "thinks much of it",
  );
  await expectNoViolation(page, "a card of a passage by hand");
  await front.fill("What of the sea?");
  await front.press("Control+Enter");
  await expect(dialog).toHaveCount(0);
  await expect(notice).toContainText(w("cards.made", { count: 1 }));
  await mark(page, "Fundy three", "16 m");
  await press.click();
  const asked = async () => (await cardsOf(page, documentId)).cards.map(({ front: asks }) => asks);
  await expect.poll(asked).toEqual(["What of the sea?", "Fundy three · Height"]);
  const counted = await page.request.get(`/api/threads/${documentId}/cards`);
  expect(await counted.json()).toEqual({ cards: 2 });
  expect(subjectId).not.toBe("");
});

test.describe("on a Russian phone", () => {
  test.use({ ...phone, locale: "ru-RU" });
  test("the bar gives way to what was made, and all of it fits", async ({ page }) => {
    const { documentId } = await made(page, "четыре");
    await page.goto(`/study/${documentId}`);
    const { press, bar, notice, w, note: noteOf } = look(page, "ru");
    await mark(page, "weakest");
    await expect(bar).toBeInViewport();
    expect(await pixelsTooWide(page)).toBe(0);
    await press.tap();
    await expect(notice).toContainText(w("cards.made", { count: 1 }));
    await expect(bar).toHaveCount(0);
    await expect(noteOf(1)).toBeInViewport();
    await expect(notice).toBeInViewport({ ratio: 1 });
    await noteOf(1).tap();
    const there = page.getByRole("link", { name: "Neap четыре" });
    await expect(there).toBeInViewport();
    // Nothing lies over it.
    await there.tap({ trial: true });
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "cards of a passage on a phone");
    await notice.getByRole("link", { name: w("cards.show") }).tap();
    const c = translator("ru", "cards");
    const named = { title: "четыре", name: "Neap четыре" };
    await page.getByRole("link", { name: c("list.fromDocumentOf", named) }).tap();
    await expect(page).toHaveURL(new RegExp(`/study/${documentId}$`));
    await expect(page.getByText("the weakest tide of a month").first()).toBeInViewport();
    await noteOf(1).tap();
    expect(await pixelsTooWide(page)).toBe(0);
  });
});

test("a card that gets other words in a review stays turned over, also after the first one", async ({
  page,
}) => {
  const { documentId, subjectId } = await made(page, "six");
  await page.goto(`/study/${documentId}`);
  const { press, notice, w } = look(page);
  const c = translator("en", "cards");
  await mark(page, "of a month", "strongest");
  await press.click();
  await expect(notice).toContainText(w("cards.made", { count: 2 }));
  for (const [old_text, new_text] of [
    ["the weakest tide", "the smallest tide"],
    ["the strongest tide", "the largest tide"],
  ]) {
    const edit_metadata = { similarity: 1, timestamp: new Date().toISOString() };
    const data = { old_text, new_text, edit_metadata };
    const answer = await page.request.post(`/api/edit/${documentId}/patch`, { data });
    expect(answer.ok()).toBe(true);
  }
  await page.goto(`/review?subject=${subjectId}`);
  const turn = page.getByRole("button", { name: c("turn"), exact: true });
  const isFocused = () => page.evaluate(() => document.activeElement !== document.body);
  await turn.click();
  await page.keyboard.press("k");
  await expect(page.getByText(c("passage.changed"))).toHaveCount(0);
  await expect(page.getByText("the weakest tide of a month")).toBeVisible();
  expect(await isFocused()).toBe(true);
  await page.keyboard.press("3");
  await expect(page.getByText("Spring six", { exact: true })).toBeVisible();
  await turn.click();
  await page.keyboard.press("r");
  await expect(page.getByText(c("passage.changed"))).toHaveCount(0);
  await expect(page.getByText("the largest tide of a month")).toBeVisible();
  expect(await isFocused()).toBe(true);
  // The rating is of the card in hand, and what comes next is not turned over.
  await page.keyboard.press("3");
  await expect(page.getByText("the largest tide of a month")).toHaveCount(0);
});
