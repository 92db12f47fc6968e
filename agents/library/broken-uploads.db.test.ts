import { randomBytes } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { importStore, libraryStore } from "#db/queries/library.ts";
import { chunks, manualFiles, sourceFiles, sourceUploads } from "#db/schema/library.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { newId } from "#lib/ids.ts";
import { readSamplePacks } from "#lib/samples/read-sample-packs.ts";
import { packDescription } from "#lib/schemas/library.ts";
import { libraryCommands } from "../services/library.ts";
import { createImportLoop } from "./import-loop.ts";

// An import starts a process; on a machine that is busy with other tests that takes its time.
vi.setConfig({ testTimeout: 150_000 });

const { db } = testDatabase();
const library = libraryCommands({
  ...{ store: libraryStore(db), samples: readSamplePacks },
  fetchPage: () => Promise.reject(new Error("no page is asked for here")),
});
const encode = (text: string) => new TextEncoder().encode(text);

const newPack = async () => {
  const ownerId = newId("own");
  const described = packDescription.parse({ product: "Widget" });
  const { id: packId } = await library.write.createPack(ownerId, described);
  const send = (pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) =>
    library.write.importSource(ownerId, packId, { fileName: "manual.md", pieces });
  const importAll = () =>
    createImportLoop({
      store: importStore(db, ownerId),
      ...{ log: { warn: () => {}, info: () => {} }, identity: newId("worker") },
      isDead: () => true,
    }).once();
  const files = () =>
    db
      .select({ bytes: sourceFiles.bytes, sourceId: sourceUploads.sourceId })
      .from(sourceFiles)
      .innerJoin(sourceUploads, eq(sourceUploads.id, sourceFiles.uploadId))
      .where(eq(sourceFiles.ownerId, ownerId))
      .orderBy(asc(sourceFiles.uploadId), asc(sourceFiles.ordinal));
  const uploads = () => db.select().from(sourceUploads).where(eq(sourceUploads.ownerId, ownerId));
  /** All that is stored of the manual. */
  const stored = async () => ({
    sources: await db
      .select()
      .from(manualFiles)
      .where(and(eq(manualFiles.packId, packId), eq(manualFiles.ownerId, ownerId))),
    chunks: await db
      .select({ text: chunks.text, generation: chunks.generation })
      .from(chunks)
      .where(and(eq(chunks.packId, packId), eq(chunks.ownerId, ownerId))),
    files: await files(),
  });
  return { ownerId, packId, send, importAll, files, uploads, stored };
};

/** The beginning of a file, after which the sender is gone. */
async function* brokenOff(bytes: Uint8Array, at: number, chunk: number) {
  for (let start = 0; start < at; start += chunk) {
    yield bytes.subarray(start, Math.min(at, start + chunk));
  }
  throw new Error("The client went away.");
}

test("an import again that breaks off at any byte leaves the manual as it was", async () => {
  const { send, importAll, stored, uploads } = await newPack();
  await send([encode("# Widget\n\nOld words.")]);
  await importAll();
  const before = await stored();
  expect(before.chunks).toMatchObject([{ text: expect.stringContaining("Old words.") }]);
  const larger = encode(`# Widget\n\n${"New words. ".repeat(70_000)}`);
  const place = fc.integer({ min: 0, max: larger.length });
  await fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 1_000, max: 300_000 }), async (at, chunk) => {
      await expect(send(brokenOff(larger, at, chunk))).rejects.toThrow("The client went away.");
      expect(await stored()).toEqual(before);
      expect(await uploads()).toEqual([]);
    }),
    {
      numRuns: 25,
      examples: [
        [0, 1_000],
        [1, 1_000],
        [larger.length, 300_000],
      ],
    },
  );
});

test("a file is stored in pieces while it arrives, and is its source's only when all of it is there", async () => {
  const { send, files } = await newPack();
  const bytes = Buffer.concat([
    encode("# Widget\n\n"),
    Buffer.from(randomBytes(500_000).toString("hex")),
  ]);
  const seen: number[] = [];
  const { id } = await send(
    (async function* () {
      for (let start = 0; start < bytes.length; start += 64_000) {
        yield bytes.subarray(start, start + 64_000);
        const rows = await files();
        expect(rows.every(({ sourceId }) => sourceId === null)).toBe(true);
        seen.push(rows.length);
      }
    })(),
  );
  // What came is stored before the rest has come.
  expect(seen.some((count) => count > 0 && count < Math.max(...seen))).toBe(true);
  const rows = await files();
  expect(rows.every(({ sourceId }) => sourceId === id)).toBe(true);
  expect(Buffer.concat(rows.map((row) => row.bytes)).equals(bytes)).toBe(true);
  // The same name again takes the place of the bytes, too.
  await send([encode("# Widget\n\nOther words.")]);
  expect((await files()).map((row) => Buffer.from(row.bytes).toString())).toEqual([
    "# Widget\n\nOther words.",
  ]);
});

test("what the end of a process left of an upload is swept, and an upload under way is not", async () => {
  const { ownerId, packId, send, uploads, files } = await newPack();
  const left = { id: newId("upl"), ownerId, packId };
  await db.insert(sourceUploads).values({ ...left, touchedAt: new Date(Date.now() - 3_600_000) });
  const piece = { uploadId: left.id, ordinal: 0, ownerId, bytes: encode("# Left") };
  await db.insert(sourceFiles).values(piece);
  await send(
    (async function* () {
      yield encode(`# Widget\n\n${"Words. ".repeat(60_000)}`);
      await importStore(db, ownerId).claim("worker", () => false);
      expect((await uploads()).map(({ id }) => id)).not.toContain(left.id);
      yield encode("More.");
    })(),
  );
  expect((await files()).every(({ sourceId }) => sourceId !== null)).toBe(true);
});

test("an upload into a pack that is deleted meanwhile is refused, and nothing of it stays", async () => {
  const { ownerId, packId, send, uploads, files } = await newPack();
  const sent = send(
    (async function* () {
      yield encode(`# Widget\n\n${"Words. ".repeat(60_000)}`);
      await library.write.deletePack(ownerId, packId);
      yield encode("More.");
    })(),
  );
  await expect(sent).rejects.toMatchObject({ code: "not_found" });
  expect([...(await uploads()), ...(await files())]).toEqual([]);
});
