import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { sourceView } from "#lib/schemas/source.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { threadView } from "#lib/schemas/thread.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { pixelsTooWide } from "./quiz-page.ts";
import { documentText, readStudy, StudyPage } from "./study-page.ts";

const note = (name: string) => `# The ${name}

The ${name} has three chambers and one valve. It beats all day long without a rest.

A ${name} vein leads blood back to the body. A ${name} artery leads blood away from it.
`;

/** A document that was made of a source of a subject of its own. */
const madeOfSource = async (page: Page, name: string) => {
  const made = await page.request.post("/api/subjects", { data: { name: `On the ${name}` } });
  const { id: subjectId } = subjectView.parse(await made.json());
  const added = await page.request.post(`/api/subjects/${subjectId}/sources`, {
    data: { text: note(name) },
  });
  const source = sourceView.parse(await added.json());
  const begun = await page.request.post("/api/threads", {
    data: { kind: "study", topic: `The ${name}`, sourceIds: [source.id], subjectId },
  });
  const { id } = threadView.parse(await begun.json());
  await expect.poll(async () => (await readStudy(page, id)).document !== null).toBe(true);
  const edit = (text: string) =>
    page.request.put(`/api/sources/${source.id}/text`, { data: { text } });
  return { id, source, edit };
};

const changed = (name: string): string =>
  note(name)
    .replace("three chambers", "four chambers")
    .replace("leads blood away from it", "leads blood away from that")
    .concat("\nBlood is red.\n");

test("a document says that its notes changed, and takes the change over at a press, undone like any edit", async ({
  page,
}) => {
  const { id, edit } = await madeOfSource(page, "heart");
  const study = new StudyPage(page);
  const t = study.workspace;
  const title = page.getByText(t("noteChanges.title", { count: 3 }));
  await page.goto(`/study/${id}`);
  await expect(study.document).toContainText("three chambers");
  await expect(title).toBeHidden();

  await edit(changed("heart"));
  await page.reload();
  await title.click();
  const box = page.locator("details").filter({ has: title });
  await expect(box.getByRole("deletion")).toHaveCount(2);
  await expect(box.getByText("Blood is red.")).toBeVisible();
  await expect(box.getByText(t("noteChanges.none"))).toBeVisible();
  await expectNoViolation(page, "a document whose notes changed");

  await box
    .getByRole("button", { name: t("noteChanges.take") })
    .first()
    .click();
  await expect(study.document).toContainText("four chambers");
  await expect(box.getByText(t("noteChanges.done"))).toBeVisible();
  expect(await documentText(page, id)).toContain("leads blood away from it");

  // What is taken back is offered again, and all at once.
  await page
    .getByRole("button", { name: t("undo") })
    .first()
    .click();
  await expect(study.document).toContainText("three chambers");
  await box.getByRole("button", { name: t("noteChanges.all", { count: 2 }) }).click();
  await expect(study.document).toContainText("four chambers");
  await expect(study.document).toContainText("away from that");
  expect((await readStudy(page, id)).edits.length).toBeGreaterThan(2);

  await box.getByRole("button", { name: t("noteChanges.leave") }).click();
  await expect(title).toBeHidden();
  await page.reload();
  await expect(study.document).toContainText("four chambers");
  await expect(title).toBeHidden();
  // Until the notes change once more.
  await edit(changed("heart").replace("one valve", "two valves"));
  await page.reload();
  await expect(title).toBeVisible();
});

test("the notes as they are now are one press away", async ({ page }) => {
  const { id, source, edit } = await madeOfSource(page, "kidney");
  await edit(note("kidney").replace("all day long", "day and night"));
  await page.goto(`/study/${id}`);
  const t = new StudyPage(page).workspace;
  await page.getByText(t("noteChanges.title", { count: 1 })).click();
  await page.getByRole("link", { name: t("noteChanges.open", { title: source.title }) }).click();
  await expect(page).toHaveURL(/\/source\//);
  await expect(page.getByText("day and night").filter({ visible: true }).first()).toBeVisible();
});

test.describe("on a phone, in Russian", () => {
  test.use({ ...phone, locale: "ru-RU" });
  test("the change is taken over by thumb", async ({ page }) => {
    const { id, edit } = await madeOfSource(page, "liver");
    await edit(changed("liver"));
    await page.goto(`/study/${id}`);
    const t = translator("ru", "workspace");
    await page.getByText(t("noteChanges.title", { count: 3 })).tap();
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "notes that changed, on a phone");
    await page
      .getByRole("button", { name: t("noteChanges.take") })
      .first()
      .tap();
    await expect(new StudyPage(page, "ru").document).toContainText("four chambers");
  });
});
