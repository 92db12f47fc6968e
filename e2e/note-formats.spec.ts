import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
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

/** Drops files onto the page at once, as a file manager does. */
const dropFiles = async (page: Page, dropped: readonly ReturnType<typeof file>[]) => {
  const given = dropped.map(({ name, buffer }) => [name, buffer.toString("base64")] as const);
  const data = await page.evaluateHandle((named) => {
    const transfer = new DataTransfer();
    for (const [name, content] of named) {
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], name));
    }
    return transfer;
  }, given);
  // Files that are dragged in before the page's scripts run are noticed when they move on.
  await expect(async () => {
    await page.dispatchEvent("main", "dragenter", { dataTransfer: data });
    await expect(page.getByText(t("drop"))).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
};

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
    await input.waitFor({ state: "attached" });
    const word = wordParagraph(wordRun("Written"), "Heading1");
    const picture = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0", "latin1");
    const body = definitions("written").map((line) => wordParagraph(wordRun(line)));
    await dropFiles(page, [
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
    const vault = join(folder, "vault");
    mkdirSync(join(vault, "attachments"), { recursive: true });
    mkdirSync(join(vault, ".obsidian"));
    writeFileSync(join(vault, ".obsidian", "app.md"), "Not a note.");
    const wall = sharp({ create: { width: 40, height: 30, channels: 3, background: "#28409f" } });
    writeFileSync(join(vault, "attachments", "a wall.png"), await wall.png().toBuffer());
    writeFileSync(join(vault, "Walls.md"), "# Walls\n\nSee [[Doors]].\n\n![[a wall.png|A wall]]\n");
    writeFileSync(join(vault, "Doors.md"), "# Doors\n\nA door is a gap in a wall.\n");
    await page.locator("input[webkitdirectory]").setInputFiles(vault);
    await expect(page.getByRole("listitem").filter({ hasText: "vault.zip" })).toBeVisible();
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

    await page.goto(`/subject/${id}`);
    await page
      .getByRole("listitem")
      .filter({ hasText: "vault.zip" })
      .getByRole("link")
      .first()
      .click();
    await expect(page.getByRole("img", { name: "A wall" })).toHaveJSProperty("naturalWidth", 40);
    await expect(page.getByText("“Walls” in vault.zip")).toBeVisible();

    // Chapters of what lies there already, for a quiz, another quiz and a document; nothing is sent again.
    for (const [kind, made] of [
      ["makeQuiz", /Part 2$/],
      ["makeQuiz", /Part 2 · 2$/],
      ["makeDocument", /Part 2/],
    ] as const) {
      await page.goto(`/subject/${id}`);
      await page.getByText(t("more", { count: 1 })).click();
      const row = page.getByRole("listitem").filter({ hasText: "book.pdf" });
      await row.getByRole("button", { name: t(kind) }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: files("choose.none") }).click();
      await dialog
        .getByRole("checkbox", { name: /Part 2/ })
        .first()
        .check();
      await dialog.getByRole("button", { name: t(kind) }).click();
      await expect(page.getByRole("heading", { level: 1, name: made })).toBeVisible();
      if (kind === "makeDocument" || made.source.includes("·")) continue;
      await expect(page.getByText(/Question 1 of/).first()).toBeVisible();
      await new QuizPage(page).answerByKeys();
      await expect(page.getByText("p. 200 of book.pdf").first()).toBeVisible();
    }
    await page.goto(`/subject/${id}`);
    await page.getByText(t("more", { count: 1 })).click();
    const book300 = page.getByRole("listitem").filter({ hasText: "book.pdf" });
    await expect(book300).toContainText(t("used", { count: 3 }));
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  }
});
