import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { zipSync } from "fflate";
import { makeDatabase } from "#db/client.ts";
import { startEmbeddedDatabase } from "#db/embedded/start-embedded-database.ts";
import { chunks } from "#db/schema/library.ts";
import type { ManualFileView, PackView } from "#lib/schemas/library.ts";
import { htmlManual } from "../html-manual.ts";
import { countRows } from "./count-rows.ts";
import { Product, type Victim } from "./product.ts";

const longestMs = 300_000;
const lookMs = 40;
const victims: readonly Victim[] = ["server", "database", "everything", "server"];

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The body of a good answer; null while the server or its database is down. */
const ask = async (url: string, init: RequestInit = {}): Promise<unknown> => {
  try {
    const response = await fetch(url, init);
    const body = await response.text();
    return response.ok ? JSON.parse(body) : null;
  } catch {
    return null;
  }
};

/** Puts the manual into a new pack; answers with the address of the pack. */
const begin = async ({ address }: Product, manual: Uint8Array): Promise<string> => {
  const made = (await ask(`${address}/api/library`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ product: "Framework" }),
  })) as { readonly id: string };
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(manual)], "manual.zip"));
  const path = `/api/library/${made.id}`;
  assert.notEqual(await ask(`${address}${path}/sources`, { method: "POST", body: form }), null);
  return path;
};

const sourceAt = async (product: Product, path: string): Promise<ManualFileView | undefined> =>
  ((await ask(product.address + path)) as PackView | null)?.sources[0];

/** Kills when these shares of the files are stored, until the manual can be searched. */
const drive = async (product: Product, path: string, kills: readonly Victim[]): Promise<number> => {
  const deadline = Date.now() + longestMs;
  let killed = 0;
  for (;;) {
    assert.ok(Date.now() < deadline, `the import does not end\n${product.tail()}`);
    const source = await sourceAt(product, path);
    assert.notEqual(source?.status, "failed", source?.error?.message);
    if (source?.status === "ready") return killed;
    const { done, total } = source?.progress ?? { done: 0, total: 1 };
    const victim = kills[killed];
    if (victim && source?.status === "importing" && done / total >= killed / kills.length) {
      killed += 1;
      await product.kill(victim);
    }
    await sleep(lookMs);
  }
};

/** What can be searched afterwards, without ids, and how many rows there are. */
const readLibrary = async (dataDir: string, path: string) => {
  const database = await startEmbeddedDatabase({ dataDir });
  const { db, close } = makeDatabase(database.url);
  try {
    const stored = await db
      .select({ ordinal: chunks.ordinal, address: chunks.address, text: chunks.text })
      .from(chunks)
      .where(eq(chunks.packId, path.split("/").at(-1) ?? ""))
      .orderBy(asc(chunks.ordinal));
    const tables = [
      "sources",
      "source_uploads",
      "source_files",
      "chunks",
      "chunk_words",
      "search_terms",
    ];
    return { stored, rows: await countRows(db, tables) };
  } finally {
    await close();
    await database.stop();
  }
};

const importManual = async (manual: Uint8Array, kills: readonly Victim[]) => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-crash-"));
  const product = new Product({ dataDir, modelUrl: null });
  try {
    await product.start();
    const path = await begin(product, manual);
    const killed = await drive(product, path, kills);
    await product.stop();
    return { killed, ...(await readLibrary(dataDir, path)) };
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/**
 * Imports a real manual, undisturbed and with kills in the middle, and compares what can be searched. Returns the
 * number of kills.
 */
export const checkImport = async (say: (line: string) => void): Promise<number> => {
  say("The import");
  const manual = zipSync(htmlManual(), { level: 1 });
  const undisturbed = await importManual(manual, []);
  assert.ok(undisturbed.stored.length > 500, "the manual is too small");
  const disturbed = await importManual(manual, victims);
  assert.ok(disturbed.killed > 1, "it was over too soon to be killed");
  assert.deepEqual(disturbed.stored, undisturbed.stored);
  assert.deepEqual(disturbed.rows, undisturbed.rows);
  assert.equal(disturbed.rows.source_files, 0, "bytes were left behind");
  say(`  the same ${disturbed.stored.length} chunks after ${disturbed.killed} kills`);
  return disturbed.killed;
};
