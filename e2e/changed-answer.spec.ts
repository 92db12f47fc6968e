import { expect } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { changedAnswer } from "#lib/schemas/quoted-manual.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import {
  GuidePage,
  guideAtFirstStep,
  longestRunMs,
  makeGuide,
  waitForGuide,
} from "./guide-page.ts";
import { importText, newManual } from "./import-manual.ts";
import { phone, connectedTest as test } from "./product-test.ts";
import { pixelsTooWide } from "./quiz-page.ts";

const manual = (last: string) => `# Folio

## Printing a report

A report is printed from the menu of its sheet.

1. Open the **Sheet** menu.
2. Choose **Print Report** there.
3. ${last}

## Queues

Each sheet keeps a queue of what is to be printed.
`;

const last = "In the dialog, press **Render**.";
const question = "How do I print a report?";

test.describe.configure({ timeout: 4 * longestRunMs });

test("an answer and just its step say that the manual changed, are kept, or asked anew", async ({
  page,
}) => {
  const g = translator("en", "guide");
  const packId = await newManual(page, "Folio", manual(last));
  const id = await makeGuide(page, { question, packId });
  await waitForGuide(page, id, "guide_steps");
  const mark = page.getByRole("region", { name: g("changed.answer") });
  const steps = new GuidePage(page).answerSteps;
  // What did not change says nothing.
  await importText(page, packId, `${manual(last)}\nAnd that is all.\n`);
  await page.goto(`/guide/${id}`);
  await expect(steps).toHaveCount(3);
  await expect(mark).toHaveCount(0);
  const address = `/api/guide/${id}/changes`;
  expect(changedAnswer.parse(await (await page.request.get(address)).json()).changes).toEqual([]);

  await importText(page, packId, manual("In the dialog, press **Bounce**."));
  await page.reload();
  await expect(mark.getByRole("deletion")).toContainText("Render");
  await expect(mark.getByRole("insertion")).toContainText("Bounce");
  await expect(mark.getByText(g("changed.ofStep", { number: 3 }))).toBeVisible();
  await expect(steps.filter({ hasText: g("changed.mark") })).toHaveCount(1);
  await expect(steps.nth(2)).toContainText(g("changed.mark"));
  await expectNoViolation(page, "an answer whose manual changed");

  await mark.getByRole("button", { name: g("changed.again") }).click();
  await page.waitForURL((url) => /\/guide\/thr_/.test(url.pathname) && !url.pathname.includes(id));
  await expect(steps.nth(2)).toContainText("Bounce", { timeout: longestRunMs });
  await expect(mark).toHaveCount(0);

  await page.goto(`/guide/${id}`);
  const keep = mark.getByRole("button", { name: g("changed.keep") });
  await keep.focus();
  await page.keyboard.press("Enter");
  await expect(mark).toHaveCount(0);
  await expect(page.getByRole("article").getByRole("heading", { name: question })).toBeFocused();
  await page.reload();
  await expect(steps).toHaveCount(3);
  await expect(mark).toHaveCount(0);
});

test.describe("on a Russian phone", () => {
  test.use({ ...phone, locale: "ru-RU" });
  test("the step in hand says it, and a section that is gone is told apart", async ({ page }) => {
    const g = translator("ru", "guide");
    const packId = await newManual(page, "Folio", manual(last));
    const id = await guideAtFirstStep(page, { question, packId });
    await importText(page, packId, manual(last).replace("Open the", "Click the"));
    await page.goto(`/guide/${id}`);
    const mark = page.getByRole("region", { name: g("changed.step") });
    await expect(mark.getByRole("insertion")).toContainText("Click");
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "a step whose manual changed, on a phone");
    await mark.getByRole("button", { name: g("changed.keep") }).click();
    await expect(mark).toHaveCount(0);

    await importText(page, packId, "# Folio\n\n## Queues\n\nEach sheet keeps a queue.\n");
    await page.reload();
    await expect(mark.getByText(g("changed.goneSection"))).toBeVisible();
  });
});
