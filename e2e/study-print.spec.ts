import { expect } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { offlineTest as test } from "./product-test.ts";
import { makeStudy, StudyPage, waitForQuestion } from "./study-page.ts";

const parts = ["Arrays", "Lists", "Stacks", "Queues", "Trees", "Graphs"];

/** A long note, each part of it on a page of its own. */
const text = parts
  .map((name) => {
    const sentence = (place: number) => `Sentence ${place} on ${name.toLowerCase()} is here.`;
    return `## ${name}\n\n${Array.from({ length: 60 }, (_, place) => sentence(place)).join("\n\n")}`;
  })
  .join("\n\n");

test("a long document is printed with its contents, which lead on, and numbers on its pages", async ({
  page,
}) => {
  const id = await makeStudy(page, {
    ...{ topic: "Data structures on paper", text },
    settings: { stages: { notes: "alone", edit: "ask", questions: "alone" } },
  });
  await waitForQuestion(page, id, "study_edit");
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  await expect(study.document).toContainText("Sentence 59 on graphs is here.");
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf()));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, place) => {
      const one = await pdf.getPage(place + 1);
      const { items } = await one.getTextContent();
      const words = items.flatMap((item) => ("str" in item ? [item.str.trim()] : []));
      const links = (await one.getAnnotations()).filter(({ subtype }) => subtype === "Link");
      return { words: words.filter(Boolean), links };
    }),
  );
  expect(pages.length).toBeGreaterThan(parts.length);
  const [contents, first] = pages;
  const said = contents?.words.join(" ") ?? "";
  for (const name of [study.workspace("outline"), ...parts]) expect(said).toContain(name);
  expect(contents?.links.length).toBeGreaterThanOrEqual(parts.length);
  for (const link of contents?.links ?? []) expect(link.dest ?? link.action).toBeTruthy();
  // A document made by rules has contents of its own, which would come twice.
  expect(first?.words).not.toContain(study.workspace("outline"));
  for (const [place, { words }] of pages.entries()) expect(words).toContain(String(place + 1));
  // What was added before the document left room for its end.
  const all = pages.flatMap(({ words }) => words).join(" ");
  expect(all).toContain("Sentence 59 on graphs is here.");
  expect(pages.at(-1)?.words.join(" ")).toContain("about “Graphs”?");

  await expect(page.locator(".printed-contents")).toHaveCount(0);
});
