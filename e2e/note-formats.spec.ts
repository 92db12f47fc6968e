import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import {
  bookFile,
  slidesFile,
  wordFile,
  wordParagraph,
  wordRun,
} from "#lib/library/testing/office-files.ts";
import { makePdf } from "#lib/library/testing/pdf-file.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { offlineTest as test } from "./product-test.ts";
import { QuizPage } from "./quiz-page.ts";

const t = translator("en", "sources");
const files = translator("en", "noteFiles");
const errors = translator("en", "errors");

const definitions = (topic: string): readonly string[] => [
  `A ${topic} stack is a list in which the last element comes out first.`,
  `A ${topic} queue is a list in which the first element comes out first.`,
  `A ${topic} heap is a tree in which no parent is smaller than its children.`,
  `A ${topic} graph is a set of vertices that are joined by edges.`,
];

const pages = 300;
/** A PDF that asks for a password. */
const locked = (): Uint8Array => {
  const key = `<${"5a".repeat(32)}>`;
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >> /ID [<00> <00>]`;
  const text = new TextDecoder().decode(makePdf([[{ text: "Nobody reads this.", y: 700 }]]));
  return new TextEncoder().encode(text.replace("/Root 1 0 R", `/Root 1 0 R ${lock}`));
};

/** A book of 300 pages: what page 200 says, and weather on all others. */
const book = () => {
  const weather = (page: number) =>
    Array.from({ length: 30 }, (_none, at) => `Line ${at} of page ${page} tells of the weather.`);
  const lines = Array.from({ length: pages }, (_none, at) => [
    ...(at % 100 === 99 ? [{ text: `Part ${(at + 1) / 100}`, size: 20, y: 790 }] : []),
    ...(at === 199 ? definitions("printed") : weather(at + 1)).map((text, line) => ({
      ...{ text, y: 760 - line * 24 },
    })),
  ]);
  const outline = [
    ["Part 1", 100],
    ["Part 2", 200],
    ["Part 3", 300],
  ] as const;
  return makePdf(lines, outline);
};

const file = (name: string, bytes: Uint8Array) => ({
  ...{ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) },
});
const told = (topic: string) =>
  definitions(topic)
    .map((line) => `<p>${line}</p>`)
    .join("");

test.use({ expected: [/415|422|502/] });

test("files of every format and a page lie in one subject, and what is made of them names its place", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<title>Posted</title><article>${told("posted")}${told("linked")}</article>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const folder = mkdtempSync(join(tmpdir(), "lectern-formats-"));
  const large = join(folder, "large.pdf");
  writeFileSync(large, "%PDF-1.7");
  truncateSync(large, 65 * 1024 * 1024);
  try {
    const made = await page.request.post("/api/subjects", { data: { name: "All formats" } });
    const { id } = subjectView.parse(await made.json());
    await page.goto(`/subject/${id}`);
    const input = page.locator('input[type="file"][accept*=".pptx"]');
    const word = wordParagraph(wordRun("Written"), "Heading1");
    const picture = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0", "latin1");
    const body = definitions("written").map((line) => wordParagraph(wordRun(line)));
    await input.setInputFiles([
      file("book.pdf", book()),
      file(
        "talk.pptx",
        slidesFile([
          { title: "Shown", lines: definitions("shown").map((line) => [0, line] as const) },
        ]),
      ),
      file("essay.docx", wordFile(word + body.join(""))),
      file("novel.epub", bookFile([`<h1>Bound</h1>${told("bound")}`])),
      file("renamed.pdf", picture),
      file("locked.pdf", locked()),
    ]);
    await expect(page.getByText(t("added", { count: 4 }))).toBeVisible({ timeout: 120_000 });
    for (const [name, code] of [
      ["renamed.pdf", "note_file_photo"],
      ["locked.pdf", "source_pdf_encrypted"],
    ] as const) {
      const sentence = files("problem", { name, reason: errors(code) });
      await expect(page.getByRole("alert").getByText(sentence)).toBeVisible();
    }
    await input.setInputFiles(large);
    await expect(page.getByRole("alert").getByText(/large\.pdf/)).toBeVisible();
    const enter = async (address: string) => {
      await page.getByRole("button", { name: files("web") }).click();
      await page.getByRole("textbox", { name: files("address") }).fill(address);
      await page.getByRole("button", { name: files("webRead") }).click();
    };
    await enter("http://10.0.0.1/");
    await expect(page.getByRole("alert").getByText(errors("page_address_private"))).toBeVisible();
    await enter(`http://127.0.0.1:${port}/posted`);
    await expect(page.getByRole("link", { name: /Posted/ })).toBeVisible();

    for (const [source, place] of [
      ["talk.pptx", "slide 1 of talk.pptx"],
      ["essay.docx", "“Written” in essay.docx"],
      ["novel.epub", "“Bound” in novel.epub"],
      [`127.0.0.1:${port}/posted`, `127.0.0.1:${port}/posted`],
    ] as const) {
      await page.goto(`/subject/${id}`);
      const row = page.getByRole("listitem").filter({ hasText: source });
      await row.getByRole("button", { name: t("makeQuiz") }).click();
      await expect(page.getByText(/Question 1 of/).first()).toBeVisible();
      await new QuizPage(page).answerByKeys();
      await expect(page.getByText(place).first()).toBeVisible();
    }

    await page.goto(`/subject/${id}`);
    const essay = page.getByRole("listitem").filter({ hasText: "essay.docx" });
    await essay.getByRole("button", { name: t("makeDocument") }).click();
    await expect(page.getByRole("heading", { name: "Written" }).first()).toBeVisible();
    await page.goto(`/subject/${id}`);
    await essay.getByRole("button", { name: t("makeQuiz") }).click();
    await expect(page).toHaveURL(/\/quiz\//);

    await page.goto(`/quiz/new?subject=${id}`);
    const field = page.getByRole("textbox", { name: "Your note" });
    await field.waitFor();
    await page.locator('input[type="file"]').setInputFiles([file("book.pdf", book())]);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible({ timeout: 60_000 });
    await dialog.getByRole("button", { name: files("choose.none") }).click();
    await dialog
      .getByRole("checkbox", { name: /Part 2/ })
      .first()
      .check();
    await dialog.getByRole("button", { name: files("choose.use") }).click();
    await expect(field).toHaveValue(/printed queue/);
    await page.getByRole("button", { name: "Make the quiz" }).click();
    await expect(page.getByText(/Question 1 of/).first()).toBeVisible();
    await new QuizPage(page).answerByKeys();
    await expect(page.getByText("p. 200 of book.pdf").first()).toBeVisible();
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  }
});
