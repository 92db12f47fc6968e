import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Locator, type Page } from "@playwright/test";
import { zipSync } from "fflate";
import { translator } from "#lib/i18n/translator.ts";
import { libraryView, type PackView } from "#lib/schemas/library.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { GuidePage, longestRunMs, samplePack } from "./guide-page.ts";
import { htmlManual } from "./html-manual.ts";
import { offlineTest as test } from "./product-test.ts";

const t = translator("en", "library");

const zipped = (files: Record<string, Uint8Array>) => ({
  name: "framework-docs.zip",
  mimeType: "application/zip",
  buffer: Buffer.from(zipSync(files, { level: 1 })),
});

const readPack = async (page: Page, product: string): Promise<PackView | undefined> => {
  const view = libraryView.parse(await (await page.request.get("/api/library")).json());
  return view.packs.find((pack) => pack.product === product);
};

const card = (page: Page, title: string): Locator => page.getByRole("article", { name: title });

test("a real manual is imported, asked, imported again and deleted; a bad file in it is named", async ({
  page,
}) => {
  test.setTimeout(8 * longestRunMs);
  // A seventh of the manual; the crash test imports all of it.
  const files = htmlManual("03-api-reference/05-config");
  const broken = new TextEncoder().encode("%PDF-1.7\nthis ends too early");
  await page.goto("/library");
  await page.getByRole("button", { name: t("add") }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .locator('input[type="file"]')
    .setInputFiles(zipped({ ...files, "extra/broken.pdf": broken }));
  const product = dialog.getByRole("textbox", { name: t("form.product") });
  await expect(product).toHaveValue("Framework");
  await product.fill("Next.js");
  await dialog.getByRole("textbox", { name: t("form.versions") }).fill("15, newest");
  await dialog.getByRole("button", { name: t("form.submit") }).click();
  await expect(
    dialog.getByRole("alert").getByText(t("form.errors.versions", { name: "newest" })),
  ).toBeVisible();
  await dialog.getByRole("textbox", { name: t("form.versions") }).fill("15, 16");
  await dialog.getByRole("button", { name: t("form.submit") }).click();
  await expect(dialog).toBeHidden();

  const pack = card(page, "Next.js");
  await expect(pack).toBeVisible();
  await expect(pack.getByRole("link", { name: t("ask") })).toBeVisible({
    timeout: 6 * longestRunMs,
  });
  const [source] = (await readPack(page, "Next.js"))?.sources ?? [];
  expect(source?.sections).toBeGreaterThan(300);
  await pack.getByText(t("source.bad", { count: 1 })).click();
  await expect(pack.getByText("broken.pdf")).toBeVisible();

  // Its sections answer a question, and open.
  await pack.getByRole("link", { name: t("ask") }).click();
  const guide = new GuidePage(page);
  await page.getByRole("textbox").first().fill("How do I configure the base path?");
  await page.getByRole("textbox").first().press("Control+Enter");
  await expect(page.getByRole("tab", { name: guide.guide("side.manual") })).toBeVisible({
    timeout: longestRunMs,
  });

  // The same name takes its place: less is found than before, and nothing twice.
  await page.goto("/library");
  const part = Object.fromEntries(Object.entries(files).slice(0, 40));
  await pack.locator(`input[data-import="${source?.id}"]`).setInputFiles(zipped(part));
  await expect
    .poll(
      async () => {
        const present = await readPack(page, "Next.js");
        const [file] = present?.sources ?? [];
        return file?.status === "ready" && file.sections < (source?.sections ?? 0);
      },
      { timeout: 4 * longestRunMs },
    )
    .toBe(true);
  expect((await readPack(page, "Next.js"))?.sources).toHaveLength(1);
  await expect(pack.getByText(t("source.bad", { count: 1 }))).toBeHidden();

  await page.getByRole("button", { name: t("pack.editOf", { title: "Next.js" }) }).click();
  await page
    .getByRole("dialog")
    .getByRole("textbox", { name: t("form.editions") })
    .fill("App Router, Pages Router");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("form.save") })
    .click();
  await expect(pack).toContainText("App Router, Pages Router");

  await page.getByRole("button", { name: t("pack.removeOf", { title: "Next.js" }) }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(pack).toBeVisible();
  await page.getByRole("button", { name: t("pack.removeOf", { title: "Next.js" }) }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("removal.confirm") })
    .click();
  await expect(pack).toBeHidden();
  expect(await readPack(page, "Next.js")).toBeUndefined();
});

test.describe("what links lead to", () => {
  test.use({ expected: [/404/] });
  test("a link to a passage that the library has no more says so, and leads there", async ({
    page,
  }) => {
    await page.goto("/library/pck_gone/chk_gone");
    await expect(page.getByRole("heading", { name: t("gonePassage.title") })).toBeVisible();
    await expectNoViolation(page, "a passage that is no more");
    await page.getByRole("link", { name: t("gonePassage.action") }).click();
    await expect(page).toHaveURL(/\/library$/);
  });
});

test("the first step is offered with the sample, and a file dropped anywhere asks where it belongs", async ({
  page,
}) => {
  test.setTimeout(2 * longestRunMs);
  const sample = await samplePack(page);
  await page.goto("/library");
  await expect(card(page, sample.title)).toContainText(t("sample"));
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    const text = "# Kettle manual\n\n## Switch it on\n\n1. Press **On**.\n2. Wait.\n";
    transfer.items.add(new File([text], "kettle-manual.md", { type: "text/markdown" }));
    return transfer;
  });
  await page.dispatchEvent("main", "drop", { dataTransfer: dropped });
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("kettle-manual.md")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: t("form.product") })).toHaveValue("Kettle");
  await dialog.getByRole("button", { name: t("form.submit") }).click();
  const pack = card(page, "Kettle");
  await expect(pack.getByRole("link", { name: t("ask") })).toBeVisible({ timeout: longestRunMs });
  await expect(page.getByText(t("firstStep.title"))).toBeHidden();
});

test.describe("by its address", () => {
  test.use({ expected: [/status of 422/] });

  test("a page of the web is imported by its address, and again", async ({ page }) => {
    test.setTimeout(3 * longestRunMs);
    let step = "Press **On**";
    const server = createServer((request, response) => {
      response.setHeader("content-type", "text/html");
      const steps = `<h1>Lamp</h1><h2>Switch it on</h2><ol><li>${step}.</li><li>Wait.</li></ol>`;
      response.end(
        /empty|blank/.test(request.url ?? "") ? "" : `<!doctype html><title>Lamp</title>${steps}`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const files = translator("en", "noteFiles");
    const enter = async (within: Locator, address: string) => {
      await within.getByRole("button", { name: files("web") }).click();
      const field = page.getByRole("textbox", { name: files("address") });
      await field.fill(address);
      await field.press("Enter");
      await expect(field).toBeHidden();
    };
    try {
      await page.goto("/library");
      await page.getByRole("button", { name: t("add") }).click();
      const dialog = page.getByRole("dialog").first();
      await dialog.getByRole("button", { name: files("web") }).click();
      await expectNoViolation(page, "the address of a manual");
      // It closes the question for the address alone.
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(1);
      await enter(dialog, `${base}/lamp`);
      await expect(dialog.getByText(`${base}/lamp`)).toBeVisible();
      await dialog.getByRole("textbox", { name: t("form.product") }).fill("Lamp");
      await dialog.getByRole("button", { name: t("form.submit") }).click();
      const pack = card(page, "Lamp");
      await expect(pack.getByRole("link", { name: t("ask") })).toBeVisible({
        timeout: longestRunMs,
      });
      await enter(pack, `${base}/empty`);
      const reason = translator("en", "errors")("page_no_text");
      const told = t("sendFailed", { name: `${base}/empty`, reason });
      await expect(pack.getByText(told)).toBeVisible();
      await expectNoViolation(page, "a manual of the web");
      // What was wrong with an address is not said of the next one.
      const other = t("sendFailed", { name: `${base}/blank`, reason });
      await enter(pack, `${base}/blank`);
      await expect(pack.getByText(told)).toBeHidden();
      await expect(pack.getByText(other)).toBeVisible();

      const before = (await readPack(page, "Lamp"))?.sources;
      expect(before).toMatchObject([{ fileName: `${base}/lamp`, status: "ready", format: "html" }]);
      step = "Turn the switch to the right";
      await pack
        .getByRole("button", { name: t("source.againOf", { name: `${base}/lamp` }) })
        .click();
      const updatedAt = before?.[0]?.updatedAt ?? "";
      await expect
        .poll(
          async () => {
            const source = (await readPack(page, "Lamp"))?.sources[0];
            return source?.status === "ready" && source.updatedAt > updatedAt;
          },
          { timeout: longestRunMs },
        )
        .toBe(true);
      await pack.getByRole("link", { name: t("ask") }).click();
      await page.getByRole("textbox").first().fill("Switch the lamp on");
      await page.getByRole("textbox").first().press("Control+Enter");
      await expect(page.getByText("Turn the switch to the right").first()).toBeVisible({
        timeout: longestRunMs,
      });
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});

test("a zip that is cut off is named, with what to do, and a whole one takes its place", async ({
  page,
}) => {
  test.setTimeout(3 * longestRunMs);
  const htmlPage = (body: string) =>
    new TextEncoder().encode(`<!doctype html><html><body>${body}</body></html>`);
  const whole = zipped({
    "kettle/on.html": htmlPage("<h1>Switch it on</h1><p>Press <b>On</b>.</p>"),
    "kettle/off.html": htmlPage("<h1>Switch it off</h1><p>Press <b>Off</b>.</p>"),
  });
  const cut = { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length - 30) };
  await page.goto("/library");
  await page.getByRole("button", { name: t("add") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator('input[type="file"]').setInputFiles(cut);
  await dialog.getByRole("textbox", { name: t("form.product") }).fill("Steam kettle");
  await dialog.getByRole("button", { name: t("form.submit") }).click();
  const pack = card(page, "Steam kettle");
  await expect(pack).toContainText(translator("en", "errors")("source_zip_broken"), {
    timeout: longestRunMs,
  });
  await expect(pack.getByRole("link", { name: t("ask") })).toBeHidden();
  const [source] = (await readPack(page, "Steam kettle"))?.sources ?? [];
  await pack.locator(`input[data-import="${source?.id}"]`).setInputFiles(whole);
  await expect(pack.getByRole("link", { name: t("ask") })).toBeVisible({ timeout: longestRunMs });
  expect((await readPack(page, "Steam kettle"))?.sources).toMatchObject([
    { status: "ready", sections: 2, badFiles: [] },
  ]);
});

test.describe("what cannot be read", () => {
  test.use({ expected: [/415/] });
  test("is told before a manual is made for it, and a manual without text has two ways on", async ({
    page,
  }) => {
    await page.goto("/library");
    await page.getByRole("button", { name: t("add") }).click();
    const dialog = page.getByRole("dialog");
    const files = dialog.locator('input[type="file"]');
    const word = {
      name: "Widget.doc",
      mimeType: "application/msword",
      buffer: Buffer.from("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "latin1"),
    };
    await files.setInputFiles(word);
    await expect(
      dialog.getByText(t("form.errors.office", { name: "Widget.doc" })),
    ).toBeInViewport();
    await expect(dialog.getByRole("button", { name: t("form.choose") })).toBeFocused();
    expect(await readPack(page, "Widget")).toBeUndefined();

    // Under another name it gets as far as the server, which looks into it.
    await files.setInputFiles({ ...word, name: "Widget.zip" });
    await dialog.getByRole("button", { name: t("form.submit") }).click();
    const pack = card(page, "Widget");
    await expect(pack.getByRole("alert")).toContainText(
      translator("en", "errors")("source_office_file"),
    );
    await expect(pack.getByText(t("pack.noFiles"))).toBeVisible();
    await pack
      .locator("input[data-import]")
      .setInputFiles({ ...word, name: "Widget.md", buffer: Buffer.from("# Knob\n\nTurn it.\n") });
    await expect(pack.getByRole("link", { name: t("ask") })).toBeVisible({
      timeout: longestRunMs,
    });

    const made = await page.request.post("/api/library", {
      data: { product: "Empty", language: "en", versions: [], editions: [] },
    });
    expect(made.status()).toBe(201);
    await page.reload();
    const empty = card(page, "Empty");
    await empty.getByRole("button", { name: t("pack.removeDead") }).click();
    await empty.getByRole("button", { name: t("removal.confirm") }).click();
    await expect(empty).toBeHidden();
  });
});
