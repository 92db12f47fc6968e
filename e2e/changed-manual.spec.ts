import { expect } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { changedEvidence } from "#lib/schemas/quoted-manual.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { importText, newManual } from "./import-manual.ts";
import { phone, connectedTest as test } from "./product-test.ts";
import { makeQuiz, pixelsTooWide } from "./quiz-page.ts";

const quoted = "In a queue of Ledger the element that was added first is removed first (FIFO).";

/** A manual of two sections; what stands in the first is given. */
const manual = (queues: string) => `# Ledger

## Queues

${queues}

## Printing

A report is printed from the menu of its sheet, on paper or into a file.
`;

const note = `# Structures

**Queue** is a structure in which the element added last is removed first.

All of this is used in Ledger every day.
`;

test("a correction says that the manual it quotes was imported again with other words", async ({
  page,
}) => {
  const r = translator("en", "report");
  const packId = await newManual(page, "Ledger", manual(quoted));
  const id = await makeQuiz(page, { text: note });
  const evidence = `/api/quiz/${id}/evidence`;
  await page.goto(`/quiz/${id}`);
  await page.getByText(r("title", { count: 1 })).click();
  const card = page.locator("header article").filter({ hasText: "Queue" });
  await expect(card.getByText(/^Contradicts “Ledger › Queues”/)).toBeVisible();
  const mark = card.getByRole("region", { name: r("changed.changed") });
  await expect(mark).toHaveCount(0);

  // What did not change says nothing, wherever it stands by now.
  await importText(page, packId, manual(`A queue is kept for each sheet.\n\n- ${quoted}`));
  await page.reload();
  await page.getByText(r("title", { count: 1 })).click();
  await expect(card).toBeVisible();
  await expect(mark).toHaveCount(0);
  const before = await page.request.get(evidence);
  expect(changedEvidence.parse(await before.json()).changes).toEqual([]);

  await importText(page, packId, manual(quoted.replace("first (FIFO)", "after a minute")));
  const headers = { "if-none-match": before.headers().etag ?? "" };
  expect((await page.request.get(evidence, { headers })).status()).toBe(200);
  await page.reload();
  // Told also while the report is folded.
  await expect(page.getByText(r("changed.count", { count: 1 }))).toBeVisible();
  await page.getByText(r("title", { count: 1 })).click();
  await expect(mark).toBeVisible();
  await expect(mark.getByRole("deletion").first()).toContainText("first");
  await expect(mark.getByRole("insertion").first()).toContainText("after a minute");
  await expect(card.getByRole("link", { name: r("evidence.open") })).toBeVisible();
  await expectNoViolation(page, "a correction whose manual changed");
  await page.goto(`/quiz/${id}/note`);
  await expect(page.getByRole("region", { name: r("changed.changed") })).toBeVisible();
  await expectNoViolation(page, "a note with a correction whose manual changed");

  await page.goto(`/quiz/${id}`);
  await page.getByText(r("title", { count: 1 })).click();
  const keep = mark.getByRole("button", { name: r("changed.keep") });
  await keep.focus();
  await page.keyboard.press("Enter");
  await expect(mark).toHaveCount(0);
  await page.reload();
  await page.getByText(r("title", { count: 1 })).click();
  await expect(card).toBeVisible();
  await expect(mark).toHaveCount(0);
});

test.describe("on a Russian phone", () => {
  test.use({ ...phone, locale: "ru-RU" });
  test("its evidence is looked for again at a press, and what is gone is told apart", async ({
    page,
  }) => {
    const r = translator("ru", "report");
    const packId = await newManual(page, "Ledger", manual(quoted));
    const id = await makeQuiz(page, { text: note });
    await importText(page, packId, manual("A queue is kept for each sheet."));
    await page.goto(`/quiz/${id}`);
    await page.getByText(r("title", { count: 1 })).click();
    const card = page.locator("header article").filter({ hasText: "Queue" });
    const mark = card.getByRole("region", { name: r("changed.changed") });
    await expect(mark.getByText(r("changed.goneSentence"))).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "a correction whose sentence is gone, on a phone");
    await mark.getByRole("button", { name: r("changed.check") }).click();
    await expect(mark).toHaveCount(0);
    await expect(card.getByText(r("evidence.model"))).toBeVisible();

    // Another quiz quotes it; its manual is deleted then.
    await importText(page, packId, manual(quoted));
    const other = await makeQuiz(page, { text: `${note}\nIt is a fine program.\n` });
    await page.request.delete(`/api/library/${packId}`);
    await page.goto(`/quiz/${other}`);
    await page.getByText(r("title", { count: 1 })).click();
    await expect(card.getByText(r("changed.manual_gone"))).toBeVisible();
    await expect(card.getByRole("link", { name: r("evidence.open") })).toHaveCount(0);
  });
});
