import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import { sourceView } from "#lib/schemas/source.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { threadView } from "#lib/schemas/thread.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { pixelsTooWide, readQuiz, waitForQuiz } from "./quiz-page.ts";

/** Three terms, each asked about by itself; the name keeps the notes of two tests apart. */
const note = (name: string) => `# ${name}

- **Vein of the ${name}**: a vessel that leads blood back to the heart
- **Artery of the ${name}**: a vessel that leads blood away from the heart
- **Valve of the ${name}**: a fold that lets blood pass in one direction
- **Septum of the ${name}**: a wall between the two halves
`;

/** A quiz of a source in a subject of its own. */
const madeOf = async (page: Page, name: string) => {
  const made = await page.request.post("/api/subjects", { data: { name: `On the ${name}` } });
  const { id: subjectId } = subjectView.parse(await made.json());
  const added = await page.request.post(`/api/subjects/${subjectId}/sources`, {
    data: { text: note(name) },
  });
  const source = sourceView.parse(await added.json());
  const begun = await page.request.post("/api/threads", {
    data: { kind: "quiz", sourceIds: [source.id], subjectId },
  });
  const { id } = threadView.parse(await begun.json());
  await waitForQuiz(page, id);
  const edit = (text: string) =>
    page.request.put(`/api/sources/${source.id}/text`, { data: { text } });
  const answer = (questionId: string, given: object) =>
    page.request.post(`/api/quiz/${id}/answers`, { data: { questionId, ...given } });
  return { id, subjectId, edit, answer };
};

const edited = (name: string): string =>
  note(name).replace("leads blood back to the heart", "returns used blood from the body");

/** What the page says in its language. */
const words = (locale: Language) => ({
  t: translator(locale, "player"),
  q: translator(locale, "questions"),
  r: translator(locale, "results"),
});

/** Answers everything, so that all of it has cards, which are due. */
const answerAll = async (page: Page, { id, answer }: Awaited<ReturnType<typeof madeOf>>) => {
  for (const { id: questionId, type, options } of (await readQuiz(page, id)).questions)
    await answer(
      questionId,
      type === "free_recall" ? { answer: "", grade: "not" } : { answer: options?.[0] ?? "x" },
    );
};

test.describe("in Russian", () => {
  test.use({ locale: "ru-RU" });
  test("questions of an edited note are kept or written again, by key and by button", async ({
    page,
  }) => {
    const { t, q, r } = words("ru");
    const name = "lung";
    const made = await madeOf(page, name);
    const marks = page.getByRole("region", { name: t("stale.title") });
    await page.goto(`/quiz/${made.id}/questions`);
    await expect(marks).toHaveCount(0);
    await made.edit(edited(name));
    await page.goto(`/quiz/${made.id}`);
    await page.getByRole("link", { name: q("staleLink"), exact: true }).click();
    await expect(marks.first()).toBeVisible();
    const total = await marks.count();
    const all = (await readQuiz(page, made.id)).questions.length;
    expect(total).toBeLessThan(all);
    // What is not answered yet keeps its words back until they are asked for.
    await expect(page.getByRole("deletion")).toHaveCount(0);
    await marks
      .first()
      .getByRole("link", { name: t("stale.show") })
      .click();
    await expect(page.getByRole("deletion").first()).toBeVisible();
    await expect(page.getByRole("insertion").first()).toBeVisible();
    await expectNoViolation(page, "questions whose note was changed");
    await marks
      .first()
      .getByRole("button", { name: new RegExp(`^${t("stale.keep")}`) })
      .click();
    await expect(marks).toHaveCount(total - 1);

    // In the player, and by key.
    await answerAll(page, made);
    const other = note(name).replace(
      "lets blood pass in one direction",
      "stops blood that flows back",
    );
    await made.edit(other);
    const stale = await (async () => {
      for (const [index, question] of (await readQuiz(page, made.id)).questions.entries()) {
        const told = await page.request.get(`/api/quiz/${made.id}/questions/${question.id}/change`);
        if ((await told.json()).stale !== null) return { index, id: question.id };
      }
      throw new Error("Nothing is stale");
    })();
    await page.goto(`/quiz/${made.id}`);
    await page.getByRole("button", { name: r("review") }).click();
    for (let step = 0; step < stale.index; step += 1) await page.keyboard.press("ArrowRight");
    await expect(marks.getByRole("insertion").first()).toBeVisible();
    await expectNoViolation(page, "a question whose note was changed");
    await page.keyboard.press("r");
    await expect(marks).toHaveCount(0);
    const now = (await readQuiz(page, made.id)).questions;
    expect(now).toHaveLength(all);
    expect(now[stale.index]?.id).not.toBe(stale.id);
    expect(now[stale.index]?.attempt).toBeNull();
  });
});

test("a card says that its note changed, once it is turned with the words, and K keeps it", async ({
  page,
}) => {
  const { t } = words("en");
  const name = "kidney";
  const made = await madeOf(page, name);
  await answerAll(page, made);
  await made.edit(edited(name));
  const mark = page.getByRole("region", { name: t("stale.title") });
  await page.goto(`/review?subject=${made.subjectId}`);
  // Those whose sentence did not change come without a mark.
  const heading = page.locator("main h2[tabindex]");
  await expect(heading).toBeVisible();
  for (let seen = 0; seen < 12 && !(await mark.isVisible()); seen += 1) {
    await page.keyboard.press("Space");
    const before = await heading.textContent();
    await page.getByRole("button", { name: /^Again/ }).click();
    await expect.poll(async () => (await heading.textContent()) !== before).toBe(true);
  }
  await expect(mark).toBeVisible();
  await expect(mark.getByRole("deletion")).toHaveCount(0);
  await page.getByRole("button", { name: "Show answer", exact: true }).click();
  await expect(mark.getByRole("deletion").first()).toBeVisible();
  await expectNoViolation(page, "a card whose note was changed");
  await page.keyboard.press("k");
  await expect(mark).toBeHidden();
});

test.describe("on a phone", () => {
  test.use(phone);
  test("what is gone is said, and can be deleted", async ({ page }) => {
    const { t } = words("en");
    const name = "spleen";
    const made = await madeOf(page, name);
    await answerAll(page, made);
    await made.edit(note(name).replace(/- \*\*Vein.*\n/, ""));
    await page.goto(`/quiz/${made.id}/questions?show=stale`);
    const mark = page.getByRole("region", { name: t("stale.title") }).first();
    await expect(mark.getByText(t("stale.gone"))).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
    const before = (await readQuiz(page, made.id)).questions.length;
    await mark.getByRole("button", { name: new RegExp(`^${t("stale.delete")}`) }).click();
    await expect
      .poll(async () => (await readQuiz(page, made.id)).questions.length)
      .toBe(before - 1);
  });
});
