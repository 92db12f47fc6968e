import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { libraryView } from "#lib/schemas/library.ts";

/** Imports a text as the manual's only file, in the place of the one before, and waits for it. */
export const importText = async (page: Page, packId: string, text: string): Promise<void> => {
  const address = `/api/library/${packId}/sources?name=ledger.md`;
  const headers = { "content-type": "application/octet-stream" };
  const sent = await page.request.post(address, { data: Buffer.from(text), headers });
  expect(sent.status()).toBe(202);
  const isReady = async () => {
    const { packs } = libraryView.parse(await (await page.request.get("/api/library")).json());
    const [source] = packs.find(({ id }) => id === packId)?.sources ?? [];
    return source?.status === "ready" && source.size === Buffer.byteLength(text);
  };
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
};

/** A manual of one file, of a product of the test’s own: quizzes quote every manual of what they speak of. @returns its id */
export const newManual = async (page: Page, product: string, text: string): Promise<string> => {
  const made = await page.request.post("/api/library", { data: { product } });
  const { id } = z.object({ id: z.string() }).parse(await made.json());
  await importText(page, id, text);
  return id;
};
