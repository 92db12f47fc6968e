import { expect } from "@playwright/test";
import sharp from "sharp";
import { messagesIn } from "#lib/i18n/catalogue.ts";
import { offlineTest as test } from "./product-test.ts";

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly lang: string;
  readonly display: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
}

test("a browser can install the product, in the language that it asks for", async ({ page }) => {
  await page.goto("/");
  const browser = await page.context().newCDPSession(page);
  const { url, errors } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  for (const language of ["en", "ru"] as const) {
    const answer = await page.request.get(url, { headers: { "accept-language": language } });
    expect(answer.headers()["content-type"]).toBe("application/manifest+json");
    const manifest: Manifest = await answer.json();
    const { product, tagline } = messagesIn(language).shell;
    const told = { name: product, description: tagline, lang: language, display: "standalone" };
    expect(manifest).toMatchObject(told);
    expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await page.request.get(src);
      expect([src, icon.status(), icon.headers()["content-type"]]).toEqual([src, 200, type]);
      if (sizes === "any") continue;
      const { width, height } = await sharp(await icon.body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  }
});

test("the icons that a page names are there, and search engines are sent away", async ({
  page,
}) => {
  await page.goto("/");
  const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]');
  const named = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href") ?? ""),
  );
  expect(named.map((address) => address.replace(/\?.*/, "")).sort()).toEqual([
    "/apple-touch-icon.png",
    "/favicon.ico",
    "/icon.svg",
  ]);
  for (const address of named) {
    const icon = await page.request.get(address);
    expect([address, icon.status()]).toEqual([address, 200]);
    expect(icon.headers()["content-type"]).toMatch(/^image\//);
  }
  const robots = await page.request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toMatch(/^text\/plain/);
  expect(await robots.text()).toMatch(/^User-agent: \*\nDisallow: \/$/m);
});

test("a stranger's host name gets none of them", async ({ page }) => {
  for (const path of ["/manifest.webmanifest", "/icon-192.png", "/robots.txt"]) {
    const answer = await page.request.get(path, { headers: { host: "elsewhere.example" } });
    expect([path, answer.status()]).toEqual([path, 403]);
  }
});
