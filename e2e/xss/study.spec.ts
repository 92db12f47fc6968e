import { expect } from "@playwright/test";
import { studyView } from "#lib/schemas/study.ts";
import { offlineTest as test } from "../product-test.ts";
import { makeStudy, waitForQuestion } from "../study-page.ts";
import { xssTexts } from "./corpus.ts";
import { watchPage } from "./watch-page.ts";

const attack = "<img src=x onerror=window.__xss=1> <script>window.__xss=1</script>";

const note = `# ${attack}

A gadget ${attack} is a thing that has parts.
A part [click](javascript:window.__xss=1) is a piece of a gadget.
`;

test("attacks in a document, its notes, its history and its talk run nothing", async ({
  page,
  baseURL,
}) => {
  const watch = await watchPage(page, baseURL ?? "");
  const id = await makeStudy(page, { topic: `Gadgets ${attack}`, text: note });
  const { document } = await waitForQuestion(page, id, "study_edit");
  const data = (inserted: string) => ({
    key: inserted.slice(0, 40),
    baseRevision: document?.revision ?? 0,
    patches: [{ start: 0, removed: "", inserted }],
  });
  const corpus = `${xssTexts.join("\n\n")}\n\n`;
  const typed = await page.request.post(`/api/study/${id}/typing`, { data: data(corpus) });
  expect(typed.status()).toBe(200);
  await page.request.patch(`/api/threads/${id}`, { data: { title: attack } });
  await page.request.post(`/api/edit/${id}`, { data: { request: `Delete “${attack}”` } });

  await page.goto(`/study/${id}`);
  await expect(page.locator("main")).toContainText("window.__xss=1");
  await watch.look();
  // What comes with a later poll is set in another way than what came with the page.
  const view = studyView.parse(await (await page.request.get(`/api/study/${id}`)).json());
  const more = { ...data(`Later ${attack}\n\n`), baseRevision: view.document?.revision ?? 0 };
  await page.request.post(`/api/study/${id}/typing`, { data: more });
  await expect(page.locator("main")).toContainText("Later <img", { timeout: 30_000 });
  await watch.look();
  expect(watch.seen).toEqual([]);
});
