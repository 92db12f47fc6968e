import { expect, type Page } from "@playwright/test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { forgetful, madeReviews } from "#lib/cards/fitting/testing/made-student.ts";
import { sha256, stableId } from "#lib/ids.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { pixelsTooWide } from "./quiz-page.ts";

/** A subject of somebody who has reviewed for months, as its file brings it along. */
const importReviewed = async (page: Page, answers: number): Promise<void> => {
  const made = await page.request.post("/api/subjects", { data: { name: "Years of botany" } });
  const { id } = subjectView.parse(await made.json());
  const given = await page.request.get(`/api/subjects/${id}/archive`);
  const files = unzipSync(await given.body());
  const texts = JSON.parse(strFromU8(files["lectern.json"] ?? new Uint8Array()));
  const begin = Date.now() - 330 * 86_400_000;
  const reviews = madeReviews(forgetful, { answers, seed: 9, newPerDay: 12, begin });
  const byCard = Map.groupBy(reviews, ({ cardId }) => cardId);
  texts.tables.cards = [...byCard].map(([cardId, log]) => ({
    ...{
      id: stableId("crd", cardId),
      questionId: null,
      subjectId: id,
      front: cardId,
      back: "a plant",
    },
    ...{ pictures: [], sha256: sha256(cardId), suspendedAt: null, reviews: log.length },
    ...{ createdAt: log[0]?.at, due: log.at(-1)?.after.due, memory: log.at(-1)?.after.memory },
  }));
  texts.tables.cardReviews = reviews.map(({ cardId, rating, at, before }, index) => ({
    ...{
      id: stableId("rev", index),
      cardId: stableId("crd", cardId),
      rating,
      undoes: null,
      hinted: false,
      reviewedAt: at,
    },
    ...{ dueBefore: before?.due ?? at, memoryBefore: before?.memory ?? null },
  }));
  files["lectern.json"] = strToU8(JSON.stringify(texts));
  const taken = await page.request.post("/api/subject-archives", {
    data: Buffer.from(zipSync(files)),
    headers: { "content-type": "application/zip" },
  });
  expect(await taken.text()).toContain("Years of botany");
  expect(taken.status()).toBe(201);
};

const panelOf = (page: Page) => page.getByRole("region", { name: "A schedule fitted to you" });

test("the schedule is fitted to many answers, said how well, and dropped again", async ({
  page,
}) => {
  await page.goto("/settings");
  const panel = panelOf(page);
  await expect(panel).toContainText("The usual schedule is in use.");
  const fit = panel.getByRole("button", { name: "Fit it to my answers" });
  await expect(fit).toBeDisabled();
  await expect(fit).toHaveAccessibleDescription(/^\d+ of 400 answers$/);

  await importReviewed(page, 3_000);
  await page.reload();
  await expect(fit).toHaveAccessibleDescription(/^3,\d\d\d answers so far$/);
  await fit.click();
  await expect(panel.getByRole("status")).toHaveText("The fitted schedule is now in use.");
  await expect(panel).toContainText(/Fitted to 3,\d\d\d answers of yours on \d+ \w+ 20\d\d\./);
  await expect(panel).toContainText(/was off by \d+\.\d in 100 answers/);
  await expectNoViolation(page, "fitted schedule");
  expect(await pixelsTooWide(page)).toBe(0);

  // A card is reviewed by it, and what is fitted once more is no better than it is.
  await page.goto("/review");
  await page.getByRole("button", { name: "Show answer" }).click();
  await page.getByRole("button", { name: /^Good/ }).click();
  await page.goto("/settings");
  await panel.getByRole("button", { name: "Fit it again" }).click();
  await expect(panel.getByRole("status")).toContainText("Nothing has changed");

  await panel.getByRole("button", { name: "Back to the usual schedule" }).click();
  await expect(panel.getByRole("status")).toHaveText("The usual schedule is in use again.");
  await page.reload();
  await expect(panel).toContainText("The usual schedule is in use.");
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the panel fits the window", async ({ page }) => {
    await page.goto("/settings");
    await expect(panelOf(page)).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
  });
});
